"""Why a decision's move is better than the one that was played, as a review tells it.

Takes a decision and the move played; gives words by reader, and the points they speak of. Judges nothing.
"""

from __future__ import annotations

from riyu.game.points import Point, color_name, point_text
from riyu.player.decision import Decision
from riyu.player.review.record import READERS, WhyBetter
from riyu.reading.blackboard import Blackboard

__all__ = ["why_better"]

MOST_REASONS = 3
"""Reasons of a move that are told at most."""


def why_better(blackboard: Blackboard, decision: Decision, played: Point) -> WhyBetter:
    """Say why a decision, made in the position that stands, is better than a move that was played there."""
    chosen = decision.chosen
    reasons = [
        reason
        for reason in (chosen.candidate.reasons if chosen is not None else ())
        if not reason.is_against
    ][:MOST_REASONS]
    color = color_name(decision.color)
    where = f"{color} {decision.move_text()}"
    said = tuple(f"{where}: {reason.text.removesuffix('.')}." for reason in reasons)
    if not said:
        said = (f"{where}: {decision.why or 'the search goes on from it most often'}.",)
    against = _against(decision, played)
    return WhyBetter(
        reasons[0].purpose if reasons else "",
        "",
        dict.fromkeys(READERS, said),
        dict.fromkeys(READERS, against) if against else {},
        points=tuple(dict.fromkeys(point for reason in reasons for point in reason.points)),
        sources=tuple(dict.fromkeys(reason.source for reason in reasons if reason.source)),
    )


def _against(decision: Decision, played: Point) -> str:
    """Say what is wrong with a move beside losing points; empty where nothing is known to be."""
    weighed = decision.find(played)
    bad = (
        [reason.text for reason in weighed.candidate.reasons if reason.is_against]
        if weighed
        else []
    )
    return f"{color_name(decision.color)} {point_text(played)}: {bad[0]}." if bad and played else ""
