"""Playouts see who owns a finished board, alike for both colors and the same for the same seed."""

from __future__ import annotations

from riyu.assessment.assessment import SETTLED, SLICE, assess, lean
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.points import all_points, parse_point
from tests.boards import drawn_board

ODDS = weights_of(read_playout_values())

# Black lives on the left, White on the right; the stone at A1 is what playouts must find out.
FINISHED = """
. X X O O . .
X . X O O O O
X X X O . O .
. X X O O O O
X X X O O . O
X X X O O O O
O . X O . O .
"""


def test_a_finished_board_is_owned_as_it_stands() -> None:
    board = drawn_board(FINISHED)
    assessment = assess(board, 0.5, playouts=300, seed=1)
    for point in all_points(7):
        color = board.color_at(point)
        if color and point != parse_point("A1"):
            assert assessment.for_color(color, point) > SETTLED, point
    assert assessment.at(parse_point("A1")) > 0  # one white stone in black hands
    assert assessment.margin_for(1) == -assessment.margin_for(2)


def test_the_same_seed_gives_the_same_assessment() -> None:
    board = Board(5)
    first, again, other = (assess(board, 0.5, playouts=50, seed=s) for s in (1, 1, 2))
    assert first == again
    assert first.ownership != other.ownership


def test_a_dead_stone_leans_to_the_enemy_and_the_board_is_left_alone() -> None:
    board = drawn_board(FINISHED)
    before = board.position()
    leans = lean(board, playouts=200, seed=1)
    assert leans[parse_point("A1")] < 0
    assert leans[board.string_name(parse_point("C5"))] > SETTLED
    assert board.position() == before


def test_assessing_stops_within_a_slice_and_rests_on_what_was_run() -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    stopped = assess(Board(5), 0.5, playouts=1_000_000, seed=1, stop=stop)
    assert stopped.playouts == 3 * SLICE
    assert stopped == assess(Board(5), 0.5, playouts=3 * SLICE, seed=1)


def test_what_strings_lean_to_can_be_stopped() -> None:
    board = drawn_board(FINISHED)
    whole = lean(board, playouts=2 * SLICE, seed=1)
    assert lean(board, playouts=1_000_000, seed=1, stop=lambda: True) == whole


def test_by_learned_odds_a_finished_board_is_owned_as_it_stands() -> None:
    board = drawn_board(FINISHED)
    assessment = assess(board, 0.5, playouts=200, seed=1, odds=ODDS)
    for point in all_points(7):
        color = board.color_at(point)
        if color and point != parse_point("A1"):
            assert assessment.for_color(color, point) > SETTLED, point


def test_learned_odds_mind_the_last_move() -> None:
    board = Board(9)
    board.play(BLACK, parse_point("E5"))
    elsewhere, again, beside = (
        assess(board, 0.5, playouts=50, seed=1, odds=ODDS, recent=(last, PASS))
        for last in (PASS, PASS, parse_point("E5"))
    )
    assert elsewhere == again
    assert elsewhere.ownership != beside.ownership
