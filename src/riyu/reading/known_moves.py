"""Moves about a string that are known beforehand, if they are: what a reader of strings may ask.

Takes a point, whose move it is, and where to look; gives moves. This class knows none; `string_patterns.py` asks the
pattern library, which a reading without it need not load.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.reading.plain import MOST_KNOWN

__all__ = ["KnownMoves"]


class KnownMoves:
    """Knows no moves."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.answers = [0] * MOST_KNOWN

    def look(self) -> None:
        """Take note of the board as it stands."""

    def ask(self, what: int, p: int, side: int, toward: int) -> int:
        """Write what is known at a point into `answers`, the best first; give how many."""
        return 0
