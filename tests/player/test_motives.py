"""Motives beyond captures and links: each told where its gate holds, in words for both readers, and nowhere else."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from riyu.assessment.lead import Lead
from riyu.candidates.candidate import Candidate
from riyu.features.access import Phase
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.handicap import fixed_handicap
from riyu.game.points import lines_apart, parse_point, point_text
from riyu.inference.source import Source
from riyu.player.engine import Engine
from riyu.player.explaining.again import has_motive, holds_by_reading
from riyu.player.explaining.choosing import best_motives, motives_of, order_of, with_lines_once
from riyu.player.explaining.elsewhere import reply_of, threat_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.local import line_near, points_near, taken_by
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import aside_of, certainty_of, frame_of
from riyu.player.explaining.positional import _is_between, judged_motives
from riyu.player.explaining.record import (
    STRONG,
    Explanation,
    Frame,
    LineSaid,
    MotiveSaid,
    Sentence,
)
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_deeds import IN_ATARI

TWO_WAYS = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . O O O . . . . .
    . X X O . X X O .
    . . O X X . O . .
    . . O . . . . . .
    . . X X . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

WALL_AND_WEAK = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . O O O . . . X .
    . X X O . X X O .
    . . O X X O O X .
    . . O O . O X . .
    . . X X . O . X .
    . . . . . . . . .
    . . . . . . . . .
"""

NO_EYE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . X X O . . . . .
    . . O X X . . . .
    . . O . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

EYE_ON_THE_SIDE = """
    9x9, Black to move
    . . . . . . . . .
    . . . O . . . . .
    . . . O . . . . .
    . . X O . . . X .
    . O O X X X X O .
    . O X . . . O . .
    . . X . O O . . .
    . . . . X . . . .
    . . . . . . . . .
"""

ON_THE_SIDE = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . X . . . . .
    . . . . . . . . . . . . .
    . . . X . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""

IN_THE_MIDDLE = """
    9x9, Black to move
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

ALMOST_DEAD = """
    9x9, Black to move
    . . . . . . . X O
    . . . . . . X O .
    . . . . . . X O O
    . . . . . X O . O
    . . . . . . X O O
    . . . . . . X O O
    . O . . . . . X O
    X X X X X X . X O
    . . . . . . X . X
"""

THROW_IN = """
    9x9, Black to move
    . O . . . . . . .
    X X O O X O O . .
    O O X X X X O . .
    . O O X . O O . .
    . . O X X O X O .
    . O X O O X X X .
    . . X . . O X . .
    . . . X . X . . .
    . . . . . . . . .
"""

BORDER = """
    9x9, Black to move
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . X . X O . O .
    . . . . X . . . .
    . . . . . . . . .
