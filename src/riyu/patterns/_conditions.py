"""The answers to the tests of `when`, and to whether named stones are one string or two.

Takes a laid pattern, a snapshot and a focus; gives true or false. Knows no drawings: their masks have matched already.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from riyu.game.constants import STRIDE
from riyu.game.points import Color, Point, line_of, opposite
from riyu.patterns._laying import Laid
from riyu.patterns.snapshot import Snapshot

__all__ = ["COMPARE", "holds"]

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}


def holds(laid: Laid, snapshot: Snapshot, focus: Point, color: Color) -> bool:
    """Say whether the ties and tests of a laid pattern, whose masks match at a focus, hold too; `color` is own."""
    for pair in laid.together:
        one, two = (focus + x + STRIDE * y for x, y in pair)
        if two not in snapshot.string(one):
            return False
    for pair in laid.apart:
        one, two = (focus + x + STRIDE * y for x, y in pair)
        if two in snapshot.string(one):
            return False
    for bound in laid.tests:
        test = bound.test
        point = focus + bound.offsets[0][0] + STRIDE * bound.offsets[0][1]
        value = _ANSWERS[test.name](snapshot, point, color)
        true = COMPARE[test.comparison](value, test.number) if test.comparison else bool(value)
        if true == test.negated:
            return False
    return True


def _liberties(snapshot: Snapshot, point: Point, color: Color) -> int:
    return snapshot.liberties(point)


def _line(snapshot: Snapshot, point: Point, color: Color) -> int:
    return line_of(point, snapshot.size)


def _self_atari(snapshot: Snapshot, point: Point, color: Color) -> int:
    return snapshot.liberties_after(point, color) <= 1


def _no_enemy_in_atari(snapshot: Snapshot, point: Point, color: Color) -> int:
    enemy = opposite(color)
    return not any(
        snapshot.cells[point + step] == enemy and snapshot.liberties(point + step) == 1
        for step in (STRIDE, -1, 1, -STRIDE)
    )


_ANSWERS: dict[str, Callable[[Snapshot, Point, Color], int]] = {
    "liberties": _liberties,
    "line": _line,
    "self-atari": _self_atari,
    "no enemy neighbor in atari": _no_enemy_in_atari,
}
"""An answer for each name in `tables.TESTS`: a test keeps the two alike."""
