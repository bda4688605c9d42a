"""Gomill's commands: what the program is, what it used, and why it moved so.

Takes a session; gives texts and moves. Source: gomill's documentation, GTP extensions.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.play import generate
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _explain_last_move(session: Session, _: Sequence[str]) -> str:
    from riyu.interfaces.gtp.explaining import why_text

    decided = session.state.decided
    return why_text(session, decided) if decided else ""


def _describe_engine(session: Session, _: Sequence[str]) -> str:
    from riyu import __version__

    style, state = session.style_in_force(), session.state
    numbers = "".join(f", {name} {value:g}" for name, value in state.numbers)
    return "\n".join(
        [
            f"riyu {__version__}, knowledge {session.hash}",
            f"Style {style.name}{numbers}: {style.about}",
            f"Level {session.level_in_force().name}.",
            f"Seed {state.seed}; {'resigns' if state.resigns else 'plays every game out'}.",
        ]
    )


def _cpu_time(_: Session, __: Sequence[str]) -> str:
    return f"{time.process_time():.3f}"


def _genmove_ex(session: Session, words: Sequence[str]) -> str:
    # Of the keywords, `claim` only allows a reply that is never given; unknown ones are to be passed over.
    return generate(session, read.color_of(words))


COMMANDS: tuple[Command[Session], ...] = (
    Command("gomill-explain_last_move", "", "Why the last move was chosen.", _explain_last_move),
    Command(
        "gomill-describe_engine",
        "",
        "Program, version, knowledge, style, level and seed.",
        _describe_engine,
    ),
    Command("gomill-cpu_time", "", "Processor time used so far, in seconds.", _cpu_time),
    Command(
        "gomill-genmove_ex",
        "COLOR [KEYWORD]...",
        "Choose and play a move, as genmove.",
        _genmove_ex,
    ),
)
