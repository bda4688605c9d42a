"""The guard: who was let in, from the page's own address, is heard; everyone else is told why not."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from starlette.requests import ClientDisconnect

from riyu.interfaces.web import guard
from riyu.interfaces.web.entry import Entry
from riyu.interfaces.web.guard import MAX_BODY, Guard

HOME = "127.0.0.1:8019"
TOKEN = "2345-6789-abcd-efgh"
COOKIE = f"riyu-8019={TOKEN}"
US = {"host": HOME, "cookie": COOKIE}
OURS = {**US, "origin": f"http://{HOME}"}


@dataclass
class Answer:
    """What came back: `status` 0 for nothing, the app's 200 with the body it read."""

    status: int = 0
    text: str = ""
    headers: dict[str, str] = field(default_factory=dict)


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """Read all and give it back; raise as Starlette does if the browser goes meanwhile."""
    body, more = b"", scope["type"] == "http"
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


def ask(
    headers: dict[str, str] | list[tuple[str, str]],
    method: str = "GET",
    kind: str = "http",
    parts: tuple[bytes | None, ...] = (b"",),
    app: Any = _app,
    **scope: Any,
) -> Answer:
    """Ask a guarded app; `parts` are those of the body as they come, None a browser that has gone."""
    sent: list[dict[str, Any]] = []
    left = list(parts)

    async def receive() -> dict[str, Any]:
        part = left.pop(0) if left else await asyncio.Event().wait() and b""
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": bool(left) or part == b"slow"}

    async def send(message: Any) -> None:
        sent.append(message)

    given = headers.items() if isinstance(headers, dict) else headers
    asked = {
        "type": kind,
        "method": method,
        "path": "/",
        "headers": [(k.encode(), v.encode()) for k, v in given],
        **scope,
    }
    asyncio.run(Guard(app, Entry(TOKEN, 8019), ("go.example",))(asked, receive, send))
    if not sent:
        return Answer()
    if sent[0]["type"] == "websocket.close":
        return Answer(sent[0]["code"], sent[0]["reason"])
    told = {k.decode(): v.decode() for k, v in sent[0]["headers"]}
    return Answer(sent[0]["status"], sent[1]["body"].decode(), told)


# From where. ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        HOME,
        "localhost:8019",
        "127.0.0.1",
        "[::1]:8019",
        "[::1]",
        "LOCALHOST:1",
        "go.example:8019",
        "GO.example",
    ],
)
def test_this_machine_is_let_in(host: str) -> None:
    assert ask({**US, "host": host}).status == 200


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "127.0.0.1.evil.example:8019", "", "localhost.evil:80", "10.0.0.1:8019"),
        *("go.example.evil", "[::2]:8019", "0.0.0.0:8019", "127.1:8019", "2130706433", "[::1"),
    ],
)
@pytest.mark.parametrize("query", [b"", f"token={TOKEN}".encode()])
def test_another_host_is_refused_in_words_whatever_it_brings(host: str, query: bytes) -> None:
    said = ask({**US, "host": host}, query_string=query)
    assert said.status == 421 and "127.0.0.1" in said.text and "set-cookie" not in said.headers


@pytest.mark.parametrize(
    ("own", "host", "is_ours"),
    [
        ("192.168.1.5", "192.168.1.5:8019", True),
        ("192.168.1.5", "192.168.1.6:8019", False),
        ("192.168.1.5", "127.0.0.1:8019", False),
        ("192.168.1.5", "localhost:8019", False),
        ("192.168.1.5", "go.example:8019", True),
        ("::ffff:192.168.1.5", "192.168.1.5:8019", True),
        ("::ffff:127.0.0.1", "localhost:8019", True),
        ("fd00::2", "[fd00::2]:8019", True),
        ("fd00::2", "[FD00:0:0::2]:8019", True),
        ("fd00::2", "[fd00::3]:8019", False),
    ],
)
def test_a_host_is_the_address_that_the_request_came_to(own: str, host: str, is_ours: bool) -> None:
    assert (ask({**US, "host": host}, server=(own, 8019)).status == 200) is is_ours


