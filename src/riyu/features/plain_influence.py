"""What influence_maps.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; arrays are lists. Knows no influence.
"""

from __future__ import annotations

from riyu.base.plain import Log, put16

__all__ = [
    "CELLS_OF",
    "ENDING",
    "FIRST",
    "GIVES",
    "LEAVING",
    "ONWARD",
    "PASSING",
    "PATHS",
    "PLACES",
    "REACH",
    "SHIFT",
    "SPAN",
    "SQUARES",
    "TAKES",
    "WIDTH",
    "Sight",
    "add_cells",
    "any_of_four",
    "keep_cells",
]

REACH, SPAN, WIDTH = 5, 11, 16
SHIFT, FIRST, CELLS_OF = [0] * SPAN, [0] * SPAN, [0] * SPAN
PASSING, ENDING, LEAVING, PATHS = [0] * 244, [0] * 244, [0] * 128, [0]
GIVES, PLACES, ONWARD, TAKES = [0] * 64, [0] * 256, [0] * 64, [0] * 2048
SQUARES = [0] * 760


class Sight:
    """What can be seen from a point; twin of the struct in influence_maps.pxd."""

    def __init__(self) -> None:
        self.stopped, self.free = [0] * 4, [0] * 4
        self.to_black, self.to_white = [0] * 4, [0] * 4
        self.changes = [0] * (SPAN * WIDTH)


def any_of_four(changes: list[int], place: int) -> bool:
    """Say whether any of four changes isn't 0."""
    return any(changes[place : place + 4])


def keep_cells(log: Log, cells: list[int], start: int, count: int) -> None:
    """Record cells."""
    for i in range(start, start + count):
        put16(log, cells, i, cells[i])


def add_cells(
    cells: list[int], start: int, changes: list[int], place: int, count: int, times: int
) -> None:
    """Add changes, so many times, to cells that are recorded."""
    for i in range(count):
        cells[start + i] += times * changes[place + i]
