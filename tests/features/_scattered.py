"""Positions for comparing features with their slow twins: random moves, many near the last, so that shapes come."""

from __future__ import annotations

import random
from collections.abc import Iterator

from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.points import Color, opposite

__all__ = ["scattered"]


def scattered(size: int, seed: int, moves: int, every: int) -> Iterator[Features]:
    """Play random moves and give the features after every so many of them, always of the same board."""
    chance = random.Random(seed)
    features = Features(Board(size))
    board = features.board
    color: Color = BLACK
    last: list[int] = []
    for count in range(1, moves + 1):
        legal = board.legal_points(color)
        if not legal:
            break
        near = [
            p for p in legal if any(abs(p % 20 - q % 20) + abs(p // 20 - q // 20) < 5 for q in last)
        ]
        point = chance.choice(near if near and chance.random() < 0.7 else legal)
        board.play(color, point)
        last = [*last[-3:], point]
        color = opposite(color)
        if count % every == 0:
            yield features
