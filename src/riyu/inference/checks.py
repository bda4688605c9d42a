"""What a rule must be: its labels drawn and explained, its maps tied, its clauses about what the tables know.

Takes a rule whose clauses were read, with their places; gives findings. Knows no other rule and no board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from riyu.base.errors import Place, nearest
from riyu.inference._fields import AtomChecks
from riyu.inference._labels import Labels
from riyu.inference.cost import MOST, estimate
from riyu.inference.grammar import PlacedClause
from riyu.inference.model import Atom, Condition, Map, Relation, Rule, Term
from riyu.inference.pointed import MOST_WAYS, pointed, ways_to_point
from riyu.inference.predicates import LAYERS, PREDICATES
from riyu.inference.tables import RELATIONS, VALUES
from riyu.patterns._laying import ConflictError, lay
from riyu.patterns.findings import Findings
from riyu.patterns.model import Asked, Drawing, Pattern, Where
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["Clauses", "check_rule"]

_EVERYWHERE = Asked(WHOLE_BOARD, "in all orientations")


class Clauses:
    """Where the clauses of a rule stand: by the section's word, in their order."""

    def __init__(self, clauses: Mapping[str, Iterable[PlacedClause[Any]]]) -> None:
        self._places = {word: [c.place for c in found] for word, found in clauses.items()}

    def place(self, word: str, number: int) -> Place | None:
        """Give the place of a clause; None if it is not known."""
        places = self._places.get(word, [])
        return places[number] if number < len(places) else None


def check_rule(rule: Rule, clauses: Clauses, findings: Findings) -> None:
    """Check all that can be said of a rule alone."""
    _RuleChecks(rule, clauses, findings).check()


