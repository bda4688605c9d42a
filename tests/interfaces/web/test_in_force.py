"""What riyu plays by on the page stays in force for every thread, whatever becomes of its files."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.rule_draft import new_rule
from riyu.interfaces.web.shelf import Shelf
from riyu.interfaces.web.terms import Terms
from riyu.patterns.files import package_folder
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from tests.patterns.drawn import class_text, harvested

STYLE = (
    'title = "A trial"\nabout = "Quick."\n[play]\nwidth = 3\nplayouts = 2\nassess_playouts = 9\n'
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of pattern files, and a style."""
    for name in ("contact-answer", "shape", "key-point-shape"):
        source = package_folder("patterns") / f"{name}.pat"
        (tmp_path / source.name).write_bytes(source.read_bytes())
    (tmp_path / "mine.toml").write_text(STYLE)
    return tmp_path


def hall_of(folder: Path, style: Path | str = "") -> Hall:
    """Give a hall where the pattern files of a folder are in force."""
    return Hall(Shelf(folder / "tables"), style, patterns=folder)


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


@pytest.mark.parametrize("name", ["contact-answer.pat", "shape.pat", "mine.toml"])
def test_every_thread_plays_by_what_was_loaded(folder: Path, name: str) -> None:
    hall = hall_of(folder, folder / "mine.toml")
    before = decided_in_a_thread_of_its_own(hall)
    assert "failed" not in before and not hall.warning
    (folder / name).unlink()
    (folder / name).symlink_to(folder / name)
    hall.knowledge.look_soon()
    assert decided_in_a_thread_of_its_own(hall) == before
    assert hall.warning.startswith(f"not in force: {folder / name}: can't be read: Too many levels")
    hall.close()


def test_what_lies_in_the_folder_keeps_nothing_from_being_loaded(folder: Path) -> None:
    (folder / "zz.pat").symlink_to(folder / "zz.pat")
    (folder / "yy.pat").mkdir()
    (folder / "ww.pat").write_text("nonsense")
    os.mkfifo(folder / "xx.pat")
    found = hall_of(folder).patterns
    assert [one.name for one in found.library.classes] == [
        "contact-answer",
        "key-point-shape",
        "shape",
    ]
    assert {Path(error.place.source).stem for error in found.findings} == {"ww", "xx", "yy", "zz"}


def test_a_file_that_is_bad_from_the_beginning_comes_into_force_once_it_is_right(
    folder: Path,
) -> None:
    text = (folder / "shape.pat").read_text()
    (folder / "shape.pat").write_text("nonsense")
    hall = hall_of(folder)
    assert "shape" not in {one.name for one in hall.patterns.library.classes}
    with pytest.raises(BadInput, match=r"shape\.pat"):
        hall.knowledge.check()
    (folder / "shape.pat").write_text(text)
    hall.knowledge.look_soon()
    hall.knowledge.check()
    assert hall.knowledge.patterns.library.of("shape") is hall.patterns.library.of("shape")
    hall.close()


def test_a_class_that_is_not_there_is_not_asked(folder: Path) -> None:
    (folder / "shape.pat").unlink()
    hall = hall_of(folder)
    hall.knowledge.check()
    assert not hall.knowledge.patterns.names & {"shape"}
    hall.close()


def test_two_halls_of_a_process_go_by_their_own_files_and_decisions(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    rules = tmp_path_factory.mktemp("rules")
    (rules / "own.rule").write_text(new_rule("first", "It is first.") + "\n", "utf-8")
    one, other = hall_of(folder), Hall(Shelf(folder / "other-tables"), rules=rules)
    assert len(one.patterns.library.classes) == 3 < len(other.patterns.library.classes)
    assert list(other.rules.files) == ["own"] and len(one.rules.files) > 1
    seated = one.new(Terms(size=5))
    scene = seated.table.standing(seated.table.root).scene
    one.decisions.keep(scene, one.engine.decide(Blackboard(Game(5), one.knowledge), BLACK))
    shown = [hall.overlays["candidates"].make(scene).marks for hall in (one, other)]
    assert shown[0] and not shown[1]
    one.close()
    other.close()


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("shape.pat", "atari-beside-support", "atari-and-support"), ("own.rule", "first.", "last.")],
)
def test_a_decision_is_shown_until_other_knowledge_is_in_force(
    folder: Path, name: str, before: str, after: str
) -> None:
    (folder / "own.rule").write_text(new_rule("first", "It is first.") + "\n", "utf-8")
    hall = Hall(Shelf(folder / "tables"), patterns=folder, rules=folder)
    hall.patterns.load()
    seated = hall.new(Terms(size=5))
    scene = seated.table.standing(seated.table.root).scene
    decision = hall.engine.decide(Blackboard(Game(5), hall.knowledge), BLACK)
    hall.decisions.keep(scene, decision)
    assert hall.decisions.at(scene) is decision
    path = folder / name
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    hall.knowledge.look_soon()
    assert hall.decisions.at(scene) is None
    hall.close()


def test_a_folder_without_any_class_that_is_asked_is_named(tmp_path: Path) -> None:
    (tmp_path / "other.pat").write_text(class_text(harvested("other-one", "X *")))
    knowledge = KnowledgeInForce([tmp_path])
    with pytest.raises(BadInput, match="found none of the classes that the player asks: expected"):
        knowledge.check()
