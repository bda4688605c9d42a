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
from riyu.player.explaining.leaning import is_unlikely
from riyu.player.explaining.record import MotiveSaid
from riyu.search.one_ply import Weighed

__all__ = ["sure_motives"]


def sure_motives(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None,
    weighed: Weighed | None,
    decision: Decision | None,
    named: float = 0.0,
) -> tuple[MotiveSaid, ...]:
    """Give the best motives of a move, others in place of those that fall; arguments as for `best_motives`.

    A motive falls when it is read again (`again.falls`), and where it is judged of a group, and readings and games
    about that deny it (`leaning.is_unlikely`).
    """
    fallen: list[MotiveSaid] = []
    while True:
        found = best_motives(grounds, move, candidate, weighed, decision, named, without=fallen)
        fall = [
            one
            for one in found
            if one not in fallen and (falls(grounds, one, move) or is_unlikely(grounds, one, move))
        ]
        if not fall:
            return tuple(found)
        fallen += fall
