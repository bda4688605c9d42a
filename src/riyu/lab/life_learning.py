"""Learning which moves are right in fights for life, and how well that foretells others.

Takes samples, of problems with trees or of readings; gives weights by name, and rows with how those kept apart are
foretold. Knows no search.

A node teaches that its right move is likelier than those not known to be right: a softmax, one model for each role.
Adagrad's steps with a pull to 0; a node with several right moves is a sample for each.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from riyu.base.errors import UsageError
from riyu.lab._life_samples import Sample, band_of, samples_of
from riyu.lab._problems import Problem
from riyu.lab.bench import Row
from riyu.lab.softmax import Positions, Softmax
from riyu.reading.life_feature_names import family_of, name_of, same_as
from riyu.reading.life_values import ROLES, UNIT, LifeValue

__all__ = ["LifeLearning", "learn_life", "life_rows", "life_samples"]

_RARE = ("diamond", "reply")


@dataclass(frozen=True, slots=True)
class LifeLearning:
    """How to learn. `least`: samples that must have a feature, `least_large` for diamonds and replies."""

    least: int = 5
    least_large: int = 8
    epochs: int = 12
    rate: float = 0.05
    last_rate: float = 0.01
    decay: float = 1e-3
    seed: int = 0
    without: tuple[str, ...] = ()


def life_samples(
    problems: Sequence[Problem], advance: Callable[[int, int, str], None]
) -> list[Sample]:
    """Give the samples of the problems of life and death among some that have a right move in their zone."""
    found: list[Sample] = []
    wanted = [problem for problem in problems if problem.kind == "life_and_death"]
    for i, problem in enumerate(wanted):
        found += [sample for sample in samples_of(problem) if sample.right]
        advance(i + 1, len(wanted), f"{len(found):,} samples")
    return found


def learn_life(samples: Sequence[Sample], how: LifeLearning) -> list[LifeValue]:
    """Learn weights from the samples that aren't kept apart. Raises UsageError if there are none of a role."""
    values: list[LifeValue] = []
    for role, name in enumerate(ROLES):
        own = [s for s in samples if s.role == role and not s.is_apart]
        if not own:
            raise UsageError(f"no moves of the {name} to learn from")
        values += _learn_role(name, own, how)
    return values


def _learn_role(role: str, samples: Sequence[Sample], how: LifeLearning) -> Iterator[LifeValue]:
    moves = [_moves(sample) for sample in samples]
    met = Counter(number for each in moves for number in {n for move in each for n in move})
    places: dict[int, int] = {}
    for number, count in met.items():
        family = family_of(number)
        if family not in how.without and count >= (
            how.least_large if family in _RARE else how.least
        ):
            places[number] = len(places)
    positions = Positions()
    order = list(range(len(samples)))
    random.Random(how.seed).shuffle(order)
    for i in order:
        right = samples[i].right
        for chosen in right:
            kept = [m for m in range(len(moves[i])) if m == chosen or m not in right]
            if len(kept) > 1:
                positions.append(
                    [[places[n] for n in moves[i][m] if n in places] for m in kept],
                    kept.index(chosen),
                )
    model = Softmax(len(places), how.rate, how.decay, caution=1.0)
    for epoch in range(how.epochs):
        share = epoch / max(how.epochs - 1, 1)
        model.rate = how.rate * (how.last_rate / how.rate) ** share
        model.learn(positions, is_measured=epoch == how.epochs - 1)
    for number in sorted(places):
        i = places[number]
        if abs(model.weight(i)) < 0.5 / UNIT:
            continue
        yield LifeValue(role, name_of(number), model.weight(i), model.seen(i))


def _moves(sample: Sample) -> list[list[int]]:
    """Give the features of each move, pictures as their lowest numbers."""
    found = [same_as(number) for number in sample.features]
    starts = [0, *sample.ends]
    return [found[a:b] for a, b in zip(starts, sample.ends, strict=False)]


def life_rows(
    samples: Iterable[Sample], weights: tuple[dict[int, int], dict[int, int]], unit: int
) -> list[Row]:
    """Give how the samples kept apart are foretold: by role and kind of node, first moves by rank, too.

    `top_k`: per cent where a right move is among the first k; `surprise`: mean of -log of the right moves' chance.
    `weights` are by role and number as `same_as` gives it, in 1/`unit` nats.
    """
    groups: dict[tuple[str, str, str], list[tuple[int, float, int]]] = {}
    for sample in samples:
        if not sample.is_apart:
            continue
        rank, surprise = _foretold(sample, weights[sample.role], unit)
        role = ROLES[sample.role]
        keys = [(role, "all", ""), (role, sample.kind, "")]
        if sample.kind == "first":
            keys.append((role, "first", band_of(sample.rank)))
        for key in keys:
            groups.setdefault(key, []).append((rank, surprise, len(sample.points)))
    rows: list[Row] = []
    for (role, kind, band), found in sorted(groups.items()):
        row: Row = {"role": role, "node": kind, "rank": band, "samples": len(found)}
        row["moves"] = round(sum(moves for _, _, moves in found) / len(found), 1)
        for best in (1, 2, 4, 8):
            hits = sum(rank <= best for rank, _, _ in found)
            row[f"top_{best}"] = round(100 * hits / len(found), 1)
        row["surprise"] = round(sum(surprise for _, surprise, _ in found) / len(found), 3)
        rows.append(row)
    return rows


def _foretold(sample: Sample, weights: dict[int, int], unit: int) -> tuple[int, float]:
    """Give the rank of the best right move, and the surprise that a right move is played."""
    starts = [0, *sample.ends]
    scores = [
        sum(weights.get(same_as(number), 0) for number in sample.features[a:b]) / unit
        for a, b in zip(starts, sample.ends, strict=False)
    ]
    highest = max(scores)
    odds = [math.exp(score - highest) for score in scores]
    best = max(scores[i] for i in sample.right)
    rank = 1 + sum(score >= best for i, score in enumerate(scores) if i not in sample.right)
    return rank, -math.log(sum(odds[i] for i in sample.right) / sum(odds))
