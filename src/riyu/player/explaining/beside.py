"""Which groups beside a move it is about, where its first reason is an area, or says little.

Takes grounds, a move and its reasons; gives sentences and the stones that they tell of. How surely groups live is
assessed; nothing is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from riyu.assessment.evaluation import Group
from riyu.assessment.group_words import is_weak
from riyu.game.points import Point, lines_apart, point_text
from riyu.player.explaining.choosing import BESIDES
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.local import SAFE, enemy_first
from riyu.player.explaining.record import MotiveSaid, Sentence

__all__ = ["Beside", "groups_beside"]

BY_TOUCHED, BY_WEAK = 3, 2
"""Lines from a move within which groups stand of which it is told how it changes them, and that they are weak."""

LEAST_CHANGED = 0.15
"""By how much more or less surely, −1 to 1, a group must live after the move than if the enemy comes first there."""

MOST_WEAK = 2
"""Weak groups that are told, at most."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What is said of groups beside a move, and their stones; `counted` are those of which it has numbers."""

    sentences: tuple[Sentence, ...] = ()
    stones: frozenset[Point] = frozenset()
    counted: frozenset[Point] = frozenset()


def groups_beside(grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid]) -> Beside:
    """Say how groups beside a move live after it and if the enemy comes first there.

    Of either color the one on whose stones it changes most, if it is for the mover's good; where there is none, which
    of them are weak. Not those that reasons are about.
    """
    first = reasons[0]
    if first.kind != "area" and first.motive not in BESIDES:
        return Beside()
    about = {p for one in reasons for p in (one.target, one.other, one.hanging) if p > 0}
    near = [
        (min(lines_apart(move, p) for p in group.stones), group)
        for group in grounds.now.groups
        if not group.is_dead and about.isdisjoint(group.stones)
    ]
    touched = [group for apart, group in near if apart <= BY_TOUCHED]
    told = list(_changed(grounds, move, touched))
    if told:
        stones = frozenset(p for _, group in told for p in group.stones)
        return Beside(tuple(said for said, _ in told), stones, stones)
    near.sort(key=lambda both: (both[0], both[1].name))
    weak = [group for apart, group in near if apart <= BY_WEAK and is_weak(group)][:MOST_WEAK]
    if not weak:
        return Beside()
    said = grounds.language.say(
        "parts",
        "weak",
        [grounds.group_called(group) for group in weak],
        move=point_text(move),
        target=grounds.language.listed([grounds.group(group) for group in weak]),
    )
    return Beside((said,), frozenset(p for group in weak for p in group.stones))


def _changed(
    grounds: Grounds, move: Point, groups: Sequence[Group]
) -> Iterator[tuple[Sentence, Group]]:
    """Say how the own and the enemy group live on which a move changes most.

    None on which it changes little, no own one that is safe all the same, and no enemy one that is safe after it.
    """
    language, mine = grounds.language, grounds.after(grounds.color, move)
    line, theirs = enemy_first(grounds, move)
    if mine is None or not line:
        return
    first = language.word(
        "first-at", enemy=language.color(grounds.enemy), point=point_text(line[0])
    )
    for color, word in ((grounds.color, "is-safer"), (grounds.enemy, "is-less-safe")):
        best: tuple[float, Group, Group, Group] | None = None
        for group in groups:
            then, else_ = mine.group_at(group.name), theirs.group_at(group.name)
            if group.color != color or then is None or else_ is None:
                continue
            is_own = color == grounds.color
            more = then.strength - else_.strength
            more = more if is_own else -more
            if (else_ if is_own else then).strength >= SAFE:
                continue  # it is safe either way
            if more >= LEAST_CHANGED and (best is None or more * len(group.stones) > best[0]):
                best = (more * len(group.stones), group, then, else_)
        if best is None:
            continue
        _, group, then, else_ = best
        said = language.say(
            "parts",
            "beside",
            (grounds.group_called(group),),
            move=point_text(move),
            target=grounds.group(group),
            kind=language.word(word),
            after=lives_of_100(then),
            before=lives_of_100(else_),
            without=first,
        )
        yield said, group
