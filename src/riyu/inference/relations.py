"""The relations of `relate`: the points tied to a point, and whether two points stand in a relation.

Takes a watch that has looked and points; gives points, truths and distances, and appends the keys of the watched values
that the answer rests on to a list. Knows no maps and no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.game.constants import STRIDE
from riyu.game.points import Point, neighbors
from riyu.inference.constants import (
    CHAIN_AT,
    CHAIN_TOUCHED_OF,
    KIND_BITS,
    LINKS_AT,
    REGION_AT,
    ROOM_OF,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
)
from riyu.inference.values import name_of
from riyu.inference.watch import Watch

__all__ = ["TIES", "Holds", "Tie", "Tied", "is_inside"]

Tied: TypeAlias = Callable[[Watch, Point, list[int]], Sequence[Point]]
"""Gives the points tied to a point, itself among them where it is so, and appends the keys that this rests on."""

Holds: TypeAlias = Callable[[Watch, Point, Point, list[int]], bool]
"""Says whether two points stand in a relation, and appends the keys that this rests on."""


@dataclass(frozen=True, slots=True)
class Tie:
    """How a relation of two points is answered, and the numbers of the kinds that it reads.

    `tied` is None for a relation that only sifts.
    """

    holds: Holds
    tied: Tied | None
    kinds: frozenset[int]


def is_inside(point: Point, corner: Point, across: Point) -> bool:
    """Say whether a point lies in the rectangle of two opposite corners, its edges in it."""
    column, row = point % STRIDE, point // STRIDE
    columns = sorted((corner % STRIDE, across % STRIDE))
    rows = sorted((corner // STRIDE, across // STRIDE))
    return columns[0] <= column <= columns[1] and rows[0] <= row <= rows[1]


def _same(kind: int) -> Holds:
    """Give what asks whether two points have one name, of strings, chains or regions."""

    def holds(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
        name = name_of(watch, kind, one, reads)
        return name != 0 and name == name_of(watch, kind, two, reads)

    return holds


def _other(kind: int) -> Holds:
    """Give what asks whether two points have two names."""

    def holds(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
        name = name_of(watch, kind, one, reads)
        if name == 0:
            return False
        return name_of(watch, kind, two, reads) not in (0, name)

    return holds


def _of_string(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    name = name_of(watch, STRING_AT, point, reads)
    if name == 0:
        return ()
    reads.append(STONES_OF + name)
    return watch.board.string_points(point)


def _of_chain(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    name = name_of(watch, CHAIN_AT, point, reads)
    if name == 0:
        return ()
    reads.append(CHAIN_TOUCHED_OF + name)
    return watch.chain_stones(point)


def _of_region(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    name = name_of(watch, REGION_AT, point, reads)
    if name == 0:
        return ()
    reads.append(ROOM_OF + name)
    return watch.region_points(point)


def _touching(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    name = name_of(watch, STRING_AT, point, reads)
    if name == 0:
        return ()
    reads.append(TOUCHED_OF + name)
    found = []
    for other in watch.board.neighbor_strings(point):
        reads.append(STONES_OF + other)
        found += watch.board.string_points(other)
    return found


def _touches(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    name = name_of(watch, STRING_AT, one, reads)
    if name == 0:
        return False
    other = name_of(watch, STRING_AT, two, reads)
    if other in (0, name):
        return False
    reads += (STONES_OF + name, STONES_OF + other)
    return other in watch.board.neighbor_strings(one)


def _beside(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    return neighbors(point, watch.board.size)


def _are_beside(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    return abs(one - two) in (1, STRIDE)


def _linked(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    reads.append(LINKS_AT + point)
    return [other for other, _ in watch.links_at(point) if other]


def _are_linked(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    return two in _linked(watch, one, reads)


def _itself(watch: Watch, point: Point, reads: list[int]) -> Sequence[Point]:
    return (point,)


def _is_it(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    return one == two


def _is_another(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    return one != two


def _on_a_line(watch: Watch, one: Point, two: Point, reads: list[int]) -> bool:
    return one % STRIDE == two % STRIDE or one // STRIDE == two // STRIDE


def _tie(holds: Holds, tied: Tied | None, *kinds: int) -> Tie:
    return Tie(holds, tied, frozenset(kind >> KIND_BITS for kind in kinds))


TIES: Mapping[str, Tie] = {
    "same-string": _tie(_same(STRING_AT), _of_string, STRING_AT, STONES_OF),
    "same-chain": _tie(_same(CHAIN_AT), _of_chain, CHAIN_AT, CHAIN_TOUCHED_OF),
    "same-region": _tie(_same(REGION_AT), _of_region, REGION_AT, ROOM_OF),
    "touches": _tie(_touches, _touching, STRING_AT, STONES_OF, TOUCHED_OF),
    "beside": _tie(_are_beside, _beside),
    "link": _tie(_are_linked, _linked, LINKS_AT),
    "same-point": _tie(_is_it, _itself),
    "different": _tie(_is_another, None),
    "other-string": _tie(_other(STRING_AT), None, STRING_AT),
    "other-chain": _tie(_other(CHAIN_AT), None, CHAIN_AT),
    "same-line": _tie(_on_a_line, None),
}
"""The relations of `tables.RELATIONS` that hold between two points or not.

The others are `distance`, and `inside` and `outside`, for which the engine knows the rectangle: `is_inside`.
"""
