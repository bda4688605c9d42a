"""The core of the inference engine: rules that begin to hold assert facts, and revoke them when they no longer do.

Takes a board, its features and a rulebase; gives the facts that stand, each with what supports it. Knows no sentence
and no query: `asking` and `why` read what stands here. Source: Klinger & Mechner, 3.2 and 3.3 (K4, K7).

What changed since the last look comes as matches of drawings (the sweep), watched values (the watch) and facts. Lone
rules, of one map and without facts, are followed by `lone`, first of all; and so are the gates of all others, what they
test of their first map. Where a gate opens a unit begins, and ends where it closes. A unit is a ward of every key that
was read when it was evaluated, evaluated anew when one of them changes, in order of strata. So a fact only alerts what
lies above it, and no order of rules changes what stands.

Undo runs two journals back: what lone rules did; and matches of other maps, and evaluations that were replaced. All
else follows from those.

A rule that would take more than `MOST_LOOKS` in a position says nothing there: it is silent. Whether it is depends on
the position alone, not on how the game came to it: while it is, all of it is tried anew after every change. Where all
rules together would take too many looks, an error says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError
from riyu.base.revertable import RevertableDict
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.inference.constants import (
    KIND_BITS,
    LIBERTIES_OF,
    STONE_AT,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
)
from riyu.inference.evaluate import MATCH_AT, Evaluation, Evaluator, Firing, Unit
from riyu.inference.lone import Lone
from riyu.inference.plan import RulePlans
from riyu.inference.steps import RulePlan
from riyu.inference.store import StandingFact, Store
from riyu.inference.wards import Alerts
from riyu.inference.watch import Watch
from riyu.patterns.sweep import Sweep

if TYPE_CHECKING:
    from riyu.inference.rulebase import Rulebase
    from riyu.inference.source import Source

__all__ = ["Core"]

ALWAYS_WATCHED = [
    kind >> KIND_BITS for kind in (STONE_AT, STRING_AT, LIBERTIES_OF, STONES_OF, TOUCHED_OF)
]
"""The kinds of values that facts entered from above may rest on, whatever the rules read."""

MOST_LOOKS = 300_000
"""Looks that a rule may take in a position, all its units together."""

MOST_AT_ONCE = 5_000_000
"""Looks that all rules together may take after one change."""

MOST_KEPT = 2_000_000
"""Looks of evaluations that were replaced and are kept for undo: more than that, and they are forgotten."""

_EVALUATED, _MADE, _GONE, _DIRTY, _SILENT = range(5)
"""What the journal tells, beside matches: numbers from 1 that came, below 0 that went."""


def _dearness(plan: RulePlan) -> tuple[bool, int]:
    return plan.is_silent, plan.looks


class Core:
    """What stands in a position under a rulebase, as keys. Arguments as for `engine.Inference`."""

    def __init__(
        self,
        board: Board,
        features: Features,
        rulebase: Rulebase,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.board = board
        self.features = features
        self.trail = board.trail
        self.alerts = Alerts(board.trail)
        self.entered: RevertableDict[
            tuple[tuple[Any, ...], Source], tuple[Unit, tuple[Any, ...]]
        ] = RevertableDict(board.trail)
        self.evaluations = 0
        self.saved_in = 0
        self.stopping: Any = stop
        self._begin(rulebase, RulePlans.of(rulebase))

    def _begin(self, rulebase: Rulebase, plans: RulePlans) -> None:
        """Find all that stands from nothing, under rules and the plans made of them."""
        self.rulebase = rulebase
        self.plans = plans
        self.sweep = Sweep(self.board, self.plans.swept(self.board.size))
        self.watch = Watch(self.features, sorted(self.plans.kinds.union(ALWAYS_WATCHED)))
        self.lone = Lone(self.watch, self.plans)
        self._find_all()

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Ask another `stop` from now on whether to stop finding facts; None: nobody."""
        self.stopping = stop
        self.evaluator.stop = stop

    def find_anew(self) -> None:
        """Forget all that stands, what was entered too, and find it from nothing, where no mark stands on the trail."""
        self.plans.clear()
        self.entered.clear()
        self.sweep.begin()
        self.watch = Watch(self.features, self.watch.kinds)
        self.lone.clear(self.watch)
        self._find_all()

    def _find_all(self) -> None:
        """Find all that stands, the plans being ready and nothing known."""
        self.stores: dict[str, Store] = self.plans.stores
        self.uses = self.plans.uses
        self.evaluator = Evaluator(self.watch, self.plans)
        self.evaluator.stop = self.stopping
        self.units: dict[int, Unit] = {}
        self.wards: dict[Any, set[Unit]] = {}
        self.dirty: list[set[Unit]] = [set() for _ in range(max(self.plans.strata, 1))]
        self.has_dirty = False
        self.silent: list[RulePlan] = []
        self.taken_at_once = 0
        self.kept = 0
        self.journal: list[Any] = []
        self.is_recording = False
        self.is_undoing = False
        self.saved_in = 0
        self.watch.changed()
        self.sweep.changes()
        matches = [
            drawing << 13 | orientation << 10 | color - 1 << 9 | anchor
            for drawing, orientation, color, anchor in self.sweep.matches()
        ]
        self.lone.update(matches, [])
        for match in matches:
            self.take(match, True)
        self.pass_gates()
        for plan in self.plans.everywhere:
            for low in (0, 512):
                unit = Unit(plan, 0, low)
                self.units[unit.number] = unit
                self.dirty[plan.stratum].add(unit)
                self.has_dirty = True
        self.settle()

    # The trail.

    def save(self) -> None:
        """Note on the trail, once a scope, how far the journal goes; forget it where nothing can be undone."""
        serial = self.trail.serial
        if serial == 0:
            if self.journal:
                self.journal = []
                self.kept = 0
            self.lone.forget()
            self.is_recording = self.lone.is_recording = False
            self.saved_in = 0
        elif serial != self.saved_in:
            self.trail.record(self, (self.saved_in, len(self.journal), self.lone.noted))
            self.saved_in = serial
            self.is_recording = self.lone.is_recording = True

    def _put_back(self, image: tuple[int, int, int]) -> None:
        saved_in, place, of_lone = image
        self.lone.undo_to(of_lone)
        self.is_undoing = True
        while len(self.journal) > place:
            self.undo_one(self.journal.pop())
        self.is_undoing = False
        self.saved_in = saved_in

    def undo_one(self, entry: Any) -> None:
        """Take back one thing that the journal tells."""
        if isinstance(entry, int):
            if entry > 0:
                self.take(entry - 1, False)
            else:
                self.take(-1 - entry, True)
            return
        what = entry[0]
        unit: Unit
        if what == _EVALUATED:
            self.kept -= entry[2].looks if entry[2] is not None else 0
            self.swap(entry[1], entry[2])
        elif what == _MADE:
            unit = entry[1]
            unit.is_gone = True
            del self.units[unit.number]
        elif what == _GONE:
            unit = entry[1]
            unit.is_gone = False
            self.units[unit.number] = unit
        elif what == _DIRTY:
            for level, units in enumerate(entry[1]):
                self.dirty[level].update(units)
            self.has_dirty = True
        elif what == _SILENT:
            self.turn(entry[1])

    # What changed.

    def update(self) -> None:
        """Bring the facts up to date with the board. Raises UsageError where the rules take too many looks for it."""
        self.taken_at_once = 0
        came, went = self.sweep.changes()
        self.watch.look()
        if not (came or went or self.watch.key_count or self.has_dirty):
            return
        self.save()
        if self.silent:
            self.has_dirty = True
        if self.has_dirty and self.is_recording:
            self.journal.append((_DIRTY, [list(units) for units in self.dirty]))
        for fact in self.lone.update(came, went):
            self.alert_of(fact)
        for match in went:
            self.take(match, False)
        for match in came:
            self.take(match, True)
        for i in range(self.watch.key_count):
            self.alert(self.watch.keys[i])
        self.pass_gates()
        self.settle()

    def take(self, match: int, comes: bool) -> None:
        """Take notice of a match that comes or goes."""
        use = self.uses[match >> 13]
        if not use.indices:
            return
        low = match & 8191
        number = low >> 10
        anchor = low & 511
        if self.is_recording and not self.is_undoing:
            self.journal.append(match + 1 if comes else -1 - match)
        for index in use.indices:
            places = index.places[number]
            for i in range(0, len(places), 2):
                entry = low << 3 | places[i]
                at = low & 512 | anchor + places[i + 1]
                if comes:
                    found = index.found.get(at)
                    if found is None:
                        index.found[at] = [entry]
                    else:
                        found.append(entry)
                else:
                    index.found[at].remove(entry)
                if not self.is_undoing:
                    self.alert(MATCH_AT | index.number << 10 | at)

    def pass_gates(self) -> None:
        """Let units end where the gate of their rule closed, and begin where one opened."""
        number: Any
        for number in self.lone.closed:
            unit = self.units.pop(number)
            if unit.evaluation is not None:
                self.install(unit, None)
            unit.is_gone = True
            if self.is_recording:
                self.journal.append((_GONE, unit))
        for number in self.lone.opened:
            unit = Unit(self.plans.rules[number >> 16], number >> 13 & 7, number & 8191)
            self.units[number] = unit
            self.dirty[unit.plan.stratum].add(unit)
            self.has_dirty = True
            if self.is_recording:
                self.journal.append((_MADE, unit))
        self.lone.closed = []
        self.lone.opened = []

    def support(self, fact: StandingFact, supporter: Any) -> None:
        """Let a fact be supported once more by a unit."""
        if fact.supporters is None:
            fact.supporters = {}
        fact.supporters[supporter] = fact.supporters.get(supporter, 0) + 1
        fact.count += 1
        if not fact.stands:
            fact.store.begin(fact)
            if not self.is_undoing:
                self.alert_of(fact)

    def unsupport(self, fact: StandingFact, supporter: Any) -> None:
        """Let a fact be supported once less by a unit."""
        count = fact.supporters[supporter]
        if count > 1:
            fact.supporters[supporter] = count - 1
        else:
            del fact.supporters[supporter]
        fact.count -= 1
        if fact.count == 0:
            fact.store.end(fact)
            if not self.is_undoing:
                self.alert_of(fact)

    def alert_of(self, fact: StandingFact) -> None:
        """Alert all that asked for a fact, found it or not."""
        store = fact.store
        for shape in store.shapes:
            if shape.admits(fact.key):
                self.alert(shape.values_of(fact.key))
        if store.is_named:
            self.alert(fact.key)

    def alert(self, key: Any) -> None:
        """Alert the wards of a key."""
        wards = self.wards.get(key)
        if wards is not None:
            self.has_dirty = True
            for unit in wards:
                if unit.plan is None:
                    self.dirty[0].add(unit)
                else:
                    self.dirty[unit.plan.stratum].add(unit)
        if self.alerts.is_asked and key in self.alerts:
            self.alerts.tell(key)

    def settle(self) -> None:
        """Evaluate what was alerted, the lowest strata first, until nothing is."""
        while self.has_dirty:
            self.has_dirty = False
            for level in range(len(self.dirty)):
                while self.dirty[level]:
                    units = self.dirty[level]
                    self.dirty[level] = set()
                    for unit in units:
                        if unit.is_gone:
                            continue
                        if unit.plan is None:
                            if unit.evaluation is not None:  # alerted twice, it has fallen already
                                self.let_fall(unit)
                        elif not unit.plan.is_silent:
                            self.follow_unit(unit)
                for plan in [plan for plan in self.silent if plan.stratum == level]:
                    self.try_again(plan)
                if any(self.dirty[:level]):
                    self.has_dirty = True
                    break

    def follow_unit(self, unit: Unit) -> None:
        """Evaluate a unit; if its rule takes too many looks then, silence the rule."""
        taken = 0 if unit.evaluation is None else unit.evaluation.looks
        found = self.evaluated_unit(unit, MOST_LOOKS - unit.plan.looks + taken)
        if found is not None:
            self.install(unit, found)
            return
        self.turn(unit.plan)
        for one in self.units.values():
            if one.plan is unit.plan and one.evaluation is not None:
                self.install(one, None)

    def evaluated_unit(self, unit: Unit, most_looks: int) -> Evaluation | None:
        """Give what following a unit's rule finds; None if that takes more looks than it may."""
        self.evaluations += 1
        found = self.evaluator.evaluate(unit, most_looks)
        self.taken_at_once += self.evaluator.looks
        if self.taken_at_once > MOST_AT_ONCE:
            dear = sorted(self.plans.rules, key=_dearness)[-3:]
            names = ", ".join(f"'{plan.rule.name}' ({plan.rule.place})" for plan in reversed(dear))
            raise UsageError(
                f"the rules in force take more than {MOST_AT_ONCE:,} looks here, most of them {names}"
            )
        return found

    def try_again(self, plan: RulePlan) -> None:
        """Let a silent rule speak if it takes no more looks than it may: all its units together, in any order."""
        found = []
        left = MOST_LOOKS
        for unit in self.units.values():
            if unit.plan is plan:
                evaluation = self.evaluated_unit(unit, left)
                if evaluation is None:
                    return
                left -= evaluation.looks
                found.append((unit, evaluation))
        self.turn(plan)
        for unit, evaluation in found:
            self.install(unit, evaluation)

    def turn(self, plan: RulePlan) -> None:
        """Let a rule be silent that was not, or no longer if it was."""
        plan.is_silent = not plan.is_silent
        if plan.is_silent:
            self.silent.append(plan)
        else:
            self.silent.remove(plan)
        if self.is_recording and not self.is_undoing:
            self.journal.append((_SILENT, plan))

    def install(self, unit: Unit, found: Evaluation | None) -> None:
        """Let an evaluation of a unit take the place of the one before."""
        before = unit.evaluation
        if before is not None and found is not None and before.same(found):
            return
        if self.is_recording:
            self.journal.append((_EVALUATED, unit, before))
            self.kept += 0 if before is None else before.looks
        self.swap(unit, found)

    def swap(self, unit: Unit, found: Evaluation | None) -> None:
        """Put an evaluation in place of another: what it supports first, so that a fact supported by both stands on.

        Firings that say the same at the beginning and the end of both are passed over.
        """
        before = unit.evaluation
        unit.evaluation = found
        if unit.plan is not None:
            unit.plan.looks += (0 if found is None else found.looks) - (
                0 if before is None else before.looks
            )
        firing: Firing
        new: tuple[Firing, ...] = () if found is None else found.firings
        old: tuple[Firing, ...] = () if before is None else before.firings
        new_end, old_end = len(new), len(old)
        first = 0
        while first < new_end and first < old_end and new[first].facts == old[first].facts:
            first += 1
        while (
            first < new_end and first < old_end and new[new_end - 1].facts == old[old_end - 1].facts
        ):
            new_end -= 1
            old_end -= 1
        for firing in new[first:new_end]:
            for fact in firing.facts:
                self.support(fact, unit)
        for firing in old[first:old_end]:
            for fact in firing.facts:
                self.unsupport(fact, unit)
        if found is not None:
            for key in found.reads:
                wards = self.wards.get(key)
                if wards is None:
                    self.wards[key] = {unit}
                else:
                    wards.add(unit)
        if before is not None:
            kept: Any = () if found is None else found.reads
            if len(kept) > 8:
                kept = set(kept)
            for key in before.reads:
                if key not in kept:
                    wards = self.wards[key]
                    wards.discard(unit)
                    if not wards:
                        del self.wards[key]

    # What supports a fact.

    @property
    def evaluated(self) -> int:
        """Units and places of lone rules that were evaluated since the rules came into force."""
        return self.evaluations + self.lone.judged

    def supporters_of(self, fact: StandingFact) -> list[Any]:
        """Give the units that support a fact, and lone rules, as in `Lone.supporters`."""
        return [*(fact.supporters or ()), *self.lone.supporters(fact)]

    # From higher layers.

    def enter_key(self, key: tuple[Any, ...], source: Source, rests_on: Iterable[Any] = ()) -> None:
        """Let a fact stand until it is revoked or a key that it rests on changes; see `engine.Inference.enter`."""
        self.save()
        if (key, source) in self.entered:
            self.let_fall(self.entered[key, source][0])
        reads = tuple(set(rests_on))
        self.entered[key, source] = (self.hold(key, source, reads), reads)

    def hold(self, key: tuple[Any, ...], source: Source, reads: tuple[Any, ...]) -> Unit:
        """Let a fact stand that rests on keys, and give the unit that supports it."""
        self.save()
        unit = Unit(None, 0, 0, source)
        fact = self.plans.store(key[0]).of(key)
        self.install(unit, Evaluation(reads, (Firing((fact,), (), (), ()),)))
        return unit

    def let_go(self, unit: Unit) -> None:
        """Let a unit support nothing any more."""
        self.save()
        if unit.evaluation is not None:
            self.install(unit, None)

    def revoke_key(self, key: tuple[Any, ...]) -> bool:
        """Take back a fact, whoever entered it; say whether anybody did."""
        units = [unit for (one, _), (unit, _) in self.entered.items() if one == key]
        for unit in units:
            self.let_fall(unit)
        return bool(units)

    def let_fall(self, unit: Unit) -> None:
        """Take back what a unit that was entered supports."""
        self.save()
        self.entered.pop((unit.evaluation.firings[0].facts[0].key, unit.source), None)
        self.install(unit, None)
