"""The slow twin of `riyu.features.access_map`: access, enclosure and worst access by their definitions, from nothing.

Takes a position and the walls that stand on it; gives dicts and sets of points. Keeps nothing up to date.
"""

from __future__ import annotations

from collections.abc import Callable

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, all_points, neighbors, opposite
from riyu.game.position import Position

__all__ = ["Walls", "slow_access", "slow_enclosure", "slow_worst_access"]

Walls = Callable[[Color, Point], bool]
"""Whether a point lies in a wall of a color."""

LONGEST = 126  # moves
FAR = 6  # moves


def slow_access(position: Position, walls: Walls, color: Color) -> dict[Point, tuple[int, Point]]:
    """Give moves and nearest stone for each point that a color has access to."""
    stones = set(position.points(color))
    empty = set(position.points(EMPTY))
    access = {stone: (0, stone) for stone in stones}
    settled = False
    while not settled:
        settled = True
        for p in empty:
            ways = [
                (access[q][0] + 1, access[q][1])
                for q in neighbors(p, position.size)
                if q in access and (q in stones or not walls(opposite(color), q))
            ]
            ways = [way for way in ways if way[0] <= LONGEST]
            if ways and (p not in access or min(ways) < access[p]):
                access[p] = min(ways)
                settled = False
    return access


def slow_enclosure(position: Position, walls: Walls) -> dict[Point, Color]:
    """Give the color that encloses each point that is enclosed."""
    found = {}
    for color in (1, 2):
        own = slow_access(position, walls, color)
        enemy = slow_access(position, walls, opposite(color))
        out_of_reach = {p for p in position.points(EMPTY) if p not in enemy}
        vast = {p for p in out_of_reach if not enemy or p not in own or own[p][0] > FAR}
        growing = True
        while growing:
            beside = {
                q for p in vast if not walls(color, p) for q in neighbors(p, position.size)
            } & out_of_reach
            growing = not beside <= vast
            vast |= beside
        found.update(dict.fromkeys(out_of_reach - vast, color))
    return found


def slow_worst_access(position: Position, walls: Walls) -> int:
    """Give the most moves that the nearer color needs to a point that neither encloses; 0 if there is none."""
    maps = [slow_access(position, walls, color) for color in (1, 2)]
    closed = slow_enclosure(position, walls)
    moves = [
        min(access[p][0] for access in maps if p in access)
        for p in all_points(position.size)
        if position.at(p) == EMPTY and p not in closed and any(p in access for access in maps)
    ]
    return max(moves, default=0)
