"""One ply: candidates by the sum of their reasons' weights, the best of them looked at by playouts.

Takes a board, candidates, weights and the number of playouts; gives a Choice. Looks one move ahead and no further.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from riyu.assessment.assessment import SLICE
from riyu.candidates.candidate import Candidate
from riyu.candidates.weights import Weights
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.playout import Playouts
from riyu.game.points import Color, Point, point_text
from riyu.game.ruleset import Scoring

if TYPE_CHECKING:
    from riyu.search.search_fact import SearchFact
    from riyu.search.unanswered import Unanswered

__all__ = [
    "KNOWN",
    "Choice",
    "Looks",
    "Weighed",
    "by_reasons",
    "choose",
    "less_than",
    "natural_rivals",
    "surely_less",
    "weigh",
]

LIKELIEST = 4
"""Moves that a search thought most of at first, so that they are natural without having got much of it."""

SURE_ERRORS = 2.0
"""Standard errors that a difference between two moves is told from."""

KNOWN = 200
"""Games that a search must go on with from a move for its points to be told beside another's."""

DOUBT = 1.0
"""Playouts for each point of the board after which half of a gain is believed: margins vary more on a larger board."""

BATCH = 100
"""Playouts with one seed, where a single move is weighed."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate with its worth: `value` orders moves, and is no count of points.

    `gained` is what playouts after the move have over those after a pass, in points; None where it was not looked at.
    `by_reasons` is what it was worth before any playout, `proven` the part of that which reading proves. Where a tree
    was searched `visits` is how often it was gone down by the move, `won` the share of these that its color won,
    `margin` by how many points in the mean, give or take a standard `error`, `prior` what the search thought of it at
    first, and `line` the most visited sequence from the move on; None and empty where it was not. `owned` has for each
    point how often it ended as Black's less White's in its games, −1 to +1; empty where these are few. `facts` are
    those of that search. Where alpha-beta looked, `ahead` is what the position at the end of `line` is worth to the
    color, in points, and `changed` the terms of that by which it is more than after a pass. `liked` says so where a
    style prefers it to one that wins more. `unanswered` is what comes of it where the enemy does not answer, None where
    nobody asked.
    """

    candidate: Candidate
    value: float
    gained: float | None = None
    by_reasons: float = 0.0
    proven: float = 0.0
    visits: int = 0
    won: float | None = None
    margin: float = 0.0
    error: float = 0.0
    prior: float = 0.0
    line: tuple[Point, ...] = ()
    owned: Mapping[Point, float] = field(default_factory=dict)
    facts: tuple[SearchFact, ...] = ()
    ahead: float | None = None
    changed: tuple[tuple[str, float], ...] = ()
    liked: str = ""
    unanswered: Unanswered | None = None

    @property
    def is_looked_at(self) -> bool:
        """Whether playouts, a tree or alpha-beta were asked about it."""
        return any(found is not None for found in (self.gained, self.won, self.ahead))

    @property
    def words(self) -> str:
        """What it is worth, in words."""
        if self.won is not None:
            return f"wins {100 * self.won:.0f} % of {self.visits:,}"
        if self.ahead is not None:
            return f"{self.ahead:+.1f} points at the end of the line"
        if self.gained is not None:
            return f"{self.gained:+.1f} points against a pass"
        return "by its reasons alone"

    @property
    def found(self) -> tuple[str, ...]:
        """What playouts or a tree found of it, in sentences without an end."""
        said = []
        if self.gained is not None:
            said.append(f"playouts after it: {self.gained:+.1f} points against a pass")
        if self.won is not None:
            said.append(
                f"search: {self.visits:,} games go on from it, of which {100 * self.won:.0f} % are won, "
                f"{self.margin:+.1f} points in the mean"
            )
        if self.ahead is not None:
            terms = ", ".join(f"{name} {more:+.1f}" for name, more in self.changed)
            against = f"; against a pass {terms}" if terms else ""
            said.append(f"alpha-beta: {self.ahead:+.1f} points at the end of the line{against}")
        if self.liked:
            said.append(self.liked)
        if len(self.line) > 1:
            said.append("search expects: " + " ".join(map(point_text, self.line)))
        return tuple(said)

    def __str__(self) -> str:
        """Give the move with what was measured of it; the weights' sum orders moves, and is no such thing.

        A share of games won stands with how many these are: of few it may be high by chance.
        """
        move = point_text(self.candidate.move)
        if self.won is not None:
            games = "game" if self.visits == 1 else "games"
            return f"{move} {100 * self.won:.0f} % of {self.visits:,} {games}"
        points = self.gained if self.ahead is None else self.ahead
        return move if points is None else f"{move} {points:+.1f}"

    def to_json(self) -> dict[str, Any]:
        """Give the weighed candidate as plain values."""
        gained = None if self.gained is None else round(self.gained, 2)
        return {
            **self.candidate.to_json(),
            "value": round(self.value, 2),
            "by_reasons": round(self.by_reasons, 2),
            "gained": gained,
            "visits": self.visits,
            "won": None if self.won is None else round(self.won, 4),
            "margin": round(self.margin, 2),
            "line": [point_text(point) for point in self.line],
            "facts": [fact.to_json() for fact in self.facts],
            "ahead": None if self.ahead is None else round(self.ahead, 2),
            "changed": {name: round(more, 2) for name, more in self.changed},
            "liked": self.liked,
        }


