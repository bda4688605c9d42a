"""The page measured in a browser: from a click to the new picture, bytes sent, patterns saved.

Takes games, overlays' names and counts; gives rows. Runs `riyu page` in a process of its own and Debian's chromium
through playwright; knows the page by its address and its `data-` attributes alone.
"""

from __future__ import annotations

import importlib.util
import math
import re
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from riyu.base.errors import UsageError
from riyu.game.points import point_text
from riyu.game.record import Move
from riyu.lab.bench import Row
from riyu.lab.page_server import Door, served

__all__ = ["ARGUMENTS", "OPEN", "browser", "browser_path", "click_rows", "saving_rows"]

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What the browser is started with."""

_WATCH = """() => {
    window.times = [];
    let begun = 0;
    addEventListener("click", () => { begun = performance.now(); }, true);
    new MutationObserver(() => {
        const start = begun;
        begun = 0;
        if (start) requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - start)));
    }).observe(document.querySelector(".goban .stones"), {attributes: true, attributeFilter: ["data-shown"]});
}"""
OPEN = """async ([size]) => (await fetch("/open", {method: "POST", body: `(;SZ[${size}]KM[7.5])`})).text()"""
"""Opens a table of two people, in a page; gives its path."""


def browser_path() -> str:
    """Give the path of chromium. Raises UsageError where it or playwright is missing."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if importlib.util.find_spec("playwright") is None:
        raise UsageError("playwright is not installed: pip install 'riyu[dev]'")
    if path is None:
        raise UsageError("no chromium on this machine")
    return path


@contextmanager
def browser() -> Iterator[Any]:
    """Give a browser. Raises UsageError where there is none."""
    path = browser_path()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


def _table(chromium: Any, door: Door, size: int, query: str) -> Any:
    """Give a page with an empty board for two people."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(door.first)
    page.wait_for_selector(".goban .stones")
    page.goto(door.url.rstrip("/") + page.evaluate(OPEN, [size]) + query)
    page.wait_for_selector(".goban .stones[data-shown]")
    return page


def click_rows(
    moves: Sequence[Move], size: int, overlays: Sequence[str], advance: Callable[[int], None]
) -> list[Row]:
    """Play moves by clicks, without overlays and with some.

    Give milliseconds from a click to the new picture, and the bytes that the server sends a move.
    """
    rows = []
    done = 0
    with tempfile.TemporaryDirectory() as shelf, served(shelf) as (door, _), browser() as chromium:
        for shown in ((), tuple(overlays)):
            page = _table(chromium, door, size, f"?show={','.join(shown)}" if shown else "")
            page.wait_for_timeout(500)
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            frames: list[int] = []
            session.on("Network.webSocketFrameReceived", partial(_note_frame, frames))
            page.evaluate(_WATCH)
            sent: list[int] = []
            for number, move in enumerate(moves, start=1):
                del frames[:]
                page.click(f'[data-point="{point_text(move.point)}"]')
                page.wait_for_function("(n) => window.times.length >= n", arg=number)
                page.wait_for_timeout(60)
                sent.append(sum(frames))
                done += 1
                advance(done)
            times = sorted(page.evaluate("window.times"))
            rows.append(
                {
                    "overlays": ", ".join(shown) or "none",
                    "moves": len(times),
                    "ms median": round(statistics.median(times), 1),
                    "ms 95 %": round(_most_of(times), 1),
                    "bytes a move": round(statistics.median(sent)),
                    "bytes, most": max(sent),
                }
            )
            page.close()
    return rows


_SAVED = """() => {
    window.saved = [];
    let begun = 0;
    const state = document.querySelector(".state");
    addEventListener("click", (event) => {
        if (event.target.matches("button.chief")) begun = performance.now();
    }, true);
    new MutationObserver(() => {
        const found = state.textContent.match(/in force after (\\d+) ms/);
        if (begun && found) window.saved.push([performance.now() - begun, Number(found[1])]);
        if (found) begun = 0;
    }).observe(state, {subtree: true, childList: true, characterData: true});
}"""


def saving_rows(times: int, classes: Sequence[str], advance: Callable[[int], None]) -> list[Row]:
    """Change the words of the first pattern of classes in the page's editor and save it, so many times each.

    Give milliseconds from the click on Save until the page says that the file is in force, the server's part of it (to
    check and write the file, and see its class in the library in force), and how long another request waits meanwhile.
    """
    rows = []
    with (
        tempfile.TemporaryDirectory() as shelf,
        served(shelf, "--patterns", str(Path(shelf, "patterns"))) as (door, _),
        browser() as chromium,
    ):
        for number, name in enumerate(classes):
            page = _table(
                chromium, door, 19, f"?panel=patterns&patterns.class={name}&show=patterns"
            )
            page.click(".thumb >> nth=0", timeout=60_000)
            page.wait_for_selector(".state", state="attached")
            page.evaluate(_SAVED)
            text = re.sub(r"(?m)^why .*\n( .*\n)*", "", page.input_value("textarea.code"))
            head, _, rest = text.partition("\n")
            with _asked_beside(door) as waits:
                for turn in range(times):
                    why = f"Saved, {turn}." if turn % 2 == 0 else f"Saved again, {turn}."
                    page.fill("textarea.code", f"{head}\nwhy     {why}\n{rest}")
                    page.press("textarea.code", "Tab")
                    page.wait_for_selector('.state:has-text("Changed")')
                    page.click('#panel-patterns button.chief:text-is("Save")')
                    page.wait_for_function("(n) => window.saved.length > n", arg=turn)
                    advance(number * times + turn + 1)
            saved = page.evaluate("window.saved")
            seen, own = (sorted(one[i] for one in saved) for i in (0, 1))
            rows.append(
                {
                    "class": name,
                    "saved": len(saved),
                    "ms median": round(statistics.median(seen), 1),
                    "ms 95 %": round(_most_of(seen), 1),
                    "server's ms median": round(statistics.median(own), 1),
                    "server's ms 95 %": round(_most_of(own), 1),
                    "others wait, ms 95 %": round(_most_of(sorted(waits)), 1),
                    "longest": round(max(waits), 1),
                }
            )
            page.close()
    return rows


@contextmanager
def _asked_beside(door: Door) -> Iterator[list[float]]:
    """Ask the server for something small again and again meanwhile; give how long it took each time, in ms."""
    waits: list[float] = []
    is_over = threading.Event()

    def ask() -> None:
        while not is_over.wait(0.01):
            start = time.perf_counter()
            door.ask("static/page.css")
            waits.append(1000 * (time.perf_counter() - start))

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield waits
    finally:
        is_over.set()
        thread.join()


def _most_of(values: Sequence[float]) -> float:
    """Give the value below which 95 % of sorted values lie."""
    return values[math.ceil(0.95 * len(values)) - 1]


def _note_frame(frames: list[int], event: Any) -> None:
    frames.append(len(event["response"]["payloadData"]))
