"""The page asked why not, its reasons followed, its tree walked with keys, its work stopped, its stones heard."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.interfaces.web.browser import check_accessible, choose
from tests.interfaces.web.test_page import FIGHT, stone, two_people
from tests.patience import PatientClock


@pytest.fixture
def fight(show: Any) -> Any:
    """A page with a game under way, Black to move."""
    page = show(FIGHT, "?at=10")
    page.wait_for_selector('.number:has-text("Move 10")')
    return page


def answer(page: Any, words: str) -> None:
    page.wait_for_selector(f'.why-not :text("{words}")')


# Why not. -------------------------------------------------------------------------------------------------------------


def test_the_next_click_is_asked_about_and_not_played(fight: Any) -> None:
    fight.keyboard.press("Shift+E")
    fight.wait_for_selector('#panel-candidates button[aria-pressed="true"]:has-text("Why not")')
    for leave in (lambda: fight.keyboard.press("Escape"), lambda: fight.click(".asking button")):
        fight.wait_for_selector('.asked .asking:has-text("Why not which move for Black")')
        fight.hover('[data-point="J9"]')
        assert fight.get_attribute(".goban .ghost", "visibility") == "hidden"  # no stone is played
        leave()
        fight.wait_for_selector(".wood:not(.asked)")
        fight.keyboard.press("Shift+E")
    fight.click('[data-point="J9"]')
    fight.wait_for_selector(".why-not .explained .verdict")
    assert re.search(r"\bJ9\b", fight.inner_text(".why-not"))
    assert not re.search(r"no source|playouts|worth \d", fight.inner_text(".why-not"))
    fight.wait_for_selector('[data-layer="asked-about"]', state="attached")
    assert "Move 10" in fight.inner_text(".number")
    assert "candidates.not=J9" in fight.url
    fight.goto(fight.url)  # the address asks it again
    fight.wait_for_selector(".why-not .explained .verdict")
    fight.keyboard.press("Escape")
    fight.wait_for_selector('[data-layer="asked-about"]', state="detached")
    fight.click('[data-point="J9"]')
    stone(fight, "J9", "black")


def test_why_not_by_keyboard_says_what_is_not_legal_and_what_a_candidate_lacks(fight: Any) -> None:
    fight.keyboard.press("Space")
    fight.wait_for_selector("ol.candidates > li >> nth=1")
    second = fight.inner_text("ol.candidates > li >> nth=1 >> .head button")
    fight.keyboard.press("Shift+E")
    fight.focus('[data-point][tabindex="0"]')  # the middle, where Black stands
    fight.keyboard.press("Enter")
    answer(fight, "Black E5 is not legal: occupied.")
    field = "#panel-candidates input"
    fight.fill(field, second)
    fight.press(field, "Enter")
    fight.wait_for_selector(f'.why-not :text("Why not Black {second}")')
    fight.wait_for_selector(".why-not .explained .verdict")
    fight.fill(field, "Z99")
    fight.press(field, "Enter")
    fight.wait_for_selector('.below .problem:has-text("no point")')


def test_e_asks_about_the_candidate_pointed_at(fight: Any) -> None:
    fight.keyboard.press("e")
    fight.click("#panel-candidates >> text=Ask riyu")
    first = fight.inner_text("ol.candidates > li >> nth=0 >> .head button")
    fight.hover(f'[data-point="{first}"]')
    fight.wait_for_selector(f'.hover .point:has-text("{first}")')
    fight.keyboard.press("e")
    answer(fight, f"{first} is the move chosen.")


def test_after_riyus_move_another_in_its_place_is_asked_about(page: Any) -> None:
    page.click('[data-point="E5"]')
    page.wait_for_selector('.number:has-text("Move 2")')
    page.keyboard.press("Shift+E")
    page.wait_for_selector('#panel-candidates .quiet:has-text("for White in place of")')
    page.click('[data-point="A1"]')
    answer(page, "White A1")
    page.wait_for_selector(".why-not .explained .verdict")


# Reasons. -------------------------------------------------------------------------------------------------------------


def test_a_reason_opens_its_pattern_and_facts_light_their_points(show: Any) -> None:
    page = show(b"(;SZ[9]PB[A]PW[B];B[ee];W[de];B[dd];W[ed])")
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    page.wait_for_selector('.number:has-text("Move 4")')
    page.keyboard.press("Space")
    page.wait_for_selector("ol.candidates button.source", state="attached")
    for folded in page.locator("ol.candidates > li > details > summary").all():
        folded.click()
    pattern = page.get_attribute("ol.candidates button.source >> nth=0", "title")
    name = pattern.removeprefix("Open the pattern ")
    page.focus("ol.candidates button.source >> nth=0")
    page.wait_for_selector(".points .lit, .stones .lit", state="attached")
    folded = page.locator("ol.candidates details details >> nth=0")
    folded.locator("summary").click()
    folded.locator("li > [tabindex]").first.focus()
    page.wait_for_selector(".stones .lit", state="attached")
    page.click("ol.candidates button.source >> nth=0")
    page.wait_for_selector('#tab-patterns[aria-selected="true"]')
    page.wait_for_selector(f'#panel-patterns :text("{name}")')


# Counting. ------------------------------------------------------------------------------------------------------------


def test_riyu_says_which_stones_are_dead_and_people_mark_others(show: Any) -> None:
    rows = "abcdefghijklmnopqrs"
    points = [(x, y) for x in range(19) for y in range(19) if (x + y) % 2 == 0]
    black = "".join(f"[{rows[x]}{rows[y]}]" for x, y in points if (x + y) % 4 == 0)
    white = "".join(f"[{rows[x]}{rows[y]}]" for x, y in points if (x + y) % 4)
    page = show(f"(;SZ[19]PB[A]PW[B]AB{black}AW{white})".encode())
    page.wait_for_selector('.title:has-text("A – B")')
    page.click("#panel-play >> text=Count")
    page.wait_for_selector('#panel-play button:has-text("Agree") >> visible=true')
    page.click('[data-point="T19"]')
    page.wait_for_selector(':text-matches("T19 (dead|alive)")', state="attached")


# The tree. ------------------------------------------------------------------------------------------------------------


def focused(page: Any, label: str) -> None:
    page.wait_for_function(
        "(label) => document.activeElement?.getAttribute('aria-label') === label", arg=label
    )


def test_a_decision_is_one_picture_whose_boxes_light_up_and_open(fight: Any) -> None:
    fight.keyboard.press("Space")
    fight.click('.ways button:text-is("As a picture")')
    fight.wait_for_selector(".decision-picture svg")
    columns = fight.locator(".decision-picture .column").all_text_contents()
    assert columns == ["Sources", "Facts", "Purposes", "Moves"]
    kinds = [f".decision-picture .item.{kind}" for kind in ("source", "purpose", "move")]
    assert all(fight.locator(kind).count() for kind in kinds)
    # It is drawn anew while riyu looks at more moves; then the pointer has to come again.
    clock, seen = PatientClock(), False
    while not seen:
        assert clock.read() < 30, "no box lights its point"
        fight.mouse.move(1, 1)
        move = fight.text_content(f"{kinds[2]} >> nth=0 >> .point")
        fight.hover(f"{kinds[2]} >> nth=0")
        fight.evaluate("() => new Promise(done => requestAnimationFrame(done))")
        told = (f'.goban .lit[data-point="{move}"]', f'.picture-says:has-text("{move}: best")')
        leads = ".decision-picture .leads.on"  # what leads to it
        seen = all(fight.locator(one).count() for one in (*told, leads))
    assert "candidates.as=picture" in fight.url
    check_accessible(fight, within="#panel-candidates:has(.decision-picture svg)")
    opened = fight.locator('#tab-patterns[aria-selected="true"], #tab-rules[aria-selected="true"]')
    while not opened.count():  # drawn anew, it has lost the focus
        assert clock.read() < 60, "Enter opens nothing"
        fight.evaluate(
            """() => document.querySelector('.decision-picture .item[role="button"]')?.focus()"""
        )
        fight.keyboard.press("Enter")
        fight.evaluate("() => new Promise(done => requestAnimationFrame(done))")


def test_the_tree_is_walked_with_keys(fight: Any) -> None:
    choose(fight, "tree")
    at = '.tree [role="treeitem"]'
    fight.wait_for_selector(f'{at}[aria-selected="true"]')
    assert fight.locator(f'{at}[tabindex="0"]').count() == 1
    fight.focus(f'{at}[tabindex="0"]')
    focused(fight, "Move 10, White E4, variation 1 of 2")
    fight.keyboard.press("ArrowDown")
    focused(fight, "Move 10, White F5, variation 2 of 2")
    assert not fight.locator('[data-point="F5"].white').count()  # looked at with Enter alone
    fight.keyboard.press("Enter")
    stone(fight, "F5", "white")
    fight.keyboard.press("ArrowLeft")
    focused(fight, "Move 9, Black C3")
    fight.keyboard.press("ArrowRight")
    focused(fight, "Move 10, White F5, variation 2 of 2")  # the way that was come
    fight.keyboard.press("Home")
    focused(fight, "Beginning")
    fight.keyboard.press(" ")
    fight.wait_for_selector('.number:has-text("Beginning")')
    check_accessible(fight, ["light"], within="#panel-tree:has(.tree)")


def test_a_long_game_is_drawn_where_the_focus_comes_to(show: Any) -> None:
    rows = "abcdefghijklmnopqrs"
    moves = "".join(f";{'BW'[n % 2]}[{rows[n % 19]}{rows[n // 19]}]" for n in range(200))
    page = show(f"(;SZ[19]PB[A]PW[B]{moves})".encode())
    page.wait_for_selector('.title:has-text("A – B")')
    choose(page, "tree")
    page.focus('.tree [tabindex="0"]')
    page.keyboard.press("End")
    focused(page, "Move 120, White F13")
    page.keyboard.press("ArrowRight")
    focused(page, "Move 121, Black G13")
    page.keyboard.press("ArrowLeft")
    focused(page, "Move 120, White F13")


# Sounds. --------------------------------------------------------------------------------------------------------------

COUNT_SOUNDS = """
window.started = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...all) {
    window.started += 1;
    return start.apply(this, all);
};
"""

UNTOUCHED = """
Object.defineProperty(Navigator.prototype, "userActivation", {get: () => ({hasBeenActive: false})});
"""  # playwright touches each page that it asks


def test_a_stone_is_heard_where_sounds_are_on_and_the_page_was_touched(page: Any) -> None:
    page.add_init_script(COUNT_SOUNDS)
    two_people(page)
    page.click('[data-point="E5"]')
    page.wait_for_function("window.started > 0")
    page.click("button.sound")
    assert page.get_attribute("button.sound", "aria-pressed") == "false"
    before = page.evaluate("window.started")
    page.click('[data-point="C3"]')
    stone(page, "C3", "white")
    assert page.evaluate("window.started") == before
    page.reload()
    page.wait_for_selector('button.sound[aria-pressed="false"]')  # it is kept
    page.click("button.sound")
    page.wait_for_function("window.started > 0")
    other = page.context.new_page()
    other.add_init_script(COUNT_SOUNDS + UNTOUCHED)
    other.goto(page.url)
    stone(other, "C3", "white")
    page.click('[data-point="G7"]')
    stone(other, "G7", "black")
    assert other.evaluate("window.started") == 0
