"""Weights learned from games: what is played counts more, and never against its own sense."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.candidates.answers import read_answers
from riyu.candidates.asked import ASKED
from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.weights import Weight, Weights
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.interfaces.cli.app import run
from riyu.lab.games import random_games
from riyu.lab.weighing import (
    Sample,
    Weighing,
    foretold,
    learn_weights,
    parts_of,
    prediction_of,
    samples_of,
)
from riyu.player.engine import Engine
from riyu.player.style import load_style, parse_style, style_text
from tests.library import KNOWLEDGE, blackboard_of

START = Weights({}, {"good": 1.0, "small": 0.5}, 1.0)


def candidate(point: str, purpose: str, quality: str = "good", size: int = 0) -> Candidate:
    move = parse_point(point)
    return Candidate(move, (Reason(("move", quality, 1, move, purpose, 0), size),), 0.01)


def some(played: int) -> list[Sample]:
    both = (candidate("C3", "hane"), candidate("D4", "press"), candidate("E5", "self-atari", "bad"))
    return [Sample(both, played, number) for number in range(60)]


def test_what_is_played_comes_to_be_worth_more() -> None:
    weights = learn_weights(some(0), START, Weighing(epochs=20))
    assert weights.purposes["hane"].base > weights.purposes.get("press", Weight()).base
    assert foretold(some(0), weights).ranks == [1] * 60


def test_nothing_comes_to_be_worth_less_than_nothing() -> None:
    weights = learn_weights(some(2), START, Weighing(epochs=20))
    assert all(weight.of(5) >= 0 for weight in weights.purposes.values())
    assert weights.of(some(2)[0].candidates[2]) <= weights.of(candidate("E5", "chance"))


def test_a_move_that_was_no_candidate_ranks_last() -> None:
    assert foretold(some(-1)[:1], START).ranks == [4]


def test_positions_of_games_have_their_candidates_and_what_was_played() -> None:
    records = [game.record for game in random_games(2, 7, (7,))]
    engine = Engine(replace(load_style(), assess_playouts=20), 1, KNOWLEDGE)
    samples = list(samples_of(records, engine, KNOWLEDGE, 2, 5))
    assert [sample.game for sample in samples] == [0, 0, 1, 1]
    assert all(sample.candidates for sample in samples)
    assert [row["what"] for row in prediction_of(samples, load_style().weights)] == [
        "reasons and learned values",
        "reasons alone",
        "learned values alone",
    ]


def test_no_game_is_learned_from_and_checked_on() -> None:
    records = [game.record for game in random_games(20, 1, (5,))]
    learned_from, checked_on = parts_of(records, 10, 10)
    assert learned_from and checked_on
    assert not [one for one in learned_from if one in checked_on]


def test_a_learned_style_is_a_file_that_is_read_again() -> None:
    style = load_style()
    assert parse_style(style_text(style, ["Learned."]), style.name) == style


def write_games(folder: Path, count: int) -> Path:
    """Write the beginnings of some random games as an archive."""
    letters = "abcdefghijklmnopqrs"
    texts = []
    for game in random_games(count, 3):
        moves = [
            f";{'BW'[i % 2]}[{letters[m.point % 20 - 1]}{letters[19 - m.point // 20]}]"
            for i, m in enumerate(game.record.moves[:24])
        ]
        texts.append(f"(;SZ[19]KM[6.5]{''.join(moves)})")
    path = folder / "games.sgfs"
    path.write_text("\n".join(texts))
    return path


def test_the_command_writes_a_style_that_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, out = write_games(tmp_path, 300), tmp_path / "learned.toml"
    how = ["--games", "2", "--check-games", "2", "--each", "1", "--json", "-q"]
    assert run(["learn-style", str(games), "--out", str(out), *how]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["what"] for row in rows][1:] == ["reasons alone", "learned values alone"]
    style = load_style(str(out))
    light = replace(style, playouts=5, assess_playouts=20, width=2, simulations=20)
    engine = Engine(light, 1, KNOWLEDGE)
    assert engine.decide(blackboard_of(Game(9)), 1).point != PASS


def test_too_few_games_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn-style", str(write_games(tmp_path, 1))]) == 2
    assert "expected more" in capsys.readouterr().err


def test_the_command_counts_what_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, out = write_games(tmp_path, 12), tmp_path / "answers.tsv"
    assert run(["learn-answers", str(games), "--out", str(out), "-q"]) == 0
    counts = read_answers(out)
    assert counts.games > 5 and set(counts.counts) <= set(ASKED)
    assert all(played <= n for by in counts.counts.values() for played, n in by.values())
