"""How far apart two ends are: how many stones a color must add to join them, by contact and sure diagonals.

Takes a board, a color and two ends (strings, or all points of an area); gives for each point how far it is from either
end. Knows no search. The idea of a distance in moves that guides the reading of links is common in the field (GNU Go's
and Fuego's manuals name it); the prices are riyu's own. A stone to add costs STONE (8); a step that joins without
contact costs 1 beside, so that of two ways with as many stones the surer is the shorter:

- An own stone costs nothing; an empty point one stone, two where a stone would have no room.
- A diagonal step is sure if both points beside it are empty: the enemy can take one only.
- So is a step over a point where an enemy stone would have one liberty at most, none of its own beside it.
- An enemy string costs its liberties in stones, up to three: it has to be taken. One that was read (`tolled`), one.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board

if not cython.compiled:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, empty_beside, enemy_beside
    from riyu.reading.plain import FAR, FARTHEST, ROW, STONE

__all__ = ["Distances"]


class Distances:
    """The distances of all points from two ends, on one board as it stands."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = self.board.s
        self.owner = 0
        self.toll_count = self.reached_count = 0
        if not cython.compiled:
            self.far = [FAR] * (2 * ROW)
            self.waiting = [0] * ((FARTHEST + 1) * ROW)
            self.count = [0] * (FARTHEST + 1)
            self.tolled = [0] * 4
            self.reached = [0] * ROW

    def toll(self, stone: int) -> int:
        """Give what it costs to take an enemy string: its liberties, or one stone where that was read."""
        s = self.s
        head = s.string[stone]
        for i in range(self.toll_count):
            if self.tolled[i] == head:
                return STONE
        libs = s.liberties[head]
        return libs * STONE if libs <= 3 else FAR

    def begin(self, end: int, owner: int) -> None:
        """Forget the distances from an end (0 or 1), for a color."""
        self.owner = owner
        for p in range(CELLS):
            self.far[ROW * end + p] = FAR
        for c in range(FARTHEST + 1):
            self.count[c] = 0
        self.reached_count = 0

    def reach(self, end: int, p: int, cost: int) -> None:
        """Note that a point is linked with an end at a cost."""
        if cost < self.far[ROW * end + p] and cost <= FARTHEST:
            if self.far[ROW * end + p] == FAR and self.far[p] < FAR:
                self.reached[self.reached_count] = p
                self.reached_count += 1
            self.far[ROW * end + p] = cost
            self.waiting[ROW * cost + self.count[cost]] = p
            self.count[cost] += 1

    def reach_string(self, end: int, stone: int, cost: int) -> None:
        """Note that a string is linked with an end, or taken by it, at a cost."""
        s = self.s
        if cost < self.far[ROW * end + stone]:
            p = cython.declare(cython.Py_ssize_t, stone)
            while True:
                self.reach(end, p, cost)
                p = s.next[p]
                if p == stone:
                    break

    def price(self, p: int) -> int:
        """Give what a stone on an empty point costs: two where it would have no room."""
        s = self.s
        if empty_beside(s, p):
            return STONE
        room = 0
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner:
                room += s.liberties[s.string[q]] - 1
            elif s.color[q] == 3 - self.owner and s.liberties[s.string[q]] == 1:
                return STONE
        return STONE if room > 1 else 2 * STONE

    def enter(self, end: int, p: int) -> None:
        """Begin at a point that belongs to an end."""
        s = self.s
        if s.color[p] == EMPTY:
            self.reach(end, p, self.price(p))
        elif s.color[p] == self.owner:
            self.reach_string(end, p, 0)
        else:
            self.reach_string(end, p, self.toll(p))

    def spread(self, end: int, most: int) -> None:
        """Work out the distances from an end, up to `most`; from end 1 only where both together are so little."""
        base = ROW * end
        for cost in range(most + 1):
            i = 0
            while i < self.count[cost]:
                p = cython.declare(cython.Py_ssize_t, self.waiting[ROW * cost + i])
                i += 1
                if self.far[base + p] != cost:
                    continue
                if end and self.far[p] + cost > most + STONE:
                    continue
                self.go_on(end, p, cost)

    def go_on(self, end: int, p: int, cost: int) -> None:
        """Reach what is beside a point that is linked at a cost."""
        s = self.s
        own = self.owner
        if s.color[p] == 3 - own:
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == own:
                    self.reach_string(end, q, cost)
                elif s.color[q] == EMPTY:
                    self.reach(
                        end,
                        q,
                        cost if self.toll(p) == STONE * s.liberties[s.string[p]] else cost + STONE,
                    )
            return
        empties = 0
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == own:
                self.reach_string(end, q, cost)
            elif s.color[q] == EMPTY:
                empties += 1
                self.reach(end, q, cost + self.price(q))
                if enemy_beside(s, q, own) == 0:
                    others = empty_beside(s, q) - (1 if s.color[p] == EMPTY else 0)
                    for j in range(4):
                        r = q + TURN[j]
                        if s.color[r] == own:
                            if others <= 1:
                                self.reach_string(end, r, cost + 1)
                        elif s.color[r] == EMPTY and r != p and others <= 2:
                            self.reach(end, r, cost + self.price(r) + 1)
            elif s.color[q] == 3 - own:
                toll = self.toll(q)
                if s.color[p] == EMPTY:
                    toll -= STONE
                self.reach_string(end, q, cost + toll)
        if empties > 1:
            for i in range(4):
                # up and left, left and down, ... : the two points beside a diagonal step
                up = 20 if i < 2 else -20
                right = 1 if i & 1 else -1
                if s.color[p + up] == EMPTY and s.color[p + right] == EMPTY:
                    r = p + up + right
                    if s.color[r] == own:
                        self.reach_string(end, r, cost + 1)
                    elif s.color[r] == EMPTY:
                        self.reach(end, r, cost + self.price(r) + 1)

    def between(self) -> int:
        """Give how far apart the ends are, FAR if farther than was looked."""
        least = FAR
        for i in range(self.reached_count):
            through = self.through(self.reached[i])
            if through < least:
                least = through
        return least

    def together(self, p: int) -> int:
        """Give the costs of linking a point with both ends, one after the other."""
        return self.far[p] + self.far[ROW + p]

    def through(self, p: int) -> int:
        """Give how far apart the ends are by way of a point, FAR or more if it isn't reached from both."""
        s = self.s
        together = self.together(p)
        if s.color[p] == EMPTY:
            return together - self.price(p)
        if s.color[p] == 3 - self.owner:
            return together - self.toll(p)
        return together
