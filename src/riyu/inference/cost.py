"""What following a rule may cost: an estimate of its looks in a position, and the clause at which most are taken.

Takes rules; gives numbers and clauses. Knows no board: it reckons with what stands on typical ones, nearly empty, in
the midst of a game, and full. How often a rule begins, and how many ways on each clause leaves, are multiplied; the
dearest board counts. A look is what `evaluate` counts. The way is that of planners of database queries, which estimate
joins from how many rows there are and what part of them a condition leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from riyu.inference._making import knows_in_order
from riyu.inference.drawings import masks_of
from riyu.inference.model import Relation, Rule
from riyu.inference.plan import RulePlans
from riyu.inference.predicates import CELL_KINDS, PREDICATES
from riyu.inference.steps import BASIC, FIND, KNOW, WILD, MapPlan, RulePlan, Step

__all__ = ["MOST", "Cost", "estimate"]

MOST = 1_000_000
"""Looks that a rule may be estimated to take: some that are estimated too high take far fewer."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Looks that a rule may take on a 19x19 board; the dearest step, and the section and number of its clause.

    No section: labels that maps share, or nothing.
    """

    looks: float
    dearest: str = ""
    section: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Typical:
    """A typical board of 361 points.

    Shares of points that are empty, and that have a stone of one color; how many strings there are, and how large a
    string and a region of empty points are, in points.
    """

    empty: float
    stone: float
    strings: float
    string: float
    region: float

    def share(self, mask: int) -> float:
        """Give the share of points that are as a drawing asks: empty 1, own 2, enemy 4, off the board 8."""
        stones = (mask >> 1 & 1) + (mask >> 2 & 1)
        return self.empty * (mask & 1) + self.stone * stones + _OFF * (mask >> 3)

    def tied(self, relation: str) -> float:
        """Give how many points a relation leads to from one."""
        found = {
            "beside": 4.0,
            "link": 6.0,
            "same-string": self.string,
            "touches": 3 * self.string,
            "same-chain": 4 * self.string,
            "same-region": self.region,
        }
        return found.get(relation, 1.0)


_BOARDS = (
    _Typical(empty=0.93, stone=0.035, strings=20, string=1.2, region=330),
    _Typical(empty=0.6, stone=0.2, strings=70, string=2.0, region=120),
    _Typical(empty=0.2, stone=0.4, strings=90, string=3.2, region=6),
)
_POINTS = 361
_OFF = 0.05
"""The share of points beside a point that are off the board."""
_FACTS_A_STRING = {"stone": 2.0, "link": 4.0, "pass-alive": 0.2, "atari": 0.05}
"""Facts for each string on the board; of predicates that are not named, 1."""
_FACTS_A_POINT = {
    "access": 2.0,
    "enclosed": 0.4,
    "bridge-point": 0.6,
}
_GIVEN = 0.3
"""The share of facts that have a word or number as it is given."""
_LEFT = 0.5
"""The share of cases that a check leaves."""


def estimate(rule: Rule) -> Cost:
    """Give what following a rule may cost on the typical board where it costs most."""
    plan = RulePlans([[rule]]).rules[0]
    return max((_on(board, plan) for board in _BOARDS), key=lambda cost: cost.looks)


def _on(board: _Typical, plan: RulePlan) -> Cost:
    ways = 2.0 * (_POINTS * _matches(board, plan, plan.maps[0], 0) if plan.maps else 1)
    looks, most = 0.0, 0.0
    dearest: Step | None = None
    for step in plan.steps:
        if step.kind == FIND:
            assert step.map_ is not None
            tie = step.source.name if isinstance(step.source, Relation) else ""
            ways *= board.tied(tie) * _matches(board, plan, step.map_, 1)
        elif step.kind in (KNOW, BASIC) and not step.is_unless:
            ways *= _answers(board, step)
        else:
            ways *= _LEFT
            continue
        looks += ways
        if ways > most:
            most, dearest = ways, step
    return _cost(plan.rule, looks, dearest)


def _cost(rule: Rule, looks: float, step: Step | None) -> Cost:
    if step is None:
        return Cost(looks)
    if step.map_ is None:
        number = rule.know.index(knows_in_order(rule)[step.number])
        return Cost(looks, f"'{rule.know[number]}' asks for", "know", number)
    if step.source in rule.relate:
        number = rule.relate.index(step.source)
        return Cost(looks, f"'{step.source}' leaves to map '{step.map_.name}'", "relate", number)
    return Cost(looks, f"the letters that it shares leave to map '{step.map_.name}'")


def _matches(board: _Typical, plan: RulePlan, map_: MapPlan, known: int) -> float:
    """Give how many matches of a map there are at a point, so many of its points being known to be as it asks."""
    masks = masks_of(plan.rule, plan.rule.maps[map_.place])
    found = float(sum(map(len, map_.variants)))
    for share in islice(sorted(map(board.share, masks.values()), reverse=True), known, None):
        found *= share
    return found


def _answers(board: _Typical, step: Step) -> float:
    """Give how many facts answer a step."""
    predicate = PREDICATES[step.predicate]
    found = board.strings * _FACTS_A_STRING.get(predicate.name, 1.0)
    if predicate.name in _FACTS_A_POINT:
        found = _POINTS * _FACTS_A_POINT[predicate.name]
    new = {place for place, _ in step.binds}
    for place, (field, kind) in enumerate(zip(step.fields, predicate.fields, strict=True), start=1):
        if field.how == WILD or place in new:
            continue
        if kind.kind == "color":
            found /= 2
        elif kind.kind in CELL_KINDS:
            found /= board.strings
        else:
            found *= _GIVEN
    return found
