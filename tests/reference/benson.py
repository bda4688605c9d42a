"""The slow twin of `riyu.features.pass_alive`: Benson's definition in sets, and what one color can do moving alone.

Takes a slow board and a color; gives strings and points. Knows nothing of how the compiled module finds them.
Source: D. B. Benson, Life in the Game of Go, Information Sciences 10 (1976).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import combinations

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, all_points, neighbors, opposite
from tests.reference.board import SlowBoard, String

__all__ = ["alone", "slow_alive", "slow_territory", "stones_alive"]

Region = frozenset[Point]


def joined(points: Set[Point], size: int) -> set[Region]:
    """Give the parts of a set of points that hang together along lines."""
    parts, rest = set(), set(points)
    while rest:
        part, waiting = set(), {rest.pop()}
        while waiting:
            point = waiting.pop()
            part.add(point)
            waiting |= set(neighbors(point, size)) & rest
            rest -= waiting
        parts.add(frozenset(part))
    return parts


def beside(points: Iterable[Point], size: int) -> set[Point]:
    """Give the points next to a set of points and not in it."""
    inside = set(points)
    return {q for p in inside for q in neighbors(p, size)} - inside


# Benson ---------------------------------------------------------------------------------------------------------------


def stones_alive(own: Set[Point], enemy: Set[Point], size: int, suicide: bool) -> set[String]:
    """Give the pass-alive strings among own stones."""
    strings = joined(own, size)
    regions = joined(set(all_points(size)) - own, size)

    def is_vital(region: Region, string: String) -> bool:
        must_be_liberties = region if suicide else region - enemy
        return must_be_liberties <= beside(string, size)

    while True:
        kept = {x for x in strings if sum(is_vital(r, x) for r in regions) >= 2}
        healthy = {r for r in regions if beside(r, size) <= frozenset().union(*kept)}
        if (kept, healthy) == (strings, regions):
            return strings
        strings, regions = kept, healthy


def slow_alive(board: SlowBoard, color: Color) -> set[String]:
    """Give the pass-alive strings of a color."""
    own, enemy = board.stones[color - 1], board.stones[opposite(color) - 1]
    return stones_alive(own, enemy, board.size, board.ruleset.suicide)


# Moving alone ---------------------------------------------------------------------------------------------------------


def alone(
    own: frozenset[Point], enemy: frozenset[Point], size: int, suicide: bool
) -> Iterator[tuple[frozenset[Point], frozenset[Point]]]:
    """Give every (own, enemy) that can come about if the enemy moves as often as he likes and own passes."""
    seen = {(own, enemy)}
    waiting = [(own, enemy)]
    while waiting:
        now = waiting.pop()
        yield now
        for point in set(all_points(size)) - now[0] - now[1]:
            then = after(*now, point, size)
            if then is not None and (then[1] > now[1] or suicide) and then not in seen:
                seen.add(then)
                waiting.append(then)


def after(
    own: frozenset[Point], enemy: frozenset[Point], point: Point, size: int
) -> tuple[frozenset[Point], frozenset[Point]]:
    """Give the stones after an enemy stone is put on an empty point."""
    enemy |= {point}
    for start in neighbors(point, size):
        if start in own:
            own -= taken(start, own, enemy, size)
    return own, enemy - taken(point, enemy, own, size)


def taken(start: Point, same: Set[Point], other: Set[Point], size: int) -> set[Point]:
    """Give the string of a stone if it has no liberty."""
    string, waiting = {start}, [start]
    while waiting:
        for q in neighbors(waiting.pop(), size):
            if q not in same and q not in other:
                return set()
            if q in same and q not in string:
                string.add(q)
                waiting.append(q)
    return string


# Territory ------------------------------------------------------------------------------------------------------------


def slow_territory(board: SlowBoard, color: Color) -> set[Point]:
    """Give the unconditional territory of a color."""
    size = board.size
    alive = frozenset().union(*slow_alive(board, color))
    if not alive:
        return set()
    regions = joined(set(all_points(size)) - alive, size)
    return set().union(*(r for r in regions if not can_live(board, color, r)))


def can_live(board: SlowBoard, color: Color, region: Region) -> bool:
    """Say whether the enemy has two eyes in a region, or can stand around a pair."""
    size = board.size

    def is_real(p: Point) -> bool:
        """Say whether the region hangs together without a point, which the enemy can have empty."""
        around = set(neighbors(p, size))
        if not around <= region or len(joined(region - {p}, size)) > 1:
            return False
        if board.ruleset.suicide:
            return True
        own = board.stones[color - 1]
        return p in own or (board.color_at(p) == EMPTY and not around & own)

    eyes = [p for p in region if is_real(p)]
    if any(q not in neighbors(p, size) for p, q in combinations(eyes, 2)):
        return True
    pairs = [x for x in board.strings(color) if len(x) == 2 and x <= region]
    return any(stands(board, region, pair) for pair in pairs)


def stands(board: SlowBoard, region: Region, pair: String) -> bool:
    """Say whether the enemy can leave a pair two liberties a stone that lie around the corner from each other."""
    size = board.size
    first, second = pair
    of_first = [set(two) for two in combinations(set(neighbors(first, size)) - pair, 2)]
    of_second = [set(two) for two in combinations(set(neighbors(second, size)) - pair, 2)]
    for one in of_first:
        for other in of_second:
            four = one | other
            if not all(board.color_at(p) == EMPTY for p in four):
                continue
            if not beside(four, size) <= region or opposed(one, other, first, second):
                continue
            if is_one(joined(region - pair - four, size), (one, other), size):
                return True
    return False


def opposed(one: set[Point], other: set[Point], first: Point, second: Point) -> bool:
    """Say whether the liberties of a pair are not the two at its ends and two at its sides, on different sides."""
    along = second - first
    ends = {first - along, second + along}
    sides = (one | other) - ends
    return not ends <= one | other or sum(sides) != first + second


def is_one(parts: set[Region], ties: tuple[set[Point], set[Point]], size: int) -> bool:
    """Say whether parts hang together, two being tied if both lie beside both points of a tie."""
    rest = list(parts)
    reached = [rest.pop()]
    for part in reached:
        tied = [
            q for q in rest if any(t <= beside(part, size) and t <= beside(q, size) for t in ties)
        ]
        reached += tied
        rest = [q for q in rest if q not in tied]
    return not rest
