"""Command lines of the engines the lab's tests play with."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from riyu.lab.peer import find_program

FAKE = Path(__file__).with_name("fake_engine.py")


def fake(*words: str) -> str:
    """Give the command line of the fake engine that plays these moves and misdeeds, then passes."""
    return shlex.join([sys.executable, "-S", "-E", str(FAKE), *words])


def gnugo(level: int = 1, *options: str) -> str:
    """Give GNU Go's command line; skip the test where it is not installed."""
    if find_program("gnugo") is None:
        pytest.skip("gnugo is neither on PATH nor in /usr/games: this test needs it as a witness")
    return shlex.join(
        ["gnugo", "--mode", "gtp", "--level", str(level), "--chinese-rules", *options]
    )
