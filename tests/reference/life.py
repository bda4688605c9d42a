"""Life and death from the definition: a group lives if it can't be taken, whatever is tried.

Takes a slow board and a stone; gives whether the enemy takes it, all moves of both sides inside a small closed space
being tried, with passes; no position may come back in a line. Written apart from riyu's reading.
"""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.points import Color, Point

__all__ = ["can_be_taken"]


def can_be_taken(board: Board, stone: Point, space: list[Point], mover: Color) -> bool:
    """Say whether the enemy of a stone takes it, with a color to move; both play only in `space`, or pass.

    Two passes in a row end it: what stands then lives.
    """
    owner = board.color_at(stone)
    return _taken(board, stone, owner, space, mover, 0, frozenset())


def _taken(
    board: Board,
    stone: Point,
    owner: Color,
    space: list[Point],
    mover: Color,
    passes: int,
    seen: frozenset[tuple[bytes, Color]],
) -> bool:
    if board.color_at(stone) != owner:
        return True
    if passes == 2:
        return False
    here = (board.cells(), mover)
    seen = seen | {here}
    wanted = mover != owner
    for point in space:
        if board.color_at(point) != 0 or not board.is_legal(mover, point):
            continue
        board.mark()
        board.play(mover, point)
        repeated = (board.cells(), 3 - mover) in seen
        outcome = not wanted
        if not repeated:
            outcome = _taken(board, stone, owner, space, 3 - mover, 0, seen)
        board.undo()
        if outcome == wanted:
            return wanted
    board.mark()
    board.play(mover, 0)
    outcome = _taken(board, stone, owner, space, 3 - mover, passes + 1, seen)
    board.undo()
    return outcome
