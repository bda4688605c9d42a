"""Strings read at a node: the move that decides a string has a prior, one that saves nothing has less."""

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

THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O O O . . . .
. O X X X . . . .
. . O O . . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""After E3 Black's three stones have one liberty, F4."""

TWO = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O O O . . . .
. O X X . . . . .
. . O O O . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""With E4 Black has three stones and one liberty, F4."""

LOST = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . O O . . . . .
. O X X . . . . .
. O X X O . . . .
. O . . O . . . .
"""
"""With White at E3 Black's four stones have two liberties at the edge, and no way out."""


def priors_after(drawing: str, mover: str, move: str, read_at: int = 1) -> Mapping[Point, float]:
    """Give the priors of the answers to a move, all alike before strings were read."""
    game = drawn_game(drawing, mover)
    game.play(game.to_move, parse_point(move))
    how = Thinking(memory=1 << 22, descents=Descents(read_at=read_at))
    thought = Thinker(LEARNED, PLAYOUTS, how).think(
        game,
        game.to_move,
        0.0,
        Limits(3, is_whole=True),
        priors=lambda found: dict.fromkeys(found, 1 / len(found)),
    )
    return {branch.move: branch.prior for branch in thought.branches}


def test_the_move_that_saves_stones_has_a_prior() -> None:
    priors = priors_after(THREE, "white", "E3")
    assert priors.pop(parse_point("F4")) == pytest.approx(0.3, abs=0.01)
    assert max(priors.values()) < 0.02


def test_the_move_that_takes_what_would_get_out_has_a_prior() -> None:
    priors = priors_after(TWO, "black", "E4")
    assert priors.pop(parse_point("F4")) == pytest.approx(0.3, abs=0.01)
    assert max(priors.values()) < 0.02


def test_what_saves_nothing_has_less() -> None:
    priors = priors_after(LOST, "white", "E3")
    even = max(priors.values())
    assert priors[parse_point("C1")] == pytest.approx(0.3 * even, abs=0.002)


def test_nothing_is_read_unless_it_is_asked_for() -> None:
    priors = priors_after(THREE, "white", "E3", read_at=0)
    assert max(priors.values()) < 0.02
