"""The slow twin of `riyu.features.zones`: which stone touches the edge over each point of the first line.

Takes a position; gives the gaps between different chains, a chain and a corner, or two corners. Keeps nothing. Links
come from the slow twin of links, chains from the slow twin of chains.
"""

from __future__ import annotations

from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, neighbors, on_board, point_at
from riyu.game.position import Position
from tests.reference.chains import slow_chains
from tests.reference.links import links_of

__all__ = ["slow_zones"]

_SLOTS = {20: 14, 1: 15, -1: 16, -20: 17}
"""Links to the edge, by the step from it onto the board."""


def slow_zones(position: Position) -> set[tuple[Point, int, Point, Point]]:
    """Give (first point, length, stone before, stone behind) of each gap; NO_POINT for a corner."""
    size = position.size
    linked = {where for where, code in links_of(position).items() if code}
    owner = {stone: stones for _, _, stones in slow_chains(position) for stone in stones}
    found = set()
    for corner, along, onto in (
        (point_at(1, 1), 1, 20),
        (point_at(size, 1), 20, -1),
        (point_at(size, size), -1, -20),
        (point_at(1, size), -20, 1),
    ):
        feet = [corner + along * i for i in range(size)]
        touching = {foot: _toucher(position, foot, along, onto, linked) for foot in feet}
        for i, first in enumerate(feet):
            if touching[first] or (i and not touching[feet[i - 1]]):
                continue  # no gap begins here
            rest = [foot for foot in feet[i:] if touching[foot]]
            last = feet.index(rest[0]) if rest else size
            before = touching[feet[i - 1]] if i else NO_POINT
            behind = touching[rest[0]] if rest else NO_POINT
            if not before or not behind or owner[before] != owner[behind]:
                found.add((first, last - i, before, behind))
    return found


def _toucher(
    position: Position, foot: Point, along: int, onto: int, linked: set[tuple[Point, int]]
) -> Point:
    """Give the lowest stone over a first-line point if it touches the edge; else NO_POINT."""
    size = position.size
    over = [foot + onto * i for i in range(4) if on_board(foot + onto * i, size)]
    stone = next((p for p in over if position.at(p) != EMPTY), NO_POINT)
    if not stone or stone == foot or (stone, _SLOTS[onto]) in linked:
        return stone
    # Do own stones lead to the first line, not farther than a column aside and not above it? Beside a stone on the
    # fourth line only the three lines below are looked at.
    lines = min(over.index(stone) + 1, 3)
    seen = {foot + along * side + onto * i for side in (-1, 0, 1) for i in range(lines)}
    grown = {stone}
    while True:
        more = {
            q
            for p in grown
            for q in neighbors(p, size)
            if q in seen and position.at(q) == position.at(stone)
        } - grown
        if not more:
            ends = {foot - along, foot, foot + along}
            return stone if grown & ends else NO_POINT
        grown |= more
