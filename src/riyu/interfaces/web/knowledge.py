"""The pattern files that the page works with: the library in force, saving into a file, and earlier versions.

Takes a folder of pattern files; gives libraries and working copies. Names are looked up among the files there are, so
no name leads out of the folder. One of them is in force for the whole program; any thread may ask it.

A file is written whole to a new one that takes its name, so that no kill leaves half a file. What it held before goes
to the folder of earlier versions first.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import threading
import time
import weakref
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.interfaces.web.pattern_bench import Bench
from riyu.interfaces.web.three_texts import merged
from riyu.patterns.compact import records_of
from riyu.patterns.files import knowledge_files, package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.focus import CompactClass
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.reload import SECONDS, LiveLibrary

__all__ = ["Earlier", "Knowledge", "Saved", "in_force", "own_folder", "put_in_force"]

_BOM = "\ufeff"
_MOST_EARLIER = 50


@dataclass(frozen=True, slots=True)
class Saved:
    """What saving took, in milliseconds: to check and write the file, and then until its class was in force."""

    file: Path
    written_ms: float
    in_force_ms: float


@dataclass(frozen=True, slots=True)
class Earlier:
    """A version of a file from before a change: when it was changed (seconds since 1970), and its text."""

    until: float
    text: str


class Knowledge:
    """A folder of pattern files, the package's if none is given. `earlier` is where earlier versions are kept."""

    def __init__(self, folder: Path | None = None, earlier: Path | None = None) -> None:
        self.folder = folder or package_folder("patterns")
        self._is_package = folder is None
        self._earlier = earlier
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
        return LiveLibrary(None if self._is_package else [self.folder], only, self.clock)

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
                path = Path(found.place.source)
                inside = self.folder.resolve() == path.resolve().parent
                if not inside or path.suffix != ".pat":
                    raise UsageError(
                        f"{path} lies outside of {self.folder}: it is not changed here"
                    )
                return path
        known = [found.name for found in self.library.classes]
        raise UsageError(f"no pattern class '{name[:80]}'{nearest(name, known)}")

    def bench(self, name: str) -> Bench:
        """Give a working copy of a class's file. Raises BadKnowledge if the file does not read as it is now."""
        path = self.file_of(name)
        return Bench(_read(path).removeprefix(_BOM), str(path))

    def clashes(self, found: PatternClass) -> tuple[BadInput, ...]:
        """Say which names of a class other files have already."""
        library = self.library
        others = {Path(one.place.source): one for one in library.classes}
        with self._lock:
            assert self._live is not None
            return tuple(self._live.clashes(Path(found.place.source), found, others))

    def save(self, bench: Bench) -> Saved:
        """Write a working copy into its file and see it in force.

        Changes that others made to the file meanwhile stay. Raises BadKnowledge if a check or a name says no,
        UsageError if others changed the same lines or the file can't be written: then file and library are as before.
        """
        with self._saving:
            start = time.perf_counter()
            path = self.file_of(bench.found.name)
            now = _read(path)
            mark = _BOM if now.startswith(_BOM) else ""
            text = merged(bench.base, bench.text, now.removeprefix(_BOM))
            checked = bench if text == bench.text else Bench(text, bench.source)
            wrong = (*checked.findings, *self.clashes(checked.found))
            if wrong:
                raise BadKnowledge(wrong)
            if mark + text != now:
                self._keep_earlier(path, now)
                _write(path, mark + text)
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
        folder = self._earlier_folder(self.file_of(name))
        found = []
        if folder is not None:
            with contextlib.suppress(OSError, ValueError):
                for file in sorted(folder.glob("*.txt"), reverse=True):
                    text = file.read_bytes().decode("utf-8", "replace").removeprefix(_BOM)
                    found.append(Earlier(int(file.stem) / 1e9, text))
        return found

    def _earlier_folder(self, path: Path) -> Path | None:
        return self._earlier / path.stem if self._earlier is not None else None

    def _keep_earlier(self, path: Path, text: str) -> None:
        folder = self._earlier_folder(path)
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{time.time_ns():020}.txt").write_bytes(text.encode())
            for old in sorted(folder.glob("*.txt"))[:-_MOST_EARLIER]:
                old.unlink()
        except OSError as error:
            raise UsageError(
                f"can't keep the version before in {folder}: {error.strerror}"
            ) from None


def own_folder(folder: Path) -> Path:
    """Give a folder for a person's own pattern files: riyu's are put into it if it has none yet.

    Raises UsageError if that can't be.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.glob("*.pat")):
            for file in knowledge_files((), "patterns", ".pat"):
                (folder / file.name).write_bytes(file.read_bytes())
    except OSError as error:
        raise UsageError(f"can't put pattern files into {folder}: {error.strerror}") from None
    return folder


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"can't read {path}: {error}") from None


def _write(path: Path, text: str) -> None:
    """Write a file whole; its time is later than before, so that whoever follows it sees that it changed."""
    path = path.resolve()
    new = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        before = path.stat()
        with new.open("wb") as out:
            out.write(text.encode())
            out.flush()
            os.fsync(out.fileno())
        new.chmod(before.st_mode & 0o7777)
        if new.stat().st_mtime_ns <= before.st_mtime_ns:
            os.utime(new, ns=(before.st_mtime_ns + 1000, before.st_mtime_ns + 1000))
        new.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        raise UsageError(f"can't write {path}: {error.strerror}") from None


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
