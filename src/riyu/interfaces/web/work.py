"""Long work beside the page: one errand a table at a time, in a thread, with progress and a way to stop it.

Takes a job and what to do with its result; calls back in the event loop's thread. Knows neither Go nor pages. The
compiled core releases Python's lock, so the page stays quick meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from riyu.base.errors import RiyuError

__all__ = ["EDITING", "Errand", "Work", "Workers"]

Found = TypeVar("Found")


class Errand:
    """One piece of work: what a job looks at and writes to, from its own thread.

    `fraction` is how far it is, 0 to 1, None where that is not known; `words` say what it does.
    """

    def __init__(self, title: str, wake: Callable[[], None]) -> None:
        self.title = title
        self.fraction: float | None = None
        self.words = ""
        self._stop = threading.Event()
        self._wake = wake

    def is_stopped(self) -> bool:
        """Say whether the job should end: it asks for this often."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the job to end; its result is dropped."""
        self._stop.set()

    def tell(self, fraction: float | None, words: str = "") -> None:
        """Say how far the job is."""
        self.fraction, self.words = fraction, words
        self._wake()


class Workers:
    """The threads that all tables share."""

    def __init__(self, threads: int = 0) -> None:
        count = threads or max(2, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="riyu-work")

    def run(self, job: Callable[[], Found]) -> asyncio.Future[Found]:
        """Run a job in one of the threads."""
        return asyncio.get_running_loop().run_in_executor(self._pool, job)

    def close(self) -> None:
        """Take no more jobs; those waiting are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


EDITING = Workers(2)
"""The threads of all editors: what they ask takes tenths of a second, and does not wait while riyu thinks."""


class Work:
    """The errands of one table, one after the other: a new one stops the one before it.

    `changed` is called, in the event loop's thread, when an errand begins, goes on or ends.
    """

    def __init__(self, workers: Workers, changed: Callable[[], None]) -> None:
        self._workers = workers
        self._changed = changed
        self._tasks: set[asyncio.Task[None]] = set()
        self.current: Errand | None = None
        self.problem = ""

    def start(
        self,
        title: str,
        job: Callable[[Errand], Found],
        done: Callable[[Found], None],
        failed: Callable[[RiyuError], None] | None = None,
    ) -> Errand:
        """Begin an errand. `done` gets what the job gave, unless it was stopped.

        Errors go to `failed` if it is given; else they become `problem`.
        """
        self.stop()
        loop = asyncio.get_running_loop()

        def wake() -> None:
            loop.call_soon_threadsafe(self._changed)

        errand = Errand(title, wake)
        self.current, self.problem = errand, ""
        task = loop.create_task(self._run(errand, job, done, failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._changed()
        return errand

    def stop(self) -> None:
        """Stop the errand under way, if there is one."""
        if self.current is not None:
            self.current.stop()
            self.current = None
            self._changed()

    async def _run(
        self,
        errand: Errand,
        job: Callable[[Errand], Found],
        done: Callable[[Found], None],
        failed: Callable[[RiyuError], None] | None,
    ) -> None:
        try:
            found = await self._workers.run(lambda: job(errand))
        except RiyuError as error:
            if errand.is_stopped():
                return
            self.current = None
            if failed is not None:
                failed(error)
            else:
                self.problem = str(error)
        else:
            if errand.is_stopped():
                return
            self.current = None
            done(found)
        self._changed()
