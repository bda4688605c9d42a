"""Patterns harvested from games: counted in chunks by many processes or a Dask cluster, thinned out, and written.

Takes game files; gives `.pat` files, a class each. Knows no drawing: `riyu.patterns` counts windows and draws them.

Two passes. The first finds the windows that were chosen often; the second counts, for these alone, how often they were
chosen and possible. Each chunk of games gives a part of a pass, kept in the folder until all is done, so that a
stopped run goes on; parts are added up, so that how many work on them changes nothing. A chunk of the first pass passes
on what was chosen in it twice or more, so a window's count lacks one a chunk at most; the second pass looks at all that
could reach `least`. Only where there are as many chunks as `least`, and the choices lie one in each, is one missed.
The games that `riyu learn` keeps apart for checking are passed by: neither pass sees one, so that what is measured on
them has not been seen by any pattern. What is left in the end `harvest_thinning` says.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeAlias

from riyu.base.errors import BadInput, IllegalMove, UsageError, nearest
from riyu.base.whole_files import write_whole
from riyu.lab.apart import Apart
from riyu.lab.games import starting_board
from riyu.lab.harvest_chunks import Chunk, records_in
from riyu.lab.harvest_thinning import Window, harvested_class, thinned
from riyu.lab.processes import as_they_come, on_cluster
from riyu.lab.progress import Progress, digest_of
from riyu.patterns.harvest_counts import QUESTIONS, RECORD, WindowCounts
from riyu.patterns.harvested import PREFIX
from riyu.patterns.library import load_library

__all__ = ["FOLDER", "Harvest", "Part", "Settings", "count_chunk", "harvest"]

FOLDER = ".harvest"
"""Where the parts lie while a harvest is at work, in the folder that it writes to."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is harvested: classes; the least times chosen; the least share, by its lower bound; the most of a class.

    One game in `apart` is kept apart for checking, as `riyu learn` does with the same `apart_seed`; none if 0.
    """

    classes: tuple[str, ...] = tuple(QUESTIONS)
    least: int = 50
    share: float = 0.1
    most: int = 1000
    apart: int = 10
    apart_seed: int = 2026

    @property
    def kept_apart(self) -> Apart | None:
        """Which games are kept apart; None if no game is."""
        return Apart(self.apart_seed, self.apart) if self.apart else None

    @property
    def questions(self) -> int:
        """The questions of the classes, a bit each; raise UsageError for a class that games can't teach."""
        for name in self.classes:
            if name not in QUESTIONS:
                known = ", ".join(QUESTIONS)
                raise UsageError(
                    f"games can't teach '{name}': expected of {known}{nearest(name, QUESTIONS)}"
                )
        return sum(1 << QUESTIONS[name] for name in set(self.classes))


@dataclass(frozen=True, slots=True)
class Part:
    """What a chunk gave: windows as packed records, games counted, those passed over or cut off, those kept apart."""

    windows: bytes
    games: int
    faults: int
    apart: int


@dataclass(frozen=True, slots=True)
class Harvest:
    """What came of it: games counted, at fault, kept apart; windows of the second pass, patterns by class, files."""

    games: int
    faults: int
    apart: int
    windows: int
    patterns: dict[str, int]
    files: tuple[Path, ...]


Job: TypeAlias = tuple[Chunk, Settings, bytes | None]
"""A chunk to count in, and for the second pass the windows to count, packed."""


def count_chunk(job: Job) -> Part:
    """Count in a chunk of games, without those kept apart."""
    chunk, settings, known = job
    counts = WindowCounts(settings.questions)
    if known is not None:
        counts.add(zlib.decompress(known))
        counts.close()
    games = faults = apart = 0
    for record in records_in(chunk):
        try:
            if isinstance(record, BadInput):
                raise record
            if settings.kept_apart and settings.kept_apart.holds(record):
                apart += 1
                continue
            counts.see(starting_board(record), record.moves)
            games += 1
        except (BadInput, IllegalMove, UsageError):
            faults += 1
    windows = zlib.compress(counts.records(2 if known is None else 0), 1)
    return Part(windows, games, faults, apart)


