"""What the pattern library knows of taking and saving a string.

Takes the features of a board and a library; gives the answers of its classes `string-attack`, `string-defense`,
`trick-plays` and `net-attack`. Knows no lines.
"""

from __future__ import annotations

import cython

from riyu.features.features import Features
from riyu.patterns.compact import records_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.reading.known_moves import KnownMoves

if not cython.compiled:
    from riyu.patterns.plain import Found
    from riyu.reading.plain import MOST_KNOWN, NETS, SAVING, TRICKS

__all__ = ["StringPatterns"]


class StringPatterns(KnownMoves):
    """The classes about strings, asked on one board."""

    def __init__(self, features: Features, library: Library) -> None:
        super().__init__()
        self.matcher = FocusMatcher(features)
        self.taking, self.saving, self.tricks, self.nets = [
            CompactClass(found, records_of(found))
            for found in map(
                library.of, ("string-attack", "string-defense", "trick-plays", "net-attack")
            )
        ]
        if not cython.compiled:
            self.found = [Found() for _ in range(MOST_KNOWN)]

    def look(self) -> None:
        """Take note of the board as it stands."""
        self.matcher.look()

    def ask(self, what: int, p: int, side: int, toward: int) -> int:
        """Write the answers of a class at a focus into `answers`, the first soonest; give how many."""
        if what == SAVING:
            count = self.matcher.ask(self.saving, p, side, toward, MOST_KNOWN, self.found)
        elif what == TRICKS:
            count = self.matcher.ask(self.tricks, p, side, toward, MOST_KNOWN, self.found)
        elif what == NETS:
            count = self.matcher.ask(self.nets, p, side, toward, MOST_KNOWN, self.found)
        else:
            count = self.matcher.ask(self.taking, p, side, toward, MOST_KNOWN, self.found)
        for i in range(count):
            self.answers[i] = self.found[i].answer
        return count
