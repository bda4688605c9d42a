"""What games begin with, so that players who add no chance don't play one game again and again.

A few moves drawn by a seed, or the first moves of games played before. Takes a size, rules and a seed or a file; gives
moves. Plays for nobody: both players are told of them.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path

from riyu.base.chance import Chance
from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.candidates.move_scores import MovesBySize, MoveScores
from riyu.features.features import Features
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Point
from riyu.game.record import Record
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.sgf.files import iter_games

__all__ = ["MOST_OPENING_MOVES", "drawn_opening", "recorded_openings"]

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


@cache
def recorded_openings(
    path: Path, after: int, size: int, laws: Ruleset = CHINESE, stones: tuple[Point, ...] = ()
) -> tuple[tuple[Point, ...], ...]:
    """Give the first `after` moves of each game of a file or folder; all but the last −`after` where it is negative.

    Passed over are games of another size, that begin with other stones than `stones`, and those whose moves are too
    few, out of turn, illegal by these laws, or end the game. Raises UsageError if no game is left, BadInput if a file
    can't be read.
    """
    found = []
    for record in _records_at(path):
        moves = record.moves[:after]
        is_long = len(moves) == after if after > 0 else bool(moves)
        if not is_long or record.size != size or record.white or {*record.black} != {*stones}:
            continue
        game = Game(size, laws)
        if stones:
            game.place_handicap(stones)
        if _is_played(game, record, len(moves)):
            found.append(tuple(move.point for move in moves))
    if not found:
        raise UsageError(f"{path}: no game of {size}x{size} to go on with so")
    return tuple(found)


def _records_at(path: Path) -> Iterator[Record]:
    """Give the games of a file, or of the SGF files of a folder, that can be read."""
    for file in sorted(path.glob("*.sgf")) if path.is_dir() else [path]:
        for _, record in iter_games(file):
            if not isinstance(record, BadInput):
                yield record


def _is_played(game: Game, record: Record, count: int) -> bool:
    """Play a record's first moves; say whether all could be, each color in turn, and the game goes on."""
    for move in record.moves[:count]:
        if move.color != game.to_move or game.is_over:
            return False
        try:
            game.play(move.color, move.point)
        except IllegalMove:
            return False
    return not game.is_over
