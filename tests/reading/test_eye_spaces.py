"""Eye spaces: drawn ones are worth what the picture shows, random ones what the slow twin says."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, neighbors, parse_point, point_text
from riyu.game.position import empty_position
from riyu.reading.eye_spaces import EyeReader, EyeWorth
from tests.boards import drawn_board
from tests.guard import restored
from tests.reference import eye_life
from tests.reference.races import Repeated, slow_life

ONE_POINT = """
7x7, Black to move
. . . . . . .
. . . . . . .
. . . . . . .
. . X X X . .
. . X . X . .
. . X X X . .
. . . . . . .
"""
FALSE = """
7x7, Black to move
. . . . . . .
. . . . . . .
. . . O O O .
. . X X O O .
. . X . X O .
. O O X X O .
. O . . O O .
"""
THREE_IN_A_ROW = """
7x7, Black to move
. . . . . . .
. . . . . . .
X X X X X . .
X . . . X . .
X X X X X . .
. . . . . . .
. . . . . . .
"""
SQUARE = """
7x7, Black to move
. . . . . . .
. X X X X . .
. X . . X . .
. X . . X . .
. X X X X . .
. . . . . . .
. . . . . . .
"""
FOUR_IN_A_ROW = """
7x7, Black to move
. . . . . . .
. . . . . . .
X X X X X X .
X . . . . X .
X X X X X X .
. . . . . . .
. . . . . . .
"""
BULKY_FIVE = """
7x7, Black to move
. . . . . . .
X X X X . . .
X . . X X . .
X . . . X . .
X X X X X . .
. . . . . . .
. . . . . . .
"""
TAKEN_BACK_AND_FALSE = """
7x7, Black to move
. . O . O . .
. O O X O . .
. O X . X O .
. O X O X O .
. O X . X O .
. O X X X O .
. . . . . . .
"""
NOBODY_FILLS_IT = """
7x7, Black to move
. X X X X X X
X X X X X X X
X X X X X X X
X X X X X X X
X X X X X X X
X X . . X X X
X O O O . X X
"""


def worth(picture: str, vertex: str, color: int = 0) -> EyeWorth:
    board = drawn_board(picture)
    with restored(board):
        found = EyeReader(board).at(parse_point(vertex), color)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("picture", "vertex", "worst", "best", "vital"),
    [
        (ONE_POINT, "D3", 1, 1, ""),
        (FALSE, "D3", 0, 0, ""),
        (THREE_IN_A_ROW, "B4", 1, 2, "C4"),
        (SQUARE, "C5", 1, 1, ""),
        (FOUR_IN_A_ROW, "B4", 2, 2, ""),
        (BULKY_FIVE, "B5", 1, 2, "C4"),
        (TAKEN_BACK_AND_FALSE, "D5", 0, 1, "D5"),
    ],
)
def test_a_space_is_worth_what_is_drawn(
    picture: str, vertex: str, worst: int, best: int, vital: str
) -> None:
    found = worth(picture, vertex, BLACK)
    assert (found.worst, found.best) == (worst, best)
    assert found.is_read
    assert found.value == (worst + best) / 2
    if vital:
        assert point_text(found.attack[0]) == point_text(found.defense[0]) == vital
    else:
        assert found.attack == found.defense == ()


PLACES = {"middle": (3, 3), "edge": (3, 0), "corner": (0, 0)}
SHAPES = {
    "three bent": ("..|.-", (1, 2)),
    "tripod": (".-|..|.-", (1, 2)),
    "L": (".--|...", (2, 2)),
    "bent four": ("..-|-..", (2, 2)),
    "square": ("..|..", (1, 1)),
    "bulky five": ("..-|...", (1, 2)),
    "cross": ("-.-|...|-.-", (1, 2)),
    "row of five": (".....", (2, 2)),
    "rabbity six": ("-..|...|-.-", (1, 2)),
    "door": ("...|...", (2, 2)),
    "three in it": ("OO|.O|.-", (1, 2)),
    "bent three in it": ("..|OO|O-", (1, 1)),
}
"""Spaces from the top row down: `.` empty, `O` an enemy stone, `-` wall; eyes at worst and best, wherever it lies."""


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", SHAPES)
def test_shapes_are_worth_what_is_known_of_them(name: str, place: str) -> None:
    drawn, known = SHAPES[name]
    closed = eye_life.walled(drawn.split("|"), *PLACES[place])
    board = Board(9)
    board.set_up(closed.position)
    found = EyeReader(board).at(min(closed.space), BLACK)
    assert found is not None and found.is_read
    assert (found.worst, found.best) == known, f"{name}, {place}\n{board}"


def test_a_space_that_nobody_can_fill_is_as_good_as_two_eyes() -> None:
    assert worth(NOBODY_FILLS_IT, "C2", BLACK).best == 2


def test_open_land_is_no_eye_space() -> None:
    assert EyeReader(Board(9)).at(parse_point("E5")) is None


def test_a_point_off_the_board_is_refused() -> None:
    with pytest.raises(UsageError, match="not on a 9x9 board"):
        EyeReader(Board(9)).at(0)


def closed_space(chance: random.Random) -> tuple[Board, set[int], int, int]:
    """Give a board with one closed black space of 2 to 5 points, White outside with two eyes and a shared liberty."""
    size = 7
    inner = [
        p for p in all_points(size) if point_text(p)[0] in "ABCDEF" and point_text(p)[1] in "123"
    ]
    space = {chance.choice(inner)}
    while len(space) < chance.randint(2, 5):
        beside = [q for p in space for q in neighbors(p, size) if q in inner and q not in space]
        space.add(chance.choice(beside))
    outside = parse_point("A5")
    eyes = {parse_point("A7"), parse_point("C7")}
    rows67 = {p for p in all_points(size) if point_text(p)[1] in "67"} - eyes
    black = set(all_points(size)) - rows67 - eyes - space - {outside}
    dead = set(chance.sample(sorted(space), chance.randint(0, len(space) - 1)))
    board = Board(size)
    board.set_up(empty_position(size).with_stones(black=sorted(black), white=sorted(rows67 | dead)))
    return board, space, outside, parse_point("G5")


def test_random_closed_spaces_live_as_the_slow_twin_says() -> None:
    chance = random.Random(3)
    seen = 0
    for number in range(90):
        board, space, outside, wall = closed_space(chance)
        if len({board.string_name(p) for p in all_points(7) if board.color_at(p) == BLACK}) > 1:
            continue
        if board.liberties(wall) == 1:
            continue  # taken from outside, whatever the space is worth
        found = EyeReader(board).at(min(space), BLACK)
        assert found is not None
        stones = {p: board.color_at(p) for p in all_points(7)}
        try:
            lives = [slow_life(stones, 7, space, outside, wall, side) for side in (WHITE, BLACK)]
        except Repeated:
            continue
        seen += 1
        assert [found.worst == 2, found.best == 2] == lives, f"{number}\n{board}"
        for p in found.attack:
            after = stones | {p: WHITE}
            assert p in space and after[p] == WHITE and stones[p] == EMPTY
    assert seen > 25


def test_random_spaces_with_lost_corners_are_worth_what_life_by_them_shows() -> None:
    """Where corners of the wall are White's its strings fall apart, and some live by the space alone."""
    chance = random.Random(5)
    seen = 0
    while seen < 60:
        closed = eye_life.closed_space(chance, most=4, gaps=0.4)
        if closed is None:
            continue
        board = Board(eye_life.SIZE)
        board.set_up(closed.position)
        try:
            eyes = [eye_life.slow_eyes(closed, first) for first in (WHITE, BLACK)]
        except Repeated:
            continue
        seen += 1
        found = EyeReader(board).at(min(closed.space), BLACK)
        assert found is not None
        assert [found.worst, found.best] == eyes, f"{board}"
