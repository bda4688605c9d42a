"""Knowledge that follows its files: a file that changed is read again, a bad one leaves what was loaded in force.

Takes files and folders; gives what is in force, and what is wrong with the files as they are now. Knows no boards.

A file is told from what it was by its time, size and number, which are looked at twice a second at most. So a change is
in force within a second, for whoever asks anew before each move; and only what changed is read. Any thread may ask:
while one reads, others go on with what is in force.

Whatever lies in a folder, and whatever happens to it between a look and the reading, is at worst a finding: all else
goes on.
"""

from __future__ import annotations

import contextlib
import errno
import math
import os
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from riyu.base.errors import BadInput, Place
from riyu.base.files import no_file, unread
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import Pattern, PatternClass
from riyu.patterns.uses import homes_of

__all__ = ["SECONDS", "LiveFiles", "LiveLibrary", "State", "state_of"]

SECONDS = 0.5
"""Seconds from one look at the files to the next."""

State: TypeAlias = tuple[int, int, int] | str
"""A file's time, size and number; of what is no file that can be read, why not."""

One = TypeVar("One")
Whole = TypeVar("Whole")


def state_of(path: Path) -> State | None:
    """Give a file's state; None if it is not there, or a link to what is not there."""
    try:
        about = path.stat()
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:  # the latter of a name that can't be
        return unread(error)
    wrong = no_file(about.st_mode)
    if wrong:
        return wrong
    if not os.access(path, os.R_OK):
        return f"can't be read: {os.strerror(errno.EACCES)}"
    return (about.st_mtime_ns, about.st_size, about.st_ino)


@dataclass(frozen=True, slots=True)
class _Reading(Generic[One]):
    """What a file held when it was last read, or errors; `state` is the one it had."""

    state: State
    found: One | None = None
    errors: tuple[BadInput, ...] = ()


