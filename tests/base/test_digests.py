"""Digests of files: the same however often one asks, and another as soon as the file is."""

import os
from pathlib import Path

import pytest

from riyu.base import digests
from riyu.base.digests import digest_of, digest_of_file


def test_a_file_has_the_digest_of_its_text_and_another_once_it_is_written_anew(
    tmp_path: Path,
) -> None:
    file = tmp_path / "some.rule"
    file.write_text("one\n")
    assert digest_of_file(file) == digest_of("one\n")
    file.write_text("more\n")
    assert digest_of_file(file) == digest_of("more\n")


def test_a_file_that_another_takes_the_place_of_has_that_ones_digest(tmp_path: Path) -> None:
    file, other = tmp_path / "some.rule", tmp_path / "other.rule"
    file.write_text("one\n")
    other.write_text("two\n")
    when = file.stat()
    os.utime(other, ns=(when.st_atime_ns, when.st_mtime_ns))
    assert digest_of_file(file) == digest_of("one\n")
    other.replace(file)
    assert digest_of_file(file) == digest_of("two\n")


def test_what_can_not_be_read_has_no_digits_until_it_can(tmp_path: Path) -> None:
    file = tmp_path / "some.rule"
    assert digest_of_file(file) == digest_of_file(tmp_path) == ""
    assert digest_of_file(Path("\0")) == ""
    file.write_bytes(b"\xff")
    assert digest_of_file(file) == ""
    file.write_text("one\n")
    assert digest_of_file(file) == digest_of("one\n")
    file.unlink()
    assert digest_of_file(file) == ""


def test_a_file_is_not_read_again_as_long_as_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.rule"
    file.write_text("one\n")
    before = digest_of_file(file)
    monkeypatch.delattr(digests, "read_text")
    assert digest_of_file(file) == before
