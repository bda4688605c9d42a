"""Questions about one move or one string, a board and a sentence each."""

from __future__ import annotations

import pytest

from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.game.position import parse_position
from riyu.reading.questions import (
    atari_kind,
    breaks_seki,
    can_counter_capture,
    has_two_eyes,
    is_bad_self_atari,
    is_ladder,
    is_snapback,
    loses_own_stones,
    owner_of,
    starts_ladder,
)
from riyu.reading.readings import Readings

BLACK, WHITE = 1, 2


def board_of(picture: str) -> Board:
    position = parse_position(picture)
    board = Board(position.size)
    board.set_up(position)
    return board


LADDER = """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . O X X . . .
    . . O O . . .
    . . . . . . .
"""
BROKEN = LADDER.replace("\n    . . . . . . .\n    . . O", "\n    . . . . . X .\n    . . O")
SHORT = LADDER.replace("    . . . . . . .\n    . . O", "    . . . O . . .\n    . . O", 1)


def test_a_ladder_works_until_a_stone_stands_in_its_way() -> None:
    assert is_ladder(board_of(LADDER), parse_point("C3"))
    assert starts_ladder(board_of(LADDER), WHITE, parse_point("E3"), may_be_trivial=False)
    assert not starts_ladder(board_of(BROKEN), WHITE, parse_point("E3"), may_be_trivial=False)


def test_an_atari_that_leaves_no_room_is_a_trivial_ladder() -> None:
    board, move = board_of(SHORT), parse_point("E3")
    assert starts_ladder(board, WHITE, move, may_be_trivial=True)
    assert not starts_ladder(board, WHITE, move, may_be_trivial=False)


SNAPBACK = """
    X X X . .
    . O X . .
    . O X . .
    O X X . .
    . . . . .
"""


def test_a_throw_in_that_is_taken_with_more_stones_is_a_snapback_and_no_bad_self_atari() -> None:
    board, move = board_of(SNAPBACK), parse_point("A3")
    assert is_snapback(board, BLACK, move)
    assert not is_bad_self_atari(Readings(board), BLACK, move)


def test_a_ko_is_no_snapback() -> None:
    board = board_of("""
        . . . . .
        . X O . .
        X . . O .
        . X O . .
        . . . . .
    """)
    assert not is_snapback(board, BLACK, parse_point("C3"))


@pytest.mark.parametrize(
    ("color", "move", "is_bad"),
    [(WHITE, "B2", True), (BLACK, "B2", True), (BLACK, "A1", True)],
)
def test_suicide_and_a_stone_that_is_lost_for_nothing_are_bad(
    color: int, move: str, is_bad: bool
) -> None:
    board = board_of("""
        O O O
        O . O
        . O O
    """)
    assert is_bad_self_atari(Readings(board), color, parse_point(move)) is is_bad


def test_a_string_in_atari_is_saved_by_taking_what_holds_it() -> None:
    board = board_of("""
        . . . . . .
        . O O . . .
        O X X O . .
        . X O X . .
        . O . X . .
        . . . . . .
    """)
    assert can_counter_capture(Readings(board), parse_point("B4"))
    assert not can_counter_capture(Readings(board_of(SNAPBACK)), parse_point("C4"))


def test_two_eyes_are_counted_over_all_of_a_group() -> None:
    two = board_of("""
        . . . . .
        X X . . .
        . X . . .
        X X . . .
        . X . . .
    """)
    assert has_two_eyes(two, parse_point("B1"))
    false = board_of("""
        . . . . .
        O O O O O
        O X X . O
        X . X . O
        . X O O .
    """)
    assert not has_two_eyes(false, parse_point("B1"))


SEKI = """
    . X . X X X .
    . X X X O O O
    . . X . O . X
    . . X . O O X
    . . X . O . X
    . . X X O O O
    . . . X X X .
"""


def test_a_nakade_that_kills_its_own_side_breaks_a_seki() -> None:
    board = board_of(SEKI)
    assert breaks_seki(Readings(board), WHITE, parse_point("F5"))
    assert not breaks_seki(Readings(board), WHITE, parse_point("A1"))


def test_a_point_between_living_strings_of_both_colors_is_nobodys() -> None:
    board = board_of("""
        . X . X . O . O .
        X X X X . O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    assert owner_of(Readings(board), parse_point("E9")) == 0
    assert owner_of(Readings(board), parse_point("A9")) == BLACK
    assert owner_of(Readings(board), parse_point("F8")) == WHITE


FALSE_AND_DOUBLE = """
    X X . . . . .
    O . X X . . .
    . O X . . . .
    O X . . . O X
    O O O . O X X
    O . . O X . X
    . O O . X X .
"""


@pytest.mark.parametrize(
    ("move", "kind"), [("E4", "double"), ("B6", "some"), ("G7", ""), ("A5", "")]
)
def test_an_atari_is_told_by_what_it_comes_to(move: str, kind: str) -> None:
    assert atari_kind(Readings(board_of(FALSE_AND_DOUBLE)), BLACK, parse_point(move)) == kind


def test_an_atari_on_what_cant_be_saved_is_a_ladder() -> None:
    assert atari_kind(Readings(board_of(LADDER)), WHITE, parse_point("E3")) == "ladder"
    assert atari_kind(Readings(board_of(BROKEN)), WHITE, parse_point("E3")) == "some"


BLUNDER = """
    . . O . . . .
    . . O . . . .
    . . . X . . .
    . O O X . . .
    O X X X . . .
    X . . . . . .
    . . . . . . .
"""


def test_what_crawls_into_a_trap_loses_its_stones() -> None:
    readings = Readings(board_of(BLUNDER))
    assert loses_own_stones(readings, WHITE, parse_point("A4"))
    assert not loses_own_stones(readings, WHITE, parse_point("B5"))


NAKADE = """
    X X X X .
    X O . X .
    X X . X .
    . X X X .
    . . . . .
"""


def test_a_self_atari_that_takes_an_eye_away_is_not_bad() -> None:
    """White at C4 leaves a space of three in a row bent; Black there would have two eyes."""
    readings = Readings(board_of(NAKADE))
    assert not is_bad_self_atari(readings, WHITE, parse_point("C4"))
    assert is_bad_self_atari(readings, WHITE, parse_point("C3"))
