"""Access as frozen values: who reaches a point from where, who encloses it, and the phase of the game that this tells.

Takes the features of a board; gives points, colors and a phase. Reads nothing out and knows no groups: a stone counts
as near whether it's alive or not. What access and enclosure are, `access_map` says.
Source: RiscIgo (W6), "Access", and the novice (N5).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from riyu.features.features import Features
from riyu.game.points import Color, Point, all_points, neighbors, opposite

__all__ = [
    "Access",
    "Phase",
    "access_map",
    "access_of",
    "enclosed",
    "inner_bridge_points",
    "nearest_way",
    "phase_of",
]


@dataclass(frozen=True, slots=True)
class Access:
    """The nearest stone of a color, and the moves it takes to join a point to it along lines: 0 on the stone."""

    stone: Point
    moves: int


class Phase(IntEnum):
    """A phase of the game. Its number is the worst access that makes it; the first one's, that or more."""

    EARLY_OPENING = 9
    MID_OPENING = 8
    LATE_OPENING = 7
    EARLY_MIDDLE_GAME = 6
    MID_MIDDLE_GAME = 5
    LATE_MIDDLE_GAME = 4
    EARLY_ENDGAME = 3
    MID_ENDGAME = 2
    LATE_ENDGAME = 1

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")


def access_of(features: Features, color: Color, point: Point) -> Access | None:
    """Give a color's access to a point; None where there is no way, and on enemy stones."""
    found = features.access(color, point)
    return Access(*found) if found else None


def access_map(features: Features, color: Color) -> dict[Point, Access]:
    """Give a color's access to each point that it has access to, in reading order."""
    found = ((p, access_of(features, color, p)) for p in all_points(features.size))
    return {p: access for p, access in found if access}


def nearest_way(features: Features, color: Color, point: Point) -> list[Point]:
    """Give a shortest way to a point, from the color's nearest stone on; empty where there is no way.

    The second is the move that crawls toward the point. Of steps equally good, seen from the point, the lowest cell is
    taken.
    """
    access = access_of(features, color, point)
    if not access:
        return []
    enemy = opposite(color)
    way = [point]
    for moves in range(access.moves - 1, -1, -1):
        nearer = Access(access.stone, moves)
        way.append(
            next(
                p
                for p in sorted(neighbors(way[-1], features.size))
                if access_of(features, color, p) == nearer
                and (moves == 0 or not features.walls(enemy, p))
            )
        )
    return way[::-1]


def enclosed(features: Features) -> dict[Point, Color]:
    """Give the color that encloses each point that is enclosed.

    Points in a wall that the enemy can reach are the edge of an enclosure, not part of it. No point more than 6 moves
    from the color's stones is enclosed, nor what is open to it. In 947 positions of strong players' games on 19x19
    there was no such point; with fewer moves many would be lost that are as sure as the rest. A strong net gives 8 of
    10 enclosed points to the color that encloses them, and 2 of 100 to the other.
    """
    colors = features.enclosure()
    return {p: colors[p] for p in all_points(features.size) if colors[p]}


def inner_bridge_points(features: Features, color: Color) -> list[Point]:
    """Give the points that a color encloses and that lie in a wall of its own, in reading order."""
    return [
        p for p, owner in enclosed(features).items() if owner == color and features.walls(color, p)
    ]


def phase_of(features: Features) -> Phase:
    """Give the phase of the game by its worst access.

    That is the most moves that either color, the nearer one, needs to an empty point that neither encloses: enclosed
    points are settled and tell no phase. Without a stone on the board it's the early opening. Half of strong
    players' games on 19x19 are out of the early opening by move 29, of the opening by 57, of the middle game by 190;
    smaller boards begin with a later phase.
    """
    if next(features.board.strings(), None) is None:
        return Phase.EARLY_OPENING
    return Phase(min(max(features.worst_access(), 1), 9))
