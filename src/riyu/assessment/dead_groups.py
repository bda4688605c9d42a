"""Groups that are dead whoever moves first, as the assessor has it where playouts leave them open, for these to mind.

Takes features, what reads on their board, and how playouts have the ownership; gives dead groups. Judges nothing
itself. Source of the idea: the status of groups that programs without playouts hold through a whole search (GNU Go's
manual, "Dragon safety").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.assessment.assessor import Assessor
from riyu.assessment.evaluation import Group, Rule
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.points import Color, Point, all_points, neighbors
from riyu.reading.readings import Readings

__all__ = ["DeadGroup", "DeadGroups"]

OPEN = 0.85
"""The mean ownership of a group's stones by their color or the other up to which playouts leave its life open."""

LEANS_DEAD = 0.1
"""The mean by their color up to which playouts don't speak against a group's death: of groups that reading holds to be
dead nearly all are so below, in labels and in longer searches, and most live above (experiments/log/search.md)."""

SMALL = 13
"""Lines of a board up to which none is minded: games show that a search does better so (experiments/log/search.md)."""

LEAST_STONES, LEAST_OFF = 3, 5
"""The stones of a group that is minded, and of one that playouts begin without, at least."""

RACING = 1
"""Liberties that strings beside a group taken off may have more than it, so that theirs are of its zone, too."""


@dataclass(frozen=True, slots=True)
class DeadGroup:
    """A group that is held to be dead: a stone of it, its owner, and how many it has.

    The owner plays nowhere on `closed` in playouts, as long as he has not played in the `zone` more often than the
    enemy before. The stones on `off` are taken off the board then: with them there, playouts lose the race to what
    holds them about as often as they win it. The zone is the group's stones and liberties, and those of strings beside
    it that race with it, where its stones are taken off.
    """

    stone: Point
    owner: Color
    stones: int
    closed: frozenset[Point]
    zone: frozenset[Point]
    off: frozenset[Point] = frozenset()


class DeadGroups:
    """Finds dead groups in one position after another."""

    def __init__(self) -> None:
        self._assessor: Assessor | None = None

    def find(
        self,
        features: Features,
        readings: Readings,
        ownership: Sequence[float],
        nodes: int,
        stop: Callable[[], bool] = lambda: False,
    ) -> list[DeadGroup]:
        """Give the dead groups among those that playouts leave open, the largest first; none once `stop` says so.

        Only those that reading has dead, and playouts don't have alive; none on boards of up to SMALL lines.

        `ownership` has each point in reading order, from −1 (White's) to 1 (Black's). `nodes` are those of a question
        about a group's life; `stop` is asked before each group.
        """
        board = readings.board
        if board.size <= SMALL:
            return []
        evaluation = self.assessor_on(features, readings).assess(0.0, nodes=nodes, stop=stop)
        if stop():
            return []
        owned = dict(zip(all_points(board.size), ownership, strict=True))
        found = []
        for group in evaluation.groups:
            mean = sum(owned[p] for p in group.stones) / len(group.stones)
            if not group.is_dead or len(group.stones) < LEAST_STONES or abs(mean) > OPEN:
                continue
            leans_dead = (mean if group.color == BLACK else -mean) <= LEANS_DEAD
            if leans_dead and group.rule is Rule.VERDICT:
                found.append(_dead(board, group))
        return sorted(found, key=lambda group: -group.stones)

    def go_by(self, assessor: Assessor) -> None:
        """Go by an assessor that there is already: what it read is not read again."""
        self._assessor = assessor

    def assessor_on(self, features: Features, readings: Readings) -> Assessor:
        """Give what assesses the board; the same as last time, with all that it read, where that is the same."""
        kept = self._assessor
        if kept is None or kept.readings is not readings or kept.features is not features:
            kept = self._assessor = Assessor(features, readings)
        return kept


def _dead(board: Board, group: Group) -> DeadGroup:
    """Give a group as playouts mind it: closed are its points and liberties that no other own stones need."""
    owner, stones = group.color, frozenset(group.stones)
    free = stones.union(*map(board.liberty_points, stones))
    closed = frozenset(
        p
        for p in free
        if all(q in stones or board.color_at(q) != owner for q in neighbors(p, board.size))
    )
    if len(stones) < LEAST_OFF:
        return DeadGroup(group.name, owner, len(stones), closed, free)
    least = len(free) - len(stones) + RACING
    beside = {q for p in stones for q in neighbors(p, board.size) if board.color_at(q)} - stones
    rivals = (frozenset(board.liberty_points(q)) for q in beside)
    zone = free.union(*(liberties for liberties in rivals if len(liberties) <= least))
    return DeadGroup(group.name, owner, len(stones), closed, zone, off=stones)
