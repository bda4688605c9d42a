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

    A purpose or quality that is not named counts for nothing, and as it is. `learned` is what a share ten times as
    large is worth.
    """

    purposes: Mapping[str, Weight] = field(default_factory=dict)
    qualities: Mapping[str, float] = field(default_factory=dict)
    learned: float = 0.0

    def of(self, candidate: Candidate) -> float:
        """Give what a candidate is worth: of the reasons with one purpose and target the best counts, purposes add."""
        best: dict[tuple[str, Point], float] = {}
        for reason in candidate.reasons:
            what = (reason.purpose, reason.target)
            worth = self.of_reason(reason)
            best[what] = max(worth, best[what]) if what in best else worth
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
        return weight.of(reason.size) * self.qualities.get(reason.quality, 1.0) if weight else 0.0
