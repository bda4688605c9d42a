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

from riyu.interfaces.gtp.lines import Lines

__all__ = [
    "LONGEST_LINE",
    "Alone",
    "Answerer",
    "Command",
    "Registry",
    "Reply",
    "Request",
    "Talk",
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


class Talk(Protocol):
    """How a command that goes on talks with the other side: it begins its reply, and says more and more of it.

    It is over once the other side says something else, be it an empty line, or goes away.
    """

    def begin(self) -> None:
        """Begin the reply: the command can't be refused any more."""

    def say(self, line: str) -> None:
        """Say a line of the reply that was begun."""

    def is_over(self) -> bool:
        """Say whether the command is to end; any thread may ask."""

    def wait(self) -> None:
        """Wait until it is."""


class Alone:
    """A talk with nobody: one line is said, and heard by who asks for `said`."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def begin(self) -> None:
        """Do nothing: the reply is given whole."""

    def say(self, line: str) -> None:
        """Keep a line."""
        self.said.append(line)

    def is_over(self) -> bool:
        """Say whether a line was said."""
        return bool(self.said)

    def wait(self) -> None:
        """Do nothing: nobody will say anything."""


class Answerer(Protocol):
    """Whatever answers requests; `ended` is true after `quit`."""

    ended: bool

    def answer(self, request: Request, talk: Talk) -> Reply:
        """Give the reply to a request, or what is left of it to say. Raises nothing that a command does."""


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
    body = ("\n" if reply.ok else " ").join(_lines_of(reply.text))
    return _encoded(f"{'=' if reply.ok else '?'}{request_id} {body}\n\n")


def _lines_of(text: str) -> list[str]:
    """Give the lines of a reply's text: an empty line ends a reply, so none may be inside."""
    text = _DROPPED_FROM_REPLY.sub("", text.replace("\t", " "))
    return [line for line in text.split("\n") if line]


def _encoded(text: str) -> bytes:
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "backslashreplace")


class _Told:
    """The talk of a request that came in a line: its reply goes out as it is said."""

    def __init__(self, request_id: str, lines: Lines, write: Callable[[bytes], object]) -> None:
        self._id = request_id
        self._lines = lines
        self._write = write
        self._is_begun = False
        self._is_heard = True

    def begin(self) -> None:
        """Write the sign that the command succeeds."""
        self._is_begun = True
        self._put(f"={self._id} \n")

    def say(self, line: str) -> None:
        """Write lines."""
        self._put("".join(f"{one}\n" for one in _lines_of(line)))

    def is_over(self) -> bool:
        """Say whether another line or the end of input has come, or nobody listens."""
        return not self._is_heard or self._lines.has_come()

    def wait(self) -> None:
        """Wait until it is over."""
        if self._is_heard:
            self._lines.wait()

    def _put(self, text: str) -> None:
        try:
            self._write(_encoded(text))
        except OSError:  # it is told by the end of the reply
            self._is_heard = False

    def end(self, reply: Reply) -> None:
        """Write the reply, or the rest of it; why one that was begun failed is told on standard error."""
        if not self._is_begun:
            self._write(frame(self._id, reply))
            return
        if not reply.ok:
            sys.stderr.write(f"riyu: {reply.text}\n")
        rest = _lines_of(reply.text) if reply.ok else []
        self._write(_encoded("".join(f"{line}\n" for line in [*rest, ""])))


def serve(
    answerer: Answerer,
    source: BinaryIO,
    write: Callable[[bytes], object],
    log: Callable[[str, bytes], object] | None = None,
    rest: Callable[[Callable[[], bool]], object] = lambda has_come: None,
) -> int:
    """Answer the lines of `source` until `quit` or its end; give the exit code, 0.

    `source` is read from its file if it has one: nothing may have been read from it before.
    `write` must pass each reply on at once. `rest` is called after each reply; it is given what says that a line has
    come, and returns then. `log` is told each line (`>`) and reply (`<`). The other side going away
    ends the session without complaint.
    """
    lines = Lines(source, LONGEST_LINE + 1)

    def put(data: bytes) -> None:
        if log is not None:
            log("<", data)
        write(data)

    try:
        while not answerer.ended:
            line = lines.next()
            if not line:
                return 0
            reply: Reply | None = None
            if len(line) > LONGEST_LINE:
                _skip_line(lines, line)
                line = line[:60]
                reply = Reply(False, f"the line is longer than {LONGEST_LINE} bytes")
            if log is not None:
                log(">", line)
            request = read_request(line)
            if request is None:
                continue
            talk = _Told(request.id, lines, put)
            talk.end(reply or answerer.answer(request, talk))
            if not answerer.ended:
                rest(lines.has_come)
    except BrokenPipeError:
        pass
    return 0


def _skip_line(lines: Lines, piece: bytes) -> None:
    while piece and not piece.endswith(b"\n"):
        piece = lines.next()


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
