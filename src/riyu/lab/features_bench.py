"""What the features cost: time and instructions a move to keep them up to date, time a question put to them.

Takes games; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/features.md holds those that were reached.

Every game is played to its end, a mark on the trail at each move and the features brought up to date after it, and
taken back move by move to its start, all in one compiled call. The board alone and each part of the features are
measured in turn in the same round, each on a board of its own, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import pickle
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from riyu.base.errors import UsageError
from riyu.features.access import enclosed
from riyu.features.chains import chains
from riyu.features.eyes import eye_spaces, pass_alive
from riyu.features.features import Features
from riyu.features.influence import radiation, square_influence
from riyu.features.links import bridge_points, links
from riyu.features.pass_alive import pass_alive_maps
from riyu.features.sectors import chain_states, sector_lines
from riyu.features.views import runnability, view
from riyu.features.zones import edge_zones
from riyu.lab._valgrind import instructions
from riyu.lab.bench import ROUNDS, Row
from riyu.lab.games import BOARD_ALONE, NamedGame, positions_of, replay_of
from riyu.lab.measuring import Replay

__all__ = [
    "KEPT",
    "MEASURED",
    "QUESTIONS",
    "Kept",
    "Question",
    "cost_row",
    "feature_instruction_rows",
    "feature_rows",
    "run_replays",
    "spent_a_move",
    "trail_entries",
]

CHAINS, LINKS, ACCESS, BY_PATHS, BY_SQUARES = 1, 2, 4, 8, 16
EVERYTHING = CHAINS | LINKS | ACCESS | BY_PATHS | BY_SQUARES


@dataclass(frozen=True, slots=True)
class Kept:
    """A row for what is kept up to date: the cost with these parts of the features, less that with those of `less`."""

    name: str
    parts: int
    less: int | None = None


KEPT = (
    Kept("board alone", BOARD_ALONE),
    Kept("what changed, for all features", 0, less=BOARD_ALONE),
    Kept("chain bits", CHAINS, less=0),
    Kept("links and walls", LINKS, less=0),
    Kept("access", LINKS | ACCESS, less=LINKS),
    Kept("influence by paths", BY_PATHS, less=0),
    Kept("influence by squares", BY_SQUARES, less=0),
    Kept("all features", EVERYTHING, less=BOARD_ALONE),
    Kept("board and all features", EVERYTHING),
)
"""What is kept up to date move by move."""

MEASURED = tuple(dict.fromkeys(row.parts for row in KEPT))
"""The sums of parts that are run for these rows; each row's `less` is one of them."""


@dataclass(frozen=True, slots=True)
class Question:
    """A row for what is worked out when asked, by a call on features that are up to date."""

    name: str
    ask: Callable[[Features], object]


def _each_runs(features: Features) -> None:
    owners = enclosed(features)
    for chain in chains(features):
        runnability(features, chain, owners)


