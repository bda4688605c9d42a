"""Move values learned from games, and how well they foretell the moves of games kept apart.

Takes game files, counts and a seed; gives values by name, and rates with 95 % intervals. Knows no feature: those are
`riyu.candidates.move_features`'s, the model is `riyu.lab.softmax`'s.

A game is kept apart by a hash of its moves and the seed, so that learning and checking never see the same one,
whatever files they are given. Learning goes over the games once to count the keys of moves played, then `epochs` times
to learn, the rate falling steadily; the last time counts and errors are measured, too. Games are looked at by threads
and learned from in order: the values do not depend on how many threads there are. Nothing is held but the games' moves.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import statistics
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from riyu.base.errors import UsageError
from riyu.candidates.feature_names import FAMILIES, FIXED_NAMES, family_of
from riyu.candidates.move_values import MoveValues, Value
from riyu.lab.apart import Apart, Game, checking_games
from riyu.lab.bench import Row
from riyu.lab.learning_progress import LearningProgress, Stage
from riyu.lab.looking import GameLook, KeyCounts
from riyu.lab.processes import in_order_on_cluster
from riyu.lab.progress import Progress
from riyu.lab.softmax import Positions, Softmax
from riyu.patterns.windows import WindowTable

__all__ = [
    "Learned",
    "Learning",
    "Score",
    "ablation_rows",
    "foretell",
    "learn",
    "prediction_rows",
    "score_row",
]

_AT_ONCE = 4  # games that a cluster's worker is given

PER_GAME = 20
"""Positions that a checking game gives at most, spread by chance."""

Advance = Callable[[int, int, str], None]
T = TypeVar("T")


def _silent(done: int, total: int, last: str) -> None:
    """Tell nobody."""


_USUAL = Apart()
"""One game in ten, under the seed 0."""


@dataclass(frozen=True, slots=True)
class Learning:
    """How to learn. `least`: times a key must have been met to count; `epochs`: times over the games.

    The rate falls from `rate` to `last_rate`; `decay` pulls weights to 0; `caution` holds the first steps back.
    `short`: a second model is learned with so many of the commonest keys alone, none if 0. `first`: the values that
    learning begins with, whose keys count besides those met often; what no game met of them is left out.
    `dask`: games are looked at by the workers of this scheduler, or of one here (`local`) with `threads` workers.
    """

    least: int = 4
    epochs: int = 1
    rate: float = 0.6
    last_rate: float = 0.06
    decay: float = 1e-3
    caution: float = 4.0
    apart: Apart = _USUAL
    threads: int = 1
    short: int = 0
    first: MoveValues | None = None
    dask: str = ""


class Score(NamedTuple):
    """How the moves of positions were foretold: the logarithm of each one's chance, its rank, and its game's number."""

    logs: list[float]
    ranks: list[int]
    games: list[int]


@dataclass(frozen=True, slots=True)
class Learned:
    """What came of learning: values, those of the short model, positions, and what was foretold without a family."""

    values: MoveValues
    short: MoveValues | None
    positions: int
    without: dict[str, Score]


def _chance(*words: int) -> int:
    data = b"".join((word & 0xFFFFFFFF).to_bytes(4, "big") for word in words)
    return int.from_bytes(hashlib.blake2b(data, digest_size=4).digest(), "big")


def _in_order(games: Iterable[Game], look: Callable[[int, Game], T], threads: int) -> Iterator[T]:
    """Give what each game gives, in order, looked at by some threads a few games ahead."""
    if threads < 2:
        for i, game in enumerate(games):
            yield look(i, game)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: list[Future[T]] = []
        rest = enumerate(games)
        for i, game in itertools.islice(rest, 2 * threads):
            waiting.append(pool.submit(look, i, game))
        while waiting:
            done = waiting.pop(0).result()
            for i, game in itertools.islice(rest, 1):
                waiting.append(pool.submit(look, i, game))
            yield done


def _looked(
    games: Sequence[Game], look: Callable[[Game], T], how: Learning
) -> Generator[T, None, None]:
    """Give what each game gives, in order, looked at by threads or on a cluster."""
    if not how.dask:
        yield from _in_order(games, lambda _, game: look(game), how.threads)
        return
    chunks = (games[i : i + _AT_ONCE] for i in range(0, len(games), _AT_ONCE))
    work = partial(_look_at_all, look)
    with closing(in_order_on_cluster(work, chunks, how.dask, how.threads)) as parts:
        for part in parts:
            yield from part


def _look_at_all(look: Callable[[Game], T], games: Sequence[Game]) -> list[T]:
    return [look(game) for game in games]


def _keys_of(game: Game) -> bytes:
    return GameLook(game.record, WindowTable()).read_keys().keys


class _Looker:
    """What looks at games by the names of features: sent elsewhere it is the names alone, and numbers them anew."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._table: WindowTable | None = None

    def __reduce__(self) -> tuple[type[_Looker], tuple[Sequence[str]]]:
        return _Looker, (self._names,)

    def __call__(self, game: Game) -> Positions:
        """Give the positions of a game with the features of all moves."""
        return GameLook(game.record, self.table).look()

    @property
    def table(self) -> WindowTable:
        """The names' numbers."""
        if self._table is None:
            self._table = _numbered(self._names).table()
        return self._table


