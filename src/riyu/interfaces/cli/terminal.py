"""What the terminal can show, by NO_COLOR, TERM, and whether a stream is a pipe.

Takes streams and the environment; gives yes or no. Writes nothing.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from typing import TextIO

__all__ = ["drop_output", "has_color", "has_cursor", "has_unicode", "prepare_streams"]


def has_color(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether colors may be written: to a terminal that isn't dumb, unless NO_COLOR is set (no-color.org)."""
    return has_cursor(stream, environ) and not environ.get("NO_COLOR")


def has_cursor(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether the stream is a terminal on which a line can be written over, such as a progress bar."""
    return stream.isatty() and environ.get("TERM", "") != "dumb"


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
