"""Win rate and Elo difference with their 95 % intervals, from games won, drawn and lost.

Takes counts; gives frozen figures that print themselves. Knows no Go.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from riyu.base.errors import UsageError

__all__ = ["Elo", "elo_difference", "elo_of_score", "score_of_elo", "wilson_interval"]

_Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


@dataclass(frozen=True, slots=True)
class Elo:
    """How much stronger the first player is, as games show.

    `score`, `low` and `high` are the share of points won (0 to 1) and its 95 % interval; `elo`, `elo_low`,
    `elo_high` the same as Elo differences (points of rating), minus or plus infinity where the share is 0 or 1.
    `superior` is the chance (0 to 1) that the first is the stronger, by the games that were not drawn.
    """

    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float
    superior: float

    @property
    def games(self) -> int:
        """How many games the figures rest on."""
        return self.wins + self.draws + self.losses

    def __str__(self) -> str:
        if not self.games:
            return "no games"
        rate = f"{100 * self.score:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"
        if self.elo == math.inf:
            elo = f"Elo {self.elo_low:+.0f} or more"
        elif self.elo == -math.inf:
            elo = f"Elo {self.elo_high:+.0f} or less"
        else:
            elo = f"Elo {self.elo:+.0f} [{self.elo_low:+.0f}, {self.elo_high:+.0f}]"
        return f"{rate}, {elo} (95 %, {self.wins}-{self.draws}-{self.losses})"

    def to_json(self) -> dict[str, object]:
        """Give the figures for JSON; an infinite Elo is null."""
        return {
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": _finite(self.score),
            "score_95": [self.low, self.high],
            "elo": _finite(self.elo),
            "elo_95": [_finite(self.elo_low), _finite(self.elo_high)],
            "superior": self.superior,
        }


def elo_difference(wins: int, draws: int, losses: int) -> Elo:
    """Give win rate and Elo difference of the first player with their 95 % intervals; a draw is half a win.

    The interval is Wilson's score interval for the share of points (Wilson 1927; Brown, Cai and DasGupta 2001
    recommend it for few trials), put through the logistic Elo curve. Unlike the normal approximation it stays
    within 0 and 1, and five wins of five give a lower bound of 57 %, not 100 %. With many draws it is a little too
    wide, never too narrow. Raises UsageError for negative counts.
    """
    if min(wins, draws, losses) < 0:
        raise UsageError(f"games can't be negative: {wins}-{draws}-{losses}")
    games = wins + draws + losses
    if not games:
        return Elo(0, 0, 0, 0.5, 0.0, 1.0, 0.0, -math.inf, math.inf, 0.5)
    score = (wins + draws / 2) / games
    low, high = wilson_interval(wins + draws / 2, games)
    decided = wins + losses
    superior = 0.5
    if decided:
        superior = 0.5 * (1 + math.erf((wins - losses) / math.sqrt(2 * decided)))
    return Elo(
        wins,
        draws,
        losses,
        score,
        low,
        high,
        elo_of_score(score),
        elo_of_score(low),
        elo_of_score(high),
        superior,
    )


def wilson_interval(points: float, games: int, z: float = _Z95) -> tuple[float, float]:
    """Give the interval in which the true share lies, `points` won of `games` (1 and more); z = 1.96 for 95 %."""
    if games < 1 or not 0 <= points <= games:
        raise UsageError(
            f"{points} points of {games} games: expected 0 to games, at least one game"
        )
    share = points / games
    weight = z * z / games
    center = (share + weight / 2) / (1 + weight)
    half = z * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    # exactly 0 and 1 at the ends, where rounding would leave 1e-17
    low = 0.0 if points == 0 else max(0.0, center - half)
    high = 1.0 if points == games else min(1.0, center + half)
    return low, high


def elo_of_score(score: float) -> float:
    """Give the Elo difference at which a share of points is expected, infinite at 0 and 1. Source: Elo 1978."""
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score)) + 0.0  # no negative zero


def score_of_elo(elo: float) -> float:
    """Give the expected share of points (0 to 1) at an Elo difference."""
    if elo == -math.inf:
        return 0.0
    return 1 / (1 + 10 ** (-elo / 400))


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
