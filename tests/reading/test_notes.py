"""What reading says beside facts of tactics: a drawn board, a fact that stands there, and the words beside it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from riyu.game.points import parse_color, parse_point
from riyu.inference.facts import Key
from riyu.reading.notes import READ_OUT, UNREAD, note_on
from tests.boards import drawn_game
from tests.library import blackboard_of


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `fact` the fact's fields, told by words and points; `note` how it begins."""

    says: str
    picture: str
    fact: str
    note: str


TAKEN = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X . . . . .
. . X O . . O . .
. . . X . . . . .
. . . . . . . . .
. . . . . . . . .
"""
CAUGHT = """
. . . . . .
. . . . . .
. . . . . .
. . . . . .
X X . . . .
O . X . . .
"""
GETS_OUT = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . X . . .
. . X O . O .
. . . . . . .
. . . . . . .
"""
HANGS = """
. . . O . . .
. . . O . . .
. . . O . . .
. X X . X X .
. . . O . . .
. . . O . . .
. . . O . . .
"""
CLOSED = """
. X O . X .
. X O . X .
O X O X X .
O O X X . .
O . O X . .
. O O X . .
"""
AHEAD = """
. . . O X . . . .
. . . O X . . . .
. . X O X . . . .
. . . X . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
OPEN = """
. . . . . . .
. . . . . . .
. . X . . . .
. . . X . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""

CASES = [
    Case("a capture that works is read out", TAKEN, "move good black E4 capture D4", READ_OUT),
    Case(
        "a stone that is caught in any case need not be taken",
        CAUGHT,
        "move good black B1 capture A1",
        "reading denies it: it is so without the move",
    ),
    Case(
        "a stone that gets away is not captured, by the line that it goes",
        GETS_OUT,
        "move good black D2 capture D3",
        "reading denies it: White ",
    ),
    Case("a race that the move wins is read out", CLOSED, "move good black D5 race C5", READ_OUT),
    Case(
        "a move that fills nothing does not win it",
        CLOSED,
        "move good black F1 race C5",
        "reading denies it: White ",
    ),
    Case(
        "a race that is won in any case needs no move",
        AHEAD,
        "move good black C8 race D7",
        "reading denies it: it is so without the move",
    ),
    Case("a claim about no stones is not read", TAKEN, "move good black E4 capture none", UNREAD),
    Case("what speaks against a move claims nothing", GETS_OUT, "move bad black D2 capture D3", ""),
    Case("a push takes nothing and is not asked about", TAKEN, "move good black E4 push D4", ""),
    Case("strings on one point can be cut there", HANGS, "cuttable black C4 E4 D4", READ_OUT),
    Case(
        "strings that touch at a corner, both points open, are not cut",
        OPEN,
        "cuttable black C5 D4 C4",
        "reading denies it: Black D5",
    ),
    Case("they are connected", OPEN, "connected black C5 D4", READ_OUT),
    Case(
        "strings on one point are not connected yet",
        HANGS,
        "connected black C4 E4",
        "reading denies it: White D4",
    ),
    Case("what stands on the board is not asked about", TAKEN, "stone black C4", ""),
]


def key_of(fact: str) -> Key:
    """Give a fact's key from words, colors and points."""

    def value(word: str) -> object:
        if word in ("black", "white"):
            return parse_color(word)
        return parse_point(word) if word[0].isupper() else 0 if word == "none" else word

    predicate, *fields = fact.split()
    return (predicate, *map(value, fields))


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_what_is_told_beside_a_fact(case: Case) -> None:
    blackboard = blackboard_of(drawn_game(case.picture, "black"))
    before = blackboard.board.position()
    note = note_on(blackboard.inference, blackboard.readings, key_of(case.fact))
    assert note.startswith(case.note) and bool(note) == bool(case.note)
    assert blackboard.board.position() == before


def test_a_fact_is_said_with_its_note_wherever_it_is_said() -> None:
    blackboard = blackboard_of(drawn_game(CAUGHT, "black"))
    fact = blackboard.inference.fact("connected(black, A2, C1)")
    assert fact in blackboard.facts("connected")
    note = blackboard.note_on(fact)
    assert note
    assert blackboard.said(fact) == f"{fact}: {fact.sentence} ({note})"
    assert blackboard.why(fact).text == blackboard.said(fact)
