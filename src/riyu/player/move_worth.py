"""What a move is worth in points of the game: a search goes on by it until that is known well enough.

Takes a thinker that has just thought, a move and a number of descents; gives a frozen MoveWorth. Two moves of one
position are worth comparing where both got as many descents: then they stand on the same footing. Chooses no move.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import stdev

from riyu.assessment.joined import SMALL, chance_of
from riyu.game.points import Point
from riyu.game.position import Position
from riyu.game.transform import Transform, apply_point, apply_position
from riyu.search.thinking import Thinker

__all__ = ["MoveWorth", "worth_of"]

BATCHES = 8
"""Batches that the descents by a move are made in: how far these differ says how far chance moves their mean."""

BY_SEED = (1.6, 1.2)
"""By how much more another seed moves the mean than that says, on boards of up to SMALL lines, and on larger."""

LINE_SHARE = 8
"""A move of a line has one in so many of the visits of the first one, at least."""

LEAST_LINE = 30
"""And so many at least."""

LONGEST_LINE = 10
"""Moves of a line at most."""


@dataclass(frozen=True, slots=True)
class MoveWorth:
    """What a move is worth to its color.

    `lead` are the points by which the color leads after it, as the games that the search goes on with end in the mean,
    komi counted; `error` is the standard error of that by chance, how far another seed is off; `chance` that of
    winning, 0 to 1, as often as games are won with such a lead and as much open. `visits` are the descents by it,
    and `line` the most visited sequence, which begins with it.
    """

    move: Point
    lead: float
    error: float
    chance: float
    visits: int
    line: tuple[Point, ...]


def worth_of(
    thinker: Thinker,
    position: Position,
    move: Point,
    visits: int,
    stop: Callable[[], bool] = lambda: False,
) -> MoveWorth | None:
    """Give what a move of the position thought about last is worth, once `visits` descents went by it.

    None where the search has not that move, as with a move into an own eye. `stop` ends the descents.
    """
    searched = _as_searched(thinker, position, move)
    if searched is None:
        return None
    error = _go_on(thinker, searched, visits, stop)
    seen = thinker.see(searched, 1)
    if seen is None:
        return None
    least = max(LEAST_LINE, seen.visits // LINE_SHARE)
    line = (move, *(thinker.line(searched, least) if searched == move else ()))
    open_points = sum(1 - abs(owned) for owned in seen.owned.values())
    return MoveWorth(
        move,
        round(seen.margin, 3),
        round(BY_SEED[position.size > SMALL] * error, 3),
        round(chance_of(seen.margin, open_points, position.size), 4),
        seen.visits,
        line[:LONGEST_LINE],
    )


def _as_searched(thinker: Thinker, position: Position, move: Point) -> Point | None:
    """Give a move as the search has it: itself, or the one that a symmetry of the position makes the same."""
    if thinker.go_on(move, 1):
        return move
    for way in Transform:
        if way and apply_position(way, position) == position:
            twin = apply_point(way, move, position.size)
            if twin != move and thinker.go_on(twin, 1):
                return twin
    return None


def _go_on(thinker: Thinker, move: Point, visits: int, stop: Callable[[], bool]) -> float:
    """Go on by a move until it has so many visits; give the standard error of its mean margin, in points."""
    means: list[float] = []
    before = _sum_of(thinker, move)
    # Where it has enough already, some more are made all the same: without them chance could not be told.
    each = max(1, math.ceil((visits - before[0]) / BATCHES), visits // (4 * BATCHES))
    while len(means) < BATCHES and not stop():
        thinker.go_on(move, each)
        now = _sum_of(thinker, move)
        made = now[0] - before[0]
        if made <= 0:
            break
        means.append((now[1] - before[1]) / made)
        before = now
    if len(means) < 2:
        return math.inf
    return stdev(means) * math.sqrt(each / before[0])


def _sum_of(thinker: Thinker, move: Point) -> tuple[int, float]:
    """Give a move's visits and the sum of its margins."""
    branch = thinker.branch(move)
    return (branch.visits, branch.visits * branch.margin) if branch is not None else (0, 0.0)
