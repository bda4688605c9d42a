"""What a tree search found, told as facts after a decision: the step that takes it from the tree to the blackboard.

Takes a blackboard, a thinker that has just thought, and the moves it weighed; gives these with the facts of each.
Judges no move: the decision stands before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from riyu.candidates.gather import rejected
from riyu.game.constants import PASS
from riyu.game.points import Color, Point
from riyu.reading.blackboard import Blackboard
from riyu.search.by_tree import with_owners
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact
from riyu.search.search_facts import look_at_others, rivals_of, search_facts_of
from riyu.search.searched import Enough, Searched
from riyu.search.telling import tell_search_facts
from riyu.search.thinking import Limits, Seen, Thinker, Thought

__all__ = ["Again", "is_over_by", "search_again", "tell_search"]


@dataclass(frozen=True, slots=True)
class Again:
    """A fact, and what another search has: the difference it claims, None if that is not known, and its reply.

    `reply` is what that search answers the second of the fact's moves with, if anything.
    """

    fact: SearchFact
    difference: float | None
    reply: Point | None

    @property
    def holds(self) -> bool:
        """Whether the difference goes the same way."""
        return self.difference is not None and self.difference * self.fact.gained > 0


def is_over_by(
    limits: Limits, thought: Thought, latest: float, enough: Enough
) -> Callable[[], bool]:
    """Give what says whether no more may be searched for the sake of what is told.

    `latest` is a time as the limits' clock has it. Where time limits a search, it is over after a share of what that
    was given, too; where descents do, their share is all, so that the same seed tells the same.
    """
    end = latest
    if not limits.simulations:
        now = limits.now()
        given = thought.seconds + (max(0.0, limits.until - now) if limits.until < math.inf else 0.0)
        end = min(latest, now + (enough.rival_share + enough.pass_share) * given)
    return lambda: limits.stop() or (end < math.inf and limits.now() >= end)


def tell_search(
    blackboard: Blackboard,
    thinker: Thinker,
    color: Color,
    chosen: Point,
    weighed: Sequence[Weighed],
    given: int,
    enough: Enough,
    is_over: Callable[[], bool],
) -> tuple[tuple[Weighed, ...], int, Seen | None]:
    """Tell what a search found of the move chosen and its natural rivals; give all moves, these with their facts.

    And how many descents were made for it, of as many as the search was `given`, 0 if time limited it, a share at most;
    and what it found of a pass, None where it looked at none. Nothing is told of a choice to pass.
    """
    if chosen == PASS:
        return tuple(weighed), 0, None
    board, winners = blackboard.board, thinker.winners()
    rivals = rivals_of(weighed, chosen, enough.rivals)
    more = look_at_others(
        thinker,
        rivals,
        given,
        enough,
        passes=board.to_move != color or not board.passes,
        is_over=is_over,
    )
    known = (one.candidate.move for one in weighed if one.visits >= enough.worth_visits)
    seen = {
        move: thinker.see(move, enough.pass_visits if move == PASS else enough.line_visits)
        for move in dict.fromkeys((chosen, PASS, *rivals, *known))
    }
    told = Searched(
        board,
        color,
        chosen,
        weighed,
        seen.get,
        rejected(blackboard, color),
        enough,
        winners,
        thinker.shift,
    )
    found = search_facts_of(told)
    both = [
        replace(with_owners(one, thinker), facts=found.get(one.candidate.move, ()))
        if one.candidate.move in seen
        else one
        for one in weighed
    ]
    spoken_of = [
        one
        for one in both
        if one.facts
        or (one.candidate.move in (chosen, *rivals) and one.visits >= enough.line_visits)
    ]
    tell_search_facts(blackboard.inference, color, spoken_of)
    return tuple(both), more, seen[PASS]


def search_again(thinker: Thinker, facts: Sequence[SearchFact], enough: Enough) -> list[Again]:
    """Give what a thinker that has just thought about the same position has of the facts of another search.

    It goes on by their moves where it looked at these too seldom.
    """
    winners = thinker.winners()
    for fact in facts:
        for move in fact.moves if not fact.decides else ():
            seen = thinker.see(move, enough.line_visits)
            has = 0 if seen is None else seen.games if fact.owned else seen.visits
            wanted = enough.owner_games if fact.owned else enough.worth_visits
            if fact.gains:  # what is summed up over many points
                wanted = enough.pass_games
            thinker.go_on(move, max(0, wanted - has))
    found = []
    for fact in facts:
        both = {move: thinker.see(move, enough.line_visits) for move in fact.moves}
        other = both[fact.moves[1]]
        reply = other.line[1] if other is not None and len(other.line) > 1 else None
        found.append(Again(fact, fact.again(both.get, winners), reply))
    return found
