"""What a move threatens by search: which enemy stones are kept less often in games where it is not answered.

Takes grounds, a move and what was weighed; gives motives. Searches nothing: where nobody asked what comes of the move
unanswered there is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riyu.assessment.evaluation import Group
from riyu.game.points import Point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.local import lines_to
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.positional import THREAT_SHARE
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.trade import kept_of_100
from riyu.search.one_ply import Weighed

__all__ = ["LESS", "kept_if_not", "threat_motives", "threatened"]

KEPT = 50
"""In how many of 100 games stones must be kept, where the enemy answers, for them not to be lost already."""

LESS = 20
"""In how many fewer they must be kept where he does not, by the search of the move and by that of the game, too."""

BY_MOVE = 10
"""In how many fewer than after any other first move: else they are in danger without the move."""

NEAR, NEXT = 5, 3
"""Lines from the move to such stones, at most, and from what it goes on with."""

SHOWN = 3
"""Moves of the line that it goes on with that are told, at most."""

HALF = 2
"""Times as many stones a group may have as its strings that are threatened, for that to be told of the group."""


def threat_motives(
    grounds: Grounds, move: Point, weighed: Weighed | None, decision: Decision | None
) -> Iterator[MotiveSaid]:
    """Tell of the enemy's group, or else string, that a move threatens most, with what it goes on at."""
    if weighed is None or (asked := weighed.unanswered) is None:
        return
    stones = threatened(grounds, move, weighed, decision)
    if not stones:
        return
    group = _of_strings(grounds, stones)
    target = group.name if group is not None else grounds.board.string_name(stones[0])
    kept, answered = kept_if_not(grounds, weighed, stones)
    yield grounds.motive(
        "threaten",
        move,
        target,
        Tier.MEASURED,
        THREAT_SHARE * 2.0 * len(stones) * (answered - kept) / 100,
        named=grounds.group(group) if group is not None else grounds.stones(target),
        shown=(grounds.color, asked.line[:SHOWN]),
        said=(f"kept in {kept} of 100 games unanswered, {answered} answered",),
        slots={
            "around": point_text(asked.line[0]),
            "share": str(kept),
            "count": str(answered),
        },
        of_string=group is None,
    )


def threatened(
    grounds: Grounds, move: Point, weighed: Weighed, decision: Decision | None
) -> Sequence[Point]:
    """Give the enemy's stones that a move threatens: of one group, or one string, on which most hangs; else none."""
    asked = weighed.unanswered
    if asked is None:
        return ()
    others = [
        one.owned
        for one in (decision.candidates if decision is not None else ())
        if one.owned and one.candidate.move != move
    ]
    by_group: dict[Point, list[list[Point]]] = {}
    taken = grounds.taken_by(grounds.color, move)
    for name in grounds.board.strings(grounds.enemy):
        string = grounds.board.string_points(name)
        if lines_to(move, string) > NEAR or lines_to(asked.line[0], string) > NEXT:
            continue
        if not set(string).isdisjoint(taken):
            continue
        kept, answered = kept_if_not(grounds, weighed, string)
        least = min((kept_of_100(owned, grounds.enemy, string) for owned in others), default=100)
        if answered < KEPT or kept > min(answered - LESS, least - BY_MOVE):
            continue
        group = grounds.now.group_at(name)
        by_group.setdefault(group.name if group is not None else name, []).append(string)
    found: list[list[Point]] = []
    for strings in by_group.values():
        every = [p for string in strings for p in string]
        found += [every] if _of_strings(grounds, every) is not None else strings

    def hangs(stones: Sequence[Point]) -> float:
        kept, answered = kept_if_not(grounds, weighed, stones)
        return (answered - kept) * len(stones)

    return max(found, key=hangs, default=())


def kept_if_not(grounds: Grounds, weighed: Weighed, stones: Sequence[Point]) -> tuple[int, int]:
    """Give in how many of 100 games enemy stones are kept where a move is not answered, and where it is.

    The latter by the search of the game, too, if it has games enough: the fewer of both. The move was asked about.
    """
    asked = weighed.unanswered
    assert asked is not None
    ways = [asked.answered, *([weighed.owned] if weighed.owned else [])]
    answered = min(kept_of_100(owned, grounds.enemy, stones) for owned in ways)
    return kept_of_100(asked.owned, grounds.enemy, stones), answered


def _of_strings(grounds: Grounds, stones: Sequence[Point]) -> Group | None:
    """Give the group of some stones, where they are more than one string and as many as HALF says; else None."""
    group = grounds.now.group_at(stones[0])
    is_string = grounds.board.string_size(stones[0]) == len(stones)
    return group if group and not is_string and HALF * len(stones) >= len(group.stones) else None
