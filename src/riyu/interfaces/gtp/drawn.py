"""Yes-or-no questions of drawn tests that reading can answer, as one GTP command.

Takes a session and a question's words; gives 1 or 0. Reads nothing itself. What the questions mean: Pachi's
t-unit/test.c; how they are put: `riyu.lab._drawn`. Those that rest on another program's playouts or taste aren't known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError, nearest
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _move(session: Session, words: Sequence[str]) -> tuple[int, int]:
    move = read.move_of(words, session.size)
    return move.color, move.point


def _stone(session: Session, words: Sequence[str]) -> int:
    """Read a stone, and a color before it that must be its own."""
    point = read.stone_of(words[-1:], session.position())
    if len(words) > 1 and read.color_of(words) != session.game.board.color_at(point):
        raise UsageError(f"invalid vertex: no stone of that color at {words[-1]}")
    return point


def _ladder(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import is_ladder

    return is_ladder(session.game.board, _stone(session, words))


def _wouldbe_ladder(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import starts_ladder

    return starts_ladder(session.game.board, *_move(session, words), may_be_trivial=False)


def _wouldbe_ladder_any(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import starts_ladder

    return starts_ladder(session.game.board, *_move(session, words), may_be_trivial=True)


def _bad_selfatari(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import is_bad_self_atari

    return is_bad_self_atari(session.blackboard.readings, *_move(session, words))


def _snapback(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import is_snapback

    return is_snapback(session.game.board, *_move(session, words))


def _can_countercap(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import can_counter_capture

    return can_counter_capture(session.blackboard.readings, _stone(session, words))


def _two_eyes(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import has_two_eyes

    return has_two_eyes(session.game.board, _stone(session, words))


def _breaks_seki(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import breaks_seki

    return breaks_seki(session.blackboard.readings, *_move(session, words))


def _status(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import owner_of

    if len(words) != 2 or words[1] not in _OWNERS:
        raise UsageError(f"invalid status: expected a vertex and one of {' '.join(_OWNERS)}")
    owner = owner_of(session.blackboard.readings, read.point_of(words, session.size))
    return owner == _OWNERS[words[1]]


def _atari(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import atari_kind

    kind = atari_kind(session.blackboard.readings, *_move(session, words[:2]))
    asked = words[2] if len(words) > 2 else "any"
    if asked not in _ATARIS:
        raise UsageError(f"unknown command: no kind of atari {read.shown(asked)}")
    return kind in _ATARIS[asked]


def _first_line_blunder(session: Session, words: Sequence[str]) -> bool:
    from riyu.reading.questions import loses_own_stones

    return loses_own_stones(session.blackboard.readings, *_move(session, words))


_ATARIS = {
    "any": ("snapback", "ladder", "double", "capture", "some"),
    "snapback": ("snapback",),
    "double": ("double",),
    "some": ("some",),
    **dict.fromkeys(("ladder", "ladder_big", "ladder_safe", "ladder_cut"), ("ladder",)),
    **dict.fromkeys(("and_cap", "and_cap2"), ("capture",)),
}
"""Pachi's kinds of atari, each with those of `atari_kind` that it may be: how important a string is, is taste."""
_OWNERS = {"x": 1, "X": 1, "o": 2, "O": 2, ":": 0}
_QUESTIONS: dict[str, Callable[[Session, Sequence[str]], bool]] = {
    "ladder": _ladder,
    "ladder_any": _ladder,
    "wouldbe_ladder": _wouldbe_ladder,
    "wouldbe_ladder_any": _wouldbe_ladder_any,
    "sar": _bad_selfatari,
    "bad_selfatari": _bad_selfatari,
    "snapback": _snapback,
    "can_countercap": _can_countercap,
    "two_eyes": _two_eyes,
    "breaking_nakade_seki": _breaks_seki,
    "false_eye_seki": _breaks_seki,
    "corner_seki": _breaks_seki,
    "status": _status,
    "atari": _atari,
    "first_line_blunder": _first_line_blunder,
}


def _ask_drawn(session: Session, words: Sequence[str]) -> str:
    name = words[0] if words else ""
    if name not in _QUESTIONS:
        # In GTP's words for what isn't known: a suite tells such tests from wrong answers.
        known = nearest(name, list(_QUESTIONS))
        raise UsageError(f"unknown command: no drawn question {read.shown(name)}{known}")
    asked = [word for word in words[1:] if "=" not in word]
    return str(int(_QUESTIONS[name](session, asked)))


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-ask-drawn",
        "QUESTION ARGUMENTS...",
        "The answer to a drawn test's question, 1 or 0: ladders, ataris, eyes, seki, status.",
        _ask_drawn,
    ),
)
