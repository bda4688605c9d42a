"""The fields of atoms: as many as the predicate has, each of its kind, and every variable bound.

Takes atoms in the order in which facts are asked; gives findings. Knows the predicates, and the labels of one rule.
"""

from __future__ import annotations

from collections.abc import Callable

from riyu.base.errors import nearest
from riyu.inference._labels import Labels
from riyu.inference.model import Atom, Field, Label, Number, Side, Variable, Wild, Word
from riyu.inference.predicates import (
    CELL_KINDS,
    MAY_BE_NONE,
    NONE,
    PREDICATES,
    STRING_KINDS,
    FieldKind,
)
from riyu.inference.purposes import GOALS
from riyu.patterns.sections import KEBAB

__all__ = ["AtomChecks"]

_VALUES = {
    "empty": "point",
    "stone": "point",
    "target": "string",
    "other": "string",
    "first": "point",
}
"""What the values of a kind are, where not what its name says: variables are equal only among equal values."""

_ARGUMENTS = {
    "point": CELL_KINDS - MAY_BE_NONE,
    "stone": frozenset(("stone", "string", "chain")),
    "empty": frozenset(("empty",)),
}
"""What a variable must be that is the argument of a value, by the argument's kind: 0 is no point."""

_EXAMPLES = {
    "color": "own or enemy",
    "number": "a whole number",
    "name": "a kebab-case name",
}


class AtomChecks:
    """Checks the atoms of one rule. What is wrong is told to `add`: a message, the section's word, the clause's number.

    The atoms of `know` must come before all others: they bind the variables.
    """

    def __init__(self, labels: Labels, add: Callable[[str, str, int], None]) -> None:
        self._labels = labels
        self._add = add
        self._bound: dict[str, str] = {}

    def check(self, word: str, number: int, atom: Atom) -> None:
        """Check an atom of `know`, `unless` or `assert`."""
        predicate = PREDICATES.get(atom.predicate)
        if predicate is None:
            message = f"found the predicate '{atom.predicate}': expected one of "
            message += f"{', '.join(PREDICATES)}{nearest(atom.predicate, PREDICATES)}"
            self._add(message, word, number)
            return
        if len(atom.fields) != len(predicate.fields):
            message = f"found {len(atom.fields)} fields in '{atom}': expected {predicate}"
            self._add(message, word, number)
            return
        for found, kind in zip(atom.fields, predicate.fields, strict=True):
            wrong = self._is_no(found, kind, word)
            if wrong:
                self._add(f"found '{found}' as {kind.name} in '{atom}': {wrong}", word, number)

    def check_goal(self, number: int, goal: Atom) -> None:
        """Check a goal of `prove`: the side first, then strings that are own and enemy as that side sees them."""
        if goal.predicate not in GOALS:
            message = f"found the goal '{goal.predicate}': expected one of {', '.join(GOALS)}"
            self._add(f"{message}{nearest(goal.predicate, GOALS)}", "prove", number)
            return
        side, *strings = goal.fields
        if isinstance(side, Label):
            wrong = self._labels.is_no(side.text, "empty")
            if wrong:
                self._add(f"found 'by {side}': {wrong}", "prove", number)
        elif str(side) not in ("own", "enemy"):
            message = f"found 'by {side}': expected own, enemy, or the point where own begins"
            self._add(message, "prove", number)
            return
        kinds = GOALS[goal.predicate].kinds
        if len(strings) != len(kinds):
            message = f"found {len(strings)} strings in '{goal.predicate}(...)'"
            self._add(f"{message}: expected {len(kinds)} ({', '.join(kinds)})", "prove", number)
            return
        for label, kind in zip(strings, kinds, strict=True):
            seen = {"own": "enemy", "enemy": "own"}[kind] if str(side) == "enemy" else kind
            wrong = self._labels.is_no(str(label), seen)
            if wrong:
                self._add(f"found '{label}' in '{goal.predicate}(...)': {wrong}", "prove", number)

    def is_no_variable(self, name: str, kind: str) -> str:
        """Say why a variable can't be the argument of a value; nothing if it can. Kinds: stone, empty, point."""
        bound = self._bound.get(name)
        if bound is None:
            return f"expected '?{name}' in 'know' as well, which binds it"
        allowed = _ARGUMENTS[kind]
        return "" if bound in allowed else f"'know' makes it a {bound}: expected a {kind}"

    def _is_no(self, found: Field, kind: FieldKind, word: str) -> str:
        """Say why a field is not of a kind; nothing if it is."""
        if isinstance(found, Wild):
            return "" if word != "assert" else "expected what the fact is to say, not '_'"
        if isinstance(found, Variable):
            return self._is_no_field_variable(found.text, kind, word)
        if isinstance(found, Label) and kind.kind in CELL_KINDS:
            return self._labels.is_no(found.text, kind.kind)
        if isinstance(found, Word) and kind.kind == "word":
            if found.text in kind.words:
                return ""
            return f"expected one of {', '.join(kind.words)}{nearest(found.text, kind.words)}"
        if isinstance(found, Word) and kind.kind in MAY_BE_NONE and found.text == NONE:
            return ""
        if isinstance(found, Word) and kind.kind == "name" and KEBAB.fullmatch(found.text):
            return ""
        if (
            isinstance(found, (Side, Number))
            and kind.kind == {Side: "color", Number: "number"}[type(found)]
        ):
            return ""
        if kind.kind == "word":
            return f"expected one of {', '.join(kind.words)}"
        if kind.kind in CELL_KINDS:
            return f"expected a label ({kind.kind})" + (
                f" or '{NONE}'" if kind.kind in MAY_BE_NONE else ""
            )
        return f"expected {_EXAMPLES[kind.kind]}"

    def _is_no_field_variable(self, name: str, kind: FieldKind, word: str) -> str:
        bound = self._bound.get(name)
        if bound is None:
            if word != "know":
                return f"expected '?{name}' in 'know' as well, which binds it"
            self._bound[name] = kind.kind
            return ""
        if word != "know" and bound == "stone" and kind.kind in STRING_KINDS:
            return ""  # a stone names its string
        if _VALUES.get(bound, bound) != _VALUES.get(kind.kind, kind.kind):
            return f"'?{name}' is a {bound} already: expected one thing in the whole rule"
        return ""
