"""What hangs on who moves first: both lines, and nothing read of what nobody raised or what is settled."""

from __future__ import annotations

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.turning import link_turns, race_turns, turn
from tests.boards import drawn_board
from tests.guard import restored

RACE = """
9x9, Black to move
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
AHEAD = """
9x9, Black to move
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
GAP = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O O . . . . .
. . X . X . . . .
. . . O O . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def p(text: str) -> int:
    return parse_point(text)


@pytest.mark.parametrize(("color", "first", "then"), [(BLACK, "C8", "F8"), (WHITE, "F8", "C8")])
def test_a_level_race_turns_for_either_color(color: int, first: str, then: str) -> None:
    board = drawn_board(RACE)
    enemy = p("D7") if color == BLACK else p("E7")
    with restored(board):
        (found,) = race_turns(Readings(board), [enemy], color)
    assert found.goal == "win-race" and found.targets[1] == enemy
    assert (point_text(found.mine.line[0]), point_text(found.theirs.line[0])) == (first, then)
    assert found.mine.verdict is Verdict.WIN
    assert found.pursuit == ("win-race", found.targets)


def test_a_race_that_is_decided_does_not_turn() -> None:
    assert not list(race_turns(Readings(drawn_board(AHEAD)), [p("D7")], BLACK))


def test_a_link_turns_once_however_it_was_raised() -> None:
    board = drawn_board(GAP)
    readings = Readings(board)
    raised = [("connect", (p("C5"), p("E5"))), ("connect", (p("E5"), p("C5")))]
    with restored(board):
        (found,) = link_turns(readings, raised[::-1], BLACK)
    assert found.text(found.mine.line) == "Black D5; if not, White D5"
    assert found.pursuit == ("cut", (p("C5"), p("E5")))
    assert {p("D5"), p("D6"), p("D4")} <= found.rests_on


def test_a_string_that_is_safe_or_lost_does_not_turn() -> None:
    readings = Readings(drawn_board(RACE))
    assert turn(readings, "save", (p("D7"),), WHITE, 2000) is not None
    assert turn(readings, "save", (p("F7"),), WHITE, 2000) is None
