"""GNU Go's question about semeai, in its reply form: of two groups, by the strings in which they meet.

Takes a session and two vertices; gives codes and a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.points import opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _analyze_semeai(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.races import meeting, read_race

    position = session.position()
    first = read.stone_of(words, position)
    second = read.stone_of(words[1:], position)
    if position.at(second) != opposite(position.at(first)):
        raise UsageError("the two strings are of one color: a semeai needs two")
    board = session.game.board
    race = read_race(board, *meeting(board, first, second))
    return f"{race.lives} {race.kills} {read.vertex(race.move)}"


def _race(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.races import find_race

    found = find_race(session.game.board, read.color_of(words))
    return read.vertex(found.race.move) if found else "PASS"


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "analyze_semeai",
        "VERTEX VERTEX",
        "Whether the first stone's group, whose side moves, lives, whether it takes the second, and the move.",
        _analyze_semeai,
    ),
    Command(
        "riyu-race",
        "COLOR",
        "The move on which the race that matters most hangs, PASS if none hangs on a move.",
        _race,
    ),
)
