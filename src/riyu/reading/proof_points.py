"""The points that proofs of life and death rest on: those found, and those kept for each decided node.

Takes a zone, points and strings; gives sets of points back. Knows no graph and no verdicts. Source: Shih, Wu, Liu,
Chang 2022 (relevance zones, dilated by liberties).

Sets are of places, a bit each: the points of the zone of the group's life first, then others as they are met.
"""

from __future__ import annotations

import cython

from riyu.reading.zone import Zone

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
else:
    from riyu.game.constants import BORDER, CELLS
    from riyu.game.plain import TURN
    from riyu.reading.plain import FIRST_PLACES, uint64_t
    from riyu.reading.plain_life import ENOUGH, PLACES, WORDS

__all__ = ["ProofPoints"]


class ProofPoints:
    """A set of points that is being found, and those that were kept, a node of a graph each."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.place_end = 0
        self.rests_limit = 0
        if not cython.compiled:
            self.rests: list[int] = []
            self.place_of = [0] * (CELLS + 3)
            self.point_at = [0] * PLACES
            self.marked = [0] * WORDS

    def __dealloc__(self) -> None:
        free(self.rests)

    def number_places(self) -> None:
        """Give the points of the zone their places; others get theirs as they are met."""
        for p in range(CELLS):
            self.place_of[p] = 0
        self.place_end = 1
        for i in range(self.zone.cell_count):
            self.place(self.zone.cells[i])

    def place(self, p: int) -> int:
        """Give the place of a point; the first one is shared by all for which there's no room."""
        if self.place_of[p] == 0 and self.place_end < PLACES:
            self.place_of[p] = self.place_end
            self.point_at[self.place_end] = p
            self.place_end += 1
        found: int = self.place_of[p]
        return found

    def clear_found(self) -> None:
        """Begin with no points found."""
        for i in range(WORDS):
            self.marked[i] = 0

    def find_all(self) -> None:
        """Let all points be found."""
        full = cython.declare(uint64_t, 0xFFFFFFFFFFFFFFFF)
        for i in range(WORDS):
            self.marked[i] = full

    def find(self, p: int) -> None:
        """Let a point be found."""
        at = self.place(p)
        self.marked[at >> 6] |= cython.cast(uint64_t, 1) << (at & 63)

    def has_found(self, p: int) -> bool:
        """Say whether a point was found; those without a place of their own always are."""
        at = self.place(p)
        return at == 0 or (self.marked[at >> 6] >> (at & 63)) & 1 != 0

    def find_string(self, stone: int) -> None:
        """Let a string and all that is beside it be found."""
        s = self.s
        head = s.string[stone]
        p = head
        while True:
            self.find(p)
            for j in range(4):
                if s.color[p + TURN[j]] != BORDER:
                    self.find(p + TURN[j])
            p = s.next[p]
            if p == head:
                break

    def find_rest_of(self, n: int) -> None:
        """Let all that a node's proof rests on be found."""
        for i in range(WORDS):
            self.marked[i] |= self.rests[WORDS * n + i]

    def keep_found(self, n: int) -> None:
        """Let a node's proof rest on what was found."""
        if cython.compiled:
            if cython.cast(cython.size_t, n) >= self.rests_limit:
                self.rests_limit = 2 * cython.cast(cython.size_t, n) + FIRST_PLACES
                self.rests = cython.cast(
                    cython.pointer(uint64_t), realloc(self.rests, self.rests_limit * WORDS * 8)
                )
                if not self.rests:
                    abort()
        else:
            while len(self.rests) < WORDS * (n + 1):
                self.rests.append(0)
        for i in range(WORDS):
            self.rests[WORDS * n + i] = self.marked[i]

    def find_liberties(self, winner: int) -> None:
        """Let liberties of the winner's strings among what was found be found too, so that none is taken unseen."""
        s = self.s
        liberties = cython.declare("unsigned short[8]")
        if not cython.compiled:
            liberties = [0] * 8
        for i in range(1, self.place_end):
            p = self.point_at[i]
            if s.color[p] != winner or not (self.marked[i >> 6] >> (i & 63)) & 1:
                continue
            if winner == self.zone.pursuer and self.zone.is_strong[p]:
                continue
            count = self.ground.liberties_into(p, liberties, 8)
            inside = 0
            for j in range(count):
                if self.has_found(liberties[j]):
                    inside += 1
            for j in range(count):
                if inside >= ENOUGH:
                    break
                if not self.has_found(liberties[j]):
                    self.find(liberties[j])
                    inside += 1
