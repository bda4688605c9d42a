"""Places where a lone rule or gate may hold, a row each, and the keys of watched values that each rests on, in C.

Takes what a watch last saw change; gives the rows to be judged anew. Knows no tests and no facts.

What a row rests on does not depend on what it found: its tests are about points of its match, so the keys are too.
Here a key of the numbers of strings, chains or regions is meant for that at a cell, and `TOUCHED_OF` for a stone put
there: what changed is told to each of their points, and to those beside a string. A row's number is the same again
after undo, for numbers given back are given out last first; so a journal can name it.
"""

from __future__ import annotations

import cython

from riyu.inference.watch import Watch

if cython.compiled:
    from cython.cimports.libc.stdint import int32_t
    from cython.cimports.libc.stdlib import free
    from cython.cimports.riyu.inference.rows import Link, Row, grown
else:
    from riyu.features.plain import SIDE
    from riyu.game.plain import TURN
    from riyu.inference.constants import (
        CELL_BITS,
        CHAIN_AT,
        CHAIN_LIBERTIES_OF,
        CHAIN_STONES_OF,
        KEY_COUNT,
        LIBERTIES_OF,
        PHASE_NOW,
        REGION_AT,
        ROOM_OF,
        STONES_OF,
        STRING_AT,
        TOUCHED_OF,
    )
    from riyu.inference.plain import Link, Row

__all__ = ["Rows"]


class Rows:
    """The rows of lone rules on one board. Argument: its watch."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.row_limit = self.link_limit = 0
        if not cython.compiled:
            self.heads = [0] * KEY_COUNT
            self.changes = [0] * 512
            self.alerted: list[int] = []
        self.clear_rows()

    def __dealloc__(self) -> None:
        free(self.rows)
        free(self.links)
        free(self.alerted)

    def clear_rows(self) -> None:
        """Forget all rows."""
        self.row_count = self.free_row = self.link_count = self.free_link = 0
        self.alerted_count = 0
        if not cython.compiled:
            self.rows, self.links = [Row()], [Link()]
        for key in range(KEY_COUNT):
            self.heads[key] = 0

    @property
    def memory(self) -> int:
        """The bytes of the rows in use and of the lists of what they rest on."""
        rows = self.row_count
        links = self.link_count
        at = self.free_row
        while at:
            rows -= 1
            at = self.rows[at].next
        at = self.free_link
        while at:
            links -= 1
            at = self.links[at].next
        held: int = 44 * rows + 20 * links
        return held

    def new_row(self) -> int:
        """Give the number of a row that is not in use; the last given back is the first given out."""
        row = self.free_row
        if row:
            self.free_row = self.rows[row].next
            return row
        self.row_count += 1
        if not cython.compiled:
            self.rows.append(Row())
            self.alerted.append(0)
        elif self.row_count >= self.row_limit:
            self.row_limit = 2 * self.row_limit + 1024
            self.rows = cython.cast(
                cython.pointer(Row), grown(self.rows, self.row_limit * cython.sizeof(Row))
            )
            self.alerted = cython.cast(
                cython.pointer(int32_t), grown(self.alerted, self.row_limit * 4)
            )
        return self.row_count

    def link(self, row: int, key: int) -> None:
        """Let a row be alerted when a key changes."""
        link = self.free_link
        if link:
            self.free_link = self.links[link].next
        else:
            self.link_count += 1
            if not cython.compiled:
                self.links.append(Link())
            elif self.link_count >= self.link_limit:
                self.link_limit = 2 * self.link_limit + 4096
                self.links = cython.cast(
                    cython.pointer(Link), grown(self.links, self.link_limit * cython.sizeof(Link))
                )
            link = self.link_count
        entry = cython.address(self.links[link]) if cython.compiled else self.links[link]
        entry.row = row
        entry.key = key
        entry.before = 0
        entry.next = self.heads[key]
        entry.of_row = self.rows[row].link
        if entry.next:
            self.links[entry.next].before = link
        self.heads[key] = link
        self.rows[row].link = link

    def unlink(self, row: int) -> None:
        """Let a row be alerted no more."""
        link = self.rows[row].link
        while link:
            entry = cython.address(self.links[link]) if cython.compiled else self.links[link]
            if entry.before:
                self.links[entry.before].next = entry.next
            else:
                self.heads[entry.key] = entry.next
            if entry.next:
                self.links[entry.next].before = entry.before
            entry.next = self.free_link
            self.free_link = link
            link = entry.of_row
        self.rows[row].link = 0

    def alert_row(self, row: int) -> None:
        """Let a row be judged once."""
        if not self.rows[row].is_alerted:
            self.rows[row].is_alerted = True
            self.alerted[self.alerted_count] = row
            self.alerted_count += 1

    def alert(self, key: int) -> None:
        """Let the rows that rest on a key be judged."""
        link = self.heads[key]
        while link:
            self.alert_row(self.links[link].row)
            link = self.links[link].next

    def hear(self) -> None:
        """Take notice of what the watch saw change."""
        has_names = False
        for i in range(self.watch.key_count):
            key = cython.declare(cython.Py_ssize_t, self.watch.keys[i])
            cell = key & CELL_BITS
            kind = key - cell
            if cell == 0:
                if kind == PHASE_NOW:
                    self.alert(kind)
                continue
            if kind == STRING_AT:
                self.alert(key)
                self.alert(LIBERTIES_OF + cell)
                self.alert(STONES_OF + cell)
                self.alert_around(cell)
            elif kind == LIBERTIES_OF or kind == STONES_OF or kind == TOUCHED_OF:
                self.changes[cell] |= 1 if kind == LIBERTIES_OF else 2 if kind == STONES_OF else 4
                has_names = True
            elif kind == ROOM_OF or kind == CHAIN_STONES_OF or kind == CHAIN_LIBERTIES_OF:
                self.changes[cell] |= (
                    8 if kind == ROOM_OF else 16 if kind == CHAIN_STONES_OF else 32
                )
                has_names = True
            else:
                self.alert(key)
                if kind == REGION_AT:
                    self.alert(ROOM_OF + cell)
                elif kind == CHAIN_AT:
                    self.alert(CHAIN_STONES_OF + cell)
                    self.alert(CHAIN_LIBERTIES_OF + cell)
        if not has_names:
            return
        for p in range(SIDE):
            change = self.changes[self.watch.seen.string[p] & CELL_BITS]
            if change & 1:
                self.alert(LIBERTIES_OF + p)
            if change & 2:
                self.alert(STONES_OF + p)
            if change & 4:
                self.alert_around(p)
            if self.changes[self.watch.seen.region[p]] & 8:
                self.alert(ROOM_OF + p)
            change = self.changes[self.watch.seen.chain[p] & CELL_BITS]
            if change & 16:
                self.alert(CHAIN_STONES_OF + p)
            if change & 32:
                self.alert(CHAIN_LIBERTIES_OF + p)
        for p in range(512):
            self.changes[p] = 0

    def alert_around(self, p: int) -> None:
        """Let the rows be judged that ask what a stone would have here or beside."""
        self.alert(TOUCHED_OF + p)
        for i in range(4):
            self.alert(TOUCHED_OF + p + TURN[i])
