"""The facts of a position: those that stand by the rules in force, why, where a rule fires, what an edit would change.

Takes positions and rules; gives facts, reasons and firings. Knows no page. One engine for each size follows the
positions that are asked about: from one to the next only what differs is found anew.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache

from riyu.game.points import Color, Point
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset
from riyu.inference.asking import Key, Support, fact_of, supports
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.model import Rule
from riyu.inference.rulebase import Rulebase
from riyu.inference.why import Reason, breaks, why
from riyu.interfaces.inference import inference_of
from riyu.interfaces.web.rule_knowledge import in_force

__all__ = [
    "Changes",
    "Firing",
    "breaks_at",
    "changes",
    "facts_at",
    "fired_at",
    "firing_rules",
    "why_at",
]

_lock = threading.RLock()
_engines: dict[tuple[int, Ruleset], tuple[Inference, int]] = {}


@contextmanager
def _engine_at(position: Position, ruleset: Ruleset) -> Iterator[Inference]:
    """Give the engine of the rules in force, on a position; for one thread at a time."""
    with _lock:
        rulebase = in_force().rulebase
        engine, depth = _engines.get((position.size, ruleset), (None, 0))
        if engine is None or engine.rulebase is not rulebase:
            engine = inference_of(position, rulebase, ruleset)
            engine.update()
            depth = engine.board.mark()
            _engines[position.size, ruleset] = engine, depth
        elif engine.board.position() != position:
            engine.board.trail.undo_to(depth)
            engine.board.mark()
            engine.board.set_up(position)
            engine.update()
        yield engine


def facts_at(position: Position, ruleset: Ruleset) -> tuple[Fact, ...]:
    """Give all facts that stand by rules. Raises UsageError for strings without liberties."""
    rulebase = in_force().rulebase
    return _facts(position, ruleset, id(rulebase), in_force().version)


@lru_cache(maxsize=16)
def _facts(position: Position, ruleset: Ruleset, rulebase: int, version: int) -> tuple[Fact, ...]:
    with _engine_at(position, ruleset) as engine:
        return tuple(engine.facts())


def firing_rules(position: Position, ruleset: Ruleset) -> frozenset[str]:
    """Give the names of the rules that fire. Raises UsageError for strings without liberties."""
    rulebase = in_force().rulebase
    return _firing(position, ruleset, id(rulebase), in_force().version)


@lru_cache(maxsize=16)
def _firing(position: Position, ruleset: Ruleset, rulebase: int, version: int) -> frozenset[str]:
    with _engine_at(position, ruleset) as engine:
        return frozenset(
            support.rule.name
            for store in engine.stores.values()
            for key in store.standing
            for support in supports(engine, key)
            if support.rule is not None
        )


def why_at(position: Position, ruleset: Ruleset, fact: str) -> Reason:
    """Give why a fact stands. Raises UsageError if it does not, BadInput if it is none."""
    with _engine_at(position, ruleset) as engine:
        return why(engine, fact)


def breaks_at(position: Position, ruleset: Ruleset, fact: str) -> list[tuple[Color, Point]]:
    """Give the stones that would take a fact down. Raises UsageError if it does not stand, BadInput if it is none."""
    engine = inference_of(position, in_force().rulebase, ruleset)
    return breaks(engine, fact)


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


def fired_at(rulebase: Rulebase, rule: Rule, position: Position, ruleset: Ruleset) -> list[Firing]:
    """Give where a rule fires. What it asks of reading is taken to hold.

    Raises UsageError for strings without liberties.
    """
    needed = rulebase.needed_for((), replace(rule, prove=(), counters=()))
    engine = inference_of(position, needed, ruleset)
    engine.update()
    found: dict[object, tuple[Support, dict[str, Fact]]] = {}
    for key, support in _supported(engine):
        if support.rule is not None and support.rule.name == rule.name:
            place = (
                support.color,
                tuple(sorted(support.cells.items())),
                support.maps,
                tuple(sorted((name, str(value)) for name, value in support.variables.items())),
            )
            facts = found.setdefault(place, (support, {}))[1]
            fact = fact_of(key)
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


def changes(rulebase: Rulebase, position: Position, ruleset: Ruleset) -> Changes:
    """Give what other rules than those in force would change. Raises UsageError for strings without liberties.

    Only the rules that differ are tried, with those that ask for what they say, and so on, and those that these need.
    """
    before = in_force().rulebase
    names = _reached(before, rulebase)
    one = _said_by(before, names, position, ruleset)
    other = _said_by(rulebase, names, position, ruleset)
    with _engine_at(position, ruleset) as engine:
        new = [key for key in other if key not in one and not _stands(engine, key)]
        gone = [
            key
            for key in one
            if key not in other
            and all(s.rule is None or s.rule.name in names for s in supports(engine, key))
        ]
        return Changes(_sorted(new), _sorted(gone))


def _stands(engine: Inference, key: Key) -> bool:
    store = engine.stores.get(key[0])
    return store is not None and key in store.standing


def _said_by(
    rulebase: Rulebase, names: set[str], position: Position, ruleset: Ruleset
) -> dict[Key, None]:
    """Give what rules of some names say under a rulebase."""
    rules = [rule for rule in rulebase.rules if rule.name in names]
    if not rules:
        return {}
    engine = inference_of(position, rulebase.needed_for((), *rules), ruleset)
    engine.update()
    return {
        key: None
        for key, support in _supported(engine)
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


def _supported(engine: Inference) -> Iterator[tuple[Key, Support]]:
    for store in engine.stores.values():
        for key in store.standing:
            for support in supports(engine, key):
                yield key, support


def _sorted(keys: Iterable[Key]) -> tuple[Fact, ...]:
    facts: Sequence[Fact] = [fact_of(key) for key in keys]
    return tuple(sorted(facts, key=str))
