"""What a blackboard holds of a game beside facts: plans and theaters, which come and go with its moves."""

from __future__ import annotations

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.reading.blackboard import Blackboard
from tests.boards import drawn_game
from tests.library import blackboard_of

LADDER = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. X O . . . . . .
. . X X . . . . .
. . . . . . . . .
"""
WALL = """
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


def play(blackboard: Blackboard, moves: str) -> None:
    """Play moves in turn, as they are written."""
    for move in moves.split():
        blackboard.game.play(blackboard.game.to_move, parse_point(move))


def planned(blackboard: Blackboard) -> list[str]:
    """Give the plans in force, in words."""
    return [str(plan) for plan in blackboard.plans]


def test_a_plan_is_read_once_and_stands_while_nothing_touches_it() -> None:
    blackboard = blackboard_of(drawn_game(LADDER))
    plan = blackboard.plan("capture", parse_point("C3"), first=BLACK)
    assert plan is not None and plan.side == BLACK
    play(blackboard, "A9 A8")
    assert blackboard.plan("capture", parse_point("C3"), first=BLACK) is plan


def test_a_plan_that_nobody_looked_at_went_on_by_all_the_moves_it_foresaw() -> None:
    blackboard = blackboard_of(drawn_game(WALL))
    plan = blackboard.plan("capture", parse_point("C3"), first=BLACK)
    assert plan is not None and str(plan).endswith("C2 B5 B6 A5 A6 A4 A3")
    play(blackboard, "C2 J9")
    (now,) = blackboard.plans
    assert str(now).startswith("Black: capture C3, White to play: B5 B6")
    blackboard.game.undo()
    play(blackboard, "B5")
    (now,) = blackboard.plans
    assert str(now).startswith("Black: capture C3, Black to play: B6")
    play(blackboard, "J9")
    assert planned(blackboard) == [str(now)]
    for _ in range(3):
        blackboard.game.undo()
    assert planned(blackboard) == [str(plan)]


def test_of_moves_not_looked_at_one_that_no_plan_foresaw_makes_it_fall() -> None:
    blackboard = blackboard_of(drawn_game(WALL))
    blackboard.plan("capture", parse_point("C3"), first=BLACK)
    play(blackboard, "C2 B5 B4 J9")
    assert planned(blackboard) == []


def test_a_plan_falls_by_what_it_did_not_foresee_and_undo_brings_it_back() -> None:
    blackboard = blackboard_of(drawn_game(LADDER))
    blackboard.plan("capture", parse_point("C3"), first=BLACK)
    before = planned(blackboard)
    play(blackboard, "A9 E5")
    assert planned(blackboard) == []
    blackboard.game.undo()
    assert planned(blackboard) == before
    blackboard.game.undo()
    assert planned(blackboard) == before


def test_before_the_first_plan_there_is_none_and_what_comes_after_is_seen() -> None:
    blackboard = blackboard_of(drawn_game(LADDER))
    play(blackboard, "A9 A8")
    blackboard.plan("capture", parse_point("C3"), first=BLACK)
    assert len(planned(blackboard)) == 1
    blackboard.game.undo()
    assert planned(blackboard) == []
    play(blackboard, "A7 E5 A6")
    assert planned(blackboard) == []
    plan = blackboard.plan("capture", parse_point("C3"), first=BLACK)
    assert plan is not None and plan.side == BLACK
    blackboard.game.undo()
    assert planned(blackboard) == []


def test_theaters_are_those_of_the_plans_in_force_and_of_what_rules_say() -> None:
    blackboard = blackboard_of(drawn_game(LADDER))
    (said,) = blackboard.theaters
    assert not said.plans and {idea.color for idea in said.ideas} == {BLACK, WHITE}
    for first in (BLACK, WHITE):
        blackboard.plan("capture", parse_point("C3"), first=first)
    (theater,) = blackboard.theaters
    assert theater.plans == tuple(blackboard.plans) and theater.ideas == said.ideas
    assert theater.moves != said.moves
    assert theater.swing > 0
    assert blackboard.theaters[0] is theater
    play(blackboard, "D3")
    assert theater not in blackboard.theaters