"""

CAUGHT_IN_THE_CORNER = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O O . . . . . . . .
    . . O X X . . . . . . . .
    . . . O O . X . . . . . .
    . . . . . . . . . . O . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""

SHORT_OF_LIBERTIES = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . O . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X X X X . . . . . . .
    . X O O O O . . . . . . .
    . . X X X . . . . . . . .
    . . . . . . X . . O . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""

EVEN = Lead(0.0, -5.0, 5.0, 0.5)


def grounds_of(picture: str) -> Grounds:
    return Grounds(blackboard_of(drawn_game(picture)), BLACK, read_language())


def searched(move: str, line: str = "") -> Weighed:
    """Give a move as a search would that goes on by a line."""
    points = tuple(map(parse_point, (move, *line.split())))
    return Weighed(Candidate(points[0], ()), 0.0, line=points)


def told(picture: str, motive: str, move: str, line: str = "") -> MotiveSaid | None:
    grounds, weighed = grounds_of(picture), searched(move, line)
    found = motives_of(grounds, parse_point(move), None, weighed)
    return next((one for one in found if one.motive == motive), None)


@pytest.mark.parametrize(
    ("picture", "motive", "move", "line", "tier", "beginner", "strong"),
    [
        (
            *(TWO_WAYS, "probe", "C9", "B9", Tier.READ),
            "White can take the stone at C9 from B9 or from D9; once White has chosen, Black knows which side to play "
            "on.",
            "C9: probe; White takes by B9 or D9 [read].",
        ),
        (
            *(THROW_IN, "sacrifice", "A6", "A5", Tier.READ),
            "White may take the stone at A6 by White A5, and pays for it: what is said of the 8 stones at D5 stands "
            "all the same.",
            "A6: sacrifice for the 8 stones at D5; taken by White A5 [read].",
        ),
        (
            *(CAUGHT_IN_THE_CORNER, "give-up", "L11", "", Tier.READ),
            "White can take the 2 stones at D5 (White F5): Black could save that, but L11 is "
            "preferred; about 7 points hang on that.",
            "L11 gives up the 2 stones at D5, 7 points: White F5 [read].",
        ),
        (
            *(SHORT_OF_LIBERTIES, "take-sente", "F5", "G6 K10", Tier.MEASURED),
            "White has to answer F5 at G6, for a second move there would gain about 7 points, and then Black is free "
            "to play K10.",
            "F5: sente, White G6, threat of 7 points; then K10 [measured].",
        ),
        (
            *(WALL_AND_WEAK, "lean", "B4", "B5", Tier.JUDGED),
            "White's group at C4 is strong, so pressing it loses nothing; even after the answer White's group at F3 is "
            "weaker: such a group lives 78 times of 100 now, 22 then.",
            "B4: leans on White's group at C4 against White's group at F3, 78 → 22 % [judged].",
        ),
        (
            *(NO_EYE, "make-eye", "D7", "", Tier.READ),
            "Black's group at B6 is weak; as judged D7 gives it two eyes more, even if White moves next: such a "
            "group lives 88 times of 100 then, 12 if White comes first at D7.",
            "D7: eye for Black's group at B6, 88 % against 12 %, eyes 0 → 2 moving second and room 1 → 37 [read].",
        ),
        (
            *(EYE_ON_THE_SIDE, "take-eye", "A4", "", Tier.READ),
            "As judged White's group at B4 has two eyes less after A4, even if it moves next: such a group lives 45 "
            "times of 100 then, 95 if White comes first at A4.",
            "A4: takes an eye from White's group at B4, 45 % against 95 %, eyes 2 → 0 moving first and room 17 → 0 "
            "[read].",
        ),
        (
            *(ALMOST_DEAD, "keep-dead", "H6", "", Tier.JUDGED),
            "White's group of 12 stones at J2 counts as dead, but something is left in it; H6 takes that away: as "
            "judged such a group lives 3 times of 100 then, 25 as it stands.",
            "H6: keeps White's group of 12 stones at J2 dead, takes its aji, 3 % against 25 % [judged].",
        ),
        (
            *(BORDER, "endgame", "G2", "G1", Tier.JUDGED),
            "Whoever plays first at the border around G2 gains 9 points by it; "
            "White has to answer, so it costs Black no turn.",
            "G2: endgame at G2, 9 points, sente, Black's follow-up 9, White's 1 [judged].",
        ),
        (
            *(BORDER, "endgame", "G2", "A9", Tier.JUDGED),
            "Whoever plays first at the border around G2 gains 9 points by it; "
            "it ends there, and then it is White's choice.",
            "G2: endgame at G2, 9 points, gote, Black's follow-up 9, White's 1 [judged].",
        ),
    ],
)
def test_a_motive_is_told_to_both_readers(
    picture: str, motive: str, move: str, line: str, tier: Tier, beginner: str, strong: str
) -> None:
    found = told(picture, motive, move, line)
    assert found is not None
    assert (found.tier, found.sentence.beginner, found.sentence.strong) == (tier, beginner, strong)
    assert len(found.headline.beginner.split()) <= 12 and move in found.headline.beginner


@pytest.mark.parametrize(
    ("follow_up", "line", "kind"),
    [
        (7.0, "G1", "sente"),  # less than the nine points of the border, but search answers
        (7.0, "", "gote"),
        (
            5.0,
            "G1",
            "",
        ),  # it is answered, though it threatens too little: nothing is said of the turn
        (7.0, "G1 A9", "sente"),
        (7.0, "G1 F1", ""),  # it goes on there
    ],
)
def test_a_border_move_that_search_answers_is_sente_by_as_little_as_any_other_move(
    follow_up: float, line: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Grounds, "second", lambda *_: follow_up)
    found = told(BORDER, "endgame", "G2", line)
    assert found is not None
    said = f", {kind}, " if kind else "9 points, Black's follow-up"
    assert said in found.sentence.strong


@pytest.mark.parametrize(
    ("picture", "motive", "move", "line"),
    [
        (TWO_WAYS, "probe", "B2", "B3"),  # it gets away
        (NO_EYE, "probe", "J1", "H1"),  # nobody takes it
        (CAUGHT_IN_THE_CORNER, "give-up", "F5", ""),  # it saves them
        (SHORT_OF_LIBERTIES, "take-sente", "F5", "G6 H6"),  # the mover goes on there
        (SHORT_OF_LIBERTIES, "take-sente", "F5", "M10 C10"),  # it is answered elsewhere
        (SHORT_OF_LIBERTIES, "take-sente", "F5", "G5 K10"),  # what answers nothing, though near by
        (SHORT_OF_LIBERTIES, "take-sente", "F5", "H3 K10"),  # the same, where much is to be had
        (WALL_AND_WEAK, "lean", "B4", ""),  # no answer is known
        (WALL_AND_WEAK, "lean", "B4", "J9"),  # the answer is elsewhere
        (NO_EYE, "make-eye", "J1", ""),
        (EYE_ON_THE_SIDE, "take-eye", "J9", ""),
        (ALMOST_DEAD, "keep-dead", "A9", ""),
        (CAUGHT_IN_THE_CORNER, "endgame", "G7", ""),  # the game is young
        (IN_THE_MIDDLE, "wall", "E2", ""),  # no large knight's move
        (IN_THE_MIDDLE, "extend", "E3", ""),  # down the middle, along no side
        (ON_THE_SIDE, "extend", "F4", ""),  # a knight's move
        (ON_THE_SIDE, "extend", "G4", ""),  # beside another own stone
    ],
)
def test_a_motive_is_not_told_where_its_gate_is_closed(
    picture: str, motive: str, move: str, line: str
) -> None:
    points = tuple(map(parse_point, (move, *line.split())))
    weighed = Weighed(Candidate(points[0], ()), 0.0, line=points if line else ())
    found = motives_of(grounds_of(picture), points[0], None, weighed)
    assert motive not in {one.motive for one in found}


@pytest.mark.parametrize(
    ("picture", "motive", "move"),
    [
        (TWO_WAYS, "probe", "C9"),
        (THROW_IN, "sacrifice", "A6"),
        (CAUGHT_IN_THE_CORNER, "give-up", "L11"),
        (NO_EYE, "make-eye", "D7"),
    ],
)
def test_what_is_read_holds_with_more_nodes_and_is_found_of_the_point_again(
    picture: str, motive: str, move: str
) -> None:
    found = told(picture, motive, move)
    assert found is not None
    grounds, point = grounds_of(picture), parse_point(move)
    assert holds_by_reading(grounds, found, point, 3.0) is True
    assert has_motive(grounds, found, point)


@pytest.mark.parametrize(
    ("picture", "move", "with_stone"),
    [(IN_THE_MIDDLE, "F8", "E5"), (IN_THE_MIDDLE.replace("X", "."), "E5", "")],
)
def test_a_stone_of_the_great_wall_is_told_where_it_is_proposed(
    picture: str, move: str, with_stone: str
) -> None:
    found = told(picture, "wall", move)
    assert found is not None
    beside = f", with {with_stone}" if with_stone else ""
    assert found.headline.beginner == f"{move} is a stone of the Great Wall{beside}."
    grounds, point = grounds_of(picture), parse_point(move)
    assert has_motive(grounds, found, point)
    unasked = motives_of(grounds, point, Candidate(point, ()))
    assert "wall" not in {one.motive for one in unasked}


def test_stones_that_are_given_up_are_not_said_to_be_safer() -> None:
    found = motives_of(grounds_of(CAUGHT_IN_THE_CORNER), parse_point("K4"), None, None)
    about = {one.motive for one in found if point_text(one.target) == "D5"}
    assert about == {"give-up"}


def test_what_is_read_is_the_headline_and_what_the_enemy_wants_says_how() -> None:
    grounds = grounds_of(EYE_ON_THE_SIDE)
    first, *_ = best_motives(grounds, parse_point("A4"))
    assert (first.motive, first.tier) == ("take-eye", Tier.READ)
    wanted = told(SHORT_OF_LIBERTIES, "prevent", "F5")
    assert wanted is not None
    assert wanted.headline.beginner == (
        "F5 comes first: there White takes an eye from Black's group of 9 stones at G4."
    )


def test_a_judged_headline_says_by_how_much() -> None:
    found = told(SHORT_OF_LIBERTIES, "attack", "F5")
    assert found is not None
    assert found.headline.beginner == "F5 attacks White's group at C6, lives 50 %, else 78."


# Lines that answer the reason. ----------------------------------------------------------------------------------------

LIGHT = Engine(
    replace(load_style(), simulations=200, assess_playouts=60, life_nodes=200), 1, KNOWLEDGE
)


def test_the_threat_of_a_read_reason_is_what_happens_to_those_very_stones() -> None:
    board = blackboard_of(drawn_game(CAUGHT_IN_THE_CORNER))
    decision = LIGHT.decide(board, BLACK, may_resign=False)
    point = parse_point("F5")
    weighed = replace(decision.candidates[0], candidate=Candidate(point, ()))
    decision = replace(decision, point=point, candidates=(weighed, *decision.candidates[1:]))
    grounds = Grounds(board, BLACK, read_language())
    reasons = best_motives(grounds, point, None, weighed)
    assert reasons[0].motive == "save"
    threat = threat_of(grounds, decision, reasons)
    assert threat is not None and threat.tier is Tier.READ
    assert threat.line == reasons[0].without
    assert threat.sentence.beginner.startswith("If Black plays elsewhere: White F5")
    assert "that takes the 2 stones at D5" in threat.sentence.beginner
    by_ko = threat_of(grounds, decision, [replace(reasons[0], by_ko=True, ends_ko=True)])
    assert by_ko is not None and "if only by ko" in by_ko.sentence.beginner
    # No more hangs on it than twice what a pass costs by search, where that is known; but the two stones themselves.
    assert threat.points is not None and threat.points > 6
    weighed = replace(weighed, won=0.5, visits=1_000, margin=4.0)
    for visits, margin, most in ((1_000, 1.0, 6.0), (1_000, 3.9, 4.0), (10, 1.0, threat.points)):
        passed = replace(weighed, visits=visits, margin=margin, line=(0,))
        asked = replace(decision, candidates=(weighed,), passed=passed)
        limited = threat_of(grounds, asked, reasons)
        assert limited is not None and limited.points == pytest.approx(most)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("F6 L9", "White is expected to go on at F6, and then Black at L9."),
        (
            "L9",
            "White is expected to play elsewhere, at L9: about the 2 stones at D5 nothing can be changed any more, "
            "as read.",
        ),
        (
            "D11",
            "White is expected to play elsewhere, at D11: about the 2 stones at D5 nothing can be changed any more, "
            "as read. What is left to White there, as judged: D11 attaches to the stone at C11, and Black's stone at "
            "C11 lives 65 times of 100 then, not 95.",
        ),
    ],
)
def test_a_reply_elsewhere_is_said_to_be_and_why(line: str, said: str) -> None:
    grounds, weighed = grounds_of(CAUGHT_IN_THE_CORNER), searched("F5", line)
    reasons = best_motives(grounds, parse_point("F5"), None, weighed)
    reply = reply_of(grounds, weighed, reasons)
    assert reply is not None and reply.sentence.beginner == said


@pytest.mark.parametrize(
    ("motive", "said"),
    [
        ("settle", "White is expected to go on at A6."),
        ("save", "White is expected to play elsewhere, at A6"),
    ],
)
def test_an_answer_beside_any_stones_of_the_group_is_not_elsewhere(motive: str, said: str) -> None:
    """H6 and C3 are of one group, of which alone a string's reason is not."""
    grounds, weighed = grounds_of(EYE_ON_THE_SIDE), searched("J6", "A6")
    reason = grounds.motive(motive, parse_point("J6"), parse_point("H6"), Tier.JUDGED, 4.0)
    reply = reply_of(grounds, weighed, [reason])
    assert reply is not None and reply.sentence.beginner.startswith(said)


