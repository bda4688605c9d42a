"""Corners and the distances between stones along the third line.

Takes a board; gives empty corners and the stretches of third line on which an extension can be played. Knows no worth.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, line_of, point_at

__all__ = ["Corner", "Stretch", "empty_corners", "nearby", "stretches"]


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner without stones: its corner point, and the customary points for a first stone, by name."""

    point: Point
    places: tuple[tuple[str, Point], ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """An empty point on the third line beside an own stone, with the free points along the line on its far side.

    `base` is the own stone it extends from, `gap` the empty points between them, `room` the free points beyond, up
    to the next stone or the end of the third line.
    """

    point: Point
    base: Point
    gap: int
    room: int


def _reach(size: int) -> int:
    """Give the lines from the edge that a corner takes up: 7 on 19x19, less on small boards."""
    return min(7, (size + 1) // 2)


def empty_corners(board: Board) -> list[Corner]:
    """Give the corners without a stone, lower left first; none on boards below 7x7."""
    size = board.size
    if size < 7:
        return []
    reach = _reach(size)
    corners = []
    for right, up in ((False, False), (True, False), (False, True), (True, True)):

        def at(x: int, y: int, right: bool = right, up: bool = up) -> Point:
            return point_at(size + 1 - x if right else x, size + 1 - y if up else y)

        cells = [at(x, y) for x in range(1, reach + 1) for y in range(1, reach + 1)]
        if any(board.color_at(p) != EMPTY for p in cells):
            continue
        places = [("star point", at(4, 4)), ("3-4 point", at(3, 4)), ("3-4 point", at(4, 3))]
        if size < 11:
            places = [("3-3 point", at(3, 3)), ("3-4 point", at(3, 4)), ("3-4 point", at(4, 3))]
        corners.append(Corner(at(1, 1), tuple(places)))
    return corners


def stretches(board: Board, color: Color) -> list[Stretch]:
    """Give the extensions along the third line, one to three points between, from own stones on lines 3 and 4."""
    size = board.size
    if size < 9:
        return []
    found = []
    for base in (p for p in _stones(board, color) if line_of(p, size) in (3, 4)):
        for along in _edge_steps(base, size):
            found += _from_stone(board, base, along)
    return found


def _stones(board: Board, color: Color) -> list[Point]:
    return [p for name in board.strings(color) for p in board.string_points(name)]


def _edge_steps(base: Point, size: int) -> list[tuple[int, int]]:
    """Give, for each edge near a stone on lines 3 or 4, the step along it and the third-line cell beside it."""
    column, row = base % 20, base // 20
    pairs = []
    if row in (3, 4):
        pairs += [(1, point_at(column, 3)), (-1, point_at(column, 3))]
    if size + 1 - row in (3, 4):
        pairs += [(1, point_at(column, size - 2)), (-1, point_at(column, size - 2))]
    if column in (3, 4):
        pairs += [(20, point_at(3, row)), (-20, point_at(3, row))]
    if size + 1 - column in (3, 4):
        pairs += [(20, point_at(size - 2, row)), (-20, point_at(size - 2, row))]
    return pairs


def _from_stone(board: Board, base: Point, along: tuple[int, int]) -> list[Stretch]:
    step, beside = along
    size = board.size
    free = []  # empty third-line points one after another, none of them beside a stone but the base
    p = beside + step
    while _is_free(board, p, base, step) and line_of(p, size) == 3:
        free.append(p)
        p += step
    return [
        Stretch(free[gap], base, gap, len(free) - gap - 1) for gap in (1, 2, 3) if gap < len(free)
    ]


def _is_free(board: Board, p: Point, base: Point, step: int) -> bool:
    if board.color_at(p) != EMPTY:
        return False
    across = 20 if abs(step) == 1 else 1
    return all(
        board.color_at(q) in (EMPTY, 3) or q == base
        for q in (p + across, p - across, p + 2 * across, p - 2 * across)
    )


def nearby(board: Board, point: Point, reach: int) -> list[Point]:
    """Give the empty points within `reach` columns and rows of a point, nearest first, then in reading order."""
    size = board.size
    found = []
    for row in range(point // 20 + reach, point // 20 - reach - 1, -1):
        for column in range(point % 20 - reach, point % 20 + reach + 1):
            if 1 <= row <= size and 1 <= column <= size:
                p = point_at(column, row)
                if board.color_at(p) == EMPTY:
                    away = abs(row - point // 20) + abs(column - point % 20)
                    found.append((away, -row, column, p))
    return [p for *_, p in sorted(found)]
