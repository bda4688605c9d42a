"""The guard at the door: who was let in talks to the server from its own page, and nothing too large or slow comes in.

Takes ASGI requests and websockets; hands on what is ours, refuses the rest with a sentence. Against DNS rebinding Host
is checked, against other sites' scripts Origin and Sec-Fetch-Site, against everyone else the token (`entry`); what the
page may load is told by its content security policy: nothing from outside, ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from dataclasses import dataclass, field
from html import escape
from typing import Any, TypeAlias
from urllib.parse import quote

from riyu.interfaces.web.entry import PARAMETER, TICKETS, Entry, without_token
from riyu.interfaces.web.faults import as_error
from riyu.interfaces.web.listening import HOME, plain_address
from riyu.interfaces.web.peers import End, is_another_user

__all__ = ["MAX_BODY", "POLICY", "Guard"]

MAX_BODY = 4 << 20
"""Bytes of the largest request: a game file with ten thousand commented variations is smaller."""

BODY_SECONDS = 60.0
"""Seconds that a request may take to come in."""

POLICY = "; ".join(
    [
        "default-src 'self'",
        # NiceGUI's page has inline scripts, and Vue compiles templates: both need these two words.
        "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""The page's content security policy."""

_DOOR_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
"""The content security policy of what is said at the door."""

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]

_HEADERS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_CLOSE = (b"connection", b"close")
_OTHER_SITES = ("cross-site", "same-site")

_TOO_LARGE = f"That is larger than {MAX_BODY >> 20} MiB: no game file is."
_TOO_SLOW = f"That took longer than {BODY_SECONDS:.0f} seconds to come in."
_NO_TOKEN = (
    "This page is not open to everyone. To get in, open the address that was printed where riyu's page was started: "
    f"it has a token in it, as in /?{PARAMETER}=… Then this browser is let in, now and later."
)
_WRONG_TOKEN = (
    "That token does not let you in. It may be from another server, or have been used: the address that was printed "
    "where riyu's page was started has the right one."
)


@dataclass(frozen=True)
class Refusal:
    """Why a request is not let in: the status, a sentence, and whether a token may be given in answer."""

    status: int
    sentence: str
    asks_token: bool = False
    headers: Headers = field(default_factory=list)


