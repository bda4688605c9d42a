"""Numbers by 64-bit key: what is known of windows, looked up without Python.

Takes keys, not 0; gives their numbers. Knows nothing of what a key stands for.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free
else:
    from riyu.patterns.plain_windows import NOT_KNOWN, Entry

__all__ = ["WindowTable"]


class WindowTable:
    """Numbers by key, 64-bit to 31-bit, in one table that widens itself."""

    def __init__(self) -> None:
        self.count = 0
        self.mask = 1023
        if cython.compiled:
            self.entries = cython.cast(cython.pointer(Entry), calloc(1024, cython.sizeof(Entry)))
            if not self.entries:
                abort()
        else:
            self.numbered: dict[int, int] = {}

    def __dealloc__(self) -> None:
        free(self.entries)

    # Compiled inside: unchecked, without Python.

    def number(self, key: int) -> int:
        """Give the number of a key, NOT_KNOWN if the table lacks it."""
        if not cython.compiled:
            return self.numbered.get(key, NOT_KNOWN)
        i = slot(self.entries, self.mask, key)
        return self.entries[i].number if self.entries[i].key != 0 else NOT_KNOWN

    def set_number(self, key: int, number: int) -> None:
        """Let a key have a number."""
        if cython.compiled:
            i = slot(self.entries, self.mask, key)
            if self.entries[i].key == 0:
                self.entries[i].key = key
                self.count += 1
            self.entries[i].number = number
            if 2 * self.count > self.mask:
                self.widen()
        else:
            self.numbered[key] = number
            self.count = len(self.numbered)

    def widen(self) -> None:
        """Make room for twice as many keys."""
        if cython.compiled:
            before = self.entries
            size = self.mask + 1
            self.mask = 2 * size - 1
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(2 * size, cython.sizeof(Entry))
            )
            if not self.entries:
                abort()
            for i in range(size):
                if before[i].key != 0:
                    self.entries[slot(self.entries, self.mask, before[i].key)] = before[i]
            free(before)

    # For callers.

    def put(self, key: int, number: int) -> None:
        """Let a key (not 0) have a number from 0 to 2**31 - 1."""
        self.set_number(key, number)

    def get(self, key: int) -> int | None:
        """Give a key's number; None if the table lacks it."""
        number = self.number(key)
        return None if number == NOT_KNOWN else number

    def items(self) -> list[tuple[int, int]]:
        """Give all keys with their numbers, lowest key first."""
        if not cython.compiled:
            return sorted(self.numbered.items())
        return sorted(
            [
                (self.entries[i].key, self.entries[i].number)
                for i in range(self.mask + 1)
                if self.entries[i].key != 0
            ]
        )


def slot(entries: list[Entry], mask: int, key: int) -> int:
    """Give where a key stands in a table's entries, or the free place where it would."""
    i = (key ^ (key >> 32)) & mask
    while entries[i].key != 0 and entries[i].key != key:
        i = (i + 1) & mask
    return i
