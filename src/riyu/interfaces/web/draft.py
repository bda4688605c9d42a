"""A draft: one knowledge file as it is edited, block by block, the rest byte for byte as it was.

Takes a file's text and edits of a block; gives the text anew, what it holds, and what is wrong with it. Knows no files
and no page; how a text is read, who derives from it knows. An edit that does not read is refused, and all stays; one
that reads but fails a check is kept here, and `findings` says so: it can't be saved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from riyu.base.errors import BadInput, UsageError
from riyu.interfaces.web.block_lines import Form, drawn_lines, symbols
from riyu.patterns.blocks import Block, Section

__all__ = ["EXAMPLE_BRUSHES", "SIDES", "Draft", "Problem"]

EXAMPLE_BRUSHES = {"X": "enemy stone", "O": "own stone", ".": "empty", "*": "the answer"}
"""What an example is painted with."""

SIDES = ("top", "bottom", "left", "right")
_EXAMPLES = ("yes", "no")
_EDGES = "-|+"
_SINGLE = "*@"  # stands once in a drawing: painted elsewhere, it moves

Found = TypeVar("Found")
"""What a text holds: a class of patterns, a file of rules."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with the draft. `line` and `column` count from 1 in the block's text; 0: outside it."""

    message: str
    line: int
    column: int
    file_line: int

    def __str__(self) -> str:
        if self.line:
            column = f", column {self.column}" if self.column else ""
            return f"line {self.line}{column}: {self.message}"
        return f"line {self.file_line} of the file: {self.message}"


@dataclass(slots=True)
class _Step(Generic[Found]):
    words: str
    text: str
    found: Found
    findings: tuple[BadInput, ...] | None = None  # None: not checked yet


