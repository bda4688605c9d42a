"""The grammar of a rule's clauses: `where`, `relate`, `when`, `know`, `unless`, `prove`, `assert`, `counter`.

Takes a section's lines; gives each clause as a value with its place. Knows no drawing and no table: `checks` does. The
grammar itself stands in `rules.lark`, and lark makes the parser of it when the first rule is read.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Generic, NamedTuple, TypeVar

from lark import Lark, Token, Transformer, UnexpectedInput, UnexpectedToken, v_args
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
from riyu.patterns.blocks import Section
from riyu.patterns.findings import Findings

__all__ = ["DEFAULT", "LIST_WORDS", "Placed", "read_clauses"]

T_co = TypeVar("T_co", covariant=True)

LIST_WORDS = ("where", "relate", "when", "know", "unless", "prove", "assert", "counter")
"""The sections that are lists of clauses."""

DEFAULT = 50
"""Specificity and difficulty of an assertion that does not say them."""

_STARTS = {"unless": "know", "assert": "asserts"}

_IN_WORDS = {
    "EACH": "'each'",
    "NOT": "'not'",
    "OUTSIDE": "'outside'",
    "INSIDE": "'inside'",
    "_IS": "'is'",
    "_BY": "'by'",
    "_RULE": "'rule'",
    "_SPECIFICITY": "'specificity'",
    "_DIFFICULTY": "'difficulty'",
    "_ARROW": "'->'",
    "_COMMA": "','",
    "_OPEN": "'('",
    "_CLOSE": "')'",
    "EQUAL": "'='",
    "DIFFERENT": "'!='",
    "COMPARISON": "a comparison",
    "WILD": "'_'",
    "NAME": "a name",
    "LABEL": "a letter of the drawing or '*'",
    "SYMBOL": "O, X or s",
    "VARIABLE": "a variable such as '?c'",
    "NUMBER": "a whole number",
    "$END": "the end",
}


class Placed(NamedTuple, Generic[T_co]):
    """A clause and where it stands."""

    value: T_co
    place: Place


def read_clauses(section: Section | None, findings: Findings) -> list[Placed[Any]]:
    """Read the clauses of a section; none if it is absent or what is wrong with it went to `findings`.

    The values are those that `model` has for the section's word: Clause, Relation, Condition, Atom, Assertion, Counter.
    """
    if section is None or not section.lines:
        return []
    start = _STARTS.get(section.word, section.word)
    text = "\n".join(line.text for line in section.lines)

    def place(line: int, column: int) -> Place:
        return section.at(section.lines[line - 1], column - 1)

    try:
        found = _parsed(text, start)
    except UnexpectedInput as error:
        findings.add(*_said(error, section, text))
        return []
    return [Placed(value, place(meta.line, meta.column)) for value, meta in found]


def _said(error: UnexpectedInput, section: Section, text: str) -> tuple[str, Place]:
    is_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    if is_end or not 1 <= error.line <= len(section.lines):
        what, last = "the end", section.lines[-1]
        place = section.at(last, len(last.text))
    else:
        line = section.lines[error.line - 1]
        place = section.at(line, error.column - 1)
        token = error.token if isinstance(error, UnexpectedToken) else line.text[error.column - 1]
        what = f"'{token}'"
    names = getattr(error, "accepts", None) or getattr(error, "allowed", None) or ()
    expected = sorted({_IN_WORDS.get(name, name) for name in names})
    listed = (
        " or ".join((", ".join(expected[:-1]), expected[-1])) if expected[1:] else "".join(expected)
    )
    return f"found {what}: expected {listed or 'something else'}", place


@lru_cache(maxsize=4096)
def _parsed(text: str, start: str) -> list[tuple[Any, Meta]]:
    """Parse clauses; the same text stands in many rules."""
    found: list[tuple[Any, Meta]] = _VALUES.transform(_parser().parse(text, start=start))
    return found


@cache
def _parser() -> Lark:
    return Lark(
        files("riyu.inference").joinpath("rules.lark").read_text("utf-8"),
        parser="lalr",
        start=list(dict.fromkeys(_STARTS.get(word, word) for word in LIST_WORDS)),
        maybe_placeholders=True,
        propagate_positions=True,
    )


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
class _Values(Transformer[Token, Any]):
    """Makes the model's values of what the parser finds; clauses come with where they begin."""

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
        names = [str(one) for one in found if one is not None and one.type == "NAME"]
        arguments = [str(one) for one in found if one is not None and one.type != "NAME"]
        return Term(" ".join(names), tuple(arguments))

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

    def pointer(self, meta: Meta, found: list[Any]) -> tuple[Counter, Meta]:
        label, rule = found
        return Counter(str(label), str(rule)), meta


_VALUES = _Values()
