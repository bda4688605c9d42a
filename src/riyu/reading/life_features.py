"""The features of moves in fights for life: what each does to strings and eyes, where it is, what stands around it.

Takes a group, its zone, the eyes in it and a move; gives, for the position as it stands, the eye spaces with their
extent, what a stone at each empty point has for liberties (`LifeView`, once for all moves), and the numbers of the
move's features, which `life_feature_names` names. Knows no weights and no lines. Source: Coulom, Computing Elo ratings
of move patterns, 2007 (features of moves).
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.reading.eye_counter import EyeCounter

if not cython.compiled:
    from riyu.game.after import liberties_after
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import SIZE, TURN, enemy_beside
    from riyu.reading.plain_life import INNER
    from riyu.reading.plain_life_features import (
        ABSENT,
        ALL_KINDS,
        ANSWER,
        ANSWERS,
        APART,
        AROUND,
        AROUND_STEPS,
        ATARI,
        ATARI_KINDS,
        AWAY,
        CAPACITY,
        CENTER,
        CROSSES,
        DEAD,
        DEPRIVE,
        DEPRIVES,
        DIAMONDS,
        EXIT,
        EYE,
        EYE_POINT,
        EYE_SQUEEZE,
        FALSE_EYE,
        FAMILY_COUNT,
        FAMILY_ROOM,
        FREEDOM,
        FREEDOM_FALSE,
        HIGHEST,
        HOLDS,
        IN_ATARI,
        KIN_KINDS,
        LAST,
        LAST_FREEDOM,
        LAST_SPACE,
        LAST_SQUEEZE,
        LAST_STRING,
        LAST_STRINGS,
        LEAST,
        LINE,
        MAY_FALL,
        OF_KILLER,
        ONE_KIND,
        OPENED,
        OTHER,
        OTHER_STRING,
        OTHERS,
        OWN,
        OWN_STONES,
        OWN_STRING,
        PLAYED_LAST,
        REACHES,
        REPLIES,
        SAVED,
        SAVES,
        SHAPES,
        SHORT,
        SHORTAGE,
        SIZE_CLASSES,
        SPACE,
        SPACE_CLASSES,
        SPACE_OTHERS,
        SPACE_STRINGS,
        SPLIT,
        SPLIT_SQUEEZE,
        SQUEEZE,
        SQUEEZE_AROUND,
        STANDING,
        STANDS,
        STRINGS,
        TAKEN,
        TAKEN_KINDS,
        TAKES,
        THREE_WALLS,
        THROW,
        WALLED,
        ZONE,
        Look,
        Space,
        class_of_size,
        class_of_space,
        noted,
    )

__all__ = ["TABLES", "LifeFeatures", "LifeView"]

TABLES = [
    Field("reading", "AROUND_STEPS", 8, 4, "life: the steps to the points around"),
    Field("reading", "APART", 361, 1, "life: how far a point is from another"),
    Field("reading", "SIZE_CLASSES", 8, 1, "life: classes of numbers of stones"),
    Field("reading", "SPACE_CLASSES", 16, 1, "life: classes of sizes of eye spaces"),
    Field("reading", "LEAST", 32, 1, "life: the least of numbers, a bit each"),
    Field("reading", "HIGHEST", 8, 1, "life: the highest of kinds, a bit each"),
    Field("reading", "REACHES", 81, 1, "life: places of points within two steps"),
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
    for i in range(1, 32):
        LEAST[i] = (i & -i).bit_length()
    for i in range(2, 8):
        HIGHEST[i] = i.bit_length() - 1
    for i, step in enumerate((20, -1, 1, -20, 19, 21, -21, -19, 40, -2, 2, -40)):
        REACHES[40 + step] = i + 1


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


class LifeFeatures:
    """The features of each move in a zone.

    A move's features are counts over the points and strings beside it: what each of those adds is worked out once a
    position, packed into words that add up.
    """

    def __init__(self, view: LifeView) -> None:
        self.view = view
        self.eyes = self.view.eyes
        self.zone = self.view.zone
        self.ground = self.view.ground
        self.s = self.view.s
        self.zone_stamp = 0
        self.found_count = self.reply = self.shape = self.cross = 0
        self.last_liberties = self.last_row = self.last_column = 0
        if not cython.compiled:
            self.weights = [0] * SHAPES
            self.kinds = [0] * 424
            self.lines = [0] * 424
            self.found = [0] * 48
            self.values = [0] * 34

    def take_zone(self) -> None:
        """Find what each point is in a zone that is new, whatever is played."""
        s = self.s
        self.zone_stamp = self.zone.stamp
        size = s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                kind = 2 if self.zone.is_member[p] else 1 if self.zone.kind[p] else 0
                self.kinds[p] = ALL_KINDS | (ONE_KIND << kind)
                high = row if 2 * row < size + 1 else size + 1 - row
                low = column if 2 * column < size + 1 else size + 1 - column
                if low > high:
                    high, low = low, high
                high = high if high < 6 else 6
                low = low if low < 6 else 6
                self.lines[p] = 6 * (low - 1) + high - 1

    def prepare(self, side: int, last: int, is_root: bool) -> None:
        """Look at the position as the view does, before `features_of` its moves."""
        if self.zone_stamp != self.zone.stamp:
            self.take_zone()
        self.view.prepare(side, last, is_root)
        if last:
            self.last_row = last // 20
            self.last_column = last % 20
            if self.view.last_head:
                liberties = self.s.liberties[self.view.last_head]
                self.last_liberties = liberties if liberties < 5 else 5

    def features_of(self, p: int) -> int:
        """Work out the features of a move of the side to move: `values`, `shape`, `cross` and `reply`.

        Give the sum of the weights of `values`.
        """
        if self.zone.kind[p] == 0:
            self.ground.touched[p] = 1
            for j in range(8):
                self.ground.touched[p + AROUND_STEPS[j]] = 1
            for j in range(4):
                q = p + TURN[j]
                if self.s.string[q]:
                    self.ground.touch_string(q)
            for j in range(8):
                q = p + AROUND_STEPS[j]
                if self.zone.kind[q] == 0:
                    self.view.codes[q] = self.view.code_outside(q)
            self.view.measure(p)
        self.note_shapes(p)
        total = self.note_place(p) + self.note_points(p)
        return total + self.note_strings(p) + self.note_pairs()

    def list_features(self) -> None:
        """Write the numbers of the features of the move looked at into `found`."""
        count = 0
        for family in range(FAMILY_COUNT):
            if self.values[family] != ABSENT:
                self.found[count] = FAMILY_ROOM * family + self.values[family]
                count += 1
        self.found[count] = CROSSES + self.cross
        self.found[count + 1] = SHAPES + (self.shape & 0xFFFF)
        self.found[count + 2] = DIAMONDS + self.shape
        count += 3
        if self.reply:
            self.found[count] = REPLIES + (self.shape & 0xFFFF) + ((self.reply - 1) << 16)
            count += 1
        self.found_count = count

    def note_strings(self, p: int) -> int:
        """Enter what a move does to the strings beside it."""
        s = self.s
        heads = cython.declare("int[4]")
        if not cython.compiled:
            heads = [0] * 4
        heads[0] = heads[1] = heads[2] = 0
        v = self.values
        w = self.weights
        total = 0
        counts = cython.declare(cython.uint, 0)
        flags = cython.declare(cython.uint, 0)
        cross = cython.declare(cython.uint, 0)
        for j in range(4):
            q = p + TURN[j]
            head = s.string[q]
            if head == 0:
                cross |= (7 if s.color[q] == BORDER else 0) << (3 * j)
                continue
            look = (
                cython.address(self.view.looks[head]) if cython.compiled else self.view.looks[head]
            )
            if look.stamp != self.view.view_stamp:
                self.view.look_at(head)
            cross |= look.cross << (3 * j)
            if heads[0] == head or heads[1] == head or heads[2] == head:
                continue
            heads[j] = head
            counts += look.counts
            flags |= look.flags & self.kinds[q]
        self.cross = cross
        own = counts & 7
        enemy = (counts // OTHER_STRING) & 7
        own_stones = (counts // OWN_STONES) & 31
        saved = 0
        taken = 0
        put = 0
        if counts // SAVED:
            saved = class_of_size((counts // SAVED) & 31)
            taken = class_of_size((counts // TAKEN) & 31)
            put = class_of_size((counts // IN_ATARI) & 31)
        after = self.view.free_at[self.view.side][p]
        others = self.view.free_at[3 - self.view.side][p]
        free = after if after else 1
        total += noted(w, v, TAKES, 3 * taken + HIGHEST[(flags >> TAKEN_KINDS) & 7] if taken else 0)
        total += noted(w, v, SAVES, 4 * saved + after - 1 if saved and after else 0)
        total += noted(w, v, ATARI, 3 * put + HIGHEST[(flags >> ATARI_KINDS) & 7] if put else 0)
        stones = own_stones if own_stones < 4 else 4
        total += noted(w, v, FREEDOM, 10 * (free - 1) + 2 * stones + (1 if taken else 0))
        total += noted(w, v, ANSWER, (flags >> ANSWERS) & 7)
        total += noted(w, v, STRINGS, 5 * own + enemy)
        total += noted(w, v, SQUEEZE, 6 * LEAST[flags & 31] + LEAST[(flags >> OF_KILLER) & 31])
        total += noted(w, v, OTHERS, 10 * saved + 2 * others + (1 if own else 0))
        kin = (flags >> KIN_KINDS) & 7
        kin = (2 if kin & 4 else 0) + (1 if kin & 3 else 0)
        total += noted(w, v, HOLDS, 4 * kin + ((flags >> STANDING) & 3))
        v[THROW] = ABSENT
        if after <= 1 and own == 0 and taken == 0:
            total += noted(
                w, v, THROW, 3 * enemy + (self.eyes.can_be_eye[p] if self.zone.kind[p] else 0)
            )
        total += noted(w, v, DEPRIVE, 4 * (free - 1) + ((flags >> DEPRIVES) & 3))
        v[LAST_STRING] = ABSENT
        if self.view.last_head:
            value = 24 * self.last_liberties + (12 if flags & PLAYED_LAST else 0) + v[LAST]
            total += noted(w, v, LAST_STRING, value)
        return total

    def note_points(self, p: int) -> int:
        """Enter what the points around a move are: eyes that may come, and whose stones."""
        v = self.values
        w = self.weights
        total = 0
        codes = self.view.codes
        beside = cython.declare(
            cython.uint, codes[p + 20] + codes[p - 1] + codes[p + 1] + codes[p - 20]
        )
        across = cython.declare(
            cython.uint, codes[p + 19] + codes[p + 21] + codes[p - 21] + codes[p - 19]
        )
        eyes = beside & 7
        can = self.eyes.can_be_eye[p] if self.zone.kind[p] else 0
        total += noted(w, v, EYE, 25 * can + 5 * eyes + (across & 7))
        v[SPACE] = 0
        v[CENTER] = ABSENT
        if can or eyes:
            total += self.note_space(p, can, eyes)
        # Points beside where the other side can't play well any more, or couldn't before; and own ones that open.
        dead = (beside // DEAD) & 7
        short = (beside // SHORT) & 7
        opened = (beside // OPENED) & 7
        dead = dead if dead < 2 else 2
        short = short if short < 2 else 2
        opened = opened if opened < 2 else 2
        total += noted(w, v, SHORTAGE, 27 * can + 9 * dead + 3 * short + opened)
        total += noted(w, v, SPLIT, 5 if can else 0)
        made = (beside // THREE_WALLS) & 7
        spoilt = (across // WALLED) & 7
        made = made if made < 2 else 2
        spoilt = spoilt if spoilt < 2 else 2
        total += noted(w, v, FALSE_EYE, 3 * made + spoilt)
        capacity = self.eyes.capacity if self.eyes.capacity < 3 else 3
        total += noted(w, v, CAPACITY, 6 * capacity + 2 * can + (1 if eyes else 0))
        own = ((beside // OWN) & 7) + ((across // OWN) & 7)
        other = ((beside // OTHER) & 7) + ((across // OTHER) & 7)
        own = own if own < 5 else 5
        other = other if other < 5 else 5
        total += noted(w, v, AROUND, 6 * own + other)
        total += noted(w, v, ZONE, 5 * self.zone.kind[p] + ((beside // EXIT) & 7))
        return total

    def note_space(self, p: int, can: int, eyes: int) -> int:
        """Enter the eye space that a move is in, or else the largest beside it, and where in it."""
        v = self.values
        w = self.weights
        number = 0
        if can:
            number = self.view.space_of[p]
        else:
            for j in range(4):
                q = p + TURN[j]
                if self.view.codes[q] & EYE_POINT:
                    if number == 0 or (
                        self.view.spaces[self.view.space_of[q] - 1].size
                        > self.view.spaces[number - 1].size
                    ):
                        number = self.view.space_of[q]
        space = (
            cython.address(self.view.spaces[number - 1])
            if cython.compiled
            else self.view.spaces[number - 1]
        )
        is_most = 1 if can and space.most == eyes else 0
        total = noted(w, v, SPACE, 4 * class_of_space(space.size) + (2 if can else 0) + is_most)
        row = 2 * (p // 20) - space.low_row - space.high_row
        column = 2 * (p % 20) - space.low_column - space.high_column
        row = row if row >= 0 else -row
        column = column if column >= 0 else -column
        row = row if row < 3 else 3 if row < 5 else 4
        column = column if column < 3 else 3 if column < 5 else 4
        low = row if row < column else column
        size = space.size
        band = 0 if size <= 3 else 1 if size <= 5 else 2 if size <= 8 else 3 if size <= 14 else 4
        total += noted(w, v, CENTER, 25 * band + 4 * low + row + column)
        return total

    def note_place(self, p: int) -> int:
        """Enter where a move is."""
        v = self.values
        w = self.weights
        total = 0
        total += noted(w, v, LINE, self.lines[p])
        away = self.zone.away[p] if self.zone.away[p] < 6 else 6
        enemies = self.zone.enemy_away[p] if self.zone.enemy_away[p] < 6 else 6
        total += noted(w, v, AWAY, 7 * away + enemies)
        last = 0
        self.reply = 0
        if self.view.last_move:
            row = p // 20 - self.last_row
            column = p % 20 - self.last_column
            row = row if row >= 0 else -row
            column = column if column >= 0 else -column
            last = APART[19 * row + column]
            if row + column <= 2:
                self.reply = REACHES[self.view.last_move - p + 40]
        total += noted(w, v, LAST, last)
        return total

    def note_pairs(self) -> int:
        """Enter what tells more together."""
        v = self.values
        w = self.weights
        total = 0
        last = v[LAST]
        squeeze = v[SQUEEZE]
        space = v[SPACE] // 2
        own = v[AROUND] // 6
        enemy = v[AROUND] % 6
        around = 4 * (own if own < 3 else 3) + (enemy if enemy < 3 else 3)
        others = v[OTHERS] if v[OTHERS] < 10 else 10 + v[OTHERS] % 10
        total += noted(w, v, LAST_SQUEEZE, 36 * last + squeeze)
        total += noted(w, v, LAST_FREEDOM, 40 * last + v[FREEDOM])
        total += noted(w, v, SPLIT_SQUEEZE, 36 * v[SPLIT] + squeeze)
        total += noted(w, v, SPACE_OTHERS, 22 * others + space)
        total += noted(w, v, EYE_SQUEEZE, 36 * (v[EYE] // 5) + squeeze)
        total += noted(w, v, LAST_STRINGS, 25 * last + v[STRINGS])
        total += noted(w, v, FREEDOM_FALSE, 9 * v[FREEDOM] + v[FALSE_EYE])
        total += noted(w, v, LAST_SPACE, 22 * last + space)
        total += noted(w, v, SPACE_STRINGS, 25 * space + v[STRINGS])
        total += noted(w, v, SQUEEZE_AROUND, 16 * squeeze + around)
        return total

    def note_shapes(self, p: int) -> None:
        """Enter what stands around a move."""
        color = self.s.color
        up = color[p + 20]
        left = color[p - 1]
        right = color[p + 1]
        down = color[p - 20]
        code = cython.declare(cython.uint, up | left << 2 | right << 4 | down << 6)
        code |= color[p + 19] << 8 | color[p + 21] << 10 | color[p - 21] << 12 | color[p - 19] << 14
        # beyond the edge there may be no cell
        code |= (BORDER if up == BORDER else color[p + 40]) << 16
        code |= (BORDER if left == BORDER else color[p - 2]) << 18
        code |= (BORDER if right == BORDER else color[p + 2]) << 20
        code |= (BORDER if down == BORDER else color[p - 40]) << 22
        if self.view.side == 2:
            code = ((code & 0x555555) << 1) | ((code >> 1) & 0x555555)
        self.shape = code
