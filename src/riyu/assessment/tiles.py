"""Tiles: overlapping squares of the board with keys of their own, so that a local result holds whatever lies elsewhere.

Takes a board; gives whether strings fall to ladders, read once for what a tile holds. Knows no worth.
Source: the 2011 blog (B9), "Board sub-domains for transposition analysis": squares of six, one every three lines.
"""

from __future__ import annotations

from functools import lru_cache

from riyu.game.board import Board
from riyu.game.points import Color, Point, all_points, point_at
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict

__all__ = ["SIDE", "STEP", "LocalReadings", "tile_key", "tiles_at"]

SIDE = 6
"""Lines of a tile."""

STEP = 3
"""Lines from one tile to the next."""

MOST_KEPT = 200_000
"""Results that are kept; with one more all are let go."""

Tile = tuple[Point, int, frozenset[Point]]
"""Its lowest left point, its lines, its points."""


@lru_cache  # one table for each size
def tiles_at(size: int) -> dict[Point, tuple[Tile, ...]]:
    """Give for each point of a board the tiles that hold it."""
    side = min(SIDE, size)
    starts = sorted({*range(1, size - side + 2, STEP), size - side + 1})
    tiles = [
        (
            point_at(column, row),
            side,
            frozenset(point_at(column + i, row + j) for i in range(side) for j in range(side)),
        )
        for row in starts
        for column in starts
    ]
    return {p: tuple(tile for tile in tiles if p in tile[2]) for p in all_points(size)}


def tile_key(cells: bytes, tile: Tile) -> bytes:
    """Give a tile's key: what its points hold, row by row. No two share one by chance."""
    start, side, _ = tile
    step = point_at(1, 2) - point_at(1, 1)
    return b"".join([cells[start + step * i : start + step * i + side] for i in range(side)])


class LocalReadings:
    """Whether strings fall to ladders, on one board. Argument: the board.

    A verdict whose points lie in one tile is kept by that tile's key, another by nothing and read again. `asked` and
    `reused` count.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.asked = self.reused = 0
        self._kept: dict[tuple[Point, bytes, Point, bool, Point, Color], bool] = {}

    def falls(self, stone: Point, attacker_first: bool, cells: bytes) -> bool:
        """Say whether a string, named by a stone, is taken if its attacker, or its owner, plays first.

        `cells` are the board's as they stand.
        """
        board = self.board
        self.asked += 1
        name = board.string_name(stone)
        around = tiles_at(board.size)[name]
        ko = board.ko
        turn = board.to_move if ko else 0
        places = [
            (tile[0], tile_key(cells, tile), name, attacker_first, ko, turn) for tile in around
        ]
        for place in places:
            found = self._kept.get(place)
            if found is not None:
                self.reused += 1
                return found
        reading = read_ladder(board, name, attacker_first=attacker_first)
        is_taken = reading.verdict is (Verdict.WIN if attacker_first else Verdict.LOSS)
        self._keep(places, around, reading.depends_on | {name}, is_taken)
        return is_taken

    def _keep(
        self,
        places: list[tuple[Point, bytes, Point, bool, Point, Color]],
        around: tuple[Tile, ...],
        rests_on: frozenset[Point],
        is_taken: bool,
    ) -> None:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        for place, tile in zip(places, around, strict=True):
            if rests_on <= tile[2]:
                self._kept[place] = is_taken
