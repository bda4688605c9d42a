"""Which groups near a move fare better or worse by it in the search's games than if the enemy came first.

Takes grounds and what was weighed; gives sentences. What reasons say of a group is not said once more. Searches
nothing: where too few games went by the move, or by a pass, nothing is told.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from riyu.assessment.evaluation import Group
from riyu.game.points import Color, Point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.local import lines_to
from riyu.player.explaining.motives import LINKS, Tier
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.player.explaining.trade import LOST, kept_of_100
from riyu.search.one_ply import KNOWN, Weighed

__all__ = ["Helped", "fares_otherwise", "fares_said", "gained", "helped_by"]

NEAR = 3
"""Lines from the move within which such a group has a stone."""

LEAST = 10
"""Games of 100 in which it must be kept more, or less."""

AWAY, AS_MUCH = 5, 0.5
"""Lines beyond which a move is elsewhere, and the share of that which such a one may have: more comes of the turn."""


def fares_said(
    grounds: Grounds,
    decision: Decision,
    one: Weighed | None,
    reasons: Sequence[MotiveSaid],
    told: Collection[Point] = (),
) -> tuple[Sentence, ...]:
    """Say of the groups that fare otherwise by a move how often they are kept then, and how often without it."""
    found, passed = fares_otherwise(grounds, decision, one, reasons, told), decision.passed
    if one is None or passed is None:
        return ()
    forms = {grounds.color: "fares-better", grounds.enemy: "fares-worse"}
    return tuple(_said(grounds, forms[group.color], one, group, passed.owned) for group in found)


@dataclass(frozen=True, slots=True)
class Helped:
    """The own group that fares better by a move whose reasons say little: its stones, the headline, the numbers."""

    stones: frozenset[Point]
    headline: Sentence
    numbers: Sentence


def helped_by(
    grounds: Grounds, decision: Decision, one: Weighed, reasons: Sequence[MotiveSaid]
) -> Helped | None:
    """Give the own group that fares better by a move, to be its headline; None if none does."""
    found, passed = fares_otherwise(grounds, decision, one, reasons), decision.passed
    group = next((group for group in found if group.color == grounds.color), None)
    if group is None or passed is None:
        return None
    headline, numbers = (
        _said(grounds, form, one, group, passed.owned) for form in ("helps", "fares-so")
    )
    return Helped(frozenset(group.stones), headline, numbers)


def fares_otherwise(
    grounds: Grounds,
    decision: Decision,
    one: Weighed | None,
    reasons: Sequence[MotiveSaid],
    told: Collection[Point] = (),
) -> tuple[Group, ...]:
    """Give the own group, and the enemy's, that fare most otherwise by a move than after a pass, the larger one first.

    Those whose many stones are kept in more games by it, or in fewer if they are the enemy's; none that `reasons` are
    about, but by a link, of which they don't say what it is worth to either end, and none with a stone of those `told`.
    """
    known = {p for why in reasons if why.motive not in LINKS for p in why.stones}
    known |= {p for why in reasons for p in (why.hanging,) if p > 0} | set(told)
    passed = decision.passed
    if one is None or not one.owned or passed is None or passed.games < KNOWN:
        return ()
    move, most = one.candidate.move, dict[Color, tuple[int, Group]]()
    for group in grounds.now.groups:
        by = gained(grounds, group, one.owned, passed.owned)
        if by < LEAST or lines_to(move, group.stones) > NEAR or not known.isdisjoint(group.stones):
            continue
        kept = (
            kept_of_100(owned, group.color, group.stones) for owned in (one.owned, passed.owned)
        )
        if max(kept) < LOST:
            continue
        farther = (
            gained(grounds, group, other.owned, passed.owned)
            for other in decision.candidates
            if other.owned and lines_to(other.candidate.move, group.stones) > AWAY
        )
        if max(farther, default=0.0) < AS_MUCH * by:
            size = by * len(group.stones)
            if size > most.get(group.color, (0, group))[0]:
                most[group.color] = size, group
    return tuple(group for _, group in sorted(most.values(), key=lambda told: -told[0]))


def gained(
    grounds: Grounds, group: Group, owned: Mapping[Point, float], without: Mapping[Point, float]
) -> int:
    """Give in how many more of 100 games an own group is kept, or in how many fewer one of the enemy's."""
    after, before = (kept_of_100(way, group.color, group.stones) for way in (owned, without))
    return after - before if group.color == grounds.color else before - after


def _said(
    grounds: Grounds, form: str, one: Weighed, group: Group, passed: Mapping[Point, float]
) -> Sentence:
    """Say in how many of 100 games a group is kept after a move, and if the enemy moves first."""
    words, called = grounds.language, grounds.group_called(group)
    owner, few = words.color(group.color), len(group.stones) < 2
    return words.say(
        "parts",
        form,
        (one.candidate.move, called),
        note=words.tier(Tier.MEASURED),
        move=point_text(one.candidate.move),
        enemy=words.color(grounds.enemy),
        owner=owner,
        target=words.word(
            "lone-stone" if few else "group-of",
            owner=owner,
            point=point_text(called),
            **({} if few else {"count": str(len(group.stones))}),
        ),
        after=str(kept_of_100(one.owned, group.color, group.stones)),
        before=str(kept_of_100(passed, group.color, group.stones)),
    )
