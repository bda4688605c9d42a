"""Openings of a few moves, drawn by a seed: players who add no chance would else play one game again and again.

Takes a size, rules and a seed; gives moves. Plays for nobody: both players are told of them.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate

from riyu.base.chance import Chance
from riyu.candidates.move_scores import MovesBySize, MoveScores
from riyu.features.features import Features
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Point
from riyu.game.ruleset import CHINESE, Ruleset

__all__ = ["MOST_OPENING_MOVES", "drawn_opening"]

MOST_OPENING_MOVES = 20
"""Of how many moves an opening may be."""

_LEAST_SHARE = 0.03
"""Moves that strong players play less often than this are not drawn."""

_learned = MovesBySize()


def drawn_opening(
    size: int,
    moves: int,
    seed: int,
    laws: Ruleset = CHINESE,
    stones: Sequence[Point] = (),
) -> tuple[Point, ...]:
    """Give so many moves from the empty board, or from handicap stones, each drawn by its share in the learned values.

    So no move is one that strong players hardly play. The same arguments give the same moves.
    """
    game = Game(size, laws)
    if stones:
        game.place_handicap(stones)
    scores = MoveScores(Features(game.board), _learned.of(size))
    chance = Chance(seed)
    for _ in range(moves):
        shares = {p: s for p, s in scores.shares(game.to_move, game.moves).items() if p != PASS}
        likely = {p: s for p, s in shares.items() if s >= _LEAST_SHARE} or shares
        points = sorted(likely)
        sums = list(accumulate(likely[point] for point in points))
        at = bisect(sums, chance.word() / 2**64 * sums[-1])
        game.play(game.to_move, points[min(at, len(points) - 1)])
    return tuple(move.point for move in game.moves)
