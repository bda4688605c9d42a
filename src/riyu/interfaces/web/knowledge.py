"""The pattern files that the page works with: the library in force, saving into a file, and earlier versions.

Takes a folder of pattern files; gives libraries and working copies. Names are looked up among the files there are, so
no name leads out of the folder. One of them is in force for the whole program; any thread may ask it.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Collection
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.interfaces.web.knowledge_folder import BOM, Earlier, KnowledgeFolder, Saved
from riyu.interfaces.web.pattern_bench import PatternBench
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.compact import records_of
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.focus import CompactClass
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.reload import SECONDS, LiveLibrary

__all__ = ["Knowledge", "in_force", "put_in_force"]


class Knowledge:
    """A folder of pattern files, the package's if none is given. `earlier` is where earlier versions are kept."""

    def __init__(self, folder: Path | None = None, earlier: Path | None = None) -> None:
        self.folder = folder or package_folder("patterns")
        self.is_package = folder is None
        self._files = KnowledgeFolder(self.folder, ".pat", earlier)
        self._lock = threading.RLock()
        self._saving = threading.Lock()
        self._saves = 0
        self._live: LiveLibrary | None = None
        self._compact: dict[int, tuple[PatternClass, CompactClass]] = {}
        self._listeners: weakref.WeakSet[Any] = weakref.WeakSet()
        self._library: Library | None = None
        self.version = 0

    # What is in force. ------------------------------------------------------------------------------------------------

    def clock(self) -> float:
        """Give seconds that leap with each save: whoever follows the files looks at them at the next question."""
        return time.monotonic() + 2 * SECONDS * self._saves

    def live(self, only: Collection[str] = ()) -> LiveLibrary:
        """Give a library of one's own that follows the files, for one thread."""
        return LiveLibrary(None if self.is_package else [self.folder], only, self.clock)

    @property
    def is_loaded(self) -> bool:
        """Whether the library has been loaded: that takes a second or two."""
        return self._live is not None

    @property
    def library(self) -> Library:
        """All classes in force. `version` is another number each time it is another library."""
        with self._lock:
            if self._live is None:
                self._live = self.live()
            library = self._live.library
            if library is not self._library:
                self._library = library
                self.version += 1
            return library

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the files as they were last looked at; what was loaded of them before is in force."""
        return self._live.findings if self._live is not None else ()

    def load(self) -> None:
        """Load all there is, if that is not done yet: a second or two. Raises BadInput for files that are not right."""
        for found in self.library.classes:
            self.compact(found)

    def compact(self, found: PatternClass) -> CompactClass:
        """Give a class of the library as it is matched fast; made once."""
        with self._lock:
            known = self._compact.get(id(found))
            if known is None or known[0] is not found:
                of_now = {id(one) for one in self.library.classes}
                self._compact = {key: one for key, one in self._compact.items() if key in of_now}
                known = self._compact[id(found)] = (found, CompactClass(found, records_of(found)))
            return known[1]

    def listen(self, listener: Any) -> None:
        """Have `listener.knowledge_changed()` called after each save, by the thread that saved, while it lives."""
        self._listeners.add(listener)

    # Files. -----------------------------------------------------------------------------------------------------------

    def file_of(self, name: str) -> Path:
        """Give the file of a class in force. Raises UsageError for an unknown one and a file outside the folder."""
        for found in self.library.classes:
            if found.name == name:
                return self._files.file(found.place.source)
        known = [found.name for found in self.library.classes]
        raise UsageError(f"no pattern class '{name[:80]}'{nearest(name, known)}")

    def bench(self, name: str) -> PatternBench:
        """Give a working copy of a class's file. Raises BadKnowledge if the file does not read as it is now."""
        path = self.file_of(name)
        return PatternBench(self._files.read(path).removeprefix(BOM), str(path))

    def clashes(self, found: PatternClass) -> tuple[BadInput, ...]:
        """Say which names of a class other files have already."""
        library = self.library
        others = {Path(one.place.source): one for one in library.classes}
        with self._lock:
            assert self._live is not None
            return tuple(self._live.clashes(Path(found.place.source), found, others))

    def save(self, bench: PatternBench) -> Saved:
        """Write a working copy into its file and see it in force.

        Changes that others made to the file meanwhile stay. Raises BadKnowledge if a check or a name says no,
        UsageError if others changed the same lines or the file can't be written: then file and library are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self.file_of(bench.found.name)
            now = self._files.read(path)
            mark = BOM if now.startswith(BOM) else ""
            text = merged(bench.base, bench.text, now.removeprefix(BOM))
            checked = bench if text == bench.text else PatternBench(text, bench.source)
            wrong = (*checked.findings, *self.clashes(checked.found))
            if wrong:
                raise BadKnowledge(wrong)
            if mark + text != now:
                self._files.write(path, now, mark + text)
            written = time.perf_counter()
            self._saves += 1
            if self.library.of(bench.found.name) != checked.found:
                said = "; ".join(str(error) for error in self.findings) or "the file was not read"
                raise UsageError(f"written to {path}, but not in force: {said}")
            bench.saved(text)
            done = time.perf_counter()
        for listener in tuple(self._listeners):
            listener.knowledge_changed()
        return Saved(path, 1000 * (written - start), 1000 * (done - written))

    # Earlier versions. ------------------------------------------------------------------------------------------------

    def earlier(self, name: str) -> list[Earlier]:
        """Give the versions that a class's file had before, the latest first."""
        return self._files.earlier(self.file_of(name))


_in_force: list[Knowledge] = []
_making = threading.Lock()


def in_force() -> Knowledge:
    """Give the knowledge in force in this program: the package's, until another is put in force."""
    with _making:
        if not _in_force:
            _in_force.append(Knowledge())
        return _in_force[0]


def put_in_force(knowledge: Knowledge) -> None:
    """Put other knowledge in force, before anyone asks."""
    with _making:
        _in_force[:] = [knowledge]
