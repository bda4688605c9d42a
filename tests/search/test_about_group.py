"""Games about one group: how often it is killed, and the move tried most."""

from __future__ import annotations

from typing import cast

import pytest

from riyu.base.errors import Stopped
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, all_points, parse_point, point_text
from riyu.reading.life import LifeReader
from riyu.reading.likely import GAMES, OBVIOUS, Likely, likely
from riyu.search.about_group import games_about, joined_in
from tests.boards import drawn_board
from tests.library import KNOWLEDGE

ONE_MOVE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . + . . . + . .
    . . . . . . . . .
    . . . . + . . . .
    O O O O . . . . .
    X X X O O . + . .
    . . X X O . . . .
    . . . X O . . . .
"""
"""Who moves first at B1 has his way with Black's six stones."""

OPEN = """
    9x9, White to move
    . . . . . . . . .
    . . . . . . . . .
    . . + . . . + . .
    . . . . . . . . .
    . . . . + . . . .
    O O O O . . . . .
    X X X O . . + . .
    . . X X O . . . .
    . . . X O . . . .
"""
"""White's wall has a way through at E3, so the group's life is not read to its end."""


CROSSING = """
    9x9, Black to move
    . O . . . . . O .
    X O . . . . . O X
    X X O . . . O X X
    . . X O . O X . .
    . . . X . X . . .
    . . X O . O X . .
    X X O . . . O X X
    X O . . . . . O X
    . O . . . . . O .
"""
"""Who moves first at E5 is joined, and the other cut: Black on the left with the right, or White above with below."""


def reader_of(picture: str, stone: str = "A3") -> LifeReader:
    reader = LifeReader(drawn_board(picture))
    reader.aim(parse_point(stone))
    return reader


def played(reader: LifeReader, first: Color, games: int = 1000, seed: int = 0) -> Likely:
    learned = KNOWLEDGE.learned.of(reader.board.size)
    return games_about(reader, first, learned, KNOWLEDGE.playouts, games, seed)


@pytest.mark.parametrize(("first", "is_killed"), [(WHITE, True), (BLACK, False)])
def test_who_moves_first_has_his_way_by_the_same_move(first: Color, is_killed: bool) -> None:
    found = played(reader_of(ONE_MOVE), first)
    assert found.killed > 0.6 if is_killed else found.killed < 0.2
    assert point_text(found.move) == "B1" and found.line[0] == found.move


def test_a_group_that_moves_are_played_at_is_asked_about_as_it_stands_then() -> None:
    reader = reader_of(ONE_MOVE)
    board = reader.board
    for color, is_killed in ((WHITE, True), (BLACK, False)):
        board.mark()
        board.play(color, parse_point("B1"))
        before = board.position()
        found = played(reader, BLACK if color == WHITE else WHITE)
        assert board.position() == before
        board.undo()
        assert found.killed > 0.6 if is_killed else found.killed < 0.2


def test_the_same_seed_plays_the_same_games_whoever_was_to_move() -> None:
    one, other = reader_of(OPEN), reader_of(OPEN.replace("White to", "Black to"))
    assert played(one, BLACK, 400, 3) == played(other, BLACK, 400, 3)
    assert played(one, BLACK, 400, 3) != played(one, BLACK, 400, 4)


def test_moves_are_looked_for_near_the_group_alone() -> None:
    reader = reader_of(ONE_MOVE)
    reader.read(WHITE, WHITE, 10)
    line = played(reader, WHITE, 2000).line
    assert all(point == 0 or point_text(point)[1:] <= "6" for point in line)


def test_games_end_where_the_reader_is_to_end() -> None:
    reader = reader_of(OPEN)
    asked: list[int] = []
    reader.heed(lambda: len(asked) >= 2 or asked.append(0) is not None)
    with pytest.raises(Stopped):
        played(reader, WHITE)
    assert len(asked) == 2


# What is likely. ------------------------------------------------------------------------------------------------------


