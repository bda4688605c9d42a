"""The lines of a stream, and whether one has come already: what there is to do while none has.

Takes a stream of bytes; gives lines. Knows no GTP.
"""

from __future__ import annotations

import os
import select
import threading
from typing import BinaryIO

__all__ = ["Lines"]

_PIECE = 1 << 16


class Lines:
    """The lines of a source, or their first `longest` bytes.

    What has a file behind it (a pipe, a terminal) is read as bytes come, past the source's own buffer; of what has none
    all that will ever come is there. Any thread may ask whether a line has come.
    """

    def __init__(self, source: BinaryIO, longest: int) -> None:
        self._source = source
        self._longest = longest
        self._held = bytearray()
        self._has_ended = False
        self._lock = threading.Lock()
        try:
            self._file: int | None = source.fileno()
        except OSError:
            self._file = None

    def next(self) -> bytes:
        """Give the next line with its break, once it has come; nothing at the end.

        Of a line longer than `longest` these bytes are given, and the next of it then.
        """
        if self._file is None:
            return self._source.readline(self._longest)
        with self._lock:
            self._read(self._file, None)
            end = self._held.find(b"\n", 0, self._longest) + 1 or self._longest
            line = bytes(self._held[:end])
            del self._held[:end]
            return line

    def has_come(self) -> bool:
        """Say whether a line, or the end, has come."""
        if self._file is None:
            return True
        with self._lock:
            return self._read(self._file, 0.0)

    def wait(self) -> None:
        """Wait until a line, or the end, has come."""
        if self._file is not None:
            with self._lock:
                self._read(self._file, None)

    def _read(self, file: int, patience: float | None) -> bool:
        """Read until a line is held, or what there is to hold, for ever if `patience` is None; say whether it is."""
        while not self._is_held():
            if not select.select([file], [], [], patience)[0]:
                return False
            piece = os.read(file, _PIECE)
            self._held += piece
            self._has_ended = not piece
        return True

    def _is_held(self) -> bool:
        return self._has_ended or len(self._held) >= self._longest or b"\n" in self._held
