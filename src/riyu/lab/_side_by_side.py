"""The same work for many items, a few at a time, ended cleanly by Ctrl-C or an error.

Takes a function and items; calls back with each result as it comes. Knows nothing of the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeVar

__all__ = ["work_through"]

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


def work_through(
    items: Iterable[_Item],
    work: Callable[[_Item], _Result],
    done: Callable[[_Result], None],
    *,
    jobs: int = 1,
    interrupt: Callable[[], None] = lambda: None,
) -> None:
    """Do the work for each item, `jobs` at once in threads, and call `done` in this thread with each result.

    On an error or KeyboardInterrupt no new item is begun, `interrupt` is called (it must make running work end
    soon), what runs is waited for, and the error is raised.
    """
    if jobs <= 1:
        try:
            for item in items:
                done(work(item))
        except BaseException:
            interrupt()
            raise
        return
    from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

    waiting = iter(items)
    running: set[Future[_Result]] = set()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            while True:
                for item in islice(waiting, jobs - len(running)):
                    running.add(pool.submit(work, item))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    done(future.result())
        except BaseException:
            interrupt()
            raise
