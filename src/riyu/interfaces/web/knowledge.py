"""The pattern files that the page works with, and the library in force.

Takes a folder of pattern files; gives libraries and drafts. A server has one, which its hall owns; any thread may ask
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from riyu.base.errors import BadInput, UsageError
from riyu.interfaces.web.knowledge_files import KnowledgeFiles
from riyu.interfaces.web.pattern_draft import PatternDraft, new_class
from riyu.interfaces.web.pattern_fires import FiresFound
from riyu.interfaces.web.work import Stop, never
from riyu.patterns.asking import ReadyLibrary
from riyu.patterns.files import package_folder
from riyu.patterns.library import Library
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["PatternKnowledge"]


class PatternKnowledge(KnowledgeFiles[PatternDraft]):
    """A folder of pattern files, the package's if none is given. A file is called as its class is."""

    suffix = ".pat"
    word = "pattern class"

    def __init__(
        self,
        folder: Path | None = None,
        earlier: Path | None = None,
        drafts: Path | None = None,
        followed: KnowledgeInForce | None = None,
    ) -> None:
        followed = followed or KnowledgeInForce(None if folder is None else [folder])
        super().__init__(folder or package_folder("patterns"), earlier, drafts, followed)
        self.fires = FiresFound(followed)
        self._library: Library | None = None
        self.version = 0

    # What is in force. ------------------------------------------------------------------------------------------------

    @property
    def is_loaded(self) -> bool:
        """Whether all of the library has been loaded: that takes a second or two."""
        return self._library is not None

    @property
    def library(self) -> Library:
        """All classes in force. `version` is another number each time it is another library.

        While a thread reads files that changed, others go on with the library as it was.
        """
        return self._noted(self.followed.all_patterns().library)

    def looked(self) -> int:
        """Give `version`, after a look at the files if all of the library is loaded."""
        if self.is_loaded:
            _ = self.library
        return self.version

    def _noted(self, library: Library) -> Library:
        with self._lock:
            if library is not self._library:
                self._library = library
                self.version += 1
        return library

    def renew(self) -> None:
        """Look at the files, and put in force what is new."""
        live = self.followed.all_patterns()
        live.check(waits=True)
        self._noted(live.library)

    @property
    def findings(self) -> Sequence[BadInput]:
        """What is wrong with the files as they were last looked at; what was loaded of them before is in force."""
        return self.followed.pattern_findings

    def load(self) -> None:
        """Load all there is, if that is not done yet: a second or two."""
        ready = self.ready
        for found in ready.library.classes:
            ready.of(found.name)

    @property
    def ready(self) -> ReadyLibrary:
        """The library, its classes ready to be asked once they were."""
        _ = self.library
        return self.followed.patterns

    # Files. -----------------------------------------------------------------------------------------------------------

    @property
    def sources(self) -> dict[str, str]:
        """The files in force, by the names of their classes."""
        return {found.name: found.place.source for found in self.library.classes}

    def draft_of(self, text: str, source: str) -> PatternDraft:
        """Give a draft of a text."""
        return PatternDraft(text, source)

    def new(self, name: str, asked: str, answer: str, about: str) -> PatternDraft:
        """Give a draft of a new class, as `new_class` has it. Raises as `begin` does."""
        return self.begin(name, new_class(name, asked, answer, about))

    def faults(self, draft: PatternDraft, stop: Stop = never) -> tuple[BadInput, ...]:
        """Say what keeps a class from being saved: what its checks say, and names that other files have already."""
        found = draft.found
        if not found.patterns:
            return (BadInput("a class needs a pattern"),)
        library = self.library
        others = {Path(one.place.source): one for one in library.classes}
        clashes = self.followed.all_patterns().clashes(Path(found.place.source), found, others)
        return (*draft.findings, *clashes)

    def is_in_force(self, draft: PatternDraft) -> bool:
        """Say whether the class of a draft is the one in force."""
        try:
            return self.library.of(draft.found.name) == draft.found
        except UsageError:
            return False
