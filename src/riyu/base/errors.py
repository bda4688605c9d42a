"""The one exception tree: errors a person can act on.

Takes what was found, what was expected and where; gives one readable line. Knows no Go.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable
from dataclasses import dataclass
from os import PathLike

__all__ = [
    "BadInput",
    "ChangedMeanwhile",
    "IllegalMove",
    "PeerError",
    "Place",
    "RiyuError",
    "Stopped",
    "UsageError",
    "WriteError",
    "nearest",
    "reason_of",
]

_REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "what may be kept on this disk is used up",
    errno.EROFS: "the disk can only be read",
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where in an input something was found: a file or source name, a line and a column, each from 1 or unknown (0)."""

    source: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        parts = [self.source] if self.source else []
        if self.line:
            parts.append(f"line {self.line}")
        if self.column:
            parts.append(f"column {self.column}")
        return ", ".join(parts)


class RiyuError(Exception):
    """The root of all errors that riyu raises on purpose; `str` of it is a sentence for a person."""


class BadInput(RiyuError):
    """An input (SGF, GTP, pattern, diagram, settings, archive) that can't be read.

    Says where, what, and what was expected.
    """

    def __init__(self, message: str, place: Place | None = None) -> None:
        self.message = message
        self.place = place or Place()
        where = str(self.place)
        super().__init__(f"{where}: {message}" if where else message)


class UsageError(RiyuError):
    """A call that asks for something that can't be: an unknown name, a value out of bounds."""


class IllegalMove(RiyuError):
    """A move that the ruleset in force forbids; `reason` is one of the words of `riyu.game.board.Legality`."""

    def __init__(self, message: str, reason: str = "") -> None:
        self.reason = reason
        super().__init__(message)


class PeerError(RiyuError):
    """Another program that we talk to crashed, hung, or answered what can't be understood."""


class Stopped(RiyuError):
    """Work that whoever asked for it no longer wants: what it found is dropped, and nothing else is changed."""


class WriteError(UsageError):
    """A file that can't be written, and is as it was: the disk is full, say; `reason` says why, without the file."""

    def __init__(self, path: PathLike[str] | str, reason: str) -> None:
        self.reason = reason
        super().__init__(f"can't write {path}: {reason}")


class ChangedMeanwhile(WriteError):
    """A file that someone else changed after it was read; it is as they left it."""

    def __init__(self, path: PathLike[str] | str) -> None:
        super().__init__(path, "it was changed meanwhile")


def reason_of(error: OSError | ValueError) -> str:
    """Give why the system, or Python for a name that can't be, refuses something: words without the file's name."""
    if isinstance(error, ValueError):  # each Python says it in words of its own
        return "its name has a NUL in it" if "embedded null" in str(error) else str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


def nearest(name: str, known: Iterable[str]) -> str:
    """Give `"; did you mean 'x'?"` for the known name nearest to `name`, or an empty string if none is near."""
    close = difflib.get_close_matches(name, list(known), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""
