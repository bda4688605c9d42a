"""What stands at the end of a line of moves, in points, as far as it can be said without assessment.

Takes features, the points that matter, and a side to move; gives a number. Knows no groups and no life.

Counted for Black are stones taken, and stones lost where they stand, 2 each; of the strings near by that whoever moves
first takes or saves, the largest for the side to move, the next for the other, and so by turns; and empty points by
access with the seed's weights: a color that is nearer, with fewer than 5 moves to go, has 1 if the other has no way
there, 1/2 if that has more than 4, else 1/8 (Wilcox, "Global evaluation", 8). Links are in that, since access crosses
none.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.features.features import Features
from riyu.game.points import Point, column_of, row_of
from riyu.reading.strings import StringReader

if not cython.compiled:
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
    from riyu.game.constants import BLACK, CELLS, EMPTY
    from riyu.game.plain import TAKEN_BLACK, TAKEN_WHITE
    from riyu.reading.plain import CRITICAL, LOST, MET, SAFE, SEEN_RISK

__all__ = ["Standing"]

STRING_NODES = 80
"""Nodes that a string's fate may take."""


class Standing:
    """Weighs the board of some features; one for each thread. `begin` says what is weighed."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.board = self.features.board
        self.s = self.board.s
        self.f = self.features.f
        self.strings = StringReader(self.board)
        self.strings.limit = STRING_NODES
        self.taken_black = self.taken_white = 0
        if not cython.compiled:
            self.near = [0] * 424
            self.risk_size = [0] * SEEN_RISK
            self.risk_owner = [0] * SEEN_RISK

    def worth(self, side: int) -> float:
        """Give what stands, in points for Black, with a side to move."""
        self.features.refresh()
        value: float = self.potential() + self.strings_worth(side)
        value += 2 * (self.s.numbers[TAKEN_WHITE] - self.taken_white)
        value -= 2 * (self.s.numbers[TAKEN_BLACK] - self.taken_black)
        return value

    def potential(self) -> float:
        """Give what empty points are worth by access, for Black."""
        s = self.s
        total = cython.declare(cython.long, 0)
        for p in range(CELLS):
            if s.color[p] != EMPTY:
                continue
            black = cython.declare(cython.int, self.f.access[p])
            white = cython.declare(cython.int, self.f.access[SIDE + p])
            black = 1000 if black == NO_ACCESS else black >> BASE_BITS
            white = 1000 if white == NO_ACCESS else white >> BASE_BITS
            if black == white or (black >= 5 and white >= 5):
                continue
            far = white if black < white else black
            weight = 8 if far == 1000 else 4 if far > 4 else 1
            if black < white:
                total += weight
            else:
                total -= weight
        value: float = cython.cast(cython.double, total) / 8
        return value

    def fate(self, head: int) -> int:
        """Read a string: SAFE, LOST whoever moves first, or CRITICAL."""
        self.strings.target = head
        self.strings.owner = self.s.color[head]
        self.strings.pursuer = 3 - self.s.color[head]
        self.strings.over_ko = 0
        if self.strings.solve(self.strings.pursuer) != MET:
            return SAFE
        return LOST if self.strings.solve(self.strings.owner) == MET else CRITICAL

    def strings_worth(self, side: int) -> float:
        """Give what the strings near by that are lost, or can be taken now, are worth for Black."""
        s = self.s
        total = 0
        risks = 0
        for p in range(CELLS):
            if s.string[p] != p or s.liberties[p] > 2 or s.color[p] > 2:
                continue
            is_near = cython.declare(cython.bint, False)
            q = cython.declare(cython.Py_ssize_t, p)
            while True:
                if self.near[q]:
                    is_near = True
                q = s.next[q]
                if q == p:
                    break
            if not is_near:
                continue
            fate = self.fate(p)
            if fate == LOST:
                total += -2 * s.stones[p] if s.color[p] == BLACK else 2 * s.stones[p]
            elif fate == CRITICAL and risks < SEEN_RISK:
                at = risks
                while at > 0 and self.risk_size[at - 1] < s.stones[p]:
                    self.risk_size[at] = self.risk_size[at - 1]
                    self.risk_owner[at] = self.risk_owner[at - 1]
                    at -= 1
                self.risk_size[at] = s.stones[p]
                self.risk_owner[at] = s.color[p]
                risks += 1
        for i in range(risks):
            mover = side if i % 2 == 0 else 3 - side
            if self.risk_owner[i] != mover:
                total += 2 * self.risk_size[i] if mover == BLACK else -2 * self.risk_size[i]
        value: float = cython.cast(cython.double, total)
        return value

    def begin(self, points: Sequence[Point], reach: int, taken: tuple[int, int]) -> None:
        """Weigh from now on strings within `reach` lines of some points, and the stones taken after (black, white)."""
        self.taken_black, self.taken_white = taken
        for p in range(CELLS):
            self.near[p] = 0
        size = self.board.size
        for p in points:
            if not p:
                continue
            column, row = column_of(p), row_of(p)
            for r in range(max(1, row - reach), min(size, row + reach) + 1):
                for c in range(max(1, column - reach), min(size, column + reach) + 1):
                    at: int = 20 * r + c
                    self.near[at] = 1
