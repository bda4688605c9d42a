"""The rule files that the page works with, and the rules in force.

Takes a folder of rule files; gives rulebases and drafts. Patterns asked over the whole board are rules beside
them, from the pattern files in force. A server has one, which its hall owns; any thread may ask it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from riyu.assessment.board_words import tell_at_a_glance
from riyu.base.errors import BadInput, UsageError, nearest
from riyu.inference.examples import try_examples
from riyu.inference.model import Rule, RuleFile
from riyu.inference.rulebase import Rulebase
from riyu.inference.twins import twins
from riyu.interfaces.web.knowledge_files import KnowledgeFiles
from riyu.interfaces.web.rule_draft import RuleDraft, new_file
from riyu.interfaces.web.rule_facts import FactsFound
from riyu.interfaces.web.work import Stop, go_on, never
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge, Findings
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["RuleKnowledge"]


class RuleKnowledge(KnowledgeFiles[RuleDraft]):
    """A folder of rule files, the package's if none is given. A file is called by its name without suffix."""

    suffix = ".rule"
    word = "rule file"

    def __init__(
        self,
        folder: Path | None = None,
        earlier: Path | None = None,
        drafts: Path | None = None,
        followed: KnowledgeInForce | None = None,
    ) -> None:
        followed = followed or KnowledgeInForce(None, None if folder is None else [folder])
        super().__init__(folder or package_folder("rules"), earlier, drafts, followed)
        self.found = FactsFound(self.followed)
        self._rulebase: Rulebase | None = None
        self._judged: dict[str, tuple[object, tuple[BadInput, ...]]] = {}
        self.version = 0

    # What is in force. ------------------------------------------------------------------------------------------------

    @property
    def is_loaded(self) -> bool:
        """Whether the rules have been loaded: that takes up to half a second."""
        return self.followed.has_rules

    @property
    def rulebase(self) -> Rulebase:
        """All rules in force. `version` is another number each time they are others.

        While a thread reads files that changed, others go on with the rules as they were.
        """
        rulebase = self.followed.rulebase
        with self._lock:
            if rulebase is not self._rulebase:
                self._rulebase = rulebase
                self.version += 1
        return rulebase

    def looked(self) -> int:
        """Give `version`, after a look at the files if the rules are loaded."""
        if self.is_loaded:
            _ = self.rulebase
        return self.version

    def renew(self) -> None:
        """Look at the files, and put in force what is new."""
        self.followed.check_rules()
        _ = self.rulebase

    @property
    def findings(self) -> Sequence[BadInput]:
        """What is wrong with the files as they were last looked at; what was loaded of them before is in force."""
        return self.followed.rule_findings

    # Files. -----------------------------------------------------------------------------------------------------------

    @property
    def files(self) -> dict[str, RuleFile]:
        """The rule files in force by their names without suffix."""
        return {
            Path(file.place.source).stem: file for file in self.rulebase.files if file.place.source
        }

    def file_with(self, rule: str) -> str:
        """Give the name of the file that a rule stands in. Raises UsageError for one of no file."""
        for name, file in self.files.items():
            if any(one.name == rule for one in file.rules):
                return name
        names = [one.name for file in self.files.values() for one in file.rules]
        raise UsageError(f"no rule '{rule[:80]}' in the rule files{nearest(rule, names)}")

    @property
    def sources(self) -> dict[str, str]:
        """The files in force, by their names without suffix."""
        return {name: file.place.source for name, file in self.files.items()}

    def draft_of(self, text: str, source: str) -> RuleDraft:
        """Give a draft of a text."""
        return RuleDraft(text, source)

    def new(self, name: str, about: str, rule: str, why: str) -> RuleDraft:
        """Give a draft of a new file, as `new_file` has it. Raises as `begin` does."""
        return self.begin(name, new_file(name, about, rule, why))

    def is_in_force(self, draft: RuleDraft) -> bool:
        """Say whether the rules of a draft are those in force."""
        return self.files.get(Path(draft.source).stem) == draft.found

    def with_file(self, found: RuleFile) -> Rulebase:
        """Give the rules in force with those of one file as they are edited. Raises BadKnowledge if they can't be."""
        said = {rule.name for rule in found.rules}
        source = found.place.source
        others = [
            file if file.place.source else _without(file, said)
            for file in self.rulebase.files
            if file.place.source != source
        ]
        return Rulebase.made_of([found, *others])

    def faults(self, draft: RuleDraft, stop: Stop = never) -> tuple[BadInput, ...]:
        """Say what keeps a draft from being saved: names, circles, rules that are one, examples that fail.

        Raises Stopped.
        """
        base = self.rulebase
        key = (draft.text, draft.base, base)
        judged = self._judged.get(draft.source)
        if judged is None or judged[0] != key:
            judged = self._judged[draft.source] = (key, self._judge(draft, stop))
        return judged[1]

    def _judge(self, draft: RuleDraft, stop: Stop) -> tuple[BadInput, ...]:
        changed = draft.changed_names
        if not draft.is_changed:
            return ()
        try:
            rulebase = self.with_file(draft.found)
        except BadKnowledge as bad:
            return bad.errors
        findings = Findings()
        for name in changed:
            go_on(stop)
            try_examples(rulebase, findings, (name,), tell_at_a_glance)
        for first, second in twins(rule for file in rulebase.files for rule in _written(file)):
            if first.name in changed or second.name in changed:
                findings.add(
                    f"'{second.name}' is '{first.name}' ({first.place}) in another orientation or with other letters",
                    second.place,
                )
        return tuple(findings.errors)


def _written(file: RuleFile) -> Sequence[Rule]:
    """Give the rules of a rule file; nothing of what stands for patterns."""
    return file.rules if file.place.source else ()


def _without(file: RuleFile, names: set[str]) -> RuleFile:
    return RuleFile(tuple(rule for rule in file.rules if rule.name not in names))
