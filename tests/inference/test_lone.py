"""Lone rules: what they say is what their definition says, with the same support after undo as before."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.inference.engine import Inference
from tests.inference.test_engine import engine, keys, play_at_random, rulebase
from tests.reference.inference import slow_facts

RULES = """
rule two-strings
why     Two capitals are two strings.
draw
  A .
  * B
where   A is O, B is O
assert  move(good, own, *, connect, A), shape(diagonal, own, A, B)
seen    1 of 2

rule one-string
why     One capital is one string.
draw
  A * A
where   A is X
assert  move(good, own, *, capture, A)
seen    1 of 2

rule few
why     Each has few liberties.
draw
  R * R
where   each R is X
when    liberties(R) < 4, line(*) > 1
assert  move(good, own, *, capture, none)
seen    1 of 2

rule later
why     A stone there has enough.
draw
  A * ?
where   A is O
when    liberties-after(*) > 2, not self-atari(*), stones(A) > 1
assert  move(good, own, *, extend, A)
seen    1 of 2

rule safe
why     The enemy cannot play there.
draw
  O a O
when    enemy-cannot-play-safely(a)
assert  eye(own, a, whole), move(small, enemy, a, capture, none), way-out(own, a),
        key-point(own, a), open-corner(a)
seen    1 of 2
"""


def support(inference: Inference) -> dict[str, list[str]]:
    return {str(fact): [repr(s) for s in inference.supports(fact)] for fact in inference.facts()}


@pytest.mark.parametrize(("size", "seed"), [(5, 1), (7, 2), (7, 3)])
def test_facts_are_those_of_the_definition(size: int, seed: int) -> None:
    board = Board(size)
    inference = engine(board, rulebase(RULES.split("rule later")[0]))
    assert not inference.units
    said = set()
    for number in play_at_random(board, seed, 60):
        if number % 5 == 0:
            assert keys(inference) == slow_facts(board, inference.rulebase.strata), str(board)
            said |= {
                answer.rule.name
                for f in inference.facts()
                for answer in inference.supports(f)
                if answer.rule
            }
    assert said >= {"two-strings", "one-string", "few"}


def test_support_is_the_same_after_undo_to_anywhere() -> None:
    board = Board(7)
    inference = engine(board, rulebase(RULES))
    chance = random.Random(4)
    seen = [support(inference)]
    for _ in range(60):
        if chance.random() < 0.3 and board.trail.depth:
            depth = chance.randrange(board.trail.depth)
            board.trail.undo_to(depth)
            del seen[depth + 1 :]
            assert support(inference) == seen[-1]
        color = chance.choice((1, 2))
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        board.mark()
        board.play(color, chance.choice(points))
        seen.append(support(inference))
        fresh = Board(7)
        fresh.set_up(board.position())
        assert set(seen[-1]) == set(support(engine(fresh, inference.rulebase))), str(board)
    assert not inference.units
    assert max(map(len, seen)) > 10


def test_facts_found_anew_are_those_that_stood() -> None:
    board = Board(7)
    inference = engine(board, rulebase(RULES))
    for number in range(40):
        points = board.legal_points(number % 2 + 1)
        board.play(number % 2 + 1, points[number * 7 % len(points)])
    before = support(inference)
    assert before
    inference.find_anew()
    assert support(inference) == before
    board.mark()
    with pytest.raises(UsageError, match="no mark"):
        inference.find_anew()
