"""Connections that keep the server waiting are ended, and too many of them shut nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from riyu.interfaces.web import connections
from riyu.interfaces.web.connections import Connections, raise_file_limit
from tests.interfaces.web.browser import Server
from tests.patience import patience

GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
LARGE = 64 << 20
Peers = Callable[[bytes], Awaitable["Peer"]]


class Peer:
    """A client: what it sends goes out as it is."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def status(self) -> int:
        """Give the status of the answer that comes, 0 for none."""
        line = await self.reader.readline()
        if not line:
            return 0
        length = 0
        while (header := await self.reader.readline()).strip():
            name, _, value = header.decode().partition(":")
            length = int(value) if name.lower() == "content-length" else length
        await self.reader.readexactly(length)
        return int(line.split()[1])

    async def is_ended(self) -> bool:
        """Say whether the server has ended it, once it has nothing more to say."""
        with contextlib.suppress(ConnectionError):
            while await asyncio.wait_for(self.reader.read(4096), 20):
                pass
        return True


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    while scope["method"] == "POST" and (await receive()).get("more_body"):
        pass
    if scope["path"] == "/wait":
        await asyncio.sleep(0.9)
    body = b"x" * LARGE if scope["path"] == "/large" else b"ok"
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    for start in range(0, len(body), 1 << 20):
        part = body[start : start + (1 << 20)]
        more = start + len(part) < len(body)
        await send({"type": "http.response.body", "body": part, "more_body": more})


def with_server(doors: Connections, script: Callable[[Peers], Awaitable[None]]) -> None:
    """Run a script with a small server that counts its connections."""

    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0)) as sock:
            config = uvicorn.Config(
                app,
                http=doors.protocol,  # type: ignore[arg-type]
                log_config=None,
                lifespan="off",
                timeout_keep_alive=60,
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server._serve([sock]))
            watching = asyncio.create_task(doors.watch(server.server_state.connections, 0.02))
            while not server.started:
                await asyncio.sleep(0.01)
            peers = []

            async def peer(data: bytes) -> Peer:
                found = Peer(*await asyncio.open_connection(*sock.getsockname()))
                peers.append(found)
                found.send(data)
                await asyncio.sleep(0.01)
                return found

            await script(peer)
            watching.cancel()
            for one in peers:
                one.writer.close()
            server.should_exit = server.force_exit = True
            await serving

    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    asyncio.run(run())


# How long. ------------------------------------------------------------------------------------------------------------

HALVES = {
    "nothing": b"",
    "half a line": b"GET /",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "an answer, then nothing": GET,
    "an answer, then half a head": GET + b"GET / HTTP/1.1\r\n",
    "half a body": b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf",
    "half a chunk": b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n9\r\nhalf",
    "a body that nobody reads": b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf",
}


@pytest.mark.parametrize("data", HALVES.values(), ids=HALVES)
def test_half_a_request_is_ended(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(connections, "WHOLE_SECONDS", 0.05)

    async def script(peer: Peers) -> None:
        assert await (await peer(data)).is_ended()

    with_server(Connections(1000), script)


def test_who_dribbles_is_ended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)

    async def script(peer: Peers) -> None:
        slow = await peer(b"GET / HTTP/1.1\r\n")
        for number in range(500):
            if slow.reader.at_eof() or slow.writer.is_closing():
                break
            slow.send(b"x-%d: y\r\n" % number)
            await asyncio.sleep(0.01)
        assert slow.reader.at_eof() or slow.writer.is_closing() or slow.reader.exception()

    with_server(Connections(1000), script)


def test_who_takes_nothing_of_an_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WHOLE_SECONDS", 0.1)
    doors = Connections(1000)

    async def script(peer: Peers) -> None:
        greedy = await peer(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
        greedy.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.sleep(0.5)
        greedy.writer.transport.resume_reading()  # type: ignore[attr-defined]
        taken = 0
        with contextlib.suppress(ConnectionError):
            while data := await asyncio.wait_for(greedy.reader.read(1 << 20), 20):
                taken += len(data)
        assert taken < LARGE

    with_server(doors, script)


def test_an_answer_that_takes_long_and_one_after_the_other_are_not_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(connections, "WHOLE_SECONDS", 0.5)

    async def script(peer: Peers) -> None:
        waits = await peer(b"GET /wait HTTP/1.1\r\nhost: x\r\n\r\n")
        again = await peer(b"")
        for _ in range(8):
            again.send(GET)
            assert await again.status() == 200
            await asyncio.sleep(0.1)
        assert await waits.status() == 200

    with_server(Connections(1000), script)


# How many. ------------------------------------------------------------------------------------------------------------


def test_the_one_that_keeps_us_waiting_longest_makes_room() -> None:
    doors = Connections(1000)
    doors.most = 3

    async def script(peer: Peers) -> None:
        first, second, third = [await peer(b"") for _ in range(3)]
        fourth = await peer(GET)
        assert await fourth.status() == 200
        assert await first.is_ended()
        for one in (second, third):
            one.send(GET)
            assert await one.status() == 200

    with_server(doors, script)


def test_looking_at_connections_does_not_make_the_oldest_as_young_as_the_others() -> None:
    doors = Connections(1000)
    doors.most = 12

    async def script(peer: Peers) -> None:
        first, *others = await asyncio.gather(*(peer(b"") for _ in range(12)))
        await asyncio.sleep(0.1)  # all were looked at by now
        assert await (await peer(GET)).status() == 200
        for one in others:
            one.send(GET)
        assert [await one.status() for one in others] == [200] * 11
        assert await first.is_ended()

    with_server(doors, script)


def test_a_crowd_that_says_nothing_shuts_nobody_out() -> None:
    doors = Connections(1000)
    doors.most = 5

    async def script(peer: Peers) -> None:
        for _ in range(40):
            await peer(b"GET / HTTP/1.1\r\n")
        assert await (await peer(GET)).status() == 200

    with_server(doors, script)


def test_where_all_are_answered_the_next_one_is_told_so() -> None:
    doors = Connections(1000)
    doors.most = 2

    async def script(peer: Peers) -> None:
        busy = [await peer(b"GET /wait HTTP/1.1\r\nhost: x\r\n\r\n") for _ in range(2)]
        assert await (await peer(GET)).status() == 503
        assert [await one.status() for one in busy] == [200, 200]
        assert await (await peer(GET)).status() == 200

    with_server(doors, script)


@pytest.mark.parametrize(
    ("files", "most", "backlog"), [(16_384, 2000, 512), (256, 160, 64), (64, 16, 16), (8, 2, 2)]
)
def test_there_are_fewer_connections_than_files(files: int, most: int, backlog: int) -> None:
    doors = Connections(files)
    assert (doors.most, doors.backlog) == (most, backlog)


def test_the_limit_of_files_is_raised_as_far_as_it_goes() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(128, before[1]), before[1]))
        raised = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == raised
        assert raised == min(before[1], 16_384)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_page_answers_though_files_run_out(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables", files=256)
    try:
        crowd = []
        for number in range(400):
            with contextlib.suppress(OSError):
                one = socket.create_connection(("127.0.0.1", server.port), timeout=patience(60))
                crowd.append(one)
                one.send(b"GET / HTTP/1.1\r\n" if number % 2 else b"")
        for _ in range(5):
            assert b"--paper" in server.door.ask("static/page.css")
        for one in crowd:
            one.close()
        assert b"<title>riyu</title>" in server.door.ask()
        assert server.said == ""
    finally:
        server.kill()
