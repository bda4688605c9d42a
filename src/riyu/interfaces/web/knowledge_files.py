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
from riyu.interfaces.web.work import Stop, never
from riyu.patterns.files import BOM
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.sections import KEBAB
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["KnowledgeFiles"]

OfDraft = TypeVar("OfDraft", bound=Draft[Any])


class KnowledgeFiles(ABC, Generic[OfDraft]):
    """A folder of knowledge files. `earlier` is where earlier versions are kept, `drafts` where unsaved edits are.

    `followed` is the knowledge in force, which follows the folder.
    """

    suffix: ClassVar[str]
    word: ClassVar[str]
    """What a file is called in messages."""

    def __init__(
        self,
        folder: Path,
        earlier: Path | None,
        drafts: Path | None,
        followed: KnowledgeInForce,
    ) -> None:
        self.folder = folder
        self.followed = followed
        self._files = KnowledgeFolder(folder, self.suffix, earlier)
        self._kept = KeptDrafts(drafts, folder, self.suffix)
        self._lock = threading.RLock()
        self._saving = threading.Lock()
        self._listeners: weakref.WeakSet[Any] = weakref.WeakSet()
        self._holders: weakref.WeakValueDictionary[str, Any] = weakref.WeakValueDictionary()
        self._draft_listeners: weakref.WeakSet[Any] = weakref.WeakSet()

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
    def faults(self, draft: OfDraft, stop: Stop = never) -> Sequence[BadInput]:
        """Say what keeps a draft from being saved. Raises Stopped."""

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

    # Which pages have drafts. -----------------------------------------------------------------------------------------

    def enter(self, page: str, holder: Any) -> None:
        """Note which panel has the drafts of a page; who had them before hears it by `drafts_taken()`."""
        before = self._holders.get(page)
        self._holders[page] = holder
        self._tell_of_drafts()
        if before is not None and before is not holder:
            before.drafts_taken()

    def leave(self, page: str, holder: Any) -> None:
        """Note that a panel has gone."""
        if self._holders.get(page) is holder:
            del self._holders[page]
            self._tell_of_drafts()

    def listen_to_drafts(self, listener: Any) -> None:
        """Have `listener.drafts_changed()` called, while it lives, when pages edit other blocks than before."""
        self._draft_listeners.add(listener)

    def _tell_of_drafts(self) -> None:
        for listener in tuple(self._draft_listeners):
            listener.drafts_changed()

    # Drafts. ----------------------------------------------------------------------------------------------------------

    def path(self, name: str) -> Path:
        """Give the file called so. Raises UsageError for an unknown one and for a file outside the folder."""
        sources = self.sources
        if name not in sources:
            raise UsageError(f"no {self.word} '{name[:80]}'{nearest(name, sources)}")
        return self._files.file(sources[name])

    def draft(self, name: str, page: str = "") -> OfDraft:
        """Give a draft of a file: with the edits that are kept of a page, if some are, else as it stands.

        Of a file that was never written, with those of the last page that edited it. Raises UsageError for an unknown
        name, BadKnowledge if the file does not read as it is now.
        """
        path = self._path_of(name)
        kept = self._kept.find(path.stem, page) if page else None
        if kept is None and name not in self.sources:
            kept = next(iter(self._kept.of(path.stem)), None)
        if kept is not None:
            with contextlib.suppress(BadInput):  # edits that do not read any more are not taken up
                draft = self._with_edits(kept, path)
                draft.kept = kept.written if kept.page == page else 0
                return draft
        return self.draft_of(self._files.read(path).removeprefix(BOM), str(path))

    def _path_of(self, name: str) -> Path:
        is_new = name not in self.sources and name in self.unwritten()
        return self._new_path(name) if is_new else self.path(name)

    def _with_edits(self, kept: KeptDraft, path: Path) -> OfDraft:
        """Give a draft as a page had it: what others changed since is put together when it is saved."""
        draft = self.draft_of(kept.base or kept.text, str(path))
        draft.base = kept.base
        if kept.base:
            draft.replace(kept.text, f"edits from {kept.when}")
        draft.since = kept.when
        return draft

    def others(self, draft: OfDraft, page: str) -> list[tuple[KeptDraft, bool]]:
        """Give what is kept of a draft's file for other pages, the latest first, and whether each page is open now."""
        kept = self._kept.of(Path(draft.source).stem)
        return [(one, one.page in self._holders) for one in kept if one.page != page]

    def take_up(self, draft: OfDraft, kept: KeptDraft, page: str) -> OfDraft:
        """Give a page's draft together with edits that are kept of another page: they are this page's now.

        Raises UsageError if both change the same lines, BadInput if the edits do not read any more.
        """
        path = Path(draft.source)
        if draft.is_changed:
            theirs = kept.text
            if kept.base != draft.base:  # the file was saved in between
                theirs = merged(kept.base, kept.text, draft.base)
            draft.replace(merged(draft.base, draft.text, theirs), f"edits from {kept.when}")
        else:
            draft = self._with_edits(kept, path)
        self.keep(draft, page)
        self.drop_kept(draft, kept)
        return draft

    def drop_kept(self, draft: OfDraft, kept: KeptDraft) -> None:
        """Take away what is kept of a draft's file for another page."""
        self._kept.drop(Path(draft.source).stem, kept.page, kept.written)
        self._tell_of_drafts()

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

    # Keeping drafts. --------------------------------------------------------------------------------------------------

    def keep(self, draft: OfDraft, page: str) -> None:
        """Keep a page's edits until they are saved; with none, what was kept of them goes."""
        name = Path(draft.source).stem
        if not draft.is_changed:
            if draft.kept:
                self.drop(draft, page)
            return
        before = self._kept.find(name, page)
        names = draft.changed_names
        draft.kept = self._kept.keep(name, page, draft.base, draft.text, names)
        if before is None or before.names != names:
            self._tell_of_drafts()

    def drop(self, draft: OfDraft, page: str) -> None:
        """Take away what is kept of a page's edits."""
        self._kept.drop(Path(draft.source).stem, page, draft.kept)
        draft.kept = 0
        self._tell_of_drafts()

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

    def save(self, draft: OfDraft, stop: Stop = never) -> Saved:
        """Write a draft into its file and see it in force. Any thread may; `stop` ends the checks before.

        Changes that others made to the file meanwhile stay, until the very moment that it is written. Raises
        BadKnowledge if a check says no, UsageError if others changed the same lines or the file can't be written: then
        file and knowledge are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self._files.file(draft.source)
            checked = draft

            def change(now: str | None) -> str:
                nonlocal checked
                if now is None and draft.base:
                    raise UsageError(f"{path} is gone: put it back, or begin a new one")
                now = now or ""
                mark = BOM if now.startswith(BOM) else ""
                text = merged(draft.base, draft.text, now.removeprefix(BOM))
                checked = draft if text == draft.text else self.draft_of(text, draft.source)
                checked.base = draft.base
                wrong = self.faults(checked, stop)
                if wrong:
                    raise BadKnowledge(tuple(wrong))
                return mark + text

            self._files.rewrite(path, change)
            written = time.perf_counter()
            with self._lock:
                self.followed.look_soon()
                self.renew()
            if not self.is_in_force(checked):
                said = "; ".join(str(error) for error in self.findings) or "the file was not read"
                raise UsageError(f"written to {path}, but not in force: {said}")
            draft.saved(draft.text, checked.text)
            done = time.perf_counter()
        return Saved(path, 1000 * (written - start), 1000 * (done - written))

    # Earlier versions. ------------------------------------------------------------------------------------------------

    def earlier(self, draft: OfDraft) -> list[Earlier]:
        """Give the versions that a draft's file had before, the latest first."""
        return self._files.earlier(Path(draft.source))
