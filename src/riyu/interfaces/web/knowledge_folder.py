"""A folder of knowledge files that the page edits: read, written whole, and what they held before kept.

Takes names of files and texts; gives texts. A name is looked up among the files there are, so no name leads out of the
folder. Knows no form of files.

A file is written whole, and only if it holds what was read. What it held before goes to the folder of earlier versions
first.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import BadInput, ChangedMeanwhile, UsageError, WriteError, reason_of
from riyu.base.files import read_bytes
from riyu.base.rewriting import rewrite
from riyu.base.whole_files import make_folder, sweep, write_whole
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

    def rewrite(self, path: Path, change: Callable[[str | None], str]) -> bool:
        """Write what `change` makes of a file's text (None: there is no file), what it held before kept.

        Say whether that is something else. What others save meanwhile is changed in turn (`riyu.base.rewriting`); it
        never goes without being kept. Raises UsageError if the file can't be read or written, and what `change` raises.
        """

        def bytes_of(before: bytes | None) -> bytes:
            try:
                text = None if before is None else before.decode("utf-8")
            except UnicodeDecodeError as error:
                raise UsageError(f"can't read {path}: {error}") from None
            after = change(text)
            if text is not None and after != text:
                self._keep_earlier(path, text)
            return after.encode()

        return rewrite(path, bytes_of)

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
            make_folder(folder)
            kept = sorted(folder.glob("*.txt"))
            if not kept or kept[-1].read_bytes() != text.encode():
                write_whole(folder / f"{time.time_ns():020}.txt", text)
            for old in kept[: 1 - _MOST_EARLIER]:
                old.unlink(missing_ok=True)
        except (OSError, WriteError) as error:
            reason = error.reason if isinstance(error, WriteError) else reason_of(error)
            raise UsageError(f"can't keep the version before in {folder}: {reason}") from None


def own_folder(folder: Path, kind: str = "patterns", suffix: str = ".pat") -> Path:
    """Give a folder for a person's own files: riyu's of that kind are put into it if it has none yet.

    A start that was stopped while it did so is gone on with. Raises UsageError if that can't be.
    """
    mark = folder / f".riyu-{kind}"  # stands there until all are
    try:
        make_folder(folder)
        sweep(folder)
        if mark.exists() or not any(folder.glob(f"*{suffix}")):
            write_whole(mark, f"riyu's {kind} are being put in\n", is_synced=False)
            for file in knowledge_files((), kind, suffix):
                with contextlib.suppress(ChangedMeanwhile):  # it is there already
                    content = file.read_bytes()
                    write_whole(folder / file.name, content, before=None, is_synced=False)
            mark.unlink()
    except (OSError, WriteError) as error:
        reason = error.reason if isinstance(error, WriteError) else reason_of(error)
        raise UsageError(f"can't put {kind} into {folder}: {reason}") from None
    return folder
