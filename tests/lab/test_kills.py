"""Kills in mid-write, run small: nothing kept is lost, and what is made in the end is what would have been made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.lab import page_kills
from riyu.lab.games import random_games
from riyu.lab.kills import Harvesting, Job, Learning, Matching, kill_rows
from riyu.lab.page_kills import page_kill_row
from tests.lab.engines import gnugo


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Give an archive of some random games, some moves each."""
    lines = []
    for game in random_games(40, 3, (19,)):
        moves = [
            f";{'BW'[i % 2]}[{chr(96 + m.point % 20)}{chr(96 + 20 - m.point // 20)}]"
            for i, m in enumerate(game.record.moves[:60])
        ]
        lines.append("(;GM[1]SZ[19]" + "".join(moves) + ")")
    path = tmp_path / "games.sgfs"
    path.write_text("\n".join(lines) + "\n")
    return path


def silent(done: int, total: int, what: str) -> None:
    """Tell nobody."""


@pytest.mark.parametrize("kind", ["match", "harvest", "learn"])
def test_a_job_that_is_killed_makes_what_it_would_have_made(
    tmp_path: Path, games: Path, kind: str
) -> None:
    gnugo(1)
    jobs: dict[str, Job] = {
        "match": Matching(tmp_path / "m", 3),
        "harvest": Harvesting(tmp_path / "h", [games], 40),
        "learn": Learning(tmp_path / "l", [games], 20),
    }
    told: list[int] = []
    kills = 2 if kind == "match" else 1
    (row,) = kill_rows([jobs[kind]], [kills], 1, lambda done, total, what: told.append(done))
    assert row["kills"] == kills and told == [*range(kills + 1)]
    assert row["lost"] == row["torn"] == row["other than undisturbed"] == 0, row["problems"]


def test_what_is_torn_is_seen(tmp_path: Path) -> None:
    job = Matching(tmp_path / "m", 2)
    out = tmp_path / "out"
    (out / "games").mkdir(parents=True)
    line = json.dumps({"game": 0, "sgf": "games/00001.sgf"})
    (out / "results.jsonl").write_text(line + "\n" + line[:9])
    (out / "games" / "00001.sgf").write_text("(;SZ[9];B[ee])")
    assert job.kept(out) == {line}
    (out / "games" / "00001.sgf").write_text("")
    with pytest.raises(BadInput):
        job.kept(out)
    (out / "results.jsonl").write_text(f"{line}\n{line}\n")
    with pytest.raises(BadInput, match="each of 2 once"):
        job.made(out)


@pytest.mark.usefixtures("windowless")
def test_a_page_that_is_killed_has_what_it_showed_as_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_kills, "_LONGEST", 2.0)
    row = page_kill_row(1, 5, tmp_path / "page", silent)
    assert row["kills"] == 1 and isinstance(row["games opened"], int) and row["games opened"] > 0
    assert row["lost"] == row["torn"] == 0, row["problems"]
