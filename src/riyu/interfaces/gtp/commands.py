"""All GTP commands put together, and the sessions that answer them: in this process, or on standard input and output.

Takes settings; gives sessions. Knows no command's work.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from riyu.interfaces.gtp import (
    admin,
    analysis,
    assessment,
    code,
    dragons,
    drawn,
    explaining,
    eyes,
    facts,
    features,
    fuego,
    gogui,
    gomill,
    joseki,
    kata,
    kgs,
    ko,
    life,
    links,
    play,
    questions,
    reading,
    riyu,
    score,
    semeai,
)
from riyu.interfaces.gtp.log import Log
from riyu.interfaces.gtp.protocol import Registry, serve, take_over_output
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings

if TYPE_CHECKING:
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.searching import Searching
    from riyu.player.style import Style

__all__ = ["main", "new_session"]

_NOUNS = (
    admin,
    play,
    analysis,
    score,
    questions,
    drawn,
    fuego,
    reading,
    eyes,
    semeai,
    gogui,
    kata,
    ko,
    kgs,
    gomill,
    life,
    explaining,
    riyu,
    features,
    assessment,
    facts,
    links,
    code,
    joseki,
    dragons,
)


def new_session(
    settings: Settings | None = None,
    *,
    resigns: bool = True,
    engine_factory: Callable[[Style, int], Engine] | None = None,
    knowledge: KnowledgeInForce | None = None,
    searching: Searching | None = None,
) -> Session:
    """Give a session that answers all commands. Arguments and errors as for Session."""
    registry: Registry[Session] = Registry(command for noun in _NOUNS for command in noun.COMMANDS)
    return Session(
        registry,
        settings,
        resigns=resigns,
        engine_factory=engine_factory,
        knowledge=knowledge,
        searching=searching,
    )


def main(
    settings: Settings | None = None,
    *,
    resigns: bool = True,
    log: Path | None = None,
    source: BinaryIO | None = None,
    searching: Searching | None = None,
) -> int:
    """Answer GTP on standard input (or `source`) and output until `quit` or the end; give the exit code.

    `log` is a file to which all commands and replies are added. From now on the process's standard output is GTP's.
    Raises UsageError or BadInput, before anything is answered, for settings and files that can't be.
    """
    session = new_session(settings, resigns=resigns, searching=searching)
    with contextlib.ExitStack() as stack:
        note = None
        if log is not None:
            note = stack.enter_context(contextlib.closing(Log(log))).note
            note("#", f"riyu gtp, process {os.getpid()}".encode())
        if source is None:
            source = sys.stdin.buffer if sys.stdin is not None else stack.enter_context(_input())
        return serve(session, source, take_over_output(), note, session.think_on)


def _input() -> BinaryIO:
    return open(0, "rb", closefd=False)  # a file descriptor has no path
