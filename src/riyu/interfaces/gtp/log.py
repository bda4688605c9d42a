"""The log of a GTP session: all commands and replies, a line each with its time, added to a file.

Takes lines; writes them. A full disk does not end the game: it is said once, and the log goes on when there is room.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from riyu.base.errors import UsageError, reason_of
from riyu.base.whole_files import put

__all__ = ["Log"]


class Log:
    """A log in a file, to which others may write, too. Raises UsageError if it can't be opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._missing = 0
        self._is_torn = False
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
        try:
            self._file = os.open(path, flags, 0o666)
        except OSError as error:
            raise UsageError(f"can't write the log {path}: {reason_of(error)}") from None

    def note(self, direction: str, data: bytes) -> None:
        """Add a line. What can't be written is counted and told once, on standard error."""
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        line = f"{stamp} {direction} ".encode() + data.rstrip() + b"\n"
        if self._missing:
            gap = f"{stamp} # {self._missing} lines are missing here: the disk was full\n"
            line = gap.encode() + line
        size = self._size()
        try:
            put(self._file, b"\n" + line if self._is_torn else line)
        except OSError as error:
            if not self._missing:
                self._say(f"can't write the log {self._path}: {reason_of(error)}; the game goes on")
            self._missing += 1
            self._is_torn = self._is_torn or self._size() != size
            return
        if self._missing:
            self._say(f"the log {self._path} goes on, without {self._missing} lines")
        self._missing, self._is_torn = 0, False

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def _size(self) -> int:
        try:
            return os.fstat(self._file).st_size
        except OSError:
            return 0

    def _say(self, words: str) -> None:
        sys.stderr.write(f"riyu: {words}\n")