class _RuleChecks:
    def __init__(self, rule: Rule, clauses: Clauses, findings: Findings) -> None:
        self._rule = rule
        self._clauses = clauses
        self._findings = findings

    def check(self) -> None:
        before = len(self._findings)
        self._labels = Labels(self._rule.maps, self._rule.where, self._add, self._findings)
        for drawn in self._rule.maps:
            self._check_map(drawn)
        if len(self._findings) > before:
            return  # what comes next would speak of letters that are not known
        atoms = AtomChecks(self._labels, self._add)
        for number, relation in enumerate(self._rule.relate):
            self._check_relation(relation, number)
        if len(self._findings) == before:
            self._check_ties()
        for word, known in (("know", self._rule.know), ("unless", self._rule.unless)):
            for number, atom in enumerate(known):
                atoms.check(word, number, atom)
                self._check_layer(word, number, atom)
        for number, condition in enumerate(self._rule.when):
            self._check_condition(condition, number, atoms)
        for number, goal in enumerate(self._rule.prove):
            atoms.check_goal(number, goal)
        self._check_asserts(atoms)
        self._check_counters()
        if len(self._findings) == before:
            self._check_pointed()
        if len(self._findings) == before:
            for label, place in self._labels.unused():
                message = f"found '{label}', which nothing names: expected '.'"
                self._findings.add(message, place)
        if len(self._findings) == before and len(self._rule.maps) + len(self._rule.know) > 1:
            self._check_cost()

    def _add(self, message: str, word: str = "", number: int = 0) -> None:
        place = self._clauses.place(word, number) or self._rule.place
        self._findings.add(message, place)

    def _check_map(self, drawn: Map) -> None:
        """Check that a drawing can match at all."""
        named = f"map '{drawn.name}'" if drawn.name else "the drawing"
        if not any(symbol not in "?_-|+" for _, symbol in drawn.drawing.symbols()):
            self._findings.add(f"found nothing that {named} asks for", drawn.place)
            return
        loose = {clause.label: clause.symbol for clause in self._rule.where if clause.each}
        rows = tuple(
            "".join(loose.get(symbol, symbol) for symbol in row) for row in drawn.drawing.rows
        )
        where = tuple(
            Where(c.label, c.symbol)
            for c in self._rule.where
            if not c.each and any(c.label in row for row in rows)
        )
        try:
            lay(Pattern(drawn.name, Drawing(rows), where=where), _EVERYWHERE)
        except ConflictError as conflict:
            self._findings.add(f"{named} never matches: {conflict}", drawn.place)

    # Relations.

    def _check_relation(self, relation: Relation, number: int) -> None:
        kind = RELATIONS.get(relation.name)
        if kind is None:
            message = (
                f"found the relation '{relation.name}': expected one of {', '.join(RELATIONS)}"
            )
            self._add(f"{message}{nearest(relation.name, RELATIONS)}", "relate", number)
            return
        if kind.compared != bool(relation.comparison):
            wanted = "a comparison, as in '< 4'" if kind.compared else "no comparison"
            self._add(f"found '{relation}': expected {wanted}", "relate", number)
        if len(relation.arguments) != 2:
            self._add(f"found '{relation}': expected two arguments", "relate", number)
            return
        for argument, wanted in zip(relation.arguments, kind.kinds, strict=True):
            wrong = (
                self._is_no_map(argument)
                if wanted == "map"
                else self._labels.is_no(argument, wanted)
            )
            if wrong:
                self._add(f"found '{argument}' in '{relation}': {wrong}", "relate", number)
        if relation.arguments[0] == relation.arguments[1]:
            self._add(f"found '{relation}': expected two different labels", "relate", number)

    def _is_no_map(self, name: str) -> str:
        names = [drawn.name for drawn in self._rule.maps if drawn.name]
        return "" if name in names else f"expected the name of a map{nearest(name, names)}"

    def _check_ties(self) -> None:
        """Check that each map but the first is tied to an earlier one, by a shared label or a relation that ties."""
        tied: set[str] = set()
        for number, drawn in enumerate(self._rule.maps):
            letters = self._labels.of(number)
            reached = tied | {
                other
                for relation in self._rule.relate
                if RELATIONS[relation.name].ties and not relation.negated
                for one, other in (relation.arguments, relation.arguments[::-1])
                if one in tied
            }
            if number and not letters & reached:
                ties = ", ".join(name for name, kind in RELATIONS.items() if kind.ties)
                loose = dict.fromkeys(
                    f"'{relation}' ties no maps"
                    for relation in self._rule.relate
                    if letters & set(relation.arguments)
                    and tied & set(relation.arguments)
                    and (relation.negated or not RELATIONS[relation.name].ties)
                )
                message = "; ".join([f"map '{drawn.name}' is tied to no map above it", *loose])
                self._findings.add(
                    f"{message}: expected a label of it in this one, or one of {ties} in 'relate'",
                    drawn.place,
                )
            tied |= letters

    def _check_pointed(self) -> None:
        """Check that labels taken as one point are drawn in one map, on few stones."""
        labels = pointed(self._rule)
        for label, clause in labels.items():
            if self._labels.several(label):
                message = (
                    f"found '{label}' in several maps, where it is one string, and in '{clause}'"
                )
                self._add(f"{message} as one point: expected a letter of its own for that stone")
        for drawn in self._rule.maps:
            count = ways_to_point(drawn, labels)
            if count > MOST_WAYS:
                message = f"the labels that are taken as one point stand here in {count} ways"
                self._findings.add(f"{message}: expected {MOST_WAYS} at most", drawn.place)

    def _check_cost(self) -> None:
        """Check that nothing is joined without a bound."""
        cost = estimate(self._rule)
        if cost.looks > MOST:
            message = (
                f"found a rule without a bound: it may take {cost.looks:,.0f} looks in a position"
            )
            message += f", most of them at what {cost.dearest}: expected {MOST:,} at most"
            self._add(f"{message}, as with a closer tie", cost.section, cost.number)

    # Conditions.

    def _check_condition(self, condition: Condition, number: int, atoms: AtomChecks) -> None:
        terms = [condition.left]
        if isinstance(condition.right, Term):
            terms.append(condition.right)
        for term in terms:
            kind = VALUES.get(term.name)
            if kind is None:
                message = f"found the value '{term.name}': expected one of {', '.join(VALUES)}"
                self._add(f"{message}{nearest(term.name, VALUES)}", "when", number)
                continue
            if kind.compared != bool(condition.comparison):
                wanted = "a comparison, as in '<= 3'" if kind.compared else "no comparison"
                self._add(f"found '{condition}': expected {wanted}", "when", number)
            if kind.uses_answer and "*" not in self._labels:
                message = f"found '{condition}' and no '*': expected the point it speaks of"
                self._add(message, "when", number)
            if len(term.arguments) != len(kind.kinds):
                wanted = f"{len(kind.kinds)} arguments ({', '.join(kind.kinds)})"
                self._add(f"found '{term}': expected {wanted}", "when", number)
                continue
            for argument, of_kind in zip(term.arguments, kind.kinds, strict=True):
                wrong = (
                    atoms.is_no_variable(argument[1:], of_kind)
                    if argument.startswith("?")
                    else self._labels.is_no(argument, of_kind, may_be_each=True)
                )
                if wrong:
                    self._add(f"found '{argument}' in '{condition}': {wrong}", "when", number)

    # Assertions and counters.

    def _check_counters(self) -> None:
        seen: dict[tuple[str, str], str] = {}
        for number, counter in enumerate(self._rule.counters):
            wrong = self._labels.is_no(counter.label, "empty") if counter.label else ""
            if wrong:
                self._add(f"found '{counter}': {wrong}", "counter", number)
            where = (counter.label, counter.by)
            if where in seen:
                message = (
                    f"found a second counter at '{counter.label or counter.by}': '{seen[where]}' is"
                )
                self._add(f"{message} there already", "counter", number)
            seen.setdefault(where, str(counter))

    def _check_asserts(self, atoms: AtomChecks) -> None:
        seen = set()
        for number, said in enumerate(self._rule.asserts):
            atom = said.atom
            if atom in seen:
                self._add(f"found '{atom}' again: expected it once", "assert", number)
            seen.add(atom)
            for name in ("specificity", "difficulty"):
                value = getattr(said, name)
                if not 1 <= value <= 100:
                    self._add(f"found {name} {value}: expected 1 to 100", "assert", number)
            atoms.check("assert", number, atom)
            predicate = PREDICATES.get(atom.predicate)
            if predicate is not None and not predicate.is_asserted:
                made = ", ".join(p.name for p in PREDICATES.values() if p.is_asserted)
                message = f"found '{atom.predicate}', which {predicate.made_by} alone can say"
                self._add(f"{message}: expected one of {made}", "assert", number)

    def _check_layer(self, word: str, number: int, atom: Atom) -> None:
        asked = PREDICATES.get(atom.predicate)
        for said in self._rule.asserts:
            predicate = PREDICATES.get(said.atom.predicate)
            if asked is None or predicate is None:
                continue
            if LAYERS.index(asked.layer) > LAYERS.index(predicate.layer):
                message = f"found '{atom.predicate}' (layer {asked.layer}) in a rule that says"
                message += f" '{predicate.name}' (layer {predicate.layer})"
                self._add(f"{message}: expected facts of that layer or below it", word, number)
