"""Each group of watched kinds, and each value, relation and fact, has its row."""

from __future__ import annotations

from riyu.inference.values import ANSWERS
from riyu.inference.watch import KIND_NAMES
from riyu.lab.games import random_games
from riyu.lab.watch_bench import GROUPS, asked_rows, watched_rows


def test_all_kinds_are_measured() -> None:
    rows = watched_rows(list(random_games(1, 1, (5,))))
    assert [row["what"] for row in rows] == list(GROUPS)
    keys = {row["what"]: row["keys"] for row in rows}
    assert keys["nothing"] == 0 < keys["strings"] < keys["all"]
    assert set().union(*GROUPS.values()) == set(KIND_NAMES.values())


def test_all_questions_are_measured() -> None:
    rows = asked_rows(list(random_games(1, 1, (9,))), 1)
    named = {row["what"] for row in rows}
    assert {f"value {name}" for name in ANSWERS} <= named
    assert {"tied link", "holds different", "fact link, by stone"} <= named
