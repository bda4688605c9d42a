"""The pictures of the page in docs: taken anew into the folder RIYU_PICTURES if it is set, else thrown away."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.interfaces.web.test_page import drop
from tests.patience import milliseconds

GAME = Path(__file__).resolve().parents[3] / "docs" / "games" / "self-play.sgf"
WIDE = {"width": 1080, "height": 740}
PHONE = {"width": 360, "height": 700}


@pytest.mark.parametrize(
    ("name", "query", "scheme", "size"),
    [
        ("page-overlays", "at=60&show=links,influence.60&panel=overlays", "light", WIDE),
        ("page-why", "at=60&show=chain-states&panel=candidates", "dark", WIDE),
        (
            "page-reading",
            "at=32&panel=reading&reading.goal=capture&reading.about=E8",
            "light",
            WIDE,
        ),
        (
            "page-patterns",
            "at=60&panel=patterns&patterns.class=contact-answer",
            "light",
            WIDE,
        ),
        ("page-rules", "at=60&panel=rules&rules.file=moves", "light", WIDE),
        ("page-facts", "at=60&panel=facts&facts.predicate=move", "light", WIDE),
        ("page-phone", "at=40&panel=play", "light", PHONE),
    ],
)
def test_a_picture_of_the_page(
    page: Any, tmp_path: Path, name: str, query: str, scheme: str, size: dict[str, int]
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size(size)
    with page.expect_navigation():
        drop(page, GAME.name, GAME.read_bytes())
    page.wait_for_selector(".goban .stones")
    page.goto(f"{page.url.partition('?')[0]}?{query}")
    page.wait_for_selector('.number:has-text("Move")')
    if name == "page-why":
        page.keyboard.press("Space")
        page.wait_for_selector("ol.candidates > li")
        page.click("ol.candidates details >> nth=0")
    if name == "page-reading":
        page.wait_for_selector('#panel-reading .lead:has-text("yes")')
        page.check("#panel-reading label:has-text('The plan') input")
        page.click("#panel-reading .branches button.fold >> nth=0")
        page.locator("#panel-reading .branches").scroll_into_view_if_needed()
    if name == "page-overlays":
        page.locator('[data-overlay="links"]').scroll_into_view_if_needed()
        page.hover('[data-point="D4"]')
        page.wait_for_selector(".hover .said")
    if name == "page-patterns":
        page.click(".thumb.fires >> nth=0")
        page.wait_for_selector('.fires-here:has-text("It fires")')
    if name == "page-rules":
        page.click('ul.rule-list button:text-is("net-when-pushing-out-fails")')
        page.wait_for_selector('#panel-rules .fires-here:has-text("It fires")')
        page.hover("#panel-rules .maps .cells button >> nth=0")
    if name == "page-facts":
        page.click("ul.fact-list button >> nth=0")
        page.wait_for_selector("ul.why-tree")
    page.wait_for_timeout(milliseconds(0.15))
    folder = Path(os.environ.get("RIYU_PICTURES", tmp_path))
    file = folder / f"{name}.jpg"
    page.screenshot(path=file, type="jpeg", quality=88)
    assert file.stat().st_size > 20_000
