"""`riyu draw` without its command line: files in, pictures out, errors a person can act on."""

from __future__ import annotations

import errno
import gzip
import os
import xml.etree.ElementTree as ET
from itertools import islice
from pathlib import Path

import pytest
from sgfmill import boards, sgf, sgf_moves

from riyu.base import whole_files
from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.position import parse_position
from riyu.interfaces.cli.draw import draw
from tests.shared import shared

GAME = (
    "(;FF[4]GM[1]SZ[5]PB[Ann]BR[3k]PW[Ben]RU[Japanese]KM[6.5]"
    ";B[bc];W[ec];B[cd];W[dd];B[cb];W[db];B[];W[cc];B[dc])"
    "(;FF[4]GM[1]SZ[9]AB[cc][gg]HA[2];W[ee])"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.sgf"
    file.write_text(GAME, encoding="utf-8")
    return file


def test_the_last_position_is_drawn_with_players_and_prisoners(path: Path) -> None:
    drawn = draw(path, text=True, unicode=False)
    assert drawn.warnings == ()
    assert drawn.text == (
        "Ann (3k) - Ben\n"
        "\n"
        "   A B C D E\n"
        " 5 . . . . . 5\n"
        " 4 . . X O . 4\n"
        " 3 . X +(X)O 3\n"
        " 2 . . X O . 2\n"
        " 1 . . . . . 1\n"
        "   A B C D E\n"
        "\n"
        "White to move; captured: 0 black, 1 white\n"
        "\n"
        "Move 9: Black D3\n"
    )


def test_a_move_number_and_overlays_choose_what_is_seen(path: Path) -> None:
    text = draw(path, move=8, show=["atari"], text=True, title="").text
    assert text.startswith("   A")
    assert " 3 ├──●─(○△)◇──○  3" in text.splitlines()
    assert "atari: Strings with one liberty left." in text


def test_the_second_game_of_a_file_with_its_handicap(path: Path) -> None:
    stones = parse_position(
        "\n".join(
            line.replace("(", " ").replace(")", " ")
            for line in draw(path, game=2, text=True, unicode=False, title="").text.splitlines()[
                :11
            ]
        )
    )
    assert (len(list(stones.points(BLACK))), len(list(stones.points(WHITE)))) == (2, 1)


def test_the_picture_is_written_and_given(path: Path, tmp_path: Path) -> None:
    output = tmp_path / "game.svg"
    drawn = draw(path, show=["moves", "ko"], output=output, theme="print")
    assert output.read_text(encoding="utf-8") == drawn.text
    assert ET.fromstring(drawn.text).get("data-theme") == "print"
    assert 'data-layer="ko"' in drawn.text


def test_a_drawn_position_is_drawn_too(tmp_path: Path) -> None:
    file = tmp_path / "ladder.txt"
    file.write_text(". X .\nX O .\n. X .\n", encoding="utf-8")
    text = draw(file, show=["liberties"], text=True, unicode=False).text
    assert " 2 X2 O1 .  2" in text.splitlines()
    with pytest.raises(UsageError, match="is a drawn position: it has no move 3"):
        draw(file, move=3)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"move": 10}, "move 10: the game has moves 0 to 9"),
        ({"show": ["libertys"]}, "did you mean 'liberties'"),
        ({"theme": "drak"}, "did you mean 'dark'"),
        ({"region": "A1"}, "region 'A1': expected two corners, such as A1-K10"),
        ({"game": 3}, "holds games 1 to 2"),
        ({"output": Path("x.png")}, "x.png: the picture is SVG and goes to a file such as x.svg"),
        ({"output": Path("x.svg"), "text": True}, "x.svg: characters (--text) go to"),
        ({"output": Path("x.txt")}, "such as x.svg"),
        ({"output": Path("/nowhere/at/all.svg")}, "can't write /nowhere/at/all.svg: No such file"),
    ],
)
def test_what_can_not_be_done_is_said(path: Path, wanted: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        draw(path, **wanted)  # type: ignore[arg-type]
    assert message in str(caught.value)


def test_a_full_disk_leaves_the_picture_that_was_there(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "a.svg"
    draw(path, output=picture)
    before = picture.read_bytes()

    def full(file: int, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(whole_files, "put", full)
    with pytest.raises(UsageError, match=r"a\.svg: the disk is full"):
        draw(path, output=picture, move=2)
    assert picture.read_bytes() == before


def test_files_that_can_not_be_read_are_said(tmp_path: Path) -> None:
    for name in ("none.sgf", "none.txt"):
        with pytest.raises(BadInput, match=rf"{name}: "):
            draw(tmp_path / name)
    bad = tmp_path / "bad.sgf"
    bad.write_text("no game at all", encoding="utf-8")
    with pytest.raises(BadInput, match=r"bad\.sgf"):
        draw(bad)
    twice = tmp_path / "twice.sgf"
    twice.write_text("(;SZ[9];B[ee];W[ee])", encoding="utf-8")
    with pytest.raises(IllegalMove, match=r"twice\.sgf: move 2, White E5: occupied"):
        draw(twice)


def sgfmills_board(data: bytes, number: int) -> boards.Board:
    game = sgf.Sgf_game.from_bytes(data)
    board, plays = sgf_moves.get_setup_and_moves(game)
    for color, move in plays[:number]:
        if move is not None:
            board.play(*move, color)
    return board


@pytest.mark.parametrize("number", [30, 150])
def test_sgfmill_sees_the_same_position_in_a_real_game(tmp_path: Path, number: int) -> None:
    with gzip.open(shared("data/games19/fox_pro.sgfs.gz"), "rb") as lines:
        line = next(islice(lines, 100, None))
    file = tmp_path / "real.sgf"
    file.write_bytes(line)
    root = ET.fromstring(draw(file, move=number).text)
    seen = {
        g.get("data-point"): g.get("class")
        for g in root.iter()
        if g.get("class") in ("black", "white")
    }
    board = sgfmills_board(line, number)
    names = "ABCDEFGHJKLMNOPQRST"
    expected = {
        f"{names[column]}{row + 1}": {"b": "black", "w": "white"}[color]
        for color, (row, column) in board.list_occupied_points()
    }
    assert seen == expected
