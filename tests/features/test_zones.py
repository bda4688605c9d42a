"""Gaps along the edge, as drawn."""

from __future__ import annotations

import pytest

from riyu.features.chains import chain_at, chains
from riyu.features.features import Features
from riyu.features.zones import EdgeZone, edge_zones
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, line_of, parse_point, point_text
from tests.boards import drawn_board
from tests.features._scattered import scattered
from tests.guard import restored
from tests.reference.zones import slow_zones


def bottom(picture: str) -> list[str]:
    """Say the zones of the lower side: `C3 D1+3 G2` for three points from D1 on, between stones; `|` is a corner."""
    zones = edge_zones(Features(drawn_board(picture)))
    return [said(z) for z in zones if (z.along, z.onto) == (1, 20)]


def said(zone: EdgeZone) -> str:
    ends = [point_text(s) if s else "|" for s in (zone.left_stone, zone.right_stone)]
    return f"{ends[0]} {point_text(zone.base)}+{zone.gap} {ends[1]}"


def test_an_empty_board_has_a_zone_on_each_side_from_corner_to_corner() -> None:
    zones = edge_zones(Features(Board(9)))
    assert [said(z) for z in zones] == ["| A1+9 |", "| J1+9 |", "| J9+9 |", "| A9+9 |"]
    assert [(z.along, z.onto) for z in zones] == [(1, 20), (20, -1), (-1, -20), (-20, 1)]


def test_stones_of_two_chains_and_the_corners_bound_zones() -> None:
    assert bottom(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        """
    ) == ["| A1+2 C3", "C3 D1+3 G2", "G2 H1+2 |"]


def test_two_chains_of_one_color_bound_a_zone_too() -> None:
    assert bottom(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X . . . . . X .
        . . . . . . . . .
        . . . . . . . . .
        """
    ) == ["| A1+1 B3", "B3 C1+5 H3", "H3 J1+1 |"]


def test_between_stones_of_one_chain_there_is_none() -> None:
    assert bottom(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    ) == ["| A1+3 D3", "F3 G1+3 |"]


def test_only_the_lowest_stone_over_a_point_touches_the_edge_there() -> None:
    assert bottom(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        """
    ) == ["| A1+4 E2", "E2 F1+4 |"]


def test_a_stone_far_from_the_edge_does_not_touch_it() -> None:
    assert bottom(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    ) == ["| A1+9 |"]


def test_stones_side_by_side_on_the_first_line_leave_no_gap() -> None:
    assert bottom(
        """
        . . . . .
        . . . . .
        . . . . .
        . . X O .
        . . X O .
        """
    ) == ["| A1+2 C1", "D1 E1+1 |"]


def test_a_zone_knows_the_chains_beside_it_and_its_points() -> None:
    features = Features(drawn_board(". . . . .\n. . . . .\n. . . . .\n. . . . .\n. X . . O"))
    (zone,) = [z for z in edge_zones(features) if z.onto == 20 and z.left and z.right]
    assert zone.left == chain_at(features, BLACK, parse_point("B1"))
    assert zone.right == chain_at(features, WHITE, parse_point("E1"))
    assert [point_text(p) for p in zone.points] == ["C1", "D1"]


def test_a_stone_in_the_corner_leaves_no_gap_beside_it() -> None:
    features = Features(drawn_board(". . . . .\n" * 4 + "X . . . ."))
    assert [said(z) for z in edge_zones(features)] == [
        "A1 B1+4 |",
        "| E1+5 |",
        "| E5+5 |",
        "| A5+4 A1",
    ]


def test_zones_lie_on_empty_first_line_points_between_different_chains() -> None:
    for size, moves in ((2, 3), (5, 15), (9, 60), (19, 200)):
        for features in scattered(size, seed=size, moves=moves, every=max(1, moves // 5)):
            features.update()
            with restored(features.board):
                zones = edge_zones(features)
            assert zones == edge_zones(features, chains(features))
            points = [(p, z.onto) for z in zones for p in z.points]
            assert len(points) == len(set(points))
            for zone in zones:
                assert zone.gap == len(zone.points) > 0
                assert zone.left is None or zone.left != zone.right
                for p in zone.points:
                    assert features.board.color_at(p) == 0
                    assert line_of(p, size) == 1
            whole = [p for p in all_points(size) if line_of(p, size) == 1]
            assert {p for p, _ in points} <= set(whole)


@pytest.mark.parametrize(
    "stones",
    [
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X . . . . .
        . . X . . . . . .
        """,
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X . . . . .
        . . X . . . . . .
        . . X . . . . . .
        """,
    ],
    ids=["on the second line", "on the third line"],
)
def test_a_stone_that_own_stones_join_to_the_edge_touches_it(stones: str) -> None:
    features = Features(drawn_board(stones))
    (right,) = (zone for zone in edge_zones(features) if zone.base == parse_point("E1"))
    assert (right.gap, right.right) == (5, None)


@pytest.mark.parametrize(("size", "moves"), [(2, 4), (3, 8), (5, 30), (7, 60), (9, 60), (13, 40)])
def test_zones_are_those_of_the_slow_twin(size: int, moves: int) -> None:
    for features in scattered(size, seed=size + 7, moves=moves, every=max(1, moves // 4)):
        found = {(z.base, z.gap, z.left_stone, z.right_stone) for z in edge_zones(features)}
        assert found == slow_zones(features.board.position())
