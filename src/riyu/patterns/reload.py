"""Knowledge that follows its files: a file that changed is read again, a bad one leaves what was loaded in force.

Takes files and folders; gives what is in force, and what is wrong with the files as they are now. Knows no boards.

A file is told from what it was by its time and size, which are looked at twice a second at most. So a change is in
force within a second, for whoever asks anew before each move; and only what changed is read.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from riyu.base.errors import BadInput, Place
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import PatternClass

__all__ = ["SECONDS", "LiveFiles", "LiveLibrary"]

SECONDS = 0.5
"""Seconds from one look at the files to the next."""

One = TypeVar("One")
Whole = TypeVar("Whole")


@dataclass(frozen=True, slots=True)
class _Reading(Generic[One]):
    """What a file held when it was last read, or errors; `state` is the time and size it had."""

    state: tuple[int, int]
    found: One | None = None
    errors: tuple[BadInput, ...] = ()


class LiveFiles(ABC, Generic[One, Whole]):
    """Knowledge files, what each of them holds, and the whole that they make.

    Arguments: files and folders, those of the package if none are given; `only`, the names of the files wanted, each
    without suffix, all if none is named; a clock, in seconds. Raises BadInput if the files are not right as they are
    first loaded; later errors are `findings`, and raise nothing.
    """

    suffix: str
    folder: str
    """The package's folder of such files."""
    drops_gone = False
    """Whether what was loaded of a file that is gone goes out of force, if the rest can stand without it."""

    def __init__(
        self,
        paths: Collection[Path | str] | None = None,
        only: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        places = [Path(path) for path in paths] if paths else [package_folder(self.folder)]
        self._places = places
        self._only = frozenset(only)
        self._clock = clock
        self._looked = clock()
        states = self._states()
        self._whole, found = self.load(list(states) or places)
        self._in_force: dict[Path, One] = dict(zip(states, found, strict=True))
        self._readings = {
            path: _Reading(state, self._in_force[path]) for path, state in states.items()
        }
        self.findings: tuple[BadInput, ...] = ()

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

    def check(self) -> bool:
        """Look at the files, if half a second went by since the last look; say whether something else is in force.

        A new file and a changed one come into force if they are right. A file that is bad or clashes with another
        leaves what was loaded of it in force, and so does one that is gone, unless `drops_gone`: `findings` says so.
        """
        now = self._clock()
        if now - self._looked < SECONDS:
            return False
        self._looked = now
        states = self._states()
        if states == {path: reading.state for path, reading in self._readings.items()}:
            return False
        known = self._readings
        self._readings = {
            path: known[path]
            if path in known and known[path].state == state
            else self._reading(path, state)
            for path, state in states.items()
        }
        return self._take_over()

    def _take_over(self) -> bool:
        """Put in force what was read and is right, and note what is not."""
        has_changed = self._let_go()
        waiting = {
            path: reading.found
            for path, reading in self._readings.items()
            if reading.found is not None and reading.found is not self._in_force.get(path)
        }
        # A name may go from one file to another: what clashes is tried again once others were taken over, and at last
        # with all that wait.
        clashes: list[BadInput] = []
        before = -1
        while len(waiting) != before:
            before = len(waiting)
            clashes = []
            for path, found in list(waiting.items()):
                wrong = self.clashes(path, found, self._in_force)
                clashes += wrong
                if not wrong:
                    self._in_force[path] = waiting.pop(path)
                    has_changed = True
        if len(waiting) > 1 and not any(
            self.clashes(path, found, self._in_force | waiting | self._as_it_was(path))
            for path, found in waiting.items()
        ):
            self._in_force |= waiting
            has_changed, clashes = True, []
        gone = [path for path in self._in_force if path not in self._readings]
        missing = [
            BadInput("the file is gone: what was loaded of it is in force", Place(str(path)))
            for path in gone
        ]
        unread = [error for reading in self._readings.values() for error in reading.errors]
        self.findings = (*unread, *clashes, *missing)
        if has_changed:
            order = [path for path in (*self._readings, *gone) if path in self._in_force]
            self._whole = self.make([self._in_force[path] for path in order])
        return has_changed

    def _let_go(self) -> bool:
        """Put out of force what is gone, if that may be and what is left can stand without it."""
        left = {path: found for path, found in self._in_force.items() if path in self._readings}
        if not self.drops_gone or len(left) == len(self._in_force):
            return False
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
                self._in_force = together
                return True
        return False

    def wrong_together(self, in_force: Mapping[Path, One]) -> Sequence[BadInput]:
        """Say why what files hold can't stand without those that are gone; nothing if it can."""
        return ()

    def is_wanted(self, path: Path) -> bool:
        """Say whether a file of a folder is to be followed."""
        return not self._only or path.name.removesuffix(self.suffix) in self._only

    def _as_it_was(self, path: Path) -> dict[Path, One]:
        return {path: self._in_force[path]} if path in self._in_force else {}

    def _states(self) -> dict[Path, tuple[int, int]]:
        """Give time and size of each file there is, in the order in which the whole has them."""
        found: dict[Path, tuple[int, int]] = {}
        for place in self._places:
            for path in sorted(place.glob(f"*{self.suffix}")) if place.is_dir() else [place]:
                if not self.is_wanted(path):
                    continue
                try:
                    about = path.stat()
                except FileNotFoundError:
                    continue
                found[path] = (about.st_mtime_ns, about.st_size)
        return found

    def _reading(self, path: Path, state: tuple[int, int]) -> _Reading[One]:
        try:
            return _Reading(state, self.read(path))
        except BadKnowledge as bad:
            return _Reading(state, errors=bad.errors)
        except (BadInput, OSError) as error:
            message = error.message if isinstance(error, BadInput) else str(error)
            return _Reading(state, errors=(BadInput(message, Place(str(path))),))


class LiveLibrary(LiveFiles[PatternClass, Library]):
    """Pattern files with the library they make.

    Arguments as for LiveFiles; without paths the files of the package. A class that is called by another name in its
    file, or has a name that another has, clashes.
    """

    suffix = ".pat"
    folder = "patterns"

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
        for other_path, other in in_force.items():
            if other_path == path:
                continue
            if other.name == found.name:
                message = f"found class '{found.name}' again: it stands at {other.place}"
                return [BadInput(f"{message}; expected a name of its own", found.place)]
            names = {pattern.name: pattern for pattern in other.patterns}
            for pattern in found.patterns:
                if pattern.name in names:
                    message = f"found the name '{pattern.name}' again: it stands at "
                    message += f"{names[pattern.name].place}; expected a name of its own"
                    return [BadInput(message, pattern.place)]
        return []
