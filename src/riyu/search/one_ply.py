"""One ply: candidates by the sum of their reasons' weights, the best of them looked at by playouts.

Takes a board, candidates, weights and the number of playouts; gives a Choice. Looks one move ahead and no further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.assessment import assess
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, point_text
from riyu.game.ruleset import Scoring

__all__ = ["Choice", "Weighed", "Weight", "choose", "weigh"]

DOUBT = 100
"""Playouts after which half of a gain is believed."""

BATCH = 100
"""Playouts between two questions whether time is up, where a single move is weighed."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What a motive is worth: `base` points, and `each` points for every unit of its amount."""

    base: float = 0.0
    each: float = 0.0

    def of(self, reason: Reason) -> float:
        """Give what a reason is worth, in points."""
        return self.base + self.each * reason.amount


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate with its worth: `value` in points.

    `gained` is what playouts after the move have over those after a pass, in points; None where it was not looked at.
    """

    candidate: Candidate
    value: float
    gained: float | None = None

    def __str__(self) -> str:
        return f"{point_text(self.candidate.move)} {self.value:.1f}"

    def to_json(self) -> dict[str, Any]:
        """Give the weighed candidate as plain values."""
        gained = None if self.gained is None else round(self.gained, 2)
        return {**self.candidate.to_json(), "value": round(self.value, 2), "gained": gained}


@dataclass(frozen=True, slots=True)
class Choice:
    """The weighed candidates, best first, and the playouts it took."""

    weighed: tuple[Weighed, ...]
    playouts: int


def choose(
    board: Board,
    color: Color,
    candidates: Sequence[Candidate],
    weights: Mapping[str, Weight],
    *,
    scoring: Scoring,
    width: int,
    playouts: int,
    trust: float,
    seed: int,
    time_is_up: Callable[[], bool],
) -> Choice:
    """Weigh the candidates.

    The `width` best by weights are looked at beside a pass: each is played and followed by playouts, `playouts` of them
    for each on average, spread by sequential halving, so that the better half gets twice as many in each round (Karnin,
    Koren, Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013). `trust` points are added for every
    point of mean margin a move gains over the pass; where territory is counted a stone costs one. Looking ends when
    `time_is_up` says so: what was not looked at keeps the value of its weights. The same seed gives the same choice.
    """
    static = sorted(
        (_by_reasons(candidate, weights) for candidate in candidates), key=lambda w: -w.value
    )
    looks = [_Look(w, w.candidate.move) for w in static[:width]]
    if playouts == 0 or trust == 0 or not looks or time_is_up():
        return Choice(tuple(static), 0)
    cost = _cost(scoring)
    passing = _passing()
    passing.add(board, color, playouts, seed)
    done = playouts
    standing = looks
    for count, each in _halving(len(looks), playouts):
        standing = standing[:count]
        for look in standing:
            if time_is_up():
                break
            look.add(board, color, each, seed + done)
            done += each
        base = passing.margin + cost
        standing = sorted(standing, key=lambda look: -look.value(trust, base))
    weighed = [look.weighed(trust, base) for look in looks] + static[width:]
    return Choice(tuple(sorted(weighed, key=lambda w: -w.value)), done)


def _halving(looks: int, playouts: int) -> Iterator[tuple[int, int]]:
    """Give for each round how many moves stand yet, and how many playouts each of them gets."""
    rounds = max(1, (looks - 1).bit_length())
    standing = looks
    for _ in range(rounds):
        yield standing, max(1, looks * playouts // (rounds * standing))
        standing = min(standing, max(2, standing // 2))


def weigh(
    board: Board,
    color: Color,
    candidate: Candidate,
    weights: Mapping[str, Weight],
    *,
    scoring: Scoring,
    width: int,
    playouts: int,
    trust: float,
    seed: int,
    time_is_up: Callable[[], bool],
) -> Weighed:
    """Weigh one more move as `choose` does the best of `width` looked at: by its reasons and as many playouts.

    The pass beside it gets as many. Looking ends when `time_is_up` says so.
    """
    look = _Look(_by_reasons(candidate, weights), candidate.move)
    passing = _passing()
    if trust == 0:
        return look.start
    most = sum(each for _, each in _halving(width, playouts))
    for done in range(0, most, BATCH):
        if time_is_up():
            break
        batch = min(BATCH, most - done)
        passing.add(board, color, batch, seed + 2 * done)
        look.add(board, color, batch, seed + 2 * done + batch)
    return look.weighed(trust, passing.margin + _cost(scoring))


def _cost(scoring: Scoring) -> float:
    """Give what a stone costs, in points."""
    return 1.0 if scoring is Scoring.TERRITORY else 0.0


def _passing() -> _Look:
    return _Look(Weighed(Candidate(PASS, ()), 0.0), PASS)


def _by_reasons(candidate: Candidate, weights: Mapping[str, Weight]) -> Weighed:
    return Weighed(candidate, sum(_worth(weights, reason) for reason in candidate.reasons))


def _worth(weights: Mapping[str, Weight], reason: Reason) -> float:
    weight = weights.get(reason.motive.value)
    return weight.of(reason) if weight else 0.0


@dataclass(slots=True)
class _Look:
    """A move being looked at: the sum of margins over its playouts so far, in points for the mover."""

    start: Weighed
    move: Point
    total: float = 0.0
    playouts: int = 0

    @property
    def margin(self) -> float:
        return self.total / max(1, self.playouts)

    def add(self, board: Board, color: Color, playouts: int, seed: int) -> None:
        depth = board.mark()
        board.play(color, self.move)
        after = assess(board, 0.0, playouts=playouts, seed=seed)
        board.trail.undo_to(depth)
        self.total += playouts * after.margin_for(color)
        self.playouts += playouts

    def value(self, trust: float, base: float) -> float:
        # A gain seen in few playouts is half believed at DOUBT of them.
        belief = self.playouts / (self.playouts + DOUBT)
        return self.start.value + (trust * belief * (self.margin - base) if self.playouts else 0.0)

    def weighed(self, trust: float, base: float) -> Weighed:
        if not self.playouts:
            return self.start
        return Weighed(self.start.candidate, self.value(trust, base), self.margin - base)
