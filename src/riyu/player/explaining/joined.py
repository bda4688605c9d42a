"""Links that were read and that games about them deny: a reader of links looks at most moves where a question begins.

Takes grounds and a motive as told; says whether games deny it. Proves nothing, and reads nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.game.points import Point
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import LINKS, Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["is_played_otherwise", "is_reached_seldom"]

JOINED, APART = 0.65, 0.5
"""Share of the games, the enemy first after the move, in which what is cut ends joined, or what is joined apart, for
that not to be told."""

NEEDED = 0.3
"""Share of the games, the enemy first, in which a link must end cut for it to be said that it is kept by a move, and
what he is said to reach after another one must end so."""


def is_played_otherwise(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a link that was read to be cut or kept by a move goes the other way in most games about it.

    Or one to be kept is cut in few of them without the move. Not where only a ko decides, or the move takes an end or
    makes both one string, nor where the record's readings are too short for that.
    """
    if not _is_link(told) or told.tier is not Tier.READ or told.by_ko or told.ends_ko:
        return False
    about = (move, *told.line, *told.without)
    ends = (told.target, told.other)
    if told.motive == "connect":
        joined = grounds.joined(ends, about)
        if joined is not None and 1.0 - joined < NEEDED:
            return True
    joined = grounds.joined(ends, about, move)
    if joined is None:
        return False
    return joined >= JOINED if told.motive == "cut" else 1.0 - joined >= APART


def is_reached_seldom(
    grounds: Grounds, told: MotiveSaid, move: Point, line: Sequence[Point]
) -> bool:
    """Say whether the enemy cuts or joins in few games, after another move, what a motive prevents.

    As he was read to do it by a line. Not of other motives.
    """
    if not _is_link(told):
        return False
    joined = grounds.joined((told.target, told.other), line, move)
    if joined is None:
        return False
    return (1.0 - joined if told.motive == "connect" else joined) < NEEDED


def _is_link(told: MotiveSaid) -> bool:
    return told.motive in LINKS and told.other > 0
