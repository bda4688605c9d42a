"""A changed file comes into force by itself; a bad one leaves what was loaded in force."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.patterns.model import PatternClass
from riyu.patterns.reload import SECONDS, LiveLibrary
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from tests.patience import patience
from tests.patterns.drawn import class_text, harvested


class Clock:
    """Time that goes on when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def write(path: Path, *blocks: str, name: str = "trial") -> None:
    """Write a class; its time differs from any before."""
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(class_text(*blocks, answer="all").replace("trial", name))
    os.utime(path, ns=(before + 10**9, before + 10**9))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def live(tmp_path: Path, clock: Clock) -> LiveLibrary:
    write(tmp_path / "one.pat", harvested("beside", "X *"), name="one")
    write(tmp_path / "two.pat", harvested("above", "X .\n. *"), name="two")
    return LiveLibrary([tmp_path], clock=clock)


def names(live: LiveLibrary) -> list[str]:
    return [pattern.name for found in live.library.classes for pattern in found.patterns]


def test_a_changed_file_is_in_force_after_half_a_second_and_the_others_are_not_read(
    live: LiveLibrary, tmp_path: Path, clock: Clock
) -> None:
    before = live.library
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    assert live.library is before
    clock.now += SECONDS
    assert live.check()
    assert names(live) == ["after", "above"]
    assert live.library.of("two") is before.of("two")
    assert [pattern.name for pattern in before.of("one").patterns] == ["beside"]


def test_without_a_change_the_library_stays(live: LiveLibrary, clock: Clock) -> None:
    before = live.library
    clock.now += SECONDS
    assert not live.check() and live.library is before


def test_a_bad_file_leaves_the_loaded_one_in_force_and_says_why(
    live: LiveLibrary, tmp_path: Path, clock: Clock
) -> None:
    write(tmp_path / "one.pat", harvested("after", "X *").replace("draw", "drew"), name="one")
    write(tmp_path / "two.pat", harvested("over", "X .\n. *"), name="two")
    clock.now += SECONDS
    assert names(live) == ["beside", "over"]
    assert any("'drew'" in str(error) for error in live.findings)
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    clock.now += SECONDS
    assert names(live) == ["after", "over"] and not live.findings


def test_a_file_that_is_gone_stays_in_force(
    live: LiveLibrary, tmp_path: Path, clock: Clock
) -> None:
    (tmp_path / "one.pat").unlink()
    clock.now += SECONDS
    assert sorted(names(live)) == ["above", "beside"]
    assert "gone" in str(live.findings[0])


def test_a_new_file_comes_into_force(live: LiveLibrary, tmp_path: Path, clock: Clock) -> None:
    write(tmp_path / "three.pat", harvested("far", "X . *"), name="three")
    clock.now += SECONDS
    assert names(live) == ["beside", "far", "above"]


def test_a_name_that_another_file_has_is_refused_until_that_one_gives_it_up(
    live: LiveLibrary, tmp_path: Path, clock: Clock
) -> None:
    write(tmp_path / "one.pat", harvested("above", "X *"), name="one")
    clock.now += SECONDS
    assert names(live) == ["beside", "above"]
    assert "the name 'above' again" in str(live.findings[0])
    write(tmp_path / "two.pat", harvested("over", "X .\n. *"), name="two")
    clock.now += SECONDS
    assert names(live) == ["above", "over"] and not live.findings


def test_a_class_in_force_keeps_its_name(live: LiveLibrary, tmp_path: Path, clock: Clock) -> None:
    write(tmp_path / "one.pat", harvested("beside", "X *"), name="other")
    clock.now += SECONDS
    assert live.library.of("one") and "expected 'one'" in str(live.findings[0])


def test_bad_files_are_refused_at_the_first_load(tmp_path: Path) -> None:
    write(tmp_path / "one.pat", "pattern none")
    with pytest.raises(BadInput):
        LiveLibrary([tmp_path])
    with pytest.raises(BadInput, match=r"found no \.pat file"):
        LiveLibrary([tmp_path / "nothing"])


def test_only_the_files_named_are_read(tmp_path: Path, clock: Clock) -> None:
    write(tmp_path / "one.pat", harvested("beside", "X *"), name="one")
    write(tmp_path / "two.pat", "pattern none", name="two")
    assert names(LiveLibrary([tmp_path], only=("one",), clock=clock)) == ["beside"]


def test_a_blackboard_goes_by_a_changed_file_in_the_middle_of_a_game(
    tmp_path: Path, clock: Clock
) -> None:
    for name in ("contact-answer", "shape"):
        write(tmp_path / f"{name}.pat", harvested(f"{name}-first", "X *"), name=name)
    blackboard = Blackboard(Game(5), KnowledgeInForce([tmp_path], clock=clock))
    blackboard.game.play(BLACK, parse_point("C3"))
    before, point = blackboard.asker, parse_point("C4")
    assert before.best("shape", WHITE, [point])
    assert blackboard.asker is before
    write(tmp_path / "shape.pat", harvested("shape-second", "X . *"), name="shape")
    clock.now += SECONDS
    blackboard.game.play(WHITE, parse_point("D3"))
    assert not blackboard.asker.best("shape", WHITE, [point])


# What may lie in a folder. --------------------------------------------------------------------------------------------


def loop(path: Path) -> None:
    path.symlink_to(path)


def two_links_that_lead_to_each_other(path: Path) -> None:
    other = path.with_name("other-end")
    path.symlink_to(other)
    other.symlink_to(path)


