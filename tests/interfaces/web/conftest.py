"""What tests of the page share: one tab for a module, one browser and one server for all; each test has a new page."""

from __future__ import annotations

from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tests.interfaces.web.browser import Desk, Server, Tab, archived, chromium, chromium_browser


@pytest.fixture(scope="session")
def one_browser() -> Iterator[tuple[Any, Any]]:
    """A browser for all tests, and the event loop of its driver, which is out of sight where none looks at a page.

    The loop stays in the main thread for as long as the driver is there; other tests run loops of their own.
    """
    with chromium_browser() as found:
        loop = events._get_running_loop()
        events._set_running_loop(None)
        yield found, loop
        events._set_running_loop(loop)


@pytest.fixture(scope="module")
def browser(one_browser: tuple[Any, Any]) -> Iterator[Any]:
    """The browser for the tests of a module; whatever they leave open is closed."""
    found, loop = one_browser
    events._set_running_loop(loop)
    yield found
    for context in found.contexts:
        context.close()
    events._set_running_loop(None)


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that plays by riyu's own files, and looks into an archive of a few games."""
    folder = tmp_path_factory.mktemp("shelf")
    found = Server(folder / "tables", "--archive", str(archived(folder)))
    yield found
    found.kill()


@pytest.fixture(scope="module")
def server(browser: Any, one_server: Server) -> Server:
    """The server that the tests of a module ask; they skip where there is no browser."""
    return one_server


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


@pytest.fixture(scope="module")
def tab(browser: Any, server: Server) -> Iterator[Tab]:
    """A tab for the tests of a module."""
    found = Tab(browser, server)
    yield found
    found.close()


@contextmanager
def looked_at(tab: Tab, server: Server, address: str) -> Iterator[Any]:
    """A page; what the browser complains of fails the test, and so does an end of the server, which begins anew."""
    complaints: list[str] = []
    outside: list[str] = []

    def look(request: Any) -> None:
        if not request.url.startswith((server.url, "data:", "blob:")):
            outside.append(request.url)

    heard: dict[str, Callable[[Any], None]] = {
        "pageerror": lambda error: complaints.append(str(error)),
        "requestfailed": lambda request: complaints.append(f"{request.url} failed"),
        "console": lambda said: (
            complaints.append(f"{said.text}: {said.location['url']}")
            if said.type == "error"
            else None
        ),
        "request": look,
    }
    found = tab.fresh()
    for event, hear in heard.items():
        found.on(event, hear)
    found.goto(address)
    found.wait_for_selector(".goban .stones")
    found.complaints = complaints
    yield found
    for event, hear in heard.items():
        found.remove_listener(event, hear)
    tab.leave()
    runs = server.is_running
    if not runs:
        server.start(server.port)
    assert runs, f"the server ended: {server.said}"
    assert not outside, "the page works offline: it asks for nothing from outside"
    assert not complaints


@pytest.fixture
def page(tab: Tab, server: Server, address: str) -> Iterator[Any]:
    """A page, at a new game."""
    with looked_at(tab, server, address) as found:
        yield found


@pytest.fixture
def visit(tab: Tab, server: Server) -> Iterator[Callable[[str], Any]]:
    """What gives a page at an address, without the server's part of it: in one step, once in a test."""
    with ExitStack() as stack:

        def visited(address: str) -> Any:
            return stack.enter_context(looked_at(tab, server, f"{server.url}{address}"))

        yield visited


@pytest.fixture
def show(tab: Tab, server: Server) -> Iterator[Callable[..., Any]]:
    """What gives a page of a game, given as SGF, at a query of its address: in one step, once in a test."""
    with ExitStack() as stack:

        def shown(game: bytes, query: str = "") -> Any:
            return stack.enter_context(looked_at(tab, server, server.table(game, query)))

        yield shown
