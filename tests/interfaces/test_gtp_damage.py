"""Damaged command lines: whatever comes, the session answers, and what it refuses changes nothing."""

from __future__ import annotations

import io
import random
import re
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riyu.base.errors import UsageError
from riyu.interfaces.gtp.protocol import read_request, serve
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.lab.damage_gtp import SEEDS, Send, damage, damaged_gtp_report

from .gtp_players import BreaksDown, FirstPoint

WORDS = sorted({word for line in SEEDS for word in line.split()})


def session(player: type[FirstPoint] = FirstPoint, size: int = 9) -> Session:
    return Session(Settings(size=size), engine_factory=cast("Any", player))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_damaged_lines_break_nothing(seed: int) -> None:
    report = damaged_gtp_report(lambda: session().send, 500, seed)
    assert report.is_sound, str(report)
    assert (report.sent, report.ok + report.refused) == (500, 500)
    assert report.ok > 50
    assert report.refused > 50
    assert report.slowest < 2


def test_the_player_itself_withstands_damaged_lines() -> None:
    def start() -> Send:
        asked = Session(Settings(size=5))
        for name in ("playouts", "assess_playouts"):
            asked.send(f"gogui-param_general {name} 4")
        return asked.send

    small = [line for line in SEEDS if not line.startswith(("boardsize", "final", "gogui-param"))]
    report = damaged_gtp_report(start, 120, 4, seeds=["boardsize 5", *small], lines_each=60)
    assert report.is_sound, str(report)


def test_the_same_seed_gives_the_same_report() -> None:
    sent: list[list[str]] = []

    def start() -> Send:
        asked = session()
        lines: list[str] = []
        sent.append(lines)

        def send(line: str) -> tuple[bool, str]:
            lines.append(line)
            return asked.send(line)

        return send

    for _ in range(2):
        damaged_gtp_report(start, 50, 9)
    assert sent[0] == sent[1]


def test_internal_errors_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    report = damaged_gtp_report(lambda: session(BreaksDown).send, 60, 1, seeds=["genmove b"])
    capsys.readouterr()
    assert report.crashed > 10
    assert not report.disturbed
    assert not report.is_sound
    assert "no idea what to do" in str(report)


def test_exceptions_let_out_and_disturbances_are_counted() -> None:
    def start() -> Send:
        board = [0]

        def send(line: str) -> tuple[bool, str]:
            if line == "raise":
                raise ValueError("out of luck")
            board[0] += line == "change"
            return line != "change", str(board[0])

        return send

    report = damaged_gtp_report(start, 100, 3, seeds=["raise", "change", "fine"])
    assert report.crashed
    assert report.disturbed
    with pytest.raises(UsageError, match="1 or more"):
        damaged_gtp_report(start, 0)


def test_no_line_that_may_touch_a_file_is_sent() -> None:
    sent: list[str] = []

    def send(line: str) -> tuple[bool, str]:
        sent.append(line)
        return True, ""

    seeds = ["printsgf /tmp/x", "loadsgf y", "quit", "riyu-style my.toml", "name"]
    damaged_gtp_report(lambda: send, 300, 5, seeds=seeds, probes=())
    requests = [request for request in map(read_request, sent) if request is not None]
    assert not {"printsgf", "loadsgf", "quit"} & {request.name for request in requests}
    assert not [r for r in requests if any(word.endswith(".toml") for word in r.words)]


def test_damage_changes_most_lines() -> None:
    chance = random.Random(1)
    assert sum(damage(line, chance) != line for line in SEEDS) > 0.8 * len(SEEDS)


@settings(max_examples=100, deadline=None)
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
    for reply in written:
        assert re.fullmatch(rb"[=?]\d* (?:[^\n]+\n)*[^\n]*\n\n|[=?]\d* \n\n", reply)
        assert b"internal error" not in reply
