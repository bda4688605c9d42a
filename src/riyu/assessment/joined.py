"""Playouts and evaluation joined: two ways of judging a position that err apart, and one word of both.

Takes features, what reads on their board, odds of moves in playouts; gives both judgments and the joined one. Chooses
no move and judges nothing itself.

A share of what playouts say and the rest of what the evaluation says of each point and of the lead. The share was
chosen on labels of a strong net, and both together err less than either on those kept apart
(experiments/log/assessment.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from riyu.assessment.assessment import Assessment, assess
from riyu.assessment.assessor import GROUPS, NODES, Assessor
from riyu.assessment.evaluation import Evaluation
from riyu.assessment.playouts import PlayoutWeights
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Point

__all__ = ["PLAYOUTS", "SHARE", "Joined", "assess_jointly", "dead_stones", "join"]

SHARE = 0.65
"""The share of the joined word that is the playouts'."""

PLAYOUTS = 200
"""Playouts, if not said otherwise."""


@dataclass(frozen=True, slots=True)
class Joined:
    """What a position is worth by the evaluation, by playouts, and by both together: `whole`."""

    evaluation: Evaluation
    by_playouts: Assessment
    whole: Assessment

    @property
    def bounds(self) -> tuple[float, float]:
        """Black's lead by the one that gives him less and by the other, in points: what they do not agree on."""
        leads = sorted((self.evaluation.lead, self.by_playouts.margin))
        return leads[0], leads[1]


def join(evaluation: Evaluation, by_playouts: Assessment) -> Joined:
    """Join two judgments of one position, by the same komi; where no playouts were run the evaluation stands alone."""
    share = SHARE if by_playouts.playouts else 0.0
    rest = 1.0 - share
    whole = replace(
        by_playouts,
        ownership=tuple(
            share * owned + rest * worth
            for owned, worth in zip(by_playouts.ownership, evaluation.worths, strict=True)
        ),
        margin=share * by_playouts.margin + rest * evaluation.lead,
    )
    return Joined(evaluation, by_playouts, whole)


def assess_jointly(
    assessor: Assessor,
    odds: PlayoutWeights,
    komi: float,
    *,
    recent: tuple[Point, Point] = (PASS, PASS),
    playouts: int = PLAYOUTS,
    seed: int = 0,
    nodes: int = NODES,
    groups: int = GROUPS,
    stop: Callable[[], bool] = lambda: False,
) -> Joined:
    """Judge the board that an assessor looks at; the same for the same seed.

    `recent` are the points of the last move and of the one before, for playouts; `nodes` and `groups` for the assessor.
    `stop` is asked by both: what was done so far is joined.
    """
    board = assessor.evaluator.board
    evaluation = assessor.assess(komi, nodes=nodes, groups=groups, stop=stop)
    by_playouts = assess(
        board, komi, playouts=playouts, seed=seed, odds=odds, recent=recent, stop=stop
    )
    return join(evaluation, by_playouts)


def dead_stones(board: Board, assessment: Assessment) -> Iterator[Point]:
    """Give the stones of strings whose points end as the other color's more often than as their own."""
    for name in board.strings():
        points = board.string_points(name)
        color = board.color_at(name)
        if sum(assessment.for_color(color, p) for p in points) < 0:
            yield from points
