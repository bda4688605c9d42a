"""Games about one group or one link: a tree search that is won by who has its stones at the end, or has them joined.

Takes a reader of life that is aimed at the group, or a board and two stones; gives how often it is killed, with the
move tried most, or how often they are joined. Proves nothing: it says what is likely where reading doesn't come to its
end, or looks too narrowly. Unlike reading it knows no zone that a group must leave to be safe, and no wall that holds:
games go on over the whole board, and only the tree's moves lie near.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from riyu.game.points import Color, Point, neighbors
from riyu.reading.likely import GAMES, Likely
from riyu.search.mcts import Descents, MoveOdds, Subject, Worker
from riyu.search.tree import Selection, Tree

if TYPE_CHECKING:
    from riyu.assessment.playouts import PlayoutWeights
    from riyu.candidates.move_scores import LearnedMoves, MovesBySize
    from riyu.game.board import Board
    from riyu.reading.life import LifeReader
    from riyu.reading.likely import GroupGames

__all__ = ["Values", "games_about", "games_by", "joined_in"]

BESIDE = 2
"""Steps from the zone that reading has for the group within which moves are looked for."""

BYTES = 64 << 20
"""Memory of the tree at most."""

HOW = Descents(
    komi=0.0,
    is_agreed=True,
    expand_at=2,
    pass_prior=0.005,
    last_pass_prior=0.005,
    critical=6.0,
    critical_root=1.0,
)
"""How descents go: chosen on half of GNU Go's owl tests (see the log of experiments, reading)."""

SELECTION = Selection(even_weight=8.0, explore=2.0)
"""How edges are chosen."""

SLICE = 200
"""Descents between two looks at whether to end."""


class Values(Protocol):
    """What games go by: a player's knowledge."""

    @property
    def learned(self) -> MovesBySize:
        """The learned values of moves."""

    @property
    def playouts(self) -> PlayoutWeights:
        """The learned odds of moves in playouts."""


class _GamesBy:
    """What plays games about groups and links by values as they are in force then."""

    def __init__(self, values: Values) -> None:
        self._values = values

    def __call__(self, reader: LifeReader, first: Color, games: int) -> Likely:
        learned = self._values.learned.of(reader.board.size)
        return games_about(reader, first, learned, self._values.playouts, games)

    def joined(
        self,
        board: Board,
        ends: tuple[Point, Point],
        near: Collection[Point],
        first: Color,
        games: int,
    ) -> float:
        learned = self._values.learned.of(board.size)
        return joined_in(board, ends, near, first, learned, self._values.playouts, games)


def games_by(values: Values) -> GroupGames:
    """Give what plays games about groups and links, by the values as they are in force then."""
    return _GamesBy(values)


def games_about(
    reader: LifeReader,
    first: Color,
    learned: LearnedMoves,
    playouts: PlayoutWeights,
    games: int = GAMES,
    seed: int = 0,
) -> Likely:
    """Search about the group that a reader is aimed at, on its board as it stands, a color to move first.

    Each descent is a game. Stones of the group that were taken since count as the enemy's. Ends, raising Stopped, where
    the reader is to end.
    """
    zone = reader.zone
    stones = zone.group()
    near = {*zone.points(), *stones}
    for _ in range(BESIDE):
        near |= {beside for point in near for beside in neighbors(point, reader.board.size)}
    worker = _worker(reader.board, first, Subject(stones, near), learned, playouts, seed)
    for done in range(0, games, SLICE):
        reader.may_begin()
        worker.run(min(SLICE, games - done))
    branches = worker.tree.branches()
    best = branches[0]
    killed = best.value if first == zone.pursuer else 1.0 - best.value
    whole = sum(branch.visits for branch in branches)
    tried = tuple((branch.move, branch.visits / whole) for branch in branches if branch.visits)
    line = tuple(worker.tree.line())
    return Likely(killed, best.move, line, worker.simulations, False, tried)


def joined_in(
    board: Board,
    ends: tuple[Point, Point],
    near: Collection[Point],
    first: Color,
    learned: LearnedMoves,
    playouts: PlayoutWeights,
    games: int,
    seed: int = 0,
) -> float:
    """Give in what share of games, 0 to 1, two stones of one color are joined, a color to move first.

    Joined at the end of a game: by stones of theirs and points beside which no enemy stands; one that was taken is not.
    Moves of the tree lie among the points `near`. Ends when all are played, some 0.2 s for 1,000 on 19x19.
    The board is as before.
    """
    one, other = ends
    worker = _worker(board, first, Subject((one,), near, other), learned, playouts, seed)
    worker.run(games)
    won = worker.tree.branches()[0].value
    return won if first == board.color_at(one) else 1.0 - won


def _worker(
    board: Board,
    first: Color,
    about: Subject,
    learned: LearnedMoves,
    playouts: PlayoutWeights,
    seed: int,
) -> Worker:
    """Give what plays games about something on a board as it stands, with the root's moves in its tree."""
    board = board.copy()
    if board.to_move != first:
        board.skip_turn()
    tree = Tree(BYTES, SELECTION)
    odds = MoveOdds(learned.table, learned.weights)
    how = replace(HOW, span=float(len(about.stones)))
    worker = Worker(board, (), tree, odds, playouts, how, seed, about=about)
    worker.weighs_root = True
    found = worker.root_moves()
    tree.plant(list(found), list(found.values()))
    return worker
