"""The grammar of the clauses `where`, `when` and `says`.

Takes a section's lines; gives clauses as values. Knows no drawing and no table: names are checked by the reader.

    where:  condition ("," condition)*          condition: LABEL "is" SYMBOL
    when:   test ("," test)*                    test:      "not"? NAME+ arguments? (COMPARISON WHOLE)?
    says:   saying ("," saying)*                saying:    NAME arguments? ("by" LABEL)? confidence?
    confidence: "confidence" (NUMBER | WHOLE "of" WHOLE)
    arguments: "(" argument ("," argument)* ")"            argument: LABEL | NAME | NUMBER

It has no nesting, so a page of descent reads it. A parser generator was measured: loading one costs more than all else
that reading and checking the knowledge takes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from riyu.base.errors import Place
from riyu.patterns.blocks import Section
from riyu.patterns.findings import Findings
from riyu.patterns.model import Saying, Test, Where

__all__ = ["NUMBER", "read_says", "read_when", "read_where"]

_T = TypeVar("_T")

_TOKEN = re.compile(r"[a-z][a-z0-9]+(?:-[a-z0-9]+)*|[A-Za-z*@.?]|-?[0-9]+(?:\.[0-9]+)?|[<>!]=|\S")
_NAME = re.compile(r"[a-z][a-z0-9]+(-[a-z0-9]+)*")
NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
_WHOLE = re.compile(r"[0-9]{1,9}")
_SMALL = re.compile(r"[0-9]{1,3}")
_LABEL = re.compile(r"[A-Za-z*@]")
_COMPARISONS = ("<", "<=", "=", "!=", ">=", ">")
_END = ""


class _SyntaxError(Exception):
    """What was expected instead of the token at hand."""


def read_where(section: Section | None, findings: Findings) -> tuple[Where, ...]:
    """Read what stands at labels; nothing if the section is absent or what is wrong with it went to `findings`."""
    return _read(section, findings, _Tokens.condition)


def read_when(section: Section | None, findings: Findings) -> tuple[Test, ...]:
    """Read tests; nothing if the section is absent or what is wrong with it went to `findings`."""
    return _read(section, findings, _Tokens.test)


def read_says(section: Section | None, findings: Findings) -> tuple[Saying, ...]:
    """Read what a pattern says; nothing if the section is absent or what is wrong with it went to `findings`."""
    return _read(section, findings, _Tokens.saying)


def _read(
    section: Section | None, findings: Findings, part: Callable[[_Tokens], _T]
) -> tuple[_T, ...]:
    if section is None or not section.lines:
        return ()
    tokens = _Tokens(section)
    found = []
    try:
        found.append(part(tokens))
        while tokens.take(","):
            found.append(part(tokens))
        if tokens.text != _END:
            raise _SyntaxError("',' or the end")
    except _SyntaxError as expected:
        what = f"'{tokens.text}'" if tokens.text else "the end"
        findings.add(f"found {what}: expected {expected}", tokens.place)
        return ()
    return tuple(found)


class _Tokens:
    """The tokens of a section, one after the other; `text` is the one at hand, empty at the end."""

    def __init__(self, section: Section) -> None:
        self._section = section
        self._tokens = [
            (found[0], line, found.start())
            for line in section.lines
            for found in _TOKEN.finditer(line.text)
        ]
        last = section.lines[-1]
        self._tokens.append((_END, last, len(last.text)))
        self._at = 0
        self.text = self._tokens[0][0]

    @property
    def place(self) -> Place:
        """Where the token at hand stands."""
        _, line, column = self._tokens[self._at]
        return self._section.at(line, column)

    def take(self, wanted: str) -> bool:
        """Go on if the token at hand is the wanted one, and say whether it was."""
        if self.text == wanted:
            self._go_on()
            return True
        return False

    def condition(self) -> Where:
        """Read `A is O`."""
        label = self._take_like(_LABEL, "a letter of the drawing or '@'")
        self._take_word("is")
        if self.text not in tuple("OX.so?x"):
            raise _SyntaxError("one of O X . o x s ?")
        return Where(label, self._go_on())

    def test(self) -> Test:
        """Read `liberties(A) <= 3`, `not self-atari(*)`, `no enemy neighbor in atari`."""
        negated = self.take("not")
        words = [self._take_like(_NAME, "the name of a test")]
        while _NAME.fullmatch(self.text):
            words.append(self._go_on())
        arguments = self._arguments()
        comparison, number = "", 0
        if self.text in _COMPARISONS:
            comparison = self._go_on()
            number = int(self._take_like(_SMALL, "a whole number from 0 to 999"))
        elif self.text not in (",", _END):
            more = "'('" if not arguments else "a comparison"
            raise _SyntaxError(f"{more}, ',' or the end")
        return Test(" ".join(words), arguments, comparison, number, negated)

    def saying(self) -> Saying:
        """Read `connect(A, B) by *`, `eye(a) confidence 0.9`, `eye(a) confidence 1612 of 1733`."""
        name = self._take_like(_NAME, "what the pattern says")
        arguments = self._arguments()
        by, guessed, measured = "", None, None
        if self.take("by"):
            by = self._take_like(_LABEL, "'*' or a letter of the drawing")
        if self.take("confidence"):
            number = self._take_like(NUMBER, "a number from 0 to 1, or 'N of M'")
            if _WHOLE.fullmatch(number) and self.take("of"):
                stood = self._take_like(_WHOLE, "how often it stood, a whole number")
                measured = (int(number), int(stood))
            else:
                guessed = float(number)
        return Saying(name, arguments, by, guessed, measured)

    def _arguments(self) -> tuple[str, ...]:
        if not self.take("("):
            return ()
        arguments = [self._argument()]
        while self.take(","):
            arguments.append(self._argument())
        self._take_word(")")
        return tuple(arguments)

    def _argument(self) -> str:
        for like in (_LABEL, _NAME, NUMBER):
            if like.fullmatch(self.text):
                return self._go_on()
        raise _SyntaxError("a letter of the drawing, '*', '@', a name or a number")

    def _take_like(self, like: re.Pattern[str], what: str) -> str:
        if not like.fullmatch(self.text):
            raise _SyntaxError(what)
        return self._go_on()

    def _take_word(self, word: str) -> None:
        if not self.take(word):
            raise _SyntaxError(f"'{word}'")

    def _go_on(self) -> str:
        taken = self.text
        self._at = min(self._at + 1, len(self._tokens) - 1)
        self.text = self._tokens[self._at][0]
        return taken