class Guard:
    """Stands before an app. `names` are what the server may be called by besides its addresses."""

    def __init__(self, app: App, entry: Entry, names: Iterable[str] = ()) -> None:
        self._app = app
        self._entry = entry
        self._names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or websocket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _headers_of(scope)
        refusal = self.problem(scope, headers)
        if refusal is None and scope["type"] == "http" and scope.get("method") == "GET":
            query, token = without_token(scope.get("query_string", b"").decode("latin-1"))
            if token is not None:
                await self._let_in(scope, send, headers, query, token)
                return
        if refusal is None and not self._entry.admits(headers.get("cookie", ())):
            refusal = Refusal(403, _NO_TOKEN, asks_token=True, headers=[_CLOSE])
        if refusal is not None:
            await _refuse(scope, send, refusal, headers)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        elif scope.get("path") == TICKETS and scope.get("method") == "POST":
            address = self._entry.ticket(f"http://{headers['host'][0]}/")
            await _send(send, 200, address.encode("utf-8", "replace"), [_TEXT])
        else:
            await self._answer(scope, receive, send, headers)

    async def _let_in(
        self,
        scope: Scope,
        send: Send,
        headers: dict[str, list[str]],
        query: str,
        token: str,
    ) -> None:
        """Give a browser that brings a token its cookie, and send it on to the address without the token."""
        is_known = self._entry.admits(headers.get("cookie", ()))
        is_owner = not is_another_user(_end(scope.get("client")), _end(scope.get("server")))
        cookie: Headers = []
        if self._entry.takes(token, is_owner=is_owner):
            cookie = [(b"set-cookie", self._entry.cookie.encode())]
        elif not is_known:
            refusal = Refusal(403, _WRONG_TOKEN, asks_token=True, headers=[_CLOSE])
            await _refuse(scope, send, refusal, headers)
            return
        # One slash in front: two would name another host.
        path = "/" + quote(scope.get("path", "/").lstrip("/\\"), safe="/:@!$&'()*+,;=~-._")
        where = f"{path}?{query}" if query else path
        if headers.get("sec-fetch-site", ["none"])[0] in _OTHER_SITES:
            # The cookie is not sent along a way that another site began: begin a new one from here.
            link = escape(where, quote=True)
            head = f'<meta http-equiv="refresh" content="0; url={link}">'
            body = _html("You are let in.", f'<p><a href="{link}">Go on</a></p>', head)
            await _send(send, 200, body, [_HTML, *cookie])
        else:
            location = (b"location", where.encode("ascii", "replace"))
            await _send(send, 303, b"", [location, *cookie])

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, list[str]]
    ) -> None:
        """Have the app answer a request; if the request does not come in as it should, say so in its place."""
        body = _Body(receive)
        is_begun = False

        async def sending(message: Message) -> None:
            nonlocal is_begun
            if body.refusal is not None and not is_begun:
                return  # what the app says of half a request
            is_begun = True
            if message["type"] == "http.response.start":
                policy = (b"content-security-policy", POLICY.encode())
                message["headers"] = [*message.get("headers", []), policy, *_HEADERS]
            await send(message)

        try:
            await self._app(scope, body, sending)
        except Exception as error:
            if not (body.is_cut or is_begun):
                sentence = str(as_error("the answer to a request", error))
                await _refuse(scope, send, Refusal(500, sentence), headers)
            elif not body.is_cut:
                raise
        if body.refusal is not None and not is_begun:
            await _refuse(scope, send, body.refusal, headers)

    def problem(self, scope: Scope, headers: dict[str, list[str]]) -> Refusal | None:
        """Give what a request is refused with, whoever sends it; None if it comes from the page itself."""
        hosts = headers.get("host", [])
        if len(hosts) != 1 or not self._knows(hosts[0], _end(scope.get("server"))):
            shown = hosts[0][:60] if hosts else "none"
            return Refusal(
                421,
                f"Host {shown!r} is not this page's: open the address that was printed where it was started, such as"
                f" http://{HOME} and the port. A name of this machine is let in by riyu page --host NAME.",
            )
        is_socket = scope["type"] == "websocket"
        origins = headers.get("origin", [])
        if origins and not (len(origins) == 1 and _is_origin_of(origins[0], hosts[0])):
            sentence = f"Origin {origins[0][:60]!r} is another site: only the page itself may ask."
            return Refusal(403, sentence)
        method = scope.get("method", "GET")
        if not origins and (is_socket or method not in ("GET", "HEAD")):
            return Refusal(403, "No Origin: only the page itself may ask for that.")
        came_from = headers.get("sec-fetch-site", ["none"])[0]
        is_opened = headers.get("sec-fetch-mode", ["navigate"])[0] == "navigate"
        if came_from in _OTHER_SITES and not (is_opened and method == "GET"):
            return Refusal(403, "Another site asked for this: only the page itself may.")
        length = headers.get("content-length", ["0"])[0]
        if not length.isascii() or not length.isdigit() or len(length) > 12:
            return Refusal(400, "Content-Length is no number.")
        if int(length) > MAX_BODY:
            return Refusal(413, _TOO_LARGE)
        return None

    def _knows(self, host: str, own: End | None) -> bool:
        """Say whether a request may name a host: one of our names, or the address that it came to.

        Another site's name that is made to lead here (DNS rebinding) is neither; an address can't be made to.
        """
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        if name.lower() in self._names:
            return True
        came_to = plain_address(own[0] if own is not None else HOME)
        if name.lower() == "localhost":
            return came_to.is_loopback
        try:
            named = plain_address(name)
        except ValueError:
            return False
        return named == came_to or (named.is_loopback and came_to.is_loopback)


