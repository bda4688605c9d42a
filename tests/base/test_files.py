"""Files are read whole or refused in words, and nothing that stands under a name makes the reader wait."""

from __future__ import annotations

import gzip
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.base.files import open_file, opened, read_bytes, read_text, write_bytes


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
    "pipe": (_fifo, "a pipe: expected a file"),
    "link to a pipe": (_link_to_fifo, "a pipe: expected a file"),
    "folder": (_folder, "a folder: expected a file"),
    "socket": (_socket, "a socket: expected a file"),
    "device": (lambda _: Path("/dev/zero"), "a device: expected a file"),
    "terminal": (lambda _: Path("/dev/tty"), "a device: expected a file"),
    "link to itself": (_loop, "can't be read: Too many levels of symbolic links"),
    "nothing": (lambda path: path, "no such file"),
    "below a file": (lambda _: Path(__file__) / "x", "can't be read: Not a directory"),
    "long name": (lambda path: path.with_name("a" * 256), "can't be read: File name too long"),
    "NUL": (lambda path: path.with_name("a\0b"), "can't be read: embedded null byte"),
    "half a letter": (lambda path: path.with_name("\ud800"), "can't be read: "),
}


@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_refused_at_once_and_by_name(kind: str, tmp_path: Path) -> None:
    make, words = ODD[kind]
    path = make(tmp_path / "x")
    for read in (open_file, read_bytes, read_text):
        with pytest.raises(BadInput) as caught:
            read(path)
        assert words in caught.value.message
        assert caught.value.place.source == str(path)


def test_nothing_is_read_from_nowhere() -> None:
    assert read_bytes(os.devnull) == b""


def test_a_file_has_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345")
    assert read_bytes(path, most=5) == b"12345"
    with pytest.raises(BadInput, match="the file is larger than 4 bytes"):
        read_bytes(path, most=4)


def test_text_has_plain_line_ends_and_no_mark(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes("\ufeffä\r\nb\rc\n".encode())
    assert read_text(path) == "ä\nb\nc\n"


def test_what_is_no_utf_8_is_told_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"one\ntwo \xe9\n")
    with pytest.raises(BadInput, match=r"x, line 2, column 5: found byte 0xe9: expected UTF-8"):
        read_text(path)


def test_packed_and_plain_files_are_read_alike(tmp_path: Path) -> None:
    plain, packed = tmp_path / "a", tmp_path / "b"
    plain.write_bytes(b"1\n2\n")
    packed.write_bytes(gzip.compress(b"1\n") + gzip.compress(b"2\n"))
    for path in (plain, packed):
        with opened(path) as file:
            assert list(file) == [b"1\n", b"2\n"]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("pipe", "a pipe: expected a file"),
        ("folder", "a folder: expected a file"),
        ("long name", "can't be written: File name too long"),
        ("below a file", "can't be written: Not a directory"),
        ("NUL", "can't be written: embedded null byte"),
    ],
)
def test_what_cannot_be_written_is_told_at_once(kind: str, words: str, tmp_path: Path) -> None:
    path = ODD[kind][0](tmp_path / "x")
    with pytest.raises(BadInput) as caught:
        write_bytes(path, b"x")
    assert caught.value.message == words


def test_a_folder_that_is_not_there_is_told_when_writing(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"x: no such folder"):
        write_bytes(tmp_path / "none" / "x", b"x")
