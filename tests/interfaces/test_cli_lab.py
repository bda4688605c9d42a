"""The commands of the lab and the doctor, wired to what does the work: reports, JSON to repeat a run by, exit codes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.cli.app import run
from riyu.interfaces.settings import load_settings
from tests.lab.engines import fake
from tests.patterns.drawn import class_text, harvested

pytestmark = pytest.mark.usefixtures("loaded")

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
    assert value["knowledge"] == value["run"]["knowledge"]


@pytest.mark.skipif(not HAS_GNUGO, reason="gnugo is not there")
def test_suite_puts_two_engines_side_by_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "names.tst"
    path.write_text("1 name\n#? [GNU Go]*\n")
    code, value = run_json(capsys, "suite", str(path), "--beside", "gnugo")
    assert code == 0
    assert value["only_second"] == ["names:1"]


def test_suite_takes_a_part_of_a_problem_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "set.jsonl"
    problem = {"size": 5, "to_move": "W", "kind": "life_and_death", "rank": "3k", "white": "cc"}
    problem |= {"black": "bccbcd", "first_right": ["dc"]}
    rows = [{**problem, "id": c, "cluster": c} for c in "abd"]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    # CRC-32 of "d" is even, of "a" and "b" odd.
    for part, count in (("even", 1), ("odd", 2)):  # all is what the other tests run
        _, value = run_json(capsys, "suite", str(path), "--part", part, "--through", "2")
        assert value["total"]["tests"] == count
        assert list(value["problems"]) == ["life and death, 5k-1k"]
    assert run(["suite", str(path), "--part", "half"]) == 2
    assert "expected all, even or odd" in capsys.readouterr().err


def test_facts_of_search_are_searched_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.sgf"
    moves = "".join(f";{'BW'[i % 2]}[{'abcdefghi'[i % 9]}{'bdfh'[i // 9]}]" for i in range(24))
    path.write_text(f"(;SZ[9]{moves})")
    words = [
        "bench",
        "search-facts",
        str(path),
        "--games",
        "1",
        "--every",
        "9",
        "--simulations",
        "30",
    ]
    code, value = run_json(capsys, *words, "--owned", "0.5", "--seed", "1", "-q")
    assert code == 0
    assert value["rows"][0] == {"what": "decisions", "amount": 1}


def test_a_match_is_played_kept_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    words = ["riyu", "riyu gtp --seed {seed}", "--games", "1", "--size", "3", "--out", str(folder)]
    code, value = run_json(capsys, "match", *words, "--seed", "3", "-q")
    assert code == 0
    assert len(value["results"]) == 1
    assert value["settings"]["seed"] == 3
    assert len(list((folder / "games").glob("*.sgf"))) == 1
    assert run(["match", "--report", str(folder)]) == 0
    assert "1 of 1 game," in capsys.readouterr().out
    assert run(["match", *words, "--seed", "4"]) == 2
    assert "other settings" in capsys.readouterr().err


def test_a_match_goes_on_from_games_played_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "first"
    played = ["match", fake("C3", "A1"), fake("D4", "B1"), "--games", "1", "--size", "4", "-q"]
    assert run([*played, "--out", str(folder)]) == 0
    capsys.readouterr()
    words = ["match", fake("pass"), fake("pass"), "--games", "2", "--size", "4", "--from"]
    on = [*words, str(folder / "games"), "--after", "3", "--out", str(tmp_path / "on")]
    code, value = run_json(capsys, *on, "-q")
    assert code == 0
    assert [one["moves"] for one in value["results"]] == [5, 5]
    capsys.readouterr()
    assert run([*words, str(folder / "games"), "--after", "30", "--out", str(tmp_path / "no")]) == 2
    assert "no game of 4x4 to go on with so" in capsys.readouterr().err


def test_the_words_riyu_and_gnugo_get_ruleset_and_seed_in_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["riyu gtp --style balanced", fake("resign"), "--games", "2", "--size", "3"]
    code, value = run_json(capsys, "match", *words, "--out", str(tmp_path / "a"), "-q")
    assert code == 0
    commands = [result["engines"]["first"]["command"] for result in value["results"]]
    seeds = [result["seed"] for result in value["results"]]
    assert len(set(seeds)) == 2
    assert [command.split("--seed ")[1] for command in commands] == [f"'{s}'" for s in seeds]


@pytest.mark.skipif(not HAS_GNUGO, reason="gnugo is not there")
def test_the_word_gnugo_is_a_line_that_gnugo_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["match", "gnugo", fake("resign"), "--games", "1", "--size", "4", "-q"]
    words += ["--ruleset", "japanese", "--colors", "first-white"]
    code, value = run_json(capsys, *words, "--out", str(tmp_path / "games"))
    assert code == 0
    (result,) = value["results"]
    command = result["engines"]["first"]["command"]
    assert command == f"gnugo --mode gtp --japanese-rules --seed '{result['seed']}'"
    path = tmp_path / "names.tst"
    path.write_text("1 name\n#? [GNU Go]\n")
    code, value = run_json(capsys, "suite", str(path), "--engine", "gnugo", "--seed", "5")
    assert (code, value["command"]) == (0, "gnugo --mode gtp --chinese-rules --seed '5'")
    code, value = run_json(capsys, "suite", str(path), "--engine", "gnugo")
    assert value["command"].endswith("--seed '1'")  # 0 would be another game each time


def test_a_mistyped_engine_does_not_burn_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--games", "1", "--size", "4", "--out", str(tmp_path / "games"), "-q"]
    assert run(["match", fake("resign"), "gnugoo", *more]) == 4
    assert "gnugoo" in capsys.readouterr().err
    assert run(["match", fake("resign"), fake(), *more]) == 0


@pytest.mark.parametrize(
    ("misdeeds", "code"),
    [
        (["crash"], 4),
        (["garbage"], 4),
        (["refuse"], 4),
        (["resign"], 0),
        (["A1", "A1"], 0),  # an illegal move is a fault in Go, not of the program
    ],
)
def test_a_match_of_nothing_but_failures_is_the_failure_of_a_peer(
    tmp_path: Path, misdeeds: list[str], code: int
) -> None:
    words = ["match", fake(*misdeeds), fake("C3"), "--games", "2", "--size", "4", "-q"]
    assert run([*words, "--out", str(tmp_path / "games")]) == code
    assert run(["match", "--report", str(tmp_path / "games")]) == 0


def test_a_match_with_a_whole_game_too_is_done(tmp_path: Path) -> None:
    # The first engine crashes as Black; as White it sees the second resign.
    words = ["match", fake("crash"), fake("resign"), "--games", "2", "--size", "4", "-q"]
    assert run([*words, "--out", str(tmp_path / "games")]) == 0


def test_what_riyu_cannot_be_asked_is_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "words.tst"
    path.write_text("1 protocol_version\n#? [2]\n2 no_such_command\n#? [1]\n")
    assert run(["suite", str(path), "-e", "riyu"]) == 0
    said = capsys.readouterr().out
    assert "words:2 unsupported no_such_command" in said
    assert "1 of 2 asked use commands that the engine does not know" in said
    path.write_text("1 protocol_version\n#? [3]\n2 no_such_command\n#? [1]\n")
    assert run(["suite", str(path)]) == 1


GAME = "(;SZ[19];B[dd];W[pp];B[dp];W[pd];B[];W[qq])"


def test_features_are_measured_on_the_games_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sgfs"
    path.write_text(f"{GAME}\n(;SZ[9];B[ee])\n(;SZ[19];B[dd];W[dd])\n")
    assert run(["bench", "features", str(path), "--games", "3", "--json"]) == 0
    said = capsys.readouterr()
    value = json.loads(said.out)
    assert (value["kind"], value["games"], value["moves"]) == ("real", 1, 6)
    assert value["rows"][0]["what"] == "board alone"
    assert all(isinstance(row["microseconds"], float) for row in value["rows"])
    assert "passed over: " in said.err
    assert "game 3: occupied at D16 for White" in said.err
    assert "of 3 games asked for the files hold 1 to measure on" in said.err


def test_without_files_features_are_measured_on_random_games_and_that_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["bench", "features", "--games", "1", "--seed", "3"]) == 0
    assert "1 random game (no files were given), " in capsys.readouterr().out


def test_files_without_a_game_to_measure_on_are_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9];B[ee])")
    assert run(["bench", "features", str(path), "-q"]) == 2


def test_kept_features_and_built_ones_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    words = ["bench", "agreement", str(path), "--games", "2", "--parallel", "1", "-q"]
    code, value = run_json(capsys, *words)
    assert code == 0
    assert [(row["kind"], row["games"]) for row in value["rows"]] == [("random", 2), ("real", 1)]
    assert value["differences"] == []


def test_a_difference_is_told_and_gives_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from riyu.lab import agreement

    found = agreement.Agreement(1, 3, 0, ("random game 0, 5x5, after move 30: other links",))
    monkeypatch.setattr(agreement, "agreement", lambda *_: found)
    assert run(["bench", "agreement", "--games", "1"]) == 1
    assert "after move 30: other links" in capsys.readouterr().out


def test_damaged_commands_never_crash_the_session(capsys: pytest.CaptureFixture[str]) -> None:
    code, value = run_json(capsys, "bench", "gtp-damage", "--rounds", "20", "--seed", "1")
    assert code == 0, value["failures"]
    counts = {row["outcome"]: row["commands"] for row in value["rows"]}
    assert (counts["crashed"], counts["internal"], counts["disturbed"]) == (0, 0, 0)
    assert counts["answered"] + counts["refused"] + counts["unasked"] == 20


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


def test_patterns_are_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "trial.pat"
    source.write_text(class_text(harvested("beside", "X *")))
    words = ("bench", "patterns", "--from", str(source), "--games", "1")
    code, value = run_json(capsys, *words)
    assert code == 0
    assert value["rows"][0]["what"] == "board alone"
    assert value["focus"][0]["what"] == "an empty point"
