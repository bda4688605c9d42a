"""One rule made ready: its maps in the order in which they are found, its steps, the fields of its facts.

Takes a rule and the plans that it becomes part of; fills in its plan. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.inference.basics import BASICS
from riyu.inference.constants import CHAIN_AT, KIND_BITS, STRING_AT
from riyu.inference.drawings import Laid, Masks, Offset, masks_of
from riyu.inference.model import (
    Atom,
    Condition,
    Label,
    Map,
    Number,
    Relation,
    Rule,
    Side,
    Term,
    Variable,
    Wild,
    Word,
)
from riyu.inference.model import Field as Written
from riyu.inference.predicates import FEATURES, NONE, PREDICATES, Predicate
from riyu.inference.relations import TIES
from riyu.inference.rulebase import both_ways
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
    POINT,
    READ,
    RELATION,
    STRING,
    TOGETHER,
    VALUE,
    VARIABLE,
    WILD,
    Emit,
    Field,
    MapPlan,
    RulePlan,
    Step,
)
from riyu.inference.store import Store
from riyu.inference.tables import VALUES
from riyu.inference.values import ANSWERS
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


class Making:
    """One rule being made ready."""

    def __init__(self, plans: Plans, plan: RulePlan) -> None:
        self.plans = plans
        self.plan = plan
        self.rule: Rule = plan.rule
        self.slots: dict[str, int] = {}
        self.each = {clause.label for clause in self.rule.where if clause.each}
        self.steps: list[Step] = []
        self.reads: list[Step] = []
        self.places: list[MapPlan] = []
        self.kinds = plans.kinds
        self._tied: MapPlan | None = None

    def make(self) -> None:
        """Fill in the plan."""
        rule, plan = self.rule, self.plan
        drawn = [self._drawn(each) for each in rule.maps]
        self.conditions = list(rule.when)
        self.relations = list(rule.relate)
        if drawn:
            root = max(range(len(drawn)), key=lambda i: (_weight(drawn[i][1].masks), -i))
            waiting = [i for i in range(len(drawn)) if i != root]
            self._enter_map(root, drawn[root])
            self._sift()
            while waiting:
                self._find_next(waiting, drawn)
                self._sift()
        for atom in sorted(rule.know, key=lambda atom: atom.predicate in BASICS):
            self._ask(atom, is_unless=False)
            self._sift()
        for atom in rule.unless:
            self._ask(atom, is_unless=True)
        if self.conditions or self.relations:
            left = ", ".join(map(str, [*self.conditions, *self.relations]))
            raise BadInput(f"rule '{rule.name}': {left}: expected labels of its maps", rule.place)
        wanted = []
        for atom in rule.prove:
            wanted.append(self._prove(atom))
        plan.wanted = tuple(wanted)
        asserts = []
        numbers = []
        for assertion in rule.asserts:
            for atom in both_ways(assertion.atom):
                asserts.append(self._fields_of(atom))
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
        elif len(plan.maps) == 1 and not plan.steps and not plan.wanted and self._is_plain():
            self._emit()
        else:
            self.plans.uses[plan.maps[0].drawing].roots.append(plan.maps[0])

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
        slots = tuple([self._slot(label) for label in labels])
        made = MapPlan(
            len(self.plans.maps),
            place,
            map_.name,
            self.plan,
            number,
            slots,
            is_new,
            tuple([label in NAMED_STONES for label in labels]),
            self.plans.variants(number, laid, list(labels.values()), map_),
        )
        self.plans.maps.append(made)
        self.places.append(made)
        return made

    def _slot(self, label: str) -> int:
        return self.slots.setdefault(label, len(self.slots))

    def _tie(
        self, drawn: tuple[Map, Laid, dict[str, tuple[Offset, ...]]], made: MapPlan
    ) -> Iterator[Step]:
        """Give the steps for what a map's capitals say: the same is one string, others are others."""
        _, laid, labels = drawn
        strings = _drawn_strings(laid.masks)
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

    # Facts.

    def _ask(self, atom: Atom, *, is_unless: bool) -> None:
        predicate = PREDICATES[atom.predicate]
        bound: list[tuple[int, Field]] = []
        constants: list[tuple[int, Any]] = []
        binds: list[tuple[int, int]] = []
        checks: list[tuple[int, int]] = []
        fields = []
        met: set[str] = set()
        for place, field in enumerate(atom.fields, start=1):
            made = self._field(field, predicate, place - 1)
            fields.append(made)
            if made.how == CONSTANT:
                constants.append((place, made.value))
            elif made.how == VARIABLE:
                assert isinstance(field, Variable)
                name = "?" + field.text
                if name not in self.slots:
                    binds.append((place, self._slot(name)))
                    met.add(name)
                elif name in met:
                    checks.append((place, self.slots[name]))
                else:
                    bound.append((place, made))
                made.slot = self.slots[name]
            elif made.how != WILD:
                bound.append((place, made))
        if is_unless:
            # A variable met first in `unless` stands for any value, and is no other atom's business.
            for name in met:
                del self.slots[name]
        if predicate.made_by == FEATURES:
            self.kinds.update(BASICS[predicate.name].kinds)
            self.steps.append(
                Step(
                    BASIC,
                    atom,
                    ask=BASICS[predicate.name].ask,
                    predicate=predicate.name,
                    fields=tuple(fields),
                    binds=tuple(binds),
                    checks=tuple(checks),
                    is_unless=is_unless,
                )
            )
            return
        store = self.plans.store(predicate.name)
        places = tuple([place for place, _ in bound])
        self.steps.append(
            Step(
                KNOW,
                atom,
                predicate=predicate.name,
                store=store,
                shape=self.plans.shape(store, places, tuple(constants)),
                bound=tuple([field for _, field in bound]),
                fields=tuple(fields),
                binds=tuple(binds),
                checks=tuple(checks),
                is_unless=is_unless,
            )
        )

    def _prove(self, atom: Atom) -> tuple[Store, tuple[Field, ...]]:
        """Add the step that waits for reading's verdict; give the fact that asks for it."""
        predicate = PREDICATES["wanted"]
        fields = [Field(CONSTANT, atom.predicate)]
        written = [*atom.fields, *[Word(NONE)] * (3 - len(atom.fields))]
        for place, field in enumerate(written, start=1):
            fields.append(self._field(field, predicate, place))
        store = self.plans.store("read")
        shape = self.plans.shape(store, (2, 3, 4), ((1, atom.predicate), (5, "win")))
        self.reads.append(
            Step(READ, atom, predicate="read", store=store, shape=shape, bound=tuple(fields[1:]))
        )
        return self.plans.store("wanted"), tuple(fields)

    def _fields_of(self, atom: Atom) -> tuple[Store, tuple[Field, ...]]:
        predicate = PREDICATES[atom.predicate]
        fields = tuple(
            [self._field(field, predicate, place) for place, field in enumerate(atom.fields)]
        )
        for field, written in zip(fields, atom.fields, strict=True):
            if field.how == VARIABLE:
                field.slot = self.slots[str(written)]
        return self.plans.store(atom.predicate), fields

    def _field(self, field: Written, predicate: Predicate, place: int) -> Field:
        kind = predicate.fields[place].kind
        match field:
            case Side(text):
                return Field(OWN if text == "own" else ENEMY)
            case Word(text) if kind in ("target", "other") and text == NONE:
                return Field(CONSTANT, 0)
            case Word(text) if kind == "color":
                return Field(CONSTANT, {"black": BLACK, "white": WHITE}[text.lower()])
            case Word(text):
                return Field(CONSTANT, text)
            case Number(value):
                return Field(CONSTANT, value)
            case Wild():
                return Field(WILD)
            case Variable():
                return Field(VARIABLE)
            case Label(text):
                how = POINT
                if kind in ("string", "other") or (kind == "target" and text in NAMED_STONES):
                    how = STRING
                    self.kinds.add(STRING_AT >> KIND_BITS)
                elif kind == "chain":
                    how = CHAIN
                    self.kinds.add(CHAIN_AT >> KIND_BITS)
                return Field(how, None, self.slots[text])
        raise BadInput(f"rule '{self.rule.name}': {field} is no field", self.rule.place)

    # What single maps say at once.

    def _is_plain(self) -> bool:
        return all(
            field.how in (CONSTANT, OWN, ENEMY, POINT)
            for _, fields in self.plan.asserts
            for field in fields
        )

    def _emit(self) -> None:
        made = self.plan.maps[0]
        use = self.plans.uses[made.drawing]
        label_of = {slot: label for label, slot in enumerate(made.slots)}
        for orientation, variants in enumerate(made.variants):
            for variant in variants:
                said = set()
                for number, (store, fields) in enumerate(self.plan.asserts):
                    holes = tuple(
                        (place, variant.first[label_of[field.slot]])
                        for place, field in enumerate(fields, start=1)
                        if field.how == POINT
                    )
                    template = (store.predicate, *[(field.how, field.value) for field in fields])
                    if (template, holes) in said:
                        continue
                    said.add((template, holes))
                    cached = self.plans.cached(template) if len(holes) < 2 else []
                    use.emits[orientation].append(
                        Emit(self.plan, number, store, fields, holes, variant.number, cached)
                    )


def _weight(masks: Masks) -> int:
    """Say how much a map asks: stones most, for few points have them."""
    return sum(8 if mask in (2, 4) else 1 for mask in masks.values() if mask != 7)


def _drawn_strings(masks: Masks) -> dict[Offset, int]:
    """Give a number for each offset where a stone of known side is drawn, the same where they hang together."""
    found: dict[Offset, int] = {}
    for start, mask in masks.items():
        if mask not in (2, 4) or start in found:
            continue
        number = len(found) + 1
        ahead = [start]
        while ahead:
            x, y = ahead.pop()
            if (x, y) in found or masks.get((x, y)) != mask:
                continue
            found[x, y] = number
            ahead += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return found
