"""Drawings made ready for the sweeping matcher: one entry for each point that may come to fit, and sets of them.

Takes drawings and a board's size; gives entries, side by side where they are alike, and sets of them as bits of an int.
Knows no boards.

The 36 cells nearest to an entry's middle are looked up three at a time: a set for each of the 64 contents of three
cells. Other sets: the entries that one content of the middle fits and another does not, by orientation; those that can
lie on a point at all, edges considered; those that a content of the middle fits.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import UsageError
from riyu.game.constants import MAX_SIZE
from riyu.patterns.symmetry import ORIENTATIONS

__all__ = [
    "NEAREST",
    "Drawn",
    "SweepEntry",
    "anchor_of",
    "each_place",
    "entries_of",
    "places_of",
    "sets_of",
]

Drawn: TypeAlias = tuple[dict[tuple[int, int], int], int]
"""A drawing: masks by offset (1 empty, 2 own, 4 enemy, 8 off the board), and the orientations that differ, as bits."""

MOST_DRAWINGS = 65_535
MOST_STEPS = 20
"""From a point of a drawing to another, along a line."""

_ANYTHING, _ON_BOARD, _OFF = 15, 7, 8
_ACROSS = 64
"""Bits from a place to the one above it in an int of places, which has a margin of MOST_STEPS on each side."""

_BY_DISTANCE = sorted(
    ((x, y) for y in range(-3, 4) for x in range(-3, 4)),
    key=lambda o: (o[0] ** 2 + o[1] ** 2, o),
)
NEAREST = _BY_DISTANCE[1:37]
"""Offsets of the 36 cells around a middle that the sets are for: no more than the root of 10 away."""

_LIKENESS = _BY_DISTANCE[:25]
_COMMON_FIRST = (1, 7, 15, 5, 3, 6, 2, 4, 8)
_RANKS = [_COMMON_FIRST.index(m) if m in _COMMON_FIRST else m + _ANYTHING for m in range(16)]


@dataclass(frozen=True, slots=True)
class SweepEntry:
    """A drawing with one of its points in the middle: `anchor` and `masks` by offset from there."""

    drawing: int
    anchor: tuple[int, int]
    ways: int
    masks: dict[tuple[int, int], int]
    places: int

    @property
    def beyond(self) -> list[tuple[int, int, int]]:
        """What it asks of points that the sets know nothing of, the rarest first: x, y, mask."""
        found = [
            (x, y, mask)
            for (x, y), mask in self.masks.items()
            if (x, y) not in _NEAR and mask & 7 not in (0, 7)
        ]
        return sorted(found, key=lambda c: (c[2] & 1, c[2].bit_count(), abs(c[0]) + abs(c[1])))


_NEAR = frozenset(_BY_DISTANCE[:37])


def entries_of(drawings: Sequence[Drawn], size: int) -> list[SweepEntry]:
    """Give the entries of drawings, alike ones side by side. Raises UsageError for a drawing that can't be swept."""
    found = []
    board = _board(size)
    for number, (masks, ways) in enumerate(drawings):
        anchor = anchor_of(masks, number)
        places = places_of(masks, anchor, size)
        asked = [(u, v, mask) for (u, v), mask in masks.items() if mask != _ANYTHING]
        for x, y, mask in asked:
            if mask & 7 not in (0, 7):
                to_anchor = (anchor[0] - x, anchor[1] - y)
                around = {(u - x, v - y): m for u, v, m in asked}
                here = _moved(places, to_anchor) & board
                found.append(SweepEntry(number, to_anchor, ways, around, here))
    # The entries that one neighborhood admits then lie in few words.
    found.sort(key=_likeness)
    return found


def _likeness(entry: SweepEntry) -> list[int]:
    masks = entry.masks
    return [_RANKS[masks.get(offset, _ANYTHING)] for offset in _LIKENESS]


def anchor_of(masks: dict[tuple[int, int], int], number: int = 0) -> tuple[int, int]:
    """Give the lowest, then leftmost of the points that a drawing asks something of and that are on the board.

    Raises UsageError for a drawing that asks nothing, or too much.
    """
    asked = [o for o, mask in masks.items() if mask not in (_ANYTHING, _OFF)]
    if not asked or number >= MOST_DRAWINGS:
        raise UsageError(f"drawing {number} asks nothing of any point, or too much")
    for axis in (0, 1):
        along = [o[axis] for o, mask in masks.items() if mask != _ANYTHING]
        if max(along) - min(along) > MOST_STEPS:
            raise UsageError(f"drawing {number} is too wide: expected at most {MOST_STEPS} steps")
    return min(asked, key=lambda o: (o[1], o[0]))


