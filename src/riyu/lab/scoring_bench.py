"""Whether the count at the end of games is right: beside what players agreed on, and beside drawn ownership.

Takes games that ended by two passes with a counted result, and positions with whose each point is; gives rows. Counts
nothing itself: what judges is handed in.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, IllegalMove, Place, UsageError
from riyu.base.files import read_text
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.game import Game
from riyu.game.points import Color, all_points
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE
from riyu.game.scoring import Score
from riyu.lab.bench import Row
from riyu.lab.elo import wilson_interval
from riyu.lab.games import in_turn
from riyu.sgf.files import iter_games

__all__ = ["Finished", "finished_games", "read_finished", "scoring_rows"]

_ANY = None
"""The owner of a point that may be anybody's."""

_STONES = {"b": BLACK, "B": BLACK, "w": WHITE, "W": WHITE, " ": EMPTY, ".": EMPTY}
_OWNERS: dict[str, Color | None] = {"B": BLACK, "W": WHITE, " ": EMPTY, "s": EMPTY, "*": _ANY}
"""Signs of whose a point is. `s` is one that a border would need: nobody's."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has ended, and what its count should be: whose each point is, or Black's margin in points.

    `owners` come in reading order, None for a point that may be anybody's.
    """

    name: str
    game: Game
    owners: tuple[Color | None, ...] | None = None
    margin: float | None = None


def finished_games(paths: Sequence[Path], count: int) -> list[Finished]:
    """Give the first even games of files that ended by two passes and were counted, komi and ruleset on record.

    Games with handicap are passed over, for not all archives name their winner rightly; and broken ones. Raises
    BadInput if a file can't be opened.
    """
    return list(islice(in_turn([_counted(path) for path in paths]), count))


def _counted(path: Path) -> Iterator[Finished]:
    for number, record in iter_games(path):
        if isinstance(record, BadInput) or record.komi is None or record.ruleset is None:
            continue
        if record.handicap:
            continue
        last = record.moves[-2:]
        margin = _margin_of(record.result)
        if margin is None or len(last) < 2 or not all(move.is_pass for move in last):
            continue
        with suppress(IllegalMove, UsageError):
            yield Finished(f"{path.name}, game {number}", Game.from_record(record), margin=margin)


def _margin_of(result: str) -> float | None:
    """Give Black's margin by SGF's text of a result; None for one that was not counted."""
    if result == "0":
        return 0.0
    with suppress(ValueError):
        if result[:2] in {"B+", "W+"}:
            return float(result[2:]) if result[0] == "B" else -float(result[2:])
    return None


def read_finished(path: Path) -> Finished:
    """Read a position with its owners, as a JSON file has them: `board` and `correct_ownership`, rows from the top.

    Stones are b and w, owners B and W; a space is nobody's, `s` where a border lacks a stone, `*` anybody's. Counted by
    area. Raises BadInput for a file of another form.
    """
    place = Place(str(path))
    try:
        fields = json.loads(read_text(path))
    except ValueError as error:
        raise BadInput(f"no JSON: {error}", place) from None
    try:
        size, stones = _squares(fields["board"], _STONES)
        _, owners = _squares(fields["correct_ownership"], _OWNERS)
        if len(owners) != len(stones):
            raise ValueError(f"{len(stones)} points and {len(owners)} owners")
        game = Game(size, CHINESE)
        game.set_up(Position(size, bytes(stones)))
    except (KeyError, TypeError, ValueError, UsageError) as error:
        said = f"no {error}" if isinstance(error, KeyError) else str(error)
        raise BadInput(
            f"expected `board` and `correct_ownership`, rows of signs: {said}", place
        ) from None
    return Finished(path.name, game, tuple(owners))


def _squares(rows: Any, signs: Mapping[str, Any]) -> tuple[int, list[Any]]:
    """Give the size of a square of signs and what they stand for; raise ValueError for any other."""
    size = len(rows)
    for number, row in enumerate(rows, start=1):
        if len(row) != size:
            raise ValueError(f"row {number} has {len(row)} signs, expected {size}")
        for sign in row:
            if sign not in signs:
                raise ValueError(f"row {number}: {sign!r}, expected one of {''.join(signs)!r}")
    return size, [signs[sign] for row in rows for sign in row]


def scoring_rows(
    finished: Sequence[Finished],
    judge: Callable[[Game], Score],
    advance: Callable[[int], object] = lambda done: None,
) -> list[Row]:
    """Give rows of positions with owners and of counted games, by size; `judge` counts a game.

    Of positions: `points` of 100 that have the right owner, and how many are `wholly` right. Of games: of 100 whose
    `winner` is right, and whose margin is, with its 95 % interval, `low` and `high`; `error` is the mean of how far the
    margin is off, in points. `ms` are of processor time, for each. Raises UsageError if there is nothing to judge.
    """
    if not finished:
        raise UsageError("no finished games to judge")
    drawn: dict[int, list[tuple[int, int, float]]] = {}
    counts: dict[int, list[tuple[float, float, float]]] = {}
    for done, one in enumerate(finished, start=1):
        start = time.thread_time()
        score = judge(one.game)
        seconds = time.thread_time() - start
        size = one.game.size
        if one.owners is not None:
            said = [score.owner_of(point) for point in all_points(size)]
            told = [
                (owner, mine)
                for owner, mine in zip(one.owners, said, strict=True)
                if owner is not _ANY
            ]
            right = sum(owner == mine for owner, mine in told)
            drawn.setdefault(size, []).append((right, len(told), seconds))
        if one.margin is not None:
            counts.setdefault(size, []).append((one.margin, score.margin, seconds))
        advance(done)
    return [
        *(_drawn_row(size, found) for size, found in sorted(drawn.items())),
        *(_counted_row(size, found) for size, found in sorted(counts.items())),
    ]


def _drawn_row(size: int, found: Sequence[tuple[int, int, float]]) -> Row:
    right, told = sum(one[0] for one in found), sum(one[1] for one in found)
    return {
        "of": "owners",
        "size": size,
        "games": len(found),
        "points": round(100 * right / told, 2),
        "wholly": sum(one[0] == one[1] for one in found),
        "ms": _milliseconds([one[2] for one in found]),
    }


def _counted_row(size: int, found: Sequence[tuple[float, float, float]]) -> Row:
    exact = sum(truth == said for truth, said, _ in found)
    low, high = wilson_interval(exact, len(found))
    return {
        "of": "results",
        "size": size,
        "games": len(found),
        "winner": round(100 * statistics.fmean(_sign(a) == _sign(b) for a, b, _ in found), 1),
        "margin": round(100 * exact / len(found), 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
        "error": round(statistics.fmean(abs(a - b) for a, b, _ in found), 2),
        "ms": _milliseconds([one[2] for one in found]),
    }


def _sign(margin: float) -> int:
    return (margin > 0) - (margin < 0)


def _milliseconds(seconds: Sequence[float]) -> float:
    return round(1000 * statistics.fmean(seconds), 1)
