"""Kept drafts: edits of knowledge files that were not saved, on disk, so that neither a reload nor a kill loses them.

Takes the names of files and pages, and texts; gives them back. A file's name is what stands before its suffix in a
folder that is read anyway, a page's is eight signs: no name leads out. A draft is written whole.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import UsageError, WriteError
from riyu.base.whole_files import make_folder, write_whole

__all__ = ["KeptDraft", "KeptDrafts", "is_page", "new_page"]

_PAGE = re.compile(r"[0-9a-f]{8}")
_OF = "~"  # between a file's name and a page's


def new_page() -> str:
    """Give a name for a page that has drafts."""
    return secrets.token_hex(4)


def is_page(text: str) -> bool:
    """Say whether a text can be a page's name."""
    return _PAGE.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class KeptDraft:
    """A text as edited, and as the file had it then (empty: there was none).

    `page` is whose it is (empty: kept before pages had names), `names` are the blocks it changes, `written` is in ns
    since 1970.
    """

    page: str
    written: int
    base: str
    text: str
    names: tuple[str, ...] = ()

    @property
    def when(self) -> str:
        """When it was written, in local time."""
        return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self.written / 1e9))


class KeptDrafts:
    """The drafts of one folder of knowledge files, one a file and page. None are kept where no folder is given."""

    def __init__(self, kept: Path | None, folder: Path, suffix: str) -> None:
        which = hashlib.sha256(f"{folder.resolve()}{suffix}".encode()).hexdigest()[:16]
        self._folder = kept / which if kept is not None else None
        self._read: dict[Path, tuple[tuple[int, int], KeptDraft]] = {}

    def keep(self, name: str, page: str, base: str, text: str, names: Sequence[str]) -> int:
        """Keep a page's draft in place of the one it has; give when it was written, which names it.

        Raises UsageError if it can't be written. No kill loses it; a power cut may.
        """
        if self._folder is None:
            return 0
        written = time.time_ns()
        about = {"written": written, "base": base, "text": text, "names": list(names)}
        try:
            make_folder(self._folder, 0o700)
            write_whole(self._file(name, page), json.dumps(about), is_synced=False)
        except WriteError as error:
            raise UsageError(f"can't keep the edits in {self._folder}: {error.reason}") from None
        return written

    def find(self, name: str, page: str) -> KeptDraft | None:
        """Give a page's draft of a file; None if there is none, or one that can't be read."""
        return self._draft_in(self._file(name, page)) if self._folder is not None else None

    def of(self, name: str) -> list[KeptDraft]:
        """Give all pages' drafts of a file, the latest first."""
        files = [file for of_name, file in self._files() if of_name == name]
        found = [draft for file in files if (draft := self._draft_in(file)) is not None]
        return sorted(found, key=lambda draft: -draft.written)

    def drop(self, name: str, page: str, written: int) -> None:
        """Take a draft away, unless it is another by now."""
        found = self.find(name, page)
        if found is not None and found.written == written:
            with contextlib.suppress(OSError):
                self._file(name, page).unlink()

    def names(self) -> Sequence[str]:
        """Give the names of the files that have drafts."""
        return sorted({name for name, _ in self._files()})

    def _file(self, name: str, page: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{name}{_OF if page else ''}{page}.json"

    def _files(self) -> Iterator[tuple[str, Path]]:
        """Give the files of drafts, each with the name of the file that it is of."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            for file in list(self._folder.glob("*.json")):
                yield _parts(file)[0], file

    def _draft_in(self, file: Path) -> KeptDraft | None:
        """Read a draft, if it is another than when it was read last."""
        try:
            about = file.stat()
            state = (about.st_mtime_ns, about.st_ino)
            known = self._read.get(file)
            if known is not None and known[0] == state:
                return known[1]
            data = json.loads(file.read_text("utf-8"))
            written, base, text = data["written"], data["base"], data["text"]
            names = tuple(map(str, data.get("names", ())))
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            self._read.pop(file, None)
            return None
        if not (isinstance(written, int) and isinstance(base, str) and isinstance(text, str)):
            return None
        draft = KeptDraft(_parts(file)[1], written, base, text, names)
        self._read[file] = (state, draft)
        return draft


def _parts(file: Path) -> tuple[str, str]:
    """Give the names of the file and the page that a draft is of."""
    name, mark, page = file.stem.rpartition(_OF)
    return (name, page) if mark and is_page(page) else (file.stem, "")
