"""Labels that a rule takes as one point: where a label stands on several stones, each of them is meant in turn.

Takes a rule; gives labels. Knows the tables, and no boards. For a string's number or name any stone will do; for a
line, a distance or a shape's end it will not.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.inference.model import Label, Map, Rule, Term
from riyu.inference.predicates import PREDICATES
from riyu.inference.tables import RELATIONS, VALUES
from riyu.patterns.tables import NAMED_STONES

__all__ = ["MOST_WAYS", "pointed", "ways_to_point"]

MOST_WAYS = 8
"""Ways in which a map may lie where its drawing lies: the engine's matches have three bits for them."""

_OF_A_POINT = frozenset(("point", "stone", "empty"))
_OF_A_STRING = frozenset(("same-string", "same-chain", "touches", "other-string", "other-chain"))


def pointed(rule: Rule) -> dict[str, str]:
    """Give the capitals that a rule takes as one point, each with a clause that does so; those of `each` never are."""
    each = {clause.label for clause in rule.where if clause.each}
    found: dict[str, str] = {}
    for label, clause in _named(rule):
        if label in NAMED_STONES and label not in each:
            found.setdefault(label, clause)
    return found


def ways_to_point(drawn: Map, labels: dict[str, str]) -> int:
    """Give in how many ways the stones of a map's labels can be taken in turn."""
    count = 1
    for label in labels:
        count *= len(drawn.drawing.places(label)) or 1
    return count


def _named(rule: Rule) -> Iterator[tuple[str, str]]:
    for atom in (*rule.know, *rule.unless, *[said.atom for said in rule.asserts]):
        predicate = PREDICATES.get(atom.predicate)
        for field, kind in zip(atom.fields, predicate.fields if predicate else (), strict=False):
            if isinstance(field, Label) and kind.kind in _OF_A_POINT:
                yield field.text, str(atom)
    for relation in rule.relate:
        if relation.name in RELATIONS and relation.name not in _OF_A_STRING:
            for argument, wanted in zip(
                relation.arguments, RELATIONS[relation.name].kinds, strict=False
            ):
                if wanted != "map":
                    yield argument, str(relation)
    for condition in rule.when:
        for term in (condition.left, condition.right):
            if isinstance(term, Term) and term.name in VALUES:
                for argument, wanted in zip(term.arguments, VALUES[term.name].kinds, strict=False):
                    if wanted == "point":
                        yield argument, str(condition)
