"""Influence by point, as plain values: by paths, by inverse squares with the rim beyond the edge, by radiation.

Takes features, or a position; gives a dict from every point of the board to what it gets. Judges nothing.
Sources: the 2011 blog (B5), "Under the Influence", for paths and Zobrist's radiation; the novice (N3), "Basic
Infrastructure", for squares and rim.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum

from riyu.features.features import Features
from riyu.features.influence_maps import NEAREST, SQUARE
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, all_points, column_of, neighbors, row_of
from riyu.game.position import Position

__all__ = ["GENERATIONS", "path_influence", "radiation", "rim", "square_influence"]

GENERATIONS = 4
"""Steps that radiation goes from a stone."""


def path_influence(features: Features) -> dict[Point, float]:
    """Give the influence by open paths: black above 0, white below, 0 where a stone stands.

    1 is what a stone gives its neighbor. A stone shades what lies behind it, and nothing goes beyond 5 steps.
    """
    return {p: features.path_influence(p) / NEAREST for p in all_points(features.size)}


def square_influence(
    features: Features, *, with_rim: bool = True
) -> dict[Point, tuple[float, float]]:
    """Give Black's and White's influence by inverse squares, which stones don't stop; a stone gives its own point none.

    1 is what a stone gives its neighbor. With the rim, what a color's stones give at a point is multiplied by 1 plus
    what the rim would give there: the edge helps whoever is near it, both alike, and gives nothing of its own.
    """
    size = features.size
    edge = rim(size) if with_rim else {}

    def at(point: Point, color: int) -> float:
        return features.square_influence(color, point) / SQUARE * (1 + edge.get(point, 0.0))

    return {p: (at(p, BLACK), at(p, WHITE)) for p in all_points(size)}


@lru_cache  # one table for each size
def rim(size: int) -> dict[Point, float]:
    """Give what stones on all points one line beyond the edge, corners too, would give by inverse squares."""
    lines = range(size + 2)
    beyond = [(c, r) for c in lines for r in lines if not (1 <= c <= size and 1 <= r <= size)]
    return {
        p: fsum(1 / ((column_of(p) - c) ** 2 + (row_of(p) - r) ** 2) for c, r in beyond)
        for p in all_points(size)
    }


def radiation(position: Position) -> dict[Point, int]:
    """Give the influence that Zobrist's program worked out: black above 0, white below, 0 where a stone stands.

    Each stone radiates alone: in each of four generations every point that it has reached, and the stone, adds 1 to
    each empty point beside it.
    """
    total = dict.fromkeys(all_points(position.size), 0)
    for color, sign in ((BLACK, 1), (WHITE, -1)):
        for stone in position.points(color):
            for point, value in _radiate(position, stone).items():
                total[point] += sign * value
    return total


def _radiate(position: Position, stone: Point) -> Counter[Point]:
    values: Counter[Point] = Counter()
    reached = {stone}
    for _ in range(GENERATIONS):
        gains = [q for p in reached for q in neighbors(p, position.size) if position.at(q) == EMPTY]
        values.update(gains)
        reached.update(gains)
    return values
