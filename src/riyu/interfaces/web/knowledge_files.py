"""Knowledge files as the page edits them: drafts, new files, saving, and who hears of it.

Takes names of files; gives drafts, and writes them. Names are looked up among the files in force, or are small
letters joined by hyphens, so no name leads out of the folder. What is in force, who derives from this knows.
"""

from __future__ import annotations

import contextlib
import threading
import time
import weakref
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.interfaces.web.draft import Draft
from riyu.interfaces.web.kept_drafts import KeptDraft, KeptDrafts
from riyu.interfaces.web.knowledge_folder import Earlier, KnowledgeFolder, Saved
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.files import BOM
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.sections import KEBAB

__all__ = ["KnowledgeFiles"]

OfDraft = TypeVar("OfDraft", bound=Draft[Any])


class KnowledgeFiles(ABC, Generic[OfDraft]):
    """A folder of knowledge files. `earlier` is where earlier versions are kept, `drafts` where unsaved edits are."""

    suffix: ClassVar[str]
    word: ClassVar[str]
    """What a file is called in messages."""

    def __init__(self, folder: Path, earlier: Path | None, drafts: Path | None) -> None:
        self.folder = folder
        self._files = KnowledgeFolder(folder, self.suffix, earlier)
        self._kept = KeptDrafts(drafts, folder, self.suffix)
        self._lock = threading.RLock()
        self._saving = threading.Lock()
        self._saves = 0
        self._listeners: weakref.WeakSet[Any] = weakref.WeakSet()

    # For who derives. -------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def sources(self) -> dict[str, str]:
        """The files in force, by the names that they are called by."""

    @property
    @abstractmethod
    def findings(self) -> Sequence[BadInput]:
        """What is wrong with the files as they were last looked at; what was loaded of them before is in force."""

    @abstractmethod
    def draft_of(self, text: str, source: str) -> OfDraft:
        """Give a draft of a text. Raises BadInput if it does not read."""

    @abstractmethod
    def faults(self, draft: OfDraft) -> Sequence[BadInput]:
        """Say what keeps a draft from being saved."""

    @abstractmethod
    def is_in_force(self, draft: OfDraft) -> bool:
        """Say whether what a draft holds is what is in force."""

    @abstractmethod
    def renew(self) -> None:
        """Look at the files, and put in force what is new, before anyone else does."""

    # Who hears of it. -------------------------------------------------------------------------------------------------

    def listen(self, listener: Any) -> None:
        """Have `listener.knowledge_changed()` called by `tell` while it lives."""
        self._listeners.add(listener)

    def tell(self) -> None:
        """Tell those who listen that a file was saved: for the thread that pages run in."""
        for listener in tuple(self._listeners):
            listener.knowledge_changed()

    # Drafts. --------------------------------------------------------------------------------------------------

    def path(self, name: str) -> Path:
        """Give the file called so. Raises UsageError for an unknown one and for a file outside the folder."""
        sources = self.sources
        if name not in sources:
            raise UsageError(f"no {self.word} '{name[:80]}'{nearest(name, sources)}")
        return self._files.file(sources[name])

    def draft(self, name: str, *, with_edits: bool = True) -> OfDraft:
        """Give a draft of a file, with edits that were kept, if there are some.

        Raises UsageError for an unknown name, BadKnowledge if the file does not read as it is now.
        """
        is_new = name not in self.sources and name in self.unwritten()
        path = self._new_path(name) if is_new else self.path(name)
        kept = self._kept.find(path.stem) if with_edits else None
        if kept is not None:
            with contextlib.suppress(BadInput):  # edits that do not read any more are not taken up
                return self._with_edits(kept, path)
        return self.draft_of(self._files.read(path).removeprefix(BOM), str(path))

    def _with_edits(self, kept: KeptDraft, path: Path) -> OfDraft:
        """Give a draft as a page had it: what others changed since is put together when it is saved."""
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(kept.written / 1e9))
        draft = self.draft_of(kept.base or kept.text, str(path))
        draft.base = kept.base
        if kept.base:
            draft.replace(kept.text, f"edits from {when}")
        draft.kept, draft.since = kept.written, when
        return draft

    def begin(self, name: str, text: str) -> OfDraft:
        """Give a draft of a new file, which is written when it is saved.

        Raises UsageError for a name that is no name or taken, BadKnowledge for a text that does not read.
        """
        if name in self.sources or name in self.unwritten() or self._new_path(name).exists():
            raise UsageError(f"there is a {self.word} '{name}' already: expected another name")
        draft = self.draft_of(text, str(self._new_path(name)))
        draft.base = ""
        return draft

    def _new_path(self, name: str) -> Path:
        if not KEBAB.fullmatch(name):
            raise UsageError(
                f"'{name[:80]}' can't be a name: expected small letters joined by hyphens"
            )
        return self.folder / f"{name}{self.suffix}"

    # Drafts. ----------------------------------------------------------------------------------------------------------

    def keep(self, draft: OfDraft) -> None:
        """Keep a draft's edits until they are saved; with none, what was kept of it goes."""
        name = Path(draft.source).stem
        if draft.is_changed:
            draft.kept = self._kept.keep(name, draft.base, draft.text)
        elif draft.kept:
            self.drop(draft)

    def drop(self, draft: OfDraft) -> None:
        """Take away what is kept of a draft's edits."""
        self._kept.drop(Path(draft.source).stem, draft.kept)
        draft.kept = 0

    def drafted(self) -> Collection[str]:
        """Give the names, without suffix, of the files that have edits kept."""
        return self._kept.names()

    def unwritten(self) -> list[str]:
        """Give the names of new files that were never saved, and are kept as edits alone."""
        return [
            name
            for name in self.drafted()
            if KEBAB.fullmatch(name) and not self._new_path(name).exists()
        ]

    # Saving. ----------------------------------------------------------------------------------------------------------

    def save(self, draft: OfDraft) -> Saved:
        """Write a draft into its file and see it in force. Any thread may.

        Changes that others made to the file meanwhile stay. Raises BadKnowledge if a check says no, UsageError if
        others changed the same lines or the file can't be written: then file and knowledge are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self._files.file(draft.source)
            now = self._files.read(path) if draft.base or path.exists() else ""
            mark = BOM if now.startswith(BOM) else ""
            text = merged(draft.base, draft.text, now.removeprefix(BOM))
            checked = draft if text == draft.text else self.draft_of(text, draft.source)
            checked.base = draft.base
            wrong = self.faults(checked)
            if wrong:
                raise BadKnowledge(tuple(wrong))
            if mark + text != now:
                self._files.write(path, now, mark + text)
            written = time.perf_counter()
            with self._lock:
                self._saves += 1
                self.renew()
            if not self.is_in_force(checked):
                said = "; ".join(str(error) for error in self.findings) or "the file was not read"
                raise UsageError(f"written to {path}, but not in force: {said}")
            draft.saved(draft.text, text)
            done = time.perf_counter()
        return Saved(path, 1000 * (written - start), 1000 * (done - written))

    # Earlier versions. ------------------------------------------------------------------------------------------------

    def earlier(self, draft: OfDraft) -> list[Earlier]:
        """Give the versions that a draft's file had before, the latest first."""
        return self._files.earlier(Path(draft.source))
