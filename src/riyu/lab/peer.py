"""A GTP client: another program that is asked over its standard input and output.

Takes a command line and GTP commands; gives replies, or a PeerError that says what went wrong and what the program
last wrote to its error output. Knows no Go: commands and replies are text.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Protocol

from riyu.base.errors import PeerError, UsageError
from riyu.lab._processor import processor_seconds

__all__ = [
    "Engine",
    "Peer",
    "PeerCrashError",
    "PeerGarbageError",
    "PeerTimeoutError",
    "find_program",
]

_STDERR_LINES = 200
_LINE_LIMIT = 1 << 20  # characters of one line of a reply
_REPLY_LINES = 100_000
_LATE_FOLDERS = ("/usr/games", "/usr/local/games")  # where Debian puts gnugo, often not on PATH


class Engine(Protocol):
    """Whatever answers GTP commands: a Peer, or riyu itself in this process."""

    def send(self, command: str) -> tuple[bool, str]:
        """Give whether the command succeeded, and its reply without the leading `=` or `?`."""


class PeerCrashError(PeerError):
    """The program ended or closed its output though it was not asked to."""


class PeerTimeoutError(PeerError):
    """The program did not answer in time."""


class PeerGarbageError(PeerError):
    """The program answered what is not GTP."""


class Peer:
    """A program that speaks GTP, run as a child process without a shell.

    `command` is a command line, split as a shell would, or its words; a program that isn't on PATH is also looked
    for in /usr/games. `timeout` (seconds) bounds every command that is not given its own. After an error other than
    a failure reply the peer can't be used any more; `close` it and start another. For one thread at a time, but for
    `kill`.

    Raises PeerError if the program can't be started. Source: GTP version 2, draft 2, Farnebäck, 2002.
    """

    def __init__(
        self, command: str | Sequence[str], *, timeout: float = 600.0, label: str = ""
    ) -> None:
        words = split_command(command)
        self.command = shlex.join(words)
        self.label = label or Path(words[0]).name
        self.timeout = timeout
        self.seconds = 0.0
        """Wall-clock time spent waiting for replies so far, in seconds."""
        self._cpu = 0.0
        self._number = 0
        self._commands: frozenset[str] | None = None
        self._broken = False
        self._closed = False
        self._tail: deque[str] = deque(maxlen=_STDERR_LINES)
        self._lines: queue.Queue[str | None] = queue.Queue(maxsize=1000)
        program = find_program(words[0])
        if program is None:
            raise PeerError(f"can't start '{self.command}': no program '{words[0]}' on PATH")
        try:
            self._process = subprocess.Popen(
                [program, *words[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own: Ctrl-C reaches us alone, and we can end a launcher with all it started.
                start_new_session=True,
            )
        except OSError as error:
            raise PeerError(f"can't start '{self.command}': {error.strerror}") from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin = self._process.stdin
        os.set_blocking(self._stdin.fileno(), False)
        self._readers = [
            threading.Thread(target=self._read_replies, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_errors, args=(self._process.stderr,), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Peer({self.command!r})"

    # Asking ----------------------------------------------------------------------------------------------------------

    def send(self, command: str, timeout: float | None = None) -> tuple[bool, str]:
        """Send a command and wait for its reply; give whether it succeeded and the text (lines joined by newlines).

        `timeout` in seconds. Raises PeerTimeoutError, PeerCrashError or PeerGarbageError, after which the peer is
        of no more use.
        """
        if "\n" in command or "\r" in command or not command.strip():
            raise UsageError(f"one GTP command on one line expected, not {command!r}")
        if self._broken or self._closed:
            raise PeerCrashError(
                f"{self.label} can't be asked '{command}': it failed or was closed before"
            )
        limit = self.timeout if timeout is None else timeout
        start = time.monotonic()
        try:
            self._number += 1
            self._write(f"{self._number} {command}\n".encode(), command, start + limit, limit)
            return self._read(command, start + limit, limit)
        except BaseException:
            # Also on KeyboardInterrupt: the reply still to come would be taken for the next command's.
            self._broken = True
            raise
        finally:
            self.seconds += time.monotonic() - start
            self._sample()

    def ask(self, command: str, timeout: float | None = None) -> str:
        """Give the reply to a command that must succeed; raise PeerError if it fails."""
        ok, text = self.send(command, timeout)
        if not ok:
            raise PeerError(f"{self.label} refuses '{command}': {text or 'no reason given'}")
        return text

    def knows(self, command: str) -> bool:
        """Say whether the program lists a command; asks `list_commands` once."""
        if self._commands is None:
            ok, text = self.send("list_commands")
            self._commands = frozenset(text.split()) if ok else frozenset()
        return command in self._commands

    # What is known of the process ------------------------------------------------------------------------------------

    @property
    def pid(self) -> int:
        """The process id of the child."""
        return self._process.pid

    @property
    def cpu_seconds(self) -> float:
        """Processor time of the child and its children so far, in seconds; 0 where the system doesn't tell."""
        if not self._closed:
            self._sample()
        return self._cpu

    def stderr_tail(self, lines: int = 10) -> list[str]:
        """Give the last lines the program wrote to its error output."""
        return list(self._tail)[-lines:]

    # Ending ----------------------------------------------------------------------------------------------------------

    def close(self, patience: float = 1.0) -> None:
        """End the program: by `quit`, else by a signal after `patience` seconds, else by force. Raises no PeerError."""
        if self._closed:
            return
        self._sample()
        if not self._broken and self._process.poll() is None:
            with contextlib.suppress(PeerError):
                self.send("quit", patience)
        self._closed = True
        with contextlib.suppress(OSError):
            self._stdin.close()  # end of input also ends a well-behaved engine
        # A failed peer hangs or is dead: waiting for it to end by itself is wasted time.
        for signal_number, wait in (
            (None, 0.0 if self._broken else patience),
            (signal.SIGTERM, patience),
            (signal.SIGKILL, 5.0),
        ):
            if signal_number is not None:
                self._signal(signal_number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(wait)
                break
        for reader in self._readers:
            reader.join(timeout=patience)
        for pipe in (self._process.stdout, self._process.stderr):
            # A grandchild may hold the other end open: then its reader still blocks in it, and closing would too.
            if pipe is not None and not any(reader.is_alive() for reader in self._readers):
                pipe.close()

    def kill(self) -> None:
        """End the program at once, from any thread; whoever waits for its reply gets a PeerCrashError."""
        self._signal(signal.SIGKILL)

    # Inside ----------------------------------------------------------------------------------------------------------

    def _signal(self, number: signal.Signals) -> None:
        # Once the child is reaped its number may belong to another: ask first.
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, number)

    def _sample(self) -> None:
        seconds = processor_seconds(self._process.pid) if self._process.returncode is None else None
        if seconds is not None:
            self._cpu = max(self._cpu, seconds)

    def _write(self, data: bytes, command: str, deadline: float, limit: float) -> None:
        descriptor = self._stdin.fileno()
        while data:
            ready = select.select([], [descriptor], [], max(0.0, deadline - time.monotonic()))[1]
            if not ready:
                raise self._timeout(command, limit)
            try:
                data = data[os.write(descriptor, data) :]
            except BlockingIOError:
                continue  # less room than the data needs: select again
            except OSError:
                raise self._crash(command) from None

    def _read(self, command: str, deadline: float, limit: float) -> tuple[bool, str]:
        head = self._line(command, deadline, limit)
        while not head.strip():
            head = self._line(command, deadline, limit)
        sign, rest = head[0], head[1:]
        if sign not in "=?":
            raise self._garbage(command, head, f"'={self._number}' or '?{self._number}'")
        digits = rest[: len(rest) - len(rest.lstrip("0123456789"))]
        # An engine that drops the id altogether is still understood: we ask one thing at a time.
        if digits and int(digits) != self._number:
            raise self._garbage(command, head, f"the id {self._number}")
        lines = [rest[len(digits) :].strip()]
        while line := self._line(command, deadline, limit):
            lines.append(line)
            if len(lines) > _REPLY_LINES:
                raise self._garbage(command, line, f"a reply of at most {_REPLY_LINES} lines")
        return sign == "=", "\n".join(lines).strip("\n")

    def _line(self, command: str, deadline: float, limit: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self._timeout(command, limit) from None
        if line is None:
            raise self._crash(command)
        return line

    def _timeout(self, command: str, limit: float) -> PeerTimeoutError:
        return PeerTimeoutError(
            f"{self.label} did not answer '{command}' within {limit:.3g} s{self._said()}"
        )

    def _crash(self, command: str) -> PeerCrashError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)  # output closes a moment before the process is gone
        self._readers[1].join(timeout=0.5)  # let its last words arrive
        code = self._process.returncode
        if code is None:
            how = "closed its output"
        elif code < 0:
            how = f"was ended by signal {-code}"
        else:
            how = f"exited with code {code}"
        return PeerCrashError(f"{self.label} {how} when asked '{command}'{self._said()}")

    def _garbage(self, command: str, found: str, expected: str) -> PeerGarbageError:
        return PeerGarbageError(
            f"{self.label} answered '{command}' with '{found[:80]}', expected {expected}{self._said()}"
        )

    def _said(self) -> str:
        lines = self.stderr_tail(5)
        return "; its last words: " + " | ".join(lines) if lines else ""

    def _read_replies(self, pipe: IO[bytes]) -> None:
        for line in _lines_of(pipe):
            if not self._offer(line):
                return
        self._offer(None)

    def _offer(self, line: str | None) -> bool:
        # The queue is bounded, so a flooding program is held back by its own full pipe, not by our memory.
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return True
        return False

    def _read_errors(self, pipe: IO[bytes]) -> None:
        for line in _lines_of(pipe):
            if line.strip():
                self._tail.append(line[:500])


def split_command(command: str | Sequence[str]) -> list[str]:
    """Give the words of a command line, split as a shell would; raise UsageError for none and for an open quote."""
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
    except ValueError as error:
        raise UsageError(f"command line '{command}': {error}") from None
    if not words:
        raise UsageError("an empty command line: expected a program, such as 'gnugo --mode gtp'")
    return words


def find_program(name: str) -> str | None:
    """Give the path of a program by its name: on PATH, else in /usr/games; None if there is none."""
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(_LATE_FOLDERS))


def _lines_of(pipe: IO[bytes]) -> Iterator[str]:
    """Give a raw pipe's lines as text, without line ends and control characters, cut at `_LINE_LIMIT`."""
    rest = b""
    while data := _read_some(pipe):
        *lines, rest = (rest + data).split(b"\n")
        yield from map(_clean, lines)
        if len(rest) > _LINE_LIMIT:
            yield _clean(rest)
            rest = b""
    if rest:
        yield _clean(rest)


def _read_some(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), 65536)
    except (OSError, ValueError):  # closed under us
        return b""


def _clean(line: bytes) -> str:
    text = line.decode("utf-8", "replace").replace("\t", " ")
    return "".join(c for c in text if c >= " " and c != "\x7f")
