"""A signal ends the server whatever runs, says one line, and everything that was played is there again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.guard import COMPILED
from tests.interfaces.web.browser import PATIENT, SOURCE, Server

ENDS = {signal.SIGINT: (130, "interrupted\n"), signal.SIGTERM: (143, "terminated\n")}

BUSY = """
import sys
from riyu.__main__ import main
from riyu.interfaces.web import server

def never_ends(hall, data, name):
    print("begun", file=sys.stderr, flush=True)
    {what}

server._adopt = never_ends
main()
"""
"""A server on which opening a game takes for ever."""

LOOPS = "while True: pass"
DEAF = (
    "sum(range(10 ** 15))"  # holds Python's lock: nothing else runs, no handler of a signal either
)


def end_while(server: Server, number: int, what: str) -> tuple[int, str]:
    """End a server while a game is opened that never will be."""

    def upload() -> None:
        with contextlib.suppress(OSError):
            server.door.ask("open", what.encode())

    threading.Thread(target=upload, daemon=True).start()
    while "begun" not in server.said:
        time.sleep(0.01)
    time.sleep(0.2)
    code = server.end(number)
    return code, server.said.removeprefix("begun\n")


@pytest.mark.parametrize("number", ENDS)
def test_a_signal_ends_a_server_that_has_just_told_its_address(tmp_path: Path, number: int) -> None:
    command = [sys.executable, "-m", "riyu", "page", "--no-open", "-q", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--shelf", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("http://127.0.0.1:")
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENT)
    assert (process.returncode, said) == ENDS[number]


def test_a_signal_ends_a_server_whose_thread_never_ends(tmp_path: Path) -> None:
    script = tmp_path / "busy.py"
    script.write_text(BUSY.format(what=LOOPS))
    server = Server(tmp_path / "tables", program=(str(script),))
    assert end_while(server, signal.SIGINT, "(;SZ[9])") == ENDS[signal.SIGINT]


@pytest.mark.skipif(not COMPILED, reason="what ends it is C")
def test_a_signal_ends_a_server_that_hears_nothing(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text(BUSY.format(what=DEAF))
    server = Server(tmp_path / "tables", program=(str(script),))
    code, said = end_while(server, signal.SIGTERM, "(;SZ[9])")
    assert (code, said) == (ENDS[signal.SIGTERM][0], "interrupted\n")


def test_half_open_connections_and_a_half_sent_game_hold_nothing_up(tmp_path: Path) -> None:
    import socket

    server = Server(tmp_path / "tables")
    crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
    for one in crowd:
        head = f"POST /open HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url.rstrip('/')}\r\n"
        one.sendall(f"{head}Cookie: {server.door.cookie}\r\nContent-Length: 99\r\n\r\n(;".encode())
    assert (server.end(signal.SIGTERM), server.said) == ENDS[signal.SIGTERM]
    for one in crowd:
        one.close()


def test_moves_played_a_moment_before_are_kept(browser: Any, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables")
    context = server.admit(browser.new_context())
    pages = []
    for _ in range(2):
        page = context.new_page()
        page.goto(server.url)
        page.wait_for_selector(".goban .stones[data-shown]")
        pages.append(page)
    for page in pages:
        page.click('[data-point="E5"]')
        page.wait_for_selector('[data-point="E5"].black', state="attached")
    code = server.end()
    assert (code, server.said) == (130, "interrupted\n")
    context.close()
    for page in pages:
        kept = server.shelf / f"{page.url.partition('?')[0].rpartition('/')[2]}.json"
        assert ";B[ee]" in kept.read_text("utf-8")
    assert not list(server.shelf.glob("*.new"))
