"""One ply: candidates by the sum of their reasons' weights, the best of them looked at by playouts.

Takes a board, candidates, weights and the number of playouts; gives a Choice. Looks one move ahead and no further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.assessment import SLICE
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.playout import Playouts
from riyu.game.points import Color, Point, point_text
from riyu.game.ruleset import Scoring

__all__ = ["Choice", "Weighed", "Weight", "choose", "weigh"]

DOUBT = 100
"""Playouts after which half of a gain is believed."""

BATCH = 100
"""Playouts with one seed, where a single move is weighed."""


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
    `time_is_up` says so, which is asked before every SLICE of playouts: what was not looked at keeps the value of its
    weights. The same seed gives the same choice.
    """
    static = sorted(
        (_by_reasons(candidate, weights) for candidate in candidates), key=lambda w: -w.value
    )
    looks = [_Look(w, w.candidate.move) for w in static[:width]]
    if playouts == 0 or trust == 0 or not looks or time_is_up():
        return Choice(tuple(static), 0)
    cost = _cost(scoring)
    passing = _passing()
    planned = playouts  # in the rounds so far: a seed for each batch
    batches = [_Batch(passing, board, color, playouts, seed)]
    standing = looks
    for count, each in _halving(len(looks), playouts):
        standing = standing[:count]
        for look in standing:
            batches.append(_Batch(look, board, color, each, seed + planned))
            planned += each
        if not _run(batches, time_is_up):
            break
        batches = []
        base = passing.margin + cost
        standing = sorted(standing, key=lambda look: -look.value(trust, base))
    base = passing.margin + cost
    weighed = [look.weighed(trust, base) for look in looks] + static[width:]
    done = sum(look.playouts for look in (passing, *looks))
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

    The pass beside it gets as many. Looking ends when `time_is_up` says so, as it does there.
    """
    look = _Look(_by_reasons(candidate, weights), candidate.move)
    passing = _passing()
    if playouts == 0 or trust == 0 or width == 0:
        return look.start
    most = sum(each for _, each in _halving(width, playouts))
    for done in range(0, most, BATCH):
        count = min(BATCH, most - done)
        pair = ((passing, seed + 2 * done), (look, seed + 2 * done + count))
        if not _run([_Batch(it, board, color, count, own) for it, own in pair], time_is_up):
            break
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

    def value(self, trust: float, base: float) -> float:
        # A gain seen in few playouts is half believed at DOUBT of them.
        belief = self.playouts / (self.playouts + DOUBT)
        return self.start.value + (trust * belief * (self.margin - base) if self.playouts else 0.0)

    def weighed(self, trust: float, base: float) -> Weighed:
        if not self.playouts:
            return self.start
        return Weighed(self.start.candidate, self.value(trust, base), self.margin - base)


class _Batch:
    """So many playouts after a move, from one seed, run by and by; the board is free for others meanwhile."""

    def __init__(self, look: _Look, board: Board, color: Color, playouts: int, seed: int) -> None:
        self.look = look
        self.left = playouts
        depth = board.mark()
        board.play(color, look.move)
        self._run = Playouts(board, seed, careful=True)
        self._sign = 1 if color == BLACK else -1
        board.trail.undo_to(depth)

    def run_slice(self) -> None:
        """Run SLICE more, or as many as are left."""
        count = min(SLICE, self.left)
        self._run.run(count)
        self.left -= count

    def hand_in(self) -> None:
        """Add to the look what was run."""
        count = self._run.count
        self.look.total += count * (self._sign * self._run.mean_margin)
        self.look.playouts += count


def _run(batches: Sequence[_Batch], time_is_up: Callable[[], bool]) -> bool:
    """Run batches, a slice of each in turn, so that all got alike when time is up; say whether all were run."""
    waiting = list(batches)
    in_time = True
    while waiting and in_time:
        for batch in waiting:
            if time_is_up():
                in_time = False
                break
            batch.run_slice()
        waiting = [batch for batch in waiting if batch.left]
    for batch in batches:
        batch.hand_in()
    return in_time
