"""A GTP engine as bytes: whatever is written to it, right or wrong, and all it writes until it has answered.

Takes a command line and bytes; gives bytes, or a PeerError that says how the engine failed. Understands no reply, and
sees to it that one that hangs is ended: by the processor time it uses, or by doing nothing at all for a minute.
"""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from riyu.base.errors import PeerError
from riyu.lab._processor import processor_seconds
from riyu.lab.peer import PeerCrashError, PeerTimeoutError, find_program

__all__ = ["RawGtp"]

IDLE = 60.0
"""Seconds without an answer and without work after which an engine is taken to hang."""

_LOOK = 0.5  # seconds between two looks at the processor time used
_MOST_BYTES = 1 << 24  # of answers that somebody waits for


class RawGtp:
    """An engine run as a process of its own in a folder, its error output thrown away.

    `limit`: processor seconds for what is asked at once. After an error the engine is of no more use: `close` it.
    Raises PeerError if the program can't be started.
    """

    def __init__(
        self,
        words: Sequence[str],
        folder: Path,
        environ: Mapping[str, str] = os.environ,
        limit: float = 10.0,
    ) -> None:
        program = find_program(words[0])
        if program is None:
            raise PeerError(f"no program '{words[0]}' on PATH")
        self._limit = limit
        self._process = subprocess.Popen(
            [program, *words[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            cwd=folder,
            env=dict(environ),
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        os.set_blocking(self._stdin.fileno(), False)

    @property
    def process(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def seconds(self) -> float:
        """The processor time used so far; 0 where the system does not tell."""
        return processor_seconds(self._process.pid) or 0.0

    def exchange(self, data: bytes, last: bytes) -> bytes:
        """Write bytes; give all that is answered, up to and with the reply that begins with `last`.

        Raises PeerCrashError if the engine ends before that, PeerTimeoutError if it works or waits too long.
        """
        answer = b""
        began = used = self.seconds
        moved = time.monotonic()
        while True:
            writers = [self._stdin] if data else []
            readers, writable, _ = select.select([self._stdout], writers, [], _LOOK)
            if writable:
                data = self._write(data)
            if readers:
                piece = os.read(self._stdout.fileno(), 1 << 16)
                if not piece:
                    raise PeerCrashError(f"ended with code {self._ended()}")
                answer += piece
                if answer.endswith(b"\n\n") and _last_reply(answer).startswith(last):
                    return answer
                if len(answer) > _MOST_BYTES:
                    self.close()
                    raise PeerTimeoutError(f"answered {len(answer)} bytes and went on")
            if readers or writable:
                moved = time.monotonic()
                continue
            now = self.seconds
            if now > used:
                used, moved = now, time.monotonic()
            if now - began > self._limit or time.monotonic() - moved > IDLE:
                self.close()
                raise PeerTimeoutError(f"no answer in {now - began:.1f} s of the processor")

    def say(self, data: bytes) -> None:
        """Write bytes and wait for no answer; errors as in `exchange`."""
        while data:
            select.select([], [self._stdin], [], _LOOK)
            data = self._write(data)

    def _write(self, data: bytes) -> bytes:
        try:
            return data[os.write(self._stdin.fileno(), data) :]
        except BlockingIOError:
            return data
        except OSError:
            raise PeerCrashError(f"ended with code {self._ended()}") from None

    def _ended(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5.0)
        return self._process.returncode

    def close(self) -> None:
        """End the engine, by force if it runs yet."""
        with contextlib.suppress(OSError):
            self._stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._stdout.close()


def _last_reply(answer: bytes) -> bytes:
    """Give the last of replies that all have their end."""
    before = answer.rfind(b"\n\n", 0, len(answer) - 2)
    return answer[before + 2 :] if before >= 0 else answer
