"""The panel of the archive: a part of the board selected by mouse, keys and address, found, its games opened."""

from __future__ import annotations

from typing import Any

import pytest

from riyu.archive.drawing import parse_rectangle
from riyu.game.points import column_of, parse_point, row_of
from riyu.game.position import parse_position
from riyu.interfaces.web.archive_search import corner_around, rectangle_text
from tests.interfaces.web.browser import Server, check_accessible, choose
from tests.interfaces.web.test_page import stone

CORNER = b"(;SZ[9]KM[7.5]PB[A]PW[B];B[cc];W[gg])"
LEAD = "#panel-archive .lead"


@pytest.fixture
def address(server: Server) -> str:
    """The game with a stone in each of two corners."""
    return f"{server.url.rstrip('/')}{server.door.ask('open', CORNER).decode()}"


def lead(page: Any, said: str) -> None:
    page.wait_for_selector(f'{LEAD}:has-text("{said}")')


def look(page: Any, moves: int = 1) -> None:
    """Look at the game after so many moves, in the panel."""
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("Home")
    for _ in range(moves):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(f'.number:has-text("Move {moves}")')
    choose(page, "archive")
    lead(page, "No part of the board")


def search(page: Any, moves: int = 1) -> None:
    """Look for the corner around Black's stone."""
    look(page, moves)
    page.fill("#panel-archive .field input >> nth=0", "A6:D9")
    page.press("#panel-archive .field input >> nth=0", "Tab")
    lead(page, "3 places in 3 games of 4")


def test_a_corner_selected_by_mouse_is_found_played_and_its_games_opened(page: Any) -> None:
    look(page)
    page.click('#panel-archive button:has-text("Select on the board")')
    for point in ("A6", "D9"):
        page.click(f'.goban [data-point="{point}"]')
    lead(page, "3 places in 3 games of 4; Black won 1, White 2; 2019 to 2021.")
    page.wait_for_selector('[data-layer="archive"] > g', state="attached")
    rows = page.locator("#panel-archive ol.joseki > li")
    assert "2 places in 2 games" in rows.nth(0).inner_text()
    assert "Black won 1, White 1" in rows.nth(0).inner_text()
    assert "1 place in 1 game" in rows.nth(1).inner_text()
    assert page.locator("#panel-archive .archive-games li").count() == 3
    check_accessible(page, within="#panel-archive:has(ol.joseki)")
    page.click('#panel-archive [aria-label^="Open Anna - Cleo"]')
    page.wait_for_selector('.title:has-text("Anna – Cleo")')
    page.wait_for_selector('.number:has-text("Move 1")')
    stone(page, "G7", "black")  # mirrored there


def test_a_corner_selected_by_keys_is_found_and_a_continuation_played(page: Any) -> None:
    look(page)
    page.keyboard.press("r")
    page.focus('.goban [data-point="A9"]')
    page.keyboard.press("Enter")
    for key in ("ArrowRight",) * 3 + ("ArrowDown",) * 3:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    lead(page, "3 places in 3 games of 4")
    page.keyboard.press("1")
    page.wait_for_selector('.number:has-text("Move 2")')
    lead(page, "2 places in 2 games of 4")  # it follows the game


def test_only_the_games_wanted_are_looked_through_and_the_address_keeps_them(page: Any) -> None:
    search(page)
    page.click("#panel-archive details.wishes summary")
    page.fill('#panel-archive label:has-text("Player") input', "cleo")
    page.press('#panel-archive label:has-text("Player") input', "Tab")
    lead(page, "1 place in 1 game of 1")
    page.wait_for_function("location.search.includes('archive.player=cleo')")
    page.reload()
    lead(page, "1 place in 1 game of 1")
    page.click("#panel-archive details.wishes summary")
    page.fill('#panel-archive label:has-text("Player") input', "")
    page.press('#panel-archive label:has-text("Player") input', "Tab")
    lead(page, "3 places in 3 games of 4")
    page.select_option("#panel-archive select", "B+")
    lead(page, "1 place in 1 game of 2")
    page.fill('#panel-archive label:has-text("Since") input', "last year")
    page.press('#panel-archive label:has-text("Since") input', "Tab")
    page.wait_for_selector('.below .problem:has-text("expected 2004")')


def test_one_continuations_games_and_orientations_are_chosen(page: Any) -> None:
    search(page)
    page.click("#panel-archive ol.joseki > li >> nth=1 >> button:has-text('Only these games')")
    lead(page, "1 place in 1 game of 4")
    page.click("#panel-archive ol.joseki > li >> nth=0 >> button:has-text('Only these games')")
    lead(page, "3 places in 3 games of 4")
    page.click("#panel-archive details.wishes summary")
    page.click('#panel-archive label:has-text("Turned and mirrored")')
    lead(page, "2 places in 2 games of 4")
    page.click('#panel-archive label:has-text("Who stood better")')
    page.wait_for_selector('#panel-archive ol.joseki > li:has-text("assessed Black stood better")')


def test_a_point_that_may_be_anything_finds_more(page: Any) -> None:
    search(page)
    page.click('#panel-archive button:text-is("Open points")')
    page.click('.goban [data-point="C7"]')
    lead(page, "of 4")
    page.wait_for_function(
        "() => !document.querySelector('#panel-archive .lead').innerText.startsWith('3 places')"
    )
    page.click('.goban [data-point="C7"]')
    lead(page, "3 places in 3 games of 4")


def test_the_corner_of_a_joseki_is_looked_for(show: Any) -> None:
    page = show(b"(;SZ[19]KM[7.5]PB[A]PW[B];B[pd])")
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    choose(page, "joseki")
    page.wait_for_selector("#panel-joseki ol.joseki li")
    name = page.inner_text("#panel-joseki ol.joseki li >> nth=0 >> button >> nth=0")
    page.click('#panel-joseki button:text-is("In my archive") >> nth=0')
    lead(page, "of 4")
    part = parse_rectangle(page.input_value("#panel-archive .field input >> nth=0"), 19)
    point = parse_point(name)
    assert part.left <= column_of(point) <= part.right and part.bottom <= row_of(point) <= part.top


def test_a_corner_reaches_one_line_beyond_its_stones() -> None:
    position = parse_position(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . O . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    for point, expected in (("B7", "A5:D9"), ("G4", "F1:J5"), ("C3", "A1:D4")):
        assert rectangle_text(corner_around(position, parse_point(point))) == expected
