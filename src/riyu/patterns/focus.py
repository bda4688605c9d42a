"""The focus matcher without Python: which records of a class fit around a point, 64 settled at once.

Takes features and compact classes; gives the numbers of patterns, with orientation and answer. Knows no names.

A record is laid in each orientation that it needs when a class is loaded. What stands on two neighboring points of the
5x5 field says which of 64 laid records fit there, a bit each, from a table; the words of the field's 13 pairs of points
together leave those that fit the field, lowest bit first in order of priority. For these alone points beyond 5x5 are
looked at, then ties and tests. Where a class is asked toward another end, its offset leaves few to begin with.
Source: RiscIgo (W7, W8), "Pattern matching"; words of bits by position as in shift-and text search (Baeza-Yates and
Gonnet, A new approach to text searching, 1992).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from operator import itemgetter
from typing import TypeAlias

import cython

from riyu.base import block
from riyu.base.errors import UsageError
from riyu.base.kept import Kept
from riyu.features.features import Features
from riyu.game.points import Color, Point
from riyu.patterns._laying import ANYTHING, lay
from riyu.patterns.compact import Record, records_of
from riyu.patterns.model import Match, Offset, PatternClass
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import ASKED

if cython.compiled:
    from cython.cimports.libc.stdint import int8_t, uint32_t, uint64_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
    from cython.cimports.riyu.patterns.focus import Bound, Row
else:
    from riyu.features.access_map import enclose, most_moves
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE, lowest_bit
    from riyu.game.after import liberties_after, taken_by
    from riyu.game.constants import BORDER, EMPTY, NO_POINT
    from riyu.game.plain import ANY, SIZE, TURN, BoardState
    from riyu.patterns.plain import (
        ACROSS,
        APART,
        ENEMY_CANNOT_PLAY,
        ENEMY_DISTANCE,
        EYE_CANNOT_COLLAPSE,
        IN_ENEMY_TERRITORY,
        IN_OWN_TERRITORY,
        LIBERTIES,
        LIBERTIES_AFTER,
        LINE,
        MOST_FOUND,
        NO_WAY,
        ON_PLATE,
        OWN_CANNOT_PLAY,
        OWN_DISTANCE,
        PAIRS,
        PHASE,
        SAME_CHAIN,
        SELF_ATARI,
        SIGHT_ROWS,
        STEPS,
        STONES,
        TOGETHER,
        WORD,
        Bound,
        Found,
        Row,
        Sight,
        compares,
    )

__all__ = ["TABLES", "CompactClass", "FocusMatcher", "Tables", "made_ready"]

Tables: TypeAlias = tuple[tuple[int, ...], tuple[bytes, ...]]
"""A class laid out: how much there is of each, and what lies in memory."""

_KEPT = Kept((), ("base", "game", "features", "patterns"))

TABLES = [
    block.Field("patterns", "STEPS", 16, 4, "focus: a column and a row in cells, by orientation"),
    block.Field(
        "patterns", "ACROSS", 32, 1, "focus: a column and a row on the board, by orientation"
    ),
]
"""Tables that are filled at import, never change, and are shared by all games."""


def _fill_tables() -> None:
    for o in range(8):
        for axis, step in enumerate(((1, 0), (0, 1))):
            x, y = turn(o, step)
            STEPS[o][axis] = 20 * y + x
            ACROSS[o][2 * axis], ACROSS[o][2 * axis + 1] = x, y


_fill_tables()

_FIELD = [(x, y) for y in range(-2, 3) for x in range(-2, 3)]
_AS_SEEN = [
    itemgetter(*[[turn(o, drawn) for drawn in _FIELD].index(laid) for laid in _FIELD])
    for o in range(8)
]
"""For each orientation, what makes the masks of a 5x5 field as drawn those of the field as laid."""


def see(e: Sight, s: BoardState) -> None:
    """Note what stands on a board, as each color sees it."""
    size = s.numbers[SIZE]
    off = cython.declare(cython.ulonglong, 1)
    off = (off << 2 * SIGHT_ROWS) - 1
    for i in range(2 * SIGHT_ROWS):
        e.rows[i] = off
    for row in range(1, size + 1):
        black = cython.declare(cython.ulonglong, off)
        white = cython.declare(cython.ulonglong, off)
        for column in range(1, size + 1):
            content = cython.declare(cython.ulonglong, s.color[20 * row + column])
            black ^= (content ^ 3) << (2 * column + 2)
            if content != EMPTY:
                content ^= 3
            white ^= (content ^ 3) << (2 * column + 2)
        e.rows[row + 1] = black
        e.rows[SIGHT_ROWS + row + 1] = white


def field_of(e: Sight, p: int, color: int) -> int:
    """Give the 5x5 field around a point as a color sees it: two bits a point, along the rows from the lower left."""
    first = SIGHT_ROWS * (color - 1) + p // 20 - 1
    shift = 2 * (p % 20) - 2
    field: int = cython.declare(cython.ulonglong, (e.rows[first] >> shift) & 1023)
    field |= ((e.rows[first + 1] >> shift) & 1023) << 10
    field |= ((e.rows[first + 2] >> shift) & 1023) << 20
    field |= ((e.rows[first + 3] >> shift) & 1023) << 30
    field |= ((e.rows[first + 4] >> shift) & 1023) << 40
    return field


class CompactClass:
    """The records of a class, laid out to be compared.

    Arguments: the class; `tables`, what `tables` of the same class gave before, without which its records are laid out.
    Raises UsageError for tables that can't be those of the class.
    """

    def __init__(self, wanted: PatternClass, tables: Tables | None = None) -> None:
        self.wanted = wanted
        self.name = wanted.name
        kind = ASKED[wanted.asked.focus]
        self.focus_mask, self.end_mask = kind.mask, kind.end_mask
        self.steps_to: dict[int, tuple[tuple[str, tuple[int, ...]], ...]] = {}
        if tables is None:
            self._lay_out(records_of(wanted))
        else:
            self._take(*tables)

    def _lay_out(self, records: Sequence[Record]) -> None:
        laid = [
            (i, o) for i, record in enumerate(records) for o in range(8) if record.ways >> o & 1
        ]
        asked = [record.points for record in records]
        beyond = [
            [(offset, mask) for offset, mask in points.items() if max(map(abs, offset)) > 2]
            for points in asked
        ]
        self.count = len(records)
        self.laid_count = len(laid)
        self.words = (len(laid) + 63) // 64
        self.reach = max((max(map(abs, record.end or (0, 0))) for record in records), default=0)
        ends = {turn(o, records[i].end or (0, 0)) for i, o in laid} - {(0, 0)}
        self.end_count = len(ends)
        self._make_room(sum(map(len, beyond)) + sum(len(record.ties) for record in records))
        for i, (x, y) in enumerate(sorted(ends, key=lambda end: (-end[1], end[0]))):
            self.end_steps[2 * i], self.end_steps[2 * i + 1] = x, y
        at = 0
        for i, record in enumerate(records):
            at = self._write(i, at, record, beyond[i], self.wanted.last)
        fields = [[points.get(offset, ANYTHING) for offset in _FIELD] for points in asked]
        for k, (i, o) in enumerate(laid):
            end = turn(o, records[i].end or (0, 0))
            self._lay(k, 8 * i + o, end, bytes([*_AS_SEEN[o](fields[i]), ANYTHING]))

    def __dealloc__(self) -> None:
        free(self.fitting)
        free(self.ends)
        free(self.end_steps)
        free(self.laid)
        free(self.rows)
        free(self.bounds)

    @property
    def tables(self) -> Tables | None:
        """All that was laid out, as it lies in memory; None uncompiled."""
        if not cython.compiled:
            return None
        numbers = (self.count, self.laid_count, self.reach, self.end_count, self.bound_count)
        return numbers, (
            cython.cast(cython.p_char, self.fitting)[: self._sizes()[0]],
            cython.cast(cython.p_char, self.ends)[: self._sizes()[1]],
            cython.cast(cython.p_char, self.end_steps)[: self._sizes()[2]],
            cython.cast(cython.p_char, self.laid)[: self._sizes()[3]],
            cython.cast(cython.p_char, self.rows)[: self._sizes()[4]],
            cython.cast(cython.p_char, self.bounds)[: self._sizes()[5]],
        )

    def _sizes(self) -> tuple[int, ...]:
        """Give the bytes of each table."""
        side = 2 * self.reach + 1
        return (
            8 * WORD * self.words,
            8 * (side * side + 1) * self.words,
            2 * self.end_count,
            4 * self.laid_count,
            cython.sizeof(Row) * self.count,
            cython.sizeof(Bound) * self.bound_count,
        )

    def _take(self, numbers: tuple[int, ...], parts: tuple[bytes, ...]) -> None:
        """Take over tables."""
        self.count, self.laid_count, self.reach, self.end_count, bounds = numbers
        self.words = (self.laid_count + 63) // 64
        self._make_room(bounds)
        if [len(part) for part in parts] != list(self._sizes()):
            raise UsageError(f"class '{self.name}': these are no tables of it")
        fitting, ends, end_steps, laid, rows, written = parts
        memcpy(self.fitting, cython.cast(cython.p_char, fitting), len(fitting))
        memcpy(self.ends, cython.cast(cython.p_char, ends), len(ends))
        memcpy(self.end_steps, cython.cast(cython.p_char, end_steps), len(end_steps))
        memcpy(self.laid, cython.cast(cython.p_char, laid), len(laid))
        memcpy(self.rows, cython.cast(cython.p_char, rows), len(rows))
        memcpy(self.bounds, cython.cast(cython.p_char, written), len(written))

    def _make_room(self, bounds: int) -> None:
        self.bound_count = bounds
        side = 2 * self.reach + 1
        if not cython.compiled:
            self.fitting = [0] * (WORD * self.words)
            self.ends = [0] * ((side * side + 1) * self.words)
            self.end_steps = [0] * (2 * self.end_count)
            self.laid = [0] * self.laid_count
            self.rows = [Row() for _ in range(self.count)]
            self.bounds = [Bound() for _ in range(bounds)]
            return
        self.fitting = cython.cast(cython.pointer(uint64_t), calloc(WORD * self.words + 1, 8))
        self.ends = cython.cast(
            cython.pointer(uint64_t), calloc((side * side + 1) * self.words + 1, 8)
        )
        self.end_steps = cython.cast(cython.pointer(int8_t), calloc(2 * self.end_count + 1, 1))
        self.laid = cython.cast(cython.pointer(uint32_t), calloc(self.laid_count + 1, 4))
        self.rows = cython.cast(cython.pointer(Row), calloc(self.count + 1, cython.sizeof(Row)))
        self.bounds = cython.cast(cython.pointer(Bound), calloc(bounds + 1, cython.sizeof(Bound)))
        if not (self.fitting and self.ends and self.end_steps):
            raise MemoryError
        if not (self.laid and self.rows and self.bounds):
            raise MemoryError

    def _write(
        self, i: int, at: int, record: Record, beyond: Sequence[tuple[Offset, int]], last: str
    ) -> int:
        """Write record i, its bounds from `at` on; give where they end."""
        k = cython.declare(cython.int, i)
        n: int = cython.declare(cython.int, at)
        row = cython.address(self.rows[k]) if cython.compiled else self.rows[k]
        row.first = n
        row.outer = len(beyond)
        row.ties = len(record.ties)
        row.order = record.order
        row.is_bar = record.pattern.is_bar
        row.is_last = record.pattern.name == last
        row.has_answer = record.answer is not None
        row.answer[0], row.answer[1] = record.answer or (0, 0)
        for (x, y), mask in beyond:
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

    def _lay(self, k: int, number: int, end: Offset, field: bytes) -> None:
        """Lay a record in an orientation, as the k-th: note which contents of two points fit it, and its other end.

        `number` is 8 times the record's and the orientation. The other end and the masks of the 5x5 field, with one
        more to make them even, are as laid.
        """
        place: int = k
        bit = cython.declare(cython.ulonglong, 1)
        bit <<= place % 64
        for pair in range(PAIRS):
            at = WORD * (place // 64) + 16 * pair
            one = cython.declare(cython.int, field[2 * pair])
            other = cython.declare(cython.int, field[2 * pair + 1])
            for two in range(16):
                if (one >> (two & 3)) & (other >> (two >> 2)) & 1:
                    self.fitting[at + two] |= bit
        x, y = end
        cell: int = (2 * self.reach + 1) * (y + self.reach) + x + self.reach
        self.ends[place // 64] |= bit
        self.ends[self.words * (cell + 1) + place // 64] |= bit
        self.laid[place] = number

    def match(
        self, order: int, orientation: int, focus: Point, answer: Point, color: Color
    ) -> Match:
        """Give a match as a value: the pattern's place in the class, then what was found for a color as own."""
        found = self.steps_to.get(8 * order + orientation)
        if found is None:
            laid = lay(self.wanted.patterns[order], self.wanted.asked)[0]
            turned = [
                (label, tuple([x + 20 * y for x, y in (turn(orientation, o) for o in offsets)]))
                for label, offsets in laid.labels
            ]
            found = self.steps_to[8 * order + orientation] = tuple(turned)
        points = tuple([(label, tuple([focus + step for step in to])) for label, to in found])
        return Match(self.wanted.patterns[order], focus, answer, orientation, points, color)


