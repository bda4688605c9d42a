"""Groups, zones and scores of moves, as they are found without a search."""

from __future__ import annotations

import pytest

from riyu.game.board import Board
from riyu.game.constants import WHITE
from riyu.game.points import parse_point
from riyu.reading.life import LifeReader
from riyu.reading.move_model import model_on
from riyu.reading.reading import Verdict
from riyu.reading.zone import zone_on
from tests.boards import drawn_board

JOINED = """
. . . . . . . . .
. . X . X . . . .
. . . . . . . . .
. . X . . O O . .
. . . X . . . . .
. . . . . . O . .
. . X . . . . . .
. O . . . . . . .
X . . . . . . . .
"""
SHUT_IN = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. . . X X O . . .
X X X X X O . . .
O O O O O O . . .
"""
PRISONERS = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
O O O O O . . . . . . . .
. . . . . O O . . . . . .
. . . . . . . O . . . . .
. . . . . . . . O . . . .
. . . . . . . . O . . . .
. . . . . . . . O . . . .
X X X X . . . . . O . . .
. . . X . . . . . O . . .
. O . X . . . . . O . . .
. O . X . . . . . O . . .
"""
PASS_ALIVE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. X . X X O . . .
"""


def points(text: str) -> set[int]:
    return {parse_point(word, 9) for word in text.split()}


def test_a_group_that_is_shut_in_has_its_eye_space_and_walls_for_a_zone() -> None:
    zone = zone_on(drawn_board(SHUT_IN))
    zone.aim(parse_point("E4", 9))
    assert set(zone.group()) == points("A4 B4 C4 D4 E4 D3 E3 A2 B2 C2 D2 E2")
    assert points("A3 B3 C3") <= set(zone.points())
    assert zone.inner_room == 3
    assert not points("H5 H8 A9") & set(zone.points())


@pytest.mark.parametrize(("picture", "is_alive"), [(SHUT_IN, False), (PASS_ALIVE, True)])
def test_a_group_with_two_eyes_of_its_own_is_settled(picture: str, is_alive: bool) -> None:
    zone = zone_on(drawn_board(picture))
    zone.aim(parse_point("A2", 9))
    assert zone.is_settled() is is_alive


def test_the_zone_without_a_search_is_that_of_the_reader() -> None:
    board = drawn_board(JOINED)
    zone, reader = zone_on(board), LifeReader(board)
    for stone in board.strings():
        zone.aim(stone)
        reader.aim(stone)
        assert zone.points() == reader.zone.points()
        assert (zone.group(), zone.owner) == (reader.zone.group(), 3 - reader.pursuer)


def test_a_model_keeps_nothing_from_one_zone_to_the_next() -> None:
    board = drawn_board(SHUT_IN)
    model = model_on(board)
    stones = [parse_point(word, 9) for word in ("E4", "F5", "A4")]
    for stone in stones:
        model.zone.aim(stone)
        fresh = model_on(board)
        fresh.zone.aim(stone)
        for side in (1, 2):
            assert model.judged(side) == fresh.judged(side)


def test_what_finds_zones_outlives_its_board() -> None:
    """A member holds what it stands on: nothing of a reader's is left hanging."""
    board = Board(9)
    board.play(1, parse_point("E5", 9))
    zone = LifeReader(board).zone
    del board
    zone.aim(parse_point("E5", 9))
    assert zone.group() == [parse_point("E5", 9)]


ROOM_BEHIND_ENEMIES = """
. X . X . . . . O . O . . . . X . . .
. O X . X . . . X O . . O X O . O . .
. . O X X . O O X O . X X X O . O O .
. . O O X . X X O O . O X O X X X O .
. . . . X . . . X X O . O O O X X X O
. X X X . X . . X O . O . O . X O O .
. X O O O . O X X O . . . . O X X X O
. O . . . . . X O O O O . X X . X O O
. . X . . X X X X O X X X . . O X . .
. X . X O X O O O X O O O X X X . X .
. . X . X . X . O . . . . X O O O O .
. . X . . X O O O O X X X X X O X O .
. . . X X . O X X O O X O O . O X X X
X X O O O X X . X X X O X O . . X O O
O X X . X . . X O O . O X O O O O O X
. O X X X . . . X O . O X O X O O X X
. O O O O X X X . X . O X X X X O X .
. . . O X O O O X . . O . . O O X X O
. . . . . O . O X . . . . . . . . . .
"""


def test_room_behind_enemies_who_must_be_taken_first_is_no_open_space() -> None:
    board = drawn_board(ROOM_BEHIND_ENEMIES)
    reader = LifeReader(board)
    reader.aim(parse_point("M7"))
    assert reader.zone.open_room <= 60
    assert reader.read(WHITE, WHITE, 200).verdict is Verdict.UNKNOWN, "one eye and a half"


def test_a_stone_in_the_open_has_its_room_without_taking() -> None:
    zone = zone_on(
        drawn_board("\n".join(["." * 19] * 9 + ["." * 9 + "X" + "." * 9] + ["." * 19] * 9))
    )
    zone.aim(parse_point("K10"))
    assert zone.open_room == zone.inner_room > 60


def test_prisoners_do_not_hold_a_group_in_where_its_zone_is_made_narrower() -> None:
    """B1 and B2 have five liberties, as stones have that hold it in; but Black's own stones shut them in."""
    board = drawn_board(PRISONERS)
    zone = zone_on(board)
    zone.aim(parse_point("A4", board.size))
    assert zone.narrowing
    assert {parse_point("B1", board.size), parse_point("B2", board.size)} <= zone.points().keys()
