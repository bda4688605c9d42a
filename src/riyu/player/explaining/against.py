"""What is wrong with a move: what the enemy reaches all the same, how he takes the stone, what it breaks of one's own.

Takes grounds, a move and what another move does; gives lines by reading. Judges nothing.
"""

from __future__ import annotations

from riyu.game.constants import EMPTY
from riyu.game.points import Point
from riyu.inference.purposes import TACTICAL
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import MOTIVES, Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.gate import Claim, after_move
from riyu.reading.reading import Verdict

__all__ = ["claim_again", "failing_line", "reached_after", "taken_after"]


def claim_again(grounds: Grounds, told: MotiveSaid, move: Point) -> Claim | None:
    """Give what a motive that was read claims, of another move; None where it claims no tactics."""
    purpose = next((p for p in MOTIVES[told.motive].purposes if p in TACTICAL), "")
    if told.tier is not Tier.READ or not purpose or not told.target:
        return None
    if grounds.board.color_at(told.target) == EMPTY:
        return None
    return Claim(grounds.color, move, purpose, told.target, told.other)


def reached_after(grounds: Grounds, told: MotiveSaid, move: Point) -> tuple[Point, ...]:
    """Give the line by which the enemy reaches, after another move, what a motive prevents; empty if he does not.

    Empty, too, where that was not read out.
    """
    claim = claim_again(grounds, told, move)
    if claim is None:
        return ()
    found = failing_line(grounds, claim)
    return grounds.whole((move, *found), grounds.color)[1:] if found else ()


def failing_line(grounds: Grounds, claim: Claim) -> tuple[Point, ...]:
    """Give the enemy's line after a claim's move that denies it; empty where none was read."""
    reading = after_move(grounds.readings, claim)
    if reading is None or reading.verdict is not Verdict.WIN:
        return ()
    return reading.line


def taken_after(grounds: Grounds, move: Point) -> tuple[Point, ...]:
    """Give how the enemy takes a stone just played, as read; empty if he does not."""
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal or grounds.board.color_at(move) != grounds.color:
            return ()
        reading = grounds.readings.capture(move)
    if reading.verdict is not Verdict.WIN:
        return ()
    return grounds.whole((move, *reading.line), grounds.color)[1:]
