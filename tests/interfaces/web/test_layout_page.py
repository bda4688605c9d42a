"""How the page's room is given away: the board's share of the height, the modes of its panels, a phone's sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from riyu.interfaces.web.tour import STOPS
from tests.interfaces.web.browser import Server, Tab, check_accessible, choose, moving
from tests.interfaces.web.conftest import looked_at
from tests.interfaces.web.test_page import FIGHT, stone
from tests.patience import milliseconds

PHONE = {"width": 390, "height": 844}


def board(page: Any) -> dict[str, float]:
    found: dict[str, float] | None = page.locator(".goban").bounding_box()
    assert found is not None
    return found


def scrolls(page: Any) -> bool:
    """Whether a scrollbar shows around the whole page."""
    found: bool = page.evaluate(
        "document.documentElement.scrollHeight > innerHeight || "
        "document.documentElement.scrollWidth > innerWidth"
    )
    return found


def test_on_a_laptop_the_board_has_85_percent_of_the_height(page: Any) -> None:
    for panel in ("", "overlays", "rules"):
        if panel:
            page.goto(f"{page.url.partition('?')[0]}?panel={panel}")
        page.wait_for_selector(".goban .stones[data-shown]")
        for height in (768, 640):
            page.set_viewport_size({"width": 1366, "height": height})
            box = board(page)
            assert box["height"] >= 0.85 * height and box["y"] + box["height"] <= height
            assert not scrolls(page)
            letters = page.evaluate(
                "document.querySelector('.coordinates text').getBoundingClientRect().height"
            )
            assert letters >= 11


def test_panels_are_chosen_by_mode_with_mouse_and_keys(page: Any) -> None:
    tabs = page.locator('[role="tab"] >> visible=true')
    assert tabs.all_inner_texts()[0] == "Table"
    page.click("#mode-build")
    page.wait_for_selector("#panel-patterns >> visible=true")
    assert tabs.all_inner_texts() == ["Patterns", "Rules", "Facts"]
    page.focus("#tab-patterns")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#panel-rules >> visible=true")
    page.focus("#mode-study")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel-tree >> visible=true")
    page.focus("#mode-build")
    page.keyboard.press("Enter")  # where one was last
    page.wait_for_selector("#panel-rules >> visible=true")
    assert page.get_attribute("#mode-build", "aria-pressed") == "true"
    page.wait_for_function("location.search.includes('panel=rules')")
    page.reload()
    page.wait_for_selector("#panel-rules >> visible=true")
    assert page.get_attribute("#mode-build", "aria-pressed") == "true"


def test_a_newcomer_is_shown_around(page: Any) -> None:
    page.click('.below button:text-is("Show me around")')
    for number, stop in enumerate(STOPS, start=1):
        page.wait_for_selector(f'.tour h2:text-is("{stop.title}")')
        page.wait_for_selector(f".tour p:text-is('{number} of {len(STOPS)}')")
        page.wait_for_selector(f"{stop.at}.spotted >> nth=0")
        card = page.locator(".tour").bounding_box()
        assert card["x"] >= 0 and card["y"] >= 0 and card["x"] + card["width"] <= 1280
        assert card["y"] + card["height"] <= 860
        if number == 4:
            check_accessible(page)
        page.click("#tour-next")
    page.wait_for_selector(".tour", state="hidden")
    page.keyboard.press("?")
    page.click('dialog[open] button:text-is("Show me around")')
    page.wait_for_selector(".tour >> visible=true")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tour", state="hidden")
    page.wait_for_selector(".spotted", state="detached")


def test_two_overlays_are_seen_side_by_side(page: Any) -> None:
    page.keyboard.press("t")
    page.keyboard.press("i")
    choose(page, "overlays")
    page.click('#panel-overlays button:text-is("Side by side")')
    boards = page.locator("#panel-overlays .one-board")
    page.wait_for_selector("#panel-overlays .one-board >> nth=1")
    titles = boards.locator("figcaption").all_inner_texts()
    assert titles == ["Groups and territory", "Influence"]
    page.uncheck('[data-overlay="influence"] input[type=checkbox]')
    page.wait_for_selector("#panel-overlays .one-board", state="detached")


@pytest.fixture(scope="module")
def hand(browser: Any, server: Server) -> Iterator[Tab]:
    """A phone's tab."""
    found = Tab(browser, server, PHONE, has_touch=True, is_mobile=True)
    yield found
    found.close()


