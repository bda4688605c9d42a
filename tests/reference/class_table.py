"""A class made ready for matching: which laid patterns fit a neighborhood of nine points, found once and remembered.

Takes a class; gives, for nine cells as own sees them, the laid patterns that may match there. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter

from riyu.patterns._admitted import admitted
from riyu.patterns._laying import ANYTHING, Laid, laid_in, needed_ways, turned
from riyu.patterns.model import Offset, Pattern
from riyu.patterns.symmetry import ORIENTATIONS
from tests.reference.snapshot import WIDE_STRIDE

__all__ = ["Candidate", "ClassTable"]

NINE: tuple[Offset, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))
"""The neighborhood's offsets, in the order of the cells in its key."""

_IN_NINE = frozenset(NINE)
_AS_SEEN = [
    itemgetter(*[[turned(o, drawn) for drawn in NINE].index(offset) for offset in NINE])
    for o in ORIENTATIONS
]
"""For each orientation, what makes nine things, in the order of NINE as drawn, come in the order of NINE as laid."""


class Candidate:
    """A pattern in an orientation, with what is left to check when its nine inner points fit; laid when asked for.

    Arguments: the pattern laid as drawn, the orientation, and the pattern's order in its class.
    """

    __slots__ = ("_laid", "_outer", "drawn", "is_bound", "order", "orientation")

    def __init__(self, drawn: Laid, orientation: int, order: int) -> None:
        self.drawn = drawn
        self.orientation = orientation
        self.order = order
        self.is_bound = bool(drawn.together or drawn.apart or drawn.tests)
        self._laid: Laid | None = None
        self._outer: tuple[tuple[int, int], ...] | None = None

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

    @property
    def outer(self) -> tuple[tuple[int, int], ...]:
        """What may stand beyond the nine: (offset in a wide picture, mask), those that admit least first."""
        if self._outer is None:
            outer = [
                (mask.bit_count(), abs(x + WIDE_STRIDE * y), x + WIDE_STRIDE * y, mask)
                for (x, y), mask in self.laid.masks.items()
                if not (-1 <= x <= 1 and -1 <= y <= 1)
            ]
            self._outer = tuple([(step, mask) for _, _, step, mask in sorted(outer)])
        return self._outer

    def fits(self, wide: bytes, cell: int) -> bool:
        """Say whether the points outside the nine fit around a cell of a wide picture."""
        return all(mask >> wide[cell + step] & 1 for step, mask in self.outer)


class ClassTable:
    """The laid patterns of a class with a table from neighborhoods to candidates.

    Arguments: for each of the class's patterns, in their order of priority, how `lay` lays it as drawn. Each is laid in
    the orientations that it needs.
    """

    def __init__(self, patterns: Iterable[Sequence[Laid]]) -> None:
        self.candidates: list[Candidate] = []
        self.reaches_out = False
        nine = []
        for order, alternatives in enumerate(patterns):
            for drawn in alternatives:
                masks = drawn.masks
                self.reaches_out = self.reaches_out or not _IN_NINE.issuperset(masks)
                as_drawn = bytes([masks.get(offset, ANYTHING) for offset in NINE])
                for orientation in needed_ways(drawn):
                    self.candidates.append(Candidate(drawn, orientation, order))
                    nine.append(bytes(_AS_SEEN[orientation](as_drawn)))
        self._known: dict[bytes, tuple[Candidate, ...]] = {}
        # For each of the nine places and each content, a bit for each candidate that admits it there.
        together = b"".join(reversed(nine))
        self.admitted = [admitted(together[i :: len(NINE)]) for i in range(len(NINE))]

    def around(self, key: bytes) -> tuple[Candidate, ...]:
        """Give the candidates whose inner points fit nine cells (0 empty, 1 own, 2 enemy, 3 border), in order."""
        found = self._known.get(key)
        if found is None:
            bits = -1
            for at_place, content in zip(self.admitted, key, strict=True):
                bits &= at_place[content]
            found = self._known[key] = self._chosen(bits)
        return found

    def _chosen(self, bits: int) -> tuple[Candidate, ...]:
        """Give the candidates whose bits are set, in order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self.candidates[lowest.bit_length() - 1])
            bits ^= lowest
        return tuple(found)
