"""The slow twin of where a class is asked: wherever what stands there fits its header, and toward every stone near.

Takes a board, a phrase of how a class is asked, and a color; gives focuses and other ends. Knows no drawings.
"""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, all_points, neighbors
from riyu.patterns.tables import ASKED, ONE_STRING

__all__ = ["REACH", "questions_of"]

REACH = 3
"""Lines from one end of a link to the other: no drawing of the package's has them farther apart."""


def questions_of(board: Board, phrase: str, color: Color) -> list[tuple[Point, Point]]:
    """Give all questions of a kind for a color: the focus, and the other end or NO_POINT.

    `phrase` is as in `tables.ASKED`. The other end is each stone beside the focus, or within three lines of it.
    """
    kind = ASKED[phrase]
    stands = {p: _seen_mask(board, p, color) for p in all_points(board.size)}
    focuses = [p for p, mask in stands.items() if mask & kind.mask]
    if not kind.end:
        return [(p, NO_POINT) for p in focuses]
    return [
        (p, q)
        for p in focuses
        for q in (neighbors(p, board.size) if phrase == ONE_STRING else _near(p, stands))
        if stands[q] & kind.end_mask
    ]


def _seen_mask(board: Board, point: Point, color: Color) -> int:
    content = board.color_at(point)
    return 1 if content == EMPTY else 2 if content == color else 4


def _near(point: Point, points: dict[Point, int]) -> list[Point]:
    return [
        q
        for q in points
        if q != point and max(abs(point % 20 - q % 20), abs(point // 20 - q // 20)) <= REACH
    ]
