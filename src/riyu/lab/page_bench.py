"""The page measured in a browser: from a click to the new picture, bytes sent, sessions at once, patterns saved.

Takes games, overlays' names and counts; gives rows. Runs `riyu page` in a process of its own and Debian's chromium
through playwright; knows the page by its address and its `data-` attributes alone.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from riyu.base.chance import Chance
from riyu.base.errors import PeerError, UsageError
from riyu.game.points import all_points, point_text
from riyu.game.record import Move
from riyu.lab.bench import Row

__all__ = ["ARGUMENTS", "click_rows", "saving_rows", "session_rows"]

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
_OPEN = """async ([size]) => (await fetch("/open", {method: "POST", body: `(;SZ[${size}]KM[7.5])`})).text()"""


@contextmanager
def _served(own_patterns: bool = False) -> Iterator[tuple[str, int]]:
    """Give a page server's address and process id; it may have a copy of the pattern files for itself."""
    command = [sys.executable, "-m", "riyu", "page", "--no-open", "-q", "--port", "0", "--shelf"]
    with tempfile.TemporaryDirectory() as folder:
        command.append(folder)
        if own_patterns:
            command += ["--patterns", str(Path(folder, "patterns"))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            if not url:
                raise PeerError("the page's server did not start")
            yield url, process.pid
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def _browser() -> Iterator[Any]:
    """Give a browser. Raises UsageError where there is none."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise UsageError("playwright is not installed: pip install 'riyu[dev]'") from None
    if path is None:
        raise UsageError("no chromium on this machine")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


def _table(browser: Any, url: str, size: int, query: str) -> Any:
    """Give a page with an empty board for two people."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(url)
    page.wait_for_selector(".goban .stones")
    page.goto(url.rstrip("/") + page.evaluate(_OPEN, [size]) + query)
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
    with _served() as (url, _), _browser() as browser:
        for shown in ((), tuple(overlays)):
            page = _table(browser, url, size, f"?show={','.join(shown)}" if shown else "")
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
                    "ms 95 %": round(times[int(0.95 * (len(times) - 1))], 1),
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

    Give milliseconds from the click on Save until the page says that the file is in force, and the server's part of it:
    to check and write the file, and see its class in the library in force.
    """
    rows = []
    with _served(own_patterns=True) as (url, _), _browser() as browser:
        for number, name in enumerate(classes):
            page = _table(browser, url, 19, f"?panel=patterns&patterns.class={name}&show=patterns")
            page.click(".thumb >> nth=0", timeout=60_000)
            page.wait_for_selector(".state", state="attached")
            page.evaluate(_SAVED)
            text = re.sub(r"(?m)^why .*\n( .*\n)*", "", page.input_value("textarea.code"))
            head, _, rest = text.partition("\n")
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
                    "ms 95 %": round(seen[int(0.95 * (len(seen) - 1))], 1),
                    "server's ms median": round(statistics.median(own), 1),
                    "server's ms 95 %": round(own[int(0.95 * (len(own) - 1))], 1),
                }
            )
            page.close()
    return rows


def _note_frame(frames: list[int], event: Any) -> None:
    frames.append(len(event["response"]["payloadData"]))


def session_rows(
    sessions: int, seconds: float, seed: int, advance: Callable[[int], None]
) -> list[Row]:
    """Play at random on many pages in turn for some seconds; give moves clicked and lost, and the server's memory."""
    chance = Chance(seed)
    with _served() as (url, process), _browser() as browser:
        pages = [_table(browser, url, 9, "?show=links,influence") for _ in range(sessions)]
        free = [[point_text(p) for p in all_points(9)] for _ in pages]
        clicked = [0] * sessions
        lost = 0
        memory: list[int] = []
        end = time.monotonic() + seconds
        turn = 0
        while time.monotonic() < end:
            at = turn % sessions
            if len(free[at]) > 50:  # early enough that no move is illegal
                point = free[at].pop(chance.below(len(free[at])))
                pages[at].click(f'[data-point="{point}"]')
                clicked[at] += 1
                words = f"Move {clicked[at]}"
                try:
                    pages[at].wait_for_selector(f'.number:text-is("{words}")', timeout=10_000)
                except Exception:
                    lost += 1
            else:
                for _ in range(clicked[at]):
                    pages[at].keyboard.press("Control+z")
                pages[at].wait_for_selector('.number:text-is("Beginning")')
                free[at], clicked[at] = [point_text(p) for p in all_points(9)], 0
            turn += 1
            if turn % (4 * sessions) == 0:
                memory.append(_memory(process))
            advance(round(seconds - max(0.0, end - time.monotonic())))
        memory.append(_memory(process))
    quarter = max(1, len(memory) // 4)
    return [
        {
            "sessions": sessions,
            "seconds": round(seconds),
            "turns": turn,
            "lost": lost,
            "MiB first quarter": round(statistics.median(memory[:quarter]) / 1024, 1),
            "MiB last quarter": round(statistics.median(memory[-quarter:]) / 1024, 1),
        }
    ]


def _memory(process: int) -> int:
    """Give a process's resident memory, in KiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024
