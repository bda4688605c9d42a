"""One rule made ready: its maps in the order in which they are found, its steps, the fields of its facts.

Takes a rule and the plans that it becomes part of; fills in its plan. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput
from riyu.inference._atoms import Atoms
from riyu.inference._lone import gate, lone_rules, parted
from riyu.inference.basics import BASICS
from riyu.inference.constants import KIND_BITS, STRING_AT
from riyu.inference.drawings import LaidMap, Offset, masks_of, weight
from riyu.inference.model import Atom, Condition, Label, Map, Relation, Rule, Term, Variable
from riyu.inference.pointed import pointed
from riyu.inference.predicates import CELL_KINDS, PREDICATES, both_ways
from riyu.inference.relations import TIES
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
    from riyu.inference.plan import RulePlans

__all__ = ["Making", "knows_in_order"]

_COMPARISONS = ("", "<", "<=", "=", "!=", ">=", ">")
"""Signs by number; 0 for a value that is true or false."""

_QUICKEST = (
    "same-point",
    "beside",
    "link",
    "same-string",
    "touches",
    "a fact",
    "same-chain",
    "same-region",
)
"""What finds a map, the quickest first: relations, and a fact that speaks of it."""

_RARE = frozenset(("atari", "pass-alive"))
"""Predicates that features make of which few facts hold at a time."""


def knows_in_order(rule: Rule) -> list[Atom]:
    """Give what a rule asks facts for, what features say last: a step's number is a place here."""
    return sorted(rule.know, key=lambda atom: atom.predicate in BASICS)


