"""Groups and races read at a node: the move on which one turns has a prior, what hangs on nothing is left as it is."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.candidates.move_scores import read_learned
from riyu.game.points import Point, parse_point
from riyu.search.mcts import Descents
from riyu.search.thinking import Limits, Thinker, Thinking
from tests.boards import drawn_game

LEARNED = read_learned()
PLAYOUTS = weights_of(read_playout_values())

OPEN_AT_E2 = """
. . . . . . . . .
. . . . . . . . .
. . O . . . O . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O . . . .
X X X X . . . . .
. . . X O . . . .
"""
"""After White E2 whoever plays B1 first decides whether five black stones live."""

OPEN_AT_D1 = OPEN_AT_E2.replace(". . . X O", ". . . . O").replace("X X X X .", "X X X X O")
"""After Black D1 the same."""

TWO_EYES = OPEN_AT_E2.replace(". . . X O", ". X . X O")
"""After White E2 nothing happens."""

RACE = """
. . . . . . . . .
. . . . . . . . .
. . O . . . O . .
. . . . . . . . .
. . . . . . . . .
X X X X X X . . .
O O O O X . . . .
X X X O . . . . .
. . X . . . . . .
"""
"""After White D1 both have two liberties, White's at E1 and E2."""


def priors_after(drawing: str, mover: str, move: str, **how: int) -> Mapping[Point, float]:
    """Give the priors of the answers to a move, all alike before groups were read."""
    game = drawn_game(drawing, mover)
    game.play(game.to_move, parse_point(move))
    descents = Descents(**{"life_at": 1, "life_nodes": 2000, **how})
    thought = Thinker(LEARNED, PLAYOUTS, Thinking(memory=1 << 22, descents=descents)).think(
        game,
        game.to_move,
        0.0,
        Limits(3, is_whole=True),
        priors=lambda found: dict.fromkeys(found, 1 / len(found)),
    )
    return {branch.move: branch.prior for branch in thought.branches}


@pytest.mark.parametrize(
    ("drawing", "mover", "move"), [(OPEN_AT_E2, "white", "E2"), (OPEN_AT_D1, "black", "D1")]
)
def test_the_move_on_which_a_life_turns_has_a_prior(drawing: str, mover: str, move: str) -> None:
    priors = dict(priors_after(drawing, mover, move))
    assert priors.pop(parse_point("B1")) == pytest.approx(0.4, abs=0.01)
    assert max(priors.values()) < 0.02


def test_the_move_that_wins_a_race_has_a_prior() -> None:
    priors = dict(priors_after(RACE, "white", "D1"))
    best = max(priors, key=lambda move: priors[move])
    assert best in (parse_point("E1"), parse_point("E2"))
    assert priors[best] == pytest.approx(0.4, abs=0.01)


def test_a_group_that_lives_leaves_priors_as_they_are() -> None:
    priors = priors_after(TWO_EYES, "white", "E2")
    assert max(priors.values()) == pytest.approx(min(priors.values()))


def test_what_is_not_read_to_its_end_leaves_them_too() -> None:
    priors = priors_after(OPEN_AT_E2, "white", "E2", life_nodes=1)
    assert max(priors.values()) < 0.02


def test_two_threads_read_at_once_and_leave_the_game() -> None:
    game = drawn_game(OPEN_AT_E2, "white")
    before = game.board.key
    how = Thinking(2, 1 << 24, descents=Descents(life_at=4, life_nodes=200))
    thinker = Thinker(LEARNED, PLAYOUTS, how)
    thought = thinker.think(game, game.to_move, 0.0, Limits(400, is_whole=True))
    assert thought.visits >= 400
    assert game.board.key == before
