"""Lone rules made ready: those of one map that ask for no facts, and test only what the focus matcher can answer.

Takes a rule's plan and its map's labels; gives tests, keys and facts with points as numbers. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from riyu.inference.constants import (
    BLACK_MOVES_AT,
    ENCLOSED_AT,
    KIND_BITS,
    LIBERTIES_OF,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
    WHITE_MOVES_AT,
)
from riyu.inference.steps import (
    APART,
    CONSTANT,
    ENEMY,
    OWN,
    POINT,
    STRING,
    TOGETHER,
    VALUE,
    Field,
    MapPlan,
    RulePlan,
    Step,
)
from riyu.patterns import compact
from riyu.patterns.tables import TESTS

if TYPE_CHECKING:
    from riyu.inference.plan import Plans

__all__ = ["MOST_SAID", "LoneRule", "LoneTest", "Said", "lone_rules"]

MOST_SAID = 4
"""Facts that a lone rule says at most; one that says more becomes several."""

_MOST_POINTS = 255

_RESTS_ON: Mapping[str, tuple[int, ...]] = {
    "liberties": (LIBERTIES_OF, LIBERTIES_OF),
    "liberties-after": (TOUCHED_OF, TOUCHED_OF),
    "stones": (STONES_OF, STONES_OF),
    "line": (),
    "own-distance": (BLACK_MOVES_AT, WHITE_MOVES_AT),
    "enemy-distance": (WHITE_MOVES_AT, BLACK_MOVES_AT),
    "self-atari": (TOUCHED_OF, TOUCHED_OF),
    "own-cannot-play-safely": (TOUCHED_OF, TOUCHED_OF),
    "enemy-cannot-play-safely": (TOUCHED_OF, TOUCHED_OF),
    "in own territory": (ENCLOSED_AT, ENCLOSED_AT),
    "in enemy territory": (ENCLOSED_AT, ENCLOSED_AT),
    "no enemy neighbor in atari": (TOUCHED_OF, TOUCHED_OF),
}
"""The tests that lone rules may have, and by own color the kind of key that each rests on at its point; see `lone`."""


@dataclass(frozen=True, slots=True)
class LoneTest:
    """A tie or test as the focus matcher takes it, with the numbers of its points."""

    kind: int
    comparison: int
    number: int
    negated: bool
    one: int
    two: int


@dataclass(frozen=True, slots=True)
class Said:
    """A fact that a lone rule says: its template by own color, and point and whether its string is meant, by hole."""

    templates: tuple[int, int]
    holes: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class LoneRule:
    """A rule's tests, the keys that they rest on (kind by own color, point), and what it says.

    Points are numbered through all points of all labels of its map.
    """

    rule: RulePlan
    tests: tuple[LoneTest, ...]
    keys: tuple[tuple[int, int, int], ...]
    said: tuple[Said, ...]


def lone_rules(plans: Plans, plan: RulePlan, map_: MapPlan) -> list[LoneRule]:
    """Give a rule of one map as lone rules; none if it asks for more than these can."""
    points, first = _points_of(map_)
    if plan.wanted or plan.reads or points > _MOST_POINTS:
        return []
    if not all(_is_lone(plan, step) for step in plan.steps):
        return []
    fields = [field for _, fields in plan.asserts for field in fields]
    if not all(field.how in (CONSTANT, OWN, ENEMY, POINT, STRING) for field in fields):
        return []
    tests: list[LoneTest] = []
    keys: dict[tuple[int, int, int], None] = {}
    for step in plan.steps:
        for test, kinds in _tests_of(plan, step, first):
            tests.append(test)
            for point in (test.one, test.two) if kinds else ():
                keys[kinds[0], kinds[-1], point] = None
    said = []
    for store, fields_of in plan.asserts:
        holes = [(place, field) for place, field in enumerate(fields_of) if field.how >= POINT]
        templates = tuple(
            plans.template(store, [_value(field, own) for field in fields_of]) for own in (1, 2)
        )
        named = tuple((first[field.slot][0], field.how == STRING) for _, field in holes)
        for point, is_string in named:
            if is_string:
                keys[STRING_AT, STRING_AT, point] = None
        said.append(Said((templates[0], templates[1]), named))
    said = list(dict.fromkeys(said))
    plans.kinds.update(kind >> KIND_BITS for key in keys for kind in key[:2])
    return [
        LoneRule(plan, tuple(tests), tuple(keys), tuple(said[i : i + MOST_SAID]))
        for i in range(0, len(said), MOST_SAID)
    ]


def _points_of(map_: MapPlan) -> tuple[int, dict[int, range]]:
    """Give how many points a map's labels have, and by slot the numbers of a label's."""
    laid = next(variant for variants in map_.variants for variant in variants)
    first = {}
    count = 0
    for slot, points in zip(map_.slots, laid.points, strict=True):
        first[slot] = range(count, count + len(points))
        count += len(points)
    return count, first


def _is_lone(plan: RulePlan, step: Step) -> bool:
    if step.kind in (TOGETHER, APART):
        return True
    if step.kind != VALUE or step.other_ask is not None:
        return False
    return step.source.left.name in _RESTS_ON and len(step.slots) == 1


def _tests_of(
    plan: RulePlan, step: Step, first: Mapping[int, range]
) -> Iterator[tuple[LoneTest, Sequence[int]]]:
    """Give a step as tests, one for each choice of points, with the kinds of keys by own color."""
    if step.kind == TOGETHER:
        points = first[step.slots[0]]
        for other in points[1:]:
            yield LoneTest(compact.TOGETHER, 0, 0, False, points[0], other), (STRING_AT,)
        return
    if step.kind == APART:
        one, two = (first[slot][0] for slot in step.slots)
        yield LoneTest(compact.APART, 0, 0, False, one, two), (STRING_AT,)
        return
    name = step.source.left.name
    kind = list(TESTS).index(name)
    choices = [first[slot] if plan.is_each[slot] else first[slot][:1] for slot in step.slots]
    for (point,) in product(*choices):
        test = LoneTest(kind, step.comparison, step.number, step.negated, point, point)
        yield test, _RESTS_ON[name]


def _value(field: Field, own: int) -> object:
    """Give a field's value for an own color; None where a point fills it."""
    if field.how == OWN:
        return own
    return 3 - own if field.how == ENEMY else field.value if field.how == CONSTANT else None
