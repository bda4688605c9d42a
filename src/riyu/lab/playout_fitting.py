"""Values of playouts fitted to results: moved until playouts end points as labels say whose they are.

Takes values to begin with, and labels; gives values. Knows no playouts: `playout_gradient` plays them.

What games teach is which moves strong players choose, and they leave fights that they see the end of; playouts must
play those out. So learned values are moved, each a little against the slope of the error, batch by batch, and drawn
back toward where they were. Source of the steps: Kingma, Ba, Adam, 2015.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from riyu.assessment.playout_values import PlayoutValue, weights_of
from riyu.assessment.playouts import FLAGS, PlayoutWeights
from riyu.base.chance import Chance
from riyu.base.errors import UsageError
from riyu.lab.judging import Label
from riyu.lab.playout_gradient import PlayoutGradient
from riyu.lab.playout_looking import feature_names, numbers_of_shapes

__all__ = ["PlayoutFitting", "fit_playouts", "playout_error"]

KEEP = (0.9, 0.99)
"""What is kept at each step of the mean slope, and of its mean square."""

SLACK = 0.5
"""Added to the root of the mean square, in which slopes of a batch are measured: rarer features move less."""


@dataclass(frozen=True, slots=True)
class PlayoutFitting:
    """How to fit: `rounds` over the labels, `batch` of them a step, twice `playouts` from each.

    A step is `rate` at first, falling to a tenth; `pull` draws values back to the first ones.
    """

    rounds: int = 6
    batch: int = 8
    playouts: int = 150
    rate: float = 0.04
    pull: float = 0.02


def fit_playouts(
    values: Sequence[PlayoutValue],
    labels: Sequence[Label],
    how: PlayoutFitting,
    seed: int,
    advance: Callable[[int, int, str], None] = lambda done, total, last: None,
) -> list[PlayoutValue]:
    """Fit values to labels; counts stay. Raises UsageError if there are none."""
    if not labels:
        raise UsageError("no labels to fit to")
    numbers = numbers_of_shapes()
    names = feature_names(numbers)
    known = {value.name: value for value in values}
    first = [known[name].value if name in known else 0.0 for name in names]
    now, slope, square = list(first), [0.0] * len(names), [0.0] * len(names)
    gradient, chance, ordered = PlayoutGradient(numbers), Chance(seed), list(labels)
    total, error, steps = how.rounds * len(ordered), 0.0, 0
    for done in range(0, total, how.batch):
        if done % len(ordered) < how.batch:
            _shuffle(ordered, chance)
        weights = weights_of(_values(names, now, known))
        sums = [0.0] * len(names)
        for i in range(done, done + how.batch):
            error += _look(
                gradient, ordered[i % len(ordered)], weights, how.playouts, chance.word()
            )
            for f, part in enumerate(gradient.gradient(len(names))):
                sums[f] += part / how.batch
        steps += 1
        rate = how.rate * (1.0 - 0.9 * done / total)
        for f, part in enumerate(sums):
            if part == 0.0:
                continue
            part += how.pull * (now[f] - first[f])
            slope[f] = KEEP[0] * slope[f] + (1.0 - KEEP[0]) * part
            square[f] = KEEP[1] * square[f] + (1.0 - KEEP[1]) * part * part
            size = math.sqrt(square[f] / (1.0 - KEEP[1] ** steps)) + SLACK
            now[f] -= rate * slope[f] / (1.0 - KEEP[0] ** steps) / size
            if f < len(FLAGS):
                now[f] = max(0.0, now[f])
        looked = done + how.batch
        advance(min(looked, total), total, f"mean error {error / looked:.4f}")
    return _values(names, now, known)


def playout_error(
    values: Sequence[PlayoutValue], labels: Sequence[Label], playouts: int, seed: int
) -> float:
    """Give the mean squared error of a point's ownership, which is from −1 to 1, over labels."""
    gradient, weights = PlayoutGradient(numbers_of_shapes()), weights_of(values)
    errors = [_look(gradient, label, weights, playouts, seed + i) for i, label in enumerate(labels)]
    return sum(errors) / max(1, len(errors))


def _values(
    names: Sequence[str], now: Sequence[float], known: dict[str, PlayoutValue]
) -> list[PlayoutValue]:
    """Give values by name: those known before, and what has moved since."""
    return [
        PlayoutValue(name, value, known[name].count if name in known else 0)
        for name, value in zip(names, now, strict=True)
        if name in known or value != 0.0
    ]


def _look(
    gradient: PlayoutGradient, label: Label, weights: PlayoutWeights, playouts: int, seed: int
) -> float:
    moves = label.game.moves
    last, before = (moves[-k].point if len(moves) >= k else 0 for k in (1, 2))
    return gradient.look(label.game.board, weights, label.ownership, last, before, playouts, seed)


def _shuffle(labels: list[Label], chance: Chance) -> None:
    for i in range(len(labels) - 1, 0, -1):
        k = chance.below(i + 1)
        labels[i], labels[k] = labels[k], labels[i]
