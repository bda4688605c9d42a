"""Interrupts: lines sent into an analysis are answered in their order, and what goes wrong is told."""

from __future__ import annotations

import json

import pytest

from riyu.interfaces.cli.app import run
from riyu.lab.interrupting import interrupt_report


class Forgetful:
    """An engine that answers at once, and forgets every move or not."""

    def __init__(self, *, forgets: bool) -> None:
        self.forgets = forgets
        self.moves = ""
        self.said = b""

    def say(self, data: bytes) -> None:
        self.said = b"=%s\ninfo move D4 visits 1\n\n" % data.split()[0]

    def exchange(self, data: bytes, last: bytes) -> bytes:
        number, command, *words = data.decode().split()
        said, self.said = self.said, b""
        if command == "clear_board":
            self.moves = ""
        if command == "play" and not self.forgets:
            x, y = "ABCDE".index(words[1][0]), 5 - int(words[1][1:])
            self.moves += f";{words[0].upper()}[{'abcde'[x]}{'abcde'[y]}]"
        answer = f" (;SZ[5]{self.moves})" if command == "printsgf" else ""
        return said + f"={number}{answer}\n\n".encode()


def test_an_engine_that_answers_in_order_has_no_failures() -> None:
    told: list[int] = []
    report = interrupt_report(Forgetful(forgets=False), 8, 1, 5, told.append)
    assert report.failures == ()
    assert len(report.seconds) == 8
    assert told[-1] == 8
    assert report.median <= report.share(1.0)


def test_a_game_that_is_not_as_it_was_sent_is_told() -> None:
    report = interrupt_report(Forgetful(forgets=True), 3, 1, 5)
    assert report.failures == ("line 8: 0 moves kept of 3, or others",)


def test_riyus_analyses_end_at_the_next_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "interrupts", "--times", "4", "--size", "5", "--json", "-q"]) == 0
    row = json.loads(capsys.readouterr().out)["rows"][0]
    assert (row["interrupts"], row["failed"]) == (4, 0)
