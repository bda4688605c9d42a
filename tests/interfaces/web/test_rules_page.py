"""Rules and facts on the page: looked at, made from nothing, tried, saved in a game; a fact's why down to a stone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.interfaces.web.browser import KNOWLEDGE, Desk, Server, check_accessible, choose
from tests.patience import PatientClock

GAME = b"(;SZ[9]KM[7.5]PB[A]PW[B];B[de];W[ee];B[ed];W[aa];B[fe];W[ia])"
"""White's stone at E5 has one liberty left, E4."""

RULE = "net-when-pushing-out-fails"
OTHER = "capture-what-is-in-atari"
TAKE = "move(good, black, E4, capture, E5)"
FILES = KNOWLEDGE["rules"]


@pytest.fixture(scope="module")
def server(browser: Any, desk: Desk) -> Server:
    """A server that finds facts by files of its own."""
    return desk.server


@pytest.fixture
def folder(desk: Desk) -> Iterator[Path]:
    """The folder of rule files, as riyu has them."""
    yield desk.folder / "rules"
    desk.restore()


@pytest.fixture
def address(desk: Desk) -> str:
    """A game under way, looked at in the panel of rules."""
    return desk.open(GAME, "?at=6&panel=rules")


@pytest.fixture
def game(page: Any, folder: Path) -> Any:
    """A page with that game."""
    page.wait_for_selector('.number:has-text("Move 6")')
    page.wait_for_selector("#panel-rules ul.classes")
    return page


def open_rule(page: Any, name: str = RULE, of: str = "moves") -> None:
    page.click(f'#panel-rules ul.classes button:text-is("{of}")')
    page.click(f'#panel-rules ul.rule-list button:text-is("{name}")')
    page.wait_for_selector(f'#panel-rules h2:text-is("{name}")')


def test_a_rule_is_made_from_nothing_and_the_game_goes_on_with_it(game: Any, folder: Path) -> None:
    file = folder / "moves.rule"
    before = file.read_text("utf-8")
    game.click('#panel-rules ul.classes button:text-is("moves")')
    for name in ("../../evil", "A B", RULE):
        game.fill('#panel-rules label:has-text("Name") input', name)
        game.fill('#panel-rules label:has-text("Why, a sentence") input', "A test takes it.")
        game.press('#panel-rules label:has-text("Why, a sentence") input', "Tab")
        game.click('#panel-rules button:text-is("Make it")')
        told = "there is a rule" if name == RULE else "can't be a rule's name"
        game.wait_for_selector(f'.below .problem:has-text("{told}")')
    game.fill('#panel-rules label:has-text("Name") input', "take-its-last-liberty")
    game.press('#panel-rules label:has-text("Name") input', "Tab")
    game.click('#panel-rules button:text-is("Make it")')
    game.wait_for_selector('#panel-rules h2:text-is("take-its-last-liberty")')
    text = game.input_value("#panel-rules textarea.code")
    head = (
        text.split("yes\n")[0]
        .replace("liberties(A) = 2", "liberties(A) = 1")
        .replace("reduce-liberties, A", "ladder, A")
    )
    examples = "\n".join(
        (
            *("yes", "  . . X . .", "  . X O * .", "  . . X . ."),
            *("no      # two liberties", "  . . . . .", "  . X O . .", "  . . X . ."),
        )
    )
    game.fill("#panel-rules textarea.code", head + examples)
    game.press("#panel-rules textarea.code", "Tab")
    fact = "move(good, black, E4, ladder, E5)"
    game.wait_for_selector(f'#panel-rules .fact-changes li:has-text("{fact}")')
    game.wait_for_selector('[data-layer="rule-fires"] > g', state="attached")
    assert file.read_text("utf-8") == before
    game.click('#panel-rules button.chief:text-is("Save")')
    game.wait_for_selector('#panel-rules .state:has-text("in force after")')
    after = file.read_text("utf-8")
    assert after == before.rstrip("\n") + "\n\n" + head + examples + "\n"
    choose(game, "facts")
    game.wait_for_selector(f'#panel-facts .fact-list button:text-is("{fact}")')


