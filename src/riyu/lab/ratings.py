"""Ratings of several players by maximum likelihood, from the games of pairs: one scale, each with its 95 % interval.

Takes counts; gives frozen figures. Knows no Go. Source: Bradley and Terry, Rank Analysis of Incomplete Block Designs,
1952; fitted by Hunter's minorization (MM Algorithms for Generalized Bradley-Terry Models, 2004).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from riyu.base.errors import UsageError

__all__ = ["Rating", "rate"]

PRIOR = 0.5
"""Games that each player drew with one of rating 0, beside its own: who won or lost all has a rating, too."""

_ROUNDS, _SETTLED = 20_000, 1e-10
_Z95 = 1.959963984540054
_ELO = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating in Elo, 0 for the player that the others are measured by; `games` it rests on.

    `error` is half the width of the 95 % interval of the difference to that player, by the curvature of the likelihood.
    """

    name: str
    elo: float
    error: float
    games: int
    points: float

    def to_json(self) -> dict[str, object]:
        """Give the figures for JSON."""
        return {
            "name": self.name,
            "elo": round(self.elo, 1),
            "error_95": round(self.error, 1),
            "games": self.games,
            "points": self.points,
        }


def rate(
    names: Sequence[str], results: Mapping[tuple[int, int], tuple[float, float]], anchor: int = 0
) -> list[Rating]:
    """Rate players by the points that each pair (numbers in `names`) won from one another; draws are half a point.

    The player `anchor` has 0. PRIOR draws with a player in the middle keep ratings finite and draw them a little
    together. Raises UsageError for a pair that isn't there.
    """
    count = len(names)
    won = [PRIOR / 2] * count
    met = [[0.0] * count for _ in range(count)]
    for (one, other), (points, against) in results.items():
        if not (0 <= one < count and 0 <= other < count and one != other):
            raise UsageError(f"players {one} and {other}: expected two of {count}")
        won[one] += points
        won[other] += against
        met[one][other] += points + against
        met[other][one] += points + against
    skill = _skills(won, met)
    errors = _errors(skill, met, anchor)
    start = math.log(skill[anchor])
    return [
        Rating(
            name,
            _ELO * (math.log(skill[i]) - start),
            _Z95 * _ELO * errors[i],
            round(sum(met[i])),
            won[i] - PRIOR / 2,
        )
        for i, name in enumerate(names)
    ]


def _skills(won: Sequence[float], met: Sequence[Sequence[float]]) -> list[float]:
    """Give each player's strength (its odds against one of 1) where the likelihood is greatest."""
    skill = [1.0] * len(won)
    for _ in range(_ROUNDS):
        most = 0.0
        for i, own in enumerate(skill):
            weight = PRIOR / (own + 1.0)
            weight += sum(n / (own + skill[j]) for j, n in enumerate(met[i]) if n)
            skill[i] = won[i] / weight
            most = max(most, abs(math.log(skill[i] / own)))
        if most < _SETTLED:
            break
    return skill


def _errors(skill: Sequence[float], met: Sequence[Sequence[float]], anchor: int) -> list[float]:
    """Give the standard error of each difference to the anchor, in natural logarithms of odds."""
    count = len(skill)
    curvature = [[0.0] * count for _ in range(count)]
    for i, own in enumerate(skill):
        curvature[i][i] += PRIOR * own / (own + 1.0) ** 2
        for j, n in enumerate(met[i]):
            held = n * own * skill[j] / (own + skill[j]) ** 2
            curvature[i][i] += held
            curvature[i][j] -= held
    spread = _inverse(curvature)
    return [
        math.sqrt(max(spread[i][i] + spread[anchor][anchor] - 2 * spread[i][anchor], 0.0))
        for i in range(count)
    ]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Give the inverse of a symmetric positive matrix, by Gauss and Jordan."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = rows[i][i]
        rows[i] = [one / pivot for one in rows[i]]
        for j in range(count):
            if j != i and rows[j][i]:
                times = rows[j][i]
                rows[j] = [one - times * above for one, above in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
