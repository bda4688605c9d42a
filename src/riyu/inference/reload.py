"""A rulebase that follows its files: a file that changed is read again, a bad one leaves what was loaded in force.

Takes files and folders; gives the rulebase in force, and what is wrong with the files as they are now. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from riyu.base.errors import BadInput
from riyu.inference.model import RuleFile
from riyu.inference.rulebase import Rulebase, load_files, load_rules
from riyu.patterns.findings import BadKnowledge, Findings
from riyu.patterns.reload import LiveFiles

__all__ = ["LiveRulebase"]


class LiveRulebase(LiveFiles[RuleFile, Rulebase]):
    """Rule files with the rulebase they make.

    Arguments as for LiveFiles; without paths the files of the package. A file clashes if its rules, with those in force
    of the other files, have a name twice, a counter to no rule, or ask in a circle. The rules of a file that is gone
    are out of force, unless a counter of others names one of them, or no file is left.
    """

    suffix = ".rule"
    folder = "rules"
    drops_gone = True

    @property
    def rulebase(self) -> Rulebase:
        """The rulebase in force, after a look at the files if it is time for one."""
        return self.whole

    def load(self, paths: Sequence[Path]) -> tuple[Rulebase, Sequence[RuleFile]]:
        """Load files for the first time."""
        rulebase = load_rules(*paths)
        return rulebase, rulebase.files

    def read(self, path: Path) -> RuleFile:
        """Read one file."""
        findings = Findings()
        found = load_files([path], findings)
        findings.check()
        return found[0]

    def make(self, found: Sequence[RuleFile]) -> Rulebase:
        """Make the rulebase of files."""
        return Rulebase.made_of(found)

    def clashes(
        self, path: Path, found: RuleFile, in_force: Mapping[Path, RuleFile]
    ) -> Sequence[BadInput]:
        """Say why rules can't come into force beside the others; nothing if they can."""
        return self.wrong_together({**in_force, path: found})

    def wrong_together(self, in_force: Mapping[Path, RuleFile]) -> Sequence[BadInput]:
        """Say why the rules of files can't stand together; nothing if they can."""
        if not in_force:
            return [BadInput(f"found no {self.suffix} file")]
        try:
            Rulebase.made_of(in_force.values())
        except BadKnowledge as bad:
            return bad.errors
        return []
