"""Reading links: can the enemy cut two strings apart, or keep one out of an area; can the owner join them.

Takes a board and two stones of one color, near or far, or a stone and an area; gives what `Solver` gives, the cutter
being the pursuer. Knows no eyes and no groups. Sources: Wilcox, "Linkage tactics" (W16): moves come from the shape of
the link, and where it ceases to tell, cutting strings are attacked and saved by reading strings.

- Joined: one string (or a string with a stone in the area) that is not taken at once or in a ladder; or the
  owner, to move, joins both by one move that leaves three liberties; or an enemy string beside both is taken for sure.
- Cut: an end is taken, or the ends are farther apart (`Distances`) than the cutter need care about: what they were to
  begin with, less and less (where it is to look wide, from WIDER moves on), but never less than NEAR.

Moves are points of the shortest ways, and what takes or saves the strings there; for the owner, and for the cutter near
the beginning, points between two of them too; for the owner's first answer all by way of which the ends are hardly
farther apart.

How far apart two ends are, by way of which points and strings, is how many stones the owner must add to join them, by
contact and sure diagonals. The idea of a distance in moves that guides the reading of links is common in the field (GNU
Go's and Fuego's manuals name it); the prices are riyu's own. A stone to add costs STONE (8); a step that joins without
contact costs 1 beside, so that of two ways with as many stones the surer is the shorter:

- An own string costs nothing; an empty point one stone, two where a stone would have no room.
- A diagonal step is sure if both points beside it are empty: the enemy can take one only.
- So is a step over a point where an enemy stone would have one liberty at most, none of its own beside it.
- An enemy string costs its liberties in stones, up to three: it has to be taken. One that was read (`tolled`), one.

Both ends grow by turns until they meet, and then only along ways that are hardly longer than the shortest (ROOM): what
lies elsewhere is not looked at. A string is reached by each stone on its own until an end goes on from it: that stones
are one string must not tell before the string is touched. A place is an empty point, or a string, known by its head.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Point
from riyu.reading.ground import Ground
from riyu.reading.solver import Solver
from riyu.reading.strings import StringReader

if not cython.compiled:
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import PASSES, TURN, empty_beside, enemy_beside
    from riyu.reading.plain import (
        AROUND,
        FAR,
        FARTHEST,
        LADDER,
        MET,
        MISSED,
        NEAR,
        OPEN,
        ROOM,
        ROW,
        STONE,
        WIDER,
        reach,
        touch_once,
    )

__all__ = ["Distances", "LinkReader"]


class Distances(Ground):
    """The ways between two ends, on one board as it stands. What they rest on is touched."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.owner = 0
        self.toll_count = self.reached_count = 0
        self.apart = self.most = self.bound = self.more = 0
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
        self.bound = min(FARTHEST, most + ROOM + self.more)
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
                self.bound = min(FARTHEST, through + ROOM + self.more)

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


