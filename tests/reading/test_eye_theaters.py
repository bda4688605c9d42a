"""Theaters of eyes: in drawn ones an eye comes about, or doesn't, or in ko, as the rules alone say of every move."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, opposite, parse_point, point_text
from riyu.lab.small_world import SmallWorld, Witnessed
from riyu.lab.world_drawing import drawn_world
from riyu.lab.worlds import asked_of, solved
from riyu.reading.eye_theaters import EyeTheaters
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings
from tests.boards import drawn_board
from tests.guard import restored

STONES_THAT_FALL = """
9x9, Black to move
X X X X X X X X X
. X X X X X X . X
X X X X X X X X X
X X X X X X X X X
. X X X X X X X X
. . O O O O O O O
. X O O O O . O O
O O O O O O O O .
O O O O O O O O O
"""
A_SPACE_OF_BOTH = """
9x9, Black to move
X X X X X X X O O
X X X X X X O O .
X X X X X O O O O
X X X X X X O . O
X X X . O X O O O
X X X . . O O O O
. X X X X O O O O
X X X X X X O O O
X X . X X X X O O
"""
KO_WITHOUT_END = """
9x9, Black to move
O . O X X X X X X
. O O X X X X X X
. X X X X X X X X
X X X X X X X X X
X X X X X X X X X
X X X . X . X X X
X X X X X X X X X
X X X X X X X X X
X X X X X X X X X
"""
IN_KO = """
9x9, Black to move
O O . . O . X X X
. O X . X X X X X
O O X X X X X X X
O O O O X . X X X
O O O O X X X X X
O O O O X X X X X
. O O O X X X X X
O O O X X X X X X
O O O X X X X X .
"""
WALLS_THAT_BOTH_LIVE = """
9x9, Black to move
. X . X X O O . O
X X X X X O O O O
X X X X X O O . O
X X X X . X X X X
O O O O X X X X X
O O O O X X X X X
O O . O X X . X X
O O O O X X X X X
. O O O X X X X .
"""

DRAWN = {
    "stones that fall": (STONES_THAT_FALL, "A4", BLACK, ("win", "win")),
    "a space of both": (A_SPACE_OF_BOTH, "D5", BLACK, ("win", "win")),
    "a ko that White can't end": (KO_WITHOUT_END, "B9", BLACK, ("loss", "win")),
    "in ko": (IN_KO, "D9", BLACK, ("ko Black", "win")),
    "walls that both live": (WALLS_THAT_BOTH_LIVE, "E6", BLACK, ("loss", "win")),
}
"""Of each: the eye's point and owner; the verdicts for who moves first, the enemy and the owner."""


def told(reading: Reading) -> str:
    names = {EMPTY: "", BLACK: " Black", WHITE: " White"}
    return f"{reading.verdict.value}{names[reading.threat_by]}"


def asked(board: Board, point: Point, owner: Color, first: Color) -> Reading:
    readings = Readings(board)
    goal = "make-eye" if first == owner else "take-eye"
    return readings.answer(readings.question(goal, [point], first, owner=owner))


def turned(picture: str, turns: int, is_swapped: bool) -> str:
    head, *rows = picture.strip().splitlines()
    grid = [row.split() for row in rows]
    for _ in range(turns):
        grid = [list(row) for row in zip(*grid[::-1], strict=True)]
    text = "\n".join([head, *(" ".join(row) for row in grid)])
    return text.translate(str.maketrans("XO", "OX")) if is_swapped else text


@pytest.mark.parametrize("name", DRAWN)
def test_an_eye_comes_about_as_is_drawn(name: str) -> None:
    picture, vertex, owner, verdicts = DRAWN[name]
    board = drawn_board(picture)
    for first, verdict in zip((opposite(owner), owner), verdicts, strict=True):
        with restored(board):
            found = asked(board, parse_point(vertex), owner, first)
        assert told(found) == verdict


@pytest.mark.parametrize("name", DRAWN)
def test_however_the_board_lies_the_eye_is_the_same(name: str) -> None:
    picture, vertex, owner, verdicts = DRAWN[name]
    plain = [verdict.split()[0] for verdict in verdicts]
    column, row = "ABCDEFGHJ".index(vertex[0]), 9 - int(vertex[1])
    for turns in range(4):
        for is_swapped in (False, True):
            color = opposite(owner) if is_swapped else owner
            board = drawn_board(turned(picture, turns, is_swapped))
            point = parse_point("ABCDEFGHJ"[column] + str(9 - row))
            found = [asked(board, point, color, first) for first in (opposite(color), color)]
            assert [one.verdict.value for one in found] == plain
        column, row = 8 - row, column


def test_random_eyes_are_read_as_the_rules_alone_have_them() -> None:
    """Worlds of at most nine cells, in ko or not; what differs is printed."""
    seen = 0
    for number in range(400):
        world = drawn_world("eye", random.Random(f"theaters {number}"))
        if world is None or len(world.cells) > 9:
            continue
        try:
            small = solved(world)
        except UsageError:
            continue
        for answer in asked_of(world, small):
            seen += 1
            assert answer.kind in ("same", "repetition"), f"{world}\n{answer}"
    assert seen > 100


def test_a_theater_is_what_living_walls_close() -> None:
    board = drawn_board(STONES_THAT_FALL)
    theater = EyeTheaters(board).theater(parse_point("A4"), BLACK)
    assert [point_text(p) for p in sorted(theater)] == ["A3", "B3", "A4", "B4", "A5"]
    world = SmallWorld(board, sorted(theater), WHITE, {}, held=parse_point("B5"), passed=True)
    assert world.witness(WHITE, WHITE) == Witnessed(Verdict.WIN)


def test_open_land_is_no_theater() -> None:
    assert EyeTheaters(Board(9)).theater(parse_point("E5"), BLACK) == frozenset()
    question = Readings(Board(9)).question("make-eye", [parse_point("E5")], owner=WHITE)
    assert question.asker == WHITE
    assert Readings(Board(9)).answer(question).verdict is Verdict.UNKNOWN
