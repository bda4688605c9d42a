"""Lone rules and gates laid out, the places where they may hold, a row each, and their tests; all in C, without Python.

Takes plans, and what a watch last saw change; gives the rows to be judged anew, and whether all that is asked holds
there. Knows no facts and no journal.

What a row rests on does not depend on what it found: its tests are about points of its match, so the keys are too.
Here a key of the numbers of strings, chains or regions is meant for that at a cell, and `TOUCHED_OF` for a stone put
there: what changed is told to each of their points, and to those beside a string. A row's number is the same again
after undo, for numbers given back are given out last first; so a journal can name it.

What patterns can ask the watch's own matcher answers, the rest is what the watch has seen: as in `values` and
`relations`, which tell besides what an answer rests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from riyu.inference.watch import Watch
from riyu.patterns.focus import FocusMatcher

if TYPE_CHECKING:
    from riyu.inference._lone import LoneRule, LoneTest, Said
    from riyu.inference.plan import RulePlans

if cython.compiled:
    from cython.cimports.libc.stdint import int32_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.riyu.inference.rows import grown
else:
    from riyu.features.plain import SIDE
    from riyu.game.plain import TURN
    from riyu.inference.constants import (
        ALIVE_AT,
        CELL_BITS,
        CHAIN_AT,
        CHAIN_LIBERTIES_OF,
        CHAIN_STONES_OF,
        INFLUENCE_AT,
        KEY_COUNT,
        LIBERTIES_OF,
        NEAREST_AT,
        PHASE_NOW,
        REGION_AT,
        ROOM_OF,
        STONES_OF,
        STRING_AT,
        TOUCHED_OF,
    )
    from riyu.inference.plain import LaidRule, Lasting, Link, Row, Telling, Tried
    from riyu.patterns.plain import Bound, compares

    REGION_POINTS, CHAIN_STONES, CHAIN_LIBERTIES, INFLUENCE, ROOM, PASS_ALIVE = range(32, 38)
    SAME_CHAIN_NOW, OTHER_CHAIN, SAME_REGION, SAME_POINT, BESIDE, SAME_LINE, DISTANCE = range(
        38, 45
    )
    GAME_PHASE = 45
    NO_ANSWER = EVERYWHERE = 255

__all__ = [
    "BESIDE",
    "CHAIN_LIBERTIES",
    "CHAIN_STONES",
    "DISTANCE",
    "EVERYWHERE",
    "GAME_PHASE",
    "INFLUENCE",
    "NO_ANSWER",
    "OTHER_CHAIN",
    "PASS_ALIVE",
    "REGION_POINTS",
    "ROOM",
    "SAME_CHAIN_NOW",
    "SAME_LINE",
    "SAME_POINT",
    "SAME_REGION",
    "LoneRules",
    "RowTests",
    "Rows",
]


class LoneRules:
    """The lone rules of some plans."""

    def __init__(self, plans: RulePlans) -> None:
        self._lay([use.lone for use in plans.uses])

    def __dealloc__(self) -> None:
        free(self.tried)
        free(self.tellings)
        free(self.keys)
        free(self.lasting)
        free(self.offsets)
        free(self.laid)
        free(self.firsts)

    def _lay(self, uses: list[list[tuple[LoneRule, Any]]]) -> None:
        """Write the rules, and how they lie by drawing and orientation."""
        rules = [rule for use in uses for rule, _ in use]
        laid = [
            [(rule, variant) for rule, map_ in use for variant in map_.variants[o]]
            for use in uses
            for o in range(8)
        ]
        flat = [one for of_one in laid for one in of_one]
        offsets: dict[tuple[int, ...], int] = {}
        count = 0
        for _, variant in flat:
            points = tuple([offset for of_label in variant.points for offset in of_label])
            if points not in offsets:
                offsets[points] = count
                count += len(points)
        self._make_room(rules, len(laid), len(flat), count)
        for points, first in offsets.items():
            for place, offset in enumerate(points):
                self.offsets[first + place] = offset
        numbers: dict[int, int] = {}
        tests = tellings = keys = 0
        for number, rule in enumerate(rules):
            numbers[id(rule)] = number
            k: int = cython.declare(cython.int, number)
            lasting = cython.address(self.lasting[k]) if cython.compiled else self.lasting[k]
            lasting.number = rule.rule.number
            lasting.test, lasting.tests = tests, len(rule.tests)
            lasting.telling, lasting.tellings = tellings, len(rule.said)
            lasting.key, lasting.keys = keys, len(rule.keys)
            lasting.is_gate = rule.is_gate
            lasting.has_names = any(is_string for said in rule.said for _, is_string in said.holes)
            for test in rule.tests:
                self._write_test(tests, test)
                tests += 1
            for said in rule.said:
                self._write_telling(tellings, said)
                tellings += 1
            for for_black, for_white, point in rule.keys:
                self.keys[3 * keys] = for_black
                self.keys[3 * keys + 1] = for_white
                self.keys[3 * keys + 2] = point
                keys += 1
        at = 0
        for place, of_one in enumerate(laid):
            self.firsts[place] = at
            for rule, variant in of_one:
                k = at
                one = cython.address(self.laid[k]) if cython.compiled else self.laid[k]
                one.rule = numbers[id(rule)]
                one.variant = variant.number
                points = tuple([offset for of_label in variant.points for offset in of_label])
                one.offsets = offsets[points]
                at += 1
        self.firsts[len(laid)] = at

    def _write_test(self, number: int, test: LoneTest) -> None:
        i: int = cython.declare(cython.int, number)
        tried = cython.address(self.tried[i]) if cython.compiled else self.tried[i]
        tried.bound.kind = test.kind
        tried.bound.comparison = test.comparison
        tried.bound.number = test.number
        tried.bound.negated = test.negated
        tried.right.kind = test.right
        tried.one = test.one
        tried.two = test.two
        tried.of_right = test.of_right

    def _write_telling(self, number: int, said: Said) -> None:
        i: int = cython.declare(cython.int, number)
        telling = cython.address(self.tellings[i]) if cython.compiled else self.tellings[i]
        telling.templates[0], telling.templates[1] = said.templates
        telling.holes = len(said.holes)
        for place, (point, is_string) in enumerate(said.holes):
            hole: int = cython.declare(cython.int, place)
            telling.points[hole] = point
            telling.is_string[hole] = is_string

    def _make_room(self, rules: list[LoneRule], uses: int, laid: int, offsets: int) -> None:
        tests = sum([len(rule.tests) for rule in rules])
        tellings = sum([len(rule.said) for rule in rules])
        keys = 3 * sum([len(rule.keys) for rule in rules])
        if not cython.compiled:
            self.tried = [Tried() for _ in range(tests)]
            self.tellings = [Telling() for _ in range(tellings)]
            self.keys = [0] * keys
            self.lasting = [Lasting() for _ in rules]
            self.offsets = [0] * offsets
            self.laid = [LaidRule() for _ in range(laid)]
            self.firsts = [0] * (uses + 1)
            return
        self.tried = cython.cast(cython.pointer(Tried), calloc(tests + 1, cython.sizeof(Tried)))
        self.tellings = cython.cast(
            cython.pointer(Telling), calloc(tellings + 1, cython.sizeof(Telling))
        )
        self.lasting = cython.cast(
            cython.pointer(Lasting), calloc(len(rules) + 1, cython.sizeof(Lasting))
        )
        self.laid = cython.cast(cython.pointer(LaidRule), calloc(laid + 1, cython.sizeof(LaidRule)))
        self.keys = cython.cast(cython.pointer(int32_t), calloc(keys + 1, 4))
        self.offsets = cython.cast(cython.pointer(int32_t), calloc(offsets + 1, 4))
        self.firsts = cython.cast(cython.pointer(int32_t), calloc(uses + 1, 4))
        if not (self.tried and self.tellings and self.lasting and self.laid):
            raise MemoryError
        if not (self.keys and self.offsets and self.firsts):
            raise MemoryError


class Rows:
    """The rows of lone rules on one board. Argument: its watch."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.row_limit = self.link_limit = 0
        if not cython.compiled:
            self.heads = [0] * KEY_COUNT
            self.changes = [0] * 512
            self.alerted: list[int] = []
        self.clear_rows()

    def __dealloc__(self) -> None:
        free(self.rows)
        free(self.links)
        free(self.alerted)

    def clear_rows(self) -> None:
        """Forget all rows."""
        self.row_count = self.free_row = self.link_count = self.free_link = 0
        self.alerted_count = 0
        if not cython.compiled:
            self.rows, self.links = [Row()], [Link()]
        for key in range(KEY_COUNT):
            self.heads[key] = 0

    @property
    def memory(self) -> int:
        """The bytes of the rows in use and of the lists of what they rest on."""
        rows = self.row_count
        links = self.link_count
        at = self.free_row
        while at:
            rows -= 1
            at = self.rows[at].next
        at = self.free_link
        while at:
            links -= 1
            at = self.links[at].next
        held: int = 44 * rows + 20 * links
        return held

    def new_row(self) -> int:
        """Give the number of a row that is not in use; the last given back is the first given out."""
        row = self.free_row
        if row:
            self.free_row = self.rows[row].next
            return row
        self.row_count += 1
        if not cython.compiled:
            self.rows.append(Row())
            self.alerted.append(0)
        elif self.row_count >= self.row_limit:
            self.row_limit = 2 * self.row_limit + 1024
            self.rows = cython.cast(
                cython.pointer(Row), grown(self.rows, self.row_limit * cython.sizeof(Row))
            )
            self.alerted = cython.cast(
                cython.pointer(int32_t), grown(self.alerted, self.row_limit * 4)
            )
        return self.row_count

    def link(self, row: int, key: int) -> None:
        """Let a row be alerted when a key changes."""
        link = self.free_link
        if link:
            self.free_link = self.links[link].next
        else:
            self.link_count += 1
            if not cython.compiled:
                self.links.append(Link())
            elif self.link_count >= self.link_limit:
                self.link_limit = 2 * self.link_limit + 4096
                self.links = cython.cast(
                    cython.pointer(Link), grown(self.links, self.link_limit * cython.sizeof(Link))
                )
            link = self.link_count
        entry = cython.address(self.links[link]) if cython.compiled else self.links[link]
        entry.row = row
        entry.key = key
        entry.before = 0
        entry.next = self.heads[key]
        entry.of_row = self.rows[row].link
        if entry.next:
            self.links[entry.next].before = link
        self.heads[key] = link
        self.rows[row].link = link

    def unlink(self, row: int) -> None:
        """Let a row be alerted no more."""
        link = self.rows[row].link
        while link:
            entry = cython.address(self.links[link]) if cython.compiled else self.links[link]
            if entry.before:
                self.links[entry.before].next = entry.next
            else:
                self.heads[entry.key] = entry.next
            if entry.next:
                self.links[entry.next].before = entry.before
            entry.next = self.free_link
            self.free_link = link
            link = entry.of_row
        self.rows[row].link = 0

    def alert_row(self, row: int) -> None:
        """Let a row be judged once."""
        if not self.rows[row].is_alerted:
            self.rows[row].is_alerted = True
            self.alerted[self.alerted_count] = row
            self.alerted_count += 1

    def alert(self, key: int) -> None:
        """Let the rows that rest on a key be judged."""
        link = self.heads[key]
        while link:
            self.alert_row(self.links[link].row)
            link = self.links[link].next

    def hear(self) -> None:
        """Take notice of what the watch saw change."""
        has_names = False
        for i in range(self.watch.key_count):
            key = cython.declare(cython.Py_ssize_t, self.watch.keys[i])
            cell = key & CELL_BITS
            kind = key - cell
            if cell == 0:
                if kind == PHASE_NOW:
                    self.alert(kind)
                continue
            if kind == STRING_AT:
                self.alert(key)
                self.alert(LIBERTIES_OF + cell)
                self.alert(STONES_OF + cell)
                self.alert_around(cell)
            elif kind == LIBERTIES_OF or kind == STONES_OF or kind == TOUCHED_OF:
                self.changes[cell] |= 1 if kind == LIBERTIES_OF else 2 if kind == STONES_OF else 4
                has_names = True
            elif kind == ROOM_OF or kind == CHAIN_STONES_OF or kind == CHAIN_LIBERTIES_OF:
                self.changes[cell] |= (
                    8 if kind == ROOM_OF else 16 if kind == CHAIN_STONES_OF else 32
                )
                has_names = True
            else:
                self.alert(key)
                if kind == REGION_AT:
                    self.alert(ROOM_OF + cell)
                elif kind == CHAIN_AT:
                    self.alert(CHAIN_STONES_OF + cell)
                    self.alert(CHAIN_LIBERTIES_OF + cell)
        if not has_names:
            return
        for p in range(SIDE):
            change = self.changes[self.watch.seen.string[p] & CELL_BITS]
            if change & 1:
                self.alert(LIBERTIES_OF + p)
            if change & 2:
                self.alert(STONES_OF + p)
            if change & 4:
                self.alert_around(p)
            if self.changes[self.watch.seen.region[p]] & 8:
                self.alert(ROOM_OF + p)
            change = self.changes[self.watch.seen.chain[p] & CELL_BITS]
            if change & 16:
                self.alert(CHAIN_STONES_OF + p)
            if change & 32:
                self.alert(CHAIN_LIBERTIES_OF + p)
        for p in range(512):
            self.changes[p] = 0

    def alert_around(self, p: int) -> None:
        """Let the rows be judged that ask what a stone would have here or beside."""
        self.alert(TOUCHED_OF + p)
        for i in range(4):
            self.alert(TOUCHED_OF + p + TURN[i])


