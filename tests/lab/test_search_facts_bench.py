"""What is told of a search is searched again with another seed, and counted by kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.lab.decisions_bench import Course
from riyu.lab.games import random_games
from riyu.lab.search_facts_bench import search_fact_rows
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.style import load_style
from riyu.search.searched import Enough

KNOWLEDGE = KnowledgeInForce()
HASTY = replace(load_style(), playouts=5, assess_playouts=20, width=3, simulations=80)
FEW = Enough(5, 30, 10, 0.01, 0.0, 0.1, rival_share=0.3, pass_share=0.1)


def engines() -> list[Engine]:
    return [Engine(HASTY, seed, KNOWLEDGE, enough=FEW) for seed in (1, 2)]


def test_facts_of_search_are_counted_by_kind_and_by_the_difference_they_claim() -> None:
    games = list(random_games(1, 3, (9,)))
    found = search_fact_rows(games, *engines(), KNOWLEDGE, Course(until=50, every=12))
    rows = {row["what"]: row for row in found}
    assert rows["decisions"]["amount"] == 3
    assert rows["decisions with a fact"]["of"] == 3
    told = rows["all"]
    assert 0 < told["amount"] <= told["of"]
    assert told["low"] <= told["share"] <= told["high"]
    kinds = [rows[kind]["of"] for kind in rows if "," not in kind and "-" in kind]
    kinds += [rows[kind]["of"] for kind in ("refuted", "swing") if kind in rows]
    assert sum(kinds) == told["of"]
    parts = [row["of"] for what, row in rows.items() if what.startswith("decides-owner, 0.")]
    assert sum(parts) == rows["decides-owner"]["of"]


def test_without_games_that_are_long_enough_nothing_is_measured() -> None:
    games = list(random_games(1, 3, (9,)))
    with pytest.raises(UsageError, match="no game of 11 moves or more"):
        search_fact_rows(games, *engines(), KNOWLEDGE, Course(until=11))
