"""Tastes change what a style plays, in a tree search too, within what they may cost."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from riyu.assessment.evaluator import Evaluator
from riyu.candidates.candidate import Candidate
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import line_of, parse_point
from riyu.player.engine import Engine
from riyu.player.preferring import preferred
from riyu.player.style import Style, load_style, style_names
from riyu.player.tastes import TASTES, liked, measures
from riyu.search.one_ply import Choice, Weighed
from riyu.search.thinking import Thought
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

OPENING = """
. . . . . . . . .
. . . . . . . . .
. . X . . . O . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O . . . X . .
. . . . . . . . .
. . . . . . . . .
"""


def measured(move: str, picture: str = OPENING) -> dict[str, float]:
    features = blackboard_of(drawn_game(picture)).features
    return measures(features, Evaluator(features), BLACK, parse_point(move))


def test_what_a_move_has_is_counted() -> None:
    low, high, touching = measured("C2"), measured("E5"), measured("C4")
    assert set(low) == set(TASTES)
    assert (low["low"], low["below-third"], high["low"], high["high"]) == (1, 1, 0, 1)
    assert (touching["contact"], touching["contact-alone"], touching["beside-own"]) == (1, 1, 0)
    assert (high["contact"], measured("C6")["beside-own"]) == (0, 1)
    assert low["moyo"] > measured("A1")["moyo"]
    assert touching["thickness"] > measured("A5")["thickness"]


def test_a_move_that_shuts_stones_in_makes_them_weaker() -> None:
    picture = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X X . . . . .
    . X O O . . . . .
    . X O . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """
    assert measured("E4", picture)["enemy-weak"] > measured("H8", picture)["enemy-weak"]


def test_what_all_moves_have_alike_changes_nothing_and_the_board_stays() -> None:
    blackboard = blackboard_of(drawn_game(OPENING))
    features, before = blackboard.features, str(blackboard.game)
    moves = [parse_point(move) for move in ("C6", "E5", "G5")]
    found = liked(features, Evaluator(features), BLACK, moves, {"moyo": 0.1, "low": -0.5})
    assert sum(found.values()) == pytest.approx(0)
    assert liked(features, Evaluator(features), BLACK, moves, {"contact": 9.0}) == dict.fromkeys(
        moves, 0.0
    )
    assert str(blackboard.game) == before


def fast(style: Style, **changes: object) -> Style:
    return replace(style, simulations=150, playouts=20, assess_playouts=60, width=6, **changes)  # type: ignore[arg-type]


def first_moves(style: Style, count: int = 6) -> list[int]:
    """Give the lines of the moves that a style plays for both sides of an opening."""
    game = Game(9)
    blackboard, player = blackboard_of(game), Engine(style, 3, KNOWLEDGE)
    for _ in range(count):
        game.play(game.to_move, player.decide(blackboard, game.to_move).point)
    return [line_of(move.point, 9) for move in game.moves]


def test_a_style_that_may_pay_for_low_moves_plays_them_in_a_tree_search() -> None:
    style = fast(load_style())
    low = replace(style, tastes={"low": 3.0}, may_cost=0.2)
    assert sum(line <= 3 for line in first_moves(low)) > sum(
        line <= 3 for line in first_moves(style)
    )


CAPTURE = """
. . . . . . .
. X X X . . .
X O O O X . .
. X X O . . .
. . . X O . .
. . . . . . .
. . . . . . .
"""


def test_no_taste_plays_what_search_knows_to_be_worse_than_it_may_cost() -> None:
    """Black takes four stones at E4, however much the style would rather play on the edge."""
    style = fast(load_style(), tastes={"below-third": 2.0}, may_cost=0.03)
    decision = Engine(style, 1, KNOWLEDGE).decide(blackboard_of(drawn_game(CAPTURE)), BLACK)
    assert decision.point == parse_point("E4")


@pytest.mark.parametrize(
    ("visits", "may_cost", "move"),
    [
        (400, 0.03, "C2"),
        (120, 0.03, "E5"),
        (400, 0.001, "E5"),
    ],  # of the one that is liked: it wins 0.5
    ids=["as good, surely", "as good, by few games", "worse than it may cost"],
)
def test_what_is_liked_is_played_where_it_surely_costs_no_more_than_it_may(
    visits: int, may_cost: float, move: str
) -> None:
    best = Weighed(Candidate(parse_point("E5")), 1.0, visits=500, won=0.5)
    other = Weighed(Candidate(parse_point("C2")), 0.5, visits=visits, won=0.5)
    more = Weighed(Candidate(parse_point("G3")), 0.5, visits=400, won=0.53)
    thought = cast(Thought, SimpleNamespace(open_share=lambda least: 1.0))
    style = replace(load_style(), tastes={"low": 1.0}, may_cost=may_cost)
    likes = {parse_point("C2"): 2.0, parse_point("E5"): 1.0, parse_point("G3"): 0.0}
    for weighed in ((best, other), (best, other, more)):
        choice, point = preferred(
            *(Choice(weighed, 0), thought, parse_point("E5"), style),
            lambda moves: {one: likes[one] for one in moves},
        )
        assert point == parse_point(move)
        assert [one.candidate.move for one in choice.weighed if one.liked] == (
            [point] if move == "C2" else []
        )


def test_a_move_that_is_preferred_says_so() -> None:
    style = fast(load_style(), tastes={"low": 3.0}, may_cost=1.0)
    blackboard, player = blackboard_of(drawn_game(OPENING)), Engine(style, 2, KNOWLEDGE)
    decision = player.decide(blackboard, BLACK)
    chosen = decision.chosen
    assert chosen is not None
    assert line_of(decision.point, 9) <= 3
    if chosen is not decision.candidates[0]:
        assert "liked" in decision.explain()


@pytest.mark.parametrize("name", style_names())
def test_every_kept_style_plays_an_opening(name: str) -> None:
    style = fast(load_style(name))
    decision = Engine(style, 1, KNOWLEDGE).decide(blackboard_of(drawn_game(OPENING)), BLACK)
    assert decision.point > 0
    assert decision.chosen is not None


def test_the_novice_searches_three_plies_and_is_weaker_at_a_level() -> None:
    player = Engine(fast(load_style("novice")), 1, KNOWLEDGE)
    decision = player.decide(blackboard_of(drawn_game(OPENING)), BLACK)
    assert any(one.ahead is not None for one in decision.candidates)
