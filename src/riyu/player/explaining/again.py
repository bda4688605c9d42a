"""Whether what a record says holds: asked again with more nodes, of another point, or beside another record.

Takes grounds, a motive as told and a move; says whether the move has that motive. What measures explanations asks here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from riyu.game.constants import EMPTY
from riyu.game.points import Point, lines_apart
from riyu.player.explaining.against import claim_again
from riyu.player.explaining.answered import ANSWER, answered_motives
from riyu.player.explaining.areas import ANSWERED_THREAT
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.leaning import LIKELY, leaning_motives
from riyu.player.explaining.measured import stands_by
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.places import place_motives
from riyu.player.explaining.positional import judged_motives
from riyu.player.explaining.record import MotiveSaid
from riyu.player.explaining.tactics import forcing_motives, tactical_motives
from riyu.reading.gate import NODES, after_move
from riyu.reading.reading import Verdict
from riyu.search.owner_facts import AROUND

__all__ = ["are_the_same", "falls", "has_motive", "holds_by_reading", "is_denied_along"]

SURELY = 10.0
"""Times the nodes of a question about a move in which what is told as read must hold still."""

ALONG = 4.0
"""Times the nodes of a record's question in which the enemy is asked at each later turn of what was read."""


def are_the_same(grounds: Grounds, one: MotiveSaid, other: MotiveSaid) -> bool:
    """Say whether two motives are the same one, about the same string, link, group or point."""
    if one.motive != other.motive:
        return False
    if one.motive in ("connect", "cut") and one.other and other.other:
        ends, others = (
            {_string(grounds, p) for p in (each.target, each.other)} for each in (one, other)
        )
        return ends == others
    if one.kind == "tactics":  # of one group a string may be taken, another not
        return _string(grounds, one.target) == _string(grounds, other.target)
    return _of(grounds, one.target) == _of(grounds, other.target)


def _string(grounds: Grounds, point: Point) -> Point:
    """Give the name of the string that stands on a point; the point where none does."""
    board = grounds.board
    return board.string_name(point) if board.color_at(point) != EMPTY else point


def _of(grounds: Grounds, point: Point) -> Point:
    """Give the name of the group that stands on a point; the point where none does."""
    group = grounds.now.group_at(point)
    return group.name if group is not None else point


def holds_by_reading(
    grounds: Grounds, told: MotiveSaid, move: Point, times: float = 1.0
) -> bool | None:
    """Say whether reading bears a motive out for a move, with so many times the nodes; None for one not read."""
    if told.tier is not Tier.READ:
        return None
    claim = claim_again(grounds, told, move)
    if claim is not None:
        return grounds.borne_out(claim, times) is not None and not _is_retaken(grounds, told, move)
    found = _read_again(grounds, told, move, times)
    return any(are_the_same(grounds, told, one) and one.tier is Tier.READ for one in found)


def falls(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a motive that was read falls by SURELY times the nodes, or at a later turn of its own line."""
    holds = holds_by_reading(grounds, told, move, SURELY)
    return holds is False or is_denied_along(grounds, told, move)


def is_denied_along(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether the enemy, at a later turn of a read motive's line, reaches what it denies, by ALONG times the nodes.

    A proof looks at most moves where a question begins, and at fewer the farther on: what it left out is found there.
    """
    claim = claim_again(grounds, told, move)
    if claim is None or told.by_ko or told.line[:1] != (move,):
        return False
    sides = (grounds.color, grounds.enemy)
    for turn in range(2, len(told.line), 2):
        before = ((sides[i % 2], point) for i, point in enumerate(told.line[:turn]))
        with grounds.played(*before) as is_legal:
            if not is_legal:
                return False
            then = replace(claim, move=told.line[turn])
            found = after_move(grounds.readings, then, ALONG * grounds.deep)
        if found is not None and found.verdict is Verdict.WIN:
            return True
    return False


def _is_retaken(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a cut comes to nothing: the enemy takes an own string that stands at both ends once it is made."""
    board, enemy, limit = grounds.board, grounds.enemy, int(NODES["capture"] * grounds.deep)
    if told.motive != "cut" or told.by_ko or told.target <= 0 or told.other <= 0:
        return False
    with grounds.played((grounds.color, move)) as is_legal:
        if not is_legal or EMPTY in (board.color_at(told.target), board.color_at(told.other)):
            return False
        ends = [set(board.neighbor_strings(p)) for p in (told.target, told.other)]
        between = sorted(set.intersection(*ends))
        taken = (
            grounds.readings.ask("capture", p, first=enemy, asker=enemy, limit=limit)
            for p in between
            if board.color_at(p) == grounds.color
        )
        return any(found.verdict is Verdict.WIN for found in taken)


def _read_again(
    grounds: Grounds, told: MotiveSaid, move: Point, times: float
) -> Iterator[MotiveSaid]:
    """Give the motives of a move by reading that claim no tactics of one string."""
    if told.kind == "life":
        yield from judged_motives(grounds, move)
    elif told.motive in ("sacrifice", "probe", "give-up"):
        read = tactical_motives(grounds, move) if told.motive != "probe" else ()
        yield from answered_motives(grounds, move, (), read, times)
    else:
        yield from forcing_motives(grounds, move, set(), times)


def has_motive(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether a move has a motive by its gate, whatever speaks for it in the decision.

    Of motives that only a decision has, a swing counts at all points around the move, a fight near its stones,
    those measured count where the assessment judges the same of the move; sente where it threatens near by as much by
    assessment; custom, joseki, the search's word and an answer where the move stands beside the last one, or nothing
    else is told.
    """
    if told.tier is Tier.READ:
        return holds_by_reading(grounds, told, move) is True
    if told.motive == "answer":
        last = grounds.last
        return bool(last) and grounds.board.color_at(last) != EMPTY and lines_apart(move, last) <= 1
    if told.motive in ("custom", "joseki", "search"):
        return True
    if told.motive == "swing":
        return lines_apart(move, told.target) <= AROUND
    if told.motive == "decide":
        return stands_by(grounds, move, told.target)
    if told.motive == "take-sente":
        near = bool(told.target) and lines_apart(move, told.target) <= ANSWER
        return near and grounds.second(move) >= ANSWERED_THREAT
    is_answered = told.motive == "threaten" and told.line[:1] == (move,)
    line = told.line if is_answered else ()  # by the very answer that search had
    found = [*place_motives(grounds, move), *judged_motives(grounds, move, line)]
    if told.motive == "lean":
        found += answered_motives(grounds, move, (move,))
    if any(_is_alike(grounds, told, one) for one in found):
        return True
    if told.tier is not Tier.JUDGED or told.motive not in LIKELY:
        return False
    likely = leaning_motives(grounds, move, told.target)
    return any(_is_alike(grounds, told, one) for one in likely)


def _is_alike(grounds: Grounds, told: MotiveSaid, other: MotiveSaid) -> bool:
    """Say whether a motive is the same, areas counting as one where their middles are near."""
    if are_the_same(grounds, told, other):
        return True
    areas = ("build", "reduce", "close", "invade", "endgame")
    return (
        told.motive == other.motive
        and told.motive in areas
        and lines_apart(told.target, other.target) <= 3
    )
