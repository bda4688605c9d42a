"""How a game ends on the page: the count begins, whoever passes second, and keeps its marks; accidents are asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from riyu.game.constants import PASS
from riyu.game.points import parse_point
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.places import node_at
from riyu.interfaces.web.shelf import Shelf
from riyu.interfaces.web.table import Table
from riyu.interfaces.web.terms import PERSON, RIYU, Opponent, Terms
from riyu.sgf.parser import parse
from tests.interfaces.web.browser import choose
from tests.interfaces.web.test_page import lead, stone

FILLED = (
    b"(;SZ[5]KM[7.5]PB[A]PW[B];B[be];W[de];B[bd];W[dd];B[bc];W[dc];B[bb];W[db];B[ba];W[da];B[ce];W[cd]"
    b";B[cc];W[cb];B[ac];W[ca])"
)
"""A wall each, and next a black stone that is dead, at E4."""


def against_riyu(page: Any, black: bool) -> None:
    """Begin a 5x5 game against riyu."""
    page.click("nav >> text=New")
    page.select_option("dialog[open] select >> nth=0", "black" if black else "white")
    page.select_option("dialog[open] select >> nth=1", "5")
    with page.expect_navigation():
        page.click("dialog[open] >> text=Begin")
    page.wait_for_selector(".goban .stones[data-shown]")


def counted(page: Any) -> None:
    lead(page, "Both passed: which stones are dead?")
    page.wait_for_selector('#panel-play button:has-text("Agree") >> visible=true')


def test_the_count_begins_where_riyu_passes_second(page: Any) -> None:
    against_riyu(page, black=True)
    for point in ("C1", "C2", "C3", "C4", "C5"):  # riyu answers each
        number = int(page.inner_text(".number").removeprefix("Move ").replace("Beginning", "0"))
        label = page.get_attribute(f'[data-point="{point}"]', "aria-label") or ""
        if "empty" in label:
            page.click(f'[data-point="{point}"]')
            page.wait_for_selector(f'.number:has-text("Move {number + 2}")')
    for _ in range(12):  # until riyu has nothing left to play
        if page.locator('#panel-play .lead:has-text("Both passed")').count():
            break
        number = int(page.inner_text(".number").removeprefix("Move "))
        page.click("#panel-play [title^=Pass]")
        page.wait_for_function(
            """number => document.querySelector('#panel-play .lead').textContent.includes('Both passed')
               || document.querySelector('.page > .steps .number').textContent == `Move ${number + 2}`""",
            arg=number,
        )
    counted(page)


def test_the_count_begins_where_a_person_passes_second_and_keeps_its_marks(show: Any) -> None:
    page = show(FILLED)
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    page.click('[data-point="E4"]')
    stone(page, "E4", "black")
    for _ in range(2):
        page.keyboard.press("p")
        page.wait_for_selector('.below .problem:has-text("P again to pass")')
        page.keyboard.press("p")
        page.wait_for_selector('#panel-play .lead:not(:has-text("Black E4"))')
    counted(page)
    assert not page.locator(".card.turn").count()
    if not page.locator('[data-layer="dead"] > g').count():
        page.click('[data-point="E4"]')
    page.wait_for_selector('[data-layer="dead"] > g', state="attached")
    page.reload()  # the count goes on
    counted(page)
    page.wait_for_selector('[data-layer="dead"] > g', state="attached")
    page.click('#panel-play button:has-text("Agree")')
    lead(page, "The game is over")
    page.wait_for_selector('[data-layer="file-marks"] > g', state="attached")
    assert page.locator('[data-layer="file-marks"] > g').count() >= 9
    assert not page.locator(".card.turn").count()
    for title in ("Pass", "Resign", "Count"):
        assert not page.locator(f'#panel-play button:text-is("{title}")').is_visible()
    page.reload()
    page.wait_for_selector('[data-layer="file-marks"] > g', state="attached")
    with page.expect_navigation():
        page.click('#panel-play button:text-is("Rematch")')
    page.wait_for_selector(".goban .stones[data-size='5']")


def test_resigning_asks_first(page: Any) -> None:
    page.click('#panel-play button:text-is("Resign")')
    page.wait_for_selector(':text("Resign for Black?") >> visible=true')
    page.click('button:text-is("No, play on")')
    page.wait_for_selector(':text("Resign for Black?")', state="hidden")
    page.click('#panel-play button:text-is("Resign")')
    page.wait_for_function("document.activeElement?.id === 'sure-to-resign'")
    page.keyboard.press("Enter")  # the focus is on the answer
    lead(page, "White wins by resignation")


def test_enter_lets_riyu_play_my_move_only_if_pressed_twice(page: Any) -> None:
    page.keyboard.press("Enter")
    page.wait_for_selector('.below .problem:has-text("Enter again")')
    page.wait_for_selector('.number:has-text("Beginning")')
    page.keyboard.press("Enter")
    page.wait_for_selector('.number:has-text("Move 2")')


def test_a_game_that_was_opened_again_can_be_taken_back() -> None:
    root = parse(b"(;SZ[9];B[ee];W[cc];B[gg];W[cg])", "").first
    table = Table(root, PERSON, RIYU)
    table.undo(node_at(root, "4"))
    assert [n.raw("B") + n.raw("W") for n in root.main_line()] == [(), ("ee",), ("cc",)]
    table.redo()
    assert len(list(root.main_line())) == 5


def test_a_count_under_way_is_kept(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables")
    hall = Hall(shelf)
    seated = hall.new(Terms(5, black=PERSON, white=PERSON))
    node = seated.table.root
    for point in ("C3", "A1"):
        node = seated.table.play(node, parse_point(point))
    for _ in range(2):
        node = seated.table.play(node, PASS)
    dead = frozenset({parse_point("A1")})
    seated.table.count(node, dead)
    hall.keep(seated)
    again = Hall(shelf).find(seated.id)
    assert again is not None and again.table.dead == dead
    assert again.table.scored_at is not None and again.table.is_counted(again.table.scored_at)
    again.table.agree()
    end = again.table.scored_at or list(again.table.root.main_line())[-1]
    assert "aa" not in end.raw("TB") or end.raw("TB")
    again.table.undo()
    assert not again.table.result and not end.raw("TB")


MARKED = (
    b"(;SZ[9]PB[A]PW[B]LB[cc:A][dd:12]TR[ee]SQ[ff]CR[gg]MA[hh]SL[ah]LN[aa:ca]AR[ab:cb]TB[ii]TW[ia]"
    b"LB[zz:Q]AR[aa:aa](;B[bb])(;B[cd]))"
)


def test_what_a_file_marks_is_drawn_and_marks_are_made(show: Any) -> None:
    page = show(MARKED)
    page.wait_for_selector('.title:has-text("A – B")')
    layer = page.locator('[data-layer="file-marks"]')
    page.wait_for_selector('[data-layer="file-marks"] :text("12")', state="attached")
    before = sum(group.locator("> g").count() for group in layer.all())
    assert before == 11
    choose(page, "tree")
    page.wait_for_selector('[data-layer="moves-that-follow"] :text("b")', state="attached")
    page.click('#panel-tree [aria-label="Letters in their order"]')
    page.click('[data-point="E1"]')
    page.wait_for_selector('[data-layer="file-marks"] :text("B")', state="attached")
    page.click('#panel-tree [aria-label="Triangle"]')
    page.click('[data-point="E5"]')  # there is one: taken off
    page.wait_for_function("document.querySelector('[data-layer=file-marks]')")
    text = page.request.get(page.evaluate("document.querySelector('a[download]').href")).text()
    assert "LB[cc:A][dd:12][ei:B]" in text and "TR[" not in text
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.wait_for_selector('[data-layer="file-marks"] :text("B")', state="detached")


def test_lines_arrows_and_the_part_shown_are_put_on_by_two_clicks(show: Any) -> None:
    page = show(b"(;SZ[9]PB[A]PW[B])")
    page.wait_for_selector('.title:has-text("A – B")')
    choose(page, "tree")

    def between(name: str, first: str, second: str) -> None:
        page.click(f'#panel-tree [aria-label^="{name}"]')
        page.click(f'[data-point="{first}"]')
        page.wait_for_selector(".goban .lit", state="attached")
        page.click(f'[data-point="{second}"]')
        page.wait_for_selector(".goban .lit", state="detached")
        page.click(f'#panel-tree [aria-label^="{name}"]')

    def saved() -> str:
        href = page.evaluate("document.querySelector('a[download]').href")
        text: str = page.request.get(href).text()
        return text

    between("Arrow", "C3", "C5")
    between("Line", "E3", "E5")
    between("The part", "G6", "A1")
    page.wait_for_selector('[data-layer="file-marks"] > g', state="attached")
    assert {"AR[cg:ce]", "LN[eg:ee]", "VW[ad:gi]"} <= set(re.findall(r"[A-Z]{2}\[[^]]*\]", saved()))
    between("Line", "E5", "E3")
    between("The part", "A6", "G1")
    between("Arrow", "C5", "C3")
    text = saved()
    assert "LN[" not in text and "VW[" not in text and "AR[cg:ce][ce:cg]" in text


def test_a_page_of_a_game_kept_by_an_older_riyu_opens(show: Any) -> None:
    page = show(b"(;SZ[5]PB[A]PW[B];B[cc];W[];B[])", "?")
    page.wait_for_selector('.title:has-text("A – B")')
    page.wait_for_selector(".goban .stones[data-shown]")
    page.goto(f"{page.url.partition('?')[0]}?panel=play")
    page.wait_for_selector(".goban .stones[data-shown]")


def test_the_dialog_offers_levels_and_styles_and_remembers_the_last_game(page: Any) -> None:
    page.click("nav >> text=New")
    page.select_option("dialog[open] select >> nth=1", "7")
    page.select_option('dialog[open] label:has-text("strength") select', "20k")
    page.select_option('dialog[open] label:has-text("style") select', "fighter")
    with page.expect_navigation():
        page.click("dialog[open] >> text=Begin")
    page.wait_for_selector('.card >> nth=1 >> :text("riyu 20k")')
    page.click('[data-point="D4"]')
    page.wait_for_selector('.number:has-text("Move 2")')
    page.click("nav >> text=New")
    for label, value in (("Board", "7"), ("strength", "20k"), ("style", "fighter")):
        assert page.input_value(f'dialog[open] label:has-text("{label}") select') == value


def test_the_level_is_kept_with_the_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables")
    hall = Hall(shelf)
    seated = hall.new(Terms(9, opponent=Opponent("12k", "fighter")))
    hall.keep(seated)
    again = Hall(shelf).find(seated.id)
    assert again is not None and again.table.opponent == Opponent("12k", "fighter")
    assert hall.engine_of(again.table.opponent).level.name == "12k"
    assert again.table.rematch().opponent == again.table.opponent
