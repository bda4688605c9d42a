"""An evaluator's last evaluation read out: the rows of its groups, its terms, all of it as an Evaluation.

Takes an evaluator and komi; gives frozen values. Rows alone cost a tenth of the whole: who asks again and again reads
these. Judges nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from riyu.assessment.evaluation import (
    Evaluation,
    Fate,
    Group,
    LifeStatus,
    PointKind,
    Rule,
    Said,
    Terms,
)
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.firmness import Joint, firmness
from riyu.features.access import Phase
from riyu.features.sectors import Enclosure
from riyu.game.constants import EMPTY
from riyu.game.points import all_points

__all__ = ["Row", "group_of", "group_row", "joints_of", "parts_of", "read_out", "terms_of"]

_WHOLE = 1000
"""Thousandths of a point, in which the evaluator counts."""

_KINDS = tuple(PointKind)
"""By value: a call of the class for each point would cost as much as the evaluation."""


class Row(NamedTuple):
    """A group's row, as `Evaluator.row` gives it."""

    color: int
    liberties: int
    eyes: int
    halves: int
    room: int
    edges: int
    wide_edges: int
    ties: int
    enclosure: int
    outlets: int
    status: int
    rule: int
    fate: int
    rival: int
    own_ways: int
    enemy_ways: int
    strength: int
    is_dead: int
    died_in: int
    said: int

    @property
    def standing(self) -> float:
        """How surely the group stands: +1 alive, −1 dead."""
        return self.strength / _WHOLE


def read_out(evaluator: Evaluator, komi: float) -> Evaluation:
    """Evaluate an evaluator's board as it stands, and give all that comes of it."""
    evaluator.evaluate()
    _, rounds, phase = evaluator.numbers()
    joints = joints_of(evaluator)
    groups = [group_of(evaluator, parts, joints) for parts in parts_of(evaluator)]
    size = evaluator.board.size
    owners, kinds, worths = evaluator.owners(), evaluator.kinds(), evaluator.worths()
    points = tuple(all_points(size))
    return Evaluation(
        size,
        komi,
        tuple(owners[p] for p in points),
        tuple(_KINDS[kinds[p]] for p in points),
        tuple(worths[p] / _WHOLE for p in points),
        tuple(sorted(groups, key=lambda group: group.name)),
        terms_of(evaluator),
        Phase(phase),
        rounds,
        evaluator.standing,
    )


def terms_of(evaluator: Evaluator) -> Terms:
    """Give the terms of an evaluator's last evaluation."""
    return Terms(*(term / _WHOLE for term in evaluator.terms()))


def parts_of(evaluator: Evaluator) -> list[list[int]]:
    """Give the numbers of the parts of each group of an evaluator's last evaluation."""
    parts: dict[int, list[int]] = {}
    for number in range(1, evaluator.numbers()[0] + 1):
        parts.setdefault(evaluator.root(number), []).append(number)
    return list(parts.values())


def joints_of(evaluator: Evaluator) -> dict[int, list[Joint]]:
    """Give the joints of each part of an evaluator's last evaluation, by its number."""
    joints: dict[int, list[Joint]] = {}
    for one, two, holds in evaluator.joints():
        joints.setdefault(evaluator.group_at(one), []).append((one, two, holds / 100))
    return joints


def group_row(evaluator: Evaluator, part: int) -> Row:
    """Give the row of the group that a part belongs to, of an evaluator's last evaluation."""
    return Row(*evaluator.row(evaluator.root(part)))


def group_of(
    evaluator: Evaluator, parts: Sequence[int], joints: Mapping[int, Sequence[Joint]]
) -> Group:
    """Give the group of some parts, all that it has, of an evaluator's last evaluation."""
    row = group_row(evaluator, parts[0])
    stones = sorted(stone for number in parts for stone in evaluator.stones(number))
    firm = min(firmness(joints.get(number, ())) for number in parts)
    board = evaluator.board
    asked = row.enclosure <= Enclosure.OPEN
    return Group(
        row.color,
        tuple(stones),
        tuple(sorted({board.string_name(p) for p in stones})),
        firm,
        row.liberties,
        row.eyes + (row.halves + 1) // 2,
        row.eyes + row.halves // 2,
        row.room,
        row.edges,
        row.wide_edges,
        row.ties,
        Enclosure(row.enclosure) if asked else None,
        row.outlets,
        LifeStatus(row.status),
        Rule(row.rule),
        Fate(row.fate),
        evaluator.stones(row.rival)[0] if row.rival else EMPTY,
        row.own_ways,
        row.enemy_ways,
        row.standing,
        row.is_dead == 1,
        row.died_in,
        Said(row.said),
    )
