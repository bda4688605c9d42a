"""Readings told to stop: they end soon and say nothing, and what they would have said is found afterwards."""

from __future__ import annotations

import math

import pytest

from riyu.base.errors import Stopped
from riyu.game.points import parse_point
from riyu.reading.cache import ReadingCache
from riyu.reading.life import LifeReader
from riyu.reading.life_stakes import read_group
from riyu.reading.plain import ASKED_EVERY
from riyu.reading.plans import read_plan
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings, aims
from tests.boards import drawn_board

LONGEST_LINE = 400
"""Nodes that one line of playouts may take, more or less."""

IN_THE_OPEN = """
. . . . . . .
. . O O . . .
. O X X O . .
. . X . X . .
. O . X . . .
. . O . O . .
. . . . . . .
"""
"""Whether Black lives takes more nodes than anybody has."""


class Stop:
    """Says to stop once it was asked so often."""

    def __init__(self, after: float = math.inf) -> None:
        self.after = after
        self.asked = 0

    def __call__(self) -> bool:
        """Say whether to stop."""
        self.asked += 1
        return self.asked > self.after


@pytest.mark.parametrize("after", [1, 2, 40])
def test_a_reading_of_life_ends_when_it_is_told_to(after: int) -> None:
    board = drawn_board(IN_THE_OPEN)
    before, stop = str(board), Stop(after)
    reader = LifeReader(board)
    reader.aim(parse_point("C5"))
    reader.heed(stop)
    with pytest.raises(Stopped):
        reader.read(2, 2, 1_000_000)
    assert stop.asked == after + 1
    assert reader.used <= after * ASKED_EVERY + LONGEST_LINE
    assert str(board) == before


def test_what_was_stopped_is_read_as_if_it_had_not_been() -> None:
    board = drawn_board(IN_THE_OPEN)
    fresh, stopped = LifeReader(board), LifeReader(board)
    for reader in (fresh, stopped):
        reader.aim(parse_point("C5"))
    stopped.heed(Stop(3))
    with pytest.raises(Stopped):
        stopped.read(2, 2, 1_000_000)
    stopped.heed(None)
    reading = stopped.read(2, 2, 3000)
    assert reading == fresh.read(2, 2, 3000)
    assert (reading.verdict, reading.ran_out) == (Verdict.UNKNOWN, "nodes")


def test_a_stopped_reading_is_not_kept() -> None:
    board = drawn_board(IN_THE_OPEN)
    readings, stone = Readings(board, ReadingCache()), parse_point("C5")
    with readings.heeding(Stop(2)):
        with pytest.raises(Stopped):
            read_group(readings, stone, 2, 2, 1_000_000)
        with pytest.raises(Stopped):
            readings.ask("kill", stone, limit=1_000_000)
    assert len(readings.cache) == 0
    assert readings.ask("kill", stone, limit=500).ran_out == "nodes"


QUESTIONS = {
    "capture": ("C5",),
    "save": ("C5",),
    "cut": ("C5", "E4"),
    "connect": ("C5", "E4"),
    "kill": ("C5",),
    "make-eye": ("C5",),
    "win-race": ("C6", "C5"),
}


@pytest.mark.parametrize("goal", QUESTIONS)
def test_no_question_begins_once_it_is_told_to_stop(goal: str) -> None:
    board = drawn_board(IN_THE_OPEN)
    readings = Readings(board, ReadingCache())
    points = [parse_point(name) for name in QUESTIONS[goal]]
    with readings.heeding(lambda: True), pytest.raises(Stopped):
        readings.ask(goal, *points)
    assert len(readings.cache) == 0
    kept = readings.ask(goal, *points, limit=50)
    if not kept.by_patterns:  # what these tell is never kept
        with readings.heeding(lambda: True):
            assert readings.ask(goal, *points, limit=50) == kept


def test_a_plan_that_is_stopped_is_none() -> None:
    board = drawn_board(IN_THE_OPEN)
    readings = Readings(board)
    with readings.heeding(Stop(2)), pytest.raises(Stopped):
        read_plan(board, aims(readings), "kill", (parse_point("C5"),), 2, 1_000_000)


def test_an_error_in_asking_leaves_the_reading() -> None:
    reader = LifeReader(drawn_board(IN_THE_OPEN))
    reader.aim(parse_point("C5"))
    asked = iter((False, False))

    def stop() -> bool:
        """Be interrupted, as by Ctrl-C, when asked the third time."""
        found = next(asked, None)
        if found is None:
            raise KeyboardInterrupt
        return found

    reader.heed(stop)
    with pytest.raises(KeyboardInterrupt):
        reader.read(2, 2, 1_000_000)
    reader.heed(None)
    assert reader.read(2, 2, 100).verdict is Verdict.UNKNOWN
