"""Plans: what a plan holds, and what becomes of it as moves are played and taken back."""

from __future__ import annotations

import json

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, parse_point
from riyu.lab.games import random_games, real_games
from riyu.lab.plans_bench import KEPT, Tally, follow_game
from riyu.reading.plans import Plan, PlanFate, Plans, aim_at_strings, read_plan
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings, aims
from tests.boards import drawn_board
from tests.guard import restored
from tests.shared import shared

LADDER = """
9x9, Black to move
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
ATARI = """
7x7, Black to move
. . . . . . .
. . . . . . .
. . . . . . .
. . X . . . .
. X O . O . .
. . X . . . .
. . . . . . .
"""
KO = """
5x5, Black to move
. . . . .
. . X O .
. X O . O
. . X O .
. . . . .
"""
LIMIT = 60000


def p(text: str) -> int:
    return parse_point(text)


def planned(board: Board, stone: str, first: Color) -> Plan:
    plan = read_plan(board, aim_at_strings(board), "capture", (p(stone),), first, LIMIT)
    assert plan is not None
    return plan


def played(board: Board, plans: Plans, color: Color, move: str) -> list[tuple[PlanFate, str]]:
    board.play(color, p(move))
    aims = aim_at_strings(board)
    return [(c.fate, str(c)) for c in plans.update(aims, LIMIT, 10 * LIMIT)]


def test_whoever_comes_off_best_has_the_plan() -> None:
    board = drawn_board(ATARI)
    with restored(board):
        black, white = planned(board, "C3", BLACK), planned(board, "C3", WHITE)
    assert (black.goal, black.side, black.verdict) == ("capture", BLACK, Verdict.WIN)
    assert (white.goal, white.side, white.verdict) == ("save", WHITE, Verdict.WIN)
    assert black.moves[0].move == white.moves[0].move == p("D3")
    assert black.question == ("capture", (p("C3"),), BLACK)
    assert (black.pursuer, white.pursuer) == (BLACK, BLACK)
    assert p("D3") in black.liberties <= black.context


def test_a_ladders_path_is_its_context() -> None:
    plan = planned(drawn_board(LADDER), "C3", BLACK)
    assert plan.side == BLACK
    assert {p("C4"), p("D3"), p("D4"), p("E3"), p("E4"), p("D5"), p("E5")} <= plan.context
    assert p("A9") not in plan.context


def test_a_move_foreseen_leads_into_the_tree() -> None:
    board = drawn_board(ATARI, "white")
    plans = Plans(board)
    plans.hold(planned(board, "C3", WHITE))
    (plan,) = plans
    assert plan.foresees(p("D3")) is plan.moves[0]
    assert plan.foresees(p("G7")) is None
    played(board, plans, WHITE, "D3")
    (now,) = plans
    assert (now.side, now.goal, now.targets) == (WHITE, "save", plan.targets)


def test_a_long_plan_is_carried_on_move_by_move() -> None:
    board = drawn_board(LADDER)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    color, fates = BLACK, []
    for _ in range(4):
        (plan,) = plans
        branch = plan.moves[0]
        board.play(color, branch.move)
        (change,) = plans.update(aim_at_strings(board), LIMIT, LIMIT)
        fates.append(change.fate)
        color = 3 - color
        (now,) = plans
        assert (now.side, now.first) == (
            BLACK,
            color if change.fate is PlanFate.ADVANCED else plan.first,
        )
        if change.fate is not PlanFate.ADVANCED:
            return
    assert fates == [PlanFate.ADVANCED] * 4


def test_a_move_outside_the_context_leaves_a_plan_alone() -> None:
    board = drawn_board(LADDER)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    before = list(plans)
    assert played(board, plans, WHITE, "A9") == []
    assert list(plans) == before
    assert plans.touched_by([p("A9")]) == []
    assert plans.touched_by([p("D4")]) == before


def test_a_ladder_breaker_far_away_touches_a_plan_and_undo_brings_it_back() -> None:
    board = drawn_board(LADDER)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    before = list(plans)
    board.mark()
    ((fate, _),) = played(board, plans, WHITE, "E5")
    (now,) = plans
    assert fate in (PlanFate.MENDED, PlanFate.TURNED)
    assert (now.question, now.moves) != (before[0].question, before[0].moves)
    board.undo()
    assert list(plans) == before


def test_a_plan_that_works_no_longer_turns_into_the_other_colors() -> None:
    board = drawn_board(ATARI)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    ((fate, text),) = played(board, plans, WHITE, "D3")
    (now,) = plans
    assert fate is PlanFate.TURNED
    assert "works no longer" in text
    assert (now.side, now.goal, now.first) == (WHITE, "save", BLACK)


def test_without_a_reader_or_nodes_a_touched_plan_is_dropped() -> None:
    board = drawn_board(ATARI)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    depth = board.mark()
    board.play(WHITE, p("D3"))
    (change,) = plans.update()
    assert (change.fate, change.reason) == (PlanFate.DROPPED, "its context is touched")
    assert len(plans) == 0
    board.trail.undo_to(depth)
    assert len(plans) == 1
    board.play(WHITE, p("D3"))
    (change,) = plans.update(aim_at_strings(board), LIMIT, 0)
    assert change.reason == "its context is touched, and no nodes are left"


def test_a_plan_is_carried_out() -> None:
    board = drawn_board(ATARI)
    plans = Plans(board)
    plans.hold(planned(board, "C3", BLACK))
    ((fate, text),) = played(board, plans, BLACK, "D3")
    assert fate is PlanFate.DROPPED
    assert "carried out" in text
    assert len(plans) == 0


def test_a_plan_by_ko_says_who_needs_a_threat_and_is_read_again_when_touched() -> None:
    board = drawn_board(KO)
    board.play(BLACK, p("D3"))  # takes C3
    plan = planned(board, "D3", WHITE)
    assert plan.verdict is Verdict.KO or plan.side == BLACK
    plans = Plans(board)
    plans.hold(plan)
    assert plan.rests_on_ko == (board.ko in plan.context)
    board.play(WHITE, p("A5"))
    changes = plans.update(aim_at_strings(board), LIMIT, LIMIT)
    assert len(changes) == (1 if plan.rests_on_ko else 0)


def test_plans_print_themselves_and_give_json() -> None:
    plan = planned(drawn_board(ATARI), "C3", BLACK)
    assert str(plan) == "Black: capture C3, Black to play: D3"
    value = plan.to_json()
    assert json.loads(json.dumps(value)) == value
    assert (value["goal"], value["targets"], value["path"]) == ("capture", ["C3"], ["D3"])
    assert value["moves"] == [{"move": "D3"}]


def test_a_goal_without_a_reader_and_a_limit_of_nothing_are_refused() -> None:
    with pytest.raises(UsageError, match="no reader for the goal 'kill'"):
        read_plan(Board(5), {}, "kill", (p("C3"),), BLACK, 1)
    board = drawn_board(ATARI)
    with pytest.raises(UsageError, match="a limit of 0 nodes"):
        read_plan(board, aim_at_strings(board), "capture", (p("C3"),), BLACK, 0)


def test_a_question_not_clear_within_its_limit_has_no_plan() -> None:
    board = drawn_board(LADDER, "white")
    assert read_plan(board, aim_at_strings(board), "capture", (p("C3"),), WHITE, 1) is None


def test_plans_kept_along_games_are_those_read_afresh() -> None:
    """Small here; `riyu bench plans` counts more."""
    tally = Tally()
    for game in random_games(3, 3, (7, 9)):
        follow_game(game, 200, tally)
    assert tally.fates[KEPT] > 200
    assert tally.unlike[KEPT] == tally.unlike["mended"] == 0, tally.examples


def test_plans_kept_along_real_games_are_those_read_afresh() -> None:
    tally = Tally()
    for game in real_games([shared("data/games19/kgs_6d.sgfs.gz")], 1, (19,))[0]:
        follow_game(game, 100, tally)
    assert tally.fates[KEPT] > 1000
    assert sum(tally.unlike.values()) <= 0.01 * tally.fates[KEPT], tally.examples


BENT_THREE = """
7x7, Black to move
. . . . . . .
. O O O O O .
. O X X X O .
. O X . X O .
. O X . . X O
. O X X X X O
. O O O O O .
"""


@pytest.mark.parametrize(
    ("goal", "stones", "first", "said"),
    [
        ("kill", ["C5"], WHITE, "White: kill C5, White to play: D3"),
        ("kill", ["C5"], BLACK, "Black: live C5, Black to play: D3"),
        ("take-eye", ["C5"], WHITE, "Black: make-eye C5, White to play"),
        ("win-race", ["B5", "C5"], BLACK, "Black: survive-race B5 C5, Black to play: D3"),
    ],
)
def test_every_goal_of_a_pursuer_has_plans(
    goal: str, stones: list[str], first: int, said: str
) -> None:
    board = drawn_board(BENT_THREE)
    plan = read_plan(board, aims(Readings(board)), goal, tuple(map(p, stones)), first, LIMIT)
    assert plan is not None and str(plan).startswith(said)
    plans = Plans(board)
    plans.hold(plan)
    board.mark()
    board.play(BLACK, p("D3"))
    plans.update(aims(Readings(board)), LIMIT, LIMIT)
    board.undo()
    assert list(plans) == [plan]
