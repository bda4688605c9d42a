"""The answers to the values and tests of `when`, each with the keys of the watched values that it rests on.

Takes a watch that has looked, points and the own color; gives numbers, and appends keys to a list. As long as no value
under these keys changes the answer stands. Means the same as the tests of patterns (`patterns/focus.py`), of
which it is a twin that knows what it read. Knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.game.constants import BORDER, EMPTY
from riyu.game.points import Color, Point, line_of, opposite
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

__all__ = ["ANSWERS", "Answer", "Ask", "name_of"]

Ask: TypeAlias = Callable[[Watch, Sequence[Point], Color, list[int]], int]
"""Gives a value of points for an own color, and appends the keys that it rests on."""

_STEPS = (20, -1, 1, -20)
_DIAGONAL_STEPS = (19, 21, -21, -19)
_MANY = 999
_SIDE = 1 << KIND_BITS


@dataclass(frozen=True, slots=True)
class Answer:
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


def _liberties_after(
    watch: Watch, point: Point, color: Color, reads: list[int], enough: int = _MANY
) -> int:
    """Give the liberties that a stone put on an empty point would have with its string, what it takes taken off.

    From `enough` on any number that is not less may be given: fewer keys are read. 0 where a stone stands.
    """
    board = watch.board
    reads.append(STRING_AT + point)
    if board.color_at(point) != EMPTY:
        return 0
    around = [(point + step, board.color_at(point + step)) for step in _STEPS]
    empty = [q for q, content in around if content == EMPTY]
    if len(empty) >= enough:
        reads += [STRING_AT + q for q in empty[:enough]]
        return enough
    own = {watch.value(STRING_AT >> KIND_BITS, q): q for q, content in around if content == color}
    for name, q in own.items():
        if watch.value(LIBERTIES_OF >> KIND_BITS, name) > enough:
            reads += (STRING_AT + q, LIBERTIES_OF + name)
            return enough
    reads += [STRING_AT + q for q, content in around if content != BORDER]
    enemy = {name_of(watch, STRING_AT, q, reads) for q, c in around if c == opposite(color)}
    taken: set[Point] = set()
    for name in enemy:
        if _number(watch, LIBERTIES_OF, name, reads) == 1:
            reads.append(STONES_OF + name)
            taken.update(board.string_points(name))
    if not own:
        return len(empty) + sum(q in taken for q, _ in around)
    if len(own) == 1 and not empty and not taken:
        (name,) = own
        return _number(watch, LIBERTIES_OF, name, reads) - 1
    reads += [TOUCHED_OF + name for name in own]
    liberties = set(empty)
    stones = {point}
    for name in own:
        liberties.update(board.liberty_points(name))
        stones.update(board.string_points(name) if taken else ())
    freed = sum(any(q + step in stones for step in _STEPS) for q in taken)
    return len(liberties) - 1 + freed


def _takes(watch: Watch, point: Point, color: Color, reads: list[int]) -> bool:
    """Say whether a stone put on an empty point would take something."""
    enemy = opposite(color)
    for step in _STEPS:
        if watch.board.color_at(point + step) == enemy:
            name = name_of(watch, STRING_AT, point + step, reads)
            if _number(watch, LIBERTIES_OF, name, reads) == 1:
                return True
    return False


def _can_play_safely(watch: Watch, point: Point, color: Color, reads: list[int]) -> bool:
    """Say whether a stone put on an empty point takes something or has two liberties."""
    # if it has fewer, the strings around have all been read, so that it takes nothing rests on these keys too
    return _liberties_after(watch, point, color, reads, 2) > 1 or _takes(watch, point, color, reads)


def _after(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _liberties_after(watch, points[0], own, reads)


def _line(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return line_of(points[0], watch.board.size)


def _own_distance(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, BLACK_MOVES_AT + _SIDE * (own - 1), points[0], reads)


def _enemy_distance(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _own_distance(watch, points, opposite(own), reads)


def _phase(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, PHASE_NOW, 0, reads)


def _self_atari(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _liberties_after(watch, points[0], own, reads, 2) <= 1


def _own_cannot_play(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return not _can_play_safely(watch, points[0], own, reads)


def _enemy_cannot_play(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return not _can_play_safely(watch, points[0], opposite(own), reads)


def _eye_cannot_collapse(
    watch: Watch, points: Sequence[Point], own: Color, reads: list[int]
) -> int:
    point, enemy, color_at = points[0], opposite(own), watch.board.color_at
    for step in _STEPS:
        if color_at(point + step) not in (own, BORDER):
            reads.append(STRING_AT + point + step)
            return False
    reads += [STRING_AT + point + step for step in _STEPS if color_at(point + step) == own]
    corners = [point + step for step in _DIAGONAL_STEPS]
    allowed = 0 if any(color_at(p) == BORDER for p in corners) else 1
    taken = 0
    for p in corners:
        content = color_at(p)
        if content == BORDER:
            continue
        reads.append(STRING_AT + p)
        taken += content == enemy or (content == EMPTY and _can_play_safely(watch, p, enemy, reads))
        if taken > allowed:
            return False
    return True


def _in_own_territory(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, ENCLOSED_AT, points[0], reads) == own


def _in_enemy_territory(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, ENCLOSED_AT, points[0], reads) == opposite(own)


def _on_plate(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    name = name_of(watch, STRING_AT, points[1], reads)
    if name == 0:
        return False
    plate = [points[0] + step for step in (0, *_STEPS, *_DIAGONAL_STEPS)]
    plate = [p for p in plate if watch.board.color_at(p) != BORDER]
    for p in plate:
        if watch.value(STRING_AT >> KIND_BITS, p) == name:
            reads.append(STRING_AT + p)
            return True
    reads += [STRING_AT + p for p in plate]
    return False


def _same_chain(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    name = name_of(watch, CHAIN_AT, points[0], reads)
    return name != 0 and name == name_of(watch, CHAIN_AT, points[1], reads)


def _no_enemy_in_atari(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    found: list[int] = []
    if _takes(watch, points[0], own, found):
        reads += found[-2:]  # the one string in atari
        return False
    beside = [points[0] + step for step in _STEPS]
    enemy = opposite(own)
    # a string that comes to stand there can be in atari
    reads += [STRING_AT + q for q in beside if watch.board.color_at(q) not in (BORDER, enemy)]
    reads += found
    return True


def _influence(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, INFLUENCE_AT, points[0], reads) * (1 if own == 1 else -1)


def _room(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, NEAREST_AT, points[0], reads)


def _pass_alive(watch: Watch, points: Sequence[Point], own: Color, reads: list[int]) -> int:
    return _number(watch, ALIVE_AT, points[0], reads) != EMPTY


def _answer(ask: Ask, *kinds: int) -> Answer:
    return Answer(ask, frozenset(kind >> KIND_BITS for kind in kinds))


_ABOUT_A_MOVE = (STRING_AT, LIBERTIES_OF, STONES_OF, TOUCHED_OF)

ANSWERS: Mapping[str, Answer] = {
    "liberties": _answer(_at_name(STRING_AT, LIBERTIES_OF), STRING_AT, LIBERTIES_OF),
    "liberties-after": _answer(_after, *_ABOUT_A_MOVE),
    "stones": _answer(_at_name(STRING_AT, STONES_OF), STRING_AT, STONES_OF),
    "line": _answer(_line),
    "own-distance": _answer(_own_distance, BLACK_MOVES_AT, BLACK_MOVES_AT + _SIDE),
    "enemy-distance": _answer(_enemy_distance, BLACK_MOVES_AT, BLACK_MOVES_AT + _SIDE),
    "phase": _answer(_phase, PHASE_NOW),
    "self-atari": _answer(_self_atari, *_ABOUT_A_MOVE),
    "own-cannot-play-safely": _answer(_own_cannot_play, *_ABOUT_A_MOVE),
    "enemy-cannot-play-safely": _answer(_enemy_cannot_play, *_ABOUT_A_MOVE),
    "eye-cannot-collapse": _answer(_eye_cannot_collapse, *_ABOUT_A_MOVE),
    "in own territory": _answer(_in_own_territory, ENCLOSED_AT),
    "in enemy territory": _answer(_in_enemy_territory, ENCLOSED_AT),
    "on-plate": _answer(_on_plate, STRING_AT),
    "same-chain": _answer(_same_chain, CHAIN_AT),
    "no enemy neighbor in atari": _answer(_no_enemy_in_atari, STRING_AT, LIBERTIES_OF),
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
