"""The page about harvested patterns: its counts and its ten pictures are what the commands give."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.cli.app import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "harvest.md").read_text("utf-8")
SHOWN = [line.split() for line in PAGE.splitlines() if line.startswith("riyu patterns show ")]


def told(capsys: pytest.CaptureFixture[str], words: list[str]) -> Any:
    assert run([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_counts_are_those_of_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(capsys, ["patterns", "list", "--counts"])
    found = re.findall(r"^\| `?([a-z -]+)`? \| ([\d,]+) \| ([\d,]+) \|$", PAGE, re.MULTILINE)
    assert [(name, int(a.replace(",", "")), int(b.replace(",", ""))) for name, a, b in found] == [
        (row["class"], row["hand-written"], row["harvested"]) for row in rows if row["harvested"]
    ]


def test_the_ten_are_those_that_the_seed_picks(capsys: pytest.CaptureFixture[str]) -> None:
    line = next(
        line for line in PAGE.splitlines() if line.startswith("riyu patterns list --origin")
    )
    rows = told(capsys, line.split()[1:])
    assert [words[3] for words in SHOWN] == [row["name"] for row in rows]
    for row in rows:
        assert f"chosen {row['chosen']:,} times of {row['possible']:,}" in PAGE


def test_each_picture_is_what_its_command_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in SHOWN:
        out = tmp_path / Path(words[-1]).name
        of_class = f"{words[3].rpartition('-')[0]}.pat"
        source = ROOT / "src" / "riyu" / "knowledge" / "patterns" / of_class
        assert run([*words[1:-1], str(out), "--from", str(source)]) == 0
        assert out.read_text("utf-8") == (ROOT / words[-1]).read_text("utf-8")
        assert f"]({Path(words[-1]).relative_to('docs').as_posix()})" in PAGE
