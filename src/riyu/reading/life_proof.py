"""Proofs of life and death that say which points they rest on, so that moves elsewhere need no reading.

Takes a node's moves; gives its proof numbers and, once it is decided, its relevance zone. Knows no goals but through
`LifeMoves`. Source: Shih, Wu, Liu, Chang 2022 (relevance-zone based search: null moves, zones dilated by liberties).

A side that passes and loses needs only moves in the zone of that loss: what it plays elsewhere changes nothing there.
Zones are sets of places, a bit each: the points of the zone of the group's life first, then others as they are met.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.life_moves import LifeMoves

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t, uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
else:
    from riyu.game.constants import BORDER, CELLS
    from riyu.game.plain import PASSES, TURN
    from riyu.reading.plain import OPEN, uint32_t, uint64_t
    from riyu.reading.plain_life import (
        ENOUGH,
        KNOWN_SHIFT,
        LATE,
        PLACES,
        PROVEN,
        SOON,
        TURNS,
        WORDS,
    )

__all__ = ["LifeProof"]


class LifeProof(LifeMoves):
    """A group, the moves about its life, and what proofs rest on."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.place_end = 0
        self.rests_limit = 0
        self.spent = 0
        if not cython.compiled:
            self.rests: list[int] = []
            self.place_of = [0] * (CELLS + 3)
            self.point_at = [0] * PLACES
            self.marked = [0] * WORDS

    def __dealloc__(self) -> None:
        free(self.rests)

    # Sets of points.

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
                self.rests_limit = self.node_limit
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

    # What proofs rest on.

    def ended(self, n: int) -> None:
        """Take what the outlook rests on."""
        self.keep_found(n)

    def settled(self, n: int, came: int) -> None:
        """Find what a node's proof rests on, its position being on the board."""
        s = self.s
        LifeMoves.settled(self, n, came)
        side = self.nodes[n].side
        first = self.nodes[n].first
        self.clear_found()
        if (self.nodes[n].pn == 0) == (side == self.pursuer):
            winner = cython.declare(cython.int, side)
            k = first + cython.cast(uint32_t, self.proving_edge(n))
            self.find_rest_of(self.edges[k].node)
            p = self.edges[k].move
            if p:
                self.find(p)
                for j in range(4):
                    q = p + TURN[j]
                    if s.color[q] == 3 - side and s.liberties[s.string[q]] == 1:
                        self.find_string(q)
        else:
            winner = 3 - side
            self.find_losses(n)
        self.find_liberties(winner)
        self.keep_found(n)

    def is_lost(self, n: int, k: int) -> bool:
        """Say whether an edge is proven to lose for the side that moves."""
        child = self.edges[k].node
        if self.nodes[n].side == self.pursuer:
            return self.nodes[child].dn == 0
        return self.nodes[child].pn == 0

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
            if winner == self.pursuer and self.zone.is_strong[p]:
                continue
            count = self.liberties_into(p, liberties, 8)
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

    # Numbers.

    def is_bound(self, n: int) -> bool:
        """Say whether a pass lost: then only moves where losses were proven are worth reading; these are found."""
        bound = False
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].move == 0 and self.edges[k].node and self.is_lost(n, k):
                bound = True
        if bound:
            self.clear_found()
            self.find_losses(n)
        return bound

    def is_idle(self, p: int) -> bool:
        """Say whether a move lies outside of what was found."""
        return not self.has_found(p)

    def find_losses(self, n: int) -> None:
        """Let all be found that the losses of the side to move rest on."""
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].is_refused:
                self.find_all()
            elif self.edges[k].node and self.is_lost(n, k):
                self.find_rest_of(self.edges[k].node)

    def begun(self, n: int, most_pn: int, most_dn: int) -> bool:
        """Read what comes of a pass first: if it loses soon, that shows which moves matter."""
        side = self.nodes[n].side
        if self.s.numbers[PASSES] > 0:
            return False
        for i in range(self.nodes[n].count):
            k = self.nodes[n].first + i
            if self.edges[k].move:
                continue
            mark = self.step(0, side)
            child = self.visit(n, k)
            is_read = cython.declare(
                cython.bint,
                not self.nodes[child].is_on_path
                and self.nodes[child].pn != 0
                and self.nodes[child].dn != 0,
            )
            if is_read:
                if side == self.zone.owner:
                    self.search(
                        child,
                        most_pn if most_pn < SOON else SOON,
                        most_dn if most_dn < LATE else LATE,
                    )
                else:
                    self.search(
                        child,
                        most_pn if most_pn < LATE else LATE,
                        most_dn if most_dn < SOON else SOON,
                    )
            self.back(mark)
            looked: bool = is_read
            return looked
        return False

    def open_node(self, n: int) -> None:
        """Look at a node, minding what narrower reading said of it."""
        self.known = OPEN
        LifeMoves.open_node(self, n)
        self.nodes[n].ease = KNOWN_SHIFT if self.known != OPEN else 0

    # Turns.

    def solve(self, first: int) -> int:
        """Read with few moves first, then with more, what was proven before being looked at first.

        What the last turn says counts: a side that wins with few moves allowed may lose to others.
        """
        limit = self.limit
        for i in range(PROVEN):
            self.proven_keys[i] = 0
        self.spent = 0
        out = OPEN
        for turn in range(TURNS):
            if self.spent >= limit:
                break
            self.turn = turn
            self.limit = (limit - self.spent) // (TURNS - turn) + 1
            out = LifeMoves.solve(self, first)
            self.spent += self.node_count
        self.limit = limit
        self.used = self.spent
        return out if self.turn == TURNS - 1 else OPEN
