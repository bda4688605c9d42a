"""Obvious sequences: what is answered, what it comes to, and that the board is as before."""

from __future__ import annotations

import json

import pytest

from riyu.base.errors import IllegalMove, UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, parse_point
from riyu.patterns.library import Library
from riyu.reading.sequence import Step
from riyu.reading.sequences import CLASSES, SequenceReader
from tests.boards import drawn_board
from tests.guard import restored
from tests.library import whole_library

HANE = """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . O X . . . .
. . . O X . . . .
. . . O X . . . .
. . . O X . . . .
. . . X . . . . .
"""
INTO_ATARI = """
7x7, White to move
. . . . . . .
. . . . . . .
. . . . . . .
. . . O . . .
. . O X . . .
. . . O . . .
. . . . . . .
"""
BIG_AND_SMALL = """
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

SEQUENCES_OF_THREE = {
    "answer-seq-first-line-hane",
    "link-sequence-second-line-hane-on-the-edge",
}


def p(text: str) -> int:
    return parse_point(text)


def reader_of(board: Board) -> SequenceReader:
    return SequenceReader(Features(board), whole_library())


def test_a_stone_that_moved_into_atari_is_taken() -> None:
    board = drawn_board(INTO_ATARI)
    reader = reader_of(board)
    with restored(board):
        found = reader.read(WHITE, p("D3"))
    assert found.steps[0] == Step(WHITE, p("E3"), "take-the-last-liberty")
    assert found.value >= 2


def test_a_patterns_sequence_is_played_to_its_end() -> None:
    board = drawn_board(HANE)
    found = reader_of(board).read(WHITE, p("D1"))
    assert found.moves == (p("C1"), p("E1"), p("C2"))
    assert {step.why for step in found.steps} <= SEQUENCES_OF_THREE
    assert [step.color for step in found.steps] == [WHITE, BLACK, WHITE]


def test_nothing_is_obvious_on_an_empty_board() -> None:
    board = Board(9)
    found = reader_of(board).read(BLACK, 0)
    assert (found.steps, found.gain, found.value) == ((), 0, 0)
    assert str(found) == "nothing obvious: +0.00 for Black"


def test_a_threat_that_is_not_answered_is_carried_out() -> None:
    board = drawn_board(INTO_ATARI, "black")
    board.play(BLACK, p("A7"))
    found = reader_of(board).read(WHITE, p("A7"), p("D4"))
    assert found.steps[0].point == p("E3")
    assert found.steps[0].why.startswith("follow-up-")


def test_a_move_is_played_and_answered() -> None:
    board = drawn_board(INTO_ATARI, "white")
    reader = reader_of(board)
    with restored(board):
        found = reader.after(WHITE, p("E3"))
    assert found.steps[0] == Step(WHITE, p("E3"), "given")
    assert found.color == WHITE
    with pytest.raises(IllegalMove):
        reader.after(WHITE, p("D3"))


def test_of_strings_in_atari_the_mover_has_the_largest_and_the_other_the_next() -> None:
    board = drawn_board(BIG_AND_SMALL)
    reader = reader_of(board)
    near = [p("B11"), p("J11")]
    assert reader.value(BLACK, near) - reader.value(BLACK, []) == 8
    assert reader.value(WHITE, near) - reader.value(WHITE, []) == -2


def test_an_evaluation_may_be_handed_in() -> None:
    board = drawn_board(INTO_ATARI)
    asked: list[Color] = []

    def stones(at: Board, to_move: Color) -> float:
        asked.append(to_move)
        return float(10 * (at.captured[1] - at.captured[0]))

    reader = SequenceReader(Features(board), whole_library(), stones)
    found = reader.read(WHITE, p("D3"))
    assert found.value == 10
    assert asked[0] == WHITE


def test_what_an_evaluation_raises_comes_out() -> None:
    def broken(at: Board, to_move: Color) -> float:
        raise ZeroDivisionError

    board = drawn_board(INTO_ATARI)
    reader = SequenceReader(Features(board), whole_library(), broken)
    with restored(board), pytest.raises(ZeroDivisionError):
        reader.read(WHITE, p("D3"))


def test_bounds_are_kept() -> None:
    board = drawn_board(HANE)
    reader = reader_of(board)
    assert reader.read(WHITE, p("D1"), limit=1).steps == ()
    for wrong in ({"depth": 0}, {"depth": 41}, {"width": 0}, {"limit": 0}):
        with pytest.raises(UsageError, match="expected"):
            reader.read(WHITE, p("D1"), **wrong)
    with pytest.raises(UsageError, match="no color"):
        reader.read(3, p("D1"))
    with pytest.raises(UsageError, match="24 at most"):
        reader.among(BLACK, [p("A1")] * 25, [])


def test_the_same_question_has_the_same_answer() -> None:
    board = drawn_board(HANE)
    reader = reader_of(board)
    first = reader.read(WHITE, p("D1"))
    reader.read(BLACK, p("D2"), width=5)
    assert reader.read(WHITE, p("D1")) == first
    assert reader_of(drawn_board(HANE)).read(WHITE, p("D1")) == first


def test_a_library_without_the_classes_is_refused() -> None:
    with pytest.raises(UsageError, match=CLASSES[0]):
        SequenceReader(Features(Board(9)), Library(()))


def test_a_sequence_gives_json() -> None:
    value = reader_of(drawn_board(INTO_ATARI)).read(WHITE, p("D3")).to_json()
    assert json.loads(json.dumps(value)) == value
    assert value["moves"][0] == {"color": "white", "move": "E3", "why": "take-the-last-liberty"}
