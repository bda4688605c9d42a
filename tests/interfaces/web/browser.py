"""A server of its own and a browser for tests that look at the page as a person does.

Takes a folder for the shelf; gives pages of Debian's chromium. Tests skip, with a reason, where it or playwright is
missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from riyu.lab.page_bench import ARGUMENTS

SOURCE = Path(__file__).resolve().parents[3] / "src"


def chromium() -> str:
    """Give the browser's path; skip the test without one."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no chromium: the page is looked at in Debian's")
    return found


class Server:
    """A page server in a process of its own; `url` is its address, with a slash at the end."""

    def __init__(
        self, shelf: Path, *arguments: str, program: tuple[str, ...] = ("-m", "riyu")
    ) -> None:
        self.shelf = shelf
        self.program = program
        self.arguments = ("--size", "9", *arguments)
        self.start(0)

    def start(self, port: int) -> None:
        """Start it on a port (0: any)."""
        command = [sys.executable, *self.program, "page", "--no-open", "-q", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--shelf", str(self.shelf), *self.arguments],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:")

    def kill(self) -> None:
        """Kill it as kill -9 does."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.url.rstrip("/").rpartition(":")[2])


@contextmanager
def chromium_browser() -> Iterator[Any]:
    """Give a browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()
