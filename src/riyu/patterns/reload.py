"""A library that follows its files: a file that changed is read again, a bad one leaves what was loaded in force.

Takes files and folders; gives the library in force, and what is wrong with the files as they are now. Knows no boards.

A file is told from what it was by its time and size, which are looked at twice a second at most. So a change is in
force within a second, for whoever asks for the library anew before each move; and only what changed is read.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import PatternClass

__all__ = ["SECONDS", "LiveLibrary"]

SECONDS = 0.5
"""Seconds from one look at the files to the next."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a file held when it was last read: a class, or errors; `state` is the time and size it had."""

    state: tuple[int, int]
    found: PatternClass | None = None
    errors: tuple[BadInput, ...] = ()


class LiveLibrary:
    """Pattern files with the library they make.

    Arguments: files and folders, by default those of the package; `only`, the names of the files wanted, each without
    `.pat`, all if none is named; a clock, in seconds. Raises BadInput, as `load_library` does, if the files are not
    right as they are first loaded; later errors are `findings`, and raise nothing.
    """

    def __init__(
        self,
        paths: Collection[Path | str] | None = None,
        only: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places = [Path(path) for path in paths] if paths else [_package_folder()]
        self._only = frozenset(only)
        self._clock = clock
        self._looked = clock()
        states = self._states()
        self._library = load_library(*(states or self._places), only=self._only)
        self._in_force = dict(zip(states, self._library.classes, strict=True))
        self._readings = {
            path: _Reading(state, self._in_force[path]) for path, state in states.items()
        }
        self.findings: tuple[BadInput, ...] = ()

    @property
    def library(self) -> Library:
        """The library in force, after a look at the files if it is time for one."""
        self.check()
        return self._library

    def check(self) -> bool:
        """Look at the files, if half a second went by since the last look; say whether another library is in force.

        A new file and a changed one come into force if they are right. A file that is bad, has a name that another has,
        calls its class by another name, or is gone leaves what was loaded of it in force: `findings` says so.
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
            else _read(path, state)
            for path, state in states.items()
        }
        return self._take_over()

    def _take_over(self) -> bool:
        """Put in force what was read and is right, and note what is not."""
        waiting = {
            path: reading.found
            for path, reading in self._readings.items()
            if reading.found is not None and reading.found is not self._in_force.get(path)
        }
        # A name may go from one file to another: what clashes is tried again once others were taken over.
        clashes: list[BadInput] = []
        before = -1
        has_changed = False
        while len(waiting) != before:
            before = len(waiting)
            clashes = []
            for path, found in list(waiting.items()):
                clash = self._clash(path, found)
                if clash is not None:
                    clashes.append(clash)
                else:
                    self._in_force[path] = waiting.pop(path)
                    has_changed = True
        gone = [path for path in self._in_force if path not in self._readings]
        missing = [
            BadInput("the file is gone: what was loaded of it is in force", Place(str(path)))
            for path in gone
        ]
        unread = [error for reading in self._readings.values() for error in reading.errors]
        self.findings = (*unread, *clashes, *missing)
        if has_changed:
            order = [path for path in (*self._readings, *gone) if path in self._in_force]
            self._library = Library(tuple(self._in_force[path] for path in order))
        return has_changed

    def _clash(self, path: Path, found: PatternClass) -> BadInput | None:
        """Say why a class can't come into force beside the others; None if it can."""
        before = self._in_force.get(path)
        if before is not None and before.name != found.name:
            message = f"found class '{found.name}': expected '{before.name}', as it is in force"
            return BadInput(message, found.place)
        for other_path, other in self._in_force.items():
            if other_path == path:
                continue
            if other.name == found.name:
                message = f"found class '{found.name}' again: it stands at {other.place}"
                return BadInput(f"{message}; expected a name of its own", found.place)
            names = {pattern.name: pattern for pattern in other.patterns}
            for pattern in found.patterns:
                if pattern.name in names:
                    message = f"found the name '{pattern.name}' again: it stands at "
                    message += f"{names[pattern.name].place}; expected a name of its own"
                    return BadInput(message, pattern.place)
        return None

    def _states(self) -> dict[Path, tuple[int, int]]:
        """Give time and size of each file there is, in the order in which a library has them."""
        found: dict[Path, tuple[int, int]] = {}
        for place in self._places:
            for path in sorted(place.glob("*.pat")) if place.is_dir() else [place]:
                if self._only and path.name.removesuffix(".pat") not in self._only:
                    continue
                try:
                    about = path.stat()
                except FileNotFoundError:
                    continue
                found[path] = (about.st_mtime_ns, about.st_size)
        return found


def _read(path: Path, state: tuple[int, int]) -> _Reading:
    try:
        (found,) = load_library(path).classes
    except BadKnowledge as bad:
        return _Reading(state, errors=bad.errors)
    except (BadInput, OSError) as error:
        message = error.message if isinstance(error, BadInput) else str(error)
        return _Reading(state, errors=(BadInput(message, Place(str(path))),))
    return _Reading(state, found)


def _package_folder() -> Path:
    import riyu

    return Path(riyu.__file__).parent / "knowledge" / "patterns"
