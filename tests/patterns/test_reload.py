"""A changed file comes into force by itself; a bad one leaves what was loaded in force."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.patterns.reload import SECONDS, LiveLibrary
from riyu.player.engine import Engine
from riyu.player.style import load_style
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


def test_the_engine_goes_by_a_changed_file_in_the_middle_of_a_game(
    tmp_path: Path, clock: Clock
) -> None:
    for name in ("contact-answer", "shape"):
        write(tmp_path / f"{name}.pat", harvested(f"{name}-first", "X *"), name=name)
    engine = Engine(load_style(), patterns=LiveLibrary([tmp_path], clock=clock))
    game = Game(5)
    game.play(BLACK, parse_point("C3"))
    before = engine.matcher
    assert before.best(game.board, "shape", parse_point("C4"), WHITE) is not None
    assert engine.matcher is before
    write(tmp_path / "shape.pat", harvested("shape-second", "X . *"), name="shape")
    clock.now += SECONDS
    game.play(WHITE, parse_point("D3"))
    assert engine.matcher.best(game.board, "shape", parse_point("C4"), WHITE) is None
