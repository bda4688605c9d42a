"""What goes wrong though nobody foresaw it: told once on standard error with its traceback, on a page in a sentence.

Takes what was being done and an exception; gives an error that can be shown as riyu's own are. Knows no page.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import threading
import traceback
from collections.abc import Coroutine

from riyu.base.errors import RiyuError

__all__ = ["Fault", "as_error", "take_over_logs", "tell", "watched"]


class Fault(RiyuError):
    """Something came to nothing by a fault that is not the person's: what it was, in a sentence without places."""


_MOST_TOLD = 1000
# What standard error was told, of which a process has one.
_told: set[tuple[object, ...]] = set()
_telling = threading.Lock()


def as_error(doing: str, error: BaseException) -> RiyuError:
    """Give an error in words: riyu's own as it is; any other is told on standard error, and becomes a Fault.

    `doing` is what came to nothing, such as "riyu thinks".
    """
    if isinstance(error, RiyuError):
        return error
    tell(doing, error)
    return Fault(f"'{doing}' came to nothing. {_reason(error)}")


def tell(doing: str, error: BaseException) -> None:
    """Write an error with its traceback to standard error: once, if it comes from the same line with the same words."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    key = (type(error), str(error), *((frame.filename, frame.lineno) for frame in last))
    with _telling:
        if key in _told:
            return
        if len(_told) > _MOST_TOLD:
            _told.clear()
        _told.add(key)
    with contextlib.suppress(OSError, ValueError):  # nobody may listen any more
        sys.stderr.write(f"riyu: {doing}:\n{''.join(traceback.format_exception(error))}")
        sys.stderr.flush()


def _reason(error: BaseException) -> str:
    """Give why in words that name no file: a system's own words, else the kind of error."""
    if isinstance(error, MemoryError):
        return "The memory ran out."
    if isinstance(error, OSError) and error.strerror:
        return f"The system says: {error.strerror}."
    kind = type(error).__name__
    return f"It is a fault in riyu ({kind}), told in full where the server was started."


# What the event loop runs, which itself holds tasks but weakly.
_tasks: set[asyncio.Task[None]] = set()


def watched(doing: str, work: Coroutine[object, object, object]) -> asyncio.Task[None]:
    """Begin a task that nobody waits for: it is held until it ends, and what goes wrong in it is told."""

    async def run() -> None:
        try:
            await work
        except Exception as error:
            tell(doing, error)

    task = asyncio.get_running_loop().create_task(run())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    return task


class _Logged(logging.Filter):
    """Takes errors out of a library's log: they are told as ours are, once."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record goes on into the log."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        if not isinstance(error, RiyuError):  # which whoever asked was told
            tell(record.name, error)
        return False


def take_over_logs(*names: str) -> None:
    """Have errors that libraries log told here instead, each once."""
    for name in names:
        logger = logging.getLogger(name)
        if not any(isinstance(one, _Logged) for one in logger.filters):
            logger.addFilter(_Logged())
