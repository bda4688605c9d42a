"""Questions of Fuego's tests that riyu's layers can answer: ladders, and what is safe though its owner passes for ever.

Takes a session and arguments; gives words in Fuego's forms. Reads nothing itself. Source: Fuego's regression
tests, for the forms alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point
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
    if board.liberties(stone) == 1:
        defense = read_ladder(board, stone, attacker_first=False)
    else:
        defense = session.blackboard.readings.save(stone)  # not in atari it is no ladder yet
    return "captured" if defense.verdict is Verdict.LOSS else "unsettled"


def _safe(session: Session, words: Sequence[str]) -> str:
    from riyu.features.eyes import pass_alive

    if not words or words[0] != "benson":
        # In GTP's words for what isn't known: a suite tells such tests from wrong answers.
        raise UsageError(f"unknown command: go_safe {read.shown(' '.join(words))}")
    colors = (read.color_of(words[1:]),) if len(words) > 1 else (BLACK, WHITE)
    safe: set[Point] = set()
    for string in pass_alive(session.game.board).strings:
        if string.color in colors:
            safe |= string.points.union(*string.eyes)
    return " ".join([str(len(safe)), *map(read.vertex, read.in_reading_order(safe))])


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "go_ladder",
        "VERTEX",
        "What a ladder comes to: captured, escaped, or unsettled (who moves first wins it).",
        _ladder,
    ),
    Command("go_static_ladder", "VERTEX", "The same as go_ladder.", _ladder),
    Command(
        "go_safe",
        "benson [COLOR]",
        "How many points are pass-alive stones and their eyes, of a color or of both, and which.",
        _safe,
    ),
)
