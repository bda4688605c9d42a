"""Edge zones: the gaps along the edge of the board between two chains, a chain and a corner, or two corners.

Takes features; gives frozen zones. Judges no worth. Source: RiscIgo (W11), step 3 of its evaluation and "edge boundary
zones".

Each side of the board is walked from corner to corner, counterclockwise. A stone touches the edge if it stands on the
first line, if its link to the edge is not cut, or if own stones join it to the edge. Two that follow each other there
bound a gap: a zone, unless they are of one chain or there is no point between.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from riyu.features.chains import Chain, chains
from riyu.features.features import Features
from riyu.features.link_codes import is_joined
from riyu.game.constants import BORDER, EMPTY, NO_POINT
from riyu.game.points import Point, point_at

__all__ = ["EdgeZone", "edge_zones"]

_LINES = 4
"""The highest line from which a stone is linked to the edge."""

_EDGE_SLOTS = {20: 14, 1: 15, -1: 16, -20: 17}
"""The slot of a stone's link to the edge in its link word, by the step from that edge onto the board."""


@dataclass(frozen=True, slots=True)
class EdgeZone:
    """A gap on one side of the board.

    `base` is its first point on the first line, `along` the step from there to the next, `onto` the step from the edge
    onto the board, `gap` its length in points. `left` bounds it before the base, `right` beyond its end, as seen by the
    walk: the chain of a stone that touches the edge there, and the stone; None and NO_POINT for a corner.
    """

    base: Point
    along: int
    onto: int
    gap: int
    left: Chain | None
    right: Chain | None
    left_stone: Point
    right_stone: Point

    @property
    def points(self) -> tuple[Point, ...]:
        """Give the first line's points in the gap, from the base on."""
        return tuple([self.base + self.along * i for i in range(self.gap)])


def edge_zones(features: Features, found: Iterable[Chain] | None = None) -> list[EdgeZone]:
    """Give the edge zones from the lower left corner counterclockwise; `found` are the board's chains, if at hand."""
    owner = {
        stone: chain
        for chain in (chains(features) if found is None else found)
        for stone in chain.stones
    }
    size, cells = features.size, features.board.cells()
    sides = (
        (point_at(1, 1), 1, 20),
        (point_at(size, 1), 20, -1),
        (point_at(size, size), -1, -20),
        (point_at(1, size), -20, 1),
    )
    zones = []
    for corner, along, onto in sides:
        before, left_stone = -1, NO_POINT
        for place in range(size + 1):
            at_corner = place == size
            stone = (
                NO_POINT if at_corner else _touching(features, cells, corner + along * place, onto)
            )
            if stone == NO_POINT and not at_corner:
                continue
            left, right = owner.get(left_stone), owner.get(stone)
            gap = place - before - 1
            if gap and (left is None or left is not right):
                base = corner + along * (before + 1)
                zones.append(EdgeZone(base, along, onto, gap, left, right, left_stone, stone))
            before, left_stone = place, stone
    return zones


def _touching(features: Features, cells: bytes, foot: Point, onto: int) -> Point:
    """Give the lowest stone over a point of the first line if it touches the edge there, else NO_POINT."""
    for line in range(1, _LINES + 1):
        point = foot + onto * (line - 1)
        if cells[point] == BORDER:
            return NO_POINT
        if cells[point] != EMPTY:
            return point if _touches(features, cells, point, line, _EDGE_SLOTS[onto]) else NO_POINT
    return NO_POINT


def _touches(features: Features, cells: bytes, stone: Point, line: int, slot: int) -> bool:
    """Say whether a stone stands on the first line, or is linked to the edge or joined to it."""
    if line == 1 or features.link_word(stone) >> 3 * slot & 7:
        return True
    return is_joined(slot, stone, cells[stone], features.size, cells)
