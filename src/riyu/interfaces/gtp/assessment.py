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


def _glanced_at(session: Session) -> Evaluation:
    """Give the evaluation of what is on the table, nothing read."""
    from riyu.assessment.evaluator import Evaluator
    from riyu.assessment.reading_out import read_out

    return read_out(Evaluator(session.blackboard.features), session.game.komi)


def _colors(words: Sequence[str]) -> tuple[Color, ...]:
    return (read.color_of(words),) if words else (BLACK, WHITE)


def _groups(session: Session, words: Sequence[str]) -> str:
    from riyu.assessment.group_words import group_words
    from riyu.interfaces.assessment_words import group_lines, said_lines

    colors, seen = _colors(words), assessed(session)
    lines = group_lines(g for g in seen.groups if g.color in colors)
    said = group_words(seen, session.game.board)
    return "\n".join([*lines, *said_lines(said, colors)])


def _chain_data(session: Session, words: Sequence[str]) -> str:
    from riyu.assessment.chain_data import chain_data

    colors = _colors(words)
    rows = chain_data(session.blackboard.features, _glanced_at(session))
    return "\n".join(str(row) for row in rows if row.chain.color in colors)


def _moyos(session: Session, words: Sequence[str]) -> str:
    from riyu.assessment.moyo_ways import moyo_ways

    colors = _colors(words)
    found = moyo_ways(session.blackboard.features, _glanced_at(session))
    return "\n".join(str(one) for one in found if one.color in colors)


def _territory(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.assessment_words import point_lines

    return "\n".join(point_lines(assessed(session), _colors(words)))


def _worths(session: Session, _: Sequence[str]) -> str:
    return read.dboard(assessed(session).worths, session.size)


def _value(session: Session, _: Sequence[str]) -> str:
    from riyu.interfaces.assessment_words import joined_lines, value_lines

    both = session.engine.assess_jointly(session.blackboard)
    return "\n".join([*value_lines(both.evaluation), *joined_lines(both)])


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-groups",
        "[COLOR]",
        "Groups: life status, why, and what each lives by; which are weak, strong, and so on. Doubtful ones are read.",
        _groups,
    ),
    Command(
        "riyu-chain-data",
        "[COLOR]",
        "Chains at a glance: life status of their group, may break out, in a race, big, many liberties.",
        _chain_data,
    ),
    Command(
        "riyu-territory",
        "[COLOR]",
        "Points that are a color's territory, dead stones in it, its moyo and its potential.",
        _territory,
    ),
    Command(
        "riyu-moyos",
        "[COLOR]",
        "Moyos at a glance: the point that the enemy reaches last, and the way by which he comes there.",
        _moyos,
    ),
    Command(
        "riyu-worths",
        "",
        "What each point is worth as territory is seen, from 1 (Black) to -1, rows from the top.",
        _worths,
    ),
    Command(
        "riyu-value",
        "",
        "What the position is worth, in points by terms; the lead with playouts, from where to where, and who wins.",
        _value,
    ),
)
