"""The gate: a drawn board, a claim about a move, and whether reading bears it out."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_color, parse_point
from riyu.game.ruleset import TROMP_TAYLOR
from riyu.inference.asking import supports
from riyu.inference.purposes import TACTICAL
from riyu.reading.combinations import Outcome, does_defend
from riyu.reading.gate import _AFTER, Claim, bear_out, bear_out_moves, is_borne_out
from riyu.reading.readings import Readings
from tests.boards import drawn_game
from tests.library import blackboard_of


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `claim` color, move, purpose and target; `holds` whether it is borne out."""

    says: str
    picture: str
    claim: str
    holds: bool


LEVEL = """
    . . . O X . . . .
    . . . O X . . . .
    . . X O X O . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""

CASES = [
    Case(
        "a stone in atari is taken, for it would get away",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O . . O . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black E4 capture D4",
        True,
    ),
    Case(
        "a stone that is caught in any case need not be taken",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        X X . . . .
        O . X . . .
        """,
        "black B1 capture A1",
        False,
    ),
    Case(
        "a move far away takes nothing",
        """
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
        """,
        "black A1 capture D4",
        False,
    ),
    Case(
        "own stones are not there to be captured",
        ". . . . .\n. . . . .\n. . X . .\n. . . . .\n. . . . .",
        "black B3 capture C3",
        False,
    ),
    Case(
        "a cut between two diagonal stones, both ways open no more",
        """
        . . . . . . .
        . . . O . . .
        . . X O . . .
        . . O X X . .
        . . O . . . .
        . . . . . . .
        . . . . . . .
        """,
        "white A1 cut C5",
        False,
    ),
    Case(
        "stones far apart on an empty board are not cut by a move beside one",
        """
        . . . . . . .
        . . . . . . .
        . . O . O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        "black C6 cut C5",
        False,
    ),
    Case(
        "two strings that hang on one point are joined there",
        """
        . . . . . . .
        . . . O . . .
        . . O . O . .
        X X X . X X X
        . . O O O . .
        . . . . . . .
        . . . . . . .
        """,
        "black D4 connect C4",
        True,
    ),
    Case(
        "a race level in liberties is won by the move that fills one from outside",
        LEVEL,
        "black C8 race D7",
        True,
    ),
    Case("no race is won by a move that fills nothing", LEVEL, "black A1 race D7", False),
    Case(
        "a race that is won though the enemy moves first needs no move",
        """
        . . . O X . . . .
        . . . O X . . . .
        . . X O X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black C8 race D7",
        False,
    ),
    Case("own stones are no enemy in a race", LEVEL, "black C8 race E7", False),
]


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_a_claim_is_borne_out_before_and_after_the_move_or_not(case: Case) -> None:
    color, move, purpose, target = case.claim.split()
    board = drawn_game(case.picture, color).board
    before = board.position()
    claim = Claim(parse_color(color), parse_point(move), purpose, parse_point(target))
    assert (bear_out(Readings(board), claim) is not None) == case.holds
    assert board.position() == before


def test_every_purpose_that_needs_reading_has_its_question() -> None:
    assert frozenset(_AFTER) == TACTICAL


def test_what_a_rule_says_of_tactics_is_a_reason_only_with_reading_beside_it() -> None:
    blackboard = blackboard_of(drawn_game(CASES[0].picture))
    inference = blackboard.informed
    about = (parse_color("black"), parse_point("E4"), "capture", parse_point("D4"))
    stands = [key for key in inference.stores["move"].standing if key[2:] == about]
    assert not any(is_borne_out(supports(inference, key)) for key in stands)
    bear_out_moves(inference, blackboard.readings, (BLACK, WHITE))
    assert stands
    assert all(is_borne_out(supports(inference, key)) for key in stands)


def test_a_suicide_defends_nothing() -> None:
    board = drawn_game(". X O\nX O O\nO O .", ruleset=TROMP_TAYLOR).board
    assert does_defend(Readings(board), parse_point("A3"), parse_point("B3")) is Outcome.FAILS
