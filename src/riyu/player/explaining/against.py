"""What is wrong with a move: what the enemy reaches all the same, how he takes the stone, what it breaks of one's own.

Takes grounds, a move and what another move does; gives lines by reading, of links none that games about them deny.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.candidates.candidate import Reason
from riyu.game.constants import EMPTY
from riyu.game.points import Point
from riyu.inference.purposes import TACTICAL
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.joined import is_reached_seldom
from riyu.player.explaining.motives import FATES, MOTIVE_OF, MOTIVES, Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.gate import SO_WITHOUT, Claim, judge
from riyu.reading.reading import Verdict

__all__ = ["claim_again", "failing_line", "not_needed", "reached_after", "taken_after"]


def claim_again(grounds: Grounds, told: MotiveSaid, move: Point) -> Claim | None:
    """Give what a motive that was read claims, of another move; None where it claims no tactics."""
    purpose = next((p for p in MOTIVES[told.motive].purposes if p in TACTICAL), "")
    if told.motive == "ko-start" and told.target:
        is_own = grounds.board.color_at(told.target) == grounds.color
        purpose = "save" if is_own else "capture"
    if told.tier is not Tier.READ or not purpose or not told.target:
        return None
    if grounds.board.color_at(told.target) == EMPTY:
        return None
    return Claim(grounds.color, move, purpose, told.target, told.other)


def reached_after(grounds: Grounds, told: MotiveSaid, move: Point) -> tuple[Point, ...]:
    """Give the line by which the enemy reaches, after another move, what a motive prevents; empty if he does not.

    Empty, too, where that was not read out, or games about a link deny it.
    """
    claim = claim_again(grounds, told, move)
    if claim is None or told.motive not in FATES:
        return ()
    found = failing_line(grounds, claim)
    line = grounds.whole((move, *found), grounds.color, before=1)[1:] if found else ()
    return () if line and is_reached_seldom(grounds, told, move, line) else line


def failing_line(grounds: Grounds, claim: Claim) -> tuple[Point, ...]:
    """Give the enemy's line after a claim's move that denies it; empty where none was read."""
    reading = grounds.reached(claim)
    if reading is None or reading.verdict is not Verdict.WIN:
        return ()
    return reading.line


def not_needed(grounds: Grounds, move: Point, reasons: Iterable[Reason]) -> list[Point]:
    """Give the own strings that reasons say a move helps and that hold without it, as read."""
    found = []
    for reason in reasons:
        if MOTIVE_OF[reason.purpose] not in ("save", "live", "connect") or reason.is_against:
            continue
        purpose = reason.purpose if reason.purpose in TACTICAL else "save"
        if reason.target and grounds.board.color_at(reason.target) == grounds.color:
            claim = Claim(grounds.color, move, purpose, reason.target)
            if judge(grounds.readings, claim).denied == SO_WITHOUT:
                found.append(reason.target)
    return found


def taken_after(grounds: Grounds, move: Point) -> tuple[Point, ...]:
    """Give how the enemy takes a stone just played, as read; empty if he does not."""
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal or grounds.board.color_at(move) != grounds.color:
            return ()
        reading = grounds.readings.capture(move)
    if reading.verdict is not Verdict.WIN:
        return ()
    return grounds.whole((move, *reading.line), grounds.color, before=1)[1:]
