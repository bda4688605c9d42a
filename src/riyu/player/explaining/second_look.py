"""A second look at a decision: search goes on by what may be better than the move chosen, until that is known or equal.

Takes an engine, a blackboard and its decision; gives the decision made anew. What may be better: the moves that would
see to what the move chosen leaves open as read, the answer to the enemy's last one, and its natural rivals. Searches
nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from riyu.game.points import Point
from riyu.player.decision import Decision
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.compared import compared, kept_by
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.last_move import answer_to_last
from riyu.player.explaining.left import left_open
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed, natural_rivals

__all__ = ["Searches", "second_look"]

ROUNDS = (0.5, 1.0, 2.0)
"""Descents by a move after each round of a second look, as shares of those that the decision was made by.

Who is surely less than the move chosen then is out of the next round; from as many as the decision on, who is less.
"""

MOST = 4_000
"""Descents by a move, at most, that a second look makes."""

RIVALS = 4
"""Natural rivals that are looked at, at most: those that search went down most often."""

GoOn = Callable[[Point, int], Weighed | None]
"""Has a search go on by a move until it has so many descents; that as it has it then, None where it can't."""


class Searches(Protocol):
    """An engine of which a second look asks two things."""

    def going_on(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> GoOn | None:
        """Give what goes on with the search of a decision; None where that may not choose, or is not at hand."""

    def told_anew(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> Decision:
        """Give a decision with what its search has found by now."""


def second_look(
    engine: Searches,
    blackboard: Blackboard,
    decision: Decision,
    *,
    stop: Callable[[], bool] = lambda: False,
) -> Decision:
    """Give a decision made anew, once its search went on by the move chosen and by what may be better; the game stays.

    A move that search then has surely better in points is chosen instead, unless it wins fewer games, or strong players
    hardly ever play it. The decision comes back as it is where no tree was searched, another position was since, a
    style preferred the move, a pass was chosen, or `stop` says so.
    """
    chosen = decision.chosen
    if (
        chosen is None
        or decision.point <= 0
        or (going := engine.going_on(blackboard, decision, stop)) is None
    ):
        return decision
    grounds = Grounds(blackboard, decision.color, read_language(), decision.point)
    found = best_motives(grounds, decision.point, chosen.candidate, chosen, decision)
    menders = [one.move for one in left_open(grounds, decision, found)]
    if (answer := answer_to_last(grounds, decision, found)[1]) > 0:
        menders.append(answer)
    rivals = sorted(
        natural_rivals(decision.candidates, decision.point), key=lambda one: -one.visits
    )
    others = [one.candidate.move for one in rivals[:RIVALS]]
    again = _chosen_anew(decision, list(dict.fromkeys([*menders, *others])), going)
    return decision if again is decision or stop() else engine.told_anew(blackboard, again, stop)


def _chosen_anew(decision: Decision, rivals: Sequence[Point], go_on: GoOn) -> Decision:
    """Give a decision with what search has after its rounds, and the best of that chosen; it itself after none."""
    known: dict[Point, Weighed] = {}
    left, made = list(rivals), sum(one.visits for one in decision.candidates)
    for share in ROUNDS:
        for move in (decision.point, *left) if left else ():
            if (found := go_on(move, min(MOST, int(share * made)))) is None:
                return decision
            known[move] = found
        left = [m for m in left if not _is_out(known[decision.point], known[m], share)]
    if not known:
        return decision
    first = known[decision.point]
    better = [
        one
        for one in (known[move] for move in left)
        if (both := compared(first, one)) is not None
        and both.is_better
        and kept_by(first, one)[0] == "better"
    ]
    best = max(better, key=lambda one: one.margin, default=first)
    now = [known.get(one.candidate.move, one) for one in decision.candidates]
    seen = {one.candidate.move for one in now}
    now += [one for move, one in known.items() if move not in seen]
    now.sort(key=lambda one: one is not best)
    return replace(decision, point=best.candidate.move, candidates=tuple(now))


def _is_out(chosen: Weighed, rival: Weighed, share: float) -> bool:
    both = compared(chosen, rival)
    return both is not None and both.less > 0 and (both.is_sure or share >= 1.0)
