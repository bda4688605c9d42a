"""What may come next where the caret stands in a rule's text: sections, predicates, values, relations, fields' words.

Takes a text, a place in it and the names of rules; gives words with what they mean. Reads no rule: text that is being
written seldom is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from riyu.inference.predicates import PREDICATES
from riyu.inference.purposes import GOALS
from riyu.inference.tables import RELATIONS, SECTIONS, VALUES

__all__ = ["Completion", "completions"]

_WORD = re.compile(r"[a-z][a-z0-9-]*$")
_CALL = re.compile(r"([a-z][a-z0-9-]*)\(([^()]*)$")
_PLAIN = {
    "where": ("each", "is"),
    "relate": ("not", "outside", "inside"),
    "when": ("not",),
    "assert": ("specificity", "difficulty"),
    "prove": ("by",),
    "counter": ("by", "rule"),
}


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that may stand in place of the text from `start` to the caret, and what it means."""

    word: str
    start: int
    meaning: str = ""


def completions(text: str, caret: int, rules: Iterable[str] = ()) -> list[Completion]:
    """Give the words that go on with what stands before the caret, in the order of their tables."""
    before = text[:caret]
    line = before.rpartition("\n")[2]
    if "#" in line:
        return []
    found = _WORD.search(line)
    begun = found.group() if found else ""
    start = caret - len(begun)
    if begun == line:
        words: Iterator[tuple[str, str]] = ((word, "a section") for word in SECTIONS)
    else:
        words = _in_section(_section(before), before, rules)
    return [
        Completion(word, start, meaning)
        for word, meaning in dict(words).items()
        if word.startswith(begun) and word != begun
    ]


def _section(before: str) -> str:
    for line in reversed(before.split("\n")):
        if line[:1].isalpha():
            return line.split()[0]
    return ""


def _in_section(section: str, before: str, rules: Iterable[str]) -> Iterator[tuple[str, str]]:
    call = _CALL.search(before)
    if section in ("know", "unless", "assert"):
        if call and call.group(1) in PREDICATES:
            fields = PREDICATES[call.group(1)].fields
            place = call.group(2).count(",")
            if place < len(fields):
                field = fields[place]
                if field.kind == "color":
                    yield from (("own", "own's"), ("enemy", "the enemy's"))
                yield from ((word, field.phrases.get(word, field.name)) for word in field.words)
            return
        for name, predicate in PREDICATES.items():
            if section != "assert" or predicate.is_asserted:
                yield name, f"{predicate}: {predicate.sentence}"
    elif call:
        return
    elif section == "relate":
        names = re.findall(r"^map +([a-z][a-z0-9-]+)", before, re.M)
        yield from ((name, kind.sentence) for name, kind in RELATIONS.items())
        yield from ((name, "a map") for name in names)
    elif section == "when":
        yield from ((name, kind.sentence) for name, kind in VALUES.items())
    elif section == "prove":
        yield from ((name, goal.phrase) for name, goal in GOALS.items())
    elif section == "counter":
        yield from ((name, "a rule") for name in rules)
    yield from ((word, "") for word in _PLAIN.get(section, ()))
