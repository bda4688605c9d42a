"""How long tests wait: the one home of all their limits.

Takes seconds that are ample on a quiet machine; gives seconds that are as ample on this one as loaded as it is now. No
test writes a limit of its own (`tests/test_patience.py` looks): a loaded machine would break it, for nothing.

    patience(20)                        a limit to hand on: to a peer, a thread, a match
    milliseconds(20)                    the same, to playwright
    run([program, …], input=…)          a program that must end; `subprocess.run` otherwise
    until(lambda: condition, "words")   what must come true
    await until_true(lambda: …, "…")    the same, in an event loop

Each waits at most so long and then fails: a hang ends. And every test has a last limit, `WHOLE_TEST`, held by
tests/conftest.py.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable, Sequence

# By their own names: tests replace those of the module, and what was measured then would count for ever.
from time import monotonic, sleep, thread_time
from typing import Any

__all__ = [
    "WHOLE_TEST",
    "PatientClock",
    "milliseconds",
    "patience",
    "run",
    "slowness",
    "until",
    "until_true",
]

WHOLE_TEST = 300.0
"""Seconds that a test may take on a quiet machine."""
_MARGIN = 2.0  # the load may double while one waits
_SPIN = 0.04
"""Processor seconds: longer than the slice that a thread gets at once, for it slept before."""
_FRESH = 5.0  # seconds that a measurement holds

_measured: tuple[float, float] = (0.0, float("-inf"))


def slowness(fresh: float = _FRESH) -> float:
    """Give how many times longer than alone a busy thread takes now: 1 on a quiet machine, 6 if six share a core.

    What was measured at most `fresh` seconds ago counts as now.
    """
    global _measured
    ratio, when = _measured
    if monotonic() - when > fresh:
        wall, processor = monotonic(), thread_time()
        while (used := thread_time() - processor) < _SPIN:
            pass
        now = monotonic()
        ratio = max(1.0, (now - wall) / used)
        _measured = ratio, now
    return ratio


def patience(seconds: float, fresh: float = _FRESH) -> float:
    """Give how many seconds to wait for what takes at most so many on a quiet machine; `fresh` as in `slowness`."""
    return _MARGIN * seconds * slowness(fresh)


def milliseconds(seconds: float) -> float:
    """Give `patience` as playwright takes it."""
    return 1000 * patience(seconds)


class PatientClock:
    """Counts seconds as a quiet machine has them: where a thread gets a sixth of a core, a sixth of what passes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._last = monotonic()

    def read(self) -> float:
        """Give the seconds since it was made. To be asked every few seconds: the load changes."""
        now = monotonic()
        self.seconds += (now - self._last) / slowness()
        self._last = now
        return self.seconds


def run(
    line: Sequence[str] | str, *, seconds: float = 60, **options: Any
) -> subprocess.CompletedProcess[Any]:
    """Run a program as `subprocess.run` does, its output captured; kill it and fail if it takes longer."""
    told = options.pop("input", None)
    options = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
    } | options
    clock = PatientClock()
    with subprocess.Popen(line, **options) as process:
        try:
            while True:
                try:
                    out, err = process.communicate(told, timeout=_FRESH)
                except subprocess.TimeoutExpired:
                    told = None  # it was taken
                    if clock.read() > seconds:
                        raise AssertionError(f"it took too long: {line}") from None
                else:
                    return subprocess.CompletedProcess(line, process.returncode, out, err)
        except BaseException:
            process.kill()
            raise


def until(true: Callable[[], object], what: str, seconds: float = 20) -> None:
    """Wait until something is true; fail with the words if that takes longer."""
    clock = PatientClock()
    while not true():
        assert clock.read() < seconds, f"it took too long: {what}"
        sleep(0.01)


async def until_true(true: Callable[[], object], what: str, seconds: float = 20) -> None:
    """Wait until something is true while the event loop goes on; fail with the words if that takes longer."""
    clock = PatientClock()
    while not true():
        assert clock.read() < seconds, f"it took too long: {what}"
        await asyncio.sleep(0.01)
