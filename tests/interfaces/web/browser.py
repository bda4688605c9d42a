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
from urllib.request import Request, urlopen

import pytest

from riyu.lab.page_bench import ARGUMENTS
from riyu.patterns.files import package_folder

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


KNOWLEDGE = {
    "patterns": (
        *("contact-answer", "shape", "diagonal-link-attack", "reading-reflex"),
        "key-point-shape",
    ),
    "rules": ("moves", "link-shapes"),
}
"""The knowledge files that a desk has: a few of riyu's."""
_SUFFIXES = {"patterns": ".pat", "rules": ".rule"}


class Desk:
    """A server that plays by a few knowledge files of its own, which tests edit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for kind in KNOWLEDGE:
            (folder / kind).mkdir()
        self.restore()
        options = [word for kind in KNOWLEDGE for word in (f"--{kind}", str(folder / kind))]
        self.server = Server(folder / "tables", *options)

    def file(self, name: str) -> Path:
        """Give a file by its name, without suffix."""
        kind = next(kind for kind, names in KNOWLEDGE.items() if name in names)
        return self.folder / kind / f"{name}{_SUFFIXES[kind]}"

    def restore(self) -> None:
        """Put the files back as riyu has them, and drop edits that were not saved."""
        shutil.rmtree(self.folder / "tables" / "drafts", ignore_errors=True)
        for kind, names in KNOWLEDGE.items():
            own = {self.file(name) for name in names}
            for path in set((self.folder / kind).iterdir()) - own:
                path.unlink()
            for path in own:
                source = (package_folder(kind) / path.name).read_bytes()
                if not path.exists() or path.read_bytes() != source:
                    path.write_bytes(source)

    def open(self, game: bytes, query: str = "") -> str:
        """Put a game on a table of its own; give its address."""
        asked = Request(f"{self.server.url}open", game, {"Origin": self.server.url.rstrip("/")})
        with urlopen(asked) as answer:
            table: str = answer.read().decode()
        return f"{self.server.url.rstrip('/')}{table}{query}"


@contextmanager
def chromium_browser() -> Iterator[Any]:
    """Give a browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()
