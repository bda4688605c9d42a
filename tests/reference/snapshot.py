"""What a matcher sees of a board: its cells, as one color sees them, with strings and liberties when asked.

Takes a board or a position; gives cells, strings and liberties as they stood at that moment. Knows no patterns.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, MAX_SIZE, STRIDE, WHITE
from riyu.game.points import Color, Point, all_points
from riyu.game.position import Position

__all__ = [
    "DIAGONAL_STEPS",
    "MARGIN",
    "NO_WAY",
    "STEPS",
    "WIDE_STRIDE",
    "BoardLike",
    "FeaturesLike",
    "Seen",
    "Snapshot",
    "empty_cells",
    "wide_cell",
]

MARGIN = 20
"""Cells of border on each side of a wide picture: no offset in a drawing is longer."""

WIDE_STRIDE = MAX_SIZE + MARGIN
"""Cells from a point to the one above it in a wide picture; neighboring rows share their margin."""

STEPS = (STRIDE, -1, 1, -STRIDE)
"""From a point to those beside it."""

DIAGONAL_STEPS = (STRIDE - 1, STRIDE + 1, -STRIDE - 1, -STRIDE + 1)
"""From a point to those diagonally beside it."""

NO_WAY = 99
"""The distance to a point that a color has no way to."""

_SWAPPED = bytes([0, 2, 1, 3]) + bytes(range(4, 256))
_MARGIN_CELLS = bytes([BORDER]) * MARGIN
_MARGIN_ROWS = bytes([BORDER]) * (WIDE_STRIDE * MARGIN)


class BoardLike(Protocol):
    """What a board must have to be looked at; one that also has `cells()`, 421 bytes by cell, is looked at faster."""

    @property
    def size(self) -> int:
        """The board's lines."""

    def color_at(self, point: Point, /) -> Color:
        """Give what stands on a cell: EMPTY, BLACK, WHITE, BORDER."""


class FeaturesLike(Protocol):
    """What a snapshot asks of the features of its board; `riyu.features.features.Features` has it."""

    def access(self, color: Color, point: Point) -> tuple[Point, int] | None:
        """Give a color's nearest stone to a point and the moves from there; None where there is no way."""

    def in_chain(self, color: Color, point: Point) -> bool:
        """Say whether a point belongs to a chain of a color."""

    def enclosure(self) -> bytes:
        """Give for all 421 cells which color encloses the point: EMPTY if none."""

    def worst_access(self) -> int:
        """Give the most moves that the nearer color needs to a point that neither encloses."""


Seen: TypeAlias = "BoardLike | Position | Snapshot"
"""What can be looked at."""


class Snapshot:
    """A board as it stands now. Ask all about one position from one snapshot; take a new one after a move.

    Arguments: `size`; `cells`, 421 bytes: EMPTY, BLACK, WHITE or BORDER by cell; `features` of this very board, kept
    up to date by it: then ask what needs them (distances, territory, chains, phase) before the next move. Without
    them they are made of a board of its own when first asked for.
    """

    def __init__(self, size: int, cells: bytes, features: FeaturesLike | None = None) -> None:
        self.size = size
        self.cells = cells
        self._features = features
        self._enclosed: bytes | None = None
        self._chains: dict[Point, frozenset[Point]] = {}
        self._sides: dict[Color, bytes] = {}
        self._wide: dict[Color, bytes] = {}
        self._strings: dict[Point, tuple[frozenset[Point], frozenset[Point]]] = {}

    @classmethod
    def of(cls, board: Seen, features: FeaturesLike | None = None) -> Snapshot:
        """Look at a board or a position, with the board's features if they are kept; a snapshot is given back."""
        if isinstance(board, Snapshot):
            return board
        size = board.size
        if isinstance(board, Position):
            cells = empty_cells(size)
            for row in range(size):
                start = STRIDE * (size - row) + 1
                cells[start : start + size] = board.stones[row * size : (row + 1) * size]
            return cls(size, bytes(cells), features)
        whole = getattr(board, "cells", None)
        cells_now = bytes(whole() if whole else map(board.color_at, range(CELLS)))
        return cls(size, cells_now, features)

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
        for stone in self._taken_by(point, color):
            cells[stone] = EMPTY
        return len(_flood(cells, point)[1])

    def can_play_safely(self, point: Point, color: Color) -> bool:
        """Say whether a stone put on an empty point takes something or has two liberties. Ko is not looked at."""
        return bool(self._taken_by(point, color)) or self.liberties_after(point, color) > 1

    def _taken_by(self, point: Point, color: Color) -> set[Point]:
        taken: set[Point] = set()
        for step in STEPS:
            beside = point + step
            if self.cells[beside] == 3 - color and self._look(beside)[1] == {point}:
                taken |= self._look(beside)[0]
        return taken

    # What is kept as features.

    @property
    def features(self) -> FeaturesLike:
        """The board's features, or those of a board of its own with the same stones.

        Raises UsageError if those must be made and a string has no liberty.
        """
        if self._features is None:
            from riyu.features.features import Features
            from riyu.game.board import Board

            board = Board(self.size)
            board.set_up(
                Position(self.size, bytes(map(self.cells.__getitem__, all_points(self.size))))
            )
            self._features = Features(board)
        return self._features

    def distance(self, point: Point, color: Color) -> int:
        """Give the moves that a color needs to reach a point by access: 0 on its own stone, NO_WAY if it has no way."""
        found = self.features.access(color, point)
        return NO_WAY if found is None else found[1]

    def enclosure(self, point: Point) -> Color:
        """Give the color that encloses an empty point; EMPTY for none and for a point with a stone."""
        if self._enclosed is None:
            self._enclosed = self.features.enclosure()
        return self._enclosed[point] if self.cells[point] == EMPTY else EMPTY

    def chain(self, point: Point) -> frozenset[Point]:
        """Give the points of the chain that a stone belongs to; none for an empty point."""
        found = self._chains.get(point)
        if found is None:
            color = self.cells[point]
            members: set[Point] = set()
            ahead = [point] if color in (BLACK, WHITE) else []
            while ahead:
                at = ahead.pop()
                if (
                    at not in members
                    and self.cells[at] != BORDER
                    and self.features.in_chain(color, at)
                ):
                    members.add(at)
                    ahead += [at + step for step in STEPS]
            found = self._chains[point] = frozenset(members)
            for member in found:
                if self.cells[member] == color:
                    self._chains[member] = found
        return found

    def phase(self) -> int:
        """Give the game's phase by its worst access: 9 the first moves, 1 the last of the endgame."""
        if BLACK not in self.cells and WHITE not in self.cells:
            return 9
        return min(max(self.features.worst_access(), 1), 9)


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
        for step in STEPS:
            beside = at + step
            stone = cells[beside]
            if stone == color:
                if beside not in stones:
                    stones.add(beside)
                    ahead.append(beside)
            elif stone == EMPTY:
                liberties.add(beside)
    return frozenset(stones), frozenset(liberties)
