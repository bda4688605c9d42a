"""Patterns on the page: looked at, painted, written, tried, saved in the middle of a game, which then follows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from riyu.patterns.reload import SECONDS
from tests.interfaces.web.browser import KNOWLEDGE, Desk, Server, check_accessible, choose
from tests.patience import milliseconds

GAME = b"(;SZ[9]KM[7.5]PB[A]PW[B];B[gc];W[ce];B[de])"
"""Black's last stone touches White's: the patterns of contact-answer are asked."""

CRUCIAL = (
    b"(;SZ[9]KM[7.5]AB[ba][ca][fa][cb][fb][hb][cc][fc][bd][cd][fd][gd][ae][be][ce][fe][he][ie]"
    b"[bf][ef][ff][gf][hf]AW[da][ea][db][eb][dc][ec][dd][ed][af][cf][df][if][ag][bg][cg][eg][fg]"
    b"[gg][hg][ig][dh][gi];W[ee])"
)
"""The game is Black's at D5, which takes ten stones, and White's else: no search plays elsewhere.

    9 . X X O O X . . .
    8 . . X O O X . X .
    7 . . X O O X . . .
    6 . X X O O X X . .
    5 X X X . O X . X X
    4 O X O O X X X X O
    3 O O O . O O O O O
    2 . . . O . . . . .
    1 . . . . . . O . .
      A B C D E F G H J

