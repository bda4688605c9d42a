"""The groups on a board: strings that are surely joined, the room of each, and those that are alive for good.

Takes a board, and what others know of pairs of stones and of dead ones; gives each stone the number of its group, and
for groups their liberties and the largest space beside them. Knows no zone and reads nothing. Source: Wilcox, "Groups"
(W19).

Strings are surely joined by two liberties in common, by one where the enemy would be in atari, or, if asked for, by a
settled link. What others say goes before that: reading that found two stones joined, or cut, or an enemy string dead. A
string goes to no group of which a string is said to be cut from it; where it would fit in two, to the first.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Point, point_text

if not cython.compiled:
    from riyu.features.link_codes import code_at
    from riyu.features.pass_alive import find_pass_alive
    from riyu.features.plain_life import CUT, FAR, JOINED, MOST_SAID, Life
    from riyu.features.plain_links import PAIRS, PARTNER, SETTLED
    from riyu.game.after import liberties_after
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, BoardState

__all__ = ["GroupMap"]


# Floods over the points of a board. Unchecked, without Python.


def spread(s: BoardState, away: list[int], waiting: list[int], end: int) -> int:
    """Go over empty points from all that wait, so many: note how many moves each is `away`; give how many wait then."""
    i = 0
    while i < end:
        p = waiting[i]
        i += 1
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] == EMPTY and away[q] == FAR:
                away[q] = away[p] + 1
                waiting[end] = q
                end += 1
    return end


def fill(met_by: list[int], waiting: list[int], start: int) -> int:
    """Let a point wait, and all joined to it that nothing met, the point itself being one; give how many they are."""
    met_by[start] = 1
    waiting[0] = start
    i = 0
    end = 1
    while i < end:
        p = waiting[i]
        i += 1
        for j in range(4):
            q = p + TURN[j]
            if met_by[q] == 0:
                met_by[q] = 1
                waiting[end] = q
                end += 1
    return end


class GroupMap:
    """The groups of both colors, as they stood when they were last looked for.

    `by_links` says whether settled links join, too; each rests on its window alone, and two may be cut by one move.
    """

    def __init__(self, board: Board, by_links: bool = False) -> None:
        self.board = board
        self.s = self.board.s
        self.by_links = by_links
        self.group_count = self.said_count = self.said_groups = 0
        if not cython.compiled:
            side = CELLS + 3
            self.group_of = [0] * side
            self.area = [0] * side
            self.liberties = [0] * side
            self.ones = [0] * MOST_SAID
            self.twos = [0] * MOST_SAID
            self.said = [0] * MOST_SAID
            self.is_dead = [0] * side
            self.common = [0] * side
            self.common_for = [0] * side
            self.met_by = [0] * side
            self.away = [0] * side
            self.nearest = [0] * side
            self.waiting = [0] * side
            self.life = Life()

    # What others know.

    def say(self, one: Point, two: Point, joined: bool) -> None:
        """Let two stones of a color be known as joined, or as cut; groups said of are gathered first, in turn.

        Raises UsageError if they are not stones of one color.
        """
        color = self.board.color_at(one)
        if color not in (1, 2) or self.board.color_at(two) != color:
            raise UsageError(f"{point_text(one)} and {point_text(two)} are no stones of one color")
        if self.said_count == MOST_SAID:
            raise UsageError(f"no more than {MOST_SAID} pairs of stones can be said of")
        self.ones[self.said_count] = one
        self.twos[self.said_count] = two
        self.said[self.said_count] = JOINED if joined else CUT
        self.said_count += 1

    def say_dead(self, stone: Point) -> None:
        """Let a string be known as taken for sure: what is beside it is joined through it."""
        for p in self.board.string_points(stone):
            self.is_dead[p] = 1

    def forget(self) -> None:
        """Forget all that was said."""
        self.said_count = 0
        for p in range(CELLS):
            self.is_dead[p] = 0

    # What is found.

    def find(self) -> None:
        """Find the groups on the board as it stands, their room and what is alive for good."""
        self.find_unlocked()

    def find_unlocked(self) -> None:
        """Find the groups as `find` does, without Python."""
        if cython.compiled:
            find_pass_alive(self.s, cython.address(self.life), self.board.suicide)
        else:
            find_pass_alive(self.s, self.life, self.board.suicide)
        self.gather_unlocked()
        self.share_out()

    def stones(self, stone: Point) -> list[Point]:
        """Give the stones of a stone's group."""
        number = self.group_of[stone]
        return [p for p in range(CELLS) if self.s.string[p] and self.group_of[p] == number]

    def strings(self, stone: Point) -> tuple[Point, ...]:
        """Give the names of the strings of a stone's group, the lowest first."""
        return tuple(sorted({self.board.string_name(p) for p in self.stones(stone)}))

    def are_one(self, one: Point, two: Point) -> bool:
        """Say whether two stones are of one group."""
        return self.group_of[one] == self.group_of[two]

    def is_alive(self, stone: Point) -> bool:
        """Say whether a stone is pass-alive."""
        return self.life.alive[stone] != 0

    # How they are found. Unchecked, without Python.

    def gather_groups(self) -> None:
        """Give numbers to the groups of both colors: first to those that something was said of."""
        self.gather_unlocked()

    def gather_unlocked(self) -> None:
        """Give numbers to the groups as `gather_groups` does, without Python."""
        s = self.s
        for p in range(CELLS):
            self.group_of[p] = self.met_by[p] = self.common_for[p] = 0
        self.group_count = self.said_groups = 0
        for i in range(self.said_count):
            if s.string[self.ones[i]] != 0 and self.group_of[self.ones[i]] == 0:
                self.gather(self.ones[i])
                self.said_groups = self.group_count
        for p in range(CELLS):
            if s.string[p] != 0 and self.group_of[p] == 0:
                self.gather(p)

    def gather(self, stone: int) -> None:
        """Give the next number to all stones surely joined with one, and count their liberties."""
        s = self.s
        self.group_count += 1
        number = self.group_count
        color = s.color[stone]
        self.liberties[number] = 0
        end = self.enter_said(number, self.add_string(stone, number, 0))
        i = 0
        while i < end:
            p = self.waiting[i]
            i += 1
            if self.by_links:
                end = self.enter_linked(p, number, end)
            for j in range(4):
                q = p + TURN[j]
                if self.met_by[q] == number:
                    continue
                if s.color[q] == EMPTY:
                    self.met_by[q] = number
                    self.liberties[number] += 1
                    end = self.enter_beside(q, color, number, end)
                elif s.color[q] == 3 - color and self.is_dead[q]:
                    end = self.pass_through(q, number, end)
            if i == end:
                end = self.enter_said(number, end)

    def add_string(self, stone: int, number: int, end: int) -> int:
        """Give a number to a string's stones, and enter them among those waiting from a place on; give their end."""
        s = self.s
        head = s.string[stone]
        p = head
        while True:
            self.group_of[p] = number
            self.waiting[end] = p
            end += 1
            p = s.next[p]
            if p == head:
                return end

    def enter(self, stone: int, number: int, end: int) -> int:
        """Enter a string in a group, unless it is closed to it, or said to be cut from it; give the new end."""
        if self.is_closed(stone, number) or self.is_apart(self.s.string[stone], number):
            return end
        return self.add_string(stone, number, end)

    def is_closed(self, p: int, number: int) -> bool:
        """Say whether a stone is of a group already: of this one, or of one that something was said of.

        Others it may leave: a string may have two liberties in common with a group, but one with each of its strings.
        """
        group = self.group_of[p]
        return group == number or 0 < group <= self.said_groups

    def is_apart(self, head: int, number: int) -> bool:
        """Say whether a string is said to be cut from one of a group."""
        found = False
        for i in range(self.said_count):
            if self.said[i] != CUT:
                continue
            one = self.ones[i]
            two = self.twos[i]
            if self.s.string[one] == head and self.group_of[two] == number:
                found = True
            if self.s.string[two] == head and self.group_of[one] == number:
                found = True
        return found

    def enter_said(self, number: int, end: int) -> int:
        """Enter the strings that are said to be joined with a group's; give the new end."""
        for i in range(self.said_count):
            if (
                self.said[i] == JOINED
                and self.s.string[self.ones[i]]
                and self.s.string[self.twos[i]]
            ):
                if self.group_of[self.ones[i]] == number:
                    end = self.enter(self.twos[i], number, end)
                elif self.group_of[self.twos[i]] == number:
                    end = self.enter(self.ones[i], number, end)
        return end

    def enter_linked(self, p: int, number: int, end: int) -> int:
        """Enter the strings that a stone has settled links with; give the new end."""
        s = self.s
        color = s.color[p]
        for slot in range(PAIRS):
            above = p + PARTNER[slot]
            if self.may_enter(above, color, number) and code_at(s, slot, p, color) == SETTLED:
                end = self.enter(above, number, end)
            below = p - PARTNER[slot]
            if self.may_enter(below, color, number) and code_at(s, slot, below, color) == SETTLED:
                end = self.enter(below, number, end)
        return end

    def may_enter(self, p: int, color: int, number: int) -> bool:
        """Say whether a stone of a color that a group may take in stands at what may be no cell."""
        return 0 < p < CELLS and self.s.color[p] == color and not self.is_closed(p, number)

    def enter_beside(self, q: int, color: int, number: int, end: int) -> int:
        """Enter the strings that a liberty joins with a group; give the new end."""
        s = self.s
        for k in range(4):
            r = q + TURN[k]
            if s.color[r] != color or self.is_closed(r, number):
                continue
            other = s.string[r]
            if self.common_for[other] != number:
                self.common_for[other] = number
                self.common[other] = 0
            is_again = False
            for m in range(k):
                if s.string[q + TURN[m]] == other:
                    is_again = True
            if is_again:
                continue
            self.common[other] += 1
            if self.common[other] < 2 and liberties_after(s, q, 3 - color, 2) < 2:
                self.common[other] += 1
            if self.common[other] >= 2:
                end = self.enter(other, number, end)
        return end

    def pass_through(self, dead: int, number: int, end: int) -> int:
        """Enter the strings beside a dead one; give the new end."""
        s = self.s
        p = dead
        while True:
            self.met_by[p] = number
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == 3 - s.color[dead]:
                    end = self.enter(q, number, end)
            p = s.next[p]
            if p == dead:
                return end

    def share_out(self) -> None:
        """Give every empty point to the color nearer to it, and every group its color's largest space beside it."""
        s = self.s
        end = 0
        for n in range(self.group_count + 1):
            self.area[n] = 0
        for p in range(CELLS):
            self.away[p] = FAR
            self.nearest[p] = 0
            if s.string[p] != 0:
                self.away[p] = 0
                self.nearest[p] = s.color[p]
                self.waiting[end] = p
                end += 1
        stones = end
        end = spread(s, self.away, self.waiting, stones)
        for i in range(stones, end):
            p = self.waiting[i]
            for j in range(4):
                q = p + TURN[j]
                if self.away[q] + 1 == self.away[p]:
                    self.nearest[p] |= self.nearest[q]
        for color in range(1, 3):
            for p in range(CELLS):
                self.met_by[p] = 0 if s.color[p] == EMPTY and self.nearest[p] == color else 1
            for p in range(CELLS):
                if self.met_by[p] == 0:
                    self.measure_space(p, color)

    def measure_space(self, start: int, color: int) -> None:
        """Measure the space of points nearer to a color that a point is in, for the groups beside it."""
        s = self.s
        end = fill(self.met_by, self.waiting, start)
        for i in range(end):
            for j in range(4):
                q = self.waiting[i] + TURN[j]
                if s.color[q] == color and self.area[self.group_of[q]] < end:
                    self.area[self.group_of[q]] = end
