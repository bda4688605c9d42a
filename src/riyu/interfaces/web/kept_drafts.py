"""Kept drafts: edits of knowledge files that were not saved, on disk, so that neither a reload nor a kill loses them.

Takes the names of files and texts; gives them back. A file's name is what stands before its suffix in a folder that is
read anyway: no name leads out. A draft is written whole to a new file that takes its name.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import UsageError

__all__ = ["KeptDraft", "KeptDrafts"]


@dataclass(frozen=True, slots=True)
class KeptDraft:
    """A text as edited, and as the file had it then (empty: there was none). `written` is in ns since 1970."""

    written: int
    base: str
    text: str


class KeptDrafts:
    """The drafts of one folder of knowledge files, one a file. None are kept where no folder is given for them."""

    def __init__(self, kept: Path | None, folder: Path, suffix: str) -> None:
        which = hashlib.sha256(f"{folder.resolve()}{suffix}".encode()).hexdigest()[:16]
        self._folder = kept / which if kept is not None else None

    def keep(self, name: str, base: str, text: str) -> int:
        """Keep a draft in place of the one there is; give when it was written, which names it.

        Raises UsageError if it can't be written. No kill loses it; a power cut may.
        """
        if self._folder is None:
            return 0
        file = self._folder / f"{name}.json"
        new = file.with_name(f".{name}.{secrets.token_hex(4)}.new")
        written = time.time_ns()
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            new.write_text(json.dumps({"written": written, "base": base, "text": text}), "utf-8")
            new.replace(file)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink()
            raise UsageError(f"can't keep the edits in {self._folder}: {error.strerror}") from None
        return written

    def find(self, name: str) -> KeptDraft | None:
        """Give the draft of a file; None if there is none, or one that can't be read."""
        if self._folder is None:
            return None
        try:
            data = json.loads((self._folder / f"{name}.json").read_text("utf-8"))
            written, base, text = data["written"], data["base"], data["text"]
        except (OSError, ValueError, TypeError, KeyError):
            return None
        if not (isinstance(written, int) and isinstance(base, str) and isinstance(text, str)):
            return None
        return KeptDraft(written, base, text)

    def drop(self, name: str, written: int) -> None:
        """Take a draft away, unless it is another by now: of another page's edits."""
        found = self.find(name)
        if self._folder is not None and found is not None and found.written == written:
            with contextlib.suppress(OSError):
                (self._folder / f"{name}.json").unlink()

    def names(self) -> Sequence[str]:
        """Give the names of the files that have drafts."""
        if self._folder is None:
            return ()
        with contextlib.suppress(OSError):
            return sorted(file.stem for file in self._folder.glob("*.json"))
        return ()
