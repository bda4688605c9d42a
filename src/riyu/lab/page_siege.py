"""The page under siege: connections that say nothing, and Ctrl-C while much goes on.

Takes counts; gives rows. Runs `riyu page` in a process of its own; what needs a browser takes Debian's chromium through
playwright.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from riyu.lab.bench import Row
from riyu.lab.page_bench import browser
from riyu.lab.page_server import Door, served

__all__ = ["crowd_rows", "ending_rows"]

_HEAD = "GET / HTTP/1.1\r\nHost: {host}\r\n"
_BODY = (
    "POST /open HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
    "Content-Length: 1000\r\n\r\n(;"
)
_HALVES = ("", _HEAD, _BODY)
"""Halves of requests: nothing, a head without its end, a body without its end."""


def crowd_rows(
    connections: int, seconds: int, files: int, advance: Callable[[int], None]
) -> list[Row]:
    """Open connections that send half a request, and look on for some seconds.

    Give, every five seconds, how many of them are open and the milliseconds that a request takes meanwhile. `files` is
    how many files the server may open, 0 for as many as this process may.
    """
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as shelf, served(shelf, files=files) as (door, _):
        rows.append({"s": 0, "open": 0, "ms a request": _asked(door)})
        begun = time.monotonic()
        crowd = [one for number in range(connections) if (one := _half(door, number))]
        while True:
            at = round(time.monotonic() - begun)
            is_open = sum(map(_is_open, crowd))
            rows.append({"s": at, "open": is_open, "ms a request": _asked(door)})
            advance(min(at, seconds))
            if at >= seconds:
                break
            time.sleep(5)
        for one in crowd:
            one.close()
    return rows


def _half(door: Door, number: int) -> socket.socket | None:
    try:
        one = socket.create_connection((door.host, door.port), timeout=10)
    except OSError:
        return None
    host = f"{door.host}:{door.port}"
    with contextlib.suppress(OSError):
        one.sendall(_HALVES[number % 3].format(host=host, cookie=door.cookie).encode())
    one.setblocking(False)
    return one


def _is_open(one: socket.socket) -> bool:
    try:
        while one.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def _asked(door: Door) -> float | str:
    start = time.perf_counter()
    try:
        door.ask("static/page.css")
    except OSError as error:
        return type(error).__name__
    return round(1000 * (time.perf_counter() - start), 1)


def ending_rows(pages: int, advance: Callable[[int], None]) -> list[Row]:
    """Send Ctrl-C to a server while something goes on. Give the seconds until it has ended, and its exit code.

    `kept` is how many of the games that were played on are on the shelf with their move. Raises UsageError without a
    browser.
    """
    rows: list[Row] = []
    cases: tuple[tuple[str, Callable[[Door, Any], list[str]]], ...] = (
        ("nothing", lambda door, chromium: []),
        ("knowledge is loaded", _loads),
        ("a game of 3.9 MB is read", _reads),
        (f"{pages} pages, riyu answers each", lambda door, chromium: _play(door, chromium, pages)),
    )
    with browser() as chromium:
        for number, (what, begin) in enumerate(cases, start=1):
            with tempfile.TemporaryDirectory() as folder:
                shelf = Path(folder, "tables")
                with served(str(shelf), "--size", "9") as (door, process):
                    tables = begin(door, chromium)
                    start = time.perf_counter()
                    process.send_signal(signal.SIGINT)
                    process.wait(120)
                    took = time.perf_counter() - start
                kept = sum(";B[" in (shelf / f"{one}.json").read_text("utf-8") for one in tables)
                rows.append(
                    {
                        "while": what,
                        "s": round(took, 2),
                        "exit code": process.returncode,
                        "kept": f"{kept} of {len(tables)}",
                    }
                )
            advance(number)
            for context in chromium.contexts:
                context.close()
    return rows


def _loads(door: Door, chromium: Any) -> list[str]:
    time.sleep(3.5)
    return []


def _reads(door: Door, chromium: Any) -> list[str]:
    game = b"(;SZ[19]" + b";B[aa]C[a comment]" * 215_000 + b")"

    def upload() -> None:
        with contextlib.suppress(OSError):
            door.ask("open", game)

    threading.Thread(target=upload, daemon=True).start()
    time.sleep(1)
    return []


def _play(door: Door, chromium: Any, pages: int) -> list[str]:
    context = chromium.new_context()
    opened = []
    for _ in range(pages):
        page = context.new_page()
        page.goto(door.first)
        page.wait_for_selector(".goban .stones[data-shown]", timeout=120_000)
        opened.append(page)
    for page in opened:
        page.click('[data-point="E5"]')
        page.wait_for_selector('[data-point="E5"].black', state="attached", timeout=120_000)
    return [page.url.partition("?")[0].rpartition("/")[2] for page in opened]
