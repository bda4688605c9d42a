"""The slow twin of `riyu.features.groups`: strings put together until no two sets of them are surely joined.

Takes a slow board and links that are settled; gives sets of strings. Moves it tries are undone.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import permutations

from riyu.features.features import Features
from riyu.features.links import ConnectionStatus, links
from riyu.game.points import Point, opposite
from tests.reference.board import SlowBoard, String

__all__ = ["settled_links", "slow_groups"]


def settled_links(features: Features) -> list[tuple[Point, Point]]:
    """Give the two stones of each settled link."""
    return [(x.a, x.b) for x in links(features) if x.b and x.status is ConnectionStatus.SETTLED]


def slow_groups(
    board: SlowBoard, settled: Collection[tuple[Point, Point]] = ()
) -> set[frozenset[Point]]:
    """Give the groups, each as its stones; strings with a settled link between them are joined."""
    colors = {string: color for color in (1, 2) for string in board.strings(color)}
    liberties = {string: board.liberty_points(min(string)) for string in colors}
    linked = {frozenset(s for s in colors if a in s or b in s) for a, b in settled}

    @cache
    def is_trap(point: Point, color: int) -> bool:
        return _is_trap(board, point, color)

    def are_joined(one: set[String], two: set[String]) -> bool:
        """Say whether a string of the second set is surely joined with the first."""
        color = colors[next(iter(one))]
        if colors[next(iter(two))] != color:
            return False
        around = frozenset().union(*(liberties[string] for string in one))
        for string in two:
            common = around & liberties[string]
            if len(common) > 1 or any(is_trap(p, opposite(color)) for p in common):
                return True
            if any(frozenset((string, other)) in linked for other in one):
                return True
        return False

    groups = [{string} for string in colors]
    while pair := next((pair for pair in permutations(groups, 2) if are_joined(*pair)), None):
        groups.remove(pair[1])
        pair[0].update(pair[1])
    return {frozenset().union(*group) for group in groups}


def _is_trap(board: SlowBoard, point: Point, color: int) -> bool:
    """Say whether a stone of a color would stand in atari, or be gone, if it could be put on a point."""
    beside = {p for p in (point + 20, point - 20, point - 1, point + 1) if _is_on(board, p)}
    joined = {point}.union(*(board.string_points(p) for p in beside if board.color_at(p) == color))
    taken = {
        q
        for p in beside
        if board.color_at(p) == opposite(color) and len(board.liberty_points(p)) == 1
        for q in board.string_points(p)
    }
    around = {q for p in joined for q in (p + 20, p - 20, p - 1, p + 1) if _is_on(board, q)}
    return sum(q in taken or board.color_at(q) == 0 for q in around - joined) < 2


def _is_on(board: SlowBoard, point: Point) -> bool:
    return 1 <= point % 20 <= board.size and 1 <= point // 20 <= board.size