def made_ready(wanted: PatternClass) -> CompactClass:
    """Give a class laid out. What was laid out of a class from a file is kept, and not laid out again."""
    if not (cython.compiled and wanted.digest):
        return CompactClass(wanted)
    tables: Tables | None = _KEPT.get("", *wanted.asks)
    if tables is not None:
        with suppress(UsageError):
            return CompactClass(wanted, tables)
    found = CompactClass(wanted)
    _KEPT.put(found.tables, "", *wanted.asks)
    return found


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
        self.phase = 0
        self.seen_key = 0
        self.seen_size = 0
        if not cython.compiled:
            self.sight = Sight()
            self.found = [Found() for _ in range(MOST_FOUND)]
            self.area = [0] * 424
            self.met = [0] * 424
            self.tried = [0] * (2 * SIDE)

    # Compiled inside: unchecked, without Python.

    def look(self) -> None:
        """Look at the board anew."""
        self.features.refresh()
        s = self.s
        if s.key[0] == self.seen_key and s.numbers[SIZE] == self.seen_size:
            return
        self.seen_key = s.key[0]
        self.seen_size = s.numbers[SIZE]
        see(cython.address(self.sight) if cython.compiled else self.sight, s)
        self.knows_area = False
        self.phase = 0
        for i in range(2 * SIDE):
            self.tried[i] = 0

    def ask(
        self, c: CompactClass, p: int, color: int, toward: int, most: int, found: list[Found]
    ) -> int:
        """Write up to `most` matches of a class at a focus, in order of priority; give their number.

        `toward` is the other end that the class asks for, or NO_POINT. The board must be as `look` saw it.
        """
        barred = cython.declare("int[64]")
        if not cython.compiled:
            barred = [0] * 64
        e = cython.address(self.sight) if cython.compiled else self.sight
        field = field_of(e, p, color)
        # Step 1. Where the other end lies: most records ask for it elsewhere.
        end = cython.declare(cython.Py_ssize_t, 0)
        if toward != NO_POINT:
            side = 2 * c.reach + 1
            x = toward % 20 - p % 20 + c.reach
            y = toward // 20 - p // 20 + c.reach
            if x < 0 or y < 0 or x >= side or y >= side:
                return 0
            end = c.words * (side * y + x + 1)
        count = 0
        bars = 0
        for w in range(c.words):
            # Step 2. What is left of 64 laid records, by the other end and by each pair of points.
            left = cython.declare(cython.ulonglong, c.ends[end + w])
            if not left:
                continue
            at = cython.declare(cython.Py_ssize_t, WORD * w)
            for pair in range(PAIRS):
                left &= c.fitting[at + 16 * pair + ((field >> 4 * pair) & 15)]
            # Step 3. These in order of priority: points beyond, ties and tests, bars.
            while left:
                laid = c.laid[64 * w + lowest_bit(left)]
                left &= left - 1
                row = cython.address(c.rows[laid >> 3]) if cython.compiled else c.rows[laid >> 3]
                orientation = cython.declare(cython.int, laid & 7)
                if row.is_last and count:
                    return count
                answer = NO_POINT
                if row.has_answer:
                    answer = p + row.answer[0] * STEPS[orientation][0]
                    answer += row.answer[1] * STEPS[orientation][1]
                point = answer if answer else p
                known = cython.declare(cython.bint, False)
                for k in range(bars):
                    if barred[k] == point:
                        known = True
                # By another header of a glob it may have been found before.
                for k in range(count):
                    if found[k].order == row.order and found[k].orientation == orientation:
                        known = True
                if known or not self.holds(c, row, p, color, orientation):
                    continue
                if row.is_bar:
                    if bars < 64:
                        barred[bars] = point
                        bars += 1
                    continue
                found[count].order = row.order
                found[count].orientation = orientation
                found[count].answer = answer
                count += 1
                if count == most:
                    return count
        return count

    def holds(self, c: CompactClass, row: Row, p: int, color: int, orientation: int) -> bool:
        """Say whether a record's points beyond 5x5, its ties and its tests hold."""
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
            if not self.is_so(bound, one, two, color):
                return False
        return True

    def is_so(self, bound: Bound, p: int, q: int, color: int) -> bool:
        """Say whether a tie or test holds of one or two points. The board must be as `look` saw it."""
        value = self.answer_to(bound, p, q, color)
        if compares(bound.comparison, value, bound.number) == bound.negated:  # noqa: SIM103 - it would be a Python object
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
            return self.liberties_with(p, color)
        if kind == SELF_ATARI:
            return self.liberties_with(p, color) <= 1
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
            if not self.phase:
                moves = most_moves(s, self.f)
                self.phase = min(max(moves, 1), 9) if self.has_stones() else 9
            return self.phase
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

    def liberties_with(self, p: int, color: int) -> int:
        """Give the liberties of a stone's string once it stands on an empty point, 0 of suicide.

        Asked of each point and color once a position.
        """
        place = SIDE * (color - 1) + p
        if not self.tried[place]:
            self.tried[place] = 1 + liberties_after(self.s, p, color, ANY)
        return self.tried[place] - 1

    def is_safe(self, p: int, color: int) -> bool:
        """Say whether a stone put on an empty point takes something or has two liberties. Ko is not looked at."""
        liberties = self.liberties_with(p, color)
        return liberties > 1 or (liberties == 1 and taken_by(self.s, p, color) > 0)

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
        return self.seen_key != 0

    # For callers.

    def matches(
        self,
        c: CompactClass,
        point: Point,
        color: Color,
        toward: Point = 0,
        most: int = MOST_FOUND,
    ) -> list[tuple[int, int, Point]]:
        """Give up to `most` matches at a focus: place of the pattern in its class, orientation, answer.

        They are at most MOST_FOUND.
        """
        found = self.found
        self.look()
        count = self.ask(c, point, color, toward, min(most, MOST_FOUND), found)
        return [(found[i].order, found[i].orientation, found[i].answer) for i in range(count)]
