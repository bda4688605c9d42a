"""Playouts and evaluation joined: two ways of judging a position that err apart, and one word of both.

Takes features, what reads on their board, odds of moves in playouts; gives both judgments and the joined one. Chooses
no move and judges nothing itself.

Each point is weighed by what both have of it, of what is around, and of its group (`point_weights`); the lead is what
all points come to, drawn in toward 0 by as much as is open, for small leads are mostly error there. The weights were
fitted to labels of a strong net, and both together err less than either on those kept apart
(experiments/log/assessment.md). How far a lead may be off was measured on labels, how often it wins in games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from riyu.assessment.assessment import Assessment, assess
from riyu.assessment.assessor import GROUPS, NODES, Assessor, Found
from riyu.assessment.evaluation import Evaluation
from riyu.assessment.playouts import PlayoutWeights
from riyu.assessment.point_weights import PointWeights, own_weights
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Point

__all__ = ["PLAYOUTS", "Joined", "assess_jointly", "chance_of", "dead_stones", "drawn_in", "join"]

PLAYOUTS = 600
"""Playouts, if not said otherwise: of 200, 800 and 1,000 the last two gained alike (experiments/log/assessment.md)."""

HOLDS = 0.8
"""How often the lead of labels lies in the interval that is told."""

SPREAD, SPREAD_ALONE = (4.4, 0.24), (10.9, 0.28)
"""Half the interval where nothing is in doubt, and more by each point of doubt: joined, and the evaluation alone."""

SMALL = 13
"""Lines of the largest board on which a lead wins by `BY_HALF` and `BY_OPEN`; on larger ones it does by `SURE_BY`."""

BY_HALF, BY_OPEN = 1.37, 3.5
"""Small boards: what leads of games are spread by, in points, for half of the interval, and for √(open points)."""

USUAL_HALF = 8.0
"""Half of the interval, in points, as it is on small boards in the mean."""

SURE_BY = 6.1
"""Larger boards: log odds that a lead of as many points as are open has of winning."""

DRAWN_IN = 0.02
"""Points by which a large lead is drawn in for each open point; small ones by less, and none beyond 0."""

LEAST_OPEN = 10.0
"""Open points by which a lead is measured at least: with fewer open, mistakes of judging count for more than moves."""


@dataclass(frozen=True, slots=True)
class Joined:
    """What a position is worth by the evaluation, by playouts, and by both together: `whole`."""

    evaluation: Evaluation
    by_playouts: Assessment
    whole: Assessment

    @property
    def doubt(self) -> float:
        """Points that hang on groups in doubt: the root of the sum of squares of what each is likely off by.

        A group that dies after all is twice its stones; it is in doubt by 1 − m², m the mean ownership of its stones.
        """
        square = 0.0
        for group in self.evaluation.groups:
            stones = len(group.stones)
            mean = sum(map(self.whole.at, group.stones)) / stones
            square += (1 - mean * mean) * (2 * stones) ** 2
        return math.sqrt(max(square, 0.0))

    @property
    def interval(self) -> tuple[float, float]:
        """Black's lead in points, from and to: where HOLDS of the leads of labels lie that look as much in doubt.

        No lead is beyond the board's points and komi.
        """
        lead, half, (least, most) = self.whole.margin, self._half, self._bounds
        return max(lead - half, min(lead, least)), min(lead + half, max(lead, most))

    @property
    def _half(self) -> float:
        """Half of the interval, in points, where the board has points for it."""
        least, more = SPREAD if self.by_playouts.playouts else SPREAD_ALONE
        return least + more * self.doubt

    @property
    def _bounds(self) -> tuple[float, float]:
        """Black's lead in points if all of the board is White's, and if it is his."""
        area, komi = self.whole.size**2, self.evaluation.komi
        return -area - komi, area - komi

    @property
    def open_points(self) -> float:
        """How many points are open: each by as much as it is nobody's, which is how far the game has come."""
        return sum(1 - abs(owned) for owned in self.whole.ownership)

    @property
    def chance(self) -> float:
        """The chance that Black wins, 0 to 1: as often as games were won with such a lead and as much open."""
        lead, size = self.whole.margin, self.whole.size
        if size > SMALL and self.by_playouts.playouts:
            lead = _let_out(lead, self.open_points)
        least, most = self._bounds
        if least >= 0 or most <= 0:  # komi alone decides
            return float(least > 0) if least * most else 0.5
        return chance_of(lead, self.open_points, size, self._half)

    def to_json(self) -> dict[str, Any]:
        """Give the joined word as plain values."""
        return {
            **self.whole.to_json(),
            "interval": [round(lead, 2) for lead in self.interval],
            "doubt": round(self.doubt, 1),
            "open_points": round(self.open_points, 1),
            "black_wins": round(self.chance, 3),
        }


def chance_of(lead: float, open_points: float, size: int, half: float = USUAL_HALF) -> float:
    """Give the chance to win, 0 to 1, with a lead in points and so many points open, on a board of a size.

    On small boards the lead is spread as a normal distribution by `half`, of the interval that is told with it, and by
    what is open.
    """
    if size <= SMALL:
        spread = math.hypot(BY_HALF * half, BY_OPEN * math.sqrt(open_points))
        return (1 + math.erf(lead / spread / math.sqrt(2))) / 2
    odds = SURE_BY * lead / max(open_points, LEAST_OPEN)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


def drawn_in(lead: float, open_points: float) -> float:
    """Give a lead in points as it is likely to be: drawn in toward 0, the more points are open; never beyond it."""
    most = DRAWN_IN * open_points
    return math.copysign(math.hypot(lead, most) - most, lead)


def _let_out(lead: float, open_points: float) -> float:
    """Give the lead that `drawn_in` gives this for: the sum of all points, by which chances were fitted to games."""
    most = DRAWN_IN * open_points
    return math.copysign(math.sqrt(lead * lead + 2 * most * abs(lead)), lead)


def join(
    evaluation: Evaluation,
    by_playouts: Assessment,
    found: Iterable[Found],
    weights: PointWeights | None = None,
) -> Joined:
    """Join two judgments of one position, by the same komi; `found` is what was read for the evaluation.

    Weights are riyu's own if none are given. Where no playouts were run the evaluation stands alone.
    """
    if by_playouts.playouts:
        owned = (weights or own_weights()).ownership(evaluation, by_playouts, found)
        margin = drawn_in(sum(owned) - evaluation.komi, sum(1 - abs(one) for one in owned))
    else:
        owned, margin = evaluation.worths, evaluation.lead
    return Joined(evaluation, by_playouts, replace(by_playouts, ownership=owned, margin=margin))


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
    weights: PointWeights | None = None,
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
    return join(evaluation, by_playouts, assessor.found, weights)


def dead_stones(board: Board, assessment: Assessment) -> Iterator[Point]:
    """Give the stones of strings whose points end as the other color's more often than as their own."""
    for name in board.strings():
        points = board.string_points(name)
        color = board.color_at(name)
        if sum(assessment.for_color(color, p) for p in points) < 0:
            yield from points
