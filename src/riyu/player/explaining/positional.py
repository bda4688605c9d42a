"""Motives that are judged: what a move changes for groups and areas, as the assessment has it before and after.

Takes grounds and a move; gives motives whose gate is a change of the assessment. Reads nothing but whether a group has
an eye: none of them says that a group lives or dies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riyu.assessment.evaluation import Evaluation, Group
from riyu.assessment.group_words import AJI_ABOVE, is_weak
from riyu.game.points import Point, point_text
from riyu.player.explaining.areas import area_motives, endgame_motives
from riyu.player.explaining.grounds import Grounds, lines_apart, lives_of_100
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.reading import Verdict

__all__ = ["judged_motives"]

SURER = 0.12
"""By how much more or less surely a group must live, −1 to 1, for a move to be told of it."""

ENDANGERED = 0.5
"""How surely an enemy group must live, −1 to 1, at most, for it to be attacked: a weak one that mostly lives is not."""

HOPE = -0.5
"""How surely an own group must live after a move, −1 to 1, at least, for the move to have helped it."""

LEAST_ENEMY_GAIN = 6.0
"""Points that the enemy must gain at the very point for the move to prevent it."""

NEAR = 6
"""Lines from the move within which groups are told of."""

PROFIT = 2.0
"""Points that an attack must gain elsewhere for that to be named."""

MOST_ROWS = 2
"""Numbers of a group of which it is told how they change, at most."""

EYE_NODES = 2_000
"""Positions that each space may take where it is read whether a group has an eye."""


def judged_motives(
    grounds: Grounds, move: Point, answer: Point = 0, share: float = 1.0
) -> list[MotiveSaid]:
    """Give what a move does for groups and areas, as assessed before and after.

    `answer` is where search answers, 0 if unknown; `share` what of each threshold is enough: less than 1 where nothing
    else is known.
    """
    after = grounds.after(grounds.color, move)
    if after is None:
        return []
    areas = list(area_motives(grounds, move, after, share))
    ends = list(endgame_motives(grounds, move, answer))
    if ends:
        areas = [one for one in areas if lines_apart(one.target, ends[0].target) > NEAR]
    return [
        *_groups(grounds, move, after, areas, share),
        *areas,
        *ends,
        *_prevents(grounds, move),
    ]


# Groups. --------------------------------------------------------------------------------------------------------------


def _groups(
    grounds: Grounds,
    move: Point,
    after: Evaluation,
    areas: Sequence[MotiveSaid],
    share: float = 1.0,
) -> Iterator[MotiveSaid]:
    changed = []
    for group in grounds.now.groups:
        then = after.group_at(group.name)
        if then is None or not _is_near(move, group):
            continue
        surer = then.strength - group.strength
        if abs(surer) >= SURER * share:
            changed.append((abs(surer) * (len(group.stones) + group.room / 2), group, then, surer))
    changed.sort(key=lambda one: (-one[0], one[1].name))
    hurt = [one for one in changed if one[1].color == grounds.enemy and one[3] < 0]
    for stake, group, then, surer in changed:
        is_in_doubt = is_weak(group) or group.is_dead
        if group.color == grounds.color and surer > 0 and is_in_doubt and then.strength >= HOPE:
            yield _helped(grounds, move, group, then, stake)
    weakened = [one for one in hurt if _is_in_danger(one[2])]
    if len(weakened) > 1:
        (stake, one, then, _), (less, other, its, _) = weakened[:2]
        yield grounds.motive(
            "split",
            move,
            one.name,
            Tier.JUDGED,
            stake + less,
            named=grounds.group(one),
            other=other.name,
            other_named=grounds.group(other),
            said=(_strengths(one, then), _strengths(other, its)),
            slots=_lives(grounds, one, then),
        )
    for stake, group, then, _ in hurt:
        if group.is_dead:
            if group.strength > AJI_ABOVE:
                yield _kept_dead(grounds, move, group, then, stake)
        elif _is_in_danger(then):
            yield _attacked(grounds, move, group, then, stake, areas)


def _is_in_danger(group: Group) -> bool:
    return group.is_dead or (is_weak(group) and group.strength < ENDANGERED)


def _helped(grounds: Grounds, move: Point, group: Group, then: Group, stake: float) -> MotiveSaid:
    """Give what a move does for an own weak group: it joins another, gets an eye, runs, or is settled."""
    joined = [
        other
        for other in grounds.now.groups
        if other.color == group.color
        and other.name != group.name
        and other.name in then.stones
        and other.strength > group.strength
    ]
    said = [_strengths(group, then)]
    name, other, named, tier = "settle", 0, "", Tier.JUDGED
    if joined:
        best = max(joined, key=lambda one: len(one.stones))
        name, other, named = "join", best.name, grounds.group(best)
    elif then.eyes_second > group.eyes_second:
        name = "make-eye"
        said.append(f"eyes though the enemy moves first {group.eyes_second}, {then.eyes_second}")
        if _turns_on_eye(grounds, move, group):
            tier = Tier.READ
    elif then.ways_out > group.ways_out:
        name = "run"
        said.append(f"ways out {group.ways_out}, then {then.ways_out}")
    return grounds.motive(
        name,
        move,
        group.name,
        tier,
        stake,
        named=grounds.group(group),
        other=other,
        other_named=named,
        said=said,
        slots=_lives(grounds, group, then),
    )


def _attacked(
    grounds: Grounds,
    move: Point,
    group: Group,
    then: Group,
    stake: float,
    areas: Sequence[MotiveSaid],
) -> MotiveSaid:
    """Give what a move does against a weak enemy group: an eye or a way out less, and what is gained meanwhile."""
    name, tier = "attack", Tier.JUDGED
    said = [_strengths(group, then)]
    if then.eyes_first < group.eyes_first:
        name = "take-eye"
        said.append(f"eyes though it moves first {group.eyes_first}, then {then.eyes_first}")
        if _turns_on_eye(grounds, move, group):
            tier = Tier.READ
    elif then.ways_out < group.ways_out:
        name = "enclose"
        said.append(f"ways out {group.ways_out}, then {then.ways_out}")
    slots = _lives(grounds, group, then)
    profit = max(
        (one for one in areas if one.stake >= PROFIT and one.target not in group.stones),
        key=lambda one: one.stake,
        default=None,
    )
    if profit is not None:
        slots |= {
            "gain": grounds.language.points(profit.stake),
            "around": point_text(profit.target),
        }
        said.append(f"{profit.stake:.1f} points more around {point_text(profit.target)}")
    return grounds.motive(
        name,
        move,
        group.name,
        tier,
        stake,
        named=grounds.group(group),
        said=said,
        points=(profit.target,) if profit is not None else (),
        slots=slots,
    )


def _kept_dead(
    grounds: Grounds, move: Point, group: Group, then: Group, stake: float
) -> MotiveSaid:
    """Give that a move takes away what was left in dead enemy stones."""
    return grounds.motive(
        "keep-dead",
        move,
        group.name,
        Tier.JUDGED,
        stake,
        named=grounds.group(group),
        said=(_strengths(group, then),),
        slots=_lives(grounds, group, then),
    )


def _turns_on_eye(grounds: Grounds, move: Point, group: Group) -> bool:
    """Read whether the other side gets its way with a group's eye moving first, and does not once the move is made."""
    enemy, readings = grounds.enemy, grounds.readings
    goal = "take-eye" if group.color == grounds.color else "make-eye"

    def verdict() -> Verdict:
        return readings.ask(goal, group.name, first=enemy, asker=enemy, limit=EYE_NODES).verdict

    if verdict() is not Verdict.WIN:
        return False
    with grounds.played((grounds.color, move)) as is_legal:
        return is_legal and verdict() is Verdict.LOSS


