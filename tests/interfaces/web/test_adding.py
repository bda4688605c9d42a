"""A panel and an overlay are added as docs/page.md says, and the page has them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.interfaces.web.browser import Server, choose, open_page

DOCS = Path(__file__).resolve().parents[3] / "docs" / "page.md"
BEFORE = """
import sys
from riyu.base.words import counted
from riyu.game.points import all_points
from riyu.interfaces.cli.app import run
from riyu.interfaces.picture import Overlay, Symbol, Tint
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels import PANELS
from riyu.interfaces.web.parts import button, paragraph, set_words
from riyu.interfaces.web.table import TableChange

def make_thickness(scene):
    stones = [p for p in all_points(scene.position.size) if scene.position.at(p)]
    return Overlay("thickness", "Stones.", tuple(Tint(p, 0.5) for p in stones))
"""
AFTER = """
PANELS["stones"] = StonesPanel
sys.exit(run(sys.argv[1:]))
"""


def test_what_the_docs_add_is_on_the_page(browser: Any, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    script = tmp_path / "page_with_more.py"
    script.write_text("\n".join([BEFORE, *blocks, AFTER]), "utf-8")
    server = Server(tmp_path / "tables", program=(str(script),))
    try:
        page = open_page(browser, server.first)
        page.wait_for_selector(".goban .stones")
        choose(page, "stones")
        page.wait_for_selector('#panel-stones:has-text("0 stones")')
        page.click('[data-point="E5"]')
        page.wait_for_selector('#panel-stones:has-text("2 stones")')
        page.keyboard.press("s")
        page.wait_for_selector('[data-layer="all-stones"] > g', state="attached")
        choose(page, "overlays")
        page.wait_for_selector('[data-layer="all-stones"]', state="detached")
        page.check('[data-overlay="thickness"] input')
        page.wait_for_selector('[data-layer="thickness"] > g', state="attached")
        page.close()
    finally:
        server.kill()
