"""The token: kept for its owner alone, taken in an address, given as a cookie; a ticket for one browser."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from riyu.interfaces.web import entry, peers
from riyu.interfaces.web.entry import Entry, kept_token, new_token, without_token
from riyu.interfaces.web.peers import is_another_user, user_at
from tests.patience import patience

TOKEN = "2345-6789-abcd-efgh"
HERE = "http://127.0.0.1:8019/"


def test_a_token_can_be_typed_and_not_guessed() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(len(token) == 19 and not set(token) & set("01oilOIL") for token in tokens)


# Kept. ----------------------------------------------------------------------------------------------------------------


def test_a_kept_token_is_the_same_each_time_and_for_its_owner_alone(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    token = kept_token(shelf)
    assert kept_token(shelf) == token
    assert (shelf / "token").stat().st_mode & 0o777 == 0o600
    assert shelf.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in shelf.iterdir()] == ["token"]


@pytest.mark.parametrize("damage", [b"", b"x", b"2345-6789-abcd-efg", b"\xff" * 19, b"1" * 10_000])
def test_a_damaged_token_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    before = kept_token(tmp_path)
    (tmp_path / "token").write_bytes(damage)
    after = kept_token(tmp_path)
    assert after != before and kept_token(tmp_path) == after


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o606])
def test_a_token_that_others_may_read_is_made_anew(tmp_path: Path, mode: int) -> None:
    before = kept_token(tmp_path)
    (tmp_path / "token").chmod(mode)
    assert kept_token(tmp_path) != before
    assert (tmp_path / "token").stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_is_passed_over_and_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "token")
    assert kept_token(tmp_path) == kept_token(tmp_path)  # it took the pipe's place
    (tmp_path / "folder" / "token").mkdir(parents=True)
    assert kept_token(tmp_path / "folder") != kept_token(tmp_path / "folder")


def test_where_nothing_can_be_written_a_token_holds_for_the_run(tmp_path: Path) -> None:
    (tmp_path / "shelf").write_text("no folder")
    assert len(kept_token(tmp_path / "shelf")) == 19


# Taken. ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "rest", "token"),
    [
        ("", "", None),
        ("at=3", "at=3", None),
        ("token=x", "", "x"),
        ("at=3&token=x&show=a,b", "at=3&show=a,b", "x"),
        ("token=x&token=y", "", "y"),
        ("%74oken=x", "", "x"),
        ("token", "", ""),
        ("mytoken=x", "mytoken=x", None),
        ("at=%26token=x", "at=%26token=x", None),
    ],
)
def test_a_token_is_taken_out_of_an_address(query: str, rest: str, token: str | None) -> None:
    assert without_token(query) == (rest, token)


def test_the_token_lets_in_again_and_again() -> None:
    door = Entry(TOKEN, 8019)
    assert door.address(HERE) == f"{HERE}?token={TOKEN}"
    assert door.takes(TOKEN) and door.takes(TOKEN) and door.takes(TOKEN, is_owner=False)
    assert not door.takes("") and not door.takes(TOKEN + "x")


def test_two_servers_have_cookies_of_their_own() -> None:
    one, other = Entry(TOKEN, 8019), Entry(new_token(), 8020)
    cookies = f"{one.cookie.partition(';')[0]}; {other.cookie.partition(';')[0]}"
    assert one.admits([cookies]) and other.admits([cookies])
    assert not other.admits([one.cookie.partition(";")[0]])


def test_a_ticket_lets_in_once(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Entry(TOKEN, 8019)
    ticket = door.ticket(HERE).partition("=")[2]
    assert ticket and ticket != TOKEN
    assert door.takes(ticket) and not door.takes(ticket) and not door.takes("")


def test_a_ticket_is_not_for_another_user_and_stays_for_its_owner() -> None:
    door = Entry(TOKEN, 8019)
    ticket = door.ticket(HERE).partition("=")[2]
    assert not door.takes(ticket, is_owner=False)
    assert door.takes(ticket)


def test_several_tickets_are_good_at_once_but_not_many() -> None:
    door = Entry(TOKEN, 8019)
    tickets = [door.ticket(HERE).partition("=")[2] for _ in range(10)]
    assert not door.takes(tickets[0])
    assert all(door.takes(ticket) for ticket in tickets[2:])


def test_a_ticket_is_soon_old(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Entry(TOKEN, 8019)
    ticket = door.ticket(HERE).partition("=")[2]
    monkeypatch.setattr(entry.time, "monotonic", lambda: 1e9)
    assert not door.takes(ticket)


# Who is there. --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="no table of connections here")
@pytest.mark.parametrize(
    ("family", "to"),
    [
        (socket.AF_INET, "127.0.0.1"),
        (socket.AF_INET6, "::1"),
        (socket.AF_INET6, "::ffff:127.0.0.1"),
    ],
)
def test_the_user_at_the_other_end_is_known(family: socket.AddressFamily, to: str) -> None:
    listening = socket.socket(family)
    try:
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind((to, 0))
    except OSError:
        pytest.skip("no such address here")
    listening.listen()
    with listening, socket.create_connection((to, listening.getsockname()[1])):
        taken, peer = listening.accept()
        with taken:
            ends = (peer[0], peer[1]), (taken.getsockname()[0], taken.getsockname()[1])
            assert user_at(*ends) == os.getuid()
            assert not is_another_user(*ends)
            assert user_at((peer[0], 1), ends[1]) is None


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="no table of connections here")
@pytest.mark.skipif(os.getuid() != 0, reason="only the superuser can be another user")
def test_another_user_of_this_machine_is_known_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    script = """
import encodings.idna, os, socket, sys
os.setuid(65534)
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connection:
    connection.recv(1)
"""
    monkeypatch.setattr(peers.os, "getuid", lambda: 1000)  # the superuser may do all
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        other = subprocess.Popen([sys.executable, "-c", script, str(port)])
        listening.settimeout(60)
        taken, peer = listening.accept()
        with taken:
            assert user_at(peer, taken.getsockname()) == 65534
            assert is_another_user(peer, taken.getsockname())
        other.wait(patience(30))


def test_who_is_nowhere_told_is_not_held_for_another() -> None:
    assert not is_another_user(None, ("127.0.0.1", 80))
    assert not is_another_user(("192.0.2.200", 5), ("192.0.2.1", 80))
    assert not is_another_user(("not an address", 5), ("127.0.0.1", 80))
