"""The slow twin of `riyu.features.sectors`: sector lines by fractions, ways out by sets, every move tried.

Takes features, for their board and their walls alone; gives lines, and a chain's enclosure with its closing moves.
Sources: RiscIgo (W6, W12), and the definitions that head `riyu.features.sectors`.
"""

from __future__ import annotations

from collections.abc import Collection, Set
from fractions import Fraction
from itertools import combinations

from riyu.features.features import Features
from riyu.features.sectors import Enclosure
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, all_points, neighbors, opposite, point_at

__all__ = ["slow_lines", "slow_state"]


def slow_lines(features: Features, color: Color) -> set[tuple[Point, Point, frozenset[Point]]]:
    """Give a color's sector lines: the stone with the lower cell, the other or 0 for the edge, and the points."""
    board = features.board
    size = board.size
    stones = [p for p in all_points(size) if board.color_at(p) == color]
    found = set()
    for a, b in combinations(sorted(stones), 2):
        points = _between(a, b)
        if points and _is_free(features, color, points) and not _is_crossed(board, a, b, points):
            found.add((a, b, points))
    for a in stones:
        x, y = a % 20, a // 20
        for points in (
            frozenset(point_at(x, r) for r in range(1, y)),
            frozenset(point_at(x, r) for r in range(y + 1, size + 1)),
            frozenset(point_at(c, y) for c in range(1, x)),
            frozenset(point_at(c, y) for c in range(x + 1, size + 1)),
        ):
            if 1 <= len(points) <= 3 and _is_free(features, color, points):
                found.add((a, 0, points))
    return found


def _between(a: Point, b: Point) -> frozenset[Point]:
    """Give the points within half a point of the line between two stones; none if it is too short or too long."""
    dx, dy = b % 20 - a % 20, b // 20 - a // 20
    steps = max(abs(dx), abs(dy))
    if not 2 <= steps <= 8:
        return frozenset()
    points = set()
    for i in range(1, steps):
        x, y = a % 20 + Fraction(i * dx, steps), a // 20 + Fraction(i * dy, steps)
        points |= {
            point_at(c, r)
            for c in range(int(x), int(x) + 2)
            for r in range(int(y), int(y) + 2)
            if abs(c - x) <= Fraction(1, 2) and abs(r - y) <= Fraction(1, 2)
            if (c == x if abs(dx) >= abs(dy) else r == y)
        }
    return frozenset(points)


def _is_free(features: Features, color: Color, points: Collection[Point]) -> bool:
    enemy = opposite(color)
    return all(features.board.color_at(p) == EMPTY and not features.walls(enemy, p) for p in points)


def _is_crossed(board: Board, a: Point, b: Point, points: Set[Point]) -> bool:
    """Say whether two points of the line touch diagonally between two enemy stones."""
    enemy = opposite(board.color_at(a))
    line = points | {a, b}
    return any(
        p + rise in line and board.color_at(p + rise - 20) == board.color_at(p + 20) == enemy
        for p in line
        for rise in (19, 21)
    )


def slow_state(
    features: Features, color: Color, stones: Collection[Point]
) -> tuple[Enclosure, set[Point], set[Point]]:
    """Give the enclosure of a chain by its stones, all enemy moves that close it, and the pocket it is held to."""
    board = features.board
    enemy = opposite(color)
    if not _is_out(features, stones, pocket := _reach(features, color, stones, set())):
        return Enclosure.ENCLOSED, set(), _empty(board, pocket)
    closing = set()
    for p in board.legal_points(enemy):
        depth = board.mark()
        board.play(enemy, p)
        stands = board.color_at(p) == enemy and board.liberties(p) > 1
        if stands and not _is_out(features, stones, _reach(features, color, stones, set())):
            closing.add(p)
        board.trail.undo_to(depth)
    if closing:
        return Enclosure.ENCLOSABLE_IN_ONE, closing, set()
    lines: set[Point] = set().union(*[line[2] for line in slow_lines(features, enemy)])
    if _is_out(features, stones, pocket := _reach(features, color, stones, lines)):
        return Enclosure.OPEN, set(), set()
    return Enclosure.WITHIN_SECTOR_LINE, set(), _empty(board, pocket)


def _reach(
    features: Features, color: Color, stones: Collection[Point], lines: Set[Point]
) -> set[Point]:
    board = features.board
    new = {p for p in stones if board.color_at(p) == color}
    met: set[Point] = set()
    while new:
        met |= new
        passing = {
            p
            for p in new
            if board.color_at(p) == color or not (p in lines or features.walls(opposite(color), p))
        }
        new = {q for p in passing for q in neighbors(p, board.size)} - met
        new = {q for q in new if board.color_at(q) in (EMPTY, color)}
    return met


def _is_out(features: Features, stones: Collection[Point], reach: Set[Point]) -> bool:
    board = features.board
    distant = board.size // 2
    far = [p for p in reach if min(_apart(p, stone) for stone in stones) >= distant]
    return bool(far) or len(_empty(board, reach)) >= distant**2


def _empty(board: Board, points: Set[Point]) -> set[Point]:
    return {p for p in points if board.color_at(p) == EMPTY}


def _apart(p: Point, q: Point) -> int:
    return abs(p % 20 - q % 20) + abs(p // 20 - q // 20)
