"""Semeai: drawn races end as Mueller's classes say, random ones as the slow twin says, and the board is as before."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, parse_point
from riyu.reading.races import Race, find_race, meeting, read_race
from riyu.reading.reading import Reading, Verdict
from riyu.reading.semeai import SemeaiReader
from tests.boards import drawn_board
from tests.guard import restored
from tests.reading.positions import strewn
from tests.reading.test_depends_on import positions
from tests.reference.races import Repeated, slow_race


def race_board(black_outside: int, white_outside: int, shared: int) -> Board:
    """Give a board where a black string of row 6 and a white one of row 5 race, both between living stones.

    Their liberties outside are in rows 7 and 4, the shared ones at the ends of row 6.
    """
    rows = [
        ". O . O O O O O O",
        "O O O O O O O O O",
        "X X " + " ".join("." * black_outside + "X" * (5 - black_outside)) + " X X",
        ". X X X X X X X ." if shared == 2 else ". X X X X X X X X",
        "O O O O O O O O O",
        "O O " + " ".join("." * white_outside + "O" * (5 - white_outside)) + " O O",
        "X X X X X X X X X",
        "X X X X X X X X X",
        ". X . X X X X X X",
    ]
    if not shared:
        rows[3] = "X X X X X X X X X"
    return drawn_board("9x9, Black to move\n" + "\n".join(rows))


def race(board: Board, first: str, second: str) -> Race:
    with restored(board):
        return read_race(board, parse_point(first), parse_point(second))


@pytest.mark.parametrize(
    ("black", "white", "shared", "codes"),
    [
        (2, 2, 0, (1, 1)),  # equal: the first to move wins
        (1, 2, 0, (0, 0)),
        (2, 2, 1, (1, 1)),
        (2, 2, 2, (1, 0)),  # two shared: neither dares
        (3, 2, 2, (1, 1)),
        (1, 3, 2, (0, 0)),
    ],
)
def test_a_race_without_eyes_is_won_by_the_count(
    black: int, white: int, shared: int, codes: tuple[int, int]
) -> None:
    found = race(race_board(black, white, shared), "C6", "C5")
    assert (found.lives, found.kills) == codes


def test_a_race_won_already_needs_no_move() -> None:
    assert race(race_board(4, 2, 0), "C6", "C5").move == 0
    assert race(race_board(2, 2, 0), "C6", "C5").move != 0


def test_what_the_verdict_rests_on_holds_both_strings_and_their_liberties() -> None:
    board = race_board(2, 2, 1)
    reader = SemeaiReader(board)
    reader.aim(parse_point("C5"), parse_point("C6"))
    reading = reader.read(BLACK, BLACK)
    assert reading.verdict is Verdict.WIN
    for string in ("C5", "C6"):
        assert set(board.string_points(parse_point(string))) <= reading.depends_on
        assert set(board.liberty_points(parse_point(string))) <= reading.depends_on


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    board = race_board(3, 2, 2)
    reader = SemeaiReader(board)
    readings = []
    for _ in range(2):
        for target, rival in (("C5", "C6"), ("C6", "C5")):
            for first in (BLACK, WHITE):
                reader.aim(parse_point(target), parse_point(rival))
                readings.append(reader.read(first, BLACK))
    assert readings[:4] == readings[4:]
    fresh = SemeaiReader(board)
    fresh.aim(parse_point("C6"), parse_point("C5"))
    assert fresh.read(WHITE, BLACK) == readings[3]


def walled(*rows: str) -> Board:
    """Give a board of 9x9 with White's living stones above the rows of a corner."""
    above = [". O O O O O O O .", *["O O O O O O O O O"] * (8 - len(rows))]
    return drawn_board("9x9, Black to move\n" + "\n".join([*above, *rows]))


def test_an_eye_space_in_which_a_ko_decides_is_read_not_counted() -> None:
    board = walled(
        "O O O O O O . . .",
        "O O O O O . X X X",
        "O O O O O X X O O",
        "O O O O O X . O .",
        "O O O O O X O O X",
        ". O O O . X O . .",
    )
    found = race(board, "J4", "J5")
    assert (found.lives, found.kills) == (2, 2)
    assert race(board, "J5", "J4") == Race(1, 1, parse_point("J1"))


def test_a_bent_four_in_the_corner_is_dead() -> None:
    board = walled(
        ". . O O O O O O O",
        "X X O O O O O O O",
        ". X . . O O O O O",
        "O X X X O O O O O",
        "O O . X O O O O .",
    )
    assert race(board, "A4", "A2") == Race(0, 0, 0)
    found = race(board, "A2", "A4")
    assert (found.lives, found.kills) == (1, 1)


def test_a_large_eye_that_is_nearly_filled_is_worth_no_more_than_a_small_one() -> None:
    board = walled(
        "X X O O O O O O O",
        ". X O O O O O O O",
        "X X X X O O O O O",
        "O O O X O O O O O",
        "X . O X X X X O O",
        ". X O O O . X O .",
    )
    assert race(board, "A4", "A3") == Race(1, 0, 0)


