"""Windows as the mover sees them: read around a focus, and their keys, the least over the eight orientations.

Takes a board's state and a focus; gives the words of a key for each of four widths. Knows no counts and no questions.

A window is what stands around a focus, as the mover sees it, in one of four widths: 3x3, the diamond of 13 points,
5x5, 7x7 without its corners; and an answer at most three points off. Its key is the window itself in the orientation
that gives the least number, so no two keys are one up to symmetry, and nothing is hashed away.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.patterns.model import Offset
from riyu.patterns.symmetry import turn

if not cython.compiled:
    from riyu.game.constants import EMPTY
    from riyu.game.plain import SIZE, BoardState
    from riyu.patterns._harvest_plain import (
        ANSWER_AT,
        CELL_STEPS,
        CELLS_SEEN,
        END_AT,
        ENDS,
        FIELD,
        FIELD_CELLS,
        LIBERTIES_AT,
        LOW_CELLS,
        MOVED,
        TURNED,
        WIDTH_AT,
    )

__all__ = ["NEAR_OFFSETS", "TABLES", "WIDTHS", "HarvestWindow"]

TABLES = [
    Field("patterns", "ENDS", 5, 4, "harvest: cells of windows by width"),
    Field("patterns", "CELL_STEPS", 45, 4, "harvest: from a focus to each cell"),
    Field("patterns", "TURNED", 360, 1, "harvest: cells of a drawing on the board, by orientation"),
    Field("patterns", "MOVED", 392, 1, "harvest: answers in a drawing, by orientation"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

_SQUARES = [[(x, y) for y in range(-r, r + 1) for x in range(-r, r + 1)] for r in (1, 2, 3)]
_DIAMOND = [(0, -2), (-2, 0), (2, 0), (0, 2)]
_ROUNDED = [(x, y) for x, y in _SQUARES[2] if abs(x) + abs(y) < 6]

NEAR_OFFSETS: list[Offset] = _SQUARES[2]
"""The offsets at most three points off, by their numbers: 7 * (rows up + 3) + columns right + 3."""

WIDTHS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(dict.fromkeys(offsets))
    for offsets in (
        _SQUARES[0],
        _SQUARES[0] + _DIAMOND,
        _SQUARES[0] + _DIAMOND + _SQUARES[1],
        _SQUARES[0] + _DIAMOND + _SQUARES[1] + _ROUNDED,
    )
)
"""The offsets of each window, those of the narrower ones first."""


def _fill_tables() -> None:
    cells = WIDTHS[3]
    for width, offsets in enumerate(WIDTHS):
        ENDS[width + 1] = len(offsets)
    for i, (x, y) in enumerate(cells):
        CELL_STEPS[i] = x + FIELD * y
    for o in range(8):
        for i, offset in enumerate(cells):
            TURNED[o][i] = cells.index(turn(o, offset))
        for number, offset in enumerate(NEAR_OFFSETS):
            MOVED[o][NEAR_OFFSETS.index(turn(o, offset))] = number


_fill_tables()


class HarvestWindow:
    """A window around a focus, read in all orientations at once, each width after the narrower ones.

    Its key's words are `low[order]` and `high[order]`; the question, liberties, width, end and answer come on top.
    """

    def __init__(self) -> None:
        self.order = self.ties = 0
        if not cython.compiled:
            self.picture = [3] * FIELD_CELLS
            self.cells = [0] * CELLS_SEEN
            self.low = [0] * 8
            self.high = [0] * 8

    def narrower(self, low: int, high: int) -> tuple[int, int]:
        """Give the key of the window that is one step narrower than a key's, with the same question and answer."""
        width = high >> WIDTH_AT & 3
        for i in range(CELLS_SEEN):
            shift = 2 * i if i < LOW_CELLS else 2 * (i - LOW_CELLS)
            self.cells[i] = ((low if i < LOW_CELLS else high) >> shift) & 3
        for narrow in range(width):
            self.widen(narrow)
        kept = (high >> LIBERTIES_AT & 511) << LIBERTIES_AT
        kept |= cython.cast(cython.ulonglong, width - 1) << WIDTH_AT
        kept |= self.turned(high >> END_AT & 63, high >> ANSWER_AT & 63)
        return self.low[self.order], self.high[self.order] | kept

    # Compiled inside: unchecked, without Python.

    def draw_picture(self, s: BoardState, color: int) -> None:
        """Draw the board as a color sees it, with a margin."""
        size = s.numbers[SIZE]
        for i in range(FIELD_CELLS):
            self.picture[i] = 3
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                stone = s.color[20 * row + column]
                if stone != EMPTY:
                    stone = 1 if stone == color else 2
                self.picture[FIELD * (row + 2) + column + 2] = stone

    def look(self, x: int, y: int) -> None:
        """Read the widest window around a point, by column and row from 1."""
        at = FIELD * (y + 2) + x + 2
        for i in range(CELLS_SEEN):
            self.cells[i] = self.picture[at + CELL_STEPS[i]]

    def widen(self, width: int) -> None:
        """Read the window of a width, after the narrower ones, in the orientations that were least so far."""
        if width == 0:
            self.ties = 255
            for o in range(8):
                self.low[o] = 0
                self.high[o] = 0
        ties = 0
        for o in range(8):
            if (self.ties >> o) & 1 == 0:
                continue
            low = self.low[o]
            high = self.high[o]
            for i in range(ENDS[width], ENDS[width + 1]):
                stone = self.cells[TURNED[o][i]]
                if i < LOW_CELLS:
                    low |= stone << (2 * i)
                else:
                    high |= stone << (2 * (i - LOW_CELLS))
            self.low[o] = low
            self.high[o] = high
            if ties == 0 or (
                high < self.high[self.order]
                or (high == self.high[self.order] and low < self.low[self.order])
            ):
                self.order = o
                ties = 1 << o
            elif high == self.high[self.order] and low == self.low[self.order]:
                ties |= 1 << o
        self.ties = ties

    def turned(self, end: int, answer: int) -> int:
        """Give the offsets of an end and an answer as a key has them; the least ones where the window is symmetric."""
        least: int = cython.declare(cython.ulonglong, 0)
        for o in range(8):
            if (self.ties >> o) & 1:
                bits = cython.cast(cython.ulonglong, MOVED[o][end]) << END_AT
                bits |= cython.cast(cython.ulonglong, MOVED[o][answer]) << ANSWER_AT
                if least == 0 or bits < least:
                    least = bits
        return least
