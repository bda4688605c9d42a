"""A rule followed from one place where it begins: what it says there, and all that was looked at to find out.

Takes units (a rule, a match of its first map, a color); gives their firings and the keys that they rest on. Knows
nothing of time: the engine decides what to evaluate anew.

A key is a watched value's number (`constants`), a map's match by a label at a cell, or a shape with values (`store`).

What following a rule costs is counted in looks: at a cell where a map may lie, a match there, a fact that answers, a
combination of several points. Whoever evaluates says how many there may be at most.
"""

from __future__ import annotations

import operator
from itertools import product
from typing import TYPE_CHECKING, Any

import cython

from riyu.base.errors import Stopped
from riyu.game.points import lines_apart
from riyu.inference.steps import RulePlan
from riyu.inference.store import StandingFact
from riyu.inference.watch import Watch

if TYPE_CHECKING:
    from riyu.inference.plan import RulePlans
    from riyu.inference.source import Source

if not cython.compiled:
    from riyu.inference.constants import CHAIN_AT, STRING_AT
    from riyu.inference.steps import (
        APART,
        BASIC,
        CHAIN,
        CONSTANT,
        ENEMY,
        FIND,
        KNOW,
        OWN,
        PLACED,
        RELATION,
        STRING,
        TOGETHER,
        VARIABLE,
        WILD,
        MapPlan,
        Step,
        StepField,
    )

__all__ = ["MATCH_AT", "Evaluation", "Evaluator", "Firing", "Unit"]

MATCH_AT = 1 << 40
"""The key of matches in an index: this | index << 10 | color - 1 << 9 | cell."""

_COMPARE: tuple[Any, ...] = (
    bool,
    operator.lt,
    operator.le,
    operator.eq,
    operator.ne,
    operator.ge,
    operator.gt,
)


_LOOKS_OF_BASIC = 8
"""Looks that asking features takes, beside those at the facts that answer: about as long."""

_LOOKS_BETWEEN = 4096
"""Looks after which it is asked again whether to stop."""


class _TooManyLooks(Exception):
    """A rule took more looks than it may."""


class Evaluation:
    """What came of a unit: the keys read, its firings, and the looks that it took."""

    def __init__(self, reads: tuple[Any, ...], firings: tuple[Firing, ...], looks: int = 0) -> None:
        self.reads = reads
        self.firings = firings
        self.looks = looks

    def same(self, other: Evaluation) -> bool:
        """Say whether another evaluation read the same, found the same and took as many looks."""
        if self.looks != other.looks or self.reads != other.reads:
            return False
        if len(self.firings) != len(other.firings):
            return False
        for number in range(len(self.firings)):
            one = self.firings[number]
            if not one.same(other.firings[number]):
                return False
        return True


class Unit:
    """A rule where it may begin: a match of its first map, or a color alone; or a fact entered, without a rule."""

    def __init__(
        self, plan: RulePlan | None, variant: int = 0, low: int = 0, source: Source | None = None
    ) -> None:
        self.plan: Any = plan
        self.source: Any = source
        self.variant = variant
        self.low = low
        self.number = -1 if plan is None else plan.number << 16 | variant << 13 | low
        self.evaluation: Any = None
        self.is_gone = False


class Firing:
    """One way in which all of a rule holds: the facts it asserts, what its slots have, and where its maps lie."""

    def __init__(
        self,
        facts: tuple[StandingFact, ...],
        values: tuple[Any, ...],
        matches: tuple[int, ...],
        known: tuple[Any, ...],
    ) -> None:
        self.facts = facts
        self.values = values
        self.matches = matches
        self.known = known

    def same(self, other: Firing) -> bool:
        """Say whether another firing asserts the same for the same reasons."""
        return (
            self.facts == other.facts
            and self.values == other.values
            and self.matches == other.matches
            and self.known == other.known
        )