class LiveFiles(ABC, Generic[One, Whole]):
    """Knowledge files, what each of them holds, and the whole that they make.

    Arguments: files and folders, those of the package if none are given; `only`, the names of the files wanted, each
    without suffix, all if none is named; a clock, in seconds. Raises BadInput if the files are not right as they are
    first loaded, or one that is named is none; later errors are `findings`, and raise nothing. So is from the beginning
    what else lies in a folder and is no file that can be read; and everything if this is not `strict`.
    """

    suffix: str
    folder: str
    """The package's folder of such files."""
    drops_gone = False
    """Whether what was loaded of a file that is gone goes out of force, if the rest can stand without it."""
    _unlisted: tuple[BadInput, ...] = ()
    _wrong: tuple[BadInput, ...] = ()

    def __init__(
        self,
        paths: Collection[Path | str] | None = None,
        only: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
        *,
        strict: bool = True,
    ) -> None:
        places = [Path(path) for path in paths] if paths else [package_folder(self.folder)]
        self._places = places
        self._listed: dict[Path, tuple[tuple[str, ...], list[Path]]] = {}
        self._only = frozenset(only)
        self._follows_all = not only
        self._clock = clock
        self._looking = threading.Lock()
        self._looked = clock()
        self._readings: dict[Path, _Reading[One]] = {}
        self._in_force: dict[Path, One] = {}
        if not strict:
            self._whole = self.make(())
            self._looked = -math.inf
            self.check()
            return
        states = self._states()
        readable = [path for path, state in states.items() if not isinstance(state, str)]
        for path, state in states.items():
            if isinstance(state, str) and (path in places or self._only):
                raise BadInput(state, Place(str(path)))
        if self._unlisted and not readable:
            raise self._unlisted[0]
        try:
            self._whole, found = self.load(readable or places)
        except OSError as error:  # it changed since it was looked at
            source = str(error.filename or places[0])
            raise BadInput(unread(error), Place(source)) from None
        self._in_force = dict(zip(readable, found, strict=True))
        self._readings = {
            path: _Reading(state, self._in_force[path])
            if path in self._in_force
            else self._reading(path, state)
            for path, state in states.items()
        }
        self._wrong = tuple(self._unread())

    @abstractmethod
    def load(self, paths: Sequence[Path]) -> tuple[Whole, Sequence[One]]:
        """Load files for the first time: the whole, and what each holds. Raises BadInput."""

    @abstractmethod
    def read(self, path: Path) -> One:
        """Read one file alone. Raises BadInput."""

    @abstractmethod
    def make(self, found: Sequence[One]) -> Whole:
        """Make the whole of what files hold, which do not clash."""

    @abstractmethod
    def clashes(self, path: Path, found: One, in_force: Mapping[Path, One]) -> Sequence[BadInput]:
        """Say why what a file holds can't come into force beside what the other files hold; nothing if it can."""

    @property
    def whole(self) -> Whole:
        """What is in force, after a look at the files if it is time for one."""
        self.check()
        return self._whole

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the files as they were at the last look."""
        return (*self._unlisted, *self._wrong)

    def follow(self, more: Collection[str] = ()) -> None:
        """Follow more files of the folders: those named, too; all if none is named. What is wrong is a finding."""
        if self._follows_all:
            return
        with self._looking:
            if self._only:
                self._only = self._only | frozenset(more) if more else frozenset()
                self._looked = -math.inf
                self._check()
            self._follows_all = not self._only

    def unfollowed(self) -> list[Path]:
        """Give the files of the folders that are not followed, as long as those that are were named."""
        if self._follows_all:
            return []
        found: list[Path] = []
        for place in self._places:
            with contextlib.suppress(OSError):
                found += self._paths_in(place)
        return [path for path in found if path not in self._readings]

    def check(self, *, waits: bool = False) -> bool:
        """Look at the files, if half a second went by since the last look; say whether something else is in force.

        A new file and a changed one come into force if they are right. A file that is bad or clashes with another
        leaves what was loaded of it in force, and so does one that is gone, unless `drops_gone`: `findings` says so.
        While another thread looks there is nothing to do, unless this one `waits` for it.
        """
        if not self._looking.acquire(blocking=waits):
            return False
        try:
            return self._check()
        finally:
            self._looking.release()

    def look(self) -> bool:
        """Look at the files at once, and take over what `check` would; say whether something else is in force."""
        with self._looking:
            self._looked = -math.inf
            return self._check()

    def _check(self) -> bool:
        now = self._clock()
        if now - self._looked < SECONDS:
            return False
        self._looked = now
        states = self._states()
        known = self._readings
        if states == {path: reading.state for path, reading in known.items()}:
            return False
        changed = {
            path: self._reading(path, state)
            for path, state in states.items()
            if path not in known or known[path].state != state
        }
        # What rests on a file is read anew once that is right, or gone; a bad one changes nothing but itself.
        other = {path.name for path, reading in changed.items() if not reading.errors}
        other |= {path.name for path in known if path not in states}
        self._readings = {
            path: changed[path]
            if path in changed
            else known[path]
            if self.rests_on(path, known[path].found).isdisjoint(other)
            else self._reading(path, state)
            for path, state in states.items()
        }
        return self._take_over()

    def rests_on(self, path: Path, found: One | None) -> Set[str]:
        """Give the names of the files that what a file holds rests on, besides its own."""
        return frozenset()

    def _take_over(self) -> bool:
        """Put in force what was read and is right, and note what is not."""
        in_force = self._without_gone()
        waiting = {
            path: reading.found
            for path, reading in self._readings.items()
            if reading.found is not None and reading.found is not in_force.get(path)
        }
        # A name may go from one file to another: what clashes is tried again once others were taken over, and at last
        # with all that wait.
        clashes: list[BadInput] = []
        before = -1
        while len(waiting) != before:
            before = len(waiting)
            clashes = []
            for path, found in list(waiting.items()):
                wrong = self.clashes(path, found, in_force)
                clashes += wrong
                if not wrong:
                    in_force[path] = waiting.pop(path)
        if len(waiting) > 1 and not any(
            self.clashes(path, found, in_force | waiting | _as_it_was(path, in_force))
            for path, found in waiting.items()
        ):
            in_force |= waiting
            clashes = []
        gone = [path for path in in_force if path not in self._readings]
        missing = [
            BadInput("the file is gone: what was loaded of it is in force", Place(str(path)))
            for path in gone
        ]
        self._wrong = (*self._unread(), *clashes, *missing)
        known = self._in_force
        if len(in_force) == len(known) and all(known.get(p) is one for p, one in in_force.items()):
            return False
        order = [path for path in (*self._readings, *gone) if path in in_force]
        try:
            whole = self.make([in_force[path] for path in order])
        except BadKnowledge as bad:
            self._wrong += bad.errors
            return False
        self._whole, self._in_force = whole, in_force
        return True

    def _without_gone(self) -> dict[Path, One]:
        """Give what is in force, without what is gone, if that may be and what is left can stand without it."""
        left = {path: found for path, found in self._in_force.items() if path in self._readings}
        if not self.drops_gone or len(left) == len(self._in_force):
            return dict(self._in_force)
        new = {
            path: reading.found
            for path, reading in self._readings.items()
            if reading.found is not None
        }
        for more in ({}, new):
            together = left | more
            if not self.wrong_together(together) and not any(
                self.clashes(path, found, together) for path, found in more.items()
            ):
                return together
        return dict(self._in_force)

    def wrong_together(self, in_force: Mapping[Path, One]) -> Sequence[BadInput]:
        """Say why what files hold can't stand without those that are gone; nothing if it can."""
        return ()

    def is_wanted(self, path: Path, state: State) -> bool:
        """Say whether a file of a folder is to be followed."""
        return not self._only or path.name.removesuffix(self.suffix) in self._only

    def _states(self) -> dict[Path, State]:
        """Give the state of each file there is, in the order in which the whole has them.

        Of a folder that can't be listed the files are as they were known; `_unlisted` says so.
        """
        found: dict[Path, State] = {}
        unlisted = []
        for place in self._places:
            try:
                paths = self._paths_in(place)
            except OSError as error:
                unlisted.append(BadInput(unread(error), Place(str(place))))
                known = self._readings.items()
                found |= {path: one.state for path, one in known if path.parent == place}
                continue
            for path in paths:
                state = state_of(path)
                if state is not None and self.is_wanted(path, state):
                    found[path] = state
        self._unlisted = tuple(unlisted)
        return found

    def _paths_in(self, place: Path) -> list[Path]:
        """Give the files of a folder, or the file itself. Raises OSError for a folder that can't be listed."""
        if not place.is_dir():
            return [place]
        with os.scandir(place) as entries:
            names = tuple(sorted(one.name for one in entries if one.name.endswith(self.suffix)))
        known, paths = self._listed.get(place, ((), []))
        # Looked at twice a second: making and comparing paths takes longer than all else.
        if names != known:
            paths = [place / name for name in names]
            self._listed[place] = names, paths
        return paths

    def _unread(self) -> Iterator[BadInput]:
        return (error for reading in self._readings.values() for error in reading.errors)

    def _reading(self, path: Path, state: State) -> _Reading[One]:
        if isinstance(state, str):
            return _Reading(state, errors=(BadInput(state, Place(str(path))),))
        try:
            return _Reading(state, self.read(path))
        except BadKnowledge as bad:
            return _Reading(state, errors=bad.errors)
        except BadInput as error:
            place = error.place if error.place.source else Place(str(path), error.place.line)
            return _Reading(state, errors=(BadInput(error.message, place),))
        except OSError as error:
            message = unread(error)
        except Exception as error:  # a fault of ours, which must not take away what is in force
            message = f"internal error: {type(error).__name__}: {error}"
        return _Reading(state, errors=(BadInput(message, Place(str(path))),))


