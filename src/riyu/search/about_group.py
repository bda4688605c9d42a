"""Games about one group: a tree search that is won by who has the group's stones at the end.

Takes a reader of life that is aimed at the group; gives how often it is killed, and the move tried most. Proves
nothing: it says what is likely where reading doesn't come to its end. Unlike reading it knows no zone that a group
must leave to be safe, and no wall that holds: games go on over the whole board, and only the tree's moves lie near.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from riyu.game.points import Color, neighbors
from riyu.reading.likely import GAMES, Likely
from riyu.search.mcts import Descents, MoveOdds, Subject, Worker
from riyu.search.tree import Selection, Tree

if TYPE_CHECKING:
    from riyu.assessment.playouts import PlayoutWeights
    from riyu.candidates.move_scores import LearnedMoves, MovesBySize
    from riyu.reading.life import LifeReader
    from riyu.reading.likely import GroupGames

__all__ = ["Values", "games_about", "games_by"]

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


def games_by(values: Values) -> GroupGames:
    """Give what plays games about groups, by the values as they are in force then."""

    def play(reader: LifeReader, first: Color, games: int) -> Likely:
        learned = values.learned.of(reader.board.size)
        return games_about(reader, first, learned, values.playouts, games)

    return play


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
    board = reader.board.copy()
    if board.to_move != first:
        board.skip_turn()
    stones = zone.group()
    near = {*zone.points(), *stones}
    for _ in range(BESIDE):
        near |= {beside for point in near for beside in neighbors(point, board.size)}
    tree = Tree(BYTES, SELECTION)
    odds = MoveOdds(learned.table, learned.weights)
    how = replace(HOW, span=float(len(stones)))
    worker = Worker(board, (), tree, odds, playouts, how, seed, about=Subject(stones, near))
    worker.weighs_root = True
    found = worker.root_moves()
    tree.plant(list(found), list(found.values()))
    for done in range(0, games, SLICE):
        reader.may_begin()
        worker.run(min(SLICE, games - done))
    branches = tree.branches()
    best = branches[0]
    killed = best.value if first == zone.pursuer else 1.0 - best.value
    whole = sum(branch.visits for branch in branches)
    tried = tuple((branch.move, branch.visits / whole) for branch in branches if branch.visits)
    return Likely(killed, best.move, tuple(tree.line()), worker.simulations, False, tried)