def test_no_host_is_refused_and_two_are() -> None:
    assert ask({"cookie": COOKIE}).status == 421
    assert ask([("host", HOME), ("host", HOME), ("cookie", COOKIE)]).status == 421


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:9999", "file://", "http://127.0.0.1"],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_another_origin_is_refused(origin: str, kind: str) -> None:
    said = ask({**US, "origin": origin}, "POST", kind)
    assert said.status in (403, 1008) and "another site" in said.text


def test_the_page_itself_may_post_and_open_a_socket() -> None:
    posted = ask(OURS, "POST", parts=(b"x",))
    assert (posted.status, posted.text) == (200, "x")
    assert ask(OURS, kind="websocket").status == 200


def test_without_an_origin_one_may_only_look() -> None:
    assert ask(US).status == 200
    assert ask(US, "POST").status == 403
    assert ask(US, kind="websocket").status == 1008


def test_another_sites_picture_or_script_tag_is_refused_and_its_link_is_not() -> None:
    site = {**US, "sec-fetch-site": "cross-site"}
    assert ask({**site, "sec-fetch-mode": "no-cors"}).status == 403
    assert ask({**site, "sec-fetch-mode": "navigate"}).status == 200


# The token. -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/x", "/table/x.sgf", "/static/page.css", "/_nicegui"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_without_the_cookie_nothing_is_shown(path: str, method: str) -> None:
    said = ask({"host": HOME}, method, path=path)
    assert said.status == 403 and "was printed where riyu's page was started" in said.text


def test_without_the_cookie_nothing_is_taken_and_no_socket_opened() -> None:
    assert ask({**OURS, "cookie": "a=b"}, "POST", path="/open").status == 403
    assert ask({**OURS, "cookie": "a=b"}, kind="websocket").status == 1008


@pytest.mark.parametrize(
    "cookie",
    [
        f"riyu-8020={TOKEN}",
        "riyu-8019=",
        "riyu-8019",
        f"riyu-8019={TOKEN}x",
        f"riyu-8019={TOKEN[:-1]}",
        f"riyu-8019 ={TOKEN}",
        f"riyu-8019=é{TOKEN}",
        "riyu-8019=2345-6789-abcd-efgi",
    ],
)
def test_another_cookie_lets_nobody_in(cookie: str) -> None:
    assert ask({"host": HOME, "cookie": cookie}).status == 403


def test_a_cookie_that_someone_put_before_ours_keeps_nobody_out() -> None:
    assert ask({"host": HOME, "cookie": f"riyu-8019=evil; {COOKIE}; x=y"}).status == 200
    assert ask([("host", HOME), ("cookie", "riyu-8019=evil"), ("cookie", COOKIE)]).status == 200


def test_the_first_address_gives_the_cookie_and_leads_to_the_same_without_the_token() -> None:
    query = f"at=3&token={TOKEN}&show=links,influence".encode()
    said = ask({"host": HOME}, path="/table/a b", query_string=query)
    assert said.status == 303
    assert said.headers["location"] == "/table/a%20b?at=3&show=links,influence"
    cookie = said.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}; Path=/; ")
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert said.headers["referrer-policy"] == "no-referrer"
    assert said.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["//evil.example/x", "/\\evil.example/x", "\\/evil.example/x"])
def test_the_first_address_leads_nowhere_else(path: str) -> None:
    said = ask({"host": HOME}, path=path, query_string=f"token={TOKEN}".encode())
    assert said.headers["location"] == "/evil.example/x"


@pytest.mark.parametrize("token", ["", "x", TOKEN[:-1], TOKEN + "2", "%00", "%ff%fe", "é"])
def test_a_wrong_token_is_refused(token: str) -> None:
    said = ask({"host": HOME}, query_string=f"token={token}".encode())
    assert said.status == 403 and "set-cookie" not in said.headers
    assert "does not let you in" in said.text


