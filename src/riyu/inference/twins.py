"""Rules that are one: equal up to the orientation of their maps, the maps' order, and the names of maps and labels.

Takes rules; gives pairs, or findings. Knows no boards. What a rule says counts without specificity and difficulty; its
reason, examples, hints and counters do not count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations
from typing import Any, TypeAlias

from riyu.inference.drawings import LaidMap, Offset, masks_of
from riyu.inference.model import Atom, Condition, Label, Map, Relation, Rule, Term, Variable
from riyu.patterns.findings import Findings
from riyu.patterns.symmetry import ORIENTATIONS
from riyu.patterns.tables import NAMED_EMPTY, NAMED_STONES

__all__ = ["check_twins", "twins"]

_MOST_TRIED = 5_000
"""Ways to name one rule's parts by another's that are tried; rules with more are taken for two."""

_Spots: TypeAlias = dict[frozenset[Offset], str]
"""The labels of a map by where they stand in an orientation."""


def check_twins(rules: Iterable[Rule], findings: Findings) -> None:
    """Enter in findings each rule that an earlier one says already."""
    for first, second in twins(rules):
        findings.add(
            f"'{second.name}' is '{first.name}' ({first.place}) in another orientation or with other"
            " letters: expected one of them",
            second.place,
        )


def twins(rules: Iterable[Rule]) -> Iterator[tuple[Rule, Rule]]:
    """Give pairs of rules that are one: each later one with the first that it equals."""
    alike: dict[Hashable, list[_Drawn]] = defaultdict(list)
    for rule in rules:
        drawn = _Drawn(rule)
        known = alike[drawn.likeness]
        twin = next((other for other in known if drawn.equals(other)), None)
        if twin is None:
            known.append(drawn)
        else:
            yield twin.rule, rule


class _Drawn:
    """A rule with its maps laid in all orientations. `likeness` is the same for rules that are one."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.maps = [(map_, LaidMap(masks_of(rule, map_))) for map_ in rule.maps]
        self.variables = list(dict.fromkeys(_variables(rule)))
        self.likeness = (
            tuple(sorted([min(tuple(sorted(one)) for one in laid.sets) for _, laid in self.maps])),
            tuple(sorted([said.atom.predicate for said in rule.asserts])),
            tuple(sorted([atom.predicate for atom in (*rule.know, *rule.unless)])),
            tuple(sorted([goal.predicate for goal in rule.prove])),
            tuple(sorted([relation.name for relation in rule.relate])),
            tuple(sorted([one.comparison + one.left.name for one in rule.when])),
            len(self.variables),
        )

    def equals(self, other: _Drawn) -> bool:
        """Say whether another rule of the same likeness is this one under other names, as far as `_MOST_TRIED` goes."""
        wanted = _clauses(other.rule, {}, {})
        tried = (
            (names, dict(zip(self.variables, variables, strict=True)))
            for names in _namings(self.maps, other.maps, {})
            for variables in permutations(other.variables)
        )
        return any(
            _clauses(self.rule, names, variables) == wanted
            for names, variables in islice(tried, _MOST_TRIED)
        )


def _namings(
    maps: Sequence[tuple[Map, LaidMap]],
    others: Sequence[tuple[Map, LaidMap]],
    names: dict[str, str],
) -> Iterator[dict[str, str]]:
    """Give the other rule's names of labels and maps by this one's, in every way to lay one's maps on the other's."""
    if not others:
        yield names
        return
    there, other = others[0]
    yours = _spots(there, other, 0)
    for place, (drawn, laid) in enumerate(maps):
        known: list[dict[str, str]] = []
        for way in ORIENTATIONS:
            if laid.sets[way] == other.sets[0]:
                more = _with_map(names, drawn, _spots(drawn, laid, way), there, yours)
                if more is not None and more not in known:
                    known.append(more)
                    yield from _namings([*maps[:place], *maps[place + 1 :]], others[1:], more)


def _with_map(
    names: dict[str, str], drawn: Map, mine: _Spots, there: Map, yours: _Spots
) -> dict[str, str] | None:
    """Give names with those of one map more, laid on another's; None if they don't fit."""
    if mine.keys() != yours.keys():
        return None
    pairs = [(mine[spot], yours[spot]) for spot in mine]
    if drawn.name or there.name:
        pairs.append((drawn.name, there.name))
    more = dict(names)
    for one, two in pairs:
        if more.setdefault(one, two) != two or (one == "*") != (two == "*"):
            return None
    return more if len(set(more.values())) == len(more) else None


def _spots(drawn: Map, laid: LaidMap, way: int) -> _Spots:
    spots: dict[str, set[Offset]] = defaultdict(set)
    for offset, symbol in drawn.drawing.symbols():
        if symbol == "*" or symbol in NAMED_STONES or symbol in NAMED_EMPTY:
            spots[symbol].add(laid.place(way, offset))
    return {frozenset(points): label for label, points in spots.items()}


def _variables(rule: Rule) -> Iterator[str]:
    for atom in (*rule.know, *rule.unless, *[said.atom for said in rule.asserts]):
        for field in atom.fields:
            if isinstance(field, Variable):
                yield field.text


def _clauses(rule: Rule, names: dict[str, str], variables: dict[str, str]) -> tuple[Any, ...]:
    """Give what a rule asks and says, in no order, under other names."""

    def renamed(text: str) -> str:
        if text.startswith("?"):
            return f"?{variables.get(text[1:], text[1:])}"
        return names.get(text, text)

    def of_atom(atom: Atom) -> Atom:
        fields = [
            type(field)(renamed(str(field)).removeprefix("?"))
            if isinstance(field, (Label, Variable))
            else field
            for field in atom.fields
        ]
        return Atom(atom.predicate, tuple(fields))

    def of_term(term: Term | int | None) -> Term | int | None:
        if isinstance(term, Term):
            return Term(term.name, tuple(map(renamed, term.arguments)))
        return term

    def of_condition(one: Condition) -> Condition:
        return replace(
            one,
            left=Term(one.left.name, tuple(map(renamed, one.left.arguments))),
            right=of_term(one.right),
        )

    def of_relation(one: Relation) -> Relation:
        arguments = tuple(map(renamed, one.arguments))
        is_ordered = one.name in ("inside", "outside")
        return replace(one, arguments=arguments if is_ordered else tuple(sorted(arguments)))

    return (
        frozenset((renamed(clause.label), clause.symbol, clause.each) for clause in rule.where),
        frozenset(map(of_relation, rule.relate)),
        frozenset(map(of_condition, rule.when)),
        *[frozenset(map(of_atom, atoms)) for atoms in (rule.know, rule.unless, rule.prove)],
        frozenset(of_atom(said.atom) for said in rule.asserts),
    )
