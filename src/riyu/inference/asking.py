"""Questions to the inference engine: facts, conjunctive queries, and what supports a fact.

Takes an engine, keys and queries; gives facts, answers and supports. Knows no rule's steps: the engine follows them;
and no text: `queries` reads it. Source: Klinger & Mechner, 3.3 (K4), with variables beside wild fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import STRIDE
from riyu.game.points import Color, Point
from riyu.inference.basics import BASICS
from riyu.inference.constants import KIND_BITS, STONE_AT
from riyu.inference.evaluate import Unit
from riyu.inference.facts import Fact, Key, value_text
from riyu.inference.model import Atom, Number, Variable, Wild, Word
from riyu.inference.predicates import PREDICATES, both_ways
from riyu.inference.queries import Query, QueryAtom
from riyu.inference.watch import Watch

if TYPE_CHECKING:
    from riyu.inference.engine import Inference
    from riyu.inference.model import Assertion, Rule
    from riyu.inference.source import Source
    from riyu.inference.steps import MapPlan, RulePlan, Variant

__all__ = ["Answer", "Support", "answers", "is_fact", "supports"]

MOST_ANSWERS = 10_000
"""Answers that a query may have."""

_MOST_LOOKED_AT = 1_000_000
"""Facts that a query may have looked at."""

_LOOKS_OF_FEATURES = 400
"""Facts that asking features once counts for: about as long."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a query: the kind and value of each variable, and the facts found, an atom each."""

    bound: Mapping[str, tuple[str, Any]]
    facts: tuple[Fact, ...]

    @property
    def bindings(self) -> dict[str, str]:
        """The variables' values as text."""
        return {name: value_text(kind, value) for name, (kind, value) in self.bound.items()}

    def text(self, named: Callable[[Fact], str] = str) -> str:
        """Give the answer as text; `named` names each fact."""
        bound = ", ".join(f"?{name} = {value}" for name, value in self.bindings.items())
        facts = ", ".join(map(named, self.facts))
        return f"{bound}: {facts}" if bound else facts

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Support:
    """One way in which a rule says a fact: its own color, the cells of its labels, and where its maps lie.

    `variables` are the values found for them; `known` the facts found; `maps` holds each map's name and the points of
    its rectangle, as far as they are on the board; `said` is the rule's assertion, None where reading is only asked. No
    rule: the `source` entered the fact, which rests on what stands at `points`, too.
    """

    rule: Rule | None
    color: Color
    cells: dict[str, tuple[Point, ...]]
    variables: dict[str, Any]
    maps: tuple[tuple[str, tuple[Point, ...]], ...]
    known: tuple[Key, ...]
    said: Assertion | None
    source: Source | None = None
    points: tuple[Point, ...] = ()

    @property
    def specificity(self) -> int:
        """How specific it is, 1 to 100; 100 for what a higher layer entered, 0 where reading is only asked."""
        return self.said.specificity if self.said else 0 if self.rule else 100

    @property
    def difficulty(self) -> int:
        """How difficult it is to see, 1 to 100; 1 for what a higher layer entered, 0 where reading is only asked."""
        return self.said.difficulty if self.said else 0 if self.rule else 1


# Keys -----------------------------------------------------------------------------------------------------------------


def atom_like(key: Key) -> Atom:
    """Give the atom that facts like one fit: with its words and numbers, and any points and colors."""
    return Atom(
        key[0],
        tuple(
            [
                Number(value)
                if field.kind == "number"
                else Word(value)
                if field.kind in ("word", "name")
                else Wild()
                for field, value in zip(PREDICATES[key[0]].fields, key[1:], strict=True)
            ]
        ),
    )


def is_fact(key: Any) -> bool:
    """Say whether a key is that of a fact, not of a watched value, a match or a way to ask."""
    return isinstance(key, tuple) and isinstance(key[0], str)


def _is_stone(key: Any) -> bool:
    """Say whether a key is that of what stands on a point."""
    return isinstance(key, int) and key >> KIND_BITS == STONE_AT >> KIND_BITS and key != STONE_AT


# Queries --------------------------------------------------------------------------------------------------------------


