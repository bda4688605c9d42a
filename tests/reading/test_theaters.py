"""Theaters: which plans belong together, and what it is worth to move there first."""

from __future__ import annotations

import json

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_point
from riyu.reading.plans import Plan, aim_at_strings, read_plan
from riyu.reading.sequences import SequenceReader
from riyu.reading.theaters import gather, read_theater, read_theaters
from tests.boards import drawn_board
from tests.guard import restored
from tests.library import whole_library

FORK = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . X . . . . .
. . X O . X . . .
. . X . O X . . .
. . . X O X . . .
. . . . X . . . .
. . . . . . . . .
. . . . . . . . .
"""
TWO_PLACES = """
13x13, Black to move
. . . . . . . . . . . . .
. X . . . . . . . . . X .
X O . . . . . . . . . O X
. X . . . . . . . . . X .
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


def p(text: str) -> int:
    return parse_point(text)


def plans_on(board: Board, *stones: str) -> list[Plan]:
    aims = aim_at_strings(board)
    read = [
        read_plan(board, aims, "capture", (p(stone),), first, 60000)
        for stone in stones
        for first in (BLACK, WHITE)
    ]
    return [plan for plan in read if plan is not None]


def reader_of(board: Board) -> SequenceReader:
    return SequenceReader(Features(board), whole_library())


def test_two_plans_that_share_a_liberty_form_one_theater() -> None:
    board = drawn_board(FORK)
    plans = plans_on(board, "D6", "E5")
    assert {plan.targets for plan in plans} == {(p("D6"),), (p("E5"),)}
    (group,) = gather(board, plans)
    assert group == tuple(plans)


def test_plans_far_from_each_other_form_theaters_of_their_own() -> None:
    board = drawn_board(TWO_PLACES)
    plans = plans_on(board, "B11", "M11")
    groups = gather(board, plans)
    assert [{plan.targets for plan in group} for group in groups] == [{(p("B11"),)}, {(p("M11"),)}]
    reader = reader_of(board)
    with restored(board):
        theaters = read_theaters(reader, plans)
    assert [theater.moves for theater in theaters] in (
        [(p("C11"),), (p("L11"),)],
        [(p("L11"),), (p("C11"),)],
    )


def test_a_double_atari_swings_by_what_it_takes() -> None:
    board = drawn_board(FORK)
    reader = reader_of(board)
    theater = read_theater(reader, plans_on(board, "D6", "E5"))
    assert theater is not None
    assert {p("D5"), p("E6")} & set(theater.moves)
    assert theater.best_move(BLACK) != PASS
    assert theater.swing >= 2  # a stone at least


def test_the_larger_swing_comes_first() -> None:
    board = drawn_board(BIG_AND_SMALL)
    first, second = read_theaters(reader_of(board), plans_on(board, "B11", "J11"))
    assert first.best_move(BLACK) == p("H11")
    assert second.best_move(BLACK) == p("C11")
    assert first.swing >= second.swing + 4  # three stones more


def test_where_nobody_needs_a_move_there_is_no_theater() -> None:
    board = drawn_board(FORK)
    assert read_theaters(reader_of(board), ()) == ()


def test_a_theater_prints_itself_and_gives_json() -> None:
    board = drawn_board(BIG_AND_SMALL)
    theater = read_theaters(reader_of(board), plans_on(board, "J11"))[0]
    assert "between who moves first at H11" in str(theater)
    value = theater.to_json()
    assert json.loads(json.dumps(value)) == value
    assert value["moves"] == ["H11"]
    assert value["best"]["black"]["moves"][0]["move"] == "H11"
