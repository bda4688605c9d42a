"""The draft of a pattern file: edited pattern by pattern, the rest byte for byte as it was.

Takes a file's text and edits of a pattern; gives the text anew, the class it holds, and what is wrong with it. Knows no
files and no page. An edit that does not read is refused; a pattern never reached, or an example that does not match any
more, is kept here, and can't be saved.
"""

from __future__ import annotations

from textwrap import wrap

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.interfaces.web.block_lines import PATTERNS
from riyu.interfaces.web.draft import Draft
from riyu.patterns._checks import check_class
from riyu.patterns.findings import BadKnowledge, Findings
from riyu.patterns.model import Pattern, PatternClass
from riyu.patterns.reader import read_alone
from riyu.patterns.sections import KEBAB
from riyu.patterns.tables import ANSWERS, ASKED

__all__ = ["BRUSHES", "PatternDraft", "new_class"]

_WIDE = 96

BRUSHES = {
    "O": "own stone",
    "X": "enemy stone",
    ".": "empty",
    "o": "own or empty",
    "x": "enemy or empty",
    "s": "a stone of either color",
    "?": "anything on the board",
    "_": "anything, even off the board",
    "*": "the answer",
    "@": "the focus",
}
"""What a drawing is painted with, besides letters."""


class PatternDraft(Draft[PatternClass]):
    """A draft of a pattern file's text. Raises BadKnowledge for a text that does not read.

    `base` is the text as it stands in the file, `source` the file's name, for messages.
    """

    form = PATTERNS
    brushes = BRUSHES

    def pattern(self, name: str) -> Pattern:
        """Give a pattern or bar by name; raise UsageError if there is none."""
        for pattern in self.found.patterns:
            if pattern.name == name:
                return pattern
        names = [pattern.name for pattern in self.found.patterns]
        raise UsageError(f"no pattern '{name}' in '{self.found.name}'{nearest(name, names)}")

    def add(self, text: str, before: str = "") -> str:
        """Add a pattern in front of another, or last (in front of the class's `last`); give its name."""
        before = before or (self.found.last if self.found.last != "none" else "")
        lines = self.text.splitlines()
        if not before:
            spans = self.form.spans(self.text)
            return self._put_in(spans[-1][2] if spans else len(lines), text)
        _, at, _ = self._block(before)
        while at and lines[at - 1].startswith("#"):
            at -= 1
        return self._put_in(at, text)

    def read(self, text: str) -> PatternClass:
        """Give the class that a text holds. Raises BadInput if it does not read."""
        findings = Findings()
        found = read_alone(text, self.source, findings)
        findings.check()
        if found is None:
            raise BadKnowledge((BadInput("the file's header can't be read"),))
        if getattr(self, "_steps", None) and found.name != self.found.name:
            raise UsageError(
                f"the class is '{self.found.name}': a class's name can't be changed here"
            )
        return found

    def check(self, found: PatternClass) -> tuple[BadInput, ...]:
        """Give what the checks of a class as a whole say against it."""
        wrong = Findings()
        check_class(found, wrong)
        return tuple(wrong.errors)


def new_class(name: str, asked: str, answer: str, about: str) -> str:
    """Give the text of a class without patterns: what it is about, what is asked (of ASKED), what answers (of ANSWERS).

    Raises UsageError for what can't be a class's name, and where nothing is said of it.
    """
    if not KEBAB.fullmatch(name) or name == "none":
        raise UsageError(
            f"'{name[:80]}' can't be a class's name: expected small letters joined by hyphens"
        )
    if not about:
        raise UsageError("expected a sentence that says what the class is about")
    if asked not in ASKED or answer not in ANSWERS:
        raise UsageError("expected where it is asked and what answers")
    head = [f"# {line}" for line in wrap(about, _WIDE)]
    oriented = ASKED[asked].oriented
    lines = (f"class    {name}", f"asked    {asked}; {oriented}", f"answer   {answer}")
    return "\n".join([*head, "", *lines, "last     none", ""])
