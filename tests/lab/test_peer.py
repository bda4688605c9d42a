from __future__ import annotations

import os
import sys

import pytest

from riyu.base.errors import PeerError, UsageError
from riyu.lab.peer import Peer, PeerCrashError, PeerGarbageError, PeerTimeoutError
from tests.lab.engines import fake, gnugo
from tests.patience import PatientClock, patience


def test_gnugo_answers_and_its_processor_time_is_counted() -> None:
    with Peer(gnugo(8, "--seed", "1")) as peer:
        assert peer.ask("name") == "GNU Go"
        assert peer.ask("version") == "3.8"
        assert peer.knows("loadsgf")
        assert not peer.knows("riyu-why")
        assert len(peer.ask("showboard").splitlines()) > 19
        assert peer.send("no_such_command") == (False, "unknown command")
        for color in "bwbw":
            peer.ask(f"genmove {color}")
        assert 0 < peer.cpu_seconds < 30
    assert peer.cpu_seconds > 0  # still known after the end


def test_a_closed_peer_is_gone() -> None:
    peer = Peer(fake())
    peer.ask("name")
    peer.close()
    peer.close()
    with pytest.raises(ProcessLookupError):
        os.kill(peer.pid, 0)
    with pytest.raises(PeerCrashError, match="closed before"):
        peer.send("name")


def test_a_peer_that_ignores_quit_and_the_first_signal_is_ended_by_force() -> None:
    peer = Peer(fake("deaf"))
    peer.ask("name")
    peer.close(patience=0.1)
    with pytest.raises(ProcessLookupError):
        os.kill(peer.pid, 0)


def test_a_crash_is_told_with_the_last_words() -> None:
    with (
        Peer(fake("crash")) as peer,
        pytest.raises(PeerCrashError, match=r"exited with code 3 .*out of luck at line 7"),
    ):
        peer.send("genmove b")


def test_a_hang_is_told_in_time() -> None:
    with Peer(fake("hang")) as peer:
        peer.ask("name")
        clock = PatientClock()
        with pytest.raises(PeerTimeoutError, match=r"did not answer 'genmove b' within 0.2 s"):
            peer.send("genmove b", timeout=0.2)
        assert clock.read() < 2
        with pytest.raises(PeerCrashError, match="failed or was closed before"):
            peer.send("name")


def test_what_is_not_gtp_is_told() -> None:
    with (
        Peer(fake("garbage")) as peer,
        pytest.raises(
            PeerGarbageError, match=r"answered 'genmove b' with 'thinking hard .* expected '=1'"
        ),
    ):
        peer.send("genmove b")


def test_a_flood_of_errors_blocks_nobody() -> None:
    with Peer(fake("loud")) as peer:
        assert peer.ask("genmove b", timeout=patience(10)) == "pass"
        assert peer.stderr_tail(1) == ["x" * 200]


@pytest.mark.parametrize(
    ("script", "reply"),
    [
        ("print('=1 a\\r\\nb\\tc\\r\\n\\r')", "a\nb c"),
        ("print('\\n\\n=1 late\\n')", "late"),
        ("print('= no id\\n')", "no id"),
        ("print('=1\\nonly later lines\\n')", "only later lines"),
        ("print('=1 \\x07bell\\n')", "bell"),
    ],
)
def test_replies_are_read_in_all_the_forms_that_are_met(script: str, reply: str) -> None:
    with Peer([sys.executable, "-S", "-c", f"input(); {script}; input()"]) as peer:
        assert peer.ask("name") == reply


def test_a_wrong_id_is_no_answer() -> None:
    with (
        Peer([sys.executable, "-S", "-c", "input(); print('=7 E5\\n'); input()"]) as peer,
        pytest.raises(PeerGarbageError, match="expected the id 1"),
    ):
        peer.send("genmove b")


def test_endless_output_is_no_answer_and_fills_no_memory() -> None:
    flood = "input(); print('=1')\nwhile True: print('x' * 1000)"
    with Peer([sys.executable, "-S", "-c", flood]) as peer, pytest.raises(PeerError):
        peer.send("name", timeout=0.5)


def test_a_refusal_is_an_error_only_where_success_is_needed() -> None:
    with Peer(fake("refuse", "refuse")) as peer:
        assert peer.send("genmove b") == (False, "no idea")
        with pytest.raises(PeerError, match="refuses 'genmove b': no idea"):
            peer.ask("genmove b")
        assert peer.ask("name") == "Fake"


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(PeerError, match="no program 'no-such-engine' on PATH"):
        Peer("no-such-engine --gtp")


@pytest.mark.parametrize("command", ["", "  ", "gnugo 'open"])
def test_a_command_line_that_is_none_is_refused(command: str) -> None:
    with pytest.raises(UsageError):
        Peer(command)


@pytest.mark.parametrize("command", ["", "name\nversion"])
def test_only_one_command_is_sent_at_a_time(command: str) -> None:
    with Peer(fake()) as peer, pytest.raises(UsageError, match="one GTP command"):
        peer.send(command)
