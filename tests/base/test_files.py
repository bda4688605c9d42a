"""Files are read whole or refused in words, and nothing that stands under a name makes the reader wait."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.base.files import open_file, opened, read_bytes, read_text
from tests.odd_files import ODD


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


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_what_is_no_utf_8_is_told_with_line_and_column(mark: str, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(mark.encode() + b"one\ntwo \xe9\n")
    with pytest.raises(BadInput, match=r"x, line 2, column 5: found byte 0xe9: expected UTF-8"):
        read_text(path)


def test_packed_and_plain_files_are_read_alike(tmp_path: Path) -> None:
    plain, packed = tmp_path / "a", tmp_path / "b"
    plain.write_bytes(b"1\n2\n")
    packed.write_bytes(gzip.compress(b"1\n") + gzip.compress(b"2\n"))
    for path in (plain, packed):
        with opened(path) as file:
            assert list(file) == [b"1\n", b"2\n"]
