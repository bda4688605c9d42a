"""A server of its own and a browser for tests that look at the page as a person does.

Takes a folder for the shelf; gives pages of Debian's chromium. Tests skip, with a reason, where it or playwright is
missing.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from riyu.archive.adding import add
from riyu.interfaces.web.panels import PANELS
from riyu.lab.page_bench import ARGUMENTS
from riyu.lab.page_server import let_in
from riyu.patterns.files import package_folder
from tests.patience import PatientClock, milliseconds

PATIENT = 60
"""Seconds for what takes two on a machine that does nothing else."""

MODE_OF = {name: panel.mode for name, panel in PANELS.items()} | {"stones": "study"}

SOURCE = Path(__file__).resolve().parents[3] / "src"


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str:
    """Give the browser's path; skip the test without one.

    The one without windows comes first: it draws no tabs and buttons beside the page, which nobody sees.
    """
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no chromium: the page is looked at in Debian's")
    return found


LIGHT = """
title = "Light"
about = "Plays as riyu does, after fewer games in thought."
like = "balanced"

[play]
playouts = 60
assess_playouts = 60
simulations = 600
"""
"""What the tests' servers play by: how strong riyu is, no page shows."""


class Server:
    """A page server in a process of its own, whose riyu thinks little.

    `url` is its address, with a slash at the end, `first` the one that lets in, `door` what who was let in may ask.
    `files` is how many files it may open, 0 for as many as the tests may.
    """

    def __init__(
        self,
        shelf: Path,
        *arguments: str,
        program: tuple[str, ...] = ("-m", "riyu"),
        files: int = 0,
    ) -> None:
        self.shelf = shelf
        self.program = program
        self.files = files
        self.errors = shelf.with_name(f"{shelf.name}-errors.txt")
        style = shelf.with_name(f"{shelf.name}-style.toml")
        style.write_text(LIGHT, "utf-8")
        self.arguments = ("--size", "9", "--style", str(style), *arguments)
        self.start(0)

    def start(self, port: int) -> None:
        """Start it on a port (0: any)."""
        command = [sys.executable, *self.program, "page", "--no-open", "-q", "--port", str(port)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--shelf", str(self.shelf), *self.arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": str(SOURCE)},
                preexec_fn=self._limit if self.files else None,
            )
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline().strip()
        self.door = let_in(self.first)
        self.url = self.door.url

    def _limit(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    @property
    def said(self) -> str:
        """What it wrote to standard error."""
        return self.errors.read_text("utf-8")

    def end(self, number: int = signal.SIGINT) -> int:
        """End it by a signal; give its exit code. Fails if it does not end."""
        self.process.send_signal(number)
        try:
            return self.process.wait(PATIENT)
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill it as kill -9 does."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def spent(self) -> float:
        """Give the seconds of the processor that it has taken."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # as proc(5) has them

    @property
    def port(self) -> int:
        """The port it listens on."""
        return self.door.port

    def table(self, game: bytes, query: str = "") -> str:
        """Put a game on a table of its own; give its address."""
        return f"{self.url.rstrip('/')}{self.door.ask('open', game).decode()}{query}"

    def admit(self, context: Any) -> Any:
        """Give a browser's context the cookie that lets in; give the context."""
        name, _, value = self.door.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": self.url}])
        return context


ARCHIVED = (
    b"(;SZ[9]KM[7.5]PB[Anna]PW[Ben]DT[2020-05-01]RE[B+3.5];B[cc];W[cd];B[ee])",
    b"(;SZ[9]KM[7.5]PB[Anna]PW[Cleo]DT[2021-02-03]RE[W+R];B[gc];W[gd];B[ee])",
    b"(;SZ[9]KM[7.5]PB[Dan]PW[Ben]DT[2019]RE[W+1.5];B[cc];W[bc];B[ee])",
    b"(;SZ[9]KM[7.5]PB[Dan]PW[Anna]DT[2018]RE[B+2.5];B[ee];W[ce])",
)
"""The games of the archive that the tests' servers look into: a stone in the corner, answered in two ways."""


FOUGHT = (
    b"(;SZ[9]KM[7.5]PB[Eva]PW[Finn]DT[2022]RE[W+4.5];B[gc];W[ce];B[de];W[dd];B[ed];W[dc];B[df];W[ee]"
    b";B[fe];W[ef];B[eg];W[aa];B[ff];W[ab];B[cf];W[ac])",
)
"""The game of the archive of those who edit patterns: cuts and crossings."""


def archived(folder: Path, sources: Sequence[bytes] = ARCHIVED) -> Path:
    """Make an archive of games; give its folder."""
    games = folder / "games"
    games.mkdir(parents=True)
    for number, game in enumerate(sources):
        (games / f"{number}.sgf").write_bytes(game)
    add(folder / "archive", [games])
    return folder / "archive"


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
        options += ["--archive", str(archived(folder / "kept", FOUGHT))]
        self.server = self.serve(*options)

    def serve(self, *options: str) -> Server:
        """Start its server."""
        return Server(self.folder / "tables", *options)

    def file(self, name: str) -> Path:
        """Give a file by its name, without suffix."""
        kind = next(kind for kind, names in KNOWLEDGE.items() if name in names)
        return self.folder / kind / f"{name}{_SUFFIXES[kind]}"

    def restore(self) -> None:
        """Put the files back as riyu has them, whatever a test left beside them, and drop edits that were not saved."""
        shutil.rmtree(self.folder / "tables" / "drafts", ignore_errors=True)
        for kind, names in KNOWLEDGE.items():
            own = {self.file(name) for name in names}
            for path in (self.folder / kind).iterdir():
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path)
                elif path not in own or path.is_symlink():
                    path.unlink()
            for path in own:
                source = (package_folder(kind) / path.name).read_bytes()
                if not path.exists() or path.read_bytes() != source:
                    path.write_bytes(source)

    def open(self, game: bytes, query: str = "") -> str:
        """Put a game on a table of its own; give its address."""
        return self.server.table(game, query)


