"""Reading links: can the enemy cut two strings apart, or keep one out of an area; can the owner join them.

Takes a board and two stones of one color, near or far, or a stone and an area; gives what `Solver` gives, the cutter
being the pursuer. Knows no eyes and no groups. Sources: Wilcox, "Linkage tactics" (W16): moves come from the shape of
the link, and where it ceases to tell, cutting strings are attacked and saved by reading strings.

- Joined: one string (or a string with a stone in the area) that is not taken at once or in a ladder; or the
  owner, to move, joins both by one move that leaves three liberties; or an enemy string beside both is taken for sure.
- Cut: an end is taken, or the ends are farther apart (`Distances`) than the cutter need care about: what they were to
  begin with, less and less, but never less than NEAR.

Moves are points of the shortest ways, and what takes or saves the strings there; for the owner, and for the cutter near
the beginning, points between two of them too; for the owner's first answer all by way of which the ends are hardly
farther apart.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Point
from riyu.reading.distances import Distances
from riyu.reading.solver import Solver
from riyu.reading.strings import StringReader

if not cython.compiled:
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import PASSES, TURN
    from riyu.reading.plain import AROUND, FARTHEST, LADDER, MET, MISSED, NEAR, OPEN, STONE, reach

__all__ = ["LinkReader"]


class LinkReader(Solver):
    """Links on one board, one question after another.

    `spare` lets the side that moves first make so many moves more at the beginning, the other passing between.
    """

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
        self.spare = self.farthest = self.apart = 0
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
        self.spare = 0

    def allow(self, spare: int) -> None:
        """Let the side that moves first make so many moves more, until the next question is aimed at."""
        self.spare = spare

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
        if self.must_pass():
            return OPEN
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
            self.farthest = min(self.apart, FARTHEST - 2 * STONE)
            most = self.allowed(side)
        if self.takes_cutting(side, most):
            return MISSED
        return MET if self.apart > most else OPEN

    def must_pass(self) -> bool:
        """Say whether the other side moves again, as `allow` lets it."""
        return self.depth % 2 == 1 and self.depth < 2 * self.spare

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
        most = self.farthest - self.depth
        if most < NEAR:
            most = NEAR
        return most + STONE if side == self.owner else most

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
                if self.read_string(p, side) == MET:
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
        if self.must_pass():
            self.offer_pass(1)
            return
        s = self.s
        is_owner = cython.declare(cython.bint, side == self.owner)
        stones = self.apart // STONE
        is_first_answer = cython.declare(cython.bint, is_owner and self.depth == 1)
        is_wide = cython.declare(cython.bint, is_owner or self.depth <= AROUND or not self.two)
        base = 1
        if is_owner and stones > 1:
            base += 2 * (stones - 1)
        if not is_owner and stones < 3:
            base += 2 * (3 - stones)
        for i in range(self.distances.reached_count):
            p = cython.declare(cython.Py_ssize_t, self.distances.reached[i])
            beyond = self.distances.through(p) - self.apart
            if s.color[p] == EMPTY:
                if beyond <= STONE + 2 and (
                    beyond <= 1 or is_first_answer or (is_wide and self.is_between(p))
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
        if is_owner or self.move_count == 0:
            self.offer_pass(9)

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
            for i in range(count):
                self.offer(self.found[i], 2 * libs)
            self.propose_captures(stone, 2 * libs)

    def propose_captures(self, stone: int, cost: int) -> None:
        """Offer to take what stands in atari beside a string."""
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        count = self.strings_beside(stone, 3 - self.s.color[stone], 1, found, 8)
        for i in range(count):
            self.offer(self.last_liberty(found[i]), cost)
