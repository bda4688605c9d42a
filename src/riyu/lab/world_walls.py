"""Walls around small worlds, and what makes a world of cells between them.

Takes what is inside, by point, and whose walls stand where; gives positions and worlds. Draws nothing inside.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TypeAlias

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, STRIDE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    neighbors,
    on_board,
    row_of,
)
from riyu.game.position import Position
from riyu.lab.small_world import LARGEST
from riyu.lab.worlds import World, board_of

__all__ = [
    "SIZE",
    "Walls",
    "around",
    "hangs_together",
    "is_one_piece",
    "largest",
    "place",
    "walled",
    "walls_beside",
    "world_of",
]

SIZE = 9
"""Lines of the board of a world."""

LEAST_CELLS = 3

Walls: TypeAlias = Callable[[Point], Color]
"""Whose stone stands on a point outside."""


def place(p: Point) -> tuple[int, int]:
    """Give column and row."""
    return column_of(p), row_of(p)


def around(p: Point) -> list[Point]:
    """Give the eight points around one."""
    steps = (1, -1, STRIDE, -STRIDE, STRIDE + 1, STRIDE - 1, -STRIDE + 1, -STRIDE - 1)
    return [p + step for step in steps if on_board(p + step, SIZE)]


def walled(chance: random.Random, inner: Mapping[Point, Color], walls: Walls) -> Position | None:
    """Give the position of what is inside, between walls that have two eyes each; None where they haven't room."""
    content = {p: inner.get(p, 0) if p in inner else walls(p) for p in all_points(SIZE)}
    left = set(content) - inner.keys()
    while left:
        start = min(left)
        wall = {start}
        waiting = [start]
        while waiting:
            for q in neighbors(waiting.pop(), SIZE):
                if q in left and q not in wall and content[q] == content[start]:
                    wall.add(q)
                    waiting.append(q)
        left -= wall
        deep = [p for p in sorted(wall) if all(q in wall for q in neighbors(p, SIZE))]
        chance.shuffle(deep)
        eyes: list[Point] = []
        for p in deep:
            if len(eyes) < 2 and not any(p in around(q) for q in eyes):
                eyes.append(p)
        if len(eyes) < 2:
            return None
        for p in eyes:
            content[p] = EMPTY
    stones = bytes(content[p] for p in all_points(SIZE))
    position = Position(SIZE, stones)
    try:
        board_of(position)
    except UsageError:  # a string has no liberty
        return None
    return position


def _own_eyes(board: Board, stone: Point) -> int:
    """Count the empty points all of whose neighbors are of the string at a stone."""
    name = board.string_name(stone)
    return sum(
        all(board.color_at(q) != EMPTY and board.string_name(q) == name for q in neighbors(p, SIZE))
        for p in board.liberty_points(stone)
    )


def largest(position: Position, inner: Mapping[Point, Color], color: Color) -> Point:
    """Give the largest string of a color that stands inside alone; 0 if there is none."""
    board = board_of(position)
    names = [p for p in board.strings(color) if all(q in inner for q in board.string_points(p))]
    return max(names, key=lambda p: (board.string_size(p), -p), default=0)


def walls_beside(board: Board, inner: Mapping[Point, Color], color: Color) -> list[Point]:
    """Give the names of a color's walls that are beside cells inside."""
    names = {
        board.string_name(q)
        for p in inner
        if board.color_at(p) == EMPTY
        for q in neighbors(p, SIZE)
        if board.color_at(q) == color
    }
    return sorted(name for name in names if any(q not in inner for q in board.string_points(name)))


def hangs_together(board: Board, space: set[Point], owner: Color) -> bool:
    """Say whether what the owner's stones leave of a space is one piece."""
    return is_one_piece({p for p in space if board.color_at(p) != owner})


def is_one_piece(left: set[Point]) -> bool:
    """Say whether some points hang together."""
    waiting = [min(left)]
    seen = set(waiting)
    while waiting:
        for q in neighbors(waiting.pop(), SIZE):
            if q in left and q not in seen:
                seen.add(q)
                waiting.append(q)
    return seen == left


def world_of(
    kind: str,
    position: Position | None,
    inner: Mapping[Point, Color],
    pursuer: Color,
    targets: tuple[Point, ...],
) -> World | None:
    """Give the world whose cells are all inside but its targets and what belongs to walls; None if it is none."""
    if position is None:
        return None
    board = board_of(position)
    names = {board.string_name(p) for p in targets if board.color_at(p) != EMPTY}
    cells = []
    for p in sorted(inner):
        if board.color_at(p) != EMPTY:
            name = board.string_name(p)
            if name in names or any(q not in inner for q in board.string_points(p)):
                continue
        cells.append(p)
    if not LEAST_CELLS <= len(cells) <= LARGEST:
        return None
    for p in cells:
        for q in neighbors(p, SIZE):
            if q in cells or board.color_at(q) == EMPTY:
                continue
            is_target = board.string_name(q) in names and all(
                x in inner for x in board.string_points(q)
            )
            if not is_target and _own_eyes(board, q) < 2:
                return None
    return World(
        kind,
        position,
        tuple(cells),
        pursuer,
        tuple(board.string_name(p) if board.color_at(p) != EMPTY else p for p in targets),
    )
