"""What riyu plays by on the page stays in force for every thread, whatever becomes of its files."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.interfaces.web import knowledge as patterns
from riyu.interfaces.web import rule_knowledge as rules
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.knowledge import Knowledge
from riyu.interfaces.web.shelf import Shelf
from riyu.patterns.files import package_folder
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from tests.patterns.drawn import class_text, harvested

STYLE = (
    'title = "A trial"\nabout = "Quick."\n[play]\nwidth = 3\nplayouts = 2\nassess_playouts = 9\n'
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of pattern files that are in force, and a style."""
    for name in ("contact-answer", "shape", "key-point-shape"):
        source = package_folder("patterns") / f"{name}.pat"
        (tmp_path / source.name).write_bytes(source.read_bytes())
    (tmp_path / "mine.toml").write_text(STYLE)
    monkeypatch.setattr(patterns, "_in_force", [])
    monkeypatch.setattr(rules, "_in_force", [])
    patterns.put_in_force(Knowledge(tmp_path))
    yield tmp_path


def decided_in_a_thread_of_its_own(hall: Hall) -> str:
    """Have another thread's engine decide, as each thread of the page has its own."""
    found: list[str] = []

    def decide() -> None:
        game = Game(5)
        game.play(1, parse_point("C3"))
        decision = hall.engine.decide(Blackboard(game, hall.knowledge), 2)
        found.append(decision.explain())

    thread = threading.Thread(target=decide)
    thread.start()
    thread.join()
    return found[0] if found else "failed"


def wait_for_a_look() -> None:
    """Let the next question look at the files."""
    patterns.in_force().followed.look_soon()


@pytest.mark.parametrize("name", ["contact-answer.pat", "shape.pat", "mine.toml"])
def test_every_thread_plays_by_what_was_loaded(folder: Path, tmp_path: Path, name: str) -> None:
    hall = Hall(Shelf(tmp_path / "tables"), folder / "mine.toml")
    before = decided_in_a_thread_of_its_own(hall)
    assert "failed" not in before and not hall.warning
    (folder / name).unlink()
    (folder / name).symlink_to(folder / name)
    wait_for_a_look()
    assert decided_in_a_thread_of_its_own(hall) == before
    assert hall.warning.startswith(f"not in force: {folder / name}: can't be read: Too many levels")
    hall.close()


def test_what_lies_in_the_folder_keeps_nothing_from_being_loaded(folder: Path) -> None:
    (folder / "zz.pat").symlink_to(folder / "zz.pat")
    (folder / "yy.pat").mkdir()
    (folder / "ww.pat").write_text("nonsense")
    os.mkfifo(folder / "xx.pat")
    found = patterns.in_force()
    assert [one.name for one in found.library.classes] == [
        "contact-answer",
        "key-point-shape",
        "shape",
    ]
    assert {Path(error.place.source).stem for error in found.findings} == {"ww", "xx", "yy", "zz"}


def test_a_file_that_is_bad_from_the_beginning_comes_into_force_once_it_is_right(
    folder: Path, tmp_path: Path
) -> None:
    text = (folder / "shape.pat").read_text()
    (folder / "shape.pat").write_text("nonsense")
    found, hall = patterns.in_force(), Hall(Shelf(tmp_path / "tables"))
    assert "shape" not in {one.name for one in found.library.classes}
    with pytest.raises(BadInput, match=r"shape\.pat"):
        hall.knowledge.check()
    (folder / "shape.pat").write_text(text)
    wait_for_a_look()
    hall.knowledge.check()
    assert hall.knowledge.patterns.library.of("shape") is found.library.of("shape")
    hall.close()


def test_a_class_that_is_not_there_is_not_asked(folder: Path, tmp_path: Path) -> None:
    (folder / "shape.pat").unlink()
    hall = Hall(Shelf(tmp_path / "tables"))
    hall.knowledge.check()
    assert not hall.knowledge.patterns.names & {"shape"}
    hall.close()


def test_a_folder_without_any_class_that_is_asked_is_named(tmp_path: Path) -> None:
    (tmp_path / "other.pat").write_text(class_text(harvested("other-one", "X *")))
    knowledge = KnowledgeInForce([tmp_path])
    with pytest.raises(BadInput, match="found none of the classes that the player asks: expected"):
        knowledge.check()
