"""The board that an example is drawn on.

Takes an example's rows; gives a board with the points drawn. Knows no patterns.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.game.constants import EMPTY, MAX_SIZE, NO_POINT, STRIDE
from riyu.game.points import Point
from riyu.patterns._drawing import edges_of
from riyu.patterns.snapshot import Snapshot, empty_cells

__all__ = ["dead_string", "example_board"]

_CONTENT = str.maketrans("X*O.", "\1\0\2\0")


def example_board(rows: Sequence[str]) -> tuple[Snapshot, list[Point], Point]:
    """Lay an example's rows on a board, at the edges drawn and otherwise in the middle of a 19×19 board, empty around.

    Gives the board, the points drawn, and the point of `*` (0 if there is none).
    """
    top, bottom, left, right = edges_of(tuple(rows))
    inner = [row[left : len(row) - right] for row in rows[top : len(rows) - bottom]]
    height, width = len(inner), len(inner[0])
    size = height if top and bottom else width if left and right else MAX_SIZE
    lowest = 1 if bottom else size - height + 1 if top else (size - height) // 2 + 1
    leftmost = 1 if left else size - width + 1 if right else (size - width) // 2 + 1
    cells = empty_cells(size)
    points: list[Point] = []
    answer = 0
    for number, drawn in enumerate(reversed(inner)):
        start = STRIDE * (lowest + number) + leftmost
        cells[start : start + width] = drawn.translate(_CONTENT).encode()
        points += range(start, start + width)
        if "*" in drawn:
            answer = start + drawn.index("*")
    return Snapshot(size, bytes(cells)), points, answer


def dead_string(rows: Sequence[str]) -> Point:
    """Give a point of an example's string without liberties: such a position can't be. NO_POINT if there is none."""
    snapshot, points, _ = example_board(rows)
    dead = (p for p in points if snapshot.cells[p] != EMPTY and not snapshot.liberties(p))
    return next(dead, NO_POINT)
