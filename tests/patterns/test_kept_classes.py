"""A class that was found right is not read and checked again at the next start; one that changed is, and so is any
after a change of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.base import kept as keeping
from riyu.features.features import Features
from riyu.game.constants import WHITE
from riyu.patterns import BadKnowledge, load_library, reader
from riyu.patterns._checks import check_class
from riyu.patterns.asking import Asker
from riyu.patterns.bulk_asking import BulkAsker
from tests.boards import drawn_board
from tests.patterns.drawn import SOLID, class_text, harvested

GOOD = class_text(SOLID)
TWINS = class_text(harvested("one", "* X"), harvested("two", "X *"))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where classes are kept."""
    found = tmp_path / "cache" / "riyu"
    monkeypatch.setattr(keeping, "cache_folder", lambda: found)
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


def test_what_was_found_right_is_not_checked_again(
    kept: Path, checked: list[str], file: Path
) -> None:
    assert load_library(file) == load_library(file)
    assert checked == ["trial"]


def test_the_same_text_elsewhere_is_known_and_named_by_its_new_place(
    kept: Path, checked: list[str], file: Path
) -> None:
    load_library(file)
    other = file.rename(file.with_name("moved.pat"))
    (found,) = load_library(other).classes
    assert checked == ["trial"]
    assert {str(one.place.source) for one in (found, *found.patterns)} == {str(other)}


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


def test_a_name_that_another_file_has_is_told_of_classes_that_are_kept(
    kept: Path, file: Path
) -> None:
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
    monkeypatch.setattr(keeping, "source_digest", lambda layers: b"another")
    load_library(file)
    assert checked == ["trial"] * 2


def test_a_cache_that_cant_be_used_is_done_without(
    tmp_path: Path, checked: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "cache_folder", lambda: file / "below-a-file")
    assert load_library(file) == load_library(file)
    assert checked == ["trial"] * 2


ONE_LEFT = """\
pattern take-it
why     It has one liberty left: take it.
draw
  P *
where   P is X
when    liberties(P) = 1
says    capture(P) by *
seen    1 of 2
"""
TWO_IN_ATARI = """
    5x5
    . . . . .
    . . O O .
    . O X X .
    . . O O .
    . . . . .
"""


@pytest.mark.parametrize("with_bulk", [False, True])
def test_a_class_that_uses_a_pattern_is_laid_out_anew_when_that_changes(
    kept: Path, tmp_path: Path, with_bulk: bool
) -> None:
    home, user = tmp_path / "shape.pat", tmp_path / "trial.pat"
    user.write_text(class_text("use shape/take-it\nsays    capture(P) by *\n", answer="all"))

    def answers(more: str) -> int:
        home.write_text(class_text(ONE_LEFT.replace("= 1", f"= 1{more}")).replace("trial", "shape"))
        features = Features(drawn_board(TWO_IN_ATARI))
        library = load_library(home, user)
        if with_bulk:
            bulk = BulkAsker(library, ("trial",), size=5)
            bulk.add(features.board)
            return len(bulk.ask((WHITE,)).by_position()[0])
        return len(Asker(features, library).all("trial", WHITE))

    assert answers("") == 1
    assert answers(", stones(P) = 1") == 0
