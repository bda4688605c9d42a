"""What a move would leave: liberties of its string, stones taken, whether it puts itself in atari.

Takes a board and a move; gives an Outcome. Plays the move and undoes it; reads no further.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.points import Color, Point

__all__ = ["Outcome", "outcome"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What stands right after a legal move: its string's `liberties` and `stones`, and the stones `taken`."""

    liberties: int
    stones: int
    taken: int

    @property
    def is_self_atari(self) -> bool:
        """Say whether the move leaves its own string with a single liberty."""
        return self.liberties == 1


def outcome(board: Board, color: Color, point: Point) -> Outcome:
    """Give what a legal move leaves; the board is as before. Raises IllegalMove for an illegal one."""
    depth = board.mark()
    try:
        taken = board.play(color, point)
        if board.color_at(point) != color:  # suicide, where the ruleset allows it
            return Outcome(0, 0, taken)
        return Outcome(board.liberties(point), board.string_size(point), taken)
    finally:
        board.trail.undo_to(depth)
