"""Long work: progress, stopping, one errand after the other, errors said."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

from riyu.base.errors import UsageError
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.shelf import Shelf
from riyu.interfaces.web.work import Errand, Work, Workers
from riyu.sgf.parser import parse


def at_work(script: Callable[[Work, list[str]], Awaitable[None]]) -> list[str]:
    """Run a script with a work; give what happened."""
    said: list[str] = []

    async def run() -> None:
        workers = Workers(2)
        await script(Work(workers, lambda: None), said)
        workers.close()

    asyncio.run(run())
    return said


async def until(true: Callable[[], bool]) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it took too long")


def test_a_job_tells_how_far_it_is_and_its_result_comes_back() -> None:
    go_on = threading.Event()

    def job(errand: Errand) -> str:
        errand.tell(0.5, "half")
        go_on.wait(5)
        return "done"

    async def script(work: Work, said: list[str]) -> None:
        errand = work.start("counting", job, said.append)
        await until(lambda: errand.fraction == 0.5)
        said.append(errand.words)
        go_on.set()
        await until(lambda: work.current is None)

    assert at_work(script) == ["half", "done"]


def test_a_stopped_job_learns_it_and_its_result_is_dropped() -> None:
    ended = threading.Event()

    def job(errand: Errand) -> str:
        while not errand.is_stopped():
            ended.wait(0.005)
        ended.set()
        return "late"

    async def script(work: Work, said: list[str]) -> None:
        work.start("thinking", job, said.append)
        work.stop()
        assert work.current is None
        await until(ended.is_set)
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
        await until(lambda: work.current is None)

    assert at_work(script) == ["second"]


def test_an_error_of_ours_is_kept_as_the_problem() -> None:
    def fails(errand: Errand) -> str:
        raise UsageError("that can't be")

    async def script(work: Work, said: list[str]) -> None:
        work.start("failing", fails, said.append)
        await until(lambda: work.current is None)
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
        await until(lambda: "plays on" in errand.words)
        hall.stop(seated)
        assert errand.is_stopped()
        assert (seated.table.scored_at, seated.table.dead) == (seated.table.root, frozenset())
        hall.close()

    asyncio.run(run())


def test_an_error_goes_to_who_asks_for_it() -> None:
    def job(errand: Errand) -> str:
        raise UsageError("no")

    async def script(work: Work, said: list[str]) -> None:
        work.start("fails", job, said.append, lambda error: said.append(f"failed: {error}"))
        await until(lambda: work.current is None)
        said.append(work.problem)

    assert at_work(script) == ["failed: no", ""]