def test_the_frame_tells_what_is_left_in_dead_stones_but_those_that_reasons_are_about() -> None:
    decision = LIGHT.decide(blackboard_of(drawn_game(ALMOST_DEAD)), BLACK, may_resign=False)
    grounds, move = grounds_of(ALMOST_DEAD), parse_point("H6")
    frame = frame_of(grounds, decision, move, False, EVEN)
    assert [point_text(p) for p in frame.aji] == ["J2"]
    assert "Something is left in the dead stones at J2." in frame.sentence.beginner
    kept = told(ALMOST_DEAD, "keep-dead", "H6")
    assert kept is not None
    assert frame_of(grounds, decision, move, False, EVEN, (kept,)).aji == ()


CUT_IN_THE_OPEN = """
    19x19, Black to move
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . O . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . X . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . X . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . O O . .
    . . O . . . . . . . . . . . O X . . .
    . . . . X . . . X . . O . . . X . . .
    . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . .
"""
"""Black's two stones at Q3 count as dead; nothing that is read takes or kills them."""


def test_stones_that_nobody_takes_or_kills_as_read_are_not_called_dead() -> None:
    decision = LIGHT.decide(blackboard_of(drawn_game(CUT_IN_THE_OPEN)), BLACK, may_resign=False)
    grounds = grounds_of(CUT_IN_THE_OPEN)
    group = grounds.now.group_at(parse_point("Q3"))
    assert group is not None and group.is_dead
    assert grounds.blackboard.inference.stores["aji"].standing
    assert frame_of(grounds, decision, parse_point("P5"), False, EVEN).aji == ()


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (
            "E4",
            "After E4 Black can take the 2 stones at C3 with C1. After E4 White can take the 2 stones at D3 with D1.",
        ),
        ("C1", ""),  # the one is taken, the other has liberties then
        ("J9", ""),  # far away
    ],
)
def test_the_frame_tells_what_stays_in_atari_beside_the_move(move: str, said: str) -> None:
    decision = LIGHT.decide(blackboard_of(drawn_game(IN_ATARI)), BLACK, may_resign=False)
    grounds, point = grounds_of(IN_ATARI).about_move(parse_point(move)), parse_point(move)
    sentence = frame_of(grounds, decision, point, False, EVEN).sentence.beginner
    told = [one + "." for one in sentence.split(". ") if " can take " in one]
    assert " ".join(told).replace("..", ".") == said
    stones = grounds.motive("save", point, parse_point("D2"), Tier.READ, 4.0)
    assert (
        " the 2 stones at D3 "
        not in frame_of(grounds, decision, point, False, EVEN, (stones,)).sentence.beginner
    )  # a reason is about them