def _met_often(games: Sequence[Game], how: Learning, tell: Callable[[str], None]) -> list[str]:
    """Give the names of the keys that moves played had often enough, commonest first."""
    counts = KeyCounts(how.least)
    with closing(_looked(games, _keys_of, how)) as looked:
        for keys in looked:
            counts.add(keys)
            tell("counting")
    return [f"{name}:{key:016x}" for _, name, key in counts.items()]


def learn(
    games: Sequence[Game],
    how: Learning,
    check: Sequence[Game] = (),
    ablation: bool = False,
    advance: Advance = _silent,
    progress: Progress | None = None,
) -> Learned:
    """Learn values from games; with `ablation` also without each family in turn, scored on the games of `check`.

    `progress` is where keys and models are kept now and then, and what was kept there is gone on with: the values are
    the same as of a run that was never stopped. Raises UsageError if there are no games, WriteError if nothing can be
    kept.
    """
    if not games:
        raise UsageError("no games to learn from: expected some of this size")
    steps = itertools.count(1)
    total = (1 + how.epochs) * len(games)

    def tell(what: str) -> None:
        advance(next(steps), total, what)

    kept = LearningProgress(progress)
    begun = {value.name: value.value for value in how.first} if how.first else {}
    names = kept.names(
        lambda: list(dict.fromkeys([*FIXED_NAMES, *_met_often(games, how, tell), *begun]))
    )
    look = _Looker(names)
    table = look.table
    models = _models(names, how, ablation)
    for model in models.values():
        for i, name in enumerate(names):
            model.set_weight(i, begun.get(name, 0.0))
    stage = kept.begin(models)
    steps = itertools.count(1 + (1 + stage.epoch) * len(games) + stage.games)
    with ThreadPoolExecutor(how.threads) as pool:
        while True:
            is_last = stage.epoch == how.epochs - 1
            with closing(_looked(games[stage.games :], look, how)) as looked:
                for found in looked:
                    share = (stage.epoch + stage.games / len(games)) / how.epochs
                    for model in models.values():
                        model.rate = how.rate + share * (how.last_rate - how.rate)
                    sums = [
                        pool.submit(model.learn, found, is_last and name in ("", _SHORT))
                        for name, model in models.items()
                    ]
                    logs = stage.logs + sums[0].result()
                    for sum_of_other in sums[1:]:
                        sum_of_other.result()
                    seen = stage.seen + found.count
                    stage = Stage(stage.epoch, stage.games + 1, seen, logs)
                    tell(f"mean log-likelihood {logs / max(seen, 1):.3f}")
                    kept.keep(stage, models)
            if is_last:
                break
            stage = stage.next_epoch
    kept.keep(stage, models, is_end=True)
    values = {
        name: _values(names[: len(FIXED_NAMES) + how.short] if name else names, model, how, games)
        for name, model in models.items()
        if name in ("", _SHORT)
    }
    without = {}
    if ablation:
        seed, most = how.apart.seed, len(check) * PER_GAME
        without = _judged(models, check, table, seed, most, how.threads)
    return Learned(values[""], values.get(_SHORT), stage.seen, without)


_SHORT = "all families, commonest keys"


def _models(names: Sequence[str], how: Learning, ablation: bool) -> dict[str, Softmax]:
    """Give the model of all features, "", and those asked for besides."""
    models = {"": Softmax(len(names), how.rate, how.decay, (), how.caution)}
    if how.short:
        off = range(len(FIXED_NAMES) + how.short, len(names))
        models[_SHORT] = Softmax(len(names), how.rate, how.decay, off, how.caution)
    if ablation:
        families = [family_of(name) for name in names]
        for left_out in FAMILIES:
            off_too = [i for i, family in enumerate(families) if family == left_out]
            models[left_out] = Softmax(len(names), how.rate, how.decay, off_too, how.caution)
    return models


