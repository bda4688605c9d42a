"""GNU Go's question about eyes, in its reply form.

Takes a session and a vertex; gives the least and most eyes and the points that decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _eval_eye(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.eye_spaces import EyeReader

    eyes = EyeReader(session.game.board, lambda: session.knowledge.patterns)
    worth = eyes.at(read.point_of(words, session.size))
    if worth is None:
        return "-1"
    if worth.worst == worth.best:
        return f"{worth.worst} {worth.best}"
    points = read.vertices([worth.attack[0], worth.defense[0]])
    return f"{worth.worst} {worth.best} {points}"


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "eval_eye",
        "VERTEX",
        "Eyes that an eye space makes if the attacker and if its owner moves first, and where they move.",
        _eval_eye,
    ),
)
