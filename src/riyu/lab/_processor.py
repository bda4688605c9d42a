"""Processor time and memory of other processes, where the system tells them; a limit of processor time for our own.

Takes a process id, gives seconds and bytes. Knows nothing of what the process does; without `/proc` (not Linux) it
knows nothing.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

__all__ = ["TookTooLongError", "processor_seconds", "resident_bytes", "within"]


class TookTooLongError(BaseException):
    """Something was cut short; no Exception, so that nobody takes it for a failure and goes on."""


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Cut what is done inside short, with TookTooLongError, once this process used so many seconds of the processor.

    For the main thread only, in others nothing is cut short; a compiled loop goes on to its end first.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def cut_short(_: int, __: FrameType | None) -> None:
        raise TookTooLongError

    before = signal.signal(signal.SIGPROF, cut_short)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def resident_bytes(process: int) -> int | None:
    """Give the memory that a process holds, its own pages and shared ones; None where it isn't told."""
    try:
        pages = int((Path("/proc") / str(process) / "statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float | None:
    """Give the processor time (user and system, seconds) of a process and its children; None where it isn't told.

    Children are followed because a launcher script may start the engine proper. Source: proc(5), fields 14 to 17 of
    `/proc/PID/stat`; a child still running is read on its own, one that ended is in its parent's fields 16 and 17.
    """
    ticks = _ticks(process)
    return None if ticks is None else ticks / os.sysconf("SC_CLK_TCK")


def _ticks(process: int) -> int | None:
    folder = Path("/proc") / str(process)
    try:
        # the name in field 2 may hold blanks and brackets: count from behind its last bracket
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        total = sum(int(field) for field in fields[11:15])
    except (OSError, ValueError):
        return None
    try:
        lists = [path.read_text() for path in (folder / "task").glob("*/children")]
    except OSError:
        return total  # it ended in between, or the kernel keeps no such lists
    for child in " ".join(lists).split():
        total += _ticks(int(child)) or 0
    return total
