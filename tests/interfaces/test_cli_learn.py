"""`riyu learn` and `riyu bench prediction`: from games to values and figures."""

import json
from pathlib import Path

import pytest

from riyu.candidates.move_values import BUILT_IN, read_values
from riyu.interfaces.cli.app import run
from riyu.lab.games import random_games


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Give an archive of 25 short random games."""
    lines = []
    for game in random_games(25, 3, (19,)):
        moves = [
            f";{'BW'[i % 2]}[{chr(96 + m.point % 20)}{chr(96 + 20 - m.point // 20)}]"
            for i, m in enumerate(game.record.moves[:45])
        ]
        lines.append("(;GM[1]SZ[19]" + "".join(moves) + ")")
    path = tmp_path / "games.sgfs"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_values_are_learned_written_and_checked(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "values.tsv"
    arguments = ["learn", str(games), "--out", str(out), "--games", "20", "--check-games", "9"]
    assert run([*arguments, "--epochs", "1", "--json", "-j", "2", "--seed", "1"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["rows"][0]["positions"] == 20 * said["rows"][0]["games"]
    assert said["learned_positions"] == 45 * said["games"]
    assert "distance-last-2\t" in out.read_text()
    first = out.read_bytes()
    assert run([*arguments, "--epochs", "1", "-q", "--seed", "1"]) == 0
    assert out.read_bytes() == first
    capsys.readouterr()
    command = ["bench", "prediction", str(games), "--values", str(out), "--positions", "20"]
    assert run([*command, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert rows[0]["positions"] == 20 and rows[0]["top_1"] <= rows[0]["top_20"]


def test_a_short_file_holds_the_commonest_keys(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, short = tmp_path / "values.tsv", tmp_path / "short.tsv"
    arguments = ["learn", str(games), "--out", str(out), "--short", str(short), "--short-keys", "9"]
    assert run([*arguments, "--check-games", "2", "--least", "3", "--json", "--seed", "1"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["what"] for row in rows] == ["all families", "the commonest 9 keys"]
    keys = [line for line in short.read_text().splitlines() if ":" in line.partition("\t")[0]]
    assert len(keys) == 9
    assert keys[0].partition("\t")[0] in out.read_text()
    brief, briefer = tmp_path / "brief.tsv", tmp_path / "briefer.tsv"
    arguments = ["learn", str(games), "--out", str(brief), "--short", str(briefer), "--brief"]
    arguments += ["--short-keys", "9", "--check-games", "2", "--least", "3", "-q", "--seed", "1"]
    assert run(arguments) == 0
    assert brief.stat().st_size < out.stat().st_size
    for whole, cut in ((out, brief), (short, briefer)):
        values, same = ({v.name: v.value for v in read_values(path)} for path in (whole, cut))
        assert same == pytest.approx(values, abs=0.0006)


def test_games_that_are_spared_are_neither_learned_from_nor_checked_on(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "learn",
        str(games),
        "--out",
        str(tmp_path / "values.tsv"),
        "--least",
        "5",
        "--json",
    ]
    given = []
    for more in ([], ["--spare", "3"], ["--spare", "1"]):
        assert run([*arguments, "--seed", "1", *more]) == 0
        said = json.loads(capsys.readouterr().out)
        given.append((said["games"], sum(row["games"] for row in said["rows"])))
    assert sum(given[1]) < sum(given[0]) == 25
    assert given[2] == (given[0][0], 0)  # the seed's own: nothing is left to check on


def test_without_a_file_riyus_own_values_foretell(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["bench", "prediction", str(games), "--positions", "20", "--json"]
    given = []
    for more in ([], ["--values", str(BUILT_IN)]):
        assert run([*command, *more]) == 0
        said = json.loads(capsys.readouterr().out)
        given.append((said["rows"], said["learned_games"]))
    assert given[0] == given[1]
    assert given[0][1] == read_values().games > 0


def test_a_file_that_is_no_values_is_bad_input(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bench", "prediction", str(games), "--values", str(games)]) == 3
    assert "expected '# riyu move values 1' first" in capsys.readouterr().err
