"""Searches beside labels: what is counted, and what is no label."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.base.errors import BadInput
from riyu.candidates.move_scores import MovesBySize
from riyu.interfaces.cli.app import run
from riyu.lab.judging import judging_rows, read_labels
from tests.shared import shared

WALL = [["B", f"C{row}"] if i % 2 == 0 else ["W", f"D{row}"] for row in range(1, 6) for i in (0, 1)]
"""Black's wall on C and White's on D: Black has 15 points of 25."""

LABEL = {
    "size": 5,
    "komi": 0.5,
    "moves": WALL,
    "score_lead": 4.5,
    "ownership": [[1, 1, 1, -1, -1]] * 5,
}


def written(folder: Path, **changed: object) -> Path:
    path = folder / "labels.jsonl"
    path.write_text(json.dumps({**LABEL, **changed}) + "\n")
    return path


def test_a_settled_board_is_judged_as_its_label_says(tmp_path: Path) -> None:
    (label,) = read_labels(written(tmp_path), 5)
    learned, playouts = MovesBySize(), weights_of(read_playout_values())
    rows = judging_rows([label], learned, playouts, simulations=100, nodes=50, seed=1)
    assert [row["judged_by"] for row in rows] == ["search", "search with dead groups"]
    for row in rows:
        assert row["stones_misjudged"] == 0 and row["dead_called_alive"] == 0
        assert float(str(row["lead_error"])) < 10


def test_a_label_the_wrong_way_round_is_all_misjudged(tmp_path: Path) -> None:
    path = written(tmp_path, ownership=[[-1, -1, -1, 1, 1]] * 5, score_lead=-20)
    learned, playouts = MovesBySize(), weights_of(read_playout_values())
    (row, _) = judging_rows(
        list(read_labels(path, 5)), learned, playouts, simulations=50, nodes=50, seed=1
    )
    assert row["stones_misjudged"] == 100 and row["dead_called_alive"] == 100
    assert row["right_leader"] == 0


def test_other_sizes_and_positions_too_early_are_left_out(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert list(read_labels(path, 9)) == []
    assert list(read_labels(path, 5, 11)) == []


@pytest.mark.parametrize(
    "changed",
    [{"moves": [["B", "Z9"]]}, {"moves": [["X", "A1"]]}, {"ownership": [[1]]}, {"komi": "six"}],
    ids=str,
)
def test_what_is_no_label_is_told_with_its_line(tmp_path: Path, changed: dict[str, object]) -> None:
    with pytest.raises(BadInput, match=r"labels.jsonl, line 1: no label"):
        list(read_labels(written(tmp_path, **changed), 5))


def test_the_command_prints_both_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written(tmp_path))
    words = ["bench", "judging", path, "--size", "5", "--least", "0", "--simulations", "20"]
    assert run(words) == 0
    assert "search with dead groups" in capsys.readouterr().out


def test_shared_labels_are_read() -> None:
    path = shared("data/labels/positions.jsonl.gz")
    label = next(read_labels(path, 19, 60))
    assert label.game.move_number >= 60 and len(label.ownership) == 361
