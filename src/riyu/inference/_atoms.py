"""The atoms of one rule made ready: what it asks facts for, what reading is asked, and the fields of what it says.

Takes a rule and the plans that it becomes part of; gives steps and fields. Knows no maps and no boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.inference.basics import BASICS
from riyu.inference.constants import CHAIN_AT, KIND_BITS, STRING_AT
from riyu.inference.model import Atom, Field, Label, Number, Rule, Side, Variable, Wild, Word
from riyu.inference.predicates import (
    MAY_BE_NONE,
    NONE,
    PREDICATES,
    STRING_KINDS,
    Predicate,
)
from riyu.inference.steps import (
    BASIC,
    CHAIN,
    CONSTANT,
    ENEMY,
    KNOW,
    OWN,
    POINT,
    READ,
    STRING,
    VARIABLE,
    WILD,
    RulePlan,
    Step,
    StepField,
)
from riyu.inference.store import Store
from riyu.patterns.tables import NAMED_STONES

if TYPE_CHECKING:
    from riyu.inference.plan import RulePlans

__all__ = ["Atoms"]


class Atoms:
    """The atoms of a rule, with a slot for each label and variable met so far, and the steps found."""

    def __init__(self, plans: RulePlans, plan: RulePlan) -> None:
        self.plans = plans
        self.plan = plan
        self.rule: Rule = plan.rule
        self.slots: dict[str, int] = {}
        self.variables: dict[str, str] = {}  # by name with '?': the kind of the field that binds it
        self.steps: list[Step] = []
        self.reads: list[Step] = []
        self.kinds = plans.kinds

    def slot(self, label: str) -> int:
        """Give the slot of a label or variable; a new one is entered."""
        return self.slots.setdefault(label, len(self.slots))

    def ask(self, atom: Atom, *, is_unless: bool, number: int = 0) -> None:
        """Add the step that asks for a fact, or that there is none; `number` says which of the rule's it is."""
        predicate = PREDICATES[atom.predicate]
        bound: list[tuple[int, StepField]] = []
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
                    binds.append((place, self.slot(name)))
                    met.add(name)
                    self.variables[name] = predicate.fields[place - 1].kind
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
                del self.slots[name], self.variables[name]
        if not predicate.is_stored:
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
                    number=number,
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
                number=number,
            )
        )

    def prove(self, atom: Atom) -> tuple[Store, tuple[StepField, ...]]:
        """Add the step that waits for reading's verdict; give the fact that asks for it."""
        predicate = PREDICATES["wanted"]
        by, *strings = atom.fields
        none = Word(NONE)
        written = [
            by if isinstance(by, Side) else Side("own"),
            *strings,
            *[none] * (2 - len(strings)),
            by if isinstance(by, Label) else none,
        ]
        fields = [StepField(CONSTANT, atom.predicate)]
        for place, field in enumerate(written, start=1):
            fields.append(self._field(field, predicate, place))
        store = self.plans.store("read")
        shape = self.plans.shape(store, (2, 3, 4, 5), ((1, atom.predicate), (6, "win")))
        self.reads.append(
            Step(READ, atom, predicate="read", store=store, shape=shape, bound=tuple(fields[1:]))
        )
        return self.plans.store("wanted"), tuple(fields)

    def fields_of(self, atom: Atom) -> tuple[Store, tuple[StepField, ...]]:
        """Give the store and the fields of a fact that is said."""
        predicate = PREDICATES[atom.predicate]
        fields = tuple(
            [self._field(field, predicate, place) for place, field in enumerate(atom.fields)]
        )
        for field, written in zip(fields, atom.fields, strict=True):
            if field.how == VARIABLE:
                field.slot = self.slots[str(written)]
        return self.plans.store(atom.predicate), fields

    def _field(self, field: Field, predicate: Predicate, place: int) -> StepField:
        kind = predicate.fields[place].kind
        match field:
            case Side(text):
                return StepField(OWN if text == "own" else ENEMY)
            case Word(text) if kind in MAY_BE_NONE and text == NONE:
                return StepField(CONSTANT, 0)
            case Word(text) if kind == "color":
                return StepField(CONSTANT, {"black": BLACK, "white": WHITE}[text.lower()])
            case Word(text):
                return StepField(CONSTANT, text)
            case Number(value):
                return StepField(CONSTANT, value)
            case Wild():
                return StepField(WILD)
            case Variable(text):
                name = "?" + text
                if self.variables.get(name) == "stone" and kind in STRING_KINDS:
                    self.kinds.add(STRING_AT >> KIND_BITS)
                    return StepField(STRING, None, self.slots[name])
                return StepField(VARIABLE)
            case Label(text):
                how = POINT
                if kind in STRING_KINDS and (kind != "target" or text in NAMED_STONES):
                    how = STRING
                    self.kinds.add(STRING_AT >> KIND_BITS)
                elif kind == "chain":
                    how = CHAIN
                    self.kinds.add(CHAIN_AT >> KIND_BITS)
                return StepField(how, None, self.slots[text])
        raise BadInput(f"rule '{self.rule.name}': {field} is no field", self.rule.place)
