"""How an enemy comes into a moyo by access: its deepest point, the stone nearest to it, and the point between.

Takes features and an evaluation of them; gives frozen rows. Judges nothing: which moyos there are the evaluation says.
Source: Wilcox, "Access" (W6), 4 and 6: to defend, play a move that blocks the enemy's stone nearest to a deep point; to
attack, crawl from it.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.assessment.evaluation import Evaluation, PointKind
from riyu.assessment.point_words import LEAST_MOYO, regions
from riyu.features.access import access_of, nearest_way
from riyu.features.features import Features
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, color_name, opposite, point_text

__all__ = ["MoyoWay", "moyo_ways"]


@dataclass(frozen=True, slots=True)
class MoyoWay:
    """A color's moyo of so many points, and how the enemy comes to its `deepest` point, which he reaches last.

    `way` begins with his `stone` and ends there. Its first step `gate` is where the owner stops him, or he crawls in.
    """

    color: Color
    size: int
    deepest: Point
    way: tuple[Point, ...]

    @property
    def stone(self) -> Point:
        """The enemy stone nearest to the deepest point."""
        return self.way[0]

    @property
    def gate(self) -> Point:
        """The first point of the way."""
        return self.way[1]

    def __str__(self) -> str:
        """Say it in a line: `Black's moyo of 30 points, deepest K4: White comes from C4 by D4, 6 moves`."""
        own, enemy = color_name(self.color), color_name(opposite(self.color))
        return (
            f"{own}'s moyo of {self.size} points, deepest {point_text(self.deepest)}: "
            f"{enemy} comes from {point_text(self.stone)} by {point_text(self.gate)}, {len(self.way) - 1} moves"
        )


def moyo_ways(features: Features, evaluation: Evaluation) -> list[MoyoWay]:
    """Give the way into each moyo of an eighth of the board or more, the largest first, where there is one."""
    found = []
    for color in (BLACK, WHITE):
        for region in regions(evaluation, PointKind.MOYO, color):
            if len(region) < LEAST_MOYO * evaluation.size**2:
                continue
            enemy = opposite(color)
            reached = {p: a.moves for p in region if (a := access_of(features, enemy, p))}
            empty = [p for p in reached if features.board.color_at(p) == EMPTY]
            if not empty:
                continue
            deepest = max(empty, key=lambda p: (reached[p], -p))
            way = nearest_way(features, enemy, deepest)
            found.append(MoyoWay(color, len(region), deepest, tuple(way)))
    return sorted(found, key=lambda one: (-one.size, one.deepest))
