"""The rules in force where nobody names others: the package's rule files, and its whole-board patterns as rules.

Takes rule files and pattern files; gives a rulebase, or one that follows its files. Knows no boards.

What the classes asked over the whole board say (connected, eye, key-point, joseki-stage, moves in corners) are facts
then, with the pattern as their rule. Where a rule has a pattern's name, the rule counts. Source: the blog (B4).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from riyu.base.errors import BadInput
from riyu.inference.from_patterns import rules_of
from riyu.inference.model import Rule, RuleFile
from riyu.inference.reload import LiveRulebase
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import PatternClass
from riyu.patterns.reload import LiveLibrary, State, state_of
from riyu.patterns.tables import WHOLE_BOARD

__all__ = ["OF_PATTERNS", "RulesInForce", "default_rulebase", "whole_board_names", "with_patterns"]

OF_PATTERNS = "of patterns"
"""What stands as the digest of rules that come from no file, for they stand for patterns."""


def default_rulebase() -> Rulebase:
    """Give the rules in force where nobody names others. Raises BadInput for bad files."""
    return with_patterns(load_rules(), load_library(only=whole_board_names()))


def with_patterns(rulebase: Rulebase, library: Library) -> Rulebase:
    """Give a rulebase with the whole-board classes of a library beside its rules. Raises BadKnowledge as `made_of`."""
    names = {rule.name for rule in rulebase.rules}
    more: list[Rule] = []
    for found in library.classes:
        if found.asked.focus == WHOLE_BOARD:
            more += [rule for rule in rules_of(found) if rule.name not in names]
    return Rulebase.made_of([*rulebase.files, RuleFile(tuple(more), digest=OF_PATTERNS)])


def whole_board_names(folder: Path | None = None) -> list[str]:
    """Give the names of the pattern files, without suffix, that ask over the whole board; of the package's folder."""
    return [
        path.stem
        for path in sorted((folder or package_folder("patterns")).glob("*.pat"))
        if isinstance(state_of(path), tuple) and _is_whole_board(path)
    ]


def _is_whole_board(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        asked = next((line.split() for line in file if line.startswith("asked ")), [])
    return " ".join(asked[1:]).split(";")[0] == WHOLE_BOARD


class _LiveWholeBoard(LiveLibrary):
    """Those pattern files that ask over the whole board, also once they are new or come to ask so."""

    drops_gone = True

    def __init__(
        self, paths: Collection[Path | str] | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._asked: dict[Path, tuple[State, bool]] = {}
        super().__init__(paths, (), clock)

    def load(self, paths: Sequence[Path]) -> tuple[Library, Sequence[PatternClass]]:
        """Load files for the first time; there may be none."""
        if self._asked and not any(self._asked.get(path, ("", False))[1] for path in paths):
            return Library(()), ()
        return super().load(paths)

    def is_wanted(self, path: Path, state: State) -> bool:
        """Say whether a file asks over the whole board, or did; it is looked into if its state is another."""
        if isinstance(state, str):
            return True  # whoever reads it says what is wrong
        before, is_asked = self._asked.get(path, ("", False))
        if state != before:
            try:
                self._asked[path] = (state, is_asked or _is_whole_board(path))
            except OSError:
                return True
        return self._asked[path][1]


class RulesInForce:
    """The rules in force, read when first asked for, then following their rule files and pattern files.

    Arguments: rule files and folders, and pattern files and folders, the package's whole-board ones if not given; a
    clock, in seconds. A changed file and a new one of a folder are in force within a second, what one held that is gone
    no more; a bad one leaves what was loaded of it. Rules that can't stand beside the patterns leave all as it was.
    `findings` says what is wrong. Any thread may ask: while one reads, others go on with the rules as they were.
    """

    def __init__(
        self,
        rules: Collection[Path | str] | None = None,
        patterns: Collection[Path | str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._paths = rules, patterns
        self._clock = clock
        self._reading = threading.Lock()
        self._live: tuple[LiveRulebase, LiveLibrary] | None = None
        self._parts: tuple[Rulebase, Library] | None = None
        self._whole: Rulebase | None = None
        self._clashes: tuple[BadInput, ...] = ()

    @property
    def is_loaded(self) -> bool:
        """Whether the rules have been read: that takes up to half a second."""
        return self._whole is not None

    @property
    def rulebase(self) -> Rulebase:
        """The rulebase in force, after a look at the files if it is time for one.

        Raises BadInput if the files were never right.
        """
        whole = self._whole
        if not self._reading.acquire(blocking=whole is None):
            assert whole is not None
            return whole
        try:
            return self._followed()
        finally:
            self._reading.release()

    def check(self) -> None:
        """Look at the files if it is time for that, after whoever looks at them now. Errors as for `rulebase`."""
        with self._reading:
            self._followed()

    def _followed(self) -> Rulebase:
        if self._live is None:
            rules, patterns = self._paths
            self._live = (
                LiveRulebase(rules, clock=self._clock),
                _LiveWholeBoard(patterns, self._clock),
            )
        parts = self._live[0].rulebase, self._live[1].library
        if self._whole is None:
            self._whole, self._parts = with_patterns(*parts), parts
        elif self._parts is None or any(
            one is not other for one, other in zip(parts, self._parts, strict=True)
        ):
            self._parts = parts
            self._clashes = ()
            try:
                self._whole = with_patterns(*parts)
            except BadKnowledge as bad:
                self._clashes = bad.errors
        return self._whole

    @property
    def findings(self) -> Sequence[BadInput]:
        """What is wrong with the files as they were at the last look; nothing while none are read."""
        if self._live is None:
            return ()
        rules, library = self._live
        return (*rules.findings, *library.findings, *self._clashes)