class LeftOpen:
    """A reading that was left open, White being the killer: how much it leans to him, and the moves it tried."""

    pursuer = WHITE

    def __init__(self, leaning: float = 0.8) -> None:
        self._leaning = leaning

    def leaning(self) -> float:
        return self._leaning

    def tries(self) -> list[tuple[Point, int, float]]:
        return [(0, 50, 0.5), (parse_point("B1"), 30, 0.9), (parse_point("F4"), 20, 0.8)]

    def likeliest(self) -> Point:
        return parse_point("B1")


def told_of(first: Color, at_f4: float, leaning: float = 0.8) -> Likely:
    """Give what is likely if games have a group killed in 20 of 100, and began at F4 as often as said, else at B1."""

    def play(reader: LifeReader, first: Color, games: int) -> Likely:
        line = (parse_point("F4"), parse_point("E3"))
        tried = ((line[0], at_f4), (parse_point("B1"), 1.0 - at_f4))
        return Likely(0.2, line[0], line, games, False, tried)

    return likely(play, cast(LifeReader, LeftOpen(leaning)), first)


def test_lines_and_games_say_it_together_where_the_killer_is_first_else_games_alone() -> None:
    both, alone = told_of(WHITE, 0.9), told_of(BLACK, 0.9)
    assert str(both) == (
        "killed in 50 of 100, by the lines read and 4,000 games about it; tried most: F4"
    )
    assert str(alone) == "killed in 20 of 100, by 4,000 games about it; tried most: F4"
    assert both.to_json() == {"killed": 0.5, "line": ["F4", "E3"], "games": GAMES}


def test_the_move_is_that_tried_most_in_lines_and_games_each_one_half() -> None:
    few, many = told_of(WHITE, 0.54), told_of(WHITE, 0.56)  # lines have B1 in 30 of 100, F4 in 20
    assert (point_text(few.move), few.line) == ("B1", (few.move,))
    assert point_text(many.move) == "F4"


@pytest.mark.parametrize("leaning", [0.0, OBVIOUS, 1 - OBVIOUS, 1.0])
def test_where_nearly_all_lines_end_alike_no_game_is_played(leaning: float) -> None:
    found = told_of(WHITE, 0.9, leaning)
    assert (found.killed, found.games, point_text(found.move)) == (leaning, 0, "B1")


def test_without_games_the_lines_say_it() -> None:
    reader = reader_of(OPEN)
    reader.read(WHITE, WHITE, 2000)
    found = likely(None, reader, WHITE)
    assert (found.killed, found.games) == (reader.leaning(), 0)
    assert f"by the lines read; tried most: {point_text(found.move)}" in str(found)


@pytest.mark.parametrize(("ends", "color"), [(("D5", "F5"), BLACK), (("D6", "D4"), WHITE)])
def test_who_moves_first_at_a_crossing_is_joined_and_the_other_is_not(
    ends: tuple[str, str], color: Color
) -> None:
    board = drawn_board(CROSSING)
    before = board.position()
    one, other = map(parse_point, ends)
    learned = KNOWLEDGE.learned.of(9)
    near = [p for p in all_points(9) if p != one and p != other]
    found = [
        joined_in(board, (one, other), near, first, learned, KNOWLEDGE.playouts, 600)
        for first in (color, BLACK + WHITE - color)
    ]
    assert found[0] > 0.7 and found[1] < 0.3
    assert board.position() == before


def test_what_stands_in_one_string_is_joined_and_what_is_far_apart_is_not() -> None:
    learned = KNOWLEDGE.learned.of(9)
    one, other, move = map(parse_point, ("D5", "F5", "E5"))
    board = drawn_board(CROSSING)
    board.play(BLACK, move)
    assert joined_in(board, (one, other), [move], WHITE, learned, KNOWLEDGE.playouts, 100) > 0.9
    dead = drawn_board(ONE_MOVE)
    dead.play(WHITE, parse_point("B1"))
    dead.play(BLACK, parse_point("J9"))
    ends = parse_point("A3"), parse_point("J9")
    assert joined_in(dead, ends, [move], WHITE, learned, KNOWLEDGE.playouts, 100) < 0.1
