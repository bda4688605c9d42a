"""What bulk.pxd and the kernel give compiled code, in plain Python: for uncompiled runs only.

Takes a program and a batch; gives records. A block's words are one number here, a bit a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from riyu.patterns.bulk_program import (
    AFTER,
    BOUND_INTS,
    CLASS_INTS,
    EYE,
    FEATURES,
    HAS_ANSWER,
    IS_BAR,
    IS_LAST,
    LEAF,
    LEAF_INTS,
    NO_ATARI,
    NODE_INTS,
    NUMBER,
    ON_LINE,
    ON_PLATE,
    PAIR,
    SAFE,
)

if TYPE_CHECKING:
    from riyu.patterns.bulk import Batch
    from riyu.patterns.bulk_program import Program

__all__ = [
    "ACROSS",
    "CELL_ROOM",
    "CORE_WORDS",
    "LANES",
    "OF_AFTER",
    "OF_LIBERTIES",
    "OF_STONES",
    "OF_STRING",
    "PLANES",
    "TABLES",
    "WIDE_CELLS",
    "BulkFound",
    "bulk_ask",
]

WIDE_CELLS, ACROSS, PLANES, CORE_WORDS, LANES, CELL_ROOM = 2280, 39, 16, 8, 64, 424
OF_STRING, OF_LIBERTIES, OF_STONES, OF_AFTER, TABLES = 0, 1, 2, 3, 5
_BESIDE, _CORNERS = (1, -1, 20, -20), (19, 21, -21, -19)


class BulkFound(NamedTuple):
    """A leaf at a focus in up to 64 positions; twin of the kernel's struct."""

    leaf: int
    place: int
    lanes: int


