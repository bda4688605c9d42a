"""The commands of the lab and the doctor, wired to what does the work: reports, JSON to repeat a run by, exit codes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.cli.app import run
from riyu.interfaces.settings import load_settings

HAS_GNUGO = shutil.which("gnugo") or Path("/usr/games/gnugo").exists()


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RIYU_CONFIG", str(tmp_path / "none.toml"))


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = run([*arguments, "--json"])
    said = capsys.readouterr()
    return code, json.loads(said.out)


SUITES = {
    "all as expected": ("1 protocol_version\n#? [2]\n2 protocol_version\n#? [3]*\n", 0, 1),
    "one fails": ("1 protocol_version\n#? [3]\n", 1, 0),
}


@pytest.mark.parametrize("name", SUITES)
def test_suite_asks_riyu_in_this_process(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, code, right = SUITES[name]
    path = tmp_path / "words.tst"
    path.write_text(text)
    got, value = run_json(capsys, "suite", str(path), "--seed", "5")
    assert (got, value["total"]["right"]) == (code, right)
    assert value["engine"].startswith("riyu ")
    assert value["run"]["settings"]["seed"] == 5
    assert len(value["run"]["knowledge"]) == 12


@pytest.mark.skipif(not HAS_GNUGO, reason="gnugo is not there")
def test_suite_puts_two_engines_side_by_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "names.tst"
    path.write_text("1 name\n#? [GNU Go]*\n")
    code, value = run_json(capsys, "suite", str(path), "--beside", "gnugo")
    assert code == 0
    assert value["only_second"] == ["names:1"]


def test_a_match_is_played_kept_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    words = ["riyu", "riyu gtp --seed {seed}", "--games", "1", "--size", "4", "--out", str(folder)]
    code, value = run_json(capsys, "match", *words, "--seed", "3", "-q")
    assert code == 0
    assert len(value["results"]) == 1
    assert value["settings"]["seed"] == 3
    assert len(list((folder / "games").glob("*.sgf"))) == 1
    assert run(["match", "--report", str(folder)]) == 0
    assert "1 of 1 game," in capsys.readouterr().out
    assert run(["match", *words, "--seed", "4"]) == 2
    assert "other settings" in capsys.readouterr().err


def test_damaged_commands_never_crash_the_session(capsys: pytest.CaptureFixture[str]) -> None:
    code, value = run_json(capsys, "bench", "gtp-damage", "--rounds", "40", "--seed", "1")
    assert code == 0, value["failures"]
    counts = {row["outcome"]: row["commands"] for row in value["rows"]}
    assert (counts["sent"], counts["crashed"], counts["disturbed"]) == (40, 0, 0)
    assert counts["ok"] + counts["refused"] == 40


def test_damaged_files_never_crash_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;FF[4]SZ[9]C[two \\] lines\n];B[ee](;W[ec])(;W[gc];B[]))")
    assert run(["bench", "sgf-damage", str(path), "--rounds", "100"]) == 0
    assert "crashed         0" in capsys.readouterr().out


def test_doctor_checks_all_and_says_what_to_paste(capsys: pytest.CaptureFixture[str]) -> None:
    code, value = run_json(capsys, "doctor")
    failed = [check for check in value["checks"] if check["verdict"] == "fail"]
    assert code == (1 if failed else 0)
    assert not failed
    wanted = {"python", "compiled core", "knowledge", "styles", "a move", "gtp", "gnugo"}
    assert {check["name"] for check in value["checks"]} >= wanted
    assert [name.split()[0] for name in value["engines"]] == ["Sabaki", "GoGui", "q5Go"]


def test_doctor_says_what_to_do_about_a_missing_gnugo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from riyu.interfaces.cli import checks

    monkeypatch.setenv("RIYU_GNUGO", "no-such-gnugo")
    finding = checks._gnugo(load_settings())
    assert finding.verdict == "warn"
    assert "install gnugo" in finding.advice


def test_doctor_fails_if_the_core_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    from riyu.interfaces.cli import checks

    monkeypatch.setattr(checks, "_is_extension", lambda name: not name.endswith("board"))
    finding = checks._compiled(load_settings())
    assert (finding.verdict, finding.found) == ("fail", "plain: riyu.game.board")
    assert "build_ext" in finding.advice
