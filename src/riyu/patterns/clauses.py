"""The one grammar of clauses, in pattern and rule files: what stands at labels, what is tested, what is said.

Takes a section's lines; gives each clause as a value. Knows no drawing and no table: names are checked by whoever
reads. The grammar stands in `clauses.lark`, and lark makes the parser of it when the first clause is read; drawings
are read by hand (`_drawing`). A text that was read before is known: the same few hundred stand in thousands of blocks.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from lark import Lark, Token, Transformer, UnexpectedInput, UnexpectedToken, v_args
from lark.tree import Meta

from riyu.base.errors import Place
from riyu.patterns.blocks import Section
from riyu.patterns.findings import Findings
from riyu.patterns.model import Saying, Test, Where

__all__ = [
    "NUMBER",
    "Read",
    "read_clauses",
    "read_says",
    "read_when",
    "read_where",
    "term_of",
]

NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
"""What a number looks like that an argument may be."""

_OF_PATTERN_FILES = ("stands", "tests", "says")
_OF_RULE_FILES = ("where", "relate", "when", "know", "prove", "asserts", "counter")

_TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9-]*|-?[0-9]+(?:\.[0-9]+)?|\S")
"""What is told as found where no terminal fits."""

_IN_WORDS = {
    "EACH": "'each'",
    "NOT": "'not'",
    "OUTSIDE": "'outside'",
    "INSIDE": "'inside'",
    "_IS": "'is'",
    "_BY": "'by'",
    "_OF": "'of'",
    "_RULE": "'rule'",
    "_CONFIDENCE": "'confidence'",
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
    "PLACE": "a letter of the drawing, '*' or '@'",
    "SYMBOL": "O, X or s",
    "MASK": "one of O X . o x s ?",
    "VARIABLE": "a variable such as '?c'",
    "NUMBER": "a whole number",
    "SMALL": "a whole number from 0 to 999",
    "DECIMAL": "a number",
    "SHARE": "a number from 0 to 1",
    "TRUE": "'N of M'",
    "STOOD": "how often it stood, a whole number",
    "$END": "the end",
}


class Read(NamedTuple):
    """A clause, and where it stands among its section's lines: the line and the column, from 1."""

    value: Any
    line: int
    column: int

    def place(self, section: Section) -> Place:
        """Give its place in the file."""
        return section.at(section.lines[self.line - 1], self.column - 1)


def read_where(section: Section | None, findings: Findings) -> tuple[Where, ...]:
    """Read what stands at labels; nothing if the section is absent or what is wrong with it went to `findings`."""
    return tuple([read.value for read in read_clauses(section, "stands", _OF_PATTERNS, findings)])


def read_when(section: Section | None, findings: Findings) -> tuple[Test, ...]:
    """Read tests; nothing if the section is absent or what is wrong with it went to `findings`."""
    return tuple([read.value for read in read_clauses(section, "tests", _OF_PATTERNS, findings)])


def read_says(section: Section | None, findings: Findings) -> tuple[Saying, ...]:
    """Read what a pattern says; nothing if the section is absent or what is wrong with it went to `findings`."""
    return tuple([read.value for read in read_clauses(section, "says", _OF_PATTERNS, findings)])


def read_clauses(
    section: Section | None, start: str, values: Transformer[Token, Any], findings: Findings
) -> tuple[Read, ...]:
    """Read a section's clauses; none if it is absent or what is wrong with it went to `findings`.

    `start` is what the grammar begins with; `values` makes a list of (value, meta) of the parser's tree.
    """
    if section is None or not section.lines:
        return ()
    text = "\n".join([line.text for line in section.lines])
    try:
        return _parsed(text, start, values)
    except UnexpectedInput as error:
        findings.add(*_said(error, section))
        return ()


@lru_cache(maxsize=8192)
def _parsed(text: str, start: str, values: Transformer[Token, Any]) -> tuple[Read, ...]:
    """Parse clauses; the same text stands in many blocks."""
    found = values.transform(_parser().parse(text, start=start))
    return tuple([Read(value, meta.line, meta.column) for value, meta in found])


@cache
def _parser() -> Lark:
    return Lark(
        Path(__file__).with_name("clauses.lark").read_text("utf-8"),
        parser="lalr",
        start=[*_OF_PATTERN_FILES, *_OF_RULE_FILES],
        maybe_placeholders=True,
        propagate_positions=True,
    )


def _said(error: UnexpectedInput, section: Section) -> tuple[str, Place]:
    is_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    if is_end or not 1 <= error.line <= len(section.lines):
        what, last = "the end", section.lines[-1]
        place = section.at(last, len(last.text))
    else:
        line = section.lines[error.line - 1]
        place = section.at(line, error.column - 1)
        found = _TOKEN.match(line.text, error.column - 1)
        what = f"'{found[0] if found else line.text[error.column - 1]}'"
    names = set(getattr(error, "accepts", None) or getattr(error, "allowed", None) or ())
    if "COMPARISON" in names:
        names -= {"EQUAL", "DIFFERENT"}  # comparisons too
    expected = sorted({_IN_WORDS.get(name, name) for name in names})
    listed = (
        " or ".join((", ".join(expected[:-1]), expected[-1])) if expected[1:] else "".join(expected)
    )
    return f"found {what}: expected {listed or 'something else'}", place


def term_of(found: list[Any]) -> tuple[str, tuple[str, ...]]:
    """Give name and arguments of what is tested: `in own territory(*)`."""
    names = [str(one) for one in found if one is not None and one.type == "NAME"]
    arguments = [str(one) for one in found if one is not None and one.type != "NAME"]
    return " ".join(names), tuple(arguments)


@v_args(meta=True)
class _OfPatterns(Transformer[Token, Any]):
    """Makes the model's values of the clauses of pattern files."""

    def _list(self, meta: Meta, found: list[Any]) -> list[Any]:
        return found

    stands = tests = says = _list

    def stand(self, meta: Meta, found: list[Any]) -> tuple[Where, Meta]:
        label, symbol = found
        return Where(str(label), str(symbol)), meta

    def term(self, meta: Meta, found: list[Any]) -> tuple[str, tuple[str, ...]]:
        return term_of(found)

    def test(self, meta: Meta, found: list[Any]) -> tuple[Test, Meta]:
        no, (name, arguments), sign, number = found
        if sign is None:
            return Test(name, arguments, negated=no is not None), meta
        return Test(name, arguments, str(sign), int(number), no is not None), meta

    def saying(self, meta: Meta, found: list[Any]) -> tuple[Saying, Meta]:
        name, arguments, by, confidence = found
        return Saying(str(name), arguments or (), by or "", *(confidence or (None, None))), meta

    def words(self, meta: Meta, found: list[Any]) -> tuple[str, ...]:
        return tuple(map(str, found))

    def at(self, meta: Meta, found: list[Any]) -> str:
        return str(found[0])

    def confidence(
        self, meta: Meta, found: list[Any]
    ) -> tuple[float | None, tuple[int, int] | None]:
        if len(found) == 1:
            return float(found[0]), None
        true, stood = found
        return None, (int(true), int(stood))


_OF_PATTERNS = _OfPatterns()
