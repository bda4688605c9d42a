"""Drawings made ready to be swept on boards of one size: entries, their sets, and what matches on the empty board.

Takes drawings as masks; gives tables that never change, for any number of sweeps to read. Knows no boards.
"""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeAlias

import cython

from riyu.base.errors import UsageError
from riyu.base.kept import Kept
from riyu.game.points import Point
from riyu.patterns._entries import (
    Drawn,
    SweepEntry,
    anchor_of,
    each_place,
    entries_of,
    places_of,
    sets_of,
)
from riyu.patterns.symmetry import ORIENTATIONS, turn

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
    from cython.cimports.riyu.patterns.swept import Check, Entry
else:
    from riyu.patterns.plain import ALL_SETS, Check, Entry

__all__ = ["Drawn", "Swept", "Tables", "swept_ready", "turned"]

Tables: TypeAlias = tuple[tuple[int, ...], tuple[bytes, ...]]
"""Drawings made ready: how many entries, checks and matches on the empty board, and what lies in memory."""

_KEPT = Kept((), ("base", "game", "features", "patterns"))

_EMPTY_MASK = 1
_ENTRY_BYTES, _CHECK_BYTES = 12, 4


class Swept:
    """Drawings made ready. Arguments as for `Sweep`, with a board's size instead of the board; errors too.

    `tables`: what `tables` of the same drawings gave before, so that it need not be worked out. Raises UsageError for
    what can't be that.
    """

    def __init__(self, drawings: Sequence[Drawn], size: int, tables: Tables | None = None) -> None:
        self.size = size
        if tables is None:
            self._work_out(drawings, size)
        else:
            self._take(*tables)

    def _work_out(self, drawings: Sequence[Drawn], size: int) -> None:
        entries = entries_of(drawings, size)
        beyond = [entry.beyond for entry in entries]
        on_empty = _matches_on_empty(drawings, size)
        self._claim(len(entries), sum(map(len, beyond)), len(on_empty))
        for i, match in enumerate(on_empty):
            self.on_empty[i] = match
        first = 0
        for i, entry in enumerate(entries):
            first = self._write(i, first, entry, beyond[i])
        for i, members in enumerate(sets_of(entries)):
            self._write_set(i, members)

    def _claim(self, entries: int, checks: int, on_empty: int) -> None:
        """Claim memory for so many entries, checks, and matches on the empty board."""
        self.entry_count = entries
        self.check_count = checks
        self.on_empty_count = on_empty
        self.words = (entries + 63) // 64
        self.blocks = (self.words + 63) // 64
        if not cython.compiled:
            self.entries = [Entry() for _ in range(entries)]
            self.checks = [Check() for _ in range(checks)]
            self.on_empty = [0] * on_empty
            self.sets = [0] * (ALL_SETS * self.words)
            self.filled = [0] * (ALL_SETS * self.blocks)
        else:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(entries + 1, cython.sizeof(Entry))
            )
            self.checks = cython.cast(
                cython.pointer(Check), calloc(checks + 1, cython.sizeof(Check))
            )
            self.on_empty = cython.cast(cython.pointer(cython.uint), calloc(on_empty + 1, 4))
            self.sets = cython.cast(cython.pointer(uint64_t), calloc(ALL_SETS * self.words + 1, 8))
            self.filled = cython.cast(
                cython.pointer(uint64_t), calloc(ALL_SETS * self.blocks + 1, 8)
            )
            if not (self.entries and self.checks and self.on_empty):
                raise MemoryError
            if not (self.sets and self.filled):
                raise MemoryError

    @property
    def tables(self) -> Tables | None:
        """All that was worked out, as it lies in memory; None uncompiled."""
        if not cython.compiled:
            return None
        return (self.entry_count, self.check_count, self.on_empty_count), (
            cython.cast(cython.p_char, self.entries)[: self._sizes()[0]],
            cython.cast(cython.p_char, self.checks)[: self._sizes()[1]],
            cython.cast(cython.p_char, self.on_empty)[: self._sizes()[2]],
            cython.cast(cython.p_char, self.sets)[: self._sizes()[3]],
            cython.cast(cython.p_char, self.filled)[: self._sizes()[4]],
        )

    def _sizes(self) -> tuple[int, ...]:
        """Give the bytes of each table."""
        return (
            _ENTRY_BYTES * self.entry_count,
            _CHECK_BYTES * self.check_count,
            4 * self.on_empty_count,
            8 * ALL_SETS * self.words,
            8 * ALL_SETS * self.blocks,
        )

    def _take(self, numbers: tuple[int, ...], parts: tuple[bytes, ...]) -> None:
        """Take over tables."""
        self._claim(*numbers)
        if [len(part) for part in parts] != list(self._sizes()):
            raise UsageError("these are no tables of the drawings")
        entries, checks, on_empty, sets, filled = parts
        memcpy(self.entries, cython.cast(cython.p_char, entries), len(entries))
        memcpy(self.checks, cython.cast(cython.p_char, checks), len(checks))
        memcpy(self.on_empty, cython.cast(cython.p_char, on_empty), len(on_empty))
        memcpy(self.sets, cython.cast(cython.p_char, sets), len(sets))
        memcpy(self.filled, cython.cast(cython.p_char, filled), len(filled))

    def __dealloc__(self) -> None:
        free(self.entries)
        free(self.checks)
        free(self.on_empty)
        free(self.sets)
        free(self.filled)

    def _write(
        self, number: int, first: int, entry: SweepEntry, beyond: list[tuple[int, int, int]]
    ) -> int:
        """Write an entry, its checks from `first` on; give where they end."""
        i = cython.declare(cython.int, number)
        at: int = cython.declare(cython.int, first)
        written = cython.address(self.entries[i]) if cython.compiled else self.entries[i]
        written.first = at
        written.count = len(beyond)
        written.drawing = entry.drawing
        written.anchor_x, written.anchor_y = entry.anchor
        for x, y, mask in beyond:
            check = cython.address(self.checks[at]) if cython.compiled else self.checks[at]
            check.x, check.y, check.mask = x, y, mask
            at += 1
        return at

    def _write_set(self, number: int, members: int) -> None:
        """Write a set of entries, a bit each, and which of its words are not 0."""
        i = cython.declare(cython.int, number)
        data: bytes = members.to_bytes(8 * self.words, "little")
        for word in range(self.words):
            bits = cython.declare(cython.ulonglong, 0)
            for k in range(8):
                byte = cython.declare(cython.ulonglong, data[8 * word + k])
                bits |= byte << 8 * k
            if bits:
                self.sets[i * self.words + word] = bits
                bit = cython.cast(cython.ulonglong, 1) << (word % 64)
                self.filled[i * self.blocks + word // 64] |= bit

    @property
    def memory(self) -> int:
        """The bytes that it holds."""
        return sum(self._sizes())


def swept_ready(drawings: Sequence[Drawn], size: int) -> Swept:
    """Give drawings made ready for boards of a size. What was worked out of them is kept, and not worked out again."""
    if not cython.compiled:
        return Swept(drawings, size)
    of = (marshal.dumps(list(drawings), 2), str(size))
    tables: Tables | None = _KEPT.get("", *of)
    if tables is not None:
        with suppress(UsageError):
            return Swept(drawings, size, tables)
    found = Swept(drawings, size)
    _KEPT.put(found.tables, "", *of)
    return found


def _matches_on_empty(drawings: Sequence[Drawn], size: int) -> list[int]:
    """Give what stands on an empty board, as `Sweep.changes` gives matches."""
    ways_on = [
        [[turned(o, column, row, size) for column in range(size)] for row in range(size)]
        for o in ORIENTATIONS
    ]
    found = []
    for number, (masks, ways) in enumerate(drawings):
        places = list(each_place(places_of(masks, anchor_of(masks), size, _EMPTY_MASK)))
        if places:
            for o in ORIENTATIONS:
                if ways >> o & 1:
                    first, laid = number << 13 | o << 10, ways_on[o]
                    for column, row in places:
                        match = first | laid[row][column]
                        found += [match, match | 1 << 9]
    return found


def turned(o: int, column: int, row: int, size: int) -> Point:
    """Give the point where one lies when the board is turned in an orientation; column and row from 0."""
    x, y = turn(o, (2 * column - size + 1, 2 * row - size + 1))
    return 20 * ((y + size + 1) // 2) + (x + size + 1) // 2
