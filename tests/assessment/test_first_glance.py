"""A first glance: its terms on pictures, the same for mirrored boards, what tiles keep is what is read afresh."""

from __future__ import annotations

import pytest

from riyu.assessment.first_glance import FirstGlance, Worth
from riyu.assessment.tiles import LocalReadings, tile_key, tiles_at
from riyu.base.chance import Chance
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import all_points, column_of, parse_point, point_at, row_of
from tests.boards import drawn_board


def worth(picture: str, to_move: str = "black") -> Worth:
    return FirstGlance(Features(drawn_board(picture, to_move))).worth()


WALLS = """
    . . X . O . .
    . . X . O . .
    . . X . O . .
    . . X . O . .
    . . X . O . .
    . . X . O . .
    . . X . O . .
    """


def test_what_is_enclosed_is_territory_and_the_middle_is_nobodys() -> None:
    seen = worth(WALLS)
    assert seen.terms() == {"stones": 0, "territory": 0, "influence": 0, "hanging": 0}


ALONE = """
    . X X . . . .
    . X X . . . .
    O X X . . . .
    . X X . . . .
    . X X . . . .
    . X X . . . .
    . X X . . . .
    """


def test_a_stone_without_room_is_dead_and_counts_for_who_holds_it() -> None:
    seen = worth(ALONE)
    assert seen.stones == 14
    assert seen.territory >= 7


HANGING = """
    . . . . . O .
    . . X X . O .
    . X O O . O .
    . X O O X O .
    . . X X . O .
    . . . X . O .
    . . . X . O .
    """


def test_what_hangs_is_whose_turn_it_is() -> None:
    assert worth(HANGING, "black").total > worth(HANGING, "white").total


@pytest.mark.parametrize("seed", range(6))
def test_a_mirrored_position_with_colors_changed_is_worth_as_much_to_the_other(seed: int) -> None:
    chance = Chance(seed)
    board, mirrored = Board(7), Board(7)
    for _ in range(18):
        color = board.to_move
        legal = [p for p in board.legal_points(color) if p]
        point = legal[chance.below(len(legal))]
        board.play(color, point)
        mirrored.play(3 - color, point_at(8 - column_of(point), row_of(point)))
    one, two = (FirstGlance(Features(each)).worth() for each in (board, mirrored))
    assert one.total == -two.total


def test_every_point_lies_in_a_tile_and_tiles_overlap() -> None:
    tiles = tiles_at(9)
    assert set(tiles) == set(all_points(9))
    assert len(tiles[parse_point("E5")]) == 4
    assert all(len(tile[2]) == 36 for around in tiles.values() for tile in around)


def test_a_change_elsewhere_leaves_a_tiles_key() -> None:
    board = Board(9)
    corner = tiles_at(9)[parse_point("A1")][0]
    before = tile_key(board.cells(), corner)
    board.play(1, parse_point("J9"))
    assert tile_key(board.cells(), corner) == before
    board.play(2, parse_point("F6"))
    assert tile_key(board.cells(), corner) != before


def test_what_a_tile_gives_again_is_what_is_read_afresh() -> None:
    reused = 0
    for seed in range(4):
        board, chance = Board(9), Chance(seed)
        kept = LocalReadings(board)
        for _ in range(70):
            legal = [p for p in board.legal_points(board.to_move) if p]
            board.play(board.to_move, legal[chance.below(len(legal))])
            for name in list(board.strings()):
                for first in (True, False):
                    cells = board.cells()
                    fresh = LocalReadings(board).falls(name, first, cells)
                    assert kept.falls(name, first, cells) == fresh
        reused += kept.reused
    assert reused > 1000
