"""Move values learned from games, and how well they foretell the moves of games kept apart.

Takes game files, counts and a seed; gives values by name, and rates with 95 % intervals. Knows no feature: those are
`riyu.candidates.move_features`'s, the model is `riyu.lab.softmax`'s.

A game is kept apart by a hash of its moves and the seed, so that learning and checking never see the same one,
whatever files they are given. Learning goes over the games once to count the windows of moves played, then `epochs`
times to learn; the last time counts and errors are measured, too. Positions are looked at by threads and learned from
in the games' order: the values do not depend on how many threads there are.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.candidates.move_features import FAMILIES, FIXED_NAMES, MoveFeatures, family_of
from riyu.candidates.move_values import MoveValues, Value
from riyu.features.features import Features
from riyu.game.record import Record
from riyu.lab.bench import Row
from riyu.lab.games import replay_of, starting_board
from riyu.lab.softmax import Choice, Softmax
from riyu.patterns.windows import TEMPLATE_NAMES, WindowTable, keys_around
from riyu.sgf.files import iter_games

__all__ = [
    "Learned",
    "Learning",
    "Score",
    "ablation_rows",
    "checking_games",
    "foretell",
    "is_apart",
    "learn",
    "prediction_rows",
    "score_row",
    "training_games",
]

LINKS_AND_ACCESS = 2 | 4
PER_GAME = 20
"""Positions that a checking game gives at most, spread by chance."""

Advance = Callable[[int, int, str], None]


def _silent(done: int, total: int, last: str) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class Learning:
    """How to learn: `least`: times a window must have been played; `epochs`: times over the games; `rate`, `decay`."""

    least: int = 5
    epochs: int = 2
    rate: float = 0.2
    decay: float = 1e-3
    seed: int = 0
    apart: int = 10
    threads: int = 1


class Score(NamedTuple):
    """How the moves of positions were foretold: the logarithm of each one's chance, its rank, and its game's number."""

    logs: list[float]
    ranks: list[int]
    games: list[int]


@dataclass(frozen=True, slots=True)
class Learned:
    """What came of learning: the values, positions seen, and what models without a family of features foretold."""

    values: MoveValues
    positions: int
    without: dict[str, Score]


def is_apart(record: Record, seed: int, apart: int) -> bool:
    """Say whether a game is kept apart for checking: one in `apart` is."""
    words = [record.size, *record.black, 0, *record.white, 0, *(m.point for m in record.moves)]
    data = b"".join(word.to_bytes(2, "big") for word in [seed & 0xFFFF, *words])
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big") % apart == 0


def _games(
    paths: Sequence[Path], count: int, seed: int, apart: int, wanted: bool
) -> Iterator[Record]:
    """Give the first 19x19 games of files, in turn, that are or are not kept apart; broken ones are passed over."""
    sources = [iter_games(path) for path in paths]
    given = 0
    while sources and given < count:
        for source in list(sources):
            for _, record in source:
                if isinstance(record, BadInput) or record.size != 19:
                    continue
                if is_apart(record, seed, apart) != wanted:
                    continue
                try:
                    replay_of(record)
                except (IllegalMove, UsageError):
                    continue
                if given < count:
                    given += 1
                    yield record
                break
            else:
                sources.remove(source)


def training_games(
    paths: Sequence[Path], count: int, seed: int = 0, apart: int = 10
) -> list[Record]:
    """Give the first games that may be learned from. Raises BadInput if a file can't be opened."""
    return list(_games(paths, count, seed, apart, wanted=False))


def checking_games(
    paths: Sequence[Path], count: int, seed: int = 0, apart: int = 10
) -> list[Record]:
    """Give the first games that are kept apart. Raises BadInput if a file can't be opened."""
    return list(_games(paths, count, seed, apart, wanted=True))


def _chance(*words: int) -> int:
    data = b"".join((word & 0xFFFFFFFF).to_bytes(4, "big") for word in words)
    return int.from_bytes(hashlib.blake2b(data, digest_size=4).digest(), "big")


def choices(record: Record, table: WindowTable, only: frozenset[int] | None = None) -> list[Choice]:
    """Give a game's positions with the features of all moves and the one played.

    `only`: the numbers of the moves wanted, all but passes if None.
    """
    board = starting_board(record)
    seen = MoveFeatures(Features(board, LINKS_AND_ACCESS), table)
    found = []
    last = before = 0
    for number, move in enumerate(record.moves):
        if not move.is_pass and (only is None or number in only):
            seen.of(move.color, last, before, number)
            place = seen.place_of(move.point)
            if place >= 0:
                found.append(Choice(*seen.packed(), place))
        board.play(move.color, move.point)
        last, before = move.point, last
    return found


