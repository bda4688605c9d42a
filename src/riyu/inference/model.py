"""What the rule files hold, as frozen values: rules with their maps, clauses, relations, conditions, atoms, assertions.

Takes what the reader found; gives values that print themselves as the files do. Knows nothing of files or boards.
Source: Klinger & Mechner, 2.1 and 2.2 (K1, K2).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from riyu.base.errors import Place
from riyu.patterns.model import Drawing, Example, Saying

__all__ = [
    "Assertion",
    "Atom",
    "Clause",
    "Condition",
    "Counter",
    "Field",
    "Label",
    "Map",
    "Number",
    "Relation",
    "Rule",
    "RuleFile",
    "Side",
    "Term",
    "Variable",
    "Wild",
    "Word",
]


@dataclass(frozen=True, slots=True)
class Map:
    """One drawing of a rule. `name` is empty in a rule that has only this one and writes it as `draw`."""

    name: str
    drawing: Drawing
    place: Place = field(default=Place(), compare=False)


@dataclass(frozen=True, slots=True)
class Clause:
    """What stands at the points of a label: `A is O`; `each`: they may be of several strings."""

    label: str
    symbol: str
    each: bool = False

    def __str__(self) -> str:
        return f"{'each ' if self.each else ''}{self.label} is {self.symbol}"


@dataclass(frozen=True, slots=True)
class Relation:
    """What ties labels of different maps: `same-string(P, Q)`, `e != *`, `e outside net`, `distance(p, q) < 4`."""

    name: str
    arguments: tuple[str, ...]
    comparison: str = ""
    number: int = 0
    negated: bool = False

    def __str__(self) -> str:
        no = "not " if self.negated else ""
        sign = {"different": "!=", "same-point": "=", "outside": "outside", "inside": "inside"}
        if self.name in sign:
            return f"{no}{self.arguments[0]} {sign[self.name]} {self.arguments[1]}"
        text = f"{no}{self.name}({', '.join(self.arguments)})"
        return f"{text} {self.comparison} {self.number}" if self.comparison else text


@dataclass(frozen=True, slots=True)
class Term:
    """A value of points or of the position: `liberties(Q)`, `phase`. Arguments are labels, or variables as `?c`."""

    name: str
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.arguments)})" if self.arguments else self.name


@dataclass(frozen=True, slots=True)
class Condition:
    """One of `when`: `liberties(Q) = 3`, `liberties(Q) < liberties(R)`, `not self-atari(*)`.

    `comparison` is empty and `right` None if the left term is true or false.
    """

    left: Term
    comparison: str = ""
    right: Term | int | None = None
    negated: bool = False

    def __str__(self) -> str:
        text = f"{'not ' if self.negated else ''}{self.left}"
        return f"{text} {self.comparison} {self.right}" if self.comparison else text


@dataclass(frozen=True, slots=True)
class Label:
    """A field that is a point of the rule's maps: `Q`, `a`, `*`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Variable:
    """A field that is bound by the facts found, the same in the whole rule: `?c`; `text` is the name without `?`."""

    text: str

    def __str__(self) -> str:
        return f"?{self.text}"


@dataclass(frozen=True, slots=True)
class Wild:
    """A field that any value fits: `_`."""

    def __str__(self) -> str:
        return "_"


@dataclass(frozen=True, slots=True)
class Word:
    """A field that is a word of its predicate's list, or a name: `good`, `capture`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Number:
    """A field that is a whole number."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Side:
    """A field that is a color, as seen by the rule: `own` or `enemy`."""

    text: str

    def __str__(self) -> str:
        return self.text


Field: TypeAlias = Label | Variable | Wild | Word | Number | Side


@dataclass(frozen=True, slots=True)
class Atom:
    """A predicate with its fields: `move(good, own, *, capture, Q)`.

    In `prove` the predicate is a goal, and its first field is the side that is to reach it, or the label of the point
    where own is to begin.
    """

    predicate: str
    fields: tuple[Field, ...] = ()

    def __str__(self) -> str:
        return f"{self.predicate}({', '.join(map(str, self.fields))})"


@dataclass(frozen=True, slots=True)
class Assertion:
    """What a rule says: an atom without `_`; specificity and difficulty, 1 to 100 each.

    `saying`: of a rule made from a pattern, what the pattern says, with its confidence; no rule file has it.
    """

    atom: Atom
    specificity: int = 50
    difficulty: int = 50
    saying: Saying | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{self.atom} specificity {self.specificity} difficulty {self.difficulty}"


@dataclass(frozen=True, slots=True)
class Counter:
    """The enemy's move against the rule's own: where it is, or by which rule, or both; and the rule that answers.

    `label` is where it is played, `by` the rule that suggests it, from the enemy's side once the rule's own move is
    played; one of them is given. `answer` names the rule that has the answer; without `by` it is given.
    """

    label: str = ""
    by: str = ""
    answer: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it points to."""
        return tuple(filter(None, (self.by, self.answer)))

    def __str__(self) -> str:
        by = f"by rule {self.by}" if self.by else ""
        answer = f"-> by rule {self.answer}" if self.answer else ""
        return " ".join(filter(None, (self.label, by, answer)))


@dataclass(frozen=True, slots=True)
class Rule:
    """If its maps lie on the board, tied as `relate` says, and all else holds, then its assertions are facts.

    `seen` is (times chosen, times possible) if harvested. Where it was read does not count when two are compared.
    """

    name: str
    maps: tuple[Map, ...] = ()
    why: str = ""
    where: tuple[Clause, ...] = ()
    relate: tuple[Relation, ...] = ()
    when: tuple[Condition, ...] = ()
    know: tuple[Atom, ...] = ()
    unless: tuple[Atom, ...] = ()
    prove: tuple[Atom, ...] = ()
    asserts: tuple[Assertion, ...] = ()
    counters: tuple[Counter, ...] = ()
    hint: str = ""
    yes: tuple[Example, ...] = ()
    no: tuple[Example, ...] = ()
    seen: tuple[int, int] | None = None
    source: str = ""
    comments: tuple[str, ...] = ()
    place: Place = field(default=Place(), compare=False)

    def __str__(self) -> str:
        from riyu.inference.writer import rule_text

        return rule_text(self)


@dataclass(frozen=True, slots=True)
class RuleFile:
    """The rules of one file. `closing` are the comments after the last one.

    `digest` is that of the text that they were read from, empty of rules that come from no file.
    """

    rules: tuple[Rule, ...]
    closing: tuple[str, ...] = ()
    place: Place = field(default=Place(), compare=False)
    digest: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        from riyu.inference.writer import file_text

        return file_text(self)
