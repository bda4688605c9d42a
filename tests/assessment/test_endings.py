"""The ends of sequences and theaters: what a line comes to is what the one evaluation says, with what falls near by."""

from __future__ import annotations

import pytest

from riyu.assessment.endings import Endings
from riyu.assessment.evaluator import Evaluator
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.reading.sequences import SequenceReader
from tests.boards import drawn_board, drawn_game
from tests.guard import restored
from tests.library import blackboard_of, whole_library

TWO_IN_ATARI = """
13x13, Black to move
. . . . . . . . . . . . .
. X . . . . . . X X X X .
X O . . . . . . O O O O X
. X . . . . . . X X X X .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""
NEAR = [parse_point("B11"), parse_point("J11")]


def reader_of(board: Board) -> SequenceReader:
    features = Features(board)
    return SequenceReader(features, whole_library(), standing=Endings(features))


def test_where_nothing_falls_a_line_is_worth_what_the_evaluation_says_without_the_turn() -> None:
    board = drawn_board(TWO_IN_ATARI)
    features = Features(board)
    reader = SequenceReader(features, whole_library(), standing=Endings(features))
    points = Evaluator(features).evaluate_points() / 1000
    assert reader.value(BLACK, []) == pytest.approx(points)
    assert reader.value(WHITE, []) == pytest.approx(-points)


def test_strings_near_by_that_fall_are_lost_in_the_evaluation() -> None:
    board = drawn_board(TWO_IN_ATARI)
    reader = reader_of(board)
    with restored(board):
        black, white = reader.value(BLACK, NEAR), -reader.value(WHITE, NEAR)
    assert black > white  # who moves has the four, the other the one


def test_what_the_evaluation_ends_is_the_same_again() -> None:
    board = drawn_board(TWO_IN_ATARI)
    reader = reader_of(board)
    first = reader.after(BLACK, parse_point("H11"))
    assert reader.after(BLACK, parse_point("H11")) == first
    assert reader_of(drawn_board(TWO_IN_ATARI)).after(BLACK, parse_point("H11")) == first
    assert first.gain > 0


def test_on_a_blackboard_the_evaluation_ends_sequences_and_theaters() -> None:
    blackboard = blackboard_of(drawn_game(TWO_IN_ATARI))
    for stone in ("B11", "J11"):
        for color in (BLACK, WHITE):
            blackboard.plan("capture", parse_point(stone), first=color, limit=60_000)
    best = {theater.best_move(BLACK): theater.swing for theater in blackboard.theaters}
    assert set(best) == {parse_point("H11"), parse_point("C11")}
    assert min(best.values()) > 2
    reader = blackboard.sequences
    assert reader is not None
    points = Evaluator(blackboard.features).evaluate_points() / 1000
    assert reader.value(BLACK, []) == pytest.approx(points)