class LinkReader(Solver):
    """Links on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 5000
        self.distances = Distances(board)
        self.distances.touch_for(self)
        self.strings = StringReader(board)
        self.strings.touch_for(self)
        self.ladder = self.strings.ladder
        self.ladder.refused = self.refused
        self.one = self.two = self.owner = 0
        self.farthest = self.apart = self.lead = self.wider = 0
        if not cython.compiled:
            self.area = [0] * CELLS
            self.found = [0] * 8

    def aim(self, one: Point, two: Point) -> None:
        """Let the link of two stones of one color be what is asked about. Raises UsageError if they are not that."""
        color = self.board.color_at(one)
        if color not in (BLACK, WHITE) or self.board.color_at(two) != color:
            raise UsageError("a link is asked about by two stones of one color")
        self.two = two
        self._begin(one)

    def aim_at_area(self, stone: Point, area: Iterable[Point]) -> None:
        """Let it be asked whether the string at a stone gets a stone into an area.

        Raises UsageError if no stone stands there, or a point of the area is off the board.
        """
        points = list(area)
        if self.board.color_at(stone) not in (BLACK, WHITE):
            raise UsageError("a stone has to stand where a way into an area begins")
        if BORDER in map(self.board.color_at, points):
            raise UsageError("a point of the area is off the board")
        self.two = 0
        for p in range(CELLS):
            self.area[p] = 0
        for point in points:
            self.area[point] = 1
        self._begin(stone)

    def _begin(self, one: Point) -> None:
        self.one = one
        self.owner = self.s.color[one]
        self.pursuer = 3 - self.owner

    def widen(self, is_wide: bool) -> None:
        """Let all ways be looked at, and longer ones, for WIDER moves more where a question begins; or as usual."""
        self.wider = WIDER if is_wide else 0
        self.distances.more = STONE if is_wide else 0

    # What decides.

    def outlook(self, side: int) -> int:
        """Say whether the ends are cut or joined."""
        s = self.s
        one = self.one
        two = self.two
        self.touch(one)
        self.touch(two)
        if s.color[one] != self.owner or (two and s.color[two] != self.owner):
            return MET
        self.touch_string(one)
        if self.is_joined():
            return MET if self.is_taken(one, side) else MISSED
        if s.numbers[PASSES] > 1 or self.is_taken(one, side):
            return MET
        if two:
            self.touch_string(two)
            if self.is_taken(two, side):
                return MET
        if self.joins_at_once(side):
            return MISSED
        self.distances.toll_count = 0
        most = self.allowed(side) if self.depth else FARTHEST
        self.measure(most)
        if self.depth == 0:
            self.lead = 1 if side == self.owner else 0
            self.farthest = min(self.apart, FARTHEST - 2 * STONE)
            if self.lead:
                # As if asked once the owner has moved: joined by one stone less.
                self.farthest -= STONE - 1
            most = self.allowed(side)
        if self.takes_cutting(side, most):
            return MISSED
        return MET if self.apart > most else OPEN

    def is_joined(self) -> bool:
        """Say whether the ends are one string."""
        s = self.s
        head = s.string[self.one]
        if self.two:
            return s.string[self.two] == head
        p = cython.declare(cython.Py_ssize_t, head)
        while True:
            if self.area[p]:
                return True
            p = s.next[p]
            if p == head:
                return False

    def is_taken(self, stone: int, side: int) -> bool:
        """Say whether an end's string is taken, with a side to move, so far as a short reading tells."""
        libs = self.s.liberties[self.s.string[stone]]
        if libs > 2 or (libs == 2 and side == self.owner):
            return False
        return self.read_string(stone, side) == MET

    def read_string(self, stone: int, side: int) -> int:
        """Read a string with a side to move, by ladder; if it is taken, `finish` becomes the first move."""
        self.finish = 0
        if side == self.s.color[stone]:
            falls = cython.declare(cython.bint, self.ladder.falls(stone, LADDER, self.over_ko))
            self.touch_all_of(self.ladder)
            return MET if falls else OPEN
        self.strings.target = stone
        self.strings.owner = self.s.color[stone]
        self.strings.pursuer = side
        self.strings.over_ko = self.over_ko
        self.strings.depth = 0
        self.strings.look_stamp += 1
        self.strings.finish = 0
        out: int = self.strings.outlook(side)
        if out == MET:
            self.finish = self.strings.finish
        return out

    def allowed(self, side: int) -> int:
        """Give how far apart the ends may be for the cutter not to have done it."""
        most = self.farthest - max(0, self.depth - self.wider)
        if most < NEAR:
            most = NEAR
        return most + STONE if side == self.owner else most

    def turns(self) -> int:
        """Give how many moves were made since the cutter was first to move: a question of the owner begins at -1."""
        return self.depth - self.lead

    def measure(self, most: int) -> None:
        """Work out how far apart the ends are as the board stands, up to a cost."""
        self.distances.begin(self.owner, most)
        reach(self.distances, 0, self.one, 0)
        if self.two:
            reach(self.distances, 1, self.two, 0)
            self.distances.spread_ends()
        else:
            for p in range(CELLS):
                if self.area[p]:
                    reach(self.distances, 1, p, 0)
            self.distances.spread_from_one()
        self.apart = self.distances.apart

    def takes_cutting(self, side: int, most: int) -> bool:
        """Read the enemy strings between the ends; say whether one that is beside both is taken for sure.

        Those of two liberties that are taken if the owner moves first are no farther than a stone from now on.
        """
        s = self.s
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            found = [0] * 4
        count = 0
        for i in range(self.distances.reached_count):
            p = cython.declare(cython.Py_ssize_t, self.distances.reached[i])
            if s.color[p] != self.pursuer:
                continue
            libs = s.liberties[s.string[p]]
            shorter = self.distances.through(p) - STONE * (libs - 1)
            if shorter > self.apart:
                continue
            both = cython.declare(cython.bint, False)
            if self.two and self.is_free(self.one, side) and self.is_free(self.two, side):
                both = self.distances.is_beside_both(p)
            if not both and (libs != 2 or shorter == self.apart):
                continue
            if self.read_string(p, self.owner) != MET:
                continue
            if both:
                if side == self.owner:
                    return True
                if self.read_string(p, side) == MET and not self.may_counter(p):
                    self.finish = 0
                    return True
            if libs > 1 and count < 4:
                found[count] = s.string[p]
                count += 1
        self.finish = 0
        if count:
            for i in range(count):
                self.distances.tolled[i] = found[i]
            self.distances.toll_count = count
            self.measure(most)
        return False

    def may_counter(self, stone: int) -> bool:
        """Say whether the cutter may put an owner's string beside a cutting one into atari: a ladder does not see it.

        One in atari already a ladder minds, and a cutting string in atari has no time for it.
        """
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        if s.liberties[s.string[stone]] < 2:
            return False
        counters = False
        count = self.strings_beside(stone, self.owner, 2, found, 8)
        for i in range(count):
            if s.liberties[s.string[found[i]]] == 2:
                counters = True
        return counters

    def is_free(self, stone: int, side: int) -> bool:
        """Say whether an end has liberties enough not to be attacked while something is taken, a side to move."""
        libs = self.s.liberties[self.s.string[stone]]
        return libs > (1 if side == self.owner else 2)

    def joins_at_once(self, side: int) -> bool:
        """Say whether the owner joins the ends by one move, whatever the cutter, to move, does first.

        Three liberties are left; the cutter can't be at two such points at once, and has no atari to give.
        """
        is_owner = cython.declare(cython.bint, side == self.owner)
        s = self.s
        if not is_owner and s.liberties[s.string[self.one]] < 3:
            return False
        if not is_owner and self.two and s.liberties[s.string[self.two]] < 3:
            return False
        count = self.liberties_into(self.one, self.found, 8)
        head = s.string[self.two]
        ways = 0
        for i in range(count):
            p = self.found[i]
            joins = cython.declare(cython.bint, self.area[p])
            if self.two:
                joins = self.is_beside(p, head)
            if not joins:
                continue
            self.touch_around(p)
            if is_owner:
                if self.freedom_after(p, self.owner, 3) > 2:
                    self.finish = p
                    return True
            elif self.freedom_after(p, self.owner, 4) > 3 and not self.takes(p):
                ways += 1
        return ways > 1

    def takes(self, p: int) -> bool:
        """Say whether a stone of the cutter takes anything."""
        s = self.s
        found = False
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner and s.liberties[s.string[q]] == 1:
                found = True
        return found

    # What may be tried.

    def propose(self, side: int) -> None:
        """Offer the points by way of which the ends are joined, and what saves or takes the strings on the way."""
        s = self.s
        is_owner = cython.declare(cython.bint, side == self.owner)
        stones = self.apart // STONE
        turns = self.turns()
        is_first = cython.declare(cython.bint, turns == 1 if is_owner else self.depth == 0)
        is_wide = cython.declare(cython.bint, is_owner or turns <= AROUND or not self.two)
        longest = STONE + 2
        if self.depth < self.wider:
            is_first = is_wide = True
            longest += STONE
        base = 1
        if is_owner and stones > 1:
            base += 2 * (stones - 1)
        if not is_owner and stones < 3:
            base += 2 * (3 - stones)
        for i in range(self.distances.reached_count):
            p = cython.declare(cython.Py_ssize_t, self.distances.reached[i])
            beyond = self.distances.through(p) - self.apart
            if s.color[p] == EMPTY:
                if beyond <= longest and (
                    beyond <= 1 or is_first or (is_wide and self.is_between(p))
                ):
                    cost = base + beyond // 4
                    if self.freedom_after(p, side, 2) < 2:
                        cost += 1
                    self.offer(p, cost)
            elif beyond <= 1:
                if s.color[p] == self.owner:
                    self.propose_own(p, is_owner)
                else:
                    self.propose_cutting(p, is_owner)
        if is_owner or not self.has_sound_move(side):
            self.offer_pass(9)

    def has_sound_move(self, side: int) -> bool:
        """Say whether a move is offered that leaves its string two liberties, or takes something."""
        found = False
        for i in range(self.move_count):
            if self.freedom_after(self.moves[i], side, 2) > 1:
                found = True
                break
        return found

    def is_between(self, p: int) -> bool:
        """Say whether a point is beside two points of the shortest ways: an enemy stone there comes between them."""
        s = self.s
        first = 0
        count = 0
        for i in range(4):
            q = p + TURN[i]
            if self.distances.through(q) <= self.apart + 1:
                if s.color[q] == EMPTY:
                    count += 1
                elif s.string[q] != first:
                    count += 1
                    first = s.string[q]
        return count > 1

    def propose_own(self, stone: int, is_owner: bool) -> None:
        """Offer what takes or saves an own string on the way."""
        libs = self.s.liberties[self.s.string[stone]]
        if libs > 2:
            return
        count = self.liberties_into(stone, self.found, 2)
        for i in range(count):
            self.offer(self.found[i], 1 if libs == 1 else 5)
        if is_owner:
            self.propose_captures(stone, 1 if libs == 1 else 3)

    def propose_cutting(self, stone: int, is_owner: bool) -> None:
        """Offer what takes or saves an enemy string on the way."""
        libs = self.s.liberties[self.s.string[stone]]
        count = self.liberties_into(stone, self.found, 3)
        if is_owner:
            for i in range(count):
                self.offer(self.found[i], 2 * libs - 1)
        elif libs < 3:
            s = self.s
            for i in range(count):
                # not to fill an eye of one's own
                p = self.found[i]
                if empty_beside(s, p) or enemy_beside(s, p, self.pursuer):
                    self.offer(p, 2 * libs)
            self.propose_captures(stone, 2 * libs)
            if libs > 1:
                self.propose_ataris(stone, 2 * libs + 1)

    def propose_ataris(self, stone: int, cost: int) -> None:
        """Offer to put strings of two liberties beside a string into atari: a counter-attack."""
        s = self.s
        held = cython.declare("unsigned short[8]")
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            held = [0] * 8
            found = [0] * 4
        count = self.strings_beside(stone, 3 - s.color[stone], 2, held, 8)
        for i in range(count):
            if s.liberties[s.string[held[i]]] == 2:
                self.touch_string(held[i])
                libs = self.liberties_into(held[i], found, 2)
                for j in range(libs):
                    self.offer(found[j], cost)

    def propose_captures(self, stone: int, cost: int) -> None:
        """Offer to take what stands in atari beside a string."""
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        count = self.strings_beside(stone, 3 - self.s.color[stone], 1, found, 8)
        for i in range(count):
            self.offer(self.last_liberty(found[i]), cost)
