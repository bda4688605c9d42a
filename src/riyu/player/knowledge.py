"""What a GTP session goes by: patterns, rules and styles, read when first asked for, kept in force as long as it lasts.

Takes nothing, or files; gives libraries, rulebases and styles, and what is wrong with their files. Whatever fails and
whatever is forgotten in between, what was in force stays so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.errors import BadInput

if TYPE_CHECKING:
    from riyu.inference.default import LiveKnowledge
    from riyu.inference.rulebase import Rulebase
    from riyu.patterns.in_force import PatternsInForce
    from riyu.player.live_style import LiveStyle
    from riyu.player.style import Style

__all__ = ["Knowledge"]


class Knowledge:
    """The package's knowledge, or what lies in the files and folders given. `clock` is in seconds."""

    def __init__(
        self,
        patterns: Collection[Path | str] | None = None,
        rules: Collection[Path | str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._paths = patterns
        self._rule_paths = rules
        self._clock = clock
        self._patterns: PatternsInForce | None = None
        self._rules: LiveKnowledge | None = None
        self._styles: dict[str, LiveStyle] = {}
        self._style = ""

    @property
    def patterns(self) -> PatternsInForce:
        """The patterns in force; those that the player asks are read first."""
        if self._patterns is None:
            from riyu.candidates.asked import CLASSES
            from riyu.patterns.in_force import PatternsInForce

            self._patterns = PatternsInForce(self._paths, CLASSES, self._clock)
        return self._patterns

    @property
    def rulebase(self) -> Rulebase:
        """The rules in force, whole-board patterns among them. Raises BadInput if the files were never right."""
        if self._rules is None:
            from riyu.inference.default import LiveKnowledge

            self._rules = LiveKnowledge(self._rule_paths, self._paths, self._clock)
        return self._rules.rulebase

    def style(self, name: str) -> Style:
        """Give a style in force, by name or file; the default one if the name is empty.

        Raises UsageError for an unknown name, BadInput for a file that was never right.
        """
        from riyu.player.live_style import LiveStyle
        from riyu.player.style import DEFAULT

        name = name or DEFAULT
        live = self._styles.get(name)
        if live is None:
            live = self._styles[name] = LiveStyle(name, self._clock)
        self._style = name
        return live.style

    def named_style(self, name: str) -> Style:
        """Give a style as its file is now. Raises UsageError for an unknown name, BadInput for a bad file."""
        self.style(name)
        self._styles[self._style].look()
        for finding in self.style_findings():
            raise finding
        return self._styles[self._style].style

    def load(self) -> None:
        """Load all patterns and rules that are not loaded yet, and look at all files. Raises BadInput."""
        self.patterns.all().check()
        _ = self.rulebase
        if self._style:
            self._styles[self._style].look()

    def style_findings(self) -> tuple[BadInput, ...]:
        """Give what is wrong with the file of the style that was asked for last."""
        return self._styles[self._style].findings if self._style else ()

    def findings(self) -> list[BadInput]:
        """Give what was wrong with the files at the last look, as far as they were ever asked for."""
        found = list(self.style_findings())
        if self._patterns is not None:
            found += self._patterns.findings
        if self._rules is not None:
            found += self._rules.findings
        return found
