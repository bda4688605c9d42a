"""Rules made ready for the engine: drawings for one sweep, labels by orientation, steps in order, fields of facts.

Takes rules in strata; gives drawings with what their matches are for, plans, and the kinds of values to watch. Knows no
boards. Source: Klinger & Mechner, 2.1 (K1, K2).

Drawings that are equal up to orientation are swept once. The sweep leaves out the orientations that a drawing's
symmetry brings back; labels need not lie so, and a match stands for as many variants as its labels differ. A label that
is taken as one point and stands on several has a variant for each of them (`pointed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput
from riyu.game.constants import STRIDE
from riyu.inference._making import Making
from riyu.inference.drawings import LaidMap, Offset, masks_of
from riyu.inference.model import Map, Rule
from riyu.inference.pointed import MOST_WAYS
from riyu.inference.rows import LoneRules
from riyu.inference.steps import DrawingPlan, Index, MapPlan, RulePlan, Step, Variant
from riyu.inference.store import Shape, Store
from riyu.patterns.swept import Drawn, Swept, swept_ready
from riyu.patterns.symmetry import ORIENTATIONS

if TYPE_CHECKING:
    from riyu.inference.rulebase import Rulebase

__all__ = ["RulePlans", "Template", "masks_of"]

Template = tuple[Store, tuple[Any, ...], tuple[int, ...]]
"""A fact without its points: its store, its values, None where a point goes, and the places of these."""


class RulePlans:
    """The plans of a rulebase.

    Argument: the rules in strata, lowest first. `drawings` are for the sweep; `uses` says, for each of them, what its
    matches are for; `templates` are what lone rules say; `kinds` are the kinds of values to watch. What stands on a
    board is kept in `stores` and in the indices of `uses`, so each board needs a copy.
    """

    def __init__(self, strata: Sequence[Sequence[Rule]]) -> None:
        self.strata = len(strata)
        self.rules: list[RulePlan] = []
        self.maps: list[MapPlan] = []
        self.drawings: list[Drawn] = []
        self.uses: list[DrawingPlan] = []
        self.everywhere: list[RulePlan] = []
        self.stores: dict[str, Store] = {}
        self.kinds: set[int] = set()
        self._laid: list[LaidMap] = []
        self._numbers: dict[frozenset[int], int] = {}
        self.templates: list[Template] = []
        self._templates: dict[Any, int] = {}
        self._shapes: dict[Any, Shape] = {}
        self._indices: dict[Any, Index] = {}
        self._swept: dict[int, Swept] = {}
        for level, rules in enumerate(strata):
            for rule in rules:
                plan = RulePlan(len(self.rules), rule, level)
                self.rules.append(plan)
                Making(self, plan).make()

    @classmethod
    def of(cls, rulebase: Rulebase) -> RulePlans:
        """Give the plans of a rulebase for one more board. They are worked out for the first, and then copied."""
        ready = rulebase.ready
        if ready.plans is None:
            plans = cls(rulebase.strata)
            _ = plans.lone_rules
            ready.plans = plans
        return ready.plans.copy()

    def copy(self) -> RulePlans:
        """Give the same plans with room for the facts and matches of another board; all else is shared."""
        other = RulePlans.__new__(RulePlans)
        other.__dict__.update(self.__dict__)
        shapes: dict[Shape, Shape] = {}
        indices: dict[Index, Index] = {}
        other.stores = {name: Store(name) for name in self.stores}
        for name, store in self.stores.items():
            for shape in store.shapes:
                shapes[shape] = Shape(shape.number, shape.places, shape.constants)
                other.stores[name].shapes.append(shapes[shape])
        other._indices = {}
        for key, index in self._indices.items():
            indices[index] = other._indices[key] = Index(index.number, index.places)

        def moved(steps: tuple[Step, ...]) -> tuple[Step, ...]:
            return tuple(
                [
                    step.on(
                        indices[step.index] if step.index is not None else None,
                        other.stores[step.predicate] if step.store is not None else None,
                        shapes[step.shape] if step.shape is not None else None,
                    )
                    if step.index is not None or step.store is not None
                    else step
                    for step in steps
                ]
            )

        other.rules = [
            plan.on(moved(plan.steps), moved(plan.reads), other.stores) for plan in self.rules
        ]
        other.everywhere = [other.rules[plan.number] for plan in self.everywhere]
        other.uses = [
            DrawingPlan(use.lone, [indices[index] for index in use.indices]) for use in self.uses
        ]
        other.templates = [
            (other.stores[store.predicate], values, holes)
            for store, values, holes in self.templates
        ]
        return other

    @cached_property
    def lone_rules(self) -> LoneRules:
        """The lone rules and gates, laid out."""
        return LoneRules(self)

    def swept(self, size: int) -> Swept:
        """Give the drawings made ready for boards of a size, the same each time."""
        found = self._swept.get(size)
        if found is None:
            found = self._swept[size] = swept_ready(self.drawings, size)
        return found

    def by_name(self, name: str) -> RulePlan | None:
        """Give the plan of a rule; None if there is none of this name."""
        return next((plan for plan in self.rules if plan.rule.name == name), None)

    def clear(self) -> None:
        """Forget the facts and matches of the board that the plans are in use for."""
        for store in self.stores.values():
            store.clear()
        for index in self._indices.values():
            index.found.clear()

    def store(self, predicate: str) -> Store:
        """Give the store of a predicate."""
        if predicate not in self.stores:
            self.stores[predicate] = Store(predicate)
        return self.stores[predicate]

    def shape(
        self, store: Store, places: tuple[int, ...], constants: tuple[tuple[int, Any], ...]
    ) -> Shape:
        """Give the shape of a way to ask, entered in its store."""
        key = (store.predicate, places, constants)
        found = self._shapes.get(key)
        if found is None:
            found = self._shapes[key] = Shape(len(self._shapes), places, constants)
            store.shapes.append(found)
        return found

    def template(self, store: Store, values: Sequence[Any]) -> int:
        """Give the number of a fact but for its points, where None stands; a new one is entered."""
        key = (store.predicate, *[(type(value), value) for value in values])
        if key not in self._templates:
            self._templates[key] = len(self.templates)
            holes = tuple([place for place, value in enumerate(values) if value is None])
            self.templates.append((store, tuple(values), holes))
        return self._templates[key]

    def index(self, map_: MapPlan, label: int) -> Index:
        """Give the index by which a map is found from where a label is; a new one is entered."""
        places = tuple(
            [
                tuple([number for v in variants for number in (v.number, v.first[label])])
                for variants in map_.variants
            ]
        )
        key = (map_.drawing, places)
        if key not in self._indices:
            self._indices[key] = Index(len(self._indices), places)
            self.uses[map_.drawing].indices.append(self._indices[key])
        return self._indices[key]

    def drawing(self, laid: LaidMap) -> int:
        """Give the number of a drawing, up to orientation; a new one is entered."""
        for each in laid.sets:
            if each in self._numbers:
                return self._numbers[each]
        number = len(self.drawings)
        self._numbers[laid.sets[0]] = number
        self._laid.append(laid)
        self.drawings.append((laid.masks, laid.ways))
        self.uses.append(DrawingPlan([], []))
        return number

    def variants(
        self,
        number: int,
        laid: LaidMap,
        labels: Sequence[tuple[Offset, ...]],
        in_turn: Sequence[bool],
        drawn: Map,
    ) -> list[tuple[Variant, ...]]:
        """Give how a map may lie where its drawing lies in each orientation.

        `in_turn` says of which labels each point comes first in turn: those that the rule takes as one point. Of the
        others the order is left as it is.
        """
        swept = self._laid[number]
        corners = ((0, 0), (drawn.drawing.width - 1, drawn.drawing.height - 1))
        choices = [
            [offsets[i:] + offsets[:i] for i in range(len(offsets))] if turns else [offsets]
            for offsets, turns in zip(labels, in_turn, strict=True)
        ]
        found: list[tuple[Variant, ...]] = []
        for orientation in ORIENTATIONS:
            variants: dict[Any, Variant] = {}
            if swept.ways >> orientation & 1:
                ax, ay = swept.place(orientation, swept.anchor)
                for way, chosen in product(laid.same[swept.sets[orientation]], product(*choices)):
                    points = tuple(
                        [
                            tuple(
                                [
                                    x - ax + STRIDE * (y - ay)
                                    for x, y in [laid.place(way, offset) for offset in offsets]
                                ]
                            )
                            for offsets in chosen
                        ]
                    )
                    (x1, y1), (x2, y2) = (laid.place(way, corner) for corner in corners)
                    rectangle = (
                        min(x1, x2) - ax,
                        min(y1, y2) - ay,
                        max(x1, x2) - ax,
                        max(y1, y2) - ay,
                    )
                    first = tuple(
                        [
                            offsets[0] if turns else None
                            for offsets, turns in zip(points, in_turn, strict=True)
                        ]
                    )
                    same = (
                        first,
                        tuple([tuple(sorted(offsets)) for offsets in points]),
                        rectangle,
                    )
                    if same not in variants:
                        variants[same] = Variant(len(variants), points, rectangle)
            if len(variants) > MOST_WAYS:
                raise BadInput(
                    f"map '{drawn.name}' may lie in {len(variants)} ways in one place: expected"
                    f" {MOST_WAYS} at most, as where fewer stones have a label that is taken as one point",
                    drawn.place,
                )
            found.append(tuple(variants.values()))
        return found
