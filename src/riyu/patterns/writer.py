"""Patterns and classes as text, in the one form that a written file has.

Takes values of the model; gives text that the reader reads back to the same values. Knows no checks.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from riyu.patterns.blocks import WIDTH
from riyu.patterns.model import Drawing, Example, Glob, Pattern, PatternClass, Saying, Use

__all__ = [
    "class_text",
    "comment_lines",
    "evidence_lines",
    "field_lines",
    "pattern_text",
    "row_lines",
    "says_lines",
]

_INDENT = 8


def class_text(pattern_class: PatternClass) -> str:
    """Write a whole `.pat` file."""
    lines = comment_lines(pattern_class.comments)
    lines += field_lines("class", pattern_class.name, 9)
    lines += field_lines("asked", str(pattern_class.asked), 9)
    lines += field_lines("answer", pattern_class.answer, 9)
    lines += field_lines("last", pattern_class.last, 9)
    if pattern_class.used:
        lines += field_lines("used", pattern_class.used, 9)
    open_globs: tuple[Glob, ...] = ()
    for pattern in pattern_class.patterns:
        kept = _shared(open_globs, pattern.globs)
        for _ in open_globs[kept:]:
            lines += ["", "end"]
        for glob in pattern.globs[kept:]:
            lines += ["", *_glob_lines(glob)]
        open_globs = pattern.globs
        lines += ["", pattern_text(pattern)]
    for _ in open_globs:
        lines += ["", "end"]
    if pattern_class.closing:
        lines += ["", *comment_lines(pattern_class.closing)]
    return "\n".join(lines) + "\n"


def pattern_text(pattern: Pattern) -> str:
    """Write one pattern or bar, without the globs around it and without a line's end after it."""
    lines = comment_lines(pattern.comments)
    if pattern.use is not None:
        return "\n".join([*lines, *_use_lines(pattern.name, pattern.use)])
    lines += [f"{'bar' if pattern.is_bar else 'pattern'} {pattern.name}"]
    lines += _head_sections(pattern)
    if pattern.says:
        lines += says_lines(pattern.says)
    lines += evidence_lines(pattern.yes, pattern.no, pattern.seen, pattern.source)
    return "\n".join(lines)


def _use_lines(name: str, use: Use) -> list[str]:
    lines = [f"use {use.home}/{name}"]
    lines += field_lines("why", use.why) if use.why else []
    if use.letters:
        named = ", ".join(f"{there} is {here}" for there, here in use.letters)
        lines += field_lines("as", named)
    if use.when:
        lines += field_lines("when", ", ".join(map(str, use.when)))
    lines += says_lines(use.says) if use.says else []
    return lines + evidence_lines(use.yes, use.no, None, "")


def says_lines(says: Iterable[Saying]) -> list[str]:
    """Write the lines of a section `says`."""
    return field_lines("says", ", ".join(map(str, says)))


def _glob_lines(glob: Glob) -> list[str]:
    lines = [*comment_lines(glob.comments), f"{glob.word} {glob.name}", *_head_sections(glob)]
    for other in glob.joined:
        word = "else" if other.skips and not glob.skips else "or"
        lines += ["", *comment_lines(other.comments), word, *_head_sections(other)]
    return lines


def _head_sections(block: Pattern | Glob) -> list[str]:
    lines = field_lines("why", block.why) if block.why else []
    lines += ["draw", *row_lines(block.drawing)]
    if block.where:
        lines += field_lines("where", ", ".join(map(str, block.where)))
    if block.when:
        lines += field_lines("when", ", ".join(map(str, block.when)))
    return lines


def _shared(one: Sequence[Glob], two: Sequence[Glob]) -> int:
    count = 0
    while count < min(len(one), len(two)) and one[count] == two[count]:
        count += 1
    return count


def evidence_lines(
    yes: Iterable[Example], no: Iterable[Example], seen: tuple[int, int] | None, source: str
) -> list[str]:
    """Write the sections that end a pattern or rule: examples, counts, source."""
    lines = []
    for word, examples in (("yes", yes), ("no", no)):
        for example in examples:
            lines += [_with_note(word, example.note), *row_lines(example)]
    if seen:
        lines += field_lines("seen", f"{seen[0]} of {seen[1]}")
    if source:
        lines += field_lines("source", source)
    return lines


def field_lines(word: str, text: str, indent: int = _INDENT) -> list[str]:
    """Write a section whose content is text: wrapped, below the word indented."""
    if (
        indent + len(text) <= WIDTH
        and len(word) < indent
        and text.isprintable()
        and text.strip() == text
    ):
        return [word.ljust(indent) + text]
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=word.ljust(indent),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def row_lines(drawn: Drawing | Example) -> list[str]:
    """Write the rows of a drawing below its word."""
    return [f"  {' '.join(row)}" for row in drawn.rows]


def comment_lines(comments: Iterable[str]) -> list[str]:
    """Write comments, a line each."""
    return [f"# {comment}".rstrip() for comment in comments]


def _with_note(word: str, note: str) -> str:
    if not note:
        return word
    line = f"{word.ljust(_INDENT)}# {note}"
    return line if len(line) <= WIDTH else f"{word}#{note}"