def less_than(chosen: Weighed, other: Weighed) -> float | None:
    """Give by how many points of the game a move is better than another, as measured; None if it was not."""
    if chosen.won is not None and other.won is not None:
        if min(chosen.visits, other.visits) >= KNOWN:
            return chosen.margin - other.margin
        return None
    if chosen.gained is not None and other.gained is not None:
        return chosen.gained - other.gained
    return None


def natural_rivals(weighed: Sequence[Weighed], chosen: Point) -> list[Weighed]:
    """Give the moves that a person would think of beside the one chosen, and none by chance of a short search.

    They are the LIKELIEST before the search, and those that got half as much of it; all where no tree was searched.
    """
    best = next((one for one in weighed if one.candidate.move == chosen), None)
    others = [one for one in weighed if one.candidate.move not in (chosen, PASS)]
    if best is None or best.won is None:
        return others
    likely = sorted((one.prior for one in others), reverse=True)[:LIKELIEST]
    least = likely[-1] if likely else 0.0
    return [one for one in others if one.prior >= least or 2 * one.visits >= best.visits]


def surely_less(chosen: Weighed, other: Weighed) -> float | None:
    """Give by how many points of the game a move is better than another; 0 where chance may have made the difference.

    None where it was not measured.
    """
    less = less_than(chosen, other)
    if less is None or abs(less) >= SURE_ERRORS * math.hypot(chosen.error, other.error):
        return less
    return 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """The weighed candidates, best first, and the playouts it took."""

    weighed: tuple[Weighed, ...]
    playouts: int


@dataclass(frozen=True, slots=True)
class Looks:
    """How moves are looked at: by which weights, how many and for how long, and from which seed.

    `trust` is what a point is worth, `proof` how far points are believed that reading proves to hang on a move,
    `doubt` how far those that it only finds likely to.

    Looking ends when `time_is_up` says so, which is asked before every SLICE of playouts. `tastes` are added to what
    moves are worth by their reasons.
    """

    weights: Weights
    width: int
    playouts: int
    trust: float
    proof: float
    doubt: float
    seed: int
    time_is_up: Callable[[], bool]
    tastes: Mapping[Point, float] = field(default_factory=dict)


