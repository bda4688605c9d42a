"""What the slow twin alone does: it takes back move after move without marks, and set-ups too."""

from __future__ import annotations

import random

import pytest

from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, opposite, parse_point
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, JAPANESE, Ruleset
from tests.boards import drawn
from tests.game._material import KO
from tests.reference.board import SlowBoard


@pytest.mark.parametrize(("size", "moves"), [(2, 30), (3, 60), (5, 120), (7, 120), (9, 120)])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_is_taken_back_move_by_move(size: int, moves: int, seed: int) -> None:
    chance, board = random.Random(1000 * size + seed), SlowBoard(size, JAPANESE)
    color: Color = BLACK
    positions = []
    for _ in range(moves):
        positions.append(board.position())
        legal = board.legal_points(color)
        board.play(color, chance.choice(legal) if legal else PASS)
        color = opposite(color)
    for position in reversed(positions):
        board.undo()
        assert board.position() == position, f"seed {seed}"


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=str)
def test_undo_gives_back_what_was_and_what_may_be_played(ruleset: Ruleset) -> None:
    board = drawn(SlowBoard, KO, ruleset)
    before, legal = board.position(), board.legal_points(WHITE)
    board.play(WHITE, parse_point("B3"))
    assert board.legal_points(WHITE) != legal
    board.undo()
    assert board.position() == before
    assert board.legal_points(WHITE) == legal
    board.undo()
    assert board.position() == Position(4, bytes(16))
    with pytest.raises(IndexError):
        board.undo()


def test_a_point_without_a_stone_has_an_empty_string_and_no_liberties() -> None:
    board = drawn(SlowBoard, "X . \n. O")
    for cell in (parse_point("B2"), PASS, parse_point("C3")):
        assert board.string_points(cell) == frozenset() == board.liberty_points(cell)
