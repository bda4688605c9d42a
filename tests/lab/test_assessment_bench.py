"""Evaluations measured: what they cost, and what labels say of them, on parts kept apart."""

from __future__ import annotations

import pytest

from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import UsageError
from riyu.game.game import Game
from riyu.game.ruleset import JAPANESE
from riyu.lab.assessment_bench import KEPT_APART, cost_rows, kept_apart, label_rows
from riyu.lab.games import random_games
from riyu.lab.judging import Label

ODDS = weights_of(read_playout_values())
WAYS = ("glance", "reading", "playouts", "joined")


def a_label(size: int, moves: int) -> Label:
    (random,) = random_games(1, 7, (size,))
    game = Game(size, JAPANESE, komi=6.5)
    for move in random.record.moves[:moves]:
        game.play(move.color, move.point)
    return Label(game, 20.0, (1.0,) * size**2)


def test_costs_are_of_middle_games() -> None:
    rows = cost_rows(list(random_games(1, 3)))
    assert [row["what"] for row in rows] == [
        "evaluation",
        "a move and its evaluation",
        "evaluation as values",
    ]
    assert all(row["positions"] > 3 and row["microseconds"] > 0 for row in rows)
    with pytest.raises(UsageError):
        cost_rows(list(random_games(1, 3, (5,))))


def test_labels_are_judged_by_part_of_the_game_and_together() -> None:
    labels = [a_label(9, 30), a_label(19, 10), a_label(19, 70)]
    rows = label_rows(labels, 20, 1, ODDS, 1)
    named = {(row["judged_by"], row["part"]): row for row in rows}
    parts = ("9x9", "opening", "middle game", "all")
    assert set(named) == {(way, part) for way in WAYS for part in parts}
    whole = named["glance", "all"]
    assert (whole["positions"], whole["of"]) == (3, 3)
    assert whole["dead_stones"] > 0  # all of White's
    with pytest.raises(UsageError):
        label_rows([], 0, 0, ODDS, 1)


def test_every_fourth_label_is_kept_apart() -> None:
    labels = [a_label(5, 2) for _ in range(9)]
    apart = kept_apart(labels)
    assert apart == labels[KEPT_APART - 1 :: KEPT_APART]
    assert kept_apart(labels, apart=False) == [one for one in labels if one not in apart]