class Making(Atoms):
    """One rule being made ready."""

    def __init__(self, plans: RulePlans, plan: RulePlan) -> None:
        super().__init__(plans, plan)
        self.each = {clause.label for clause in self.rule.where if clause.each}
        self.pointed = pointed(self.rule)
        self.places: list[MapPlan] = []
        self.knows = dict(enumerate(knows_in_order(self.rule)))
        self.unlesses = list(self.rule.unless)

    def make(self) -> None:
        """Fill in the plan."""
        rule, plan = self.rule, self.plan
        drawn = self.drawn = [self._drawn(each) for each in rule.maps]
        self.conditions = list(rule.when)
        self.relations = list(rule.relate)
        first: list[Step] = []
        waiting = list(range(len(drawn)))
        if drawn:
            root = max(waiting, key=lambda i: (weight(drawn[i][1].masks), -i))
            waiting.remove(root)
            self._sift_with(self._enter_map(root, drawn[root]))
            first, self.steps = parted(self.steps, self.places[0])
        while True:
            self._ask_ready(bool(waiting))
            if not waiting:
                break
            self._sift_with(self._find_next(waiting, drawn))
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
        plan.known = len(rule.know)
        plan.reads = tuple(self.reads)
        plan.maps = tuple(self.places)
        plan.labels = tuple([s.lstrip("?") if " " in s else s for s in self.slots])
        plan.needs_all = any(step.has_each or step.kind == TOGETHER for step in plan.steps)
        plan.is_each = tuple([label in self.each for label in self.slots])
        if not plan.maps:
            self.plans.everywhere.append(plan)
            return
        begins = plan.maps[0]
        alone = lone_rules(self.plans, plan, begins, first) if len(plan.maps) == 1 else []
        if not alone:
            alone.append(gate(self.plans, plan, begins, first))
        self.plans.uses[begins.drawing].lone.extend([(rule, begins) for rule in alone])

    # What is asked.

    def _ask_ready(self, has_waiting: bool) -> None:
        """Ask for facts, and that there are none, where what they speak of is known; while maps wait, no others."""
        while self.knows:
            ready = [
                (self._freedom(atom), number)
                for number, atom in self.knows.items()
                if self._are_drawn(atom) and not (has_waiting and self._freedom(atom)[0])
            ]
            if not ready:
                break
            number = min(ready)[1]
            self.ask(self.knows.pop(number), is_unless=False, number=number)
            self._sift()
        bound = {str(f) for a in self.knows.values() for f in a.fields if isinstance(f, Variable)}
        for atom in list(self.unlesses):
            if self._are_drawn(atom) and not any(str(field) in bound for field in atom.fields):
                self.unlesses.remove(atom)
                self.ask(atom, is_unless=True)

    def _are_drawn(self, atom: Atom) -> bool:
        return all(field.text in self.slots for field in atom.fields if isinstance(field, Label))

    def _freedom(self, atom: Atom) -> tuple[bool, bool, bool]:
        """Say how many facts may answer: if it may be found anywhere, if features answer, if it is everywhere."""
        kinds = PREDICATES[atom.predicate].fields
        cells = [
            field for field, kind in zip(atom.fields, kinds, strict=True) if kind.kind in CELL_KINDS
        ]
        is_bound = [
            isinstance(field, Label) or (isinstance(field, Variable) and str(field) in self.slots)
            for field in cells
        ]
        is_basic = atom.predicate in BASICS
        return not any(is_bound), is_basic, is_basic and atom.predicate not in _RARE

    # Maps.

    def _drawn(self, drawn: Map) -> tuple[Map, LaidMap, dict[str, tuple[Offset, ...]]]:
        labels: dict[str, tuple[Offset, ...]] = {}
        for offset, symbol in drawn.drawing.symbols():
            if symbol == "*" or symbol in NAMED_STONES or symbol in NAMED_EMPTY:
                labels[symbol] = (*labels.get(symbol, ()), offset)
        return drawn, LaidMap(masks_of(self.rule, drawn)), labels

    def _enter_map(
        self, place: int, drawn: tuple[Map, LaidMap, dict[str, tuple[Offset, ...]]]
    ) -> MapPlan:
        map_, laid, labels = drawn
        number = self.plans.drawing(laid)
        is_new = tuple([label not in self.slots for label in labels])
        slots = tuple([self.slot(label) for label in labels])
        made = MapPlan(
            len(self.plans.maps),
            place,
            map_.name,
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
        self, drawn: tuple[Map, LaidMap, dict[str, tuple[Offset, ...]]], made: MapPlan
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
        self, waiting: list[int], drawn: list[tuple[Map, LaidMap, dict[str, tuple[Offset, ...]]]]
    ) -> MapPlan:
        """Add the step that finds the next map, by the quickest tie to those found."""
        best: tuple[int, int, str, str, str, Relation | int | None] | None = None
        for i in waiting:
            others = [label for j in waiting if j != i for label in drawn[j][2]]
            ties = [*self._ties_to(drawn[i][2]), *self._told(drawn[i][2], others)]
            for name, known, label, by in ties:
                rank = _QUICKEST.index("a fact" if isinstance(by, int) else name)
                found = (rank, i, name, known, label, by)
                if best is None or found[:2] < best[:2]:
                    best = found
        if best is None:
            raise BadInput(
                f"rule '{self.rule.name}': nothing ties map '{drawn[waiting[0]][0].name}' to the"
                " others: expected a shared label or a relation of two points",
                self.rule.place,
            )
        _, i, name, known, label, by = best
        waiting.remove(i)
        if isinstance(by, int):
            known = self._ask_where(by, label)
        elif by is not None:
            self.relations.remove(by)
        known_slot = self.slots[known]
        made = self._enter_map(i, drawn[i])
        index = self.plans.index(made, list(drawn[i][2]).index(label))
        tie = TIES[name]
        self.kinds.update(tie.kinds)
        self.steps.append(Step(FIND, by, ask=tie.tied, slots=(known_slot,), map_=made, index=index))
        return made

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

    def _told(
        self, labels: Iterable[str], others: Collection[str]
    ) -> Iterator[tuple[str, str, str, int]]:
        """Give the facts asked for that would say where a map lies: relation, label twice, which fact.

        None for a map that has new labels in common with others: they are where the first found has them.
        """
        if any(label in others and label not in self.slots for label in labels):
            return
        for number, atom in self.knows.items():
            new = [f.text for f in atom.fields if isinstance(f, Label) and f.text not in self.slots]
            if atom.predicate in BASICS or len(new) != 1 or new[0] in self.each:
                continue
            for field, kind in zip(atom.fields, PREDICATES[atom.predicate].fields, strict=True):
                if isinstance(field, Label) and field.text == new[0] and field.text in labels:
                    if kind.kind == "string":
                        yield "same-string", field.text, field.text, number
                    elif kind.kind in ("stone", "point", "empty"):
                        yield "same-point", field.text, field.text, number

    def _ask_where(self, number: int, label: str) -> str:
        """Ask for a fact that says where a label is; give the name of the slot that holds it."""
        atom = self.knows.pop(number)
        place = Variable(f"{label} there")  # no rule's own variable has a blank
        fields = tuple([place if str(field) == label else field for field in atom.fields])
        self.ask(Atom(atom.predicate, fields), is_unless=False, number=number)
        return str(place)

    # What sifts.

    def _sift_with(self, made: MapPlan) -> None:
        """Add the checks that a map just found brings."""
        drawn = self.drawn[made.place]
        for step in self._tie(drawn, made):
            self.kinds.add(STRING_AT >> KIND_BITS)
            self.steps.append(step)
        self._sift()

    def _sift(self) -> None:
        """Add the checks whose labels are all known by now."""
        known = {place.name for place in self.places}
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