def count_windows(games: Iterable[Record], least: int) -> list[tuple[str, int]]:
    """Give the names and keys of windows around moves that were played at least so often."""
    counts = [WindowTable() for _ in TEMPLATE_NAMES]
    for record in games:
        board = starting_board(record)
        last = 0
        for move in record.moves:
            if not move.is_pass:
                for template, key in enumerate(keys_around(board, move.color, move.point, last)):
                    if key:
                        number = counts[template].get(key)
                        counts[template].put(key, (number or 0) + 1)
            board.play(move.color, move.point)
            last = move.point
    return [
        (name, key)
        for name, table in zip(TEMPLATE_NAMES, counts, strict=True)
        for key, count in table.items()
        if count >= least
    ]


def _in_order(
    games: Sequence[Record], look: Callable[[int, Record], list[Choice]], threads: int
) -> Iterator[list[Choice]]:
    """Give what each game gives, in order, looked at by some threads a few games ahead."""
    if threads < 2:
        for i, record in enumerate(games):
            yield look(i, record)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: list[Future[list[Choice]]] = []
        rest = enumerate(games)
        for i, record in itertools.islice(rest, 2 * threads):
            waiting.append(pool.submit(look, i, record))
        while waiting:
            done = waiting.pop(0).result()
            for i, record in itertools.islice(rest, 1):
                waiting.append(pool.submit(look, i, record))
            yield done


def learn(
    games: Sequence[Record],
    how: Learning,
    check: Sequence[Record] = (),
    ablation: bool = False,
    advance: Advance = _silent,
) -> Learned:
    """Learn values from games; with `ablation` also without each family in turn, scored on the games of `check`.

    Raises UsageError if there are no games.
    """
    if not games:
        raise UsageError("no games to learn from: expected 19x19 games")
    windows = count_windows(games, how.least)
    names = [*FIXED_NAMES, *(f"{name}:{key:016x}" for name, key in windows)]
    table = MoveValues(tuple(Value(name, 0.0) for name in names)).table()
    models = {"": Softmax(len(names), how.rate, how.decay)}
    if ablation:
        families = [family_of(name) for name in names]
        for left_out in FAMILIES:
            off = [i for i, family in enumerate(families) if family == left_out]
            models[left_out] = Softmax(len(names), how.rate, how.decay, off)
    total = how.epochs * len(games)
    done = positions = 0
    look = _looker(table)
    for epoch in range(how.epochs):
        is_last = epoch == how.epochs - 1
        logs: list[float] = []
        for found in _in_order(games, look, how.threads):
            for choice in found:
                logs.append(models[""].learn(choice, is_last))
                for name, model in models.items():
                    if name:
                        model.learn(choice)
            done += 1
            advance(done, total, f"mean log-likelihood {statistics.fmean(logs or [0.0]):.3f}")
        positions = len(logs)
    full = models[""]
    values = MoveValues(
        tuple(
            Value(name, full.weight(i), full.seen(i), full.error(i)) for i, name in enumerate(names)
        ),
        how.seed,
        how.apart,
        len(games),
    )
    without = {}
    if ablation:
        without = _judged(models, check, table, how.seed, len(check) * PER_GAME, how.threads)
    return Learned(values, positions, without)


def _looker(table: WindowTable) -> Callable[[int, Record], list[Choice]]:
    return lambda _, record: choices(record, table)


def _judged(
    models: dict[str, Softmax],
    games: Sequence[Record],
    table: WindowTable,
    seed: int,
    positions: int,
    threads: int,
) -> dict[str, Score]:
    """Give how each model foretells some positions of games, PER_GAME of each at most."""

    def look(i: int, record: Record) -> list[Choice]:
        points = [n for n, move in enumerate(record.moves) if not move.is_pass]
        points.sort(key=lambda n: _chance(seed, i, n))
        return choices(record, table, frozenset(points[:PER_GAME]))

    scores = {name: Score([], [], []) for name in models}
    for i, found in enumerate(_in_order(games, look, threads)):
        for choice in found[: positions - len(scores[next(iter(scores))].logs)]:
            for name, model in models.items():
                logarithm, rank = model.judge(choice)
                scores[name].logs.append(logarithm)
                scores[name].ranks.append(rank)
                scores[name].games.append(i)
    return scores


def foretell(
    values: MoveValues, games: Sequence[Record], positions: int, threads: int = 1
) -> Score:
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
        games = checking_games([path], -(-positions // PER_GAME), values.seed, values.apart)
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
            row = score_row(f"without {name}", score)
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