def test_the_frame_tells_that_a_move_is_the_style_s_taste() -> None:
    grounds, move = grounds_of(IN_ATARI).about_move(parse_point("J9")), parse_point("J9")
    decision = LIGHT.decide(blackboard_of(drawn_game(IN_ATARI)), BLACK, may_resign=False)
    most = Weighed(Candidate(parse_point("E4")), 1.0, visits=50)
    for liked, said in (("", False), ("style fighter: liked 2.0 more than E4", True)):
        chosen = Weighed(Candidate(move), 0.9, visits=20, liked=liked)
        decision = replace(decision, point=move, candidates=(most, chosen))
        frame = frame_of(grounds, decision, move, False, EVEN)
        told = "E4 does as well, to all that can be seen; J9 is more to the taste of the style"
        assert (told in frame.sentence.beginner) is said
        assert ("J9 by taste; by visits E4." in frame.sentence.strong) is said


def test_the_frame_tells_no_atari_of_what_is_lost_or_taken_back() -> None:
    lost = """
        9x9, Black to move
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X X . .
        . X O . X O O X .
        X O . O . X . X .
        . X O . . . . . .
    """  # F3 and G3 can't get away, B2 is in a ko
    decision = LIGHT.decide(blackboard_of(drawn_game(lost)), BLACK, may_resign=False)
    for move in ("F5", "C4"):
        grounds = grounds_of(lost).about_move(parse_point(move))
        frame = frame_of(grounds, decision, parse_point(move), False, EVEN)
        assert " can take " not in frame.sentence.beginner


def test_no_border_is_told_of_beside_a_weak_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riyu.player.explaining.areas.is_weak", lambda group: group.color == WHITE)
    assert told(BORDER, "endgame", "G2") is None
    monkeypatch.setattr("riyu.player.explaining.areas.is_weak", lambda group: False)
    assert told(BORDER, "endgame", "G2") is not None


def test_the_frame_tells_two_points_of_which_the_mover_gets_one() -> None:
    decision = LIGHT.decide(blackboard_of(drawn_game(BORDER)), BLACK, may_resign=False)
    grounds = grounds_of(BORDER)
    one, other = map(parse_point, ("A1", "A3"))
    source = Source("assessment", "miai", "by hand")
    grounds.blackboard.inference.enter_instead(
        "assessment", [(("miai", BLACK, one, other), source, [])]
    )
    frame = frame_of(grounds, decision, parse_point("G2"), False, EVEN)
    assert frame.miai == (one, other) and "A1 and A3 are miai for Black." in frame.sentence.strong
    assert frame_of(grounds, decision, one, False, EVEN).miai == ()


