"""A move, the answer that search expects, and one's own answer to that: what of the move's reasons still holds then.

Takes grounds, the move as search has it, and its reasons; gives the line and the reasons that it keeps. A reason was
read against any answer, but one answer may undo two of them, and search may go on as none of them would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point
from riyu.player.explaining.against import claim_again
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import FATES, Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.gate import NODES
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed

__all__ = ["PlayedOut", "given_up", "played_out"]


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The line of up to three moves, and the reasons that are `kept` in it.

    `met` is the reason for whose sake one's own answer is as read, and not as search has it; None where it is search's.
    `open` is the one that is given up all the same, as read.
    """

    line: tuple[Point, ...]
    kept: tuple[MotiveSaid, ...]
    met: MotiveSaid | None = None
    open: MotiveSaid | None = None


def played_out(grounds: Grounds, chosen: Weighed, reasons: Sequence[MotiveSaid]) -> PlayedOut:
    """Play out the answer that search expects to a move, and the answer to it that keeps most of the reasons.

    The first of them before the others, and search's own answer before what is read. What is given up then is told no
    more, but for the first, if it is read. What is judged to help own stones is not, if the enemy takes them then.
    """
    line = grounds.whole(chosen.line[:3], grounds.color)
    if len(line) < 3 or PASS in line:
        return PlayedOut(line, tuple(reasons))
    lost = given_up(grounds, line, reasons)
    ways = [(line[2], lost, NO_POINT)]
    for one in lost:
        if (point := _met_by(grounds, line, one)) > 0:
            ways.append((point, given_up(grounds, (*line[:2], point), reasons), one.target))
    point, left, _ = min(ways, key=lambda way: (way[1][:1] == list(reasons[:1]), len(way[1])))
    line = (*line[:2], point)
    met = next((one for one in lost if one not in left), None) if point != ways[0][0] else None
    told = [one for one in reasons if one not in left and not _is_taken(grounds, line, one)]
    still = left[0] if left and left[0] is reasons[0] else None
    if still is not None:
        told.insert(0, still)
    return PlayedOut(line, tuple(told or reasons), met, still)


def given_up(
    grounds: Grounds, line: Sequence[Point], reasons: Sequence[MotiveSaid]
) -> list[MotiveSaid]:
    """Give the reasons whose aim the enemy reaches at the end of a line of three moves, as read.

    If only by a ko, too, of which the reason does not tell.
    """
    move, answer, follow = line[:3]
    with grounds.played((grounds.color, move), (grounds.enemy, answer)) as is_legal:
        if not is_legal:
            return []
        return [one for one in reasons if _is_reached(grounds, one, follow)]


def _is_reached(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    claim = claim_again(grounds, told, move) if told.motive in FATES else None
    found = grounds.reached(claim) if claim is not None else None
    if found is None:
        return False
    return found.verdict is Verdict.WIN or (found.verdict is Verdict.KO and not told.by_ko)


def _met_by(grounds: Grounds, line: Sequence[Point], told: MotiveSaid) -> Point:
    """Give one's own move that meets the enemy's answer to a move so that what it is about holds; NO_POINT if none."""
    claim = claim_again(grounds, told, line[0])
    read = grounds.answer_to(claim, line[1], told.other) if claim is not None else ()
    return next(iter(read), NO_POINT)


def _is_taken(grounds: Grounds, line: Sequence[Point], told: MotiveSaid) -> bool:
    """Say whether the enemy takes, after a line, the own string that a motive is judged to help, as read."""
    target, color = told.target, grounds.color
    is_judged = told.kind in ("life", "groups") and told.tier not in (Tier.READ, Tier.CUSTOM)
    if not is_judged or target <= 0 or grounds.board.color_at(target) != color:
        return False
    with grounds.played((color, line[0]), (grounds.enemy, line[1]), (color, line[2])) as is_legal:
        if not is_legal or grounds.board.color_at(target) != color:
            return False
        limit = int(NODES["capture"] * grounds.deep)
        who = grounds.enemy
        found = grounds.readings.ask("capture", target, first=who, asker=who, limit=limit)
    return found.verdict is Verdict.WIN
