"""What an evaluation costs in middle games, and how evaluations judge positions beside labels.

Takes games or labels; gives rows of plain values. Knows no good figure: experiments/log/assessment.md holds those that
were reached.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from riyu.assessment.assessment import Assessment, assess, recent_points
from riyu.assessment.assessor import Assessor
from riyu.assessment.evaluation import Evaluation
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.joined import PLAYOUTS, Joined, dead_stones, join
from riyu.assessment.playouts import PlayoutWeights
from riyu.assessment.reading_out import read_out
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.points import Point, all_points
from riyu.lab.bench import ROUNDS, Row
from riyu.lab.games import NamedGame, positions_of
from riyu.lab.judging import FAR, SURE, Label
from riyu.reading.readings import Readings

__all__ = ["KEPT_APART", "MIDDLE_GAME", "cost_rows", "kept_apart", "label_rows", "part_of"]

MIDDLE_GAME = (60, 180)
"""Moves of a game that its middle lies between."""

KEPT_APART = 4
"""Every so manieth label is kept apart from learning and choosing."""

_ENDS = ((60, "opening"), (150, "middle game"), (10_000, "end"))
"""Parts of a game on boards above 13x13: the moves before which each ends."""


def cost_rows(
    games: Sequence[NamedGame], advance: Callable[[int], None] = lambda done: None
) -> list[Row]:
    """Give microseconds of processor time of an evaluation: medians over middle games, with quartiles.

    Of the steps alone; with the features brought up to date for the game's next move; and read out as values. Raises
    UsageError if no game has a middle.
    """
    spent: dict[str, list[float]] = {"evaluation": [], "a move and its evaluation": []}
    spent["evaluation as values"] = []
    for number, game in enumerate(games, start=1):
        moves = game.record.moves
        evaluator = None
        for place, _, board, features in positions_of(game):
            evaluator = evaluator or Evaluator(features)
            evaluator.evaluate()  # brings features up to date and all into the caches
            if not MIDDLE_GAME[0] <= place <= MIDDLE_GAME[1] or place >= len(moves):
                continue
            spent["evaluation"].append(_least(evaluator.evaluate))
            after = []
            for _ in range(ROUNDS):
                board.mark()
                board.play(moves[place].color, moves[place].point)
                after.append(_microseconds(evaluator.evaluate))
                board.undo()
                features.update()
            spent["a move and its evaluation"].append(min(after))
            evaluator.evaluate()
            spent["evaluation as values"].append(_least(partial(read_out, evaluator, 0.0)))
        advance(number)
    if not spent["evaluation"]:
        raise UsageError(f"no game of {MIDDLE_GAME[0]} moves or more to measure on")
    return [_cost(what, values) for what, values in spent.items()]


def _microseconds(work: Callable[[], object]) -> float:
    start = time.thread_time_ns()
    work()
    return (time.thread_time_ns() - start) / 1000


def _least(work: Callable[[], object]) -> float:
    return min(_microseconds(work) for _ in range(ROUNDS))


def _cost(what: str, values: Sequence[float]) -> Row:
    low, median, high = statistics.quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
    return {
        "what": what,
        "microseconds": round(median, 1),
        "low_quartile": round(low, 1),
        "high_quartile": round(high, 1),
        "positions": len(values),
    }


@dataclass(frozen=True, slots=True)
class _Said:
    """What one way of judging says of a position: Black's lead, ownership, dead stones, where the lead may lie."""

    lead: float
    ownership: Sequence[float]
    dead: frozenset[Point]
    interval: tuple[float, float] | None = None


def _by_groups(seen: Evaluation) -> _Said:
    dead = frozenset(p for group in seen.groups if group.is_dead for p in group.stones)
    return _Said(seen.lead, seen.worths, dead)


def _by_owners(
    board: Board, seen: Assessment, interval: tuple[float, float] | None = None
) -> _Said:
    return _Said(seen.margin, seen.ownership, frozenset(dead_stones(board, seen)), interval)


def _by_both(board: Board, both: Joined) -> _Said:
    return _by_owners(board, both.whole, both.interval)


