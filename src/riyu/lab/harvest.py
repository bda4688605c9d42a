"""Patterns harvested from games: counted in chunks by many processes or a Dask cluster, thinned out, and written.

Takes game files; gives `.pat` files, a class each. Knows no drawing: `riyu.patterns` counts windows and draws them.

Two passes. The first finds the windows that were chosen often; the second counts, for these alone, how often they were
chosen and possible. Each chunk of games gives a part of a pass, kept in the folder until all is done, so that a
stopped run goes on; parts are added up, so that how many work on them changes nothing. A chunk of the first pass passes
on what was chosen in it twice or more, so a window's count lacks one a chunk at most; the second pass looks at all that
could reach `least`. Only where there are as many chunks as `least`, and the choices lie one in each, is one missed.
Of windows that lie in each other the narrowest is kept, and a wider one only where it is chosen more often for sure:
the 95 % intervals of the shares (Wilson) lie apart. The games that `riyu learn` keeps apart for checking are passed by:
neither pass sees one, so that what is measured on them has not been seen by any pattern.
"""

from __future__ import annotations

import gzip
import json
import random
import signal
import textwrap
import zlib
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

from riyu.base.errors import BadInput, IllegalMove, Place, UsageError, nearest
from riyu.game.record import Record
from riyu.lab.apart import Apart
from riyu.lab.elo import wilson_interval
from riyu.lab.games import starting_board
from riyu.patterns._checks import check_class
from riyu.patterns.blocks import WIDTH
from riyu.patterns.count_table import RECORD
from riyu.patterns.findings import Findings
from riyu.patterns.harvest_counts import QUESTIONS, WindowCounts
from riyu.patterns.harvested import PREFIX, class_of, harvested_pattern, width_of
from riyu.patterns.library import load_library
from riyu.patterns.model import Pattern, PatternClass
from riyu.sgf.files import iter_games, read_record

__all__ = ["Chunk", "Harvest", "Part", "Settings", "chunks_of", "count_chunk", "harvest"]

CHUNK = 2000
"""Games counted at once, a part of a pass: so many, or a 16th of all where these are fewer, but 250 at least."""

FOLDER = ".harvest"
"""Where the parts lie while a harvest is at work, in the folder that it writes to."""

_ARCHIVES = (".sgfs", ".sgfs.gz")


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
class Chunk:
    """Games of one file, by number from 1: lines of an archive, else games of the file."""

    path: str
    numbers: tuple[int, ...]


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


