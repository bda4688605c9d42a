"""Files opened by the names people give: their bytes, their text, or one clear error that says what is wrong.

Takes paths; gives bytes, text and open files. Waits for nobody: a pipe, a device, a socket or a folder is refused
unopened, for reading some of them would never end. Knows no format.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from riyu.base.errors import BadInput, Place

__all__ = [
    "GZIP",
    "LARGEST",
    "open_file",
    "opened",
    "read_bytes",
    "read_text",
    "reason_of",
    "text_of",
    "write_bytes",
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
        raise BadInput(reason_of(error), Place(str(path))) from None
    try:
        _check_kind(os.fstat(file).st_mode, path, wanted)
    except BadInput:
        os.close(file)
        raise
    return os.fdopen(file, "rb")


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


def read_bytes(path: Path | str, most: int = LARGEST, wanted: str = "a file") -> bytes:
    """Give a file's bytes. Raises BadInput as `open_file` does, and for a file of more than `most` bytes."""
    with open_file(path, wanted) as file:
        try:
            data = file.read(most + 1) or b""
        except OSError as error:
            raise BadInput(reason_of(error), Place(str(path))) from None
    if len(data) > most:
        raise BadInput(f"the file is larger than {most} bytes", Place(str(path)))
    return data


def read_text(path: Path | str, most: int = LARGEST, wanted: str = "a file") -> str:
    """Give a file's text, its lines ended by newlines alone. Raises BadInput as `read_bytes` and `text_of` do."""
    return text_of(read_bytes(path, most, wanted), str(path))


def text_of(data: bytes, source: str) -> str:
    """Give the text of a file's bytes, its lines ended by newlines alone, without a byte-order mark.

    Raises BadInput with line and column for what is no UTF-8.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        message = f"found byte 0x{data[error.start]:02x}: expected UTF-8"
        raise BadInput(message, Place(source, line, column)) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_bytes(path: Path | str, data: bytes) -> None:
    """Write a file, in the place of one that stands there. Raises BadInput if that can't be; no pipe is waited for."""
    try:
        with contextlib.suppress(FileNotFoundError):
            _check_kind(os.stat(path).st_mode, path, "a file")  # noqa: PTH116
        Path(path).write_bytes(data)
    except (OSError, ValueError) as error:
        raise BadInput(reason_of(error, "written"), Place(str(path))) from None


def reason_of(error: OSError | ValueError, done: str = "read") -> str:
    """Say why a file can't be `done`: the system's words without the name, which stands in the error's place."""
    if isinstance(error, FileNotFoundError):
        return "no such file" if done == "read" else "no such folder"
    return f"can't be {done}: {getattr(error, 'strerror', None) or error}"


def _check_kind(mode: int, path: Path | str, wanted: str) -> None:
    kind = _KINDS.get(stat.S_IFMT(mode))
    if kind is not None and str(path) != os.devnull:  # which never makes anybody wait
        raise BadInput(f"{kind}: expected {wanted}", Place(str(path)))
