"""Where the life of a group is fought out: its zone, who stands around it, and which stones are its own.

Takes the groups on a board and a stone; gives the points where moves may matter to its group's life (the zone), the
enemy stones that hold it in for good, and own ones with which it'd be safe. Knows no search.
Sources: Wilcox, "Groups" (W19); Kishimoto and Mueller 2005 (regions), here found from distances.

A point is in the zone if the group gets there before the pursuer's strong stones do, or if it lies next to such a
point; small spaces that are left over belong to it whole. Beyond it the group has escaped. A zone too wide
to be read is narrowed: verdicts there are good guesses.
"""

from __future__ import annotations

import cython

from riyu.features.groups import GroupMap
from riyu.game.board import Board
from riyu.game.points import Point
from riyu.reading.ground import Ground

if not cython.compiled:
    from riyu.features.groups import fill, spread
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN
    from riyu.reading.plain_life import (
        FAR,
        INNER,
        LEAST_REACH,
        MOST_CELLS,
        OPEN_ROOM,
        POCKET,
        REACH,
        RING,
        ROOMY,
        SAFE_SPACE,
        STRONG_LIBERTIES,
        STRONG_SPACE,
    )

__all__ = ["Zone", "zone_on"]


class Zone:
    """The zone of one group after another, as they stood when they were aimed at."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.groups = GroupMap(self.ground.board)
        self.s = self.ground.s
        self.target = self.owner = self.pursuer = 0
        self.member_count = self.cell_count = self.inner_room = self.open_room = 0
        self.narrowing = 0
        self.stamp = 0
        if not cython.compiled:
            side = CELLS + 3
            self.members = [0] * side
            self.is_member = [0] * side
            self.is_strong = [0] * side
            self.is_safe = [0] * side
            self.in_prison = [0] * side
            self.kind = [0] * side
            self.cells = [0] * side
            self.away = [0] * side
            self.enemy_away = [0] * side
            self.met_by = [0] * side
            self.waiting = [0] * side

    # For callers.

    def aim(self, stone: int) -> None:
        """Let the group of a stone be what is asked about, in a zone that is narrow enough to be read."""
        self.aim_unlocked(stone)

    def aim_unlocked(self, stone: int) -> None:
        """Aim as `aim` does, without Python."""
        self.groups.find_unlocked()
        self.survey(stone)
        self.narrow()

    def aim_at_all(self, stone: int) -> None:
        """Let what is asked about be the group of a stone with all stones of its color that share its zone."""
        self.groups.find()
        self.survey(stone)
        before = 0
        while self.member_count > before:
            before = self.member_count
            self.join_members()
            self.find_zone()

    def group(self) -> list[Point]:
        """Give the stones of the group asked about, as it stood."""
        return [self.members[i] for i in range(self.member_count)]

    def points(self) -> dict[Point, int]:
        """Give the zone: points, with INNER or RING for each."""
        return {self.cells[i]: self.kind[self.cells[i]] for i in range(self.cell_count)}

    def is_settled(self) -> bool:
        """Say whether the group is pass-alive."""
        return self.groups.is_alive(self.target)

    # Its group.

    def members_left(self) -> int:
        """Give how many of the group's stones stand."""
        count = 0
        for i in range(self.member_count):
            if self.s.color[self.members[i]] == self.owner:
                count += 1
        return count

    def join_members(self) -> None:
        """Let the owner's stones in the zone belong to the group."""
        for i in range(self.cell_count):
            p = self.cells[i]
            if self.s.color[p] == self.owner and not self.is_member[p]:
                self.is_member[p] = 1
                self.members[self.member_count] = p
                self.member_count += 1

    def survey(self, stone: int) -> None:
        """Find the group of a stone and its zone, the groups being known."""
        self.target = stone
        self.owner = self.s.color[stone]
        self.pursuer = 3 - self.owner
        self.narrowing = 0
        self.judge_groups()
        self.measure_enemy()
        self.find_zone()

    def narrow(self) -> None:
        """Find the zone anew, smaller, until it is no wider than can be read.

        What has liberties enough then holds the group in without space of its own, and the zone reaches less far, as
        if all beyond were the pursuer's. A group that has room enough for all that is in the open: it is left there.
        Room that it comes to only over stones which it would have to take is none.
        """
        while self.inner_room > ROOMY and REACH - self.narrowing > LEAST_REACH:
            self.narrowing += 1
            self.judge_groups()
            self.measure_enemy()
            self.find_zone()
            if self.open_room > OPEN_ROOM:
                break

    def judge_groups(self) -> None:
        """Tell the group's stones, the pursuer's strong ones, and the owner's safe ones apart."""
        s = self.s
        self.member_count = 0
        asked = self.groups.group_of[self.target]
        if self.narrowing:
            self.find_prisons()
        for p in range(CELLS):
            self.is_member[p] = self.is_strong[p] = self.is_safe[p] = 0
            if s.string[p] == 0:
                continue
            number = self.groups.group_of[p]
            if number == asked:
                self.is_member[p] = 1
                self.members[self.member_count] = p
                self.member_count += 1
            elif s.color[p] == self.pursuer:
                if self.groups.life.alive[p] or (
                    self.groups.liberties[number] >= STRONG_LIBERTIES
                    and (
                        self.groups.area[number] >= STRONG_SPACE
                        or (self.narrowing and not self.in_prison[p])
                    )
                ):
                    self.is_strong[p] = 1
            elif self.groups.life.alive[p] or (
                self.groups.area[number] >= SAFE_SPACE and self.groups.liberties[number] >= 5
            ):
                self.is_safe[p] = 1

    def find_prisons(self) -> None:
        """Find the points of small spaces that the owner's stones alone shut in: no stone there holds the group in."""
        s = self.s
        for p in range(CELLS):
            self.in_prison[p] = 0
            self.met_by[p] = 1 if s.color[p] == self.owner or s.color[p] == BORDER else 0
        for p in range(CELLS):
            if self.met_by[p] == 0:
                end = fill(self.met_by, self.waiting, p)
                if end < POCKET:
                    for k in range(end):
                        self.in_prison[self.waiting[k]] = 1

    # The zone.

    def measure_enemy(self) -> None:
        """Find how many moves every empty point is from the pursuer's strong stones."""
        s = self.s
        end = 0
        for p in range(CELLS):
            self.enemy_away[p] = FAR
            if self.is_strong[p]:
                self.enemy_away[p] = 0
                self.waiting[end] = p
                end += 1
        spread(s, self.enemy_away, self.waiting, end)

    def add_cell(self, p: int, kind: int) -> None:
        """Let a point belong to the zone."""
        if self.kind[p] == 0 and self.cell_count < MOST_CELLS:
            self.kind[p] = kind
            self.cells[self.cell_count] = p
            self.cell_count += 1

    def find_zone(self) -> None:
        """Find the points of the zone, nearest first."""
        s = self.s
        self.stamp += 1
        for p in range(CELLS):
            self.kind[p] = 0
            self.away[p] = FAR
        self.cell_count = 0
        for i in range(self.member_count):
            p = self.members[i]
            self.away[p] = 0
            self.add_cell(p, INNER)
        i = 0
        while i < self.cell_count:
            p = self.cells[i]
            i += 1
            if self.kind[p] == RING:
                continue
            for j in range(4):
                q = p + TURN[j]
                if self.away[q] != FAR or s.color[q] == BORDER:
                    continue
                if s.color[q] == EMPTY:
                    self.away[q] = self.away[p] + 1
                    if self.away[q] > REACH - self.narrowing:
                        continue
                    if self.away[q] <= self.enemy_away[q]:
                        self.add_cell(q, INNER)
                    else:
                        self.add_cell(q, RING)
                elif s.color[q] == self.owner:
                    if self.is_safe[q] == 0:
                        head = s.string[q]
                        x = head
                        while True:
                            self.away[x] = self.away[p]
                            self.add_cell(x, INNER)
                            x = s.next[x]
                            if x == head:
                                break
                elif self.is_strong[q] == 0:
                    head = s.string[q]
                    x = head
                    while True:
                        self.away[x] = self.away[p] + 1
                        self.add_cell(x, INNER)
                        x = s.next[x]
                        if x == head:
                            break
        self.measure_room()
        self.add_pockets()
        self.add_endangered()
        self.sort_cells()
        self.inner_room = 0
        for i in range(self.cell_count):
            p = self.cells[i]
            if self.kind[p] == INNER and s.color[p] == EMPTY:
                self.inner_room += 1
        self.touch_zone()

    def measure_room(self) -> None:
        """Count the empty points of the zone that the group comes to without taking a stone, but for pockets."""
        s = self.s
        for p in range(CELLS):
            self.met_by[p] = 1 if self.kind[p] != INNER or s.color[p] == self.pursuer else 0
        end = 0
        for i in range(self.member_count):
            self.waiting[end] = self.members[i]
            self.met_by[self.members[i]] = 1
            end += 1
        self.open_room = 0
        i = 0
        while i < end:
            p = self.waiting[i]
            i += 1
            if s.color[p] == EMPTY:
                self.open_room += 1
            for j in range(4):
                q = p + TURN[j]
                if self.met_by[q] == 0:
                    self.met_by[q] = 1
                    self.waiting[end] = q
                    end += 1

    def sort_cells(self) -> None:
        """Put the points of the zone in an order that the position alone decides: the nearest first."""
        for i in range(1, self.cell_count):
            p = self.cells[i]
            at = i
            while at > 0:
                other = self.cells[at - 1]
                if self.away[other] < self.away[p]:
                    break
                if self.away[other] == self.away[p] and other < p:
                    break
                self.cells[at] = other
                at -= 1
            self.cells[at] = p

    def add_pockets(self) -> None:
        """Add the small spaces that the zone's borders lead to: they're no way out."""
        s = self.s
        for p in range(CELLS):
            self.met_by[p] = 0 if s.color[p] == EMPTY and self.kind[p] != INNER else 1
        count = self.cell_count
        for i in range(count):
            p = self.cells[i]
            if self.met_by[p] or self.kind[p] != RING:
                continue
            end = fill(self.met_by, self.waiting, p)
            if end < POCKET:
                for k in range(end):
                    q = self.waiting[k]
                    if self.kind[q] == RING:
                        self.kind[q] = INNER
                    else:
                        self.add_cell(q, INNER)

    def add_endangered(self) -> None:
        """Add the liberties of the pursuer's strings of two liberties, or weak, beside the zone's stones."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        count = self.cell_count
        for i in range(count):
            p = self.cells[i]
            if s.color[p] == EMPTY or self.cell_count > MOST_CELLS - 20:
                continue
            if s.color[p] == self.pursuer:
                if s.string[p] == p:
                    libs = self.ground.liberties_into(p, found, 5)
                    for k in range(libs):
                        self.add_cell(found[k], RING)
                continue
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == self.pursuer and s.liberties[s.string[q]] <= 2:
                    libs = self.ground.liberties_into(q, found, 2)
                    for k in range(libs):
                        self.add_cell(found[k], RING)

    def touch_zone(self) -> None:
        """Note that the verdict depends on the zone and what is around it."""
        s = self.s
        for i in range(self.cell_count):
            p = self.cells[i]
            self.ground.touch_around(p)
            for j in range(4):
                q = p + TURN[j]
                if s.string[q] != 0 and self.kind[q] == 0:
                    self.ground.touch_string(q)


def zone_on(board: Board) -> Zone:
    """Give what finds zones on a board, with groups of its own."""
    return Zone(Ground(board))
