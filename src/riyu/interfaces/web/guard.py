"""The guard at the door: only this machine's own page talks to the server, and nothing too large comes in.

Takes ASGI requests and websockets; hands on what is ours, refuses the rest with a sentence. Against DNS rebinding Host
is checked, against other sites' scripts Origin and Sec-Fetch-Site; what the page may load is told by its content
security policy: nothing from outside, ever.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, TypeAlias

__all__ = ["MAX_BODY", "POLICY", "Guard", "is_local"]

MAX_BODY = 4 << 20
"""Bytes of the largest request: a game file with ten thousand commented variations is smaller."""

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

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def is_local(host: str) -> bool:
    """Say whether a host (without its port) is this machine: localhost or a loopback address."""
    name = host.strip("[]").lower()
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


class Guard:
    """Stands before an app. `hosts` are names the server may be called by besides those of this machine."""

    def __init__(self, app: App, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or websocket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem:
            await _refuse(scope, send, *problem)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._app(scope, _limited(receive), _with_headers(send))

    def problem(self, scope: Scope) -> tuple[int, str] | None:
        """Give the status and the sentence that a request is refused with; None if it is ours."""
        headers: dict[str, list[str]] = {}
        for name, value in scope.get("headers", []):
            headers.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        hosts = headers.get("host", [])
        if len(hosts) != 1 or not self._knows(hosts[0]):
            shown = hosts[0][:60] if hosts else "none"
            return 421, f"Host {shown!r} is not this page's: open http://127.0.0.1 and the port."
        is_socket = scope["type"] == "websocket"
        origins = headers.get("origin", [])
        if origins and not (len(origins) == 1 and _is_origin_of(origins[0], hosts[0])):
            return 403, f"Origin {origins[0][:60]!r} is another site: only the page itself may ask."
        method = scope.get("method", "GET")
        if not origins and (is_socket or method not in ("GET", "HEAD")):
            return 403, "No Origin: only the page itself may ask for that."
        came_from = headers.get("sec-fetch-site", ["none"])[0]
        is_opened = headers.get("sec-fetch-mode", ["navigate"])[0] == "navigate"
        if came_from in ("cross-site", "same-site") and not (is_opened and method == "GET"):
            return 403, "Another site asked for this: only the page itself may."
        length = headers.get("content-length", ["0"])[0]
        if not length.isascii() or not length.isdigit() or len(length) > 12:
            return 400, "Content-Length is no number."
        if int(length) > MAX_BODY:
            return 413, f"That is larger than {MAX_BODY >> 20} MiB: no game file is."
        return None

    def _knows(self, host: str) -> bool:
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        return is_local(name) or name.lower() in self._hosts


def _is_origin_of(origin: str, host: str) -> bool:
    scheme, mark, name = origin.partition("://")
    return bool(mark) and scheme in ("http", "https") and name.lower() == host.lower()


def _limited(receive: Receive) -> Receive:
    """Give a `receive` that ends a body which is longer than it may be, whatever its length was said to be."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > MAX_BODY:
            return {"type": "http.disconnect"}
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_HEADERS]
        await send(message)

    return sending


async def _refuse(scope: Scope, send: Send, status: int, sentence: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": sentence[:100]})
        return
    body = (sentence + "\n").encode("utf-8", "replace")
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        *_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
