"""How far apart two ends are: how many stones a color must add to join them, by contact and sure diagonals.

Takes a board, a color and two ends (strings, or all points of an area); gives how far apart they are, and by way of
which points and strings. Knows no search. The idea of a distance in moves that guides the reading of links is common in
the field (GNU Go's and Fuego's manuals name it); the prices are riyu's own. A stone to add costs STONE (8); a step that
joins without contact costs 1 beside, so that of two ways with as many stones the surer is the shorter:

- An own string costs nothing; an empty point one stone, two where a stone would have no room.
- A diagonal step is sure if both points beside it are empty: the enemy can take one only.
- So is a step over a point where an enemy stone would have one liberty at most, none of its own beside it.
- An enemy string costs its liberties in stones, up to three: it has to be taken. One that was read (`tolled`), one.

Both ends grow by turns until they meet, and then only along ways that are hardly longer than the shortest (ROOM): what
lies elsewhere is not looked at. A string is reached by each stone on its own until an end goes on from it: that stones
are one string must not tell before the string is touched. A place is an empty point, or a string, known by its head.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.ground import Ground

if not cython.compiled:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, empty_beside, enemy_beside
    from riyu.reading.plain import FAR, FARTHEST, ROOM, ROW, STONE, reach, touch_once

__all__ = ["Distances"]


class Distances(Ground):
    """The ways between two ends, on one board as it stands. What they rest on is touched."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.owner = 0
        self.toll_count = self.reached_count = 0
        self.apart = self.most = self.bound = 0
        if not cython.compiled:
            self.far = [FAR] * (2 * ROW)
            self.way = [FAR] * ROW
            self.is_done = [0] * (2 * ROW)
            self.waiting = [0] * (2 * (FARTHEST + 1) * ROW)
            self.count = [0] * (2 * (FARTHEST + 1))
            self.tolled = [0] * 4
            self.around = [0] * CELLS
            self.reached = [0] * ROW

    def place(self, p: int) -> int:
        """Give the place that a point is in: its string's head, or itself."""
        head = self.s.string[p]
        return head if head else p

    def begin(self, owner: int, most: int) -> None:
        """Forget all distances; look for a color's ways up to `most` now, and for such as are a little longer."""
        self.owner = owner
        self.most = most
        self.bound = most + ROOM if most + ROOM < FARTHEST else FARTHEST
        self.apart = FAR
        self.reached_count = 0
        self.look_stamp += 1
        for p in range(CELLS):
            self.far[p] = FAR
            self.far[ROW + p] = FAR
            self.way[p] = FAR
            self.is_done[p] = 0
            self.is_done[ROW + p] = 0
        for c in range(2 * (FARTHEST + 1)):
            self.count[c] = 0

    def spread_ends(self) -> None:
        """Let both ends, reached before, grow by turns till they meet and all ways are found."""
        for cost in range(FARTHEST + 1):
            if cost > self.bound:
                break
            self.grow_end(0, cost, cost)
            self.grow_end(1, cost, cost + 1)

    def spread_from_one(self) -> None:
        """Let end 0 grow till it meets end 1, and then end 1 along the ways found: for one that is large."""
        for cost in range(FARTHEST + 1):
            if cost > self.bound:
                break
            self.grow_end(0, cost, 0)
        for cost in range(FARTHEST + 1):
            if cost > self.bound:
                break
            self.grow_end(1, cost, FARTHEST)

    def grow_end(self, end: int, cost: int, least: int) -> None:
        """Go on from what an end reached at a cost, unless the other end (`least` if not known) is too far."""
        level = (FARTHEST + 1) * end + cost
        i = 0
        while i < self.count[level]:
            p = cython.declare(cython.Py_ssize_t, self.waiting[ROW * level + i])
            i += 1
            if self.far[ROW * end + p] != cost or self.is_done[ROW * end + p]:
                continue
            beyond = cython.declare(cython.int, self.far[ROW * (1 - end) + p])
            through = cost + (beyond if beyond < least else least)
            if through > self.bound:
                continue
            price = self.price(p)
            if through + price > self.bound:
                continue
            if cost + beyond + price <= self.bound:
                self.meet(p, cost + beyond + price)
            self.go_on(end, p, cost, price)

    def meet(self, p: int, through: int) -> None:
        """Note a way by a place reached from both ends."""
        at = self.place(p)
        if self.way[at] == FAR:
            self.reached[self.reached_count] = p
            self.reached_count += 1
        if through < self.way[at]:
            self.way[at] = through
        if through < self.apart:
            self.apart = through
            if through < self.most:
                self.bound = through + ROOM if through + ROOM < FARTHEST else FARTHEST

    def price(self, p: int) -> int:
        """Give what it costs to have a point: a stone, or to take the string; nothing for an own one."""
        if self.s.color[p] == EMPTY:
            return self.stone_price(p)
        return 0 if self.s.color[p] == self.owner else self.toll(p)

    def toll(self, stone: int) -> int:
        """Give what it costs to take an enemy string: its liberties, or one stone where that was read."""
        head = self.s.string[stone]
        libs = self.look(stone, 4)
        for i in range(self.toll_count):
            if self.tolled[i] == head:
                return STONE
        return libs * STONE if libs <= 3 else FAR

    def stone_price(self, p: int) -> int:
        """Give what a stone on an empty point costs: two where it would have no room."""
        s = self.s
        touch_once(self, p)
        if empty_beside(s, p):
            return STONE
        room = 0
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner:
                room += self.look(q, 3) - 1
            elif s.color[q] == 3 - self.owner and self.look(q, 2) == 1:
                return STONE
        return STONE if room > 1 else 2 * STONE

    def go_on(self, end: int, p: int, cost: int, price: int) -> None:
        """Reach what is beside the place of a point that an end came up to at a cost."""
        s = self.s
        if s.color[p] == EMPTY:
            self.go_on_from(end, p, cost + price)
            return
        self.touch_string(p)
        head = s.string[p]
        onto = cost + price
        if price == STONE * s.liberties[head]:
            onto -= STONE
        q = cython.declare(cython.Py_ssize_t, head)
        while True:
            self.far[ROW * end + q] = cost
            self.is_done[ROW * end + q] = 1
            if s.color[p] == self.owner:
                self.go_on_from(end, q, cost)
            else:
                self.go_on_from_enemy(end, q, cost + price, onto)
            q = s.next[q]
            if q == head:
                break

    def go_on_from_enemy(self, end: int, p: int, cost: int, onto: int) -> None:
        """Reach the own strings beside a stone that is taken, and its liberties, paid for or not."""
        s = self.s
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner:
                reach(self, end, q, cost)
            elif s.color[q] == EMPTY:
                reach(self, end, q, onto)

    def go_on_from(self, end: int, p: int, cost: int) -> None:
        """Reach what is beside a point with an own stone, there or to come, and what that is surely joined with."""
        s = self.s
        own = self.owner
        is_new = cython.declare(cython.int, s.color[p] == EMPTY)
        empties = 0
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == own:
                reach(self, end, q, cost)
            elif s.color[q] == EMPTY:
                empties += 1
                reach(self, end, q, cost)
                if cost < self.bound:
                    self.step_over(end, p, q, cost + 1, 2 + is_new)
            elif s.color[q] == 3 - own:
                reach(self, end, q, cost - STONE if is_new else cost)
        if empties > 1 and cost < self.bound:
            for i in range(4):
                # up and left, left and down, ... : the two points beside a diagonal step
                up = 20 if i < 2 else -20
                right = 1 if i & 1 else -1
                if s.color[p + up] == EMPTY and s.color[p + right] == EMPTY:
                    r = p + up + right
                    self.touch(r)
                    if s.color[r] == own or s.color[r] == EMPTY:
                        reach(self, end, r, cost + 1)

    def step_over(self, end: int, p: int, q: int, cost: int, most: int) -> None:
        """Reach from a point what is beyond an empty one where an enemy stone would have a liberty at most.

        `most` is how many empty points, at most, are beside that one if the point beyond is empty too.
        """
        s = self.s
        touch_once(self, q)
        if empty_beside(s, q) > most or enemy_beside(s, q, self.owner):
            return
        for i in range(4):
            r = q + TURN[i]
            if (s.color[r] == self.owner and empty_beside(s, q) < most) or (
                s.color[r] == EMPTY and r != p
            ):
                reach(self, end, r, cost)

    def through(self, p: int) -> int:
        """Give how far apart the ends are by way of a point's place, FAR if it isn't reached from both."""
        through: int = self.way[self.place(p)]
        return through

    def is_beside_both(self, p: int) -> bool:
        """Say whether the place of a point is beside both ends."""
        return self.far[p] + self.far[ROW + p] == 0
