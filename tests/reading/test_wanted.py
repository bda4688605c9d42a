"""What rules want read is read, and their facts stand as long as the verdict does."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.points import parse_point
from riyu.inference.engine import Inference
from riyu.inference.rulebase import load_rules
from riyu.inference.why import why
from riyu.reading.readings import Readings
from riyu.reading.wanted import read_wanted
from tests.boards import drawn_board

CUT = """
. . . . . . .
. . . O . . .
. . O X . . .
. . . O X . .
. . . . O . .
. . . . . . .
. . . . . . .
"""
RULE = """
rule cut-if-it-works
why     Reading says that the cut works: cut.
draw
  A O
  * B
where   A is X, B is X
prove   cut(A, B)
assert  move(good, own, *, cut, A)
seen    1 of 1
"""
TAKEN = """
. . . . .
. . X . .
. X O . .
. . X . .
. . . . .
"""
WITH_A_MOVE = """
rule take-by-this
why     Reading says that this takes it.
draw
  Q *
where   Q is X
prove   capture(Q) by *
assert  move(good, own, *, capture, Q)
seen    1 of 1
"""


def engine(picture: str, rule: str, folder: Path) -> tuple[Board, Inference]:
    path = folder / "one.rule"
    path.write_text(rule)
    board = drawn_board(picture)
    return board, Inference(board, Features(board), load_rules(path))


def texts(inference: Inference, predicate: str) -> list[str]:
    return [str(fact) for fact in inference.facts(predicate)]


def patient(board: Board) -> Readings:
    """Give readings whose questions may take many times the nodes of a rule's question."""
    readings = Readings(board)
    readings.widen(25)
    return readings


def test_a_rule_speaks_once_reading_says_that_it_works(tmp_path: Path) -> None:
    board, inference = engine(CUT, RULE, tmp_path)
    assert texts(inference, "move") == []
    entered = read_wanted(inference, patient(board))
    assert "read(cut, white, D5, E4, none, win)" in map(str, entered)
    assert "move(good, white, E5, cut, D5)" in texts(inference, "move")
    assert "reading: cut(D5, E4) by white" in str(
        why(inference, inference.fact("move(good, white, E5, cut, D5)"))
    )
    assert read_wanted(inference, patient(board)) == []


def test_a_verdict_falls_where_it_is_touched_and_undo_brings_it_back(tmp_path: Path) -> None:
    board, inference = engine(CUT, RULE, tmp_path)
    read_wanted(inference, patient(board))
    before = texts(inference, "read")
    board.mark()
    board.play(BLACK, parse_point("E5"))
    assert texts(inference, "move") == []
    assert "read(cut, white, D5, E4, none, win)" not in texts(inference, "read")
    board.undo()
    assert texts(inference, "read") == before


def test_a_goal_may_be_read_with_a_given_first_move(tmp_path: Path) -> None:
    board, inference = engine(TAKEN, WITH_A_MOVE, tmp_path)
    read_wanted(inference, Readings(board))
    assert "read(capture, black, C3, none, D3, win)" in texts(inference, "read")
    assert "move(good, black, D3, capture, C3)" in texts(inference, "move")


BENT_THREE = """
. . . . . . .
. O O O O O .
. O X X X O .
. O X . X O .
. O X . . X O
. O X X X X O
. O O O O O .
"""
KILL = """
rule kill-what-can-be-killed
why     Reading says that the group dies if we move first.
draw
  A *
where   A is X
when    liberties(A) = 3
prove   kill(A)
assert  move(good, own, *, kill, A)
seen    1 of 1
"""


@pytest.mark.parametrize(
    ("goal", "color", "verdict"),
    [
        ("kill(A)", "white", "win"),
        ("live(A) by enemy", "black", "win"),
        ("make-eye(A) by enemy", "black", "win"),
        ("take-eye(A)", "white", "loss"),
    ],
)
def test_rules_may_want_life_and_eyes_read(
    goal: str, color: str, verdict: str, tmp_path: Path
) -> None:
    board, inference = engine(BENT_THREE, KILL.replace("kill(A)", goal), tmp_path)
    read_wanted(inference, Readings(board))
    name = goal.partition("(")[0]
    assert f"read({name}, {color}, C2, none, none, {verdict})" in texts(inference, "read")
    assert (verdict == "win") == bool(texts(inference, "move"))


def test_a_verdict_rests_on_what_the_first_move_takes(tmp_path: Path) -> None:
    """A liberty more, and the move takes nothing."""
    board, inference = engine(TAKEN, WITH_A_MOVE, tmp_path)
    read_wanted(inference, Readings(board))
    board.set_up(board.position().with_stones(empty=[parse_point("B3")]))
    assert texts(inference, "move") == []
