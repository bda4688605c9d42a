"""A decision by the clock is told in brief: nearly all time is the search's, and who asks why is told all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.interfaces.gtp.commands import new_session
from riyu.player.clock import Clock, TimeSystem, time_settings
from riyu.player.engine import Engine
from riyu.player.searching import Searching
from riyu.player.style import load_style
from riyu.search.by_tree import with_reasons
from riyu.search.one_ply import Looks
from riyu.search.searched import Enough
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

STYLE = replace(load_style(), playouts=20, assess_playouts=60, width=6, simulations=300)
FEW = Enough(worth_visits=20, owner_games=20, line_visits=5)

TO_SAVE = """
. . . . . . .
. . X . X . .
. X O O O X .
. X O . O X .
. . X O X . .
. . . . . . .
. . . . . . .
"""

FINISHED = """
. X X O .
X X O O O
X X X O .
. X X O O
X X O O .
"""


def engine(seconds: float = 0.1) -> Engine:
    """Give a player that has loaded what it plays by, and has so many seconds of the processor for a move."""
    searching = Searching(seconds=seconds, game_seconds=60.0)
    player = Engine(STYLE, 1, KNOWLEDGE, searching, enough=FEW)
    player.decide(blackboard_of(Game(7)), BLACK, is_brief=True)
    return player


def test_a_decision_in_haste_has_no_reasons_until_they_are_asked_for() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine(0.03)
    brief = player.decide(blackboard, WHITE, is_brief=True)
    assert brief.is_brief
    assert not any(one.candidate.reasons or one.facts for one in brief.candidates)
    full = player.in_full(blackboard, brief)
    chosen = full.chosen
    assert not full.is_brief and full.point == brief.point
    assert chosen is not None and chosen.facts
    assert chosen.candidate.reasons
    assert all(reason.why is not None for reason in chosen.candidate.reasons)
    known = Engine(STYLE, 1, KNOWLEDGE).decide(blackboard, WHITE)  # without a clock
    reasons = [
        {
            (one.candidate.move, reason.purpose)
            for one in told.candidates
            for reason in one.candidate.reasons
            if reason.source != "search"
        }
        for told in (full, known)
    ]
    assert set() < reasons[1] <= reasons[0]  # which has both of two that are alike, too
    assert player.in_full(blackboard, full) is full


BUSY = """
. . . . . . . . .
. . X . X . O . .
. X O X . . . O .
. . . . . . O . .
. . X . . . . . .
. O X X . O . O .
. . O . . . X . .
. . O . O . X . .
. . . . . . . . .
"""


def test_there_is_no_haste_in_the_opening_where_there_is_later() -> None:
    for board, is_hasty in ((Game(9), False), (drawn_game(BUSY), True)):
        brief = engine(0.15).decide(blackboard_of(board), BLACK, is_brief=True)
        assert any(one.candidate.reasons for one in brief.candidates) is not is_hasty


def test_what_is_told_later_is_of_the_same_search() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine()
    brief = player.decide(blackboard, WHITE, is_brief=True)
    full = player.in_full(blackboard, brief)
    seen, now = brief.chosen, full.chosen
    assert seen is not None and now is not None
    assert (now.visits, now.won, now.line, now.prior) == (
        seen.visits,
        seen.won,
        seen.line,
        seen.prior,
    )


def test_a_reason_that_was_retracted_since_is_told_no_more() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine()
    full = player.in_full(blackboard, player.decide(blackboard, WHITE, is_brief=True))
    chosen = full.chosen
    assert chosen is not None and chosen.candidate.reasons
    looks = Looks(STYLE.weights, 6, 20, 1.0, 0.0, 0.0, 1, lambda: False)
    (now,) = with_reasons([chosen], [], looks)
    assert not now.candidate.reasons
    assert (now.candidate.move, now.visits, now.won) == (full.point, chosen.visits, chosen.won)
    (still,) = with_reasons([chosen], [chosen.candidate], looks)
    assert still.candidate.reasons


def test_where_something_else_was_searched_since_reasons_are_told_alone() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine()
    brief = player.decide(blackboard, WHITE, is_brief=True)
    player.decide(blackboard_of(drawn_game(FINISHED)), BLACK)
    full = player.in_full(blackboard, brief)
    assert full.point == brief.point
    assert full.chosen is not None and full.chosen.candidate.reasons
    assert not any(one.facts for one in full.candidates)


def test_where_there_is_time_reasons_come_first_and_facts_of_the_search_later() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine(seconds=2.0)
    brief = player.decide(blackboard, WHITE, is_brief=True)
    assert brief.is_brief and brief.chosen is not None
    assert brief.chosen.candidate.reasons and not brief.chosen.facts
    assert player.in_full(blackboard, brief).chosen.facts  # type: ignore[union-attr]


def test_descents_that_limit_a_search_leave_nothing_for_later() -> None:
    player = Engine(STYLE, 1, KNOWLEDGE)
    blackboard = blackboard_of(drawn_game(TO_SAVE))
    asked, usual = (player.decide(blackboard, WHITE, is_brief=brief) for brief in (True, False))
    assert not asked.is_brief
    assert {**asked.to_json(), "seconds": 0} == {**usual.to_json(), "seconds": 0}


@pytest.mark.parametrize("kind", ["reasons", "one-ply", "alpha-beta"])
def test_who_searches_no_tree_has_reasons_by_whatever_clock(kind: str) -> None:
    clock = Clock.set_to(time_settings(TimeSystem.ABSOLUTE, 1.0))
    player = Engine(STYLE, 1, KNOWLEDGE, Searching(kind=kind))
    decision = player.decide(blackboard_of(drawn_game(TO_SAVE)), WHITE, clock=clock, is_brief=True)
    assert not decision.is_brief
    assert decision.chosen is not None and decision.chosen.candidate.reasons


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_a_game_that_is_over_is_passed_in_haste_too(color: int) -> None:
    clock = Clock.set_to(time_settings(TimeSystem.ABSOLUTE, 1.0))
    player, blackboard = engine(), blackboard_of(drawn_game(FINISHED))
    assert player.decide(blackboard, color, clock=clock, is_brief=True).move_text() == "PASS"


def test_a_clock_that_is_used_up_is_in_haste_as_any_other() -> None:
    gone = time_settings(TimeSystem.ABSOLUTE, 5.0).left(0, 0)
    decision = engine().decide(
        blackboard_of(drawn_game(TO_SAVE)), WHITE, clock=Clock(gone, gone), is_brief=True
    )
    assert decision.is_brief and not any(one.candidate.reasons for one in decision.candidates)


def test_who_asks_why_over_gtp_is_told_what_was_left_out() -> None:
    session = new_session(knowledge=KNOWLEDGE, searching=Searching(seconds=0.1))
    for command in ("boardsize 7", "play b D4", "play w D5", "play b C5", "play w E7"):
        assert session.send(command)[0], command
    assert session.send("genmove b")[0]
    decided = session.state.decided
    assert decided is not None and decided.decision.is_brief
    well, first = session.send("riyu-why")
    assert well
    told = session.state.decided
    assert told is not None and not told.decision.is_brief
    assert told.decision.point == decided.decision.point
    assert told.decision.chosen is not None and told.decision.chosen.candidate.reasons
    assert session.send("riyu-why")[1] == first
    well, last = session.send("gomill-explain_last_move")
    assert well and last == first
