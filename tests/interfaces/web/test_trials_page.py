"""Trials that do not end, and faults that nobody foresaw: the page says so and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.interfaces.web.browser import KNOWLEDGE, Desk, Server, choose
from tests.patience import until

GAME = b"(;SZ[9]KM[7.5];B[de];W[ee];B[ed];W[aa];B[fe];W[ia])"
RULE = "capture-what-is-in-atari"
WHY = "It has one liberty left: take it."
TEXT = "#panel-rules textarea.code"
TRIAL = "#panel-rules .trial"

PROGRAM = """
import sys, time
from riyu.__main__ import main
from riyu.interfaces.web.panels import rule_editor
from riyu.interfaces.web import actions, hall

def tell(word):
    sys.stderr.write(word + "\\n")  # at once: two trials may tell in the same moment

tried = rule_editor.try_rule

def try_rule(knowledge, draft, rule, position, ruleset, stop):
    "A trial that goes on for as long as it likes: `slow` heeds its stop, `deaf` does not."
    if "slow" in rule.why:
        tell("begun")
        while not stop():
            time.sleep(0.01)
        tell("stopped")
    if "deaf" in rule.why:
        tell("begun")
        while True:
            time.sleep(1)
    if "wrong" in rule.why:
        raise ZeroDivisionError("/home/secret")
    return tried(knowledge, draft, rule, position, ruleset, stop)

rule_editor.try_rule = try_rule

decide = hall.Engine.decide

def decides(engine, blackboard, color, **more):
    if len(blackboard.game.moves) == 3:
        raise OSError(40, "Too many levels of symbolic links", "/home/secret.pat")
    return decide(engine, blackboard, color, **more)

hall.Engine.decide = decides

def fails(self):
    raise ZeroDivisionError("/home/secret")

actions.Actions.save_picture = fails
main()
"""


class Hostile(Desk):
    """A desk whose trials can be made to go on for ever, and whose riyu fails at its second move."""

    def __init__(self, folder: Path) -> None:
        script = folder / "hostile.py"
        script.write_text(PROGRAM)
        self.program = (str(script),)
        super().__init__(folder)

    def serve(self, *options: str) -> Server:
        """Start its server."""
        return Server(self.folder / "tables", *options, program=self.program)

    def count(self, word: str) -> int:
        """Give how many trials begun or were stopped."""
        return self.server.said.split().count(word)

    def until(self, word: str, count: int) -> None:
        """Wait until so many trials begun or were stopped."""
        until(lambda: self.count(word) >= count, f"{count} trials {word}")


@pytest.fixture(scope="module")
def hostile(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hostile]:
    found = Hostile(tmp_path_factory.mktemp("hostile"))
    yield found
    assert found.server.end() == 130, "whatever still runs"


@pytest.fixture
def fresh(hostile: Hostile) -> Iterator[Hostile]:
    """The desk with riyu's own files and no edits."""
    hostile.restore()
    hostile.server.errors.write_text("")
    yield hostile


@pytest.fixture(scope="module")
def server(hostile: Hostile) -> Server:
    return hostile.server


@pytest.fixture
def address(fresh: Hostile) -> str:
    return fresh.open(GAME, f"?at=6&panel=rules&rules.file=moves&rules.rule={RULE}")


@pytest.fixture
def editor(page: Any) -> Any:
    page.wait_for_selector(f'#panel-rules h2:text-is("{RULE}")')
    page.wait_for_selector('#panel-rules .fires-here:has-text("It fires")')
    return page


def why(page: Any, words: str) -> None:
    """Write another sentence into the rule: `slow`, `deaf` and `wrong` make its trial what they say."""
    text = page.input_value(TEXT)
    page.fill(
        TEXT,
        "\n".join(
            f"why     {words}" if line.startswith("why") else line for line in text.split("\n")
        ),
    )
    page.press(TEXT, "Tab")


def is_tried(page: Any) -> None:
    """See that trials end again: a rule whose trial is plain is tried."""
    why(page, "Plain again.")
    page.wait_for_selector('#panel-rules .fires-here:has-text("It fires")')
    page.wait_for_selector(TRIAL, state="hidden")


