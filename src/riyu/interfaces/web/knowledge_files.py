"""Knowledge files as the page edits them: working copies, new files, drafts, saving, and who hears of it.

Takes names of files; gives working copies, and writes them. Names are looked up among the files in force, or are small
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
from riyu.interfaces.web.bench import Bench
from riyu.interfaces.web.drafts import Draft, Drafts
from riyu.interfaces.web.knowledge_folder import BOM, Earlier, KnowledgeFolder, Saved
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.sections import KEBAB

__all__ = ["KnowledgeFiles"]

OfBench = TypeVar("OfBench", bound=Bench[Any])


class KnowledgeFiles(ABC, Generic[OfBench]):
    """A folder of knowledge files. `earlier` is where earlier versions are kept, `drafts` where unsaved edits are."""

    suffix: ClassVar[str]
    word: ClassVar[str]
    """What a file is called in messages."""

    def __init__(self, folder: Path, earlier: Path | None, drafts: Path | None) -> None:
        self.folder = folder
        self._files = KnowledgeFolder(folder, self.suffix, earlier)
        self._drafts = Drafts(drafts, folder, self.suffix)
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
    def bench_of(self, text: str, source: str) -> OfBench:
        """Give a working copy of a text. Raises BadInput if it does not read."""

    @abstractmethod
    def faults(self, bench: OfBench) -> Sequence[BadInput]:
        """Say what keeps a working copy from being saved."""

    @abstractmethod
    def is_in_force(self, bench: OfBench) -> bool:
        """Say whether what a working copy holds is what is in force."""

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

    # Working copies. --------------------------------------------------------------------------------------------------

    def path(self, name: str) -> Path:
        """Give the file called so. Raises UsageError for an unknown one and for a file outside the folder."""
        sources = self.sources
        if name not in sources:
            raise UsageError(f"no {self.word} '{name[:80]}'{nearest(name, sources)}")
        return self._files.file(sources[name])

    def bench(self, name: str, *, with_edits: bool = True) -> OfBench:
        """Give a working copy of a file, with edits that were kept, if there are some.

        Raises UsageError for an unknown name, BadKnowledge if the file does not read as it is now.
        """
        is_new = name not in self.sources and name in self.unwritten()
        path = self._new_path(name) if is_new else self.path(name)
        draft = self._drafts.find(path.stem) if with_edits else None
        if draft is not None:
            with contextlib.suppress(BadInput):  # edits that do not read any more are not taken up
                return self._with_edits(draft, path)
        return self.bench_of(self._files.read(path).removeprefix(BOM), str(path))

    def _with_edits(self, draft: Draft, path: Path) -> OfBench:
        """Give a working copy as a page had it: what others changed since is put together when it is saved."""
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(draft.written / 1e9))
        bench = self.bench_of(draft.base or draft.text, str(path))
        bench.base = draft.base
        if draft.base:
            bench.replace(draft.text, f"edits from {when}")
        bench.draft, bench.since = draft.written, when
        return bench

    def begin(self, name: str, text: str) -> OfBench:
        """Give a working copy of a new file, which is written when it is saved.

        Raises UsageError for a name that is no name or taken, BadKnowledge for a text that does not read.
        """
        if name in self.sources or name in self.unwritten() or self._new_path(name).exists():
            raise UsageError(f"there is a {self.word} '{name}' already: expected another name")
        bench = self.bench_of(text, str(self._new_path(name)))
        bench.base = ""
        return bench

    def _new_path(self, name: str) -> Path:
        if not KEBAB.fullmatch(name):
            raise UsageError(
                f"'{name[:80]}' can't be a name: expected small letters joined by hyphens"
            )
        return self.folder / f"{name}{self.suffix}"

    # Drafts. ----------------------------------------------------------------------------------------------------------

    def keep(self, bench: OfBench) -> None:
        """Keep a working copy's edits until they are saved; with none, what was kept of it goes."""
        name = Path(bench.source).stem
        if bench.is_changed:
            bench.draft = self._drafts.keep(name, bench.base, bench.text)
        elif bench.draft:
            self.drop(bench)

    def drop(self, bench: OfBench) -> None:
        """Take away what is kept of a working copy's edits."""
        self._drafts.drop(Path(bench.source).stem, bench.draft)
        bench.draft = 0

    def drafted(self) -> Collection[str]:
        """Give the names, without suffix, of the files that have edits kept."""
        return self._drafts.names()

    def unwritten(self) -> list[str]:
        """Give the names of new files that were never saved, and are kept as edits alone."""
        return [
            name
            for name in self.drafted()
            if KEBAB.fullmatch(name) and not self._new_path(name).exists()
        ]

    # Saving. ----------------------------------------------------------------------------------------------------------

    def save(self, bench: OfBench) -> Saved:
        """Write a working copy into its file and see it in force. Any thread may.

        Changes that others made to the file meanwhile stay. Raises BadKnowledge if a check says no, UsageError if
        others changed the same lines or the file can't be written: then file and knowledge are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self._files.file(bench.source)
            now = self._files.read(path) if bench.base or path.exists() else ""
            mark = BOM if now.startswith(BOM) else ""
            text = merged(bench.base, bench.text, now.removeprefix(BOM))
            checked = bench if text == bench.text else self.bench_of(text, bench.source)
            checked.base = bench.base
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
            bench.saved(bench.text, text)
            done = time.perf_counter()
        return Saved(path, 1000 * (written - start), 1000 * (done - written))

    # Earlier versions. ------------------------------------------------------------------------------------------------

    def earlier(self, bench: OfBench) -> list[Earlier]:
        """Give the versions that a working copy's file had before, the latest first."""
        return self._files.earlier(Path(bench.source))
