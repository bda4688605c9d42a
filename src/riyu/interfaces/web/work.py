"""Long work beside the page: one errand a table at a time, in a thread, with progress and a way to stop it.

Takes a job and what to do with its result; calls back in the event loop's thread. Knows neither Go nor pages. The
compiled core releases Python's lock, so the page stays quick meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from riyu.base.errors import RiyuError, Stopped
from riyu.interfaces.web.faults import as_error, watched

__all__ = [
    "EDITING",
    "INCOMING",
    "OUTGOING",
    "SAVING",
    "Errand",
    "Stop",
    "Work",
    "Workers",
    "close_all",
    "go_on",
    "never",
]

Found = TypeVar("Found")
Stop = Callable[[], bool]
"""Says whether a job should end: it asks often, and raises Stopped then, or gives what it has."""

_PATIENCE = 1.0
"""Seconds that a job has to end once it was stopped, before its thread is made up for."""
_MOST_LOST = 4  # threads made up for at once


def never() -> bool:
    """Say that a job is not to stop."""
    return False


def go_on(stop: Stop) -> None:
    """Raise Stopped if a job is to stop."""
    if stop():
        raise Stopped("stopped")


class Errand:
    """One piece of work: what a job looks at and writes to, from its own thread.

    `fraction` is how far it is, 0 to 1, None where that is not known; `words` say what it does; `so_far` is what was
    found so far, None if nothing is shown of it. `is_given`: what it found was handed over before the job's end.
    """

    def __init__(
        self, title: str, wake: Callable[[], None], give: Callable[[Any], None] = lambda found: None
    ) -> None:
        self.title = title
        self.fraction: float | None = None
        self.words = ""
        self.so_far: object = None
        self.is_given = False
        self._stop = threading.Event()
        self._wake = wake
        self._give = give

    def is_stopped(self) -> bool:
        """Say whether the job should end: it asks for this often."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the job to end; its result is dropped."""
        self._stop.set()

    def tell(self, fraction: float | None, words: str = "") -> None:
        """Say how far the job is."""
        self.fraction, self.words = fraction, words
        self._tell()

    def show(self, so_far: object) -> None:
        """Show what was found so far: a value that is not changed any more."""
        self.so_far = so_far
        self._tell()

    def give(self, found: Any) -> None:
        """Hand over what was found before the job ends: what it does from now on keeps nobody waiting."""
        with contextlib.suppress(RuntimeError):
            self._give(found)

    def _tell(self) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has ended: nobody looks on
            self._wake()


class _Job:
    """A job that waits or runs, for an errand or for none."""

    def __init__(self, run: Callable[[], Any], errand: Errand | None) -> None:
        self.run = run
        self.errand = errand
        self.thread: threading.Thread | None = None
        self._loop = asyncio.get_running_loop()
        self.found: asyncio.Future[Any] = self._loop.create_future()

    def settle(self, found: object, error: BaseException | None) -> None:
        """Hand on what came of it, from its thread."""
        if error is not None and (
            not isinstance(error, Exception) or isinstance(error, StopIteration)
        ):
            error = RuntimeError(f"a job raised {error!r}")  # no error that a future may have
        with contextlib.suppress(RuntimeError):  # the event loop has ended: nobody waits
            self._loop.call_soon_threadsafe(self._settle, found, error)

    def _settle(self, found: object, error: BaseException | None) -> None:
        if self.found.done():
            return
        if error is None:
            self.found.set_result(found)
        else:
            self.found.set_exception(error)

    def drop(self) -> None:
        """Let nobody wait for it any more; from any thread."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.found.cancel)


class Workers:
    """The threads that all tables share. None of them holds up the end of the process.

    A job that goes on though it was stopped has its thread made up for by another one after a second, four times at
    most: so jobs that do not heed their stop keep the others waiting, but not for ever.
    """

    def __init__(self, threads: int = 0) -> None:
        self._count = threads or max(2, (os.cpu_count() or 2) - 1)
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._jobs: set[_Job] = set()  # that run
        self._lost: set[threading.Thread] = set()  # made up for: each ends with its job
        self._threads: set[threading.Thread] = set()  # that take jobs
        self._is_closed = False

    @property
    def lost(self) -> int:
        """How many jobs run on though they were stopped."""
        return len(self._lost)

    @property
    def is_stuck(self) -> bool:
        """Whether all its threads are taken by jobs that run on though they were stopped."""
        with self._lock:
            busy = {job.thread for job in self._jobs if job.errand and job.errand.is_stopped()}
        return len(self._lost) >= _MOST_LOST and busy >= self._threads

    @property
    def is_busy(self) -> bool:
        """Whether a job runs."""
        return bool(self._jobs)

    def run(self, job: Callable[[], Found], errand: Errand | None = None) -> asyncio.Future[Found]:
        """Run a job in one of the threads; an error that it raises is the future's. `errand` is what stops it."""
        one = _Job(job, errand)
        with self._lock:
            if self._is_closed:
                raise Stopped("riyu ends")
            self._waiting.put(one)
            if len(self._threads) < self._count:
                self._begin_thread()
        return one.found

    def release(self, errand: Errand) -> None:
        """Begin another thread in place of one whose job goes on though its errand was stopped."""
        with self._lock:
            for job in self._jobs:
                thread = job.thread
                if job.errand is errand and thread in self._threads and not self._is_closed:
                    if len(self._lost) < _MOST_LOST:
                        self._threads.remove(thread)
                        self._lost.add(thread)
                        self._begin_thread()
                    return

    def close(self) -> None:
        """Take no more jobs, and stop those that run; those waiting are dropped."""
        with self._lock:
            self._is_closed = True
            for job in self._jobs:
                if job.errand is not None:
                    job.errand.stop()
            with contextlib.suppress(queue.Empty):
                while True:
                    waiting = self._waiting.get_nowait()
                    if waiting is not None:
                        waiting.drop()
            for _ in self._threads:
                self._waiting.put(None)

    def _begin_thread(self) -> None:
        thread = threading.Thread(target=self._work, name="riyu-work", daemon=True)
        self._threads.add(thread)
        thread.start()

    def _work(self) -> None:
        """Do one job after the other, in a thread of its own."""
        me = threading.current_thread()
        while (job := self._waiting.get()) is not None:
            if job.errand is not None and job.errand.is_stopped():
                job.settle(None, Stopped("stopped before it began"))
                continue
            job.thread = me
            with self._lock:
                self._jobs.add(job)
            found, wrong = None, None
            try:
                found = job.run()
            except BaseException as error:
                wrong = error
            with self._lock:
                self._jobs.discard(job)
                is_lost = me in self._lost
                self._lost.discard(me)
            job.settle(found, wrong)
            if is_lost:
                return
            del job, found, wrong  # what they hold may be large


