"""Things that stand under a file's name and are none: made in a test's folder, with what is said of each."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

__all__ = ["ODD"]


def _fifo(path: Path) -> Path:
    os.mkfifo(path)
    return path


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def _socket(path: Path) -> Path:
    # A socket's name may have 100 characters only: it's bound from within its folder.
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(before)
    return path


def _loop(path: Path) -> Path:
    path.symlink_to(path.name)
    return path


def _link_to_fifo(path: Path) -> Path:
    path.symlink_to(_fifo(path.with_name("fifo")))
    return path


ODD: dict[str, tuple[Callable[[Path], Path], str]] = {
    "pipe": (_fifo, "a pipe: expected "),
    "link to a pipe": (_link_to_fifo, "a pipe: expected "),
    "folder": (_folder, "a folder: expected "),
    "socket": (_socket, "a socket: expected "),
    "device": (lambda _: Path("/dev/zero"), "a device: expected "),
    "terminal": (lambda _: Path("/dev/tty"), "a device: expected "),
    "link to itself": (_loop, "can't be read: Too many levels of symbolic links"),
    "nothing": (lambda path: path, "no such file"),
    "below a file": (lambda _: Path(__file__) / "x", "can't be read: Not a directory"),
    "long name": (lambda path: path.with_name("a" * 256), "can't be read: File name too long"),
    "NUL": (lambda path: path.with_name("a\0b"), "can't be read: its name has a NUL in it"),
    "half a letter": (lambda path: path.with_name("\ud800"), "can't be read: "),
}
"""What makes each, given a path where nothing stands, and gives its path; how a reader's complaint begins."""
