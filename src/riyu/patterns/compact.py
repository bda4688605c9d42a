"""A class made compact: each pattern in one or two words of 12 bytes, as the focus matcher loads them.

Takes pattern classes; gives records of numbers with their size. Knows no boards.

The first word says what must not stand on the 24 points of the 5x5 field around the focus: own, enemy, empty, and how
near the edges may not be; in the bits left over is room for the answer and the kind of block. A second word says the
same of the 24 points of the 7x7 field beyond, and has room for two tests.
Source: RiscIgo (W7), "Pattern matching".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from riyu.patterns._laying import ANYTHING, Laid, lay, needed_ways
from riyu.patterns.model import Offset, Pattern, PatternClass
from riyu.patterns.tables import TESTS

__all__ = [
    "APART",
    "SIDES",
    "TOGETHER",
    "WORD_BYTES",
    "Record",
    "Tie",
    "inner_bit",
    "records_of",
    "ring_bit",
]

WORD_BYTES = 12
"""Bytes of a record's word: a record has one or two."""

SIDES: tuple[Offset, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The four sides of a field, in the order of their edge bits: up, right, down, left."""

TOGETHER, APART = len(TESTS), len(TESTS) + 1
"""The numbers of the two ties, after those of the tests in the order of their table."""

_COMPARISONS = ("", "<", "<=", "=", "!=", ">=", ">")
_CONTENTS = (2, 4, 1)  # own, enemy, empty: in the order of a record's words, as bits of a mask


@dataclass(frozen=True, slots=True)
class Tie:
    """A test or tie as numbers: its kind, comparison and number, whether it is turned round, and one or two offsets."""

    kind: int
    comparison: int
    number: int
    negated: bool
    first: Offset
    second: Offset


@dataclass(frozen=True, slots=True)
class Record:
    """A laid pattern as numbers, as it is drawn.

    `inner` and `ring`: what must not stand there as own, enemy and empty, a bit a point; bits 24 to 27 of `inner` say
    that the board may not end within 1, 2 and 3 lines up, right, down and left. `outer`: what is asked beyond 7x7, with
    masks. `ways`: the orientations that differ, a bit each. `answer` and `end` are offsets, None if there is none.
    """

    pattern: Pattern
    order: int
    focus_mask: int
    inner: tuple[int, int, int]
    ring: tuple[int, int, int]
    outer: tuple[tuple[Offset, int], ...]
    ties: tuple[Tie, ...]
    ways: int
    answer: Offset | None
    end: Offset | None

    @property
    def points(self) -> dict[Offset, int]:
        """What may stand on each point that it asks about, as masks: read back from its words.

        Where the board may not end within some lines of a side, the point that far out is asked to be on it.
        """
        found = {(0, 0): self.focus_mask, **dict(self.outer)}
        for words, offsets in ((self.inner, _INNER), (self.ring, _RING)):
            own, enemy, empty = words
            left = (own | enemy | empty) & _POINTS
            while left:
                lowest = left & -left
                left ^= lowest
                banned = 2 * (own & lowest > 0) + 4 * (enemy & lowest > 0) + (empty & lowest > 0)
                found[offsets[lowest.bit_length() - 1]] = ANYTHING & ~banned
        for lines in (1, 2, 3):
            edges = self.inner[lines - 1] >> 24
            for side, (right, up) in enumerate(SIDES if edges else ()):
                if edges >> side & 1:
                    offset = (lines * right, lines * up)
                    found[offset] = found.get(offset, ANYTHING) & ~8
        return found


@cache  # numbers alone, asked for each cell of each drawing
def inner_bit(x: int, y: int) -> int:
    """Give the bit of an offset within the 5x5 field: from the lower left along the rows, the focus left out."""
    index = 5 * (y + 2) + x + 2
    return index - (index > 12)


@cache  # as inner_bit
def ring_bit(x: int, y: int) -> int:
    """Give the bit of an offset in the 7x7 field beyond 5x5: from the lower left along the rows."""
    if y == -3:
        return x + 3
    if y == 3:
        return 17 + x + 3
    return 7 + 2 * (y + 2) + (x > 0)


_FIELD = [(x, y) for y in range(-3, 4) for x in range(-3, 4) if x or y]
_INNER = {inner_bit(x, y): (x, y) for x, y in _FIELD if max(abs(x), abs(y)) < 3}
_RING = {ring_bit(x, y): (x, y) for x, y in _FIELD if max(abs(x), abs(y)) == 3}
_POINTS = (1 << 24) - 1


def records_of(wanted: PatternClass) -> list[Record]:
    """Give the records of a class in order of priority; a pattern in a joined glob has one for each header."""
    return [
        _record(order, laid)
        for order, pattern in enumerate(wanted.patterns)
        for laid in lay(pattern, wanted.asked)
    ]


def _record(order: int, laid: Laid) -> Record:
    inner, ring = [0, 0, 0], [0, 0, 0]
    outer = []
    for (x, y), mask in laid.masks.items():
        if mask == ANYTHING or (x, y) == (0, 0):
            continue
        far = max(abs(x), abs(y))
        if far > 3:
            outer.append(((x, y), mask))
            continue
        words, bit = (inner, inner_bit(x, y)) if far <= 2 else (ring, ring_bit(x, y))
        for word, content in enumerate(_CONTENTS):
            if not mask & content:
                words[word] |= 1 << bit
        if not mask & 8:
            for side, (right, up) in enumerate(SIDES):
                lines = x * right + y * up
                if lines > 0:
                    inner[lines - 1] |= 1 << 24 + side
    return Record(
        laid.pattern,
        order,
        laid.masks.get((0, 0), ANYTHING),
        (inner[0], inner[1], inner[2]),
        (ring[0], ring[1], ring[2]),
        tuple(outer),
        tuple(_ties(laid)),
        sum(1 << orientation for orientation in needed_ways(laid)),
        laid.answer,
        laid.end,
    )


def _ties(laid: Laid) -> list[Tie]:
    kinds = list(TESTS)
    found = []
    for kind, pairs in ((TOGETHER, laid.together), (APART, laid.apart)):
        for pair in sorted(map(sorted, pairs)):
            found.append(Tie(kind, 0, 0, False, pair[0], pair[-1]))
    for bound in laid.tests:
        test = bound.test
        offsets = (*bound.offsets, (0, 0), (0, 0))
        comparison = _COMPARISONS.index(test.comparison)
        kind = kinds.index(test.name)
        found.append(Tie(kind, comparison, test.number, test.negated, offsets[0], offsets[1]))
    return found
