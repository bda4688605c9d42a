"""Games added to the archive: folders walked, what is known passed over, the rest read in parts by any processes.

Takes paths; gives what came of them. Each part is taken in wholly or not at all, so that a run that was killed goes on.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from riyu.archive.reading import Job, Part, ReadSource, is_game_file, read_job
from riyu.archive.store import Store
from riyu.base.errors import BadInput
from riyu.base.files import opened, unread
from riyu.sgf.files import holds_lines

__all__ = ["Added", "Fault", "Run", "add", "one_by_one"]

LINES = 2000
"""Lines of one file that are read at a time, and taken in together."""

FILES = 200
"""Files of one game or a few that are read at a time, at most."""

_BYTES = 8 << 20  # and so many bytes of them

Run: TypeAlias = Callable[
    [Callable[[Job], list[ReadSource]], Sequence[Job]], Iterable[tuple[int, list[ReadSource]]]
]
"""What does the work for all jobs and gives each result with its job's number, in any order."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a game of a source, or (number 0) with the source."""

    path: str
    number: int
    message: str

    def __str__(self) -> str:
        where = f"{self.path}, game {self.number}" if self.number else self.path
        return f"{where}: {self.message}"


@dataclass(slots=True)
class Added:
    """What came of adding: games taken in; games known already by their moves; files unchanged since they were read."""

    games: int = 0
    known: int = 0
    files: int = 0
    unchanged: int = 0
    faults: list[Fault] = field(default_factory=list)


def one_by_one(
    work: Callable[[Job], list[ReadSource]], jobs: Sequence[Job]
) -> Iterator[tuple[int, list[ReadSource]]]:
    """Do the work in this process."""
    return enumerate(map(work, jobs))


def add(
    folder: Path,
    paths: Sequence[Path],
    run: Run = one_by_one,
    advance: Callable[[int, int], None] = lambda done, total: None,
    tell: Callable[[Fault], None] = lambda fault: None,
) -> Added:
    """Add the games of files, and of all game files in folders, to the archive in `folder`, which is made if missing.

    A file that has not changed since it was read is passed over; so is a game whose moves are known. `advance` is told
    how many parts are done and how many there are, `tell` each fault when it is met. Raises WriteError if the archive
    can't be written: it keeps what it had by then.
    """
    added = Added()

    def note(fault: Fault) -> None:
        added.faults.append(fault)
        tell(fault)

    store = Store(folder, is_made=True)
    try:
        jobs, left = _jobs(store, paths, added, note)
        results = iter(run(read_job, jobs))
        for done, (number, sources) in enumerate(results, start=1):
            whole = []
            for source, part in zip(sources, jobs[number], strict=True):
                if source.first and not source.is_unread:
                    left[source.path].discard(part.first)
                    whole += [] if left[source.path] else [source.path]
            taken = store.take(sources, whole)
            added.games += taken.games
            added.known += taken.known
            for source in sources:
                for at, message in source.faults:
                    note(Fault(source.path, at, message))
            advance(done, len(jobs))
    finally:
        store.close()
    return added


def _jobs(
    store: Store, paths: Sequence[Path], added: Added, note: Callable[[Fault], None]
) -> tuple[list[Job], dict[str, set[int]]]:
    """Give what is to be read, and by path the first lines of the parts that a file of lines is read in."""
    jobs: list[Job] = []
    left: dict[str, set[int]] = {}
    small: list[Part] = []
    size = 0
    for path in _files(paths, note):
        name = os.path.abspath(path)  # noqa: PTH100 - links stay as they are
        try:
            about = path.stat()
        except (OSError, ValueError) as error:
            note(Fault(name, 0, unread(error)))
            continue
        added.files += 1
        state = store.state_of(name)
        is_same = state is not None and state[:2] == (about.st_size, about.st_mtime_ns)
        if state is not None and is_same and state[2]:
            added.unchanged += 1
        elif holds_lines(path):
            done = state[3] if state is not None and is_same else frozenset[int]()
            try:
                parts = [part for part in _parts(name) if part.first not in done]
            except BadInput as error:
                note(Fault(name, 0, error.message))
                continue
            left[name] = {part.first for part in parts}
            jobs += [(part,) for part in parts]
        else:
            small.append(Part(name))
            size += about.st_size
            if len(small) >= FILES or size >= _BYTES:
                jobs.append(tuple(small))
                small, size = [], 0
    if small:
        jobs.append(tuple(small))
    return jobs, left


def _parts(name: str) -> list[Part]:
    """Divide a file of lines; the last part goes on to whatever its end is."""
    lines = 0
    try:
        with opened(name, "a game file") as file, closing(file):
            lines = sum(1 for _ in file)
    except (OSError, EOFError, zlib.error):
        pass  # it is told by the part that reads as far
    firsts = range(1, max(lines, 1) + 1, LINES)
    return [Part(name, first, LINES if first != firsts[-1] else 0) for first in firsts]


def _files(paths: Iterable[Path], note: Callable[[Fault], None]) -> Iterator[Path]:
    """Give the files named, and the game files in folders named, each once, in order of their names."""
    seen: set[str] = set()

    def fail(error: OSError) -> None:
        note(Fault(str(error.filename), 0, unread(error)))

    for path in paths:
        found: Iterable[Path] = [path]
        if path.is_dir():
            found = sorted(
                Path(above, name)
                for above, _, names in os.walk(path, onerror=fail)
                for name in names
                if is_game_file(Path(name))
            )
        for file in found:
            if str(file.absolute()) not in seen:
                seen.add(str(file.absolute()))
                yield file
