"""Minimax of fixed widths without cuts and without a memory of positions: the slow twin of alpha-beta."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.record import Move
from riyu.search.alpha_beta import Moves

__all__ = ["minimax"]


def minimax(
    board: Board,
    moves: Moves,
    value: Callable[[], float],
    widths: Sequence[int],
    path: Sequence[Move] = (),
) -> float:
    """Give what a position is worth to the side to move."""
    color = board.to_move
    if not widths or board.passes >= 2:
        return value() if color == BLACK else -value()
    found = []
    for point in moves(color, path, widths[0]) or (PASS,):
        with board.trail.scope():
            board.play(color, point)
            after = minimax(board, moves, value, widths[1:], [*path, Move(color, point)])
        found.append(-after)
    return max(found)
