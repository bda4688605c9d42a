"""The laid patterns of a class, by what they admit on the nine points around the focus: which cover which.

Takes a class's patterns as laid; gives the laid patterns that admit there all that some masks admit. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter

from riyu.patterns._admitted import admitted
from riyu.patterns._laying import ANYTHING, Laid, laid_in, needed_ways, turned
from riyu.patterns.model import Offset, Pattern
from riyu.patterns.symmetry import ORIENTATIONS

__all__ = ["NINE", "ClassTable", "TurnedPattern"]

NINE: tuple[Offset, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))
"""The neighborhood's offsets, along the rows from the lower left."""

_AS_SEEN = [
    itemgetter(*[[turned(o, drawn) for drawn in NINE].index(offset) for offset in NINE])
    for o in ORIENTATIONS
]
"""For each orientation, what makes nine things, in the order of NINE as drawn, come in the order of NINE as laid."""


class TurnedPattern:
    """A pattern in an orientation; laid when asked for. Arguments: the pattern laid as drawn, and the orientation."""

    __slots__ = ("_laid", "drawn", "orientation")

    def __init__(self, drawn: Laid, orientation: int) -> None:
        self.drawn = drawn
        self.orientation = orientation
        self._laid: Laid | None = None

    @property
    def pattern(self) -> Pattern:
        """The pattern."""
        return self.drawn.pattern

    @property
    def laid(self) -> Laid:
        """The pattern, laid in the orientation."""
        if self._laid is None:
            self._laid = laid_in(self.drawn, self.orientation)
        return self._laid


class ClassTable:
    """The laid patterns of a class.

    Arguments: for each of the class's patterns, in their order of priority, how `lay` lays it as drawn. Each is laid in
    the orientations that it needs.
    """

    def __init__(self, patterns: Iterable[Sequence[Laid]]) -> None:
        self.candidates: list[TurnedPattern] = []
        # For each pattern by its place, how many candidates come before it.
        self._before: list[int] = []
        nine = []
        for alternatives in patterns:
            self._before.append(len(self.candidates))
            for drawn in alternatives:
                as_drawn = bytes([drawn.masks.get(offset, ANYTHING) for offset in NINE])
                for orientation in needed_ways(drawn):
                    self.candidates.append(TurnedPattern(drawn, orientation))
                    nine.append(bytes(_AS_SEEN[orientation](as_drawn)))
        # For each of the nine places and each content, a bit for each candidate that admits it there.
        together = b"".join(reversed(nine))
        self.admitted = [admitted(together[i :: len(NINE)]) for i in range(len(NINE))]

    def covering(self, masks: Sequence[int], order: int) -> list[TurnedPattern]:
        """Give the candidates of the patterns before one that admit, at each of the nine, all that its mask admits."""
        bits = (1 << self._before[order]) - 1
        for at_place, mask in zip(self.admitted, masks, strict=True):
            for content in range(4):
                if mask >> content & 1:
                    bits &= at_place[content]
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self.candidates[lowest.bit_length() - 1])
            bits ^= lowest
        return found
