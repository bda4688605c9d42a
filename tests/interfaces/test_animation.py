"""A game in pictures that follow one another, in one SVG file."""

from __future__ import annotations

import re
from pathlib import Path
from xml.dom.minidom import Element, parseString

import pytest

from riyu.interfaces.animation import LAST_STAYS, animated
from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.draw import MOST_FRAMES

GAME = "(;SZ[9]KM[7.5]PB[Ann]PW[Bo];B[ee];W[cc];B[gc];W[cg];B[gg];W[ec];B[ge])"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    return path


def frames(path: Path) -> list[Element]:
    root = parseString(path.read_text("utf-8")).documentElement
    assert root is not None
    return [node for node in root.childNodes if isinstance(node, Element)]


def captions(path: Path) -> list[str]:
    return [re.findall(r"Move \d+: \w+ \w+", frame.toxml())[0] for frame in frames(path)]


def test_each_third_move_and_the_last_are_shown_in_turn(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    words = ["draw", str(game), "--every", "3", "--show", "territory", "-o", str(out), "-q"]
    assert run(words) == 0
    assert captions(out) == ["Move 3: Black G7", "Move 6: White E7", "Move 7: Black G5"]
    assert "territory:" in out.read_text("utf-8")
    again = out.read_bytes()
    assert run(words) == 0
    assert out.read_bytes() == again


def test_one_is_seen_at_a_time_and_the_last_where_nothing_moves(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    assert run(["draw", str(game), "--every", "3", "--seconds", "0.5", "-o", str(out), "-q"]) == 0
    found = frames(out)
    assert [frame.getAttribute("display") for frame in found] == ["none", "none", "inline"]
    turns = [frame.getElementsByTagName("animate")[0] for frame in found]
    ticks = 2 + LAST_STAYS
    assert {turn.getAttribute("dur") for turn in turns} == {f"{ticks * 0.5:g}s"}
    assert [turn.getAttribute("values") for turn in turns] == [
        *("inline;none", "none;inline;none", "none;inline"),
    ]
    assert [turn.getAttribute("keyTimes") for turn in turns] == ["0;0.2", "0;0.2;0.4", "0;0.4"]


def test_up_to_a_move_and_to_standard_output(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["draw", str(game), "--every", "2", "--move", "4", "-q"]) == 0
    assert capsys.readouterr().out.count("<animate ") == 2


def test_a_single_picture_stands_still(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    assert run(["draw", str(game), "--every", "50", "-o", str(out), "-q"]) == 0
    assert "<animate" not in out.read_text("utf-8")
    assert captions(out) == ["Move 7: Black G5"]


def test_the_largest_picture_gives_the_size() -> None:
    small = '<svg xmlns="x" viewBox="0 0 5 7" width="5" height="7"></svg>'
    large = '<svg xmlns="x" viewBox="0 0 4 9.5" width="4" height="9.5"></svg>'
    assert 'viewBox="0 0 5 9.5" width="5" height="9.5"' in animated([small, large], 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--every", "0"], "--every"),
        (["--every", "2", "--text"], "they can't be characters"),
        (["--every", "2", "-o", "game.png"], "go to a file such as game.svg"),
        (["--every", "2", "--move", "99"], "99"),
        (["--every", "2", "--seconds", "0"], "--seconds"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    game: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["draw", str(game), *words]) == 2
    assert said in capsys.readouterr().err


def test_a_drawn_position_and_too_many_pictures_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "position.txt"
    drawn.write_text(". .\n. X\n")
    assert run(["draw", str(drawn), "--every", "1"]) == 2
    assert "no moves to show" in capsys.readouterr().err
    long = tmp_path / "long.sgf"
    long.write_text("(;SZ[19]" + ";B[];W[]" * MOST_FRAMES + ")")
    assert run(["draw", str(long), "--every", "1"]) == 2
    assert "--every 2 for this game" in capsys.readouterr().err
