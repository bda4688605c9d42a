"""What watching costs: microseconds a move to find what changed, and a question put to values, relations and facts.

Takes games; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/inference.md holds those that were reached.

A game is played to its end, a mark on the trail at each move and the features brought up to date; what is timed is
`Watch.changed` alone, with the list it gives, for some kinds of values or all.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import all_points
from riyu.inference.basics import BASICS
from riyu.inference.predicates import CELL_KINDS, PREDICATES
from riyu.inference.relations import TIES
from riyu.inference.tables import VALUES
from riyu.inference.values import ANSWERS
from riyu.inference.watch import KIND_NAMES, Watch
from riyu.lab.bench import ROUNDS, Row
from riyu.lab.games import STEP, NamedGame, starting_board

__all__ = ["GROUPS", "asked_rows", "watched_rows"]

_LIFE = {"ALIVE_AT", "TERRITORY_AT"}

GROUPS: dict[str, set[str]] = {
    "nothing": set(),
    "stones": {"STONE_AT"},
    "strings": {"STRING_AT", "LIBERTIES_OF", "STONES_OF", "TOUCHED_OF"},
    "chains": {"CHAIN_AT", "CHAIN_STONES_OF", "CHAIN_LIBERTIES_OF", "CHAIN_TOUCHED_OF"},
    "regions of empty points": {"REGION_AT", "ROOM_OF"},
    "access": {"BLACK_ACCESS_AT", "WHITE_ACCESS_AT"},
    "moves of access": {"BLACK_MOVES_AT", "WHITE_MOVES_AT"},
    "enclosure and phase": {"ENCLOSED_AT", "PHASE_NOW"},
    "links": {"LINKS_AT"},
    "walls": {"BLACK_WALLS_AT", "WHITE_WALLS_AT"},
    "bridge points": {"BLACK_BRIDGES_AT", "WHITE_BRIDGES_AT"},
    "influence by paths": {"INFLUENCE_AT"},
    "nearest stones": {"NEAREST_AT"},
    "pass-alive": _LIFE,
    "all but pass-alive": set(KIND_NAMES.values()) - _LIFE,
    "all": set(KIND_NAMES.values()),
}
"""What is watched together, by the names of its kinds."""

Question = tuple[str, Callable[[list[int]], object]]


def watched_rows(
    games: Sequence[NamedGame], advance: Callable[[int], None] = lambda done: None
) -> list[Row]:
    """Give microseconds of processor time a move for each of GROUPS, the median of games and rounds, and keys given.

    Raises UsageError if there are no games.
    """
    if not games:
        raise UsageError("no games to measure on")
    spent: dict[str, list[float]] = defaultdict(list)
    keys: dict[str, list[float]] = defaultdict(list)
    for number, game in enumerate(games, start=1):
        for _ in range(ROUNDS):
            for name, kinds in GROUPS.items():
                cost, given = _watch(game, {k for k, named in KIND_NAMES.items() if named in kinds})
                spent[name].append(cost)
                keys[name].append(given)
        advance(number)
    return [
        {
            "what": name,
            "microseconds": round(statistics.median(spent[name]) / 1000, 3),
            "keys": round(statistics.mean(keys[name]), 1),
            "for_a": "move",
        }
        for name in GROUPS
    ]


def _watch(game: NamedGame, kinds: set[int]) -> tuple[float, float]:
    """Give nanoseconds and keys a move of one game."""
    board = starting_board(game.record)
    features = Features(board)
    watch = Watch(features, kinds)
    spent = given = 0
    clock = _clock()
    for move in game.record.moves:
        board.mark()
        board.play(move.color, move.point)
        features.update()
        start = time.thread_time_ns()
        changed = watch.changed()
        spent += time.thread_time_ns() - start - clock
        given += len(changed)
    return spent / len(game.record.moves), given / len(game.record.moves)


def _clock() -> int:
    """Give the nanoseconds that asking the clock twice takes."""
    return min(-time.thread_time_ns() + time.thread_time_ns() for _ in range(20))


def asked_rows(games: Sequence[NamedGame], seed: int) -> list[Row]:
    """Give microseconds a call of each value, relation and fact at some random points, and the keys that it reads.

    In every tenth position of a game: medians. Facts are asked for with one field given, and all of them.
    """
    chance = random.Random(seed)
    spent: dict[str, list[int]] = defaultdict(list)
    read: dict[str, list[int]] = defaultdict(list)
    clock = _clock()
    for game in games:
        board = starting_board(game.record)
        watch = Watch(Features(board))
        for number, move in enumerate(game.record.moves, start=1):
            board.play(move.color, move.point)
            if number % STEP == 0:
                watch.changed()
                for name, ask in _questions(board, watch, chance):
                    reads: list[int] = []
                    start = time.thread_time_ns()
                    ask(reads)
                    spent[name].append(time.thread_time_ns() - start - clock)
                    read[name].append(len(reads))
    return [
        {
            "what": name,
            "microseconds": round(statistics.median(costs) / 1000, 3),
            "keys": round(statistics.mean(read[name]), 1),
            "for_a": "call",
        }
        for name, costs in spent.items()
    ]


def _questions(board: Board, watch: Watch, chance: random.Random) -> Iterator[Question]:
    points = list(all_points(board.size))
    stones = [p for p in points if board.color_at(p)]
    empty = [p for p in points if not board.color_at(p)]
    if not stones or not empty:
        return
    among = {"stone": stones, "empty": empty, "point": points}
    for name, answer in ANSWERS.items():
        row = VALUES.get(name)
        kinds = ("stone",) if row is None else ("empty",) if row.uses_answer else row.kinds
        at = [chance.choice(among[kind]) for kind in kinds]
        yield f"value {name}", partial(answer.ask, watch, at, 1)
    for name, tie in TIES.items():
        one, two = (chance.choice(empty if name == "same-region" else stones) for _ in range(2))
        yield f"holds {name}", partial(tie.holds, watch, one, two)
        if tie.tied:
            yield f"tied {name}", partial(tie.tied, watch, one)
    for name, basic in BASICS.items():
        fields = PREDICATES[name].fields
        wild: list[None] = [None] * len(fields)
        yield f"fact {name}, all", partial(basic.ask, watch, wild)
        found = basic.ask(watch, wild, [])
        for place, field in enumerate(fields):
            if found and field.kind in CELL_KINDS:
                pattern = [
                    value if i == place else None for i, value in enumerate(chance.choice(found))
                ]
                yield f"fact {name}, by {field.name}", partial(basic.ask, watch, pattern)
