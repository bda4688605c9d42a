"""The motives of a move that are told once they were looked at again: none that falls, none of groups that games deny.

Takes grounds and a move as it was weighed; gives motives. Finds none itself.
"""

from __future__ import annotations

from riyu.candidates.candidate import Candidate
from riyu.game.points import Point
from riyu.player.decision import Decision
from riyu.player.explaining.again import falls
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.joined import is_played_otherwise
from riyu.player.explaining.leaning import is_unlikely
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import Weighed

__all__ = ["is_sure", "sure_motives"]


def is_sure(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a motive may be told: it stands when it is read again (`again.falls`).

    And games do not deny it: about a group of which it is judged (`leaning.is_unlikely`), or about a link that was read
    (`joined.is_played_otherwise`).
    """
    denied = (falls, is_unlikely, is_played_otherwise)
    return not any(is_denied(grounds, told, move) for is_denied in denied)


def sure_motives(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None,
    weighed: Weighed | None,
    decision: Decision | None,
    named: float = 0.0,
) -> tuple[MotiveSaid, ...]:
    """Give the best motives of a move that are sure, others in place of those that are not; as `best_motives`."""
    fallen: list[MotiveSaid] = []
    while True:
        found = best_motives(grounds, move, candidate, weighed, decision, named, without=fallen)
        fall = [one for one in found if one not in fallen and not is_sure(grounds, one, move)]
        if not fall:
            return tuple(found)
        fallen += fall
