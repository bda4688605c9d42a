"""The sweeping matcher: where drawings of any size stand on the whole board, kept up to date move by move and on undo.

Takes a board and drawings as masks; gives the matches that stand. Knows no names and no answers: numbers of drawings.

A match comes or goes only where a point that its drawing asks of changed. So a drawing is entered once for each point
that it asks something of, with that point in the middle. The nine cells around a point that changed, as each color sees
them in each orientation, are looked up in a table: which entries do they admit that the point's other content does not?
It is worked out when a neighborhood is first met. The 16 cells beyond narrow these down, many entries at once, a bit
each; what an entry asks beyond 5x5 is looked at last. The matches stand in a hash set that the trail puts back.
Source: the shape blog, "Shape shifting" (B2); there every placement that overlaps a move is compared anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeAlias

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.patterns.symmetry import turn

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free, malloc, realloc
    from cython.cimports.libc.string import memset
    from cython.cimports.riyu.patterns.sweep import Check, Entry, Some, Span
else:
    from riyu.base.plain import put8, put32
    from riyu.features.plain import lowest_bit
    from riyu.game.constants import BLACK, BORDER, EMPTY, WHITE
    from riyu.game.plain import CHANGES
    from riyu.patterns.plain import (
        FULL,
        GONE,
        KEYS,
        NONE,
        SLOTS,
        WIDE,
        WIDE_CELLS,
        Check,
        Entry,
        Some,
        Span,
        seen_as,
        slot_of,
    )

__all__ = ["Drawn", "Sweep"]

Drawn: TypeAlias = tuple[dict[tuple[int, int], int], int]
"""A drawing: masks by offset (1 empty, 2 own, 4 enemy, 8 off the board), and the orientations that differ, as bits."""

_ANYTHING, _OFF = 15, 8
_NO_MATCH = (
    0,
    0xFFFFFFFF,
)  # NONE and GONE as Python has them: as an enum's word the latter is -1 there
_AROUND = sorted(
    ((x, y) for y in range(-2, 3) for x in range(-2, 3)),
    key=lambda o: (max(abs(o[0]), abs(o[1])), o[1], o[0]),
)
_NINE = sorted(_AROUND[:9], key=lambda o: (o[1], o[0]))
_RING = _AROUND[9:]
_NEAREST_FIRST = sorted(_AROUND, key=lambda o: (o[0] ** 2 + o[1] ** 2, o))


MOST_DRAWINGS = 65_535
MOST_POINTS = 441


class Sweep:
    """The matches of drawings on a board.

    Arguments: the board, with no mark standing on its trail (else UsageError), and the drawings. A drawing's anchor is
    the lowest, then leftmost of the points that it asks something of and that are on the board.
    """

    def __init__(self, board: Board, drawings: Sequence[Drawn]) -> None:
        if board.trail.depth:
            raise UsageError("a sweep begins where no mark stands on the board's trail")
        self.board = board
        self.s = self.board.s
        self.log = self.board.log
        entered = []
        for number, (masks, ways) in enumerate(drawings):
            asked = [(x, y) for (x, y), mask in masks.items() if mask not in (_ANYTHING, _OFF)]
            if not asked or len(masks) > MOST_POINTS or number >= MOST_DRAWINGS:
                raise UsageError(f"drawing {number} asks nothing of any point, or too much")
            first = min(asked, key=lambda o: (o[1], o[0]))
            for x, y in asked:
                around = {(u - x, v - y): m for (u, v), m in masks.items() if m != _ANYTHING}
                entered.append((number, first[0] - x, first[1] - y, ways, around))
        # Alike neighborhoods side by side: the entries that one admits then lie in few words.
        entered.sort(key=lambda entry: [entry[4].get(o, _ANYTHING) for o in _NEAREST_FIRST])
        self._claim(len(entered), sum(len(around) for *_, around in entered))
        first_check = 0
        for i, (number, x, y, ways, around) in enumerate(entered):
            first_check = self._write(i, first_check, number, (x, y), ways, around)
        for o in range(8):
            for axis, step in enumerate(((1, 0), (0, 1))):
                x, y = turn(o, step)
                self.steps[o][axis] = x + WIDE * y
                self.cell_steps[o][axis] = x + 20 * y
            for place, offset in enumerate(_RING):
                x, y = turn(o, offset)
                self.ring_steps[o][place] = x + WIDE * y
        size = board.size
        for cell in range(WIDE_CELLS):
            self.wide[cell] = BORDER
        points = [20 * row + column for row in range(1, size + 1) for column in range(1, size + 1)]
        for p in points:
            self.wide[self.wide_cell(p)] = EMPTY
        # The matches on the empty board, each at its anchor; then the stones.
        for p in points:
            self.ask(p, BORDER, True, True)
        self.standing[SLOTS + 1] = self.s.counts[CHANGES]
        for p in points:
            self.look_at(p)

    def _claim(self, entries: int, checks: int) -> None:
        """Claim memory for so many entries and checks beyond 5x5 at most."""
        self.words = (entries + 63) // 64
        if not cython.compiled:
            self.entries = [Entry() for _ in range(entries)]
            self.checks = [Check() for _ in range(checks)]
            self.admitted = [0] * (100 * self.words)
            self.spans: dict[int, Span] = defaultdict(Span)
            self.pool: dict[int, Some] = defaultdict(Some)
            self.pool_count = self.pool_limit = 0
            self.standing = [0] * (SLOTS + 2)
            self.wide = [0] * WIDE_CELLS
            self.steps = [[0] * 2 for _ in range(8)]
            self.cell_steps = [[0] * 2 for _ in range(8)]
            self.ring_steps = [[0] * 16 for _ in range(8)]
            self.is_full = False
        else:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(entries + 1, cython.sizeof(Entry))
            )
            self.checks = cython.cast(
                cython.pointer(Check), calloc(checks + 1, cython.sizeof(Check))
            )
            self.admitted = cython.cast(
                cython.pointer(cython.ulonglong), calloc(100 * self.words + 1, 8)
            )
            self.spans = cython.cast(cython.pointer(Span), malloc(KEYS * cython.sizeof(Span)))
            self.standing = cython.cast(cython.pointer(cython.uint), calloc(SLOTS + 2, 4))
            self.wide = cython.cast(cython.pointer(cython.uchar), calloc(WIDE_CELLS, 1))
            if not (self.entries and self.checks and self.admitted):
                raise MemoryError
            if not (self.spans and self.standing and self.wide):
                raise MemoryError
            memset(self.spans, 255, KEYS * cython.sizeof(Span))

    def _write(
        self,
        number: int,
        first: int,
        drawing: int,
        anchor: tuple[int, int],
        ways: int,
        around: dict[tuple[int, int], int],
    ) -> int:
        """Write an entry, its checks beyond 5x5 from `first` on; give where they end."""
        i = cython.declare(cython.int, number)
        at: int = cython.declare(cython.int, first)
        entry = cython.address(self.entries[i]) if cython.compiled else self.entries[i]
        entry.first = at
        entry.drawing = drawing
        entry.anchor_x, entry.anchor_y = anchor
        entry.ways = ways
        entry.is_anchor = anchor == (0, 0)
        # What few boards show comes first: stones and edges.
        beyond = [(x, y, m) for (x, y), m in around.items() if max(abs(x), abs(y)) > 2]
        beyond.sort(key=lambda c: (c[2] not in (2, 4, 8), c[2].bit_count(), abs(c[0]) + abs(c[1])))
        entry.count = len(beyond)
        for x, y, mask in beyond:
            check = cython.address(self.checks[at]) if cython.compiled else self.checks[at]
            check.x, check.y, check.mask = x, y, mask
            at += 1
        bit = cython.cast(cython.ulonglong, 1) << (i % 64)
        for place, offset in enumerate((*_NINE, *_RING)):
            mask = around.get(offset, _ANYTHING)
            for content in range(4):
                if mask >> content & 1:
                    self.admitted[(4 * place + content) * self.words + i // 64] |= bit
        return at

    def __dealloc__(self) -> None:
        free(self.entries)
        free(self.checks)
        free(self.admitted)
        free(self.spans)
        free(self.pool)
        free(self.standing)
        free(self.wide)

    def candidates(self, key: int) -> Span:
        """Give the span of the entries that nine cells admit, and would not with the middle's other content."""
        span = cython.address(self.spans[key]) if cython.compiled else self.spans[key]
        if span.start >= 0:
            return span
        span.start = self.pool_count
        span.count = 0
        for word in range(self.words):
            bits = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
            for place in range(9):
                bits &= self.admitted[(4 * place + (key >> 2 * place & 3)) * self.words + word]
            bits &= ~self.admitted[(4 * 4 + (key >> 18)) * self.words + word]
            if bits:
                self.keep(word, bits)
                span.count += 1
        return span

    def keep(self, word: int, bits: int) -> None:
        """Keep some entries of a word in the pool. Ends the process if there is no memory."""
        if cython.compiled and self.pool_count == self.pool_limit:
            self.pool_limit = 2 * self.pool_limit + 4096
            self.pool = cython.cast(
                cython.pointer(Some),
                realloc(self.pool, self.pool_limit * cython.sizeof(Some)),
            )
            if not self.pool:
                abort()
        self.pool[self.pool_count].word = word
        self.pool[self.pool_count].bits = bits
        self.pool_count += 1

    def wide_cell(self, p: int) -> int:
        """Give a point's cell in the wide picture."""
        return (p // 20 + 19) * WIDE + p % 20 - 1

    def ask(self, p: int, other: int, comes: bool, at_anchor: bool) -> None:
        """Enter or remove the matches that a point takes part in and would not with other content.

        `at_anchor`: only those with their anchor there.
        """
        ring = cython.declare("int[16]")
        if not cython.compiled:
            ring = [0] * 16
        cell = self.wide_cell(p)
        for color in range(BLACK, WHITE + 1):
            without = cython.declare(cython.uint, other)
            if color == WHITE and (other in (BLACK, WHITE)):
                without = 3 - other
            for o in range(8):
                right = self.steps[o][0]
                up = self.steps[o][1]
                key = without << 18
                at = cell - right - up
                for place in range(9):
                    content = cython.declare(
                        cython.uint,
                        seen_as(self.wide, at + place % 3 * right + place // 3 * up, color),
                    )
                    key |= content << (2 * place)
                span = self.candidates(key)
                if span.count == 0:
                    continue
                for place in range(16):
                    content = seen_as(self.wide, cell + self.ring_steps[o][place], color)
                    ring[place] = (36 + 4 * place + content) * self.words
                for i in range(span.start, span.start + span.count):
                    word = self.pool[i].word
                    bits = self.pool[i].bits
                    for place in range(16):
                        bits &= self.admitted[ring[place] + word]
                        if bits == 0:
                            break
                    while bits:
                        number = 64 * word + lowest_bit(bits)
                        bits &= bits - 1
                        self.judge(number, p, color, o, comes, at_anchor)

    def judge(self, number: int, p: int, color: int, o: int, comes: bool, at_anchor: bool) -> None:
        """Look at what an entry asks beyond 5x5; enter or remove its match if all holds."""
        entry = cython.address(self.entries[number]) if cython.compiled else self.entries[number]
        if not (entry.ways >> o) & 1 or (at_anchor and not entry.is_anchor):
            return
        cell = self.wide_cell(p)
        for j in range(entry.first, entry.first + entry.count):
            x = self.checks[j].x
            y = self.checks[j].y
            content = seen_as(self.wide, cell + x * self.steps[o][0] + y * self.steps[o][1], color)
            if not (self.checks[j].mask >> content) & 1:
                return
        x = entry.anchor_x
        y = entry.anchor_y
        anchor = p + x * self.cell_steps[o][0] + y * self.cell_steps[o][1]
        match = cython.declare(cython.uint, entry.drawing)
        match = match << 13 | cython.cast(cython.uint, o << 10 | (color - 1) << 9 | anchor)
        if comes:
            self.enter(match)
        else:
            self.remove(match)

    def enter(self, match: int) -> None:
        """Enter a match that does not stand, unless the set is full."""
        if self.standing[SLOTS] >= FULL:
            self.is_full = True
            return
        slot = slot_of(match)
        while self.standing[slot] != NONE and self.standing[slot] != GONE:
            slot = (slot + 1) % SLOTS
        put32(self.log, self.standing, slot, match)
        put32(self.log, self.standing, SLOTS, self.standing[SLOTS] + 1)

    def remove(self, match: int) -> None:
        """Remove a match that stands."""
        slot = slot_of(match)
        while self.standing[slot] != match:
            if self.standing[slot] == NONE:
                return
            slot = (slot + 1) % SLOTS
        left = cython.declare(cython.uint, GONE)
        if self.standing[(slot + 1) % SLOTS] == NONE:
            left = NONE
        put32(self.log, self.standing, slot, left)
        put32(self.log, self.standing, SLOTS, self.standing[SLOTS] - 1)

    def look_at(self, p: int) -> None:
        """Bring the matches up to date with one point."""
        now = self.s.color[p]
        if now == BORDER:
            return
        cell = self.wide_cell(p)
        was = self.wide[cell]
        if was == now:
            return
        self.ask(p, now, False, False)
        put8(self.log, self.wide, cell, now)
        self.ask(p, was, True, False)

    def refresh(self) -> None:
        """Bring the matches up to date with the board."""
        count = self.s.counts[CHANGES]
        if self.standing[SLOTS + 1] == count:
            return
        for i in range(self.standing[SLOTS + 1], count):
            self.look_at(self.board.changes[i])
        put32(self.log, self.standing, SLOTS + 1, count)

    # For callers: up to date.

    def update(self) -> None:
        """Bring the matches up to date with the board. `matches` does so itself."""
        self.refresh()

    def matches(self) -> list[tuple[int, int, Color, Point]]:
        """Give what stands, in order: number of the drawing, orientation, own color, anchor.

        Raises UsageError if more matches came than are kept.
        """
        self.refresh()
        if self.is_full:
            raise UsageError(f"more than {FULL} matches stand: sweep fewer drawings at a time")
        words = [self.standing[slot] for slot in range(SLOTS)]
        return sorted(
            [(w >> 13, w >> 10 & 7, (w >> 9 & 1) + 1, w & 511) for w in words if w not in _NO_MATCH]
        )