# Trials. --------------------------------------------------------------------------------------------------------------


def test_a_long_trial_is_told_and_stopped_by_a_button(editor: Any, fresh: Hostile) -> None:
    assert editor.is_hidden(TRIAL)
    why(editor, "It is slow.")
    editor.wait_for_selector(f'{TRIAL}:has-text("It is being tried")')
    editor.click('#panel-rules button:text-is("Stop"):visible')
    fresh.until("stopped", 1)
    editor.wait_for_selector(f'{TRIAL}:has-text("Stopped")')
    editor.click('#panel-rules button:text-is("Try again")')
    fresh.until("begun", 2)
    editor.wait_for_selector(f'{TRIAL}:has-text("It is being tried")')
    is_tried(editor)


@pytest.mark.parametrize(
    "leave",
    [
        lambda page: page.click('#panel-rules button:text-is("Undo edit")'),
        lambda page: page.click('#panel-rules button:text-is("As in the file")'),
        lambda page: choose(page, "play"),
        lambda page: page.click('#panel-rules button:text-is("▶")'),
        lambda page: page.keyboard.press("Home"),
        lambda page: why(page, "It is slow, and something else."),
        lambda page: page.fill(TEXT, page.input_value(TEXT).replace("know", "knows")),
        lambda page: page.reload(),
        lambda page: page.goto("about:blank"),
        lambda page: page.close(),
    ],
    ids=[
        *("undo", "drop", "another panel", "another rule", "another position", "typing on"),
        *("typing what does not read", "a reload", "leaving the page", "closing the browser"),
    ],
)
def test_whatever_leaves_a_trial_stops_it(
    editor: Any, fresh: Hostile, leave: Callable[[Any], None]
) -> None:
    why(editor, "It is slow.")
    fresh.until("begun", 1)
    editor.locator(TEXT).blur()
    leave(editor)
    fresh.until("stopped", 1)


def test_what_does_not_read_any_more_is_not_tried_and_tried_once_it_reads(
    editor: Any, fresh: Hostile
) -> None:
    why(editor, "It is slow.")
    fresh.until("begun", 1)
    good = editor.input_value(TEXT)
    editor.fill(TEXT, good.replace("know ", "knows "))
    editor.wait_for_selector('#panel-rules .refused:has-text("Refused")')
    fresh.until("stopped", 1)
    editor.fill(TEXT, good)
    fresh.until("begun", 2)
    is_tried(editor)


FREE = zip(["one", "two", "three", "four"], "abcd", strict=True)
FOUR = "".join(f"map {name}\n  {letter}\n" for name, letter in FREE)
TIES = "same-region(a, b), same-region(b, c), same-region(c, d)"
STRINGS = ", ".join(f"string(own, ?{letter})" for letter in "abcde")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            f"{FOUR}relate  {TIES}\nassert  reject(own, d)\n",
            "'same-region(c, d)' leaves to map 'four'",
        ),
        (
            f"map one\n  a\nknow    {STRINGS}\nassert  reject(own, a)\n",
            "'string(own, ?e)' asks for",
        ),
    ],
    ids=["four free maps", "a join of five"],
)
def test_a_rule_without_a_bound_is_refused_as_it_is_typed(
    editor: Any, fresh: Hostile, body: str, told: str
) -> None:
    editor.fill(TEXT, f"rule {RULE}\nwhy     It is dear.\n{body}seen    1 of 2\n")
    editor.wait_for_selector('#panel-rules .refused:has-text("found a rule without a bound")')
    assert told in editor.inner_text("#panel-rules .refused")
    editor.click('#panel-rules button:text-is("As in the file")')
    editor.wait_for_selector('#panel-rules .fires-here:has-text("It fires")')


def test_a_browser_that_is_gone_for_a_moment_finds_its_trial_again(
    editor: Any, fresh: Hostile
) -> None:
    why(editor, "It is slow.")
    fresh.until("begun", 1)
    editor.evaluate("window.socket.io.engine.close()")
    fresh.until("stopped", 1)
    fresh.until("begun", 2)
    editor.wait_for_selector(f'{TRIAL}:has-text("It is being tried")')
    is_tried(editor)