def _as_it_was(path: Path, in_force: Mapping[Path, One]) -> dict[Path, One]:
    return {path: in_force[path]} if path in in_force else {}


class LiveLibrary(LiveFiles[PatternClass, Library]):
    """Pattern files with the library they make.

    Arguments as for LiveFiles; without paths the files of the package. A class that is called by another name in its
    file, or has a name that another has, clashes.
    """

    suffix = ".pat"
    folder = "patterns"
    _used: tuple[object, Set[str]] = (None, frozenset())
    """What was read, and the names of the files that it uses."""

    @property
    def library(self) -> Library:
        """The library in force, after a look at the files if it is time for one."""
        return self.whole

    def load(self, paths: Sequence[Path]) -> tuple[Library, Sequence[PatternClass]]:
        """Load files for the first time."""
        library = load_library(*paths, only=self._only)
        return library, library.classes

    def read(self, path: Path) -> PatternClass:
        """Read one file."""
        (found,) = load_library(path).classes
        return found

    def make(self, found: Sequence[PatternClass]) -> Library:
        """Make the library of classes."""
        return Library(tuple(found))

    def clashes(
        self, path: Path, found: PatternClass, in_force: Mapping[Path, PatternClass]
    ) -> Sequence[BadInput]:
        """Say why a class can't come into force beside the others; nothing if it can."""
        before = in_force.get(path)
        if before is not None and before.name != found.name:
            message = f"found class '{found.name}': expected '{before.name}', as it is in force"
            return [BadInput(message, found.place)]
        own = _drawn(found).keys()
        for other_path, other in in_force.items():
            if other_path == path:
                continue
            if other.name == found.name:
                message = f"found class '{found.name}' again: it stands at {other.place}"
                return [BadInput(f"{message}; expected a name of its own", found.place)]
            names = _drawn(other)
            for name in own & names.keys():
                message = f"found the name '{name}' again: it stands at {names[name].place}"
                found_at = _drawn(found)[name].place
                return [BadInput(f"{message}; expected a name of its own", found_at)]
        return []

    def rests_on(self, path: Path, found: PatternClass | None) -> Set[str]:
        """Give the names of the files whose patterns a class uses; of one that was never right those its text names."""
        if found is not None:
            return {f"{one.use.home}.pat" for one in found.patterns if one.use is not None}
        with contextlib.suppress(OSError, ValueError):
            return {f"{name}.pat" for name in homes_of(path.read_text("utf-8"))}
        return frozenset()

    def is_wanted(self, path: Path, state: State) -> bool:
        """Say whether a file is to be followed: named, or one whose patterns are used by what is."""
        if super().is_wanted(path, state):
            return True
        readings = self._readings
        # Looked at twice a second: what they use is put together once.
        if self._used[0] is not readings:
            names = (self.rests_on(one, reading.found) for one, reading in readings.items())
            self._used = readings, frozenset().union(*names)
        return path.name in self._used[1]


def _drawn(found: PatternClass) -> dict[str, Pattern]:
    """Give the patterns that a class draws itself, by name."""
    return {pattern.name: pattern for pattern in found.patterns if pattern.use is None}
