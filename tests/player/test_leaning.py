"""A group whose life was not read to its end, and hangs on a move as is likely by games."""

from __future__ import annotations

import pytest

from riyu.game.constants import WHITE
from riyu.game.points import Point, parse_point, point_text
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Danger, Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.leaning import leaning_motives
from riyu.player.explaining.motives import Tier
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.boards import drawn_game
from tests.library import blackboard_of

pytestmark = pytest.mark.usefixtures("loaded")

WIDE = """
    13x13, White to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . X . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . X X X X X X X X X . . .
    . X O O O O O O O O X . .
    . X O . . . . . . O X . .
    . X X . . . . . . X X . .
    . . . . . . . . . . . . .
"""
"""White's eye space is open below: it lives if it closes that well, at D2 or E2, and not if Black is first."""


def grounds_of(deep: float = 25.0) -> Grounds:
    return Grounds(blackboard_of(drawn_game(WIDE, "white")), WHITE, read_language(), deep=deep)


def told(grounds: Grounds, move: str) -> list[str]:
    point = parse_point(move)
    return [one.sentence.beginner for one in leaning_motives(grounds.about_move(point), point)]


def test_a_group_is_told_with_its_size_and_how_likely_it_lives_with_either_first() -> None:
    grounds = grounds_of()
    (said,) = told(grounds, "E2")
    assert said.startswith("White's group of 10 stones at ") and " is not settled: " in said
    (stone,) = {stone for stone, _ in grounds._dangers}
    now, then = grounds.danger(stone), grounds.danger(stone, parse_point("E2"))
    before, after = round(100 * (1 - now.chance)), round(100 * (1 - then.chance))
    assert before < 50 < after
    assert f"it lives {after} times of 100 after E2, {before} if Black comes " in said
    assert f"Black comes first at {point_text(now.line[0])}" in said


def test_games_about_it_say_how_likely_that_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stone, move = parse_point("D4"), parse_point("E2")
    with_games = grounds_of().danger(stone, move)
    monkeypatch.setattr(KnowledgeInForce, "group_games", None)
    by_lines = grounds_of().danger(stone, move)
    assert not with_games.is_read and not by_lines.is_read
    assert with_games.chance != by_lines.chance


def test_nothing_is_told_of_a_move_that_makes_it_little_safer_or_of_short_readings() -> None:
    assert not told(grounds_of(), "J3")
    assert not told(grounds_of(deep=1.0), "E2")


@pytest.mark.parametrize(
    ("now", "then", "is_told"),
    [
        (Danger(0.8, False), Danger(0.3, False), True),
        (Danger(1.0, True), Danger(0.3, False), True),
        (Danger(1.0, True), Danger(0.0, True), False),  # that is told as read
        (Danger(0.5, False), Danger(0.0, False), False),  # it is hardly in danger
        (Danger(0.8, False), Danger(0.5, False), False),  # nor safe then
    ],
)
def test_a_group_must_be_in_danger_now_and_not_then(
    monkeypatch: pytest.MonkeyPatch, now: Danger, then: Danger, is_told: bool
) -> None:
    def danger(self: Grounds, stone: Point, move: Point = 0) -> Danger:
        return then if move else now

    monkeypatch.setattr(Grounds, "danger", danger)
    assert bool(told(grounds_of(), "E2")) is is_told


def test_what_is_not_read_out_is_never_held_to_be_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Grounds, "danger", lambda self, stone, move=0: Danger(0.0 if move else 1.0, not move)
    )
    (said,) = told(grounds_of(), "E2")
    assert "lives 95 times of 100 after E2, 5 if Black" in said


def test_it_is_the_first_reason_and_no_other_has_the_group_by_other_numbers() -> None:
    grounds, move = grounds_of(), parse_point("E2")
    found = best_motives(grounds.about_move(move), move)
    assert found[0].motive == "settle" and found[0].tier is Tier.JUDGED
    groups = [one for one in found if one.kind in ("life", "groups")]
    assert [one.target for one in groups] == [found[0].target]
