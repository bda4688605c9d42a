"""The slow twin of `riyu.reading.links`: every move of both sides is tried, on small boards nearly full.

Takes a board and two stones of a color; says whether the enemy cuts them apart. Knows no ways and no prices.

They are cut when one of them is taken, or when both sides pass and they are no one string. They are joined when they
are one string of three liberties, or of two with the owner to move. Nobody takes a ko back at once, and no position
comes twice in a line.
"""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, opposite

__all__ = ["slow_cut"]


class TooLongError(Exception):
    """More positions than were to be looked at."""


class _Count:
    def __init__(self, most: int) -> None:
        self.left = most


def slow_cut(board: Board, one: Point, two: Point, first: Color, most: int = 20000) -> bool:
    """Say whether the ends are cut apart, with a color to move first; raise TooLongError after so many positions."""
    return _is_cut(board, (one, two), board.color_at(one), first, 0, frozenset(), _Count(most))


def _is_cut(
    board: Board,
    ends: tuple[Point, Point],
    owner: Color,
    side: Color,
    passes: int,
    met: frozenset[tuple[int, Color]],
    count: _Count,
) -> bool:
    count.left -= 1
    if count.left < 0:
        raise TooLongError
    one, two = ends
    if board.color_at(one) != owner or board.color_at(two) != owner:
        return True
    joined = two in board.string_points(one)
    if joined and board.liberties(one) >= (2 if side == owner else 3):
        return False
    if passes == 2:
        return not joined
    here = (board.key, side)
    if here in met:
        return side == owner  # who comes back to a position has not done it
    wanted = side != owner
    for point in [*board.legal_points(side), PASS]:
        board.mark()
        board.play(side, point)
        passed = passes + 1 if point == PASS else 0
        before = met if point == PASS else met | {here}
        try:
            cut = _is_cut(board, ends, owner, opposite(side), passed, before, count)
        finally:
            board.undo()
        if cut == wanted:
            return wanted
    return not wanted