def chunks_of(
    paths: Sequence[Path], games: int | None = None, seed: int = 0, size: int = 0
) -> list[Chunk]:
    """Divide the games of files into chunks; `games`: only so many, taken by chance, the same for the same seed.

    `size`: so many a chunk. Raises BadInput if a file can't be read.
    """
    all_games = [(path, number) for path in paths for number in range(1, _games_in(path) + 1)]
    if games is not None and games < len(all_games):
        taken = sorted(random.Random(seed).sample(range(len(all_games)), games))
        all_games = [all_games[place] for place in taken]
    size = size or max(250, min(CHUNK, -(-len(all_games) // 16)))
    chunks = []
    for path in paths:
        numbers = [number for of_path, number in all_games if of_path == path]
        chunks += [
            Chunk(str(path), tuple(numbers[first : first + size]))
            for first in range(0, len(numbers), size)
        ]
    return chunks


def _is_archive(path: Path) -> bool:
    return path.name.lower().endswith(_ARCHIVES)


def _lines(path: Path) -> Generator[bytes, None, None]:
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    with gzip.open(path) if packed else path.open("rb") as lines:
        yield from lines


def _games_in(path: Path) -> int:
    if not _is_archive(path):
        return sum(1 for _ in iter_games(path))
    try:
        return sum(1 for _ in _lines(path))
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"can't be read: {error}", Place(str(path))) from None


def _records(chunk: Chunk) -> Iterator[Record | BadInput]:
    path, wanted = Path(chunk.path), frozenset(chunk.numbers)
    first, last = chunk.numbers[0], chunk.numbers[-1]
    if not _is_archive(path):
        yield from (record for number, record in iter_games(path) if number in wanted)
        return
    with closing(_lines(path)) as lines:
        for number, line in enumerate(islice(lines, first - 1, last), start=first):
            if number in wanted and line.strip():
                try:
                    yield read_record(line)
                except BadInput as error:
                    yield error


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
    for record in _records(chunk):
        try:
            if isinstance(record, BadInput):
                raise record
            if settings.apart and Apart(settings.apart_seed, settings.apart).holds(record):
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

    `dask`: the address of a Dask scheduler, whose workers must see the game files under the same paths; `parallel`
    processes otherwise. `resume` takes over the parts that a stopped run left; UsageError if that run asked for
    something else. `advance` is told games done in both passes, how many there are to do, and the pass.
    """
    questions = settings.questions
    folder = out / FOLDER
    _open_folder(folder, chunks, settings, resume)
    total = 2 * sum(len(chunk.numbers) for chunk in chunks)
    done = 0
    known: bytes | None = None
    for name in ("finding windows", "counting them"):
        table = WindowCounts(questions)
        if known is not None:
            table.add(zlib.decompress(known))
            table.close()
        games = faults = apart = 0
        stage = "one" if known is None else "two"
        for chunk, part in _parts(folder, stage, chunks, settings, known, parallel, dask):
            table.add(zlib.decompress(part.windows))
            games, faults, apart = games + part.games, faults + part.faults, apart + part.apart
            done += len(chunk.numbers)
            advance(done, total, name)
        lacking = len(chunks) if stage == "one" else 0
        known = zlib.compress(table.records(max(2, settings.least - lacking)), 1)
    assert known is not None
    windows = list(RECORD.iter_unpack(zlib.decompress(known)))
    files, numbers = [], {}
    for of_class in sorted(set(settings.classes)):
        found = _thinned(windows, of_class, table, settings)
        text_class = _class_of(of_class, found, games, settings)
        numbers[text_class.name] = len(text_class.patterns)
        if text_class.patterns:
            file = out / f"{text_class.name}.pat"
            file.write_text(str(text_class), encoding="utf-8")
            files.append(file)
    if files:
        load_library(*files, is_thorough=True)
    _clear(folder)
    folder.rmdir()
    return Harvest(games, faults, apart, len(windows), numbers, tuple(files))


# The parts.


def _open_folder(folder: Path, chunks: Sequence[Chunk], settings: Settings, resume: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    counted = {
        "classes": sorted(set(settings.classes)),
        "least": settings.least,
        "apart": [settings.apart, settings.apart_seed],
    }
    plan = json.dumps({"chunks": [asdict(chunk) for chunk in chunks]} | counted)
    file = folder / "plan.json"
    if resume and file.exists():
        if file.read_text(encoding="utf-8") != plan:
            raise UsageError(
                f"{folder} holds parts of another harvest: expected the same games, classes,"
                " --least, --apart and --apart-seed"
            )
        return
    _clear(folder)
    file.write_text(plan, encoding="utf-8")


def _clear(folder: Path) -> None:
    for file in [*folder.glob("*.part"), *folder.glob("*.part.new"), folder / "plan.json"]:
        file.unlink(missing_ok=True)


def _parts(
    folder: Path,
    stage: str,
    chunks: Sequence[Chunk],
    settings: Settings,
    known: bytes | None,
    parallel: int,
    dask: str,
) -> Iterator[tuple[Chunk, Part]]:
    """Give the parts of all chunks, those first that lie in the folder; keep there what is counted anew."""
    missing = []
    for number, chunk in enumerate(chunks):
        file = folder / f"{stage}-{number:05}.part"
        if file.exists():
            numbers, _, windows = file.read_bytes().partition(b"\n")
            yield chunk, Part(windows, *json.loads(numbers))
        else:
            missing.append((file, chunk))
    jobs = [(chunk, settings, known) for _, chunk in missing]
    counted = _on_cluster(jobs, dask) if dask else _in_processes(jobs, parallel)
    with closing(counted):
        for number, part in counted:
            file, chunk = missing[number]
            fresh = file.with_name(f"{file.name}.new")
            head = json.dumps([part.games, part.faults, part.apart]).encode()
            fresh.write_bytes(head + b"\n" + part.windows)
            fresh.replace(file)
            yield chunk, part


_Jobs: TypeAlias = list[Job]
_Numbered: TypeAlias = Generator[tuple[int, Part], None, None]


def _in_processes(jobs: _Jobs, parallel: int) -> _Numbered:
    parallel = min(parallel, len(jobs))
    if parallel < 2:
        yield from enumerate(map(count_chunk, jobs))
        return
    # A fork would take along what other threads have locked; an interrupt is for the process that waits.
    leave_interrupts = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(parallel, signal.signal, leave_interrupts) as pool:
        yield from pool.imap_unordered(_count_numbered, enumerate(jobs))


def _count_numbered(numbered: tuple[int, Job]) -> tuple[int, Part]:
    number, job = numbered
    return number, count_chunk(job)


def _on_cluster(jobs: _Jobs, address: str) -> _Numbered:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise UsageError("--dask needs the package distributed: pip install 'riyu[dask]'") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, TimeoutError, ValueError) as error:
        raise UsageError(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        futures = client.map(_count_numbered, list(enumerate(jobs)), pure=False)
        for _, result in distributed.as_completed(futures, with_results=True):
            yield result


# What is worth a pattern.

_Window: TypeAlias = tuple[int, int, int, int]


def _thinned(
    windows: Sequence[_Window], of_class: str, table: WindowCounts, settings: Settings
) -> list[Pattern]:
    """Give the patterns of a class: those chosen most, the surest first."""
    upper: dict[tuple[int, int], float] = {}
    found = []
    own = [window for window in windows if class_of(window[1]) == of_class]
    for low, high, chosen, possible in sorted(own, key=lambda w: (width_of(w[1]), w[1], w[0])):
        bounds = wilson_interval(chosen, possible)
        beaten = upper.get(table.narrower(low, high), 0.0) if width_of(high) else 0.0
        # What the nearest window kept in it reaches goes on to those that are wider than this one.
        upper[low, high] = beaten
        if bounds[0] >= settings.share and bounds[0] > beaten:
            upper[low, high] = bounds[1]
            found.append((-bounds[0], high, low, chosen, possible))
    found.sort(key=lambda one: (-one[3], one))
    return [
        harvested_pattern(low, high, c, p) for _, high, low, c, p in sorted(found[: settings.most])
    ]


def _class_of(
    of_class: str, patterns: list[Pattern], games: int, settings: Settings
) -> PatternClass:
    """Give the class of harvested patterns, without those that the load checks complain of.

    The patterns of the class that it adds to are asked first: a harvested one that is a twin of one of them, or is
    never reached behind them, is left out.
    """
    model = load_library(only=[of_class]).of(of_class)
    kept_apart = "No game was kept apart for checking."
    if settings.apart:
        kept_apart = (
            f"No window and no count comes from the games kept apart for checking: one in {settings.apart},"
            f" by a hash of its moves and the seed {settings.apart_seed}, as `riyu learn` keeps them apart."
        )
    comments = tuple(
        textwrap.wrap(
            f"Harvested by `riyu harvest` from {games:,} games: what strong players chose, the surest first."
            f" Asked as {of_class}; `seen` says how often each was chosen of the times it could be. {kept_apart}",
            WIDTH - 2,
            break_on_hyphens=False,
        )
    )
    while True:
        wrong = _complained_of(model, patterns)
        if not wrong:
            break
        patterns = [p for number, p in enumerate(patterns, start=1) if number not in wrong]
    return PatternClass(
        PREFIX + of_class, model.asked, model.answer, "none", tuple(patterns), comments
    )


def _complained_of(model: PatternClass, patterns: Sequence[Pattern]) -> set[int]:
    """Give the numbers, from 1, of the harvested patterns that the load checks complain of behind the hand-written."""
    first = [pattern for pattern in model.patterns if pattern.name != model.last]
    found = [
        replace(pattern, place=Place(PREFIX, number))
        for number, pattern in enumerate(patterns, start=1)
    ]
    findings = Findings()
    together = replace(model, last="none", patterns=(*first, *found))
    check_class(together, findings, is_thorough=False)
    return {error.place.line for error in findings.errors if error.place.source == PREFIX}
