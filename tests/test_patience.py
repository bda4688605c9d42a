from __future__ import annotations

import ast
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import patience as module
from tests.patience import PatientClock, patience, run, slowness, until, until_true

TESTS = Path(__file__).resolve().parent


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on which all takes a hundred times as long."""
    monkeypatch.setattr(module, "slowness", lambda *_: 100.0)
    yield


def test_one_waits_longer_than_a_quiet_machine_needs() -> None:
    assert slowness() >= 1
    assert patience(3) >= 6


def test_a_busy_machine_is_seen() -> None:
    spin = [sys.executable, "-S", "-c", "while True: pass"]
    busy = [subprocess.Popen(spin) for _ in range(3 * len(os.sched_getaffinity(0)))]
    seen = []
    try:
        until(lambda: seen.append(slowness(fresh=0)) or seen[-1] > 2, "a slow machine")
    except AssertionError:
        pytest.fail(f"{[process.poll() for process in busy]} were busy, and it was seen {seen}")
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_a_clock_that_a_test_replaced_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: 1e9)
        slowness(fresh=0)
    when = module._measured[1]
    assert slowness(fresh=0) >= 1 and module._measured[1] > when


def test_a_clock_counts_what_a_quiet_machine_would_have(slow: None) -> None:
    clock = PatientClock()
    time.sleep(0.2)
    assert 0.002 <= clock.read() < 0.1


def test_a_program_that_ends_gives_what_it_said() -> None:
    done = run([sys.executable, "-S", "-c", "print(input() * 2)"], input="ab\n", text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "abab\n", "")


@pytest.mark.parametrize("code", ["import time; time.sleep(3600)", "while True: pass"])
def test_a_program_that_hangs_is_ended(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_FRESH", 0.1)
    with pytest.raises(AssertionError, match="it took too long"):
        run([sys.executable, "-S", "-c", code], seconds=0.05)


def test_what_never_comes_true_is_waited_for_no_longer() -> None:
    with pytest.raises(AssertionError, match="it took too long: a miracle"):
        until(lambda: False, "a miracle", seconds=0.01)
    with pytest.raises(AssertionError, match="it took too long: a miracle"):
        asyncio.run(until_true(lambda: False, "a miracle", seconds=0.01))


def test_a_test_that_hangs_fails(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        (TESTS / "conftest.py").read_text().replace("_LOOK = 10", "_LOOK = 0.2")
    )
    (tmp_path / "test_it.py").write_text(
        "import threading, tests.patience\n"
        "def test_hangs(): threading.Event().wait()\n"
        "def test_is_quick(): pass\n"
    )
    code = (
        "import sys, pytest, tests.patience as p; p.WHOLE_TEST = 0.5;"
        f"sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '--rootdir', {str(tmp_path)!r}, {str(tmp_path)!r}]))"
    )
    done = run([sys.executable, "-c", code], cwd=TESTS.parent, text=True)
    assert "test_hangs took too long" in done.stdout
    assert "1 failed, 1 passed" in done.stdout


def is_limit(call: ast.Call) -> bool:
    """Say whether a call waits a number of seconds, or takes the time."""
    name = ast.unparse(call.func)
    if name in ("time.monotonic", "time.perf_counter", "time.time"):
        return True
    waits = name.rpartition(".")[2] in ("wait", "join", "set_default_timeout", "wait_for_timeout")
    given = [word.value for word in call.keywords if word.arg == "timeout"] + call.args[
        : int(waits)
    ]
    return any(
        isinstance(g, ast.Constant) and isinstance(g.value, int | float) and g.value >= 1
        for g in given
    )


def test_limits_have_one_home() -> None:
    """A limit in plain seconds holds on a quiet machine alone; `tests/patience.py` gives those that hold on any."""
    found = [
        f"{path.relative_to(TESTS)}:{call.lineno}: {ast.unparse(call)}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name not in ("patience.py", "test_patience.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and is_limit(call)
    ]
    assert not found, (
        "patience(…), milliseconds(…), run(…), until(…) wait as long as this machine needs"
    )
