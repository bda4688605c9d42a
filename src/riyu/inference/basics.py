"""The facts that features make, as answers to queries: which stand that fit a pattern, and what that rests on.

Takes a watch that has looked and patterns of values; gives tuples of values, and appends the keys of the watched values
that the answer rests on to a list. Nothing is stored: where a stone or point is given, only what is around it is looked
at. Knows no rules. The facts' fields are those of `predicates`: colors, cells, names and numbers, status words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.game.constants import BLACK, EMPTY, STRIDE, WHITE
from riyu.game.points import Color, Point, all_points
from riyu.inference.constants import (
    ALIVE_AT,
    BLACK_BRIDGES_AT,
    BLACK_MOVES_AT,
    CHAIN_AT,
    CHAIN_TOUCHED_OF,
    ENCLOSED_AT,
    KIND_BITS,
    LIBERTIES_OF,
    LINKS_AT,
    STONE_AT,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
)
from riyu.inference.watch import Watch

__all__ = ["BASICS", "Basic", "Pattern", "Values"]

Value: TypeAlias = int | str
Values: TypeAlias = tuple[Value, ...]
"""The fields of a fact."""

Pattern: TypeAlias = Sequence[Value | None]
"""A value, or None for any, by field."""

Ask: TypeAlias = Callable[[Watch, Pattern, list[int]], list[Values]]
"""Gives the facts that fit a pattern, and appends the keys that this rests on."""

Seek: TypeAlias = Callable[[Watch, Pattern, list[int]], Iterator[Values]]

_SIDE = 1 << KIND_BITS
_COLORS = (BLACK, WHITE)
_NO_WAY = 99
_STEPS = (STRIDE, -1, 1, -STRIDE)
_STATUS = ("none", "weak", "unsettled", "settled")
_LINK_STATUS = ("none", "unsettled", "unsettled", "unsettled", "weak", "weak", "settled")
"""By link code; see `riyu.features.links`."""


@dataclass(frozen=True, slots=True)
class Basic:
    """How a predicate's facts are asked for, and the numbers of the kinds that this reads."""

    ask: Ask
    kinds: frozenset[int]


def _fitting(seek: Seek) -> Ask:
    """Give what asks for those that fit, of all that are found around what a pattern gives."""

    def ask(watch: Watch, pattern: Pattern, reads: list[int]) -> list[Values]:
        given = [(place, value) for place, value in enumerate(pattern) if value is not None]
        found = []
        for values in seek(watch, pattern, reads):
            for place, value in given:
                if values[place] != value:
                    break
            else:
                found.append(values)
        return found

    return ask


def _value(watch: Watch, kind: int, cell: Point, reads: list[int]) -> int:
    reads.append(kind + cell)
    return watch.value(kind >> KIND_BITS, cell)


def _points_of(
    watch: Watch, wanted: Value | None, kinds: Sequence[int], reads: list[int]
) -> Sequence[Point]:
    """Give the point that a pattern gives; else all, read as any cell of these kinds."""
    if wanted is None:
        reads += kinds
        return list(all_points(watch.board.size))
    return (int(wanted),)


def _stones_of(watch: Watch, wanted: Value | None, kind: int, reads: list[int]) -> Sequence[Point]:
    """Give the point that a pattern gives, read as of a kind; else all stones, read as any cell of it."""
    if wanted is None:
        reads.append(kind)
        return [p for p, content in enumerate(watch.board.cells()) if content in _COLORS]
    reads.append(kind + int(wanted))
    return (int(wanted),)


def _strings_of(watch: Watch, wanted: Value | None, reads: list[int], kind: int) -> Sequence[Point]:
    """Give the string that a pattern names, if it is one's name; else all, read as any cell of a kind."""
    if wanted is None:
        reads.append(kind)
        return list(watch.board.strings())
    name = int(wanted)
    return (name,) if _value(watch, STRING_AT, name, reads) == name != 0 else ()


def _colors_of(wanted: Value | None) -> Sequence[Color]:
    return [color for color in _COLORS if wanted in (None, color)]


