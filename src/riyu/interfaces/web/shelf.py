"""The shelf: tables on disk, one file each, written whole and renamed, so that no kill leaves half a game.

Takes ids, SGF and plain values; gives them back. An id is 22 characters that can't be guessed; any other is refused,
so no path trick gets past.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, Place, UsageError, WriteError
from riyu.base.held import HeldByAnother, held
from riyu.base.whole_files import make_folder, sweep, sync, write_whole

__all__ = ["Kept", "Listed", "Shelf", "ShelfTaken", "default_shelf", "is_id", "new_id"]

_ID = re.compile(r"[A-Za-z0-9_-]{22}")
_VERSION = 1
_SERVER = ".server"
_HELD = ".held"  # a folder for this alone: knowledge files that are saved may lie on the shelf, too
_PATIENCE = 5.0  # seconds that a server may take to say where it is


def new_id() -> str:
    """Give a new table's id: 128 bits of chance."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Say whether a text can be a table's id."""
    return _ID.fullmatch(text) is not None


def default_shelf() -> Path:
    """Give the folder of the shelf: `tables` in the platform's folder for what a program keeps by itself."""
    from platformdirs import user_state_path

    return user_state_path("riyu", appauthor=False) / "tables"


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a table: its tree as SGF, and plain values (players, clocks, where it was looked at)."""

    sgf: str
    about: dict[str, Any] = field(default_factory=dict)
    title: str = ""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table on the shelf: its id, its title, when it was written (seconds since 1970), what is told of it.

    `told` are its `size`, `moves`, `result` and `stones`, as far as they were kept.
    """

    id: str
    title: str
    written: float
    told: Mapping[str, Any] = field(default_factory=dict)


class ShelfTaken(UsageError):
    """Another process holds the shelf; `address` is where it shows the tables, empty if it does not say."""

    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        where = f"at {address}" if address else "already"
        super().__init__(
            f"another riyu shows the games in {folder} {where}: go there, end it, or take another --shelf"
        )


class Shelf:
    """A folder of tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._hold = contextlib.ExitStack()

    def _file(self, key: str) -> Path:
        if not is_id(key):
            raise UsageError("that is no table's id")
        return self.folder / f"{key}.json"

    def keep(self, key: str, kept: Kept, *, is_synced: bool = True) -> None:
        """Write a table, whole; not synced, it outlives a kill, and a power cut once `sync` was asked.

        Raises UsageError where that can't be.
        """
        file = self._file(key)
        data = {
            "version": _VERSION,
            "title": kept.title,
            "about": kept.about,
            "sgf": kept.sgf,
        }
        try:
            make_folder(self.folder, 0o700)
            text = json.dumps(data, ensure_ascii=False)
            write_whole(file, text.encode("utf-8", "replace"), is_synced=is_synced)
        except WriteError as error:
            raise self._unkept(error) from None

    def sync(self, key: str) -> None:
        """Wait until the disk has a table as it was written last, if it is still there. Raises UsageError."""
        try:
            sync(self._file(key))
        except WriteError as error:
            raise self._unkept(error) from None

    def _unkept(self, error: WriteError) -> UsageError:
        return UsageError(f"can't keep the game in {self.folder}: {error.reason}")

    def find(self, key: str) -> Kept | None:
        """Give a kept table, None if there is none of this id. Raises BadInput for a damaged file."""
        file = self._file(key)
        try:
            text = file.read_text("utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"can't be read: {error}", Place(str(file))) from None
        try:
            data = json.loads(text)
            about, sgf = data["about"], data["sgf"]
            if not isinstance(about, dict) or not isinstance(sgf, str):
                raise TypeError
        except (ValueError, TypeError, KeyError):
            raise BadInput("expected a table as riyu keeps it", Place(str(file))) from None
        return Kept(sgf, about, str(data.get("title", "")))

    def list(self, most: int = 50) -> list[Listed]:
        """Give the tables written last, the newest first."""
        found = []
        with contextlib.suppress(OSError):
            for file in self.folder.glob("*.json"):
                with contextlib.suppress(OSError):
                    if is_id(file.stem):
                        found.append((file.stat().st_mtime, file))
        listed = []
        for written, file in sorted(found, reverse=True)[:most]:
            told: object = {}
            try:
                data = json.loads(file.read_text("utf-8"))
                title = str(data["title"])
                told = data["about"].get("told", {})
            except (OSError, ValueError, TypeError, KeyError, AttributeError):
                title = "a damaged file"
            known = told if isinstance(told, dict) else {}
            listed.append(Listed(file.stem, title or "a game", written, known))
        return listed

    def put_away(self, key: str) -> None:
        """Take a table off the shelf into its folder `deleted`. Raises UsageError where that can't be."""
        file = self._file(key)
        try:
            make_folder(self.folder / "deleted", 0o700)
            file.replace(self.folder / "deleted" / file.name)
        except FileNotFoundError:
            raise UsageError("that game is not on the shelf any more") from None
        except (OSError, WriteError) as error:
            raise UsageError(f"can't delete the game: {error}") from None

    def hold(self) -> None:
        """Hold the shelf until this process ends, or `release`; sweep away what a kill left in it.

        Raises ShelfTaken while another process holds it. A shelf that can't be written to keeps nobody out.
        """
        with contextlib.ExitStack() as stack:
            try:
                make_folder(self.folder, 0o700)
                make_folder(self.folder / _HELD)
                stack.enter_context(held(self.folder / _HELD))
            except HeldByAnother:
                raise ShelfTaken(self.folder, self._address()) from None
            except WriteError:  # whoever plays is told that nothing can be kept
                return
            self._hold = stack.pop_all()
        with contextlib.suppress(OSError):
            (self.folder / _SERVER).unlink(missing_ok=True)
        for folder, _, _ in os.walk(self.folder):
            sweep(Path(folder), age=0)

    def release(self) -> None:
        """Let others have the shelf."""
        self._hold.close()

    def serve_at(self, address: str) -> None:
        """Note where the tables are shown, for this user's eyes alone; others who want the shelf are sent there."""
        with contextlib.suppress(WriteError):
            write_whole(self.folder / _SERVER, address, is_synced=False, mode=0o600)

    def _address(self) -> str:
        """Give where another process shows the tables; waits for one that begins. Empty if it does not say."""
        until = time.monotonic() + _PATIENCE
        while True:
            with contextlib.suppress(OSError, UnicodeDecodeError):
                return (self.folder / _SERVER).read_text("utf-8").strip()
            if time.monotonic() > until:
                return ""
            time.sleep(0.05)