@dataclass(slots=True)
class _Judged:
    """What was counted of one part of games, judged in one way."""

    errors: list[float] = field(default_factory=list)
    owned: list[float] = field(default_factory=list)
    far: int = 0
    right: int = 0
    called_dead: int = 0
    rightly: int = 0
    dead: int = 0
    seconds: float = 0.0
    within: list[tuple[bool, float]] = field(default_factory=list)

    def add(self, label: Label, said: _Said, seconds: float) -> None:
        """Count a position that was judged."""
        self.seconds += seconds
        self.errors.append(abs(said.lead - label.lead))
        if said.interval is not None:
            low, high = said.interval
            self.within.append((low <= label.lead <= high, (high - low) / 2))
        off = (a - b for a, b in zip(said.ownership, label.ownership, strict=True))
        self.owned.append(statistics.mean(x * x for x in off))
        if abs(label.lead) > FAR:
            self.far += 1
            self.right += (said.lead > 0) == (label.lead > 0)
        board = label.game.board
        truth = dict(zip(all_points(board.size), label.ownership, strict=True))
        for name in board.strings():
            stones = board.string_points(name)
            owned = sum(truth[p] for p in stones) / len(stones)
            if abs(owned) <= SURE:
                continue
            is_dead, called_dead = (owned > 0) != (board.color_at(name) == BLACK), name in said.dead
            self.dead += is_dead * len(stones)
            self.called_dead += called_dead * len(stones)
            self.rightly += (is_dead and called_dead) * len(stones)

    def row(self, judged_by: str, part: str) -> Row:
        """Give it as a row; shares are of 100, `half` is half the interval of leads in points."""
        held = {}
        if self.within:
            is_within, half = zip(*self.within, strict=True)
            held = {
                "within": _share(sum(is_within), len(half)),
                "half": round(statistics.fmean(half), 1),
            }
        return {
            "judged_by": judged_by,
            "part": part,
            "positions": len(self.errors),
            "lead_error": round(statistics.mean(self.errors), 2) if self.errors else None,
            "owner_error": round(statistics.mean(self.owned), 4) if self.owned else None,
            "right_leader": _share(self.right, self.far),
            "of": self.far,
            "dead_precision": _share(self.rightly, self.called_dead),
            "dead_recall": _share(self.rightly, self.dead),
            "dead_stones": self.dead,
            **held,
            "ms": round(1000 * self.seconds / max(1, len(self.errors)), 2),
        }


def _share(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 1) if whole else None


def kept_apart(labels: Sequence[Label], apart: bool = True) -> list[Label]:
    """Give every fourth label, or all others."""
    return [label for i, label in enumerate(labels) if (i % KEPT_APART == KEPT_APART - 1) is apart]


def label_rows(
    labels: Sequence[Label],
    nodes: int,
    groups: int,
    odds: PlayoutWeights,
    seed: int,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give rows by part of the game: a first glance and, if `nodes` are not 0, with groups read, playouts, and joined.

    `nodes` are of each question, `groups` those read at most. `owner_error` is the mean squared error of a point's
    ownership, −1 to 1; `within` how often the label's lead lies in the joined interval. Raises UsageError if there
    are no labels.
    """
    if not labels:
        raise UsageError("no labels to judge")
    ways = ("glance", "reading", "playouts", "joined")[: 4 if nodes else 1]
    judged = {(way, part): _Judged() for way in ways for part in ("9x9", *_parts())}
    for done, label in enumerate(labels, start=1):
        game, part = label.game, part_of(label)
        assessor = Assessor(Features(game.board), Readings(game.board))
        start = time.thread_time()
        glance = assessor.assess(game.komi, groups=0)
        judged["glance", part].add(label, _by_groups(glance), time.thread_time() - start)
        if nodes:
            start = time.thread_time()
            seen = assessor.assess(game.komi, nodes=nodes, groups=groups)
            read = time.thread_time()
            by_playouts = assess(
                game.board,
                game.komi,
                playouts=PLAYOUTS,
                seed=seed + done,
                odds=odds,
                recent=recent_points(game.moves),
            )
            end = time.thread_time()
            both = join(seen, by_playouts, assessor.found)
            judged["reading", part].add(label, _by_groups(seen), read - start)
            judged["playouts", part].add(label, _by_owners(game.board, by_playouts), end - read)
            judged["joined", part].add(label, _by_both(game.board, both), end - start)
        advance(done)
    return [
        row
        for way in ways
        for row in _with_all(way, {p: judged[way, p] for p in ("9x9", *_parts())})
    ]


def _parts() -> Iterator[str]:
    return (name for _, name in _ENDS)


def part_of(label: Label) -> str:
    """Give the part of the game that a label is of, by its moves; small boards are one part."""
    if label.game.board.size <= 13:
        return "9x9"
    count = len(label.game.moves)
    return next(name for end, name in _ENDS if count < end)


def _with_all(way: str, parts: dict[str, _Judged]) -> Iterator[Row]:
    whole = _Judged()
    for part, judged in parts.items():
        if judged.errors:
            yield judged.row(way, part)
        whole.errors += judged.errors
        whole.owned += judged.owned
        whole.far += judged.far
        whole.right += judged.right
        whole.called_dead += judged.called_dead
        whole.rightly += judged.rightly
        whole.dead += judged.dead
        whole.seconds += judged.seconds
        whole.within += judged.within
    yield whole.row(way, "all")