VIEW = {"width": 1280, "height": 860}
_QUIET = "static/tree.js"  # a text: asks for nothing and runs nothing
_STILL = "reduce"
"""Nothing moves by itself: half the pictures that a browser draws of a move are of that. `moving` has it otherwise."""
_SPARING = (
    "--disable-features=SpareRendererForSitePerProcess",
    "--js-flags=--single-threaded --max-lazy --no-opt",
)
"""No process begun beforehand for a site that no test goes to, no optimizing of scripts that soon end."""


class Tab:
    """A tab in which one test after the other opens its page: each after the first takes a third of its work.

    Nothing of the page before stays but what the browser itself keeps of a site's files. `kind` is what else the
    browser's context is: a phone's.
    """

    def __init__(
        self, browser: Any, server: Server, view: dict[str, int] = VIEW, **kind: bool
    ) -> None:
        self._server = server
        self._view = view
        self._context = browser.new_context(viewport=view, reduced_motion=_STILL, **kind)
        self._page = self._context.new_page()

    def fresh(self) -> Any:
        """Give an empty page that the server will let in.

        Until now the tab was let in as before: the browser asks for a quiet file's icon when it likes.
        """
        self._context.clear_cookies()
        self._server.admit(self._context)
        self._context.set_default_timeout(milliseconds(20))
        return self._page

    def leave(self) -> None:
        """Leave the page that a test had, and take away whatever it changed."""
        for other in self._context.pages:
            if other is not self._page:
                other.close()
        if self._page.is_closed():
            self._page = self._context.new_page()
        if self._page.url.startswith(self._server.url):
            self._page.evaluate("localStorage.clear()")
        # A file of the same site, for which the browser keeps the process that it has.
        self._page.goto(f"{self._server.url}{_QUIET}" if self._server.is_running else "about:blank")
        self._page.set_viewport_size(self._view)
        self._page.emulate_media(color_scheme="null", reduced_motion=_STILL)
        self._page.mouse.move(0, 0)
        self._context.clear_permissions()

    def close(self) -> None:
        """Close it."""
        self._context.close()


def moving(page: Any) -> None:
    """Have stones and overlays move as for those who do not mind: until the tab is left."""
    page.emulate_media(reduced_motion="no-preference")


def open_page(browser: Any, address: str = "") -> Any:
    """Give a new page at an address; it waits as long as this machine needs."""
    page = browser.new_page(reduced_motion=_STILL)
    page.set_default_timeout(milliseconds(20))
    page.goto(address)
    return page


@contextmanager
def chromium_browser() -> Iterator[Any]:
    """Give a browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=[*ARGUMENTS, *_SPARING])
        yield browser
        browser.close()


def choose(page: Any, panel: str) -> None:
    """Show a panel as a person does: its mode, where its tab is not among those shown, then its tab.

    A page that has only just come shows its panel a moment later: then a person clicks once more.
    """
    tab, mode = page.locator(f"#tab-{panel}"), page.locator(f"#mode-{MODE_OF[panel]}")
    clock = PatientClock()
    while not page.is_visible(f"#panel-{panel}"):
        assert clock.read() < 20, f"the panel is not shown: {panel}"
        (tab if tab.is_visible() else mode).dispatch_event("click")
        page.wait_for_timeout(milliseconds(0.02))


def check_accessible(page: Any, looks: Sequence[str] = ("light", "dark"), within: str = "") -> None:
    """Fail if axe finds anything on a page as it stands, in light or dark; skip where axe is not installed.

    Dark is looked at for its colors alone: only they are other than in light. `within` is what a test has changed,
    where the rest of the page is looked at elsewhere.
    """
    assert not within or page.locator(within).count() == 1
    base = pytest.importorskip("axe_playwright_python.base", reason="axe is not installed")
    for look in looks:
        page.emulate_media(color_scheme=look)
        if not page.evaluate("'axe' in window"):
            page.evaluate(base.AXE_SCRIPT)
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if look == "dark":
            options["runOnly"] = {"type": "rule", "values": _OF_COLORS}
        wrong = page.evaluate(_FOUND_BY_AXE, [within, options])
        assert not wrong, wrong


_OF_COLORS = ("color-contrast", "link-in-text-block")
_FOUND_BY_AXE = """async ([within, options]) => (await axe.run(within || document, options)).violations.map(
    (found) => [found.id, found.impact, found.nodes[0].html.slice(0, 200)]
)"""
