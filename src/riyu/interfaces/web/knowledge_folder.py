"""A folder of knowledge files that the page edits: read, written whole, and what they held before kept.

Takes names of files and texts; gives texts. A name is looked up among the files there are, so no name leads out of the
folder. Knows no form of files.

A file is written whole to a new one that takes its name, so that no kill leaves half a file. What it held before goes
to the folder of earlier versions first.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, UsageError
from riyu.base.files import read_bytes
from riyu.patterns.files import BOM, knowledge_files

__all__ = ["Earlier", "KnowledgeFolder", "Saved", "own_folder"]

_MOST_EARLIER = 50


@dataclass(frozen=True, slots=True)
class Saved:
    """What saving took, in milliseconds: to check and write the file, and then until what it holds was in force."""

    file: Path
    written_ms: float
    in_force_ms: float


@dataclass(frozen=True, slots=True)
class Earlier:
    """A version of a file from before a change: when it was changed (seconds since 1970), and its text."""

    until: float
    text: str


class KnowledgeFolder:
    """A folder of files of one suffix. `earlier` is where earlier versions are kept, if they are."""

    def __init__(self, path: Path, suffix: str, earlier: Path | None = None) -> None:
        self.path = path
        self._suffix = suffix
        self._earlier = earlier

    def file(self, source: str) -> Path:
        """Give a file that knowledge was read from. Raises UsageError for one that lies outside the folder."""
        path = Path(source)
        inside = self.path.resolve() == path.resolve().parent
        if not inside or path.suffix != self._suffix:
            raise UsageError(f"{path} lies outside of {self.path}: it is not changed here")
        return path

    def read(self, path: Path) -> str:
        """Give a file's text as it is, a byte order mark too. Raises UsageError if it can't be read."""
        try:
            return read_bytes(path).decode("utf-8")
        except (BadInput, UnicodeDecodeError) as error:
            raise UsageError(f"can't read {path}: {error}") from None

    def write(self, path: Path, before: str, text: str) -> None:
        """Write a file whole, what it held before kept (empty: there was no file).

        Its time is later than before, so that whoever follows it sees that it changed.

        Raises UsageError if it can't be written.
        """
        if before:
            self._keep_earlier(path, before)
        path = path.resolve()
        new = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
        try:
            about = path.stat() if before else None
            with new.open("wb") as out:
                out.write(text.encode())
                out.flush()
                os.fsync(out.fileno())
            if about is not None:
                new.chmod(about.st_mode & 0o7777)
                if new.stat().st_mtime_ns <= about.st_mtime_ns:
                    os.utime(new, ns=(about.st_mtime_ns + 1000, about.st_mtime_ns + 1000))
            new.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink()
            raise UsageError(f"can't write {path}: {error.strerror}") from None

    def earlier(self, path: Path) -> list[Earlier]:
        """Give the versions that a file had before, the latest first."""
        found = []
        if self._earlier is not None:
            with contextlib.suppress(OSError, ValueError):
                for file in sorted((self._earlier / path.stem).glob("*.txt"), reverse=True):
                    text = file.read_bytes().decode("utf-8", "replace").removeprefix(BOM)
                    found.append(Earlier(int(file.stem) / 1e9, text))
        return found

    def _keep_earlier(self, path: Path, text: str) -> None:
        if self._earlier is None:
            return
        folder = self._earlier / path.stem
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{time.time_ns():020}.txt").write_bytes(text.encode())
            for old in sorted(folder.glob("*.txt"))[:-_MOST_EARLIER]:
                old.unlink()
        except OSError as error:
            raise UsageError(
                f"can't keep the version before in {folder}: {error.strerror}"
            ) from None


def own_folder(folder: Path, kind: str = "patterns", suffix: str = ".pat") -> Path:
    """Give a folder for a person's own files: riyu's of that kind are put into it if it has none yet.

    Raises UsageError if that can't be.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.glob(f"*{suffix}")):
            for file in knowledge_files((), kind, suffix):
                (folder / file.name).write_bytes(file.read_bytes())
    except OSError as error:
        raise UsageError(f"can't put {kind} into {folder}: {error.strerror}") from None
    return folder
