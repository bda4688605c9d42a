"""Damaged command lines: whatever comes, the session answers, and what it refuses changes nothing."""

from __future__ import annotations

import io
import os
import random
import re
import sys
import time
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riyu.base.errors import UsageError
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.protocol import Answerer, Reply, frame, read_request, serve
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.lab.damage_gtp import HEAVY, LASTING, SEEDS, damage, damaged_gtp_report, lay_out
from riyu.lab.peer import PeerTimeoutError
from riyu.lab.raw_gtp import RawGtp

from .gtp_players import BreaksDown, FirstPoint
from .test_gtp_session import LOADED

WORDS = sorted({word for line in SEEDS for word in line.split()})


def session(player: type[FirstPoint] = FirstPoint, size: int = 9) -> Session:
    return new_session(Settings(size=size), engine_factory=cast("Any", player), knowledge=LOADED)


class InProcess:
    """A session of this process, talked to in bytes."""

    def __init__(self, answerer: Answerer) -> None:
        self._answerer = answerer
        self.sent: list[bytes] = []
        self.is_closed = False

    @property
    def seconds(self) -> float:
        return time.process_time()

    def exchange(self, data: bytes, last: bytes) -> bytes:
        self.sent.append(data)
        written: list[bytes] = []
        serve(self._answerer, io.BytesIO(data), written.append)
        return b"".join(written)

    def close(self) -> None:
        self.is_closed = True


RESET = ("boardsize 9", "komi 6.5", "kata-set-rules chinese", "gogui-param_general seed 1")


@pytest.mark.parametrize("seed", [1, 2])
def test_damaged_lines_break_nothing(seed: int) -> None:
    def start() -> InProcess:
        return InProcess(session())

    report = damaged_gtp_report(
        start, 150, seed, seeds=SEEDS, heavy=(), reset=RESET, lasting=("showboard", "undo")
    )
    assert report.is_good, f"{report}\n{report.failures}"
    counts = report.counts
    assert counts["answered"] + counts["refused"] + counts["unasked"] == 150
    assert counts["answered"] > 25
    assert counts["refused"] > 25


def test_every_command_is_among_the_lines_but_those_that_write_or_end() -> None:
    requests = [read_request(line) for line in (*SEEDS, *HEAVY)]
    said = {request.name for request in requests if request is not None}
    assert set(session().registry.names) - said == {"printsgf", "quit"}


def test_the_program_itself_withstands_damaged_lines(tmp_path: Path) -> None:
    lay_out(tmp_path)
    words = [sys.executable, "-m", "riyu", "gtp", "--size", "9", "--style", "mine.toml"]
    environ = {**os.environ, "RIYU_CONFIG": os.devnull}
    lasting = tuple(line for line in LASTING if line != "riyu-facts")
    report = damaged_gtp_report(
        lambda: RawGtp(words, tmp_path, environ, 30.0),
        40,
        4,
        heavy=(),
        lasting=lasting,
        lines_each=20,
    )
    assert report.is_good, f"{report}\n{report.failures}"


def test_the_same_seed_sends_the_same_lines() -> None:
    started: list[InProcess] = []

    def start() -> InProcess:
        started.append(InProcess(session()))
        return started[-1]

    for _ in range(2):
        damaged_gtp_report(start, 50, 9, heavy=(), reset=RESET, lasting=())
    assert started[0].sent == started[1].sent
    assert all(one.is_closed for one in started)


def test_internal_errors_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    report = damaged_gtp_report(
        lambda: InProcess(session(BreaksDown)),
        60,
        1,
        seeds=["genmove b"],
        heavy=(),
        reset=RESET,
        lasting=(),
    )
    capsys.readouterr()
    assert report.counts["internal"] > 10
    assert not report.counts["disturbed"]
    assert not report.is_good
    assert "no idea what to do" in report.failures[0].what


class Scripted:
    """Breaks at `raise`, hangs at `hang`, says no GTP to `noise`, refuses `change` but does it; answers `how old`."""

    def __init__(self) -> None:
        self.board = self.age = 0

    @property
    def seconds(self) -> float:
        return 0.0

    def exchange(self, data: bytes, last: bytes) -> bytes:
        answer = b""
        self.age += 1
        for request in map(read_request, data.split(b"\n")):
            if request is None:
                continue
            if request.name == "raise":
                raise ValueError("out of luck")
            if request.name == "hang":
                raise PeerTimeoutError("no answer")
            self.board += request.name == "change"
            said = self.age if request.name == "how" else self.board
            reply = Reply(request.name != "change", str(said))
            answer += b"hello\n" if request.name == "noise" else b""
            answer += frame(request.id, reply)
        return answer

    def close(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("raise", "crashed"),
        ("hang", "hung"),
        ("noise", "unframed"),
        ("change", "disturbed"),
        ("fine", "answered"),
        ("# nothing", "unasked"),
    ],
)
def test_what_an_engine_does_wrong_is_counted(line: str, outcome: str) -> None:
    report = damaged_gtp_report(
        Scripted, 40, 3, seeds=[line], heavy=(), probes=("probe",), reset=(), lasting=()
    )
    assert report.counts[outcome]
    assert report.is_good == (outcome in ("answered", "unasked"))


def test_an_engine_that_ends_otherwise_than_a_fresh_one_is_told() -> None:
    report = damaged_gtp_report(
        Scripted, 20, 3, seeds=["play"], heavy=(), probes=(), reset=(), lasting=("how old",)
    )
    assert report.counts["disturbed"] == 1
    assert report.failures[0].what.startswith("at the end of an engine: it says ")


def test_a_report_needs_lines() -> None:
    with pytest.raises(UsageError, match="1 or more"):
        damaged_gtp_report(Scripted, 0)


def test_no_line_that_writes_a_file_is_sent() -> None:
    started: list[InProcess] = []

    def start() -> InProcess:
        started.append(InProcess(session()))
        return started[-1]

    seeds = ["printsgf x", "quit", "name"]
    damaged_gtp_report(start, 300, 5, seeds=seeds, heavy=(), reset=(), probes=(), lasting=())
    lines = [line for data in started[0].sent for line in data.split(b"\n")]
    requests = [request for request in map(read_request, lines) if request is not None]
    assert not {"printsgf", "quit"} & {request.name for request in requests}


def test_damage_changes_most_lines() -> None:
    chance = random.Random(1)
    assert sum(damage(line, chance) != line for line in SEEDS) > 0.8 * len(SEEDS)


@settings(max_examples=20)
@given(
    st.lists(
        st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=5).map(" ".join),
        max_size=12,
    )
)
def test_any_words_in_any_order_are_answered_in_one_frame_each(lines: list[str]) -> None:
    lines = [line for line in lines if "sgf" not in line and ".toml" not in line]
    data = "\n".join(lines).encode("utf-8", "surrogatepass")
    written: list[bytes] = []
    assert serve(session(), io.BytesIO(data), written.append) == 0
    said = b"".join(written)
    assert re.fullmatch(rb"(?:[=?]\d* [^\n]*\n(?:[^\n]+\n)*\n)*", said)
    assert b"internal error" not in said
