"""Which lines of a knowledge file are whose: blocks from their heads to their last lines, symbols of drawings.

Takes text and the words of a form, patterns' or rules'; gives places in it, from 0. Knows not what the lines say.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from riyu.base.errors import UsageError
from riyu.inference import tables as rule_tables
from riyu.patterns import tables as pattern_tables
from riyu.patterns.blocks import Block, Line, Section, read_blocks
from riyu.patterns.findings import Findings

__all__ = ["PATTERNS", "RULES", "Form", "drawn_lines", "symbols"]


@dataclass(frozen=True)
class Form:
    """A form of knowledge files: the words of its header, of its blocks and of their sections.

    `named` are the blocks that are edited one by one; `drawn` the sections that have their drawings.
    """

    header: Collection[str]
    heads: Collection[str]
    sections: Collection[str]
    named: tuple[str, ...]
    drawn: tuple[str, ...]

    def blocks(self, text: str) -> list[Block]:
        """Give the blocks of a text, whatever is wrong with it."""
        found = Findings()
        return read_blocks(text, "", self.header, self.heads, self.sections, found).blocks

    def spans(self, text: str) -> list[tuple[Block, int, int]]:
        """Give the blocks, each with its first line and the one behind its last, from 0: comments above not its own."""
        lines = text.splitlines()
        found = self.blocks(text)
        starts = [block.place.line - 1 for block in found]
        given = []
        for block, (first, end) in zip(found, pairwise([*starts, len(lines)]), strict=True):
            last = end
            while last > first + 1 and (
                not lines[last - 1].strip() or lines[last - 1].startswith("#")
            ):
                last -= 1
            given.append((block, first, last))
        return given

    def block_texts(self, text: str) -> list[tuple[Block, str]]:
        """Give the blocks, each with its own lines."""
        lines = text.splitlines()
        return [(block, "\n".join(lines[first:last])) for block, first, last in self.spans(text)]

    def name(self, block: Block) -> str:
        """Give the name of a block that is edited by itself; nothing for others.

        What is drawn in another file, `use FILE/NAME`, is known by the name that it has there.
        """
        return block.name.rpartition("/")[2] if block.word in self.named else ""

    def check_one(self, text: str) -> None:
        """Raise UsageError unless a text is one block that is edited by itself."""
        found = self.blocks(text)
        if len(found) != 1 or found[0].word not in self.named:
            words = ", ".join(f"{block.word} {block.name}".strip() for block in found) or "no block"
            wanted = " or ".join(
                f"'{word} {'CLASS/' * (word == 'use')}NAME'" for word in self.named
            )
            raise UsageError(f"found {words[:80]}: expected one {wanted} here")


PATTERNS = Form(
    pattern_tables.HEADER,
    pattern_tables.BLOCKS,
    pattern_tables.SECTIONS,
    ("pattern", "bar", "use"),
    ("draw",),
)
RULES = Form((), ("rule",), rule_tables.SECTIONS, ("rule",), ("draw", "map"))


def drawn_lines(section: Section) -> list[Line]:
    """Give the lines of a drawing: of a rule's map without the one that names it."""
    has_name = section.word == "map" and not section.is_below
    return section.lines[1:] if has_name else section.lines


def symbols(section: Section) -> dict[tuple[int, int], tuple[int, int]]:
    """Give where each symbol of a drawn section stands: line and column of the text, from 0, by row and column."""
    return {
        (row, column): (line.number - 1, line.column - 1 + place)
        for row, line in enumerate(drawn_lines(section))
        for column, place in enumerate(i for i, symbol in enumerate(line.text) if symbol != " ")
    }
