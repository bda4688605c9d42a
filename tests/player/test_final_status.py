"""What stones are when a game ends: dead, alive or in seki, and the count that follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riyu.assessment.assessment import FinalStatus
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import parse_point
from riyu.game.ruleset import CHINESE, JAPANESE, TROMP_TAYLOR, Ruleset
from riyu.player.engine import Engine
from riyu.reading.blackboard import Blackboard
from tests.assessment.test_evaluator import SEKI as TWO_LIBERTIES
from tests.assessment.test_evaluator import SQUARE, WALLS
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_engine import DEAD_INSIDE
from tests.reading.test_fates import SEKI


def status(
    picture: str,
    ruleset: Ruleset = CHINESE,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Blackboard, FinalStatus]:
    blackboard = blackboard_of(drawn_game(picture, ruleset=ruleset))
    return blackboard, Engine(None, 1, KNOWLEDGE).status(blackboard, stop=stop)


def points(text: str) -> set[int]:
    return set(map(parse_point, text.split()))


def test_dead_stones_are_told_from_living_ones() -> None:
    _, found = status(DEAD_INSIDE)
    assert found.dead == points("A1")
    assert not found.seki


IN_SEKI = "A2 B2 C2 D2 E2 F2 G2 H2 A1 H1 C1 D1 E1 F1"


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
def test_both_sides_of_a_seki_stand_in_it(ruleset: Ruleset) -> None:
    blackboard, found = status(SEKI, ruleset)
    assert found.seki == points(IN_SEKI)
    assert not found.dead
    score = found.count(blackboard.game)
    assert {score.owner_of(point) for point in points("B1 G1")} == {EMPTY}
    # White's stones outside, and what they enclose; stones in seki count where area does.
    assert score.owner.count(WHITE) - 4 == 81 - 16
    assert score.owner.count(BLACK) == 10


BENT_FOUR_AND_SEKI = """
X . O O O O . X O
X X X X X X X X O
O O O O O O O O O
. . O . . . O . .
. . . . . . . . .
O O O O O O . . .
X X O O O O O . .
. X X X X O . . .
O O O . X O . . .
"""
"""White can begin a ko for the corner when he likes; the seki above has threats for it that stay."""

CORNER = "A3 B3 B2 C2 D2 E2 E1"


@pytest.mark.parametrize("color", ["black", "white"])
def test_bent_four_in_the_corner_is_dead_as_it_stands_where_territory_counts(color: str) -> None:
    blackboard = blackboard_of(drawn_game(BENT_FOUR_AND_SEKI, color, ruleset=JAPANESE))
    found = Engine(None, 1, KNOWLEDGE).status(blackboard)
    assert found.dead == points(CORNER)
    # What held it in stands in no seki any more; the seki above does.
    assert points("A1 B1 C1") <= found.alive
    assert points("A9 C9 H9 F9") <= found.seki
    score = found.count(blackboard.game)
    assert {score.owner_of(point) for point in points(f"{CORNER} A2 D1")} == {WHITE}
    assert {score.owner_of(point) for point in points("B9 G9")} == {EMPTY}


@pytest.mark.parametrize("color", ["black", "white"])
def test_where_area_counts_its_ko_must_be_fought(color: str) -> None:
    blackboard = blackboard_of(drawn_game(BENT_FOUR_AND_SEKI, color, ruleset=CHINESE))
    found = Engine(None, 1, KNOWLEDGE).status(blackboard)
    assert not found.dead & points(CORNER)


DEAD_SHAPES = """
. . X . X O . O .
. X X X X O O O .
X X . X X O . O O
. X X X O O O O .
X X X O O . O . .
O O O O O O O . .
X X O . O . O . .
. X O O O O . O .
O O X X . O . . .
"""
"""White's two stones in the corner hold three black ones at most to one eye."""


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
@pytest.mark.parametrize("color", ["black", "white"])
def test_a_dead_shape_is_dead_by_every_ruleset(ruleset: Ruleset, color: str) -> None:
    blackboard = blackboard_of(drawn_game(DEAD_SHAPES, color, ruleset=ruleset))
    found = Engine(None, 1, KNOWLEDGE).status(blackboard)
    assert found.dead == points("A3 B3 B2 C1 D1")
    assert not found.seki


@pytest.mark.parametrize("seed", [0, 1, 15])
def test_chance_brings_a_group_that_is_dead_whoever_moves_first_to_no_life(seed: int) -> None:
    blackboard = blackboard_of(drawn_game(SQUARE))
    found = Engine(None, seed, KNOWLEDGE).status(blackboard)
    assert {parse_point("C3"), parse_point("F6")} <= found.dead and len(found.dead) == 12


@pytest.mark.parametrize("seed", [0, 3, 6])
def test_of_two_groups_without_an_eye_that_share_two_liberties_none_is_dead(seed: int) -> None:
    blackboard = blackboard_of(drawn_game(WALLS + TWO_LIBERTIES))
    found = Engine(None, seed, KNOWLEDGE).status(blackboard)
    assert not found.dead
    assert found.seki == points("C1 C2 C3 D3 E1 E2 E3")


def test_where_nothing_is_taken_off_what_stands_counts() -> None:
    blackboard, found = status(DEAD_INSIDE, TROMP_TAYLOR)
    assert found.count(blackboard.game).owner_of(parse_point("A1")) == WHITE


def test_stopped_at_once_all_live() -> None:
    _, found = status(DEAD_INSIDE, stop=lambda: True)
    assert not found.dead and not found.seki
