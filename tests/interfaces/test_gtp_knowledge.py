"""What a session has loaded stays in force, whatever is done to its files and whatever fails in between."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from riyu.inference import core
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.patterns.files import package_folder
from riyu.patterns.reload import SECONDS
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.inference.drawn import rule

STYLE = """title = "First says so"
about = "Quick."
[play]
width = 6
playouts = 4
assess_playouts = 20
[weights]
keep-shape = 20.0
extend = 20.0
"""


def patterns(name: str, words: str) -> str:
    """Give a pattern file of the package, with some words as every pattern's why."""
    text = (package_folder("patterns") / f"{name}.pat").read_text("utf-8")
    return re.sub(r"(?m)^why .*\n( .*\n)*", f"why     {words}.\n", text)


class Desk:
    """A session with knowledge files of its own, and a clock that goes on when told."""

    def __init__(self, folder: Path) -> None:
        self.now = 0.0
        self.folder = folder
        for kind in ("patterns", "rules", "styles"):
            (folder / kind).mkdir()
        self.write("patterns/shape.pat", patterns("shape", "First says so"))
        self.write("patterns/contact-answer.pat", patterns("contact-answer", "First says so"))
        self.write("rules/trial.rule", rule("first"))
        self.write("styles/trial.toml", STYLE)
        knowledge = KnowledgeInForce([folder / "patterns"], [folder / "rules"], lambda: self.now)
        settings = Settings(size=5, style=str(folder / "styles" / "trial.toml"))
        self.session = new_session(settings, knowledge=knowledge)
        for move in ("b C3", "w D3"):
            self.send(f"play {move}")

    def write(self, name: str, text: str) -> None:
        """Write a file as an editor does, to a new one that takes the name."""
        (self.folder / name).unlink(missing_ok=True)
        (self.folder / name).write_text(text)
        self.now += SECONDS

    def send(self, command: str) -> str:
        ok, text = self.session.send(command)
        assert ok, text
        return text


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def candidates(desk: Desk) -> str:
    text = desk.send("riyu-candidates b")
    assert " says so" in text
    return text


def chosen_by_another_engine(desk: Desk) -> str:
    return desk.send("reg_genmove b")


def matches(desk: Desk) -> str:
    lines = desk.send("riyu-match contact-answer D3 b").splitlines()
    return "\n".join(line for line in lines if not line.startswith("not in force: "))


def facts(desk: Desk) -> str:
    text = desk.send("riyu-facts move")
    assert "save" in text
    return text


def style(desk: Desk) -> str:
    return desk.send("riyu-style") + desk.send("gogui-param_general")


ASKED: tuple[tuple[str, tuple[Callable[[Desk], str], ...]], ...] = (
    ("patterns/contact-answer.pat", (candidates, chosen_by_another_engine, matches)),
    ("patterns/shape.pat", (candidates, matches)),
    ("rules/trial.rule", (facts,)),
    ("styles/trial.toml", (style, candidates)),
)


def bad_words(path: Path) -> None:
    path.write_text("nonsense = [")


def no_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe")


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def half(path: Path) -> None:
    data = path.read_bytes()
    middle = len(data) // 2
    name = data.find(b"\npattern ", middle)  # a file that ends between two patterns is right
    path.write_bytes(data[: name + 12 if name >= 0 else middle])


ALL = (bad_words, no_text, nothing, loop, folder, pipe, half)
DONE = (ALL, (bad_words, loop, half), (bad_words, no_text, pipe, half), (no_text, nothing, folder))
"""What is done to each file: all to the first, and each thing to another kind of file, too."""


@pytest.mark.parametrize(
    ("name", "asks", "make"),
    [(*asked, make) for asked, made in zip(ASKED, DONE, strict=True) for make in made],
)
def test_what_was_loaded_stays_in_force_until_the_file_is_right_again(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    name: str,
    asks: tuple[Callable[[Desk], str], ...],
    make: Callable[[Path], None],
) -> None:
    path = desk.folder / name
    text = path.read_text()

    def asked() -> list[str]:
        return [ask(desk) for ask in asks]

    before = asked()
    make(path)
    desk.now += SECONDS
    assert asked() == before
    desk.send("clear_cache")
    assert asked() == before
    with monkeypatch.context() as patch:
        patch.setattr(Session, "position", property(lambda _: 1 / 0))
        ok, said = desk.session.send("riyu-position")
        assert not ok and said.startswith("internal error: ZeroDivisionError")
    assert asked() == before
    desk.send("gogui-param_general seed 3")
    desk.send("gogui-param_general seed 0")
    assert asked() == before
    told = [line for line in capfd.readouterr().err.splitlines() if line.startswith("riyu: ")]
    assert told and all(str(path) in line for line in told) and len(set(told)) == len(told)
    assert desk.send("riyu-findings").splitlines() == [line.removeprefix("riyu: ") for line in told]
    if path.is_dir():
        path.rmdir()
    desk.write(name, text.replace("First", "Second").replace("first", "second"))
    after = [said.replace("Second", "First") for said in asked()]
    assert after == [said.replace("first", "second") for said in before]
    assert desk.send("riyu-findings") == "nothing is wrong with the knowledge files"


