"""A folder held by one process: who else wants to write there is told at once, or waits a little.

Takes a folder; holds it until the block is left or the process ends, however it ends. Knows not what it is held for.

The hold is the system's (flock): a kill ends it, nothing has to be cleared away, and a full disk does not hinder it. A
file system without such holds keeps nobody out.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path

from riyu.base.errors import UsageError
from riyu.base.whole_files import writing

__all__ = ["HeldByAnother", "held"]


class HeldByAnother(UsageError):
    """Another process holds the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another riyu is at work in {folder}")


@contextlib.contextmanager
def held(folder: Path, patience: float = 0.0) -> Iterator[None]:
    """Hold a folder. `patience`: seconds to wait for another holder, of this process or another.

    Raises HeldByAnother, and WriteError for a folder that can't be opened.
    """
    with writing(folder):
        file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        until = time.monotonic() + patience
        while not _is_taken(file):
            if time.monotonic() >= until:
                raise HeldByAnother(folder)
            time.sleep(0.02)
        yield
    finally:
        os.close(file)


def _is_taken(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # no holds here
        return True
    return True
