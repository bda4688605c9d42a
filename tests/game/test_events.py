"""Events: the moves made since a board was seen, each with what it took."""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.events import Seen, events_since
from riyu.game.points import parse_point
from tests.boards import drawn_board

ATARI = """
5x5, Black to move
. . . . .
. . X . .
. X O . O
. . X . .
. . . . .
"""


def play(board: Board, *moves: tuple[int, str]) -> None:
    for color, point in moves:
        board.play(color, parse_point(point))


def test_a_capture_is_told_apart_from_the_move_that_made_it() -> None:
    board = drawn_board(ATARI)
    seen = Seen.of(board)
    assert events_since(board, seen) == [] and seen.is_of(board)
    play(board, (BLACK, "D3"), (WHITE, "A1"))
    taking, other = events_since(board, seen)
    assert str(taking) == "Black D3 takes White C3" and taking.takes
    assert taking.taken == (parse_point("C3"),)
    assert str(other) == "White A1" and not other.takes and not seen.is_of(board)


def test_a_stone_taken_before_anybody_asked_is_said_to_be_taken() -> None:
    board = drawn_board(ATARI)
    seen = Seen.of(board)
    play(
        board,
        (BLACK, "D3"),
        (WHITE, "D4"),
        (BLACK, "A5"),
        (WHITE, "D2"),
        (BLACK, "A4"),
        (WHITE, "C3"),
    )
    first, *_, last = events_since(board, seen)
    assert str(first) == "D3, since taken, takes C3"
    assert str(last) == "White C3 takes Black D3"
