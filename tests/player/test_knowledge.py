"""Knowledge is one frozen value, named by a hash of all that it holds; who follows files gives another."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

import riyu
from riyu.base.errors import BadInput
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.interfaces.web.standing import game_at
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.terms import Terms
from riyu.patterns.files import package_folder
from riyu.patterns.library import Library
from riyu.patterns.reload import SECONDS
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from tests.inference.drawn import rule
from tests.patterns.drawn import class_text, harvested

STYLE = 'title = "A trial"\nabout = "Quick."\n[play]\nwidth = 3\n'


class Files:
    """A folder of patterns and rules, a style beside them, and what follows them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.now = folder, 0.0
        for name in ("contact-answer", "shape", "other"):
            self.write(f"{name}.pat", class_text(harvested(f"{name}-one", "X *")), name)
        self.write("trial.rule", rule("one"))
        self.write("mine.toml", STYLE)
        self.followed = self.follow()

    def follow(self) -> KnowledgeInForce:
        style = str(self.folder / "mine.toml")
        return KnowledgeInForce([self.folder], [self.folder], lambda: self.now, style=style)

    def write(self, name: str, text: str, called: str = "trial") -> None:
        path = self.folder / name
        before = path.stat().st_mtime_ns if path.exists() else 0
        path.write_text(text.replace("trial", called))
        os.utime(path, ns=(before + 10**9, before + 10**9))
        self.now += SECONDS


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path)


def test_it_is_named_alike_whatever_was_read_of_it(files: Files) -> None:
    before = files.followed.hash
    assert len(before) == 12 and not files.followed.has_rules
    assert files.followed.patterns.library.of("shape")
    assert files.followed.hash == before
    assert files.followed.rulebase.of("one")
    assert files.followed.hash == before
    assert files.followed.now.hash == files.followed.hash == before
    assert files.follow().hash == before


CHANGES = {
    "a class that the player asks": (
        "shape.pat",
        class_text(harvested("shape-two", "X . *")),
        "shape",
    ),
    "a class that nobody asks": ("other.pat", class_text(harvested("other-two", "X . *")), "other"),
    "a new class": ("new.pat", class_text(harvested("new-one", "X *")), "new"),
    "a rule": ("trial.rule", rule("two"), "trial"),
    "the style": ("mine.toml", STYLE.replace("3", "4"), "trial"),
}


@pytest.mark.parametrize(
    ("changed", "is_read"),
    [*((one, True) for one in CHANGES), ("a new class", False), ("a rule", False)],
)
def test_its_name_changes_with_whatever_it_holds(files: Files, changed: str, is_read: bool) -> None:
    before = files.followed.now if is_read else None
    named = files.followed.hash
    files.write(*CHANGES[changed])
    assert files.followed.hash != named
    if before is not None:
        after = files.followed.now
        assert after is not before and after.hash == files.followed.hash
        assert before.hash == named
    assert files.followed.hash == files.follow().now.hash


def test_a_bad_file_leaves_value_and_name_as_they_were(files: Files) -> None:
    before = files.followed.now
    for name in ("shape.pat", "trial.rule", "mine.toml"):
        files.write(name, "nonsense")
        assert files.followed.now is before and files.followed.hash == before.hash
    wrong = {Path(found.place.source).name for found in files.followed.findings}
    assert wrong == {"shape.pat", "trial.rule", "mine.toml"}


def test_the_value_stays_what_it_is(files: Files) -> None:
    before = files.followed.now
    assert files.followed.now is before
    with pytest.raises(FrozenInstanceError):
        before.rulebase = files.followed.rulebase  # type: ignore[misc]
    files.write("trial.rule", rule("two"))
    after = files.followed.now
    assert [r.name for r in before.rulebase.rules] == ["one"]
    assert [r.name for r in after.rulebase.rules] == ["two"]
    assert after.patterns is before.patterns


def test_what_comes_from_no_file_is_named_by_what_it_says(files: Files) -> None:
    files.followed.all_patterns()
    own = replace(files.followed.patterns.library.classes[0], digest="")
    changed = replace(own, comments=("more",))
    assert Library((own,)).digests() == Library((replace(own),)).digests()
    assert Library((own,)).digests() != Library((changed,)).digests()


def test_other_numbers_of_a_style_are_another_name(files: Files) -> None:
    style = files.followed.style
    assert files.followed.hash_with(replace(style, width=9)) != files.followed.hash
    now = files.followed.now
    assert replace(now, style=replace(style, width=9)).hash == now.hash_with(
        replace(style, width=9)
    )


def test_a_class_that_the_player_needs_must_be_right(files: Files) -> None:
    files.write("shape.pat", "nonsense")
    followed = files.follow()
    assert followed.patterns.library.of("contact-answer")
    with pytest.raises(BadInput, match=r"shape\.pat"):
        _ = followed.now


def test_the_packages_knowledge_is_named_without_reading_it() -> None:
    code = (
        "import sys; from riyu.interfaces.gtp.commands import new_session; session = new_session()\n"
        "assert session.send('name') == (True, 'riyu') and session.knowledge.hash\n"
        "assert 'riyu.inference.rulebase' not in sys.modules and 'riyu.patterns.reader' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert package_folder("rules").is_dir()


def test_a_decision_a_session_and_its_game_say_what_they_were_made_by(files: Files) -> None:
    session = new_session(
        Settings(size=5, style=str(files.folder / "mine.toml")), knowledge=files.followed
    )
    before = files.followed.now.hash
    assert session.send("riyu-knowledge") == (True, before)
    assert "GC[" not in session.send("printsgf")[1]
    assert session.send("genmove b")[0]
    decided = session.state.decided
    assert decided is not None and decided.decision.to_json()["knowledge"] == before
    assert (
        f"GC[riyu {riyu.__version__}, knowledge {before}, level full]"
        in session.send("printsgf")[1]
    )
    assert f"knowledge {before}" in session.send("gomill-describe_engine")[1]
    assert session.send("gogui-param_general width 5")[0]
    other = session.send("riyu-knowledge")[1]
    assert other != before and other == files.followed.hash_with(session.style_in_force())
    assert session.send("genmove w")[0]
    assert f"knowledge {other}" in session.send("printsgf")[1]


def test_a_table_says_all_that_its_moves_were_made_by(files: Files) -> None:
    table = Table.begin(Terms(size=5))
    node, engine = table.root, Engine(knowledge=files.followed)
    for named in (files.followed.hash, None):
        if named is None:
            files.write("trial.rule", rule("two"))
        blackboard = Blackboard(game_at(node), files.followed)
        decision = engine.decide(blackboard, blackboard.game.to_move, may_resign=False)
        node = table.play(node, decision.point, decision.color)
        table.decided(node, decision)
        assert f"riyu {riyu.__version__}, knowledge {files.followed.hash}" in table.root.text("GC")
    assert len(table.root.text("GC").splitlines()) == 2
    table.decided(node, decision)
    assert len(table.root.text("GC").splitlines()) == 2
