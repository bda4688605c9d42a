"""The tests of rows: whether all that a lone rule or gate asks holds where its map matches; without Python.

Takes rows; gives truths. What patterns can ask the watch's own matcher answers, the rest is what the watch has seen:
as in `values` and `relations`, which tell besides what an answer rests on. Knows no facts and no journal.
"""

from __future__ import annotations

import cython

from riyu.inference.lone_rules import LoneRules
from riyu.inference.rows import Rows
from riyu.inference.watch import Watch
from riyu.patterns.focus import FocusMatcher

if not cython.compiled:
    from riyu.inference.constants import (
        ALIVE_AT,
        CHAIN_AT,
        CHAIN_LIBERTIES_OF,
        CHAIN_STONES_OF,
        INFLUENCE_AT,
        NEAREST_AT,
        PHASE_NOW,
        REGION_AT,
        ROOM_OF,
    )
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
    from riyu.patterns.plain import Bound, compares

__all__ = ["RowTests"]


class RowTests:
    """What tests rows. Arguments: the watch, whose matcher must have looked at the board, the rules, and their rows."""

    def __init__(self, watch: Watch, rules: LoneRules, places: Rows) -> None:
        self.watch = watch
        self.matcher: FocusMatcher = watch.matcher
        self.rules = rules
        self.places = places

    def all_so(self, number: int) -> bool:
        """Say whether all tests of a row hold."""
        row = (
            cython.address(self.places.rows[number])
            if cython.compiled
            else self.places.rows[number]
        )
        laid = (
            cython.address(self.rules.laid[row.laid])
            if cython.compiled
            else self.rules.laid[row.laid]
        )
        lasting = (
            cython.address(self.rules.lasting[laid.rule])
            if cython.compiled
            else self.rules.lasting[laid.rule]
        )
        anchor = cython.declare(cython.Py_ssize_t, row.match & 511)
        color = (row.match >> 9 & 1) + 1
        for i in range(lasting.test, lasting.test + lasting.tests):
            tried = cython.address(self.rules.tried[i]) if cython.compiled else self.rules.tried[i]
            bound = cython.address(tried.bound) if cython.compiled else tried.bound
            one = anchor + self.rules.offsets[laid.offsets + tried.one]
            two = anchor + self.rules.offsets[laid.offsets + tried.two]
            number = bound.number
            if tried.right.kind != NO_ANSWER:
                right = cython.address(tried.right) if cython.compiled else tried.right
                third = anchor + self.rules.offsets[laid.offsets + tried.of_right]
                number = self.answer(right, third, third, color)
            if compares(bound.comparison, self.answer(bound, one, two, color), number) == (
                bound.negated
            ):
                return False
        return True

    def answer(self, bound: Bound, p: int, q: int, color: int) -> int:
        """Answer a tie or test about one or two points."""
        kind = bound.kind
        if kind < REGION_POINTS:
            found: int = self.matcher.answer_to(bound, p, q, color)
            return found
        if kind == REGION_POINTS:
            return self.at_name(REGION_AT, ROOM_OF, p)
        if kind == CHAIN_STONES:
            return self.at_name(CHAIN_AT, CHAIN_STONES_OF, p)
        if kind == CHAIN_LIBERTIES:
            return self.at_name(CHAIN_AT, CHAIN_LIBERTIES_OF, p)
        if kind == INFLUENCE:
            paths = self.watch.value_of(INFLUENCE_AT, p)
            return paths if color == 1 else -paths
        if kind == ROOM:
            return self.watch.value_of(NEAREST_AT, p)
        if kind == GAME_PHASE:
            return self.watch.value_of(PHASE_NOW, 0)
        if kind == PASS_ALIVE:
            return self.watch.value_of(ALIVE_AT, p) != 0
        if kind == SAME_REGION:
            return self.watch.value_of(REGION_AT, p) == self.watch.value_of(REGION_AT, q) != 0
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
        chain = self.watch.value_of(CHAIN_AT, p)
        other = self.watch.value_of(CHAIN_AT, q)
        if kind == SAME_CHAIN_NOW:
            return chain == other != 0
        return chain != other and chain != 0 and other != 0

    def at_name(self, names: int, numbers: int, p: int) -> int:
        """Give a number that is kept at the name of what is at a point; 0 where nothing is."""
        name = self.watch.value_of(names, p)
        return self.watch.value_of(numbers, name) if name else 0
