"""The facts of a position: those that stand by the rules in force, why, where a rule fires, what an edit would change.

Takes positions, rules, and what says when to stop; gives facts, reasons and firings. Knows no page. It may take long:
whoever must not wait asks for what is known.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from riyu.assessment.board_words import BoardWords
from riyu.base.errors import BadInput
from riyu.game.points import Color, Point
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from riyu.inference.asking import Support, supports
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact, Key
from riyu.inference.model import Rule
from riyu.inference.rulebase import Rulebase
from riyu.inference.why import Why, breaks, why
from riyu.interfaces.scene import blackboard_of
from riyu.interfaces.web.work import Stop, go_on, never
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard, Given

__all__ = ["Changes", "FactsFound", "Firing", "fired_at"]

_KEPT = 32  # of what was found


def _engine_of(position: Position, rulebase: Rulebase, ruleset: Ruleset, stop: Stop) -> Inference:
    """Give an engine that has found what stands. Raises UsageError for strings without liberties, Stopped."""
    return _engine(blackboard_of(position, ruleset, Given(rules=rulebase, words=BoardWords)), stop)


def _engine(blackboard: Blackboard, stop: Stop) -> Inference:
    """Give a blackboard's engine, which has found what stands now, with what rules want read. Raises Stopped."""
    go_on(stop)
    blackboard.heed(stop)
    engine = blackboard.informed
    go_on(stop)
    return engine


@dataclass(frozen=True)
class Firing:
    """A place where a rule fires: its own color, the cells of its labels, where its maps lie, and what it asserts."""

    color: Color
    cells: dict[str, tuple[Point, ...]]
    maps: tuple[tuple[str, tuple[Point, ...]], ...]
    facts: tuple[Fact, ...]

    @property
    def points(self) -> list[Point]:
        """The points of its labels and of its facts."""
        named = [p for points in self.cells.values() for p in points]
        return sorted({*named, *(p for fact in self.facts for p in fact.points)})


def fired_at(
    rulebase: Rulebase, rule: Rule, position: Position, ruleset: Ruleset, stop: Stop = never
) -> list[Firing]:
    """Give where a rule fires. What it asks of reading is taken to hold.

    Raises UsageError for strings without liberties, BadInput where it, or a rule that it needs, takes too many looks,
    Stopped.
    """
    needed = rulebase.needed_for((), replace(rule, prove=(), counters=()))
    engine = _engine_of(position, needed, ruleset, stop)
    for silent in engine.findings():
        raise silent
    found: dict[object, tuple[Support, dict[str, Fact]]] = {}
    for key, support in _supported(engine, stop):
        if support.rule is not None and support.rule.name == rule.name:
            place = (
                support.color,
                tuple(sorted(support.cells.items())),
                support.maps,
                tuple(sorted((name, str(value)) for name, value in support.variables.items())),
            )
            facts = found.setdefault(place, (support, {}))[1]
            fact = Fact(key)
            facts[str(fact)] = fact
    return [
        Firing(support.color, support.cells, support.maps, tuple(facts.values()))
        for support, facts in found.values()
    ]


@dataclass(frozen=True)
class Changes:
    """What an edit would change of the facts that stand: those that come and those that go."""

    new: tuple[Fact, ...]
    gone: tuple[Fact, ...]


def _stands(engine: Inference, key: Key) -> bool:
    store = engine.stores.get(key[0])
    return store is not None and key in store.standing


def _said_by(
    rulebase: Rulebase, names: set[str], position: Position, ruleset: Ruleset, stop: Stop
) -> dict[Key, None]:
    """Give what rules of some names say under a rulebase."""
    rules = [rule for rule in rulebase.rules if rule.name in names]
    if not rules:
        return {}
    engine = _engine_of(position, rulebase.needed_for((), *rules), ruleset, stop)
    return {
        key: None
        for key, support in _supported(engine, stop)
        if support.rule is not None and support.rule.name in names
    }


