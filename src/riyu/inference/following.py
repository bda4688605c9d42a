"""What is joined on a board, followed from the points that changed, and the keys of what changed.

Takes features and the kinds to watch (`constants`); gives keys to who watches (`watch`). The names of strings,
regions of empty points and chains do not depend on how they came about: where points came or went, all that is joined
with them and with those beside them is gathered anew; the rest is as it was. What was seen at the last look is on the
trail: after undo it is that of the last look that still stands.
Source: Klinger & Mechner, 3.3 (K7).
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.points import Point
from riyu.inference import constants

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
else:
    from riyu.base.plain import put16
    from riyu.features.plain import SIDE
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN
    from riyu.inference.constants import (
        CELL_BITS,
        CHAIN_AT,
        CHAIN_LIBERTIES_OF,
        CHAIN_STONES_OF,
        CHAIN_TOUCHED_OF,
        KIND_BITS,
        LIBERTIES_OF,
        REGION_AT,
        ROOM_OF,
        STONE_AT,
        STONES_OF,
        STRING_AT,
        TOUCHED_OF,
    )
    from riyu.inference.plain import NOT_SEEN, Seen, is_other, per_word, take_over

__all__ = ["Following"]


class Following:
    """What is joined on one board, as of the last look, and the keys of what changed in it.

    Arguments: the board's features; the numbers of the kinds that are asked for. Made where a mark stands and undone to
    before, it has seen nothing yet: the next look finds all. Keep it as long as the trail knows its memory.
    """

    def __init__(self, features: Features, kinds: Iterable[int]) -> None:
        self.features = features
        self.board = self.features.board
        self.s = self.features.s
        self.f = self.features.f
        self.log = self.features.log
        self.kinds = frozenset(kinds)
        if not cython.compiled:
            self.seen = Seen()
            self.wanted = [0] * 64
            self.keys, self.noted = [0] * constants.KEY_COUNT, [0] * constants.KEY_COUNT
            self.moved, self.was, self.is_moved = [0] * SIDE, [0] * SIDE, [0] * SIDE
            self.turned, self.left = [0] * SIDE, [0] * SIDE
            self.reached, self.counted, self.cells = [0] * SIDE, [0] * SIDE, [0] * SIDE
            self.key_count = self.look_number = self.moved_count = self.turned_count = 0
            self.floods = self.cell_count = self.left_count = 0
        else:
            self.seen = cython.cast(cython.pointer(Seen), calloc(1, cython.sizeof(Seen)))
            if not self.seen:
                raise MemoryError
        for kind in self.kinds:
            if not 0 < kind < constants.KEY_COUNT >> constants.KIND_BITS:
                raise UsageError(f"{kind} is no kind of values")
            self.wanted[kind] = 1
        for p in range(CELLS):  # nothing was seen yet on any point of the board
            self.seen.color[p] = BORDER if self.s.color[p] == BORDER else NOT_SEEN

    def __dealloc__(self) -> None:
        free(self.seen)

    # Compiled inside: unchecked, without Python.

    def note(self, key: int) -> None:
        """Note that a value changed, once a look, if its kind is asked for."""
        kind = key >> KIND_BITS
        if not self.wanted[kind] or self.noted[key] == self.look_number:
            return
        self.noted[key] = self.look_number
        self.keys[self.key_count] = key
        self.key_count += 1
        kind <<= KIND_BITS
        if self.noted[kind] != self.look_number:
            self.noted[kind] = self.look_number
            self.keys[self.key_count] = kind
            self.key_count += 1

    def set_number(self, numbers: list[int], kind: int, cell: int, value: int) -> None:
        """Set a number that is kept at a name, and note it if it is another."""
        if numbers[cell] != value:
            put16(self.log, numbers, cell, value)
            self.note(kind + cell)

    def gather(self) -> None:
        """Find the points whose stone came or went, and what stood there."""
        now = self.s.color
        before = self.seen.color
        self.moved_count = 0
        items = per_word(before)
        for place in range(SIDE // items):
            if not is_other(now, before, place):
                continue
            for p in range(items * place, items * place + items):
                if now[p] != before[p]:
                    self.moved[self.moved_count] = p
                    self.was[p] = before[p]
                    self.moved_count += 1
                    self.is_moved[p] = self.look_number
                    self.note(STONE_AT + p)
            take_over(self.log, now, before, place)

    def flood(self, what: list[int], start: int) -> None:
        """Gather in `cells` the points joined along lines that hold the same as one."""
        content = what[start]
        self.floods += 1
        self.reached[start] = self.floods
        self.cells[0] = start
        self.cell_count = 1
        i = 0
        while i < self.cell_count:
            for j in range(4):
                q = self.cells[i] + TURN[j]
                if what[q] == content and self.reached[q] != self.floods:
                    self.reached[q] = self.floods
                    self.cells[self.cell_count] = q
                    self.cell_count += 1
            i += 1

    def leave(self, name: int) -> None:
        """Keep in mind a name that may be no more."""
        for i in range(self.left_count):
            if self.left[i] == name:
                return
        self.left[self.left_count] = name
        self.left_count += 1

    def name_cells(self, names: list[int], kind: int, color: int, name: int) -> bool:
        """Give the flooded cells a name; say whether any moved or was of another."""
        value = color << KIND_BITS | name if name else 0
        new: bool = cython.declare(cython.bint, False)
        for i in range(self.cell_count):
            p = self.cells[i]
            if self.is_moved[p] == self.look_number:
                new = True
            old = names[p]
            if old != value:
                new = True
                if old & CELL_BITS:
                    self.leave(old & CELL_BITS)
                put16(self.log, names, p, value)
                self.note(kind + p)
        return new

    # Strings.

    def follow_strings(self) -> None:
        """Bring the strings up to date around the points that changed."""
        seen = self.seen
        self.left_count = 0
        for i in range(self.moved_count):
            p = self.moved[i]
            if seen.string[p]:
                self.leave(seen.string[p] & CELL_BITS)
                if self.s.color[p] == EMPTY:
                    put16(self.log, seen.string, p, 0)
                    self.note(STRING_AT + p)
        first = self.floods
        for i in range(self.moved_count):
            if self.reached[self.moved[i]] <= first:
                self.follow_string(self.moved[i])
            for j in range(4):
                q = self.moved[i] + TURN[j]
                if self.reached[q] <= first:
                    self.follow_string(q)
        for i in range(self.left_count):
            name = self.left[i]
            self.note(STONES_OF + name)
            self.note(TOUCHED_OF + name)
            if seen.string[name] & CELL_BITS != name:
                self.set_number(seen.liberties, LIBERTIES_OF, name, 0)
                self.set_number(seen.stones, STONES_OF, name, 0)

    def follow_string(self, p: int) -> None:
        """Bring one string up to date, if a stone stands there."""
        s = self.s
        color = s.color[p]
        if color == EMPTY or color == BORDER:
            return
        self.flood(s.color, p)
        name = self.cells[0]
        for i in range(self.cell_count):
            name = min(name, self.cells[i])
        if self.name_cells(self.seen.string, STRING_AT, color, name):
            self.note(STONES_OF + name)
        self.note(TOUCHED_OF + name)
        self.set_number(self.seen.liberties, LIBERTIES_OF, name, s.liberties[s.string[p]])
        self.set_number(self.seen.stones, STONES_OF, name, self.cell_count)

    # Regions of empty points.

    def parts_nothing(self, p: int) -> bool:
        """Say whether the empty points beside a stone are joined around it."""
        color = self.s.color
        ring = cython.declare("int[9]")
        if not cython.compiled:
            ring = [0] * 9
        ring[0] = color[p + 20] == EMPTY
        ring[1] = color[p + 21] == EMPTY
        ring[2] = color[p + 1] == EMPTY
        ring[3] = color[p - 19] == EMPTY
        ring[4] = color[p - 20] == EMPTY
        ring[5] = color[p - 21] == EMPTY
        ring[6] = color[p - 1] == EMPTY
        ring[7] = color[p + 19] == EMPTY
        ring[8] = ring[0]
        parts = 0
        sides = 0
        for i in range(0, 8, 2):
            sides += ring[i]
            if ring[i] and not (ring[i + 1] and ring[i + 2]):
                parts += 1
        return sides > 0 and parts <= 1

    def follow_regions(self) -> None:
        """Bring the regions up to date around the points that changed."""
        seen = self.seen
        if self.moved_count == 1:
            p = self.moved[0]
            name = seen.region[p]
            if name and name != p and self.parts_nothing(p):
                put16(self.log, seen.region, p, 0)
                self.note(REGION_AT + p)
                self.set_number(seen.room, ROOM_OF, name, seen.room[name] - 1)
                return
        self.left_count = 0
        for i in range(self.moved_count):
            p = self.moved[i]
            if seen.region[p]:
                self.leave(seen.region[p])
                put16(self.log, seen.region, p, 0)
                self.note(REGION_AT + p)
        first = self.floods
        for i in range(self.moved_count):
            if self.reached[self.moved[i]] <= first:
                self.follow_region(self.moved[i])
            for j in range(4):
                q = self.moved[i] + TURN[j]
                if self.reached[q] <= first:
                    self.follow_region(q)
        for i in range(self.left_count):
            name = self.left[i]
            self.note(ROOM_OF + name)
            if seen.region[name] != name:
                self.set_number(seen.room, ROOM_OF, name, 0)

    def follow_region(self, p: int) -> None:
        """Bring one region up to date, if the point is empty."""
        if self.s.color[p] != EMPTY:
            return
        self.flood(self.s.color, p)
        name = self.cells[0]
        for i in range(self.cell_count):
            name = min(name, self.cells[i])
        if self.name_cells(self.seen.region, REGION_AT, EMPTY, name):
            self.note(ROOM_OF + name)
        self.set_number(self.seen.room, ROOM_OF, name, self.cell_count)

    # Chains.

    def follow_chains(self) -> None:
        """Bring the chains up to date around the points whose stone or chain bit changed."""
        seen = self.seen
        bits = self.f.chains
        self.turned_count = 0
        for i in range(self.moved_count):
            self.turned[i] = self.moved[i]
        self.turned_count = self.moved_count
        items = per_word(bits)
        for place in range(SIDE // items):
            if not is_other(bits, seen.bits, place):
                continue
            for p in range(items * place, items * place + items):
                if bits[p] != seen.bits[p] and self.is_moved[p] != self.look_number:
                    self.turned[self.turned_count] = p
                    self.turned_count += 1
            take_over(self.log, bits, seen.bits, place)
        self.left_count = 0
        for i in range(self.turned_count):
            p = self.turned[i]
            if seen.chain[p]:
                self.leave(seen.chain[p] & CELL_BITS)
                if bits[p] == 0:
                    put16(self.log, seen.chain, p, 0)
                    self.note(CHAIN_AT + p)
        first = self.floods
        for i in range(self.turned_count):
            if self.reached[self.turned[i]] <= first:
                self.follow_chain(self.turned[i])
            for j in range(4):
                q = self.turned[i] + TURN[j]
                if self.reached[q] <= first:
                    self.follow_chain(q)
        for i in range(self.left_count):
            name = self.left[i]
            self.note(CHAIN_TOUCHED_OF + name)
            if seen.chain[name] & CELL_BITS != name:
                self.set_number(seen.chain_stones, CHAIN_STONES_OF, name, 0)
                self.set_number(seen.chain_liberties, CHAIN_LIBERTIES_OF, name, 0)

    def follow_chain(self, p: int) -> None:
        """Bring one chain up to date, if the point has a chain bit."""
        color = self.f.chains[p]
        if color == 0:
            return
        self.flood(self.f.chains, p)
        name = stones = liberties = touched = 0
        for i in range(self.cell_count):
            p = self.cells[i]
            if self.s.color[p] != color:
                continue
            stones += 1
            if name == 0 or p < name:
                name = p
            for j in range(4):
                q = p + TURN[j]
                if self.s.color[q] == EMPTY and self.counted[q] != self.floods:
                    self.counted[q] = self.floods
                    liberties += 1
                if self.is_moved[q] == self.look_number and (
                    self.s.color[q] == EMPTY or self.was[q] == EMPTY
                ):
                    touched = 1
        if self.name_cells(self.seen.chain, CHAIN_AT, color, name):
            touched = 1
        if name:
            if touched:
                self.note(CHAIN_TOUCHED_OF + name)
            self.set_number(self.seen.chain_stones, CHAIN_STONES_OF, name, stones)
            self.set_number(self.seen.chain_liberties, CHAIN_LIBERTIES_OF, name, liberties)

    # For callers, after a look.

    def chain_stones(self, point: Point) -> list[Point]:
        """Give the stones of the chain that a point belongs to, lowest cell first; none if it belongs to none."""
        color = self.f.chains[point]
        if color == 0:
            return []
        self.flood(self.f.chains, point)
        cells = [self.cells[i] for i in range(self.cell_count)]
        return sorted([p for p in cells if self.s.color[p] == color])

    def region_points(self, point: Point) -> list[Point]:
        """Give the empty points joined with one along lines, lowest cell first; none if it is not empty."""
        if self.s.color[point] != EMPTY:
            return []
        self.flood(self.s.color, point)
        return sorted([self.cells[i] for i in range(self.cell_count)])
