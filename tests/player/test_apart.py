"""What sets two moves apart that are about as good: what one leaves to the enemy, as read, and the other does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK
from riyu.game.points import Point, parse_point
from riyu.player.explaining import apart as setting_apart
from riyu.player.explaining.apart import Threatened, apart_said
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import DEEP, Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.parts import aside_of
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.player.explaining.refusal import refuse
from riyu.player.why_not import WhyNot
from riyu.reading.gate import Claim
from riyu.reading.readings import Readings
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_deeds import ASIDE
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

SOLID_AND_LOOSE = """
    9x9, Black to move
    . . . . . . . . .
    . . X . . . . . .
    . . X O O O . . .
    . . . X X O . . .
    . . O . . O . . .
    . . O X . . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . . . . . . .
"""
"""D5 and E5 both join D6 with D4; after E5 White cuts at C6 all the same, between C7 and the rest."""

THIN = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . O O . O . . .
    . . O X . . . . .
    . . O X . . . . .
    . . O . X . . . .
    . . . O O . . . .
    . . . . . . . . .
    . . . . . . . . .
"""
"""White E5 threatens the two stones at D5, next by E6; Black E5 joins them with E4."""

CUT_AT_C6 = (
    "E5 leaves this open, as read, and D5 does not: White C6, and the 2 stones at C7 will be cut off from the 3 stones "
    "at D4; about 46 points hang on that."
)


def said_of(
    picture: str, chosen: str, rival: str, less: float = 0.0, known: str = ""
) -> Sentence | None:
    """Give what is said of two moves where search has the rival so many points less than the move chosen."""
    board = blackboard_of(drawn_game(picture))
    decision = decided(board, weighed(chosen, 4.0), weighed(rival, 4.0 - less))
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    return apart_said(
        grounds, decision, decision.candidates[1], [parse_point(p) for p in known.split()]
    )


@pytest.mark.parametrize(("chosen", "rival"), [("D5", "E5"), ("E5", "D5")])
def test_what_one_of_two_moves_for_the_same_leaves_is_told_whichever_is_chosen(
    chosen: str, rival: str
) -> None:
    said = said_of(SOLID_AND_LOOSE, chosen, rival)
    assert said is not None and said.beginner == CUT_AT_C6
    assert said.strong == (
        "E5, not D5, leaves White C6: the 2 stones at C7 will be cut off from the 3 stones at D4; 46 points [read]."
    )


