"""Slow twin of races and of life in closed spaces: every move on a few points is tried, to the end.

Takes stones, the points where moves are tried and a goal; gives whether it is met. Written from the rules of the game
alone; no answer where a line repeats a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, neighbors

Stones = dict[Point, Color]

__all__ = ["Repeated", "Stones", "after_move", "slow_end", "slow_life", "slow_race", "string_at"]


class Repeated(Exception):
    """A line came back to a position."""


def string_at(stones: Stones, start: Point, size: int) -> tuple[set[Point], bool]:
    """Give the points of the string at a stone, and whether it has a liberty."""
    found, waiting, is_free = {start}, [start], False
    while waiting:
        for q in neighbors(waiting.pop(), size):
            if stones[q] == EMPTY:
                is_free = True
            elif stones[q] == stones[start] and q not in found:
                found.add(q)
                waiting.append(q)
    return found, is_free


def after_move(stones: Stones, p: Point, color: Color, size: int) -> Stones | None:
    """Give what stands after a move, None if it is suicide."""
    after = {**stones, p: color}
    for q in neighbors(p, size):
        if after[q] == 3 - color:
            string, is_free = string_at(after, q, size)
            if not is_free:
                after.update(dict.fromkeys(string, EMPTY))
    return after if string_at(after, p, size)[1] else None


def slow_end(
    stones: Stones,
    size: int,
    points: Callable[[Color], Iterable[Point]],
    ended: Callable[[Stones], bool | None],
    pursuer: Color,
    side: Color,
) -> bool:
    """Say whether the pursuer meets its goal; `ended` says so when it is met or missed. Two passes miss it.

    Raises Repeated if a line came back to a position: what then holds rests on the rule of ko.
    """
    path: set[tuple[object, ...]] = {(*stones.values(), side)}

    def met(now: Stones, mover: Color, passes: int) -> bool:
        end = ended(now)
        if end is not None:
            return end
        if passes == 2:
            return False
        good = mover == pursuer
        for p in points(mover):
            if now[p] != EMPTY:
                continue
            after = after_move(now, p, mover, size)
            if after is None:
                continue
            key = (*after.values(), mover)
            if key in path:
                raise Repeated
            path.add(key)
            found = met(after, 3 - mover, 0)
            path.remove(key)
            if found == good:
                return good
        return met(now, 3 - mover, passes + 1)

    return met(stones, side, 0)


def slow_race(
    stones: Stones, size: int, points: Iterable[Point], target: Point, rival: Point, side: Color
) -> bool:
    """Say whether the string at `target` is taken before the one at `rival`."""
    among = tuple(points)
    owner, pursuer = stones[target], stones[rival]

    def ended(now: Stones) -> bool | None:
        if now[target] != owner:
            return True
        return False if now[rival] != pursuer else None

    return slow_end(stones, size, lambda _: among, ended, pursuer, side)


def slow_life(
    stones: Stones, size: int, space: Iterable[Point], outside: Point, wall: Point, side: Color
) -> bool:
    """Say whether a wall lives by its space, with a liberty outside that only the enemy fills."""
    inside, owner = tuple(space), stones[wall]

    def ended(now: Stones) -> bool | None:
        return True if now[wall] != owner else None

    def points(mover: Color) -> tuple[Point, ...]:
        return inside if mover == owner else (*inside, outside)

    return not slow_end(stones, size, points, ended, 3 - owner, side)
