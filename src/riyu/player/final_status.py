"""Which strings are dead, alive, or in seki when a game ends.

Takes a blackboard, its ruleset and the learned values; gives a FinalStatus. Counts nothing: `FinalStatus.count` does.

Careful playouts and a search say together whose each string's points are. The search is by a komi that makes the game
even, so that either side has something to fight for, and begins with either side. Sources: komi that follows the
score (Baudis, Balancing MCTS by dynamically adjusting the komi value, 2011); the Japanese rules of 1989, articles 7
and 8 (dead stones; seki where dame remain). Playing the game on, as GNU Go's manual describes, was worse
(experiments/log/assessment.md).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from riyu.assessment.assessment import SETTLED, SLICE, FinalStatus, assess, lean
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.playouts import PlayoutWeights
from riyu.assessment.reading_out import read_out
from riyu.base.errors import Stopped
from riyu.candidates.move_scores import LearnedMoves
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Point, all_points
from riyu.game.scoring import empty_regions
from riyu.reading.blackboard import Blackboard
from riyu.reading.fates import Fate, Status, status_of
from riyu.search.thinking import MEGABYTE, Limits, Thinker, Thinking

__all__ = ["final_status"]

PLAYOUTS = 1000
"""Careful playouts that a final status rests on."""

DESCENTS = 1000
"""Descents of each of the two searches that it rests on."""

MEMORY = 32 * MEGABYTE
"""What a search's tree may take."""

SEEN_FROM = 0.4
"""Share of the board's points that must hold stones before a game is searched."""

NODES = 4000
"""Nodes of each question about a group's life."""

LARGE = 7
"""Points of territory beside a group from which on it is not asked whether it stands in seki: it has two eyes."""


def final_status(
    blackboard: Blackboard,
    learned: LearnedMoves,
    playouts: PlayoutWeights,
    seed: int,
    stop: Callable[[], bool] = lambda: False,
) -> FinalStatus:
    """Say which stones are dead, and which stand in seki, if the game ended now; the game is as before.

    A string is dead if its points are the other color's more often than its own, in careful playouts and in searches
    together; on a board that is less than two fifths full in playouts alone. Groups that this leaves open, and those
    beside points that are nobody's, are read if they don't have two eyes for sure: they may be dead whoever moves
    first, or by a ko that the ruleset lets them lose, as bent four in the corner is where territory counts, or stand
    in seki.

    `stop` is asked between these steps and within them: once it says so, what was found stands, or that all live if
    nothing was.
    """
    board = blackboard.board
    strings = {name: frozenset(board.string_points(name)) for name in board.strings()}
    stones = frozenset[Point]().union(*strings.values())
    if stop():
        return FinalStatus(stones, frozenset(), frozenset())
    leans = lean(board, playouts=PLAYOUTS, seed=seed, stop=stop)
    read: Mapping[Point, Fate] = {}
    if len(stones) >= SEEN_FROM * board.size**2 and not stop():
        thinker = Thinker(learned, playouts, Thinking(memory=MEMORY))
        searched = _searched(thinker, blackboard.game, playouts, seed, stop)
        leans = {name: (x + searched[name]) / 2 for name, x in leans.items()}
    if not stop():
        read = _read(blackboard, leans, stop)
    seki = _stones_of(strings, (name for name, fate in read.items() if fate is Fate.SEKI))
    is_dead = {name: x < 0 for name, x in leans.items()}
    is_dead |= {name: fate is Fate.DEAD for name, fate in read.items()}
    dead = _stones_of(strings, (name for name in is_dead if is_dead[name]))
    return FinalStatus(stones - dead - seki, dead, seki)


def _stones_of(
    strings: Mapping[Point, frozenset[Point]], names: Iterable[Point]
) -> frozenset[Point]:
    return frozenset[Point]().union(*(strings[name] for name in names))