def test_a_token_may_be_typed_in_capitals_with_spaces_around() -> None:
    query = f"token=+{TOKEN.upper()}+".encode()
    assert ask({"host": HOME}, query_string=query).status == 303


def test_who_is_let_in_already_is_only_sent_on() -> None:
    said = ask(US, query_string=b"token=old&at=3")
    assert (said.status, said.headers["location"]) == (303, "/?at=3")
    assert "set-cookie" not in said.headers


def test_a_token_in_a_post_lets_nobody_in() -> None:
    ours = {"host": HOME, "origin": f"http://{HOME}"}
    assert ask(ours, "POST", query_string=f"token={TOKEN}".encode()).status == 403


def test_a_browser_gets_a_page_to_type_the_token_into_others_plain_words() -> None:
    browser = ask({"host": HOME, "accept": "text/html,*/*"})
    assert "<form>" in browser.text and 'name="token"' in browser.text
    assert browser.headers["content-type"].startswith("text/html")
    assert "script-src" not in browser.headers["content-security-policy"]
    assert ask({"host": HOME}).headers["content-type"].startswith("text/plain")


def test_another_sites_link_leads_on_from_here_for_its_cookie_is_not_sent() -> None:
    site = {"host": HOME, "accept": "text/html", "sec-fetch-site": "cross-site"}
    query = b'at=3&x="><script>'
    refused = ask(site, path="/table/<x>", query_string=query)
    link = 'href="/table/%3Cx%3E?at=3&amp;x=&quot;&gt;&lt;script&gt;"'
    assert refused.status == 403 and link in refused.text and "<script>" not in refused.text
    let_in = ask(site, path="/table/x", query_string=f"token={TOKEN}&at=3".encode())
    assert let_in.status == 200 and 'url=/table/x?at=3"' in let_in.text
    assert COOKIE in let_in.headers["set-cookie"] and TOKEN not in let_in.text


# What comes in. -------------------------------------------------------------------------------------------------------


def test_what_is_too_large_is_refused_however_its_length_is_said() -> None:
    assert ask({**OURS, "content-length": str(MAX_BODY + 1)}, "POST").status == 413
    assert ask({**OURS, "content-length": "many"}, "POST").status == 400
    half = b"x" * (MAX_BODY // 2 + 1)
    chunked = ask(OURS, "POST", parts=(half, half, half))
    assert chunked.status == 413 and "4 MiB" in chunked.text


def test_an_app_that_answers_half_a_request_is_not_heard() -> None:
    async def hasty(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.start", "status": 500, "headers": []})
        await send({"type": "http.response.body", "body": b"Internal Server Error"})
        raise ClientDisconnect

    half = b"x" * (MAX_BODY // 2 + 1)
    assert ask(OURS, "POST", parts=(half, half, half), app=hasty).status == 413


def test_a_request_that_does_not_come_in_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    said = ask(OURS, "POST", parts=(b"slow",))
    assert said.status == 408 and said.headers["connection"] == "close"


def test_an_answer_may_take_longer_than_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        waits = asyncio.ensure_future(receive())  # until the browser goes, as streams do
        await asyncio.sleep(0.2)
        waits.cancel()
        await _app(scope, _given, send)

    async def _given() -> dict[str, Any]:
        return {"type": "http.request", "body": b"late"}

    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    assert ask(OURS, "POST", app=slow).text == "late"


def test_a_browser_that_goes_meanwhile_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(OURS, "POST", parts=(b"some", None)).status == 0
    assert capsys.readouterr().err == ""


def test_an_app_that_fails_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        raise ZeroDivisionError("/home/secret")

    said = ask(US, app=fails)
    assert said.status == 500 and "ZeroDivisionError" in said.text and "secret" not in said.text
    assert "Traceback" in capsys.readouterr().err
