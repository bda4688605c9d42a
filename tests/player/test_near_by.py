"""What is told of stones near a move beside its reasons: what the enemy takes there, who is weak, what a line shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from riyu.game.constants import BLACK, PASS
from riyu.game.points import parse_point
from riyu.player.explaining import beside
from riyu.player.explaining.answered import _until_taken
from riyu.player.explaining.beside import Beside, groups_beside
from riyu.player.explaining.choosing import best_motives, motives_of
from riyu.player.explaining.elsewhere import _seen_there, fate_of, reply_of, threat_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import frame_of
from riyu.player.explaining.record import MotiveSaid
from riyu.search.search_fact import SearchFact
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_hanging import HELD, HOLDER
from tests.player.test_motives import (
    CAUGHT_IN_THE_CORNER,
    EVEN,
    EYE_ON_THE_SIDE,
    IN_THE_MIDDLE,
    LIGHT,
    NO_EYE,
    grounds_of,
    searched,
)

TOUCHED = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O X . . . . .
    . O X . . . . . .
    . . {} . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("below", "line", "said"),
    [
        (".", "E2 C2", "White is expected to go on at C2, putting the stone at C3 in atari."),
        ("O", "E2 D3", "White is expected to go on at D3, taking the stone at C3."),
        (".", "E2 E3", "White is expected to go on at E3."),
    ],
)
def test_an_answer_is_told_with_what_it_does_to_stones(below: str, line: str, said: str) -> None:
    grounds, weighed = grounds_of(TOUCHED.format(below)), searched(*line.split())
    reasons = best_motives(grounds, parse_point("E2"), None, weighed)
    reply = reply_of(grounds, weighed, reasons)
    assert reply is not None and reply.sentence.beginner == said


def test_stones_left_in_atari_are_taken() -> None:
    assert _seen_there(grounds_of(HOLDER), parse_point("D4")) == (parse_point("D4"),)


def test_a_line_is_shown_only_if_it_takes_the_stones() -> None:
    grounds, stone, takes = grounds_of(HOLDER), parse_point("D5"), parse_point("D4")
    assert _until_taken(grounds, parse_point("A1"), stone, [takes]) == (takes,)
    assert _until_taken(grounds, parse_point("A1"), stone, [parse_point("A2")]) == ()


def area_of(grounds: Grounds, move: str) -> MotiveSaid:
    point = parse_point(move)
    return grounds.motive("build", point, point, Tier.JUDGED, 5.0)


@pytest.mark.parametrize(
    ("picture", "move", "said"),
    [
        (
            *(NO_EYE, "B4"),
            "White's group at C4 is less safe after B4: as judged such a group lives 52 times of 100 then, 95 if White "
            "comes first at B4.",
        ),
        (
            *(NO_EYE, "D4"),
            "Black's group at D5 is safer after D4: as judged such a group lives 82 times of 100 then, 45 if White "
            "comes first at D4.",
        ),
    ],
)
def test_how_a_group_beside_lives_is_told_of_a_move_whose_reason_is_an_area(
    picture: str, move: str, said: str
) -> None:
    grounds, point = grounds_of(picture).about_move(parse_point(move)), parse_point(move)
    told = groups_beside(grounds, point, [area_of(grounds, move)])
    assert [one.beginner for one in told.sentences] == [said]
    (name,) = told.sentences[0].points[:1]
    assert name in told.stones and name in told.counted
    about_it = grounds.motive("settle", point, name, Tier.JUDGED, 5.0)
    assert groups_beside(grounds, point, [area_of(grounds, move), about_it]) == Beside()


def test_a_group_that_is_safe_either_way_is_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """E5 lives 90 times of 100 after D3, and 82 if White comes first."""
    grounds, point = grounds_of(IN_THE_MIDDLE), parse_point("D3")
    assert groups_beside(grounds, point, [area_of(grounds, "D3")]) == Beside()
    monkeypatch.setattr(beside, "SAFE", 1.0)
    (said,) = groups_beside(grounds, point, [area_of(grounds, "D3")]).sentences
    assert "lives 90 times of 100 then, 82 if" in said.beginner


def test_how_surely_a_group_lives_has_one_pair_of_numbers_in_a_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is told of D5 beside D4 is not told once more by what happens elsewhere."""
    blackboard, point = blackboard_of(drawn_game(NO_EYE)), parse_point("D4")
    grounds = Grounds(blackboard, BLACK, read_language(), point)
    decision = replace(LIGHT.decide(blackboard, BLACK, may_resign=False), point=point)
    area = area_of(grounds, "D4")
    alone = threat_of(grounds, decision, [area])
    assert alone is not None
    assert "lives 45 times of 100 then, not 82" in alone.sentence.beginner
    monkeypatch.setattr("riyu.player.explaining.sure.best_motives", lambda *_, **__: (area,))
    told = explain(blackboard, decision)
    assert told.deeds is not None and told.threat is not None
    assert "lives 82 times of 100 then, 45 if" in told.deeds.beginner
    assert "Black's group at D5 is less safe then" in told.threat.sentence.beginner
    settled = grounds.motive("settle", point, parse_point("D5"), Tier.JUDGED, 5.0)
    threat = threat_of(grounds, decision, [area, settled])  # so is what a reason has
    assert threat is not None and "is less safe then" in threat.sentence.beginner


