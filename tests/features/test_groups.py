"""Groups: what two liberties, a trap, a settled link, or what others say of two stones joins, and no more."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.features.groups import GroupMap
from riyu.game.board import Board
from riyu.game.points import parse_point, point_text
from riyu.game.transform import Transform, apply_point, apply_position
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.reference.board import SlowBoard
from tests.reference.groups import settled_links, slow_groups

SHAPES = """
. . . . . . . . .
. . X . . . . X .
. . . X . . X . .
. . . . . . . O .
. . . . . . . . .
. O . O . . . . .
O . O . O . X . X
. . . . . . . . .
. . . . . . . . .
"""
CUT_OFF = """
. . . . . . . . .
. . . . . . . . .
. . X . X . X . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X O X . . .
. . . X O X . . .
. . . X O X . . .
"""


def points(text: str) -> set[int]:
    return {parse_point(word, 9) for word in text.split()}


def group(groups: GroupMap, stone: str) -> set[int]:
    groups.find()
    return set(groups.stones(parse_point(stone, 9)))


def said(board: Board, pairs: str) -> GroupMap:
    """Give groups with pairs said of: `C7+E7` joined, `C7/E7` cut."""
    groups = GroupMap(board)
    for pair in pairs.split():
        one, two = (parse_point(word, 9) for word in pair.replace("/", "+").split("+"))
        groups.say(one, two, "+" in pair)
    return groups


@pytest.mark.parametrize(
    ("stone", "stones"),
    [
        pytest.param("C8", "C8 D7", id="two liberties in common"),
        pytest.param("B4", "B4 D4 A3 C3 E3", id="one after the other"),
        pytest.param("H8", "H8 G7", id="a diagonal"),
        pytest.param("G3", "G3", id="one liberty in common is not enough"),
    ],
)
def test_strings_are_joined_by_two_liberties(stone: str, stones: str) -> None:
    assert group(GroupMap(drawn_board(SHAPES)), stone) == points(stones)


@pytest.mark.parametrize(
    ("pairs", "stone", "stones"),
    [
        pytest.param("", "C7", "C7", id="nothing said"),
        pytest.param("C7+E7", "C7", "C7 E7", id="joined"),
        pytest.param("C7+E7 E7+G7", "G7", "C7 E7 G7", id="joined in turn"),
        pytest.param("C7+E7 C7/G7 E7+G7", "G7", "G7", id="cut goes before joined"),
        pytest.param("C7+E7 C7/G7", "E7", "C7 E7", id="the first has it"),
    ],
)
def test_what_is_said_of_two_stones_goes_before_what_is_seen(
    pairs: str, stone: str, stones: str
) -> None:
    assert group(said(drawn_board(CUT_OFF), pairs), stone) == points(stones)


def test_what_is_seen_as_joined_may_be_said_to_be_cut() -> None:
    board = drawn_board(SHAPES)
    assert group(said(board, "C8/D7"), "C8") == points("C8")


def test_a_dead_string_joins_what_is_beside_it() -> None:
    groups = GroupMap(drawn_board(CUT_OFF))
    assert group(groups, "D1") == points("D1 D2 D3")
    groups.say_dead(parse_point("E3", 9))
    assert group(groups, "D1") == points("D1 D2 D3 F1 F2 F3")
    groups.forget()
    assert group(groups, "D1") == points("D1 D2 D3")


def test_only_two_stones_of_a_color_can_be_said_of() -> None:
    groups = GroupMap(drawn_board(CUT_OFF))
    for pair in (("C7", "E3"), ("C7", "A1")):
        with pytest.raises(UsageError, match="are no stones of one color"):
            groups.say(parse_point(pair[0], 9), parse_point(pair[1], 9), True)


@pytest.mark.parametrize("by_links", [False, True])
@pytest.mark.parametrize("size", [9, 19])
def test_groups_are_those_of_the_slow_twin(size: int, by_links: bool) -> None:
    for features in scattered(size, 3 + size, 220 if size == 19 else 70, 11 if size == 9 else 44):
        slow = SlowBoard(size)
        slow.set_up(features.board.position())
        expected = slow_groups(slow, settled_links(features) if by_links else ())
        groups = GroupMap(features.board, by_links)
        groups.find()
        found = {frozenset(groups.stones(name)) for name in features.board.strings()}
        assert found == expected, [[*map(point_text, g)] for g in found ^ expected]


@pytest.mark.parametrize("turned_by", list(Transform)[1:])
def test_groups_are_the_same_on_a_turned_board(turned_by: Transform) -> None:
    for features in scattered(9, 5, 70, 7):
        board = features.board
        other = Board(9)
        other.set_up(apply_position(turned_by, board.position()))
        straight, turned = GroupMap(board), GroupMap(other)
        for groups in (straight, turned):
            groups.find()
        for name in board.strings():
            there = {apply_point(turned_by, p, 9) for p in straight.stones(name)}
            assert there == set(turned.stones(apply_point(turned_by, name, 9)))
