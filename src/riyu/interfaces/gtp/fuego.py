"""Questions of Fuego's tests that riyu's layers can answer: ladders.

Takes a session and arguments; gives words in Fuego's forms. Reads nothing itself. Source: Fuego's regression
tests, for the forms alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _ladder(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.ladder import read_ladder
    from riyu.reading.reading import Verdict

    board = session.game.board
    stone = read.stone_of(words, session.position())
    if read_ladder(board, stone).verdict is not Verdict.WIN:
        return "escaped"
    defense = read_ladder(board, stone, attacker_first=False).verdict
    return "captured" if defense is Verdict.LOSS else "unsettled"


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "go_ladder",
        "VERTEX",
        "What a ladder comes to: captured, escaped, or unsettled (who moves first wins it).",
        _ladder,
    ),
)
