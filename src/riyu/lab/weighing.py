"""What purposes are worth, learned from games: the weights of a style, as a softmax over the candidates.

Takes games, a player's engine and where to begin; gives weights, and how often candidates ordered by them foretell the
move played. Knows no source of moves. Source of the model: Coulom, Computing "Elo Ratings" of Move Patterns in the Game
of Go, 2007, as a softmax; here over what moves are for, with the learned values of moves as one more term.

What the weights add up to is the natural logarithm of a move's odds to be played. Of the reasons with one purpose and
target the best counts, as in play; which one that is follows the weights as they are learned.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from riyu.candidates.candidate import Candidate
from riyu.candidates.weights import Weight, Weights, likelihood
from riyu.game.points import Point
from riyu.game.record import Record
from riyu.lab.apart import Apart
from riyu.lab.bench import Row
from riyu.lab.games import starting_blackboard
from riyu.lab.learning import Score, score_row
from riyu.player.engine import Engine
from riyu.reading.blackboard import Knows

__all__ = [
    "HOW",
    "Sample",
    "Weighing",
    "foretold",
    "learn_weights",
    "parts_of",
    "prediction_of",
    "samples_of",
]

Terms: TypeAlias = tuple[tuple[int, float], ...]
"""What a candidate has, by number: 0 is its likelihood, then the bases and eachs of purposes in turn."""

Advance = Callable[[int, int, str], None]

NEVER = math.log(1 / 361)
"""The logarithm of the chance of a move that was no candidate: that of any point."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: its candidates, the place of the one that was played (−1: none was), and the number of its game."""

    candidates: tuple[Candidate, ...]
    played: int
    game: int


@dataclass(frozen=True, slots=True)
class Weighing:
    """How to learn: times over the samples, size of the first steps, and how weights are drawn to 0."""

    epochs: int = 30
    rate: float = 0.03
    decay: float = 2.0
    seed: int = 0


HOW = Weighing()
_BATCH = 50
_LEAST = 0.005


def samples_of(
    records: Sequence[Record],
    engine: Engine,
    knowledge: Knows,
    each: int,
    seed: int,
    advance: Advance = lambda done, total, last: None,
) -> Iterator[Sample]:
    """Give some positions of games, `each` of a game by chance, passes left out, each with its candidates."""
    for number, record in enumerate(records):
        chance = random.Random(f"{seed} {number}")
        places = [i for i, move in enumerate(record.moves) if not move.is_pass]
        wanted = set(chance.sample(places, min(each, len(places))))
        yield from _of_game(record, wanted, engine, knowledge, number)
        advance(number + 1, len(records), f"{len(wanted)} positions")


def _of_game(
    record: Record, wanted: set[int], engine: Engine, knowledge: Knows, number: int
) -> Iterator[Sample]:
    blackboard = starting_blackboard(record, knowledge)
    for i, move in enumerate(record.moves[: max(wanted, default=-1) + 1]):
        if i in wanted:
            candidates = tuple(map(_bare, engine.propose(blackboard, move.color)))
            played = next((k for k, c in enumerate(candidates) if c.move == move.point), -1)
            yield Sample(candidates, played, number)
        blackboard.game.play(move.color, move.point)


def _bare(candidate: Candidate) -> Candidate:
    """Give a candidate without the sentences of its reasons, which take room."""
    return replace(
        candidate, reasons=tuple(replace(r, source="", said="") for r in candidate.reasons)
    )


def learn_weights(
    samples: Sequence[Sample],
    start: Weights,
    how: Weighing = HOW,
    advance: Advance = lambda done, total, last: None,
) -> Weights:
    """Learn weights from samples, beginning with those of a style; its factors of qualities stay.

    No purpose is worth less than nothing: what a move is bad for counts against it by its factor. Samples whose move
    was no candidate are passed over.
    """
    purposes = sorted({r.purpose for s in samples for c in s.candidates for r in c.reasons})
    model = _Model(purposes, start)
    order = [sample for sample in samples if sample.played >= 0]
    chance = random.Random(how.seed)
    for epoch in range(how.epochs):
        chance.shuffle(order)
        logs = 0.0
        for i in range(0, len(order), _BATCH):
            batch = order[i : i + _BATCH]
            logs += model.learn(batch, how.rate / (1 + epoch / 10), how.decay / len(order))
        advance(epoch + 1, how.epochs, f"mean log-likelihood {logs / max(1, len(order)):.3f}")
    return model.weights()


