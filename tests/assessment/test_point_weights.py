"""Weights of points: read, written, refused, and fitted to what labels say."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from riyu.assessment.assessment import Assessment
from riyu.assessment.assessor import Assessor
from riyu.assessment.point_weights import (
    EMPTY_NUMBERS,
    PARTS,
    STONE_NUMBERS,
    PointWeights,
    numbers_of,
    own_weights,
    read_point_weights,
    write_point_weights,
)
from riyu.base.errors import BadInput
from riyu.features.features import Features
from riyu.interfaces.cli.app import run
from riyu.lab.joined_fitting import fit_weights
from riyu.reading.readings import Readings
from tests.boards import drawn_board

WALLS = """
. . . X O . .
. . . X O . .
. O . X O . .
. . . X O . .
. . . X O . .
. . . X O . .
. . . X O . .
"""


def test_riyus_own_know_all_parts_and_numbers() -> None:
    own = own_weights().of
    assert set(own) == set(PARTS)
    for values in own.values():
        assert set(values) == {*EMPTY_NUMBERS, *STONE_NUMBERS}
        assert values["playouts"] > 0


def test_numbers_are_as_they_are_named_and_turn_with_the_colors() -> None:
    numbers = {}
    for picture, color in ((WALLS, "black"), (WALLS.translate(str.maketrans("XO", "OX")), "white")):
        board = drawn_board(picture, color)
        assessor = Assessor(Features(board), Readings(board))
        seen = assessor.assess(0.0)
        sign = 1 if color == "black" else -1
        even = Assessment(7, tuple(sign * 0.01 * (24 - i) for i in range(49)), 0.0, 100)
        numbers[color] = numbers_of(seen, even, assessor.found)
    for (is_stone, mine), (_, theirs) in zip(numbers["black"], numbers["white"], strict=True):
        assert len(mine) == len(STONE_NUMBERS if is_stone else EMPTY_NUMBERS)
        assert mine == pytest.approx([-number for number in theirs])
    assert sum(is_stone for is_stone, _ in numbers["black"]) == 15


def test_what_is_written_is_read(tmp_path: Path) -> None:
    weights = PointWeights({"end": {"playouts": 0.5, "color": -0.25}, "small": {"turn": 1.0}})
    write_point_weights(tmp_path / "own.tsv", weights, ["seed 1"])
    assert read_point_weights(tmp_path / "own.tsv") == weights


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("end\tplayouts", "2 fields"),
        ("ending\tplayouts\t1", "no part of the game 'ending'"),
        ("end\tplayout\t1", "did you mean 'playouts'"),
        ("end\tplayouts\tmuch", "expected a number"),
        ("end\tplayouts\t1e9", "expected"),
        ("end\tturn\t1\nend\tturn\t2", "a second time"),
    ],
)
def test_what_is_no_weight_is_refused_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "own.tsv"
    file.write_text(f"# riyu joined points 1\n{line}\n")
    with pytest.raises(BadInput, match=said) as error:
        read_point_weights(file)
    assert f"line {3 if said == 'a second time' else 2}:" in str(error.value)


def test_weights_that_made_samples_are_found_again() -> None:
    chance = random.Random(3)
    samples = []
    for _ in range(2000):
        numbers = [chance.uniform(-1, 1) for _ in range(3)]
        told = math.tanh(0.5 * numbers[0] - 1.5 * numbers[1])
        samples.append((numbers, 1.0 if 2 * chance.random() - 1 < told else -1.0))
    assert fit_weights(samples, 0.1) == pytest.approx([0.5, -1.5, 0.0], abs=0.12)


def test_the_command_fits_labels_that_are_not_kept_apart(tmp_path: Path) -> None:
    label = {
        "size": 7,
        "komi": 0.5,
        "moves": [["B", "D4"], ["W", "C4"], ["B", "D3"], ["W", "C3"]],
        "score_lead": 9.0,
        "ownership": [[-1.0] * 3 + [1.0] * 4] * 7,
    }
    file, out = tmp_path / "labels.jsonl", tmp_path / "joined.tsv"
    file.write_text("".join(json.dumps(label) + "\n" for _ in range(4)))
    assert run(["fit-joined", str(file), "--out", str(out), "--quiet"]) == 0
    text = out.read_text()
    assert "fitted to 3 labels" in text
    weights = read_point_weights(out).of["small"]
    assert weights["playouts"] + weights["beside"] + weights["around"] > 0
