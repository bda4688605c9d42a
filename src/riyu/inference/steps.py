"""The parts of a rule made ready: variants of a map, steps in order, fields of facts, and what matches are for.

Takes what `plan` worked out; gives it to the engine in the form that is quickest to follow. Knows no files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import cython

from riyu.inference.store import Shape, Store

if TYPE_CHECKING:
    from riyu.inference._lone import LoneRule
    from riyu.inference.model import Rule

__all__ = [
    "CHAIN",
    "CONSTANT",
    "ENEMY",
    "OWN",
    "POINT",
    "STRING",
    "VARIABLE",
    "WILD",
    "DrawingPlan",
    "Index",
    "MapPlan",
    "RulePlan",
    "Step",
    "StepField",
    "Variant",
]

if not cython.compiled:
    # How a field gets its value: as written, a color, a label's cell, the name of its string or chain, a variable, any.
    CONSTANT, OWN, ENEMY, POINT, STRING, CHAIN, VARIABLE, WILD = range(8)
    # Kinds of steps.
    TOGETHER, APART, VALUE, RELATION, PLACED, FIND, KNOW, BASIC, READ = range(9)


class Variant:
    """How a map lies when its drawing lies in an orientation; a symmetrical drawing has several.

    Arguments: its number; by label of the map the offset in cells from the anchor to its first point, and to all of
    them; the rectangle as columns and rows from the anchor: left, low, right, high.
    """

    def __init__(
        self,
        number: int,
        points: tuple[tuple[int, ...], ...],
        rectangle: tuple[int, int, int, int],
    ) -> None:
        self.number = number
        self.points = points
        self.first = tuple([offsets[0] for offsets in points])
        self.rectangle = rectangle


class MapPlan:
    """A map of a rule: its drawing, its labels and its variants by the drawing's orientation."""

    def __init__(
        self,
        number: int,
        place: int,
        name: str,
        drawing: int,
        slots: tuple[int, ...],
        is_new: tuple[bool, ...],
        is_stone: tuple[bool, ...],
        variants: list[tuple[Variant, ...]],
    ) -> None:
        self.number = number
        self.place = place
        self.name = name
        self.drawing = drawing
        self.slots = slots
        self.is_new = is_new
        self.is_stone = is_stone
        self.variants = variants


class Index:
    """The matches of maps by own color and the cell of a label: of all maps of one drawing with a label lying alike.

    Arguments: its number; by the drawing's orientation, for each variant in turn, its number and the offset in cells
    from the anchor to the label's first point.
    """

    def __init__(self, number: int, places: tuple[tuple[int, ...], ...]) -> None:
        self.number = number
        self.places = places
        self.found: dict[int, list[int]] = {}


class StepField:
    """A field of a fact that a rule asserts or asks for: how it gets its value; the value, or its slot."""

    def __init__(self, how: int, value: Any = None, slot: int = 0) -> None:
        self.how = how
        self.value = value
        self.slot = slot


class Step:
    """One step of a rule: a check, or something to be found that is tied to what was found before."""

    def __init__(
        self,
        kind: int,
        source: Any = None,
        *,
        ask: Callable[..., Any] | None = None,
        other_ask: Callable[..., Any] | None = None,
        slots: tuple[int, ...] = (),
        other_slots: tuple[int, ...] = (),
        comparison: int = 0,
        number: int = 0,
        negated: bool = False,
        has_each: bool = False,
        map_: MapPlan | None = None,
        index: Index | None = None,
        predicate: str = "",
        fields: tuple[StepField, ...] = (),
        store: Store | None = None,
        shape: Shape | None = None,
        bound: tuple[StepField, ...] = (),
        binds: tuple[tuple[int, int], ...] = (),
        checks: tuple[tuple[int, int], ...] = (),
        is_unless: bool = False,
    ) -> None:
        self.kind = kind
        self.source = source
        self.ask: Any = ask
        self.other_ask: Any = other_ask
        self.slots = slots
        self.other_slots = other_slots
        self.comparison = comparison
        self.number = number
        self.negated = negated
        self.has_each = has_each
        self.map_ = map_
        self.index: Any = index
        self.predicate = predicate
        self.fields = fields
        self.store = store
        self.shape: Any = shape
        self.bound = bound
        self.binds = binds
        self.checks = checks
        self.is_unless = is_unless

    def on(self, index: Index | None, store: Store | None, shape: Shape | None) -> Step:
        """Give the same step with where another board has its matches and facts."""
        return Step(
            self.kind,
            self.source,
            ask=self.ask,
            other_ask=self.other_ask,
            slots=self.slots,
            other_slots=self.other_slots,
            comparison=self.comparison,
            number=self.number,
            negated=self.negated,
            has_each=self.has_each,
            map_=self.map_,
            index=index,
            predicate=self.predicate,
            fields=self.fields,
            store=store,
            shape=shape,
            bound=self.bound,
            binds=self.binds,
            checks=self.checks,
            is_unless=self.is_unless,
        )


class RulePlan:
    """A rule made ready. `maps` are in the order in which they are found, the first where it begins."""

    def __init__(self, number: int, rule: Rule, stratum: int) -> None:
        self.number = number
        self.rule = rule
        self.stratum = stratum
        self.labels: tuple[str, ...] = ()
        self.is_each: tuple[bool, ...] = ()
        self.needs_all = False
        self.maps: tuple[MapPlan, ...] = ()
        self.steps: tuple[Step, ...] = ()
        self.known = 0  # facts that it asks for
        self.reads: tuple[Step, ...] = ()
        self.asserts: tuple[tuple[Store, tuple[StepField, ...]], ...] = ()
        self.wanted: tuple[tuple[Store, tuple[StepField, ...]], ...] = ()
        self.specificities: tuple[int, ...] = ()  # by assertion, as the next
        self.difficulties: tuple[int, ...] = ()
        self.looks = 0  # that all its units took
        self.is_silent = False

    def on(
        self, steps: tuple[Step, ...], reads: tuple[Step, ...], stores: dict[str, Store]
    ) -> RulePlan:
        """Give the same plan with steps for another board, and that board's facts."""
        other = RulePlan(self.number, self.rule, self.stratum)
        other.labels = self.labels
        other.is_each = self.is_each
        other.needs_all = self.needs_all
        other.maps = self.maps
        other.steps = steps
        other.known = self.known
        other.reads = reads
        other.asserts = tuple([(stores[of.predicate], fields) for of, fields in self.asserts])
        other.wanted = tuple([(stores[of.predicate], fields) for of, fields in self.wanted])
        other.specificities = self.specificities
        other.difficulties = self.difficulties
        return other


class DrawingPlan:
    """What the matches of a drawing are for: lone rules and gates with their maps, and indices."""

    def __init__(self, lone: list[tuple[LoneRule, MapPlan]], indices: list[Index]) -> None:
        self.lone = lone
        self.indices = indices
