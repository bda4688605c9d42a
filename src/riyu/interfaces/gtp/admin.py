"""GTP's commands about the program itself: what it is, what it knows, and the end.

Takes a session; gives texts. Knows no Go.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _protocol_version(_: Session, __: Sequence[str]) -> str:
    return "2"


def _name(_: Session, __: Sequence[str]) -> str:
    return "riyu"


def _version(_: Session, __: Sequence[str]) -> str:
    from riyu import __version__

    return __version__


def _known_command(session: Session, words: Sequence[str]) -> str:
    return "true" if words and session.registry.find(words[0]) else "false"


def _list_commands(session: Session, _: Sequence[str]) -> str:
    return "\n".join(session.registry.names)


def _quit(session: Session, _: Sequence[str]) -> str:
    session.ended = True
    return ""


def _clear_cache(session: Session, _: Sequence[str]) -> str:
    session.forget()
    return ""


def _cputime(_: Session, __: Sequence[str]) -> str:
    return f"{time.process_time():.3f}"


COMMANDS: tuple[Command[Session], ...] = (
    Command("protocol_version", "", "The version of GTP spoken: 2.", _protocol_version),
    Command("name", "", "The program's name.", _name),
    Command("version", "", "The program's version.", _version),
    Command("known_command", "NAME", "Whether a command is known: true or false.", _known_command),
    Command("list_commands", "", "The names of all commands, a line each.", _list_commands),
    Command("quit", "", "End the session.", _quit),
    Command("clear_cache", "", "Let go of all the player keeps from before.", _clear_cache),
    Command("cputime", "", "Processor time used so far, in seconds.", _cputime),
)
