"""The learned values of moves added up: how likely a strong player plays each legal move of a position.

Takes a board's features and a file's values; gives shares by point. Knows no reasons. Source: Coulom, Computing "Elo
Ratings" of Move Patterns in the Game of Go, 2007; here as a softmax over the moves.
"""

from __future__ import annotations

import math
import threading
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

from riyu.base.files import read_text
from riyu.base.kept import Kept
from riyu.candidates.move_features import MoveFeatures
from riyu.candidates.move_values import BUILT_IN, SMALL_BOARDS, read_values, table_of
from riyu.features.features import Features
from riyu.game.points import Color, Point
from riyu.game.record import Move

__all__ = ["SMALL", "LearnedMoves", "MoveScores", "MovesBySize", "read_learned"]

SMALL = 9
"""Lines of the largest board that is small: where moves are other than in 19x19 games."""


_KEPT = Kept((), ("base", "candidates"))


class LearnedMoves:
    """Values made ready to be added up, for any number of boards.

    `table` has numbers by key, `weights` the values by number; see `MoveValues`, whose `keys` and `weights` are given.
    """

    def __init__(self, keys: Iterable[int], weights: Iterable[float]) -> None:
        self.table = table_of(keys)
        self.weights = list(weights)


def read_learned(path: Path = BUILT_IN) -> LearnedMoves:
    """Read a file's values, riyu's own if none is named, ready. Raises BadInput as `read_values` does.

    What was made of a text that this very program found right before is kept, and not made again.
    """
    text = read_text(path, wanted="a file of values")
    known: tuple[bytes, bytes] | None = _KEPT.get("", text)
    if known is None:
        values = read_values(path)
        known = array("Q", values.keys()).tobytes(), array("d", values.weights()).tobytes()
        _KEPT.put(known, "", text)
    keys, weights = array("Q"), array("d")
    keys.frombytes(known[0])
    weights.frombytes(known[1])
    return LearnedMoves(keys, weights)


class MovesBySize:
    """The values that riyu comes with, for boards of each size; a file is read once it is asked for."""

    FILES = (BUILT_IN, SMALL_BOARDS)

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._known: dict[bool, LearnedMoves] = {}

    def of(self, size: int) -> LearnedMoves:
        """Give the values for boards of a size, the same each time. Raises BadInput for a file that can't be read."""
        is_small = size <= SMALL
        with self._lock:
            if is_small not in self._known:
                self._known[is_small] = read_learned(self.FILES[is_small])
            return self._known[is_small]


class MoveScores:
    """The shares of moves on one board. Arguments: its features, and the values."""

    def __init__(self, features: Features, learned: LearnedMoves) -> None:
        self.features = features
        self.learned = learned
        self._seen = MoveFeatures(features, learned.table)

    def shares(self, color: Color, moves: Sequence[Move]) -> dict[Point, float]:
        """Give the share of each legal move of a color, together 1; `moves` are those of the game so far."""
        last, before = (
            moves[-n].point if len(moves) >= n and not moves[-n].is_pass else 0 for n in (1, 2)
        )
        self._seen.of(color, last, before, len(moves))
        weights = self.learned.weights
        scores = {
            point: sum([weights[i] for i in numbers])
            for point, numbers in self._seen.by_point().items()
        }
        if not scores:
            return {}
        most = max(scores.values())
        odds = {point: math.exp(score - most) for point, score in scores.items()}
        whole = sum(odds.values())
        return {point: odd / whole for point, odd in odds.items()}
