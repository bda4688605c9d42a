"""Patterns as rules: every pattern of any class turned into a rule of one map, its focus an ordinary point.

Takes a pattern class; gives rules, and the patterns left out with a reason each. Knows no boards.

What a class adds to its patterns is lost: that the first of them answers, and that a bar forbids a point. A rule has
its pattern's name; an assertion knows the saying that it comes from, whose confidence `why` tells. Source: the blog
(B4).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from riyu.inference.model import (
    Assertion,
    Atom,
    Clause,
    Condition,
    Field,
    Label,
    Map,
    Number,
    Rule,
    Side,
    Term,
    Word,
)
from riyu.inference.predicates import NONE
from riyu.patterns._laying import ConflictError, lay
from riyu.patterns.model import Drawing, Pattern, PatternClass, Saying, Test
from riyu.patterns.tables import ASKED, MASKS, NAMED_EMPTY, NAMED_STONES, SAYINGS, TESTS

__all__ = ["rules_and_rest", "rules_of"]

_OWN = Side("own")
_SYMBOLS = {mask: symbol for symbol, mask in MASKS.items() if symbol not in "*-|+"}
_EYES = {"eye": "whole", "half-eye": "half", "false-eye": "false"}
_SIDED = ("connected", "link", "secure")
_PREDICATES = {"link": "linked"}


class _LeftOutError(Exception):
    """Why a pattern can't be a rule."""


def rules_of(found: PatternClass) -> list[Rule]:
    """Give the rules that a class's patterns make, in their order."""
    return rules_and_rest(found)[0]


def rules_and_rest(found: PatternClass) -> tuple[list[Rule], list[tuple[str, str]]]:
    """Give the rules, and name and reason of each pattern that makes none."""
    rules: list[Rule] = []
    rest: list[tuple[str, str]] = []
    for pattern in found.patterns:
        try:
            rules += _rules(pattern, found)
        except _LeftOutError as reason:
            rest.append((pattern.name, str(reason)))
    return rules, rest


def _rules(pattern: Pattern, found: PatternClass) -> list[Rule]:
    if pattern.use is not None:  # a rule's name stands once, whoever uses the pattern
        pattern = replace(pattern, name=f"{found.name}-{pattern.name}")
    if pattern.is_bar:
        raise _LeftOutError("it is a bar: it says nothing alone")
    if any(saying.name == "nothing" for saying in pattern.says):
        raise _LeftOutError("it says nothing")
    if pattern.name == found.last:
        raise _LeftOutError("it is the last of its class: it matches where nothing else does")
    if not pattern.globs:
        return [_OneMap(pattern, found).rule()]
    folded = _folded(pattern, found)
    named = [f"-{number}" if number > 1 else "" for number in range(1, len(folded) + 1)]
    return [
        _OneMap(replace(one, name=f"{one.name}{mark}", globs=()), found).rule()
        for one, mark in zip(folded, named, strict=True)
    ]


def _folded(pattern: Pattern, found: PatternClass) -> list[Pattern]:
    """Give a pattern drawn together with the globs around it: one for each choice of headers."""
    try:
        laid = lay(pattern, found.asked)
        (alone,) = lay(replace(pattern, globs=()), found.asked)
    except ConflictError as conflict:
        raise _LeftOutError(f"it never matches: {conflict}") from None
    folded = []
    for one in laid:
        letters = {offset: label for label, offsets in one.labels for offset in offsets}
        if one.together - alone.together or one.apart - alone.apart:
            raise _LeftOutError("its glob ties strings that the pattern does not name")
        clauses = {where.label for where in pattern.where}
        if "@" not in clauses and one.masks.get((0, 0)) != alone.masks.get((0, 0)):
            if one.labels and any(label == "@" for label, _ in one.labels):
                raise _LeftOutError("its glob asks of the focus what the pattern does not")
        tests = []
        for bound in one.tests[len(alone.tests) :]:
            if TESTS[bound.test.name].uses_answer:
                tests.append(bound.test)
            elif all(offset in letters for offset in bound.offsets):
                names = tuple(letters[offset] for offset in bound.offsets)
                tests.append(replace(bound.test, arguments=names))
            else:
                raise _LeftOutError("its glob tests a point that the pattern does not name")
        drawing, sides = _drawn(one.masks, letters)
        where = tuple(
            replace(clause, symbol=sides.get(clause.label, clause.symbol))
            for clause in pattern.where
        )
        when = (*pattern.when, *dict.fromkeys(t for t in tests if t not in pattern.when))
        folded.append(replace(pattern, drawing=drawing, where=where, when=when))
    return folded


