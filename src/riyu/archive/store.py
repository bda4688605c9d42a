"""The archive's folder: a database of games and two files of numbers, which grow together or not at all.

Takes games read from sources; gives them back. Reads no game files and looks for nothing.

`games.sqlite` says who played and how long the other two are; what stands behind that length a run left that
was killed; the next that adds cuts it off. `moves.bin` holds the games' words (`riyu.archive.stream`), `index.bin`
three 64-bit numbers a game: where its words begin; how many, and the day; moves, stones set up, size, winner. Both
are in the byte order of the machine that wrote them.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from riyu.archive.reading import ReadGame, ReadSource
from riyu.base.errors import BadInput, Place, UsageError, WriteError, reason_of
from riyu.base.whole_files import make_folder, put

__all__ = ["INDEX", "MOVES", "Store", "Taken", "default_folder"]

MOVES = "moves.bin"
INDEX = "index.bin"
DATABASE = "games.sqlite"

_FORMAT = 1
_INDEXED = 3  # numbers a game
_PATIENCE = 60.0  # seconds until another that adds must be done

_TABLES = """
create table meta(name text primary key, value not null) without rowid;
create table sources(
    id integer primary key, path blob not null unique, size integer, changed integer,
    is_whole integer not null default 0, known integer not null default 0);
create table parts(source integer, first integer, primary key (source, first)) without rowid;
create table faults(source integer, number integer, message text);
create table players(id integer primary key, name text not null unique);
create table games(
    id integer primary key, source integer not null, number integer not null, size integer not null,
    black integer, white integer, black_rank text, white_rank text, result text, winner integer, margin real,
    day integer, date text, ruleset text, komi real, handicap integer, event text, moves integer,
    digest blob not null unique);
"""


def default_folder() -> Path:
    """Give the archive's folder where none is named: RIYU_ARCHIVE, else in the platform's folder for data."""
    if os.environ.get("RIYU_ARCHIVE"):
        return Path(os.path.expanduser(os.environ["RIYU_ARCHIVE"]))  # noqa: PTH111 - a user may have no home
    from platformdirs import user_data_path

    return user_data_path("riyu", appauthor=False) / "archive"


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of games that were read: taken in, known already by their moves; and faults told."""

    games: int = 0
    known: int = 0
    faults: int = 0


