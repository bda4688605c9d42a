"""Long work: progress, stopping, one errand after the other, errors said."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from riyu.base.errors import RiyuError, Stopped, UsageError
from riyu.game.ruleset import CHINESE
from riyu.interfaces.web import work as work_module
from riyu.interfaces.web.faults import Fault
from riyu.interfaces.web.hall import Hall, SoFar
from riyu.interfaces.web.panels.candidates import so_far_lines
from riyu.interfaces.web.shelf import Shelf
from riyu.interfaces.web.terms import PERSON, RIYU, Terms
from riyu.interfaces.web.work import Errand, Work, Workers, go_on
from riyu.player.decision import Decision
from riyu.player.explaining.explain import explain
from riyu.player.explaining.record import Explanation
from riyu.sgf.parser import parse
from tests.patience import patience, until_true


def at_work(script: Callable[[Work, list[str]], Awaitable[None]]) -> list[str]:
    """Run a script with a work; give what happened."""
    said: list[str] = []

    async def run() -> None:
        workers = Workers(2)
        await script(Work(workers, lambda: None), said)
        workers.close()

    asyncio.run(run())
    return said


def test_a_job_tells_how_far_it_is_and_its_result_comes_back() -> None:
    go_on = threading.Event()

    def job(errand: Errand) -> str:
        errand.tell(0.5, "half")
        go_on.wait(patience(5))
        return "done"

    async def script(work: Work, said: list[str]) -> None:
        errand = work.start("counting", job, said.append)
        await until_true(lambda: errand.fraction == 0.5, "half of it")
        said.append(errand.words)
        go_on.set()
        await until_true(lambda: work.current is None, "its end")

    assert at_work(script) == ["half", "done"]


def test_a_stopped_job_learns_it_and_its_result_is_dropped() -> None:
    begun, ended = threading.Event(), threading.Event()

    def job(errand: Errand) -> str:
        begun.set()
        while not errand.is_stopped():
            ended.wait(0.005)
        ended.set()
        return "late"

    async def script(work: Work, said: list[str]) -> None:
        work.start("thinking", job, said.append)
        await until_true(begun.is_set, "its begin")
        work.stop()
        assert work.current is None
        await until_true(ended.is_set, "its end")
        await asyncio.sleep(0.05)

    assert at_work(script) == []


def test_a_new_errand_stops_the_one_before() -> None:
    def waits(errand: Errand) -> str:
        while not errand.is_stopped():
            threading.Event().wait(0.005)
        return "first"

    async def script(work: Work, said: list[str]) -> None:
        work.start("one", waits, said.append)
        work.start("two", lambda errand: "second", said.append)
        await until_true(lambda: work.current is None, "its end")

    assert at_work(script) == ["second"]


def test_an_error_of_ours_is_kept_as_the_problem() -> None:
    def fails(errand: Errand) -> str:
        raise UsageError("that can't be")

    async def script(work: Work, said: list[str]) -> None:
        work.start("failing", fails, said.append)
        await until_true(lambda: work.current is None, "its end")
        said.append(work.problem)

    assert at_work(script) == ["that can't be"]


def test_a_stopped_look_for_dead_stones_leaves_them_to_people(tmp_path: Path) -> None:
    rows = ["abcdefghi"[x] + "abcdefghi"[y] for x in range(9) for y in range(9) if (x + y) % 2]
    game = f"(;SZ[9]AB[{']['.join(rows[::2])}]AW[{']['.join(rows[1::2])}])"

    async def run() -> None:
        hall = Hall(Shelf(tmp_path / "tables"))
        seated = hall.adopt(parse(game.encode(), "").first)
        hall.count(seated, seated.table.root)
        assert seated.counting is not None
        errand = seated.counting[0]
        hall.stop(seated)
        assert errand.is_stopped()
        assert (seated.table.scored_at, seated.table.dead) == (seated.table.root, frozenset())
        hall.close()

    asyncio.run(run())


def test_while_riyu_thinks_what_it_found_so_far_is_shown_and_it_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riyu.interfaces.web.hall._SHOWN_EVERY", 0.0)
    decided: list[Decision] = []

    async def run() -> None:
        hall = Hall(Shelf(tmp_path / "tables"))
        seated = hall.adopt(parse(b"(;SZ[5])", "").first)
        node = seated.table.root
        errand = hall.think(seated, node, decided.append)
        await until_true(lambda: errand.so_far is not None, "what it found so far")
        found = errand.so_far
        assert isinstance(found, SoFar) and found.node is node
        lines = so_far_lines(found.decision)
        assert lines and all(line.endswith(" games") for line in lines)
        hall.stop(seated)
        assert errand.is_stopped()
        hall.close()

    asyncio.run(run())


def test_what_is_asked_for_has_a_second_look_and_what_riyu_plays_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Decision] = []
    monkeypatch.setattr(
        "riyu.interfaces.web.hall.second_look",
        lambda engine, board, quick, stop: looked.append(quick) or quick,
    )
    played: list[Decision] = []
    explained: list[Decision] = []
    best: list[Decision] = []

    async def run() -> None:
        hall = Hall(Shelf(tmp_path / "tables"))
        seated = hall.adopt(parse(b"(;SZ[3])", "").first)
        hall.think(seated, seated.table.root, played.append, told=explained.append)
        await until_true(lambda: bool(explained), "the words of the move")
        assert played and not looked
        hall.think(seated, seated.table.root, best.append)
        await until_true(lambda: bool(best), "what is best")
        hall.close()

    asyncio.run(run())
    assert looked == best


def test_what_is_handed_over_ends_the_errand_and_the_rest_comes_after_another_has_begun() -> None:
    go_on = threading.Event()

    def job(errand: Errand) -> str:
        errand.give("the move")
        go_on.wait(patience(5))
        return "the words"

    async def script(work: Work, said: list[str]) -> None:
        first = work.start("thinking", job, said.append, after=said.append)
        await until_true(lambda: work.current is None, "the move")
        work.start("another", lambda errand: "another", said.append)
        await until_true(lambda: work.current is None, "the other's end")
        go_on.set()
        await until_true(lambda: len(said) == 3, "the words")
        assert not first.is_stopped()

    assert at_work(script) == ["the move", "another", "the words"]


def test_what_is_handed_over_after_the_stop_is_dropped() -> None:
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    def job(errand: Errand) -> str:
        begun.set()
        go_on.wait(patience(5))
        errand.give("the move")
        ended.set()
        return "the words"

    async def script(work: Work, said: list[str]) -> None:
        work.start("thinking", job, said.append, after=said.append)
        await until_true(begun.is_set, "its begin")
        work.stop()
        go_on.set()
        await until_true(ended.is_set, "its end")
        await asyncio.sleep(0.05)

    assert at_work(script) == []


def test_riyu_s_move_is_played_before_it_is_explained_and_its_words_come_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = threading.Event()

    def explained_late(*given: Any, **more: Any) -> Explanation:
        assert played.wait(patience(20)), "no move was played before its words were there"
        return explain(*given, **more)

    monkeypatch.setattr("riyu.interfaces.web.hall.explain", explained_late)

    async def run() -> None:
        hall = Hall(Shelf(tmp_path / "tables"))
        seated = hall.new(Terms(5, CHINESE, black=RIYU, white=PERSON))
        table = seated.table
        assert hall.answer(seated, table.root)
        await until_true(lambda: bool(table.root.children), "riyu's move")
        mine = table.root.children[0]
        assert seated.work.current is None and "C" not in mine.properties
        played.set()
        await until_true(lambda: "C" in mine.properties, "its words")
        explanation = hall.explanations.of(table.decisions[mine])
        assert explanation is not None and mine.text("C") == explanation.text().strip()
        hall.close()

    asyncio.run(run())


def test_an_error_goes_to_who_asks_for_it() -> None:
    def job(errand: Errand) -> str:
        raise UsageError("no")

    async def script(work: Work, said: list[str]) -> None:
        work.start("fails", job, said.append, lambda error: said.append(f"failed: {error}"))
        await until_true(lambda: work.current is None, "its end")
        said.append(work.problem)

    assert at_work(script) == ["failed: no", ""]


# What nobody foresaw. -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ZeroDivisionError("in /home/me"), "It is a fault in riyu (ZeroDivisionError)"),
        (OSError(40, "Too many levels of symbolic links", "/home/me/x.pat"), "Too many levels"),
        (MemoryError(), "The memory ran out."),
        (RecursionError("deep"), "It is a fault in riyu (RecursionError)"),
        (StopIteration(), "It is a fault in riyu (RuntimeError)"),
        (SystemExit(3), "It is a fault in riyu (RuntimeError)"),
        (KeyboardInterrupt(), "It is a fault in riyu (RuntimeError)"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_whatever_a_job_raises_it_ends_in_words(
    error: BaseException, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(errand: Errand) -> str:
        raise error

    async def script(work: Work, said: list[str]) -> None:
        work.start("riyu thinks", fails, said.append)
        await until_true(lambda: work.current is None, "its end")
        said.append(work.problem)
        work.start("again", lambda errand: "it works again", said.append)
        await until_true(lambda: work.current is None, "its end")

    problem, after = at_work(script)
    assert problem.startswith("'riyu thinks' came to nothing. ") and words in problem
    assert "/home" not in problem and after == "it works again"
    told = capsys.readouterr().err
    assert told.count("Traceback (most recent call last)") == 1
    assert told.startswith("riyu: riyu thinks:")


def test_what_fails_when_it_is_shown_is_told_and_the_errand_ends() -> None:
    changes: list[int] = []

    def shows(found: str) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        workers = Workers(1)
        work = Work(workers, lambda: changes.append(1))
        work.start("shows", lambda errand: "", shows)
        await until_true(lambda: work.current is None and bool(work.problem), "a problem told")
        assert "ZeroDivisionError" in work.problem
        before = len(changes)
        await until_true(lambda: len(changes) >= 2 and before >= 2, "two calls")
        work.forget()
        assert not work.problem
        workers.close()

    asyncio.run(run())


def test_what_nobody_foresaw_goes_to_who_asks_for_errors() -> None:
    def fails(errand: Errand) -> str:
        raise ValueError

    async def script(work: Work, said: list[str]) -> None:
        kinds: list[type[RiyuError]] = []
        work.start("fails", fails, said.append, lambda error: kinds.append(type(error)))
        await until_true(lambda: bool(kinds), "what was told")
        assert kinds == [Fault] and not work.problem

    assert at_work(script) == []


def test_an_error_after_the_stop_is_nobodys() -> None:
    going = threading.Event()

    def fails_late(errand: Errand) -> str:
        going.set()
        while not errand.is_stopped():
            threading.Event().wait(0.005)
        go_on(errand.is_stopped)
        return ""

    async def script(work: Work, said: list[str]) -> None:
        work.start("one", fails_late, said.append, lambda error: said.append(str(error)))
        await until_true(going.is_set, "its begin")
        work.stop()
        await asyncio.sleep(0.05)
        said.append(work.problem)

    assert at_work(script) == [""]


# Jobs that do not end. ------------------------------------------------------------------------------------------------


class Deaf:
    """Jobs that go on though they are stopped, until they are let go."""

    def __init__(self) -> None:
        self.begun = 0
        self.let_go = threading.Event()

    def __call__(self, errand: Errand) -> str:
        self.begun += 1
        self.let_go.wait(patience(60))
        return "late"


def test_jobs_that_heed_no_stop_do_not_take_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_module, "_PATIENCE", 0.02)
    deaf, said = Deaf(), list[str]()

    async def run() -> None:
        workers = Workers(2)
        for number in range(1, 5):  # typed on and on, each trial stopping the one before
            work = Work(workers, lambda: None)
            work.start("tries", deaf, said.append)
            await until_true(lambda n=number: deaf.begun == n, "one more begun")  # type: ignore[misc]
            work.stop()
            await until_true(lambda n=number: workers.lost == n, "one more lost")  # type: ignore[misc]
        quick = Work(workers, lambda: None)
        quick.start("saves", lambda errand: "saved", said.append)
        await until_true(lambda: quick.current is None, "the quick one's end")
        assert said == ["saved"] and not workers.is_stuck
        deaf.let_go.set()
        await until_true(lambda: workers.lost == 0 and not workers.is_busy, "all found again")
        workers.close()

    asyncio.run(run())
    assert said == ["saved"]


def test_there_are_only_so_many_threads_and_who_waits_is_served_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(work_module, "_PATIENCE", 0.02)
    deaf, said = Deaf(), list[str]()

    async def run() -> None:
        workers = Workers(1)
        for number in range(1, 6):
            work = Work(workers, lambda: None)
            work.start("tries", deaf, said.append)
            await until_true(lambda n=number: deaf.begun == n, "one more begun")  # type: ignore[misc]
            work.stop()
        await until_true(lambda: workers.is_stuck, "all threads lost")
        assert workers.lost == 4
        waits = Work(workers, lambda: None)
        waits.start("waits", lambda errand: "served", said.append)
        await asyncio.sleep(0.1)
        assert said == [] and deaf.begun == 5
        deaf.let_go.set()
        await until_true(lambda: said == ["served"], "the job served")
        assert not workers.is_stuck
        workers.close()

    asyncio.run(run())


def test_a_stopped_job_that_has_not_begun_does_not_begin() -> None:
    deaf, said = Deaf(), list[str]()

    async def run() -> None:
        workers = Workers(1)
        first, second = Work(workers, lambda: None), Work(workers, lambda: None)
        first.start("long", deaf, said.append)
        await until_true(lambda: deaf.begun == 1, "its begin")
        second.start("never", lambda errand: said.append("begun") or "", said.append)
        second.stop()
        deaf.let_go.set()
        await until_true(lambda: said == ["late"], "the late one")
        await asyncio.sleep(0.05)
        workers.close()

    asyncio.run(run())
    assert said == ["late"]


def test_closing_stops_what_runs_drops_what_waits_and_takes_no_more() -> None:
    deaf, stopped = Deaf(), threading.Event()

    def heeds(errand: Errand) -> str:
        while not errand.is_stopped():
            threading.Event().wait(0.005)
        stopped.set()
        return ""

    async def run() -> None:
        workers = Workers(1)
        work, waiting = Work(workers, lambda: None), Work(workers, lambda: None)
        work.start("runs", heeds, lambda found: None)
        await until_true(lambda: workers.is_busy, "work")
        waiting.start("waits", deaf, lambda found: None)
        await asyncio.sleep(0.02)
        workers.close()
        await until_true(stopped.is_set, "the stop")
        with pytest.raises(Stopped):
            await workers.run(lambda: 1)
        assert deaf.begun == 0

    asyncio.run(run())