QUESTIONS = (
    Question("links as values", links),
    Question("bridge points of both colors", lambda f: (bridge_points(f, 1), bridge_points(f, 2))),
    Question("enclosure of all points", lambda f: f.enclosure()),
    Question("worst access", lambda f: f.worst_access()),
    Question("influence by squares with the rim", square_influence),
    Question("influence by radiation", lambda f: radiation(f.board.position())),
    Question("chains", chains),
    Question("enclosure of all chains", lambda f: chain_states(f, chains(f))),
    Question("runnability of all chains", _each_runs),
    Question("the view from the middle", lambda f: view(f, 1, 21 * ((f.size + 1) // 2))),
    Question("sector lines of both colors", lambda f: (sector_lines(f, 1), sector_lines(f, 2))),
    Question("edge zones", edge_zones),
    Question(
        "eye spaces of both colors", lambda f: (eye_spaces(f.board, 1), eye_spaces(f.board, 2))
    ),
    Question("pass-alive, compiled", lambda f: pass_alive_maps(f.board)),
    Question("pass-alive as values", lambda f: pass_alive(f.board)),
)
"""What is worked out on demand, whole boards at a time; in Python values unless it says otherwise."""


def feature_rows(
    games: Sequence[NamedGame],
    questions: Sequence[Question] = QUESTIONS,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Give microseconds of processor time for each row: medians, with low and high quartile.

    For what is kept they are a move's, played and taken back, over all games and ROUNDS rounds of each; for questions a
    call's, over every tenth position. `times_board` is the median's ratio to the board's. Raises UsageError if there
    are no games.
    """
    if not games:
        raise UsageError("no games to measure on: expected 19x19 games")
    kept: dict[Kept, list[float]] = {row: [] for row in KEPT}
    asked: dict[Question, list[float]] = {question: [] for question in questions}
    for number, game in enumerate(games, start=1):
        replays = {parts: replay_of(game.record, parts) for parts in MEASURED}
        for _ in range(ROUNDS):
            spent = {}
            for parts, replay in replays.items():
                replay.run(1)  # brings its board into the caches
                spent[parts] = spent_a_move(replay, 2)
            for row, values in kept.items():
                values.append(spent[row.parts] - (spent[row.less] if row.less is not None else 0))
        _ask(game, asked)
        advance(number)
    board = statistics.median(kept[KEPT[0]])
    return [
        *(cost_row(row.name, "move", values, board) for row, values in kept.items()),
        *(cost_row(question.name, "call", values, board) for question, values in asked.items()),
    ]


def _ask(game: NamedGame, asked: Mapping[Question, list[float]]) -> None:
    """Put the questions to every tenth position of a game and its last; note the nanoseconds, less an empty call's."""
    if not asked:
        return
    for _, _, _, features in positions_of(game):
        features.update()
        nothing = min(_nanoseconds(_nothing, features) for _ in range(3))
        for question, values in asked.items():
            values.append(_nanoseconds(question.ask, features) - nothing)


def _nothing(features: Features) -> None:
    """Ask nothing."""


def _nanoseconds(ask: Callable[[Features], object], features: Features) -> int:
    start = time.thread_time_ns()
    ask(features)
    return time.thread_time_ns() - start


def spent_a_move(replay: Replay, times: int) -> float:
    """Play a game and take it back so many times; give the nanoseconds of processor time a move."""
    start = time.thread_time_ns()
    replay.run(times)
    return (time.thread_time_ns() - start) / times / replay.count


def cost_row(what: str, unit: str, nanoseconds: Sequence[float], board: float) -> Row:
    """Give a row of microseconds, median and quartiles, from nanoseconds; `board` is what the board costs, in them."""
    one = len(nanoseconds) == 1
    low, median, high = list(nanoseconds) * 3 if one else statistics.quantiles(nanoseconds, n=4)
    return {
        "what": what,
        "microseconds": round(median / 1000, 4),
        "low_quartile": round(low / 1000, 4),
        "high_quartile": round(high / 1000, 4),
        "times_board": round(median / board, 2) + 0.0,  # no -0
        "for_a": unit,
    }


_COUNTED = """
import pickle, sys
from riyu.lab.features_bench import run_replays
run_replays(*pickle.load(sys.stdin.buffer))
"""


def run_replays(games: Sequence[NamedGame], times: Mapping[int, int]) -> None:
    """Play each game and take it back, with each sum of parts as many times as `times` says."""
    for game in games:
        for parts, count in times.items():
            replay_of(game.record, parts).run(count)


def feature_instruction_rows(
    games: Sequence[NamedGame], advance: Callable[[int], None] = lambda done: None
) -> list[Row]:
    """Give the instructions that a move played and taken back runs for each row of KEPT, by valgrind.

    A new process counts for each sum of parts, which takes seconds, more with more games; `advance` is told how many
    are through of one more than `MEASURED`. Raises PeerError if valgrind is not there or fails, UsageError if there
    are no games.
    """
    if not games:
        raise UsageError("no games to measure on: expected 19x19 games")
    moves = sum(len(game.record.moves) for game in games)
    once = dict.fromkeys(MEASURED, 1)

    def counted(times: Mapping[int, int]) -> int:
        return instructions(_COUNTED, data=pickle.dumps((games, times)))

    basis = counted(once)
    advance(1)
    ran = {}
    for done, parts in enumerate(MEASURED, start=2):
        ran[parts] = (counted(once | {parts: 3}) - basis) / 2 / moves
        advance(done)
    return [
        {
            "what": row.name,
            "instructions": round(ran[row.parts] - less),
            "times_board": round((ran[row.parts] - less) / ran[BOARD_ALONE], 2) + 0.0,
            "for_a": "move",
        }
        for row in KEPT
        for less in [0 if row.less is None else ran[row.less]]
    ]


def trail_entries(games: Sequence[NamedGame], parts: int = EVERYTHING) -> float:
    """Give the mean number of entries that a move leaves on the trail, with features of these parts or BOARD_ALONE."""
    replays = [replay_of(game.record, parts) for game in games]
    for replay in replays:
        replay.run(1)
    return sum(replay.entries for replay in replays) / sum(replay.count for replay in replays)