def test_weak_groups_beside_an_area_s_move_are_told_with_it_and_not_in_the_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(beside, "LEAST_CHANGED", 9.0)
    grounds, move = grounds_of(EYE_ON_THE_SIDE), parse_point("F1")
    area = area_of(grounds, "F1")
    told = groups_beside(grounds, move, [area])
    (said,), stones = told.sentences, told.stones
    assert said.beginner == "Weak near F1: Black's stone at E2." and parse_point("E2") in stones
    assert not told.counted  # it has no numbers
    decision = LIGHT.decide(blackboard_of(drawn_game(EYE_ON_THE_SIDE)), BLACK, may_resign=False)
    for known, is_told in ((frozenset[int](), True), (stones, False)):
        frame = frame_of(grounds, decision, move, False, EVEN, [area], known)
        assert ("weak stones at E2" in frame.sentence.beginner) is is_told
    settled = grounds.motive("settle", move, parse_point("E2"), Tier.JUDGED, 5.0)
    assert groups_beside(grounds, move, [area, settled]) == Beside()
    assert groups_beside(grounds, move, [settled]) == Beside()
    assert groups_beside(grounds, parse_point("A9"), [area]) == Beside()  # far away


def test_a_headline_says_that_only_a_ko_decides() -> None:
    grounds, move = grounds_of(NO_EYE), parse_point("D7")
    one = grounds.motive("cut", move, parse_point("C7"), Tier.READ, 2.0, by_ko=True)
    assert one.headline.beginner == "D7 cuts the stone at C7 off, if only by ko."
    assert one.brief == "D7 cuts the stone at C7 off."


IN_A_ROW = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O X . X X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("C6", "D5", "C4"), "the 3 stones at C5 will be lost"),  # one with E5 and F5 then
        (("C6", "C4"), "the stone at C5 will be lost"),
    ],
)
def test_stones_that_are_one_string_at_the_end_are_lost_together(
    line: tuple[str, ...], said: str
) -> None:
    grounds = grounds_of(IN_A_ROW)
    saves = grounds.motive("save", parse_point("C4"), parse_point("C5"), Tier.READ, 2.0)
    moves = in_turn(grounds, [parse_point(p) for p in line])
    assert fate_of(grounds, saves, *moves) == said


@pytest.mark.parametrize(("ends", "said"), [("E4 E5", "E4"), ("E5 E4", "E4")])
def test_of_a_link_that_is_cut_by_taking_an_end_that_end_is_taken(ends: str, said: str) -> None:
    grounds = grounds_of(HOLDER)
    one, other = (parse_point(p) for p in ends.split())
    link = grounds.motive("connect", parse_point("D3"), one, Tier.READ, 2.0, other=other)
    moves = in_turn(grounds, [parse_point("D4")])
    assert fate_of(grounds, link, *moves) == f"that takes the stone at {said}"


FAR_ATARI = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O O O O . . . . . . .
    . O X X X X . . . . . . .
    . . O O O O . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.mark.parametrize(("row", "is_told"), [("X X X X", True), ("O O O X", False)])
def test_a_large_string_that_stays_in_atari_is_told_of_far_from_the_move(
    row: str, is_told: bool
) -> None:
    picture = FAR_ATARI.replace("X X X X", row)
    grounds, move = grounds_of(picture), parse_point("L3")
    decision = LIGHT.decide(blackboard_of(drawn_game(picture)), BLACK, may_resign=False)
    said = frame_of(grounds, decision, move, False, EVEN).sentence.beginner
    assert said.endswith("After L3 White can take the 4 stones at C10 with G10.") is is_told


def test_a_stone_that_the_move_takes_is_not_said_to_be_cut_off() -> None:
    grounds = grounds_of(HELD).about_move(parse_point("D4"))
    told = motives_of(grounds, parse_point("D4"))
    taken = {parse_point("E4"), parse_point("D5")}
    assert any(one.motive == "capture" for one in told)
    assert not any(
        one.motive in ("cut", "connect") and taken & {one.target, one.other} for one in told
    )


def test_what_is_left_to_the_enemy_elsewhere_is_told_of_stones_and_where_he_gains_by_it() -> None:
    grounds = grounds_of(CAUGHT_IN_THE_CORNER)
    reasons = best_motives(grounds, parse_point("F5"))
    known = grounds.now.group_at(parse_point("C11"))
    assert known is not None

    def said(answer: str, *args: Any) -> str:
        reply = reply_of(grounds, searched("F5", answer), reasons, *args)
        assert reply is not None
        return reply.sentence.beginner.partition("What is left to White there, as judged: ")[2]

    attached = "D11 attaches to the stone at C11, and Black's stone at C11 "
    assert said("D11") == f"{attached}lives 65 times of 100 then, not 95."
    assert said("D11", None, known.stones) == f"{attached}is less safe then."  # numbers are told
    assert said("C12") == "C12 attaches to the stone at C11, and White gains around D12."
    assert said("B13") == ""  # an area alone
    there = parse_point("D11")
    swing = SearchFact(("swing", BLACK, there, there), "", (there, PASS), gains=(0.2,))
    little = replace(searched("D11", "C10"), facts=(swing,))
    assert said("D11", little) == ""  # by search hardly a point hangs on it
