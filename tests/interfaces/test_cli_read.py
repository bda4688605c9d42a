"""`riyu read` tells the verdict of a goal, writes its tree and picture; `riyu bench reading` measures."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.read import _LISTED
from riyu.lab.games import random_games
from riyu.reading.readings import GOALS
from riyu.sgf.files import read_file
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write
from tests.reading.positions import NET
from tests.reading.test_again import FROM_BEHIND, FROM_INSIDE
from tests.reading.test_by_life import BULKY_FIVE
from tests.reading.test_eye_theaters import A_SPACE_OF_BOTH
from tests.search.test_about_group import OPEN


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "net.pos"
    path.write_text(NET.lstrip())
    return path


def test_the_verdict_is_told_in_words(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(position), "--goal", "capture", "d4"]) == 0
    words = capsys.readouterr().out
    assert words.startswith("Can Black, moving first, capture D4: yes\nline        ")
    assert "\nnodes       " in words and "\ndepends on  " in words


def test_as_json_with_the_tree(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(position), "d4", "--first", "white", "--limit", "500", "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert (value["goal"], value["first"], value["asker"], value["limit"]) == (
        "capture",
        "white",
        "black",
        500,
    )
    assert value["tree"]["verdict"] == value["verdict"]


def test_of_a_group_that_is_left_open_it_is_told_what_is_likely(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "open.pos"
    path.write_text(OPEN.lstrip())
    command = ["read", str(path), "a3", "--goal", "kill", "--limit", "1000"]
    assert run(command) == 0
    words = capsys.readouterr().out
    assert "not clear, out of nodes\n" in words
    assert "\nlikely      killed in " in words and "4,000 games about it; tried most: " in words
    assert run([*command, "--json"]) == 0
    likely = json.loads(capsys.readouterr().out)["likely"]
    assert likely["games"] == 4000 and 0 < likely["killed"] < 1


@pytest.mark.parametrize(
    ("owner", "enemy", "made"), [("black", "white", "win"), ("white", "black", "loss")]
)
def test_whose_eye_an_empty_point_is_asked_about_for_may_be_said(
    owner: str, enemy: str, made: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the space of both White makes no eye, and either eye is taken by who moves first."""
    path = tmp_path / "both.pos"
    path.write_text(A_SPACE_OF_BOTH.lstrip())
    for goal, asker, verdict in (("make-eye", owner, made), ("take-eye", enemy, "win")):
        command = ["read", str(path), "D5", "--goal", goal, "--owner", owner, "--json"]
        assert run(command) == 0
        value = json.loads(capsys.readouterr().out)
        assert (value["asker"], value["verdict"]) == (asker, verdict)


def test_tree_and_picture_are_written(position: Path, tmp_path: Path) -> None:
    sgf, svg = tmp_path / "tree.sgf", tmp_path / "tree.svg"
    command = ["read", str(position), "-g", "capture", "D4", "--tree", str(sgf), "--svg", str(svg)]
    assert run([*command, "-q"]) == 0
    (root,) = read_file(sgf).trees
    assert "Can Black, moving first, capture D4: yes" in root.text("C")
    assert svg.read_text("utf-8").startswith("<svg")
    assert run([*command[:5], "--svg", str(tmp_path / "no" / "such.svg")]) == 2


BENT_THREE = """
7x7, Black to move
. . . . . . .
. O O O O O .
. O X X X O .
. O X . X O .
. O X . . X O
. O X X X X O
. O O O O O .
"""


@pytest.mark.parametrize(
    ("goal", "points", "said"),
    [
        ("kill", ["C5"], "Can White, moving first, kill C2: yes\nline        D3"),
        ("live", ["C5"], "Can Black, moving first, make C2 live: yes\nline        D3"),
        ("eye", ["D4"], "Can Black, moving first, make an eye for D4: yes"),
        ("take-eye", ["C5"], "Can White, moving first, keep C2 from an eye: no"),
        ("race", ["C5", "B5"], "Can Black, moving first, win the race of C2 against B1: no"),
        ("survive-race", ["C5", "B5"], "Can Black, moving first, keep C2 in its race with B1: yes"),
    ],
)
def test_every_goal_has_its_tree(
    goal: str, points: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn, sgf = tmp_path / "three.pos", tmp_path / "tree.sgf"
    drawn.write_text(BENT_THREE.lstrip())
    assert run(["read", str(drawn), *points, "--goal", goal, "--tree", str(sgf)]) == 0
    assert capsys.readouterr().out.startswith(said)
    (root,) = read_file(sgf).trees
    assert said.partition(":")[0] in root.text("C")


@pytest.mark.parametrize(("goal", "answer"), [("cut", "no"), ("connect", "yes")])
def test_two_stones_of_one_string_are_said_to_be_one(
    goal: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.pos"
    path.write_text(". . .\n. X X\n. O .\n")
    assert run(["read", str(path), "B2", "C2", "--goal", goal]) == 0
    assert f": {answer}, for they are one string\n" in capsys.readouterr().out


def test_the_help_lists_every_goal() -> None:
    assert ", ".join(goal.name for goal in GOALS) == _LISTED


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["A1"], "no stone stands at A1"),
        (["D4", "C4"], "2 points, expected 1"),
        (["D4", "--goal", "cut"], "cut: 1 point, expected 2"),
        (["D4", "--goal", "captrue"], "no goal 'captrue'"),
        (["Z9"], "no point"),
        (["D4", "--first", "red"], "no color"),
    ],
)
def test_what_cant_be_asked_is_said(
    position: Path, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["read", str(position), *arguments]) in (2, 3)
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "what", [[], ["--speed"], ["--ladders"], ["--check"], ["--check", "--goal", "race"]]
)
def test_the_bench_measures(
    what: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (game,) = random_games(1, 4, (19,))
    path = tmp_path / "short.sgf"
    path.write_bytes(write(tree_of(replace(game.record, moves=game.record.moves[:80]))))
    command = ["bench", "reading", str(path), "--games", "1", "--limit", "50", *what]
    assert run([*command, "--json", "-q"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["rows"]
    if "--check" in what:
        assert value["rows"][0]["questions"] > 0 and value["rows"][0]["differences"] == 0


def test_what_a_groups_life_says_of_a_string_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bulky.pos"
    path.write_text(BULKY_FIVE.lstrip())
    assert run(["read", str(path), "B5", "--goal", "capture"]) == 0
    assert ": yes, by the life of its group\n" in capsys.readouterr().out
    assert run(["read", str(path), "B5", "--goal", "capture", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["by_life"] is True


def test_what_was_left_out_and_how_it_was_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "inside.pos"
    path.write_text(FROM_INSIDE.lstrip())
    assert run(["read", str(path), "C2", "D1", "--goal", "race"]) == 0
    assert "\nleft out    F3: once made, it fails\n" in capsys.readouterr().out
    assert run(["read", str(path), "C2", "D1", "--goal", "race", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["left_out"], told["after_move"], told["is_wide"]) == (["F3"], False, False)
    path.write_text(FROM_BEHIND.lstrip())
    assert run(["read", str(path), "B5", "A6", "--goal", "connect", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["is_wide"] is True
