"""What a matcher sees of a board: its cells, as one color sees them, with strings and liberties when asked.

Takes a board or a position; gives cells, strings and liberties as they stood at that moment. Knows no patterns.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from riyu.game.constants import BORDER, CELLS, EMPTY, MAX_SIZE, STRIDE
from riyu.game.points import Color, Point
from riyu.game.position import Position

__all__ = ["MARGIN", "WIDE_STRIDE", "BoardLike", "Seen", "Snapshot", "empty_cells", "wide_cell"]

MARGIN = 20
"""Cells of border on each side of a wide picture: no offset in a drawing is longer."""

WIDE_STRIDE = MAX_SIZE + MARGIN
"""Cells from a point to the one above it in a wide picture; neighboring rows share their margin."""

_SWAPPED = bytes([0, 2, 1, 3]) + bytes(range(4, 256))
_STEPS = (STRIDE, -1, 1, -STRIDE)
_MARGIN_CELLS = bytes([BORDER]) * MARGIN
_MARGIN_ROWS = bytes([BORDER]) * (WIDE_STRIDE * MARGIN)


class BoardLike(Protocol):
    """What a board must have to be looked at; one that also has `cells()`, 421 bytes by cell, is looked at faster."""

    @property
    def size(self) -> int:
        """The board's lines."""

    def color_at(self, point: Point, /) -> Color:
        """Give what stands on a cell: EMPTY, BLACK, WHITE, BORDER."""


Seen: TypeAlias = "BoardLike | Position | Snapshot"
"""What can be looked at."""


class Snapshot:
    """A board as it stands now. Ask all about one position from one snapshot; take a new one after a move.

    Arguments: `size`; `cells`, 421 bytes: EMPTY, BLACK, WHITE or BORDER by cell.
    """

    def __init__(self, size: int, cells: bytes) -> None:
        self.size = size
        self.cells = cells
        self._sides: dict[Color, bytes] = {}
        self._wide: dict[Color, bytes] = {}
        self._strings: dict[Point, tuple[frozenset[Point], frozenset[Point]]] = {}

    @classmethod
    def of(cls, board: Seen) -> Snapshot:
        """Look at a board or a position; a snapshot is given back as it is."""
        if isinstance(board, Snapshot):
            return board
        size = board.size
        if isinstance(board, Position):
            cells = empty_cells(size)
            for row in range(size):
                start = STRIDE * (size - row) + 1
                cells[start : start + size] = board.stones[row * size : (row + 1) * size]
            return cls(size, bytes(cells))
        whole = getattr(board, "cells", None)
        return cls(size, bytes(whole() if whole else map(board.color_at, range(CELLS))))

    def seen_by(self, color: Color) -> bytes:
        """Give the cells as a color sees them: 0 empty, 1 own, 2 enemy, 3 off the board."""
        found = self._sides.get(color)
        if found is None:
            found = self.cells if color == 1 else self.cells.translate(_SWAPPED)
            self._sides[color] = found
        return found

    def wide_by(self, color: Color) -> bytes:
        """Give the same with so much border around it that no offset leaves it; cells by `wide_cell`."""
        found = self._wide.get(color)
        if found is None:
            cells = self.seen_by(color)
            rows = [
                cells[start : start + MAX_SIZE] + _MARGIN_CELLS
                for start in range(STRIDE + 1, STRIDE * MAX_SIZE + 2, STRIDE)
            ]
            found = b"".join((_MARGIN_ROWS, *rows, _MARGIN_ROWS, _MARGIN_CELLS))
            self._wide[color] = found
        return found

    def string(self, point: Point) -> frozenset[Point]:
        """Give the points of the string at a stone; the point alone if none stands there."""
        return self._look(point)[0]

    def liberties(self, point: Point) -> int:
        """Give the true number of liberties of the string at a stone."""
        return len(self._look(point)[1])

    def _look(self, point: Point) -> tuple[frozenset[Point], frozenset[Point]]:
        found = self._strings.get(point)
        if found is None:
            found = _flood(self.cells, point)
            for stone in found[0]:
                self._strings[stone] = found
        return found

    def liberties_after(self, point: Point, color: Color) -> int:
        """Give the liberties that the string of a stone put on an empty point would have, what it takes taken off."""
        cells = bytearray(self.cells)
        cells[point] = color
        for step in _STEPS:
            beside = point + step
            if cells[beside] == 3 - color and self._look(beside)[1] == {point}:
                for stone in self._look(beside)[0]:
                    cells[stone] = EMPTY
        return len(_flood(cells, point)[1])


def empty_cells(size: int) -> bytearray:
    """Give the cells of an empty board."""
    row = b"\3" + bytes(size) + b"\3" * (STRIDE - 1 - size)
    return bytearray(b"\3" * STRIDE + row * size).ljust(CELLS, b"\3")


def wide_cell(point: Point) -> int:
    """Give a point's cell in a wide picture."""
    row, column = divmod(point, STRIDE)
    return (row - 1 + MARGIN) * WIDE_STRIDE + column - 1


def _flood(cells: bytes | bytearray, point: Point) -> tuple[frozenset[Point], frozenset[Point]]:
    color = cells[point]
    stones = {point}
    liberties = set()
    ahead = [point] if color not in (EMPTY, BORDER) else []
    while ahead:
        at = ahead.pop()
        for step in _STEPS:
            beside = at + step
            stone = cells[beside]
            if stone == color:
                if beside not in stones:
                    stones.add(beside)
                    ahead.append(beside)
            elif stone == EMPTY:
                liberties.add(beside)
    return frozenset(stones), frozenset(liberties)