def test_trials_that_never_end_do_not_keep_others_from_editing_and_saving(
    editor: Any, fresh: Hostile
) -> None:
    for number in range(1, 4):
        why(editor, f"It is deaf, for the {number}. time.")
        fresh.until("begun", number)
        editor.wait_for_selector(f'{TRIAL}:has-text("It is being tried")')
    is_tried(editor)
    other = editor.context.new_page()
    other.goto(editor.url)
    other.wait_for_selector('#panel-rules .fires-here:has-text("It fires")')
    why(other, "Saved beside what never ends.")
    other.click('#panel-rules button:text-is("Save")')
    other.wait_for_selector('#panel-rules .state:has-text("in force")')
    assert "Saved beside" in fresh.file("moves").read_text("utf-8")


def test_a_trial_that_fails_is_told_and_the_next_one_goes_on(editor: Any, fresh: Hostile) -> None:
    why(editor, "It is wrong.")
    editor.wait_for_selector(f'{TRIAL}:has-text("ZeroDivisionError")')
    editor.wait_for_selector('.below .problem:has-text("came to nothing")')
    assert "secret" not in editor.content() and "secret" in fresh.server.said
    is_tried(editor)


# Faults. --------------------------------------------------------------------------------------------------------------


def test_riyus_thinking_that_fails_ends_in_words_and_the_table_goes_on(
    visit: Any, fresh: Hostile
) -> None:
    page = visit("")
    page.wait_for_selector(".goban .stones[data-shown]")
    page.click('[data-point="E5"]')
    page.wait_for_selector('.number:has-text("Move 2")')
    page.click('[data-point="A1"]')
    page.wait_for_selector('.below .problem:has-text("Too many levels of symbolic links")')
    assert "'riyu thinks' came to nothing" in page.inner_text(".below .problem")
    page.wait_for_selector(".busy:not(.on)", state="attached")
    assert "secret" not in page.content()
    for number in ("Move 2", "Beginning"):
        page.click('#panel-play button:text-is("Undo")')
        page.wait_for_selector(f'.number:has-text("{number}")')
    page.click('[data-point="C3"]')
    page.wait_for_selector('.number:has-text("Move 2")')


def test_an_action_that_fails_is_told_on_the_page(page: Any, fresh: Hostile) -> None:
    page.click('button:text-is("Picture")')
    page.wait_for_selector('.below .problem:has-text("ZeroDivisionError")')
    assert "secret" not in page.content()
    assert fresh.server.said.count("Traceback") == 1
    choose(page, "play")
    page.wait_for_selector("#panel-play p.lead")


def test_odd_files_leave_no_panel_that_waits_for_ever(browser: Any, tmp_path: Path) -> None:
    """A link to itself and a folder with files in it, beside the files of each kind."""

    class OddDesk(Desk):
        def restore(self) -> None:
            """Put the files there, and the odd ones beside them."""
            super().restore()
            for kind, suffix in (("patterns", ".pat"), ("rules", ".rule")):
                link, folder = (self.folder / kind / f"{name}{suffix}" for name in ("yy", "zz"))
                link.symlink_to(link)
                folder.mkdir()
                for name in KNOWLEDGE[kind][:2]:
                    source = self.file(name)
                    (folder / source.name).write_bytes(source.read_bytes())

    desk = OddDesk(tmp_path)
    context = desk.server.admit(browser.new_context())
    try:
        page = context.new_page()
        page.goto(f"{desk.server.url}table/{'a' * 22}")
        for kind in ("patterns", "rules"):
            choose(page, kind)
            page.wait_for_selector(f"#panel-{kind} .patterns")
            page.wait_for_function(
                "(kind) => !document.querySelector(`#panel-${kind} .patterns`).textContent.includes('are read …')",
                arg=kind,
            )
            assert page.inner_text(f"#panel-{kind} .patterns").strip()
        choose(page, "play")
        page.wait_for_selector("#panel-play p.lead")
    finally:
        context.close()
        desk.server.kill()
