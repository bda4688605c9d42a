"""The position as a few bytes, and what changed since it was last told, as GTP commands.

Takes a session and arguments; gives texts of base64url. Makes no codes itself: `riyu.game.code` does.
Source: Wilcox, the story of the first integration (W1): a slow line is sent what changed, and what was sent is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _code(session: Session, words: Sequence[str]) -> str:
    from riyu.game.code import decode_text, encode_text

    if words:
        if len(words) > 1:
            raise UsageError(
                f"surplus argument: {read.shown(words[1])}, expected a position's code"
            )
        position = decode_text(words[0], "the position's code")
        session.table.set_up(position)
        session.begin_anew()
        return ""
    position = session.position()
    session.change(told=position)
    return encode_text(position)


def _changes(session: Session, words: Sequence[str]) -> str:
    from riyu.game.code import change, encode_text, to_text

    if words:
        raise UsageError(f"surplus argument: {read.shown(words[0])}, expected none")
    before, now = session.state.told, session.position()
    session.change(told=now)
    if before is None or before.size != now.size:
        return f"position {encode_text(now)}"
    return f"change {to_text(change(before, now))}"


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-code",
        "[CODE]",
        "The position as one word, 99 letters on 19 lines; or begin anew from such a word.",
        _code,
    ),
    Command(
        "riyu-changes",
        "",
        "What changed since riyu-code or this was asked: `change`, some 10 letters a move, or `position` and all.",
        _changes,
    ),
)
