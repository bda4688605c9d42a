"""Eyes during reading: areas that the owner's stones close off, how many eyes may come, and which look sure already.

Takes a zone; gives, for the position as it stands, the pass-alive strings in the zone (with eye spaces of up to seven
points read out by themselves), a bound on the eyes to be had, and whether the group has two eyes whatever the pursuer
does first, as it answers each push at them: a guide, no verdict, for nearly one in five of such groups can be killed.
Knows no moves and no search. Sources: Benson 1976; nakade by reading the eye space alone, its wall being one string
without other liberties; Wilcox, "Groups" (eyes counted by what is left after every push); strings are joined by two
ways or by a point where the enemy can't stay.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_game import EyeFates, EyeGame
from riyu.reading.zone import Zone

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import KEYS, SIZE, TURN
    from riyu.reading.plain import cell_set, uint64_t
    from riyu.reading.plain_life import (
        DIES,
        FATE_POINTS,
        FIRST,
        LIVES,
        MOST_AREAS,
        MOST_HEADS,
        MOST_SPACE,
        MOST_STRINGS,
        Area,
    )

__all__ = ["EyeCounter", "SureEyes"]


class EyeCounter:
    """The eyes in a zone, as the board stands when it is scanned.

    With `needs_eyes` a group that stands only because neither side gains by moving (seki) doesn't live by that.
    """

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.bound_count = self.area_count = self.capacity = self.eye_points = 0
        self.is_contested = False
        self.needs_eyes = False
        self.fates = EyeFates(self.ground.board)
        if not cython.compiled:
            side = CELLS + 3
            self.areas = [Area() for _ in range(MOST_AREAS)]
            self.area_cells = [0] * side
            self.area_of = [0] * side
            self.eyes_of = [0] * side
            self.bound_of = [0] * side
            self.bound_list = [0] * side
            self.can_be_eye = [0] * side
            self.met_by = [0] * side
            self.waiting = [0] * side

    # Areas.

    def scan(self) -> None:
        """Find the areas without stones of the owner, and the strings that have two eyes."""
        self.area_count = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            self.area_of[p] = 0
            if self.s.color[p] == self.zone.owner:
                self.eyes_of[self.s.string[p]] = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.s.color[p] != self.zone.owner and self.area_of[p] == 0:
                if self.area_count < MOST_AREAS - 1:
                    self.flood_area(p)
        self.count_eyes()

    def flood_area(self, start: int) -> None:
        """Gather the area of a point."""
        s = self.s
        owner = self.zone.owner
        number = self.area_count
        area = cython.address(self.areas[number]) if cython.compiled else self.areas[number]
        first = 0
        if number:
            first = self.areas[number - 1].first + self.areas[number - 1].size
        self.area_count += 1
        area.first = first
        area.is_open = area.is_struck = area.fate = 0
        area.empties = 0
        area.head_count = area.vitals = 0
        area.worth = 1
        vitals = -1
        end = first + 1
        self.area_cells[first] = start
        self.area_of[start] = number + 1
        i = first
        while i < end:
            p = self.area_cells[i]
            i += 1
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == BORDER:
                    continue
                if s.color[q] == owner:
                    head = s.string[q]
                    known = False
                    for k in range(area.head_count):
                        if k < MOST_HEADS and area.heads[k] == head:
                            known = True
                    if self.zone.kind[q] == 0:
                        self.eyes_of[head] = 2 if self.zone.is_safe[q] else 0
                    if not known and area.head_count <= MOST_HEADS:
                        if area.head_count < MOST_HEADS:
                            area.heads[area.head_count] = head
                        area.head_count += 1
                elif self.zone.kind[q] == 0:
                    area.is_open = 1
                elif self.area_of[q] == 0:
                    self.area_of[q] = number + 1
                    self.area_cells[end] = q
                    end += 1
            if s.color[p] == EMPTY:
                area.empties += 1
                if vitals == -1:
                    vitals = 0
                    for j in range(4):
                        q = p + TURN[j]
                        if s.color[q] == owner:
                            head = s.string[q]
                            known = False
                            for k in range(vitals):
                                if area.vital[k] == head:
                                    known = True
                            if not known:
                                area.vital[vitals] = head
                                vitals += 1
                else:
                    kept = 0
                    for k in range(vitals):
                        head = area.vital[k]
                        if self.ground.is_beside(p, head):
                            area.vital[kept] = head
                            kept += 1
                    vitals = kept
        area.size = end - first
        if vitals > 0 and area.is_open == 0:
            area.vitals = vitals

    def count_eyes(self) -> None:
        """Strike off areas and strings until those with two eyes are left: `eyes_of` their heads is 2 and more."""
        for a in range(self.area_count):
            area = cython.address(self.areas[a]) if cython.compiled else self.areas[a]
            if area.is_open == 0 and area.head_count == 1 and area.size <= FATE_POINTS:
                for k in range(area.size):
                    self.fates.points[k] = self.area_cells[area.first + k]
                area.fate = self.fates.fate_of(area.size, False)
                if area.fate == LIVES and not (self.needs_eyes and area.empties < area.size):
                    area.worth = 2
                    if area.vitals == 0:
                        area.vitals = 1
                        area.vital[0] = area.heads[0]
            if area.head_count > MOST_HEADS:
                area.vitals = 0
            for k in range(area.vitals):
                self.eyes_of[area.vital[k]] += area.worth
        changed = True
        while changed:
            changed = False
            for a in range(self.area_count):
                area = cython.address(self.areas[a]) if cython.compiled else self.areas[a]
                if area.vitals == 0 or area.is_struck:
                    continue
                for k in range(area.head_count):
                    if self.eyes_of[area.heads[k]] < 2:
                        area.is_struck = 1
                if area.is_struck:
                    changed = True
                    for k in range(area.vitals):
                        self.eyes_of[area.vital[k]] -= area.worth

    # What may become an eye.

    def holds(self, stone: int) -> int:
        """Say whether a string of the pursuer holds the group in (1), or may be taken (2)."""
        s = self.s
        head = s.string[stone]
        if self.bound_of[head]:
            return self.bound_of[head]
        found = 2
        if s.liberties[head] >= 2:
            p = head
            while True:
                if self.zone.is_strong[p]:
                    found = 1
                    break
                p = s.next[p]
                if p == head:
                    break
        self.bound_of[head] = found
        self.bound_list[self.bound_count] = head
        self.bound_count += 1
        return found

    def forget_bounds(self) -> None:
        """Forget which strings hold."""
        for i in range(self.bound_count):
            self.bound_of[self.bound_list[i]] = 0
        self.bound_count = 0

    def weigh_eyes(self, side: int, is_root: bool) -> None:
        """Bound the eyes that the owner may still get; spaces where who moves first has his way go by turns.

        But not at the position asked about (`is_root`): a verdict there needs its move. A false eye that stands as
        long as kos are taken back is none: its owner can't end that ko.
        """
        s = self.s
        self.forget_bounds()
        self.is_contested = False
        self.eye_points = 0
        pursuer = self.zone.pursuer
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            can = 1
            if s.color[p] == self.zone.owner:
                can = 0
                for j in range(4):
                    q = p + TURN[j]
                    if s.color[q] == pursuer and self.zone.kind[q] == 0:
                        # outside the zone
                        if s.liberties[s.string[q]] == 1:
                            self.is_contested = True
            else:
                if s.color[p] == pursuer:
                    if self.holds(p) == 1:
                        can = 0
                    elif not self.is_contested:
                        self.is_contested = self.is_beside_safe(p)
                if can:
                    for j in range(4):
                        q = p + TURN[j]
                        if s.color[q] == pursuer and self.holds(q) == 1:
                            can = 0
                            break
            self.can_be_eye[p] = can
            self.eye_points += can
        # Points that hang together make one eye space.
        self.capacity = 0
        hot = 0
        for i in range(self.zone.cell_count):
            self.met_by[self.zone.cells[i]] = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.can_be_eye[p] == 0 or self.met_by[p]:
                continue
            self.met_by[p] = 1
            self.waiting[0] = p
            end = 1
            k = 0
            while k < end:
                r = self.waiting[k]
                k += 1
                for j in range(4):
                    q = r + TURN[j]
                    if self.zone.kind[q] and self.can_be_eye[q] and self.met_by[q] == 0:
                        self.met_by[q] = 1
                        self.waiting[end] = q
                        end += 1
            if end == 1:
                lost = 0
                edge = 0
                for row in range(-20, 21, 40):
                    for q in range(p + row - 1, p + row + 2, 2):
                        if s.color[q] == BORDER:
                            edge = 1
                        elif s.color[q] == pursuer and self.holds(q) == 1:
                            lost += 1
                if lost + edge >= 2 and not self.is_within_one(p):
                    self.can_be_eye[p] = 0
                    continue
            self.capacity += 1
            if end > 2:
                if end > FATE_POINTS:
                    self.capacity += 1
                else:
                    for k in range(end):
                        self.fates.points[k] = self.waiting[k]
                    fate = self.fates.fate_of(end, True)
                    if fate == FIRST:
                        hot += 1
                    elif fate != DIES:
                        self.capacity += 1
                    if fate == FIRST:
                        for k in range(end):
                            if self.fates.vital & (1 << k):
                                self.can_be_eye[self.fates.points[k]] = 2
        if is_root:
            self.capacity += hot
        else:
            self.capacity += hot // 2 if side == self.zone.pursuer else (hot + 1) // 2

    def is_beside_safe(self, p: int) -> bool:
        """Say whether safe stones of the owner stand beside a point: who takes what is there joins with them."""
        for j in range(4):
            q = p + TURN[j]
            if self.zone.is_safe[q] and self.s.color[q] == self.zone.owner:
                return True
        return False

    def is_within_one(self, p: int) -> bool:
        """Say whether one string of the owner is all there is beside a point: no diagonal makes a false eye of it."""
        s = self.s
        head = 0
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] == BORDER:
                continue
            if s.color[q] != self.zone.owner or (head and s.string[q] != head):
                return False
            head = s.string[q]
        return True


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
