"""Rounds over a board's cells: each notes the cells it comes to, once; and the sweep of a chain's points.

Takes features; gives points. Knows no walls: `floods.py` and `sight.py` say where a round goes.
"""

from __future__ import annotations

import cython

from riyu.features.features import Features
from riyu.game.points import Color, Point

if not cython.compiled:
    from riyu.game.plain import SIZE, TURN

__all__ = ["Rounds"]


class Rounds:
    """Goes over one board's features as they are now: make a new one after a move.

    Argument: the features. All points are cells, all answers lowest cell first unless said otherwise.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.features.refresh()
        self.board = self.features.board
        self.s = self.features.s
        self.f = self.features.f
        self.size = self.s.numbers[SIZE]
        self.round = 0
        if not cython.compiled:
            self.reached, self.cells, self.origin = [0] * 424, [0] * 424, [0] * 424
            self.cell_count = 0

    def set_out(self) -> None:
        """Begin a new round; no cell is reached yet."""
        self.round += 1
        self.cell_count = 0

    def come_to(self, p: int, came_from: int) -> None:
        """Note a cell as reached in this round."""
        self.reached[p] = self.round
        self.origin[p] = came_from
        self.cells[self.cell_count] = p
        self.cell_count += 1

    def come(self) -> list[Point]:
        """Give the cells reached in this round, in order."""
        return [self.cells[i] for i in range(self.cell_count)]

    def sweep(self, color: Color, point: Point) -> list[Point]:
        """Give the points of a color's chain bit that hang together with a point along lines; none if it has no bit."""
        bits = self.f.chains
        if not bits[point] & color:
            return []
        self.set_out()
        self.come_to(point, 0)
        i = 0
        while i < self.cell_count:
            for j in range(4):
                q = self.cells[i] + TURN[j]
                if bits[q] & color and self.reached[q] != self.round:
                    self.come_to(q, 0)
            i += 1
        return sorted(self.come())
