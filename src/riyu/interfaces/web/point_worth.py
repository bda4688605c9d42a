"""One number for a move: the points of the game by which it is better than the best other one, as words and as a share.

Takes a decision and its weighed candidates; gives numbers and words. Measures nothing: searches and playouts did.
"""

from __future__ import annotations

from riyu.player.decision import Decision
from riyu.search.one_ply import Weighed, surely_less

__all__ = ["FAR_WORSE", "points_gained", "worth_share", "worth_words"]

SELDOM = 4
"""What the search went down by so many times as seldom as by the move chosen, without a difference, is not as good."""

FAR_WORSE = 10.0
"""Points from which on a move counts as far worse: the smallest and reddest that is drawn."""


def points_gained(decision: Decision, weighed: Weighed) -> float | None:
    """Give a move's points against the best other one: 0 or more for the move chosen, 0 or less for all others.

    0 as well where chance may have made the difference; None where none was measured: search hardly went down by it.
    """
    chosen = decision.chosen
    if chosen is None:
        return None
    if weighed is not chosen:
        less = surely_less(chosen, weighed)
        if less is None or (not less and SELDOM * weighed.visits < chosen.visits):
            return None
        return min(0.0, -less)
    others = [surely_less(chosen, one) for one in decision.candidates if one is not chosen]
    known = [more for more in others if more is not None]
    return max(0.0, min(known)) if known else None


def worth_words(decision: Decision, weighed: Weighed) -> str:
    """Give a move's worth in words: `best, by 1.2 points`, `2.3 points less`, `hardly looked at`."""
    gained = points_gained(decision, weighed)
    if weighed is decision.chosen:
        return f"best, by {_points(gained)}" if gained is not None and gained >= 0.05 else "best"
    if gained is None:
        return "hardly looked at"
    return f"{_points(-gained)} less" if gained <= -0.05 else "as good"


def worth_share(decision: Decision, weighed: Weighed) -> float | None:
    """Give a move's worth from 1, the best, to 0, FAR_WORSE points less; None where it was hardly looked at."""
    if weighed is decision.chosen:
        return 1.0
    gained = points_gained(decision, weighed)
    return None if gained is None else max(0.0, 1.0 + gained / FAR_WORSE)


def _points(number: float) -> str:
    return f"{number:.1f} point{'' if f'{number:.1f}' == '1.0' else 's'}"
