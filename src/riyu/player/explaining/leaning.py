"""Motives of groups whose life hangs on a move as far as is likely, though it is not read out: by games about them.

Takes grounds and a move; gives motives. A large group's life is seldom read out in a record's nodes, and the
assessment, which counts eyes as they stand, holds it to be safe: games about the group, with the enemy first now and
after the move, say what it hangs on, or what readings lean to where almost all lines end alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.assessment.evaluation import Group
from riyu.game.points import Point, lines_apart, point_text
from riyu.player.explaining.grounds import Danger, Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["leaning_motives"]

NEAR = 3
"""Lines from a move within which stones of a group stand whose life may hang on it."""

LEAST_STONES = 4
"""Stones of such a group, at least."""

LEAST_TIMES = 10.0
"""Times the gate's nodes that a question must take for what is likely then to be asked for."""

IN_DANGER, SAFER = 0.6, 0.4
"""The chance that the enemy kills a group where he comes first for it to be in danger, and after the move at most."""

SURE = 0.05
"""What is not read out is never held to be surer than this, 0 to 1."""


def leaning_motives(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Give the own groups that a move makes safer, as is likely where readings were not ended, both or one of them.

    None where the record's readings are too short for that, or where both were ended: those are read motives.
    """
    if grounds.deep < LEAST_TIMES:
        return
    for group in grounds.now.groups:
        if group.color != grounds.color or len(group.stones) < LEAST_STONES:
            continue
        if min(lines_apart(stone, move) for stone in group.stones) > NEAR:
            continue
        stone = max(group.strings, key=lambda name: (grounds.board.string_size(name), -name))
        now = grounds.danger(stone)
        if now.chance < IN_DANGER:
            continue
        then = grounds.danger(stone, move)
        if then.chance > SAFER or (now.is_read and then.is_read):
            continue
        yield _safer(grounds, move, group, now, then)


def _safer(grounds: Grounds, move: Point, group: Group, now: Danger, then: Danger) -> MotiveSaid:
    words, first = grounds.language, next((p for p in now.line if p > 0), move)
    lives = [_of_100(one) for one in (now, then)]
    without = words.word("first-at", enemy=words.color(grounds.enemy), point=point_text(first))
    return grounds.motive(
        "settle",
        move,
        group.name,
        Tier.JUDGED,
        2.0 * (now.chance - then.chance) * len(group.stones),
        named=words.word(
            "group-of",
            owner=words.color(group.color),
            count=str(len(group.stones)),
            point=point_text(grounds.group_called(group)),
        ),
        slots={"less": lives[0], "more": lives[1], "without": without},
        said=(f"likely killed {now.chance:.2f}, {then.chance:.2f} after the move",),
    )


def _of_100(danger: Danger) -> str:
    return str(round(100 * min(1.0 - SURE, max(SURE, 1.0 - danger.chance))))
