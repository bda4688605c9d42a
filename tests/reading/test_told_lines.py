"""Lines are told as far as they are legal, and ladders to their end."""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.points import opposite, parse_point
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings
from riyu.reading.told_lines import legal_part
from tests.boards import drawn_board

KO = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
X O . O . . . . .
. X O . . . . . .
"""
LADDER = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X . . . . . . .
. X O . . . . . .
. . X . . . . . .
. . . . . . . . .
"""


def is_legal(board: Board, color: int, reading: Reading) -> bool:
    """Play a line out on the board; say whether all of it is legal."""
    for move in reading.line:
        if move and board.legality(color, move):
            return False
        board.play(color, move)
        color = opposite(color)
    return True


def test_a_ladder_is_told_to_its_end() -> None:
    board = drawn_board(LADDER)
    found = Readings(board).capture(parse_point("C3"))
    assert found.verdict is Verdict.WIN and len(found.line) > 5
    assert is_legal(board, 1, found)
    assert board.color_at(parse_point("C3")) == 0


def test_a_line_ends_where_a_ko_would_be_taken_back() -> None:
    board = drawn_board(KO)
    takes, back, away = parse_point("C2"), parse_point("B2"), parse_point("H8")
    assert legal_part(board, 1, [takes, back, away]) == (takes,)
    assert legal_part(board, 1, [takes, away, back]) == (takes, away, back)
    assert board.color_at(takes) == 0
    board.play(1, takes)
    assert legal_part(board, 2, [back, away, takes]) == (back,)
