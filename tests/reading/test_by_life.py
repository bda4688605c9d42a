"""A string in a closed space is said to be taken or kept as its group dies or lives; elsewhere its liberties decide."""

from __future__ import annotations

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, parse_point
from riyu.reading.by_life import is_closed
from riyu.reading.plain import READ_OUT
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.tree import tree_of_reading
from riyu.reading.zone import zone_on
from tests.boards import drawn_board
from tests.guard import restored
from tests.reading.positions import KO_THAT_ENDS

BULKY_FIVE = """
. . . . . . . . .
. . . . . . . . .
O O O O O O O . .
O X X X X O O . .
O X . . X X O . .
O X . . . X O . .
O X X X X X O . .
O O O O O O O . .
. . . . . . . . .
"""
WAY_OUT = """
. . . . . . . . .
. . . . . . . . .
O O O O O O O . .
O X X X X O O . .
O X . . X X O . .
O X . . . X O . .
O X X X . X O . .
O O O O . O O . .
. . . . . . . . .
"""
CARPENTER = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O . . . . . .
X X X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
"""


@pytest.mark.parametrize(
    ("drawn", "stone", "first", "verdict"),
    [
        (BULKY_FIVE, "B5", WHITE, Verdict.WIN),
        (KO_THAT_ENDS, "A3", BLACK, Verdict.KO),
        (CARPENTER, "A4", WHITE, Verdict.WIN),
    ],
)
def test_a_string_in_a_closed_space_is_taken_as_its_group_dies(
    drawn: str, stone: str, first: Color, verdict: Verdict
) -> None:
    board = drawn_board(drawn)
    readings = Readings(board)
    with restored(board):
        found = readings.capture(parse_point(stone), first=first)
    assert (found.verdict, found.by_life) == (verdict, True)
    assert found.verdict is readings.ask("kill", parse_point(stone), first=first).verdict


def test_its_tree_is_that_of_the_life() -> None:
    readings = Readings(drawn_board(BULKY_FIVE))
    question = readings.question("capture", [parse_point("B5")])
    found = readings.answer(question)
    tree = tree_of_reading(readings.reader(question, found), readings.board, question, found)
    assert tree.children and tree.children[0].move == found.line[0]


def test_with_few_nodes_liberties_alone_are_read() -> None:
    readings = Readings(drawn_board(BULKY_FIVE))
    hasty = readings.ask("capture", parse_point("B5"), limit=READ_OUT - 1)
    assert (hasty.verdict, hasty.by_life) == (Verdict.LOSS, False)


@pytest.mark.parametrize(
    ("drawn", "stone", "closed"),
    [(BULKY_FIVE, "B5", True), (CARPENTER, "A4", True), (WAY_OUT, "B5", False)],
)
def test_a_space_is_closed_if_no_way_leads_out(drawn: str, stone: str, closed: bool) -> None:
    board = drawn_board(drawn)
    zone = zone_on(board)
    zone.aim(parse_point(stone))
    assert is_closed(zone, board) is closed


def test_where_a_way_leads_out_liberties_decide() -> None:
    found = Readings(drawn_board(WAY_OUT)).capture(parse_point("B5"))
    assert (found.verdict, found.by_life) == (Verdict.LOSS, False)
