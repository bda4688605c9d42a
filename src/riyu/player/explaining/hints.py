"""Hints in three steps, and a warning before a blunder: what is told of an explanation before the move is.

Takes records and worths of moves; gives sentences. Decides and searches nothing.
"""

from __future__ import annotations

from riyu.base.errors import UsageError
from riyu.game.constants import EMPTY
from riyu.game.points import Point, all_points, lines_apart, point_text
from riyu.game.position import Position
from riyu.player.explaining.grounds import place_name
from riyu.player.explaining.language import Language, read_language
from riyu.player.explaining.record import Explanation, Sentence
from riyu.player.explaining.refusal import Refusal
from riyu.player.move_worth import MoveWorth

__all__ = ["BLUNDER", "STEPS", "hint", "warning"]

STEPS = 3
"""Steps of a hint: where to look, why, and the move."""

BLUNDER = 8.0
"""Points that a move must cost for a warning, if nobody says otherwise."""

ERRORS = 2.0
"""Standard errors by which a loss must be more than nothing for a warning."""


def hint(
    record: Explanation, position: Position, step: int, *, language: Language | None = None
) -> Sentence:
    """Give a step of a hint, 1 to STEPS, of a record's move in the position before it.

    The first two do not name the move, unless it is a pass. Raises UsageError for another step.
    """
    if not 1 <= step <= STEPS:
        raise UsageError(f"hint {step}: expected 1 to {STEPS}")
    words = language or read_language()
    if step == STEPS or record.move <= 0 or not record.reasons:
        said = record.headline
        return words.say(
            "hints", "move", said.points, strong={"line": said.strong}, line=said.beginner
        )
    target = _beside(record, position)
    if step == 1:
        place = words.word(place_name(record.move, position.size))
        return words.say("hints", "area", (target,), place=place, target=point_text(target))
    idea = words.idea(record.reasons[0].motive)
    return words.say("hints", "reason", (target,), target=point_text(target), line=idea)


def _beside(record: Explanation, position: Position) -> Point:
    """Give the point that a hint is about: what the first motive is about, else the stone nearest to the move."""
    target = record.reasons[0].target
    if target not in (0, record.move):
        return target
    others = [p for p in all_points(position.size) if p != record.move]
    stones = [p for p in others if position.at(p) != EMPTY]
    return min(stones or others, key=lambda p: (lines_apart(p, record.move), p))


def warning(
    refusal: Refusal,
    played: MoveWorth | None,
    best: MoveWorth | None,
    least: float = BLUNDER,
    *,
    language: Language | None = None,
) -> Sentence | None:
    """Give a warning before a move that costs `least` points or more, both moves searched alike; None if it does not.

    What the move costs must be more than chance makes of it. The sentence that follows says what is wrong.
    """
    if played is None or best is None:
        return None
    loss = best.lead - played.lead
    if loss < max(least, ERRORS * (best.error**2 + played.error**2) ** 0.5):
        return None
    words = language or read_language()
    why = refusal.blamed or Sentence("", "")
    return words.say(
        "hints",
        "warning",
        (refusal.move, *why.points),
        strong={"line": why.strong},
        move=point_text(refusal.move),
        points=words.points(loss),
        line=why.beginner,
    )
