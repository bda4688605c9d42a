"""Alpha-beta plays one ply: games are the same for a seed, and the command gives a row."""

from __future__ import annotations

import json

import pytest

from riyu.interfaces.cli.app import run
from riyu.lab.ply_games import Plies, play_games


def test_games_are_the_same_for_the_same_seed() -> None:
    def played() -> list[tuple[bool, int]]:
        plies = Plies((3, 2, 1), width=4, playouts=5)
        games = play_games(plies, size=5, komi=0.5, games=2, seed=1, parallel=1)
        return [(game.won, game.moves) for game in games]

    assert played() == played()


def test_the_command_gives_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "ply-games", "--games", "2", "--playouts", "5", "--widths", "3/2"]
    assert run([*words, "--size", "5", "--komi", "0.5", "-j", "1", "--json", "-q"]) == 0
    row = json.loads(capsys.readouterr().out)["rows"][0]
    assert (row["widths"], row["size"]) == ("3/2", 5)
    assert 0 <= row["reused"] <= 1


def test_widths_that_can_not_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "ply-games", "--widths", "3/x"]) == 2
    assert "expected widths such as 10/5/2" in capsys.readouterr().err
