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
from riyu.player.explaining.elsewhere import hanging_there
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.last_move import answer_to_last
from riyu.player.explaining.left import left_open
from riyu.player.explaining.motives import FATES, Tier
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed, natural_rivals

__all__ = ["Searches", "second_look"]

ROUNDS = (0.5, 1.0, 2.0)
"""Descents by a move after each round of a second look, as shares of those that the decision was made by.

Who is surely less than the move chosen then is out of the next round; from as many as the decision on, who is less.
"""

MOST = 4_000
"""Descents by a move, at most, that a second look makes."""

RIVALS, MAYBE = 4, 8
"""Natural rivals that are looked at: those that search went down most often, and of so many those better so far."""

TIED = 2.0
"""Points that a rival may be less by search, within what chance may do, and still be chosen for what hangs on it."""

SELDOMER = 4.0
"""Times less often than the move chosen that strong players play it, at most."""

CLEARLY = 3.0
"""Points more that must hang on it, as read."""

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
    hardly ever play it; and one that search can't tell from the move chosen, where clearly more hangs on it, as read.
    The decision comes back as it is where no tree was searched, another position was since, a style preferred the move,
    a pass was chosen, or `stop` says so.
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
    maybe = [
        one
        for one in rivals[RIVALS:MAYBE]
        if (both := compared(chosen, one)) is not None and both.less < 0
    ]
    others = [one.candidate.move for one in (*rivals[:RIVALS], *maybe)]
    looked_at = list(dict.fromkeys([*menders, *others]))
    again = _chosen_anew(decision, looked_at, going)
    if again is not decision and again.point == decision.point:
        again = _by_what_hangs(blackboard, again, looked_at)
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
        and kept_by(first, one, decision.candidates)[0] == "better"
    ]
    best = max(better, key=lambda one: one.margin, default=first)
    now = [known.get(one.candidate.move, one) for one in decision.candidates]
    seen = {one.candidate.move for one in now}
    now += [one for move, one in known.items() if move not in seen]
    return _for(replace(decision, candidates=tuple(now)), best.candidate.move)


def _for(decision: Decision, move: Point) -> Decision:
    """Give a decision for a move of its candidates, which comes first then."""
    ordered = sorted(decision.candidates, key=lambda one: one.candidate.move != move)
    return replace(decision, point=move, candidates=tuple(ordered))


def _by_what_hangs(blackboard: Blackboard, decision: Decision, rivals: Sequence[Point]) -> Decision:
    """Give a decision for the rival on which most hangs, as read, where search can't tell it from the move chosen.

    That is where the first reason of the move chosen is read, too, and clearly less hangs on it.
    """
    first = decision.chosen
    assert first is not None
    every = decision.candidates
    tied = [one for one in every if one.candidate.move in rivals and _is_tied(first, one, every)]
    least = _hanging(blackboard, decision, first) if tied else None
    if least is None:
        return decision
    hangs = {one.candidate.move: _hanging(blackboard, decision, one) or 0.0 for one in tied}
    best = max(hangs, key=lambda move: hangs[move])
    return _for(decision, best) if hangs[best] >= least + CLEARLY else decision


def _is_tied(chosen: Weighed, rival: Weighed, candidates: Sequence[Weighed]) -> bool:
    both = compared(chosen, rival)
    if both is None or both.is_sure or both.less > TIED:
        return False
    if rival.candidate.learned * SELDOMER < chosen.candidate.learned:
        return False
    return kept_by(chosen, rival, candidates)[0] == "better"


def _hanging(blackboard: Blackboard, decision: Decision, one: Weighed) -> float | None:
    """Give the points that hang on a move as read; None where its first reason is not read."""
    move = one.candidate.move
    grounds = Grounds(blackboard, decision.color, read_language(), move)
    found = best_motives(grounds, move, one.candidate, one, decision)
    if not found or found[0].tier is not Tier.READ:
        return None
    read = (one for one in found if one.tier is Tier.READ and one.motive in FATES)
    return max((hanging_there(grounds, move, one) for one in read), default=None)


def _is_out(chosen: Weighed, rival: Weighed, share: float) -> bool:
    both = compared(chosen, rival)
    return both is not None and both.less > 0 and (both.is_sure or share >= 1.0)
