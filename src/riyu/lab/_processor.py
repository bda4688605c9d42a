"""Processor time of other processes, where the system tells it.

Takes a process id, gives seconds. Knows nothing of what the process does; without `/proc` (not Linux) it knows nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["processor_seconds"]


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
