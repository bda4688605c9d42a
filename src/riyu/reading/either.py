"""One of several goals: whether a color that threatens several things reaches one of them, whatever the enemy plays.

Takes features, readings and a move; gives pairs of goals of which it reaches one. An answer that leaves the points as
they are on which a threat rests leaves the threat; only answers that touch both are read out.
Source: Klinger & Mechner, 3.0 (K10: plans of several goals); players call it a double threat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, all_points, neighbors, opposite, point_text
from riyu.reading.reading import Verdict
from riyu.reading.threats import NODES, Threat, read_threat, threats_by

if TYPE_CHECKING:
    from riyu.features.features import Features
    from riyu.reading.readings import Readings

__all__ = ["Either", "find_either", "reaches_one"]


@dataclass(frozen=True, slots=True)
class Either:
    """Two threats of one move, of which the enemy can't answer both, though either alone."""

    one: Threat
    other: Threat

    def __str__(self) -> str:
        """Say it in words: `F3: to take C4 at F2, or to cut off K3 at J3`."""
        return f"{point_text(self.one.move)}: {self.one.aim}, or {self.other.aim}"


def find_either(
    features: Features, readings: Readings, color: Color, move: Point, limit: int = NODES
) -> tuple[Either, ...]:
    """Give the pairs of goals of which a move reaches one, about no string in common; the board is as before.

    Each question may take `limit` nodes; what isn't clear by then counts as not reached.
    """
    board = readings.board
    found = []
    for one, other in combinations(threats_by(features, readings, color, move, limit), 2):
        if set(one.targets).isdisjoint(other.targets):
            with board.trail.scope():
                board.play(color, move)
                if reaches_one(readings, (one, other), limit):
                    found.append(Either(one, other))
    return tuple(found)


def reaches_one(readings: Readings, threats: Sequence[Threat], limit: int = NODES) -> bool:
    """Say whether a color reaches one of some threats' goals, their move made and the enemy to move."""
    board = readings.board
    enemy = opposite(threats[0].color)
    rests_on = [read_threat(readings, threat, limit).depends_on for threat in threats]
    for answer in all_points(board.size):
        if board.color_at(answer) != EMPTY or not board.is_legal(enemy, answer):
            continue
        changed = _changed(readings, answer)
        if any(points.isdisjoint(changed) for points in rests_on):
            continue
        with board.trail.scope():
            board.play(enemy, answer)
            if not any(_stands(readings, threat, limit) for threat in threats):
                return False
    return True


def _stands(readings: Readings, threat: Threat, limit: int) -> bool:
    """Say whether a threat still works, its stones still there."""
    owner = threat.color if threat.goal == "save" else opposite(threat.color)
    if any(readings.board.color_at(p) != owner for p in threat.targets):
        return False
    return read_threat(readings, threat, limit).verdict is Verdict.WIN


def _changed(readings: Readings, move: Point) -> set[Point]:
    """Give the points that a move changes: its own, and at most the strings beside it that have no other liberty."""
    board = readings.board
    changed = {move}
    for p in neighbors(move, board.size):
        if board.color_at(p) != EMPTY and board.liberties(p) == 1:
            changed.update(board.string_points(p))
    return changed
