"""The answers to the tests of `when`, and to whether named stones are one string or two.

Takes a laid pattern, a snapshot and a focus; gives true or false. Knows no drawings: their masks have matched already.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

from riyu.game.constants import BORDER, EMPTY, STRIDE
from riyu.game.points import Color, Point, line_of, opposite
from riyu.patterns._laying import Laid
from tests.reference.snapshot import DIAGONAL_STEPS, STEPS, Snapshot

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
        points = [focus + x + STRIDE * y for x, y in bound.offsets]
        value = _ANSWERS[test.name](snapshot, points, color)
        true = COMPARE[test.comparison](value, test.number) if test.comparison else bool(value)
        if true == test.negated:
            return False
    return True


def _liberties(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.liberties(points[0])


def _liberties_after(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.liberties_after(points[0], color)


def _stones(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return len(snapshot.string(points[0]))


def _line(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return line_of(points[0], snapshot.size)


def _own_distance(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.distance(points[0], color)


def _enemy_distance(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.distance(points[0], opposite(color))


def _phase(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.phase()


def _self_atari(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.liberties_after(points[0], color) <= 1


def _own_cannot_play(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return not snapshot.can_play_safely(points[0], color)


def _enemy_cannot_play(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return not snapshot.can_play_safely(points[0], opposite(color))


def _eye_cannot_collapse(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    point, enemy = points[0], opposite(color)
    cells = snapshot.cells
    if any(cells[point + step] not in (color, BORDER) for step in STEPS):
        return False
    corners = [point + step for step in DIAGONAL_STEPS]
    taken = sum(
        cells[p] == enemy or (cells[p] == EMPTY and snapshot.can_play_safely(p, enemy))
        for p in corners
    )
    return taken == 0 or (taken == 1 and all(cells[p] != BORDER for p in corners))


def _in_own_territory(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.enclosure(points[0]) == color


def _in_enemy_territory(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return snapshot.enclosure(points[0]) == opposite(color)


def _on_plate(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    string = snapshot.string(points[1])
    return any(points[0] + step in string for step in (0, *STEPS, *DIAGONAL_STEPS))


def _same_chain(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    return points[1] in snapshot.chain(points[0])


def _no_enemy_in_atari(snapshot: Snapshot, points: Sequence[Point], color: Color) -> int:
    enemy = opposite(color)
    return not any(
        snapshot.cells[points[0] + step] == enemy and snapshot.liberties(points[0] + step) == 1
        for step in STEPS
    )


_ANSWERS: dict[str, Callable[[Snapshot, Sequence[Point], Color], int]] = {
    "liberties": _liberties,
    "liberties-after": _liberties_after,
    "stones": _stones,
    "line": _line,
    "own-distance": _own_distance,
    "enemy-distance": _enemy_distance,
    "phase": _phase,
    "self-atari": _self_atari,
    "own-cannot-play-safely": _own_cannot_play,
    "enemy-cannot-play-safely": _enemy_cannot_play,
    "eye-cannot-collapse": _eye_cannot_collapse,
    "in own territory": _in_own_territory,
    "in enemy territory": _in_enemy_territory,
    "on-plate": _on_plate,
    "same-chain": _same_chain,
    "no enemy neighbor in atari": _no_enemy_in_atari,
}
"""An answer for each name in `tables.TESTS`: a test keeps the two alike."""