def _searched(
    thinker: Thinker,
    game: Game,
    playouts: PlayoutWeights,
    seed: int,
    stop: Callable[[], bool],
) -> dict[Point, float]:
    """Give for each string how much of its points its color holds in two searches, +1 all, -1 none."""
    board = game.board
    limits = Limits(simulations=DESCENTS, is_whole=True, stop=stop)
    seen: list[Sequence[float]] = []
    with board.trail.scope():
        for _ in range(2):
            even = assess(board, 0.0, playouts=SLICE, seed=seed, odds=playouts, stop=stop).margin
            komi = round(even) + 0.5
            thought = thinker.think(game, board.to_move, komi, limits, seed=seed, is_kept=False)
            seen.append(thought.ownership)
            board.play(board.to_move, PASS)
    owned = {p: sum(both) / 2 for p, *both in zip(all_points(board.size), *seen, strict=True)}
    leans = {}
    for name in board.strings():
        points = board.string_points(name)
        black = sum(owned[p] for p in points) / len(points)
        leans[name] = black if board.color_at(name) == BLACK else -black
    return leans


def _read(
    blackboard: Blackboard, leans: Mapping[Point, float], stop: Callable[[], bool]
) -> dict[Point, Fate]:
    """Give what becomes of strings that are open, or beside points that are nobody's, by reading: in seki, dead, alive.

    Strings that are surely dead are taken off before, and those found dead before seki is looked for: what stood in
    seki with a dead group alone lives.
    """
    board = blackboard.board
    groups = read_out(Evaluator(blackboard.features), 0.0).groups
    gone = {p for name, x in leans.items() if x < -SETTLED for p in board.string_points(name)}
    dead, ever_in_seki = set[Point](), set[Point]()
    known: dict[Point, Status] = {}
    while True:
        owned, shared = _beside(board, gone)
        in_seki, found = set[Point](), set[Point]()
        unclear: list[frozenset[Point]] = []
        for group in groups:
            left = {p for p in group.stones if p not in gone}
            is_open = any(abs(leans[board.string_name(p)]) < SETTLED for p in left)
            is_shared = bool(left & shared)
            if stop() or not (is_open or is_shared) or group.eyes_second >= 2:
                continue
            if max((owned.get(p, 0) for p in left), default=0) >= LARGE:
                continue
            stone = min(left)
            if stone not in known:
                try:
                    with blackboard.readings.heeding(stop):
                        known[stone] = status_of(blackboard.readings, stone, board.ruleset, NODES)
                except Stopped:
                    continue
            names = {board.string_name(p) for p in known[stone].stones}
            if known[stone].fate is Fate.SEKI and is_shared:
                in_seki |= names
            elif known[stone].fate is Fate.UNCLEAR and is_shared:
                unclear.append(frozenset(names))
            elif _dies(known[stone]):
                found |= {name for name in names if leans[name] < SETTLED}
        in_seki |= _stands_with(board, gone, in_seki, unclear)
        ever_in_seki |= in_seki
        if found <= dead:
            return {
                **dict.fromkeys(ever_in_seki, Fate.ALIVE),
                **dict.fromkeys(in_seki, Fate.SEKI),
                **dict.fromkeys(dead, Fate.DEAD),
            }
        dead |= found
        gone |= _stones_of({name: frozenset(board.string_points(name)) for name in dead}, dead)


def _stands_with(
    board: Board,
    gone: Collection[Point],
    in_seki: Collection[Point],
    unclear: Iterable[frozenset[Point]],
) -> set[Point]:
    """Give the strings of groups that reading left unclear beside the very liberties of a group in seki."""
    found = set[Point]()
    for _, beside in empty_regions(board.position().with_stones(empty=gone)):
        names = {board.string_name(p) for p in beside}
        colors = {board.color_at(name) for name in names if name in in_seki}
        for group in unclear:
            if group & names and colors - {board.color_at(min(group))}:
                found |= group
    return found


def _dies(status: Status) -> bool:
    """Say whether a group is dead whoever moves first.

    Or for a ko that it loses when life is confirmed, as bent four in the corner does.
    """
    return status.fate is Fate.DEAD


def _beside(board: Board, gone: Collection[Point]) -> tuple[dict[Point, int], set[Point]]:
    """Give the stones beside territory, with its points, and those beside points that are nobody's, some being gone."""
    owned, shared = dict[Point, int](), set[Point]()
    for region, beside in empty_regions(board.position().with_stones(empty=gone)):
        if len({board.color_at(p) for p in beside}) > 1:
            shared |= beside
        else:
            owned |= dict.fromkeys(beside, len(region))
    return owned, shared
