"""Playouts fitted to labels: the error falls, the way a value should go is found, and the command reaches it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import Color
from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.exits import USAGE
from riyu.lab.judging import Label
from riyu.lab.playout_fitting import PlayoutFitting, fit_playouts, playout_error
from riyu.lab.playout_gradient import PlayoutGradient
from riyu.lab.playout_looking import feature_names, numbers_of_shapes
from tests.boards import drawn_board
from tests.lab.test_judging import LABEL

CUT_OFF = """
. . . . . . . . .
. . . . . . X . .
. . O . O . . X .
. . . X X X . . .
. O X O O O . . .
. . . X X X . . .
. . O . . . . X .
. . O . O . X . .
. . . . . . . . .
"""
"""White's three stones in the middle have one liberty, and two more if White gets out."""


def owned_by(color: Color) -> Label:
    """Give the picture with a label that says that all of it is one color's."""
    game = Game(9, komi=0.0)
    game.set_up(drawn_board(CUT_OFF).position())
    owner = 1.0 if color == BLACK else -1.0
    return Label(game, 81 * owner, (owner,) * 81)


def test_fitting_makes_the_error_smaller() -> None:
    labels = [owned_by(BLACK)]
    first = read_playout_values()
    how = PlayoutFitting(rounds=40, batch=4, playouts=30, rate=0.3)
    fitted = fit_playouts(first, labels, how, 1)
    before, after = (playout_error(values, labels, 200, 2) for values in (first, fitted))
    assert after < 0.9 * before


def test_opposite_labels_pull_opposite_ways() -> None:
    """The slopes of a board that is all Black's and of the same that is all White's point away from one another."""
    numbers = numbers_of_shapes()
    weights = weights_of(read_playout_values())
    slopes = []
    for color in (BLACK, WHITE):
        label, gradient = owned_by(color), PlayoutGradient(numbers)
        gradient.look(label.game.board, weights, label.ownership, 0, 0, 2000, 3)
        slopes.append(gradient.gradient(max(numbers) + 1))
    black, white = slopes
    together = sum(a * b for a, b in zip(black, white, strict=True))
    assert together < 0


def test_the_same_seed_fits_the_same_values() -> None:
    how = PlayoutFitting(rounds=2, batch=2, playouts=10)
    first = read_playout_values()
    one, again, other = (fit_playouts(first, [owned_by(WHITE)], how, s) for s in (1, 1, 2))
    assert one == again != other


def test_features_have_a_name_each() -> None:
    names = feature_names(numbers_of_shapes())
    assert len(set(names)) == len(names)
    assert {"escape", "self-atari", "shape-0000"} <= set(names)


def test_without_labels_there_is_nothing_to_fit_to() -> None:
    with pytest.raises(UsageError, match="no labels"):
        fit_playouts(read_playout_values(), [], PlayoutFitting(), 1)


# The command ----------------------------------------------------------------------------------------------------------


def test_the_command_fits_and_tells_the_error_on_labels_kept_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = LABEL["moves"]
    assert isinstance(moves, list)
    long = [*moves, *(["B", "A1"], ["W", "E1"]), *([["B", "pass"], ["W", "pass"]] * 5)]
    lines = [json.dumps({**LABEL, "moves": long})] * 4
    labels = tmp_path / "labels.jsonl"
    labels.write_text("\n".join(lines) + "\n")
    out = tmp_path / "fitted.tsv"
    assert run(["fit-playouts", str(labels), "--out", str(out), "--rounds", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["values"] for row in rows] == ["begun with", "fitted"]
    assert all(0 <= row["error"] <= 4 and row["labels"] == 1 for row in rows)
    assert {value.name for value in read_playout_values(out)} >= {"escape", "take-two"}
    assert "fitted to 3 labels" in out.read_text().split("\n")[0]


def test_too_few_labels_to_keep_any_apart_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    labels = tmp_path / "labels.jsonl"
    labels.write_text(json.dumps(LABEL) + "\n")
    assert run(["fit-playouts", str(labels)]) == USAGE
    assert "0 labels of 20 moves or more, 4 are needed" in capsys.readouterr().err