def keys_like(inference: Inference, predicate: str, pattern: Sequence[Any]) -> list[Key]:
    """Give the facts that stand or hold with these values, None for any."""
    if predicate in BASICS:
        known = BASICS[predicate]
        watch = inference.watch
        if not known.kinds <= watch.kinds:
            watch = full_watch(inference.board)
        return [(predicate, *values) for values in known.ask(watch, tuple(pattern), [])]
    store = inference.stores.get(predicate)
    if store is None:
        return []
    if None not in pattern:
        key = (predicate, *pattern)
        return [key] if key in store.standing else []
    given = [(place, value) for place, value in enumerate(pattern, start=1) if value is not None]
    return [key for key in store.standing if all(key[place] == value for place, value in given)]


def full_watch(board: Board) -> Watch:
    """Give a watch of all kinds on a copy of the position, for questions about what no rule reads."""
    other = Board(board.size, board.ruleset)
    other.set_up(board.position())
    watch = Watch(Features(other))
    watch.changed()
    return watch


def answers(inference: Inference, query: Query) -> list[Answer]:
    """Give all answers to a query, the most specific facts first, then by their text.

    Raises UsageError for a query with more than MOST_ANSWERS answers, or one that takes too long.
    """
    inference.update()
    found = _Asking(inference).answers(query)
    ranked = [
        (
            -max([inference.specificity_of(key) for key in keys], default=0),
            Answer(bound, tuple(map(Fact, keys))),
        )
        for bound, keys in found
    ]
    return [answer for _, answer in sorted(ranked, key=lambda pair: (pair[0], str(pair[1])))]


class _Asking:
    """A query being answered: how many facts it has looked at."""

    def __init__(self, inference: Inference) -> None:
        self._inference = inference
        self._looked_at = 0

    def answers(self, query: Query) -> list[tuple[dict[str, tuple[str, Any]], tuple[Key, ...]]]:
        """Give all ways to answer, each with what its variables are and the facts found."""
        found = list(islice(self._follow(query, {}, ()), MOST_ANSWERS + 1))
        if len(found) > MOST_ANSWERS:
            raise UsageError(
                f"more than {MOST_ANSWERS:,} answers: expected a query with more fields given"
            )
        return found

    def _follow(
        self, query: Query, bound: dict[str, tuple[str, Any]], keys: tuple[Key, ...]
    ) -> Iterator[tuple[dict[str, tuple[str, Any]], tuple[Key, ...]]]:
        if not query:
            yield bound, keys
            return
        asked = query[0]
        for key in self._like(asked, bound):
            more = dict(bound)
            fits = True
            for kind, field, value in zip(
                asked.predicate.fields, asked.fields, key[1:], strict=True
            ):
                if isinstance(field, Variable):
                    before = more.setdefault(field.text, (kind.kind, value))
                    fits = fits and before[1] == value
            if fits:
                yield from self._follow(query[1:], more, (*keys, key))

    def _like(self, asked: QueryAtom, bound: dict[str, tuple[str, Any]]) -> list[Key]:
        """Give the facts that fit an atom, its variables filled in as far as they are known."""
        pattern = [
            bound.get(field.text, ("", None))[1] if isinstance(field, Variable) else field
            for field in asked.fields
        ]
        store = self._inference.stores.get(asked.predicate.name)
        self._looked_at += _LOOKS_OF_FEATURES if store is None else 1 + len(store.standing)
        if self._looked_at > _MOST_LOOKED_AT:
            raise UsageError("the query takes too long: expected its most telling atom first")
        return keys_like(self._inference, asked.predicate.name, pattern)


# What supports a fact -------------------------------------------------------------------------------------------------


def supports(inference: Inference, key: Key) -> list[Support]:
    """Give all that supports a standing fact, the most specific first; nothing for what features say.

    In one order, whatever came before: what was found first says nothing.
    """
    store = inference.stores.get(key[0])
    if store is None or key not in store.standing:
        return []
    found: list[Support] = []
    for supporter in inference.supporters_of(store.standing[key]):
        if isinstance(supporter, Unit):
            found += _of_unit(supporter, key)
        else:
            found += _of_lone(inference, supporter, key)
    if len(found) == 1:
        return found
    return sorted(
        found,
        key=lambda s: (
            -s.specificity,
            s.rule.name if s.rule else str(s.source),
            s.color,
            sorted(s.cells.items()),
            s.maps,
            repr(s.known),
            repr(s.variables),
        ),
    )


