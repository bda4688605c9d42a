"""The slow twins of `riyu.features.influence_maps` and `influence`: the blog's paths as objects, light, radiation.

Takes a position; gives each point's influence, worked out anew. Keeps nothing up to date. Source: the blog's text,
"Under the Influence", and the novice's, "Basic Infrastructure".
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, all_points, column_of, neighbors, row_of
from riyu.game.position import Position

__all__ = ["Path", "all_paths", "path_influence", "radiation", "square_influence"]

MAX_LENGTH = 5


@dataclass(frozen=True)
class Path:
    """From a source to a terminus; `points` are those after the source, the terminus last."""

    source: Point
    points: tuple[Point, ...]
    contribution: Fraction

    @property
    def terminus(self) -> Point:
        return self.points[-1]


def _manhattan(one: Point, other: Point) -> int:
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))


def _euclid_squared(one: Point, other: Point) -> int:
    return (column_of(one) - column_of(other)) ** 2 + (row_of(one) - row_of(other)) ** 2


def greedy_runs(source: Point, end: Point, size: int) -> list[tuple[Point, ...]]:
    """Always the choice for the next point that reduces the Euclidean distance the most; each where several do."""
    if source == end:
        return [(source,)]
    beside = neighbors(source, size)
    best = min(_euclid_squared(p, end) for p in beside)
    choices = [p for p in beside if _euclid_squared(p, end) == best]
    assert len(choices) <= 2
    return [(source, *rest) for p in choices for rest in greedy_runs(p, end, size)]


@lru_cache
def all_paths(size: int) -> tuple[Path, ...]:
    """All paths between all pairs of points, generated in both directions."""
    found = []
    for source in all_points(size):
        for end in all_points(size):
            distance = _manhattan(source, end)
            if not 1 <= distance <= MAX_LENGTH:
                continue
            runs = set(greedy_runs(source, end, size))
            runs |= {run[::-1] for run in greedy_runs(end, source, size)}
            contribution = Fraction(1, 2 ** (distance - 1)) / len(runs)
            found += [Path(source, run[1:], contribution) for run in runs]
    return tuple(found)


def path_influence(position: Position) -> dict[Point, Fraction]:
    """The sum of all contributions from paths which are not blocked by non-vacant points; black is positive."""
    signs = {EMPTY: 0, BLACK: 1, WHITE: -1}
    stones = {p: position.at(p) for p in all_points(position.size)}
    influence = dict.fromkeys(stones, Fraction(0))
    for path in all_paths(position.size):
        if stones[path.source] and not any(stones[p] for p in path.points):
            influence[path.terminus] += signs[stones[path.source]] * path.contribution
    return influence


def square_influence(position: Position, unit: int) -> dict[Point, tuple[int, int]]:
    """What black and white stones give each point but their own, by the square of the distance, in whole units."""

    def given(point: Point, color: int) -> int:
        stones = [p for p in position.points(color) if p != point]
        return sum(round(Fraction(unit, _euclid_squared(point, p))) for p in stones)

    return {p: (given(p, BLACK), given(p, WHITE)) for p in all_points(position.size)}


def radiation(position: Position) -> dict[Point, int]:
    """From each stone, four times: a point gains 1 from each neighbor that is the stone or had anything before."""
    total: Counter[Point] = Counter()
    empty = [p for p in all_points(position.size) if position.at(p) == EMPTY]
    for color, sign in ((BLACK, 1), (WHITE, -1)):
        for stone in position.points(color):
            influence = dict.fromkeys(empty, 0)
            for _ in range(4):
                before = {p for p, value in influence.items() if value} | {stone}
                for p in empty:
                    influence[p] += len(before.intersection(neighbors(p, position.size)))
            for p, value in influence.items():
                total[p] += sign * value
    return {p: total[p] for p in all_points(position.size)}
