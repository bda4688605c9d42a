"""The eight symmetries of the board, for points, moves, positions and records, and a position's one canonical form.

Takes a value and a transform; gives the value turned or mirrored. Knows no rules: all eight leave the game the same.
"""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from typing import NamedTuple

from riyu.game.constants import PASS, WHITE
from riyu.game.points import Point, column_of, opposite, point_at, row_of
from riyu.game.position import Position
from riyu.game.record import Move, Record

__all__ = [
    "COMPOSE",
    "INVERSE",
    "Canonical",
    "Transform",
    "apply_move",
    "apply_point",
    "apply_position",
    "apply_record",
    "canonical",
    "compose",
    "inverse",
    "swap_colors",
]


class Transform(IntEnum):
    """One of the eight symmetries; its bits say how it's made: first 4 swaps column and row, then 1 and 2 mirror.

    1 mirrors left and right, 2 mirrors top and bottom. The turns are as seen with row 1 at the bottom.
    """

    IDENTITY = 0
    LEFT_RIGHT = 1
    TOP_BOTTOM = 2
    HALF_TURN = 3
    DIAGONAL = 4
    """Mirrors on the diagonal from A1: column and row change places."""
    TURN_LEFT = 5
    """A quarter turn against the clock: the lower right corner goes to the upper right."""
    TURN_RIGHT = 6
    """A quarter turn with the clock: the upper left corner goes to the upper right."""
    OTHER_DIAGONAL = 7


INVERSE = (0, 1, 2, 3, 4, 6, 5, 7)
"""The transform that takes each one back: the quarter turns change places."""

COMPOSE = (
    (0, 1, 2, 3, 4, 5, 6, 7),
    (1, 0, 3, 2, 6, 7, 4, 5),
    (2, 3, 0, 1, 5, 4, 7, 6),
    (3, 2, 1, 0, 7, 6, 5, 4),
    (4, 5, 6, 7, 0, 1, 2, 3),
    (5, 4, 7, 6, 2, 3, 0, 1),
    (6, 7, 4, 5, 1, 0, 3, 2),
    (7, 6, 5, 4, 3, 2, 1, 0),
)
"""`COMPOSE[first][then]`: the one transform that does both, one after the other."""


def inverse(transform: int) -> Transform:
    """Give the transform that takes this one back."""
    return Transform(INVERSE[transform])


def compose(first: int, then: int) -> Transform:
    """Give the one transform that does `first` and then `then`."""
    return Transform(COMPOSE[first][then])


def apply_point(transform: int, point: Point, size: int) -> Point:
    """Give where a point goes; a pass (and no point) stays what it is."""
    if point == PASS:
        return PASS
    column, row = column_of(point), row_of(point)
    if transform & 4:
        column, row = row, column
    if transform & 1:
        column = size + 1 - column
    if transform & 2:
        row = size + 1 - row
    return point_at(column, row)


def apply_move(transform: int, move: Move, size: int) -> Move:
    """Give the move where it goes."""
    return Move(move.color, apply_point(transform, move.point, size))


def apply_position(transform: int, position: Position) -> Position:
    """Give the position turned or mirrored, its ko with it."""
    stones = _apply_stones(transform, position.stones, position.size)
    ko = apply_point(transform, position.ko, position.size)
    return replace(position, stones=stones, ko=ko)


def apply_record(transform: int, record: Record) -> Record:
    """Give the record turned or mirrored: its moves and the stones set up; players and result stay."""
    size = record.size
    return replace(
        record,
        moves=tuple(apply_move(transform, move, size) for move in record.moves),
        black=tuple(apply_point(transform, point, size) for point in record.black),
        white=tuple(apply_point(transform, point, size) for point in record.white),
    )


def swap_colors(position: Position) -> Position:
    """Give the position with Black and White changed: stones, who moves, and the stones taken."""
    black_taken, white_taken = position.captured
    return replace(
        position,
        stones=position.stones.translate(bytes([0, 2, 1]) + bytes(range(3, 256))),
        to_move=opposite(position.to_move),
        captured=(white_taken, black_taken),
    )


class Canonical(NamedTuple):
    """A position's canonical form, and how to get there: colors swapped first if `swapped`, then `transform`."""

    position: Position
    transform: Transform
    swapped: bool


def canonical(position: Position, *, colors: bool = False) -> Canonical:
    """Give the one form that all symmetric twins of a position share.

    It's the one whose stones, read from the top left, are the smallest bytes (empty, Black, White), then the one whose
    ko is the smallest cell. With `colors`, positions with the colors changed share it too, and Black is to move in it.
    """
    swapped = colors and position.to_move == WHITE
    start = swap_colors(position) if swapped else position
    best = min(
        Transform,
        key=lambda t: (
            _apply_stones(t, start.stones, start.size),
            apply_point(t, start.ko, start.size),
        ),
    )
    return Canonical(apply_position(best, start), best, swapped)


def _apply_stones(transform: int, stones: bytes, size: int) -> bytes:
    """Give the contents of all points, in reading order, after a transform: whole rows are moved, not points."""
    if transform & 4:
        # The new top row was the rightmost column, read from the bottom.
        rows = [stones[column::size][::-1] for column in range(size - 1, -1, -1)]
    else:
        rows = [stones[start : start + size] for start in range(0, size * size, size)]
    if transform & 1:
        rows = [row[::-1] for row in rows]
    if transform & 2:
        rows.reverse()
    return b"".join(rows)
