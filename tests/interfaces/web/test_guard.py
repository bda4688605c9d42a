"""The guard: only this machine's own page is let in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riyu.interfaces.web.guard import MAX_BODY, Guard

HOME = "127.0.0.1:8019"


def asked(
    headers: dict[str, str], method: str = "GET", kind: str = "http", body: bytes = b""
) -> tuple[int, str]:
    """Give status and text; 200 and what the app read where the guard lets in."""
    sent: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": message.get("body", b"")})

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": kind,
        "method": method,
        "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
    }
    asyncio.run(Guard(app)(scope, receive, send))
    if not sent:
        return 0, ""
    if sent[0]["type"] == "websocket.close":
        return sent[0]["code"], sent[0]["reason"]
    return sent[0]["status"], sent[1]["body"].decode()


@pytest.mark.parametrize(
    "host", [HOME, "localhost:8019", "127.0.0.1", "[::1]:8019", "[::1]", "LOCALHOST:1"]
)
def test_this_machine_is_let_in(host: str) -> None:
    assert asked({"host": host})[0] == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example:8019", "", "localhost.evil:80", "10.0.0.1:8019"],
)
def test_another_host_is_refused_in_words(host: str) -> None:
    status, words = asked({"host": host})
    assert status == 421 and "127.0.0.1" in words


def test_no_host_is_refused() -> None:
    assert asked({})[0] == 421


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:9999", "file://", "http://127.0.0.1"],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_another_origin_is_refused(origin: str, kind: str) -> None:
    status, words = asked({"host": HOME, "origin": origin}, "POST", kind)
    assert status in (403, 1008) and "another site" in words


def test_the_page_itself_may_post_and_open_a_socket() -> None:
    ours = {"host": HOME, "origin": f"http://{HOME}"}
    assert asked(ours, "POST", body=b"x") == (200, "x")
    assert asked(ours, kind="websocket")[0] == 200


def test_without_an_origin_one_may_only_look() -> None:
    assert asked({"host": HOME})[0] == 200
    assert asked({"host": HOME}, "POST")[0] == 403
    assert asked({"host": HOME}, kind="websocket")[0] == 1008


def test_another_sites_picture_or_script_tag_is_refused_and_its_link_is_not() -> None:
    site = {"host": HOME, "sec-fetch-site": "cross-site"}
    assert asked({**site, "sec-fetch-mode": "no-cors"})[0] == 403
    assert asked({**site, "sec-fetch-mode": "navigate"})[0] == 200


def test_what_is_too_large_is_refused() -> None:
    ours = {"host": HOME, "origin": f"http://{HOME}"}
    assert asked({**ours, "content-length": str(MAX_BODY + 1)}, "POST")[0] == 413
    assert asked({**ours, "content-length": "many"}, "POST")[0] == 400
    assert asked(ours, "POST", body=b"x" * (MAX_BODY + 1))[0] == 0