def _reached(before: Rulebase, after: Rulebase) -> set[str]:
    """Give the names of the rules that differ, and of those that ask for what they say, and so on."""
    old, new = ({rule.name: rule for rule in one.rules} for one in (before, after))
    names = {name for name in {**old, **new} if old.get(name) != new.get(name)}
    while True:
        said = {
            one.atom.predicate
            for rules in (old, new)
            for name in names
            if name in rules
            for one in rules[name].asserts
        }
        more = {
            rule.name
            for rules in (old, new)
            for rule in rules.values()
            if any(atom.predicate in said for atom in (*rule.know, *rule.unless))
        } - names
        if not more:
            return names
        names |= more


def _supported(engine: Inference, stop: Stop) -> Iterator[tuple[Key, Support]]:
    for store in engine.stores.values():
        for key in store.standing:
            go_on(stop)
            for support in supports(engine, key):
                yield key, support


def _sorted(keys: Iterable[Key]) -> tuple[Fact, ...]:
    facts: Sequence[Fact] = [Fact(key) for key in keys]
    return tuple(sorted(facts, key=str))


class FactsFound:
    """What was found by the rules in force, the last of it kept; any thread may ask.

    One blackboard for each size follows the positions that are asked about: from one to the next only what differs is
    found anew.
    """

    def __init__(self, followed: KnowledgeInForce) -> None:
        self._followed = followed
        self._lock = threading.Lock()
        self._blackboards: dict[tuple[int, Ruleset], tuple[Blackboard, bool]] = {}
        self._known: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self._by: Rulebase | None = None
        self.count = 0
        """How often something was found: another number once more is known."""

    @contextmanager
    def _blackboard_at(
        self, position: Position, ruleset: Ruleset, stop: Stop
    ) -> Iterator[Blackboard]:
        """Give a blackboard of the rules in force that has found what stands in a position.

        It is taken away while it works, so nobody waits for it: who asks meanwhile makes another. One that
        came to an error is not put back.
        """
        key = (position.size, ruleset)
        with self._lock:
            blackboard, has_gone_on = self._blackboards.pop(key, (None, False))
        if blackboard is None:
            blackboard = blackboard_of(position, ruleset, self._followed)
        elif blackboard.game.position() != position:
            if has_gone_on:
                blackboard.game.undo()
            blackboard.game.set_up(position)
            has_gone_on = True
        _engine(blackboard, stop)
        yield blackboard
        with self._lock:
            self._blackboards[key] = blackboard, has_gone_on

    def _once(
        self,
        what: str,
        position: Position,
        ruleset: Ruleset,
        stop: Stop,
        find: Callable[[Blackboard], Any],
    ) -> Any:
        """Give what is found on a blackboard of a position by the rules in force; found once."""
        key, rulebase = (what, position, ruleset), self._followed.rulebase
        known = self._looked_up(key, rulebase)
        if known is not None:
            return known
        with self._blackboard_at(position, ruleset, stop) as blackboard:
            given, by = find(blackboard), blackboard.inference.rulebase
        with self._lock:
            if by is self._by:
                self._known[key] = given
                self.count += 1
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return given

    def _if_known(self, what: str, position: Position, ruleset: Ruleset) -> Any:
        """Give what was found in a position, None if it was not looked for yet."""
        if not self._followed.has_rules:
            return None
        return self._looked_up((what, position, ruleset), self._followed.rulebase)

    def _looked_up(self, key: tuple[object, ...], rulebase: Rulebase) -> Any:
        with self._lock:
            if rulebase is not self._by:
                self._known.clear()
                self._by = rulebase
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def facts_at(
        self, position: Position, ruleset: Ruleset, stop: Stop = never
    ) -> tuple[Fact, ...]:
        """Give all facts that stand by rules. Raises UsageError for strings without liberties, Stopped."""
        facts: tuple[Fact, ...] = self._once(
            "facts", position, ruleset, stop, lambda b: tuple(b.inference.facts())
        )
        return facts

    def known_facts(self, position: Position, ruleset: Ruleset) -> tuple[Fact, ...] | None:
        """Give what `facts_at` found before; None if it was not asked."""
        facts: tuple[Fact, ...] | None = self._if_known("facts", position, ruleset)
        return facts

    def notes_at(
        self, position: Position, ruleset: Ruleset, stop: Stop = never
    ) -> Mapping[Fact, str]:
        """Give what reading says of those facts that claim tactics. Raises as `facts_at` does."""

        def find(blackboard: Blackboard) -> dict[Fact, str]:
            notes = {}
            for fact in blackboard.inference.facts():
                go_on(stop)
                note = blackboard.note_on(fact)
                if note:
                    notes[fact] = note
            return notes

        notes: Mapping[Fact, str] = self._once("notes", position, ruleset, stop, find)
        return notes

    def known_notes(self, position: Position, ruleset: Ruleset) -> Mapping[Fact, str]:
        """Give what `notes_at` found before; nothing if it was not asked."""
        notes: Mapping[Fact, str] | None = self._if_known("notes", position, ruleset)
        return notes or {}

    def silent_at(
        self, position: Position, ruleset: Ruleset, stop: Stop = never
    ) -> tuple[BadInput, ...]:
        """Give the rules that say nothing here, for they take too many looks: an error each, with file and line.

        Raises UsageError for strings without liberties, Stopped.
        """
        found: tuple[BadInput, ...] = self._once(
            "silent", position, ruleset, stop, lambda b: tuple(b.findings())
        )
        return found

    def known_silent(self, position: Position, ruleset: Ruleset) -> tuple[BadInput, ...]:
        """Give what `silent_at` found before; nothing if it was not asked."""
        found: tuple[BadInput, ...] | None = self._if_known("silent", position, ruleset)
        return found or ()

    def firing_rules(
        self, position: Position, ruleset: Ruleset, stop: Stop = never
    ) -> frozenset[str]:
        """Give the names of the rules that fire. Raises UsageError for strings without liberties, Stopped."""

        def find(blackboard: Blackboard) -> frozenset[str]:
            return frozenset(
                support.rule.name
                for _, support in _supported(blackboard.inference, stop)
                if support.rule is not None
            )

        names: frozenset[str] = self._once("firing", position, ruleset, stop, find)
        return names

    def known_firing(self, position: Position, ruleset: Ruleset) -> frozenset[str] | None:
        """Give what `firing_rules` found before; None if it was not asked."""
        names: frozenset[str] | None = self._if_known("firing", position, ruleset)
        return names

    def why_at(self, position: Position, ruleset: Ruleset, fact: str, stop: Stop = never) -> Why:
        """Give why a fact stands. Raises UsageError if it does not, BadInput if it is none, Stopped."""
        reason: Why = self._once(
            f"why {fact}",
            position,
            ruleset,
            stop,
            lambda b: why(b.inference, b.inference.fact(fact), b.said),
        )
        return reason

    def known_why(self, position: Position, ruleset: Ruleset, fact: str) -> Why | None:
        """Give what `why_at` found before; None if it was not asked."""
        reason: Why | None = self._if_known(f"why {fact}", position, ruleset)
        return reason

    def breaks_at(
        self, position: Position, ruleset: Ruleset, fact: str, stop: Stop = never
    ) -> list[tuple[Color, Point]]:
        """Give the stones that would take a fact down.

        Raises UsageError if it does not stand, BadInput if it is none, Stopped.
        """
        engine = _engine_of(position, self._followed.rulebase, ruleset, stop)
        return breaks(engine, engine.fact(fact))

    def changes(
        self, rulebase: Rulebase, position: Position, ruleset: Ruleset, stop: Stop = never
    ) -> Changes:
        """Give what other rules than those in force would change.

        Only the rules that differ are tried, with those that ask for what they say, and so on, and those that these
        need. Raises UsageError for strings without liberties, Stopped.
        """
        before = self._followed.rulebase
        names = _reached(before, rulebase)
        one = _said_by(before, names, position, ruleset, stop)
        other = _said_by(rulebase, names, position, ruleset, stop)
        with self._blackboard_at(position, ruleset, stop) as blackboard:
            engine = blackboard.inference
            new = [key for key in other if key not in one and not _stands(engine, key)]
            gone = [
                key
                for key in one
                if key not in other
                and all(s.rule is None or s.rule.name in names for s in supports(engine, key))
            ]
            return Changes(_sorted(new), _sorted(gone))
