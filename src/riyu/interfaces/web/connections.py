"""The connections that are open: how many there may be, and how long each may keep the server waiting.

Takes the limit of open files; gives uvicorn a protocol that counts connections, and ends those that say nothing, that
send their request too slowly, or that do not take what they asked for. Knows no page.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["Connections", "raise_file_limit"]

HEAD_SECONDS = 10.0
"""Seconds for a request's head to come in, from the connection's beginning or from the answer before it."""

WHOLE_SECONDS = 70.0
"""Seconds for a whole request, and for its answer to be taken: more than the guard gives the body, for it answers."""

_MOST = 2000  # connections: more are no class of pupils
_FILES = 16_384  # descriptors asked for
_OTHER_FILES = 32  # descriptors that are no connections
_FULL = "There are more connections now than riyu's page can take: try again in a moment.\n"


def raise_file_limit() -> int:
    """Let this process open as many files as it may; give how many that are."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return _FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _FILES if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class Connections:
    """The connections of a server that may open so many files.

    `most` are let in at once; `backlog` more may come before they are counted.
    """

    def __init__(self, files: int) -> None:
        self.backlog = max(1, min(512, files // 4))
        self.most = min(_MOST, max(files // 4, files - self.backlog - _OTHER_FILES))

    @property
    def protocol(self) -> Callable[..., asyncio.Protocol]:
        """What makes uvicorn's protocol for a connection."""
        return lambda **given: Visitor(self, **given)

    def make_room(self, newest: Visitor) -> None:
        """End the connection that keeps us waiting longest, if there is one too many; else turn the newest away."""
        if len(newest.connections) <= self.most:
            return
        waiting = [
            one
            for one in newest.connections
            if isinstance(one, Visitor) and one is not newest and one.is_waited_for
        ]
        if waiting:
            min(waiting, key=lambda one: one.since).end()
        else:
            newest.turn_away()

    async def watch(self, connections: set[Any], every: float = 1.0) -> None:
        """End connections that keep us waiting for too long, for ever. `connections` are uvicorn's."""
        while True:
            await asyncio.sleep(every)
            now = time.monotonic()
            for one in tuple(connections):
                if isinstance(one, Visitor):
                    one.look(now)


class Visitor(H11Protocol):
    """A connection that speaks HTTP. `since` is when it came to where it is: its head, its body, its answer."""

    def __init__(self, doors: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._doors = doors
        self._stage: tuple[object, ...] = (None, True, False)  # nothing was asked yet
        self.since = time.monotonic()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a new connection."""
        super().connection_made(transport)
        self.since = time.monotonic()
        self._doors.make_room(self)

    @property
    def is_waited_for(self) -> bool:
        """Whether it has no request under way that came in whole: it is its turn to say something."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def look(self, now: float) -> None:
        """End it if it has been where it is for too long."""
        cycle = self.cycle
        between = cycle is None or cycle.response_complete
        is_slow = not between and (cycle.more_body or self.flow.write_paused)
        stage = (cycle, between, is_slow)
        if stage != self._stage:
            self._stage, self.since = stage, now
        elif (between and now > self.since + HEAD_SECONDS) or (
            is_slow and now > self.since + WHOLE_SECONDS
        ):
            self.end()

    def end(self) -> None:
        """End the connection at once."""
        self.connections.discard(self)
        self.transport.abort()

    def turn_away(self) -> None:
        """Say that there are too many, and end it."""
        self.connections.discard(self)
        head = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
        head += f"connection: close\r\nretry-after: 2\r\ncontent-length: {len(_FULL)}\r\n\r\n"
        self.transport.write(f"{head}{_FULL}".encode("ascii"))
        self.transport.close()
