"""Where classes are asked: a drawn board, the color to move, and the points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.candidates.asked import ASKED, Where, points_asked
from riyu.candidates.sources import Sight, in_haste, tell
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.inference.asking import supports
from riyu.lab.knowledge_review import claims_of_match
from riyu.player.engine import Engine
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import NO_RACE, Claim, judge
from riyu.reading.readings import Readings
from riyu.reading.turning import racing
from tests.boards import drawn_board, drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.reading.test_turning import AHEAD, RACE

TWO_STONES = """
9x9, Black to move
. . . . . . . . .
. . O X . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""Two stones touch: neither is going to be taken."""


def raced_at(picture: str, color: int) -> str:
    found = points_asked(Readings(drawn_board(picture)), color, (), Where.RACING)
    assert found is not None
    return " ".join(sorted(map(point_text, found)))


def test_moves_for_races_are_asked_for_where_a_race_hangs_on_who_moves_first() -> None:
    assert raced_at(RACE, BLACK) == "C8 C9"
    assert raced_at(RACE, WHITE) == "F8 F9"
    assert raced_at(AHEAD, BLACK) == ""  # it is won though White moves first
    assert raced_at(TWO_STONES, BLACK) == ""


def test_what_patterns_say_of_a_race_is_about_one() -> None:
    """All that the two classes claim of races, at the points where they are asked, is read to hold."""
    blackboard = blackboard_of(drawn_game(RACE))
    said = []
    for name, (where, _) in ASKED.items():
        if where is Where.RACING:
            points = points_asked(blackboard.readings, BLACK, (), where)
            for match in blackboard.asker.all(name, BLACK, points):
                said += [one for one in claims_of_match(match) if one.purpose == "race"]
    assert said
    assert all(judge(blackboard.readings, one).borne is not None for one in said)


def test_a_race_against_nobody_is_denied() -> None:
    board = drawn_board(TWO_STONES)
    claim = Claim(BLACK, parse_point("B8"), "race", parse_point("C8"))
    assert judge(Readings(board), claim).denied == NO_RACE


def test_in_haste_no_race_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    sights: list[Sight] = []

    def noted(readings: Readings, color: int) -> list[int]:
        looked.append(color)
        return racing(readings, color)

    def told(blackboard: Blackboard, sight: Sight) -> None:
        sights.append(sight)
        tell(blackboard, sight)

    monkeypatch.setattr("riyu.candidates.asked.racing", noted)
    monkeypatch.setattr("riyu.player.seeing.tell", told)
    engine = Engine(replace(load_style(), simulations=16, assess_playouts=60), 1, KNOWLEDGE)
    blackboard = blackboard_of(drawn_game(RACE))
    engine.decide(blackboard, BLACK)
    assert looked == [BLACK]
    tell(blackboard, in_haste(sights[0]))
    assert looked == [BLACK]


WALL = """
19x19, Black to move
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . X . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . X . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . O . . . . X . . . . . . . . .
. . . O X . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
"""
"""Three stones of the wall stand, from the middle down."""


def test_what_makes_use_of_the_wall_is_asked_once_three_stones_of_it_stand() -> None:
    def asked(picture: str, color: int) -> list[int] | None:
        return points_asked(Readings(drawn_board(picture)), color, (), Where.WALL)

    assert asked(WALL, BLACK) is None  # everywhere
    assert asked(WALL, WHITE) == []
    top, _, below = WALL.partition(". . . . . . . . . X")
    assert asked(top + ". . . . . . . . . ." + below, BLACK) == []
    assert asked(TWO_STONES, BLACK) == []


CORNER_BEFORE_THE_WALL = WALL.replace(". . . . O . . . . X", ". . . O . . . . . X").replace(
    ". . . O X . .", ". . . . . . ."
)


def test_with_the_wall_the_corner_before_it_is_attacked() -> None:
    blackboard = blackboard_of(drawn_game(CORNER_BEFORE_THE_WALL))
    style = replace(load_style("great-wall"), simulations=16, assess_playouts=60)
    decision = Engine(style, 1, KNOWLEDGE).decide(blackboard, BLACK)
    said = {r.source for one in decision.candidates for r in one.candidate.reasons}
    assert "pattern wall-corner-attach-on-the-wall-side" in said


EDGE = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . O . . . .
. . . O X . . . .
. . . . O . . . .
. . O . . . . . .
. O X . . . X . .
. . O . . . . . .
"""
"""E5 is in atari too, but on the fifth line; G2 is low, and in no danger."""


def test_what_is_rescued_along_the_edge_is_asked_of_low_strings_in_danger() -> None:
    readings = Readings(drawn_board(EDGE))
    found = points_asked(readings, BLACK, (), Where.LOW)
    assert found is not None
    assert sorted(map(point_text, found)) == ["C2"]
    assert points_asked(Readings(drawn_board(TWO_STONES)), BLACK, (), Where.LOW) == []


ENCLOSURE = """
19x19, Black to move
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . X . . . . . . . . . . . X . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . O . . . . . . . . . . . . . . .
. . . . . O . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(("likely", "is_told"), [(0.05, True), (0.001, False)])
def test_a_probe_is_told_where_strong_players_play_it(
    likely: float, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sights: list[Sight] = []

    def told(blackboard: Blackboard, sight: Sight) -> None:
        sights.append(sight)
        tell(blackboard, sight)

    monkeypatch.setattr("riyu.player.seeing.tell", told)
    engine = Engine(replace(load_style(), simulations=16, assess_playouts=60), 1, KNOWLEDGE)
    blackboard = blackboard_of(drawn_game(ENCLOSURE))
    engine.decide(blackboard, BLACK)
    tell(blackboard, replace(in_haste(sights[0]), likely={parse_point("D3"): likely}))
    inference = blackboard.inference
    said = [
        one.source.name
        for key in inference.keys("move")
        for one in supports(inference, key)
        if key[3] == parse_point("D3") and one.source is not None
    ]
    assert ("probe-under-the-star-of-the-knight" in said) == is_told
