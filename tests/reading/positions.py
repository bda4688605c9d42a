"""Positions to read on: drawn ones, and boards with stones strewn by chance wherever they may stand."""

from __future__ import annotations

import random
from collections.abc import Collection

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points
from riyu.game.position import Position

__all__ = ["KO_THAT_ENDS", "NET", "TWO_IN_ATARI", "strewn", "weak_strings"]

KO_THAT_ENDS = """
9x9, Black to move
O O O O O O O O O
O O O O O O O O O
O O O O O O O O O
. O O O . O O O O
O O O O O O O O O
X X X O O O O O O
X X X X O O O O O
. . . . . O O O O
. . . X O O O O O
"""
"""Black, moving first, lives in ko by B1 or D2: once he has filled it he has two eyes."""

NET = """
7x7, Black to move
. . . X . . .
. . . X X . .
. X X . X . .
X X . O . . .
. X . . X X .
. . . O X . .
. . . X . . .
"""
TWO_IN_ATARI = """
7x7, Black to move
. . . . . . .
. X . . . X .
X O . . . O X
. X . . . X .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def strewn(
    board: Board, chance: random.Random, kept: Collection[int], share: float
) -> Board | None:
    """Give a board that stands as another does on some points, and elsewhere by chance; None if it can't stand."""
    position = board.position()
    cells = list(position.stones)
    for place, point in enumerate(all_points(board.size)):
        if point not in kept and chance.random() < share:
            cells[place] = chance.choice((EMPTY, EMPTY, BLACK, WHITE))
    other = Board(board.size)
    try:
        other.set_up(Position(board.size, bytes(cells), position.to_move, 0, (0, 0)))
    except UsageError:
        return None
    return other


def weak_strings(board: Board, most: int = 3) -> list[int]:
    """Give the strings of up to so many liberties, each by its lowest point."""
    return sorted({board.string_name(p) for p in board.strings() if board.liberties(p) <= most})