def bulk_ask(
    program: Program, batch: Batch, block: int, first: int, end: int, colors: int
) -> list[BulkFound]:
    """Give what the kernel finds from one item (a class, a color, a focus) to another."""
    found: list[BulkFound] = []
    points = batch.size**2
    words = batch.words
    seen = _Block(batch, block)
    for item in range(first, end):
        color = 1 + item // points % 2
        if not colors >> (color - 1) & 1:
            continue
        p = 20 * (batch.size - item % points // batch.size) + 1 + item % batch.size
        c = program.classes[CLASS_INTS * (item // (2 * points)) :][:CLASS_INTS].tolist()
        for rank, left in _settle(program, seen, c, p, color):
            for word in range(words):
                lanes = left >> LANES * word & (1 << LANES) - 1
                if lanes:
                    place = p | (color - 1) << 9 | (block * words + word) << 10
                    found.append(BulkFound(c[2] + rank, place, lanes))
    return found


class _Block:
    """A block of a batch: its planes as one number each."""

    def __init__(self, batch: Batch, block: int) -> None:
        self.batch, self.block, self.size = batch, block, batch.size
        self.valid = self._number(batch.valid, block)

    def _number(self, words: Sequence[int], place: int) -> int:
        count = self.batch.words
        return sum(
            word << LANES * i for i, word in enumerate(words[place * count : (place + 1) * count])
        )

    def plane(self, wide: int, mask: int) -> int:
        """Give in which positions a wide cell shows some contents."""
        return self._number(self.batch.planes, (self.block * WIDE_CELLS + wide) * PLANES + mask)

    def shows(self, cell: int, mask: int, color: int) -> int:
        """Give the same of a cell, as a color sees it."""
        seen = mask if color == 1 else (mask & 9) | (mask & 2) << 1 | (mask & 4) >> 1
        return self.plane((cell // 20 + 19) * ACROSS + cell % 20 - 1, seen)

    def safe(self, cell: int, color: int) -> int:
        """Give in which positions a stone put on an empty point takes something or has two liberties."""
        return self._number(self.batch.safe, (self.block * 2 + color - 1) * CELL_ROOM + cell)

    def compare(self, table: int, one: int, other: int | None, least: int, span: int) -> int:
        """Give in which positions a number, less another if there is one, is `least` to `least + span`."""
        side = LANES * self.batch.words
        first = (self.block * TABLES + table) * CELL_ROOM
        ones = self.batch.numbers[(first + one) * side :][:side]
        others = (
            [0] * side if other is None else self.batch.numbers[(first + other) * side :][:side]
        )
        return sum(
            ((a - b - least) % 65536 <= span) << i
            for i, (a, b) in enumerate(zip(ones, others, strict=True))
        )


def _lay(program: Program, seen: _Block, c: Sequence[int], p: int, color: int) -> dict[int, int]:
    """Give what is left at each leaf of a class, by rank."""
    center = ((p // 20 + 19) * ACROSS + p % 20 - 1) * PLANES
    node = 0
    left = {0: seen.valid}
    hits = {}
    while c[0] + node < c[1]:
        *planes, skip, levels = program.nodes[NODE_INTS * (c[0] + node) :][:NODE_INTS]
        if levels >> 8 == LEAF:
            hits[planes[0]] = left[levels & 255]
            node += 1
            continue
        wide, mask = divmod(center + planes[color - 1], PLANES)
        both = left[levels & 255] & seen.plane(wide, mask)
        left[levels >> 8] = both
        node = node + 1 if both else skip
    return hits


def _settle(
    program: Program, seen: _Block, c: Sequence[int], p: int, color: int
) -> list[tuple[int, int]]:
    """Give what of a class's leaves matches, by rank, with its positions."""
    hits = _lay(program, seen, c, p, color)
    end, left_open, met = -1, seen.valid, 0
    barred: list[tuple[int, int]] = []
    matched = []
    for rank in sorted(hits):
        leaf = program.leaves[LEAF_INTS * (c[2] + rank) :][:LEAF_INTS]
        toward, answer, first, bounds, before, flags = leaf
        if toward != end:
            end, left_open, met, barred = toward, seen.valid, 0, []
        point = p + answer if flags & HAS_ANSWER else p
        lanes = hits[rank] & left_open
        if flags & IS_LAST:
            lanes &= ~met
        for where, banned in barred:
            if where == point:
                lanes &= ~banned
        while before >= 0:
            lanes &= ~hits.get(before, 0)
            before = program.leaves[LEAF_INTS * (c[2] + before) + 4]
        for i in range(c[4] + first, c[4] + first + bounds):
            if lanes:
                asked = program.bounds[BOUND_INTS * i :][:BOUND_INTS].tolist()
                lanes &= _holds(asked, seen, p, color)
        hits[rank] = lanes
        if lanes and flags & IS_BAR:
            barred.append((point, lanes))
        elif lanes:
            met |= lanes
            if c[5]:
                left_open &= ~lanes
            matched.append((rank, lanes))
    return matched


def _holds(asked: Sequence[int], seen: _Block, focus: int, color: int) -> int:
    """Give in which positions a bound holds; one that asks for features is taken to."""
    kind, table, least, span, negated, one, two = asked
    p, q = focus + one, focus + two
    found = 0
    if kind == NUMBER:
        found = seen.compare(table, p, None, least, span)
    elif kind == PAIR:
        found = seen.compare(table, p, q, least, span)
    elif kind == AFTER:
        found = seen.compare(OF_AFTER + color - 1, p, None, least, span)
    elif kind == SAFE:
        found = seen.safe(p, 3 - color if table else color)
    elif kind == EYE:
        found = _stands(seen, p, color)
    elif kind == ON_LINE:
        x, y = p % 20, p // 20
        line = min(x, y, seen.size + 1 - x, seen.size + 1 - y)
        found = -1 if least <= line <= least + span else 0
    elif kind == ON_PLATE:
        for at in [p + 20 * y + x for y in (-1, 0, 1) for x in (-1, 0, 1)]:
            found |= seen.compare(OF_STRING, at, q, 0, 0)
    elif kind == NO_ATARI:
        found = -1
        for at in [p + step for step in _BESIDE]:
            found &= ~(seen.shows(at, 4, color) & seen.compare(OF_LIBERTIES, at, None, 1, 0))
    elif kind == FEATURES:
        return -1
    return ~found if negated else found


def _stands(seen: _Block, p: int, color: int) -> int:
    """Give where a point stays an eye whatever the enemy does beside it: as FocusMatcher.stands."""
    closed = inner = -1
    one = two = 0
    for step in _BESIDE:
        closed &= seen.shows(p + step, 2 | 8, color)
    for q in [p + step for step in _CORNERS]:
        inner &= seen.shows(q, 7, color)
        taken = seen.shows(q, 4, color)
        taken |= seen.shows(q, 1, color) & seen.safe(q, 3 - color)
        two |= one & taken
        one |= taken
    return closed & (~one | (inner & ~two))
