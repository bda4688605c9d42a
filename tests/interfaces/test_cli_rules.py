"""`riyu rules`: what is wrong with files is told with its place, and the rules can be listed and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.interfaces.cli.app import run
from tests.inference.drawn import rule


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.rule"
    path.write_text(rule("one", yes=". X") + rule("two", know="weak(own, A)"))
    return path


def test_the_packages_rules_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "check"]) == 0
    assert "rules, nothing wrong" in capsys.readouterr().err


def test_all_that_is_wrong_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text().replace("weak", "week").replace("move(good", "move(god"))
    assert run(["rules", "check", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [error["line"] for error in told["errors"]] == [5, 13, 14]
    assert run(["rules", "check", str(file)]) == 1
    assert "did you mean 'weak'?" in capsys.readouterr().out


def test_rules_are_listed_and_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "list", "--from", str(file), "--json"]) == 0
    one, two = json.loads(capsys.readouterr().out)
    assert (one["name"], one["asserts"]) == ("one", "move(good, own, *, save, A)")
    assert (two["asks"], two["stratum"], two["maps"]) == ("weak", 0, 1)
    assert run(["rules", "show", "one", "--from", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("rule one\ndraw\n  A *") and "yes:" in shown
    assert run(["rules", "show", "on", "--from", str(file)]) == 2
    assert "did you mean 'one'" in capsys.readouterr().err


def test_damage_is_measured(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "rule-damage", str(file), "--rounds", "20", "--seed", "1", "--json"]
    assert run(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["files"] == 20 and told["is_in_force"] and not told["failures"]
