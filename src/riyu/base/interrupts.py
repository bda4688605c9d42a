"""An interrupt that ends the process in time, whatever it does.

Takes signals and seconds. Python runs a signal's handler between two of its own instructions only: not while a compiled
loop or the garbage collector is at work. So a C handler (interrupts.pxd) stands before Python's: the first signal goes
on to Python as ever, and a timer of the system ends the process if Python is not done by then; a second signal ends it
at once.
"""

from __future__ import annotations

import cython

__all__ = ["PATIENCE", "end_in_time", "is_over", "say_last", "told"]

if not cython.compiled:
    from riyu.base.plain import guard, has_come, set_last, tell_no_more

PATIENCE = 1.5
"""Seconds that a process has to end by itself after an interrupt; then it is ended."""


def end_in_time(*numbers: int, seconds: float = PATIENCE) -> None:
    """Have each of some signals end the process `seconds` after it came, if it is there still, with code 128 + signal.

    What Python does on them stays as it is: call this again once Python's handlers were changed. A signal that Python
    has no handler for is left alone. Uncompiled, only Python's handlers run.
    """
    for number in numbers:
        if not 0 < number < 128:
            raise ValueError(f"no signal {number}")
        guard(number, int(seconds * 1_000_000))


def say_last(data: bytes) -> None:
    """Have up to 16 bytes written to standard error before the end that the timer makes: to put a terminal in order."""
    set_last(data, len(data))


def told() -> None:
    """Note that the interrupt was told: if the timer ends the process, nothing more is said."""
    tell_no_more()


def is_over() -> bool:
    """Say whether a guarded signal has come: the process is about to end."""
    return has_come()
