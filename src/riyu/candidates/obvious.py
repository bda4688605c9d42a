"""What is obvious after the last moves of a game: the sequence that patterns play on.

Takes a blackboard, a color and the last moves; gives a sequence. Plays nothing itself: `riyu.reading.sequences` does.
Source: Wilcox, "Obvious sequence tactics" (W17).
"""

from __future__ import annotations

from collections.abc import Sequence as Listed

from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.reading.blackboard import Blackboard
from riyu.reading.sequence import Sequence

__all__ = ["follow_up_to", "obvious_sequence"]

_LONGEST, _POSITIONS = 8, 100
"""Moves and positions that an obvious sequence may take."""


def obvious_sequence(blackboard: Blackboard, color: Color, last: Listed[Move]) -> Sequence | None:
    """Give what is played on for a color, after the enemy's last move and its own before: `last`, the latest first.

    None where the enemy did not move last, or a class that sequences are played out by is not in force. Errors as for
    `Blackboard.sequences`.
    """
    if not last or last[0].is_pass or last[0].color == color:
        return None
    sequences = blackboard.sequences
    if sequences is None:
        return None
    before = last[1].point if len(last) > 1 and not last[1].is_pass else 0
    return sequences.read(color, last[0].point, before, depth=_LONGEST, limit=_POSITIONS)


def follow_up_to(
    blackboard: Blackboard, color: Color, move: Point, last: Listed[Move]
) -> Sequence | None:
    """Give a move of a color with what is played on after it; None and errors as above, and IllegalMove."""
    sequences = blackboard.sequences
    if sequences is None:
        return None
    one = last[0].point if last and not last[0].is_pass else 0
    return sequences.after(color, move, one, depth=_LONGEST, limit=_POSITIONS)
