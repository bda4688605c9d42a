"""The position that an example is drawn on.

Takes an example's rows; gives a position with the points drawn. Knows no patterns.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.game.constants import EMPTY, MAX_SIZE, NO_POINT, STRIDE
from riyu.game.points import Point, neighbors
from riyu.game.position import Position
from riyu.patterns._drawing import edges_of

__all__ = ["dead_string", "example_position"]

_CONTENT = str.maketrans("X*O.", "\1\0\2\0")


def example_position(rows: Sequence[str]) -> tuple[Position, list[Point], Point]:
    """Lay an example's rows on a board, at the edges drawn and otherwise in the middle of a 19×19 board, empty around.

    Gives the position, the points drawn, and the point of `*` (0 if there is none).
    """
    top, bottom, left, right = edges_of(tuple(rows))
    inner = [row[left : len(row) - right] for row in rows[top : len(rows) - bottom]]
    height, width = len(inner), len(inner[0])
    size = height if top and bottom else width if left and right else MAX_SIZE
    lowest = 1 if bottom else size - height + 1 if top else (size - height) // 2 + 1
    leftmost = 1 if left else size - width + 1 if right else (size - width) // 2 + 1
    stones = bytearray(size * size)
    points: list[Point] = []
    answer = NO_POINT
    for number, drawn in enumerate(reversed(inner)):
        start = size * (size - lowest - number) + leftmost - 1
        stones[start : start + width] = drawn.translate(_CONTENT).encode()
        first = STRIDE * (lowest + number) + leftmost
        points += range(first, first + width)
        if "*" in drawn:
            answer = first + drawn.index("*")
    return Position(size, bytes(stones)), points, answer


def dead_string(rows: Sequence[str]) -> Point:
    """Give a point of an example's string without liberties: such a position can't be. NO_POINT if there is none."""
    position, points, _ = example_position(rows)
    alive: set[Point] = set()
    for p in points:
        if position.at(p) != EMPTY and p not in alive:
            string, has_liberty = _string_at(position, p)
            if not has_liberty:
                return p
            alive |= string
    return NO_POINT


def _string_at(position: Position, point: Point) -> tuple[set[Point], bool]:
    """Give the string at a stone, and whether it has a liberty."""
    color = position.at(point)
    string, ahead, has_liberty = {point}, [point], False
    while ahead:
        for q in neighbors(ahead.pop(), position.size):
            content = position.at(q)
            has_liberty = has_liberty or content == EMPTY
            if content == color and q not in string:
                string.add(q)
                ahead.append(q)
    return string, has_liberty
