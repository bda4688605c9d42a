"""Rivals: strings of both colors that may be in a race with each other, by their liberties and stones alone.

Takes a board and enemy strings; gives pairs. Reads nothing: who wins is the race reader's to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from riyu.game.points import Color, Point, opposite

if TYPE_CHECKING:
    from riyu.game.board import Board

__all__ = ["rivals"]

LEAST_LIBERTIES, MOST_LIBERTIES = 2, 6
"""Liberties with which a string is in a race: in atari it is a question of capture."""

FARTHEST_APART = 1
"""Liberties by which two strings in a race may differ: beyond that it is decided, as a rule."""

LEAST_STONES = 4
"""Stones that a race is about, of both strings together."""


def rivals(board: Board, enemies: Iterable[Point], color: Color) -> list[tuple[Point, Point]]:
    """Give the strings that may be in a race with enemy strings, a color's own first, those of most stones first."""
    names = {board.string_name(p) for p in enemies if board.color_at(p) == opposite(color)}
    pairs = [(own, theirs) for theirs in names for own in board.neighbor_strings(theirs)]
    close = [
        pair
        for pair in pairs
        if _is_close(*map(board.liberties, pair))
        and sum(map(board.string_size, pair)) >= LEAST_STONES
    ]
    return sorted(close, key=lambda pair: (-sum(map(board.string_size, pair)), pair))


def _is_close(one: int, other: int) -> bool:
    """Say whether so many liberties against so many may be a race."""
    fewest, most = sorted((one, other))
    return fewest >= LEAST_LIBERTIES and most <= min(MOST_LIBERTIES, fewest + FARTHEST_APART)
