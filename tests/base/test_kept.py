"""What was made of texts is given back at the next start, and nothing else: no damaged, foreign or hostile file is."""

from __future__ import annotations

import os
import pickle
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest

from riyu.base import kept
from riyu.base.kept import Kept, cache_folder

posix_only = pytest.mark.skipif(
    not hasattr(os, "geteuid"), reason="files have no owner's modes here"
)


@dataclass(frozen=True, slots=True)
class Shape:
    name: str
    source: str
    rows: tuple[str, ...] = ()


SHAPES = Kept((Shape,), ("base",))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where values are kept."""
    monkeypatch.setattr(kept, "cache_folder", lambda: tmp_path / "riyu")
    return tmp_path / "riyu" / "made"


def put_shape() -> Shape:
    source = "shapes/one.pat"
    shape = Shape("one", source, ("X O", ". *"))
    SHAPES.put(shape, source, "the text")
    return shape


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_what_was_made_is_given_back() -> None:
    shape = put_shape()
    assert SHAPES.get("shapes/one.pat", "the text") == shape
    assert SHAPES.get("shapes/one.pat", "another text") is None


def test_it_names_the_place_where_the_text_stands_now() -> None:
    put_shape()
    assert SHAPES.get("elsewhere/one.pat", "the text").source == "elsewhere/one.pat"


def test_texts_are_not_taken_together() -> None:
    SHAPES.put(1, "", "ab", "c")
    assert SHAPES.get("", "a", "bc") is None


@pytest.mark.parametrize("at", [0, 40, -1])
def test_a_damaged_file_counts_as_none(folder: Path, at: int) -> None:
    put_shape()
    data = bytearray(only_file(folder).read_bytes())
    data[at] ^= 1
    only_file(folder).write_bytes(data)
    assert SHAPES.get("shapes/one.pat", "the text") is None


@pytest.mark.parametrize("length", [0, 10, 32, 60])
def test_a_file_cut_short_counts_as_none_and_is_made_again(folder: Path, length: int) -> None:
    shape = put_shape()
    only_file(folder).write_bytes(only_file(folder).read_bytes()[:length])
    assert SHAPES.get("shapes/one.pat", "the text") is None
    put_shape()
    assert SHAPES.get("shapes/one.pat", "the text") == shape


@posix_only
@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_a_file_that_others_may_write_to_counts_as_none(folder: Path, mode: int) -> None:
    put_shape()
    only_file(folder).chmod(mode)
    assert SHAPES.get("shapes/one.pat", "the text") is None


@posix_only
def test_the_file_is_the_users_own(folder: Path) -> None:
    put_shape()
    assert only_file(folder).stat().st_mode & 0o777 == 0o600


class Hostile:
    """Its pickle runs a command when it is read."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return os.system, (f"{sys.executable} -c \"open(r'{self.path}', 'w')\"",)


def test_no_code_is_run_that_a_file_names(folder: Path, tmp_path: Path) -> None:
    put_shape()
    content = pickle.dumps(Hostile(tmp_path / "ran"))
    only_file(folder).write_bytes(kept._digest(content) + content)
    assert SHAPES.get("shapes/one.pat", "the text") is None
    assert not (tmp_path / "ran").exists()


def test_values_of_other_classes_are_not_given() -> None:
    SHAPES.put(Fraction(1, 2), "", "half")
    assert SHAPES.get("", "half") is None


def test_another_program_makes_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    put_shape()
    monkeypatch.setattr(kept, "source_digest", lambda layers: b"another")
    assert SHAPES.get("shapes/one.pat", "the text") is None


def test_the_program_is_known_by_the_files_that_make_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import riyu

    for layer in ("base", "game"):
        (tmp_path / layer).mkdir()
        (tmp_path / layer / "a.py").write_text("x = 1\n")
    monkeypatch.setattr(riyu, "__file__", str(tmp_path / "__init__.py"))
    before = kept.source_digest.__wrapped__(("base", "game"))
    assert kept.source_digest.__wrapped__(("base", "game")) == before
    (tmp_path / "game" / "a.py").write_text("x = 2\n")
    assert kept.source_digest.__wrapped__(("base", "game")) != before


def test_a_folder_that_cant_be_used_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(kept, "cache_folder", lambda: tmp_path / "file" / "below")
    put_shape()
    assert SHAPES.get("shapes/one.pat", "the text") is None


def test_a_user_without_a_home_has_nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(kept, "cache_folder", refuse)
    put_shape()
    assert SHAPES.get("shapes/one.pat", "the text") is None


def test_the_older_half_is_thrown_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_FILES", 4)
    for number in range(4):
        SHAPES.put(number, "", str(number))
        (newest,) = [file for file in folder.iterdir() if file.stat().st_mtime_ns > 10**15]
        os.utime(newest, ns=(number, number))
    SHAPES.put(4, "", "4")
    assert [SHAPES.get("", str(number)) for number in range(5)] == [None, None, 2, 3, 4]


def test_what_is_used_counts_as_new(folder: Path) -> None:
    put_shape()
    os.utime(only_file(folder), (1, 1))
    assert SHAPES.get("shapes/one.pat", "the text") is not None
    assert only_file(folder).stat().st_mtime > 1


def test_it_lies_in_the_platforms_folder_for_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_folder() == platformdirs.user_cache_path("riyu", appauthor=False)
