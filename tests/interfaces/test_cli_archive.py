"""`riyu archive` as people call it: games added, listed, found and given back, with clear words where it can't."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.cli.app import run
from riyu.sgf.files import read_record

GAMES = """(;SZ[19]PB[Honinbo]PW[Sai]RE[W+R]DT[1846-09-11]RU[Japanese];B[qd];W[dc];B[pq];W[oc];B[cp];W[qo])
(;SZ[19]PB[Sai]PW[Akira]RE[B+2.5]DT[1998];B[pd];W[dp];B[qp];W[nc];B[dd];W[pf];B[jd])
(;SZ[9]PB[Touya];B[cc];W[gg];B[gc])
(;SZ[9]PB[Nobody];B[zz])
"""


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive of three games, named by the environment."""
    monkeypatch.setenv("RIYU_ARCHIVE", str(tmp_path / "archive"))
    (tmp_path / "games.sgfs").write_text(GAMES)
    assert run(["archive", "add", str(tmp_path), "-q", "-j", "1"]) == 1
    return tmp_path / "archive"


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """What a command gives as JSON."""
    capsys.readouterr()
    assert run(["archive", *words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_what_is_added_is_told_with_what_is_wrong(
    archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["archive", "stats", "--faults"]) == 0
    out = capsys.readouterr().out
    assert "games.sgfs, game 4: " in out
    assert "3 games" not in out
    again = said(capsys, "add", str(archive.parent), "-j", "1")
    assert (again["games"], again["known"], again["unchanged"]) == (0, 0, 1)
    stats = said(capsys, "stats")
    assert (stats["games"], stats["sizes"]) == (3, {"9": 1, "19": 2})


def test_games_are_listed_by_who_played_and_given_back(
    archive: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    listed = said(capsys, "list", "--player", "sai", "--won")
    assert [game["game"] for game in listed["games"]] == [0, 1]
    listed = said(capsys, "list", "--player", "sai", "--until", "1900")
    assert [game["result"] for game in listed["games"]] == ["W+R"]
    assert run(["archive", "show", "1", "-o", str(tmp_path / "back.sgf")]) == 0
    assert read_record(tmp_path / "back.sgf") == read_record(GAMES.splitlines()[1].encode())
    assert "no game 7" in error_of(capsys, "show", "7")


def test_a_corner_a_rectangle_and_a_drawing_are_found(
    archive: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = said(capsys, "find", "--joseki", "Q16 O17", "-j", "1")
    assert (found["places"], found["won by X"]) == (1, 1)
    assert found["continuations"][0]["next"] == "nowhere"
    (tmp_path / "game.sgf").write_text(GAMES.splitlines()[1])
    cut = ["--from", str(tmp_path / "game.sgf"), "--move", "5", "--rect", "T19:N14"]
    found = said(capsys, "find", *cut)
    assert [(one["next"], one["at once"]) for one in found["continuations"]] == [("O Q14", 0)]
    (told,) = found["told"]
    assert (told["game"], told["move"], told["at"], told["next move"]) == (1, 4, "N14:T19", 6)
    assert said(capsys, "find", *cut, "--next", "q14")["places"] == 1
    judged = said(capsys, "find", *cut, "--assess", "2", "--most", "0")
    (one,) = judged["continuations"]
    assert (one["assessed"], one["X better"] + one["O better"] <= 1) == (1, True)
    assert abs(one["X leads by"]) < 20
    assert judged["told"] == []
    assert said(capsys, "find", *cut, "--next", "R14", code=1)["places"] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("? ? X\n? . ?\nO ? ?\n"))
    assert said(capsys, "find", "-", "--size", "9", code=1)["searched"] == 1
    assert run(["archive", "find", "--joseki", ";B[pd];W[nc]", "--most", "1"]) == 0
    assert (
        "1 place in 1 game of 3; won by X 1, by O 0; from 1998 to 1998" in capsys.readouterr().out
    )


def error_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says on standard error when it fails."""
    capsys.readouterr()
    assert run(["archive", *words]) in (2, 3)
    return capsys.readouterr().err


WRONG = [
    (("find",), "expected one of a DRAWING, --from GAME, --joseki MOVES"),
    (("find", "--joseki", "Q16", "--move", "3"), "--move and --rect belong to --from"),
    (("find", "--joseki", "Q16 Q16"), "move 2: occupied at Q16"),
    (("find", "--joseki", "Q99"), "Q99"),
    (("find", "--joseki", "Q16", "--next", "A1"), "no point of the drawing, which has P15 to T19"),
    (("find", "gone.txt"), "gone.txt: no such file"),
    (("list", "--won"), "won or lost: by which player"),
    (("list", "--won", "--lost"), "expected one of them"),
    (("list", "--since", "May"), "day 'May': expected 2004"),
    (("add", "gone"), "gone: no such file"),
    (("stats", "--archive", "gone"), "gone: no archive: `riyu archive add` makes one"),
]


@pytest.mark.parametrize(("words", "message"), WRONG, ids=lambda one: " ".join(one))
def test_what_can_not_be_is_said(
    archive: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    assert message in error_of(capsys, *words)


def test_the_archive_is_measured_and_compared(
    archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["bench", "archive", "--drawings", "2", "--games", "2", "-q"]
    capsys.readouterr()
    assert run([*words, "--check", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["drawings"], row["differences"]) == (2, 0)
