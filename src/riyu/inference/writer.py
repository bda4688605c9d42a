"""Rules as text, in the one form that a written file has.

Takes values of the model; gives text that the reader reads back to the same values. Knows no checks.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.inference.model import Assertion, Atom, Map, Rule, RuleFile, Side
from riyu.patterns.writer import comment_lines, evidence_lines, field_lines, row_lines

__all__ = ["file_text", "rule_text"]


def file_text(file: RuleFile) -> str:
    """Write a whole `.rule` file."""
    parts = [rule_text(rule) for rule in file.rules]
    if file.closing:
        parts.append("\n".join(comment_lines(file.closing)))
    return "\n\n".join(parts) + "\n"


def rule_text(rule: Rule) -> str:
    """Write one rule, without a line's end after it."""
    lines = [*comment_lines(rule.comments), f"rule {rule.name}"]
    lines += _section("why", rule.why)
    for drawn in rule.maps:
        lines += _map_lines(drawn)
    lines += _list("where", map(str, rule.where))
    lines += _list("relate", map(str, rule.relate))
    lines += _list("when", map(str, rule.when))
    lines += _list("know", map(str, rule.know))
    lines += _list("unless", map(str, rule.unless))
    lines += _list("prove", map(_goal_text, rule.prove))
    lines += _assert_lines(rule.asserts)
    lines += _list("counter", map(str, rule.counters))
    lines += _section("hint", rule.hint)
    lines += evidence_lines(rule.yes, rule.no, rule.seen, rule.source)
    return "\n".join(lines)


def _map_lines(drawn: Map) -> list[str]:
    return [f"map {drawn.name}" if drawn.name else "draw", *row_lines(drawn.drawing)]


def _goal_text(goal: Atom) -> str:
    side, *arguments = goal.fields
    text = f"{goal.predicate}({', '.join(map(str, arguments))})"
    return text if side == Side("own") else f"{text} by {side}"


def _assertion_text(said: Assertion) -> str:
    return f"{said.atom}  specificity {said.specificity}  difficulty {said.difficulty}"


def _assert_lines(asserts: tuple[Assertion, ...]) -> list[str]:
    """Write assertions, each on lines of its own."""
    lines: list[str] = []
    for number, said in enumerate(asserts, start=1):
        comma = "," if number < len(asserts) else ""
        lines += field_lines("" if lines else "assert", f"{_assertion_text(said)}{comma}")
    return lines


def _list(word: str, clauses: Iterable[str]) -> list[str]:
    return _section(word, ", ".join(clauses))


def _section(word: str, text: str) -> list[str]:
    return field_lines(word, text) if text else []
