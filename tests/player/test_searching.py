"""The player by tree search: reasons lead it, what it found is told, games end, limits are kept, options reach it."""

from __future__ import annotations

import math
from dataclasses import replace
from time import monotonic

import pytest

from riyu.base.errors import UsageError
from riyu.candidates.gather import proposed
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.interfaces.gtp.commands import new_session
from riyu.player.clock import Clock, TimeSystem, time_settings
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.searching import Searching, searching_of, usual_descents
from riyu.player.style import load_style
from riyu.player.telling_search import is_over_by
from riyu.reading.blackboard import Blackboard
from riyu.search.searched import Enough
from riyu.search.thinking import Limits, Thought
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.patience import patience

STYLE = replace(load_style(), playouts=20, assess_playouts=60, width=6, simulations=300)


def engine(seed: int = 1, **searching: object) -> Engine:
    return Engine(STYLE, seed, KNOWLEDGE, searching=Searching(**searching))  # type: ignore[arg-type]


TO_SAVE = """
. . . . . . .
. . X . X . .
. X O O O X .
. X O . O X .
. . X O X . .
. . . . . . .
. . . . . . .
"""


def test_what_search_found_stands_beside_the_reasons() -> None:
    decision = engine().decide(blackboard_of(drawn_game(TO_SAVE)), 1)
    chosen = decision.chosen
    assert chosen is not None
    assert chosen.visits == max(one.visits for one in decision.candidates)
    assert chosen.won is not None
    assert chosen.line[0] == decision.point
    text = decision.explain()
    assert f"wins {100 * chosen.won:.0f} % of {chosen.visits}" in text
    assert "search expects:" in text
    assert decision.to_json()["candidates"][0]["visits"] == chosen.visits


def test_no_move_that_the_search_came_to_by_chance_stands_before_a_likely_one() -> None:
    """An empty board: playouts tell the first line hardly from a corner."""
    decision = engine().decide(blackboard_of(Game(13)), BLACK)
    assert decision.chosen is decision.candidates[0]
    most = decision.candidates[0].visits
    by_chance = [one.prior < 0.01 and 10 * one.visits < most for one in decision.candidates]
    assert any(by_chance) and by_chance == sorted(by_chance)


@pytest.mark.parametrize("size", [9, 13, 19])
def test_a_player_searches_by_criticality_on_every_size_of_board(size: int) -> None:
    assert engine()._thinker_now(size).how.descents == usual_descents()
    assert usual_descents().critical > 0 and usual_descents().critical_root > 0


@pytest.mark.parametrize("seed", range(3))
def test_a_color_decides_out_of_turn_as_if_nobody_had_passed(seed: int) -> None:
    """Its reasons stand, those that search alone gives too, and no pass would end the game."""
    game = Game(9)
    game.play(BLACK, parse_point("E5"))
    blackboard = blackboard_of(game)
    decision = engine(seed).decide(blackboard, BLACK)
    chosen = decision.chosen
    assert chosen is not None
    assert chosen.visits == max(one.visits for one in decision.candidates) > 0
    assert all(
        one.why for candidate in decision.candidates[:3] for one in candidate.candidate.reasons
    )
    assert blackboard.board.to_move == WHITE


def test_seconds_of_the_processor_for_a_game_limit_its_moves() -> None:
    session = new_session(knowledge=KNOWLEDGE, searching=Searching(game_seconds=3.0))
    for command in ("boardsize 5", "komi 20", "genmove b", "genmove w", "genmove b"):
        assert session.send(command)[0], command
    decided = session.state.decided
    assert decided is not None and decided.decision.playouts > 0
    own = Searching(game_seconds=3.0).left(2.0)
    assert own is not None and own.left(1).total == pytest.approx(1.0)
    assert Searching().left(2.0) is None


def test_a_clock_that_is_used_up_leaves_a_few_descents_and_not_as_many_as_without_one() -> None:
    gone = time_settings(TimeSystem.ABSOLUTE, 5.0).left(0, 0)
    player = engine()
    blackboard = blackboard_of(drawn_game(TO_SAVE))
    hasty = player.decide(blackboard, 1, clock=Clock(gone, gone))
    usual = player.decide(blackboard, 1)
    assert 0 < hasty.playouts < usual.playouts / 2


