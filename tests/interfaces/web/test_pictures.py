"""The pictures of the page in docs: taken anew into the folder RIYU_PICTURES if it is set, else thrown away."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.patience import milliseconds

GAME = Path(__file__).resolve().parents[3] / "docs" / "games" / "self-play.sgf"
WIDE = {"width": 1180, "height": 740}
PHONE = {"width": 360, "height": 700}
OWN = {
    "page-review": (
        b"(;SZ[9]KM[7.5]PB[Anna]PW[Ben]RE[W+8.5];B[ee];W[ec];B[dc];W[gd];B[eb];W[fb];B[fc];W[ai];B[ed]"
        b";W[fd];B[ea];W[ge];B[gf];W[hf];B[gg];W[hg];B[hh];W[he];B[ff];W[gh];B[ih];W[fe];B[hi])"
    ),
    "page-joseki": b"(;SZ[19]KM[7.5]PB[Anna]PW[Ben];B[pd];W[dp];B[qp];W[dd];B[fq];W[cn];B[jp];W[nc])",
    "page-archive": b"(;SZ[9]KM[7.5]PB[Anna]PW[Ben];B[cc];W[gg])",
}
"""Games of single pictures."""
KEPT = "RIYU_PICTURES" in os.environ


@pytest.mark.parametrize(
    ("name", "query", "scheme", "size"),
    [
        ("page-overlays", "at=60&show=links,territory&panel=overlays", "light", WIDE),
        ("page-joseki", "at=8&panel=joseki", "dark", WIDE),
        ("page-archive", "at=1&panel=archive&archive.at=A6:D9", "light", WIDE),
        ("page-why", "at=60&panel=candidates", "dark", WIDE),
        ("page-decision", "at=32&panel=candidates&candidates.as=picture", "light", WIDE),
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
        # A review takes its time; test_review_page goes the same way.
        *([("page-review", "at=23&panel=review", "light", WIDE)] if KEPT else []),
    ],
)
def test_a_picture_of_the_page(
    show: Any, tmp_path: Path, name: str, query: str, scheme: str, size: dict[str, int]
) -> None:
    page = show(OWN.get(name) or GAME.read_bytes(), f"?{query}")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size(size)
    page.wait_for_selector('.number:has-text("Move")')
    if name == "page-why":
        page.keyboard.press("Space")
        page.wait_for_selector(".explained .headline")
    if name == "page-decision":
        page.keyboard.press("Space")
        page.hover(".decision-picture .item.purpose >> nth=0")
        page.wait_for_selector(".decision-picture .leads.on")
    if name == "page-review":
        page.click('#panel-review button:has-text("Review this game")')
        page.wait_for_selector('#panel-review :text-matches("23 moves reviewed\\\\.")')
        page.keyboard.press("Home")
        page.keyboard.press("n")
        page.wait_for_selector("ol.mistakes li.now")
    if name == "page-joseki":
        page.wait_for_selector("ol.joseki li")
    if name == "page-archive":
        page.wait_for_selector("#panel-archive ol.joseki li")
    if name == "page-reading":
        page.wait_for_selector('#panel-reading .lead:has-text("yes")')
        page.check("#panel-reading label:has-text('The plan') input")
        page.click("#panel-reading .branches button.fold >> nth=0")
        page.locator("#panel-reading .branches").scroll_into_view_if_needed()
    if name == "page-overlays":
        page.wait_for_selector('.hover :text("leads by")')
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
    folder = Path(os.environ["RIYU_PICTURES"] if KEPT else tmp_path)
    file = folder / f"{name}.jpg"
    page.screenshot(path=file, type="jpeg", quality=88)
    assert file.stat().st_size > 20_000
