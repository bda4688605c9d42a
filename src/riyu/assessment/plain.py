"""What the `.pxd` files of this package give compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; arrays are lists.
"""

from __future__ import annotations

from copy import deepcopy

from riyu.game.constants import AREA, CELLS
from riyu.game.plain import BoardState

NEXT_LAST, ACROSS_LAST, NEXT_BEFORE, ACROSS_BEFORE, TAKE = (1 << i for i in range(5))
ESCAPE, COUNTER, SQUEEZE, LOOSEN, NAKADE = (1 << i for i in range(5, 10))
TAKE_TWO, SAVE_TWO, SAVE_FIVE, ESCAPE_FAR, LOOSEN_FAR = (1 << i for i in range(10, 15))
SQUEEZE_THREE, LOOSEN_THREE = (1 << i for i in range(15, 17))
FLAG_COUNT = 17
LOW_COUNT = 10
LOW_FLAGS = 1024
HIGH_FLAGS = 128
MOST_ATARIS = 32
SHAPES = 65536
SUMS = 28
BESIDE = (19, 20, 21, -1, 1, -21, -20, -19)
NEARNESS = [{1: 1, 20: 1, 19: 2, 21: 2}.get(abs(step), 0) for step in range(-21, 22)]
NEAR = 15
BESIDES = 90
EVEN = 256
MOST_ODDS = 65535
MOST_ADDED = 262144
MOST_MORE = 16777216
MOST_LISTED = 48
MOST_OFFERED = 6


class Sim:
    """A playout being played; twin of the struct in playouts.pxd."""

    def __init__(self) -> None:
        self.board = BoardState()
        self.empty = [0] * AREA
        self.at = [0] * (CELLS + 3)
        self.taken = [0] * CELLS
        self.first_by = [0] * (CELLS + 3)
        self.listed = [0] * 64
        self.flags = [0] * 64
        self.more = [0] * 64
        self.shape = [0] * (CELLS + 3)
        self.odds = [[0] * (CELLS + 3) for _ in range(2)]
        self.sums = [[0] * SUMS for _ in range(2)]
        self.barred = [0] * AREA
        self.barred_odds = [0] * AREA
        self.empties = self.takes = self.count = self.called = self.bars = self.moves = 0
        self.last = self.before = 0
        self.closed = [0] * (CELLS + 3)
        self.atari = [0] * MOST_ATARIS
        self.way_out = [0] * MOST_ATARIS
        self.ataris = 0

    def copy(self) -> Sim:
        """Give a playout of its own with the same content."""
        return deepcopy(self)
