"""The sweeping matcher: where drawings of any size stand on the whole board, kept up to date move by move and on undo.

Takes a board and drawings as masks; gives the matches that stand. Knows no names and no answers: numbers of drawings.

A match comes or goes only where a point that its drawing asks of changed. So a drawing is entered once for each point
that it asks something of, with that point in the middle (`_entries.py`). When a point changes, one set of entries is
looked up for each three of the 36 cells around it, as each color sees them in each orientation, one for where it lies
on the board, and one for what stood and now stands there; what they have in common, 64 entries at a time, begins or
ends, unless something beyond the 36 cells forbids it. The matches stand in a hash set that the trail puts back.
Source: the shape blog, "Shape shifting" (B2); there every placement that overlaps a move is compared anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point, all_points
from riyu.patterns._entries import NEAREST, Drawn
from riyu.patterns.swept import Swept, turned
from riyu.patterns.symmetry import ORIENTATIONS, turn

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free, realloc
else:
    from riyu.base.plain import put8, put32
    from riyu.features.plain import lowest_bit
    from riyu.game.constants import BLACK, BORDER, EMPTY, WHITE
    from riyu.game.plain import CHANGES, SIZE
    from riyu.patterns.plain import (
        FULL,
        GONE,
        MET,
        MIDDLES,
        NONE,
        PLACES,
        SLOTS,
        TRIPLES,
        TURNS,
        WIDE,
        WIDE_CELLS,
        seen_as,
        slot_of,
        swapped,
        wide_cell,
    )

__all__ = ["Drawn", "Sweep"]


class Sweep:
    """The matches of drawings on a board.

    Arguments: the board, and the drawings, each at most 21 points across (else UsageError), or what was made ready of
    them for boards of its size. A drawing's anchor is the lowest, then leftmost of the points that it asks something of
    and that are on the board. Keep a sweep as long as its board: the board's trail knows its memory.
    """

    def __init__(self, board: Board, drawings: Sequence[Drawn] | Swept) -> None:
        self.board = board
        self.s = self.board.s
        if not cython.compiled:
            self.standing = [0] * (SLOTS + 2)
            self.told = [0] * 2
            self.events: list[int] = []
            self.event_limit = 0
            self.wide = [EMPTY] * WIDE_CELLS
            self.steps = [[0] * 2 for _ in range(8)]
            self.near_steps = [[0] * 36 for _ in range(8)]
            self.cell_steps = [[0] * 2 for _ in range(8)]
            self.places = [[0] * 421 for _ in range(8)]
        else:
            self.standing = cython.cast(cython.pointer(cython.uint), calloc(SLOTS + 2, 4))
            self.wide = cython.cast(cython.pointer(cython.uchar), calloc(WIDE_CELLS, 1))
            if not (self.standing and self.wide):
                raise MemoryError
        size = board.size
        for o in ORIENTATIONS:
            for axis, step in enumerate(((1, 0), (0, 1))):
                x, y = turn(o, step)
                self.steps[o][axis] = x + WIDE * y
                self.cell_steps[o][axis] = x + 20 * y
            for place, offset in enumerate(NEAREST):
                x, y = turn(o, offset)
                self.near_steps[o][place] = x + WIDE * y
            for row in range(size):
                for column in range(size):
                    self.places[o][turned(o, column, row, size)] = PLACES + 19 * row + column
        for cell in range(WIDE_CELLS):
            self.wide[cell] = BORDER
        for p in all_points(size):
            self.wide[wide_cell(p)] = EMPTY
        self.take(drawings)

    def take(self, drawings: Sequence[Drawn] | Swept) -> None:
        """Sweep these drawings from now on, and no others. Raises UsageError for one that can't be swept."""
        swept = drawings if isinstance(drawings, Swept) else Swept(drawings, self.board.size)
        if swept.size != self.board.size:
            raise UsageError(f"drawings made ready for size {swept.size}, not {self.board.size}")
        self.swept = swept
        self.entries = self.swept.entries
        self.checks = self.swept.checks
        self.sets = self.swept.sets
        self.filled = self.swept.filled
        self.words = self.swept.words
        self.blocks = self.swept.blocks
        self._begin()

    def _begin(self) -> None:
        """Find the matches anew; once it's undone to before, they must be found anew again."""
        self.board.trail.record(self, None)
        self.is_behind = False
        self.begin()

    def _put_back(self, image: None) -> None:
        """Note that the trail goes back to before the matches were found; the trail calls it."""
        self.is_behind = True

    def begin(self) -> None:
        """Find the matches anew: those on the empty board, then stone by stone."""
        for slot in range(SLOTS):
            if self.standing[slot] != NONE:
                put32(self.board.log, self.standing, slot, NONE)
        self.is_full = False
        self.count = 0
        self.noted = self.told[0]
        for i in range(self.swept.on_empty_count):
            self.enter(self.swept.on_empty[i])
        for row in range(1, self.s.numbers[SIZE] + 1):
            for column in range(1, self.s.numbers[SIZE] + 1):
                cell = wide_cell(20 * row + column)
                if self.wide[cell] != EMPTY:
                    put8(self.board.log, self.wide, cell, EMPTY)
        for row in range(1, self.s.numbers[SIZE] + 1):
            for column in range(1, self.s.numbers[SIZE] + 1):
                self.look_at(20 * row + column)
        put32(self.board.log, self.standing, SLOTS, self.count)
        put32(self.board.log, self.standing, SLOTS + 1, self.s.counts[CHANGES])
        put32(self.board.log, self.told, 0, self.noted)
        put32(self.board.log, self.told, 1, self.noted)

    def __dealloc__(self) -> None:
        free(self.standing)
        free(self.events)
        free(self.wide)

    def ask(self, p: int, cell: int, o: int, was: int, now: int) -> None:
        """Enter the matches in an orientation that begin, and remove those that end, as a point changes."""
        contents = cython.declare("int[12]")
        numbers = cython.declare("Py_ssize_t[14]")
        starts = cython.declare("Py_ssize_t[14]")
        common = cython.declare(cython.ulonglong)
        bits = cython.declare(cython.ulonglong)
        if not cython.compiled:
            contents, numbers, starts = [0] * TRIPLES, [0] * MET, [0] * MET
        # Step 1. What lies around the point, three cells at a time.
        for i in range(TRIPLES):
            one = cython.declare(cython.int, self.wide[cell + self.near_steps[o][3 * i]])
            two = cython.declare(cython.int, self.wide[cell + self.near_steps[o][3 * i + 1]])
            three = cython.declare(cython.int, self.wide[cell + self.near_steps[o][3 * i + 2]])
            contents[i] = one | two << 2 | three << 4
        numbers[TRIPLES + 1] = self.places[o][p]
        for color in range(BLACK, WHITE + 1):
            # Step 2. The sets, as the color sees it.
            if color == WHITE:
                was, now = swapped(was), swapped(now)
                for i in range(TRIPLES):
                    contents[i] = swapped(contents[i])
            for i in range(TRIPLES):
                numbers[i] = 64 * i + contents[i]
            numbers[TRIPLES] = TURNS + 3 * o + was + now - 1
            for i in range(MET):
                starts[i] = numbers[i] * self.words
            fitting = (MIDDLES + now) * self.words
            # Step 3. What they have in common, in the words that none of them lacks.
            for block in range(self.blocks):
                common = 0xFFFFFFFFFFFFFFFF
                for i in range(MET):
                    common &= self.filled[numbers[i] * self.blocks + block]
                while common:
                    word = 64 * block + lowest_bit(common)
                    common &= common - 1
                    bits = 0xFFFFFFFFFFFFFFFF
                    for i in range(MET):
                        bits &= self.sets[starts[i] + word]
                    while bits:
                        lowest = lowest_bit(bits)
                        bits &= bits - 1
                        comes = bool((self.sets[fitting + word] >> lowest) & 1)
                        self.judge(64 * word + lowest, p, cell, color, o, comes)

    def judge(self, number: int, p: int, cell: int, color: int, o: int, comes: bool) -> None:
        """Look at what an entry asks beyond the 36 cells; enter or remove its match if all holds."""
        entry = cython.address(self.entries[number]) if cython.compiled else self.entries[number]
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
        if self.count >= FULL:
            self.is_full = True
            return
        slot = slot_of(match)
        while self.standing[slot] != NONE and self.standing[slot] != GONE:
            slot = (slot + 1) % SLOTS
        put32(self.board.log, self.standing, slot, match)
        self.count += 1
        self.tell(match)

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
        put32(self.board.log, self.standing, slot, left)
        self.count -= 1
        self.tell(match)

    def tell(self, match: int) -> None:
        """Note that a match came or went. Ends the process if there is no memory."""
        n = self.noted
        if cython.compiled:
            if n >= self.event_limit:
                self.event_limit = 2 * n + 4096
                self.events = cython.cast(
                    cython.pointer(cython.uint), realloc(self.events, 4 * self.event_limit)
                )
                if not self.events:
                    abort()
            self.events[n] = match
        else:
            self.events[n:] = [match]
        self.noted = n + 1

    def has(self, match: int) -> bool:
        """Say whether a match stands."""
        slot = slot_of(match)
        while self.standing[slot] != match:
            if self.standing[slot] == NONE:
                return False
            slot = (slot + 1) % SLOTS
        return True

    def look_at(self, p: int) -> None:
        """Bring the matches up to date with one point."""
        now = cython.declare(cython.int, self.s.color[p])
        cell = wide_cell(p)
        was = cython.declare(cython.int, self.wide[cell])
        if now == was:
            return
        put8(self.board.log, self.wide, cell, now)
        for o in range(8):
            self.ask(p, cell, o, was, now)

    def refresh(self) -> None:
        """Bring the matches up to date with the board."""
        if self.is_behind:
            self.begin()
        count = self.s.counts[CHANGES]
        if self.standing[SLOTS + 1] == count:
            return
        self.count = self.standing[SLOTS]
        self.noted = self.told[0]
        for i in range(self.standing[SLOTS + 1], count):
            self.look_at(self.board.changes[i])
        put32(self.board.log, self.standing, SLOTS, self.count)
        put32(self.board.log, self.standing, SLOTS + 1, count)
        put32(self.board.log, self.told, 0, self.noted)

    def look_again(self) -> None:
        """Bring the matches up to date by comparing each point with what stood, whatever the change log says.

        For a board that was undone, where the trail recorded nothing of this sweep.
        """
        self.count = self.standing[SLOTS]
        self.noted = self.told[0]
        for row in range(1, self.s.numbers[SIZE] + 1):
            for column in range(1, self.s.numbers[SIZE] + 1):
                self.look_at(20 * row + column)
        put32(self.board.log, self.standing, SLOTS, self.count)
        put32(self.board.log, self.standing, SLOTS + 1, self.s.counts[CHANGES])
        put32(self.board.log, self.told, 0, self.noted)

    # For callers: up to date.

    def update(self) -> None:
        """Bring the matches up to date with the board. `matches` does so itself."""
        if self.is_behind:
            self._begin()
        self.refresh()

    def changes(self) -> tuple[list[int], list[int]]:
        """Give the matches that came and those that went since this was last asked, none in both.

        Each as drawing << 13 | orientation << 10 | (own color - 1) << 9 | anchor. Raises UsageError as `matches` does.
        After undo it is as if what was undone had never been asked. Matches found anew, at the start or after `take`,
        are not among them.
        """
        self.update()
        if self.is_full:
            raise UsageError(f"more than {FULL} matches stand: sweep fewer drawings at a time")
        came: list[int] = []
        went: list[int] = []
        if self.told[0] == self.told[1]:
            return came, went
        # A match comes and goes by turns: what is left of it is what an odd number of events began with.
        odd: set[int] = set()
        for i in range(self.told[1], self.told[0]):
            match: int = self.events[i]
            if match in odd:
                odd.remove(match)
            else:
                odd.add(match)
        for match in odd:
            (came if self.has(match) else went).append(match)
        if self.board.trail.depth:
            put32(self.board.log, self.told, 1, self.told[0])
        else:
            self.told[0] = self.told[1] = 0
        return came, went

    @property
    def memory(self) -> int:
        """The bytes that it holds, whatever the board shows."""
        held: int = self.swept.memory + 4 * (SLOTS + 2) + WIDE_CELLS
        return held

    def matches(self) -> list[tuple[int, int, Color, Point]]:
        """Give what stands, in order: number of the drawing, orientation, own color, anchor.

        Raises UsageError if more matches came than are kept.
        """
        self.update()
        if self.is_full:
            raise UsageError(f"more than {FULL} matches stand: sweep fewer drawings at a time")
        found = []
        for slot in range(SLOTS):
            match = self.standing[slot]
            if match != NONE and match != GONE:
                found.append((match >> 13, match >> 10 & 7, (match >> 9 & 1) + 1, match & 511))
        return sorted(found)
