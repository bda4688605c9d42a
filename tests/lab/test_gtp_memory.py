"""A long conversation with an engine: what is asked, what is counted, and when its memory is looked at."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from riyu.base.errors import PeerError, UsageError
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.protocol import serve
from riyu.interfaces.settings import Settings
from riyu.lab.damage_gtp import lay_out
from riyu.lab.gtp_memory import BEGINNINGS, CHANGES, QUESTIONS, memory_report
from riyu.lab.peer import PeerCrashError, PeerTimeoutError
from riyu.lab.raw_gtp import RawGtp
from tests.interfaces.gtp_players import FirstPoint
from tests.library import KNOWLEDGE


class InProcess:
    """A session of this process, its cheap questions asked alone."""

    process = os.getpid()
    seconds = 0.0

    def __init__(self) -> None:
        self.session = new_session(
            Settings(size=9), engine_factory=cast("Any", FirstPoint), knowledge=KNOWLEDGE
        )
        self.lines: list[str] = []

    def exchange(self, data: bytes, last: bytes) -> bytes:
        line = data.decode().strip()
        self.lines.append(line)
        if line.partition(" ")[2].startswith(
            ("riyu-facts", "riyu-ask", "riyu-why-fact", "owl", "final")
        ):
            return b"=%s \n\n" % line.split()[0].encode()
        written: list[bytes] = []
        serve(self.session, io.BytesIO(data), written.append)
        return b"".join(written)

    def close(self) -> None:
        """Do nothing."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    lay_out(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_an_engine_is_asked_and_looked_at_four_times(folder: Path) -> None:
    engine = InProcess()
    report = memory_report(engine, 60, 1)
    assert report.is_good, report.failures
    assert [row.after for row in report.rows] == [0, 15, 30, 45, 60]
    assert all(row.resident for row in report.rows)
    assert report.lines == 60 and report.moves > 10
    assert sum(report.refused.values()) < 18, report.refused


def test_the_same_seed_asks_the_same(folder: Path) -> None:
    engines = InProcess(), InProcess(), InProcess()
    for engine, seed in zip(engines, (1, 1, 2), strict=True):
        memory_report(engine, 20, seed)
    assert engines[0].lines == engines[1].lines != engines[2].lines


def test_all_that_can_be_asked_is_among_the_lines() -> None:
    said = {line.split()[0] for line in (*BEGINNINGS, *CHANGES, *QUESTIONS)}
    said |= {"genmove", "play", "undo", "gg-undo"}
    assert set(InProcess().session.registry.names) - said == {"quit"}


def test_an_internal_error_is_told_and_an_engine_that_ends_ends_it(folder: Path) -> None:
    class Breaks(InProcess):
        def exchange(self, data: bytes, last: bytes) -> bytes:
            if len(self.lines) == 30:
                raise PeerCrashError("ended with code 1")
            if len(self.lines) == 20:
                self.lines.append("")
                return b"?%s internal error: ValueError: no\n\n" % data.split()[0]
            return super().exchange(data, last)

    report = memory_report(Breaks(), 100, 1)
    assert not report.is_good
    assert "internal error: ValueError: no" in report.failures[0]
    assert report.failures[1].endswith("ended with code 1")
    assert report.lines < 40


def test_there_is_something_to_ask() -> None:
    with pytest.raises(UsageError, match="expected 4 or more"):
        memory_report(InProcess(), 3, 1)


# The engine as bytes --------------------------------------------------------------------------------------------------


def python(code: str, folder: Path, limit: float = 10.0) -> RawGtp:
    return RawGtp([sys.executable, "-c", code], folder, limit=limit)


ECHO = "import sys\nfor line in sys.stdin: print('= ' + line, flush=True)"


def test_bytes_go_in_and_come_out(tmp_path: Path) -> None:
    engine = python(ECHO, tmp_path)
    assert engine.exchange(b"one\n", b"= one") == b"= one\n\n"
    assert engine.exchange(b"two\nthree\n", b"= three") == b"= two\n\n= three\n\n"
    engine.close()


@pytest.mark.parametrize(
    ("code", "error", "words"),
    [
        ("raise SystemExit(3)", PeerCrashError, "ended with code 3"),
        ("import os; os.kill(os.getpid(), 9)", PeerCrashError, "ended with code -9"),
        ("while True: pass", PeerTimeoutError, "no answer in"),
        ("import sys\nwhile True: print('x' * 9999, end='')", PeerTimeoutError, "went on"),
    ],
)
def test_an_engine_that_fails_is_told(
    code: str, error: type[PeerError], words: str, tmp_path: Path
) -> None:
    engine = python(code, tmp_path, 0.3)
    with pytest.raises(error, match=words):
        engine.exchange(b"one\n", b"=1 ")
    engine.close()


def test_an_engine_that_waits_for_ever_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riyu.lab.raw_gtp.IDLE", 0.5)
    engine = python("import time; time.sleep(60)", tmp_path)
    with pytest.raises(PeerTimeoutError, match="no answer"):
        engine.exchange(b"one\n", b"=1 ")
    engine.close()


def test_a_program_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PeerError, match="no program 'nosuch'"):
        RawGtp(["nosuch"], tmp_path)
