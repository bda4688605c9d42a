"""An interrupt ends a process whatever it does: what Python's own handlers can't, a C handler and a timer do."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from riyu.base import interrupts
from tests.guard import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="the handlers are C")

PATIENT = 60  # seconds: a loaded machine takes its time, but what does not end would never end

BEGIN = """
import os, signal, sys, time
from riyu.base import interrupts
SECONDS = 0.5
interrupts.end_in_time(signal.SIGINT, seconds=SECONDS)
"""
DEAF = """
signal.signal(signal.SIGINT, lambda number, frame: None)
interrupts.end_in_time(signal.SIGINT, seconds=SECONDS)
print('ready', flush=True)
sum(range(10**15))
"""
"""A call of C code that holds Python's lock and looks at no signal, for hours; a handler that does nothing."""


def interrupted(script: str, *signals: int, pause: float = 0.0) -> tuple[int, str]:
    """Run a script until it is ready, send it signals; give its code and what it said on standard error."""
    with subprocess.Popen(
        [sys.executable, "-c", BEGIN + script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "ready\n"
            for number in signals:
                process.send_signal(number)
                time.sleep(pause)
            said = process.communicate(timeout=PATIENT)[1]
        finally:
            process.kill()
    return process.returncode, said


def test_a_compiled_call_that_hears_nothing_is_ended() -> None:
    assert interrupted(DEAF, signal.SIGINT) == (130, "interrupted\n")


def test_pythons_own_handler_runs_as_ever() -> None:
    script = """
try:
    print('ready', flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print("I hear", file=sys.stderr)
    sys.exit(7)
"""
    assert interrupted(script, signal.SIGINT) == (7, "I hear\n")


def test_whoever_told_it_is_ended_in_silence() -> None:
    script = f"""
try:
    print('ready', flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print("told", file=sys.stderr, flush=True)
    interrupts.told()
assert interrupts.is_over()
{DEAF}"""
    assert interrupted(script, signal.SIGINT) == (130, "told\n")


def test_a_second_interrupt_ends_it_at_once() -> None:
    script = f"SECONDS = 1000\n{DEAF}"
    said = interrupted(script, signal.SIGINT, signal.SIGINT, pause=0.4)
    assert said == (130, "interrupted\n")


def test_one_that_comes_twice_in_a_moment_is_one() -> None:
    script = """
signal.signal(signal.SIGINT, lambda number, frame: None)
interrupts.end_in_time(signal.SIGINT, seconds=1000)
print('ready', flush=True)
time.sleep(1)
sys.exit(7 if interrupts.is_over() else 8)
"""
    assert interrupted(script, signal.SIGINT, signal.SIGINT) == (7, "")


def test_what_puts_the_terminal_in_order_is_written() -> None:
    script = f"interrupts.say_last(b'<shown>')\n{DEAF}"
    assert interrupted(script, signal.SIGINT) == (130, "<shown>interrupted\n")


def test_another_signal_that_python_handles_is_ended_by_its_own_code() -> None:
    script = f"""
signal.signal(signal.SIGTERM, lambda number, frame: None)
interrupts.end_in_time(signal.SIGTERM, seconds=0.5)
interrupts.end_in_time(signal.SIGTERM, seconds=0.5)
{DEAF}"""
    assert interrupted(script, signal.SIGTERM)[0] == 143


def test_an_ignored_signal_stays_ignored() -> None:
    script = """
signal.signal(signal.SIGINT, signal.SIG_IGN)
interrupts.end_in_time(signal.SIGINT, seconds=0.1)
print('ready', flush=True)
time.sleep(1)
sys.exit(7)
"""
    assert interrupted(script, signal.SIGINT) == (7, "")


def test_a_number_that_is_no_signal_is_refused() -> None:
    with pytest.raises(ValueError, match="no signal 200"):
        interrupts.end_in_time(200)
