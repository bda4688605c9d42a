"""The features' state: its table is the struct, it fits the block with the board, and it comes and goes with moves."""

from __future__ import annotations

import random

import pytest

from riyu.base.block import LIMIT
from riyu.base.errors import UsageError
from riyu.features import plain
from riyu.features.features import Features
from riyu.features.state import FIELDS
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, all_points, opposite, parse_point
from riyu.game.position import parse_position
from tests.boards import drawn_board
from tests.guard import COMPILED, restored
from tests.layout import SOURCE, enums, struct

FOLDER = SOURCE / "features"


def test_the_budgets_table_lists_the_struct_field_by_field() -> None:
    fields = struct(FOLDER / "state.pxd", "FeatureState")
    assert [(f.name, f.count, f.unit_bytes) for f in FIELDS] == fields
    assert {f.layer for f in FIELDS} == {"features"}
    state = plain.FeatureState()
    assert {n: len(a) for n, a in vars(state).items()} == {n: c for n, c, _ in fields}


def test_fields_lie_on_their_own_size_so_that_the_struct_has_no_gaps() -> None:
    place = 0
    for name, count, unit in struct(FOLDER / "state.pxd", "FeatureState"):
        assert place % unit == 0, name
        place += count * unit
    assert place % 8 == 0, "the trail records whole words of 8 bytes"


def test_the_numbers_of_both_languages_are_the_same() -> None:
    names = enums(FOLDER / "state.pxd") | enums(FOLDER / "features.pxd")
    assert {name: getattr(plain, name) for name in names} == names


@pytest.mark.skipif(not COMPILED, reason="running uncompiled: a block has bytes only when compiled")
def test_board_and_features_of_19x19_fit_the_block() -> None:
    board = Board(19)
    Features(board)
    assert board.block.claimed <= LIMIT


def test_what_is_kept_is_what_a_board_set_up_afresh_has_and_undo_puts_the_bytes_back() -> None:
    for seed, size in enumerate((2, 3, 5, 7, 9, 13, 19)):
        board, chance = Board(size), random.Random(seed)
        features = Features(board)
        color: Color = BLACK
        with restored(board):
            for number in range(3 * size):
                board.mark()
                points = board.legal_points(color)
                if points:
                    board.play(color, chance.choice(points))
                color = opposite(color)
                if number % 3:  # an update may see several moves at once
                    features.update()
                if number % size == 0:
                    fresh = Board(size)
                    fresh.set_up(board.position())
                    assert features.image() == Features(fresh).image()
                if number % 5 == 4:
                    board.undo()
            board.trail.undo_to(0)
        empty = Features(Board(size))
        assert features.image() == empty.image()


def test_a_position_put_up_over_another_is_seen_like_moves() -> None:
    board = drawn_board("3x3\nX . O\n. X .\nO . .")
    features = Features(board)
    features.update()
    board.set_up(parse_position("3x3\n. O .\nX X .\n. . O"))
    fresh = drawn_board("3x3\n. O .\nX X .\n. . O")
    assert features.image() == Features(fresh).image()


def test_features_that_begin_in_the_midst_of_a_game_follow_it_back_and_forth() -> None:
    for seed, size in enumerate((2, 3, 5, 9, 19)):
        board, chance = Board(size), random.Random(seed)
        play_by_chance(board, 2 * size, chance)
        begun = board.trail.depth
        features = Features(board)
        seen_before = 0
        for _ in range(6 * size):
            if board.trail.depth > 1 and chance.random() < 0.55:
                board.trail.undo_to(
                    chance.randrange(max(0, board.trail.depth - 4), board.trail.depth)
                )
            else:
                play_by_chance(board, 1, chance)
            if chance.random() < 0.6:
                assert features.image() == fresh_image(board)
                seen_before += board.trail.depth < begun
        assert seen_before, "it was to go back to before the features began"


def test_features_that_begin_in_the_midst_of_a_game_see_a_handicap_taken_back() -> None:
    board = Board(9)
    board.mark()
    board.set_up(
        parse_position("9x9\n" + "\n".join(["X . . . O . . . X"] * 2 + ["." + 8 * " ."] * 7))
    )
    features = Features(board)
    board.undo()
    assert features.image() == Features(Board(9)).image()


def play_by_chance(board: Board, count: int, chance: random.Random) -> None:
    """Play so many legal moves, a mark before each."""
    for _ in range(count):
        board.mark()
        points = board.legal_points(board.to_move)
        board.play(board.to_move, chance.choice(points) if points else PASS)


def fresh_image(board: Board) -> dict[str, tuple[int, ...]]:
    """Give the features of a board set up afresh."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    return Features(fresh).image()


def chain_bits(picture: str, point: str) -> tuple[bool, bool]:
    """Whether a point of a drawn board belongs to a black and to a white chain."""
    board = drawn_board(picture)
    features, p = Features(board), parse_point(point)
    return features.in_chain(BLACK, p), features.in_chain(WHITE, p)


def test_chain_rule_1_a_stone_belongs_to_its_color() -> None:
    picture = "3x3\n. . .\n. X O\n. . ."
    assert chain_bits(picture, "B2") == (True, False)
    assert chain_bits(picture, "C2") == (False, True)


def test_chain_rule_2_more_touching_stones() -> None:
    assert chain_bits("3x3\n. X .\n. . X\n. O .", "B2") == (True, False)
    assert chain_bits("3x3\n. O .\n. . .\n. . .", "B2") == (False, True)


def test_chain_rule_3_two_each_goes_to_the_stone_in_the_north() -> None:
    assert chain_bits("3x3\n. X .\nO . O\n. X .", "B2") == (True, False)
    assert chain_bits("3x3\n. O .\nX . O\n. X .", "B2") == (False, True)


def test_chain_rule_4_one_each_or_none_goes_to_more_diagonal_stones() -> None:
    assert chain_bits("3x3\nX X O\n. . .\n. O X", "B2") == (True, False)
    assert chain_bits("3x3\n. . .\n. . .\n. . O", "B2") == (False, True)
    assert chain_bits("3x3\nX . .\n. . .\n. . O", "B2") == (False, False)


def test_a_point_without_stones_around_belongs_to_no_chain() -> None:
    board = drawn_board("5x5\nX . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    features = Features(board)
    held = [p for p in all_points(5) if features.in_chain(BLACK, p)]
    assert held == [parse_point(p) for p in ("A5", "B5", "A4", "B4")]


def test_a_board_has_features_once() -> None:
    board = Board(9)
    Features(board)
    with pytest.raises(UsageError, match="has features already"):
        Features(board)


def test_no_answer_off_the_board_for_no_color_or_for_what_is_not_kept() -> None:
    features = Features(Board(9))
    with pytest.raises(UsageError, match="cell 5000 is not on a 9x9 board"):
        features.access(BLACK, 5000)
    with pytest.raises(UsageError, match="0 is no color"):
        features.walls(0, parse_point("C3"))
    with pytest.raises(UsageError, match="keep the parts 1, not 4"):
        Features(Board(9), parts=1).access(BLACK, parse_point("C3"))