# What happens there if one plays elsewhere. ---------------------------------------------------------------------------


def elsewhere(picture: str, move: str, expected: str) -> LineSaid:
    """Give the threat that a move is told with, where search expects a line after a pass."""
    board = blackboard_of(drawn_game(picture))
    decision = LIGHT.decide(board, BLACK, may_resign=False)
    grounds, point = Grounds(board, BLACK, read_language()), parse_point(move)
    passed = Weighed(Candidate(0, ()), 0.0, line=(0, *map(parse_point, expected.split())))
    decision = replace(decision, point=point, passed=passed)
    target = grounds.motive("custom", point, point, Tier.CUSTOM, 1.0)
    threat = threat_of(grounds, decision, [target])
    assert threat is not None
    return threat


TWO_FIGHTS = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . O . .
    . . . O . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . X . O .
    . . . . . . . . . X X O .
    . . . . . . . . . . O O .
    . . . . . . . . . . . . .
"""


def test_the_threat_is_there_though_search_goes_elsewhere_first() -> None:
    threat = elsewhere(TWO_FIGHTS, "K2", "D4 C10")
    assert threat.tier is Tier.JUDGED and len(threat.line) == 1
    assert lines_apart(threat.line[0], parse_point("K2")) <= 2
    assert "If Black plays elsewhere, White " in threat.sentence.beginner
    assert " can come later" in threat.sentence.beginner
    assert threat.sentence.strong.startswith("Elsewhere White D4 first by search, then White")
    assert threat.points is not None and 1 <= threat.points <= 40


def test_a_line_of_search_is_the_threat_as_far_as_it_stays_there() -> None:
    threat = elsewhere(TWO_FIGHTS, "K2", "K2 J2 J3 C10")
    assert threat.tier is Tier.MEASURED
    assert threat.line == tuple(map(parse_point, ["K2", "J2", "J3"]))
    assert "the search expects White K2, Black J2, White J3" in threat.sentence.beginner


def test_a_group_that_is_safe_only_as_long_as_nobody_attacks_it_is_guarded() -> None:
    found = told(TWO_FIGHTS, "guard", "J4")
    assert found is not None and found.tier is Tier.JUDGED
    assert found.headline.beginner == "J4 guards Black's group at K3, lives 90 %, else 57."
    assert found.sentence.beginner == (
        "Black's group at K3 is safe now, but White J4 would make it weak: as judged such a group lives 57 times of "
        "100 then, 90 after J4."
    )
    assert told(TWO_FIGHTS, "guard", "D12") is None  # far away


def test_the_threat_is_the_move_that_reasons_count_against_though_search_prefers_another_near_by() -> (
    None
):
    threat = elsewhere(TWO_FIGHTS, "J4", "H4 G4 C10")
    assert threat.line == (parse_point("J4"),) and threat.tier is Tier.JUDGED
    said = "J4 attaches to the 3 stones at K4, and Black's group at K3 lives 57 times of 100 then"
    assert f"White J4 can follow: {said}, not 90" in threat.sentence.beginner


@pytest.mark.parametrize(
    ("picture", "move", "judged", "said"),
    [
        (EYE_ON_THE_SIDE, "B6", "D4", "B6 puts the stone at C6 in atari, and White "),
        (CAUGHT_IN_THE_CORNER, "F4", "G3", "F4 comes between the stone at G4 and the 2 stones at "),
    ],
)
def test_the_threat_is_at_the_very_point_where_that_does_what_is_seen_on_the_board(
    picture: str, move: str, judged: str, said: str
) -> None:
    assert line_near(grounds_of(picture), parse_point(move)) == (parse_point(judged),)
    threat = elsewhere(picture, move, "J9 H9")
    assert threat.line == (parse_point(move),)
    assert f"White {move} can come later: {said}" in threat.sentence.beginner


@pytest.mark.parametrize("move", ["F3", "G3"])
def test_room_along_a_side_is_an_extension(move: str) -> None:
    assert told(ON_THE_SIDE, "extend", move) is not None


def test_what_hangs_on_an_area_is_counted_both_ways_as_the_threat_counts_it() -> None:
    grounds = grounds_of(IN_THE_MIDDLE)
    move = parse_point("E8")
    (area,) = (one for one in motives_of(grounds, move) if one.motive == "build")
    mine, theirs = grounds.gain(BLACK, move), grounds.gain(WHITE, move)
    assert mine < area.stake <= mine + theirs
    assert area.stake <= points_near(grounds, move, move, (move,)) <= 1.5 * area.stake


def test_a_move_of_the_enemy_that_stays_as_good_is_not_what_a_move_prevents() -> None:
    grounds = grounds_of(BORDER)
    far, near = parse_point("A1"), parse_point("B1")  # White B2 gains as much after A1 as before
    assert not any(one.motive == "close" for one in motives_of(grounds, far))
    assert any(one.motive == "close" for one in motives_of(grounds, near))


def test_words_of_the_opening_are_not_told_in_the_endgame() -> None:
    early, late = grounds_of(TWO_FIGHTS), grounds_of(TWO_FIGHTS)
    late.now = replace(late.now, phase=Phase.EARLY_ENDGAME)
    move = parse_point("C7")
    assert any(one.motive == "extend" for one in motives_of(early, move))
    assert not any(one.motive == "extend" for one in motives_of(late, move))


def test_a_rival_that_search_has_smaller_is_told_by_that_whatever_is_judged() -> None:
    grounds = grounds_of(TWO_FIGHTS)
    decision = LIGHT.decide(grounds.blackboard, BLACK, may_resign=False)
    first, rival = (
        Weighed(Candidate(parse_point(name), ()), margin, visits=1_000, won=0.5, margin=margin)
        for name, margin in (("A1", 8.0), ("J4", 4.0))
    )
    decision = replace(decision, point=parse_point("A1"), candidates=(first, rival))
    small = grounds.motive("custom", parse_point("A1"), parse_point("A1"), Tier.CUSTOM, 1.0)
    aside = aside_of(grounds, decision, small)
    assert aside is not None
    assert aside.sentence.beginner.endswith(
        " looks good, too, but the search has it 4 points less than A1."
    )


# What is told of a group, shown by the search's line. -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("picture", "motive", "move", "line", "beginner", "strong"),
    [
        (
            *(NO_EYE, "make-eye", "D7", "C8 B7"),
            " The search goes on White C8, Black B7: then it lives 82 times of 100.",
            ", 82 % after White C8 B7,",
        ),
        (  # the last move of the enemy's is left out, for the group is judged with him to move
            *(SHORT_OF_LIBERTIES, "attack", "F5", "D8 B7 K12"),
            "",
            ", 50 % against 78 %;",  # where it lives as surely as before the line says nothing
        ),
        (*(SHORT_OF_LIBERTIES, "attack", "F5", "L11 B7"), "", ", 50 % against 78 %;"),  # elsewhere
    ],
)
def test_how_surely_a_group_lives_is_judged_at_the_end_of_the_search_s_line_too(
    picture: str, motive: str, move: str, line: str, beginner: str, strong: str
) -> None:
    found, alone = (
        next(one for one in all_told(picture, move, each) if one.motive == motive)
        for each in (line, "")
    )
    assert found.sentence.beginner == alone.sentence.beginner + beginner
    assert strong in found.sentence.strong
    assert found.stake == alone.stake


def test_what_nothing_is_left_of_by_the_search_s_line_is_no_reason() -> None:
    kinds = [{one.motive for one in all_told(NO_EYE, "C9", line)} for line in ("", "B9 A9")]
    assert "settle" in kinds[0] and "settle" not in kinds[1]
    eyes = [{one.motive for one in all_told(EYE_ON_THE_SIDE, "A4", line)} for line in ("", "A3 B3")]
    assert "take-eye" in eyes[0] and "take-eye" not in eyes[1]  # read, but it lives all the same


TWO_APART = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "is_between"),
    [("E4", True), ("E3", True), ("E5", False), ("H4", False), ("B3", False)],
)
def test_a_move_splits_only_what_it_lies_between(move: str, is_between: bool) -> None:
    groups = [grounds_of(TWO_APART).now.group_at(parse_point(stone)) for stone in ("C4", "G4")]
    one, other = groups
    assert one is not None and other is not None and one.name != other.name
    assert _is_between(parse_point(move), one, other) is is_between


def all_told(picture: str, move: str, line: str) -> list[MotiveSaid]:
    """Give what is judged of a move that search goes on from by a line."""
    points = tuple(map(parse_point, (move, *line.split())))
    return judged_motives(grounds_of(picture), points[0], points)


def test_a_line_is_told_with_the_first_reason_that_it_shows_alone() -> None:
    first, *_ = (one for one in all_told(NO_EYE, "D7", "C8 B7") if one.lineless is not None)
    other = replace(first, motive="split", target=parse_point("C5"), stake=1.0)
    told = with_lines_once((first, other))
    assert "The search goes on" in told[0].sentence.beginner
    assert told[1].sentence == first.lineless and "goes on" not in told[1].sentence.beginner


def test_a_guarded_group_is_told_with_the_enemy_s_move_wherever_it_stands() -> None:
    (guard,) = (one for one in all_told(TWO_FIGHTS, "J4", "H4 G4") if one.motive == "guard")
    assert guard.lineless is None
    for told in with_lines_once((replace(guard, motive="extend"), guard)):
        assert "but White J4 would make it weak" in told.sentence.beginner


def test_what_stays_safe_is_not_told_as_what_a_line_takes() -> None:
    grounds = grounds_of(TWO_FIGHTS)
    move = parse_point("J4")
    guard = told(TWO_FIGHTS, "guard", "J4")
    assert taken_by(grounds, move, (move,), guard) == "Black's group at K3 is less safe then"
    for line in (("H4",), ("G4",), ("J3",), ("C5",)):
        said = taken_by(grounds, move, tuple(map(parse_point, line)))
        lives = re.search(r"lives (\d+) times", said)
        assert not lives or int(lives[1]) < 75


def test_what_search_leaves_nothing_of_is_not_told_beside_other_reasons() -> None:
    with_it, without = (
        [one.motive for one in motives_of(grounds_of(EYE_ON_THE_SIDE), parse_point("A4"), None, by)]
        for by in (searched("A4", "E6 F6"), searched("A4", "A3 B3"))
    )
    assert "take-eye" in with_it and "take-eye" not in without and without


def test_what_reading_found_goes_before_what_is_judged_and_custom_comes_last() -> None:
    grounds, move = grounds_of(NO_EYE), parse_point("D7")
    one, *others = (
        grounds.motive(name, move, move, tier, stake)
        for name, tier, stake in (
            ("custom", Tier.CUSTOM, 3.0),
            ("approach", Tier.COUNTED, 4.0),
            ("attack", Tier.JUDGED, 20.0),
            ("cut", Tier.READ, 4.0),
        )
    )
    told = sorted((one, *others), key=order_of)
    assert [each.motive for each in told] == ["cut", "attack", "approach", "custom"]


WEDGE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . O . . . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

BENT_AROUND = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . X O O . . .
    . . . X X O . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("picture", "move", "head", "beginner", "strong"),
    [
        (
            *(WEDGE, "C5", "C5 is the atari on the wedge."),
            "Strong players play C5 in 32 of 100 such positions: it is the atari on the wedge, which came into the "
            "one-space jump.",
            "C5: atari on the wedge; customary, 32 % [custom].",
        ),
        (
            *(BENT_AROUND, "C3", "Strong players play C3 in 20 of 100 such positions."),
            "Strong players play C3 in 20 of 100 such positions.",
            "C3: customary, 20 % [custom].",
        ),
    ],
)
def test_custom_is_told_with_the_idea_of_a_harvested_pattern_that_has_a_name(
    picture: str, move: str, head: str, beginner: str, strong: str
) -> None:
    grounds = grounds_of(picture)
    (candidate,) = [
        one
        for one in Engine(load_style(), 1, KNOWLEDGE).propose(grounds.blackboard, BLACK)
        if one.move == parse_point(move)
    ]
    (found,) = [
        one for one in motives_of(grounds, candidate.move, candidate) if one.motive == "custom"
    ]
    assert found.headline.beginner == head
    assert (found.sentence.beginner, found.sentence.strong) == (beginner, strong)
    assert found.remember == ""  # it is told already
    frame = Frame(Sentence("", ""), 0.0, Lead(0.0, -5.0, 5.0, 0.5), (), (), False)
    for reader in ("beginner", "strong"):
        record = Explanation(BLACK, 1, 1, found.headline, (found,), frame, Sentence("", ""))
        assert record.text(reader).count("customary" if reader == "strong" else "Strong") == 1


def test_the_threat_of_an_attack_is_how_the_attacked_live_if_they_come_first() -> None:
    grounds, move = grounds_of(SHORT_OF_LIBERTIES), parse_point("F5")
    first = told(SHORT_OF_LIBERTIES, "attack", "F5")
    assert taken_by(grounds, move, (move,), first) == "White's group at C6 is safer then"
    assert first is not None  # whose sentence has the numbers; where it has not, they are told
    bare = replace(first, sentence=Sentence("", ""))
    assert taken_by(grounds, move, (move,), bare) == (
        "White's group at C6 lives 78 times of 100 then, not 50"
    )


def test_a_beginner_is_told_the_headline_s_numbers_in_the_reason_alone() -> None:
    first = told(SHORT_OF_LIBERTIES, "attack", "F5")
    assert first is not None
    assert first.brief == "F5 attacks White's group at C6."
    frame = Frame(Sentence("", ""), 0.0, Lead(0.0, -5.0, 5.0, 0.5), (), (), False)
    record = Explanation(BLACK, 1, 1, first.headline, (first,), frame, Sentence("", ""))
    assert record.text().startswith(
        "F5 attacks White's group at C6.\n- White's group at C6 is weak"
    )
    assert record.text(STRONG).startswith("F5 attacks White's group at C6, lives 50 %, else 78.")
    (area,) = (one for one in all_told(IN_THE_MIDDLE, "E8", "") if one.motive == "build")
    assert re.search(r"^E8 takes the area around \w\d: \d+ points", area.headline.beginner)
    record_of_it = replace(record, headline=area.headline, reasons=(area,))
    assert re.search(r"^E8 takes the area around \w\d\.\n.* about \d+ points", record_of_it.text())
    bare = replace(record, reasons=(replace(first, sentence=Sentence("Because of F5.", "")),))
    assert bare.text().startswith("F5 attacks White's group at C6, lives 50 %, else 78.")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (0.5, "4 points less than A1"),
        (
            2.0,
            "J4 stretches from K4 and comes first around H5, and is perhaps less: by search it is 4 points less than "
            "A1, give or take 6 points.",
        ),
    ],
)
def test_a_rival_is_less_only_by_more_than_chance(error: float, said: str) -> None:
    grounds = grounds_of(TWO_FIGHTS)
    decision = LIGHT.decide(grounds.blackboard, BLACK, may_resign=False)
    first, rival = (
        Weighed(
            Candidate(parse_point(name), ()),
            margin,
            visits=visits,
            won=0.5,
            margin=margin,
            error=error,
        )
        for name, margin, visits in (("A1", 8.0, 1_000), ("J4", 4.0, 300))
    )
    decision = replace(decision, point=parse_point("A1"), candidates=(first, rival))
    reason = grounds.motive("custom", parse_point("A1"), parse_point("A1"), Tier.CUSTOM, 90.0)
    aside = aside_of(grounds, decision, reason)
    assert aside is not None and said in aside.sentence.beginner


def test_a_rival_that_search_looked_at_is_told_before_one_that_is_only_judged() -> None:
    grounds = grounds_of(TWO_FIGHTS)
    decision = LIGHT.decide(grounds.blackboard, BLACK, may_resign=False)
    chosen, measured, judged = (
        Weighed(Candidate(parse_point(name), ()), 8.0, visits=visits, won=0.5, prior=0.5)
        for name, visits in (("J4", 1_000), ("K2", 900), ("A1", 0))
    )
    (first, *_) = best_motives(grounds, parse_point("K2"))
    decision = replace(decision, point=parse_point("J4"))
    for rivals, told in (((measured, judged), "K2"), ((judged,), "A1")):
        aside = aside_of(grounds, replace(decision, candidates=(chosen, *rivals)), first)
        assert aside is not None and point_text(aside.move) == told
        assert (aside.tier is Tier.JUDGED) is (told == "A1")


@pytest.mark.parametrize(("gained", "threatened"), [(None, 1.0), (2.9, 1.0), (5.0, 6.0)])
def test_reasons_that_account_for_what_search_has_are_all(
    gained: float | None, threatened: float
) -> None:
    assert "is not all of that" not in certainty(gained, threatened).beginner


def test_what_search_has_beyond_all_reasons_is_said_to_be_more() -> None:
    said = certainty(5.0, 1.0)
    assert said.beginner.endswith(
        "The search has A1 5 points better than any other move that it tried often: what is said here is not all of "
        "that."
    )
    assert said.strong.endswith(
        "A1 5 points better by search than any other tried often: more than is named here."
    )


def certainty(gained: float | None, threatened: float) -> Sentence:
    """What is said of how sure a move is on which 4 points hang, beside what search has and what a threat takes."""
    grounds, move = grounds_of(TWO_FIGHTS), parse_point("A1")
    reason = grounds.motive("build", move, move, Tier.JUDGED, 4.0)
    threat = LineSaid(Sentence("", ""), WHITE, (move,), Tier.JUDGED, threatened)
    return certainty_of(grounds, move, (reason,), gained, threat)


def test_what_hangs_on_a_threat_is_counted_there_alone() -> None:
    grounds = grounds_of(TWO_FIGHTS)
    move, line = parse_point("K2"), (parse_point("K2"),)
    here = points_near(grounds, move, move, line)
    mine, theirs = grounds.gain(BLACK, move), grounds.gain(WHITE, move)
    assert here == pytest.approx(mine + theirs, abs=2.0)


def test_a_threat_says_which_stones_fall() -> None:
    grounds = grounds_of(CAUGHT_IN_THE_CORNER)
    assert (
        taken_by(grounds, parse_point("L11"), (parse_point("F5"),))
        == "White takes the 2 stones at D5"
    )


# Handicap. ------------------------------------------------------------------------------------------------------------


def handicap_grounds(stones: int, *moves: str) -> tuple[Game, Grounds]:
    """A handicap game on 19×19 after some moves, White's first, as who is to move looks at it."""
    game = Game(19, komi=0.5)
    game.place_handicap(fixed_handicap(19, stones))
    for move in moves:
        game.play(game.to_move, parse_point(move))
    return game, Grounds(Blackboard(game, KNOWLEDGE), game.to_move, read_language())