def _stone(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    for p in _stones_of(watch, pattern[1], STONE_AT, reads):
        if watch.board.color_at(p) in _COLORS:
            yield watch.board.color_at(p), p


def _string(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    for name in _strings_of(watch, pattern[1], reads, STRING_AT):
        yield watch.board.color_at(name), name


def _numbered(kind: int) -> Seek:
    """Give what seeks a number of strings that is kept at their names."""

    def seek(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
        for name in _strings_of(watch, pattern[0], reads, kind):
            if pattern[0] is not None:
                reads.append(kind + name)
            yield name, watch.value(kind >> KIND_BITS, name)

    return seek


def _atari(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    board = watch.board
    _, string, point = pattern
    if string is None and point is not None:
        yield from _atari_at(watch, int(point), reads)
        return
    if string is None:
        reads.append(TOUCHED_OF)
        names = watch.strings_with(LIBERTIES_OF, 1, 1)
    else:
        names = list(_strings_of(watch, string, reads, TOUCHED_OF))
    for name in names:
        if string is not None:
            reads.append(LIBERTIES_OF + name)
        if watch.value(LIBERTIES_OF >> KIND_BITS, name) == 1:
            if string is not None:
                reads.append(TOUCHED_OF + name)
            yield board.color_at(name), name, board.liberty_points(name)[0]


def _atari_at(watch: Watch, point: Point, reads: list[int]) -> Iterator[Values]:
    """Seek the strings whose last liberty is a point."""
    board = watch.board
    reads.append(STRING_AT + point)
    if board.color_at(point) != EMPTY:
        return
    names = set()
    for step in _STEPS:
        content = board.color_at(point + step)
        if content in _COLORS or content == EMPTY:
            names.add(_value(watch, STRING_AT, point + step, reads))
    for name in sorted(names - {0}):
        if _value(watch, LIBERTIES_OF, name, reads) == 1:
            yield board.color_at(name), name, point


def _link(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    stone = pattern[1]
    turned = stone is None and pattern[2] is not None
    wanted = None if turned else pattern[2]
    for p in _stones_of(watch, pattern[2] if turned else stone, LINKS_AT, reads):
        for other, code in watch.links_at(p):
            if other and (wanted is None or other == wanted):
                ends = (other, p) if turned else (p, other)
                yield watch.board.color_at(p), *ends, _LINK_STATUS[code]


def _edge_link(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    for p in _stones_of(watch, pattern[1], LINKS_AT, reads):
        # a stone in the corner may have two: each status once
        for status in {_LINK_STATUS[code]: 0 for other, code in watch.links_at(p) if not other}:
            yield watch.board.color_at(p), p, status


def _by_side(black: int, no: int, words: Sequence[str] | None) -> Seek:
    """Give what seeks (color, point, number or word) by a kind of Black's and the next, White's; `no` is no fact."""

    def seek(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
        colors = _colors_of(pattern[0])
        kinds = [black + _SIDE * (color - 1) for color in colors]
        for p in _points_of(watch, pattern[1], kinds, reads):
            for color, kind in zip(colors, kinds, strict=True):
                if pattern[1] is not None:
                    reads.append(kind + p)
                value = watch.value(kind >> KIND_BITS, p)
                if value != no:
                    yield color, p, words[value] if words else value

    return seek


def _chain(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    board = watch.board
    _, chain, string = pattern
    if string is None and chain is not None:
        if _value(watch, CHAIN_AT, int(chain), reads) != chain:
            return
        reads.append(CHAIN_TOUCHED_OF + int(chain))
        names = sorted(
            {watch.value(STRING_AT >> KIND_BITS, p) for p in watch.chain_stones(int(chain))}
        )
    else:
        names = list(_strings_of(watch, string, reads, CHAIN_TOUCHED_OF))
    for name in names:
        if string is not None:
            reads.append(CHAIN_AT + name)
        yield board.color_at(name), watch.value(CHAIN_AT >> KIND_BITS, name), name


def _pass_alive(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    if pattern[1] is None:
        reads.append(
            ALIVE_AT
        )  # a string that becomes another gains or loses a stone, there it changes
        names = watch.strings_with(ALIVE_AT, 1, 2)
    else:
        names = list(_strings_of(watch, pattern[1], reads, STRING_AT))
        reads += [ALIVE_AT + name for name in names]
    for name in names:
        color = watch.value(ALIVE_AT >> KIND_BITS, name)
        if color:
            yield color, name


def _enclosed(watch: Watch, pattern: Pattern, reads: list[int]) -> Iterator[Values]:
    for p in _points_of(watch, pattern[1], (ENCLOSED_AT,), reads):
        if pattern[1] is not None:
            reads.append(ENCLOSED_AT + p)
        color = watch.value(ENCLOSED_AT >> KIND_BITS, p)
        if color:
            yield color, p


def _basic(seek: Seek, *kinds: int) -> Basic:
    return Basic(_fitting(seek), frozenset(kind >> KIND_BITS for kind in kinds))


_BRIDGES = (BLACK_BRIDGES_AT, BLACK_BRIDGES_AT + _SIDE)
_MOVES = (BLACK_MOVES_AT, BLACK_MOVES_AT + _SIDE)

BASICS: Mapping[str, Basic] = {
    "stone": _basic(_stone, STONE_AT),
    "string": _basic(_string, STRING_AT),
    "liberties": _basic(_numbered(LIBERTIES_OF), STRING_AT, LIBERTIES_OF),
    "stones": _basic(_numbered(STONES_OF), STRING_AT, STONES_OF),
    "atari": _basic(_atari, STRING_AT, LIBERTIES_OF, TOUCHED_OF),
    "link": _basic(_link, LINKS_AT),
    "edge-link": _basic(_edge_link, LINKS_AT),
    "bridge-point": _basic(_by_side(BLACK_BRIDGES_AT, 0, _STATUS), *_BRIDGES),
    "chain": _basic(_chain, STRING_AT, CHAIN_AT, CHAIN_TOUCHED_OF),
    "pass-alive": _basic(_pass_alive, STRING_AT, ALIVE_AT),
    "access": _basic(_by_side(BLACK_MOVES_AT, _NO_WAY, None), *_MOVES),
    "enclosed": _basic(_enclosed, ENCLOSED_AT),
}
"""How the facts of each predicate that features make are asked for."""