def test_a_style_goes_out_of_force_and_comes_back_though_its_file_is_bad(desk: Desk) -> None:
    mine = str(desk.folder / "styles" / "trial.toml")
    before = style(desk)
    desk.send("riyu-style balanced")
    Path(mine).write_text("nonsense = [")
    desk.now += SECONDS
    ok, said = desk.session.send(f"riyu-style {mine}")
    assert not ok and said.startswith(mine)
    assert desk.send("riyu-style").startswith("balanced")
    desk.write("styles/trial.toml", STYLE)
    desk.send(f"riyu-style {mine}")
    assert style(desk) == before


def test_a_style_follows_its_file_and_keeps_the_numbers_that_were_set(desk: Desk) -> None:
    desk.send("gogui-param_general playouts 7")
    desk.write("styles/trial.toml", STYLE.replace("width = 6", "width = 2"))
    assert "width 2" in style(desk) and "] playouts 7" in style(desk)
    assert desk.session.engine.style.width == 2


def test_a_file_that_was_never_right_is_refused_until_it_is(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    text = (tmp_path / "patterns/contact-answer.pat").read_text()
    (tmp_path / "patterns/contact-answer.pat").write_text("nonsense")
    desk.now += SECONDS
    ok, said = desk.session.send("riyu-candidates b")
    assert not ok and str(tmp_path / "patterns/contact-answer.pat") in said
    assert "First says so" in desk.send("riyu-match shape C4 b")  # the other file is right
    desk.write("patterns/contact-answer.pat", text)
    candidates(desk)


def test_a_class_that_uses_another_is_right_only_with_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    text = (tmp_path / "patterns/shape.pat").read_text()
    (tmp_path / "patterns/shape.pat").write_text("nonsense")
    desk.now += SECONDS
    for command in ("riyu-candidates b", "riyu-match contact-answer D3 b"):
        ok, _ = desk.session.send(command)
        assert not ok
    assert "contact-answer.pat" in desk.send("riyu-findings")
    desk.write("patterns/shape.pat", text)
    assert "First says so" in matches(desk)


def test_two_sessions_of_one_program_have_knowledge_of_their_own(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    one, other = Desk(tmp_path / "one"), Desk(tmp_path / "other")
    assert facts(one) == facts(other)
    one.write("rules/trial.rule", rule("second").replace("save", "extend"))
    assert "extend" in one.send("riyu-facts move") and "save" in facts(other)


def test_a_rule_that_takes_too_many_looks_is_told_once_and_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(core, "MOST_LOOKS", 900)
    says, relate = "answer(own, a, b)", "same-region(a, b)"
    free = rule("free", maps="one:a;two:b", where="", relate=relate, says=says)
    (tmp_path / "trial.rule").write_text(free + rule("one"))
    asked = new_session(Settings(size=7), knowledge=KnowledgeInForce(None, [tmp_path]))
    asked.send("play b C3")
    assert "move(good, black, C4, save, C3)" in asked.send("riyu-facts")[1]
    assert asked.send("riyu-facts answer")[1] == "no facts"
    (told,) = capsys.readouterr().err.splitlines()
    assert "trial.rule:1: rule 'free' says nothing here: it takes more than" in told
    assert told.removeprefix("riyu: ") in asked.send("riyu-findings")[1]


def test_the_best_of_a_class_over_points_is_told_once_all_are_looked_at() -> None:
    asked = new_session(Settings(size=9))
    assert asked.send("gogui-play_sequence b E5 w E4 b C3")[0]
    ok, said = asked.send("riyu-best contact-answer b E4 C3")
    assert ok and " at E4 for Black" in said.splitlines()[0]
    assert asked.send("riyu-best contact-answer b E4 toward E5")[0]
    one, *_ = said.splitlines()
    laid = [asked.send(f"riyu-best contact-answer b E4 C3 laid {way}")[1] for way in range(8)]
    assert any(one in each for each in laid) and not all(one in each for each in laid)
    refused = asked.send("riyu-best contact-answer b E4 laid 8")[1]
    assert refused.startswith("invalid orientation: '8', expected some of 0 to 7")
    assert asked.send("riyu-best contact-answer b") == (
        False,
        "invalid coordinate: none given, expected vertices such as Q16",
    )
    assert asked.send("riyu-best nothing b E4")[1].startswith("no pattern class 'nothing'")
