"""The focus matcher without Python: which records of a class fit around a point, many compared at once.

Takes features and compact classes; gives the numbers of patterns, with orientation and answer. Knows no names.

The field around a focus is turned, not the patterns, and a record says what must not stand there: it fits if no bit of
it is set in the field. So three words settle most records, and 16 of them are compared in one go; the ring beyond 5x5
is looked at only when a record that has come so far asks something of it, and tests are answered last.
Source: RiscIgo (W7, W8), "Pattern matching".
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from riyu.base import block
from riyu.features.features import Features
from riyu.game.points import Color, Point
from riyu.patterns.compact import SIDES, Record, inner_bit, ring_bit
from riyu.patterns.model import PatternClass
from riyu.patterns.symmetry import turn

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.riyu.patterns.focus import Bound, Row
else:
    from riyu.base.plain import UNLOGGED
    from riyu.features.access_map import enclose, most_moves
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
    from riyu.game.constants import BORDER, EMPTY, NO_POINT
    from riyu.game.plain import SIZE, TURN, BoardState
    from riyu.game.stones import put_stone
    from riyu.patterns.plain import (
        ACROSS,
        APART,
        BLOCK,
        EDGES,
        ENEMY_CANNOT_PLAY,
        ENEMY_DISTANCE,
        EYE_CANNOT_COLLAPSE,
        IN_ENEMY_TERRITORY,
        IN_OWN_TERRITORY,
        INNER,
        LIBERTIES,
        LIBERTIES_AFTER,
        LINE,
        NO_WAY,
        ON_PLATE,
        OWN_CANNOT_PLAY,
        OWN_DISTANCE,
        PHASE,
        RING,
        SAME_CHAIN,
        SELF_ATARI,
        SIGHT_ROWS,
        STEPS,
        STONES,
        TOGETHER,
        Around,
        Bound,
        Found,
        Row,
        Sight,
    )

__all__ = ["TABLES", "CompactClass", "FocusMatcher"]

TABLES = [
    block.Field(
        "patterns", "INNER", 1280, 4, "focus: where five points in a row go, by orientation"
    ),
    block.Field("patterns", "RING", 7168, 4, "focus: where seven points in a row go beyond these"),
    block.Field("patterns", "EDGES", 32, 4, "focus: the sides of the board, by orientation"),
    block.Field("patterns", "STEPS", 16, 4, "focus: a column and a row in cells, by orientation"),
    block.Field(
        "patterns", "ACROSS", 32, 1, "focus: a column and a row on the board, by orientation"
    ),
]
"""Tables that are filled at import, never change, and are shared by all games."""


def _fill_tables() -> None:
    for o in range(8):
        drawn = {turn(o, (x, y)): (x, y) for x in range(-3, 4) for y in range(-3, 4)}
        for side, step in enumerate(SIDES):
            EDGES[o][side] = SIDES.index(turn(o, step))
        for axis, step in enumerate(((1, 0), (0, 1))):
            x, y = turn(o, step)
            STEPS[o][axis] = 20 * y + x
            ACROSS[o][2 * axis], ACROSS[o][2 * axis + 1] = x, y
        for row in range(7):
            for points in range(1, 128):
                lowest = points & -points
                x, y = drawn[lowest.bit_length() - 4, row - 3]
                far = max(abs(x), abs(y)) == 3
                RING[o][row][points] = RING[o][row][points ^ lowest] | (
                    1 << ring_bit(x, y) if far else 0
                )
        for row in range(5):
            for points in range(1, 32):
                lowest = points & -points
                x, y = drawn[lowest.bit_length() - 3, row - 2]
                INNER[o][row][points] = INNER[o][row][points ^ lowest] | (
                    1 << inner_bit(x, y) if x or y else 0
                )


_fill_tables()


def see(e: Sight, s: BoardState) -> None:
    """Note what stands on a board as rows of bits."""
    size = s.numbers[SIZE]
    for i in range(3 * SIGHT_ROWS):
        e.rows[i] = 0
    for row in range(1, size + 1):
        for column in range(1, size + 1):
            place = SIGHT_ROWS * s.color[20 * row + column] + row + 3
            e.rows[place] |= cython.cast(cython.uint, 1) << (column + 3)


def lay_inner(e: Sight, b: Around, size: int, p: int, color: int, orientation: int) -> None:
    """Note the 5x5 field around a point, turned so that patterns lie as drawn, and the edges near it."""
    row = p // 20
    column = p % 20
    content = color
    for word in range(3):
        start = SIGHT_ROWS * content + row + 1
        bits = cython.declare(cython.uint, 0)
        for j in range(5):
            bits |= INNER[orientation][j][(e.rows[start + j] >> (column + 1)) & 31]
        b.inner[word] = bits
        content = 3 - color if word == 0 else EMPTY
    for side in range(4):
        where = EDGES[orientation][side]
        lines = size - row
        if where == 1:
            lines = size - column
        elif where == 2:
            lines = row - 1
        elif where == 3:
            lines = column - 1
        for k in range(lines, 3):
            b.inner[k] |= cython.cast(cython.uint, 1) << (24 + side)
    b.has_ring = False


def lay_ring(e: Sight, b: Around, p: int, color: int, orientation: int) -> None:
    """Note the 24 points of the 7x7 field beyond 5x5."""
    row = p // 20
    column = p % 20
    content = color
    for word in range(3):
        start = SIGHT_ROWS * content + row
        bits = cython.declare(cython.uint, 0)
        for j in range(7):
            bits |= RING[orientation][j][(e.rows[start + j] >> column) & 127]
        b.ring[word] = bits
        content = 3 - color if word == 0 else EMPTY
    b.has_ring = True


class CompactClass:
    """The records of a class, laid out to be compared. Arguments: the class and its records."""

    def __init__(self, wanted: PatternClass, records: Sequence[Record]) -> None:
        self.name = wanted.name
        self.count = len(records)
        self.padded = (self.count + BLOCK - 1) // BLOCK * BLOCK
        self.asks_end = any(record.end is not None for record in records)
        bounds = sum(len(record.outer) + len(record.ties) for record in records)
        if not cython.compiled:
            self.words: list[list[int]] = [[0] * self.padded for _ in range(6)]
            self.rows = [Row() for _ in range(self.count)]
            self.bounds = [Bound() for _ in range(bounds)]
        else:
            memory = cython.cast(cython.pointer(uint32_t), calloc(6 * self.padded + 1, 4))
            self.rows = cython.cast(cython.pointer(Row), calloc(self.count + 1, cython.sizeof(Row)))
            self.bounds = cython.cast(
                cython.pointer(Bound), calloc(bounds + 1, cython.sizeof(Bound))
            )
            if not memory or not self.rows or not self.bounds:
                raise MemoryError
            for w in range(6):
                self.words[w] = memory + w * self.padded
        for i in range(self.count, self.padded):
            for w in range(3):
                self.words[w][i] = (1 << 24) - 1
        at = 0
        for i, record in enumerate(records):
            at = self._write(i, at, record, wanted.last)

    def __dealloc__(self) -> None:
        free(self.words[0])
        free(self.rows)
        free(self.bounds)

    def _write(self, i: int, at: int, record: Record, last: str) -> int:
        """Write record i, its bounds from `at` on; give where they end."""
        k = cython.declare(cython.int, i)
        n: int = cython.declare(cython.int, at)
        for w in range(3):
            self.words[w][i] = record.inner[w]
            self.words[3 + w][i] = record.ring[w]
        row = cython.address(self.rows[k]) if cython.compiled else self.rows[k]
        row.first = n
        row.outer = len(record.outer)
        row.ties = len(record.ties)
        row.order = record.order
        row.ways = record.ways
        row.focus = record.focus_mask
        row.is_bar = record.pattern.is_bar
        row.is_last = record.pattern.name == last
        row.has_answer = record.answer is not None
        row.is_wide = any(record.ring)
        row.answer[0], row.answer[1] = record.answer or (0, 0)
        row.end[0], row.end[1] = record.end or (0, 0)
        for (x, y), mask in record.outer:
            bound = cython.address(self.bounds[n]) if cython.compiled else self.bounds[n]
            bound.mask = mask
            bound.at[0], bound.at[1] = x, y
            n += 1
        for tie in record.ties:
            bound = cython.address(self.bounds[n]) if cython.compiled else self.bounds[n]
            bound.kind = tie.kind
            bound.comparison = tie.comparison
            bound.number = tie.number
            bound.negated = tie.negated
            bound.at[0], bound.at[1] = tie.first
            bound.at[2], bound.at[3] = tie.second
            n += 1
        return n

    def next_fit(
        self, e: Sight, b: Around, p: int, color: int, orientation: int, start: int
    ) -> int:
        """Give the first record from `start` on whose 7x7 field fits; `padded` if none does."""
        own = b.inner[0]
        enemy = b.inner[1]
        empty = b.inner[2]
        not_own = self.words[0]
        not_enemy = self.words[1]
        not_empty = self.words[2]
        i = start
        while i < self.padded:
            if i % BLOCK == 0:
                fits = cython.declare(cython.uint, 0)
                for j in range(BLOCK):
                    fits |= (
                        (not_own[i + j] & own)
                        | (not_enemy[i + j] & enemy)
                        | (not_empty[i + j] & empty)
                    ) == 0
                if not fits:
                    i += BLOCK
                    continue
            if ((not_own[i] & own) | (not_enemy[i] & enemy) | (not_empty[i] & empty)) == 0:
                if i >= self.count:
                    return self.padded
                if not self.rows[i].is_wide:
                    return i
                if not b.has_ring:
                    lay_ring(e, b, p, color, orientation)
                if (
                    (self.words[3][i] & b.ring[0])
                    | (self.words[4][i] & b.ring[1])
                    | (self.words[5][i] & b.ring[2])
                ) == 0:
                    return i
            i += 1
        return self.padded


class FocusMatcher:
    """Asks compact classes about the board of some features, as it is now.

    One for each thread: it keeps what it has looked at.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.board = self.features.board
        self.s = self.features.s
        self.f = self.features.f
        self.knows_area = False
        if not cython.compiled:
            self.sight = Sight()
            self.around = [Around() for _ in range(8)]
            self.found = [Found() for _ in range(64)]
            self.area = [0] * 424
            self.met = [0] * 424
            self.after = BoardState()
            self.taken = [0] * 421

    # Compiled inside: unchecked, without Python.

    def look(self) -> None:
        """Look at the board anew."""
        self.features.refresh()
        see(cython.address(self.sight) if cython.compiled else self.sight, self.s)
        self.knows_area = False

    def ask(
        self, c: CompactClass, p: int, color: int, toward: int, most: int, found: list[Found]
    ) -> int:
        """Write up to `most` matches of a class at a focus, in order of priority; give their number.

        `toward` is the other end that the class asks for, or NO_POINT. The board must be as `look` saw it.
        """
        at = cython.declare("int[8]")
        barred = cython.declare("int[64]")
        if not cython.compiled:
            at = [0] * 8
            barred = [0] * 64
        e = cython.address(self.sight) if cython.compiled else self.sight
        s = self.s
        content = s.color[p]
        if content != EMPTY:
            content = 1 if content == color else 2
        for o in range(8):
            b = cython.address(self.around[o]) if cython.compiled else self.around[o]
            lay_inner(e, b, s.numbers[SIZE], p, color, o)
            at[o] = c.next_fit(e, b, p, color, o, 0)
        count = 0
        bars = 0
        while True:
            # The record of highest priority that fits in some orientation, the lowest of these.
            best = 0
            for o in range(1, 8):
                if at[o] < at[best]:
                    best = o
            i = at[best]
            if i >= c.count:
                return count
            b = cython.address(self.around[best]) if cython.compiled else self.around[best]
            at[best] = c.next_fit(e, b, p, color, best, i + 1)
            row = cython.address(c.rows[i]) if cython.compiled else c.rows[i]
            if not (row.ways >> best) & 1 or not (row.focus >> content) & 1:
                continue
            if row.is_last and count:
                return count
            right = STEPS[best][0]
            up = STEPS[best][1]
            if toward != NO_POINT and p + row.end[0] * right + row.end[1] * up != toward:
                continue
            answer = NO_POINT
            if row.has_answer:
                answer = p + row.answer[0] * right + row.answer[1] * up
            point = answer if answer else p
            known = cython.declare(cython.bint, False)
            for k in range(bars):
                if barred[k] == point:
                    known = True
            # By another header of a glob it may have been found before.
            for k in range(count):
                if found[k].order == row.order and found[k].orientation == best:
                    known = True
            if known or not self.holds(c, row, p, color, best):
                continue
            if row.is_bar:
                if bars < 64:
                    barred[bars] = point
                    bars += 1
                continue
            found[count].order = row.order
            found[count].orientation = best
            found[count].answer = answer
            count += 1
            if count == most:
                return count

    def holds(self, c: CompactClass, row: Row, p: int, color: int, orientation: int) -> bool:
        """Say whether a record's points beyond 7x7, its ties and its tests hold."""
        s = self.s
        right = STEPS[orientation][0]
        up = STEPS[orientation][1]
        for i in range(row.first, row.first + row.outer):
            bound = cython.address(c.bounds[i]) if cython.compiled else c.bounds[i]
            x = p % 20 + bound.at[0] * ACROSS[orientation][0] + bound.at[1] * ACROSS[orientation][2]
            y = (
                p // 20
                + bound.at[0] * ACROSS[orientation][1]
                + bound.at[1] * ACROSS[orientation][3]
            )
            content = BORDER
            if x >= 1 and y >= 1 and x <= s.numbers[SIZE] and y <= s.numbers[SIZE]:
                content = s.color[20 * y + x]
                if content != EMPTY:
                    content = 1 if content == color else 2
            if not (bound.mask >> content) & 1:
                return False
        for i in range(row.first + row.outer, row.first + row.outer + row.ties):
            bound = cython.address(c.bounds[i]) if cython.compiled else c.bounds[i]
            one = p + bound.at[0] * right + bound.at[1] * up
            two = p + bound.at[2] * right + bound.at[3] * up
            value = self.answer_to(bound, one, two, color)
            n = bound.number
            true = cython.declare(cython.bint, value != 0)
            if bound.comparison == 1:
                true = value < n
            elif bound.comparison == 2:
                true = value <= n
            elif bound.comparison == 3:
                true = value == n
            elif bound.comparison == 4:
                true = value != n
            elif bound.comparison == 5:
                true = value >= n
            elif bound.comparison == 6:
                true = value > n
            if true == bound.negated:
                return False
        return True

    def answer_to(self, bound: Bound, p: int, q: int, color: int) -> int:
        """Answer a test about one or two points."""
        s = self.s
        kind = bound.kind
        if kind == TOGETHER:
            return s.string[p] == s.string[q]
        if kind == APART:
            return s.string[p] != s.string[q]
        if kind == LIBERTIES:
            return s.liberties[s.string[p]]
        if kind == STONES:
            return s.stones[s.string[p]]
        if kind == LIBERTIES_AFTER:
            return self.try_stone(p, color)
        if kind == SELF_ATARI:
            return self.try_stone(p, color) <= 1
        if kind == LINE:
            size = s.numbers[SIZE]
            column = p % 20
            row = p // 20
            return min(min(column, row), min(size + 1 - column, size + 1 - row))
        if kind in (OWN_DISTANCE, ENEMY_DISTANCE):
            who = color if kind == OWN_DISTANCE else 3 - color
            value = self.f.access[SIDE * (who - 1) + p]
            return NO_WAY if value == NO_ACCESS else value >> BASE_BITS
        if kind == PHASE:
            if not self.has_stones():
                return 9
            return min(max(most_moves(s, self.f), 1), 9)
        if kind == OWN_CANNOT_PLAY:
            return not self.is_safe(p, color)
        if kind == ENEMY_CANNOT_PLAY:
            return not self.is_safe(p, 3 - color)
        if kind == EYE_CANNOT_COLLAPSE:
            return self.stands(p, color)
        if kind in (IN_OWN_TERRITORY, IN_ENEMY_TERRITORY):
            if not self.knows_area:
                enclose(s, self.f, self.area)
                self.knows_area = True
            return self.area[p] == (color if kind == IN_OWN_TERRITORY else 3 - color)
        if kind == ON_PLATE:
            for dy in range(-20, 21, 20):
                for at in range(p + dy - 1, p + dy + 2):
                    if s.string[at] == s.string[q]:
                        return 1
            return 0
        if kind == SAME_CHAIN:
            return self.in_chain_with(p, q)
        for i in range(4):  # NO_ENEMY_IN_ATARI
            at = p + TURN[i]
            if s.color[at] == 3 - color and s.liberties[s.string[at]] == 1:
                return 0
        return 1

    def try_stone(self, p: int, color: int) -> int:
        """Put a stone on an empty point of a copy; give the liberties that its string has then, 0 if it is gone.

        `taken_count` is the number of stones that it took.
        """
        s = self.s
        if cython.compiled:
            self.after = s[0]  # type: ignore[index]
            after = cython.address(self.after)
        else:
            after = self.after
            after.take(s)
        self.taken_count = put_stone(after, UNLOGGED, p, color, self.taken)
        if after.color[p] != color:
            return 0
        liberties: int = after.liberties[after.string[p]]
        return liberties

    def is_safe(self, p: int, color: int) -> bool:
        """Say whether a stone put on an empty point takes something or has two liberties. Ko is not looked at."""
        liberties = self.try_stone(p, color)
        return liberties > 1 or (liberties == 1 and self.taken_count > 0)

    def stands(self, p: int, color: int) -> bool:
        """Say whether a point with own stones and edge on all sides stays an eye whatever the enemy does beside it."""
        s = self.s
        enemy = 3 - color
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] != color and s.color[q] != BORDER:
                return False
        taken = 0
        inner = cython.declare(cython.bint, True)
        for i in range(4):
            q = p + (19 if i == 0 else 21 if i == 1 else -21 if i == 2 else -19)
            if s.color[q] == BORDER:
                inner = False
            elif s.color[q] == enemy or (s.color[q] == EMPTY and self.is_safe(q, enemy)):
                taken += 1
        return taken == 0 or (taken == 1 and inner)

    def in_chain_with(self, p: int, q: int) -> bool:
        """Say whether two stones are of one chain, by the chain bits."""
        s = self.s
        color = s.color[p]
        if s.color[q] != color:
            return False
        queue = cython.declare("unsigned short[424]")
        if not cython.compiled:
            queue = [0] * 424
        for i in range(424):
            self.met[i] = 0
        queue[0] = p
        self.met[p] = 1
        count = 1
        i = 0
        while i < count:
            if queue[i] == q:
                return True
            for j in range(4):
                at = queue[i] + TURN[j]
                if self.f.chains[at] & color and not self.met[at]:
                    self.met[at] = 1
                    queue[count] = at
                    count += 1
            i += 1
        return False

    def has_stones(self) -> bool:
        """Say whether any stone stands on the board."""
        stones = 0
        for i in range(SIGHT_ROWS, 3 * SIGHT_ROWS):
            stones |= self.sight.rows[i]
        return stones != 0

    # For callers.

    def matches(
        self, c: CompactClass, point: Point, color: Color, toward: Point = 0, most: int = 64
    ) -> list[tuple[int, int, Point]]:
        """Give up to `most` (at most 64) matches at a focus: place of the pattern in its class, orientation, answer."""
        found = self.found
        self.look()
        count = self.ask(c, point, color, toward, min(most, 64), found)
        return [(found[i].order, found[i].orientation, found[i].answer) for i in range(count)]
