"""Lone rules and gates followed without Python: tests of one map, a row for each place where they may hold.

Takes matches that came and went and what the watch saw change; gives the facts whose support began or ended, and the
gates that opened and closed. Knows no wards but its own rows. Source: Klinger & Mechner, 3.2 (K7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from riyu.inference.rows import Rows, RowTests
from riyu.inference.store import StandingFact
from riyu.inference.watch import Watch

if TYPE_CHECKING:
    from riyu.inference.plan import RulePlans

if cython.compiled:
    from cython.cimports.libc.stdint import int32_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.riyu.inference.rows import grown
else:
    from riyu.inference.constants import CELL_BITS
    from riyu.inference.plain import (
        BUCKETS,
        CAME,
        FELL,
        HELD,
        WENT,
        Lasting,
        bucket_of,
    )
    from riyu.inference.rows import EVERYWHERE

__all__ = ["Lone"]


class Lone:
    """The lone rules and gates on one board. Arguments: its watch, with which they are followed, and the plans."""

    def __init__(self, watch: Watch, plans: RulePlans) -> None:
        self.plans: Any = plans
        self.rules = plans.lone_rules
        self.is_recording = False
        self.is_undoing = False
        self.judged = 0
        self.journal_limit = 0
        self.number_count = 512 * len(plans.templates)
        if not cython.compiled:
            self.buckets = [0] * BUCKETS
            self.journal: list[int] = []
            self.numbers = [0] * self.number_count
        else:
            self.numbers = cython.cast(cython.pointer(int32_t), calloc(self.number_count + 1, 4))
            if not self.numbers:
                raise MemoryError
        self.clear(watch)

    def __dealloc__(self) -> None:
        free(self.numbers)
        free(self.journal)

    def clear(self, watch: Watch) -> None:
        """Forget all rows and facts: as if no match had come yet, and with a watch from now on."""
        self.watch = watch
        self.places = Rows(watch)
        self.tests = RowTests(watch, self.rules, self.places)
        self.facts: list[Any] = [None]
        self.of_points: dict[int, int] = {}
        self.met: list[StandingFact] = []
        self.opened: list[int] = []
        self.closed: list[int] = []
        self.supporting: Any = None
        self.noted = 0
        for i in range(BUCKETS):
            self.buckets[i] = 0
        for i in range(self.number_count):
            self.numbers[i] = 0

    # Matches.

    def meet(self, match: int) -> None:
        """Let rows begin where a match came."""
        low = match & 8191
        side = low >> 9 & 1
        anchor = low & 511
        bucket = bucket_of(match)
        for k in range(self.rules.firsts[match >> 10], self.rules.firsts[(match >> 10) + 1]):
            laid = cython.address(self.rules.laid[k]) if cython.compiled else self.rules.laid[k]
            lasting = (
                cython.address(self.rules.lasting[laid.rule])
                if cython.compiled
                else self.rules.lasting[laid.rule]
            )
            number = self.places.new_row()
            row = (
                cython.address(self.places.rows[number])
                if cython.compiled
                else self.places.rows[number]
            )
            row.match = match
            row.laid = k
            row.link = 0
            row.holds = False
            row.is_alerted = False
            row.next = self.buckets[bucket]
            self.buckets[bucket] = number
            for i in range(lasting.key, lasting.key + lasting.keys):
                key = cython.declare(cython.Py_ssize_t, self.rules.keys[3 * i + side])
                if self.rules.keys[3 * i + 2] != EVERYWHERE:
                    key += anchor + self.rules.offsets[laid.offsets + self.rules.keys[3 * i + 2]]
                self.places.link(number, key)
            if not self.is_undoing:
                self.places.alert_row(number)
        self.write(match, CAME)

    def part(self, match: int) -> None:
        """Let the rows of a match end that went."""
        bucket = bucket_of(match)
        before = 0
        number = self.buckets[bucket]
        while number:
            following = self.places.rows[number].next
            if self.places.rows[number].match == match:
                if self.places.rows[number].holds:
                    self.let_fall(number)
                self.places.unlink(number)
                if before:
                    self.places.rows[before].next = following
                else:
                    self.buckets[bucket] = following
                self.places.rows[number].next = self.places.free_row
                self.places.free_row = number
            else:
                before = number
            number = following
        self.write(match, WENT)

    # What holds.

    def judge(self, number: int) -> None:
        """Let a row's facts be supported if it holds, and no longer if it does not."""
        self.judged += 1
        self.places.rows[number].is_alerted = False
        holds = self.tests.all_so(number)
        if self.places.rows[number].holds:
            if not holds:
                self.let_fall(number)
            elif self.has_names(number) and not self.says_the_same(number):
                self.let_fall(number)
                self.let_hold(number)
        elif holds:
            self.let_hold(number)

    def lasting_of(self, number: int) -> Lasting:
        """Give the rule of a row."""
        rule = self.rules.laid[self.places.rows[number].laid].rule
        lasting: Lasting = (
            cython.address(self.rules.lasting[rule])
            if cython.compiled
            else self.rules.lasting[rule]
        )
        return lasting

    def supporter(self, number: int) -> int:
        """Give where a row's rule lies: rule << 16 | variant << 13 | its match's low bits."""
        row = (
            cython.address(self.places.rows[number])
            if cython.compiled
            else self.places.rows[number]
        )
        of_rule: int = cython.declare(cython.longlong, self.lasting_of(number).number)
        where: int = of_rule << 16 | self.rules.laid[row.laid].variant << 13 | row.match & 8191
        return where

    def has_names(self, number: int) -> bool:
        """Say whether a row's facts name strings."""
        return self.lasting_of(number).has_names

    def says_the_same(self, number: int) -> bool:
        """Say whether a row that holds would say the same if it began to now."""
        lasting = self.lasting_of(number)
        for i in range(lasting.tellings):
            if self.places.rows[number].facts[i] != self.fact_of(number, lasting.telling + i):
                return False
        return True

    def let_hold(self, number: int) -> None:
        """Let a row begin to support its facts."""
        lasting = self.lasting_of(number)
        for i in range(lasting.tellings):
            fact = self.fact_of(number, lasting.telling + i)
            self.places.rows[number].facts[i] = fact
            self.support(fact)
        self.places.rows[number].holds = True
        if not lasting.is_gate:
            self.supporting = None
        elif not self.is_undoing:
            self.opened.append(self.supporter(number))
        self.write(number, HELD)

    def let_fall(self, number: int) -> None:
        """Let a row support its facts no longer."""
        lasting = self.lasting_of(number)
        for i in range(lasting.tellings):
            self.unsupport(self.places.rows[number].facts[i])
            if self.is_recording and not self.is_undoing:
                self.push(self.places.rows[number].facts[i])
        self.places.rows[number].holds = False
        if not lasting.is_gate:
            self.supporting = None
        elif not self.is_undoing:
            self.closed.append(self.supporter(number))
        self.write(number, FELL)

    def support(self, number: int) -> None:
        """Let a fact be supported once more."""
        fact = self.facts[number]
        fact.count += 1
        if fact.count == 1 and not fact.is_met:
            fact.is_met = True
            self.met.append(fact)

    def unsupport(self, number: int) -> None:
        """Let a fact be supported once less."""
        fact = self.facts[number]
        fact.count -= 1
        if fact.count == 0 and not fact.is_met:
            fact.is_met = True
            self.met.append(fact)

    def fact_of(self, number: int, place: int) -> int:
        """Give the number of a fact that a row says."""
        row = (
            cython.address(self.places.rows[number])
            if cython.compiled
            else self.places.rows[number]
        )
        telling = (
            cython.address(self.rules.tellings[place])
            if cython.compiled
            else self.rules.tellings[place]
        )
        offsets = self.rules.laid[row.laid].offsets
        template = cython.declare(cython.Py_ssize_t, telling.templates[row.match >> 9 & 1])
        at: int = cython.declare(cython.longlong, template)
        for i in range(telling.holes):
            p = cython.declare(cython.Py_ssize_t, row.match & 511)
            p += self.rules.offsets[offsets + telling.points[i]]
            if telling.is_string[i]:
                p = self.watch.seen.string[p] & CELL_BITS
            at = at << 9 | p
        if telling.holes == 0:
            at <<= 9
        if telling.holes < 2:
            if self.numbers[at] == 0:
                self.numbers[at] = self.enter(template, telling.holes, at)
            return self.numbers[at]
        found = self.of_points.get(at)
        if found is None:
            found = self.of_points[at] = self.enter(template, telling.holes, at)
        return found

    def enter(self, template: int, holes: int, at: int) -> int:
        """Give a fact met for the first time a number: its template, with points in the holes."""
        store, values, places = self.plans.templates[template]
        filled = list(values)
        for place in range(holes - 1, -1, -1):
            filled[places[place]] = at & CELL_BITS
            at >>= 9
        fact: StandingFact = store.of((store.predicate, *filled))
        if fact.number == 0:
            fact.number = len(self.facts)
            self.facts.append(fact)
        return fact.number

    # The journal.

    def push(self, value: int) -> None:
        """Write a number into the journal."""
        if not cython.compiled:
            del self.journal[self.noted :]
            self.journal.append(value)
        else:
            if self.noted >= self.journal_limit:
                self.journal_limit = 2 * self.journal_limit + 4096
                self.journal = cython.cast(
                    cython.pointer(int32_t), grown(self.journal, self.journal_limit * 4)
                )
            self.journal[self.noted] = value
        self.noted += 1

    def write(self, number: int, what: int) -> None:
        """Write into the journal what a match or row did."""
        if self.is_recording and not self.is_undoing:
            self.push(number)
            self.push(what)

    def undo_to(self, place: int) -> None:
        """Take back what the journal tells from a place on."""
        self.is_undoing = True
        while self.noted > place:
            self.noted -= 2
            number = cython.declare(cython.Py_ssize_t, self.journal[self.noted])
            what = self.journal[self.noted + 1]
            if what == CAME:
                self.part(number)
            elif what == WENT:
                self.meet(number)
            elif what == HELD:
                self.let_fall(number)
            else:
                lasting = self.lasting_of(number)
                for i in range(lasting.tellings - 1, -1, -1):
                    self.noted -= 1
                    self.places.rows[number].facts[i] = self.journal[self.noted]
                    self.support(self.places.rows[number].facts[i])
                self.places.rows[number].holds = True
                self.supporting = None
        self.is_undoing = False
        self.settle()

    def settle(self) -> list[StandingFact]:
        """Let the facts stand that are supported, and no others; give those that began or ended."""
        turned = []
        for fact in self.met:
            fact.is_met = False
            if fact.stands != (fact.count > 0):
                if fact.stands:
                    fact.store.end(fact)
                else:
                    fact.store.begin(fact)
                turned.append(fact)
        if self.met:
            self.met = []
        return turned

    # For the engine.

    def update(self, came: list[int], went: list[int]) -> list[StandingFact]:
        """Follow the matches and what the watch last saw change; give the facts that began or ended."""
        for match in went:
            self.part(match)
        for match in came:
            self.meet(match)
        self.places.hear()
        if self.places.alerted_count:
            self.tests.matcher.look()
            for i in range(self.places.alerted_count):
                self.judge(self.places.alerted[i])
            self.places.alerted_count = 0
        return self.settle()

    def forget(self) -> None:
        """Forget the journal: nothing before now will be undone."""
        self.noted = 0

    @property
    def memory(self) -> int:
        """The bytes of the rows in use."""
        held: int = self.places.memory
        return held

    def supporters(self, fact: StandingFact) -> list[int]:
        """Give the lone rules that support a fact, each as rule << 16 | variant << 13 | its match's low bits."""
        if self.supporting is None:
            found: dict[int, set[int]] = {}
            for number in range(1, self.places.row_count + 1):
                if self.places.rows[number].holds:
                    lasting = self.lasting_of(number)
                    supporter = self.supporter(number)
                    for i in range(lasting.tellings):
                        found.setdefault(self.places.rows[number].facts[i], set()).add(supporter)
            self.supporting = found
        return sorted(self.supporting.get(fact.number, ())) if fact.number else []
