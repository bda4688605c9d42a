"""The tests of rows: whether all that a lone rule or gate asks holds where its map matches; without Python.

Takes rows; gives truths. What patterns can ask the focus matcher answers, the rest the values that the watch has seen.
Means the same as `values` and `relations`. Knows no facts and no journal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from riyu.inference.rows import Rows
from riyu.inference.watch import Watch
from riyu.patterns.focus import FocusMatcher

if TYPE_CHECKING:
    from riyu.inference.plan import Plans

if not cython.compiled:
    from riyu.features.plain import signed16
    from riyu.inference.constants import CELL_BITS
    from riyu.inference.lone_rules import (
        BESIDE,
        CHAIN_LIBERTIES,
        CHAIN_STONES,
        DISTANCE,
        GAME_PHASE,
        INFLUENCE,
        NO_ANSWER,
        PASS_ALIVE,
        REGION_POINTS,
        ROOM,
        SAME_CHAIN_NOW,
        SAME_LINE,
        SAME_POINT,
        SAME_REGION,
    )
    from riyu.inference.plain import PHASE_PLACE
    from riyu.patterns.plain import Bound

__all__ = ["RowTests"]


class RowTests(Rows):
    """Rows that can be tested. Arguments as for `rows.Rows`; the matcher must have looked at the board before."""

    def __init__(self, watch: Watch, plans: Plans) -> None:
        super().__init__(watch, plans)
        self.matcher = FocusMatcher(watch.features)

    def all_so(self, number: int) -> bool:
        """Say whether all tests of a row hold."""
        row = cython.address(self.rows[number]) if cython.compiled else self.rows[number]
        laid = cython.address(self.laid[row.laid]) if cython.compiled else self.laid[row.laid]
        lasting = (
            cython.address(self.lasting[laid.rule]) if cython.compiled else self.lasting[laid.rule]
        )
        anchor = cython.declare(cython.Py_ssize_t, row.match & 511)
        color = (row.match >> 9 & 1) + 1
        for i in range(lasting.test, lasting.test + lasting.tests):
            tried = cython.address(self.tried[i]) if cython.compiled else self.tried[i]
            bound = cython.address(tried.bound) if cython.compiled else tried.bound
            one = anchor + self.offsets[laid.offsets + tried.one]
            two = anchor + self.offsets[laid.offsets + tried.two]
            number = bound.number
            if tried.right.kind != NO_ANSWER:
                right = cython.address(tried.right) if cython.compiled else tried.right
                third = anchor + self.offsets[laid.offsets + tried.of_right]
                number = self.answer(right, third, third, color)
            value = self.answer(bound, one, two, color)
            comparison = bound.comparison
            is_so = cython.declare(cython.bint, value != 0)
            if comparison == 1:
                is_so = value < number
            elif comparison == 2:
                is_so = value <= number
            elif comparison == 3:
                is_so = value == number
            elif comparison == 4:
                is_so = value != number
            elif comparison == 5:
                is_so = value >= number
            elif comparison == 6:
                is_so = value > number
            if is_so == bound.negated:
                return False
        return True

    def answer(self, bound: Bound, p: int, q: int, color: int) -> int:
        """Answer a tie or test about one or two points."""
        kind = bound.kind
        if kind < REGION_POINTS:
            found: int = self.matcher.answer_to(bound, p, q, color)
            return found
        seen = self.watch.seen
        if kind == REGION_POINTS:
            return seen.room[seen.region[p]] if seen.region[p] else 0
        if kind == SAME_REGION:
            return seen.region[p] == seen.region[q] != 0
        if kind == INFLUENCE:
            return signed16(seen.paths[p]) if color == 1 else -signed16(seen.paths[p])
        if kind == ROOM:
            return seen.nearest[p]
        if kind == GAME_PHASE:
            return seen.numbers[PHASE_PLACE]
        if kind == PASS_ALIVE:
            return seen.alive[p] != 0
        if kind == SAME_POINT:
            return p == q
        columns = p % 20 - q % 20
        rows = p // 20 - q // 20
        if kind == BESIDE:
            return columns * columns + rows * rows == 1
        if kind == SAME_LINE:
            return columns == 0 or rows == 0
        if kind == DISTANCE:
            return max(max(columns, -columns), max(rows, -rows))
        chain = seen.chain[p] & CELL_BITS
        if kind == CHAIN_STONES:
            return seen.chain_stones[chain] if chain else 0
        if kind == CHAIN_LIBERTIES:
            return seen.chain_liberties[chain] if chain else 0
        other = seen.chain[q] & CELL_BITS
        if kind == SAME_CHAIN_NOW:
            return chain == other != 0
        return chain != other and chain != 0 and other != 0
