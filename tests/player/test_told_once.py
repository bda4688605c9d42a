"""A record as a teacher tells it: stones by their nearest name, nothing twice, what falls before what is cut off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.assessment.lead import Lead
from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.joseki import is_count_alone
from riyu.candidates.telling import move_key
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.player.explaining import choosing
from riyu.player.explaining.choosing import _heavier_first, best_motives, with_lines_once
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import certainty_of, frame_of
from riyu.player.explaining.places import place_motives
from riyu.player.explaining.record import (
    READERS,
    Explanation,
    Frame,
    LineSaid,
    MotiveSaid,
    Sentence,
)
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import EYE_ON_THE_SIDE

LONG_WALL = """
    9x9, Black to move
    . . . . . . . . .
    . X X X X X . . .
    . X O . O X . . .
    . X O . O O O O .
    . . O X . X X O .
    . . O . . . . O .
    . O O . . . . O .
    . . . . . . . . .
    . . . . . . . . .
"""

CROSS_CUT = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . O X X . . . . . . . . .
    . X O . . . . . . . . . .
    . O . . . . . . . . . . .
    . O . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""

KO = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . X O . . . .
    . . X O . O . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

A_STONE_ALONG_THE_SIDE = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


def grounds_of(picture: str, about: str = "") -> Grounds:
    board = blackboard_of(drawn_game(picture))
    return Grounds(board, BLACK, read_language(), parse_point(about) if about else 0)


@pytest.mark.parametrize(
    ("move", "said"),
    [("H2", "the 8 stones at H3"), ("F7", "the 8 stones at F6"), ("", "the 8 stones at H4")],
)
def test_stones_are_named_by_the_one_nearest_to_the_move(move: str, said: str) -> None:
    grounds = grounds_of(LONG_WALL, move)
    assert said in grounds.stones(parse_point("H4"))


def reason(motive: str, target: str, line: str = "", tier: Tier = Tier.JUDGED) -> MotiveSaid:
    head = Sentence(f"{motive} {target}.", f"{motive} {target}.")
    said = Sentence(f"{motive} {target} {line}.", f"{motive} {target} {line}.")
    points = tuple(parse_point(p) for p in line.split())
    without_line = Sentence("", "") if line else None
    at = parse_point(target)
    return MotiveSaid(motive, at, tier, 5.0, head, said, points, lineless=without_line)


def test_an_answer_that_a_reason_s_line_begins_with_is_not_told_again() -> None:
    first = reason("attack", "E5", "D4 E4 F4 G4 H4")
    answer = LineSaid(
        Sentence("White answers E4.", "Expected E4."),
        BLACK,
        tuple(parse_point(p) for p in ("D4", "E4", "F4")),
        Tier.MEASURED,
    )
    frame = Frame(Sentence("", ""), 0.0, Lead(0.0, -5.0, 5.0, 0.5), (), (), False)
    move = parse_point("D4")
    record = Explanation(BLACK, move, 1, first.headline, (first,), frame, Sentence("", ""))
    other = replace(answer, line=(move, parse_point("G7")))
    assert replace(record, reply=answer).line_told() == first
    assert replace(record, reply=other).line_told() is None
    for reader in READERS:
        told = dict(replace(record, reply=answer).sentences(reader))
        assert "reply" not in told
        assert dict(replace(record, reply=other).sentences(reader))["reply"]


def test_what_is_read_and_judged_of_one_point_is_not_said_to_be_both() -> None:
    grounds = grounds_of(LONG_WALL)
    read = reason("capture", "C5", tier=Tier.READ)
    said = certainty_of(grounds, parse_point("B5"), (read, reason("attack", "C5")))
    assert said.beginner == "Read out: what is said of C5. How surely C5 lives is judged."


def test_a_ko_that_is_taken_is_said_to_be_one_and_no_capture() -> None:
    grounds = grounds_of(KO)
    key = move_key("good", BLACK, parse_point("E6"), "ko-start", parse_point("D6"))
    taken = Candidate(parse_point("E6"), (Reason(key, 4, "ko take", "E6 takes the ko"),))
    told = best_motives(grounds, parse_point("E6"), taken)
    assert [one.motive for one in told].count("capture") == 0
    (ko,) = [one for one in told if one.motive == "ko-start"]
    assert ko.headline.beginner == "E6 takes the ko over the stone at D6."
    assert ko.sentence.beginner.startswith("The stone at D6 falls, but White may take back")


KO_FOR_LIFE = """
    9x9, Black to move
    . . . . . . . . .
    . . O . . . . . .
    . O O . . O . . .
    . . X O . . . . .
    . . X O . . . . .
    X . X O . O . . .
    . X O O O . . . .
    X O . O . . . . .
    . X O O . . . . .