class RowTests:
    """What tests rows. Arguments: the watch, whose matcher must have looked at the board, the rules, and their rows."""

    def __init__(self, watch: Watch, rules: LoneRules, places: Rows) -> None:
        self.watch = watch
        self.matcher: FocusMatcher = watch.matcher
        self.rules = rules
        self.places = places

    def all_so(self, number: int) -> bool:
        """Say whether all tests of a row hold."""
        row = (
            cython.address(self.places.rows[number])
            if cython.compiled
            else self.places.rows[number]
        )
        laid = (
            cython.address(self.rules.laid[row.laid])
            if cython.compiled
            else self.rules.laid[row.laid]
        )
        lasting = (
            cython.address(self.rules.lasting[laid.rule])
            if cython.compiled
            else self.rules.lasting[laid.rule]
        )
        anchor = cython.declare(cython.Py_ssize_t, row.match & 511)
        color = (row.match >> 9 & 1) + 1
        for i in range(lasting.test, lasting.test + lasting.tests):
            tried = cython.address(self.rules.tried[i]) if cython.compiled else self.rules.tried[i]
            bound = cython.address(tried.bound) if cython.compiled else tried.bound
            one = anchor + self.rules.offsets[laid.offsets + tried.one]
            two = anchor + self.rules.offsets[laid.offsets + tried.two]
            number = bound.number
            if tried.right.kind != NO_ANSWER:
                right = cython.address(tried.right) if cython.compiled else tried.right
                third = anchor + self.rules.offsets[laid.offsets + tried.of_right]
                number = self.answer(right, third, third, color)
            if compares(bound.comparison, self.answer(bound, one, two, color), number) == (
                bound.negated
            ):
                return False
        return True

    def answer(self, bound: Bound, p: int, q: int, color: int) -> int:
        """Answer a tie or test about one or two points."""
        kind = bound.kind
        if kind < REGION_POINTS:
            found: int = self.matcher.answer_to(bound, p, q, color)
            return found
        if kind == REGION_POINTS:
            return self.at_name(REGION_AT, ROOM_OF, p)
        if kind == CHAIN_STONES:
            return self.at_name(CHAIN_AT, CHAIN_STONES_OF, p)
        if kind == CHAIN_LIBERTIES:
            return self.at_name(CHAIN_AT, CHAIN_LIBERTIES_OF, p)
        if kind == INFLUENCE:
            paths = self.watch.value_of(INFLUENCE_AT, p)
            return paths if color == 1 else -paths
        if kind == ROOM:
            return self.watch.value_of(NEAREST_AT, p)
        if kind == GAME_PHASE:
            return self.watch.value_of(PHASE_NOW, 0)
        if kind == PASS_ALIVE:
            return self.watch.value_of(ALIVE_AT, p) != 0
        if kind == SAME_REGION:
            return self.watch.value_of(REGION_AT, p) == self.watch.value_of(REGION_AT, q) != 0
        if kind == SAME_POINT:
            return p == q
        columns = p % 20 - q % 20
        rows = p // 20 - q // 20
        if kind == BESIDE:
            return columns * columns + rows * rows == 1
        if kind == SAME_LINE:
            return columns == 0 or rows == 0
        if kind == DISTANCE:
            return max(max(columns, -columns), max(rows, -rows))
        chain = self.watch.value_of(CHAIN_AT, p)
        other = self.watch.value_of(CHAIN_AT, q)
        if kind == SAME_CHAIN_NOW:
            return chain == other != 0
        return chain != other and chain != 0 and other != 0

    def at_name(self, names: int, numbers: int, p: int) -> int:
        """Give a number that is kept at the name of what is at a point; 0 where nothing is."""
        name = self.watch.value_of(names, p)
        return self.watch.value_of(numbers, name) if name else 0
