"""What is seen of a fight for life before its moves are looked at: eye spaces, and liberties to come.

Takes a group, its zone and the eyes in it; gives, for the position as it stands, the eye spaces with their extent, and
for each empty point what a stone there has for liberties. Knows no features and no lines.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.reading.eye_counter import EyeCounter

if not cython.compiled:
    from riyu.game.after import liberties_after
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import TURN, enemy_beside
    from riyu.reading.plain_life import INNER
    from riyu.reading.plain_life_features import (
        ANSWERS,
        APART,
        AROUND_STEPS,
        ATARI_KINDS,
        DEAD,
        DEPRIVES,
        EXIT,
        EYE_POINT,
        IN_ATARI,
        KIN_KINDS,
        MAY_FALL,
        OF_KILLER,
        OPENED,
        OTHER,
        OTHER_STRING,
        OWN,
        OWN_STONES,
        OWN_STRING,
        PLAYED_LAST,
        SAVED,
        SHORT,
        SIZE_CLASSES,
        SPACE_CLASSES,
        STANDS,
        TAKEN,
        TAKEN_KINDS,
        THREE_WALLS,
        WALLED,
        Look,
        Space,
    )

__all__ = ["TABLES", "LifeView"]

TABLES = [
    Field("reading", "AROUND_STEPS", 8, 4, "life: the steps to the points around"),
    Field("reading", "APART", 361, 1, "life: how far a point is from another"),
    Field("reading", "SIZE_CLASSES", 8, 1, "life: classes of numbers of stones"),
    Field("reading", "SPACE_CLASSES", 16, 1, "life: classes of sizes of eye spaces"),
]


def _fill_tables() -> None:
    for i, step in enumerate((20, -1, 1, -20, 19, 21, -21, -19)):
        AROUND_STEPS[i] = step
    for rows in range(19):
        for columns in range(19):
            low, high = sorted((rows, columns))
            near = 1 + high * (high + 1) // 2 + low if high < 3 else 7 + (low > 1)
            APART[19 * rows + columns] = (
                near if high < 4 else 9 if high < 6 else 10 if high < 9 else 11
            )
    for i in range(8):
        SIZE_CLASSES[i] = i if i < 4 else 4 if i < 7 else 5
    for i in range(16):
        SPACE_CLASSES[i] = i if i < 7 else 7 if i < 9 else 8 if i < 12 else 9 if i < 15 else 10


_fill_tables()


class LifeView:
    """What is seen in a zone once for all moves.

    `prepare` looks at the position, after the eyes' `scan` and `weigh_eyes`.
    """

    def __init__(self, eyes: EyeCounter) -> None:
        self.eyes = eyes
        self.zone = self.eyes.zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.space_count = self.rim_count = 0
        self.side = self.last_move = self.last_head = self.view_stamp = self.zone_stamp = 0
        self.is_root = False
        if not cython.compiled:
            self.space_of = [0] * 424
            self.spaces = [Space() for _ in range(200)]
            self.free_at = [[0] * 424 for _ in range(3)]
            self.codes = [0] * 424
            self.looks = [Look() for _ in range(424)]
            self.rim = [0] * 424
            self.waiting = [0] * 424

    def take_zone(self) -> None:
        """Find the points around a zone that is new."""
        s = self.s
        self.zone_stamp = self.zone.stamp
        self.rim_count = 0
        for i in range(424):
            self.codes[i] = 0
        for i in range(self.zone.cell_count):
            for j in range(8):
                q = self.zone.cells[i] + AROUND_STEPS[j]
                if s.color[q] != BORDER and self.zone.kind[q] == 0 and self.codes[q] == 0:
                    self.codes[q] = 1
                    self.rim[self.rim_count] = q
                    self.rim_count += 1

    def prepare(self, side: int, last: int, is_root: bool) -> None:
        """Look at the position with a side to move: liberties, eye spaces, what points are to moves beside.

        `last` is the move that led to it, 0 if none is known; `is_root` says that it is the one asked about.
        """
        if self.zone_stamp != self.zone.stamp:
            self.take_zone()
        self.side = side
        self.last_move = last
        self.is_root = is_root
        self.view_stamp += 1
        self.last_head = self.s.string[last] if last else 0
        if is_root:
            for i in range(self.zone.cell_count):
                p = self.zone.cells[i]
                for j in range(8):
                    self.ground.touched[p + AROUND_STEPS[j]] = 1
        self.enter_codes()
        self.find_spaces()

    def enter_codes(self) -> None:
        """Work out the codes of the zone and the points around it."""
        s = self.s
        side = self.side
        code = cython.declare(cython.uint)
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            self.space_of[p] = 0
            code = EYE_POINT if self.eyes.can_be_eye[p] else 0
            if s.color[p] == EMPTY:
                self.measure(p)
                if self.free_at[3 - side][p] <= 2:
                    code |= SHORT if self.free_at[3 - side][p] == 2 else DEAD
                if self.free_at[side][p] < 2:
                    code |= OPENED
                if self.zone.kind[p] != INNER:
                    code |= EXIT
            else:
                code |= OWN if s.color[p] == side else OTHER
            if s.color[p] != self.zone.owner:
                walls = (s.near[p] >> 6) + enemy_beside(s, p, self.zone.pursuer)
                if walls >= 3:
                    code |= WALLED + THREE_WALLS if walls == 3 else WALLED
            self.codes[p] = code
        for i in range(self.rim_count):
            p = self.rim[i]
            self.codes[p] = self.code_outside(p)

    def code_outside(self, p: int) -> int:
        """Give the code of a point outside the zone."""
        s = self.s
        if s.color[p] == BORDER:
            return 0
        code: int = EXIT
        if s.color[p] != EMPTY:
            code = OWN if s.color[p] == self.side else OTHER
        if s.color[p] != self.zone.owner:
            walls = (s.near[p] >> 6) + enemy_beside(s, p, self.zone.pursuer)
            if walls >= 3:
                code |= WALLED + THREE_WALLS if walls == 3 else WALLED
        return code

    def find_spaces(self) -> None:
        """Find the eye spaces: points that may become eyes yet and hang together."""
        self.space_count = 0
        for i in range(self.zone.cell_count):
            start = self.zone.cells[i]
            if self.eyes.can_be_eye[start] == 0 or self.space_of[start]:
                continue
            space = (
                cython.address(self.spaces[self.space_count])
                if cython.compiled
                else self.spaces[self.space_count]
            )
            self.space_count += 1
            number = self.space_count
            self.space_of[start] = number
            self.waiting[0] = start
            end = 1
            k = 0
            space.most = 0
            space.low_row = space.low_column = 99
            space.high_row = space.high_column = 0
            while k < end:
                p = self.waiting[k]
                k += 1
                row = p // 20
                column = p % 20
                if row < space.low_row:
                    space.low_row = row
                if row > space.high_row:
                    space.high_row = row
                if column < space.low_column:
                    space.low_column = column
                if column > space.high_column:
                    space.high_column = column
                beside = 0
                for j in range(4):
                    q = p + TURN[j]
                    if self.codes[q] & EYE_POINT:
                        beside += 1
                        if self.space_of[q] == 0:
                            self.space_of[q] = number
                            self.waiting[end] = q
                            end += 1
                if beside > space.most:
                    space.most = beside
            space.size = end

    def measure(self, p: int) -> None:
        """Find how many liberties each color's stone at an empty point would have, with its string: up to 4."""
        self.free_at[1][p] = liberties_after(self.s, p, 1, 4)
        self.free_at[2][p] = liberties_after(self.s, p, 2, 4)

    def look_at(self, head: int) -> None:
        """Work out what a string is to a move beside it."""
        s = self.s
        look = cython.address(self.looks[head]) if cython.compiled else self.looks[head]
        liberties = s.liberties[head]
        if liberties < 5 or self.is_root:
            self.ground.look(head, 5)
        few = liberties if liberties < 5 else 5
        least = liberties if liberties < 3 else 3
        stones = s.stones[head] if s.stones[head] < 7 else 7
        counts = cython.declare(cython.uint, 0)
        flags = cython.declare(cython.uint, PLAYED_LAST if head == self.last_head else 0)
        if s.color[head] == self.zone.owner:
            flags |= 1 << (few - 1)
            flags |= 7 << KIN_KINDS
        else:
            flags |= 1 << (few - 1 + OF_KILLER)
            flags |= STANDS if self.eyes.holds(head) == 1 else MAY_FALL
        if s.color[head] == self.side:
            look.cross = least
            counts = OWN_STRING + stones * OWN_STONES
            if liberties == 1:
                counts += stones * SAVED
                if self.last_move and self.ground.is_beside(self.last_move, head):
                    flags |= 2 << ANSWERS
        else:
            look.cross = 3 + least
            counts = OTHER_STRING
            if head == self.last_head:
                flags |= 4 << ANSWERS
            if liberties == 1:
                counts += stones * TAKEN
                flags |= 7 << TAKEN_KINDS
                if head == self.last_head:
                    flags |= 1 << ANSWERS
            elif liberties == 2:
                counts += stones * IN_ATARI
                flags |= 7 << ATARI_KINDS
            elif liberties == 3:
                flags |= 1 << DEPRIVES
            elif liberties == 4:
                flags |= 2 << DEPRIVES
        look.counts = counts
        look.flags = flags
        look.stamp = self.view_stamp