def folder_of_two_files(path: Path) -> None:
    path.mkdir()
    for name in ("four", "five"):
        write(path / f"{name}.pat", harvested(name, "X *"), name=name)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def no_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")


ODD = [
    (loop, "Too many levels of symbolic links"),
    (two_links_that_lead_to_each_other, "Too many levels of symbolic links"),
    (folder_of_two_files, "found a folder"),
    (pipe, "found a pipe"),
]


@pytest.mark.parametrize(("make", "said"), [*ODD, (no_text, "expected UTF-8")])
@pytest.mark.parametrize("name", ["zz", "one"])
def test_whatever_takes_a_files_place_is_a_finding_and_all_else_goes_on(
    live: LiveLibrary,
    tmp_path: Path,
    clock: Clock,
    make: Callable[[Path], None],
    said: str,
    name: str,
) -> None:
    path = tmp_path / f"{name}.pat"
    path.unlink(missing_ok=True)
    make(path)
    write(tmp_path / "two.pat", harvested("over", "X .\n. *"), name="two")
    clock.now += SECONDS
    assert names(live) == ["beside", "over"]
    (finding,) = live.findings
    assert said in str(finding) and str(path) in str(finding)


@pytest.mark.parametrize(("make", "said"), ODD)
def test_what_is_no_file_keeps_nothing_from_being_loaded(
    tmp_path: Path, clock: Clock, make: Callable[[Path], None], said: str
) -> None:
    write(tmp_path / "one.pat", harvested("beside", "X *"), name="one")
    make(tmp_path / "zz.pat")
    live = LiveLibrary([tmp_path], clock=clock)
    assert names(live) == ["beside"] and said in str(live.findings[0])
    with pytest.raises(BadInput, match=said):
        LiveLibrary([tmp_path], only=("zz",), clock=clock)


def test_a_file_that_vanishes_as_it_is_read_is_a_finding(
    live: LiveLibrary, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = LiveLibrary.read

    def vanishing(self: LiveLibrary, path: Path) -> PatternClass:
        path.unlink()
        return read(self, path)

    monkeypatch.setattr(LiveLibrary, "read", vanishing)
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    clock.now += SECONDS
    assert names(live) == ["beside", "above"] and live.findings
    clock.now += SECONDS
    assert sorted(names(live)) == ["above", "beside"]
    assert ["gone" in str(error) for error in live.findings] == [True]


@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), ValueError("a fault")])
def test_an_error_as_a_file_is_read_is_a_finding(
    live: LiveLibrary,
    tmp_path: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
) -> None:
    def fail(*_: object) -> PatternClass:
        raise error

    monkeypatch.setattr(LiveLibrary, "read", fail)
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    for _ in range(2):
        clock.now += SECONDS
        assert names(live) == ["beside", "above"]
        assert str(error.args[-1]) in str(live.findings[0])
    monkeypatch.undo()
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    clock.now += SECONDS
    assert names(live) == ["after", "above"] and not live.findings


def test_a_file_without_leave_to_read_is_a_finding(
    live: LiveLibrary, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).name != "one.pat")
    clock.now += SECONDS
    assert names(live) == ["beside", "above"]
    assert "Permission denied" in str(live.findings[0])
    monkeypatch.undo()
    clock.now += SECONDS
    assert names(live) == ["beside", "above"] and not live.findings


def test_a_folder_that_cannot_be_listed_leaves_its_files_in_force(
    live: LiveLibrary, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    before = live.library
    monkeypatch.setattr(os, "scandir", refuse)
    clock.now += SECONDS
    assert live.library is before
    assert [str(error) for error in live.findings] == [
        f"{tmp_path}: can't be read: Permission denied"
    ]
    monkeypatch.undo()
    clock.now += SECONDS
    assert live.library is before and not live.findings


def test_a_folder_that_is_gone_leaves_its_files_in_force(
    live: LiveLibrary, tmp_path: Path, clock: Clock
) -> None:
    tmp_path.rename(tmp_path.with_name("elsewhere"))
    clock.now += SECONDS
    assert sorted(names(live)) == ["above", "beside"] and len(live.findings) == 2


# Threads, and more files. ---------------------------------------------------------------------------------------------


def test_more_files_are_followed_and_what_is_in_force_stays(tmp_path: Path, clock: Clock) -> None:
    for name in ("one", "two", "three"):
        write(tmp_path / f"{name}.pat", harvested(f"{name}-first", "X *"), name=name)
    live = LiveLibrary([tmp_path], only=("one",), clock=clock)
    before = live.library.of("one")
    write(tmp_path / "one.pat", "pattern none", name="one")
    write(tmp_path / "two.pat", "pattern none", name="two")
    live.follow()
    assert names(live) == ["one-first", "three-first"] and live.library.of("one") is before
    assert {Path(error.place.source).name for error in live.findings} == {"one.pat", "two.pat"}


def test_while_a_thread_reads_others_go_on_with_what_is_in_force(
    live: LiveLibrary, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, begun, may_end = LiveLibrary.read, threading.Event(), threading.Event()

    def slow(self: LiveLibrary, path: Path) -> PatternClass:
        begun.set()
        may_end.wait(patience(20))
        return read(self, path)

    monkeypatch.setattr(LiveLibrary, "read", slow)
    before = live.library
    write(tmp_path / "one.pat", harvested("after", "X *"), name="one")
    clock.now += SECONDS
    reader = threading.Thread(target=live.check)
    reader.start()
    assert begun.wait(patience(20))
    assert live.library is before
    may_end.set()
    reader.join()
    assert names(live) == ["after", "above"]
