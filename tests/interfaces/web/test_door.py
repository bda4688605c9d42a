"""Who is let into a server as it runs: by the token, from elsewhere too; and what comes in as it should not."""

from __future__ import annotations

import base64
import contextlib
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.error import HTTPError

import pytest

from riyu.game.code import encode_text
from riyu.game.position import parse_position
from riyu.interfaces.web.entry import ticket_from
from riyu.interfaces.web.guard import MAX_BODY
from riyu.lab.page_server import Door, let_in
from tests.interfaces.web.browser import Server
from tests.patience import patience, until

STATIC = ("", "table/x", "static/page.css", "static/goban.js", "_nicegui_ws/socket.io/")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("door") / "tables"


@pytest.fixture(scope="module")
def door(shelf: Path) -> Iterator[Door]:
    server = Server(shelf)
    yield server.door
    said = server.said
    server.kill()
    assert said == "", "nothing that is refused is told on standard error, and the token is not"


def asked(door: Door, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    """Give status, text and headers of what a stranger asks for."""
    connection = HTTPConnection(door.host, door.port, timeout=patience(60))
    connection.request(
        "GET", f"/{path}", headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    answer = connection.getresponse()
    text = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, text, {k.lower(): v for k, v in answer.getheaders()}


def raw(door: Door, *parts: bytes, most: int = 1 << 20) -> bytes:
    """Send bytes as they are; give what comes back until the server ends the connection or says enough."""
    with socket.create_connection((door.host, door.port), timeout=patience(60)) as sock:
        with contextlib.suppress(OSError):
            for part in parts:
                sock.sendall(part)
        found = b""
        with contextlib.suppress(OSError):
            while len(found) < most and (data := sock.recv(65536)):
                found += data
                head, end, body = found.partition(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if end and length and len(body) >= int(length[1]):
                    break
    return found


def post(door: Door, path: str = "open", cookie: str = "", length: str = "") -> bytes:
    """Give the head of a post from the page itself."""
    length = length or "Transfer-Encoding: chunked"
    return (
        f"POST /{path} HTTP/1.1\r\nHost: {door.host}:{door.port}\r\nOrigin: {door.url.rstrip('/')}\r\n"
        f"Cookie: {cookie or door.cookie}\r\n{length}\r\n\r\n"
    ).encode()


# The token. -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", STATIC)
def test_a_stranger_sees_nothing(door: Door, path: str) -> None:
    status, text, headers = asked(door, path)
    assert status == 403 and "To get in, open the address" in text
    assert headers["content-type"].startswith("text/plain")


def test_who_brings_the_token_gets_all_and_no_link_has_it(door: Door) -> None:
    token = door.first.partition("token=")[2]
    status, _, headers = asked(door, f"?token={token}")
    assert status == 303 and headers["location"] == "/"
    page = door.ask().decode()
    assert "<title>riyu</title>" in page and token not in page
    for path in STATIC[2:4]:
        assert token not in door.ask(path).decode()


def test_a_stranger_may_neither_post_nor_open_a_socket(door: Door) -> None:
    assert raw(door, post(door, cookie="a=b", length="Content-Length: 3"), b"(;)")[9:12] == b"403"
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = (
        f"GET /_nicegui_ws/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {door.host}:{door.port}\r\n"
        f"Origin: {door.url.rstrip('/')}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    )
    assert raw(door, f"{upgrade}\r\n".encode())[9:12] == b"403"
    let_in = raw(door, f"{upgrade}Cookie: {door.cookie}\r\n\r\n".encode(), most=10)
    assert let_in[9:12] == b"101"


def test_a_table_that_was_kept_is_as_closed(door: Door) -> None:
    table = door.ask("open", b"(;SZ[9];B[ee])").decode().lstrip("/")
    assert (
        asked(door, table)[0]
        == asked(door, f"{table}.sgf")[0]
        == asked(door, f"{table}.svg")[0]
        == 403
    )
    assert b";B[ee]" in door.ask(f"{table}.sgf")


@pytest.mark.skipif(os.getuid() != 0, reason="only the superuser can be another user")
def test_another_user_of_this_machine_is_not_let_in(door: Door) -> None:
    script = """
import encodings.idna, os, sys, urllib.request, urllib.error
os.setuid(65534)
try:
    print(urllib.request.urlopen(sys.argv[1]).status)
except urllib.error.HTTPError as refused:
    print(refused.code)
"""
    said = subprocess.run(
        [sys.executable, "-c", script, door.url], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "403"


def test_the_token_outlives_the_server_and_is_another_on_another_shelf(
    door: Door, shelf: Path, tmp_path: Path
) -> None:
    other = Server(tmp_path / "tables")
    other.kill()
    assert other.first.partition("token=")[2] != door.first.partition("token=")[2]
    kept = (tmp_path / "tables" / "token").read_text().strip()
    other.start(other.port)
    try:
        assert other.first.endswith(f"?token={kept}")
        assert b"<title>" in other.door.ask()
        with pytest.raises(HTTPError):  # the cookie of another server at another port
            Door(other.first, door.cookie).ask()
    finally:
        other.kill()


def test_the_browser_that_is_opened_gets_a_ticket_and_not_the_token(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!/bin/sh\nprintf '%s' \"$1\" > {opened}.new && mv {opened}.new {opened}\n"
    )
    browser.chmod(0o755)
    command = [sys.executable, "-m", "riyu", "page", "-q", "--port", "0"]
    with subprocess.Popen(
        [*command, "--shelf", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": f"{browser} %s"},
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline().strip()
        until(opened.exists, "the browser is opened")
        given = opened.read_text()
        assert given.startswith(first.partition("=")[0]) and given != first
        assert let_in(given).cookie == let_in(first).cookie
        once_more = Door(given, "a=b")
        assert asked(once_more, given.partition("/?")[2].join(["?", ""]))[0] == 403
        process.terminate()


def test_who_was_let_in_gets_a_ticket_to_hand_on(door: Door) -> None:
    given = ticket_from(door.first)
    assert given.startswith(f"{door.url}?token=") and given != door.first
    assert let_in(given).cookie == door.cookie
    assert ticket_from(f"{door.url}?token=wrong") == f"{door.url}?token=wrong"
    assert raw(door, post(door, "ticket", cookie="a=b", length="Content-Length: 0"))[9:12] == b"403"
    with pytest.raises(HTTPError) as refused:
        door.ask("ticket")  # only asked for by POST
    refused.value.close()


# From elsewhere. ------------------------------------------------------------------------------------------------------


def test_a_server_for_others_says_who_gets_in_and_by_what(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "riyu",
        "page",
        "--no-open",
        "--port",
        "0",
        "--host",
        "0.0.0.0",
    ]
    with subprocess.Popen(
        [*command, "--host", "localhost", "--shelf", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        door = let_in(process.stdout.readline().strip())
        assert door.host == "127.0.0.1"
        assert "gets in" in process.stderr.readline()
        told = [process.stderr.readline().strip()]
        while told[-1].startswith("http"):
            told.append(process.stderr.readline().strip())
        assert "not encrypted" in told.pop()
        assert told[0] == f"http://localhost:{door.port}/?{door.first.partition('?')[2]}"
        for first in told:
            other = let_in(first)
            assert b"<title>riyu</title>" in other.ask()
            assert asked(other, "")[0] == 403
            assert asked(door, "", Host=f"{other.host}.evil.example:{door.port}")[0] == 421
        if len(told) > 1:  # an address of this machine is a host of what came to that address alone
            host = f"{let_in(told[1]).host}:{door.port}"
            assert asked(door, "", Host=host, Cookie=door.cookie)[0] == 421
        process.terminate()


def test_an_address_of_another_machine_is_refused_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "riyu", "page", "--no-open", "--host", "192.0.2.250"]
    done = subprocess.run(
        [*command, "--shelf", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("riyu: --host 192.0.2.250: this machine has no such address")
    assert done.stderr.count("\n") == 1


# What comes in. -------------------------------------------------------------------------------------------------------


def test_a_chunked_upload_over_the_limit_is_refused_in_words(door: Door) -> None:
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    for path in ("open", "problems"):
        said = raw(door, post(door, path), *([chunk] * (MAX_BODY // 65536 + 2)), b"0\r\n\r\n")
        assert said[9:12] == b"413" and b"larger than 4 MiB" in said, path
    for path in ("_nicegui_ws/socket.io/?EIO=4&transport=polling", "nowhere", "table/x"):
        parts = post(door, path), *([chunk] * (MAX_BODY // 65536 + 2)), b"0\r\n\r\n"
        said = raw(door, *parts, most=10)
        assert said[9:10] == b"4", "who does not read it refuses it before it is too large"


def test_a_chunked_upload_under_the_limit_is_taken(door: Door) -> None:
    said = raw(door, post(door), b"5\r\n(;SZ[\r\n", b"3\r\n9])\r\n", b"0\r\n\r\n")
    assert said[9:12] == b"200" and b"/table/" in said


def test_a_positions_code_is_opened_where_it_is_pasted_and_as_an_address(door: Door) -> None:
    code = encode_text(parse_position("2x2, White to move\nX .\n. O"))
    table = door.ask("open", f" {code}\n".encode()).decode()
    assert b"SZ[2]" in door.ask(f"{table[1:]}.sgf") and b"PL[W]" in door.ask(f"{table[1:]}.sgf")
    assert b"<title>riyu</title>" in door.ask(f"position/{code}")
    for path, data in (("open", b"nonsense"), ("position/nonsense", None)):
        with pytest.raises(HTTPError) as refused:
            door.ask(path, data)
        assert refused.value.code == 400 and b"board size 30: expected" in refused.value.read()
    status, said, _ = asked(door, f"position/{code}")
    assert status in (200, 401, 403) and "table" not in said.lower()


def test_an_upload_that_is_broken_off_is_no_error(door: Door) -> None:
    for length in ("", "Content-Length: 1000"):
        with socket.create_connection((door.host, door.port)) as sock:
            sock.sendall(post(door, length=length) + b"3\r\n(;S\r\n")
    assert b"<title>riyu</title>" in door.ask()


def test_what_can_not_be_opened_is_told_in_words(door: Door) -> None:
    for path in ("open", "problems"):
        with pytest.raises(HTTPError) as refused:
            door.ask(path, b"(;SZ[99])", {"X-Name": "large.sgf"})
        assert refused.value.code == 400
        assert b"large.sgf was not opened" in refused.value.read()


def test_a_damaged_table_is_told_in_words(door: Door, shelf: Path) -> None:
    table = door.ask("open", b"(;SZ[9];B[ee])").decode()
    name = table.rpartition("/")[2]
    # Tables that no page looks at are put away after a minute; another name is looked for on the shelf.
    other = f"{'a' * (22 - 5)}{name[:5]}"
    (shelf / f"{other}.json").write_text("{}")
    for path in (f"table/{other}", f"table/{other}.sgf", f"table/{other}.svg"):
        with pytest.raises(HTTPError) as refused:
            door.ask(path)
        said = refused.value.read().decode()
        assert refused.value.code in (400, 500) and "expected a table as riyu keeps it" in said


@pytest.mark.parametrize("size", [1_000_001, (1 << 20) + 1, 3 << 20])
def test_a_socket_message_over_the_limit_ends_that_socket_alone(door: Door, size: int) -> None:
    sockets = pytest.importorskip("websockets.sync.client")
    closed = pytest.importorskip("websockets.exceptions").ConnectionClosed
    url = f"ws://{door.host}:{door.port}/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    ours = {"Cookie": door.cookie, "Origin": door.url.rstrip("/")}
    with sockets.connect(url, additional_headers=ours, max_size=None) as other:
        with sockets.connect(url, additional_headers=ours, max_size=None) as one:
            assert one.recv().startswith("0{")
            one.send("40")
            assert one.recv().startswith("40")
            with pytest.raises(closed):
                one.send("4" + "x" * size)
                while True:
                    one.recv(timeout=patience(60))
        other.recv()
        other.send("40")
        assert other.recv().startswith("40")
