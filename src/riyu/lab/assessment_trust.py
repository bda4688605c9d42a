"""Whether the joined word can be trusted: what it says of points beside labels, and of winners beside games' results.

Takes labels or finished games; gives rows of plain values. Knows no good figure: experiments/log/assessment.md holds
those that were reached.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from riyu.assessment.assessment import recent_points
from riyu.assessment.assessor import Assessor
from riyu.assessment.joined import PLAYOUTS, Joined, assess_jointly
from riyu.assessment.playouts import PlayoutWeights
from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.features.features import Features
from riyu.game.record import Record
from riyu.lab.apart import Apart
from riyu.lab.assessment_bench import part_of
from riyu.lab.bench import Row
from riyu.lab.elo import wilson_interval
from riyu.lab.games import in_turn, replay_of, starting_board
from riyu.lab.judging import Label
from riyu.reading.readings import Readings
from riyu.sgf.files import iter_games

__all__ = ["MOVES", "calibration_rows", "decided_games", "result_rows"]

MOVES = (50, 100, 150, 200)
"""Moves of a game after which its winner is foretold."""

_BINS = 5
"""Parts of the chances from 50 to 100 %, as wide as each other."""

_SLOPES = tuple(hundredths / 100 for hundredths in range(50, 301, 5))
"""What the logit of the chances is multiplied by, on trial, to make them surer or less sure."""

_MARGINS = ((5.0, "under 5"), (15.0, "5 to 15"), (float("inf"), "15 or more"))
"""Parts of leads, in points, whoever leads: what each ends before."""

_Told = Sequence[tuple[float, float]]
"""Of each point what was told, and what its label says, −1 White's to 1 Black's."""


def calibration_rows(
    labels: Sequence[Label],
    nodes: int,
    groups: int,
    odds: PlayoutWeights,
    seed: int,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give rows of the chances that are told of points to be a color's, by size, by part of the game, and together.

    A point is told as the likelier color's: `told` is the mean chance, `is_so` the mean of the labels', both of 100.
    `apart` is how far they are from each other, the mean over the sizes by points; `owner_error` is the mean squared
    error of ownership, −1 to 1. The last row has these with the slope tried whose squared error is least: that of
    chances as they are told is 1. Raises UsageError if there are no labels.
    """
    if not labels:
        raise UsageError("no labels to judge")
    parts: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for done, label in enumerate(labels, start=1):
        game = label.game
        whole = assess_jointly(
            Assessor(Features(game.board), Readings(game.board)),
            odds,
            game.komi,
            recent=recent_points(game.moves),
            seed=seed + done,
            nodes=nodes,
            groups=groups if nodes else 0,
        ).whole
        parts[part_of(label)] += zip(whole.ownership, label.ownership, strict=True)
        advance(done)
    told = [pair for part in parts.values() for pair in part]
    best = min(_SLOPES, key=lambda slope: _squared(_sharpened(told, slope)))
    return [
        *_size_rows(told),
        *(_whole_row(name, part) for name, part in parts.items()),
        _whole_row("all", told),
        {**_whole_row("all", _sharpened(told, best)), "slope": best},
    ]


def _sharpened(told: _Told, slope: float) -> list[tuple[float, float]]:
    """Give what was told with the logit of its chances multiplied; what is certain stays so."""
    return [
        (math.tanh(slope * math.atanh(owned)) if abs(owned) < 1 else owned, truth)
        for owned, truth in told
    ]


def _squared(told: _Told) -> float:
    return statistics.fmean((owned - truth) ** 2 for owned, truth in told)


