"""Engines to be damaged and worn: `riyu gtp` with a hasty look, in a folder with what lines may name.

Takes a limit of processor time; gives a way to start them. Asks them nothing.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riyu.lab.raw_gtp import RawGtp

__all__ = ["hasty_engines"]


@contextlib.contextmanager
def hasty_engines(
    seconds: float, more: Sequence[str] = ("--style", "mine.toml")
) -> Iterator[Callable[[], RawGtp]]:
    """Give what starts such an engine; `seconds` of the processor are what it may take for what is asked at once.

    `more` are words of its command line: the style that makes it hasty, if nothing else is given.
    """
    from riyu.lab.damage_gtp import lay_out
    from riyu.lab.raw_gtp import RawGtp

    words = [sys.executable, "-m", "riyu", "gtp", "--size", "9", *more]
    environ = {**os.environ, "RIYU_CONFIG": os.devnull}
    with tempfile.TemporaryDirectory(prefix="riyu-engine-") as folder:
        lay_out(Path(folder))
        yield lambda: RawGtp(words, Path(folder), environ, seconds)
