"""Patterns and classes as text, in the one form that a written file has.

Takes values of the model; gives text that the reader reads back to the same values. Knows no checks.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from riyu.patterns.blocks import WIDTH
from riyu.patterns.model import Drawing, Example, Glob, Pattern, PatternClass

__all__ = ["class_text", "pattern_text"]

_INDENT = 8


def class_text(pattern_class: PatternClass) -> str:
    """Write a whole `.pat` file."""
    lines = _comments(pattern_class.comments)
    lines += _field("class", pattern_class.name, 9)
    lines += _field("asked", str(pattern_class.asked), 9)
    lines += _field("answer", pattern_class.answer, 9)
    lines += _field("last", pattern_class.last, 9)
    if pattern_class.used:
        lines += _field("used", pattern_class.used, 9)
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
        lines += ["", *_comments(pattern_class.closing)]
    return "\n".join(lines) + "\n"


def pattern_text(pattern: Pattern) -> str:
    """Write one pattern or bar, without the globs around it and without a line's end after it."""
    lines = _comments(pattern.comments)
    lines += [f"{'bar' if pattern.is_bar else 'pattern'} {pattern.name}"]
    lines += _head_sections(pattern)
    if pattern.says:
        lines += _field("says", ", ".join(map(str, pattern.says)))
    for word, examples in (("yes", pattern.yes), ("no", pattern.no)):
        for example in examples:
            lines += [_with_note(word, example.note), *_rows(example)]
    if pattern.seen:
        lines += _field("seen", f"{pattern.seen[0]} of {pattern.seen[1]}")
    if pattern.source:
        lines += _field("source", pattern.source)
    return "\n".join(lines)


def _glob_lines(glob: Glob) -> list[str]:
    lines = [*_comments(glob.comments), f"glob {glob.name}", *_head_sections(glob)]
    for other in glob.joined:
        lines += ["", *_comments(other.comments), "or", *_head_sections(other)]
    return lines


def _head_sections(block: Pattern | Glob) -> list[str]:
    lines = _field("why", block.why) if block.why else []
    lines += ["draw", *_rows(block.drawing)]
    if block.where:
        lines += _field("where", ", ".join(map(str, block.where)))
    if block.when:
        lines += _field("when", ", ".join(map(str, block.when)))
    return lines


def _shared(one: Sequence[Glob], two: Sequence[Glob]) -> int:
    count = 0
    while count < min(len(one), len(two)) and one[count] == two[count]:
        count += 1
    return count


def _field(word: str, text: str, indent: int = _INDENT) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=word.ljust(indent),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _rows(drawn: Drawing | Example) -> Iterable[str]:
    return [f"  {' '.join(row)}" for row in drawn.rows]


def _comments(comments: Iterable[str]) -> list[str]:
    return [f"# {comment}".rstrip() for comment in comments]


def _with_note(word: str, note: str) -> str:
    if not note:
        return word
    line = f"{word.ljust(_INDENT)}# {note}"
    return line if len(line) <= WIDTH else f"{word}#{note}"
