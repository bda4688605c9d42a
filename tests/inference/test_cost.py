"""What a rule may cost is estimated when it is read: joins without a bound are refused, with their place."""

from __future__ import annotations

import pytest

from riyu.features.features import Features
from riyu.inference.cost import MOST, estimate
from riyu.inference.default import default_rulebase
from riyu.inference.engine import Inference
from riyu.inference.reader import read_rules
from riyu.lab.games import random_games, starting_board
from riyu.patterns.findings import BadKnowledge
from tests.inference.drawn import rule


def free(*relations: str, letters: str = "abcd") -> str:
    maps = ";".join(f"map-{letter}:{letter}" for letter in letters)
    last = f"reject(own, {letters[-1]})"
    return rule(maps=maps, where="", relate=", ".join(relations), says=last)


UNBOUND = {
    "four points of a region": (
        free("same-region(a, b)", "same-region(b, c)", "same-region(c, d)"),
        "line 10, column 47",
        "'same-region(c, d)' leaves to map 'map-d'",
    ),
    "three points of a region": (
        free("same-region(a, b)", "same-region(b, c)", letters="abc"),
        "line 8, column 28",
        "'same-region(b, c)' leaves to map 'map-c'",
    ),
    "five strings": (
        rule(
            draw="",
            where="",
            know=", ".join(f"string(own, ?{letter})" for letter in "abcde"),
            says="connected(own, ?a, ?e)",
        ),
        "line 2, column 77",
        "'string(own, ?e)' asks for",
    ),
    "points that are reached": (
        rule(know="access(own, ?a, _), access(enemy, ?b, _), access(own, ?c, 2)"),
        "line 5, column 51",
        "'access(own, ?c, 2)' asks for",
    ),
}


@pytest.mark.parametrize(("text", "place", "dearest"), UNBOUND.values(), ids=UNBOUND)
def test_a_join_without_a_bound_is_refused_with_its_place(
    text: str, place: str, dearest: str
) -> None:
    with pytest.raises(BadKnowledge) as bad:
        read_rules(text, "trial.rule")
    (error,) = bad.value.errors
    assert f"trial.rule, {place}" in str(error)
    assert "found a rule without a bound" in str(error) and dearest in str(error)


BOUND = {
    "a chain of neighbors": free("beside(a, b)", "beside(b, c)", "beside(c, d)"),
    "one point anywhere in the region": free("same-region(a, b)", letters="ab"),
    "two strings": rule(know="string(own, ?a), string(enemy, ?b)", says="baseless(own, ?a)"),
}


@pytest.mark.parametrize("text", BOUND.values(), ids=BOUND)
def test_what_has_a_bound_is_read(text: str) -> None:
    (found,) = read_rules(text).rules
    assert estimate(found).looks < MOST


def test_the_packages_rules_stay_far_below_the_bound_as_estimated_and_in_a_game() -> None:
    rulebase = default_rulebase()
    assert max(estimate(one).looks for one in rulebase.rules) < MOST / 20
    (game,) = random_games(1, 3, (13,))
    board = starting_board(game.record)
    inference = Inference(board, Features(board), rulebase)
    for number, move in enumerate(game.record.moves):
        board.play(move.color, move.point)
        if number % 40 == 0:
            inference.update()
            assert not inference.findings()
            assert max(plan.looks for plan in inference.plans.rules) < MOST / 20
