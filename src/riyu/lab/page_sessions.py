"""Many pages at once: moves clicked, what was lost of them, also after a kill of the server, and the server's memory.

Takes counts, seconds and a seed; gives a row. Runs `riyu page` in a process of its own and Debian's chromium through
playwright. Every fourth page plays riyu, the others are tables of two people.
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.chance import Chance
from riyu.game.points import point_text
from riyu.lab.bench import Row
from riyu.lab.page_bench import ARGUMENTS, OPEN, browser_path
from riyu.lab.page_server import Door, served
from riyu.sgf.files import read_record

if TYPE_CHECKING:
    from playwright.async_api import Page

__all__ = ["session_rows"]

_SIZE = 9
_LONGEST = 24  # moves clicked until they are taken back
_PATIENCE = 30_000  # milliseconds
_EMPTY = "() => [...document.querySelectorAll('[data-point]:not(.black):not(.white)')].map(e => e.dataset.point)"
_TOLD = """([words, point]) => document.querySelector('.number').textContent === words
    || document.querySelector('.below .problem').textContent.includes(point)"""
"""The move is shown, or the point is refused: a sentence that names it."""


@dataclass
class _Session:
    """One page: its table's name, the points clicked since the beginning, those refused, and what was counted."""

    page: Page
    against_riyu: bool
    chance: Chance
    table: str = ""
    clicked: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    turns: int = 0
    lost: int = 0

    async def open(self, door: Door) -> None:
        """Take a table of its own."""
        await self.page.goto(door.first)
        await self.page.wait_for_selector(".goban .stones[data-shown]")
        if not self.against_riyu:
            path = await self.page.evaluate(OPEN, [_SIZE])
            await self.page.goto(f"{door.url.rstrip('/')}{path}?show=links,influence")
            await self.page.wait_for_selector(".goban .stones[data-shown]")
        self.table = self.page.url.partition("?")[0].rpartition("/")[2]

    async def turn(self) -> None:
        """Click a move, or take all of them back."""
        self.turns += 1
        if len(self.clicked) == _LONGEST:
            await self._take_back()
            return
        await self.page.wait_for_selector(".goban .stones[data-shown]")  # it may have been reloaded
        points = [p for p in await self.page.evaluate(_EMPTY) if p not in self.refused]
        point = points[self.chance.below(len(points))]
        await self.page.click(f'[data-point="{point}"]')
        step = 2 if self.against_riyu else 1
        words = f"Move {step * (len(self.clicked) + 1)}"
        try:
            await self.page.wait_for_function(_TOLD, arg=[words, point], timeout=_PATIENCE)
        except Exception:
            self.lost += 1
        if await self.page.inner_text(".number") == words:
            self.clicked.append(point)
        else:
            self.refused.append(point)

    async def _take_back(self) -> None:
        for _ in self.clicked:
            await self.page.keyboard.press("Control+z")
        try:
            await self.page.wait_for_selector('.number:text-is("Beginning")', timeout=_PATIENCE)
        except Exception:
            self.lost += 1
        self.clicked.clear()
        self.refused.clear()

    def is_kept(self, sgf: bytes) -> bool:
        """Say whether a game has the moves that were clicked, and no others."""
        moves = [point_text(move.point) for move in read_record(sgf).moves]
        return moves[:: 2 if self.against_riyu else 1] == self.clicked


def session_rows(
    sessions: int, seconds: float, seed: int, advance: Callable[[int], None]
) -> list[Row]:
    """Play at random on many pages at once for some seconds; then kill the server, start it again and compare.

    Give the turns, how many of them were lost, how many games were not the ones clicked before and after the kill, and
    the server's memory in MiB. Raises UsageError without a browser.
    """
    with tempfile.TemporaryDirectory() as shelf:
        size = ("--size", str(_SIZE))
        with served(shelf, *size) as (door, process):
            memory: list[int] = []
            playing = _play(door, sessions, seconds, seed, process.pid, memory, advance)
            played = asyncio.run(playing)
            before = sum(not one.is_kept(_game(door, one.table)) for one in played)
            process.send_signal(signal.SIGKILL)
        with served(shelf, *size) as (door, _):
            after = sum(not one.is_kept(_game(door, one.table)) for one in played)
    quarter = max(1, len(memory) // 4)
    return [
        {
            "sessions": sessions,
            "seconds": round(seconds),
            "turns": sum(one.turns for one in played),
            "lost": sum(one.lost for one in played),
            "games wrong": before,
            "wrong after a kill": after,
            "MiB first quarter": round(statistics.median(memory[:quarter]) / 1024, 1),
            "MiB last quarter": round(statistics.median(memory[-quarter:]) / 1024, 1),
        }
    ]


async def _play(
    door: Door,
    sessions: int,
    seconds: float,
    seed: int,
    process: int,
    memory: list[int],
    advance: Callable[[int], None],
) -> list[_Session]:
    path = browser_path()
    from playwright.async_api import async_playwright

    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        found = []
        for number in range(sessions):
            page = await browser.new_page(viewport={"width": 1280, "height": 900})
            page.set_default_timeout(2 * _PATIENCE)
            found.append(_Session(page, number % 4 == 3, Chance(seed + number)))
            await found[-1].open(door)
        begun = time.monotonic()

        async def go_on(one: _Session) -> None:
            while time.monotonic() < begun + seconds:
                await one.turn()

        async def watch() -> None:
            while True:
                memory.append(_memory(process))
                advance(min(round(seconds), round(time.monotonic() - begun)))
                await asyncio.sleep(1)

        watching = asyncio.create_task(watch())
        await asyncio.gather(*map(go_on, found))
        await asyncio.sleep(1)
        watching.cancel()
        await browser.close()
    return found


def _game(door: Door, table: str) -> bytes:
    """Give a table's game as the server has it."""
    return door.ask(f"table/{table}.sgf")


def _memory(process: int) -> int:
    """Give a process's resident memory, in KiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024
