"""What the position is worth and why, as GTP commands: groups, territory, value.

Takes a session and arguments; gives lines of words and vertices. Judges nothing: the assessor does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.assessment.evaluation import Evaluation
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS", "assessed"]


def assessed(session: Session) -> Evaluation:
    """Give the evaluation of what is on the table, doubtful groups read."""
    from riyu.assessment.assessor import Assessor

    blackboard = session.blackboard
    return Assessor(blackboard.features, blackboard.readings).assess(session.game.komi)


def _colors(words: Sequence[str]) -> tuple[Color, ...]:
    return (read.color_of(words),) if words else (BLACK, WHITE)


def _groups(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.assessment_words import group_lines

    colors = _colors(words)
    return "\n".join(group_lines(g for g in assessed(session).groups if g.color in colors))


def _territory(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.assessment_words import point_lines

    return "\n".join(point_lines(assessed(session), _colors(words)))


def _value(session: Session, _: Sequence[str]) -> str:
    from riyu.interfaces.assessment_words import value_lines

    return "\n".join(value_lines(assessed(session)))


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-groups",
        "[COLOR]",
        "Groups, each with its life status, why, and what it lives by; doubtful ones are read.",
        _groups,
    ),
    Command(
        "riyu-territory",
        "[COLOR]",
        "Points that are a color's territory, dead stones in it, its moyo and its potential.",
        _territory,
    ),
    Command("riyu-value", "", "What the position is worth, in points by terms.", _value),
)
