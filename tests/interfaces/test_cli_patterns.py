"""`riyu patterns`: what is wrong with files is told with its place, and the library can be listed and shown."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest

from riyu.base import whole_files
from riyu.interfaces.cli.app import run
from riyu.patterns.files import package_folder
from tests.patterns.drawn import SOLID, class_text, harvested


class Told(NamedTuple):
    code: int
    stdout: str
    stderr: str


Ask: TypeAlias = Callable[..., Told]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Ask:
    def ask(*words: str) -> Told:
        code = run(["patterns", *words])
        return Told(code, *capsys.readouterr())

    return ask


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.pat"
    path.write_text(class_text(SOLID, harvested("beside", "X *"), answer="all"))
    return path


def test_all_that_is_wrong_is_told(file: Path, told: Ask) -> None:
    file.write_text(file.read_text().replace("where ", "wheer ").replace("1 of 2", "3 of 2"))
    result = told("check", str(file))
    assert result.code == 1
    assert "line 11, column 1: found the word 'wheer'" in result.stdout
    assert "expected such as '412 of 1733'" in result.stdout
    told_json = json.loads(told("check", str(file), "--json").stdout)
    assert [error["line"] for error in told_json["errors"]] == [11, 27]


def test_a_name_may_stand_once_in_all_files_checked(file: Path, tmp_path: Path, told: Ask) -> None:
    second = tmp_path / "second.pat"
    second.write_text(file.read_text().replace("class    trial", "class    second"))
    assert told("check", str(file)).code == 0
    result = told("check", str(file), str(second))
    assert result.code == 1 and "found the name 'beside' again" in result.stdout


def test_patterns_are_listed_by_class_and_origin(file: Path, told: Ask) -> None:
    listed = told("list", "--from", str(file)).stdout.splitlines()[1].split()
    assert (listed[0], listed[-1]) == ("trial", "nobody")
    rows = json.loads(told("list", "--from", str(file), "--json").stdout)
    assert [(row["name"], row["class"], row["origin"], row["chosen"]) for row in rows] == [
        ("solid-connection", "trial", "hand-written", None),
        ("beside", "trial", "harvested", 1),
    ]
    assert "beside" in told("list", "--from", str(file), "--class", "trial").stdout


def test_a_pattern_is_shown_with_its_examples_drawn(file: Path, told: Ask) -> None:
    shown = told("show", "solid-connection", "--from", str(file)).stdout
    assert SOLID.strip() in shown
    assert "no: the other point is open: nothing is threatened" in shown
    assert "   H J K L M" in shown


def test_patterns_are_counted_by_the_class_that_they_are_asked_as(file: Path, told: Ask) -> None:
    added = file.with_name("harvested-trial.pat")
    text = class_text(harvested("across", "X . *"), answer="all")
    added.write_text(text.replace("class    trial", "class    harvested-trial"))
    rows = json.loads(told("list", "--counts", "--from", str(file.parent), "--json").stdout)
    assert rows == [
        {"class": "trial", "patterns": 3, "hand-written": 1, "harvested": 2, "used": 0},
        {"class": "all classes", "patterns": 3, "hand-written": 1, "harvested": 2, "used": 0},
    ]


def test_patterns_of_one_origin_are_picked_by_chance(file: Path, told: Ask) -> None:
    words = ("list", "--from", str(file), "--origin", "harvested", "--pick", "1", "--seed", "1")
    assert [row["name"] for row in json.loads(told(*words, "--json").stdout)] == ["beside"]
    wrong = told("list", "--from", str(file), "--origin", "harvest")
    assert wrong.code == 2 and "did you mean 'harvested'" in wrong.stderr


def test_a_drawing_is_shown_as_a_picture(file: Path, tmp_path: Path, told: Ask) -> None:
    out = tmp_path / "solid.svg"
    words = ("show", "solid-connection", "--from", str(file), "--svg")
    assert told(*words, "-o", str(out)).code == 0
    assert told(*words).stdout == out.read_text("utf-8")
    assert told("show", "solid-connection", "--from", str(file), "-o", str(out)).code == 2


def test_an_unknown_pattern_is_told_with_the_nearest_name(file: Path, told: Ask) -> None:
    result = told("show", "besied", "--from", str(file))
    assert result.code == 2
    assert "did you mean 'beside'" in result.stderr


def test_what_fires_in_a_drawn_position_is_told_with_focus_answer_and_why(
    file: Path, tmp_path: Path, told: Ask
) -> None:
    position = tmp_path / "position.txt"
    position.write_text("5x5\n. . . . .\n. X O . .\n. . X . .\n. . . . .\n. . . . .\n")
    words = ("find", str(position), "--from", str(file), "--color", "b")
    shown = told(*words).stdout
    assert "solid-connection" in shown and "The other cutting point is taken" in shown
    rows = json.loads(told(*words, "--json").stdout)
    solid = [row for row in rows if row["pattern"] == "solid-connection"]
    assert [(row["focus"], row["answer"], row["color"]) for row in solid] == [("B3", "B3", "Black")]
    assert "nothing fires" not in shown
    few = told(*words, "--most", "1")
    assert len(few.stdout.splitlines()) == 2 and "1 of " in few.stderr
    assert told(*words, "--class", "trail").code == 2


def test_what_reading_bears_out_is_told_first_and_what_it_denies_last(
    file: Path, tmp_path: Path, told: Ask
) -> None:
    take = "where   A is X\nwhen    liberties(A) = 1\nsays    capture(A) by *"
    file.write_text(
        class_text(harvested("take", "* A", take), harvested("at", "* X"), answer="all")
    )
    position = tmp_path / "position.txt"
    position.write_text(
        "6x6\nO X . . . .\n. X X . . .\nX X O X . .\n. . . . . .\n. O O O . .\n. . . . . .\n"
    )
    words = ("find", str(position), "--from", str(file), "--color", "b")
    rows = json.loads(told(*words, "--json").stdout)
    assert (rows[0]["at"], rows[0]["pattern"], rows[0]["reading"]) == ("C3", "take", "holds")
    assert (rows[-1]["at"], rows[-1]["pattern"]) == ("A5", "take")
    assert rows[-1]["reading"] == "denied: it is so without the move"
    points, patterns = told(*words).stdout, told(*words, "--each").stdout
    assert len(points.splitlines()) < len(patterns.splitlines())


def test_of_a_point_a_harvested_pattern_with_a_name_is_told_before_mere_custom(
    file: Path, tmp_path: Path, told: Ask
) -> None:
    named = harvested("hane-around-it", "* X\nO ?").replace("draw", "why     The hane.\ndraw", 1)
    counted = harvested("harvested-shape-0", "* X\nO .").replace("1 of 2", "9 of 10")
    file.write_text(class_text(named, counted, answer="all"))
    position = tmp_path / "position.txt"
    position.write_text("5x5\n. . . . .\n. . O . .\n. X . . .\n. . . . .\n. . . . .\n")
    words = ("find", str(position), "--from", str(file), "--color", "b")
    each = json.loads(told(*words, "--json").stdout)
    assert [row["pattern"] for row in each if row["at"] == "B4"] == [
        "harvested-shape-0",
        "hane-around-it",
    ]
    shown = [line for line in told(*words).stdout.splitlines() if line.startswith("B4 ")]
    assert len(shown) == 1 and "hane-around-it" in shown[0] and "The hane." in shown[0]


def test_patterns_are_counted_in_games(file: Path, tmp_path: Path, told: Ask) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[1]SZ[5];B[cc];W[cb];B[aa])")
    words = ("stats", str(game), "--from", str(file))
    value = json.loads(told(*words, "--json").stdout)
    beside = next(row for row in value["patterns"] if row["pattern"] == "beside")
    assert (beside["possible"], beside["chosen"], beside["seen_percent"]) == (7, 1, 50.0)
    result = told(*words)
    assert "14.3" in result.stdout and "1 never matched" in result.stderr


GUESSED = SOLID.replace("says    connect(A, B) by *", "says    connect(A, B) by * confidence 0.9")


def test_a_confidence_that_is_a_guess_is_told_as_a_note(file: Path, told: Ask) -> None:
    file.write_text(class_text(GUESSED))
    result = told("check", str(file))
    assert result.code == 0
    note = "'solid-connection' says 'connect(A, B) by * confidence 0.9': a guess, not measured"
    assert f"note: {file}, line 6, column 9: {note}" in result.stderr
    told_json = json.loads(told("check", str(file), "--json").stdout)
    assert [(row["line"], row["message"]) for row in told_json["notes"]][:1] == [(6, note)]
    file.write_text(class_text(GUESSED.replace("0.9", "8 of 9")))
    assert "a guess" not in told("check", str(file)).stderr


def test_guesses_and_counts_are_listed(file: Path, told: Ask) -> None:
    for written, expected in (
        ("0.9", {"confidence": 0.9, "is_guess": True, "true": None, "stood": None}),
        ("8 of 9", {"confidence": 9 / 11, "is_guess": False, "true": 8, "stood": 9}),
    ):
        file.write_text(class_text(GUESSED.replace("0.9", written)))
        (row,) = json.loads(told("list", "--from", str(file), "--json").stdout)
        assert row["confidences"] == [{"says": "connect", **expected}]


def test_what_is_no_file_is_told_and_nothing_waits_for_it(tmp_path: Path, told: Ask) -> None:
    (tmp_path / "good.pat").write_text(class_text().replace("trial", "good"))
    (tmp_path / "loop.pat").symlink_to(tmp_path / "loop.pat")
    (tmp_path / "folder.pat").mkdir()
    os.mkfifo(tmp_path / "pipe.pat")
    found = told("check", str(tmp_path))
    assert found.code == 1
    for name, words in (
        ("folder", "found a folder: expected a file"),
        ("loop", "can't be read: Too many levels of symbolic links"),
        ("pipe", "found a pipe: expected a file"),
    ):
        assert f"{tmp_path / name}.pat: {words}" in found.stdout


@pytest.fixture
def connected(tmp_path: Path) -> Path:
    """Give 60 games in each of which Black connects solidly; both stones stand at the end."""
    games = tmp_path / "games.sgfs"
    rest = "".join(f";{'WB'[i % 2]}[{chr(97 + i % 19)}{'sr'[i // 19]}]" for i in range(24))
    start = "(;GM[1]SZ[19];B[dd];W[ed];B[ee];W[{}{}];B[de]"
    places = [(k, c) for k in "klmn" for c in "abcdefghijklmno"]
    games.write_text("\n".join(start.format(*place) + rest + ")" for place in places))
    return games


def test_what_came_true_is_measured_and_written(file: Path, connected: Path, told: Ask) -> None:
    games = connected
    file.write_text("# mine\n" + class_text(GUESSED))
    words = ("measure", str(games), "--from", str(file), "--least", "2")
    rows = json.loads(told(*words, "--json").stdout)
    assert [row["says"] for row in rows] == ["connect(A, B) by * confidence 0.9"]
    stood = rows[0]["stood"]
    assert 2 <= stood < 60  # one in ten or so is kept apart
    assert rows[0]["true"] == stood
    assert "0.9" in file.read_text()
    assert "1 files changed" in told(*words, "--write").stderr
    measured = f"confidence {stood} of {stood}"
    assert file.read_text() == "# mine\n" + class_text(GUESSED.replace("confidence 0.9", measured))
    checked = told("measure", str(games), "--from", str(file), "--check", "--least", "1")
    assert "1 confidences, mean absolute difference 0.000" in checked.stderr
    assert told(*words, "--write", "--check").code == 2
    told(*words, "--write", "--least", "99")
    assert file.read_text() == "# mine\n" + class_text(SOLID)


def test_a_full_disk_leaves_the_file_that_was_to_be_written(
    file: Path, connected: Path, told: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(class_text(GUESSED))

    def full(out: int, data: bytes) -> None:
        os.write(out, data[:9])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(whole_files, "put", full)
    words = ("measure", str(connected), "--from", str(file), "--least", "2", "--write")
    said = told(*words)
    assert said.code == 2 and f"can't write {file}: the disk is full" in said.stderr
    assert file.read_text() == class_text(GUESSED)


def test_what_an_editor_saves_while_counts_are_written_stays(
    file: Path, connected: Path, told: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(class_text(GUESSED))
    saves = ["# An editor's.\n"]
    fill = whole_files._fill

    def slow(*given: Any) -> None:
        fill(*given)
        if saves:
            file.write_text(saves.pop() + file.read_text())

    monkeypatch.setattr(whole_files, "_fill", slow)
    words = ("measure", str(connected), "--from", str(file), "--least", "2", "--write")
    assert "1 files changed" in told(*words).stderr
    text = file.read_text()
    assert text.startswith("# An editor's.\n") and "confidence 0.9" not in text
    assert re.search(r"confidence \d+ of \d+", text)


CUT = """\
pattern take-it-through
why     Nothing stands between the two: cut.
draw
  A *
  ? B
