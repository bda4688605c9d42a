"""What becomes of groups by the ruleset."""

from __future__ import annotations

import pytest

from riyu.game.points import parse_point
from riyu.game.ruleset import AGA, CHINESE, JAPANESE, Ruleset
from riyu.reading.fates import Fate, status_of
from riyu.reading.readings import Readings
from tests.assessment.test_evaluator import SEKI as HELD_IN
from tests.assessment.test_evaluator import WALLS
from tests.boards import drawn_board

BENT_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O . O O O . . .
. . O . . . . . .
O O O O O O . . .
X X O O O O O . .
. X X X X O . . .
O O O . X O . . .
"""

SEKI = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O . O O O . O .
. . O . . . O . .
O O O O O O O O O
O O O O O O O O O
X X X X X X X X O
X . O O O O . X O
"""

TWO_EYES = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O . . . .
X X X X O . . . .
. X . X O . . . .
"""

SQUARE_FOUR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O . . . . .
X X X O . . . . .
. . X O . . . . .
. . X O . . . . .
"""

STRAIGHT_THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O . . . .
X X X X O . . . .
. . . X O . . . .
"""


def fate(picture: str, stone: str, ruleset: Ruleset = CHINESE) -> Fate:
    return status_of(Readings(drawn_board(picture)), parse_point(stone), ruleset).fate


def test_bent_four_in_the_corner_is_dead_by_japanese_rules() -> None:
    assert fate(BENT_FOUR, "A3", JAPANESE) is Fate.DEAD


@pytest.mark.parametrize("ruleset", [CHINESE, AGA], ids=str)
def test_bent_four_in_the_corner_is_a_ko_where_area_is_scored(ruleset: Ruleset) -> None:
    assert fate(BENT_FOUR, "A3", ruleset) is Fate.KO


@pytest.mark.parametrize("stone", ["A2", "C1"])
@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
def test_both_sides_of_a_seki_are_in_seki(stone: str, ruleset: Ruleset) -> None:
    assert fate(SEKI, stone, ruleset) is Fate.SEKI


def test_two_eyes_are_no_seki() -> None:
    assert fate(TWO_EYES, "A2") is Fate.ALIVE


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
def test_a_square_of_four_is_dead(ruleset: Ruleset) -> None:
    assert fate(SQUARE_FOUR, "A3", ruleset) is Fate.DEAD


def test_three_in_a_row_hang_on_the_move() -> None:
    status = status_of(Readings(drawn_board(STRAIGHT_THREE)), parse_point("A2"))
    assert status.fate is Fate.UNSETTLED
    assert status.defense
    assert status.attack.line[0] == status.defense.line[0] == parse_point("B1")


def test_too_few_nodes_leave_it_unclear() -> None:
    assert (
        status_of(Readings(drawn_board(BENT_FOUR)), parse_point("A3"), limit=8).fate is Fate.UNCLEAR
    )


def test_stones_that_are_held_in_by_some_without_an_eye_beside_safe_ones_stand_in_seki() -> None:
    """To take White's E1 is to join with the wall; to take Black's C1 costs all of E1."""
    readings = Readings(drawn_board(WALLS + HELD_IN))
    assert status_of(readings, parse_point("C1")).fate is Fate.SEKI
