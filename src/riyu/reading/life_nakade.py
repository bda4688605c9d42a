"""An eye space read out by itself: how a string fares that has no other.

Takes up to seven points; gives whether the string around them lives, dies, or the first move decides, and where. Knows
no outside: the wall is one string whose only liberties are in the space. Source: the tables of nakade in every book on
life and death, here read out instead of listed.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.life_region import LifeRegion

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import KEYS, SIZE, TURN, WHITE_TO_MOVE
    from riyu.reading.plain import uint64_t
    from riyu.reading.plain_life import DIES, FIRST, LIVES, UNCLEAR

__all__ = ["LifeNakade"]


class LifeNakade(LifeRegion):
    """A group, its zone, and the reading of single eye spaces."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.game_stamp = 0
        self.game_vital = self.game_n = self.game_walled = self.game_corner = 0
        if not cython.compiled:
            self.game_points = [0] * 8
            self.game_beside = [0] * 8
            self.game_known = [0] * 131072
            self.fate_keys = [0] * 4096
            self.fates = [0] * 4096
            self.vitals_of = [0] * 4096

    def fate_of(self, count: int, has_room: bool) -> int:
        """Say how a string fares whose only eye space are the points in `game_points`: LIVES, FIRST, DIES, UNCLEAR.

        Sorts the points; `game_vital` are those where the pursuer kills, if he moves first, a bit each. Where
        `has_room` the string has a liberty elsewhere, so that the pursuer must spend a move before he can take it.
        """
        s = self.s
        key: int = cython.declare(uint64_t, s.numbers[SIZE])
        for i in range(count):
            p = self.game_points[i]
            at = i
            while at > 0 and self.game_points[at - 1] > p:
                self.game_points[at] = self.game_points[at - 1]
                at -= 1
            self.game_points[at] = p
            key ^= KEYS[p]
            if s.color[p] != EMPTY:
                key ^= KEYS[512 + p]
        if has_room:
            key ^= KEYS[WHITE_TO_MOVE]
        slot: int = cython.declare(cython.int, (key >> 20) & 4095)
        if self.fate_keys[slot] == key:
            self.game_vital = self.vitals_of[slot]
            return self.fates[slot]
        taken = self.prepare_game(count)
        whole = (1 << count) - 1
        room = 1 if has_room else 0
        fate = UNCLEAR
        self.game_vital = 0
        if count == 1:
            fate = DIES
        else:
            if self.killed_waiting(whole, taken, 0, room):
                fate = DIES
            elif self.killed_moving(whole, taken, 0, room):
                fate = FIRST
                for i in range(count):
                    if not taken & (1 << i) and self.killed_waiting(
                        whole, taken | (1 << i), 0, room
                    ):
                        self.game_vital |= 1 << i
            else:
                fate = LIVES
            if self.game_corner and (fate == LIVES or (fate == FIRST and count >= 6)):
                fate = UNCLEAR
                self.game_vital = 0
        self.fate_keys[slot] = key
        self.fates[slot] = fate
        self.vitals_of[slot] = self.game_vital
        return fate

    def prepare_game(self, count: int) -> int:
        """Find what is beside the points of the game; give those with stones of the pursuer, a bit each."""
        s = self.s
        taken = 0
        self.game_n = count
        self.game_walled = 0
        self.game_corner = 0
        self.game_stamp += 1
        for i in range(count):
            p = self.game_points[i]
            beside = 0
            inside = 0
            borders = 0
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == BORDER:
                    inside += 1
                    borders += 1
                for k in range(count):
                    if self.game_points[k] == q:
                        beside |= 1 << k
                        inside += 1
            self.game_beside[i] = beside
            if inside < 4:
                self.game_walled |= 1 << i
            elif borders:
                self.game_corner = 1
            if s.color[p] != EMPTY:
                taken |= 1 << i
        return taken

    def joined(self, area: int, start: int) -> int:
        """Give the points of a set that are joined with one of it."""
        found = start
        while True:
            more = found
            for i in range(self.game_n):
                if found & (1 << i):
                    more |= self.game_beside[i] & area
            if more == found:
                return found
            found = more

    def killed_moving(self, area: int, taken: int, passed: int, room: int) -> bool:
        """Say whether the pursuer, to move, kills: `taken` are his stones in the area, `room` liberties elsewhere."""
        place = (area | (taken << 7) | (passed << 14) | (room << 16)) & 131071
        if self.game_known[place] >> 1 == self.game_stamp:
            return (self.game_known[place] & 1) != 0
        is_killed = False
        empties = area & ~taken
        for i in range(self.game_n):
            bit = 1 << i
            if not empties & bit:
                continue
            left = empties & ~bit
            if not left & self.game_walled and not room:
                is_killed = True
                break
            stones = self.joined(taken | bit, bit)
            free = False
            for k in range(self.game_n):
                if stones & (1 << k) and self.game_beside[k] & left:
                    free = True
            if free and self.killed_waiting(area, taken | bit, 0, room):
                is_killed = True
                break
        if not is_killed and room:
            is_killed = self.killed_waiting(area, taken, 0, 0)
        elif not is_killed and not passed:
            is_killed = self.killed_waiting(area, taken, 1, 0)
        self.game_known[place] = 2 * self.game_stamp + (1 if is_killed else 0)
        return is_killed

    def killed_waiting(self, area: int, taken: int, passed: int, room: int) -> bool:
        """Say whether the pursuer kills with the owner to move."""
        place = (area | (taken << 7) | (passed << 14) | 32768 | (room << 16)) & 131071
        if self.game_known[place] >> 1 == self.game_stamp:
            return (self.game_known[place] & 1) != 0
        is_killed = True
        empties = area & ~taken
        for i in range(self.game_n):
            bit = 1 << i
            if not empties & bit:
                continue
            left = area & ~bit
            stays = taken
            unseen = taken
            while unseen:
                start = unseen & -unseen
                stones = self.joined(taken, start)
                unseen &= ~stones
                free = False
                for k in range(self.game_n):
                    if stones & (1 << k) and self.game_beside[k] & left & ~taken:
                        free = True
                if not free:
                    stays &= ~stones
            if not left & ~stays:
                continue
            part = self.joined(left, left & -left)
            if part != left or not self.killed_moving(left, stays, 0, room):
                is_killed = False
                break
        if is_killed and not passed:
            is_killed = self.killed_moving(area, taken, 1, room)
        elif is_killed and passed:
            is_killed = False
        self.game_known[place] = 2 * self.game_stamp + (1 if is_killed else 0)
        return is_killed