def _drawn(
    masks: dict[tuple[int, int], int], letters: dict[tuple[int, int], str]
) -> tuple[Drawing, dict[str, str]]:
    """Draw masks, and say what stands at the letters of stones."""
    on = [offset for offset, mask in masks.items() if not mask & MASKS["-"]] or [(0, 0)]
    columns, rows = zip(*on, strict=True)
    off = [offset for offset, mask in masks.items() if mask == MASKS["-"]]
    edge_rows = {y for x, y in off if not min(rows) <= y <= max(rows)}
    edge_columns = {x for x, y in off if not min(columns) <= x <= max(columns)}
    all_columns = sorted({*columns, *edge_columns, *(x for x, _ in letters)})
    all_rows = sorted({*rows, *edge_rows, *(y for _, y in letters)})
    sides = {
        label: _SYMBOLS[masks[offset]]
        for offset, label in letters.items()
        if label in NAMED_STONES or (label == "@" and masks.get(offset, 15) in _SYMBOLS)
    }
    lines = []
    for y in range(all_rows[-1], all_rows[0] - 1, -1):
        line = ""
        for x in range(all_columns[0], all_columns[-1] + 1):
            if y in edge_rows or x in edge_columns:
                line += (
                    "+" if y in edge_rows and x in edge_columns else "-" if y in edge_rows else "|"
                )
            else:
                mask = masks.get((x, y), MASKS["_"])
                if (x, y) not in letters and mask not in _SYMBOLS:
                    raise _LeftOutError("its glob skips by a point that no symbol can tell")
                line += letters.get((x, y)) or _SYMBOLS[mask]
        lines.append(line)
    return Drawing(tuple(lines)), sides


