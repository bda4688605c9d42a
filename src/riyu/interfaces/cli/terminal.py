"""What the terminal can show, by NO_COLOR, TERM, and whether a stream is a pipe.

Takes streams and the environment; gives yes or no. Also how a run ends that was interrupted: in time, whatever it does.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import sys
from collections.abc import Mapping
from typing import NoReturn, TextIO

from riyu.base import interrupts

__all__ = [
    "drop_output",
    "end",
    "end_in_time",
    "has_color",
    "has_cursor",
    "has_unicode",
    "prepare_streams",
]

_SHOW_CURSOR = b"\x1b[?25h"


def end_in_time() -> None:
    """Have the process end in time after Ctrl-C, whatever it does, and leave the terminal with its cursor."""
    interrupts.say_last(_SHOW_CURSOR if has_cursor(sys.stderr) else b"")
    interrupts.end_in_time(signal.SIGINT)


def end(code: int) -> NoReturn:
    """End the process; after an interrupt without waiting for threads and without taking all apart."""
    if interrupts.is_over():
        atexit._run_exitfuncs()  # what libraries leave for the end, such as semaphores
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
        os._exit(code)
    sys.exit(code)


def has_color(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether colors may be written: to a terminal that isn't dumb, unless NO_COLOR is set (no-color.org)."""
    return has_cursor(stream, environ) and not environ.get("NO_COLOR")


def has_cursor(stream: TextIO | None, environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether the stream is a terminal on which a line can be written over; None, a closed one, is none."""
    return stream is not None and stream.isatty() and environ.get("TERM", "") != "dumb"


def has_unicode(stream: TextIO) -> bool:
    """Say whether the stream's encoding has stones and lines."""
    try:
        "●○┼╋◯▓".encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def prepare_streams() -> None:
    """Let no character that a stream can't hold end a run: it is written or read as a replacement."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # not a test's buffer
            reconfigure(errors="replace")


def drop_output() -> None:
    """Send standard output nowhere, once its reader is gone: what is buffered would fail again when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