def test_text_and_picture_are_in_step_and_both_maps_are_painted(game: Any, folder: Path) -> None:
    open_rule(game)
    assert game.locator("#panel-rules .maps .map-name").count() == 2
    assert game.locator("#panel-rules .maps .relation").count() == 3
    game.click('#panel-rules .brushes button:text-is("?")')
    game.click('#panel-rules .rule-maps [data-cell="0,2,2"]')
    game.wait_for_selector(f'#panel-rules .state:has-text("Changed: {RULE}")')
    text = game.input_value("#panel-rules textarea.code")
    assert "  ? ? ? *" in text
    game.click('#panel-rules button:text-is("Undo edit")')
    game.wait_for_function(
        "() => document.querySelector('#panel-rules textarea.code').value.includes('  ? ? . *')"
    )


def test_broken_text_is_refused_in_place_and_words_are_completed(game: Any, folder: Path) -> None:
    before = (folder / "moves.rule").read_bytes()
    open_rule(game)
    field = "#panel-rules textarea.code"
    text = game.input_value(field)
    game.fill(field, text.replace("same-string(P, Q)", "same-sting(P, Q)"))
    game.wait_for_selector('#panel-rules .refused:has-text("line 11, column 9")')
    game.wait_for_selector('#panel-rules .problems button:has-text("same-string")')
    game.click('#panel-rules button.chief:text-is("Save")')
    game.wait_for_selector('.below .problem:has-text("nothing is saved")')
    game.click('#panel-rules button:text-is("Undo edit")')
    game.wait_for_function(f"(t) => document.querySelector('{field}').value === t", arg=text)
    for name in ("../../../etc/passwd", "a/b", "A B", "answer-the-push"):
        game.fill(field, text.replace(f"rule {RULE}", f"rule {name}"))
        game.press(field, "Tab")
        game.wait_for_selector('#panel-rules .refused:has-text("Refused")')
        game.click('#panel-rules button:text-is("Undo edit")')
        game.wait_for_selector("#panel-rules .refused:empty", state="attached")
    game.fill(field, text.replace("liberties(R) > 2", "liberties(R) > 2, chain-st"))
    at = text.index("liberties(R) > 2") + len("liberties(R) > 2, chain-st")
    game.evaluate(f"at => document.querySelector('{field}').setSelectionRange(at, at)", at)
    game.focus(field)
    game.keyboard.press("Control+Space")
    game.wait_for_function(
        f"() => document.querySelector('{field}').value.includes('chain-stones')"
    )
    assert (folder / "moves.rule").read_bytes() == before
    assert sorted(p.name for p in folder.iterdir()) == sorted(f"{name}.rule" for name in FILES)


def test_two_pages_edit_the_same_file(game: Any, folder: Path) -> None:
    file = folder / "moves.rule"
    before = file.read_text("utf-8")
    field, saved = "#panel-rules textarea.code", '#panel-rules .state:has-text("in force after")'
    save = '#panel-rules button.chief:text-is("Save")'
    open_rule(game, RULE)
    game.wait_for_function("location.search.includes('rules.rule')")
    other, third = game.context.new_page(), game.context.new_page()
    for page, rule in ((other, OTHER), (third, RULE)):
        page.goto(game.url.replace(RULE, rule))
        page.wait_for_selector(f'#panel-rules h2:text-is("{rule}")')
    for page, rule, why in ((game, RULE, "One."), (other, OTHER, "Two."), (third, RULE, "Three.")):
        page.bring_to_front()
        page.fill(
            field, re.sub(r"(?m)^why .*\n( .*\n)*", f"why     {why}\n", page.input_value(field))
        )
        page.press(field, "Tab")
        page.wait_for_selector(f'#panel-rules .state:has-text("Changed: {rule}")')
    for page in (game, other):
        page.bring_to_front()
        page.click(save)
        page.wait_for_selector(saved)
    # Other rules of the file: both stay, and the one sees what the other saved.
    text = file.read_text("utf-8")
    assert f"rule {RULE}\nwhy     One.\n" in text and f"rule {OTHER}\nwhy     Two.\n" in text
    assert len(text) < len(before)
    # The same rule: refused in words, and the file stays.
    third.bring_to_front()
    third.click(save)
    third.wait_for_selector('#panel-rules .refused:has-text("was changed meanwhile")')
    assert file.read_text("utf-8") == text
    third.click('#panel-rules button:text-is("As in the file")')
    third.wait_for_selector('#panel-rules .lead:has-text("One.")')
    game.bring_to_front()
    game.click('#panel-rules button:text-is("← moves")')
    game.wait_for_selector('#panel-rules .rule-list:has-text("Two.")')


