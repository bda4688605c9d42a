"""The same work for many jobs, in processes of this machine or on a Dask cluster.

Takes a function and jobs, which can be pickled; gives results. Knows nothing of the work.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any, TypeVar

from riyu.base.errors import UsageError

__all__ = ["LOCAL", "as_they_come", "cores", "in_order", "in_order_on_cluster", "on_cluster"]

LOCAL = "local"
"""In place of a Dask scheduler's address: one that is started on this machine."""

PROFILES = "distributed.worker.profile.enabled"
"""Dask's setting by which workers keep samples of what they run."""

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")


def cores() -> int:
    """Give how many cores there are: so many processes keep the machine busy."""
    return os.cpu_count() or 1


def in_order(
    work: Callable[[_Job], _Result], jobs: Sequence[_Job], parallel: int, *, at_once: int = 1
) -> Iterator[_Result]:
    """Give the results in the order of the jobs, from `parallel` processes that take `at_once` jobs at a time."""
    if parallel < 2:
        yield from map(work, jobs)
        return
    with _pool(parallel) as pool:
        yield from pool.imap(work, jobs, chunksize=at_once)


def as_they_come(
    work: Callable[[_Job], _Result], jobs: Sequence[_Job], parallel: int
) -> Generator[tuple[int, _Result], None, None]:
    """Give each result when it is there, with the number of its job, from `parallel` processes at most."""
    parallel = min(parallel, len(jobs))
    if parallel < 2:
        yield from enumerate(map(work, jobs))
        return
    with _pool(parallel) as pool:
        yield from pool.imap_unordered(partial(_numbered, work=work), enumerate(jobs))


def on_cluster(
    work: Callable[[_Job], _Result], jobs: Sequence[_Job], address: str, parallel: int = 1
) -> Generator[tuple[int, _Result], None, None]:
    """Give each result when it is there, with the number of its job, from the workers of a Dask scheduler.

    The address `local` starts one on this machine, with `parallel` workers of one thread. Raises UsageError if the
    package distributed is not there, or nobody answers at the address.
    """
    with _client(address, parallel) as (distributed, client):
        # What the work holds itself is sent to each worker once, not with each job.
        sent = client.scatter([work], broadcast=True)[0]
        futures = client.map(_numbered, list(enumerate(jobs)), work=sent, pure=False)
        for _, result in distributed.as_completed(futures, with_results=True):
            yield result


def in_order_on_cluster(
    work: Callable[[_Job], _Result], jobs: Iterable[_Job], address: str, parallel: int = 1
) -> Generator[_Result, None, None]:
    """Give the results in the order of the jobs, as `on_cluster` does; few of them are there before they are taken."""
    with _client(address, parallel) as (_, client):
        sent = client.scatter([work], broadcast=True)[0]
        left = enumerate(jobs)
        ahead = 2 * max(1, sum(client.nthreads().values()))
        waiting: deque[Any] = deque()
        while True:
            for numbered in islice(left, ahead - len(waiting)):
                waiting.append(client.submit(_numbered, numbered, work=sent, pure=False))
            if not waiting:
                return
            _, result = waiting.popleft().result()
            yield result


@contextmanager
def _client(address: str, parallel: int) -> Iterator[tuple[Any, Any]]:
    """Give the package distributed and a client of a scheduler; errors as `on_cluster`."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise UsageError("--dask needs the package distributed: pip install 'riyu[dask]'") from None
    with ExitStack() as stack:
        if address == LOCAL:
            # Its workers would keep samples of what runs, of each second for an hour: more memory with each job.
            stack.enter_context(import_module("dask").config.set({PROFILES: False}))
            cluster = distributed.LocalCluster(
                n_workers=parallel, threads_per_worker=1, dashboard_address=":0"
            )
            address = stack.enter_context(cluster).scheduler_address
        try:
            client = stack.enter_context(distributed.Client(address, timeout="10s"))
        except (OSError, TimeoutError, ValueError) as error:
            raise UsageError(f"no Dask scheduler answers at {address}: {error}") from None
        yield distributed, client


@contextmanager
def _pool(parallel: int) -> Iterator[Pool]:
    # A fork would take along what other threads have locked; an interrupt is for the process that waits.
    leave_interrupts = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(parallel, signal.signal, leave_interrupts) as pool:
        yield pool


def _numbered(numbered: tuple[int, _Job], work: Callable[[_Job], _Result]) -> tuple[int, _Result]:
    number, job = numbered
    return number, work(job)
