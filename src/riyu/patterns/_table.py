"""A class made ready for matching: which laid patterns fit a neighborhood of nine points, found once and remembered.

Takes a class; gives, for nine cells as own sees them, the laid patterns that may match there. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from riyu.game.constants import STRIDE
from riyu.patterns._laying import ANYTHING, Laid
from riyu.patterns.model import Offset
from riyu.patterns.snapshot import WIDE_STRIDE

__all__ = ["NINE", "Candidate", "ClassTable"]

NINE: tuple[Offset, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))
"""The neighborhood's offsets, in the order of the cells in its key."""


_ADMITS = [bytes([48 + (mask >> content & 1) for mask in range(256)]) for content in range(4)]
"""For each content, the digit of each mask: 1 where it admits the content."""


class Candidate:
    """A laid pattern with what is left to check when its nine inner points fit."""

    __slots__ = ("_outer", "is_bound", "laid", "order")

    def __init__(self, laid: Laid, order: int) -> None:
        self.laid = laid
        self.order = order
        self.is_bound = bool(laid.together or laid.apart or laid.tests)
        self._outer: tuple[tuple[int, int], ...] | None = None

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

    Arguments: for each of the class's patterns, in their order of priority, the ways in which it is laid.
    """

    def __init__(self, patterns: Iterable[Sequence[Laid]]) -> None:
        self.candidates = [
            Candidate(way, order) for order, ways in enumerate(patterns) for way in ways
        ]
        self.reaches_out = any(
            not (-1 <= x <= 1 and -1 <= y <= 1)
            for candidate in self.candidates
            for x, y in candidate.laid.masks
        )
        # For each pattern, what may stand on its focus.
        self.at_focus = {candidate.laid.pattern.name: 0 for candidate in self.candidates}
        for candidate in self.candidates:
            self.at_focus[candidate.laid.pattern.name] |= candidate.laid.masks[0, 0]
        # For each pattern, how far its answers lie from the focus, in cells.
        self.answers: dict[str, set[int]] = {name: set() for name in self.at_focus}
        for candidate in self.candidates:
            if candidate.laid.answer is not None:
                x, y = candidate.laid.answer
                self.answers[candidate.laid.pattern.name].add(x + STRIDE * y)
        self._known: dict[bytes, tuple[Candidate, ...]] = {}
        # For each of the nine places and each content, a bit for each candidate that admits it there.
        self.admitted = [self._admitted(offset) for offset in NINE]

    def _admitted(self, offset: Offset) -> list[int]:
        masks = bytes([c.laid.masks.get(offset, ANYTHING) for c in reversed(self.candidates)])
        return [int(masks.translate(digits) or b"0", 2) for digits in _ADMITS]

    def around(self, key: bytes) -> tuple[Candidate, ...]:
        """Give the candidates whose inner points fit nine cells (0 empty, 1 own, 2 enemy, 3 border), in order."""
        found = self._known.get(key)
        if found is None:
            bits = -1
            for admitted, content in zip(self.admitted, key, strict=True):
                bits &= admitted[content]
            found = self._known[key] = self.chosen(bits)
        return found

    def chosen(self, bits: int) -> tuple[Candidate, ...]:
        """Give the candidates whose bits are set, in order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self.candidates[lowest.bit_length() - 1])
            bits ^= lowest
        return tuple(found)

    def covering(self, masks: Sequence[int]) -> tuple[Candidate, ...]:
        """Give the candidates that admit, at each of the nine places, all that the place's mask admits."""
        bits = -1
        for admitted, mask in zip(self.admitted, masks, strict=True):
            for content in range(4):
                if mask >> content & 1:
                    bits &= admitted[content]
        return self.chosen(bits)