def test_a_string_that_stands_around_may_be_taken_first() -> None:
    board = drawn_board(
        """9x9, White to move
        . . . X O O O O X
        O O . O X O . . X
        O O . O X X X X X
        X X X X O O O O O
        X X X X X . . O .
        X X X X X X X X .
        X X X X X X X X X
        X X X X X X X X X
        . X X X X X X X ."""
    )
    assert race(board, "E6", "E7") == Race(1, 1, parse_point("C9"))


def test_the_race_that_hangs_on_a_move_is_found() -> None:
    board = race_board(2, 2, 0)
    for color in (BLACK, WHITE):
        found = find_race(board, color)
        assert found is not None
        assert board.color_at(found.first) == color
        assert (found.race.lives, found.race.kills) == (1, 1)
        assert found.race.move in board.liberty_points(found.second)


# B2 and D2 are one group by a settled link; D2 alone meets White's three in the E column.
FAR_STRING = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O O O X X . . .
. O O O X . . . .
O . X X O X . . .
O X . X O . X . .
. O O X O . X . .
"""


def test_groups_race_by_the_strings_in_which_they_meet() -> None:
    board = race_board(2, 2, 0)
    black, white = parse_point("E6"), parse_point("E5")
    assert meeting(board, black, white) == tuple(map(board.string_name, (black, white)))
    board = drawn_board(FAR_STRING)
    far, near, enemy = map(parse_point, ("B2", "D2", "E2"))
    assert meeting(board, far, enemy) == tuple(map(board.string_name, (near, enemy)))
    assert meeting(board, enemy, far) == tuple(map(board.string_name, (enemy, near)))
    with restored(board):
        assert read_race(board, *meeting(board, far, enemy)).kills == 1


def test_nothing_outside_it_changes_a_reading() -> None:
    chance = random.Random(3)
    asked = 0
    for size, board in [(s, b) for s in (5, 7, 9) for b in positions(s, 6, s)]:
        fresh = Board(size)
        fresh.set_up(replace(board.position(), ko=0))
        for target in list(fresh.strings()):
            for rival in fresh.neighbor_strings(target):
                reading = race_reading(fresh, target, rival)
                other = strewn(fresh, chance, reading.depends_on, 0.4)
                if other is not None:
                    asked += 1
                    assert race_reading(other, target, rival) == reading, f"{fresh}\n{other}"
    assert asked > 100


def race_reading(board: Board, target: Point, rival: Point) -> Reading:
    reader = SemeaiReader(board)
    reader.aim(target, rival)
    own = board.color_at(target)
    return reader.read(own, own, 300)


def with_codes(board: Board, own: Color, first: int, second: int) -> tuple[int, int]:
    """Give what the slow twin says of a race whose first string's side moves."""
    stones = {p: board.color_at(p) for p in all_points(9)}
    lives = {parse_point(v) for v in ("A9", "C9", "A1", "C1")}
    points = [p for p in all_points(9) if stones[p] == EMPTY and p not in lives]
    kills = slow_race(stones, 9, points, second, first, own)
    return int(not slow_race(stones, 9, points, first, second, own)), int(kills)


def test_races_end_as_the_slow_twin_says() -> None:
    chance = random.Random(5)
    seen = 0
    for _ in range(14):
        counts = chance.randint(1, 3), chance.randint(1, 3), chance.randint(0, 2)
        if sum(counts) > 6:
            continue
        board = race_board(*counts)
        for own, first, second in ((BLACK, "C6", "C5"), (WHITE, "C5", "C6")):
            try:
                expected = with_codes(board, own, parse_point(first), parse_point(second))
            except Repeated:
                continue
            seen += 1
            found = race(board, first, second)
            assert (found.lives, found.kills) == expected, f"{counts}\n{board}"
    assert seen > 10


A_FIRST_MOVE_BESIDE = """
9x9, Black to move
O O . O O X X X X
O O O O X X X X X
. O O O X X X X X
O O O O X X X X X
O O O X . X X X X
O O O X X X X X .
. . . . X X X X X
X X . O X X X X X
X X O O X X X X X
"""
A_SHORT_RACE = """
9x9, Black to move
X X X X X X X X X
X X X X X X . X .
X X X X X X X X X
O X X X X X X X O
O O O X X X X O O
O O O O O X X . O
. O O O O O O . .
O O O O O O O . X
O O O . O . X X X
"""


@pytest.mark.parametrize(
    ("picture", "target", "rival", "first", "move"),
    [
        (A_FIRST_MOVE_BESIDE, "A1", "C1", WHITE, "C3"),  # a liberty of neither
        (A_SHORT_RACE, "J4", "G1", WHITE, "H3"),  # a liberty of neither
    ],
)
def test_a_race_is_won_by_what_counting_does_not_see(
    picture: str, target: str, rival: str, first: Color, move: str
) -> None:
    board = drawn_board(picture)
    reader = SemeaiReader(board)
    reader.aim(parse_point(target), parse_point(rival))
    reading = reader.read(first, first)
    assert reading.verdict is Verdict.WIN
    assert reading.line[0] == parse_point(move)
