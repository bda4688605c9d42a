"""Which lines of a pattern file are whose: blocks from their heads to their last lines, symbols of drawings.

Takes text; gives places in it, from 0. Knows nothing of what the lines say.
"""

from __future__ import annotations

from itertools import pairwise

from riyu.base.errors import UsageError
from riyu.patterns.blocks import Block, Section, read_blocks
from riyu.patterns.findings import Findings
from riyu.patterns.tables import BLOCKS, HEADER, SECTIONS

__all__ = ["block_texts", "blocks", "check_one", "spans", "symbols"]


def blocks(text: str) -> list[Block]:
    """Give the blocks of a text, whatever is wrong with it."""
    return read_blocks(text, "", HEADER, BLOCKS, SECTIONS, Findings()).blocks


def spans(text: str) -> list[tuple[Block, int, int]]:
    """Give the blocks, each with its first line and the one behind its last, from 0: comments above are not its own."""
    lines = text.splitlines()
    found = blocks(text)
    starts = [block.place.line - 1 for block in found]
    given = []
    for block, (first, end) in zip(found, pairwise([*starts, len(lines)]), strict=True):
        last = end
        while last > first + 1 and (not lines[last - 1].strip() or lines[last - 1].startswith("#")):
            last -= 1
        given.append((block, first, last))
    return given


def block_texts(text: str) -> list[tuple[Block, str]]:
    """Give the blocks, each with its own lines."""
    lines = text.splitlines()
    return [(block, "\n".join(lines[first:last])) for block, first, last in spans(text)]


def check_one(text: str) -> None:
    """Raise UsageError unless a text is one pattern or bar."""
    found = blocks(text)
    if len(found) != 1 or found[0].word not in ("pattern", "bar"):
        words = ", ".join(f"{block.word} {block.name}".strip() for block in found) or "no block"
        raise UsageError(f"found {words[:80]}: expected one 'pattern NAME' (or 'bar NAME') here")


def symbols(section: Section) -> dict[tuple[int, int], tuple[int, int]]:
    """Give where each symbol of a drawn section stands: line and column of the text, from 0, by row and column."""
    return {
        (row, column): (line.number - 1, line.column - 1 + place)
        for row, line in enumerate(section.lines)
        for column, place in enumerate(i for i, symbol in enumerate(line.text) if symbol != " ")
    }