def _numbered(names: Sequence[str]) -> MoveValues:
    return MoveValues(tuple(Value(name, 0.0) for name in names))


def _values(
    names: Sequence[str], model: Softmax, how: Learning, games: Sequence[Game]
) -> MoveValues:
    return MoveValues(
        tuple(
            Value(name, model.weight(i), model.seen(i), model.error(i))
            for i, name in enumerate(names)
            if how.first is None or i < len(FIXED_NAMES) or math.isfinite(model.error(i))
        ),
        how.apart.seed,
        how.apart.one_in,
        len(games),
    )


def _judged(
    models: dict[str, Softmax],
    games: Sequence[Game],
    table: WindowTable,
    seed: int,
    positions: int,
    threads: int,
) -> dict[str, Score]:
    """Give how each model foretells some positions of games, PER_GAME of each at most."""

    def picked(i: int, game: Game) -> Collection[int]:
        points = [n for n, move in enumerate(game.record.moves) if not move.is_pass]
        points.sort(key=lambda n: _chance(seed, i, n))
        return frozenset(points[:PER_GAME])

    def look(i: int, game: Game) -> Positions:
        return GameLook(game.record, table, picked(i, game)).look()

    scores = {name: Score([], [], []) for name in models}
    for i, found in enumerate(_in_order(games, look, threads)):
        for name, model in models.items():
            logs, ranks, numbers = scores[name]
            judged = model.judge(found)[: positions - len(logs)]
            logs += [logarithm for logarithm, _ in judged]
            ranks += [rank for _, rank in judged]
            numbers += [i] * len(judged)
    return scores


def foretell(values: MoveValues, games: Sequence[Game], positions: int, threads: int = 1) -> Score:
    """Give how values foretell positions of games, PER_GAME of each at most, picked by the values' seed."""
    weights = values.weights()
    model = Softmax(len(weights))
    for i, weight in enumerate(weights):
        model.set_weight(i, weight)
    return _judged({"": model}, games, values.table(), values.seed, positions, threads)[""]


def score_row(what: str, score: Score) -> Row:
    """Give a score as a row: each figure with half the width of its 95 % interval, positions clustered by game."""
    row: Row = {"what": what, "positions": len(score.logs), "games": len(set(score.games))}
    for best in (1, 5, 20):
        hits = [100.0 * (rank <= best) for rank in score.ranks]
        mean, half = _interval(hits, score.games)
        row[f"top_{best}"], row[f"top_{best}_ci"] = round(mean, 2), round(half, 2)
    mean, half = _interval(score.logs, score.games)
    row["log_likelihood"], row["log_likelihood_ci"] = round(mean, 4), round(half, 4)
    return row


def _interval(values: Sequence[float], games: Sequence[int]) -> tuple[float, float]:
    """Give a mean, and half its 95 % interval where values of one game may go together."""
    mean = statistics.fmean(values)
    by_game: dict[int, float] = {}
    for value, game in zip(values, games, strict=True):
        by_game[game] = by_game.get(game, 0.0) + value - mean
    return mean, 1.96 * math.sqrt(sum(d * d for d in by_game.values())) / len(values)


def prediction_rows(
    values: MoveValues, paths: Sequence[Path], positions: int, threads: int = 1
) -> list[Row]:
    """Give for each file how its games kept apart are foretold, on so many positions.

    Raises BadInput if a file can't be opened, UsageError if none of its games is kept apart.
    """
    rows = []
    for path in paths:
        apart = Apart(values.seed, values.apart)
        games = checking_games([path], -(-positions // PER_GAME), apart)
        if not games:
            raise UsageError(f"{path} holds no 19x19 game that was kept apart from learning")
        rows.append(score_row(path.name, foretell(values, games, positions, threads)))
    return rows


def ablation_rows(without: dict[str, Score]) -> list[Row]:
    """Give a row for the whole model and one without each family, with what its absence costs."""
    whole = without[""]
    rows = [score_row("all families", whole)]
    for name, score in without.items():
        if name:
            row = score_row(name if name == _SHORT else f"without {name}", score)
            lost = [
                100.0 * ((a <= 1) - (b <= 1)) for a, b in zip(whole.ranks, score.ranks, strict=True)
            ]
            mean, half = _interval(lost, whole.games)
            row["top_1_lost"], row["top_1_lost_ci"] = round(mean, 2), round(half, 2)
            likelier = [a - b for a, b in zip(whole.logs, score.logs, strict=True)]
            mean, half = _interval(likelier, whole.games)
            row["log_lost"], row["log_lost_ci"] = round(mean, 4), round(half, 4)
            rows.append(row)
    return rows
