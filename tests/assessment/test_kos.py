"""Kos: where one is on, what hangs on it, which threats count, and who wins it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from riyu.assessment.kos import Ko, KoFight, KoReader, KoThreat, find_kos
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, parse_point, point_text
from riyu.game.ruleset import CHINESE, JAPANESE, TROMP_TAYLOR, Ruleset
from riyu.reading.threats import Threat, find_threats, threats_in_a_row
from tests.boards import drawn_board, drawn_game
from tests.library import blackboard_of

FIGHT = """
. X O . O . O . .
X . X O . O O . .
. X O . O O . . .
X X O O O O O . .
. X X X X X O O O
X X . X . X X O .
X X X X X X O . O
X O O O O O . O O
X X X X X . O . O
"""
"""White takes C8 at B8; then Black's only threat is F1, as large as the ko, which White answers at G2."""


def looked(
    picture: str, *moves: str, to_move: str = "white", ruleset: Ruleset = CHINESE
) -> KoReader:
    """Give what looks at the kos of a drawn game, some moves played."""
    blackboard = blackboard_of(drawn_game(picture, to_move, ruleset))
    for move in moves:
        point = PASS if move == "pass" else parse_point(move)
        blackboard.game.play(blackboard.game.to_move, point)
    return KoReader(blackboard.features, blackboard.readings)


@pytest.mark.parametrize(
    ("says", "picture", "found"),
    [
        (
            "a stone that can be taken back the same way is a ko",
            """
            . . . . .
            . X O . .
            X O . O .
            . X O . .
            . . . . .
            """,
            "C3 takes B3",
        ),
        (
            "one that leaves its taker two liberties is none",
            """
            . X . .
            X O . O
            . X O .
            . . . .
            """,
            "",
        ),
        (
            "nor are two stones that are taken",
            """
            . X X O .
            X O O . O
            . X X O .
            . . . . .
            . . . . .
            """,
            "",
        ),
    ],
)
def test_a_ko_is_a_single_stone_that_can_be_taken_back(says: str, picture: str, found: str) -> None:
    kos = find_kos(drawn_board(picture))
    assert " ".join(f"{point_text(ko.point)} takes {point_text(ko.stone)}" for ko in kos) == found


def test_the_ko_at_move_has_a_size_and_may_not_be_taken_back_at_once() -> None:
    kos, fight = looked(FIGHT, "B8").look()
    ko = kos[0]
    assert str(ko) == "Black takes B8 at C8, not at once: 11 points hang on it"
    assert (ko.taker, ko.holder, ko.may_take) == (BLACK, WHITE, False)
    assert fight is not None
    assert [str(t) for t in fight.of(BLACK)] == ["F1, to take B2 at G2: 11 points"]
    assert fight.of(WHITE) == ()
    assert fight.counts(BLACK) == "Black has 1 threat, White 0"
    assert fight.winner(BLACK) == BLACK
    assert fight.winner(WHITE) == WHITE  # he ends it


@pytest.mark.parametrize(
    ("ruleset", "may_take"),
    [(JAPANESE, True), (CHINESE, False), (TROMP_TAYLOR, False)],
    ids=lambda one: str(one),
)
def test_two_passes_lift_a_ko_but_not_superko(ruleset: Ruleset, may_take: bool) -> None:
    kos, _ = looked(FIGHT, "B8", "pass", "pass", ruleset=ruleset).look()
    assert kos[0].point == parse_point("C8")
    assert kos[0].may_take is may_take


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE, TROMP_TAYLOR], ids=str)
def test_a_threat_and_its_answer_lift_the_ko_by_any_rules(ruleset: Ruleset) -> None:
    kos, _ = looked(FIGHT, "B8", "F1", "G2", ruleset=ruleset).look()
    assert kos[0].point == parse_point("C8")
    assert kos[0].may_take


def test_a_threat_smaller_than_the_ko_is_left_out() -> None:
    smaller = FIGHT.replace("X O O O O O . O O", "X X X X O O . O O").replace(
        "X X X X X . O . O", "X . X X X . O . O"
    )
    _, fight = looked(smaller, "B8").look()
    assert fight is not None
    assert fight.count(BLACK) == 0
    left_out = {point_text(t.threat.move): t.left_out for t in fight.threats if t.left_out}
    assert left_out["F1"] == "the ko is larger"
    assert fight.winner(BLACK) == WHITE


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `found` Black's threats."""

    says: str
    picture: str
    found: tuple[str, ...]


CASES = [
    Case(
        "an atari that the enemy can still answer threatens to take",
        """
        . . . . . . .
        . . . . . . .
        X X X X O . .
        X O O O . O .
        X X X . O . .
        . . . X . . .
        . . . . . . .
        """,
        ("D3, to take B4 at E4",),
    ),
    Case(
        "one that takes at once, or can't be answered, is no threat",
        """
        . . . . . . .
        . . . . . . .
        . X X X . . .
        X O O O . X .
        . X X X . . .
        . . . . X . .
        . . . . . . .
        """,
        (),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_threats_are_moves_by_which_a_second_one_gains(case: Case) -> None:
    blackboard = blackboard_of(drawn_game(case.picture))
    before = blackboard.board.position()
    found = find_threats(blackboard.features, blackboard.readings, BLACK)
    assert tuple(map(str, found)) == case.found
    assert blackboard.board.position() == before


def fight_of(taker: int, holder: int, *, may_take: bool) -> KoFight:
    """Give a ko that Black takes, for which both colors have so many threats."""
    ko = Ko(parse_point("C8"), parse_point("B8"), BLACK, may_take, 10.0)

    def threat(color: Color, times: int) -> KoThreat:
        return KoThreat(Threat(color, 1, "capture", (1,), 2, 2, frozenset()), 12.0, times)

    return KoFight(ko, (threat(BLACK, taker), threat(WHITE, holder)))


@pytest.mark.parametrize(
    ("taker", "holder", "may_take", "winner"),
    [
        (1, 1, True, BLACK),
        (1, 2, True, WHITE),
        (1, 1, False, WHITE),
        (2, 1, False, BLACK),
    ],
)
def test_who_must_find_the_first_threat_needs_one_more(
    taker: int, holder: int, may_take: bool, winner: Color
) -> None:
    assert fight_of(taker, holder, may_take=may_take).winner(BLACK) == winner


def test_threats_against_one_thing_are_counted_as_often_as_they_can_be_made() -> None:
    blackboard = blackboard_of(drawn_game(CASES[0].picture))
    (threat,) = find_threats(blackboard.features, blackboard.readings, BLACK)
    assert threats_in_a_row(blackboard.readings, threat) == 1
