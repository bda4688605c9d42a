"""The reader of `.rule` files: blocks to rules, every clause read and checked.

Takes a file's text; gives its rules or, in findings, all that is wrong with them. Knows no boards, and no other file:
what rules must be together is for `rulebase`.
"""

from __future__ import annotations

from typing import Any

from riyu.base.errors import Place
from riyu.inference.checks import Clauses, check_rule
from riyu.inference.grammar import LIST_WORDS, PlacedClause, read_clauses
from riyu.inference.model import Map, Rule, RuleFile
from riyu.inference.tables import SECTIONS
from riyu.inference.writer import file_text
from riyu.patterns.blocks import Block, Section, read_blocks
from riyu.patterns.findings import Findings
from riyu.patterns.sections import (
    KEBAB,
    check_order,
    check_positions,
    read_drawn,
    read_examples,
    read_seen,
    text_of,
    unique_name,
)

__all__ = ["read_file", "read_rules"]

_DRAWN = ("draw", "map", "yes", "no")
_REPEATED = ("map", "yes", "no")


def read_rules(text: str, source: str = "") -> RuleFile:
    """Read and check the text of one `.rule` file; raise BadKnowledge with everything that is wrong in it."""
    findings = Findings()
    found = read_file(text, source, findings)
    findings.check()
    return found


def read_file(text: str, source: str, findings: Findings) -> RuleFile:
    """Read one file; rules that can't be read are left out, and what is wrong with them goes to `findings`."""
    before = len(findings)
    found = _read(text, source, findings)
    if len(findings) == before:
        _check_round_trip(found, text, findings)
    return found


def _read(text: str, source: str, findings: Findings, is_again: bool = False) -> RuleFile:
    """Read a file; what is read again to be compared with what was checked is not checked itself."""
    file = read_blocks(text, source, (), ("rule",), SECTIONS, findings)
    names: dict[str, Place] = {}
    rules = []
    for block in file.blocks:
        before = len(findings)
        if KEBAB.fullmatch(block.name):
            unique_name(block.name, block.place, names, findings)
        else:
            head = f"rule {block.name}".rstrip()
            findings.add(f"found '{head}': expected a kebab-case name behind 'rule'", block.place)
        is_named = len(findings) == before
        rule = _read_rule(block, findings, is_again)
        if rule is not None and is_named:
            rules.append(rule)
    if not file.blocks and not file.header.has_unknown:
        findings.add("found no rule: expected 'rule NAME' in column 0", Place(source, 1))
    return RuleFile(tuple(rules), tuple(file.closing), Place(source, 1))


def _check_round_trip(found: RuleFile, text: str, findings: Findings) -> None:
    written = file_text(found)
    if written == text:
        return
    again = Findings()
    copy = _read(written, "what is written", again, is_again=True)
    if again.errors:
        findings.add(f"written and read again: {again.errors[0]}", found.place)
    elif copy != found:
        findings.add("written and read again it is not the same", found.place)


def _read_rule(block: Block, findings: Findings, is_again: bool) -> Rule | None:
    before = len(findings)
    for section in block.sections:
        if not section.lines and section.word not in _DRAWN:
            message = (
                f"found nothing after '{section.word}': expected what it says, or no such line"
            )
            findings.add(message, section.place)
    check_order(block, SECTIONS, _REPEATED, findings)
    _check_needed(block, findings)
    maps = _read_maps(block, findings)
    clauses: dict[str, list[PlacedClause[Any]]] = {
        word: read_clauses(block.section(word), findings) for word in LIST_WORDS
    }
    where, relate, when, know, unless, prove, asserts, counters = (
        tuple(clause.value for clause in clauses[word]) for word in LIST_WORDS
    )
    rule = Rule(
        block.name,
        maps,
        text_of(block, "why"),
        where,
        relate,
        when,
        know,
        unless,
        prove,
        asserts,
        counters,
        text_of(block, "hint"),
        read_examples(block, "yes", findings),
        read_examples(block, "no", findings),
        read_seen(block.section("seen"), findings),
        text_of(block, "source"),
        tuple(block.comments),
        block.place,
    )
    if not is_again:
        check_positions((*rule.yes, *rule.no), findings)
    if len(findings) > before or block.has_unknown:
        return None
    if not is_again:
        check_rule(rule, Clauses(clauses), findings)
    return rule if len(findings) == before else None


def _check_needed(block: Block, findings: Findings) -> None:
    """Check that nothing is missing that every rule has, or every one that was written by hand."""
    if block.has_unknown:
        return
    words = {section.word for section in block.sections}
    for word in ("assert",) if "seen" in words else ("why", "assert", "yes", "no"):
        if word not in words:
            more = "" if word == "assert" else ", as it is not harvested ('seen')"
            message = f"found no '{word}' in rule '{block.name}': expected one{more}"
            findings.add(message, block.place)
    if not words & {"draw", "map", "know"}:
        message = f"found no 'map', 'draw' or 'know' in rule '{block.name}': expected one"
        findings.add(message, block.place)


def _read_maps(block: Block, findings: Findings) -> tuple[Map, ...]:
    sections = [section for section in block.sections if section.word in ("draw", "map")]
    names: dict[str, Place] = {}
    maps = []
    for section in sections:
        name = ""
        rows = section
        if section.word == "map":
            head = section.lines[:1] if not section.is_below else []
            name = head[0].text if head else ""
            rows = Section("map", section.place, True, section.lines[len(head) :])
            if not KEBAB.fullmatch(name) or len(name) == 1:
                message = f"found '{f'map {name}'.rstrip()}'"
                message += ": expected a kebab-case name of two letters or more behind 'map'"
                findings.add(message, section.place)
            else:
                unique_name(name, section.place, names, findings)
        elif len(sections) > 1:
            findings.add(
                f"found 'draw' among {len(sections)} drawings: expected 'map NAME'", section.place
            )
        drawing = read_drawn(rows, findings)
        if drawing is not None:
            maps.append(Map(name, drawing, section.place))
    return tuple(maps)
