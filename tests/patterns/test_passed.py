"""A file that passed all checks is not checked again at the next start; one that changed is, and so is any after a
change of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.patterns import BadKnowledge, load_library, passed, reader
from riyu.patterns._checks import check_class
from riyu.patterns.passed import Passed, cache_file
from tests.patterns.drawn import SOLID, class_text, harvested

GOOD = class_text(SOLID)
TWINS = class_text(harvested("one", "* X"), harvested("two", "X *"))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept which files passed."""
    found = tmp_path / "cache" / "riyu" / "passed"
    monkeypatch.setattr(passed, "cache_file", lambda: found)
    return found


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The classes that were checked as a whole."""
    names: list[str] = []

    def check(*arguments: object) -> None:
        names.append(arguments[0].name)  # type: ignore[attr-defined]
        check_class(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(reader, "check_class", check)
    return names


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.pat"
    path.write_text(GOOD)
    return path


def test_what_passed_is_not_checked_again(kept: Path, checked: list[str], file: Path) -> None:
    assert load_library(file) == load_library(file)
    assert checked == ["trial"]


def test_a_changed_file_is_checked_and_told_each_time(
    kept: Path, checked: list[str], file: Path
) -> None:
    load_library(file)
    file.write_text(TWINS)
    for _ in range(2):
        with pytest.raises(BadKnowledge, match="'two' is 'one'"):
            load_library(file)
    assert checked == ["trial"] * 3
    file.write_text(GOOD)
    load_library(file)
    assert checked == ["trial"] * 3


def test_a_name_that_another_file_has_is_told_of_files_that_passed(kept: Path, file: Path) -> None:
    other = file.with_name("other.pat")
    other.write_text(GOOD.replace("class    trial", "class    other"))
    load_library(file)
    load_library(other)
    with pytest.raises(BadKnowledge, match="found the name 'solid-connection' again"):
        load_library(file, other)


def test_a_thorough_check_checks_all(kept: Path, checked: list[str], file: Path) -> None:
    load_library(file)
    load_library(file, is_thorough=True)
    assert checked == ["trial"] * 2


def test_after_a_change_of_the_program_all_is_checked(
    kept: Path, checked: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_library(file)
    monkeypatch.setattr(passed, "_program", lambda: b"another")
    load_library(file)
    assert checked == ["trial"] * 2


def test_the_program_is_known_by_the_files_that_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import riyu

    for layer in ("base", "game", "features", "patterns"):
        (tmp_path / layer).mkdir()
        (tmp_path / layer / "a.py").write_text("x = 1\n")
    monkeypatch.setattr(riyu, "__file__", str(tmp_path / "__init__.py"))
    before = passed._program.__wrapped__()
    (tmp_path / "game" / "a.py").write_text("x = 2\n")
    assert passed._program.__wrapped__() != before


def test_a_cache_that_cant_be_used_is_done_without(
    tmp_path: Path, checked: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passed, "cache_file", lambda: file / "below-a-file")
    assert load_library(file) == load_library(file)
    assert checked == ["trial"] * 2


def test_a_line_cut_short_spoils_only_itself(kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"\xff0123")
    found = Passed()
    found.add("one")
    found.save()
    assert Passed().has("one") and not Passed().has("two")


def test_a_file_grown_large_is_begun_anew(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passed, "_MOST_BYTES", 100)
    for text in ("one", "two", "three"):
        found = Passed()
        found.add(text)
        found.save()
    assert [Passed().has(text) for text in ("one", "two", "three")] == [False, False, True]


def test_it_lies_in_the_platforms_folder_for_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_file().parent == platformdirs.user_cache_path("riyu", appauthor=False)