class _Model:
    """Weights as they are learned: `values[0]` of learned shares, then base and each of every purpose."""

    def __init__(self, purposes: Sequence[str], start: Weights) -> None:
        self.purposes = purposes
        self.start = start
        self.numbers = {purpose: 1 + 2 * i for i, purpose in enumerate(purposes)}
        self.values = [1.0] + [0.1, 0.01] * len(purposes)
        self.slopes = [1e-6] * len(self.values)

    def weights(self) -> Weights:
        """Give the weights as a style has them; what is worth next to nothing is left out."""
        found = {}
        for purpose, i in self.numbers.items():
            base, each = round(self.values[i], 2), round(self.values[i + 1], 3)
            if abs(base) > _LEAST or abs(each) > _LEAST:
                found[purpose] = Weight(base, each)
        return Weights(MappingProxyType(found), self.start.qualities, round(self.values[0], 2))

    def learn(self, batch: Iterable[Sample], rate: float, decay: float) -> float:
        """Take one step; give the sum of the logarithms of the chances that the moves played had before it."""
        slope = [0.0] * len(self.values)
        logs, count = 0.0, 0
        for sample in batch:
            terms = [self.terms(candidate) for candidate in sample.candidates]
            chances = _chances([self.worth(own) for own in terms])
            for own, chance in zip(terms, chances, strict=True):
                for i, x in own:
                    slope[i] -= chance * x
            for i, x in terms[sample.played]:
                slope[i] += x
            logs += math.log(max(chances[sample.played], 1e-12))
            count += 1
        for i, value in enumerate(self.values):
            d = slope[i] - decay * count * value
            self.slopes[i] = 0.97 * self.slopes[i] + 0.03 * d * d
            after = value + rate * d / math.sqrt(self.slopes[i])
            self.values[i] = max(after, 0.0)
        return logs

    def worth(self, terms: Terms) -> float:
        """Add up what a candidate has."""
        return sum([self.values[i] * x for i, x in terms])

    def terms(self, candidate: Candidate) -> Terms:
        """Give what a candidate has: of the reasons with one purpose and target the best, as the weights are now."""
        best: dict[tuple[str, Point, bool], tuple[float, float, float]] = {}
        for reason in candidate.reasons:
            i = self.numbers[reason.purpose]
            quality = self.start.factor(reason.quality)
            worth = abs(quality) * (self.values[i] + self.values[i + 1] * reason.size)
            what = (reason.purpose, reason.target, reason.is_against)
            if what not in best or worth > best[what][0]:
                best[what] = (worth, quality, quality * reason.size)
        found = [(0, likelihood(candidate.learned))]
        for (purpose, _, _), (_, base, each) in best.items():
            i = self.numbers[purpose]
            found += [(i, base), (i + 1, each)]
        return tuple(found)


def _chances(worths: Sequence[float]) -> list[float]:
    most = max(worths)
    odds = [math.exp(worth - most) for worth in worths]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def foretold(samples: Iterable[Sample], weights: Weights) -> Score:
    """Give how candidates ordered by weights foretell the moves played; one that was no candidate ranks last of all."""
    score = Score([], [], [])
    for sample in samples:
        worths = [weights.of(candidate) for candidate in sample.candidates]
        score.games.append(sample.game)
        if sample.played < 0:
            score.logs.append(NEVER)
            score.ranks.append(len(worths) + 1)
            continue
        own = worths[sample.played]
        score.logs.append(math.log(max(_chances(worths)[sample.played], 1e-12)))
        alike = sum(worth == own for worth in worths) - 1
        score.ranks.append(1 + sum(worth > own for worth in worths) + alike // 2)
    return score


def parts_of(
    records: Sequence[Record], learn: int, check: int
) -> tuple[list[Record], list[Record]]:
    """Give games to learn from and games to check on, as many as wanted or there are: one in four is for checking."""
    apart = Apart(seed=1, one_in=4)
    checked_on = [record for record in records if apart.holds(record)][:check]
    learned_from = [record for record in records if not apart.holds(record)][:learn]
    return learned_from, checked_on


def prediction_of(samples: Sequence[Sample], weights: Weights) -> list[Row]:
    """Give how the moves of samples are foretold: by all, by reasons alone, by learned values alone."""
    return [
        score_row(what, foretold(samples, one))
        for what, one in (
            ("reasons and learned values", weights),
            ("reasons alone", replace(weights, learned=0.0)),
            ("learned values alone", replace(weights, purposes={})),
        )
    ]