def test_where_time_is_short_little_is_read_and_reasons_stand_all_the_same() -> None:
    blackboard = blackboard_of(drawn_game(TO_SAVE))
    read, hasty = (one.decide(blackboard, 1) for one in (engine(), engine(seconds=0.002)))
    sources = [
        {
            reason.source.split()[0]
            for one in decision.candidates
            for reason in one.candidate.reasons
        }
        for decision in (read, hasty)
    ]
    assert sources[1] < sources[0]
    assert "evaluation" in sources[0] - sources[1]
    assert hasty.chosen is not None and hasty.chosen.candidate.reasons
    assert all(reason.why is not None for reason in hasty.chosen.candidate.reasons)


def test_asking_again_gives_the_same() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine()
    first, again = (player.decide(blackboard, 1).to_json() for _ in range(2))
    assert {**again, "seconds": 0} == {**first, "seconds": 0}


def test_what_search_alone_proposes_is_a_fact_until_the_next_decision() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine()
    corner = parse_point("A1")
    reason = proposed(blackboard, 1, {corner: "40 of 300 games go on from it"})[corner]
    standing = blackboard.inference.stores["move"].standing
    assert reason.text == "follow search: 40 of 300 games go on from it"
    assert reason.key in standing
    player.decide(blackboard, 1)
    assert reason.key not in blackboard.inference.stores["move"].standing


FEW = Enough(
    line_visits=5,
    worth_visits=40,
    errors=1.0,
    owner_games=20,
    owned=0.2,
    rival_share=0.2,
    pass_share=0.1,
)
"""What is enough where a search is small: it lets everything be told, if not everything hold."""


def told_by(seed: int = 1, **searching: object) -> tuple[Engine, Blackboard, Decision]:
    """Decide in a small fight with little being enough."""
    player = Engine(STYLE, seed, KNOWLEDGE, searching=Searching(**searching), enough=FEW)  # type: ignore[arg-type]
    blackboard = blackboard_of(drawn_game(HANGS))
    return player, blackboard, player.decide(blackboard, 1, may_resign=False)


HANGS = """
    . O . O O . .
    O O O O O . .
    O O O O O . .
    X X X X O . .
    . . . X O . .
    X X X X O . .
    O O O O O . .
    """
"""Whoever plays B3 first decides whether nine black stones live."""


def test_what_changes_owner_is_a_fact_until_a_stone_is_played() -> None:
    _, blackboard, decision = told_by()
    assert decision.move_text() == "B3"
    text = decision.explain()
    assert "it keeps the 9 stones at A2: Black's in 100 of 100 games" in text
    assert "[decides-owner, search tree]" in text
    (fact,) = blackboard.facts("decides-owner")
    assert str(fact).startswith("decides-owner(black, B3, A2, 100, none, ")
    assert "search tree: it keeps" in str(blackboard.why(fact))
    assert blackboard.facts("searched")
    blackboard.game.play(1, decision.point)
    assert not blackboard.facts("decides-owner")
    assert not blackboard.facts("searched")


def test_facts_of_search_stand_in_the_record() -> None:
    _, _, decision = told_by()
    (found,) = decision.to_json()["candidates"][0]["facts"]
    assert found["predicate"] == "decides-owner"
    assert found["fact"].startswith("decides-owner(black, B3, A2, 100, none, ")
    assert found["text"].startswith("it keeps the 9 stones at A2")
    assert "A2" in found["points"]


def test_the_same_seed_tells_the_same() -> None:
    first, again = (told_by()[2].to_json() for _ in range(2))
    assert {**again, "seconds": 0} == {**first, "seconds": 0}


def test_what_was_found_is_searched_again_with_another_seed() -> None:
    _, blackboard, decision = told_by()
    other = Engine(STYLE, 2, KNOWLEDGE, enough=FEW)
    (again,) = other.again(blackboard, decision)
    assert again.fact in decision.candidates[0].facts
    assert again.holds
    assert again.difference is not None and again.difference > 0.2


def test_nothing_more_is_searched_once_the_time_is_up() -> None:
    thought = told_thought()
    now = monotonic()
    assert is_over_by(Limits(until=now), thought, now - 1.0, FEW)()
    assert is_over_by(Limits(stop=lambda: True), thought, math.inf, FEW)()
    assert is_over_by(Limits(until=now), replace(thought, seconds=0.0), now + 1000.0, FEW)()
    assert not is_over_by(Limits(until=now), replace(thought, seconds=1000.0), now + 1000.0, FEW)()
    assert not is_over_by(Limits(300), replace(thought, seconds=0.0), math.inf, FEW)()


def told_thought() -> Thought:
    """Give a thought of nothing in no time."""
    return Thought(1, (), (), 0.5, 0.0, (), 0, 0, 0.0)


