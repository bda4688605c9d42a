"""A `.pat` file's text with some patterns saying other things; all else stays as a person wrote it.

Takes the text of a file that reads well, and sayings by pattern; gives the text anew. Knows no checks and no files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riyu.patterns.blocks import read_blocks
from riyu.patterns.findings import Findings
from riyu.patterns.model import Saying
from riyu.patterns.tables import BLOCKS, HEADER, SECTIONS
from riyu.patterns.writer import says_lines

__all__ = ["with_says"]


def with_says(text: str, says: Mapping[str, Sequence[Saying]]) -> str:
    """Give the text with the sections `says` of the named patterns written anew; those that say the same stay.

    Comments inside a section that is written anew come out above it. A text of which no section is, stays as it is.
    """
    lines = text.splitlines()
    is_new = False
    blocks = read_blocks(text, "", HEADER, BLOCKS, SECTIONS, Findings()).blocks
    for block in reversed(blocks):
        section = block.section("says")
        name = block.name.rpartition("/")[2]
        if section is None or name not in says:
            continue
        wanted = says_lines(says[name])
        if section.text == " ".join(" ".join(wanted).split()[1:]):
            continue
        is_new = True
        first, last = section.place.line - 1, section.lines[-1].number
        comments = [
            f"# {c.strip()}" for _, m, c in (x.partition("#") for x in lines[first:last]) if m
        ]
        lines[first:last] = [*comments, *wanted]
    if not is_new:
        return text
    end = "\r\n" if "\r\n" in text else "\n"
    return end.join(lines) + end