def places_of(
    masks: dict[tuple[int, int], int],
    anchor: tuple[int, int],
    size: int,
    contents: int = _ON_BOARD,
) -> int:
    """Give where a drawing's anchor may stand, unturned, on a board that holds nothing but some contents.

    `contents` is a mask. The result has a bit for each place: `each_place` reads it.
    """
    found = board = _board(size)
    for (x, y), mask in masks.items():
        if mask != _ANYTHING:
            inside = _moved(board, (x - anchor[0], y - anchor[1]))
            found &= (inside if mask & contents else 0) | (~inside if mask & _OFF else 0)
    return found


def _board(size: int) -> int:
    rows = range(MOST_STEPS, MOST_STEPS + size)
    return sum((1 << size) - 1 << _ACROSS * row + MOST_STEPS for row in rows)


def _moved(places: int, offset: tuple[int, int]) -> int:
    """Give the places from which an offset leads to one of some places."""
    step = offset[0] + _ACROSS * offset[1]
    return places >> step if step >= 0 else places << -step


def each_place(places: int) -> Iterator[tuple[int, int]]:
    """Give column and row of each place, from 0."""
    while places:
        row, column = divmod((places & -places).bit_length() - 1, _ACROSS)
        yield column - MOST_STEPS, row - MOST_STEPS
        places &= places - 1


def sets_of(entries: Sequence[SweepEntry]) -> Iterator[int]:
    """Give the sets, each as an int with a bit for each entry, in the order of the table in `sweep.pxd`."""
    whole = (1 << len(entries)) - 1
    refused: dict[tuple[tuple[int, int], int], list[int]] = defaultdict(list)
    at_places: dict[int, list[int]] = defaultdict(list)
    in_way: dict[int, list[int]] = defaultdict(list)
    for number, entry in enumerate(entries):
        for offset, mask in entry.masks.items():
            if offset in _NEAR:
                for content in range(4):
                    if not mask >> content & 1:
                        refused[offset, content].append(number)
        at_places[entry.places].append(number)
        in_way[entry.ways].append(number)
    admitted = {
        (offset, content): whole & ~_bits(refused[offset, content])
        for offset in _BY_DISTANCE[:37]
        for content in range(4)
    }
    for i in range(0, len(NEAREST), 3):
        for code in range(64):
            found = whole
            for place, offset in enumerate(NEAREST[i : i + 3]):
                found &= admitted[offset, code >> 2 * place & 3]
            yield found
    middle = [admitted[(0, 0), content] for content in range(3)]
    ways = {way: _bits(numbers) for way, numbers in in_way.items()}
    for o in ORIENTATIONS:
        needed = sum(numbers for way, numbers in ways.items() if way >> o & 1)
        for one, other in ((0, 1), (0, 2), (1, 2)):
            yield (middle[one] ^ middle[other]) & needed
    yield from _by_place(at_places)
    yield from middle


def _by_place(at_places: dict[int, list[int]]) -> Iterator[int]:
    """Give the set for each place, from the entries by where they can lie.

    An entry is noted where its places have a corner; what was noted up to a place, to the left and below, says by being
    odd that the entry can lie there.
    """
    noted: dict[tuple[int, int], int] = defaultdict(int)
    for places, there in at_places.items():
        numbers = _bits(there)
        beside = places ^ places << 1
        for corner in each_place(beside ^ beside << _ACROSS):
            noted[corner] ^= numbers
    below = [0] * MAX_SIZE
    for row in range(MAX_SIZE):
        in_row = 0
        for column in range(MAX_SIZE):
            in_row ^= noted.get((column, row), 0)
            below[column] ^= in_row
        yield from below


def _bits(numbers: Iterable[int]) -> int:
    found = bytearray()
    for number in numbers:
        byte = number // 8
        if byte >= len(found):
            found.extend(bytes(byte + 1 - len(found)))
        found[byte] |= 1 << number % 8
    return int.from_bytes(found, "little")