@pytest.mark.parametrize(
    ("chosen", "rival", "less", "least", "start"),
    [
        (
            *("C4", "F6", 0.0, 1.0),
            "C4 leaves this open, as read, and F6 does not: White F6",
        ),  # the larger of both
        (*("C4", "F6", 3.0, 1.0), "F6 leaves this open, as read, and C4 does not: White C4"),
        (*("C4", "F6", -3.0, 1.0), "C4 leaves this open, as read, and F6 does not: White F6"),
        (*("F6", "C4", -3.0, 1.0), "F6 leaves this open, as read, and C4 does not: White C4"),
        (*("C4", "F6", 3.0, 9.0), ""),  # little hangs on a stone
    ],
)
def test_of_the_move_that_search_has_surely_better_nothing_is_told_that_it_leaves(
    chosen: str,
    rival: str,
    less: float,
    least: float,
    start: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(setting_apart, "LEAST", least)
    said = said_of(TWO_ATARIS, chosen, rival, less)
    assert (said.beginner if said is not None else "")[: len(start) or None] == start


@pytest.mark.parametrize(
    ("limit", "most"), [("PLAIN", 0), ("LONGEST_LINE", -2), ("NEAR", 0), ("LEAST", 60.0)]
)
def test_what_is_not_plain_or_little_or_of_moves_far_apart_is_not_told(
    limit: str, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_apart, limit, most)
    assert said_of(SOLID_AND_LOOSE, "D5", "E5") is None


def test_what_more_nodes_deny_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def denied(_grounds: Grounds, _told: MotiveSaid, _move: Point, times: float) -> bool:
        asked.append(times)
        return False

    monkeypatch.setattr(setting_apart, "holds_by_reading", denied)
    assert said_of(SOLID_AND_LOOSE, "D5", "E5") is None
    assert set(asked) == {setting_apart.SURELY}
    monkeypatch.undo()

    def not_reached(_readings: Readings, _claim: Claim, times: float) -> None:
        asked.append(times)

    monkeypatch.setattr(setting_apart, "after_move", not_reached)
    assert said_of(SOLID_AND_LOOSE, "D5", "E5") is None
    assert asked[-1] == setting_apart.SURELY * DEEP


def test_what_the_record_tells_of_the_same_stones_is_not_told_again() -> None:
    assert said_of(SOLID_AND_LOOSE, "D5", "E5", known="C7 D4 D6 E3") is None


def test_where_neither_leaves_anything_it_is_told_what_the_enemy_can_threaten_after_one() -> None:
    said = said_of(THIN, "E5", "C3")
    assert said is not None and said.beginner == (
        "C3 leaves White a threat at E5, as read: against the 2 stones at D5, for if Black does not answer, White E6."
    )
    assert said.strong == (
        "C3 leaves White the threat at E5 against the 2 stones at D5, next White E6 [read]."
    )
    other_way = said_of(THIN, "C3", "E5")
    assert other_way is not None and other_way.beginner == said.beginner
    assert said_of(THIN, "C3", "E5", less=3.0) is None
    assert said_of(THIN, "E5", "C3", known="D6") is None


@pytest.mark.parametrize(("limit", "most"), [("LEAST", 6.0), ("CLOSE", -1)])
def test_a_threat_against_few_stones_or_farther_away_is_not_told(
    limit: str, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_apart, limit, most)
    assert said_of(THIN, "E5", "C3") is None


def test_a_threat_that_more_nodes_or_another_move_deny_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds = Grounds(blackboard_of(drawn_game(THIN)), BLACK, read_language())
    move, other = parse_point("E5"), parse_point("C3")
    found = setting_apart._threatened(grounds, move, other, ())
    assert found is not None and setting_apart._leaves_less(grounds, found)
    # Turned about, White threatens them from E5 after the move said to leave less, and from nowhere after the other.
    turned = replace(found, move=other, other=move)
    assert not setting_apart._leaves_less(grounds, turned)
    threats = setting_apart._threats

    def denied(grounds: Grounds, move: Point, other: Point, times: float = 1.0) -> list[Threatened]:
        return [] if times == setting_apart.SURELY else list(threats(grounds, move, other))

    monkeypatch.setattr(setting_apart, "_threats", denied)
    assert setting_apart._threatened(grounds, move, other, ()) is None
    # Nor one beside a threat that the other move leaves in its turn, or where he threatens them from elsewhere then.
    monkeypatch.setattr(setting_apart, "_threats", lambda *_: [found])
    assert setting_apart._threatened(grounds, move, other, ()) is None
    monkeypatch.setattr(setting_apart, "_threats", threats)
    monkeypatch.setattr(setting_apart, "_leaves_less", lambda *_: False)
    assert setting_apart._threatened(grounds, move, other, ()) is None


def test_the_aside_and_a_why_not_say_it_where_reading_has_not_told_the_two_apart() -> None:
    board = blackboard_of(drawn_game(SOLID_AND_LOOSE))
    solid, loose = weighed("D5", 4.0), weighed("E5", 4.0)
    decision = decided(board, solid, loose)
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    first = best_motives(grounds, decision.point)[0]
    aside = aside_of(grounds, decision, first)
    assert aside is not None and CUT_AT_C6 in aside.sentence.beginner
    assert "by search it is as good as D5" in aside.sentence.beginner
    known = [parse_point(p) for p in ("C7", "D4", "D6", "E3")]
    aside = aside_of(grounds, decision, first, known=known)
    assert aside is not None and "leaves this open" not in aside.sentence.beginner
    said = refuse(board, WhyNot(decision, parse_point("E5"), weighed=loose)).text().splitlines()
    assert said.index(CUT_AT_C6) > said.index("D5 does the same about the 2 stones at D6.")


@pytest.mark.parametrize(
    ("picture", "chosen", "rival", "told"),
    [
        (SOLID_AND_LOOSE, "D5", "F4", "But after F4: White D5"),
        (ASIDE, "D6", "F6", "With D6 instead: White F8"),
    ],
)
def test_a_why_not_that_has_told_what_a_move_leaves_does_not_say_it_again(
    picture: str, chosen: str, rival: str, told: str
) -> None:
    board = blackboard_of(drawn_game(picture))
    decision = decided(board, weighed(chosen, 4.0), weighed(rival, 4.0))
    found = WhyNot(decision, parse_point(rival), weighed=decision.candidates[1])
    text = refuse(board, found).text()
    assert said_of(picture, chosen, rival) is not None
    assert told in text and "leaves this open" not in text


def test_an_aside_that_has_told_what_the_rival_leaves_does_not_say_it_again() -> None:
    board = blackboard_of(drawn_game(SOLID_AND_LOOSE))
    decision = decided(board, weighed("D5", 4.0), weighed("F4", 4.0))
    grounds = Grounds(board, BLACK, read_language(), decision.point)
    aside = aside_of(grounds, decision, best_motives(grounds, decision.point)[0])
    assert aside is not None and aside.line[:1] == (parse_point("D5"),)
    assert "leaves this open" not in aside.sentence.beginner