def _sizes(told: _Told) -> Iterator[tuple[str, int, float, float]]:
    """Give for each bin with points in it its name, their number, and the mean chances told and in the labels."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for owned, truth in told:
        sure, is_so = (owned, truth) if owned >= 0 else (-owned, -truth)
        bins[min(int(_BINS * sure), _BINS - 1)].append((50 + 50 * sure, 50 + 50 * is_so))
    for number, pairs in enumerate(bins):
        if pairs:
            said, is_so = (statistics.fmean(values) for values in zip(*pairs, strict=True))
            low, high = (50 + 50 * end // _BINS for end in (number, number + 1))
            yield f"{low}–{high}", len(pairs), said, is_so


def _size_rows(told: _Told) -> Iterator[Row]:
    for name, points, said, is_so in _sizes(told):
        row: Row = {"part": "all", "chance": name, "points": points}
        yield {**row, "told": round(said, 1), "is_so": round(is_so, 1)}


def _whole_row(part: str, told: _Told) -> Row:
    apart = sum(points * abs(said - is_so) for _, points, said, is_so in _sizes(told))
    return {
        "part": part,
        "points": len(told),
        "apart": round(apart / len(told), 2),
        "owner_error": round(_squared(told), 4),
        "slope": 1.0,
    }


def decided_games(paths: Sequence[Path], count: int, apart: Apart) -> list[Record]:
    """Give the first 19x19 games of files that are kept apart and were won by points or by resignation, komi known.

    Broken games are passed over, and those lost on time or by forfeit. Raises BadInput if a file can't be opened.
    """
    return list(islice(in_turn([_decided(path, apart) for path in paths]), count))


def _decided(path: Path, apart: Apart) -> Iterator[Record]:
    for _, record in iter_games(path):
        if isinstance(record, BadInput) or record.size != 19 or record.komi is None:
            continue
        if not _is_decided(record.result) or not apart.holds(record):
            continue
        with suppress(IllegalMove, UsageError):
            replay_of(record)
            yield record


def _is_decided(result: str) -> bool:
    return result[:2] in {"B+", "W+"} and result[2:3] not in {"T", "F"}


def result_rows(
    games: Sequence[Record],
    nodes: int,
    groups: int,
    odds: PlayoutWeights,
    seed: int,
    playouts: int = PLAYOUTS,
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give by move, and by how far one leads, how often the joined lead, with the game's komi, names its winner.

    `right` is of 100, `low` and `high` its 95 % interval, `told` the mean chance that was told to who leads. A game
    counts at the moves that it has. Raises UsageError if none has the first of MOVES.
    """
    named: dict[tuple[int, str], list[tuple[bool, float]]] = defaultdict(list)
    for done, record in enumerate(games, start=1):
        for number, seen in _judged(record, nodes, groups, odds, seed + done, playouts):
            lead, chance = seen.whole.margin, seen.chance
            one = ((lead > 0) == (record.result[0] == "B"), max(chance, 1 - chance))
            named[number, "all"].append(one)
            part = next(name for end, name in _MARGINS if abs(lead) < end)
            named[number, part].append(one)
        advance(done)
    if not named:
        raise UsageError(f"no game of {MOVES[0]} moves or more with a winner, kept apart")
    parts = ["all", *(name for _, name in _MARGINS)]
    places = [(number, part) for number in MOVES for part in parts]
    return [_named(*place, named[place]) for place in places if place in named]


def _judged(
    record: Record, nodes: int, groups: int, odds: PlayoutWeights, seed: int, playouts: int
) -> Iterator[tuple[int, Joined]]:
    """Give the joined word after each of MOVES that a game has."""
    board = starting_board(record)
    assessor = Assessor(Features(board), Readings(board))
    for number, move in enumerate(record.moves[: MOVES[-1]], start=1):
        board.play(move.color, move.point)
        if number in MOVES:
            seen = assess_jointly(
                assessor,
                odds,
                record.komi or 0.0,
                recent=recent_points(record.moves[:number]),
                playouts=playouts,
                seed=seed,
                nodes=nodes,
                groups=groups if nodes else 0,
            )
            yield number, seen


def _named(number: int, lead: str, games: Sequence[tuple[bool, float]]) -> Row:
    right, told = zip(*games, strict=True)
    low, high = wilson_interval(sum(right), len(right))
    return {
        "move": number,
        "lead": lead,
        "games": len(right),
        "right": round(100 * sum(right) / len(right), 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
        "told": round(100 * statistics.fmean(told), 1),
    }
