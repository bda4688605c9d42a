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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from riyu.base.errors import BadInput, Place, UsageError

__all__ = ["Kept", "Listed", "Shelf", "default_shelf", "is_id", "new_id"]

_ID = re.compile(r"[A-Za-z0-9_-]{22}")
_VERSION = 1


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
    """A table on the shelf: its id, its title and when it was written (seconds since 1970)."""

    id: str
    title: str
    written: float


class Shelf:
    """A folder of tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _file(self, key: str) -> Path:
        if not is_id(key):
            raise UsageError("that is no table's id")
        return self.folder / f"{key}.json"

    def keep(self, key: str, kept: Kept) -> None:
        """Write a table: to a new file that then takes the old one's name. Raises UsageError where that can't be."""
        file = self._file(key)
        data = {
            "version": _VERSION,
            "title": kept.title,
            "about": kept.about,
            "sgf": kept.sgf,
        }
        new = file.with_suffix(f".{secrets.token_hex(4)}.new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with new.open("w", encoding="utf-8", errors="replace") as out:
                json.dump(data, out, ensure_ascii=False)
                out.flush()
                os.fsync(out.fileno())
            new.replace(file)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink()
            raise UsageError(f"can't keep the game in {self.folder}: {error.strerror}") from None

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
            try:
                title = str(json.loads(file.read_text("utf-8"))["title"])
            except (OSError, ValueError, TypeError, KeyError):
                title = "a damaged file"
            listed.append(Listed(file.stem, title or "a game", written))
        return listed

    def sweep(self) -> None:
        """Take away new files that were never renamed: a kill left them. Those of the last minute stay."""
        with contextlib.suppress(OSError):
            for file in self.folder.glob("*.new"):
                with contextlib.suppress(OSError):
                    if file.stat().st_mtime < time.time() - 60:
                        file.unlink()
