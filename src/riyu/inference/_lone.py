"""Rules made ready for rows: the tests of a first map that are answered without Python, and what they rest on.

Takes a rule's plan and its first map; gives tests, keys and facts with points as numbers. Knows no boards.

A rule of one map that is nothing but such tests is a **lone rule**. Of any other they are the **gate**: a unit begins
where it opens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from riyu.inference.constants import (
    ALIVE_AT,
    BLACK_MOVES_AT,
    CHAIN_AT,
    CHAIN_LIBERTIES_OF,
    CHAIN_STONES_OF,
    ENCLOSED_AT,
    INFLUENCE_AT,
    KIND_BITS,
    LIBERTIES_OF,
    NEAREST_AT,
    PHASE_NOW,
    REGION_AT,
    ROOM_OF,
    STONES_OF,
    STRING_AT,
    TOUCHED_OF,
    WHITE_MOVES_AT,
)
from riyu.inference.rows import (
    BESIDE,
    CHAIN_LIBERTIES,
    CHAIN_STONES,
    DISTANCE,
    EVERYWHERE,
    GAME_PHASE,
    INFLUENCE,
    NO_ANSWER,
    OTHER_CHAIN,
    PASS_ALIVE,
    REGION_POINTS,
    ROOM,
    SAME_CHAIN_NOW,
    SAME_LINE,
    SAME_POINT,
    SAME_REGION,
)
from riyu.inference.steps import (
    APART,
    CONSTANT,
    ENEMY,
    OWN,
    POINT,
    RELATION,
    STRING,
    TOGETHER,
    VALUE,
    MapPlan,
    RulePlan,
    Step,
    StepField,
)
from riyu.patterns import compact
from riyu.patterns.tables import TESTS

if TYPE_CHECKING:
    from riyu.inference.plan import RulePlans

__all__ = ["MOST_SAID", "LoneRule", "LoneTest", "Said", "gate", "lone_rules", "parted"]

MOST_SAID = 4
"""Facts that a lone rule says at most; one that says more becomes several."""

_MOST_POINTS = 255

_Keys = Sequence[tuple[int, int, int]]
"""What a test rests on: kinds for Black and for White as own color, and cells from the point."""

_SIDES, _CORNERS = (20, -1, 1, -20), (19, 21, -21, -19)


def _at(black: int, white: int = 0, steps: Sequence[int] = (0,)) -> _Keys:
    return [(black, white or black, step) for step in steps]


_ANSWERS: Mapping[str, tuple[int, _Keys, _Keys]] = {
    name: (list(TESTS).index(name) if name in TESTS else number, keys, of_second)
    for name, number, keys, of_second in (
        ("liberties", 0, _at(LIBERTIES_OF), ()),
        ("liberties-after", 0, _at(TOUCHED_OF), ()),
        ("stones", 0, _at(STONES_OF), ()),
        ("line", 0, (), ()),
        ("own-distance", 0, _at(BLACK_MOVES_AT, WHITE_MOVES_AT), ()),
        ("enemy-distance", 0, _at(WHITE_MOVES_AT, BLACK_MOVES_AT), ()),
        ("self-atari", 0, _at(TOUCHED_OF), ()),
        ("own-cannot-play-safely", 0, _at(TOUCHED_OF), ()),
        ("enemy-cannot-play-safely", 0, _at(TOUCHED_OF), ()),
        ("eye-cannot-collapse", 0, _at(TOUCHED_OF, steps=(0, *_CORNERS)), ()),
        ("in own territory", 0, _at(ENCLOSED_AT), ()),
        ("in enemy territory", 0, _at(ENCLOSED_AT), ()),
        ("on-plate", 0, _at(STRING_AT, steps=(0, *_SIDES, *_CORNERS)), _at(STRING_AT)),
        ("no enemy neighbor in atari", 0, _at(TOUCHED_OF), ()),
        ("influence", INFLUENCE, _at(INFLUENCE_AT), ()),
        ("room", ROOM, _at(NEAREST_AT), ()),
        ("pass-alive", PASS_ALIVE, _at(ALIVE_AT), ()),
        ("region-points", REGION_POINTS, _at(ROOM_OF), ()),
        ("chain-stones", CHAIN_STONES, _at(CHAIN_STONES_OF), ()),
        ("chain-liberties", CHAIN_LIBERTIES, _at(CHAIN_LIBERTIES_OF), ()),
    )
} | {
    "phase": (GAME_PHASE, _at(PHASE_NOW), ()),
    "same-chain": (SAME_CHAIN_NOW, _at(CHAIN_AT), _at(CHAIN_AT)),
}
"""By value of `when`: its number, and what it rests on at its first and second point; see `rows`."""

_RELATIONS: Mapping[str, tuple[int, bool, _Keys]] = {
    "same-string": (compact.TOGETHER, False, _at(STRING_AT)),
    "other-string": (compact.APART, False, _at(STRING_AT)),
    "same-chain": (SAME_CHAIN_NOW, False, _at(CHAIN_AT)),
    "other-chain": (OTHER_CHAIN, False, _at(CHAIN_AT)),
    "same-region": (SAME_REGION, False, _at(REGION_AT)),
    "same-point": (SAME_POINT, False, ()),
    "different": (SAME_POINT, True, ()),
    "beside": (BESIDE, False, ()),
    "same-line": (SAME_LINE, False, ()),
    "distance": (DISTANCE, False, ()),
}
"""By relation: its number, whether it is turned round, and what it rests on at both of its points."""


@dataclass(frozen=True, slots=True)
class LoneTest:
    """A tie or test with the numbers of its points: a value compared with a number or, `right`, with another value."""

    kind: int
    comparison: int
    number: int
    negated: bool
    one: int
    two: int
    right: int = NO_ANSWER
    of_right: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """A fact that a lone rule says: its template by own color, and point and whether its string is meant, by hole."""

    templates: tuple[int, int]
    holes: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class LoneRule:
    """A rule's tests, the keys that they rest on (for Black, for White, point), and what it says.

    Points are numbered through all points of all labels of its map. A gate says nothing: units begin where it holds.
    """

    rule: RulePlan
    tests: tuple[LoneTest, ...]
    keys: tuple[tuple[int, int, int], ...]
    said: tuple[Said, ...]
    is_gate: bool = False


def parted(steps: Sequence[Step], map_: MapPlan) -> tuple[list[Step], list[Step]]:
    """Part the steps of a first map into those that its rows answer, and the others."""
    if _points_of(map_)[0] > _MOST_POINTS:
        return [], list(steps)
    answered = [step for step in steps if _is_answered(step)]
    return answered, [step for step in steps if not _is_answered(step)]


def gate(plans: RulePlans, plan: RulePlan, map_: MapPlan, steps: Sequence[Step]) -> LoneRule:
    """Give the gate of a rule: the steps of its first map that rows answer."""
    tests, keys = _tests_and_keys(plan, map_, steps)
    _watch(plans, keys)
    return LoneRule(plan, tuple(tests), tuple(keys), (), is_gate=True)


def lone_rules(
    plans: RulePlans, plan: RulePlan, map_: MapPlan, steps: Sequence[Step]
) -> list[LoneRule]:
    """Give a rule of one map that has no other steps as lone rules; none if it says more than these can."""
    points, first = _points_of(map_)
    if plan.wanted or plan.reads or plan.steps or points > _MOST_POINTS:
        return []
    fields = [field for _, fields in plan.asserts for field in fields]
    if not all(field.how in (CONSTANT, OWN, ENEMY, POINT, STRING) for field in fields):
        return []
    tests, keys = _tests_and_keys(plan, map_, steps)
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
    _watch(plans, keys)
    return [
        LoneRule(plan, tuple(tests), tuple(keys), tuple(said[i : i + MOST_SAID]))
        for i in range(0, len(said), MOST_SAID)
    ]


def _watch(plans: RulePlans, keys: Mapping[tuple[int, int, int], None]) -> None:
    # a key of a cell beside may be below its kind's first
    plans.kinds.update(kind + 100 >> KIND_BITS for key in keys for kind in key[:2])


def _points_of(map_: MapPlan) -> tuple[int, dict[int, range]]:
    """Give how many points a map's labels have, and by slot the numbers of a label's."""
    laid = next(variant for variants in map_.variants for variant in variants)
    first = {}
    count = 0
    for slot, points in zip(map_.slots, laid.points, strict=True):
        first[slot] = range(count, count + len(points))
        count += len(points)
    return count, first


def _is_answered(step: Step) -> bool:
    if step.kind == RELATION:
        return step.source.name in _RELATIONS
    if step.kind == VALUE:
        if step.source.left.name not in _ANSWERS:
            return False
        return not step.other_slots or (
            len(step.other_slots) == 1 and step.source.right.name in _ANSWERS
        )
    return step.kind in (TOGETHER, APART)


def _tests_and_keys(
    plan: RulePlan, map_: MapPlan, steps: Sequence[Step]
) -> tuple[list[LoneTest], dict[tuple[int, int, int], None]]:
    first = _points_of(map_)[1]
    tests: list[LoneTest] = []
    keys: dict[tuple[int, int, int], None] = {}
    for step in steps:
        for test, rests_on in _tests_of(plan, step, first):
            tests.append(test)
            for point, of_point in rests_on:
                for black, white, offset in of_point:
                    is_placed = black != PHASE_NOW
                    keys[black + offset, white + offset, point if is_placed else EVERYWHERE] = None
    return tests, keys


def _tests_of(
    plan: RulePlan, step: Step, first: Mapping[int, range]
) -> Iterator[tuple[LoneTest, Sequence[tuple[int, _Keys]]]]:
    """Give a step as tests, one for each choice of points, with what each rests on at its points."""
    if step.kind == TOGETHER:
        points = first[step.slots[0]]
        for other in points[1:]:
            on_both = [(points[0], _at(STRING_AT)), (other, _at(STRING_AT))]
            yield LoneTest(compact.TOGETHER, 0, 0, False, points[0], other), on_both
        return
    choices = [
        first[slot] if plan.is_each[slot] else first[slot][:1]
        for slot in (*step.slots, *step.other_slots)
    ]
    if step.kind == APART:
        kind, turned, one_on, two_on = compact.APART, False, _at(STRING_AT), _at(STRING_AT)
    elif step.kind == RELATION:
        kind, turned, one_on = _RELATIONS[step.source.name]
        two_on = one_on
    else:
        kind, one_on, two_on = _ANSWERS[step.source.left.name]
        turned = False
    count = len(step.slots)
    right, right_on = NO_ANSWER, _at(0, steps=())
    if step.other_slots:
        right, right_on, _ = _ANSWERS[step.source.right.name]
    for chosen in product(*choices):
        points_of = chosen[:count]
        one, two = (points_of[0], points_of[-1]) if points_of else (0, 0)
        on: list[tuple[int, _Keys]] = [(one, one_on)]
        if count == 2:
            on.append((two, two_on))
        if step.other_slots:
            on.append((chosen[-1], right_on))
        yield (
            LoneTest(
                kind,
                step.comparison,
                step.number,
                step.negated != turned,
                one,
                two,
                right,
                chosen[-1] if step.other_slots else 0,
            ),
            on,
        )


def _value(field: StepField, own: int) -> object:
    """Give a field's value for an own color; None where a point fills it."""
    if field.how == OWN:
        return own
    return 3 - own if field.how == ENEMY else field.value if field.how == CONSTANT else None