"""


def test_no_group_is_said_to_live_by_a_ko_that_can_be_taken_back() -> None:
    """With C2 Black has two eyes, if the ko were over."""
    key = move_key("good", BLACK, parse_point("C2"), "ko-start", parse_point("B2"))
    taken = Candidate(parse_point("C2"), (Reason(key, 4, "ko take", "C2 takes the ko"),))
    told = best_motives(grounds_of(KO_FOR_LIFE), parse_point("C2"), taken)
    assert [one.motive for one in told] == ["ko-start", "save"]


def test_a_line_of_the_search_is_told_once() -> None:
    one = reason("attack", "E5", "D4 E4 F4")
    other = reason("guard", "C5", "D4 E4 F4")
    told = with_lines_once((one, other))
    assert [each.sentence for each in told] == [one.sentence, other.lineless]


def test_what_falls_at_the_end_of_a_link_goes_before_the_link() -> None:
    told = best_motives(grounds_of(CROSS_CUT), parse_point("B10"))
    assert told[0].motive == "double-threat"
    threat = "B10 threatens to take the stone at C10 and to take the stone at B9."
    assert told[0].headline.beginner == threat
    assert told[0].sentence.beginner == "Whatever White answers to B10, Black does one of the two."
    (cut,) = [one for one in told if one.motive == "cut"]
    assert cut.stake > told[0].stake


@pytest.mark.parametrize(("friend", "is_told"), [("", True), ("D8", False)])
def test_a_stone_with_a_friend_beside_it_looks_for_no_base(friend: str, is_told: bool) -> None:
    game = drawn_game(A_STONE_ALONG_THE_SIDE)
    if friend:
        game.play(BLACK, parse_point("M1"))
        game.play(WHITE, parse_point(friend))
    grounds = Grounds(blackboard_of(game), BLACK, read_language())
    told = [one.motive for one in place_motives(grounds, parse_point("C4"))]
    assert ("pincer" in told) is is_told


@pytest.mark.parametrize(("points", "told"), [(14.0, ["extend"]), (30.0, ["build"])])
def test_an_area_is_not_told_where_the_extension_says_the_same(
    points: float, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    grounds, move = grounds_of(A_STONE_ALONG_THE_SIDE), parse_point("C6")
    joseki, area, extend = (
        grounds.motive(name, move, parse_point(at), tier, stake, points_named="8 points")
        for name, at, tier, stake in (
            ("joseki", "C7", Tier.CUSTOM, 2.0),
            ("build", "E6", Tier.JUDGED, points),
            ("extend", "C10", Tier.COUNTED, 5.0),
        )
    )
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [area, extend, joseki])
    assert [one.motive for one in best_motives(grounds, move)] == ["joseki", *told]


def test_a_move_beside_stones_fights_or_stretches_and_is_no_pincer() -> None:
    game = drawn_game(A_STONE_ALONG_THE_SIDE)
    game.play(BLACK, parse_point("D4"))
    game.play(WHITE, parse_point("M1"))
    grounds = Grounds(blackboard_of(game), BLACK, read_language())
    assert not list(place_motives(grounds, parse_point("C4")))


HIGHER_THAN_THE_SIDE = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . O . . . . . . .
    . . . . X O . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""
"""From E6 the stones at F4 and E3 lie one above the other: along no side."""


def test_a_stone_higher_than_a_side_is_not_held_along_it() -> None:
    grounds = grounds_of(HIGHER_THAN_THE_SIDE)
    told = [one.motive for one in place_motives(grounds, parse_point("E6"))]
    assert "pincer" not in told


def test_weak_groups_that_reasons_are_about_are_not_told_again() -> None:
    from riyu.player.decision import Decision

    grounds = grounds_of(EYE_ON_THE_SIDE)
    weak = [g for g in grounds.now.groups if g.color == BLACK]
    assert weak
    lead = Lead(0.0, -5.0, 5.0, 0.5)
    decision = Decision(BLACK, parse_point("A1"), (), "")
    before = frame_of(grounds, decision, parse_point("A1"), False, lead)
    assert before.weak_own
    about = tuple(replace(reason("settle", "A1"), target=p) for p in before.weak_own)
    after = frame_of(grounds, decision, parse_point("A1"), False, lead, about)
    assert "Black has weak stones" in before.sentence.beginner
    assert "Black has weak stones" not in after.sentence.beginner
    assert after.weak_own == before.weak_own


@pytest.mark.parametrize(
    ("said", "alone"),
    [
        ("strong players answer so in 83 of 100 games (1,456 of 1,764).", True),
        ("strong players answer so in 68 of 100 games (128 of 189) with a friend, else 26", False),
        (
            "the nearest of the pincers; strong players answer so in 20 of 100 games (2 of 10)",
            False,
        ),
    ],
)
def test_a_count_alone_is_nothing_to_remember(said: str, alone: bool) -> None:
    assert is_count_alone(said) is alone


def test_of_strings_that_a_move_saves_the_one_on_which_most_hangs_is_told() -> None:
    """The light one stands for what is judged of its group, which is more than hangs on the heavy one."""
    light = replace(reason("save", "D7", tier=Tier.READ), stake=4.0)
    heavy = replace(reason("save", "D9", tier=Tier.READ), stake=12.0)
    other, judged = reason("live", "E5", tier=Tier.READ), reason("save", "D3")
    grounds, move = grounds_of(LONG_WALL), parse_point("D8")
    assert _heavier_first(grounds, move, [light, other, heavy]) == [heavy, other, light]
    assert _heavier_first(grounds, move, [judged, light]) == [judged, light]


def test_a_beginner_is_told_of_weak_groups_near_the_move_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from riyu.player.decision import Decision

    grounds, move = grounds_of(EYE_ON_THE_SIDE), parse_point("A1")
    decision, lead = Decision(BLACK, move, (), ""), Lead(0.0, -5.0, 5.0, 0.5)
    for away, is_told in ((9, True), (0, False)):
        monkeypatch.setattr("riyu.player.explaining.parts.AWAY", away)
        frame = frame_of(grounds, decision, move, False, lead)
        assert ("Black has weak stones" in frame.sentence.beginner) is is_told
        assert frame.weak_own and "weak" in frame.sentence.strong