class Store:
    """The folder, opened; made if it is missing and `is_made`. Raises BadInput for another folder, or a damaged one."""

    def __init__(self, folder: Path, *, is_made: bool = False) -> None:
        self.folder = folder
        file = folder / DATABASE
        if not file.exists():
            if not is_made:
                raise BadInput("no archive: `riyu archive add` makes one", Place(str(folder)))
            make_folder(folder)
        with self._said():
            self.database = sqlite3.connect(
                file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
            )
            if is_made:
                self._make()
            self._check()

    def close(self) -> None:
        """Close it."""
        self.database.close()

    def _make(self) -> None:
        with self._transaction():
            if not self.database.execute("select 1 from sqlite_master").fetchone():
                for statement in _TABLES.strip().rstrip(";").split(";"):
                    self.database.execute(statement)
                about = {"format": _FORMAT, "order": sys.byteorder, "games": 0, "words": 0}
                self.database.executemany("insert into meta values (?, ?)", about.items())

    def _check(self) -> None:
        about = dict(self.database.execute("select name, value from meta"))
        if about.get("format") != _FORMAT:
            raise BadInput(
                f"an archive of format {about.get('format')}: expected {_FORMAT}",
                Place(str(self.folder)),
            )
        if about.get("order") != sys.byteorder:
            raise BadInput(
                "an archive from a machine of another byte order", Place(str(self.folder))
            )
        for name, size in ((MOVES, 2 * about["words"]), (INDEX, 8 * _INDEXED * about["games"])):
            file = self.folder / name
            found = file.stat().st_size if file.exists() else 0
            if found < size:
                raise BadInput(
                    f"damaged: {found:,} bytes of {size:,}; add the games anew in another folder",
                    Place(str(file)),
                )

    @contextmanager
    def _said(self) -> Iterator[None]:
        """Say in our words what the database or the system can't do."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 255
            file = self.folder / DATABASE
            if code == sqlite3.SQLITE_ERROR and "no such table" not in str(error):
                raise  # a fault of ours
            if code == sqlite3.SQLITE_FULL:
                raise WriteError(file, "the disk is full") from None
            if code == sqlite3.SQLITE_BUSY:
                raise UsageError(f"{file}: another program adds to it") from None
            if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR):
                raise WriteError(file, str(error)) from None
            raise BadInput(f"no archive that can be read: {error}", Place(str(file))) from None
        except OSError as error:
            raise WriteError(error.filename or self.folder, reason_of(error)) from None

    @property
    def lengths(self) -> tuple[int, int]:
        """Games, and words of moves."""
        about = dict(self.database.execute("select name, value from meta"))
        return about["games"], about["words"]

    def rows(self, ask: str, values: Sequence[object]) -> list[Any]:
        """Give the rows that answer an SQL question."""
        with self._said():
            return self.database.execute(ask, values).fetchall()

    # Adding. ----------------------------------------------------------------------------------------------------------

    def state_of(self, path: str) -> tuple[int, int, bool, frozenset[int]] | None:
        """Give size, time, whether all was read, and the first lines of parts read; None for an unknown source."""
        with self._said():
            row = self.database.execute(
                "select id, size, changed, is_whole from sources where path = ?",
                (os.fsencode(path),),
            ).fetchone()
            if row is None:
                return None
            parts = self.database.execute("select first from parts where source = ?", row[:1])
            return row[1], row[2], bool(row[3]), frozenset(first for (first,) in parts)

    def take(self, sources: Iterable[ReadSource], whole: Iterable[str] = ()) -> Taken:
        """Take in what was read of sources, all of it or, if anything goes wrong, nothing.

        `whole`: paths of which this was the last part. Raises WriteError, the archive as it was.
        """
        games = known = faults = 0
        with self._said(), self._growing() as growing:
            for source in sources:
                number = self._source(source)
                for game in source.games:
                    if self._is_known(game):
                        known += 1
                        self.database.execute(
                            "update sources set known = known + 1 where id = ?", (number,)
                        )
                    else:
                        self._insert(growing, number, game)
                        games += 1
                faults += len(source.faults)
                self.database.executemany(
                    "insert into faults values (?, ?, ?)",
                    [(number, at, message) for at, message in source.faults],
                )
                if source.is_unread:
                    continue
                if source.first:
                    self.database.execute(
                        "insert or ignore into parts values (?, ?)", (number, source.first)
                    )
                else:
                    self._mark_whole(source.path)
            for path in whole:
                self._mark_whole(path)
        return Taken(games, known, faults)

    def _mark_whole(self, path: str) -> None:
        self.database.execute(
            "update sources set is_whole = 1 where path = ?", (os.fsencode(path),)
        )

    def _source(self, source: ReadSource) -> int:
        """Give a source's number; what was known of it is dropped if the file is another by now."""
        path = os.fsencode(source.path)
        row = self.database.execute(
            "select id, size, changed from sources where path = ?", (path,)
        ).fetchone()
        if row is None:
            return int(
                self.database.execute(
                    "insert into sources(path, size, changed) values (?, ?, ?) returning id",
                    (path, source.size, source.changed),
                ).fetchone()[0]
            )
        number = int(row[0])
        is_other = tuple(row[1:]) != (source.size, source.changed)
        if source.size >= 0 and (is_other or not source.first):
            self.database.execute(
                "update sources set size = ?, changed = ?, is_whole = 0, known = 0 where id = ?",
                (source.size, source.changed, number),
            )
            self.database.execute("delete from parts where source = ?", (number,))
            self.database.execute("delete from faults where source = ?", (number,))
        return number

    def _is_known(self, game: ReadGame) -> bool:
        found = self.database.execute("select 1 from games where digest = ?", (game.digest,))
        return found.fetchone() is not None

    def _player(self, name: str) -> int:
        self.database.execute("insert or ignore into players(name) values (?)", (name,))
        found = self.database.execute("select id from players where name = ?", (name,))
        return int(found.fetchone()[0])

    def _insert(self, growing: _Growing, source: int, game: ReadGame) -> None:
        row = (
            growing.games,
            source,
            game.number,
            game.size,
            self._player(game.black),
            self._player(game.white),
            game.black_rank,
            game.white_rank,
            game.result,
            game.winner,
            game.margin,
            game.day,
            game.date,
            game.ruleset,
            game.komi,
            game.handicap,
            game.event,
            game.moves,
            game.digest,
        )
        self.database.execute(f"insert into games values ({', '.join('?' * len(row))})", row)
        growing.add(game)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Have the database change wholly or not at all."""
        self.database.execute("begin immediate")
        try:
            yield
            self.database.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # a full disk may have ended it already
                self.database.execute("rollback")
            raise

    @contextmanager
    def _growing(self) -> Iterator[_Growing]:
        """Have the files and the database grow by what is added, all or nothing."""
        with self._transaction():
            games, words = self.lengths
            growing = _Growing(games, words)
            begins = {MOVES: 2 * words, INDEX: 8 * _INDEXED * games}
            try:
                yield growing
                self._append(MOVES, begins[MOVES], growing.moves)
                self._append(INDEX, begins[INDEX], growing.index)
                for name, value in (("games", growing.games), ("words", growing.words)):
                    self.database.execute("update meta set value = ? where name = ?", (value, name))
            except BaseException:
                for name, length in begins.items():
                    with suppress(OSError):
                        os.truncate(self.folder / name, length)
                raise

    def _append(self, name: str, length: int, numbers: array[int]) -> None:
        """Write numbers behind the first bytes of a file, and have them on the disk."""
        path = self.folder / name
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        try:
            os.ftruncate(file, length)
            os.lseek(file, length, os.SEEK_SET)
            put(file, numbers.tobytes())
            os.fsync(file)
        except OSError as error:
            raise WriteError(path, reason_of(error)) from None
        finally:
            os.close(file)


class _Growing:
    """What a transaction adds: lengths as they will be, words and index entries."""

    def __init__(self, games: int, words: int) -> None:
        self.games = games
        self.words = words
        self.moves = array("H")
        self.index = array("Q")

    def add(self, game: ReadGame) -> None:
        """Add a game's words and its entry."""
        words = array("H", game.words)
        self.index.append(self.words)
        self.index.append(len(words) | game.day << 32)
        self.index.append(game.moves | game.setup << 16 | game.size << 32 | game.winner << 40)
        self.moves.extend(words)
        self.words += len(words)
        self.games += 1
