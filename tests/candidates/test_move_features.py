"""Move features: what a drawn position's moves have."""

from pathlib import Path

import pytest

from riyu.candidates import constants
from riyu.candidates.feature_names import FAMILIES, FIXED_NAMES, KEYED_NAMES, family_of
from riyu.candidates.move_features import MoveFeatures, named
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.lab.measuring import random_game
from riyu.patterns.windows import TEMPLATE_NAMES, WindowTable, keys_around
from tests.boards import drawn_board
from tests.guard import restored
from tests.layout import SOURCE, enums
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


def test_the_numbers_of_both_languages_are_the_same() -> None:
    numbers = {n: v for n, v in vars(constants).items() if n.isupper()}
    assert enums(SOURCE / "candidates" / "constants.pxd") == numbers
    assert len(FIXED_NAMES) == numbers["FIXED"]
    assert len(KEYED_NAMES) == numbers["NAMED"]


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
    assert len(set(KEYED_NAMES)) == len(KEYED_NAMES) == 35
    assert {family_of(name) for name in (*FIXED_NAMES, *KEYED_NAMES)} == set(FAMILIES)
    assert family_of("liberties-3:0123456789abcdef") == "liberties"
    assert family_of("liberties-own-2") == "liberties-own"


def learned_table(points: list[int], size: int) -> WindowTable:
    """Give a table of all keys of a game's moves, Black and White in turn."""
    board, table = Board(size), WindowTable()
    seen = MoveFeatures(Features(board, 6), WindowTable())
    last = before = 0
    for number, point in enumerate(points):
        color = number % 2 + 1
        if point:
            seen.of(color, last, before, number)
            for key in seen.keys(point):
                if key and table.get(key) is None:
                    table.put(key, len(FIXED_NAMES) + table.count)
        board.play(color, point)
        last, before = point, last
    return table


def test_a_move_is_named_by_all_that_it_has() -> None:
    board = drawn_board(CAPTURE)
    last, at = parse_point("C3", 5), parse_point("D3", 5)
    keys = dict(zip(TEMPLATE_NAMES, keys_around(board, 1, at, last), strict=True))
    table = WindowTable()
    table.put(keys["window-3"], len(FIXED_NAMES))
    table.put(keys["answer-3"], len(FIXED_NAMES) + 1)
    seen = MoveFeatures(Features(board, 6), table)
    seen.of(1, last)
    found = named(seen, at)
    assert {"capture-1", "capture-of-last", f"window-3:{keys['window-3']:016x}"} <= set(found)
    assert f"answer-3:{keys['answer-3']:016x}" in found
    assert len(found) == len(set(found))
    seen.of(1, last)
    assert not any(":" in name and "window-3" not in name for name in named(seen, at + 20))


def test_keys_of_a_move_begin_with_those_of_its_windows() -> None:
    board = drawn_board(CAPTURE)
    last, before, at = (parse_point(text, 5) for text in ("C3", "C2", "D3"))
    seen = MoveFeatures(Features(board, 6), WindowTable())
    seen.of(1, last, before)
    keys = seen.keys(at)
    assert keys[: len(TEMPLATE_NAMES)] == keys_around(board, 1, at, last, before)
    assert all(keys[len(TEMPLATE_NAMES) :])


def test_two_of_a_kind_are_another_key_than_none() -> None:
    # C3 takes one stone or two on their own: sums of equal features do not cancel out.
    one = drawn_board(". X . . .\nX O X . .\n. . . . .\n. . . . .\n. . . . .")
    two = drawn_board(". X . . .\nX O X . .\n. . O X .\n. . X . .\n. . . . .")
    found = []
    for board in (one, two):
        seen = MoveFeatures(Features(board, 6), WindowTable())
        seen.of(1)
        found.append(seen.keys(parse_point("B3", 5))[KEYED_NAMES.index("together-strings")])
    assert found[0] != found[1]


def test_what_was_found_before_is_what_is_found_anew() -> None:
    # One that looks at every position beside one made for each: colors in and out of turn, moves taken back.
    points = random_game(Board(13), 9, 120)
    table = learned_table(points[::2], 13)
    board = Board(13)
    steady = MoveFeatures(Features(board, 6), table)
    last = before = 0
    for number, point in enumerate(points[:60]):
        color = 1 if number % 7 == 0 else number % 2 + 1
        fresh = Board(13)
        fresh.set_up(board.position())
        new = MoveFeatures(Features(fresh, 6), table)
        steady.of(color, last, before, number)
        new.of(color, last, before, number)
        assert steady.by_point() == new.by_point()
        if number % 5 == 4:
            board.undo()
        board.mark()
        if point and board.is_legal(color, point):
            board.play(color, point)
            last, before = point, last


SCRIPT = """
from riyu.candidates.feature_names import FIXED_NAMES
from riyu.candidates.move_features import MoveFeatures
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.lab.measuring import random_game
from riyu.patterns.windows import WindowTable

points = random_game(Board(9), 4, 40)
board = Board(9)
table = WindowTable()
seen = MoveFeatures(Features(board, 6), table)
last = before = 0
for number, point in enumerate(points):
    color = number % 2 + 1
    if number % 8 == 7:
        seen.of(color, last, before, number)
        print(number, seen.by_point())
    if point and number % 2:
        seen.of(color, last, before, number)
        found = seen.keys(point)
        print(found)
        for key in found:
            if key and table.get(key) is None:
                table.put(key, len(FIXED_NAMES) + table.count)
    board.play(color, point)
    last, before = point, last
"""


def test_plain_python_and_the_compiled_core_see_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = run_uncompiled(tmp_path, SCRIPT)
    exec(compile(SCRIPT, "script", "exec"), {})
    assert capsys.readouterr().out == plain
