"""A class made ready for matching: which laid patterns fit a neighborhood of nine points, found once and remembered.

Takes a class; gives, for nine cells as own sees them, the laid patterns that may match there. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from riyu.game.constants import STRIDE
from riyu.patterns._laying import ANYTHING, Laid, needed_ways
from riyu.patterns.model import Offset
from riyu.patterns.snapshot import WIDE_STRIDE

__all__ = ["NINE", "Candidate", "ClassTable"]

NINE: tuple[Offset, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))
"""The neighborhood's offsets, in the order of the cells in its key."""


class Candidate:
    """A laid pattern with what is left to check when its nine inner points fit.

    `outer` holds (offset in a wide picture, mask), those that admit least first.
    """

    __slots__ = ("is_bound", "laid", "order", "outer")

    def __init__(self, laid: Laid, order: int) -> None:
        self.laid = laid
        self.order = order
        self.outer = tuple(
            sorted(
                ((x + WIDE_STRIDE * y, m) for (x, y), m in laid.masks.items() if _is_outer(x, y)),
                key=lambda check: (check[1].bit_count(), abs(check[0])),
            )
        )
        self.is_bound = bool(laid.together or laid.apart or laid.tests)

    def fits(self, wide: bytes, cell: int) -> bool:
        """Say whether the points outside the nine fit around a cell of a wide picture."""
        return all(mask >> wide[cell + step] & 1 for step, mask in self.outer)


class ClassTable:
    """The laid patterns of a class with a table from neighborhoods to candidates.

    Arguments: the class's patterns laid as drawn, in their order of priority.
    """

    def __init__(self, as_drawn: Iterable[Laid]) -> None:
        self.candidates = [
            Candidate(way, order)
            for order, laid in enumerate(as_drawn)
            for way in needed_ways(laid)
        ]
        self.reaches_out = any(candidate.outer for candidate in self.candidates)
        self.at_focus = {c.laid.pattern.name: c.laid.masks[0, 0] for c in self.candidates}
        # For each pattern, how far its answers lie from the focus, in cells.
        self.answers: dict[str, set[int]] = {name: set() for name in self.at_focus}
        for candidate in self.candidates:
            if candidate.laid.answer is not None:
                x, y = candidate.laid.answer
                self.answers[candidate.laid.pattern.name].add(x + STRIDE * y)
        self._known: dict[bytes, tuple[Candidate, ...]] = {}
        # For each of the nine places and each content, a bit for each candidate that admits it there.
        self.admitted = [[self._bits(offset, content) for content in range(4)] for offset in NINE]

    def _bits(self, offset: Offset, content: int) -> int:
        digits = "".join(
            "1" if candidate.laid.masks.get(offset, ANYTHING) >> content & 1 else "0"
            for candidate in reversed(self.candidates)
        )
        return int(digits or "0", 2)

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


def _is_outer(x: int, y: int) -> bool:
    return not (-1 <= x <= 1 and -1 <= y <= 1)
