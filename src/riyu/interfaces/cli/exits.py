"""How a run ends: the exit codes, and the one place that turns errors into words and codes.

Takes exceptions; gives an exit code and what is said on standard error. Knows no command.
"""

from __future__ import annotations

import sys

from riyu.base import interrupts
from riyu.base.errors import BadInput, IllegalMove, PeerError, RiyuError, UsageError, reason_of

__all__ = [
    "BAD_INPUT",
    "DONE",
    "FOUND_FAILURES",
    "INTERRUPTED",
    "PEER_FAILED",
    "TERMINATED",
    "USAGE",
    "exit_code_of",
    "report_error",
]

DONE = 0
FOUND_FAILURES = 1
USAGE = 2
BAD_INPUT = 3
PEER_FAILED = 4
INTERRUPTED = 130
TERMINATED = 143

_CODES: tuple[tuple[type[BaseException], int], ...] = (
    (KeyboardInterrupt, INTERRUPTED),
    (UsageError, USAGE),
    (BadInput, BAD_INPUT),
    (IllegalMove, BAD_INPUT),
    (PeerError, PEER_FAILED),
    (RiyuError, BAD_INPUT),
    (OSError, BAD_INPUT),  # a file that isn't there, or can't be read or written
)


def exit_code_of(error: BaseException) -> int | None:
    """Give the exit code of an error; None for one that is a fault of ours and deserves its traceback."""
    return next((code for kind, code in _CODES if isinstance(error, kind)), None)


def report_error(error: BaseException) -> int:
    """Say an error in words on standard error and give its exit code; raise it again if it is a fault of ours."""
    code = exit_code_of(error)
    if code is None:
        raise error
    if isinstance(error, KeyboardInterrupt):
        print("interrupted", file=sys.stderr, flush=True)
        interrupts.told()
    else:
        print(f"riyu: {_words(error)}", file=sys.stderr)
    return code


def _words(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {reason_of(error)}" if error.filename else reason_of(error)
    return str(error)