def test_a_new_file_is_begun_and_written_once_it_has_a_rule(game: Any, folder: Path) -> None:
    form = "#panel-rules details.new-file"
    game.click(f"{form} summary")
    said = ("What a test says.", "test-takes-a-liberty", "A test takes it.")
    for place, text in enumerate(said, start=1):
        game.fill(f"{form} input >> nth={place}", text)
    for name, told in (("../../evil", "can't be a file's name"), ("moves", "already")):
        game.fill(f"{form} input >> nth=0", name)
        game.press(f"{form} input >> nth=0", "Tab")
        game.click(f'{form} button:text-is("Begin it")')
        game.wait_for_selector(f'.below .problem:has-text("{told}")')
    game.fill(f"{form} input >> nth=0", "test-rules")
    game.press(f"{form} input >> nth=0", "Tab")
    game.click(f'{form} button:text-is("Begin it")')
    game.wait_for_selector('#panel-rules h2:text-is("test-rules")')
    clock = PatientClock()  # a click on a list that is being made anew goes nowhere
    while not game.locator('#panel-rules h2:text-is("test-takes-a-liberty")').count():
        assert clock.read() < 30, "the rule is not shown"
        game.click('#panel-rules ul.rule-list button:text-is("test-takes-a-liberty")')
        game.evaluate("() => new Promise(done => setTimeout(done, 200))")
    assert not (folder / "test-rules.rule").exists()
    # What is shown is drawn before the address says so: a reload in between would show the whole file.
    game.wait_for_function("location.search.includes('rules.rule=test-takes-a-liberty')")
    game.reload()  # a new file is kept as edits are
    game.wait_for_selector('#panel-rules .state:has-text("Not written yet")')
    game.click('#panel-rules button.chief:text-is("Save")')
    game.wait_for_selector('#panel-rules .state:has-text("in force after")')
    text = (folder / "test-rules.rule").read_text("utf-8")
    assert text.startswith("# What a test says.\n\nrule test-takes-a-liberty\n")


def test_a_file_saved_from_the_list_of_its_rules_says_so_there(game: Any, folder: Path) -> None:
    file = folder / "moves.rule"
    open_rule(game)
    field = "#panel-rules textarea.code"
    said = re.sub(r"(?m)^why .*\n( .*\n)*", "why     One.\n", game.input_value(field))
    game.fill(field, said)
    game.press(field, "Tab")
    game.wait_for_selector(f'#panel-rules .state:has-text("Changed: {RULE}")')
    game.click('#panel-rules button:text-is("← moves")')
    game.wait_for_selector('#panel-rules h2:text-is("moves")')
    game.click('#panel-rules button.chief:text-is("Save")')
    game.wait_for_selector('#panel-rules .state:has-text("in force after")')
    assert f"rule {RULE}\nwhy     One.\n" in file.read_text("utf-8")


def test_rules_are_searched_and_those_that_fire_are_told(game: Any) -> None:
    assert set(FILES) <= set(game.locator("#panel-rules ul.classes button").all_inner_texts())
    game.fill("#panel-rules input >> nth=0", "atari")
    game.press("#panel-rules input >> nth=0", "Enter")
    game.wait_for_selector(
        '#panel-rules ul.rule-list li:has-text("fires here") >> text=capture-what-is-in-atari'
    )
    game.click('#panel-rules ul.rule-list button:text-is("capture-what-is-in-atari")')
    game.wait_for_selector('#panel-rules .fires-here:has-text("It fires at 1 place")')
    choose(game, "play")
    game.wait_for_selector('[data-layer="rule-fires"]', state="detached")


