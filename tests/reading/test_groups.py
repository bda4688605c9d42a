"""Groups: drawn strings belong together exactly where the enemy, moving first, can't cut them."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.reading.groups import are_joined, group_of, groups
from riyu.reading.readings import Readings
from tests.boards import drawn
from tests.guard import restored

POSITION = """
9x9, Black to move
. . . . . . . . .
. . X . . . O O .
. . X . X . O . .
. . . X . . . O .
. . . O . . . . .
. O O . . . . . .
. . O X X . X . .
. X X . . . . . .
. . . . . . . . .
"""
MIAI = """
9x9, White to move
. . . O . . . . .
. . . O . . . . .
. . . O . . . . .
. X X . X X . . .
. O . X . O . . .
. . O . O . . . .
. . . O . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def points(text: str) -> list[int]:
    return [parse_point(word, 9) for word in text.split()]


@pytest.mark.parametrize(
    ("stones", "is_one"),
    [
        pytest.param("C7 C8", True, id="one string"),
        pytest.param("C7 D6", True, id="a diagonal"),
        pytest.param("C7 E7", True, id="over a third stone"),
        pytest.param("G7 H6", True, id="a diagonal with both points open"),
        pytest.param("D3 G3", True, id="a jump"),
        pytest.param("D3 D6", False, id="enemies between"),
    ],
)
def test_stones_are_of_one_group_if_they_can_t_be_cut(stones: str, is_one: bool) -> None:
    board = drawn(Board, POSITION)
    with restored(board):
        assert are_joined(Readings(board), *points(stones)) is is_one


def test_a_group_is_named_by_its_strings() -> None:
    board = drawn(Board, POSITION)
    assert group_of(Readings(board), parse_point("C8", 9)) == tuple(points("D6 C7 E7"))


def test_each_string_is_of_one_group() -> None:
    board = drawn(Board, POSITION)
    found = groups(Readings(board))
    assert sorted(name for group in found for name in group) == sorted(board.strings())
    assert tuple(points("D6 C7 E7")) in found


def test_two_links_of_which_one_move_cuts_one_join_nothing() -> None:
    readings = Readings(drawn(Board, MIAI))
    left, middle, right = points("C6 D5 E6")
    assert are_joined(readings, left, middle)
    assert are_joined(readings, middle, right)
    assert not are_joined(readings, left, right)
    assert group_of(readings, left) == (middle, parse_point("B6", 9))


def test_two_stones_of_one_color_are_asked_for() -> None:
    readings = Readings(drawn(Board, POSITION))
    with pytest.raises(UsageError):
        are_joined(readings, *points("C7 G7"))
    with pytest.raises(UsageError):
        group_of(readings, parse_point("A1", 9))
