"""What a verdict depends on is all that it depends on: the rest of the board may change as it likes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.game.board import Board
from riyu.lab.games import random_games, starting_board
from riyu.reading.readings import GOALS, Readings
from tests.reading.positions import strewn, weak_strings

PAIRS = [goal.name for goal in GOALS if goal.points == 2]
SINGLE = [goal.name for goal in GOALS if goal.points == 1]


def positions(size: int, count: int, seed: int) -> list[Board]:
    """Give boards in the midst of random games."""
    found = []
    for number, game in enumerate(random_games(count, seed, (size,))):
        board = starting_board(game.record)
        for move in game.record.moves[: 12 + 9 * number]:
            board.play(move.color, move.point)
        found.append(board)
    return found


@pytest.mark.parametrize("goal", SINGLE)
@pytest.mark.parametrize("size", [5, 9, 13])
def test_nothing_outside_it_changes_a_reading(goal: str, size: int) -> None:
    """Line and nodes too: a reading that takes another way may run out where this one does not."""
    chance = random.Random(size)
    asked = 0
    for board in positions(size, 6, size):
        fresh = Board(size)
        fresh.set_up(replace(board.position(), ko=0))
        for stone in weak_strings(fresh):
            for first in (1, 2):
                readings = Readings(fresh)
                question = readings.question(goal, [stone], first, limit=300)
                reading = readings.fresh(question)
                for _ in range(4):
                    other = strewn(fresh, chance, reading.depends_on, 0.4)
                    if other is not None:
                        asked += 1
                        again = Readings(other).fresh(question)
                        assert again == reading, f"{question}\n{fresh}\n{other}"
    assert asked > 100


def test_how_a_position_came_about_does_not_matter() -> None:
    """The rings of strings run otherwise after play than after a set-up."""
    for board in positions(9, 6, 4):
        laid = Board(9)
        laid.set_up(board.position())
        for stone in weak_strings(board):
            for goal in SINGLE:
                question = Readings(board).question(goal, [stone], limit=300)
                assert Readings(board).fresh(question) == Readings(laid).fresh(question)


@pytest.mark.parametrize("goal", PAIRS)
@pytest.mark.parametrize("size", [5, 9])
def test_nothing_outside_it_changes_a_reading_of_two_stones(goal: str, size: int) -> None:
    chance = random.Random(size)
    asked = 0
    for board in positions(size, 6, size):
        fresh = Board(size)
        fresh.set_up(replace(board.position(), ko=0))
        names = sorted({fresh.string_name(p) for p in fresh.strings()})
        pairs = [
            (a, b)
            for a in names
            for b in names
            if a < b and fresh.color_at(a) == fresh.color_at(b) and b - a < 63
        ]
        for one, two in pairs[:12]:
            readings = Readings(fresh)
            question = readings.question(goal, [one, two], limit=100)
            reading = readings.fresh(question)
            for _ in range(4):
                other = strewn(fresh, chance, reading.depends_on, 0.4)
                if other is not None:
                    asked += 1
                    again = Readings(other).fresh(question)
                    assert again == reading, f"{question}\n{fresh}\n{other}"
    assert asked > 20
