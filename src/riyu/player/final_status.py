"""Which strings are dead, alive, or in seki when a game ends.

Takes a blackboard, its ruleset and the learned values; gives a FinalStatus. Counts nothing: `FinalStatus.count` does.

Careful playouts and a search say together whose each string's points are. The search is by a komi that makes the game
even, so that either side has something to fight for, and begins with either side. Sources: komi that follows the
score (Baudis, Balancing MCTS by dynamically adjusting the komi value, 2011); the Japanese rules of 1989, articles 7
and 8 (dead stones; seki where dame remain). Playing the game on, as GNU Go's manual describes, was worse
(experiments/log/assessment.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from riyu.assessment.assessment import SETTLED, SLICE, FinalStatus, assess, lean
from riyu.assessment.evaluation import read_out
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.playouts import PlayoutWeights
from riyu.candidates.move_scores import LearnedMoves
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Point, all_points
from riyu.game.scoring import empty_regions
from riyu.reading.blackboard import Blackboard
from riyu.reading.fates import Fate, status_of
from riyu.search.thinking import MEGABYTE, Limits, Thinker, Thinking

__all__ = ["final_status"]

PLAYOUTS = 1000
"""Careful playouts that a final status rests on."""

DESCENTS = 1000
"""Descents of each of the two searches that it rests on."""

MEMORY = 32 * MEGABYTE
"""What a search's tree may take."""

SEEN_FROM = 0.4
"""Share of the board's points that must hold stones before a game is searched, and read for seki."""

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
    together. On a board that is less than two fifths full playouts alone say so. Groups beside points that are
    nobody's that are not surely dead, and don't have two eyes for sure, are read for seki.

    `stop` is asked between these steps and within them: once it says so, what was found stands, or that all live if
    nothing was.
    """
    board = blackboard.board
    strings = {name: frozenset(board.string_points(name)) for name in board.strings()}
    stones = frozenset[Point]().union(*strings.values())
    if stop():
        return FinalStatus(stones, frozenset(), frozenset())
    leans = lean(board, playouts=PLAYOUTS, seed=seed, stop=stop)
    in_seki: set[Point] = set()
    if len(stones) >= SEEN_FROM * board.size**2 and not stop():
        thinker = Thinker(learned, playouts, Thinking(memory=MEMORY))
        searched = _searched(thinker, blackboard.game, playouts, seed, stop)
        leans = {name: (x + searched[name]) / 2 for name, x in leans.items()}
        in_seki = _in_seki(blackboard, leans, stop)
    seki = _stones_of(strings, in_seki)
    dead = _stones_of(strings, (name for name, x in leans.items() if x < 0)) - seki
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


def _in_seki(
    blackboard: Blackboard, leans: Mapping[Point, float], stop: Callable[[], bool]
) -> set[Point]:
    """Give the strings in seki, of those that are not surely dead and stand beside points that are nobody's."""
    board = blackboard.board
    gone = {p for name, x in leans.items() if x < -SETTLED for p in board.string_points(name)}
    owned, shared = dict[Point, int](), set[Point]()
    for region, beside in empty_regions(board.position().with_stones(empty=gone)):
        if len({board.color_at(p) for p in beside}) > 1:
            shared |= beside
        else:
            owned |= dict.fromkeys(beside, len(region))
    in_seki: set[Point] = set()
    for group in read_out(Evaluator(blackboard.features), 0.0).groups if shared else ():
        left = {p for p in group.stones if p not in gone}
        if stop() or not left & shared or group.eyes_second >= 2:
            continue
        if max((owned.get(p, 0) for p in left), default=0) >= LARGE:
            continue
        status = status_of(blackboard.readings, min(left), board.ruleset, NODES)
        if status.fate is Fate.SEKI:
            in_seki |= {board.string_name(p) for p in status.stones}
    return in_seki
