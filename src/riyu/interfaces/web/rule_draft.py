"""The draft of a rule file: edited rule by rule, the rest byte for byte as it was.

Takes a file's text and edits of a rule; gives the text anew and the rules it holds. Knows no files, no page and no
other rules: what a file must be beside the others, `rule_knowledge` says.
"""

from __future__ import annotations

from textwrap import wrap

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.inference.model import Rule, RuleFile
from riyu.inference.reader import read_rules
from riyu.interfaces.web.block_lines import RULES
from riyu.interfaces.web.draft import Draft
from riyu.interfaces.web.pattern_draft import BRUSHES
from riyu.patterns.sections import KEBAB
from riyu.patterns.writer import field_lines

__all__ = ["RULE_BRUSHES", "RuleDraft", "new_file", "new_rule"]

_WIDE = 96

RULE_BRUSHES = {symbol: words for symbol, words in BRUSHES.items() if symbol != "@"} | {
    "*": "the move"
}
"""What a map is painted with, besides letters."""

_NEW = """draw
  A *
where   A is X
when    liberties(A) = 2
assert  move(good, own, *, reduce-liberties, A)
yes
  . . . . .
  . . X . .
  . X O * .
  . . . . .
no      # one liberty alone
  . . . . .
  . . X . .
  . X O X .
  . . . . ."""


class RuleDraft(Draft[RuleFile]):
    """A draft of a rule file's text. Raises BadKnowledge for a text that does not read.

    `base` is the text as it stands in the file, `source` the file's name, for messages.
    """

    form = RULES
    brushes = RULE_BRUSHES

    def rule(self, name: str) -> Rule:
        """Give a rule by name; raise UsageError if there is none."""
        for rule in self.found.rules:
            if rule.name == name:
                return rule
        names = [rule.name for rule in self.found.rules]
        raise UsageError(f"no rule '{name[:80]}' in {self.source}{nearest(name, names)}")

    def add(self, text: str) -> str:
        """Add a rule behind the others; give its name."""
        spans = self.form.spans(self.text)
        return self._put_in(spans[-1][2] if spans else len(self.text.splitlines()), text)

    def read(self, text: str) -> RuleFile:
        """Give the rules that a text holds. Raises BadInput if it does not read."""
        return read_rules(text, self.source)

    def check(self, found: RuleFile) -> tuple[BadInput, ...]:
        """Give nothing: what rules must be, they must be beside those of other files."""
        return ()


def new_file(name: str, about: str, rule: str, why: str) -> str:
    """Give the text of a rule file to begin with: what it is about, and a first rule as `new_rule` has it.

    Raises UsageError for what can't be a name, and where nothing is said.
    """
    if not KEBAB.fullmatch(name):
        raise UsageError(
            f"'{name[:80]}' can't be a file's name: expected small letters joined by hyphens"
        )
    if not about:
        raise UsageError("expected a sentence that says what the rules are about")
    head = [f"# {line}" for line in wrap(about, _WIDE)]
    return "\n".join([*head, "", new_rule(rule, why), ""])


def new_rule(name: str, why: str) -> str:
    """Give the text of a rule to begin with: what takes a liberty of an enemy string with two. Raises UsageError."""
    if not KEBAB.fullmatch(name):
        raise UsageError(
            f"'{name[:80]}' can't be a rule's name: expected small letters joined by hyphens"
        )
    if not why:
        raise UsageError("expected a sentence that says why")
    return "\n".join([f"rule {name}", *field_lines("why", why), _NEW])
