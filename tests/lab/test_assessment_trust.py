"""The joined word held to labels and to results: chances told that are so, and winners named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from riyu.assessment.assessment import recent_points
from riyu.assessment.assessor import Assessor
from riyu.assessment.joined import assess_jointly
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.game import Game
from riyu.game.record import Record
from riyu.game.ruleset import JAPANESE
from riyu.lab.apart import Apart
from riyu.lab.assessment_trust import calibration_rows, decided_games, result_rows
from riyu.lab.games import random_games
from riyu.lab.judging import Label
from riyu.reading.readings import Readings
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write

ODDS = weights_of(read_playout_values())
EVERY = Apart(2026, 1)
WON = ("B+R", "W+12.5", "W+")
"""Results of which a lead can tell."""
NOT_WON = ("B+T", "W+F", "0", "Void", "")
"""Results that came of no lead, or are none."""


def a_label() -> Label:
    (random,) = random_games(1, 7, (5,))
    game = Game(5, JAPANESE, komi=0.5)
    for move in random.record.moves[:8]:
        game.play(move.color, move.point)
    return Label(game, 0.0, (1.0,) * 25)


def as_told(seed: int) -> Label:
    """Give the label with what the joined word says of it, by this seed."""
    label = a_label()
    board = label.game.board
    seen = assess_jointly(
        Assessor(Features(board), Readings(board)),
        ODDS,
        label.game.komi,
        recent=recent_points(label.game.moves),
        seed=seed,
        nodes=100,
        groups=1,
    )
    return replace(a_label(), ownership=seen.whole.ownership)


def test_chances_that_labels_say_too_are_not_apart() -> None:
    rows = calibration_rows([as_told(4)], 100, 1, ODDS, 3)
    sizes = [row for row in rows if "chance" in row]
    assert sum(row["points"] for row in sizes) == 25
    assert all(row["told"] == row["is_so"] for row in sizes)
    assert [row["part"] for row in rows[len(sizes) :]] == ["9x9", "all", "all"]
    assert all((row["apart"], row["owner_error"]) == (0, 0) for row in rows[len(sizes) :])
    assert rows[-1]["slope"] == 1


def test_chances_that_labels_deny_are_apart_by_as_much_and_fit_best_where_least_sure() -> None:
    label = as_told(4)
    denied = replace(label, ownership=tuple(-owned for owned in label.ownership))
    rows = calibration_rows([denied], 100, 1, ODDS, 3)
    sizes = [row for row in rows if "chance" in row]
    assert all(row["told"] + row["is_so"] == pytest.approx(100, abs=0.11) for row in sizes)
    apart = sum(row["points"] * (row["told"] - row["is_so"]) for row in sizes) / 25
    assert rows[-2]["apart"] == pytest.approx(apart, abs=0.1)
    assert rows[-1]["slope"] == 0.5
    with pytest.raises(UsageError):
        calibration_rows([], 0, 0, ODDS, 1)


def a_game(result: str, moves: int = 60, seed: int = 3) -> Record:
    (random,) = random_games(1, seed)
    record = random.record
    return replace(record, moves=record.moves[:moves], komi=7.5, result=result)


def test_games_are_decided_that_were_won_on_the_board(tmp_path: Path) -> None:
    for number, result in enumerate((*WON, *NOT_WON)):
        (tmp_path / f"{number}.sgf").write_bytes(write(tree_of(a_game(result))))
    paths = sorted(tmp_path.iterdir())
    assert [game.result for game in decided_games(paths, 9, EVERY)] == list(WON)
    assert len(decided_games(paths, 2, EVERY)) == 2
    game = a_game("B+R")
    apart = next(Apart(seed, 2) for seed in range(99) if not Apart(seed, 2).holds(game))
    assert decided_games(paths, 9, apart) == []


def test_a_lead_names_one_winner() -> None:
    games = [a_game("B+R"), a_game("W+R"), a_game("B+R", moves=40)]
    rows = result_rows(
        [replace(game, komi=komi) for game in games for komi in (-400.0, 400.0)], 0, 0, ODDS, 1, 20
    )
    assert [(row["move"], row["lead"]) for row in rows] == [(50, "all"), (50, "15 or more")]
    assert all((row["games"], row["right"]) == (4, 50) for row in rows)
    assert all(row["low"] < 50 < row["high"] for row in rows)
    with pytest.raises(UsageError):
        result_rows(games[2:], 0, 0, ODDS, 1, 20)


def test_a_game_counts_at_the_moves_that_it_has() -> None:
    rows = result_rows([a_game("B+R", moves=160), a_game("B+R", moves=110)], 0, 0, ODDS, 1, 20)
    whole = {row["move"]: row["games"] for row in rows if row["lead"] == "all"}
    assert whole == {50: 2, 100: 2, 150: 1}