White's E5 bends around the end of Black's stones; cut-off-the-hane does not match, for White stands at E6.
"""

NAME = "hane-around-the-contact"
CLASSES = KNOWLEDGE["patterns"]
LOOKED = 1000 * SECONDS + 200
"""Milliseconds after which whoever asks has the files looked at again."""
SAVE = '#panel-patterns button.chief:text-is("Save")'


@pytest.fixture(scope="module")
def server(browser: Any, desk: Desk) -> Server:
    """A server that plays by files of its own."""
    return desk.server


@pytest.fixture
def folder(desk: Desk) -> Iterator[Path]:
    """The folder of pattern files, as riyu has them."""
    yield desk.folder / "patterns"
    desk.restore()


@pytest.fixture
def address(desk: Desk) -> str:
    """A game under way, looked at in the panel of patterns."""
    return desk.open(GAME, "?at=3&panel=patterns")


@pytest.fixture
def game(page: Any, folder: Path) -> Any:
    """A page with that game."""
    page.wait_for_selector('.number:has-text("Move 3")')
    page.wait_for_selector("#panel-patterns ul.classes")
    return page


def open_pattern(page: Any, name: str = NAME, of: str = "contact-answer") -> None:
    page.click(f'ul.classes button:text-is("{of}")')
    page.click(f'.thumb[data-pattern="{name}"]')
    page.wait_for_selector(f'#panel-patterns h2:text-is("{name}")')


def choose_piece(game: Any) -> None:
    game.click('button:has-text("New from the board")')
    for point in ("B6", "D4", "D5", "C6"):
        game.wait_for_selector('#panel-patterns .lead:has-text("Click on the board")')
        asked = game.inner_text("#panel-patterns .lead")
        game.click(f'.goban [data-point="{point}"]')
        game.wait_for_function(
            "(t) => document.querySelector('#panel-patterns .lead')?.innerText !== t", arg=asked
        )


def make_from_board(game: Any, name: str) -> None:
    choose_piece(game)
    game.fill("#panel-patterns .patterns input >> nth=0", name)
    game.fill("#panel-patterns .patterns input >> nth=1", "A test bends here.")
    game.press("#panel-patterns .patterns input >> nth=1", "Tab")
    game.click('button:has-text("Make it")')
    game.wait_for_selector(f'#panel-patterns h2:text-is("{name}")')


def reasons(page: Any) -> str:
    """Ask riyu for its candidates, and give all their reasons."""
    choose(page, "candidates")
    page.click('#panel-candidates button:has-text("Ask riyu")')
    page.wait_for_selector("ol.candidates > li")
    page.wait_for_selector('#panel-candidates span:has-text("points")')
    said: str = page.text_content("#panel-candidates ol.candidates")
    return said


def test_a_pattern_changed_in_the_middle_of_a_game_is_followed(game: Any, folder: Path) -> None:
    file = folder / "contact-answer.pat"
    before = file.read_bytes()
    open_pattern(game)
    game.wait_for_selector('.fires-here:has-text("It fires at")')
    game.wait_for_selector('[data-layer="pattern-fires"]', state="attached")
    text = game.input_value("textarea.code")
    why = "Bend around the stone that touches ours, where what bends keeps three liberties."
    assert why in text
    game.fill("textarea.code", text.replace(why, "Bend around it, as this test says."))
    game.press("textarea.code", "Tab")
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    assert file.read_bytes() == before.replace(why.encode(), b"Bend around it, as this test says.")
    assert "Bend around it, as this test says" in reasons(game)
    # Painted: the hane is none any more where the enemy may stand beside; the same game follows at once.
    choose(game, "patterns")
    game.click('.brushes button:text-is("X")')
    game.click('.magnified [data-cell="0,0,1"]')
    game.wait_for_selector(".findings li:has-text(\"does not match this 'yes'\")")
    game.wait_for_selector(".example.wrong")
    game.click(SAVE)
    game.wait_for_selector('.refused:has-text("does not match")')
    assert b"as this test says" in file.read_bytes()
    game.click('#panel-patterns button:text-is("Undo edit")')
    game.wait_for_selector(".example.wrong", state="detached")


def test_the_reasons_of_a_move_follow_a_pattern_changed_in_the_middle_of_the_game(
    show: Any, folder: Path
) -> None:
    page = show(CRUCIAL, "?at=1")
    page.wait_for_selector('.number:has-text("Move 1")')
    page.evaluate("window.isSame = true")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-point="D5"].black')
    choose(page, "candidates")
    page.wait_for_selector('.why-here li:has-text("cut off E5")', state="attached")
    assert "The stone bent around" not in (page.text_content("#panel-candidates") or "")
    page.keyboard.press("Control+z")
    page.wait_for_selector('.number:has-text("Move 1")')
    choose(page, "patterns")
    open_pattern(page, "cut-off-the-hane")
    page.click('.brushes button:text-is("?")')
    page.click('.magnified [data-cell="0,0,1"]')
    page.wait_for_selector('.state:has-text("Changed: cut-off-the-hane")')
    text = page.input_value("textarea.code")
    assert "The stone bent around" in text
    told = text.replace("The stone bent around", "As a test says, it bent about")
    assert ", liberties(P) <= 2" in told  # it has three here
    page.fill("textarea.code", told.replace(", liberties(P) <= 2", ""))
    page.press("textarea.code", "Tab")
    page.click(SAVE)
    page.wait_for_selector('.state:has-text("in force after")')
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-point="D5"].black')
    choose(page, "candidates")
    page.wait_for_selector(
        '.why-here li:has-text("As a test says, it bent about the end")', state="attached"
    )
    assert page.evaluate("window.isSame")


def test_own_stones_are_drawn_in_the_color_that_one_likes(game: Any) -> None:
    # All in one call: the panel is drawn anew between two of them, and what is gone has no color.
    drawn = "[...document.querySelectorAll('.example svg circle')].map((one) => getComputedStyle(one).fill)"
    open_pattern(game)
    game.wait_for_selector(".example svg circle")
    before = game.evaluate(drawn)
    assert len(set(before)) == 2  # both colors
    game.click('button:text-is("Own stones: white")')
    game.wait_for_selector('button:text-is("Own stones: black")')
    game.wait_for_function(f"(before) => ({drawn}[0] ?? before[0]) !== before[0]", arg=before)
    assert set(game.evaluate(drawn)) == set(before)  # the other way round
    assert "patterns.own=black" in game.evaluate("location.href")


def test_a_painted_point_changes_one_character_of_the_file(game: Any, folder: Path) -> None:
    file = folder / "contact-answer.pat"
    before = file.read_bytes()
    open_pattern(game)
    game.click('.brushes button:text-is("?")')
    game.click('.magnified [data-cell="0,0,0"]')
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    assert file.read_bytes() == before
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    after = file.read_bytes()
    assert [
        (i, chr(a), chr(b)) for i, (a, b) in enumerate(zip(before, after, strict=True)) if a != b
    ] == [(before.index(b"  . . ?\n  * @ .") + 2, ".", "?")]
    game.click("#panel-patterns summary:has-text('History')")
    game.click('#panel-patterns button:has-text("As it was until") >> nth=0')
    game.wait_for_selector('.state:has-text("Changed")')
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    assert file.read_bytes() == before


def test_broken_text_is_refused_in_place_with_line_and_column(game: Any, folder: Path) -> None:
    before = (folder / "contact-answer.pat").read_bytes()
    open_pattern(game)
    text = game.input_value("textarea.code")
    game.fill("textarea.code", text.replace("hane(@)", "hame(@)"))
    game.wait_for_selector('.refused:has-text("line 9, column 9")')
    game.click(".problems button:has-text(\"did you mean 'hane'\")")  # which leaves the field
    game.wait_for_function(
        """() => {
            const text = document.querySelector('textarea.code');
            return text.value.slice(text.selectionStart, text.selectionStart + 4) === 'hame';
        }"""
    )
    game.click(SAVE)
    game.wait_for_selector('.below .problem:has-text("nothing is saved")')
    game.click('#panel-patterns button:text-is("Undo edit")')
    game.wait_for_function("(t) => document.querySelector('textarea.code').value === t", arg=text)
    for name in ("../../../etc/passwd", "..", "a/b", "A B", "shape'\\", "none", "sabaki-hane" * 20):
        game.fill("textarea.code", text.replace(f"pattern {NAME}", f"pattern {name}"))
        game.press("textarea.code", "Tab")
        game.wait_for_selector('.refused:has-text("Refused")')
        game.click('#panel-patterns button:text-is("Undo edit")')
        game.wait_for_selector(".refused:empty", state="attached")
    assert (folder / "contact-answer.pat").read_bytes() == before
    assert sorted(p.name for p in folder.iterdir()) == sorted(f"{name}.pat" for name in CLASSES)


ALL_FIRE = """() => {
    const shown = [...document.querySelectorAll("#panel-patterns .thumb")];
    return shown.length && shown.every((one) => one.classList.contains("fires"));
}"""


def test_a_class_has_pages_of_pictures_and_is_searched(game: Any) -> None:
    assert set(CLASSES) <= set(game.locator("ul.classes button").all_inner_texts())
    game.fill("#panel-patterns input >> nth=0", "bend around")
    game.press("#panel-patterns input >> nth=0", "Enter")
    game.wait_for_selector(f'.thumb[data-pattern="{NAME}"]')
    assert game.locator(".thumb").count() < 12
    game.fill("#panel-patterns input >> nth=0", "")
    game.press("#panel-patterns input >> nth=0", "Enter")
    game.select_option("#panel-patterns select", "here")
    game.wait_for_function(ALL_FIRE)
    game.select_option("#panel-patterns select", "all")
    game.wait_for_selector("#panel-patterns .thumb", state="detached")
    game.click('ul.classes button:text-is("shape")')
    game.wait_for_selector('[data-layer="pattern-fires"]', state="attached")
    choose(game, "play")
    game.wait_for_selector('[data-layer="pattern-fires"]', state="detached")


def test_what_a_change_does_is_seen_on_two_boards_before_and_now(game: Any) -> None:
    reasons(game)
    choose(game, "patterns")
    open_pattern(game)
    why = "Bend around the stone that touches ours, where what bends keeps three liberties."
    text = game.input_value("textarea.code")
    game.fill("textarea.code", text.replace(why, "Bend around it, as this test says."))
    game.press("textarea.code", "Tab")
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    game.click(SAVE)
    game.click('#panel-patterns button:text-is("Before and now")')
    game.wait_for_selector(".two-boards .one-board:nth-child(2) .lead")  # asked anew by itself
    assert game.locator(".two-boards figcaption").all_inner_texts() == ["Before the change", "Now"]
    assert game.locator(".two-boards svg [data-point]").count() == 2 * 81
    rows = game.locator("table.changes tr").all_inner_texts()
    assert rows[0].split("\t") == ["Move", "Before", "Now"] and len(rows) > 2
    assert "candidates.as=change" in game.url
    check_accessible(game, within="#panel-candidates:has(.two-boards)")
    game.click('.ways button:text-is("In words")')
    game.wait_for_selector("ol.candidates .was")
    check_accessible(game, ("light",), "#panel-candidates:has(.was)")


def test_where_it_fires_in_the_game_is_looked_for(game: Any) -> None:
    open_pattern(game)
    game.wait_for_selector(".orientations .thumb >> nth=7")
    assert game.locator(".orientations .thumb").count() == 8
    game.click('button:has-text("Look through the game")')
    game.wait_for_selector('.in-game:has-text("of 4 positions")')
    game.click(".in-game button >> nth=0")
    game.wait_for_selector(f'#panel-patterns h2:text-is("{NAME}")')


def test_a_new_pattern_is_made_of_a_piece_of_the_board(game: Any, folder: Path) -> None:
    file = folder / "contact-answer.pat"
    before = file.read_bytes()
    game.click('ul.classes button:text-is("contact-answer")')
    choose_piece(game)
    game.fill("#panel-patterns .patterns input >> nth=0", "../../evil")
    game.fill("#panel-patterns .patterns input >> nth=1", "A test bends here.")
    game.click('button:has-text("Make it")')
    game.wait_for_selector(".below .problem:has-text(\"can't be a pattern's name\")")
    game.fill("#panel-patterns .patterns input >> nth=0", "bend-of-the-test")
    game.press("#panel-patterns .patterns input >> nth=0", "Tab")
    game.click('button:has-text("Make it")')
    game.wait_for_selector('#panel-patterns h2:text-is("bend-of-the-test")')
    game.wait_for_selector('.fires-here:has-text("It fires at")')
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    after = file.read_bytes()
    assert (
        after.startswith(before)
        and b"pattern bend-of-the-test\nwhy     A test bends here.\n" in after
    )
    assert "A test bends here (" in reasons(game)


def test_a_new_class_is_begun_and_written_once_it_has_a_pattern(game: Any, folder: Path) -> None:
    form = "#panel-patterns details.new-file"
    game.click(f"{form} summary")
    game.fill(f"{form} input >> nth=1", "What a test asks.")
    game.select_option(f"{form} select >> nth=0", "an enemy stone")
    for name, told in (("../../evil", "can't be a class's name"), ("shape", "already")):
        game.fill(f"{form} input >> nth=0", name)
        game.press(f"{form} input >> nth=0", "Tab")
        game.click(f'{form} button:text-is("Begin it")')
        game.wait_for_selector(f'.below .problem:has-text("{told}")')
    game.fill(f"{form} input >> nth=0", "test-class")
    game.press(f"{form} input >> nth=0", "Tab")
    game.click(f'{form} button:text-is("Begin it")')
    game.wait_for_selector('#panel-patterns h2:text-is("test-class")')
    assert "riyu's moves do not ask this class yet" in game.inner_text("#panel-patterns")
    assert not (folder / "test-class.pat").exists()
    make_from_board(game, "bend-of-the-class")
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    head = (
        "# What a test asks.\n\nclass    test-class\nasked    an enemy stone; in all orientations\n"
    )
    text = (folder / "test-class.pat").read_text("utf-8")
    assert text.startswith(f"{head}answer   best\nlast     none\n\npattern bend-of-the-class\n")


def test_edits_outlive_a_kill_of_the_server(game: Any, desk: Desk, folder: Path) -> None:
    before = (folder / "contact-answer.pat").read_bytes()
    open_pattern(game)
    game.click('.brushes button:text-is("?")')
    game.click('.magnified [data-cell="0,0,0"]')
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    game.wait_for_function("location.search.includes('patterns.draft')")
    url, port, context = game.url, desk.server.port, game.context
    game.close()
    desk.server.kill()
    desk.server.start(port)
    assert (folder / "contact-answer.pat").read_bytes() == before
    again = context.new_page()
    again.goto(url)
    again.wait_for_selector('.state:has-text("that were not saved")')
    assert "\n  ? . ?\n" in again.input_value("textarea.code")
    again.click('#panel-patterns button:text-is("As in the file")')
    again.wait_for_selector(".state:empty", state="attached")
    assert "\n  . . ?\n" in again.input_value("textarea.code")
    assert not kept_drafts(desk)


def kept_drafts(desk: Desk) -> list[Path]:
    """Give the files of edits that are kept."""
    return list((desk.folder / "tables" / "drafts").glob("*/*.json"))


def edit_why(page: Any, words: str) -> None:
    """Put some words at the beginning of the sentence of the pattern shown."""
    text = page.input_value("textarea.code")
    page.fill("textarea.code", re.sub(r"(?m)^(why +)", rf"\1{words} ", text))
    page.press("textarea.code", "Tab")
    page.wait_for_selector('.state:has-text("Changed: ")')
    page.wait_for_function("location.search.includes('patterns.draft')")


SECOND = "stretch-from-the-contact"


def pattern_address(desk: Desk, name: str) -> str:
    """Put the game on a table of its own; give the address where a pattern is edited beside it."""
    shown = f"?at=3&panel=patterns&patterns.class=contact-answer&patterns.pattern={name}"
    return desk.open(GAME, shown)


def test_two_pages_each_get_their_own_edits_back_after_a_kill(
    game: Any, desk: Desk, folder: Path
) -> None:
    """Two patterns of one file: the page of each is shown again as it was, by itself, and both are saved."""
    open_pattern(game)
    edit_why(game, "First.")
    other = game.context.new_page()
    other.goto(pattern_address(desk, SECOND))
    other.wait_for_selector(f'#panel-patterns h2:text-is("{SECOND}")')
    other.wait_for_selector(f'.other-edits:has-text("Another page edits {NAME}; not saved yet.")')
    edit_why(other, "Second.")
    game.wait_for_selector(f'.other-edits:has-text("Another page edits {SECOND}")')
    assert len(kept_drafts(desk)) == 2
    game.complaints.clear()
    desk.server.kill()
    desk.server.start(desk.server.port)
    for page, name, words in ((game, NAME, "First."), (other, SECOND, "Second.")):
        page.wait_for_selector('.state:has-text("that were not saved")', timeout=milliseconds(60))
        page.wait_for_selector(f'.state:has-text("Changed: {name}.")')
        assert f" {words} " in page.input_value("textarea.code")
    for page in (game, other):
        page.click(SAVE)
        page.wait_for_selector('.state:has-text("in force after")')
    text = (folder / "contact-answer.pat").read_text("utf-8")
    assert "why     First. " in text and "why     Second. " in text
    assert not kept_drafts(desk)
    game.complaints.clear()  # of the socket that was cut off


def test_one_pattern_edited_on_two_pages_is_told_on_both(
    game: Any, desk: Desk, folder: Path
) -> None:
    open_pattern(game)
    edit_why(game, "First.")
    other = game.context.new_page()
    other.goto(pattern_address(desk, NAME))
    other.wait_for_selector(f'.other-edits .problem:has-text("Another page edits {NAME}, too")')
    edit_why(other, "Second.")
    game.wait_for_selector(f'.other-edits .problem:has-text("Another page edits {NAME}, too")')
    other.click(SAVE)
    other.wait_for_selector('.state:has-text("in force after")')
    game.wait_for_selector(".other-edits", state="detached")
    game.click(SAVE)
    game.wait_for_selector('.refused:has-text("the file was changed meanwhile")')
    assert " First. " in game.input_value("textarea.code") and len(kept_drafts(desk)) == 1


def test_edits_of_a_closed_page_are_offered_to_others(game: Any, desk: Desk, folder: Path) -> None:
    open_pattern(game)
    edit_why(game, "First.")
    (kept,) = kept_drafts(desk)
    game.goto("about:blank")
    desk.server.kill()
    desk.server.start(desk.server.port)
    game.goto(pattern_address(desk, NAME))
    game.wait_for_selector(f'.other-edits:has-text("Edits of {NAME} from")')
    assert " First. " not in game.input_value("textarea.code")
    game.click('.other-edits button:text-is("Take them up")')
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    assert " First. " in game.input_value("textarea.code")
    assert kept_drafts(desk) != [kept] and len(kept_drafts(desk)) == 1
    game.complaints.clear()


def test_what_is_wrong_with_files_is_told_and_the_game_goes_on(
    show: Any, desk: Desk, folder: Path
) -> None:
    (folder / "zz.pat").symlink_to(folder / "zz.pat")
    (folder / "yy.pat").mkdir()
    (folder / "shape.pat").write_text("nonsense")
    sleep(LOOKED / 1000)  # a panel opened sooner tells what was wrong at the last look
    page = show(CRUCIAL, "?at=1&panel=patterns")
    page.wait_for_selector("#panel-patterns ul.classes")
    for name in ("zz", "yy", "shape"):
        page.wait_for_selector(f'.findings li:has-text("Not in force: {folder / name}.pat")')
    assert "shape" in page.locator("ul.classes button").all_inner_texts()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-point="D5"].black')
    page.wait_for_selector('.below .problem:has-text("Not in force: ")')
    desk.restore()
    page.wait_for_timeout(LOOKED)
    page.keyboard.press("Control+z")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-point="D5"].black')
    page.wait_for_selector(".below .problem:empty", state="attached")


def test_a_reload_and_a_second_page_at_the_same_address_lose_nothing(
    game: Any, desk: Desk, folder: Path
) -> None:
    open_pattern(game)
    edit_why(game, "First.")
    game.reload()
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    assert " First. " in game.input_value("textarea.code")
    assert len(kept_drafts(desk)) == 1
    other = game.context.new_page()
    other.goto(game.url)
    other.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    edit_why(other, "Second.")
    # Once it is clear that the first page is no reload, what it has edited is kept by itself.
    game.wait_for_function("location.search.includes('patterns.draft')", timeout=milliseconds(30))
    game.wait_for_selector(f'.other-edits .problem:has-text("Another page edits {NAME}, too")')
    assert len(kept_drafts(desk)) == 2
    assert " First. " in game.input_value("textarea.code")
    other.wait_for_selector(f'.other-edits .problem:has-text("Another page edits {NAME}, too")')


def test_what_is_typed_stays_while_the_page_shows_what_it_does(game: Any) -> None:
    open_pattern(game)
    text = game.input_value("textarea.code")
    at = text.index("Bend around")
    game.focus("textarea.code")
    game.evaluate("at => document.querySelector('textarea.code').setSelectionRange(at, at)", at)
    game.keyboard.type("All of it stays. ", delay=50)  # longer than it takes to be sent and shown
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    assert "All of it stays. Bend around" in game.input_value("textarea.code")
    # What is sent when the field is left is the last word.
    said = game.evaluate(
        """async () => {
            const said = [], field = {value: "older", selectionStart: 5};
            riyu.typed(field, (one) => said.push(one));
            field.value = "newer";
            riyu.left(field, (one) => said.push(one));
            await new Promise((done) => setTimeout(done, 400));
            riyu.typed(field, (one) => said.push(one));
            field.value = "newest";
            await new Promise((done) => setTimeout(done, 400));
            return said.map(([text]) => text);
        }"""
    )
    assert said == ["newer", "newest"]


def test_another_page_at_the_same_pattern_sees_what_was_saved(game: Any) -> None:
    open_pattern(game)
    game.wait_for_function("location.search.includes('patterns.pattern')")
    other = game.context.new_page()
    other.goto(game.url)
    other.wait_for_selector("textarea.code")
    text = game.input_value("textarea.code")
    game.fill("textarea.code", text.replace("Bend around", "Turn around"))
    game.wait_for_selector(f'.state:has-text("Changed: {NAME}")')
    game.click(SAVE)
    other.wait_for_selector('#panel-patterns .lead:has-text("Turn around")')
    assert "Turn around" in other.input_value("textarea.code")


def test_overlays_of_other_pages_follow_a_saved_pattern(game: Any) -> None:
    other = game.context.new_page()
    other.goto(game.url.replace("panel=patterns", "panel=play") + "&show=patterns")
    other.wait_for_selector('[data-layer="patterns"] > g', state="attached")
    before = other.inner_html('[data-layer="patterns"]')
    open_pattern(game)
    text = game.input_value("textarea.code")
    game.fill(
        "textarea.code",
        text.replace("not self-atari(*)", "not self-atari(*), line(*) > 18").split("yes\n")[0]
        + "seen    1 of 2\n",
    )
    game.press("textarea.code", "Tab")
    game.click(SAVE)
    game.wait_for_selector('.state:has-text("in force after")')
    other.wait_for_function(
        "(t) => document.querySelector('[data-layer=patterns]')?.innerHTML !== t", arg=before
    )


def test_the_panel_is_found_accessible_and_fits_a_phone(game: Any) -> None:
    game.set_viewport_size({"width": 360, "height": 740})
    game.click("details.new-file summary")
    assert game.evaluate("document.documentElement.scrollWidth") <= 360
    game.click('ul.classes button:text-is("contact-answer")')
    game.wait_for_selector(f'.thumb[data-pattern="{NAME}"]')
    assert game.evaluate("document.documentElement.scrollWidth") <= 360
    game.click(f'.thumb[data-pattern="{NAME}"]')
    game.wait_for_selector('.fires-here:has-text("It fires at")')
    assert game.evaluate("document.documentElement.scrollWidth") <= 360
    game.set_viewport_size({"width": 1280, "height": 860})
    check_accessible(game, within="#panel-patterns:has(.fires-here)")


def test_a_pattern_is_looked_for_in_the_archive_and_its_games_are_opened(game: Any) -> None:
    open_pattern(game, "connect-at-the-crossing", "shape")
    game.click('button:text-is("Look through my archive")')
    game.wait_for_selector(
        ".in-archive :text-matches('It answers in \\\\d+ of 17 positions of 1 game')"
    )
    game.wait_for_selector(".in-archive p:has-text('Reading bears out all that it claims')")
    check_accessible(game, within="#panel-patterns:has(.in-archive)")
    game.click(".in-archive li >> nth=0 >> button")
    game.wait_for_selector('.title:has-text("Eva – Finn")')
