"""The fate of a string that has one small eye space and no other: whether it lives, dies, or the first move decides.

Takes up to seven points of a board; gives their fate and the points that decide, kept by their content. Knows no
outside: the wall is one string whose only liberties are in the space, but for one more at most. Source: the tables of
nakade in every book on life and death, here read out instead of listed.

`EyeGame` asks the same of a wall (LIFE), and answers alike wherever each point of the space is beside the wall. Where
one is not, in a corner or in the middle, it also reads whether stones there are taken, in ko or not; here they belong
to the wall, and what that makes uncertain in a corner is UNCLEAR.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.eye_shape import EyeShape

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import KEYS, SIZE, TURN, WHITE_TO_MOVE
    from riyu.reading.plain import cell_set, cells_in, uint64_t
    from riyu.reading.plain_life import DIES, FIRST, LIVES, UNCLEAR

__all__ = ["EyeFates"]


class EyeFates(EyeShape):
    """One eye space after another."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.s = self.board.s
        self.stamp = self.vital = 0
        self.has_corner = False
        if not cython.compiled:
            self.points = [0] * 8
            self.known = [0] * 131072
            self.keys = [0] * 4096
            self.fates = [0] * 4096
            self.vitals = [0] * 4096

    def fate_of(self, size: int, has_room: bool) -> int:
        """Say how a string fares whose only eye space are so many `points`: LIVES, FIRST, DIES, UNCLEAR.

        Sorts the points; `vital` are those where the pursuer kills, if he moves first, a bit each. Where
        `has_room` the string has a liberty elsewhere, so that the pursuer must spend a move before he can take it.
        """
        s = self.s
        key: int = cython.declare(uint64_t, s.numbers[SIZE])
        for i in range(size):
            p = self.points[i]
            at = i
            while at > 0 and self.points[at - 1] > p:
                self.points[at] = self.points[at - 1]
                at -= 1
            self.points[at] = p
            key ^= KEYS[p]
            if s.color[p] != EMPTY:
                key ^= KEYS[512 + p]
        if has_room:
            key ^= KEYS[WHITE_TO_MOVE]
        slot: int = cython.declare(cython.int, (key >> 20) & 4095)
        if self.keys[slot] == key:
            self.vital = self.vitals[slot]
            return self.fates[slot]
        taken = self.lay_out(size)
        whole: int = cython.declare(cython.uint, (1 << size) - 1)
        outside = 1 if has_room else 0
        fate = UNCLEAR
        self.vital = 0
        if size == 1 or self.killed_waiting(whole, taken, 0, outside):
            fate = DIES
        elif self.killed_moving(whole, taken, 0, outside):
            fate = FIRST
            for i in range(size):
                bit = cell_set(i)
                if not taken & bit and self.killed_waiting(whole, taken | bit, 0, outside):
                    self.vital |= bit
        else:
            fate = LIVES
        if self.has_corner and (fate == LIVES or (fate == FIRST and size >= 6)):
            fate = UNCLEAR
            self.vital = 0
        self.keys[slot] = key
        self.fates[slot] = fate
        self.vitals[slot] = self.vital
        return fate

    def lay_out(self, size: int) -> int:
        """Make the shape of the points; give those with stones of the pursuer."""
        s = self.s
        taken: int = cython.declare(cython.uint, 0)
        self.stamp += 1
        self.has_corner = False
        self.clear()
        for _ in range(size):
            self.add_cell(True, 0, 0, False, True)
        self.set_points(self.points)
        for i in range(size):
            p = self.points[i]
            borders = 0
            for j in range(4):
                if s.color[p + TURN[j]] == BORDER:
                    borders += 1
            if cells_in(self.beside[i]) + borders < 4:
                self.walled |= cell_set(i)
            elif borders:
                self.has_corner = True
            if s.color[p] != EMPTY:
                taken |= cell_set(i)
        return taken

    def killed_moving(self, area: int, taken: int, passed: int, outside: int) -> bool:
        """Say whether the pursuer, to move, kills: `taken` are his stones there, `outside` liberties elsewhere."""
        place = (area | (taken << 7) | (passed << 14) | (outside << 16)) & 131071
        if self.known[place] >> 1 == self.stamp:
            return (self.known[place] & 1) != 0
        is_killed = False
        empties: int = cython.declare(cython.uint, area & ~taken)
        left: int = cython.declare(cython.uint, 0)
        for i in range(self.count):
            bit = cell_set(i)
            if not empties & bit:
                continue
            left = empties & ~bit
            if not left & self.walled and not outside:
                is_killed = True
                break
            if self.has_liberty(self.flood(bit, taken | bit), ~left):
                if self.killed_waiting(area, taken | bit, 0, outside):
                    is_killed = True
                    break
        if not is_killed and outside:
            is_killed = self.killed_waiting(area, taken, 0, 0)
        elif not is_killed and not passed:
            is_killed = self.killed_waiting(area, taken, 1, 0)
        self.known[place] = 2 * self.stamp + (1 if is_killed else 0)
        return is_killed

    def killed_waiting(self, area: int, taken: int, passed: int, outside: int) -> bool:
        """Say whether the pursuer kills with the owner to move."""
        place = (area | (taken << 7) | (passed << 14) | 32768 | (outside << 16)) & 131071
        if self.known[place] >> 1 == self.stamp:
            return (self.known[place] & 1) != 0
        is_killed = True
        left: int = cython.declare(cython.uint, 0)
        stays: int = cython.declare(cython.uint, 0)
        unseen: int = cython.declare(cython.uint, 0)
        for i in range(self.count):
            bit = cell_set(i)
            if not area & ~taken & bit:
                continue
            left = area & ~bit
            stays = unseen = taken
            while unseen:
                stones = self.flood(unseen & (~unseen + 1), taken)
                unseen &= ~stones
                if not self.has_liberty(stones, ~(left & ~taken)):
                    stays &= ~stones
            if not left & ~stays:
                continue
            part = self.flood(left & (~left + 1), left)
            if part != left or not self.killed_moving(left, stays, 0, outside):
                is_killed = False
                break
        if is_killed and not passed:
            is_killed = self.killed_moving(area, taken, 1, outside)
        elif is_killed and passed:
            is_killed = False
        self.known[place] = 2 * self.stamp + (1 if is_killed else 0)
        return is_killed
