"""The sweeping matcher keeps, through play and undo, what the slow twin finds on the whole board."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.points import Color, opposite, parse_point
from riyu.patterns.sweep import Drawn, Sweep
from riyu.patterns.swept import Swept, swept_ready
from tests.boards import drawn_board
from tests.reference.sweep import sweep

ALL_WAYS = 255


def random_drawings(seed: int, count: int, reach: int) -> list[Drawn]:
    """Drawings of up to `reach` points around a middle, a few of them with an edge below."""
    chance = random.Random(seed)
    found: list[Drawn] = []
    while len(found) < count:
        across, up = chance.randint(0, reach), chance.randint(0, reach)
        masks = {
            (x, y): chance.choice((1, 1, 1, 2, 4, 3, 5, 6, 7, 15))
            for x in range(-across, across + 1)
            for y in range(-up, up + 1)
        }
        if chance.random() < 0.3:
            masks |= {(x, -up - 1): 8 for x in range(-across, across + 1)}
        if any(mask in (2, 4, 6) for mask in masks.values()):
            found.append((masks, chance.choice((ALL_WAYS, ALL_WAYS, 1, 15))))
    return found


@pytest.mark.parametrize(("seed", "size", "reach"), [(1, 5, 1), (2, 7, 2), (3, 9, 3), (4, 13, 4)])
def test_what_stands_is_what_the_twin_finds(seed: int, size: int, reach: int) -> None:
    drawings = random_drawings(seed, 12, reach)
    board, chance = Board(size), random.Random(seed)
    found = Sweep(board, drawings)
    at_the_start = found.matches()
    assert at_the_start == sweep(board.position(), drawings)
    color: Color = BLACK
    for number in range(4 * size):
        board.mark()
        points = board.legal_points(color)
        if points:
            board.play(color, chance.choice(points))
        color = opposite(color)
        if number % 3:
            found.update()
        if number % size == size - 1:
            assert found.matches() == sweep(board.position(), drawings)
        if number % 7 == 6:
            board.undo()
            assert found.matches() == sweep(board.position(), drawings)
    board.trail.undo_to(0)
    assert found.matches() == at_the_start


def test_a_drawing_as_large_as_the_board() -> None:
    drawing = {(x, y): 1 for x in range(19) for y in range(19)}
    drawing[3, 3] = 2
    board = Board(19)
    found = Sweep(board, [(drawing, ALL_WAYS)])
    assert found.matches() == []
    board.play(BLACK, parse_point("Q16"))
    assert {way for _, way, _, _ in found.matches()} == {3, 7}


def test_it_may_begin_on_any_position() -> None:
    board = drawn_board("3x3\nX . O\n. X .\nO . .")
    drawings: list[Drawn] = [({(0, 0): 2, (1, 1): 2}, 1)]
    assert Sweep(board, drawings).matches() == sweep(board.position(), drawings)


def test_it_may_begin_amid_a_game_that_is_taken_back() -> None:
    drawings = random_drawings(5, 12, 2)
    board, chance = Board(7), random.Random(5)
    found = None
    color: Color = BLACK
    for number in range(30):
        board.mark()
        board.play(color, chance.choice(board.legal_points(color)))
        color = opposite(color)
        if number == 15:
            found = Sweep(board, drawings)
    assert found is not None
    while board.trail.depth:
        assert found.matches() == sweep(board.position(), drawings)
        board.undo()
    assert found.matches() == sweep(board.position(), drawings)
    board.play(BLACK, parse_point("C3"))
    assert found.matches() == sweep(board.position(), drawings)


def test_it_takes_other_drawings_amid_a_game_that_is_taken_back() -> None:
    before, after = random_drawings(6, 12, 2), random_drawings(7, 30, 1)
    board, chance = Board(7), random.Random(6)
    found = Sweep(board, before)
    color: Color = BLACK
    for _ in range(12):
        board.mark()
        board.play(color, chance.choice(board.legal_points(color)))
        color = opposite(color)
        found.update()
    found.take(after)
    assert found.matches() == sweep(board.position(), after)
    for _ in range(6):
        board.undo()
        assert found.matches() == sweep(board.position(), after)
    for _ in range(3):
        board.undo()
    board.play(color, chance.choice(board.legal_points(color)))
    assert found.is_behind
    assert found.matches() == sweep(board.position(), after)
    assert not found.is_behind
    board.trail.undo_to(0)
    assert found.matches() == sweep(board.position(), after)


def test_more_drawings_need_more_memory() -> None:
    few = Sweep(Board(9), random_drawings(8, 3, 2)).memory
    assert few < Sweep(Board(9), random_drawings(8, 30, 2)).memory < 2_000_000


def test_a_drawing_without_a_stone_or_an_empty_point_stands_wherever_it_lies_on_the_board() -> None:
    drawings: list[Drawn] = [({(0, 0): 7, (1, 0): 8}, ALL_WAYS)]
    board = Board(3)
    found = Sweep(board, drawings)
    board.play(BLACK, parse_point("A1"))
    assert found.matches() == sweep(board.position(), drawings) != []


def test_a_drawing_wider_than_a_board_is_refused() -> None:
    with pytest.raises(UsageError, match="drawing 0 is too wide"):
        Sweep(Board(9), [({(0, 0): 2, (21, 0): 2}, 1)])


def test_a_drawing_that_asks_nothing_is_refused() -> None:
    with pytest.raises(UsageError, match="drawing 1 asks nothing"):
        Sweep(Board(9), [({(0, 0): 2}, 1), ({(0, 0): 15}, 1)])


def test_places_that_were_left_are_no_matches() -> None:
    """So many matches that some share a way through the set: what is removed from between leaves a mark there."""
    drawings: list[Drawn] = [
        ({(0, 0): 2, (x, y): 1}, ALL_WAYS) for x in range(1, 6) for y in range(5)
    ]
    board, chance = Board(19), random.Random(3)
    found = Sweep(board, drawings)
    color: Color = BLACK
    for _ in range(60):
        board.play(color, chance.choice(board.legal_points(color)))
        color = opposite(color)
        found.update()
    assert found.matches() == sweep(board.position(), drawings)


def test_drawings_made_ready_serve_any_board_of_their_size() -> None:
    drawings = random_drawings(6, 12, 2)
    ready = Swept(drawings, 7)
    for kept in (ready, Swept(drawings, 7, ready.tables), swept_ready(drawings, 7)):
        assert (kept.tables, kept.memory) == (ready.tables, ready.memory)
        board = Board(7)
        found = Sweep(board, kept)
        assert found.matches() == sweep(board.position(), drawings)
        board.play(BLACK, parse_point("C3"))
        assert found.matches() == sweep(board.position(), drawings)


def test_drawings_made_ready_for_another_size_are_refused() -> None:
    with pytest.raises(UsageError, match="for size 9, not 7"):
        Sweep(Board(7), Swept(random_drawings(6, 3, 2), 9))


def test_tables_of_other_drawings_are_refused() -> None:
    tables = Swept(random_drawings(6, 3, 2), 7).tables
    if tables is None:
        pytest.skip("uncompiled there are no tables to keep")
    numbers, parts = tables
    with pytest.raises(UsageError, match="no tables"):
        Swept(random_drawings(6, 3, 2), 7, (numbers, (parts[0][:-1], *parts[1:])))
