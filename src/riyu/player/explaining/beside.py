"""Which groups beside a move it is about, where its first reason is an area, or says little.

Takes grounds, a move and its reasons; gives sentences and the stones that they tell of. How surely groups live is
assessed; nothing is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from riyu.assessment.evaluation import Group
from riyu.assessment.group_words import is_weak
from riyu.game.points import Point, point_text
from riyu.player.explaining.choosing import BESIDES
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.local import SAFE, enemy_first, lines_to
from riyu.player.explaining.positional import both_ways, strength
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
    """What is said of groups beside a move, and their stones; `counted` are those of which it has numbers.

    Then each sentence is of one of the `groups`.
    """

    sentences: tuple[Sentence, ...] = ()
    stones: frozenset[Point] = frozenset()
    counted: frozenset[Point] = frozenset()
    groups: tuple[Group, ...] = ()


def groups_beside(
    grounds: Grounds,
    move: Point,
    reasons: Sequence[MotiveSaid],
    line: Sequence[Point] = (),
    known: frozenset[Point] = frozenset(),
) -> Beside:
    """Say how groups beside a move live after it and if the enemy comes first there, unless search's `line` denies it.

    Of either color the one on whose stones it changes most, if it is for the mover's good; where there is none, which
    of them are weak. Not those that reasons are about, nor one with a stone that is `known`.
    """
    first = reasons[0]
    if first.kind != "area" and first.motive not in BESIDES:
        return Beside()
    about = known.union(p for one in reasons for p in one.stones)
    near = [
        (lines_to(move, group.stones), group)
        for group in grounds.now.groups
        if not group.is_dead and about.isdisjoint(group.stones)
    ]
    touched = [group for apart, group in near if apart <= BY_TOUCHED]
    told = list(_changed(grounds, move, touched, line))
    if told:
        stones = frozenset(p for _, group in told for p in group.stones)
        sentences, groups = zip(*told, strict=True)
        return Beside(sentences, stones, stones, groups)
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
    grounds: Grounds, move: Point, groups: Sequence[Group], line: Sequence[Point]
) -> Iterator[tuple[Sentence, Group]]:
    """Say how the own and the enemy group live on which a move changes most.

    None on which it changes little, no own one that is safe all the same, no enemy one that is safe after it, and none
    that lives at the end of search's line as it does otherwise.
    """
    language, after = grounds.language, grounds.after(grounds.color, move)
    theirs = enemy_first(grounds, move)
    if after is None or not theirs[0]:
        return
    first = language.word(
        "first-at", enemy=language.color(grounds.enemy), point=point_text(theirs[0][0])
    )
    names = {group.name for group in groups}
    known = [
        both
        for both in both_ways(grounds, move, after, theirs, line)
        if both.now.name in names and both.otherwise is not None and both.is_shown
    ]
    for color, word in ((grounds.color, "is-safer"), (grounds.enemy, "is-less-safe")):
        is_own = color == grounds.color
        changed = [
            both
            for both in known
            if both.now.color == color
            and (both.hangs if is_own else -both.hangs) >= LEAST_CHANGED
            and strength(both.otherwise if is_own else both.then) < SAFE
        ]
        if not changed:
            continue
        both = max(changed, key=lambda one: abs(one.hangs) * len(one.now.stones))
        said = language.say(
            "parts",
            "beside",
            (grounds.group_called(both.now),),
            move=point_text(move),
            target=grounds.group(both.now),
            kind=language.word(word),
            after=lives_of_100(both.then),
            before=lives_of_100(both.otherwise),
            without=first,
        )
        yield said, both.now
