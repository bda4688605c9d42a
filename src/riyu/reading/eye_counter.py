"""Eyes during reading: areas that the owner's stones close off, what they are worth, and how many eyes may come.

Takes a zone; gives, for the position as it stands, the pass-alive strings in the zone (with eye spaces of up to seven
points read out by themselves), and a bound on the eyes to be had. Knows no moves. Sources: Benson 1976; nakade by
reading the eye space alone, its wall being one string without other liberties.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_game import EyeFates
from riyu.reading.zone import Zone

if not cython.compiled:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN
    from riyu.reading.plain_life import (
        DIES,
        FATE_POINTS,
        FIRST,
        LIVES,
        MOST_AREAS,
        MOST_HEADS,
        Area,
    )

__all__ = ["EyeCounter"]


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

        But not at the position asked about (`is_root`): a verdict there needs its move.
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
                if s.color[p] == pursuer and self.holds(p) == 1:
                    can = 0
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
                if lost + edge >= 2:
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
