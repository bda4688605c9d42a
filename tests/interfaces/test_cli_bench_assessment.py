"""`riyu bench assessment`: chances beside labels, and winners beside results, wired to what does the work."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riyu.candidates.move_values import BUILT_IN, read_values
from riyu.interfaces.cli.app import run
from riyu.lab.apart import Apart
from riyu.lab.games import random_games
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write

LABEL = {
    "size": 5,
    "komi": 0.5,
    "moves": [["B", "C3"], ["W", "D3"]],
    "score_lead": 4.5,
    "ownership": [[1, 1, 1, -1, -1]] * 5,
}


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RIYU_CONFIG", str(tmp_path / "none.toml"))


def bench_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = run(["bench", "assessment", *arguments, "--seed", "1", "-q", "--json"])
    return code, json.loads(capsys.readouterr().out)


def a_game_kept_apart(folder: Path, result: str) -> Path:
    values = read_values(BUILT_IN)
    apart = Apart(values.seed, values.apart)
    games = (game.record for game in random_games(200, 1))
    short = (replace(game, moves=game.moves[:60]) for game in games)
    record = next(game for game in short if apart.holds(game))
    path = folder / "game.sgf"
    path.write_bytes(write(tree_of(replace(record, komi=7.5, result=result))))
    return path


def test_chances_are_held_to_labels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "labels.jsonl"
    path.write_text(4 * (json.dumps(LABEL) + "\n"))
    code, value = bench_json(capsys, "--labels", str(path), "--calibration", "--nodes", "0")
    assert code == 0
    whole = [row for row in value["rows"] if row["part"] == "all" and "apart" in row]
    assert [row["points"] for row in whole] == [25, 25]  # of the one label that is kept apart
    assert run(["bench", "assessment", "--calibration"]) == 2
    assert "give --labels" in capsys.readouterr().err


def test_winners_are_foretold_of_games_kept_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(a_game_kept_apart(tmp_path, "W+R"))
    words = ("--results", "--nodes", "0", "--playouts", "20")
    code, value = bench_json(capsys, path, *words)
    assert code == 0
    assert [(row["move"], row["games"]) for row in value["rows"]] == [(50, 1), (50, 1)]
    for wrong in ([], [path, "--labels", path]):
        assert run(["bench", "assessment", *wrong, "--results"]) == 2
        assert "--results is of games" in capsys.readouterr().err


def test_games_without_a_winner_foretell_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(a_game_kept_apart(tmp_path, "Void"))
    assert run(["bench", "assessment", path, "--results"]) == 2
    assert "no game of 50 moves or more" in capsys.readouterr().err
