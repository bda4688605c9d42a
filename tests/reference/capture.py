"""The slow twin of reading strings: every move tried, to a given number of moves, on a board.

Takes a board and a stone; says whether the enemy takes it by force within so many moves. Knows no Go: no order, no
choice of moves. A color may pass.
"""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, all_points, opposite

__all__ = ["is_taken_within"]


def is_taken_within(board: Board, stone: Point, to_move: Color, moves: int) -> bool:
    """Say whether the stone's enemy can take it within `moves` moves of both colors, whatever its owner does."""
    owner = board.color_at(stone)
    if owner not in (1, 2):
        return True
    if moves == 0:
        return False
    is_pursuer = to_move == opposite(owner)
    for point in [*all_points(board.size), PASS]:
        if not board.is_legal(to_move, point):
            continue
        board.mark()
        board.play(to_move, point)
        taken = board.color_at(stone) != owner or is_taken_within(
            board, stone, opposite(to_move), moves - 1
        )
        board.undo()
        if taken == is_pursuer:
            return is_pursuer
    return not is_pursuer
