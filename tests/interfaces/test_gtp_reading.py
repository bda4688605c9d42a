"""What is read, over GTP: GNU Go's codes and forms, on drawn positions."""

from __future__ import annotations

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.position import parse_position
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.gtp.table import Line, Table
from tests.reading.test_again import TAKEN_BACK
from tests.reading.test_semeai import A_FIRST_MOVE_BESIDE, A_SHORT_RACE

from .test_gtp_session import session

SAFE_AND_SHORT = """
7x7, Black to move
. . . . . . .
. X . . . X .
X O . . . O X
. X . . . X .
. . . . . . .
. O . . . . .
. . . . . . .
"""
KO = """
5x5, White to move
. X O . .
X . X O .
. X O . .
. . . . .
. . . . .
"""
FORK = """
7x7, Black to move
. . . . . . .
. . X . X . .
. X O . O X .
. X O . O X .
. . X . X . .
. . . . . . .
. . . . . . .
"""
COUNTER = """
5x5, White to move
. . . . .
. . . O .
. . . O .
. X X O .
. . O X .
"""
DOOMED = """
5x5, White to move
. . . . .
. . . . .
. . . . .
. X . . .
O X . . .
"""


def on(picture: str) -> Session:
    """Give a session with what is drawn on the table."""
    position = parse_position(picture)
    asked = session(size=position.size)
    asked.table = Table(Line(position), asked.table.ruleset)
    return asked


@pytest.mark.parametrize(
    ("picture", "question", "reply"),
    [
        (SAFE_AND_SHORT, "attack B5", "1 C5"),
        (COUNTER, "attack C1", "1 B1"),
        (COUNTER, "defend C1", "1 E1"),
        (SAFE_AND_SHORT, "attack B2", "0"),
        (SAFE_AND_SHORT, "defend B2", "1 PASS"),  # nothing takes it
        (SAFE_AND_SHORT, "does_attack C5 B5", "1"),
        (SAFE_AND_SHORT, "does_attack G7 B5", "0"),
        (SAFE_AND_SHORT, "does_defend C5 B5", "1"),
        (SAFE_AND_SHORT, "does_defend G7 B5", "0"),
        (SAFE_AND_SHORT, "does_defend B4 B5", "0"),  # no legal move
        (SAFE_AND_SHORT, "attack_either B5 F5", "1"),
        (SAFE_AND_SHORT, "attack_either B2 B5", "1"),
        (SAFE_AND_SHORT, "defend_both B5 F5", "0"),  # one of them falls
        (SAFE_AND_SHORT, "defend_both B5 B2", "1"),
        (DOOMED, "attack A1", "1 A2"),
        (DOOMED, "defend A1", "0"),
        (FORK, "attack_either C5 E5", "1"),
        (f"7x7, Black to move\n{TAKEN_BACK.strip()}", "attack G2", "0"),  # not by F2, for F3
        (A_FIRST_MOVE_BESIDE, "analyze_semeai C1 A1", "1 1 C3"),  # a liberty of neither
        (A_SHORT_RACE, "analyze_semeai J4 G1", "1 1 H3"),
        (A_SHORT_RACE, "analyze_semeai G1 J4", "1 1 H4"),
    ],
)
def test_a_question_gets_gnu_gos_reply(picture: str, question: str, reply: str) -> None:
    assert on(picture).send(question) == (True, reply)


def test_a_ko_has_the_code_of_who_must_find_the_threat() -> None:
    # White takes the stone at C4 by B4, and Black may take back if it has a threat.
    good = on(KO)
    assert good.send("attack C4")[1] == "2 B4"
    # It can't be kept but by a threat of one's own first.
    assert good.send("play w B4")[0]
    assert good.send("attack B4")[1] == "3 C4"


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ("attack D4", "vertex must not be empty"),
        ("attack", "invalid coordinate: none given, expected a vertex such as Q16"),
        ("attack_either B5", "invalid coordinate: expected 2 vertices such as Q16"),
        ("attack_either B5 A5", "expected stones of one color"),
        ("does_attack", "invalid coordinate: none given, expected a vertex such as Q16"),
        ("riyu-reading", "no goal: expected one such as capture, and vertices"),
    ],
)
def test_a_bad_question_is_refused_in_words(question: str, why: str) -> None:
    assert on(SAFE_AND_SHORT).send(question) == (False, why)


