"""Move features: what a drawn position's moves have."""

from pathlib import Path

import pytest

from riyu.candidates.move_features import FAMILIES, FIXED_NAMES, MoveFeatures, family_of
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.patterns.windows import WindowTable
from tests.boards import drawn_board
from tests.guard import restored
from tests.uncompiled import run_uncompiled


def names(board: Board, at: str, color: int = 1, last: str = "", before: str = "") -> set[str]:
    """Give the names of a move's features, without windows."""
    fresh = Board(board.size)  # a board holds one set of features
    fresh.set_up(board.position())
    seen = MoveFeatures(Features(fresh, 6), WindowTable())
    size = board.size
    points = [parse_point(text, size) if text else 0 for text in (last, before)]
    seen.of(color, *points, 0)
    return {FIXED_NAMES[i] for i in seen.by_point()[parse_point(at, size)]}


CAPTURE = """
. . . . .
. . X . .
. X O . .
. . X . .
. . . . .
"""


def test_a_capture_says_what_it_takes() -> None:
    assert {"capture-1", "capture-of-last"} <= names(drawn_board(CAPTURE), "D3", last="C3")
    assert "capture-1" not in names(drawn_board(CAPTURE), "E3")


def test_an_escape_says_what_it_gets() -> None:
    assert "escape-1-to-3" not in FIXED_NAMES
    assert "escape-1-to-more" in names(drawn_board(CAPTURE), "D3", color=2)
    assert "ladder-escapes" in names(drawn_board(CAPTURE), "D3", color=2)


def test_a_capture_saves_an_own_string_in_atari() -> None:
    # A4 takes A5 and B4; B5, beside both, has C5 alone until then.
    picture = """
    O X . . .
    . O X . .
    . X . . .
    . . . . .
    . . . . .
    """
    assert {"capture-2", "capture-saves-1"} <= names(drawn_board(picture), "A4")
    free = drawn_board(picture.replace("O X . . .", "O X X . ."))
    assert "capture-2" in names(free, "A4")
    assert "capture-saves-1" not in names(free, "A4")


def test_self_atari_by_size() -> None:
    board = drawn_board("""
    . . X . .
    . X . . .
    . . . . .
    . . . . .
    . . . . .
    """)
    assert "self-atari-1" in names(board, "B5", color=2)
    assert "self-atari-1" not in names(board, "D5", color=2)


def test_atari_counts_stones() -> None:
    board = drawn_board("""
    . . . . .
    . . X . .
    . X O O X
    . . X . .
    . . . . .
    """)
    assert {"atari-2", "liberties-own-4"} <= names(board, "D4")


def test_distances_count_from_the_last_two_moves() -> None:
    board = drawn_board(CAPTURE)
    found = names(board, "E1", last="C3", before="C2")  # 2 + 2 + 2; 2 + 1 + 2
    assert {"distance-last-6", "distance-before-5"} <= found


def test_the_line_is_counted_from_the_nearest_edge() -> None:
    board = Board(19)
    assert "line-4-to-30" in names(board, "D16")
    assert "line-10-to-30" in names(board, "K10")
    assert "line-1-to-30" in names(board, "T10")


def test_links_held_and_unsettled() -> None:
    board = Board(19)
    board.play(1, parse_point("K10", 19))
    board.play(1, parse_point("L11", 19))
    assert "link-own-held-diagonal" in names(board, "L10")
    assert "link-enemy-held-diagonal" in names(board, "L10", color=2)
    board.play(2, parse_point("K11", 19))
    assert "link-own-unsettled-diagonal" in names(board, "L10")
    assert "link-joins-2" in names(board, "L10")


def test_looking_leaves_the_board_as_it_was() -> None:
    board = drawn_board(CAPTURE)
    features = Features(board, 6)
    seen = MoveFeatures(features, WindowTable())
    with restored(board):
        assert seen.of(1, 0, 0, 0) == len(board.legal_points(1))
        assert seen.points_seen() == sorted(board.legal_points(1))


def test_every_name_has_a_family_and_stands_once() -> None:
    assert len(set(FIXED_NAMES)) == len(FIXED_NAMES) == 174
    assert {family_of(name) for name in FIXED_NAMES} | {"window"} == set(FAMILIES)
    assert family_of("liberties-3:0123456789abcdef") == "window"


SCRIPT = """
from riyu.candidates.move_features import FIXED_NAMES, MoveFeatures
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.lab.measuring import random_game
from riyu.patterns.windows import WindowTable, keys_around

points = random_game(Board(9), 4, 40)
board = Board(9)
table = WindowTable()
seen = MoveFeatures(Features(board, 6), table)
last = before = 0
for number, point in enumerate(points):
    color = number % 2 + 1
    if point:
        for key in keys_around(board, color, point, last):
            if key and table.get(key) is None:
                table.put(key, len(FIXED_NAMES) + table.count)
    if number % 8 == 0:
        seen.of(color, last, before, number)
        print(number, seen.by_point())
        print(*map(bytes.hex, seen.packed()))
    board.play(color, point)
    last, before = point, last
"""


def test_plain_python_and_the_compiled_core_see_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = run_uncompiled(tmp_path, SCRIPT)
    exec(compile(SCRIPT, "script", "exec"), {})
    assert capsys.readouterr().out == plain
