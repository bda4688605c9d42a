"""Views: what a color sees from a point in straight lines, and how freely a chain can run.

Takes features, points and the enclosure of points; gives frozen views and counts. Judges no life: thresholds are the
assessment's. Sources: the novice's program (N7), "Horizon"; RiscIgo, "group enclosure data", for runner and directions.

Sight goes in the eight directions over empty points. A stone of either color stops it, and so does an enemy's settled
bridge point: a point in the wall of a strong enemy link. A diagonal line is also stopped where it would pass between
two enemy stones that touch diagonally, for they are linked across it; own stones, and one of each color, let it pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from riyu.base.errors import UsageError
from riyu.features.chains import Chain
from riyu.features.features import Features
from riyu.features.rounds import Sight
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, on_board

__all__ = ["Runnability", "View", "runnability", "view"]


@dataclass(frozen=True, slots=True)
class View:
    """What a color sees from a point.

    `seen` are the empty points its sight passes, the last before the board's edge among them, the point itself not;
    `edge` are the points where sight ends: stones, enemy settled bridge points (both not seen), or the last point seen.
    """

    point: Point
    color: Color
    seen: frozenset[Point]
    edge: frozenset[Point]

    def inside(self, enclosed: Mapping[Point, Color]) -> frozenset[Point]:
        """Give the points seen that the color encloses: eye space. `enclosed` says which color encloses a point."""
        return frozenset([p for p in self.seen if enclosed.get(p, EMPTY) == self.color])

    def outside(self, enclosed: Mapping[Point, Color]) -> frozenset[Point]:
        """Give the points seen that no color encloses: room to run. `enclosed` says which color encloses a point."""
        return frozenset([p for p in self.seen if enclosed.get(p, EMPTY) == EMPTY])


@dataclass(frozen=True, slots=True)
class Runnability:
    """How freely a chain can run: what is seen from its stones and liberties together.

    `expanse` and `inside` count the points of the outside and the inside view; `others` are the own stones of other
    chains at the edge of view, lowest cell first. `runner` is the chain's stone that alone sees most outside points,
    and `directions` the steps along lines (+20 up, -1 left, +1 right, -20 down) open from it: six outside points one
    after another, or one of these at the end.
    """

    expanse: int
    inside: int
    others: tuple[Point, ...]
    runner: Point
    directions: tuple[int, ...]


def view(features: Features, color: Color, point: Point) -> View:
    """Give what a color sees from a point, empty or not. Raises UsageError off the board and for no color."""
    if color not in (BLACK, WHITE):
        raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
    if not on_board(point, features.size):
        raise UsageError(f"cell {point} is not on a {features.size}x{features.size} board")
    seen, edge = Sight(features).view(color, point)
    return View(point, color, frozenset(seen), frozenset(edge))


def runnability(features: Features, chain: Chain, enclosed: Mapping[Point, Color]) -> Runnability:
    """Give how freely a chain can run. `enclosed` gives the color that encloses a point, EMPTY or nothing for none.

    The view from a liberty counts unless it is a settled bridge point of the enemy, over which sight does not go.
    """
    expanse, inside, others, runner, directions = Sight(features).run(
        chain.color, chain.stones, chain.liberties, enclosed
    )
    return Runnability(expanse, inside, tuple(others), runner, tuple(directions))
