"""What a verdict depends on is all that it depends on: the rest of the board may change as it likes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import all_points
from riyu.lab.games import random_games, starting_board
from riyu.reading.cache import Question
from riyu.reading.readings import GOALS, Readings, goal_named
from tests.reading.positions import strewn, weak_strings

PAIRS = [goal.name for goal in GOALS if goal.points == 2]
SINGLE = [goal.name for goal in GOALS if goal.points == 1]
POSITIONS = {"kill": 2, "live": 2, "make-eye": 2, "take-eye": 2}
"""Positions a size that are enough, where a goal is slow to read."""


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
@pytest.mark.parametrize("size", [5, 9])
def test_nothing_outside_it_changes_a_reading(goal: str, size: int) -> None:
    """Line and nodes too: a reading that takes another way may run out where this one does not."""
    chance = random.Random(size)
    asked = 0
    for board in positions(size, POSITIONS.get(goal, 4), size):
        fresh = laid(board)
        for stone in weak_strings(fresh):
            for first in (1, 2):
                question = Readings(fresh).question(goal, [stone], first, limit=300)
                asked += same_elsewhere(fresh, question, chance)
    assert asked > 30


@pytest.mark.parametrize("goal", ["make-eye", "take-eye"])
def test_nothing_outside_it_changes_what_an_eye_space_is_worth(goal: str) -> None:
    """Asked about its empty points: whose space it is rests on that as well."""
    chance = random.Random(9)
    asked = 0
    for board in positions(9, 3, 9):
        fresh = laid(board)
        for point in all_points(9):
            if fresh.color_at(point) == EMPTY and chance.random() < 0.2:
                try:
                    question = Readings(fresh).question(goal, [point], 1, limit=2000)
                except UsageError:
                    continue
                asked += same_elsewhere(fresh, question, chance)
    assert asked > 40


@pytest.mark.parametrize("goal", SINGLE)
def test_how_a_position_came_about_does_not_matter(goal: str) -> None:
    """The rings of strings run otherwise after play than after a set-up."""
    for board in positions(9, POSITIONS.get(goal, 6), 4):
        other = Board(9)
        other.set_up(board.position())
        for stone in weak_strings(board):
            question = Readings(board).question(goal, [stone], limit=300)
            assert Readings(board).fresh(question) == Readings(other).fresh(question)


@pytest.mark.parametrize("goal", PAIRS)
@pytest.mark.parametrize("size", [5, 9])
def test_nothing_outside_it_changes_a_reading_of_two_stones(goal: str, size: int) -> None:
    chance = random.Random(size)
    asked = 0
    are_alike = len(set(goal_named(goal).sides)) == 1
    for board in positions(size, 6, size):
        fresh = laid(board)
        names = sorted({fresh.string_name(p) for p in fresh.strings()})
        pairs = [
            (a, b)
            for a in names
            for b in names
            if a < b
            and (fresh.color_at(a) == fresh.color_at(b)) is are_alike
            and (b - a < 63 if are_alike else b in fresh.neighbor_strings(a))
        ]
        for one, two in pairs[:12]:
            question = Readings(fresh).question(goal, [one, two], limit=100)
            asked += same_elsewhere(fresh, question, chance)
    assert asked > 20


def laid(board: Board) -> Board:
    """Give a board with the same stones, and no ko."""
    fresh = Board(board.size)
    fresh.set_up(replace(board.position(), ko=0))
    return fresh


def same_elsewhere(board: Board, question: Question, chance: random.Random) -> int:
    """Check that a reading is the same with other stones strewn where it does not rest; give how many times."""
    reading = Readings(board).fresh(question)
    asked = 0
    for _ in range(4):
        other = strewn(board, chance, reading.depends_on, 0.4)
        if other is not None:
            asked += 1
            again = Readings(other).fresh(question)
            assert again == reading, f"{question}\n{board}\n{other}"
    return asked
