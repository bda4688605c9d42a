"""Empty corners and extensions, as drawn."""

from __future__ import annotations

import pytest

from riyu.features.region import empty_corners, nearby, stretches
from riyu.game.board import Board
from riyu.game.points import parse_point, point_text
from tests.boards import drawn_board

ONE_STONE = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . X . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""


def test_an_empty_board_has_four_empty_corners() -> None:
    corners = [point_text(c.point) for c in empty_corners(Board(19))]
    assert corners == ["A1", "T1", "A19", "T19"]


def test_a_stone_in_a_corner_takes_it_out() -> None:
    corners = [point_text(c.point) for c in empty_corners(drawn_board(ONE_STONE))]
    assert corners == ["N1", "A13", "N13"]


@pytest.mark.parametrize("size", [2, 5, 6])
def test_small_boards_have_no_corners_to_take(size: int) -> None:
    assert empty_corners(Board(size)) == []


@pytest.mark.parametrize("size", [7, 9, 10, 13, 19])
def test_the_places_of_a_corner_lie_in_it(size: int) -> None:
    for corner in empty_corners(Board(size)):
        for _, place in corner.places:
            assert abs(place % 20 - corner.point % 20) <= size // 2
            assert abs(place // 20 - corner.point // 20) <= size // 2


def test_a_stone_on_the_fourth_line_extends_along_both_edges() -> None:
    found = {point_text(s.point): (s.gap, s.room) for s in stretches(drawn_board(ONE_STONE), 1)}
    assert found == {
        "F3": (1, 5),
        "G3": (2, 4),
        "H3": (3, 3),
        "C6": (1, 5),
        "C7": (2, 4),
        "C8": (3, 3),
    }


def test_an_enemy_stone_ends_the_room() -> None:
    board = drawn_board(ONE_STONE)
    board.play(2, parse_point("J3"))
    found = {point_text(s.point): s.room for s in stretches(board, 1) if s.point // 20 == 3}
    assert found == {"F3": 2, "G3": 1, "H3": 0}


def test_nearby_gives_the_nearest_empty_points_first() -> None:
    board = drawn_board(ONE_STONE)
    points = [point_text(p) for p in nearby(board, parse_point("D4"), 1)]
    assert points == ["D5", "C4", "E4", "D3", "C5", "E5", "C3", "E3"]
