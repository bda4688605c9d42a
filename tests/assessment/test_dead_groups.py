"""Groups that are dead whoever moves first: which are told so, and what playouts and the search then make of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from riyu.assessment.dead_groups import DeadGroup, DeadGroups
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.candidates.move_scores import read_learned
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.game import Game
from riyu.game.points import all_points, parse_point
from riyu.reading.readings import Readings
from riyu.search.thinking import Limits, Thinker, Thinking
from tests.boards import drawn_board, drawn_game
from tests.reading.test_life import SQUARE_FOUR, STRAIGHT_FOUR, STRAIGHT_THREE


def wide(picture: str) -> str:
    """Draw a board of nine lines in the lower left corner of one of nineteen."""
    rows = (f"{row} {'. ' * 10}" for row in picture.strip().splitlines())
    return "\n".join([*[". " * 19] * 10, *rows])


def open_to_all(board: Board) -> list[float]:
    """Give an ownership in which nothing is settled."""
    return [0.0] * board.size**2


def found(picture: str, ownership: Sequence[float] = ()) -> list[DeadGroup]:
    board = drawn_board(wide(picture))
    return DeadGroups().find(
        Features(board), Readings(board), ownership or open_to_all(board), 2000
    )


def test_a_group_that_dies_whoever_moves_first_is_told() -> None:
    (dead,) = found(SQUARE_FOUR)
    board = drawn_board(wide(SQUARE_FOUR))
    assert dead.owner == 1 and dead.stones == 12
    assert {parse_point(name) for name in ("B3", "C4")} <= dead.closed <= dead.zone
    assert all(board.color_at(p) != 2 for p in dead.closed)


@pytest.mark.parametrize("picture", [STRAIGHT_FOUR, STRAIGHT_THREE])
def test_a_group_that_lives_or_may_live_is_not(picture: str) -> None:
    assert found(picture) == []


def test_what_playouts_have_settled_is_not_read() -> None:
    board = drawn_board(wide(SQUARE_FOUR))
    assert found(SQUARE_FOUR, [-0.9] * board.size**2) == []


@pytest.mark.parametrize(("owned", "count"), [(0.5, 0), (-0.5, 1)])
def test_a_group_that_playouts_have_alive_is_not_minded(owned: float, count: int) -> None:
    told = found(SQUARE_FOUR, [owned] * 361)
    assert len(told) == count and all(len(dead.off) == dead.stones for dead in told)


@pytest.mark.parametrize("more", [0, 4])
def test_on_a_small_board_none_is_minded(more: int) -> None:
    rows = [f"{row} {'. ' * more}" for row in SQUARE_FOUR.strip().splitlines()]
    board = drawn_board("\n".join([*[". " * (9 + more)] * more, *rows]))
    found = DeadGroups().find(Features(board), Readings(board), open_to_all(board), 2000)
    assert found == []


def test_what_was_read_is_not_read_again_while_the_zone_is_the_same() -> None:
    board = drawn_board(wide(SQUARE_FOUR))
    groups, features, readings = DeadGroups(), Features(board), Readings(board)
    first = groups.find(features, readings, open_to_all(board), 2000)
    board.play(1, parse_point("J9"))
    assert groups.find(features, readings, open_to_all(board), 1) == first
    board.play(2, parse_point("H9"))
    board.play(1, parse_point("B3"))
    assert groups.find(features, readings, open_to_all(board), 1) != first


def test_no_more_groups_are_read_once_it_is_told_to_stop() -> None:
    board = drawn_board(wide(SQUARE_FOUR))
    asked = DeadGroups().find(
        Features(board), Readings(board), open_to_all(board), 2000, lambda: True
    )
    assert asked == []


def owned(game: Game, dead: Sequence[DeadGroup], point: str) -> float:
    """Give how often a point ended as Black's less White's, after a search that minds dead groups."""
    thinker = Thinker(read_learned(), weights_of(read_playout_values()), Thinking(memory=1 << 22))
    limits = Limits(200, is_whole=True)
    thought = thinker.think(game, game.to_move, 7.5, limits, seed=3, dead=dead)
    return dict(zip(all_points(game.size), thought.ownership, strict=True))[parse_point(point)]


def test_a_search_that_is_told_so_has_the_stones_taken() -> None:
    game = drawn_game(wide(SQUARE_FOUR))
    dead = found(SQUARE_FOUR)
    assert owned(game, dead, "A4") < owned(game, [], "A4") - 0.2


TWO_EYES = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O . . . .
X X X X O . . . .
. X . X O . . . .
"""


def test_a_playout_begins_without_the_stones_of_a_large_group_that_it_is_told_is_dead() -> None:
    game = drawn_game(wide(TWO_EYES))
    stones = frozenset(game.board.string_points(parse_point("A2")))
    closed = stones | {parse_point("A1"), parse_point("C1")}
    told = DeadGroup(parse_point("A2"), 1, len(stones), closed, closed)
    assert owned(game, [told], "A2") == 1
    assert owned(game, [replace(told, off=stones)], "A2") < -0.9