def choose(board: Board, color: Color, candidates: Sequence[Candidate], looks: Looks) -> Choice:
    """Weigh the candidates.

    The `width` best by weights are looked at beside a pass: each is played and followed by playouts, `playouts` of them
    for each on average, spread by sequential halving, so that the better half gets twice as many in each round (Karnin,
    Koren, Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013). `trust` is added for every point of
    mean margin a move gains over the pass, or `proof` of it for every point that reading proves to hang on it, if that
    is more; where territory is counted a stone costs one. What was not looked at keeps the value of its weights. The
    same seed gives the same choice.
    """
    static = sorted(
        (by_reasons(candidate, looks) for candidate in candidates), key=lambda w: -w.value
    )
    width, playouts, trust, seed = looks.width, looks.playouts, looks.trust, looks.seed
    looked = [_look(board, weighed, looks) for weighed in static[:width]]
    if playouts == 0 or trust == 0 or not looked or looks.time_is_up():
        return Choice(tuple(static), 0)
    cost = _cost(board.ruleset.scoring)
    passing = _passing()
    planned = playouts  # in the rounds so far: a seed for each batch
    batches = [_Batch(passing, board, color, playouts, seed)]
    standing = looked
    for count, each in _halving(len(looked), playouts):
        standing = standing[:count]
        for look in standing:
            batches.append(_Batch(look, board, color, each, seed + planned))
            planned += each
        if not _run(batches, looks.time_is_up):
            break
        batches = []
        base = passing.margin + cost
        standing = sorted(standing, key=lambda look: -look.value(trust, base))
    base = passing.margin + cost
    weighed = [look.weighed(trust, base) for look in looked] + static[width:]
    done = sum(look.playouts for look in (passing, *looked))
    return Choice(tuple(sorted(weighed, key=lambda w: -w.value)), done)


def _halving(looks: int, playouts: int) -> Iterator[tuple[int, int]]:
    """Give for each round how many moves stand yet, and how many playouts each of them gets."""
    rounds = max(1, (looks - 1).bit_length())
    standing = looks
    for _ in range(rounds):
        yield standing, max(1, looks * playouts // (rounds * standing))
        standing = min(standing, max(2, standing // 2))


def weigh(board: Board, color: Color, candidate: Candidate, looks: Looks) -> Weighed:
    """Weigh one more move as `choose` does the best of `width` looked at: by its reasons and as many playouts.

    The pass beside it gets as many.
    """
    start = by_reasons(candidate, looks)
    look = _look(board, start, looks)
    passing = _passing()
    seed, trust = looks.seed, looks.trust
    if looks.playouts == 0 or trust == 0 or looks.width == 0:
        return look.start
    most = sum(each for _, each in _halving(looks.width, looks.playouts))
    for done in range(0, most, BATCH):
        count = min(BATCH, most - done)
        pair = ((passing, seed + 2 * done), (look, seed + 2 * done + count))
        if not _run([_Batch(it, board, color, count, own) for it, own in pair], looks.time_is_up):
            break
    return look.weighed(trust, passing.margin + _cost(board.ruleset.scoring))


def _cost(scoring: Scoring) -> float:
    """Give what a stone costs, in points."""
    return 1.0 if scoring is Scoring.TERRITORY else 0.0


def _passing() -> _Look:
    return _Look(Weighed(Candidate(PASS, ()), 0.0), PASS, 0.0)


def _look(board: Board, weighed: Weighed, looks: Looks) -> _Look:
    return _Look(weighed, weighed.candidate.move, DOUBT * board.size**2, weighed.proven)


def by_reasons(candidate: Candidate, looks: Looks) -> Weighed:
    """Give a candidate with what its reasons are worth, what reading proves among them."""
    proven = _proven(candidate, looks)
    worth = looks.weights.of(candidate) + proven + looks.tastes.get(candidate.move, 0.0)
    return Weighed(looks.weights.in_order(candidate), worth, by_reasons=worth, proven=proven)


def _proven(candidate: Candidate, looks: Looks) -> float:
    """Give what it is worth that reading proves, or finds likely."""
    points = max(looks.proof * candidate.proven, looks.doubt * candidate.in_doubt)
    return looks.trust * points


@dataclass(slots=True)
class _Look:
    """A move being looked at: the sum of margins over its playouts so far, in points for the mover.

    `doubt` is after how many of them half a gain is believed; `proven` the part of its worth that reading proves:
    playouts may see the same stones, so the greater counts.
    """

    start: Weighed
    move: Point
    doubt: float
    proven: float = 0.0
    total: float = 0.0
    playouts: int = 0

    @property
    def margin(self) -> float:
        return self.total / max(1, self.playouts)

    def value(self, trust: float, base: float) -> float:
        belief = self.playouts / (self.playouts + self.doubt)
        gained = trust * belief * (self.margin - base) if self.playouts else 0.0
        return self.start.value - self.proven + max(self.proven, gained)

    def weighed(self, trust: float, base: float) -> Weighed:
        if not self.playouts:
            return self.start
        return replace(self.start, value=self.value(trust, base), gained=self.margin - base)


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
