"""A rule's clauses as values: `where`, `relate`, `when`, `know`, `unless`, `prove`, `assert`, `counter`.

Takes a section's lines; gives each clause as a value with its place. Knows no drawing and no table: `checks` does; and
no grammar: that is one for pattern and rule files, `riyu.patterns.clauses`.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from lark import Token, Transformer, v_args
from lark.tree import Meta

from riyu.base.errors import Place
from riyu.inference.model import (
    Assertion,
    Atom,
    Clause,
    Condition,
    Counter,
    Field,
    Label,
    Number,
    Relation,
    Side,
    Term,
    Variable,
    Wild,
    Word,
)
from riyu.patterns import clauses
from riyu.patterns.blocks import Section
from riyu.patterns.findings import Findings

__all__ = ["DEFAULT", "LIST_WORDS", "PlacedClause", "read_clauses"]

T_co = TypeVar("T_co", covariant=True)

LIST_WORDS = ("where", "relate", "when", "know", "unless", "prove", "assert", "counter")
"""The sections that are lists of clauses."""

DEFAULT = 50
"""Specificity and difficulty of an assertion that does not say them."""

_STARTS = {"unless": "know", "assert": "asserts"}


class PlacedClause(NamedTuple, Generic[T_co]):
    """A clause and where it stands."""

    value: T_co
    place: Place


def read_clauses(section: Section | None, findings: Findings) -> list[PlacedClause[Any]]:
    """Read the clauses of a section; none if it is absent or what is wrong with it went to `findings`.

    The values are those that `model` has for the section's word: Clause, Relation, Condition, Atom, Assertion, Counter.
    """
    if section is None:
        return []
    start = _STARTS.get(section.word, section.word)
    found = clauses.read_clauses(section, start, _OF_RULES, findings)
    return [PlacedClause(read.value, read.place(section)) for read in found]


def _field(token: Token) -> Field:
    text = str(token)
    if token.type == "LABEL":
        return Label(text)
    if token.type == "VARIABLE":
        return Variable(text[1:])
    if token.type == "WILD":
        return Wild()
    if token.type == "NUMBER":
        return Number(int(text))
    return Side(text) if text in ("own", "enemy") else Word(text)


@v_args(meta=True)
class _OfRules(Transformer[Token, Any]):
    """Makes the model's values of the clauses of rule files; clauses come with where they begin."""

    def _list(self, meta: Meta, found: list[Any]) -> list[Any]:
        return found

    where = relate = when = know = prove = asserts = counter = _list

    def clause(self, meta: Meta, found: list[Any]) -> tuple[Clause, Meta]:
        each, label, symbol = found
        return Clause(str(label), str(symbol), each is not None), meta

    def relation_named(self, meta: Meta, found: list[Any]) -> tuple[Relation, Meta]:
        no, name, *arguments, comparison, number = found
        texts = tuple(map(str, arguments))
        if comparison is None:
            return Relation(str(name), texts, negated=no is not None), meta
        return Relation(str(name), texts, str(comparison), int(number), no is not None), meta

    def relation_between(self, meta: Meta, found: list[Any]) -> tuple[Relation, Meta]:
        no, one, sign, two = found
        name = {"=": "same-point", "!=": "different"}.get(str(sign), str(sign))
        return Relation(name, (str(one), str(two)), negated=no is not None), meta

    def term(self, meta: Meta, found: list[Any]) -> Term:
        return Term(*clauses.term_of(found))

    def condition(self, meta: Meta, found: list[Any]) -> tuple[Condition, Meta]:
        no, left, comparison, right = found
        if comparison is None:
            return Condition(left, negated=no is not None), meta
        value = right if isinstance(right, Term) else int(right)
        return Condition(left, str(comparison), value, no is not None), meta

    def atom(self, meta: Meta, found: list[Any]) -> tuple[Atom, Meta]:
        name, *fields = found
        return Atom(str(name), tuple(map(_field, fields))), meta

    def goal(self, meta: Meta, found: list[Any]) -> tuple[Atom, Meta]:
        name, *labels, by = found
        side = Side("own") if by is None else by
        return Atom(str(name), (side, *map(_field, labels))), meta

    def by(self, meta: Meta, found: list[Any]) -> Field:
        (token,) = found
        return Label(str(token)) if token.type == "LABEL" else Side(str(token))

    def assertion(self, meta: Meta, found: list[Any]) -> tuple[Assertion, Meta]:
        (atom, _), specificity, difficulty = found
        special, hard = (DEFAULT if n is None else int(n) for n in (specificity, difficulty))
        return Assertion(atom, special, hard), meta

    def pointed(self, meta: Meta, found: list[Any]) -> tuple[Counter, Meta]:
        label, answer = found
        return Counter(str(label), answer=answer), meta

    def suggested(self, meta: Meta, found: list[Any]) -> tuple[Counter, Meta]:
        label, by, answer = found
        return Counter(str(label or ""), str(by), answer or ""), meta

    def answered(self, meta: Meta, found: list[Any]) -> str:
        return str(found[0])


_OF_RULES = _OfRules()
