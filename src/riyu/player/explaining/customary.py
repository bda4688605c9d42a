"""Motives of habit: what a move answers, how customary it is and what that is called, and what there is to remember.

Takes grounds, a move and its candidate; gives motives. Judges and reads nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from riyu.candidates import joseki
from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.joseki import is_count, is_count_alone
from riyu.candidates.sources import CUSTOM
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Point, lines_apart, point_text
from riyu.game.record import Move
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import MOTIVE_OF, Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["customary_motives", "joseki_next", "remembered"]

CUSTOMARY = 0.1
"""The share from which on strong players' habit is told."""

CUSTOM_STAKE, ANSWER_STAKE = 3.0, 1.5
"""Points that are held to hang on custom, and on an answer to the last move, for the order."""

GOOD = ("best", "good")
"""Words of the book for an answer that is joseki."""

HARVESTED = "pattern harvested-"
"""How sources begin that have counts for a sentence: nothing to remember."""


def customary_motives(
    grounds: Grounds, move: Point, candidate: Candidate | None
) -> Iterator[MotiveSaid]:
    """Tell what the move answers, that it is joseki, or how customary it is."""
    last = grounds.last
    if last and grounds.board.color_at(last) != EMPTY and lines_apart(move, last) <= 1:
        yield grounds.motive(
            "answer", move, last, Tier.COUNTED, ANSWER_STAKE, named=point_text(last)
        )
    found = joseki_motive(grounds, move, candidate)
    if found is not None:
        yield found
        return
    share = candidate.learned if candidate is not None else 0.0
    if share >= CUSTOMARY:
        idea = _idea_slots(grounds, candidate)
        said = grounds.motive(
            "custom",
            move,
            move,
            Tier.CUSTOM,
            CUSTOM_STAKE * share,
            slots={"share": str(round(100 * share)), **idea},
            said=(f"learned share {share:.2f}",),
        )
        if not idea["called"]:
            said = replace(said, headline=said.sentence, brief="")
        yield replace(said, has_idea=bool(idea["idea"]))


def joseki_motive(grounds: Grounds, move: Point, candidate: Candidate | None) -> MotiveSaid | None:
    """Tell that a move is joseki in the corner of the enemy's last move, and how often it is made there; None if not.

    It says what custom has to say of the move, too: what it is.
    """
    book, last = grounds.blackboard.knowledge.joseki, grounds.last
    if book is None or not last:
        return None
    made = grounds.blackboard.game.last_move
    found = joseki.corner_choice(grounds.board, book, grounds.color, made, move)
    if found is None:
        return None
    is_right, is_above = joseki.corner_of(last, grounds.board.size)
    corner = f"{'upper' if is_above else 'lower'}-{'right' if is_right else 'left'}"
    share = found.share
    count = f"{share.times:,} of {share.of:,}"
    idea = _idea_slots(grounds, candidate)
    told = grounds.motive(
        "joseki",
        move,
        last,
        Tier.CUSTOM,
        CUSTOM_STAKE * share.part,
        named=point_text(last),
        slots={
            "place": grounds.language.word(corner),
            "share": str(round(100 * share.part)),
            "count": count,
            "kind": joseki.gives(found),
            "idea": idea["idea"],
            "shape": idea["shape"],
        },
        said=(f"{found.found.stage.source}: {count} games",),
    )
    return replace(told, has_idea=bool(idea["idea"]))


def joseki_next(grounds: Grounds, move: Point) -> Point:
    """Give where the book has the enemy answer a move in the corner of his last one; NO_POINT where nowhere good."""
    book, size = grounds.blackboard.knowledge.joseki, grounds.board.size
    with grounds.played((grounds.color, move)) as is_legal:
        if book is None or not is_legal:
            return NO_POINT
        last = Move(grounds.color, move)
        found = joseki.choices(grounds.board, book, grounds.enemy, last)
    corner = joseki.corner_of(grounds.last, size)
    answers = (one.point for one in found if one.found.at_once and one.quality in GOOD)
    return next((p for p in answers if joseki.corner_of(p, size) == corner), NO_POINT)


def _is_idea(reason: Reason) -> bool:
    """Say whether a reason is custom with an idea in words: that of a harvested pattern which a person named."""
    is_pattern = reason.source.startswith("pattern ") and not reason.source.startswith(HARVESTED)
    return reason.purpose == CUSTOM and is_pattern and not reason.is_against


def _idea_slots(grounds: Grounds, candidate: Candidate | None) -> dict[str, str]:
    """Give what a customary move is called, its idea in words, and the part of that which names its shape alone.

    All are empty if nobody named it.
    """
    reasons = candidate.reasons if candidate is not None else ()
    idea = next((reason.said for reason in reasons if _is_idea(reason)), "").removesuffix(".")
    idea = idea[:1].lower() + idea[1:]
    called = idea.partition(",")[0]
    shape = called.removeprefix("the ")
    return {"idea": idea, "shape": shape, "called": called}


def remembered(grounds: Grounds, one: MotiveSaid, reasons: Sequence[Reason]) -> MotiveSaid:
    """Give a motive with the sentence of the pattern or rule that told it, if one did."""
    for reason in reasons:
        is_taught = reason.source.startswith(("rule ", "pattern ", "joseki "))
        is_taught = is_taught and not reason.source.startswith(HARVESTED)
        if one.motive == "custom" and (is_count_alone(reason.said) or _is_idea(reason)):
            continue  # its share, and the idea of a harvested pattern, are what custom says
        if one.motive == "joseki":
            words = joseki.words_in(reason.said) if reason.purpose == joseki.PURPOSE else ""
            if words:
                return replace(one, remember=words)
            continue
        if not is_taught or reason.is_against or MOTIVE_OF[reason.purpose] != one.motive:
            continue
        if not is_count(reason.said) and _is_of_same(grounds, one, reason):
            return replace(one, remember=reason.said)
    return one


def _is_of_same(grounds: Grounds, one: MotiveSaid, reason: Reason) -> bool:
    """Say whether a reason is about the stones that a motive is about; one that names none, or no stones, may be."""
    board = grounds.board
    if (
        not one.target
        or not reason.target
        or EMPTY in map(board.color_at, (one.target, reason.target))
    ):
        return True
    if one.kind in ("life", "groups"):
        group = grounds.now.group_at(one.target)
        return group is None or reason.target in group.stones
    names = {board.string_name(p) for p in (one.target, one.other) if p > 0 and board.color_at(p)}
    return board.string_name(reason.target) in names
