"""Semeai: drawn races end as Mueller's classes say, random ones as the slow twin says, and the board is as before."""

from __future__ import annotations

import random

import pytest

from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, all_points, parse_point
from riyu.reading.races import Race, read_race
from riyu.reading.reading import Verdict
from riyu.reading.semeai import SemeaiReader
from tests.boards import drawn_board
from tests.guard import restored
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
