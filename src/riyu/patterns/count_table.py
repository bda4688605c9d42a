"""A table of windows by their keys with the times chosen and possible: entered while it is open, counted once closed.

Takes keys and records; gives entries and records. Knows nothing of what a key says, but that its high word is not 0.
"""

from __future__ import annotations

import struct

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free
    from cython.cimports.riyu.patterns.count_table import Entry
else:
    from riyu.patterns._harvest_plain import Entry, mixed

__all__ = ["RECORD", "CountTable"]

RECORD = struct.Struct("<QQII")
"""A window in a table's bytes: low and high word of its key, times chosen, times possible."""


class CountTable:
    """Windows with their counts, open at first."""

    def __init__(self) -> None:
        self.is_closed = False
        self.count = 0
        self.slots = 1 << 12
        if cython.compiled:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(self.slots, cython.sizeof(Entry))
            )
            if self.entries is cython.NULL:
                raise MemoryError
        else:
            self.entries = [Entry() for _ in range(self.slots)]

    def __dealloc__(self) -> None:
        free(self.entries)

    def close(self) -> None:
        """Count from now on for the windows that are held, from 0, how often they were possible and chosen."""
        self.is_closed = True
        for i in range(self.slots):
            self.entries[i].chosen = 0
            self.entries[i].possible = 0

    def add(self, records: bytes) -> None:
        """Add the counts of another table's records, entering its windows; those with no count are entered, too."""
        for low, high, chosen, possible in RECORD.iter_unpack(records):
            entry = self.enter(low, high)
            entry.chosen += chosen
            entry.possible += possible

    def records(self, least: int = 0) -> bytes:
        """Give the windows chosen at least so often as records, in the order of their keys."""
        found = []
        for i in range(self.slots):
            if self.entries[i].high and self.entries[i].chosen >= least:
                entry = self.entries[i]
                found.append((entry.high, entry.low, entry.chosen, entry.possible))
        found.sort()
        return b"".join([RECORD.pack(low, high, c, p) for high, low, c, p in found])

    # Compiled inside: unchecked, without Python.

    def slot(self, low: int, high: int) -> int:
        """Give the place of a key, or the free one where it belongs."""
        place = mixed(low ^ mixed(high)) & (self.slots - 1)
        while self.entries[place].high != 0:
            if self.entries[place].low == low and self.entries[place].high == high:
                break
            place = (place + 1) & (self.slots - 1)
        return place

    def grow(self) -> None:
        """Double the table."""
        old, count = self.entries, self.slots
        self.slots = 2 * count
        if cython.compiled:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(self.slots, cython.sizeof(Entry))
            )
            if self.entries is cython.NULL:
                abort()
        else:
            self.entries = [Entry() for _ in range(self.slots)]
        for i in range(count):
            if old[i].high != 0:
                self.entries[self.slot(old[i].low, old[i].high)] = old[i]
        if cython.compiled:
            free(old)

    def enter(self, low: int, high: int) -> Entry:
        """Give the entry of a key, a new one if there is none."""
        place = self.slot(low, high)
        if self.entries[place].high == 0:
            if 3 * self.count > 2 * self.slots:
                self.grow()
                place = self.slot(low, high)
            self.entries[place].low = low
            self.entries[place].high = high
            self.count += 1
        if cython.compiled:
            return cython.address(self.entries[place])
        return self.entries[place]
