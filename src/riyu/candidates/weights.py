"""What purposes are worth: the weights that turn a candidate's reasons into one number.

Takes a candidate; gives a number, which orders moves and is no count of points. Knows no board. Source of adding up
purposes, and counting one purpose of one thing once: the novice's program (N10).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from riyu.candidates.candidate import Candidate, Reason
from riyu.game.points import Point

__all__ = ["Weight", "Weights", "likelihood"]

AGAINST = -1.0
"""How far a purpose counts for which the move is bad, where the style does not say."""

LEAST_LIKELY = 0.001
"""The share from which on a learned move counts."""


def likelihood(share: float) -> float:
    """Give how often tenfold a learned share is above LEAST_LIKELY, 0 at the least: 2 for one move in ten."""
    return math.log10(max(share, LEAST_LIKELY) / LEAST_LIKELY)


@dataclass(frozen=True, slots=True)
class Weight:
    """What a purpose is worth: `base`, and `each` for every stone that is at stake."""

    base: float = 0.0
    each: float = 0.0

    def of(self, size: int) -> float:
        """Give what the purpose is worth with so many stones at stake."""
        return self.base + self.each * size


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a style: by purpose, by quality as a factor, and of the learned values.

    A purpose that is not named counts for nothing, a quality that is not named as it is, and `bad` against the move.
    `learned` is what a share ten times as
    large is worth.
    """

    purposes: Mapping[str, Weight] = field(default_factory=dict)
    qualities: Mapping[str, float] = field(default_factory=dict)
    learned: float = 0.0

    def of(self, candidate: Candidate) -> float:
        """Give what a candidate is worth: of the reasons with one purpose and target the best counts, purposes add.

        What speaks for a move and what speaks against it count side by side.
        """
        best: dict[tuple[str, Point, bool], float] = {}
        for reason in candidate.reasons:
            what = (reason.purpose, reason.target, reason.is_against)
            worth = self.of_reason(reason)
            if what not in best or abs(worth) > abs(best[what]):
                best[what] = worth
        return sum(best.values()) + self.learned * likelihood(candidate.learned)

    def in_order(self, candidate: Candidate) -> Candidate:
        """Give a candidate with the reasons that count most first, those against it last."""
        reasons = sorted(
            candidate.reasons, key=lambda reason: (reason.is_against, -self.of_reason(reason))
        )
        return replace(candidate, reasons=tuple(reasons))

    def of_reason(self, reason: Reason) -> float:
        """Give what a reason is worth."""
        weight = self.purposes.get(reason.purpose)
        return weight.of(reason.size) * self.factor(reason.quality) if weight else 0.0

    def factor(self, quality: str) -> float:
        """Give how far a purpose counts where the move is so good for it."""
        return self.qualities.get(quality, AGAINST if quality == "bad" else 1.0)
