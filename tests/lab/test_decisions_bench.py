"""Decisions along games: each step has its cost, and what is told is read again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.lab.decisions_bench import Course, decision_rows
from riyu.lab.games import random_games
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.style import load_style

KNOWLEDGE = KnowledgeInForce()
HASTY = replace(load_style(), playouts=5, assess_playouts=20, width=3, simulations=40)


def test_each_step_has_its_cost_and_what_is_told_is_read_again() -> None:
    games = list(random_games(1, 3, (7,)))
    engine = Engine(HASTY, 1, KNOWLEDGE)
    rows = {
        row["what"]: row
        for row in decision_rows(games, engine, KNOWLEDGE, Course(until=30, every=20))
    }
    steps = [row["amount"] for what, row in rows.items() if what.startswith("ms a move: ")]
    whole = rows["ms a move: all but assessing"]["amount"]
    assert {"ms a move: strings", "ms a move: patterns", "ms a move: gathering"} <= set(rows)
    assert sum(steps) - whole - rows["ms a move: assessing"]["amount"] == pytest.approx(
        whole, abs=0.2
    )
    told = rows["hold: all"]
    assert 0 < told["amount"] <= told["of"] and told["low"] <= told["share"] <= told["high"]
    assert rows["chosen among the best 3 by reasons"]["of"] == 1


def test_without_games_that_are_long_enough_nothing_is_measured() -> None:
    games = list(random_games(1, 3, (9,)))
    with pytest.raises(UsageError, match="no game of 11 moves or more"):
        decision_rows(games, Engine(HASTY, 1, KNOWLEDGE), KNOWLEDGE, Course(until=10))
