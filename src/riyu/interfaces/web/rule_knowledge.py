"""The rule files that the page works with: the rules in force, saving into a file, and earlier versions.

Takes a folder of rule files; gives rulebases and working copies. Patterns asked over the whole board are rules beside
them, from the pattern files in force. One of them is in force for the whole program; any thread may ask it.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.inference.default import LiveKnowledge
from riyu.inference.examples import try_examples
from riyu.inference.model import Rule, RuleFile
from riyu.inference.rulebase import Rulebase
from riyu.inference.twins import twins
from riyu.interfaces.web.knowledge import in_force as patterns_in_force
from riyu.interfaces.web.knowledge_folder import BOM, Earlier, KnowledgeFolder, Saved
from riyu.interfaces.web.rule_bench import RuleBench
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge, Findings
from riyu.patterns.reload import SECONDS

__all__ = ["RuleKnowledge", "in_force", "put_in_force"]


class RuleKnowledge:
    """A folder of rule files, the package's if none is given. `earlier` is where earlier versions are kept."""

    def __init__(self, folder: Path | None = None, earlier: Path | None = None) -> None:
        self.folder = folder or package_folder("rules")
        self._is_package = folder is None
        self._files = KnowledgeFolder(self.folder, ".rule", earlier)
        self._lock = threading.RLock()
        self._saving = threading.Lock()
        self._saves = 0
        self._live: LiveKnowledge | None = None
        self._listeners: weakref.WeakSet[Any] = weakref.WeakSet()
        self._rulebase: Rulebase | None = None
        self._judged: dict[str, tuple[object, tuple[BadInput, ...]]] = {}
        self.version = 0

    # What is in force. ------------------------------------------------------------------------------------------------

    def _clock(self) -> float:
        """Give seconds that leap with each save, so that what was saved is looked at by the next question."""
        return patterns_in_force().clock() + 2 * SECONDS * self._saves

    @property
    def is_loaded(self) -> bool:
        """Whether the rules have been loaded: that takes half a second."""
        return self._live is not None

    @property
    def rulebase(self) -> Rulebase:
        """All rules in force. `version` is another number each time they are others."""
        with self._lock:
            if self._live is None:
                patterns = patterns_in_force()
                self._live = LiveKnowledge(
                    None if self._is_package else [self.folder],
                    None if patterns.is_package else [patterns.folder],
                    self._clock,
                )
            rulebase = self._live.rulebase
            if rulebase is not self._rulebase:
                self._rulebase = rulebase
                self.version += 1
            return rulebase

    @property
    def findings(self) -> Sequence[BadInput]:
        """What is wrong with the files as they were last looked at; what was loaded of them before is in force."""
        return self._live.findings if self._live is not None else ()

    def listen(self, listener: Any) -> None:
        """Have `listener.knowledge_changed()` called after each save, by the thread that saved, while it lives."""
        self._listeners.add(listener)

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

    def _path(self, name: str) -> Path:
        files = self.files
        if name not in files:
            raise UsageError(f"no rule file '{name[:80]}'{nearest(name, files)}")
        return self._files.file(files[name].place.source)

    def bench(self, name: str) -> RuleBench:
        """Give a working copy of a rule file. Raises BadKnowledge if the file does not read as it is now."""
        path = self._path(name)
        return RuleBench(self._files.read(path).removeprefix(BOM), str(path))

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

    def faults(self, bench: RuleBench) -> tuple[BadInput, ...]:
        """Say what keeps a working copy from being saved: names, circles, rules that are one, examples that fail."""
        base = self.rulebase
        key = (bench.text, bench.base, base)
        judged = self._judged.get(bench.source)
        if judged is None or judged[0] != key:
            judged = self._judged[bench.source] = (key, self._judge(bench))
        return judged[1]

    def _judge(self, bench: RuleBench) -> tuple[BadInput, ...]:
        changed = bench.changed_names
        if not bench.is_changed:
            return ()
        try:
            rulebase = self.with_file(bench.found)
        except BadKnowledge as bad:
            return bad.errors
        findings = Findings()
        if changed:
            try_examples(rulebase, findings, changed)
        for first, second in twins(rule for file in rulebase.files for rule in _written(file)):
            if first.name in changed or second.name in changed:
                findings.add(
                    f"'{second.name}' is '{first.name}' ({first.place}) in another orientation or with other letters",
                    second.place,
                )
        return tuple(findings.errors)

    def save(self, bench: RuleBench) -> Saved:
        """Write a working copy into its file and see it in force.

        Changes that others made to the file meanwhile stay. Raises BadKnowledge if a check says no, UsageError if
        others changed the same lines or the file can't be written: then file and rules are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self._path(Path(bench.source).stem)
            now = self._files.read(path)
            mark = BOM if now.startswith(BOM) else ""
            text = merged(bench.base, bench.text, now.removeprefix(BOM))
            checked = bench if text == bench.text else RuleBench(text, bench.source)
            checked.base = bench.base
            wrong = self.faults(checked)
            if wrong:
                raise BadKnowledge(wrong)
            if mark + text != now:
                self._files.write(path, now, mark + text)
            written = time.perf_counter()
            self._saves += 1
            if self.files.get(path.stem) != checked.found:
                said = "; ".join(str(error) for error in self.findings) or "the file was not read"
                raise UsageError(f"written to {path}, but not in force: {said}")
            bench.saved(text)
            done = time.perf_counter()
        for listener in tuple(self._listeners):
            listener.knowledge_changed()
        return Saved(path, 1000 * (written - start), 1000 * (done - written))

    def earlier(self, bench: RuleBench) -> list[Earlier]:
        """Give the versions that a file had before, the latest first."""
        return self._files.earlier(self._path(Path(bench.source).stem))


def _written(file: RuleFile) -> Sequence[Rule]:
    """Give the rules of a rule file; nothing of what stands for patterns."""
    return file.rules if file.place.source else ()


def _without(file: RuleFile, names: set[str]) -> RuleFile:
    return RuleFile(tuple(rule for rule in file.rules if rule.name not in names))


_in_force: list[RuleKnowledge] = []
_making = threading.Lock()


def in_force() -> RuleKnowledge:
    """Give the rules in force in this program: the package's, until others are put in force."""
    with _making:
        if not _in_force:
            _in_force.append(RuleKnowledge())
        return _in_force[0]


def put_in_force(knowledge: RuleKnowledge) -> None:
    """Put other rules in force, before anyone asks."""
    with _making:
        _in_force[:] = [knowledge]
