"""Makes the compiled modules: several at once, and only those that are not made yet or whose key changed.

Takes modules and a kind; gives the files, in the store `build/<kind>`. A module counts as made when its key was
written, which is done last: a build that was broken off is taken up where it was. Progress and errors go to standard
error.
"""

from __future__ import annotations

import fcntl
import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from modules import Kind, Module, keys_of

__all__ = ["deliver", "make"]

_SECONDS = 10  # between lines of progress where they can't be written over
_WORKER = Path(__file__).with_name("worker.py")


def make(
    found: Sequence[Module], kind: Kind, jobs: int | None = None, quiet: bool = False
) -> dict[Module, Path]:
    """Give the file of each module, made anew where that is needed; `jobs` at once, else as many as there are cores.

    Ends the program with a sentence, after all that the compiler said, if one can't be compiled.
    """
    store = Path("build", kind.name)
    store.mkdir(parents=True, exist_ok=True)
    with _alone(store / "lock"):
        keys = keys_of(found, kind)
        files = {module: store / module.file for module in found}
        written = {module: file.with_suffix(".key") for module, file in files.items()}
        stale = [m for m in found if not (files[m].exists() and _text(written[m]) == keys[m])]
        stale.sort(key=lambda m: -m.source.stat().st_size)  # a long one last would be waited for
        for left in store.glob("new-*"):  # a build that was killed may still be writing there
            shutil.rmtree(left)
        with (
            tempfile.TemporaryDirectory(prefix="new-", dir=store) as new,
            _Progress(len(stale), quiet) as progress,
        ):
            for module in _made(stale, kind, store, Path(new), jobs or _cores(), progress):
                written[module].parent.mkdir(parents=True, exist_ok=True)
                written[module].unlink(missing_ok=True)
                Path(new, module.file).replace(files[module])
                written[module].write_text(keys[module])
    return files


def deliver(file: Path, place: Path) -> None:
    """Put a made module in its place, at once: a program that runs with an older one keeps that.

    It has the time at which it was made: what riyu kept (`riyu.base.kept`) with this very module stays known.
    """
    if place.exists() and place.read_bytes() == file.read_bytes():
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    part = place.with_name(f"{place.name}.part")
    shutil.copy2(file, part)
    part.chmod(0o755)
    part.replace(place)


class _Worker:
    """A process that compiles a module at a time; what is said meanwhile is kept."""

    def __init__(self) -> None:
        self.said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `end`
        self.module: Module | None = None
        self.process = subprocess.Popen(
            [sys.executable, str(_WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
        )

    def begin(self, module: Module, kind: Kind, store: Path, new: Path) -> None:
        """Let it compile a module."""
        self.module = module
        self.said.seek(0)
        self.said.truncate()
        job = {
            "name": module.name,
            "source": str(module.source),
            "folder": str(store),
            "new": str(new),
            "options": kind.cython,
            "compile_args": kind.compile_args,
            "link_args": kind.link_args,
        }
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()

    def failure(self) -> str:
        """Wait for its answer; give all that was said if the module was not compiled, else nothing."""
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if answer.strip() == "true":
            return ""
        self.said.seek(0)
        said = self.said.read().decode(errors="replace")
        return said if answer else f"{said}its process ended with {self.process.wait()}\n"

    def end(self) -> None:
        """Let it go, whatever it does."""
        self.process.terminate()
        self.process.communicate()
        self.said.close()


def _made(
    stale: Sequence[Module], kind: Kind, store: Path, new: Path, jobs: int, progress: _Progress
) -> Iterator[Module]:
    """Compile modules; give each when it lies below `new`."""
    waiting = list(reversed(stale))
    workers = [_Worker() for _ in range(min(jobs, len(waiting)))]
    try:
        with selectors.DefaultSelector() as busy:
            for worker in workers:
                worker.begin(waiting.pop(), kind, store, new)
                assert worker.process.stdout is not None
                busy.register(worker.process.stdout, selectors.EVENT_READ, worker)
            while busy.get_map():
                for ready, _ in busy.select():
                    worker = ready.data
                    assert worker.module is not None
                    failure = worker.failure()
                    if failure:
                        progress.fail(worker.module, failure)
                    yield worker.module
                    progress.tell()
                    if waiting:
                        worker.begin(waiting.pop(), kind, store, new)
                    else:
                        busy.unregister(ready.fileobj)
    finally:
        for worker in workers:
            worker.end()


class _Progress:
    """How far it is: on a terminal a line that is written over, elsewhere a line now and then."""

    def __init__(self, total: int, quiet: bool) -> None:
        self.total = total
        self.done = 0
        self.quiet = quiet
        self.over = sys.stderr.isatty()
        self.began = self.told = time.monotonic()

    def __enter__(self) -> _Progress:
        if self.total:
            self._say(f"compiling 1 of {self.total} modules …")
        return self

    def tell(self) -> None:
        """Say that one more is compiled."""
        self.done += 1
        now = time.monotonic()
        if self.done < self.total and (self.over or now - self.told >= _SECONDS):
            self.told = now
            self._say(f"compiling {self.done + 1} of {self.total} modules …")

    def fail(self, module: Module, said: str) -> None:
        """Say that one can't be compiled, with all that was said of it, and end the program."""
        self._end_line()
        print(
            f"riyu: {module.source} can't be compiled. Cython, the C compiler or the linker say:",
            said.rstrip("\n"),
            f"riyu: {module.source} was not compiled; {self._kept()}",
            sep="\n",
            file=sys.stderr,
        )
        sys.exit(1)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and self.total:
            self._say(f"compiled {self.total} modules in {time.monotonic() - self.began:.0f} s")
            self._end_line()
        elif kind is KeyboardInterrupt:
            self._end_line()
            print(f"riyu: interrupted; {self._kept()}", file=sys.stderr)
            sys.exit(128 + signal.SIGINT)

    def _kept(self) -> str:
        return f"{self.done} of {self.total} modules are, and the next build goes on from there"

    def _say(self, words: str) -> None:
        if not self.quiet:
            start, end = ("\r\x1b[K", "") if self.over else ("", "\n")
            print(f"{start}{words}", end=end, file=sys.stderr, flush=True)

    def _end_line(self) -> None:
        if self.over and not self.quiet:
            print(file=sys.stderr)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until no other build works in this store."""
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another build of riyu in this folder …", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _text(path: Path) -> str:
    """Give what a file says; nothing if it is not there."""
    try:
        return path.read_text()
    except FileNotFoundError:
        return ""


def _cores() -> int:
    """Give how many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # macOS
        return os.cpu_count() or 1