def _of_unit(unit: Unit, key: Key) -> Iterator[Support]:
    plan = unit.plan
    if plan is None:
        reads = unit.evaluation.reads
        known = tuple(sorted(filter(is_fact, reads), key=repr))
        points = sorted([read - STONE_AT for read in reads if _is_stone(read)])
        yield Support(None, 0, {}, {}, (), known, None, unit.source, tuple(points))
        return
    for firing in unit.evaluation.firings:
        for place, fact in enumerate(firing.facts):
            if fact.key != key:
                continue
            number = place - len(plan.wanted)
            values = dict(zip(plan.labels, firing.values, strict=True))
            yield Support(
                plan.rule,
                (unit.low >> 9 & 1) + 1,
                _cells(plan, firing.matches),
                {label[1:]: value for label, value in values.items() if label[0] == "?"},
                tuple(
                    _placed(map_, match)
                    for map_, match in zip(plan.maps, firing.matches, strict=True)
                ),
                firing.known,
                _assertions(plan.rule)[number] if number >= 0 else None,
            )
            break


def _of_lone(inference: Inference, supporter: int, key: Key) -> Iterator[Support]:
    plan: RulePlan = inference.plans.rules[supporter >> 16]
    low, number = supporter & 8191, supporter >> 13 & 7
    color = (low >> 9 & 1) + 1
    cells = _cells(plan, (low << 3 | number,))
    said = [
        number
        for number, (store, fields) in enumerate(plan.asserts)
        if store.predicate == key[0] and _says(inference, plan, fields, color, cells, key)
    ]
    best = max(said, key=lambda number: plan.specificities[number])
    yield Support(
        plan.rule,
        color,
        cells,
        {},
        (_placed(plan.maps[0], low << 3 | number),),
        (),
        _assertions(plan.rule)[best],
    )


def _assertions(rule: Rule) -> list[Assertion]:
    """Give what a rule asserts, a plan's assertion each: twice what holds either way."""
    return [said for said in rule.asserts for _ in both_ways(said.atom)]


def _cells(plan: RulePlan, matches: Sequence[int]) -> dict[str, tuple[Point, ...]]:
    """Give the cells of each label of a rule, where its maps lie so."""
    cells: dict[str, tuple[Point, ...]] = {}
    for map_, match in zip(plan.maps, matches, strict=True):
        low = match >> 3
        variant = map_.variants[low >> 10][match & 7]
        for slot, offsets in zip(map_.slots, variant.points, strict=True):
            label = plan.labels[slot]
            there = tuple([(low & 511) + offset for offset in offsets])
            cells[label] = tuple(dict.fromkeys(cells.get(label, ()) + there))
    return cells


def _says(
    inference: Inference,
    plan: RulePlan,
    fields: Sequence[Any],
    color: Color,
    cells: dict[str, tuple[Point, ...]],
    key: Key,
) -> bool:
    from riyu.inference.steps import ENEMY, OWN, POINT, STRING

    for field, value in zip(fields, key[1:], strict=True):
        if field.how == OWN:
            said = color
        elif field.how == ENEMY:
            said = 3 - color
        elif field.how == POINT:
            said = cells[plan.labels[field.slot]][0]
        elif field.how == STRING:
            said = inference.board.string_name(cells[plan.labels[field.slot]][0])
        else:
            said = field.value
        if said != value:
            return False
    return True


def _placed(map_: MapPlan, match: int) -> tuple[str, tuple[Point, ...]]:
    low = match >> 3
    variant: Variant = map_.variants[low >> 10][match & 7]
    left, below, right, above = variant.rectangle
    anchor = low & 511
    column, row = anchor % STRIDE, anchor // STRIDE
    return map_.name, tuple(
        [
            x + STRIDE * y
            for y in range(row + above, row + below - 1, -1)
            for x in range(column + left, column + right + 1)
            if 0 < x < STRIDE and 0 < y < STRIDE
        ]
    )
