"""Drawings made ready for the sweeping matcher: one entry for each point that may come to fit, and sets of them.

Takes drawings and a board's size; gives entries, side by side where they are alike, and sets of them as bits of an int.
Knows no boards.

The 36 cells nearest to an entry's middle are looked up three at a time: a set for each of the 64 contents of three
cells. Other sets: the entries that one content of the middle fits and another does not, by orientation; those that can
lie on a point at all, edges considered; those that a content of the middle fits.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from riyu.base.errors import UsageError
from riyu.game.constants import MAX_SIZE
from riyu.patterns._admitted import admitted
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

_WITH_MIDDLE = _BY_DISTANCE[:37]
_NEAR = frozenset(_WITH_MIDDLE)
_FARTHEST = 10  # squared
_REACH = 3
_FIELD = 2 * _REACH + 1
_NEAREST_FIRST = itemgetter(*[_FIELD * (y + _REACH) + x + _REACH for x, y in _WITH_MIDDLE])
"""What puts a 7x7 field's masks, along the rows from the lower left, in the order of the cells of the sets."""

_LIKENESS = 25
_COMMON_FIRST = (1, 7, 15, 5, 3, 6, 2, 4, 8)
_RANKS = bytes(
    [
        _COMMON_FIRST.index(m) if m in _COMMON_FIRST else m + _ANYTHING
        for m in range(256 - _ANYTHING)
    ]
).ljust(256)


class SweepEntry(NamedTuple):
    """A drawing with one of its points in the middle.

    `anchor` is its offset from there, `near` the masks of the middle and of the cells NEAREST, `beyond` what it asks of
    points that the sets know nothing of, the rarest first: x, y, mask. `places` says where the middle can lie.
    """

    drawing: int
    anchor: tuple[int, int]
    ways: int
    near: bytes
    beyond: list[tuple[int, int, int]]
    places: int


def entries_of(drawings: Sequence[Drawn], size: int) -> list[SweepEntry]:
    """Give the entries of drawings, alike ones side by side. Raises UsageError for a drawing that can't be swept."""
    found = []
    board = _board(size)
    for number, (masks, ways) in enumerate(drawings):
        anchor = anchor_of(masks, number)
        places = places_of(masks, anchor, size)
        low, left = min(y for _, y in masks), min(x for x, _ in masks)
        high, right = max(y for _, y in masks), max(x for x, _ in masks)
        # The drawing in a field with room around: a row after the other.
        across = right - left + _FIELD
        field = bytearray([_ANYTHING]) * (across * (high - low + _FIELD))
        for (x, y), mask in masks.items():
            field[across * (y - low + _REACH) + x - left + _REACH] = mask
        middles = [(x, y, mask) for (x, y), mask in masks.items() if mask & 7 not in (0, 7)]
        is_near = (right - left) ** 2 + (high - low) ** 2 <= _FARTHEST
        for x, y, _ in middles:
            to_anchor = (anchor[0] - x, anchor[1] - y)
            first = across * (y - low) + x - left
            rows = [field[at : at + _FIELD] for at in range(first, first + _FIELD * across, across)]
            near = bytes(_NEAREST_FIRST(b"".join(rows)))
            beyond = [] if is_near else _beyond(middles, x, y)
            here = _moved(places, to_anchor) & board
            found.append(SweepEntry(number, to_anchor, ways, near, beyond, here))
    # The entries that one neighborhood admits then lie in few words.
    found.sort(key=lambda entry: entry.near[:_LIKENESS].translate(_RANKS))
    return found


def _beyond(asked: Sequence[tuple[int, int, int]], x: int, y: int) -> list[tuple[int, int, int]]:
    """Give those points asked about that the sets around one of them know nothing of, by offsets from it."""
    found = [(u - x, v - y, mask) for u, v, mask in asked if (u - x, v - y) not in _NEAR]
    if len(found) > 1:
        found.sort(key=lambda c: (c[2] & 1, c[2].bit_count(), abs(c[0]) + abs(c[1])))
    return found


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
    inside, outside = [], []
    for (x, y), mask in masks.items():
        if mask & (contents | _OFF) == 0:
            return 0
        if not mask & _OFF:
            inside.append((x - anchor[0], y - anchor[1]))
        elif not mask & contents:
            outside.append((x - anchor[0], y - anchor[1]))
    if inside:
        columns, rows = [x for x, _ in inside], [y for _, y in inside]
        for corner in (min, max):
            found &= _moved(board, (corner(columns), corner(rows)))
    for offset in outside:
        found &= ~_moved(board, offset)
    return found


@cache  # one number for each size
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
    at_places: dict[int, list[int]] = defaultdict(list)
    in_way: dict[int, list[int]] = defaultdict(list)
    for number, entry in enumerate(entries):
        at_places[entry.places].append(number)
        in_way[entry.ways].append(number)
    cells = len(_WITH_MIDDLE)
    near = b"".join([entry.near for entry in reversed(entries)])
    middle, *around = [admitted(near[i::cells]) for i in range(cells)]
    for i in range(0, len(NEAREST), 3):
        one, two, three = around[i : i + 3]
        for code in range(64):
            yield one[code & 3] & two[code >> 2 & 3] & three[code >> 4]
    ways = {way: _bits(numbers) for way, numbers in in_way.items()}
    for o in ORIENTATIONS:
        needed = sum(numbers for way, numbers in ways.items() if way >> o & 1)
        for first, second in ((0, 1), (0, 2), (1, 2)):
            yield (middle[first] ^ middle[second]) & needed
    yield from _by_place(at_places)
    yield from middle[:3]


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


def _bits(numbers: Sequence[int]) -> int:
    """Give a bit for each of some numbers, which are in order."""
    found = bytearray(numbers[-1] // 8 + 1)
    for number in numbers:
        found[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(found, "little")
