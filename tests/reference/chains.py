"""The slow twin of `riyu.features.chains`: the seed's four rules, said of a frozen position.

Takes a position; gives which color's chain each point belongs to, and the chains. Keeps nothing from one to the next.
Source: RiscIgo (W5), "Chains".
"""

from __future__ import annotations

from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, on_board, opposite
from riyu.game.position import Position

__all__ = ["belongs", "slow_chains"]


def belongs(position: Position, color: Color, point: Point) -> bool:
    """Say whether a point belongs to a color's chain."""
    size = position.size
    if position.at(point) != EMPTY:
        return position.at(point) == color  # an enemy stone is the enemy's by rule 1
    touching = [position.at(p) for p in neighbors(point, size)]
    own, enemy = touching.count(color), touching.count(opposite(color))
    if own != enemy:
        return own > enemy
    if own == 2:
        north = point + 20
        return on_board(north, size) and position.at(north) == color
    across = [position.at(p) for p in diagonals(point, size)]
    return across.count(color) > across.count(opposite(color))


def slow_chains(position: Position) -> set[tuple[Color, frozenset[Point], frozenset[Point]]]:
    """Give (color, points, stones) of each chain: points grown together until nothing is added."""
    size = position.size
    found = set()
    for color in (BLACK, WHITE):
        left = {p for p in all_points(size) if belongs(position, color, p)}
        while left:
            points = {left.pop()}
            while beside := {q for p in points for q in neighbors(p, size)} & left:
                points |= beside
                left -= beside
            stones = frozenset(p for p in points if position.at(p) == color)
            if stones:
                found.add((color, frozenset(points), stones))
    return found