def _lives(grounds: Grounds, group: Group, then: Group) -> dict[str, str]:
    """Give how surely a group lives before and after, and what else changes the same way: eyes, ways out, room."""
    is_first = group.eyes_first != then.eyes_first
    changes = (
        ("row-eyes", group.eyes_first, then.eyes_first)
        if is_first
        else ("row-second", group.eyes_second, then.eyes_second),
        ("row-ways", group.ways_out, then.ways_out),
        ("row-room", group.room, then.room),
    )
    rows = [
        grounds.language.word(name, before=str(before), after=str(after))
        for name, before, after in changes
        if before != after and (after > before) == (then.strength > group.strength)
    ]
    return {
        "before": lives_of_100(group),
        "after": lives_of_100(then),
        "rows": grounds.language.listed(rows[:MOST_ROWS]),
    }


def _strengths(group: Group, then: Group) -> str:
    return f"{point_text(group.name)}: strength {group.strength:+.2f}, then {then.strength:+.2f}"


def _is_near(move: Point, group: Group) -> bool:
    return any(lines_apart(move, stone) <= NEAR for stone in group.stones)


# What the enemy wants. ------------------------------------------------------------------------------------------------


def _prevents(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell what the enemy would do at the very point, where that gains him much by the assessment."""
    gain = grounds.gain(grounds.enemy, move)
    if gain < LEAST_ENEMY_GAIN:
        return
    theirs = grounds.seen_by_enemy()
    after = theirs.after(theirs.color, move)
    assert after is not None  # it gains
    areas = list(area_motives(theirs, move, after))
    wanted = [one for one in (*_groups(theirs, move, after, areas), *areas) if one.wanted]
    if wanted:
        first = max(wanted, key=lambda one: (one.stake, -one.target))
        yield grounds.motive(
            "prevent",
            move,
            first.target,
            Tier.JUDGED,
            min(first.stake, gain / 3),
            points=first.sentence.points,
            said=(f"the enemy would gain {gain:.1f} points there", *first.said),
            slots={"fate": first.wanted},
        )
