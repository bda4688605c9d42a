"""GTP framing: lines in, framed replies out, commands found by name. Nothing but GTP reaches standard output.

Takes bytes and an object that answers requests; gives bytes. Nothing in this module is Go-specific.
Source: GTP version 2, draft 2, Farnebäck, 2002.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import BinaryIO, Generic, Protocol, TypeVar

__all__ = [
    "LONGEST_LINE",
    "Answerer",
    "Command",
    "Registry",
    "Reply",
    "Request",
    "frame",
    "read_request",
    "serve",
    "take_over_output",
]

LONGEST_LINE = 1 << 16
"""Bytes a line may have; a longer one is refused and passed over."""

_DROPPED = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_DROPPED_FROM_REPLY = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")
_REQUEST = re.compile(r"([0-9]*) *(.*)", re.DOTALL)

Holder = TypeVar("Holder")


@dataclass(frozen=True, slots=True)
class Request:
    """A command line taken apart: the id as written (empty if there is none), the command's name and its arguments."""

    id: str
    name: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """Whether a command succeeded, and what is said, without frame."""

    ok: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class Command(Generic[Holder]):
    """A command: its name, its arguments in words, one sentence of help, and what runs it.

    `run` takes the holder of the session's state and the arguments, gives the reply's text, raises RiyuError to refuse.
    """

    name: str
    arguments: str
    help: str
    run: Callable[[Holder, Sequence[str]], str]


class Registry(Generic[Holder]):
    """The commands of a session, by name."""

    def __init__(self, commands: Iterable[Command[Holder]]) -> None:
        self._commands: dict[str, Command[Holder]] = {}
        for command in commands:
            if command.name in self._commands:
                raise ValueError(f"the command {command.name} is registered twice")
            self._commands[command.name] = command

    def find(self, name: str) -> Command[Holder] | None:
        """Give the command of a name; None if there is none."""
        return self._commands.get(name)

    @property
    def names(self) -> list[str]:
        """All names, in order of the alphabet."""
        return sorted(self._commands)

    @property
    def commands(self) -> list[Command[Holder]]:
        """All commands, in the order they were registered."""
        return list(self._commands.values())


class Answerer(Protocol):
    """Whatever answers requests; `ended` is true after `quit`."""

    ended: bool

    def answer(self, request: Request) -> Reply:
        """Give the reply to a request. Raises nothing that a command does."""


def read_request(line: str | bytes) -> Request | None:
    """Take a line apart; None for an empty one or a mere comment.

    Tabs are blanks, other control characters are dropped, a comment runs from `#` to the end. Bytes that are no UTF-8
    come through as they are (surrogate escapes), so a file of any name can be named.
    """
    text = line.decode("utf-8", "surrogateescape") if isinstance(line, bytes) else line
    text = _DROPPED.sub("", text.partition("#")[0]).replace("\t", " ").strip(" ")
    if not text:
        return None
    found = _REQUEST.fullmatch(text)
    assert found is not None  # the pattern matches every text
    # Split at blanks alone: str.split() would also split at the no-break space of a file's name.
    words = [word for word in found[2].split(" ") if word]
    name = words[0] if words else ""
    return Request(found[1], name, tuple(words[1:]))


def frame(request_id: str, reply: Reply) -> bytes:
    """Give the bytes of a reply: `=` or `?`, the id, the text without empty lines, and an empty line."""
    text = _DROPPED_FROM_REPLY.sub("", reply.text.replace("\t", " "))
    # An empty line ends a reply, so none may be inside.
    lines = [line for line in text.split("\n") if line.strip()]
    body = ("\n" if reply.ok else " ").join(lines)
    framed = f"{'=' if reply.ok else '?'}{request_id} {body}\n\n"
    try:
        return framed.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return framed.encode("utf-8", "backslashreplace")


def serve(
    answerer: Answerer,
    source: BinaryIO,
    write: Callable[[bytes], object],
    log: Callable[[str, bytes], object] | None = None,
) -> int:
    """Answer the lines of `source` until `quit` or its end; give the exit code, 0.

    `write` must pass each reply on at once. `log` is told each line (`>`) and reply (`<`). The other side going away
    ends the session without complaint.
    """
    try:
        while not answerer.ended:
            line = source.readline(LONGEST_LINE + 1)
            if not line:
                return 0
            reply: Reply | None = None
            if len(line) > LONGEST_LINE:
                _skip_line(source, line)
                line = line[:60]
                reply = Reply(False, f"the line is longer than {LONGEST_LINE} bytes")
            if log is not None:
                log(">", line)
            request = read_request(line)
            if request is None:
                continue
            framed = frame(request.id, reply or answerer.answer(request))
            if log is not None:
                log("<", framed)
            write(framed)
    except BrokenPipeError:
        pass
    return 0


def _skip_line(source: BinaryIO, piece: bytes) -> None:
    while piece and not piece.endswith(b"\n"):
        piece = source.readline(LONGEST_LINE)


def take_over_output() -> Callable[[bytes], object]:
    """Keep standard output for GTP alone, and give what writes to it, unbuffered.

    From then on, and until the process ends, what anything else prints (in C, too) goes to standard error.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
    private = os.dup(1)
    try:
        os.dup2(2, 1)
    except OSError:  # standard error is closed
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def write(data: bytes) -> None:
        while data:
            data = data[os.write(private, data) :]

    return write
