"""What nobody foresaw is told once where the server was started, and its words name no file."""

from __future__ import annotations

import asyncio
import logging

import pytest

from riyu.base.errors import BadInput, Place
from riyu.interfaces.web.clocks import Clocks
from riyu.interfaces.web.faults import Fault, as_error, take_over_logs, tell, watched
from riyu.interfaces.web.table import Table, TableChange
from riyu.interfaces.web.terms import Terms
from tests.patience import until_true


def fail(words: str) -> ValueError:
    """Give an error that was raised."""
    try:
        raise ValueError(words)
    except ValueError as error:
        return error


def test_riyus_own_errors_stay_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    error = BadInput("no stone", Place("x.sgf", 3))
    assert as_error("a game is opened", error) is error
    assert capsys.readouterr().err == ""


def test_others_become_a_sentence_and_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = as_error("a game is opened", fail("/home/me/secret.sgf"))
    assert isinstance(wrong, Fault) and "secret" not in str(wrong) and "ValueError" in str(wrong)
    told = capsys.readouterr().err
    assert told.startswith("riyu: a game is opened:\nTraceback") and "secret.sgf" in told


def test_the_same_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(100):
        tell("clocks are looked at", fail("the same"))
    tell("clocks are looked at", fail("another"))
    assert capsys.readouterr().err.count("Traceback") == 2


def test_a_task_that_nobody_waits_for_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    async def fails() -> None:
        raise fail("in a task")

    async def run() -> None:
        await watched("it is watched", fails())

    asyncio.run(run())
    assert "riyu: it is watched:" in capsys.readouterr().err


def test_what_a_library_logs_is_told_here(capsys: pytest.CaptureFixture[str]) -> None:
    log = logging.getLogger("a library of the tests")
    take_over_logs(log.name)
    take_over_logs(log.name)
    for error in (fail("logged"), BadInput("whoever asked was told")):
        try:
            raise error
        except Exception:
            log.exception("oh")
    told = capsys.readouterr().err
    assert told.count("Traceback") == 1 and "ValueError: logged" in told
    assert "whoever asked" not in told


def test_one_listener_of_a_table_that_fails_keeps_nothing_from_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = Table.begin(Terms(size=9))
    heard: list[TableChange] = []

    def fails(*_: object) -> None:
        raise fail("a listener")

    table.listen(fails)
    table.listen(lambda change, leave, go: heard.append(change))
    table.tell(TableChange.PLAY)
    assert heard == [TableChange.PLAY] and "a listener" in capsys.readouterr().err


def test_a_clock_that_fails_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    from riyu.interfaces.web.hall import Hall
    from riyu.interfaces.web.shelf import Shelf

    hall = Hall(Shelf(tmp_path_factory.mktemp("hall") / "tables"))
    bad, good = hall.new(Terms(size=9)), hall.new(Terms(size=9))
    looked: list[int] = []

    def fails() -> int:
        raise fail("a clock")

    monkeypatch.setattr(bad.table, "check_time", fails)
    monkeypatch.setattr(good.table, "check_time", lambda: looked.append(1))
    assert isinstance(good.table.clocks, Clocks) and good.table.clocks.limit.is_none

    async def run() -> None:
        watching = asyncio.create_task(hall.watch_clocks())
        await until_true(lambda: len(looked) >= 2, "two looks at the other table's clocks")
        watching.cancel()

    asyncio.run(run())
    hall.close()