where   A is X, B is X
says    cut(A, B) by *
yes
  . . . .
  . O * .
  . . O .
  . . . .
no
  . . . .
  . O . .
  . . . .
"""


def test_what_patterns_did_in_games_is_told_the_worst_first(
    file: Path, tmp_path: Path, told: Ask
) -> None:
    file.write_text(class_text(CUT, SOLID))
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[1]SZ[9];B[cd];W[ce];B[ee];W[df];B[cf];W[gg];B[ef];W[hh];B[de])")
    words = ("review", str(game), "--from", str(file), "--every", "1", "-j", "1")
    value = json.loads(told(*words, "--json").stdout)
    rows = {row["pattern"]: row for row in value["pattern"]}
    assert rows["take-it-through"]["chosen"] == 2
    assert rows["take-it-through"]["true"] >= 1 and rows["take-it-through"]["needless"] == 0
    assert rows["take-it-through"]["refuted"] > rows["take-it-through"]["true"]
    assert value["pattern"][0]["pattern"] == "take-it-through"
    assert value["pattern"][0]["verdict"] == "wrong"
    assert rows["solid-connection"]["class"] == "trial"
    assert {row["class"] for row in value["class"]} == {"trial"}
    assert {row["purpose"] for row in value["purpose"]} <= {"cut", "connect"}
    assert told(*words, "--by", "file").code == 2
    assert told(*words, "--part", "oddd").code == 2


def test_a_review_counts_where_bars_forbade_points(file: Path, tmp_path: Path, told: Ask) -> None:
    bar = harvested("not-beside", "X *", word="bar")
    file.write_text(class_text(bar, harvested("beside", ". *")))
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[1]SZ[9];B[cd];W[ce];B[ee];W[df];B[cf];W[gg];B[ef];W[hh];B[de])")
    words = ("review", str(game), "--from", str(file), "--every", "1", "-j", "1")
    rows = {row["pattern"]: row for row in json.loads(told(*words, "--json").stdout)["pattern"]}
    assert rows["not-beside"]["against"] > rows["not-beside"]["played so"] > 0
    assert rows["not-beside"]["answers"] == 0 and rows["beside"]["fired"] > 0


def test_the_library_is_told_by_purpose_beside_what_riscigo_had(file: Path, told: Ask) -> None:
    thin = file.with_name("contact-attack.pat")
    text = class_text(SOLID).replace("solid-connection", "solid")
    thin.write_text(text.replace("class    trial", "class    contact-attack"))
    rows = json.loads(told("coverage", "--from", str(file.parent), "--json").stdout)
    by_purpose = {row["purpose"]: row for row in rows}
    assert by_purpose["contact attack"]["RiscIgo"] == 162
    assert by_purpose["contact attack"]["stands"] == "thin"
    assert by_purpose["press"]["stands"] == "missing"
    assert by_purpose["beyond RiscIgo's"]["classes"] == "trial"
    assert by_purpose["all"]["hand-written"] == 2


def test_a_review_of_patterns_that_was_stopped_goes_on(
    file: Path, tmp_path: Path, told: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    from riyu.lab import knowledge_review

    paths = [tmp_path / f"game{number}.sgf" for number in range(3)]
    for number, path in enumerate(paths):
        path.write_text(f"(;GM[1]SZ[9];B[cd];W[c{'efg'[number]}];B[dd];W[ee];B[ff];W[fe];B[ed])")
    words = ("review", *map(str, paths), "--from", str(file), "--every", "2", "-j", "1", "--json")
    undisturbed = json.loads(told(*words).stdout)
    look, seen = knowledge_review._look_over_game, []

    def stop_at_the_third(job: Any) -> Any:
        seen.append(job)
        if len(seen) == 3:
            raise KeyboardInterrupt
        return look(job)

    monkeypatch.setattr(knowledge_review, "_look_over_game", stop_at_the_third)
    assert told(*words, "--out", str(tmp_path / "out")).code == 130
    assert len(list((tmp_path / "out" / ".review").glob("*.part"))) == 2
    resumed = json.loads(told(*words, "--out", str(tmp_path / "out"), "--resume").stdout)
    assert len(seen) == 4
    for rows in (*undisturbed["pattern"], *resumed["pattern"]):
        rows.pop("ms")
    assert resumed["pattern"] == undisturbed["pattern"]
    assert not (tmp_path / "out" / ".review").exists()


def test_a_pattern_with_few_examples_or_a_claim_that_reading_denies_is_told_as_a_note(
    file: Path, told: Ask
) -> None:
    file.write_text(class_text(CUT))
    result = told("check", str(file), "--read")
    assert result.code == 0
    assert "'take-it-through' has 1 'yes' and 1 'no': 2 of each show" in result.stderr
    assert "'take-it-through' claims 'cut' in this 'yes': White" in result.stderr
    assert "claims" not in told("check", str(file)).stderr


NOT_AROUND = """\
pattern up-and-away
why     Go around its end.
draw
  ? *
  @ A
where   A is O
says    hane(@) by *
yes
  . . . .
  . . * .
  . X O .
  . . . .
no
  . . . .
  . . . .
  . X . .
  . . . .
"""


def test_a_move_that_does_not_lie_as_it_is_called_is_told_as_a_note(file: Path, told: Ask) -> None:
    file.write_text(class_text(NOT_AROUND, asked="an enemy stone; in all orientations"))
    said = told("check", str(file), "--read").stderr
    assert "'up-and-away' claims 'hane' in this 'yes': K10 does not touch the string at J9" in said
    file.write_text(file.read_text().replace("hane(@)", "extend(A)"))
    assert "claims" not in told("check", str(file), "--read").stderr


def test_a_part_of_the_packages_patterns_is_right_and_claims_what_reading_bears_out_on_their_boards(
    told: Ask,
) -> None:
    """Every sixth file, for its own; `.ci/run` has all of them checked."""
    files = sorted(package_folder("patterns").glob("*.pat"))[::6]
    result = told("check", "--read", *map(str, files))
    assert result.code == 0 and "nothing wrong" in result.stderr and "note" not in result.stderr