EDITING = Workers(2)
"""The threads of all editors: what they ask takes tenths of a second, and does not wait while riyu thinks."""

SAVING = Workers(1)
"""The thread that knowledge files are saved in, one after the other; trials do not keep it waiting."""

INCOMING = Workers(2)
"""The threads of what comes in: files that are read, knowledge that is loaded before anyone asks."""

OUTGOING = Workers(2)
"""The threads of what goes out, games and pictures: they do not wait for what comes in."""


def close_all() -> None:
    """Take no more jobs of any kind, and stop those that run."""
    for workers in (EDITING, SAVING, INCOMING, OUTGOING):
        workers.close()


class Work:
    """The errands of one table, one after the other: a new one stops the one before it.

    `changed` is called, in the event loop's thread, when an errand begins, goes on or ends.
    """

    def __init__(self, workers: Workers, changed: Callable[[], None]) -> None:
        self._workers = workers
        self._changed = changed
        self.current: Errand | None = None
        self.problem = ""

    def start(
        self,
        title: str,
        job: Callable[[Errand], Found],
        done: Callable[[Found], None],
        failed: Callable[[RiyuError], None] | None = None,
        after: Callable[[Found], None] = lambda found: None,
    ) -> Errand:
        """Begin an errand. `done` gets what the job gave, unless it was stopped.

        Where the job hands that over before its end, the errand is over then, and `after` gets what it gives at its
        end, whatever was begun meanwhile.

        Errors go to `failed` if it is given; else they become `problem`. Those that nobody foresaw, of the job or of
        `done`, are told and become a sentence as well: whatever happens, the errand ends.
        """
        self.stop()
        loop = asyncio.get_running_loop()

        def wake() -> None:
            loop.call_soon_threadsafe(self._changed)

        def give(found: Found) -> None:
            loop.call_soon_threadsafe(self._given, errand, found, done, failed)

        errand = Errand(title, wake, give)
        self.current, self.problem = errand, ""
        watched(title, self._run(errand, job, done, failed, after))
        self._changed()
        return errand

    def stop(self) -> None:
        """Stop the errand under way, if there is one."""
        errand = self.current
        if errand is not None:
            errand.stop()
            self.current = None
            with contextlib.suppress(RuntimeError):  # no event loop: the program ends
                loop = asyncio.get_running_loop()
                loop.call_later(_PATIENCE, self._workers.release, errand)
            self._changed()

    def forget(self) -> None:
        """Forget what went wrong, so that it may be tried again."""
        self.problem = ""

    async def _run(
        self,
        errand: Errand,
        job: Callable[[Errand], Found],
        done: Callable[[Found], None],
        failed: Callable[[RiyuError], None] | None,
        after: Callable[[Found], None],
    ) -> None:
        try:
            found = await self._workers.run(lambda: job(errand), errand)
            if errand.is_given:
                after(found)
            elif not errand.is_stopped():
                self._end(errand)
                done(found)
        except Exception as error:
            self._failed(errand, error, failed)
        finally:
            if not errand.is_stopped():
                self._changed()

    def _given(
        self,
        errand: Errand,
        found: Found,
        done: Callable[[Found], None],
        failed: Callable[[RiyuError], None] | None,
    ) -> None:
        """Take over what a job hands over before its end: as at the end of the errand."""
        if errand.is_stopped():
            return
        errand.is_given = True
        self._end(errand)
        try:
            done(found)
        except Exception as error:
            self._failed(errand, error, failed)
        self._changed()

    def _failed(
        self, errand: Errand, error: Exception, failed: Callable[[RiyuError], None] | None
    ) -> None:
        """Say what went wrong, unless the errand was stopped."""
        wrong = as_error(errand.title, error)
        if errand.is_stopped():
            return
        self._end(errand)
        if failed is None:
            self.problem = str(wrong)
        else:
            failed(wrong)

    def _end(self, errand: Errand) -> None:
        if self.current is errand:
            self.current = None
