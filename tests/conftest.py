"""What holds for all tests: a last limit for each, and no limits in seconds of hypothesis' own."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from time import monotonic  # by its own name: tests replace that of the module
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import WHOLE_TEST, PatientClock, patience

settings.register_profile(
    "riyu", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("riyu")

_DEAR = (
    "test_uncompiled.py",
    "candidates/test_sources.py",
    "interfaces/test_cli_lab.py",
    "lab/test_page_bench.py",
    "lab/test_kills.py",
    "interfaces/test_cli_patterns.py",
    "interfaces/test_gtp_analysis.py",
    "player/test_engine.py",
    "interfaces/web/",
    "player/",
    "lab/",
)
"""What takes longest, in that order: what is begun last should be done soon, or the other processes wait for it."""

_PROCESS = os.environ.get("PYTEST_XDIST_WORKER", "")
_LOOK = 10  # seconds from one look at the clock to the next
_LAST_LOAD = 60.0  # seconds for which the load is what it was, where a test begins: to measure it takes time, too
_STDERR = pytest.StashKey[int]()
_ARMED = pytest.StashKey[float]()


def pytest_configure(config: pytest.Config) -> None:
    """Keep the standard error, which tests change, and have programs begun here hear Ctrl-C.

    A shell begins what it runs beside itself with that ignored. No garbage is collected until the tests are: what
    they are made of stays.
    """
    gc.disable()
    config.stash[_STDERR] = os.dup(2)
    config.stash[_ARMED] = float("-inf")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the dear files first, by name beside each other; those of a file stay together, and in their order."""

    def rank(item: pytest.Item) -> int:
        path = item.path.as_posix().rpartition("/tests/")[2]
        return next((i for i, dear in enumerate(_DEAR) if path.startswith(dear)), len(_DEAR))

    items.sort(key=lambda item: (rank(item), item.path.as_posix()))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Have every other process collect from the end, so that where files are new it compiles half of them, not all.

    What one process compiled is there for the others.
    """
    report = yield
    if isinstance(collector, pytest.Directory) and int(_PROCESS.removeprefix("gw") or 0) % 2:
        report.result.reverse()
    return report


def pytest_collection_finish() -> None:
    """Have the garbage collector leave out the tests themselves, which are many and stay."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_unconfigure() -> None:
    """Let the process go on as long as it likes: no test runs any more."""
    faulthandler.cancel_dump_traceback_later()


def _arm(config: pytest.Config, fresh: float) -> None:
    """Have the process end in a while unless this is called again; `fresh` as in `patience`.

    Each time a thread ends and another one begins: once in a few seconds is often enough.
    """
    config.stash[_ARMED] = monotonic()
    limit = patience(WHOLE_TEST, fresh) + _LOOK
    faulthandler.dump_traceback_later(limit, exit=True, file=config.stash[_STDERR])


@contextmanager
def _limited(item: pytest.Item) -> Iterator[None]:
    """Fail what takes longer than a test may; where it does not even come back from compiled code, end the process."""
    clock = PatientClock()

    def look(*_: Any) -> None:
        if clock.read() > WHOLE_TEST:
            pytest.fail(f"{item.nodeid} took too long")
        _arm(item.config, _LOOK)

    if monotonic() - item.config.stash[_ARMED] > _LOOK:
        _arm(item.config, _LAST_LOAD)
    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, _LOOK, _LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module")
def loaded() -> Iterator[None]:
    """Have whoever goes by the package's knowledge in a module's tests begin with what was loaded of it before."""
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from tests.library import KNOWLEDGE

    begin = KnowledgeInForce.__init__
    made = ("_patterns", "_ready", "_rules", "_learned", "_joseki", "_answers", "_life")
    _ = KNOWLEDGE.patterns, KNOWLEDGE.rulebase, KNOWLEDGE.learned, KNOWLEDGE.joseki
    _ = KNOWLEDGE.answers, KNOWLEDGE.life

    def begin_loaded(self: KnowledgeInForce, *files: Any, **more: Any) -> None:
        begin(self, *files, **more)
        if not files and more.keys() <= {"style"}:
            for name in made:
                setattr(self, name, getattr(KNOWLEDGE, name))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(KnowledgeInForce, "__init__", begin_loaded)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Limit what a test begins with."""
    with _limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Limit a test."""
    with _limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Limit what a test ends with."""
    with _limited(item):
        return (yield)