class _OneMap:
    """A pattern without globs on its way to a rule: its letters, with more of them where a fact needs one."""

    def __init__(self, pattern: Pattern, found: PatternClass) -> None:
        self._pattern = pattern
        self._rows = [list(row) for row in pattern.drawing.rows]
        self._sides = {where.label: where.symbol for where in pattern.where}
        self._clauses = [
            Clause(where.label, where.symbol) for where in pattern.where if where.label != "@"
        ]
        self._focus = "@"
        self._name_focus(ASKED[found.asked.focus].mask)
        repeated = [a for a in sorted(NAMED_EMPTY) if len(self._places(a)) > 1]
        if repeated:
            raise _LeftOutError(f"its '{repeated[0]}' is several points")

    def rule(self) -> Rule:
        """Give the rule."""
        pattern = self._pattern
        asserts = tuple(dict.fromkeys(self._assertions()))
        if not asserts:
            raise _LeftOutError("it says nothing")
        when = tuple(map(self._condition, pattern.when))
        drawing = Drawing(tuple("".join(row) for row in self._rows))
        return Rule(
            pattern.name,
            (Map("", drawing, pattern.place),),
            pattern.why,
            where=tuple(self._clauses),
            when=when,
            asserts=asserts,
            yes=pattern.yes,
            no=pattern.no,
            seen=pattern.seen,
            source=pattern.source,
            comments=pattern.comments,
            place=pattern.place,
        )

    def _condition(self, test: Test) -> Condition:
        arguments = tuple(self._letter(argument) for argument in test.arguments)
        right = test.number if test.comparison else None
        return Condition(Term(test.name, arguments), test.comparison, right, test.negated)

    # Letters.

    def _places(self, *symbols: str) -> list[tuple[int, int]]:
        return [
            (row, column)
            for row, line in enumerate(self._rows)
            for column, symbol in enumerate(line)
            if symbol in symbols
        ]

    def _letter(self, argument: str) -> str:
        return self._focus if argument == "@" else argument

    def _name_focus(self, mask: int) -> None:
        """Put in place of `@` what may stand there, or a letter if the pattern speaks of it."""
        places = self._places("@")
        if not places:
            return
        if "@" in self._sides:
            mask &= MASKS[self._sides["@"]]
        ((row, column),) = places
        symbol = _SYMBOLS[mask]
        says = self._pattern.says
        spoken = {argument for test in self._pattern.when for argument in test.arguments}
        spoken |= {argument for saying in says for argument in saying.arguments}
        if "@" in spoken or any(saying.by == "@" for saying in says):
            symbol = self._new_letter(symbol, "its focus")
        self._rows[row][column] = self._focus = symbol

    def _new_letter(self, symbol: str, what: str) -> str:
        """Give an unused letter for a point drawn with a symbol."""
        drawn = {letter for line in self._rows for letter in line}
        if symbol == ".":
            return min(NAMED_EMPTY - drawn)
        if symbol not in "OXs":
            raise _LeftOutError(f"{what} may be a stone or empty, and it speaks of it")
        letter = min(NAMED_STONES - drawn)
        # Two capitals are two strings, but the pattern does not ask that of its focus.
        each = any(MASKS[c.symbol] & MASKS[symbol] for c in self._clauses)
        self._clauses.append(Clause(letter, symbol, each))
        return letter

    def _anchor(self) -> str:
        """Give a label for facts about the shape as a whole: the answer, the focus, or a point near the top left."""
        if self._places("*"):
            return "*"
        if self._focus in NAMED_EMPTY:
            return self._focus
        named = [s for line in self._rows for s in line if s in NAMED_EMPTY]
        if named:
            return named[0]
        empties = self._places(".")
        if empties:
            row, column = empties[0]
            self._rows[row][column] = letter = self._new_letter(".", "a point")
            return letter
        loose = {clause.label for clause in self._clauses if clause.each}
        stones = [s for line in self._rows for s in line if s in NAMED_STONES - loose]
        if stones:
            return stones[0]
        for row, column in self._places("O", "X"):
            self._rows[row][column] = letter = self._new_letter(self._rows[row][column], "a stone")
            return letter
        raise _LeftOutError("it has no point that a fact could name")

    # What it says.

    def _assertions(self) -> Iterable[Assertion]:
        pattern = self._pattern
        if not pattern.says and pattern.drawing.answer is not None:
            yield Assertion(_move("follow-custom", Label("*"), Word(NONE)))
        for saying in pattern.says:
            for atom in self._said(saying):
                yield Assertion(atom, saying=saying)

    def _said(self, saying: Saying) -> Iterable[Atom]:
        name = saying.name
        labels: list[Field] = [Label(self._letter(argument)) for argument in saying.arguments]
        loose = {Label(clause.label) for clause in self._clauses if clause.each}
        if SAYINGS[name].by == "needed":
            for target in [label for label in labels if label not in loose] or [Word(NONE)]:
                yield _move(name, Label(self._letter(saying.by)), target)
        elif loose.intersection(labels):
            raise _LeftOutError(
                "it speaks of its focus, which may be of one string with another stone"
            )
        elif name in _SIDED:
            yield Atom(_PREDICATES.get(name, name), (self._side_of(saying), *labels))
        elif name in _EYES:
            yield Atom("eye", (_OWN, *labels, Word(_EYES[name])))
        elif name == "eyes":
            halves = Number(round(2 * float(saying.arguments[0])))
            yield Atom("eyes", (_OWN, Label(self._empty_anchor()), halves))
            if saying.by:
                yield Atom("key-point", (_OWN, Label(self._letter(saying.by))))
        elif name == "scored":
            tenths = Number(round(10 * float(saying.arguments[0])))
            yield Atom("scored", (_OWN, Label(self._anchor()), tenths))
        elif name == "joseki-stage":
            yield Atom("joseki-stage", (_OWN, Label(self._anchor()), Word(saying.arguments[0])))
        elif name == "bits":
            for word in saying.arguments:
                yield Atom("described", (_OWN, Label(self._anchor()), Word(word)))
        elif name == "sequence":
            yield _move("follow-custom", labels[0], Word(NONE))
            for number, (before, after) in enumerate(pairwise(labels)):
                yield Atom("answer", (_OWN if number % 2 else Side("enemy"), after, before))
        else:
            yield Atom(name, (_OWN, *labels))

    def _side_of(self, saying: Saying) -> Side:
        sides = {clause.label: clause.symbol for clause in self._clauses}
        found = {sides.get(self._letter(argument), "") for argument in saying.arguments}
        if found == {"O"}:
            return _OWN
        if found == {"X"}:
            return Side("enemy")
        raise _LeftOutError(f"'{saying}' is of stones of either color")

    def _empty_anchor(self) -> str:
        anchor = self._anchor()
        if anchor in NAMED_STONES:
            raise _LeftOutError("it has no empty point that a fact could name")
        return anchor


def _move(purpose: str, point: Field, target: Field) -> Atom:
    return Atom("move", (Word("good"), _OWN, point, Word(purpose), target))
