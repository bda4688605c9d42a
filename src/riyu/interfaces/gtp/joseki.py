"""The book of joseki asked over GTP: what it has in the corners for a color.

Takes a session and arguments; gives lines. Counts nothing: `riyu.candidates.joseki` says what there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.game.points import point_text
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _joseki(session: Session, words: Sequence[str]) -> str:
    from riyu.candidates.joseki import choices, sentence
    from riyu.player.explaining.deviation import deviation

    color = read.color_of(words) if words else session.game.to_move
    board = session.game.board
    last = session.game.last_move
    book = session.knowledge.joseki
    found = choices(board, book, color, last)
    left = deviation(session.game, session.knowledge, book)
    lines = [
        f"{point_text(choice.point)} {round(100 * choice.share.part)} {choice.word}: "
        f"{sentence(choice)} [{choice.found.stage.source}]"
        for choice in found
    ]
    return "\n".join(([left.said.strong] if left else []) + lines)


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-joseki",
        "[COLOR]",
        "Moves of the book of joseki, share of 100, why; what the last move left, and what punishes it.",
        _joseki,
    ),
)
