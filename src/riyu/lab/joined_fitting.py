"""The weights by which playouts and evaluation are joined, fitted to whose points end as.

Takes labels; gives weights. Each part of the game, and stones and other points apart, is a logistic regression of its
own: steps of Newton's method on the cross entropy, with a little drawing back to 0. Judges nothing: `joined` does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from riyu.assessment.assessment import assess, recent_points
from riyu.assessment.assessor import GROUPS, NODES, Assessor
from riyu.assessment.joined import PLAYOUTS
from riyu.assessment.playouts import PlayoutWeights
from riyu.assessment.point_weights import (
    EMPTY_NUMBERS,
    PARTS,
    STONE_NUMBERS,
    PointWeights,
    numbers_of,
    part_of_game,
)
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.lab.judging import Label
from riyu.reading.readings import Readings

__all__ = ["fit_joined", "fit_weights"]

ROUNDS = 8
"""Steps of Newton's method; a step later nothing moves by a thousandth."""

PULL = 20.0
"""How much weights are drawn to 0, in points that speak for it."""

Sample = tuple[list[float], float]
"""A point's numbers, and its ownership in the label."""


def fit_joined(
    labels: Sequence[Label],
    odds: PlayoutWeights,
    seed: int,
    advance: Callable[[int], object] = lambda done: None,
    *,
    playouts: int = PLAYOUTS,
    nodes: int = NODES,
) -> PointWeights:
    """Fit weights to labels, each judged with a seed of its own. Raises UsageError if there are none."""
    if not labels:
        raise UsageError("no labels to fit to")
    samples: dict[tuple[str, bool], list[Sample]] = {}
    for done, label in enumerate(labels, start=1):
        board, komi = label.game.board, label.game.komi
        assessor = Assessor(Features(board), Readings(board))
        seen = assessor.assess(komi, nodes=nodes, groups=GROUPS)
        recent = recent_points(label.game.moves)
        by = assess(board, komi, playouts=playouts, seed=seed + done, odds=odds, recent=recent)
        for (is_stone, numbers), owned in zip(
            numbers_of(seen, by, assessor.found), label.ownership, strict=True
        ):
            samples.setdefault((part_of_game(seen), is_stone), []).append((numbers, owned))
        advance(done)
    weights: dict[str, dict[str, float]] = {part: {} for part in PARTS}
    for part in PARTS:
        for is_stone, names in ((False, EMPTY_NUMBERS), (True, STONE_NUMBERS)):
            found = samples.get((part, is_stone))
            if found:
                weights[part] |= zip(names, fit_weights(found), strict=True)
    return PointWeights({part: values for part, values in weights.items() if values})


def fit_weights(samples: Sequence[Sample], pull: float = PULL) -> list[float]:
    """Give the weights whose sum, through tanh, is nearest to the ownership of samples, by cross entropy."""
    count = len(samples[0][0])
    places = range(count)
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope = [-pull * weight for weight in weights]
        bend = [[pull if i == j else 0.0 for j in places] for i in places]
        for numbers, owned in samples:
            told = math.tanh(sum(map(float.__mul__, numbers, weights)))
            off, curve = owned - told, 1.0 - told * told
            for i, number in enumerate(numbers):
                if number:
                    slope[i] += off * number
                    row, part = bend[i], curve * number
                    for j in range(i + 1):
                        row[j] += part * numbers[j]
        for i in places:
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [a + b for a, b in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for i in range(count):
        for k in range(i + 1, count):
            share = rows[k][i] / rows[i][i]
            rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * count
    for i in reversed(range(count)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, count))
        found[i] = (rows[i][count] - rest) / rows[i][i]
    return found