def test_a_first_approach_to_a_handicap_stone_is_told_as_that_and_as_no_invasion() -> None:
    _, grounds = handicap_grounds(6)
    first = best_motives(grounds, parse_point("F3"))[0]
    assert first.motive == "approach"
    said = "F3 approaches the handicap stone at D4, before Black closes the corner."
    assert first.headline.beginner == said
    assert "invade" not in {one.motive for one in motives_of(grounds, parse_point("F3"))}


@pytest.mark.parametrize(
    ("moves", "move", "motive", "said"),
    [
        (
            ("F3", "D6"),
            "K16",
            "wedge",
            "K16: wedge between the handicap stone at D16 and the handicap stone at Q16, 5 points or more to either "
            "[counted].",
        ),
        (
            ("F3",),
            "Q10",
            "span",
            "Q10: extension between the handicap stone at Q4 and the handicap stone at Q16, 5 points to the nearer, 5 "
            "to the other [counted].",
        ),
    ],
)
def test_a_move_between_two_handicap_stones_spans_or_parts_them(
    moves: tuple[str, ...], move: str, motive: str, said: str
) -> None:
    _, grounds = handicap_grounds(4, *moves)
    told_of = {one.motive: one for one in motives_of(grounds, parse_point(move))}
    assert told_of[motive].sentence.strong == said and "extend" not in told_of
    assert not {"span", "wedge"} & {one.motive for one in motives_of(grounds, parse_point("R6"))}