def test_a_choice_to_pass_is_told_nothing_of() -> None:
    settled = """
        . X . X .
        X X X X X
        O O O O O
        O O O O O
        . O . O .
        """
    player = Engine(STYLE, 1, KNOWLEDGE, enough=FEW)
    blackboard = blackboard_of(drawn_game(settled))
    decision = player.decide(blackboard, 1, may_resign=False)
    assert decision.move_text() == "PASS"
    assert not blackboard.facts("searched")
    assert not any(one.facts for one in decision.candidates)


def test_one_ply_is_asked_for_by_name() -> None:
    decision = engine(kind="one-ply").decide(blackboard_of(Game(7)), 1)
    assert all(one.won is None for one in decision.candidates)
    assert any(one.gained is not None for one in decision.candidates)


def test_alpha_beta_is_asked_for_by_name_and_says_what_it_found() -> None:
    decision = engine(kind="alpha-beta").decide(blackboard_of(drawn_game(TO_SAVE)), 1)
    chosen = decision.chosen
    assert chosen is not None
    assert chosen.ahead is not None
    assert chosen.line[0] == decision.point
    assert "alpha-beta:" in decision.explain()
    assert decision.to_json()["candidates"][0]["line"]


def test_alpha_beta_decides_the_same_again_and_leaves_the_board() -> None:
    blackboard, player = blackboard_of(drawn_game(TO_SAVE)), engine(kind="alpha-beta")
    before = blackboard.board.key
    first, again = (player.decide(blackboard, 1).to_json() for _ in range(2))
    assert {**again, "seconds": 0} == {**first, "seconds": 0}
    assert blackboard.board.key == before


def test_a_style_without_simulations_searches_no_tree() -> None:
    player = Engine(replace(STYLE, simulations=0), 1, KNOWLEDGE)
    assert all(one.won is None for one in player.decide(blackboard_of(Game(7)), 1).candidates)


def test_games_end_and_are_the_same_for_the_same_seed() -> None:
    def moves(seed: int) -> list[str]:
        player, game = engine(seed, simulations=12), Game(4)
        blackboard = blackboard_of(game)
        while not game.is_over and len(game.moves) < 120:
            decision = player.decide(blackboard, game.to_move, may_resign=False)
            game.play(game.to_move, decision.point)
        assert game.is_over
        return [str(move) for move in game.moves]

    assert moves(1) == moves(1) != moves(2)


def test_only_the_points_that_are_asked_for_are_played() -> None:
    among = {parse_point("A1"), parse_point("G7")}
    decision = engine().decide(blackboard_of(Game(7)), 1, among=among)
    assert decision.point in among
    visited = {one.candidate.move for one in decision.candidates if one.visits}
    assert visited <= {*among, 0}


def test_a_game_that_is_lost_by_far_is_given_up_and_another_played_on() -> None:
    lost = """
        . O O O O O .
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O . O O . O
        O O O O O O O
        . O X . X . O
        """
    decision = engine().decide(blackboard_of(drawn_game(lost)), 1)
    assert decision.move_text() == "resign"
    assert "points behind" in decision.headline()
    assert engine().decide(blackboard_of(drawn_game(lost)), 1, may_resign=False).point >= 0


def test_the_clock_is_kept() -> None:
    clock = Clock.set_to(time_settings(TimeSystem.BYOYOMI, 0, 1, 1))
    player = engine(simulations=10_000_000)
    blackboard = blackboard_of(Game(9))
    player.decide(blackboard, 1, clock=clock)  # what it knows is read at the first move
    decision = player.decide(blackboard, 1, clock=clock)
    assert decision.seconds < patience(1)
    assert decision.playouts > 70


def test_seconds_a_move_are_kept() -> None:
    player = engine(seconds=0.2, simulations=10_000_000)
    assert player.decide(blackboard_of(Game(9)), 1).seconds < patience(5)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("tre", None, None, None, None), "no search 'tre'; known: tree, one-ply, alpha-beta"),
        ((None, -1, None, None, None), "simulations is -1"),
        ((None, None, -1.0, None, None), "seconds is -1"),
        ((None, None, None, 0, None), "threads is 0"),
        ((None, None, None, None, 0), "memory is 0"),
    ],
)
def test_options_that_can_not_be_are_refused(options: tuple[object, ...], said: str) -> None:
    with pytest.raises(UsageError) as caught:
        searching_of(*options)  # type: ignore[arg-type]
    assert said in str(caught.value)


def test_over_gtp_options_reach_the_player() -> None:
    session = new_session(knowledge=KNOWLEDGE, searching=Searching(simulations=40))
    assert session.send("boardsize 5")[0]
    assert session.send("genmove b")[0]
    ok, text = session.send("riyu-why")
    assert ok
    assert "search:" in text
