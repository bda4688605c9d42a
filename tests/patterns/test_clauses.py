"""Clauses of pattern and rule files are of one grammar: the same text is the same, and told of in the same words."""

from __future__ import annotations

from typing import Any

import pytest

from riyu.base.errors import Place
from riyu.inference.grammar import read_clauses
from riyu.patterns.blocks import Line, Section
from riyu.patterns.clauses import read_says, read_when, read_where
from riyu.patterns.findings import Findings


def section(word: str, *lines: str) -> Section:
    """Give a section with lines below each other, the first behind its word."""
    found = [Line(number, 9, line) for number, line in enumerate(lines, start=7)]
    return Section(word, Place("trial", 7), False, found)


def of_pattern(word: str, *lines: str) -> tuple[list[Any], list[str]]:
    findings = Findings()
    read = {"where": read_where, "when": read_when, "says": read_says}[word]
    return list(read(section(word, *lines), findings)), list(map(str, findings.errors))


def of_rule(word: str, *lines: str) -> tuple[list[Any], list[str]]:
    findings = Findings()
    found = [placed.value for placed in read_clauses(section(word, *lines), findings)]
    return found, list(map(str, findings.errors))


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("where", "A is O, B is X, C is s"),
        ("when", "liberties(A) <= 3, not self-atari(*)"),
        ("when", "in own territory(a), no enemy neighbor in atari, phase > 4"),
        ("when", "same-chain(A, B), not on-plate(a, B)"),
    ],
)
def test_a_clause_is_the_same_in_a_pattern_and_in_a_rule(word: str, text: str) -> None:
    (of_one, wrong), (of_other, also_wrong) = of_pattern(word, text), of_rule(word, text)
    assert wrong == also_wrong == []
    assert ", ".join(map(str, of_one)) == ", ".join(map(str, of_other)) == text


@pytest.mark.parametrize(
    ("word", "lines", "found"),
    [
        ("where", ("A is O,", "B are X"), "line 8, column 11: found 'are': expected 'is'"),
        ("when", ("liberties(A) 3",), "line 7, column 22: found '3': expected ',', a comparison"),
        ("when", ("liberties(A",), "line 7, column 20: found the end: expected ')' or ','"),
        ("when", ("liberties(9)",), "line 7, column 19: found '9': expected a letter"),
    ],
)
def test_a_mistake_is_told_in_the_same_words(word: str, lines: tuple[str, ...], found: str) -> None:
    for read in (of_pattern, of_rule):
        clauses, (wrong,) = read(word, *lines)
        assert clauses == [] and f"trial, {found}" in wrong


def test_each_kind_of_file_has_what_is_its_own() -> None:
    assert of_pattern("where", "@ is .")[1] == [] != of_rule("where", "@ is .")[1]
    assert of_rule("where", "each A is O")[1] == [] != of_pattern("where", "each A is O")[1]
    between = "liberties(A) < liberties(B)"
    assert of_rule("when", between)[1] == []
    assert "expected a whole number from 0 to 999" in of_pattern("when", between)[1][0]


def test_what_was_read_before_is_known_at_any_place() -> None:
    text = "liberties(A) <= 3"
    first, again = (
        Section("when", Place("one", 3), False, [Line(3, 9, text)]),
        section("when", text),
    )
    places = [read_clauses(one, Findings())[0].place for one in (first, again)]
    assert list(map(str, places)) == ["one, line 3, column 9", "trial, line 7, column 9"]
