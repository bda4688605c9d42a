"""The slow twin of `riyu.features.views`: sight, written on columns and rows.

Takes a frozen position and the enemy's settled bridge points; gives what is seen and where sight ends.
Source: the novice's program (N7), "Horizon".
"""

from __future__ import annotations

from collections.abc import Set

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, on_board, opposite, point_at
from riyu.game.position import Position

__all__ = ["slow_view"]


def slow_view(
    position: Position, color: Color, point: Point, bridges: Set[Point]
) -> tuple[set[Point], set[Point]]:
    """Give the points seen and the edge of view; `bridges` are the enemy's settled bridge points."""
    seen: set[Point] = set()
    edge: set[Point] = set()
    for dx, dy in ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)):
        passed: list[Point] = []
        x, y = point % 20, point // 20
        while True:
            sides = (point_at(x + dx, y), point_at(x, y + dy))
            x, y = x + dx, y + dy
            at = point_at(x, y)
            if not on_board(at, position.size) or (
                dx and dy and all(position.at(p) == opposite(color) for p in sides)
            ):
                edge |= set(passed[-1:])
                break
            if position.at(at) != EMPTY or at in bridges:
                edge.add(at)
                break
            passed.append(at)
        seen |= set(passed)
    return seen, edge