def test_the_frame_of_a_handicap_opening_says_what_each_side_needs() -> None:
    behind = Lead(24.0, 19.0, 29.0, 0.99)
    game, grounds = handicap_grounds(4)
    decision = replace(LIGHT.decide(grounds.blackboard, WHITE, may_resign=False), candidates=())
    frame = frame_of(grounds, decision, parse_point("F3"), False, behind)
    said = "4 stones: Black leads by 24 points before F3 (19 to 29); White has to complicate."
    assert frame.sentence.strong.startswith(said) and frame.lead == -24.0
    game.play(WHITE, parse_point("F3"))
    grounds = Grounds(grounds.blackboard, BLACK, read_language())
    frame = frame_of(grounds, replace(decision, color=BLACK), parse_point("D6"), False, behind)
    assert "Black may play simply and safely." in frame.sentence.beginner
    frame = frame_of(grounds, replace(decision, color=BLACK), parse_point("D6"), False, EVEN)
    assert frame.sentence.beginner.startswith("The game is about even before D6")


IN_A_SMALL_CENTER = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "corner"),
    [
        ("F4", "lower right"),
        ("C3", "lower left"),
        ("D6", "upper left"),
        ("G7", "upper right"),
    ],
)
def test_a_corner_of_a_small_board_is_called_a_corner(move: str, corner: str) -> None:
    found = told(IN_A_SMALL_CENTER, "take-corner", move)
    assert found is not None
    assert found.headline.beginner == f"{move} takes the {corner} corner, which is empty."
