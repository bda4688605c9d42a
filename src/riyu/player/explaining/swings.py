"""What hangs on who comes first at a move, as its search counted it: the motive of that, and what is the larger thing.

Takes grounds and a weighed move with the facts of its search; gives motives and points. Searches nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from riyu.assessment.evaluation import Group
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, neighbors
from riyu.player.decision import Decision
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.local import points_near
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import KNOWN, Weighed
from riyu.search.search_fact import SearchFact

__all__ = [
    "LEAST_MORE",
    "MORE",
    "hanging_by_search",
    "larger_by_search",
    "lost_by_passing",
    "swing_motives",
]

MORE, LEAST_MORE = 1.5, 3.0
"""Times as many points, and points more, that hang on a group for it to be more than stones that are read."""

PART = 1 / 3
"""Share of the points that hang on who comes first at a move from which on a group is said to be where they hang."""


def swing_motives(grounds: Grounds, move: Point, weighed: Weighed | None) -> Iterator[MotiveSaid]:
    """Tell how many points in all hang on who comes first at a move, as search counted them."""
    fact = _swing(move, weighed)
    if fact is None:
        return
    around, points = int(fact.key[3]), 2.0 * sum(fact.gains)
    is_string = grounds.board.color_at(around) != EMPTY
    group = None if is_string else _most_at(grounds, fact)
    if group is not None:
        around = grounds.group_called(group)
    told = grounds.motive(
        "swing",
        move,
        move,
        Tier.MEASURED,
        points,
        other=around if is_string or group is not None else NO_POINT,
        other_named=grounds.group(group) if group is not None else "",
        points_named=grounds.language.points(points),
        said=(fact.said,),
    )
    yield replace(told, facts=(fact.key,))


def larger_by_search(
    grounds: Grounds,
    move: Point,
    weighed: Weighed | None,
    first: MotiveSaid,
    others: Sequence[MotiveSaid],
) -> MotiveSaid:
    """Give the motive of the headline: a group that search has change owner goes before stones that are read.

    Where much more hangs on it, and more than near the stones by the line that was read: on its stones and the points
    beside them, of what hangs on who comes first at the move in all.
    """
    fact = _swing(move, weighed)
    if fact is None or first.tier is not Tier.READ:
        return first
    hung = dict(zip(fact.owned, fact.gains, strict=True))
    groups = [one for one in others if one.kind in ("life", "groups") and one.tier is Tier.MEASURED]
    most = max(groups, key=lambda one: _hanging(grounds, one, hung), default=first)
    own, more = _hanging(grounds, first, hung), _hanging(grounds, most, hung)
    if more < max(MORE * own, own + LEAST_MORE):
        return first
    return most if more > points_near(grounds, move, first.target, first.without) else first


def _most_at(grounds: Grounds, fact: SearchFact) -> Group | None:
    """Give the group at whose stones, and the empty points beside them, most of a swing lies; None if not so much."""
    board, hung = grounds.board, dict(zip(fact.owned, fact.gains, strict=True))
    gone = set(grounds.taken_by(grounds.color, fact.moves[0]))

    def share(group: Group) -> float:
        beside = {p for stone in group.stones for p in neighbors(stone, board.size)}
        about = {*group.stones, *(p for p in beside if board.color_at(p) == EMPTY)}
        return sum(hung.get(point, 0.0) for point in about) / sum(fact.gains)

    groups = [one for one in grounds.now.groups if gone.isdisjoint(one.stones)]
    most = max(groups, key=share, default=None)
    return most if most is not None and share(most) >= PART else None


def hanging_by_search(move: Point, weighed: Weighed | None) -> float:
    """Give how many points in all hang on who comes first at a move, by its search; infinity if that did not count."""
    fact = _swing(move, weighed)
    return 2.0 * sum(fact.gains) if fact is not None else math.inf


def lost_by_passing(decision: Decision) -> float:
    """Give the points that a pass costs beside the move chosen, by search; infinity where that is not known."""
    chosen, passed = decision.chosen, decision.passed
    if chosen is None or chosen.won is None or passed is None:
        return math.inf
    is_known = min(passed.visits, chosen.visits) >= KNOWN
    return chosen.margin - passed.margin if is_known else math.inf


def _swing(move: Point, weighed: Weighed | None) -> SearchFact | None:
    facts = weighed.facts if weighed is not None else ()
    return next((one for one in facts if one.predicate == "swing" and one.moves[0] == move), None)


def _hanging(grounds: Grounds, one: MotiveSaid, hung: Mapping[Point, float]) -> float:
    """Give the points that hang on the stones that a motive is about, and on the empty points beside these."""
    board, stones = grounds.board, set[Point]()
    for point in (one.target, one.other):
        if point > 0 and board.color_at(point) != EMPTY:
            group = grounds.now.group_at(point) if one.tier is not Tier.READ else None
            stones.update(group.stones if group is not None else board.string_points(point))
    beside = {p for stone in stones for p in neighbors(stone, board.size)}
    about = stones | {p for p in beside if board.color_at(p) == EMPTY}
    return 2.0 * sum(hung.get(point, 0.0) for point in about)