def test_the_why_of_a_fact_is_opened_down_to_a_stone(game: Any) -> None:
    choose(game, "facts")
    game.wait_for_selector("#panel-facts ul.fact-list")
    game.select_option("#panel-facts select", "move")
    game.wait_for_function(
        "() => !document.querySelector('.fact-list').innerText.includes('shape(')"
    )
    game.click(f'#panel-facts .fact-list button:text-is("{TAKE}")')
    game.wait_for_selector("#panel-facts ul.why-tree")
    stones = '#panel-facts .reason.stones:has-text("E5")'
    game.wait_for_function(
        """(stones) => {
            const closed = '#panel-facts .why-tree details:not([open]) > summary';
            document.querySelectorAll(closed).forEach((one) => one.click());
            const said = [...document.querySelectorAll('#panel-facts .reason.stones')];
            return said.some((one) => one.innerText.includes(stones) && one.checkVisibility());
        }""",
        arg="E5",
    )
    game.hover(f"{stones} >> nth=0")
    game.wait_for_selector(".goban .lit", state="attached")
    game.wait_for_selector('[data-layer="why"] > g', state="attached")
    game.reload()
    game.wait_for_selector("#panel-facts ul.why-tree")
    game.click('#panel-facts button:text-is("What takes it down")')
    game.wait_for_selector('#panel-facts p:has-text("Taken down by: ")')
    assert "White E4" in game.inner_text("#panel-facts .facts")
    game.click('#panel-facts button:text-is("Open capture-what-is-in-atari")')
    game.wait_for_selector('#panel-rules h2:text-is("capture-what-is-in-atari")')


def test_a_fact_that_a_pattern_says_opens_the_pattern(game: Any) -> None:
    choose(game, "facts")
    game.wait_for_selector("#panel-facts ul.fact-list")
    game.fill("#panel-facts input >> nth=0", "key-point")
    game.press("#panel-facts input >> nth=0", "Enter")
    game.wait_for_function(  # a click on the list of before would be lost
        "[...document.querySelectorAll('#panel-facts .fact-list button')]"
        ".every(one => one.textContent.includes('key-point'))"
    )
    game.click('#panel-facts .fact-list button:has-text("key-point(black") >> nth=0')
    game.click('#panel-facts button:text-is("Open key-last-crossing") >> nth=0')
    game.wait_for_selector('#panel-patterns h2:text-is("key-last-crossing")')


def test_the_overlay_of_facts_names_them_at_a_point(game: Any) -> None:
    choose(game, "overlays")
    game.check('[data-overlay="facts"] input')
    game.wait_for_selector('[data-layer="facts"] > g', state="attached")
    game.hover('.goban [data-point="E5"]')
    game.wait_for_selector('.below:has-text("What rules say")')


def test_the_panels_are_found_accessible_and_fit_a_phone(game: Any) -> None:
    game.click("#panel-rules details.new-file summary")
    steps = (
        ("", ""),
        ('#panel-rules ul.classes button:text-is("moves")', "#panel-rules ul.rule-list"),
        (f'#panel-rules ul.rule-list button:text-is("{RULE}")', ".fires-here p"),
        ("#tab-facts", "#panel-facts ul.fact-list"),
        (f'#panel-facts .fact-list button:text-is("{TAKE}")', "ul.why-tree"),
    )
    for step, shown in steps:
        if step:
            game.click(step)
            game.wait_for_selector(shown)
        game.set_viewport_size({"width": 360, "height": 740})
        assert game.evaluate("document.documentElement.scrollWidth") <= 360
        game.set_viewport_size({"width": 1280, "height": 860})
        if shown in (".fires-here p", "ul.why-tree"):
            check_accessible(game, within=f"[id^=panel-]:has({shown})")
