"""What tests of the page share: one server and one browser for a module, a new context for a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.interfaces.web.browser import Desk, Server, chromium, chromium_browser
from tests.patience import milliseconds


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser for the tests of a module."""
    with chromium_browser() as found:
        yield found


@pytest.fixture(scope="module")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a module."""
    found = Server(tmp_path_factory.mktemp("shelf") / "tables")
    yield found
    found.kill()


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server with knowledge files of its own, for all tests that edit such files."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    chromium()
    found = Desk(tmp_path_factory.mktemp("desk"))
    yield found
    found.server.kill()


@pytest.fixture
def address(server: Server) -> str:
    """Where a page begins: at a new game."""
    return server.url


@pytest.fixture
def page(browser: Any, server: Server, address: str) -> Iterator[Any]:
    """A page; what the browser complains of fails the test, and so does an end of the server, which begins anew."""
    context = server.admit(browser.new_context(viewport={"width": 1280, "height": 860}))
    context.set_default_timeout(milliseconds(20))
    found = context.new_page()
    complaints: list[str] = []
    found.on("pageerror", lambda error: complaints.append(str(error)))
    found.on("requestfailed", lambda request: complaints.append(f"{request.url} failed"))
    found.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    outside: list[str] = []
    found.on(
        "request",
        lambda r: (
            None if r.url.startswith((server.url, "data:", "blob:")) else outside.append(r.url)
        ),
    )
    found.goto(address)
    found.wait_for_selector(".goban .stones")
    found.complaints = complaints
    yield found
    context.close()
    runs = server.is_running
    if not runs:
        server.start(server.port)
    assert runs, f"the server ended: {server.said}"
    assert not outside, "the page works offline: it asks for nothing from outside"
    assert not complaints
