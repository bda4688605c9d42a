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


def test_where_nothing_is_taken_off_what_stands_counts() -> None:
    blackboard, found = status(DEAD_INSIDE, TROMP_TAYLOR)
    assert found.count(blackboard.game).owner_of(parse_point("A1")) == WHITE


def test_stopped_at_once_all_live() -> None:
    _, found = status(DEAD_INSIDE, stop=lambda: True)
    assert not found.dead and not found.seki
