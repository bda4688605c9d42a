"""What the readers of pattern and rule files share: names, the order of sections, drawings, examples, counts.

Takes blocks and sections; gives values of the model, and findings. Knows no file's words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from riyu.base.errors import Place
from riyu.game.points import point_text
from riyu.patterns._drawing import read_drawing
from riyu.patterns.blocks import Block, Section
from riyu.patterns.examples import dead_string
from riyu.patterns.findings import Findings
from riyu.patterns.model import Drawing, Example

__all__ = [
    "KEBAB",
    "check_order",
    "check_positions",
    "read_drawn",
    "read_examples",
    "read_seen",
    "text_of",
    "unique_name",
]

KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a name looks like."""

_SEEN = re.compile(r"([0-9]{1,18}) of ([0-9]{1,18})")


def check_order(
    block: Block, words: Iterable[str], repeated: Iterable[str], findings: Findings
) -> None:
    """Check that the sections of a block come in the words' order, and once each unless they may be repeated."""
    order = {word: rank for rank, word in enumerate(words)}
    latest: Section | None = None
    seen: set[str] = set()
    for section in block.sections:
        if section.word in seen and section.word not in repeated:
            findings.add(f"found '{section.word}' again: expected one", section.place)
        elif latest is not None and order[section.word] < order[latest.word]:
            message = f"found '{section.word}' after '{latest.word}': expected it before"
            findings.add(message, section.place)
        else:
            latest = section
        seen.add(section.word)


def unique_name(
    name: str, place: Place, known: dict[str, Place], findings: Findings, key: str = ""
) -> None:
    """Enter a name's place among those known, under its key if it has one; a finding if it is there already."""
    key = key or name
    if key in known:
        message = f"found the name '{name}' again: it stands at {known[key]}"
        findings.add(f"{message}; expected a name of its own", place)
    else:
        known[key] = place


def read_drawn(section: Section | None, findings: Findings) -> Drawing | None:
    """Read a section's rows as a drawing; None if there is none or what is wrong with it went to `findings`."""
    rows = read_drawing(section, findings) if section else None
    return Drawing(rows) if rows else None


def read_examples(block: Block, word: str, findings: Findings) -> tuple[Example, ...]:
    """Read all examples of a block under `yes` or `no`."""
    examples = []
    for section in block.sections:
        if section.word == word:
            rows = read_drawing(section, findings, is_example=True)
            if rows:
                examples.append(Example(rows, section.note, section.place))
    return tuple(examples)


def check_positions(examples: Iterable[Example], findings: Findings) -> bool:
    """Check that examples are positions that can be; stops at the first that is not."""
    for example in examples:
        dead = dead_string(example.rows)
        if dead:
            message = f"found a string without liberties at {point_text(dead)} of this example"
            findings.add(f"{message}: expected a position that can be", example.place)
            return False
    return True


def read_seen(section: Section | None, findings: Findings) -> tuple[int, int] | None:
    """Read `412 of 1733`."""
    if section is None or not section.lines:
        return None
    found = _SEEN.fullmatch(section.text)
    if found and 0 <= int(found[1]) <= int(found[2]) > 0:
        return int(found[1]), int(found[2])
    findings.add(f"found '{section.text}': expected such as '412 of 1733'", section.place)
    return None


def text_of(block: Block, word: str) -> str:
    """Give a section's content as one line; empty if the block has none."""
    section = block.section(word)
    return section.text if section else ""
