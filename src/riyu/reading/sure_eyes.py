"""Eyes that are sure though nothing closes them off yet: the group answers each push at them, and lives.

Takes the eye points of a position; gives whether the group has two eyes whatever the pursuer does first, as far as can
be seen without reading: a guide, no verdict, for nearly one in five of such groups can be killed. Knows no search.
Source: Wilcox, "Groups" (eyes counted by what is left after every push); strings are joined by two ways or by a
point where the enemy can't stay.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_counter import EyeCounter
from riyu.reading.eye_game import EyeGame

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import KEYS, SIZE, TURN
    from riyu.reading.plain import cell_set, uint64_t
    from riyu.reading.plain_life import MOST_SPACE, MOST_STRINGS

__all__ = ["SureEyes"]


class SureEyes:
    """The eyes that a group looks sure of, its eye points having been counted."""

    def __init__(self, eyes: EyeCounter) -> None:
        self.eyes = eyes
        self.zone = self.eyes.zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.string_count = self.space_least = self.space_most = 0
        self.game = EyeGame()
        if not cython.compiled:
            self.string_heads = [0] * MOST_STRINGS
            self.string_set = [0] * MOST_STRINGS
            self.sure_eyes = [0] * MOST_STRINGS
            self.string_number = [0] * (CELLS + 3)
            self.ways = [0] * (MOST_STRINGS * MOST_STRINGS)
            self.waiting = [0] * (CELLS + 3)
            self.part_of = [0] * (CELLS + 3)
            self.hot_eyes = [0] * MOST_STRINGS
            self.space = [0] * MOST_SPACE
            self.soft = [0] * MOST_SPACE
            self.space_keys = [0] * 4096
            self.spaces_known = [0] * 4096

    def is_sure(self, side: int, is_root: bool) -> bool:
        """Say whether strings with half the group's stones, surely joined, are sure of two eyes."""
        if not self.join_strings():
            return False
        self.count_sure_eyes()
        left = self.zone.members_left()
        for n in range(self.string_count):
            hot = self.hot_eyes[n] // 2
            if side == self.zone.owner and not is_root:
                hot = (self.hot_eyes[n] + 1) // 2
            if self.sure_eyes[n] + hot >= 2:
                held = 0
                for i in range(self.zone.member_count):
                    p = self.zone.members[i]
                    if self.s.color[p] == self.zone.owner and self.set_at(p) == n:
                        held += 1
                if 2 * held >= left:
                    return True
        return False

    def set_at(self, p: int) -> int:
        """Give the set of joined strings that an owner's stone belongs to, -1 if none was found for it."""
        number = self.string_number[self.s.string[p]]
        if number == 0:
            return -1
        found: int = self.string_set[number - 1]
        return found

    # Strings.

    def join_strings(self) -> bool:
        """Give numbers to the owner's strings in the zone and join them; say whether there was room for all."""
        s = self.s
        self.string_count = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] == self.zone.owner:
                self.string_number[s.string[p]] = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] == self.zone.owner and self.string_number[s.string[p]] == 0:
                if self.string_count == MOST_STRINGS:
                    return False
                self.string_heads[self.string_count] = s.string[p]
                self.string_set[self.string_count] = self.string_count
                self.sure_eyes[self.string_count] = 0
                self.hot_eyes[self.string_count] = 0
                self.string_count += 1
                self.string_number[s.string[p]] = self.string_count
        for i in range(MOST_STRINGS * MOST_STRINGS):
            self.ways[i] = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] == EMPTY:
                self.join_at(p)
        return True

    def join_at(self, p: int) -> None:
        """Count a liberty that is no eye point as a way between the strings beside it; join those with two ways."""
        s = self.s
        near = cython.declare("int[4]")
        if not cython.compiled:
            near = [0] * 4
        count = 0
        if self.eyes.can_be_eye[p]:
            return
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] != self.zone.owner or self.zone.kind[q] == 0:
                continue
            number = self.string_number[s.string[q]] - 1
            known = False
            for k in range(count):
                if near[k] == number:
                    known = True
            if not known and s.liberties[s.string[q]] > 1:
                near[count] = number
                count += 1
        if count < 2:
            return
        ways = 1
        if self.ground.freedom_after(p, self.zone.pursuer, 2) < 2:
            ways = 2
        for k in range(count):
            for m in range(k):
                a = near[k]
                b = near[m]
                place = MOST_STRINGS * a + b if a > b else MOST_STRINGS * b + a
                self.ways[place] += ways
                if self.ways[place] >= 2:
                    self.unite(a, b)

    def unite(self, a: int, b: int) -> None:
        """Let two strings, and all joined with them, be of one set."""
        old = self.string_set[a]
        new = self.string_set[b]
        if old == new:
            return
        for n in range(self.string_count):
            if self.string_set[n] == old:
                self.string_set[n] = new

    # Eyes.

    def count_sure_eyes(self) -> None:
        """Count, by set of joined strings, the eyes that are sure, and the spaces where who moves first gains one."""
        for i in range(self.zone.cell_count):
            self.part_of[self.zone.cells[i]] = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.eyes.can_be_eye[p] and self.part_of[p] == 0:
                self.count_part(p, i + 1)

    def count_part(self, start: int, number: int) -> None:
        """Count the eyes of a space for the set of strings around it, if they are of one."""
        s = self.s
        owners = -1
        is_one_string = True
        head = 0
        softs = 0
        self.part_of[start] = number
        self.waiting[0] = start
        end = 1
        i = 0
        while i < end:
            p = self.waiting[i]
            is_soft = 0
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == BORDER:
                    continue
                if s.color[q] == self.zone.owner and self.zone.kind[q]:
                    at = self.set_at(q)
                    if owners == -1:
                        owners = at
                    elif owners != at:
                        owners = -2
                    if head and head != s.string[q]:
                        is_one_string = False
                    head = s.string[q]
                elif self.zone.kind[q] == 0 or self.eyes.can_be_eye[q] == 0:
                    is_soft = 1
                elif self.part_of[q] == 0:
                    self.part_of[q] = number
                    self.waiting[end] = q
                    end += 1
            if i < MOST_SPACE:
                self.space[i] = p
                self.soft[i] = is_soft
            softs += is_soft
            i += 1
        if owners < 0:
            return
        if end > MOST_SPACE:
            if softs == 0:
                self.sure_eyes[owners] += 2 if is_one_string else 1
            return
        if end == 1:
            if not softs and (is_one_string or not self.may_be_false(start)):
                self.sure_eyes[owners] += 1
            return
        self.judge_space(end)
        self.sure_eyes[owners] += self.space_least
        if self.space_most > self.space_least:
            self.hot_eyes[owners] += 1

    def judge_space(self, count: int) -> None:
        """Find the eyes of the space in `space`: at least, the pursuer first, at most, the owner first."""
        s = self.s
        key: int = cython.declare(uint64_t, s.numbers[SIZE])
        for i in range(count):
            p = self.space[i]
            is_soft = self.soft[i]
            at = i
            while at > 0 and self.space[at - 1] > p:
                self.space[at] = self.space[at - 1]
                self.soft[at] = self.soft[at - 1]
                at -= 1
            self.space[at] = p
            self.soft[at] = is_soft
            key ^= KEYS[p]
            if s.color[p] != EMPTY:
                key ^= KEYS[512 + p]
            if is_soft:
                key ^= KEYS[p] >> 1
        slot: int = cython.declare(cython.int, (key >> 20) & 4095)
        if self.space_keys[slot] != key:
            self.space_keys[slot] = key
            self.spaces_known[slot] = self.play_space(count)
        self.space_least = self.spaces_known[slot] & 3
        self.space_most = self.spaces_known[slot] >> 2

    def play_space(self, count: int) -> int:
        """Give the least and four times the most eyes of the space in `space`, played out with soft points as gates."""
        gates: int = cython.declare(cython.uint, 0)
        taken: int = cython.declare(cython.uint, 0)
        self.game.clear()
        for i in range(count):
            self.game.add_cell(True, 4, 0, True, True)
            if self.soft[i]:
                gates |= cell_set(i)
            if self.s.color[self.space[i]] != EMPTY:
                taken |= cell_set(i)
        self.game.set_points(self.space)
        self.game.set_open(gates, 0)
        self.game.put_in_order()
        found = 0
        for side in range(2):
            for eyes in range(1, 3):
                if self.game.reach(eyes, side != 0, 0, taken) == 0:
                    break
                found += 1 if side == 0 else 4
        return found

    def may_be_false(self, p: int) -> bool:
        """Say whether the pursuer may yet spoil an eye of one point by the points diagonal to it, moving first."""
        s = self.s
        edge = 0
        lost = 0
        loose = 0
        for row in range(-20, 21, 40):
            for q in range(p + row - 1, p + row + 2, 2):
                if s.color[q] == BORDER:
                    edge = 1
                elif s.color[q] == self.zone.pursuer:
                    lost += 1
                elif s.color[q] == EMPTY and not (self.zone.kind[q] and self.eyes.can_be_eye[q]):
                    loose += 1
        if loose > 1:
            lost += loose // 2
            loose = 1
        return lost + edge + loose >= 2
