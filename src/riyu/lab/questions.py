"""The questions that a board gives to a class: wherever what stands there fits how the class is asked.

Takes a board, a phrase of how a class is asked, and a color; gives focuses and other ends. Asks nothing itself.
"""

from __future__ import annotations

from functools import cache

from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, all_points, neighbors
from riyu.patterns.tables import ASKED, ONE_STRING

__all__ = ["Question", "questions_of"]

REACH = 3
"""Lines from one end of a link to the other, where a class is asked between two ends."""

Question = tuple[Point, Color, Point]
"""Focus, color, and the other end or NO_POINT."""


def questions_of(board: Board, phrase: str, color: Color) -> list[Question]:
    """Give all questions of a kind for a color: focus, color, and the other end or NO_POINT.

    `phrase` is as in `tables.ASKED`. The other end is each stone beside the focus, or within three lines of it.
    """
    kind = ASKED[phrase]
    size = board.size
    stands = {p: _seen_mask(board, p, color) for p in all_points(size)}
    focuses = [p for p, mask in stands.items() if mask & kind.mask]
    if not kind.end:
        return [(p, color, NO_POINT) for p in focuses]
    if phrase == ONE_STRING:
        return [
            (p, color, q) for p in focuses for q in neighbors(p, size) if stands[q] & kind.end_mask
        ]
    near = _near(size)
    return [(p, color, q) for p in focuses for q in near[p] if stands[q] & kind.end_mask]


def _seen_mask(board: Board, point: Point, color: Color) -> int:
    content = board.color_at(point)
    return 1 if content == EMPTY else 2 if content == color else 4


@cache
def _near(size: int) -> dict[Point, list[Point]]:
    """Give the points within three lines of each point of a board, itself left out."""
    points = list(all_points(size))
    return {
        p: [
            q
            for q in points
            if q != p and max(abs(p % 20 - q % 20), abs(p // 20 - q // 20)) <= REACH
        ]
        for p in points
    }