class Evaluator:
    """Follows rules on a board as the watch sees it.

    `stop`, unless None, is asked now and then whether to stop: evaluating then raises Stopped.
    """

    def __init__(self, watch: Watch, plans: RulePlans) -> None:
        self.watch = watch
        self.plans = plans
        self.stop: Any = None
        self.looks = 0
        self.most_looks = 0
        self.looks_left = _LOOKS_BETWEEN
        self.reads: list[Any] = []
        self.firings: list[Firing] = []
        self.at: list[Any] = []
        self.all_at: list[Any] = []
        self.matches: list[int] = []
        self.known: list[Any] = []
        self.own = 0
        self.needs_all = False
        self.plan_each: tuple[bool, ...] = ()
        self.plan_maps: tuple[MapPlan, ...] = ()

    def evaluate(self, unit: Unit, most_looks: int) -> Evaluation | None:
        """Follow a unit's rule to all of its firings; None if that takes more looks than it may."""
        plan = unit.plan
        self.looks = 0
        self.most_looks = most_looks
        self.reads = []
        self.firings = []
        self.own = (unit.low >> 9 & 1) + 1
        self.plan_each = plan.is_each
        self.plan_maps = plan.maps
        count = len(plan.labels)
        self.at = [0] * count
        self.needs_all = plan.needs_all
        if plan.needs_all:
            self.all_at = [()] * count
        self.matches = [0] * len(plan.maps)
        self.known = [None] * plan.known
        if plan.maps:
            self.bind(plan.maps[0], unit.low, unit.variant)
            self.matches[0] = unit.low << 3 | unit.variant
        try:
            self.advance(plan, 0)
        except _TooManyLooks:
            return None
        reads = self.reads
        if len(reads) > 1:
            reads = list(set(reads))
        return Evaluation(tuple(reads), tuple(self.firings), self.looks)

    def look(self, count: int) -> None:
        """Count looks. Raises _TooManyLooks where there were too many, Stopped where they are to end."""
        self.looks += count
        if self.looks > self.most_looks:
            raise _TooManyLooks
        self.looks_left -= count
        if self.looks_left < 0:
            self.looks_left = _LOOKS_BETWEEN
            if self.stop is not None and self.stop():
                raise Stopped("following the rules was stopped")

    def bind(self, map_: MapPlan, low: int, variant: int) -> None:
        """Enter the cells of a map's labels, those of earlier maps' labels too."""
        laid = map_.variants[low >> 10][variant]
        anchor = low & 511
        for label, slot in enumerate(map_.slots):
            if map_.is_new[label]:
                self.at[slot] = anchor + laid.first[label]
        if self.needs_all:
            for label, slot in enumerate(map_.slots):
                cells = tuple([anchor + offset for offset in laid.points[label]])
                self.all_at[slot] = cells if map_.is_new[label] else self.all_at[slot] + cells

    def shares(self, map_: MapPlan, low: int, variant: int) -> bool:
        """Say whether a map's labels lie where earlier maps have them: the same point, or one of the same string."""
        laid = map_.variants[low >> 10][variant]
        anchor = low & 511
        for label, slot in enumerate(map_.slots):
            if map_.is_new[label]:
                continue
            here = anchor + laid.first[label]
            there = self.at[slot]
            if here == there or self.plan_each[slot]:
                continue
            if not map_.is_stone[label]:
                return False
            if self.name_of(STRING_AT, here) != self.name_of(STRING_AT, there):
                return False
        return True

    def name_of(self, kind: int, p: int) -> int:
        """Give the name of the string or chain at a cell, and note that it was asked."""
        self.reads.append(kind + p)
        return self.watch.value_of(kind, p)

    def advance(self, plan: RulePlan, first: int) -> None:
        """Follow the steps from one on, in every way that they allow, to the end."""
        for number in range(first, len(plan.steps)):
            step = plan.steps[number]
            if step.kind == FIND:
                self.find(plan, step, number + 1)
                return
            if (step.kind == KNOW or step.kind == BASIC) and not step.is_unless:
                self.know(plan, step, number + 1)
                return
            if not self.holds(step):
                return
        self.fire(plan)

    # Checks.

    def holds(self, step: Step) -> bool:
        """Say whether a check holds, for each of the points of a label that has several."""
        if step.kind == TOGETHER:
            cells = self.all_at[step.slots[0]]
            name = self.name_of(STRING_AT, cells[0])
            for cell in cells[1:]:  # noqa: SIM110 - a cdef method has no generators
                if self.name_of(STRING_AT, cell) != name:
                    return False
            return True
        if step.kind == APART:
            one = self.name_of(STRING_AT, self.at[step.slots[0]])
            return one != self.name_of(STRING_AT, self.at[step.slots[1]])
        if step.kind == KNOW or step.kind == BASIC:
            return self.is_not_known(step)
        if not step.has_each:
            return self.is_true(step, [self.at[slot] for slot in (*step.slots, *step.other_slots)])
        choices = [
            self.all_at[slot] if self.plan_each[slot] else (self.at[slot],)
            for slot in (*step.slots, *step.other_slots)
        ]
        for cells in product(*choices):
            self.look(1)
            if not self.is_true(step, list(cells)):
                return False
        return True

    def is_true(self, step: Step, cells: list[int]) -> bool:
        """Say whether a check holds for certain points."""
        if step.kind == PLACED:
            return self.is_placed(step, cells[0]) != step.negated
        if step.kind == RELATION:
            if step.ask is None:
                found = lines_apart(cells[0], cells[1])
            else:
                found = step.ask(self.watch, cells[0], cells[1], self.reads)
            number = step.number
        else:
            count = len(step.slots)
            found = step.ask(self.watch, cells[:count], self.own, self.reads)
            number = step.number
            if step.other_ask is not None:
                number = step.other_ask(self.watch, cells[count:], self.own, self.reads)
        if step.comparison == 0:
            return bool(found) != step.negated
        return bool(_COMPARE[step.comparison](found, number)) != step.negated

    def is_placed(self, step: Step, p: int) -> bool:
        """Say whether a point lies in the rectangle of a map's match."""
        for place in range(len(self.plan_maps)):
            if self.plan_maps[place] is step.map_:
                match = self.matches[place]
                low = match >> 3
                laid = step.map_.variants[low >> 10][match & 7]
                left, below, right, above = laid.rectangle
                column = p % 20 - (low & 511) % 20
                row = p // 20 - (low & 511) // 20
                return left <= column <= right and below <= row <= above
        return False

    # What is found.

    def find(self, plan: RulePlan, step: Step, following: int) -> None:
        """Go on with every match of the step's map that its tie leads to."""
        map_ = step.map_
        known = self.at[step.slots[0]]
        cells = step.ask(self.watch, known, self.reads)
        place = 0
        while plan.maps[place] is not map_:
            place += 1
        side = self.own - 1 << 9
        key = MATCH_AT | step.index.number << 10 | side
        self.look(len(cells))
        for cell in cells:
            self.reads.append(key | cell)
            matches = step.index.found.get(side | cell)
            if matches is None:
                continue
            self.look(len(matches))
            for match in matches:
                low = match >> 3
                if not self.shares(map_, low, match & 7):
                    continue
                before = list(self.all_at)
                self.bind(map_, low, match & 7)
                self.matches[place] = match
                self.advance(plan, following)
                self.all_at = before

    def found_by(self, step: Step) -> list[Any]:
        """Give the keys of the facts that answer a step, variables met again looked at."""
        if step.kind == BASIC:
            pattern = [
                None if field.how == WILD or field.how == VARIABLE else self.value(field)
                for field in step.fields
            ]
            bound_at = [place for place, _ in step.binds] + [place for place, _ in step.checks]
            for place, field in enumerate(step.fields, start=1):
                if field.how == VARIABLE and place not in bound_at:
                    pattern[place - 1] = self.at[field.slot]
            answers = [
                (step.predicate, *values)
                for values in step.ask(self.watch, tuple(pattern), self.reads)
            ]
            self.look(_LOOKS_OF_BASIC)
        else:
            shape = step.shape
            at = (shape.number, *[self.value(field) for field in step.bound])
            self.reads.append(at)
            answers = list(shape.found.get(at, ()))
        self.look(len(answers))
        if step.checks:
            places = {slot: place for place, slot in step.binds}
            answers = [
                key
                for key in answers
                if all([key[place] == key[places[slot]] for place, slot in step.checks])  # noqa: C419 - as above
            ]
        return answers

    def is_not_known(self, step: Step) -> bool:
        """Say whether no fact answers an `unless`."""
        return not self.found_by(step)

    def know(self, plan: RulePlan, step: Step, following: int) -> None:
        """Go on with every fact that answers a `know`."""
        for key in self.found_by(step):
            for place, slot in step.binds:
                self.at[slot] = key[place]
                if self.needs_all:
                    self.all_at[slot] = (key[place],)
            self.known[step.number] = key
            self.advance(plan, following)

    def value(self, field: StepField) -> Any:
        """Give the value of a field."""
        if field.how == CONSTANT:
            return field.value
        if field.how == OWN:
            return self.own
        if field.how == ENEMY:
            return 3 - self.own
        if field.how == STRING:
            return self.name_of(STRING_AT, self.at[field.slot])
        if field.how == CHAIN:
            return self.name_of(CHAIN_AT, self.at[field.slot])
        return self.at[field.slot]

    def fire(self, plan: RulePlan) -> None:
        """Enter a firing: the facts that reading is asked for and, if its verdicts are there, what the rule says."""
        facts = []
        for store, fields in plan.wanted:
            facts.append(store.of((store.predicate, *[self.value(field) for field in fields])))
        all_read = True
        for step in plan.reads:
            if not self.found_by(step):
                all_read = False
                break
        if all_read:
            for store, fields in plan.asserts:
                facts.append(store.of((store.predicate, *[self.value(field) for field in fields])))
        self.firings.append(
            Firing(tuple(facts), tuple(self.at), tuple(self.matches), tuple(self.known))
        )