@pytest.fixture
def game() -> bytes:
    """A game for two people under way."""
    return FIGHT


@pytest.fixture
def phone(hand: Tab, server: Server, game: bytes) -> Iterator[Any]:
    """A page on a phone, with a game."""
    with looked_at(hand, server, server.table(game)) as found:
        found.wait_for_selector(".goban .stones[data-shown]")
        yield found


def test_on_a_phone_a_sheet_of_panels_slides_and_the_board_stays_in_sight(phone: Any) -> None:
    def sheet() -> dict[str, float]:
        found: dict[str, float] | None = phone.locator(".side").bounding_box()
        assert found is not None
        return found

    moving(phone)
    before = board(phone)
    assert before["width"] > 370 and sheet()["y"] >= before["y"] + before["height"]
    phone.tap(".grip")
    phone.wait_for_function("document.querySelector('.side').getBoundingClientRect().height > 450")
    phone.wait_for_timeout(milliseconds(0.1))
    after = board(phone)
    assert sheet()["y"] >= after["y"] + after["height"] and after["y"] >= 0 and not scrolls(phone)
    for name in ("#mode-study", "#tab-overlays", "#mode-build", "#mode-play"):
        phone.tap(name)
        assert not scrolls(phone)
    phone.tap(".grip")
    phone.wait_for_function("document.querySelector('.side').getBoundingClientRect().height < 400")


def test_on_a_phone_the_buttons_of_the_bar_unfold(phone: Any) -> None:
    assert not phone.locator("nav >> text=New").is_visible()
    phone.tap(".more")
    phone.tap("nav >> text=New")
    phone.wait_for_selector("dialog[open]")


def test_a_first_tap_looks_and_a_second_one_plays(phone: Any) -> None:
    phone.tap('[data-point="G7"]')
    phone.wait_for_selector('.hover .point:has-text("G7 empty")')
    assert phone.locator(".goban .ghost").get_attribute("visibility") == "visible"
    phone.wait_for_selector('.number:has-text("Beginning")')
    phone.tap('[data-point="C3"]')  # another: looks there
    phone.wait_for_selector('.hover .point:has-text("C3 empty")')
    phone.tap('[data-point="C3"]')
    stone(phone, "C3", "black")
    phone.tap('[data-point="C3"]')  # a stone: what there is to say of it, and no complaint
    phone.wait_for_selector('.hover .point:has-text("C3 black")')
    assert phone.inner_text(".below .problem") == ""


@pytest.mark.parametrize("game", [b"(;SZ[19]PB[C]PW[D])"])
def test_on_a_small_board_a_loupe_shows_what_is_below_the_finger(phone: Any) -> None:
    """The finger comes down at D4, slides to E5 and is let go of there: that point is looked at, and not yet played."""
    phone.wait_for_selector('.goban .stones[data-size="19"]')
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, point: str = "") -> None:
        box = phone.locator(f'[data-point="{point}"]').bounding_box() if point else None
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", "D4")
    phone.wait_for_selector('.loupe b:text-is("D4")')
    touch("touchMove", "E5")
    phone.wait_for_selector('.loupe b:text-is("E5")')
    touch("touchEnd")
    phone.wait_for_selector(".loupe", state="detached")
    phone.wait_for_selector('.hover .point:has-text("E5 empty")')
    assert "Beginning" in phone.inner_text(".number")
    phone.tap('[data-point="E5"]')
    stone(phone, "E5", "black")
    assert phone.locator(".loupe").count() == 0
