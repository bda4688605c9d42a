"""What a style prefers among moves that are about as good: its own, if it costs no more than the style lets it.

Takes what a search chose, how much the style likes moves, and its weights; gives the choice with what it says. Source:
RiscIgo (W23).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from riyu.assessment.assessment import SETTLED
from riyu.game.constants import PASS
from riyu.game.points import Point, point_text
from riyu.player.finishing import OPEN
from riyu.player.style import Style
from riyu.search.by_tree import LINE_VISITS
from riyu.search.one_ply import Choice, Weighed
from riyu.search.thinking import Thought

__all__ = ["LIKED_FROM", "preferred"]

LIKED_FROM = 0.2
"""Share of the most visited move's visits from which on a move may be preferred by taste: fewer say too little."""


def preferred(
    choice: Choice,
    thought: Thought,
    point: Point,
    style: Style,
    liked: Callable[[Collection[Point]], Mapping[Point, float]],
) -> tuple[Choice, Point]:
    """Give the move that a style likes most, by tastes and reasons, of those that surely win about as often.

    While much is open, and only of moves that were looked at often enough to say so; the choice with what it says.
    `point` is what would be played else; `liked` gives how much each of some moves is liked by tastes.
    """
    best, may_cost = choice.weighed[0] if choice.weighed else None, style.may_cost
    if best is None or not may_cost or not style.tastes or point != best.candidate.move:
        return choice, point
    if point == PASS or thought.open_share(SETTLED) < OPEN:
        return choice, point
    least = max(LINE_VISITS, LIKED_FROM * best.visits)
    near = [
        one
        for one in choice.weighed
        if one.candidate.move != PASS
        and one.visits >= least
        and (one is best or _won_surely(one) >= (best.won or 0.0) - may_cost)
    ]
    likes = dict(liked([one.candidate.move for one in near]))
    for one in near:  # and by what the style says that its reasons are worth, habits apart
        own = replace(one.candidate, learned=0.0)
        likes[own.move] += style.weights.of(own)
    move = max(likes, key=lambda move: (likes[move], move == point), default=point)
    if move == point:
        return choice, point
    more = likes[move] - likes[point]
    said = f"style {style.name}: liked {more:.1f} more than {point_text(point)}"
    weighed = tuple(
        replace(one, liked=said) if one.candidate.move == move else one for one in choice.weighed
    )
    return replace(choice, weighed=weighed), move


def _won_surely(one: Weighed) -> float:
    """Give the share of games that a move wins, less one standard error: few games say little."""
    won = one.won or 0.0
    return won - math.sqrt(won * (1.0 - won) / max(1, one.visits))
