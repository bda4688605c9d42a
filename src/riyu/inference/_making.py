"""One rule made ready: its maps in the order in which they are found, its steps, the fields of its facts.

Takes a rule and the plans that it becomes part of; fills in its plan. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput
from riyu.inference._atoms import Atoms
from riyu.inference._lone import lone_rules
from riyu.inference.basics import BASICS
from riyu.inference.constants import KIND_BITS, STRING_AT
from riyu.inference.drawings import Laid, Offset, masks_of, weight
from riyu.inference.model import Condition, Map, Relation, Term
from riyu.inference.pointed import pointed
from riyu.inference.relations import TIES
from riyu.inference.rulebase import both_ways
from riyu.inference.steps import (
    APART,
    FIND,
    PLACED,
    RELATION,
    TOGETHER,
    VALUE,
    MapPlan,
    RulePlan,
    Step,
)
from riyu.inference.tables import VALUES
from riyu.inference.values import ANSWERS
from riyu.patterns._laying import drawn_strings
from riyu.patterns.tables import NAMED_EMPTY, NAMED_STONES

if TYPE_CHECKING:
    from riyu.inference.plan import Plans

__all__ = ["Making"]

_COMPARISONS = ("", "<", "<=", "=", "!=", ">=", ">")
"""Signs by number; 0 for a value that is true or false."""

_QUICKEST = (
    "same-point",
    "beside",
    "linked",
    "same-string",
    "touches",
    "same-chain",
    "same-region",
)
"""Relations that find a map, the quickest first."""


class Making(Atoms):
    """One rule being made ready."""

    def __init__(self, plans: Plans, plan: RulePlan) -> None:
        super().__init__(plans, plan)
        self.each = {clause.label for clause in self.rule.where if clause.each}
        self.pointed = pointed(self.rule)
        self.places: list[MapPlan] = []
        self._tied: MapPlan | None = None

    def make(self) -> None:
        """Fill in the plan."""
        rule, plan = self.rule, self.plan
        drawn = [self._drawn(each) for each in rule.maps]
        self.conditions = list(rule.when)
        self.relations = list(rule.relate)
        if drawn:
            root = max(range(len(drawn)), key=lambda i: (weight(drawn[i][1].masks), -i))
            waiting = [i for i in range(len(drawn)) if i != root]
            self._enter_map(root, drawn[root])
            self._sift()
            while waiting:
                self._find_next(waiting, drawn)
                self._sift()
        for atom in sorted(rule.know, key=lambda atom: atom.predicate in BASICS):
            self.ask(atom, is_unless=False)
            self._sift()
        for atom in rule.unless:
            self.ask(atom, is_unless=True)
        if self.conditions or self.relations:
            left = ", ".join(map(str, [*self.conditions, *self.relations]))
            raise BadInput(f"rule '{rule.name}': {left}: expected labels of its maps", rule.place)
        wanted = []
        for atom in rule.prove:
            wanted.append(self.prove(atom))
        plan.wanted = tuple(wanted)
        asserts = []
        numbers = []
        for assertion in rule.asserts:
            for atom in both_ways(assertion.atom):
                asserts.append(self.fields_of(atom))
                numbers.append((assertion.specificity, assertion.difficulty))
        plan.specificities = tuple([specificity for specificity, _ in numbers])
        plan.difficulties = tuple([difficulty for _, difficulty in numbers])
        plan.asserts = tuple(asserts)
        plan.steps = tuple(self.steps)
        plan.reads = tuple(self.reads)
        plan.maps = tuple(self.places)
        plan.labels = tuple(self.slots)
        plan.needs_all = any(step.has_each or step.kind == TOGETHER for step in plan.steps)
        plan.is_each = tuple([label in self.each for label in self.slots])
        if not plan.maps:
            self.plans.everywhere.append(plan)
            return
        use = self.plans.uses[plan.maps[0].drawing]
        alone = lone_rules(self.plans, plan, plan.maps[0]) if len(plan.maps) == 1 else []
        if alone:
            use.lone.extend([(rule, plan.maps[0]) for rule in alone])
        else:
            use.roots.append(plan.maps[0])

    # Maps.

    def _drawn(self, drawn: Map) -> tuple[Map, Laid, dict[str, tuple[Offset, ...]]]:
        labels: dict[str, tuple[Offset, ...]] = {}
        for offset, symbol in drawn.drawing.symbols():
            if symbol == "*" or symbol in NAMED_STONES or symbol in NAMED_EMPTY:
                labels[symbol] = (*labels.get(symbol, ()), offset)
        return drawn, Laid(masks_of(self.rule, drawn)), labels

    def _enter_map(
        self, place: int, drawn: tuple[Map, Laid, dict[str, tuple[Offset, ...]]]
    ) -> MapPlan:
        map_, laid, labels = drawn
        number = self.plans.drawing(laid)
        is_new = tuple([label not in self.slots for label in labels])
        slots = tuple([self.slot(label) for label in labels])
        made = MapPlan(
            len(self.plans.maps),
            place,
            map_.name,
            self.plan,
            number,
            slots,
            is_new,
            tuple([label in NAMED_STONES for label in labels]),
            self.plans.variants(
                number,
                laid,
                list(labels.values()),
                [label in self.pointed for label in labels],
                map_,
            ),
        )
        self.plans.maps.append(made)
        self.places.append(made)
        return made

    def _tie(
        self, drawn: tuple[Map, Laid, dict[str, tuple[Offset, ...]]], made: MapPlan
    ) -> Iterator[Step]:
        """Give the steps for what a map's capitals say: the same is one string, others are others."""
        _, laid, labels = drawn
        strings = drawn_strings(laid.masks)
        stones = [label for label in labels if label in NAMED_STONES and label not in self.each]
        for place, label in enumerate(stones):
            offsets = labels[label]
            is_new = made.is_new[list(labels).index(label)]
            if len(offsets) > 1 and not (
                is_new and len({strings.get(offset, -i) for i, offset in enumerate(offsets)}) == 1
            ):
                yield Step(TOGETHER, label, slots=(self.slots[label],))
            for other in stones[place + 1 :]:
                if laid.masks[offsets[0]] & laid.masks[labels[other][0]]:
                    yield Step(APART, (label, other), slots=(self.slots[label], self.slots[other]))

    def _find_next(
        self, waiting: list[int], drawn: list[tuple[Map, Laid, dict[str, tuple[Offset, ...]]]]
    ) -> None:
        """Add the step that finds the next map, by the quickest tie to those found."""
        best: tuple[int, int, str, str, str, Relation | None] | None = None
        for i in waiting:
            for name, known, label, relation in self._ties_to(drawn[i][2]):
                found = (_QUICKEST.index(name), i, name, known, label, relation)
                if best is None or found[:2] < best[:2]:
                    best = found
        if best is None:
            raise BadInput(
                f"rule '{self.rule.name}': nothing ties map '{drawn[waiting[0]][0].name}' to the"
                " others: expected a shared label or a relation of two points",
                self.rule.place,
            )
        _, i, name, known, label, relation = best
        waiting.remove(i)
        if relation is not None:
            self.relations.remove(relation)
        known_slot = self.slots[known]
        made = self._enter_map(i, drawn[i])
        at = list(drawn[i][2]).index(label)
        if at not in made.indexed:
            made.indexed.append(at)
        self.plans.uses[made.drawing].indexed.append(made)
        tie = TIES[name]
        self.kinds.update(tie.kinds)
        self.steps.append(
            Step(FIND, relation, ask=tie.tied, slots=(known_slot,), map_=made, label=at)
        )

    def _ties_to(self, labels: Iterable[str]) -> Iterator[tuple[str, str, str, Relation | None]]:
        for label in labels:
            if label in self.slots and label not in self.each:
                yield ("same-string" if label in NAMED_STONES else "same-point"), label, label, None
        for relation in self.relations:
            if relation.negated or relation.comparison or relation.name not in _QUICKEST:
                continue
            for known, label in (relation.arguments, relation.arguments[::-1]):
                if (
                    known in self.slots
                    and label in labels
                    and label not in self.slots
                    and not {known, label} & self.each
                ):
                    yield relation.name, known, label, relation

    # What sifts.

    def _sift(self) -> None:
        """Add the checks whose labels are all known by now."""
        known = {place.name for place in self.places}
        made = self.places[-1] if self.places else None
        if made is not None and self._tied is not made:
            self._tied = made
            drawn = self._drawn(self.rule.maps[made.place])
            for step in self._tie(drawn, made):
                self.kinds.add(STRING_AT >> KIND_BITS)
                self.steps.append(step)
        for condition in list(self.conditions):
            terms = [condition.left, condition.right]
            if all(
                self._is_known(argument)
                for term in terms
                if isinstance(term, Term)
                for argument in self._arguments(term)
            ):
                self.conditions.remove(condition)
                self.steps.append(self._condition(condition))
        for relation in list(self.relations):
            is_placed = relation.name in ("inside", "outside")
            if all(
                argument in known if is_placed and place == 1 else argument in self.slots
                for place, argument in enumerate(relation.arguments)
            ):
                self.relations.remove(relation)
                self.steps.append(self._relation(relation))

    def _is_known(self, argument: str) -> bool:
        return argument in self.slots

    def _arguments(self, term: Term) -> tuple[str, ...]:
        return ("*",) if VALUES[term.name].uses_answer and not term.arguments else term.arguments

    def _condition(self, condition: Condition) -> Step:
        left = ANSWERS[condition.left.name]
        self.kinds.update(left.kinds)
        slots = tuple([self.slots[a] for a in self._arguments(condition.left)])
        other_ask: Callable[..., Any] | None = None
        other_slots: tuple[int, ...] = ()
        number = 0
        if isinstance(condition.right, Term):
            right = ANSWERS[condition.right.name]
            self.kinds.update(right.kinds)
            other_ask = right.ask
            other_slots = tuple([self.slots[a] for a in self._arguments(condition.right)])
        elif condition.right is not None:
            number = condition.right
        return Step(
            VALUE,
            condition,
            ask=left.ask,
            slots=slots,
            other_ask=other_ask,
            other_slots=other_slots,
            comparison=_COMPARISONS.index(condition.comparison),
            number=number,
            negated=condition.negated,
            has_each=self._has_each((*slots, *other_slots)),
        )

    def _has_each(self, slots: Iterable[int]) -> bool:
        labels = list(self.slots)
        return any(labels[slot] in self.each for slot in slots)

    def _relation(self, relation: Relation) -> Step:
        if relation.name in ("inside", "outside"):
            slots: tuple[int, ...] = (self.slots[relation.arguments[0]],)
            made = next(place for place in self.places if place.name == relation.arguments[1])
            return Step(
                PLACED,
                relation,
                slots=slots,
                map_=made,
                negated=relation.negated != (relation.name == "outside"),
                has_each=self._has_each(slots),
            )
        slots = tuple([self.slots[argument] for argument in relation.arguments])
        tie = TIES.get(relation.name)
        if tie is not None:
            self.kinds.update(tie.kinds)
        return Step(
            RELATION,
            relation,
            ask=tie.holds if tie is not None else None,
            slots=slots,
            comparison=_COMPARISONS.index(relation.comparison),
            number=relation.number,
            negated=relation.negated,
            has_each=self._has_each(slots),
        )
