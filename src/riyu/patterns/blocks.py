"""The block grammar that pattern and rule files share: words in column 0, indented content, comments.

Takes text and the words of a format; gives a header and blocks of sections with places. Knows no word's meaning.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from riyu.base.errors import Place, nearest
from riyu.patterns.findings import Findings

__all__ = ["Block", "Blocks", "Line", "Section", "read_blocks"]

WIDTH = 100
"""Columns a line may have."""


class Line(NamedTuple):
    """Text of a line without comment and outer spaces; `column` is where it begins, from 1."""

    number: int
    column: int
    text: str


@dataclass(slots=True)
class Section:
    """A word in column 0, what stands behind it (if anything, the first of `lines`), and the indented lines below."""

    word: str
    place: Place
    is_below: bool  # nothing stands behind the word: all lines are below it
    lines: list[Line] = field(default_factory=list)
    note: str = ""

    @property
    def text(self) -> str:
        """All of the content, joined by single spaces."""
        return " ".join(" ".join(line.text.split()) for line in self.lines)

    def at(self, line: Line, column: int = 0) -> Place:
        """Give the place of a column of a line's text, counted from 0."""
        return Place(self.place.source, line.number, line.column + column)


@dataclass(slots=True)
class Block:
    """A head such as `pattern NAME`, its sections, and the comments that go with it."""

    word: str
    name: str
    place: Place
    sections: list[Section] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    has_unknown: bool = False  # a word in it is no section: what seems missing may stand there

    def section(self, word: str) -> Section | None:
        """Give the first section with this word."""
        for section in self.sections:
            if section.word == word:
                return section
        return None


@dataclass(slots=True)
class Blocks:
    """A file: its header as a block, its blocks, and the comments after the last."""

    header: Block
    blocks: list[Block]
    closing: list[str]


def read_blocks(
    text: str,
    source: str,
    header: Collection[str],
    heads: Collection[str],
    sections: Collection[str],
    findings: Findings,
) -> Blocks:
    """Cut a file's text into header, blocks and sections.

    `header` are the words that may come before the first block, `heads` those that open one, `sections` those inside.
    What is wrong with words, columns and tabs goes to `findings`.

    A comment above a head goes with that block, as does one inside it; one behind the word of an example stays there.
    """
    top = Block("", "", Place(source, 1))
    blocks: list[Block] = []
    block, section = top, None
    pending: list[str] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        if len(raw) > WIDTH:
            message = f"found {len(raw)} columns: expected at most {WIDTH}"
            findings.add(message, Place(source, number))
        if "\t" in raw:
            findings.add("found a tab: expected spaces", Place(source, number, raw.index("\t") + 1))
            raw = raw.expandtabs()
        code, mark, comment = raw.partition("#")
        content = code.strip()
        if not content:
            if mark:
                (pending if not code else block.comments).append(comment.strip())
            continue
        if code[0] == " ":
            if section is None:
                message = f"found '{content}': expected a word in column 0 above it"
                findings.add(message, Place(source, number))
                continue
            section.lines.append(Line(number, len(code) - len(code.lstrip()) + 1, content))
            if mark:
                block.comments.append(comment.strip())
            continue
        word = content.split(None, 1)[0]
        rest = content[len(word) :].strip()
        column = len(word) + len(code[len(word) :]) - len(code[len(word) :].lstrip()) + 1
        if word in heads:
            block, section = Block(word, rest, Place(source, number, column if rest else 1)), None
            blocks.append(block)
            block.comments += pending
            pending = []
            if mark:
                block.comments.append(comment.strip())
            continue
        allowed = header if block is top else sections
        section = Section(word, Place(source, number, 1), not rest)
        if rest:
            section.lines.append(Line(number, column, rest))
        if word in allowed:
            block.sections.append(section)
        else:
            if word in sections:
                message = (
                    f"found the section '{word}' before any block: expected {', '.join(heads)}"
                )
            else:
                message = _unknown(word, allowed, heads)
            findings.add(message, section.place)
            block.has_unknown = True
        block.comments += pending
        pending = []
        if mark:
            if word in ("yes", "no"):
                section.note = comment.strip()
            else:
                block.comments.append(comment.strip())
    return Blocks(top, blocks, pending)


def _unknown(word: str, allowed: Collection[str], heads: Collection[str]) -> str:
    known = [*allowed, *heads]
    return f"found the word '{word}': expected {', '.join(known)}{nearest(word, known)}"
