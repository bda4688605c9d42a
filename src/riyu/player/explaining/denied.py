"""What the search's games deny of what is judged of groups: such things are not told.

Takes grounds, motives and weighed moves; gives the motives that are left, or what is left of one. Searches nothing:
where it is not known whose the points end as, nothing is denied.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from riyu.game.constants import NO_POINT
from riyu.game.points import Point
from riyu.player.decision import Decision
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.motives import AGAINST, HELPS, LINKS, Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.tactics import BARE_LINK
from riyu.player.explaining.trade import kept_of_100
from riyu.search.one_ply import KNOWN, Weighed

__all__ = ["without_denied", "without_hanging"]

DENIED, MOSTLY = 40, 70
"""Games of 100 by which the search's games must have a group otherwise than it is judged for that not to be told.

And in how many it must end so. That is so of the enemy's groups, and of what is judged to hang on stones.
"""

LESS_OFTEN = 30
"""Games of 100 by which these must keep an own group less often than it is judged to live for that not to be told."""

MORE_OFTEN = 50
"""In how many of 100 games stones must be kept for it not to be told that they rather die, as judged."""

_JUDGED_LIVES = HELPS | (AGAINST - {"kill"})
"""Motives whose sentences have how surely a group lives after the move, as judged."""


def without_denied(
    grounds: Grounds, move: Point, found: Sequence[MotiveSaid], weighed: Weighed | None
) -> list[MotiveSaid]:
    """Give motives without what is judged of a group that the search's games have quite otherwise after the move.

    An own one to be saved that they keep LESS_OFTEN, or one of the enemy's to be in danger that is kept in most.
    """
    after = grounds.after(grounds.color, move)
    if weighed is None or not weighed.owned or after is None:
        return list(found)
    kept = []
    for one in found:
        group = grounds.now.group_at(one.target) if one.motive in _JUDGED_LIVES else None
        then = after.group_at(group.name) if group is not None else None
        if group is not None and then is not None and one.tier is not Tier.MEASURED:
            kept_in = kept_of_100(weighed.owned, group.color, group.stones)
            lives = int(lives_of_100(then))
            if one.motive in AGAINST:
                is_denied = kept_in >= max(MOSTLY, lives + DENIED)
            else:
                is_denied = kept_in <= lives - LESS_OFTEN
            if is_denied:
                continue
        kept.append(one)
    return kept


def without_hanging(
    grounds: Grounds, one: MotiveSaid, weighed: Weighed | None, decision: Decision | None
) -> MotiveSaid:
    """Give a motive without the group that is judged to hang on it, if the search's games have that live all the same.

    One of the enemy's after the move; an own one without it: after a pass, or beside the move chosen where this is
    another. Then only the stones themselves count. Nor that a string that is saved rather dies all the same, where it
    is kept in MORE_OFTEN of those games.
    """
    if one.bare is not None and not one.hanging and weighed is not None and weighed.owned:
        kept = kept_of_100(weighed.owned, grounds.color, grounds.board.string_points(one.target))
        return one if kept < MORE_OFTEN else replace(one, sentence=one.bare)
    group = grounds.now.group_at(one.hanging) if one.hanging and one.bare is not None else None
    if group is None or decision is None or weighed is None:
        return one
    is_chosen, passed = decision.point == weighed.candidate.move, decision.passed
    if passed is not None and passed.games < KNOWN:
        passed = None
    otherwise = passed if is_chosen else decision.chosen
    seen = otherwise if group.color == grounds.color else weighed
    if seen is None or not seen.owned:
        return one
    kept = kept_of_100(seen.owned, group.color, group.stones)
    if one.bare is None or kept < max(MOSTLY, one.hanging_lives + DENIED):
        return one
    stones = BARE_LINK if one.motive in LINKS else 2.0 * grounds.board.string_size(one.target)
    return replace(
        one,
        stake=min(one.stake, stones),
        sentence=one.bare,
        headline=one.alone or one.headline,
        brief=(one.alone or one.headline).beginner,
        hanging=NO_POINT,
    )
