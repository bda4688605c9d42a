"""The enemy's last move where the move chosen leaves it: how search has an answer to it, and what he does next there.

Takes grounds, a decision and its reasons; gives a sentence. That he has just played somewhere else is what people look
at first: it is said before what else is left open.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, lines_apart, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.compared import compared
from riyu.player.explaining.elsewhere import left_there
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import LineSaid, MotiveSaid, Sentence
from riyu.search.one_ply import Weighed

__all__ = ["answer_to_last", "answers_last", "last_said"]

LEAST_LIKELY = 0.02
"""How likely a move must have been before the search to be told as an answer to the enemy's last one."""

BESIDE = 3
"""Lines from the enemy's last move within which a move answers it."""


def answer_to_last(
    grounds: Grounds, decision: Decision, reasons: Sequence[MotiveSaid]
) -> tuple[Point, Point]:
    """Give the enemy's last move and the likeliest answer to it near by, where the move chosen leaves it.

    Two times NO_POINT where it does not, where a reason is about that stone, or where no answer is likely.
    """
    board, nothing = grounds.board, (NO_POINT, NO_POINT)
    last = _last_of(grounds)
    if last <= 0 or lines_apart(last, decision.point) <= ANSWER:
        return nothing
    about = [p for one in reasons for p in one.stones]
    if board.string_name(last) in {board.string_name(p) for p in about if board.color_at(p)}:
        return nothing
    near = [
        one
        for one in decision.candidates
        if one.candidate.move > 0
        and one.candidate.move != decision.point
        and one.prior >= LEAST_LIKELY
        and lines_apart(one.candidate.move, last) <= ANSWER
    ]
    if not near:
        return nothing
    return last, max(near, key=lambda one: one.prior).candidate.move


def last_said(
    grounds: Grounds,
    decision: Decision,
    last: Point,
    answer: Weighed | None,
    known: Collection[Point],
) -> LineSaid | None:
    """Say that the enemy's last move is left, how search has the `answer`, and what he does next there, as judged.

    Without numbers of groups that have a `known` stone. None where search does not know, or has the answer surely
    better: that is a rival.
    """
    both = compared(decision.chosen, answer)
    if answer is None or both is None or both.is_better:
        return None
    words, point = grounds.language, answer.candidate.move
    slots = both.slots(grounds, decision.point)
    sentence = words.say(
        "parts",
        "last",
        (decision.point, last, point),
        move=point_text(decision.point),
        enemy=words.color(grounds.enemy),
        target=point_text(last),
        other=point_text(point),
        kind=left_there(grounds, point, answer, known),
        gain=slots["gain"],
        count=slots["count"],
    )
    return LineSaid(sentence, grounds.enemy, (point,), Tier.MEASURED)


def answers_last(grounds: Grounds, move: Point, said: Iterable[Sentence]) -> Sentence | None:
    """Say which stone a move answers: the enemy's last one, near by, where what is `said` names none of its string."""
    last = _last_of(grounds)
    if last <= 0 or lines_apart(last, move) > BESIDE:
        return None
    named = {p for one in said for p in one.points}
    if not named.isdisjoint(grounds.board.string_points(last)):
        return None
    words = grounds.language
    return words.say(
        "parts",
        "answers",
        (move, last),
        move=point_text(move),
        enemy=words.color(grounds.enemy),
        target=point_text(last),
    )


def _last_of(grounds: Grounds) -> Point:
    """Give the enemy's last move if its stone stands; NO_POINT if not, or where he passed."""
    moves = grounds.blackboard.game.moves
    if not moves or moves[-1].color != grounds.enemy or moves[-1].point <= 0:
        return NO_POINT
    point = moves[-1].point
    return point if grounds.board.color_at(point) != EMPTY else NO_POINT
