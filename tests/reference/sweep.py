"""The slow twin of `riyu.patterns.sweep`: each drawing laid at every point, in each orientation, for each color.

Takes a position and drawings; gives the matches. Keeps nothing.
"""

from __future__ import annotations

from riyu.game.constants import BORDER
from riyu.game.points import Color, Point, all_points, on_board, point_at
from riyu.game.position import Position
from riyu.patterns.symmetry import turn

__all__ = ["sweep"]


def sweep(
    position: Position, drawings: list[tuple[dict[tuple[int, int], int], int]]
) -> list[tuple[int, int, Color, Point]]:
    """Give number, orientation, own color and anchor of each match, in order."""
    found = []
    for number, (masks, ways) in enumerate(drawings):
        asked = [o for o, mask in masks.items() if mask not in (15, 8)]
        low, left = min((y, x) for x, y in asked)
        for orientation in range(8):
            if not ways >> orientation & 1:
                continue
            for color in (1, 2):
                for anchor in all_points(position.size):
                    if all(
                        mask
                        >> _seen(position, anchor, turn(orientation, (x - left, y - low)), color)
                        & 1
                        for (x, y), mask in masks.items()
                    ):
                        found.append((number, orientation, color, anchor))
    return sorted(found)


def _seen(position: Position, anchor: Point, offset: tuple[int, int], color: Color) -> int:
    column, row = anchor % 20 + offset[0], anchor // 20 + offset[1]
    point = point_at(column, row)
    if not (0 < column < 20 and 0 < row < 20) or not on_board(point, position.size):
        return BORDER
    content = position.at(point)
    return 3 - content if color == 2 and content else content
