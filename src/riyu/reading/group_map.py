"""The groups on a board: strings that are surely joined, the room of each, and those that are alive for good.

Takes a board; gives each stone the number of its group, and for groups their liberties and the largest space beside
them. Knows no zone and no search. Source: Wilcox, "Groups" (W19).
"""

from __future__ import annotations

import cython

from riyu.game.points import Point
from riyu.reading.ground import Ground

if not cython.compiled:
    from riyu.features.pass_alive import find_pass_alive
    from riyu.features.plain_life import Life
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, empty_beside
    from riyu.reading.plain_life import FAR

__all__ = ["GroupMap"]


class GroupMap:
    """The groups of both colors, as they stood when they were last looked for."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.s = self.ground.s
        self.group_count = 0
        if not cython.compiled:
            side = CELLS + 3
            self.group_of = [0] * side
            self.area = [0] * side
            self.liberties = [0] * side
            self.common = [0] * side
            self.common_for = [0] * side
            self.met_by = [0] * side
            self.away = [0] * side
            self.nearest = [0] * side
            self.waiting = [0] * side
            self.life = Life()

    def find(self) -> None:
        """Find the groups on the board as it stands."""
        self.ground.look_stamp += 1
        if cython.compiled:
            find_pass_alive(self.s, cython.address(self.life), self.ground.board.suicide)
        else:
            find_pass_alive(self.s, self.life, self.ground.board.suicide)
        self.gather_groups()
        self.share_out()

    def stones(self, stone: Point) -> list[Point]:
        """Give the stones of a stone's group."""
        number = self.group_of[stone]
        return [p for p in range(CELLS) if self.s.string[p] and self.group_of[p] == number]

    def is_alive(self, stone: Point) -> bool:
        """Say whether a stone is pass-alive."""
        return self.life.alive[stone] != 0

    # How they are found.

    def gather(self, stone: int, number: int) -> int:
        """Give a number to all stones surely joined with one; give how many liberties they have.

        Strings are surely joined by two liberties in common, or by one where the enemy would be in atari.
        """
        s = self.s
        color = s.color[stone]
        end = self.enter_string(stone, number, 0)
        liberties = 0
        i = 0
        while i < end:
            p = self.waiting[i]
            i += 1
            if empty_beside(s, p) == 0:
                continue
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] != EMPTY or self.met_by[q] == number:
                    continue
                self.met_by[q] = number
                liberties += 1
                for k in range(4):
                    r = q + TURN[k]
                    if s.color[r] != color or self.group_of[r] == number:
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
                    if self.common[other] < 2 and self.ground.freedom_after(q, 3 - color, 2) < 2:
                        self.common[other] += 1
                    if self.common[other] >= 2:
                        end = self.enter_string(other, number, end)
        return liberties

    def enter_string(self, stone: int, number: int, end: int) -> int:
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

    def gather_groups(self) -> None:
        """Give numbers to the groups of both colors."""
        s = self.s
        for p in range(CELLS):
            self.group_of[p] = self.met_by[p] = self.common_for[p] = 0
        self.group_count = 0
        for p in range(CELLS):
            if s.string[p] != 0 and self.group_of[p] == 0:
                self.group_count += 1
                self.liberties[self.group_count] = self.gather(p, self.group_count)

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
        i = 0
        while i < end:
            p = self.waiting[i]
            i += 1
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] != EMPTY:
                    continue
                if self.away[q] == FAR:
                    self.away[q] = self.away[p] + 1
                    self.nearest[q] = self.nearest[p]
                    self.waiting[end] = q
                    end += 1
                elif self.away[q] == self.away[p] + 1 and self.nearest[q] != self.nearest[p]:
                    self.nearest[q] = 3
        for p in range(CELLS):
            self.met_by[p] = 0
        for p in range(CELLS):
            if self.away[p] != FAR and s.color[p] == EMPTY and self.nearest[p] != 3:
                if self.met_by[p] == 0:
                    self.measure_space(p)

    def measure_space(self, start: int) -> None:
        """Measure the space of points nearer to one color that a point is in, for the groups beside it."""
        s = self.s
        color = self.nearest[start]
        self.met_by[start] = 1
        self.waiting[0] = start
        end = 1
        i = 0
        while i < end:
            p = self.waiting[i]
            i += 1
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == EMPTY and self.nearest[q] == color and self.met_by[q] == 0:
                    self.met_by[q] = 1
                    self.waiting[end] = q
                    end += 1
        for i in range(end):
            for j in range(4):
                q = self.waiting[i] + TURN[j]
                if s.color[q] == color and self.area[self.group_of[q]] < end:
                    self.area[self.group_of[q]] = end
