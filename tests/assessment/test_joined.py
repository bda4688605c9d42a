"""Playouts and evaluation joined: a share of each, and dead stones by whose points they end as."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from riyu.assessment.assessment import recent_points
from riyu.assessment.assessor import Assessor
from riyu.assessment.joined import (
    SPREAD,
    Joined,
    assess_jointly,
    chance_of,
    dead_stones,
    drawn_in,
    join,
)
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.assessment.point_weights import PointWeights
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.reading.readings import Readings
from tests.boards import drawn_board

ODDS = weights_of(read_playout_values())

DEAD_INSIDE = """
. . . X O . . . .
. . . X O . . . .
. O . X O . . . .
. . . X O . . . .
. . . X O . . . .
. . . X O . . . .
. . . X O . . . .
. . . X O . . . .
. . . X O . . . .
"""
"""A wall from edge to edge; White's stone at B7 is dead."""


def judged(board: Board, playouts: int = 100, seed: int = 1) -> Joined:
    assessor = Assessor(Features(board), Readings(board))
    return assess_jointly(assessor, ODDS, 0.5, playouts=playouts, seed=seed)


def test_each_point_is_weighed_and_the_lead_is_what_all_come_to() -> None:
    both = judged(drawn_board(DEAD_INSIDE))
    assert both.whole.margin == pytest.approx(
        drawn_in(sum(both.whole.ownership) - 0.5, both.open_points)
    )
    assert all(-1 < owned < 1 for owned in both.whole.ownership)
    half = PointWeights({"small": {"playouts": 1.0, "playouts-stone": 0.5}})
    whole = join(both.evaluation, both.by_playouts, (), half).whole
    place = both.evaluation.place(parse_point("A1"))
    assert whole.ownership[place] == pytest.approx(both.by_playouts.ownership[place], abs=0.03)


def test_neither_color_is_favored() -> None:
    board = drawn_board(DEAD_INSIDE)
    swapped = drawn_board(DEAD_INSIDE.translate(str.maketrans("XO", "OX")), "white")
    first, second = (judged(one, playouts=400).whole.ownership for one in (board, swapped))
    assert first == pytest.approx([-owned for owned in second], abs=0.25)


def test_a_lead_is_told_less_surely_where_large_groups_are_in_doubt() -> None:
    both = judged(drawn_board(DEAD_INSIDE))
    settled = with_ownership(both, 1.0)
    open_ = with_ownership(both, 0.0)  # 9 stones and 9 and 1, each lost or saved as a coin falls
    assert settled.doubt == 0
    assert open_.doubt == pytest.approx((18**2 + 18**2 + 2**2) ** 0.5)
    for one in (settled, open_):
        low, high = one.interval
        assert low + high == pytest.approx(2 * one.whole.margin)
        assert high - low == pytest.approx(2 * (SPREAD[0] + SPREAD[1] * one.doubt))


def test_the_same_lead_wins_the_more_often_the_less_is_open() -> None:
    both = with_lead(judged(drawn_board(DEAD_INSIDE)), 5.0)
    early, late = with_ownership(both, 0.0), with_ownership(both, 0.9)
    assert 0.5 < early.chance < late.chance < 1
    assert with_lead(late, -5.0).chance == pytest.approx(1 - late.chance)


def test_a_small_lead_is_drawn_in_while_much_is_open_and_never_turned() -> None:
    assert drawn_in(4.0, 250) == pytest.approx(1.4, abs=0.05)
    assert drawn_in(-40.0, 250) == pytest.approx(-35.3, abs=0.05)
    assert drawn_in(4.0, 0) == 4.0
    assert drawn_in(0.0, 250) == 0.0
    both = judged(drawn_board(DEAD_INSIDE))
    summed = sum(both.whole.ownership) - 0.5
    assert abs(both.whole.margin) < abs(summed)


def test_a_lead_far_beyond_its_interval_is_no_coins_throw() -> None:
    """On 13×13 with half of it open Black leads by 70 points, 64 to 76 as it is told."""
    assert chance_of(69.8, 80.5, 13, 6.3) > 0.95
    for size in (5, 9, 13):
        for half in (4.4, 10.0):
            for open_points in (0.0, 10.0, 40.0):
                chances = [chance_of(lead, open_points, size, half) for lead in range(-80, 81, 4)]
                assert chances == sorted(chances) and chances[20] == 0.5
                assert chance_of(3 * half, open_points, size, half) > 0.7
        assert chance_of(2 * 4.4, 0.0, size, 4.4) > 0.9


def test_on_large_boards_a_lead_wins_by_what_is_open() -> None:
    for half in (5.0, 20.0):
        assert chance_of(10.0, 122.0, 19, half) == pytest.approx(1 / (1 + math.exp(-0.5)))


def with_ownership(both: Joined, owned: float) -> Joined:
    return replace(both, whole=replace(both.whole, ownership=(owned,) * 81))


def with_lead(both: Joined, lead: float) -> Joined:
    return replace(both, whole=replace(both.whole, margin=lead))


def test_without_playouts_the_evaluation_stands_alone() -> None:
    both = judged(drawn_board(DEAD_INSIDE), playouts=0)
    assert both.whole.margin == pytest.approx(both.evaluation.lead)
    assert both.whole.ownership == pytest.approx(both.evaluation.worths)
    low, high = both.interval
    assert high - low > 2 * SPREAD[0]  # what playouts did not see is less sure


def test_stones_are_dead_whose_points_end_as_the_others() -> None:
    board = drawn_board(DEAD_INSIDE)
    assert list(dead_stones(board, judged(board).whole)) == [parse_point("B7")]


def test_the_same_seed_gives_the_same() -> None:
    first, again, other = (judged(drawn_board(DEAD_INSIDE), seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert first.by_playouts != other.by_playouts


def test_the_last_two_moves_are_those_before_which_none_may_be() -> None:
    moves = [Move(BLACK, parse_point("C3")), Move(WHITE, PASS), Move(BLACK, parse_point("E5"))]
    assert recent_points(moves) == (parse_point("E5"), PASS)
    assert recent_points(moves[:1]) == (parse_point("C3"), PASS)
    assert recent_points([]) == (PASS, PASS)