class _Body:
    """A request's body as it comes in: `refusal` says why it is cut off, `is_cut` also where the peer has gone."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._taken = 0
        self._until = time.monotonic() + BODY_SECONDS
        self._is_whole = False
        self.is_cut = False
        self.refusal: Refusal | None = None

    async def __call__(self) -> Message:
        """Give the next part, as ASGI's `receive`; the end of the connection once it is cut off."""
        if self.refusal is not None:
            return {"type": "http.disconnect"}
        try:
            left = None if self._is_whole else max(0.0, self._until - time.monotonic())
            message = await asyncio.wait_for(self._receive(), left)
        except TimeoutError:
            return self._cut(Refusal(408, _TOO_SLOW, headers=[_CLOSE]))
        self._is_whole = not message.get("more_body", False)
        self.is_cut = self.is_cut or message["type"] == "http.disconnect"
        self._taken += len(message.get("body", b""))
        if self._taken > MAX_BODY:
            return self._cut(Refusal(413, _TOO_LARGE))
        return message

    def _cut(self, refusal: Refusal) -> Message:
        self.is_cut, self.refusal = True, refusal
        return {"type": "http.disconnect"}


def _headers_of(scope: Scope) -> dict[str, list[str]]:
    headers: dict[str, list[str]] = {}
    for name, value in scope.get("headers", []):
        headers.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
    return headers


def _end(found: Any) -> End | None:
    """Give an end of a connection; None where the scope does not say."""
    return (str(found[0]), int(found[1] or 0)) if found else None


def _is_origin_of(origin: str, host: str) -> bool:
    scheme, mark, name = origin.partition("://")
    return bool(mark) and scheme in ("http", "https") and name.lower() == host.lower()


# What is said at the door. --------------------------------------------------------------------------------------------

_HTML = (b"content-type", b"text/html; charset=utf-8")
_TEXT = (b"content-type", b"text/plain; charset=utf-8")
_STYLE = "body{font:18px/1.5 sans-serif;max-width:36em;margin:3em auto;padding:0 1em;color-scheme:light dark}"
_FORM = (
    f'<form><label>Token <input name="{PARAMETER}" autocomplete="off" autocapitalize="off" spellcheck="false" '
    "autofocus></label> <button>Go in</button></form>"
)


def _html(sentence: str, more: str, head: str = "") -> bytes:
    text = (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>riyu</title>{head}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body><h1>riyu</h1><p>{escape(sentence)}</p>{more}</body></html>\n"
    )
    return text.encode("utf-8", "replace")


async def _refuse(
    scope: Scope, send: Send, refusal: Refusal, headers: dict[str, list[str]]
) -> None:
    """Answer with a sentence: a page for a browser that looks, plain text for anything else."""
    sentence = refusal.sentence
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": sentence[:100]})
        return
    if not (refusal.asks_token and "text/html" in " ".join(headers.get("accept", ()))):
        body = f"{sentence}\n".encode("utf-8", "replace")
        await _send(send, refusal.status, body, [_TEXT, *refusal.headers])
        return
    more = _FORM
    if headers.get("sec-fetch-site", [""])[0] in _OTHER_SITES:
        # The cookie is not sent along a link of another site.
        more = "<p>You came by another site's link. If this browser was let in before, "
        more += f'<a href="{_here(scope)}">go on from here</a>.</p>{_FORM}'
    await _send(send, refusal.status, _html(sentence, more), [_HTML, *refusal.headers])


def _here(scope: Scope) -> str:
    path = "/" + quote(scope.get("path", "/").lstrip("/\\"))
    query, _ = without_token(scope.get("query_string", b"").decode("latin-1"))
    return escape(f"{path}?{query}" if query else path, quote=True)


async def _send(send: Send, status: int, body: bytes, headers: Headers) -> None:
    told = [
        *headers,
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"content-security-policy", _DOOR_POLICY.encode()),
        *_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})