DOUBLE_ATARI = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . O . O . . .
. . . . . . . . .
. . X O . O X . .
. . . X . X . . .
. . . . . . . . .
"""


def test_a_move_that_threatens_twice_is_a_combination() -> None:
    asked = on(DOUBLE_ATARI)
    assert asked.send("attack D3")[1] == "0"
    assert asked.send("attack F3")[1] == "0"
    assert asked.send("attack_either D3 F3")[1] == "1"
    assert asked.send("combination_attack black") == (True, "E3")
    assert "E3" in asked.send("combination_defend black")[1].split()
    assert asked.send("combination_attack white") == (True, "PASS")
    assert asked.send("combination_defend white") == (True, "PASS")


def test_questions_leave_the_game_as_it_is() -> None:
    asked = on(FORK)
    before = asked.send("showboard"), asked.table.mark()
    for question in ("attack C5", "defend_both C5 E5", "combination_defend black"):
        assert asked.send(question)[0]
    assert (asked.send("showboard"), asked.table.mark()) == before


def test_depths_go_up_and_down() -> None:
    asked = on(FORK)
    usual = asked.blackboard.readings.question("capture", [103]).limit
    assert asked.send("increase_depths") == (True, "")
    assert asked.blackboard.readings.question("capture", [103]).limit == 2 * usual
    assert asked.send("boardsize 7")[0] and asked.send("play b C5")[0]
    assert asked.blackboard.readings.question("capture", [103]).limit == 2 * usual
    assert asked.send("decrease_depths") == (True, "")
    assert asked.blackboard.readings.question("capture", [103]).limit == usual


def test_the_tree_of_a_reading_is_told() -> None:
    asked = on(SAFE_AND_SHORT)
    said = asked.send("riyu-reading capture B5")[1]
    assert said == "capture B5: win: C5 (2 nodes)\nwins\n  Black C5: wins"
    assert asked.send("riyu-reading save B5")[1].startswith("save B5: ")
    assert not asked.send("riyu-reading captrue B5")[0]


def test_goals_about_groups_eyes_and_races_are_told_as_well() -> None:
    asked = on(SAFE_AND_SHORT)
    assert asked.send("riyu-reading race A5 B5")[1].startswith("win-race A5 B5: win")
    assert asked.send("riyu-reading take-eye B5")[1].startswith("take-eye B5: win")
    for goal in ("kill B5", "live B5", "make-eye B5", "survive-race B5 A5"):
        assert asked.send(f"riyu-reading {goal}")[0]


BENT_FOUR = (
    "gogui-setup b A3 b B3 b B2 b C2 b D2 b E2 b E1 w A1 w B1 w C1 w A4 w B4 w C4 w D4 w E4 w F4 "
    "w C3 w D3 w E3 w F3 w F2 w F1 w C5 w B6 w D6 w E6 w F6"
)


@pytest.mark.parametrize(("ruleset", "fate"), [("japanese", "dead"), ("chinese", "ko")])
def test_what_becomes_of_bent_four_depends_on_the_ruleset(ruleset: str, fate: str) -> None:
    asked = session()
    asked.send(f"kata-set-rules {ruleset}")
    asked.send(BENT_FOUR)
    lines = asked.send("riyu-status A3")[1].splitlines()
    assert lines[0] == fate
    assert lines[1].startswith("the enemy first: ko")
    assert lines[2].startswith("its own side first: ko")


WALL = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . X . . . . . .
. . O X . . . . .
. . O X . . . . .
. X O X . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def test_plans_and_theaters_are_those_of_the_games_blackboard() -> None:
    asked = on(WALL)
    assert asked.send("riyu-plans") == (True, "")
    said = asked.send("riyu-theaters")[1].splitlines()
    assert said and all(line.endswith("(rules alone say so)") for line in said)
    for first in (BLACK, WHITE):
        asked.blackboard.plan("capture", parse_point("C3"), first=first)
    plans = (
        "Black: capture C3, Black to play: C2 B5 B6 A5 A6 A4 A3\nWhite: save C3, White to play: C2"
    )
    assert asked.send("riyu-plans") == (True, plans)
    theater = next(
        line
        for line in asked.send("riyu-theaters")[1].splitlines()
        if not line.endswith("(rules alone say so)")
    )
    assert "points between who moves first at" in theater and "Black first C2" in theater
    assert asked.send("play w C2")[0]
    assert "Black: capture C3" not in asked.send("riyu-plans")[1]
    assert asked.send("undo")[0]
    assert asked.send("riyu-plans") == (True, plans)


def test_what_patterns_play_on_is_told_with_the_pattern_of_each_move() -> None:
    asked = session()
    assert asked.send("riyu-sequence") == (True, "nothing obvious for Black")
    assert asked.send("gogui-play_sequence b D5 w E5 b E4 b F6 b C3")[0]
    ok, told = asked.send("riyu-sequence w D4")
    assert ok and told.startswith("White D4 (given), Black C4 (reflex-atari-on-what-came)")
    assert told.endswith("for White")
    board = str(asked.position())
    assert asked.send("trymove w D4")[0]
    answers = asked.send("riyu-sequence")[1]
    assert answers.startswith("Black C4 (reflex-atari-on-what-came)")
    assert asked.send("popgo")[0] and str(asked.position()) == board
    assert asked.send("riyu-sequence w E4") == (False, "occupied at E4 for White")


ATARI = """
7x7, Black to move
. . . . . . .
. . . . . . .
. . X . . . .
. X O . O . .
. . X . . . .
. . . . . . .
. . . . . . .
"""


def test_what_is_warded_is_told_when_it_changes_and_captures_as_events() -> None:
    asked = on(ATARI)
    assert asked.send("riyu-ward string C4")[1] == "string C4: 1 stone, 1 liberty"
    link = "diagonal B4 to C5, Black: settled"
    assert asked.send("riyu-ward link C5 B4")[1].startswith(f"link B4 C5: {link}")
    assert asked.send("riyu-ward group C4")[1].startswith("group C4: C4: ")
    plan = "plan capture C4, Black to play: Black: capture C4, Black to play: D4"
    assert asked.send("riyu-ward plan capture C4")[1] == plan
    assert asked.send("riyu-alerts") == (True, "")
    assert asked.send("play b D4")[0]
    assert asked.send("riyu-events") == (True, "Black D4 takes White C4")
    assert asked.send("riyu-events") == (True, "")
    told = asked.send("riyu-alerts")[1].splitlines()
    assert [line.split(" changed: ")[0] for line in told if line.endswith("it is no more")] == [
        "string C4",
        "group C4",
        "plan capture C4, Black to play",
    ]
    assert asked.send("undo")[0]
    assert asked.send("play w D4")[0]
    assert asked.send("riyu-events") == (True, "White D4")
    told = asked.send("riyu-alerts")[1].splitlines()
    assert "string C4 changed: 3 stones, 5 liberties" in told


def test_wards_that_can_not_be_are_refused_in_words() -> None:
    asked = on(WALL)
    assert "expected one of string, link, group, plan" in asked.send("riyu-ward sting C3")[1]
    assert "did you mean 'string'?" in asked.send("riyu-ward sting C3")[1]
    assert asked.send("riyu-ward link B3 D5")[1] == "link B3 D5: not so here"
    assert "expected a goal of capture" in asked.send("riyu-ward plan keep C3")[1]
    assert not asked.send("riyu-ward")[0] and not asked.send("riyu-alerts x")[0]


def test_a_move_that_serves_several_plans_is_told_with_its_goals() -> None:
    asked = on(
        """
        7x7, Black to move
        . . . . . . .
        . . X X . . .
        . X O O . X .
        . . X . O O X
        . . . X X X .
        . . . . . . .
        . . . . . . .
        """
    )
    for stone in ("C5", "E4"):
        asked.blackboard.plan("capture", parse_point(stone), first=BLACK)
    (several,) = asked.blackboard.plans.several
    assert str(several) in asked.send("riyu-plans")[1]
    assert {goal for goal, _ in several.goals} == {"capture"} and len(several.goals) == 2


def test_a_move_of_which_one_of_two_goals_is_reached_is_told() -> None:
    asked = on(
        """
        7x7, White to move
        . X O . X X O
        . X X . . O O
        X . O O X . X
        X . . O . . X
        O . O X . X .
        . . . . . O .
        O . . . . . O
        """
    )
    said = asked.send("riyu-either w E6")[1]
    assert said == "E6: to save F6 at D6, or to cut off B6 at D7"
    assert asked.send("riyu-either b A1") == (False, "A1 can't be played: occupied")
    assert asked.send("riyu-either b pass") == (False, "PASS can't be played: a pass")
    assert not asked.send("riyu-either b")[0]
