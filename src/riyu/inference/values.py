"""The answers to the values and tests of `when`, each with the keys of the watched values that it rests on.

Takes a watch that has looked, points and the own color; gives numbers, and appends keys to a list. As long as no value
under these keys changes the answer stands. What patterns can ask too the focus matcher answers (`patterns/resting.py`);
what rules alone can ask is answered here. Knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point
from riyu.inference.constants import (
    ALIVE_AT,
    BLACK_MOVES_AT,
    CHAIN_AT,
    CHAIN_LIBERTIES_OF,
    CHAIN_STONES_OF,
    ENCLOSED_AT,
    INFLUENCE_AT,
    KIND_BITS,
    LIBERTIES_OF,
    NEAREST_AT,
    PHASE_NOW,
    REGION_AT,
    ROOM_OF,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
)
from riyu.inference.watch import Watch
from riyu.patterns.tables import TESTS

__all__ = ["ANSWERS", "Ask", "WatchedValue", "name_of"]

Ask: TypeAlias = Callable[[Watch, Sequence[Point], Color, list[int]], int]
"""Gives a value of points for an own color, and appends the keys that it rests on."""

_SIDE = 1 << KIND_BITS
_STRING = STRING_AT >> KIND_BITS
_BY_NAME = (LIBERTIES_OF, STONES_OF, TOUCHED_OF)
_KINDS = (
    STRING_AT,
    *_BY_NAME,
    BLACK_MOVES_AT,
    BLACK_MOVES_AT + _SIDE,
    ENCLOSED_AT,
    CHAIN_AT,
    PHASE_NOW,
)
"""The kinds of what an answer to a word of patterns rests on, in the order of `patterns/resting.pxd`."""


@dataclass(frozen=True, slots=True)
class WatchedValue:
    """How a value of `when` is answered, and the numbers of the kinds that it reads."""

    ask: Ask
    kinds: frozenset[int]


def name_of(watch: Watch, kind: int, point: Point, reads: list[int]) -> Point:
    """Give the name of the string, chain or region at a point, by the kind's key at cell 0; 0 if there is none."""
    reads.append(kind + point)
    return watch.value(kind >> KIND_BITS, point)


def _number(watch: Watch, kind: int, cell: Point, reads: list[int]) -> int:
    reads.append(kind + cell)
    return watch.value(kind >> KIND_BITS, cell)


def _at_name(names: int, numbers: int) -> Ask:
    """Give what asks a number that is kept at the name of what is at a point; 0 where nothing is."""

    def ask(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
        name = name_of(watch, names, points[0], reads)
        return _number(watch, numbers, name, reads) if name else 0

    return ask


def _of_patterns(name: str) -> Ask:
    """Give what asks a word that patterns have too: the watch's matcher answers, and says what the answer rests on."""
    word = list(TESTS).index(name)

    def ask(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
        one = points[0] if points else 0
        found: int = watch.matcher.answer(word, one, points[1] if points[1:] else one, own)
        for what, point in watch.matcher.resting():
            kind = _KINDS[what]
            reads.append(kind + (watch.value(_STRING, point) if kind in _BY_NAME else point))
        return found

    return ask


def _influence(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, INFLUENCE_AT, points[0], reads) * (1 if own == 1 else -1)


def _room(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, NEAREST_AT, points[0], reads)


def _pass_alive(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, ALIVE_AT, points[0], reads) != EMPTY


def _answer(ask: Ask, *kinds: int) -> WatchedValue:
    return WatchedValue(ask, frozenset(kind >> KIND_BITS for kind in kinds))


_ABOUT_A_MOVE = (STRING_AT, LIBERTIES_OF, STONES_OF, TOUCHED_OF)
_OF_PATTERNS: Mapping[str, tuple[int, ...]] = {
    "liberties": (STRING_AT, LIBERTIES_OF),
    "liberties-after": _ABOUT_A_MOVE,
    "stones": (STRING_AT, STONES_OF),
    "line": (),
    "own-distance": (BLACK_MOVES_AT, BLACK_MOVES_AT + _SIDE),
    "enemy-distance": (BLACK_MOVES_AT, BLACK_MOVES_AT + _SIDE),
    "phase": (PHASE_NOW,),
    "self-atari": _ABOUT_A_MOVE,
    "own-cannot-play-safely": _ABOUT_A_MOVE,
    "enemy-cannot-play-safely": _ABOUT_A_MOVE,
    "eye-cannot-collapse": _ABOUT_A_MOVE,
    "in own territory": (ENCLOSED_AT,),
    "in enemy territory": (ENCLOSED_AT,),
    "on-plate": (STRING_AT,),
    "same-chain": (CHAIN_AT,),
    "no enemy neighbor in atari": (STRING_AT, LIBERTIES_OF),
}
"""The words that patterns have too, with the kinds that they read."""

ANSWERS: Mapping[str, WatchedValue] = {
    **{name: _answer(_of_patterns(name), *kinds) for name, kinds in _OF_PATTERNS.items()},
    "influence": _answer(_influence, INFLUENCE_AT),
    "room": _answer(_room, NEAREST_AT),
    "region-points": _answer(_at_name(REGION_AT, ROOM_OF), REGION_AT, ROOM_OF),
    "chain-stones": _answer(_at_name(CHAIN_AT, CHAIN_STONES_OF), CHAIN_AT, CHAIN_STONES_OF),
    "chain-liberties": _answer(
        _at_name(CHAIN_AT, CHAIN_LIBERTIES_OF), CHAIN_AT, CHAIN_LIBERTIES_OF
    ),
    "pass-alive": _answer(_pass_alive, ALIVE_AT),
}
"""An answer for each name in `tables.VALUES`: a test keeps them alike."""