class Draft(ABC, Generic[Found]):
    """A draft of a file's text. Raises BadKnowledge for a text that does not read.

    `base` is the text as it stands in the file, empty for a file that is not written yet, `source` the file's name.
    `form` has the file's words, `brushes` are what drawings are painted with, besides letters. `kept` says which
    draft of it is kept on disk (`kept_drafts`), 0 none, `since` when edits were made that it began with.
    """

    form: ClassVar[Form]
    brushes: ClassVar[Mapping[str, str]]

    def __init__(self, text: str, source: str) -> None:
        self.base = text
        self.source = source
        self.kept = 0
        self.since = ""
        self._steps = [_Step("as in the file", text, self.read(text))]
        self._at = 0

    # What it holds. ---------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as edited."""
        return self._steps[self._at].text

    @property
    def found(self) -> Found:
        """What the text holds."""
        return self._steps[self._at].found

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What the checks of it as a whole say against it; nothing if it may be saved. Looked for once a text."""
        step = self._steps[self._at]
        if step.findings is None:
            step.findings = self.check(step.found)
        return step.findings

    @property
    def is_changed(self) -> bool:
        """Whether the text is another than the file's."""
        return self.text != self.base

    @property
    def changed_names(self) -> tuple[str, ...]:
        """The blocks whose text is new or another than in the file, in the file's order."""
        before = {self.form.name(b): t for b, t in self.form.block_texts(self.base)}
        return tuple(
            name
            for block, text in self.form.block_texts(self.text)
            if (name := self.form.name(block)) and before.get(name) != text
        )

    def block_text(self, name: str) -> str:
        """Give the lines of a block, from its head to its last one."""
        _, first, last = self._block(name)
        return "\n".join(self.text.splitlines()[first:last])

    def problems(self, name: str, errors: Sequence[BadInput] | None = None) -> list[Problem]:
        """Give what is wrong, by default the findings, with lines counted within a block's text.

        Errors are of an edit of that block that was refused, or findings.
        """
        try:
            _, first, last = self._block(name)
        except UsageError:
            first = last = 0
        told = []
        for error in self.findings if errors is None else errors:
            line = error.place.line
            inside = first < line <= last if errors is None else line > first
            told.append(
                Problem(error.message, line - first if inside else 0, error.place.column, line)
            )
        return told

    # Undo and history. ------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> tuple[tuple[str, bool], ...]:
        """The edits in words, each with whether it counts now (it does not once undone)."""
        return tuple((step.words, i <= self._at) for i, step in enumerate(self._steps))

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to undo."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to make again."""
        return self._at + 1 < len(self._steps)

    def undo(self) -> str:
        """Undo the last edit and give its words; raise UsageError if there is none."""
        if not self.can_undo:
            raise UsageError("nothing to undo: the text is as it was read")
        self._at -= 1
        return self._steps[self._at + 1].words

    def redo(self) -> str:
        """Make the edit undone last again and give its words; raise UsageError if there is none."""
        if not self.can_redo:
            raise UsageError("nothing to do again")
        self._at += 1
        return self._steps[self._at].words

    def snapshot(self) -> Self:
        """Give a draft of the text as it stands now, for another thread; it has nothing to undo."""
        other = copy(self)
        other._steps = [self._steps[self._at]]
        other._at = 0
        return other

    def saved(self, given: str, text: str) -> None:
        """Note that a text that was given to be saved is in the file now, perhaps with what others changed meanwhile.

        If more was edited here since, that stays, and what others changed is for the next saving to put together.
        """
        if self.text != given:
            self.base = given
            return
        if text != given:
            self._enter("what others changed", text)
        self.base = text
        self.since = ""

    # Edits: each raises BadKnowledge, and changes nothing, if the text would not read. --------------------------------

    def replace(self, text: str, words: str) -> None:
        """Put another text in place of the whole, such as one saved before."""
        self._enter(words, text)

    def look(self, name: str, text: str) -> None:
        """Raise what `edit` would; change nothing."""
        self.read(self._edited(name, text))

    def edit(self, name: str, text: str, *, goes_on: bool = False) -> str:
        """Put another text in place of a block's lines; give the block's name in it.

        `goes_on`: it is one edit with the last one, if that was of the same block's text.
        """
        whole = self._edited(name, text)
        words = f"text of {name}"
        if whole != self.text:
            if goes_on and self._at and self._steps[self._at].words == words:
                self._steps[self._at :] = [_Step(words, whole, self.read(whole))]
            else:
                self._enter(words, whole)
        (block,) = self.form.blocks(text)
        return self.form.name(block)

    def _edited(self, name: str, text: str) -> str:
        _, first, last = self._block(name)
        self.form.check_one(text)
        return self._with_lines(first, last, text.rstrip().splitlines())

    def _put_in(self, at: int, text: str) -> str:
        """Add a block in front of a line, from 0, or behind all; give its name."""
        self.form.check_one(text)
        (block,) = self.form.blocks(text)
        own = text.rstrip().splitlines()
        is_end = at >= len(self.text.splitlines()) or not self.text.splitlines()[at].strip()
        added = ["", *own] if is_end else [*own, ""]
        self._enter(f"new {block.word} {block.name}", self._with_lines(at, at, added))
        return self.form.name(block)

    def remove(self, name: str) -> None:
        """Take a block out, with the comments right above it."""
        _, first, last = self._block(name)
        lines = self.text.splitlines()
        while first and lines[first - 1].startswith("#"):
            first -= 1
        if first and not lines[first - 1].strip():
            first -= 1
        self._enter(f"{name} taken out", self._with_lines(first, last, []))

    def paint(self, name: str, part: int, row: int, column: int, symbol: str) -> None:
        """Put a symbol on a point of a block's drawings or of its examples, which are counted on, from 0.

        Rows and columns are as drawn, from 0 at the top left, edges counted. What stands once goes from where it stood.
        Raises UsageError for a place that is not drawn or lies on an edge, and for what is no symbol.
        """
        section = self._part(name, part)
        is_example = section.word in _EXAMPLES
        known = EXAMPLE_BRUSHES if is_example else self.brushes
        if symbol not in known and (
            is_example or not (len(symbol) == 1 and symbol.isascii() and symbol.isalpha())
        ):
            raise UsageError(
                f"'{symbol[:9]}' is nothing to paint with: expected {', '.join(known)}"
            )
        drawn = symbols(section)
        at = drawn.get((row, column))
        if at is None or self._symbol(at) in _EDGES:
            raise UsageError(f"row {row + 1}, column {column + 1} is no point of that drawing")
        if self._symbol(at) == symbol:
            return
        lines = self.text.splitlines(keepends=True)
        if symbol in _SINGLE:
            for line, place in drawn.values():
                if lines[line][place] == symbol:
                    lines[line] = f"{lines[line][:place]}.{lines[line][place + 1 :]}"
        line, place = at
        lines[line] = f"{lines[line][:place]}{symbol}{lines[line][place + 1 :]}"
        self._enter(f"{symbol} painted in {name}", "".join(lines))

    def grow(self, name: str, part: int, side: str) -> None:
        """Add a row or column to a drawing, or to an example, at a side (of SIDES) where no edge is drawn."""
        self._reshape(name, part, side, 1)

    def shrink(self, name: str, part: int, side: str) -> None:
        """Take the outermost row or column off a drawing or an example."""
        self._reshape(name, part, side, -1)

    def _reshape(self, name: str, part: int, side: str, step: int) -> None:
        if side not in SIDES:
            raise UsageError(f"'{side}' is no side: expected {', '.join(SIDES)}")
        section = self._part(name, part)
        new = "." if section.word in _EXAMPLES else "?"
        rows = [list(line.text.replace(" ", "")) for line in drawn_lines(section)]
        is_row = side in SIDES[:2]
        outer = (
            rows[0 if side == "top" else -1]
            if is_row
            else [row[0 if side == "left" else -1] for row in rows]
        )
        if step > 0:
            if any(symbol in _EDGES for symbol in (outer[1:-1] or outer)):
                raise UsageError(f"the edge of the board is drawn at the {side}")
            more = [symbol if symbol in _EDGES else new for symbol in outer]
            if is_row:
                rows.insert(0 if side == "top" else len(rows), more)
            else:
                for row, symbol in zip(rows, more, strict=True):
                    row.insert(0 if side == "left" else len(row), symbol)
        elif len(rows if is_row else rows[0]) < 2:
            raise UsageError("nothing would be left of the drawing")
        elif is_row:
            del rows[0 if side == "top" else -1]
        else:
            for row in rows:
                del row[0 if side == "left" else -1]
        indent = " " * (drawn_lines(section)[0].column - 1)
        first, last = drawn_lines(section)[0].number - 1, section.lines[-1].number
        drawn = [indent + " ".join(row) for row in rows]
        words = f"{name} {'grown' if step > 0 else 'cut'} at the {side}"
        self._enter(words, self._with_lines(first, last, drawn))

    # ------------------------------------------------------------------------------------------------------------------

    def _enter(self, words: str, text: str) -> None:
        step = _Step(words, text, self.read(text))
        del self._steps[self._at + 1 :]
        self._steps.append(step)
        self._at += 1

    @abstractmethod
    def read(self, text: str) -> Found:
        """Give what a text holds. Raises BadInput if it does not read."""

    @abstractmethod
    def check(self, found: Found) -> tuple[BadInput, ...]:
        """Give what the checks of it as a whole say against what a text holds."""

    def _block(self, name: str) -> tuple[Block, int, int]:
        for block, first, last in self.form.spans(self.text):
            if self.form.name(block) == name:
                return block, first, last
        raise UsageError(f"no {self.form.named[0]} '{name[:80]}' in {self.source}")

    def _part(self, name: str, part: int) -> Section:
        block, _, _ = self._block(name)
        if "/" in block.name:
            home = block.name.partition("/")[0]
            raise UsageError(f"'{name}' is drawn in '{home}': open it there to paint it")
        parts = [s for s in block.sections if s.word in self.form.drawn]
        parts += [s for word in _EXAMPLES for s in block.sections if s.word == word]
        if not 0 <= part < len(parts):
            raise UsageError(f"'{name}' has no drawing number {part}")
        return parts[part]

    def _symbol(self, at: tuple[int, int]) -> str:
        return self.text.splitlines()[at[0]][at[1]]

    def _with_lines(self, first: int, last: int, new: Sequence[str]) -> str:
        """Give the text with lines put in place of others; a file's own line ends are kept, and used for new lines."""
        lines = self.text.splitlines(keepends=True)
        end = "\r\n" if "\r\n" in self.text else "\n"
        if first and first <= len(lines) and not lines[first - 1].endswith(("\n", "\r")) and new:
            lines[first - 1] += end
        return "".join([*lines[:first], *(line + end for line in new), *lines[last:]])
