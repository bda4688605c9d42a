"""Life at the novice's first glance: the five thresholds, and enclosure with the dead looked through."""

from __future__ import annotations

import pytest

from riyu.features.access import enclosed
from riyu.features.features import Features
from riyu.features.glance import GlanceStatus, first_look
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, parse_point, point_text
from riyu.interfaces.overlays import Scene, overlay_named
from riyu.interfaces.picture import Symbol
from tests.boards import drawn_board
from tests.guard import restored
from tests.interfaces.test_gtp_session import session

BOX = """
9x9, Black to move
. . . . . . . . .
. . . . . . O . .
. . . . . . . . .
. . . . . . . . .
X X X X X . . . .
. . . . X . . . .
. . O . X . . . .
. . . . X . . . .
. . . . X . . . .
"""


def test_a_stranded_stone_is_dead_and_does_not_spoil_the_enclosure() -> None:
    features = Features(drawn_board(BOX))
    assert enclosed(features)[parse_point("B2")] == WHITE
    with restored(features.board):
        found = first_look(features)
    stone, wall = found.at(parse_point("C3")), found.at(parse_point("E5"))
    assert stone is not None and stone.status is GlanceStatus.DEAD
    assert wall is not None and wall.status is GlanceStatus.ALIVE
    assert wall.because == "it encloses 16 points"
    inside = [parse_point(f"{column}{row}") for column in "ABCD" for row in range(1, 5)]
    assert all(found.enclosure[point] == BLACK for point in inside)


LONE = (
    "19x19, Black to move\n"
    + 9 * ("." + 18 * " ." + "\n")
    + ". . . X"
    + 15 * " ."
    + "\n"
    + 9 * ("." + 18 * " ." + "\n")
)
PAIR = """
5x5, Black to move
. . . . .
. X X . .
. . . . .
. . . . .
. . . . .
"""
CORNER = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . O . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
X . . . . . . . .
"""
CUT = """
7x7, Black to move
O . . . . . X
. . . X X . O
. . . . . . X
. . . . X . O
. X . . . . .
. . . . . . .
X . . . . X .
"""


@pytest.mark.parametrize(
    ("drawn", "stone", "status", "because"),
    [
        (LONE, "D10", "alive", "it sees 160 points outside"),
        (PAIR, "B4", "unsettled", "it has 6 liberties"),
        (CORNER, "A1", "unsettled", "its influence is half the enemy's or more"),
        (CUT, "G6", "unsettled", "it has an unsettled link"),
    ],
)
def test_a_block_is_told_by_the_first_threshold_that_it_meets(
    drawn: str, stone: str, status: str, because: str
) -> None:
    block = first_look(Features(drawn_board(drawn))).at(parse_point(stone))
    assert block is not None
    assert (block.status.value, block.because) == (status, because)


def test_over_gtp_and_as_an_overlay() -> None:
    board = drawn_board(BOX)
    asked = session()
    asked.send("boardsize 9")
    for color, name in ((1, "b"), (2, "w")):
        for point in (p for p in all_points(9) if board.color_at(p) == color):
            asked.send(f"play {name} {point_text(point)}")
    assert "white dead: C3; it meets no threshold" in asked.send("riyu-first-look")[1]
    shown = overlay_named("first-look", Scene(board.position()))
    assert Symbol(parse_point("C3"), "cross", "bad") in shown.marks