def harvest(
    chunks: Sequence[Chunk],
    out: Path,
    settings: Settings,
    *,
    parallel: int = 1,
    dask: str = "",
    resume: bool = False,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Harvest:
    """Harvest from chunks of games and write a file a class to a folder.

    `dask`: the address of a Dask scheduler, whose workers must see the game files under the same paths, or `local`
    for `parallel` workers on this machine; `parallel` processes otherwise. `resume` takes over the parts that a
    stopped run left; UsageError if that run asked for something else, or is still at work; WriteError if something
    can't be written: `resume` goes on from there.
    `advance` is told games done in both passes, how many there are to do, and the pass.
    """
    questions = settings.questions
    total = 2 * sum(len(chunk.numbers) for chunk in chunks)
    done = 0
    known: bytes | None = None
    plan = _plan(chunks, settings)
    makes = [out / f"{PREFIX}{name}.pat" for name in settings.classes]
    with Progress.opened(out / FOLDER, "harvest", plan, resume, makes) as progress:
        for name in ("finding windows", "counting them"):
            table = WindowCounts(questions)
            if known is not None:
                table.add(zlib.decompress(known))
                table.close()
            games = faults = apart = 0
            stage = "one" if known is None else "two"
            for chunk, part in _parts(progress, stage, chunks, settings, known, parallel, dask):
                table.add(zlib.decompress(part.windows))
                games, faults, apart = games + part.games, faults + part.faults, apart + part.apart
                done += len(chunk.numbers)
                advance(done, total, name)
            lacking = len(chunks) if stage == "one" else 0
            known = zlib.compress(table.records(max(2, settings.least - lacking)), 1)
        assert known is not None
        windows: list[Window] = list(RECORD.iter_unpack(zlib.decompress(known)))
        files, numbers = [], {}
        for of_class in sorted(set(settings.classes)):
            found = thinned(windows, of_class, settings.share, settings.most)
            text_class = harvested_class(of_class, found, games, settings.kept_apart)
            numbers[text_class.name] = len(text_class.patterns)
            if text_class.patterns:
                file = out / f"{text_class.name}.pat"
                write_whole(file, str(text_class))
                files.append(file)
        if files:
            load_library(*files, is_thorough=True)
        progress.clear()
    return Harvest(games, faults, apart, len(windows), numbers, tuple(files))


# The parts.


def _plan(chunks: Sequence[Chunk], settings: Settings) -> dict[str, object]:
    """Give what the parts depend on, by the names that a person has for it."""
    paths = list(dict.fromkeys(chunk.path for chunk in chunks))
    return {
        "games": [asdict(chunk) for chunk in chunks],
        "files": digest_of([Path(path) for path in paths]),
        "classes": sorted(set(settings.classes)),
        "--least": settings.least,
        "--apart": settings.apart,
        "--apart-seed": settings.apart_seed,
    }


def _parts(
    progress: Progress,
    stage: str,
    chunks: Sequence[Chunk],
    settings: Settings,
    known: bytes | None,
    parallel: int,
    dask: str,
) -> Iterator[tuple[Chunk, Part]]:
    """Give the parts of all chunks, those first that were kept; keep what is counted anew."""
    missing = []
    for number, chunk in enumerate(chunks):
        name = f"{stage}-{number:05}"
        kept = progress.find(name)
        if kept is not None:
            numbers, _, windows = kept.partition(b"\n")
            yield chunk, Part(windows, *json.loads(numbers))
        else:
            missing.append((name, chunk))
    jobs = [(chunk, settings, known) for _, chunk in missing]
    with closing(
        on_cluster(count_chunk, jobs, dask, parallel)
        if dask
        else as_they_come(count_chunk, jobs, parallel)
    ) as counted:
        for number, part in counted:
            name, chunk = missing[number]
            head = json.dumps([part.games, part.faults, part.apart]).encode()
            progress.keep(name, head + b"\n" + part.windows)
            yield chunk, part
