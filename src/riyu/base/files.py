"""Files opened by the names people give: their bytes, their text, or one clear error that says what is wrong.

Takes paths; gives bytes, text and open files. Waits for nobody: a pipe, a device, a socket or a folder is refused
unopened, for reading some of them would never end. Knows no format.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from riyu.base.errors import BadInput, Place, reason_of

__all__ = [
    "GZIP",
    "LARGEST",
    "check_kind",
    "no_file",
    "open_file",
    "opened",
    "read_bytes",
    "read_lines",
    "read_text",
    "text_of",
    "unread",
]

LARGEST = 64 << 20
"""Bytes that a file may have where nothing else is said."""

GZIP = b"\x1f\x8b"
"""What gzip data begin with."""

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}
# Between the look at what stands there and opening it, a pipe may take its place: opening one must not wait either.
_NEVER_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_BYTES_AS_THEY_ARE = getattr(os, "O_BINARY", 0)


def open_file(path: Path | str, wanted: str = "a file") -> IO[bytes]:
    """Open a file to read its bytes. Raises BadInput for what is not there, is no file, or can't be read."""
    try:
        _check_kind(os.stat(path).st_mode, path, wanted)  # noqa: PTH116
        file = os.open(path, os.O_RDONLY | _NEVER_WAITING | _BYTES_AS_THEY_ARE)
    except (OSError, ValueError) as error:
        raise BadInput(unread(error), Place(str(path))) from None
    try:
        _check_kind(os.fstat(file).st_mode, path, wanted)
    except BadInput:
        os.close(file)
        raise
    return os.fdopen(file, "rb")


def check_kind(path: Path | str, wanted: str = "a file") -> None:
    """Raise BadInput if what stands at a path is no file, as before writing to it; there may be nothing."""
    with contextlib.suppress(OSError, ValueError):
        _check_kind(os.stat(path).st_mode, path, wanted)  # noqa: PTH116


@contextlib.contextmanager
def opened(path: Path | str, wanted: str = "a file") -> Iterator[IO[bytes]]:
    """Let a file's bytes be read, unpacked if they are gzip's. Raises BadInput as `open_file` does.

    Damaged gzip data raise EOFError, zlib.error and OSError while they are read.
    """
    import gzip  # here: an engine starts without it

    with open_file(path, wanted) as file:
        is_packed = file.read(len(GZIP)) == GZIP
        file.seek(0)
        if is_packed:
            with gzip.GzipFile(fileobj=file) as unpacked:
                yield unpacked  # type: ignore[misc]
        else:
            yield file


def read_lines(path: Path | str, wanted: str = "a file") -> Iterator[str]:
    """Give a file's lines one by one, unpacked if they are gzip's. Raises BadInput with the line that can't be read."""
    import zlib

    number = 0
    try:
        with opened(path, wanted) as file:
            while line := file.readline(LARGEST):
                number += 1
                yield text_of(line, str(path), number)
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"can't be read: {error}", Place(str(path), number + 1)) from None


def read_bytes(path: Path | str, most: int = LARGEST, wanted: str = "a file") -> bytes:
    """Give a file's bytes. Raises BadInput as `open_file` does, and for a file of more than `most` bytes."""
    data = _beginning(path, most, wanted)
    if len(data) > most:
        raise BadInput(f"the file is larger than {most} bytes", Place(str(path)))
    return data


def read_text(path: Path | str, most: int = LARGEST, wanted: str = "a file") -> str:
    """Give a file's text, its lines ended by newlines alone.

    Raises BadInput as `read_bytes` and `text_of` do; where the file is too large, with the line in which that shows.
    """
    data = _beginning(path, most, wanted)
    if len(data) > most:
        place = Place(str(path), data.count(b"\n", 0, most) + 1)
        raise BadInput(f"the file is larger than {most} bytes", place)
    return text_of(data, str(path))


def _beginning(path: Path | str, most: int, wanted: str) -> bytes:
    """Give all bytes of a file, or one more than `most`."""
    with open_file(path, wanted) as file:
        try:
            return file.read(most + 1) or b""
        except OSError as error:
            raise BadInput(unread(error), Place(str(path))) from None


def text_of(data: bytes, source: str, first: int = 1) -> str:
    """Give the text of a file's bytes, its lines ended by newlines alone, without a byte-order mark.

    Raises BadInput with line and column for what is no UTF-8; `first` is the number of the first line.
    """
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = first + data.count(b"\n", 0, error.start)
        column = error.start - data.rfind(b"\n", 0, error.start)
        message = f"found byte 0x{data[error.start]:02x}: expected UTF-8"
        raise BadInput(message, Place(source, line, column)) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def unread(error: OSError | ValueError) -> str:
    """Say why a file can't be read: the system's words without the name, which stands in the error's place."""
    if isinstance(error, FileNotFoundError):
        return "no such file"
    return f"can't be read: {reason_of(error)}"


def no_file(mode: int, wanted: str = "a file") -> str:
    """Say what is wrong with what is no file by its mode, such as a pipe; nothing of a file."""
    kind = _KINDS.get(stat.S_IFMT(mode))
    return f"found {kind}: expected {wanted}" if kind else ""


def _check_kind(mode: int, path: Path | str, wanted: str) -> None:
    wrong = no_file(mode, wanted)
    if wrong and str(path) != os.devnull:  # which never makes anybody wait
        raise BadInput(wrong, Place(str(path)))
