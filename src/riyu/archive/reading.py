"""Games read for the archive: from files of all kinds that `riyu.sgf` reads, lines of collections, ZIP archives.

Takes jobs, which name parts of files; gives games encoded, and what is wrong with others. Runs in any process.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from riyu.archive.stream import digest_of_moves, encoded
from riyu.base.errors import BadInput, Place
from riyu.base.files import unread
from riyu.game.constants import BLACK, WHITE
from riyu.game.record import Record
from riyu.sgf.files import holds_lines, iter_collections, read_file
from riyu.sgf.node import Collection, SgfWarning
from riyu.sgf.parser import MAX_BYTES
from riyu.sgf.record import record_of

__all__ = [
    "DRAWN",
    "GameFacts",
    "Job",
    "Part",
    "ReadGame",
    "ReadSource",
    "day_of",
    "is_game_file",
    "read_job",
]

DRAWN = 3
"""In place of a winner."""

_ENDINGS = (".sgf", ".sgfs", ".ngf", ".gib")
_DATE = re.compile(r"(\d{4})(?:\D{1,2}(\d{1,2})(?:\D{1,2}(\d{1,2}))?)?")
_RESULT = re.compile(r"([BW])\+(\d+(?:\.\d+)?)?")


@dataclass(frozen=True, slots=True)
class Part:
    """A file, or so many of its lines (0: all others) from the `first` on, from 1; `first` 0: all of it."""

    path: str
    first: int = 0
    count: int = 0


Job = tuple[Part, ...]
"""What one process reads at a time."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What is known of a game.

    `number`: of the line or in the file, from 1. `winner`: a color, DRAWN, or 0 where unknown; `margin`: points, None
    if not counted. `day`: YYYYMMDD, with 00 for what the date does not say; 0 without one. `moves`: how many there are.
    """

    number: int
    size: int
    black: str
    white: str
    black_rank: str
    white_rank: str
    result: str
    winner: int
    margin: float | None
    day: int
    date: str
    ruleset: str
    komi: float | None
    handicap: int
    event: str
    moves: int


@dataclass(frozen=True, slots=True)
class ReadGame(GameFacts):
    """A game as the archive keeps it: what is known of it, and its words, the first `setup` of stones set up."""

    setup: int
    words: bytes
    digest: bytes


@dataclass(frozen=True, slots=True)
class ReadSource:
    """What a part of a source holds. `faults`: the game's number, 0 for the file, and what is wrong.

    `size` is -1 for a file that could not be looked at; `changed` is its time in nanoseconds.
    """

    path: str
    first: int
    size: int
    changed: int
    games: tuple[ReadGame, ...]
    faults: tuple[tuple[int, str], ...]

    @property
    def is_unread(self) -> bool:
        """Whether the file itself could not be read, or not to the end of the part: it is tried again."""
        return any(not number for number, _ in self.faults)


def is_game_file(path: Path) -> bool:
    """Say whether a file's name is one of a game file: .sgf, .sgfs, .ngf, .gib, each also .gz, or .zip."""
    name = path.name.lower()
    return name.removesuffix(".gz").endswith(_ENDINGS) or name.endswith(".zip")


def read_job(job: Job) -> list[ReadSource]:
    """Read the parts of a job; what can't be read is told in its place."""
    return [_read_part(part) for part in job]


def _read_part(part: Part) -> ReadSource:
    games: list[ReadGame] = []
    faults: list[tuple[int, str]] = []
    size, changed = -1, 0
    try:
        about = Path(part.path).stat()
        size, changed = about.st_size, about.st_mtime_ns
        for number, found in _collections(part):
            if isinstance(found, BadInput):
                faults.append((number, found.message))
            else:
                _read_games(number, found, holds_lines(part.path), games, faults)
    except BadInput as error:
        faults.append((0, error.message))
    except (OSError, ValueError) as error:
        faults.append((0, unread(error)))
    return ReadSource(part.path, part.first, size, changed, tuple(games), tuple(faults))


def _collections(part: Part) -> Iterator[tuple[int, Collection | BadInput]]:
    """Give what a part holds, each with the number of its first game."""
    if part.path.lower().endswith(".zip"):
        yield from _members(part.path)
    else:
        last = part.first + part.count - 1 if part.count else None
        yield from iter_collections(part.path, max(1, part.first), last)


def _members(path: str) -> Iterator[tuple[int, Collection | BadInput]]:
    number = 1
    try:
        with zipfile.ZipFile(path) as archive:
            for member in archive.infolist():
                name = member.filename
                if member.is_dir() or not is_game_file(Path(name)) or name.lower().endswith(".zip"):
                    continue
                try:
                    if member.file_size > MAX_BYTES:
                        raise BadInput(f"unpacked it is larger than {MAX_BYTES} bytes")
                    found = read_file(archive.read(member), name=name)
                except (
                    BadInput,
                    zipfile.BadZipFile,
                    zlib.error,
                    RuntimeError,
                    NotImplementedError,
                ) as error:
                    message = error.message if isinstance(error, BadInput) else str(error)
                    yield number, BadInput(f"{name}: {message}", Place(path))
                    continue
                yield number, found
                number += len(found.trees)
    except zipfile.BadZipFile as error:
        raise BadInput(f"a damaged ZIP archive: {error}", Place(path)) from None


def _read_games(
    first: int,
    found: Collection,
    by_line: bool,
    games: list[ReadGame],
    faults: list[tuple[int, str]],
) -> None:
    for place, root in enumerate(found.trees):
        number = first if by_line else first + place
        warnings: list[SgfWarning] = []
        try:
            record = record_of(root, warnings=warnings)
            game, fault = _read_game(number, record)
        except BadInput as error:
            faults.append((number, error.message))
            continue
        games.append(game)
        if fault:
            faults.append((number, fault))


def _read_game(number: int, record: Record) -> tuple[ReadGame, str]:
    kept = encoded(record)
    players = record.players
    won = _RESULT.match(record.result)
    winner = {"B": BLACK, "W": WHITE}[won[1]] if won else DRAWN if record.result == "0" else 0
    game = ReadGame(
        number=number,
        size=record.size,
        black=_line(players.black),
        white=_line(players.white),
        black_rank=_line(players.black_rank),
        white_rank=_line(players.white_rank),
        result=_line(record.result),
        winner=winner,
        margin=float(won[2]) if won and won[2] else None,
        day=day_of(record.date),
        date=_line(record.date),
        ruleset=record.ruleset.name if record.ruleset else "",
        komi=record.komi,
        handicap=record.handicap,
        event=_line(record.event),
        setup=kept.setup,
        moves=kept.moves,
        words=kept.words.tobytes(),
        digest=digest_of_moves(record, kept.moves),
    )
    return game, kept.fault


def _line(text: str) -> str:
    """Give a text in one line that a database holds: no halves of letters, at most 200 letters."""
    return " ".join(text.encode("utf-8", "replace").decode().replace("\0", " ").split())[:200]


def day_of(date: str) -> int:
    """Give the first day that a date names as YYYYMMDD, 00 for what it does not say; 0 if it names none."""
    found = _DATE.search(date)
    if found is None:
        return 0
    year, month, day = (int(part or 0) for part in found.groups())
    if not 1 <= month <= 12:
        month = day = 0
    return 10000 * year + 100 * month + (day if day <= 31 else 0)
