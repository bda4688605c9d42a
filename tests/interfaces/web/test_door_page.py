"""The door as a person meets it: with the token, without, from another site, on another address of the machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.web import listening
from riyu.lab.page_server import let_in
from tests.interfaces.web.browser import Server, choose
from tests.patience import milliseconds

TABLE = ".goban .stones[data-shown]"


@pytest.fixture
def stranger(browser: Any) -> Iterator[Any]:
    """A page of a browser that was never let in."""
    context = browser.new_context()
    context.set_default_timeout(milliseconds(30))
    yield context.new_page()
    context.close()


def token_of(server: Server) -> str:
    return server.first.partition("token=")[2]


def test_a_stranger_is_told_how_to_get_in_and_types_the_token(
    server: Server, stranger: Any
) -> None:
    answer = stranger.goto(f"{server.url}table/abc?panel=tree")
    assert answer.status == 403 and "To get in" in stranger.inner_text("body")
    stranger.fill("input", "not-the-right-token")
    stranger.click("button")
    stranger.wait_for_selector('p:has-text("does not let you in")')
    stranger.goto(server.url)
    stranger.fill("input", token_of(server).upper())
    stranger.click("button")
    stranger.wait_for_selector(TABLE)
    assert "token" not in stranger.url and "/table/" in stranger.url
    assert (
        stranger.evaluate("document.referrer") == "" and stranger.evaluate("document.cookie") == ""
    )
    (cookie,) = stranger.context.cookies()
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and cookie["path"] == "/"
    assert cookie["expires"] > 0, "it outlives the browser"


def test_the_first_address_lets_in_and_what_is_kept_of_it_goes_on_working(
    server: Server, stranger: Any
) -> None:
    stranger.goto(server.first)
    stranger.wait_for_selector(TABLE)
    token = token_of(server)
    assert token not in stranger.url and token not in stranger.content()
    stranger.click('[data-point="E5"]')
    stranger.wait_for_selector('.number:has-text("Move 2")')
    kept = stranger.url
    stranger.reload()
    stranger.wait_for_selector('.number:has-text("Move 2")')
    other = stranger.context.new_page()
    other.goto(kept)
    other.wait_for_selector('.number:has-text("Move 2")')
    choose(other, "games")
    other.wait_for_selector("#panel-games a")
    other.click("#panel-games a >> nth=0")  # it may be another test's
    other.wait_for_selector(TABLE)
    with other.expect_download() as saving:
        other.click('a:text-is("Save")')
    assert b"AP[riyu" in Path(saving.value.path()).read_bytes()
    stranger.goto(f"{kept}&token={token}")  # as someone passes it on
    stranger.wait_for_selector('.number:has-text("Move 2")')
    assert token not in stranger.url


class _OtherSite(BaseHTTPRequestHandler):
    link = ""

    def do_GET(self) -> None:
        body = f'<!doctype html><title>other</title><a href="{self.link}">riyu</a>'.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def other_site() -> Iterator[tuple[type[_OtherSite], str]]:
    """Another site, which links here: the class of its pages and its address."""

    class Pages(_OtherSite):
        pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Pages) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield Pages, f"http://localhost:{site.server_port}/"
        site.shutdown()


def test_a_link_on_another_site_lets_in_with_the_token_and_leads_on_without(
    server: Server, stranger: Any, other_site: tuple[type[_OtherSite], str]
) -> None:
    pages, url = other_site
    pages.link = server.first
    stranger.goto(url)
    stranger.click("a")
    stranger.wait_for_selector(TABLE)
    assert "token" not in stranger.url
    pages.link = stranger.url
    stranger.goto(url)
    stranger.click("a")
    stranger.wait_for_selector('p:has-text("another site")')
    stranger.click("a")
    stranger.wait_for_selector(TABLE)


def test_two_servers_on_one_machine_do_not_disturb_each_other(
    server: Server, stranger: Any, tmp_path: Path
) -> None:
    second = Server(tmp_path / "tables")
    try:
        for first in (server.first, second.first):
            stranger.goto(first)
            stranger.wait_for_selector(TABLE)
        for url in (server.url, second.url, server.url):
            stranger.goto(url)
            stranger.wait_for_selector(TABLE)
            assert stranger.url.startswith(url)
        assert len(stranger.context.cookies()) == 2
    finally:
        second.kill()


def test_the_page_works_on_an_address_that_others_reach(stranger: Any, tmp_path: Path) -> None:
    reached = [
        str(one)
        for one in listening._machines_addresses()
        if one.version == 4 and listening._is_for_others(one)
    ]
    if not reached:
        pytest.skip("this machine has no address but its own")
    server = Server(tmp_path / "tables", "--host", reached[0])
    try:
        assert server.door.host == reached[0]
        stranger.goto(server.first)
        stranger.wait_for_selector(TABLE)
        stranger.click('[data-point="E5"]')
        stranger.wait_for_selector('.number:has-text("Move 2")')
        stranger.keyboard.press("Control+c")
        stranger.wait_for_selector('.problem:has-text("use Save")')  # the clipboard asks for more
        assert let_in(server.first).ask()
    finally:
        server.kill()
