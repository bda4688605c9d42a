"""Motives that are judged: what a move changes for groups and areas, as the assessment has it before and after.

Takes grounds and a move; gives motives whose gate is a change of the assessment. Reads nothing: none of them says that
a group lives or dies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riyu.assessment.evaluation import Evaluation, Group, PointKind
from riyu.assessment.group_words import is_weak
from riyu.game.constants import BLACK
from riyu.game.points import Point, all_points, column_of, neighbors, point_text, row_of
from riyu.player.explaining.grounds import Grounds, lines_apart
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid

__all__ = ["judged_motives"]

SURER = 0.12
"""By how much more or less surely a group must live, −1 to 1, for a move to be told of it."""

CHANGED = 0.12
"""By how much the worth of a point must change, 0 to 2, for it to belong to an area that a move is told of."""

LEAST_AREA = 3.0
"""Points by which an area must change."""

HELD = 0.25
"""The worth of an area's points, in the mean, from which on it is held to be somebody's."""

LEAST_ENEMY_GAIN = 6.0
"""Points that the enemy must gain at the very point for the move to prevent it."""

NEAR = 6
"""Lines from the move within which groups and areas are told of."""


def judged_motives(grounds: Grounds, move: Point) -> list[MotiveSaid]:
    """Give what a move does for groups and areas, as assessed before and after."""
    after = grounds.after(grounds.color, move)
    if after is None:
        return []
    return [
        *_groups(grounds, move, after),
        *_areas(grounds, move, after),
        *_prevents(grounds, move),
    ]


# Groups. --------------------------------------------------------------------------------------------------------------


def _groups(grounds: Grounds, move: Point, after: Evaluation) -> Iterator[MotiveSaid]:
    changed = []
    for group in grounds.now.groups:
        then = after.group_at(group.name)
        if then is None or not _is_near(move, group):
            continue
        surer = then.strength - group.strength
        if abs(surer) >= SURER:
            changed.append((abs(surer) * (len(group.stones) + group.room / 2), group, then, surer))
    changed.sort(key=lambda one: (-one[0], one[1].name))
    hurt = [one for one in changed if one[1].color == grounds.enemy and one[3] < 0]
    for stake, group, then, surer in changed:
        if group.color == grounds.color and surer > 0 and (is_weak(group) or group.is_dead):
            yield _helped(grounds, move, group, then, stake)
    weakened = [one for one in hurt if is_weak(one[2]) or one[2].is_dead]
    if len(weakened) > 1:
        (stake, one, _, _), (less, other, _, _) = weakened[:2]
        yield grounds.motive(
            "split",
            move,
            one.name,
            Tier.JUDGED,
            stake + less,
            named=grounds.group(one),
            other=other.name,
            other_named=grounds.group(other),
            said=(_strengths(one, after), _strengths(other, after)),
        )
    for stake, group, then, _ in weakened:
        shuts = then.ways_out < group.ways_out
        yield grounds.motive(
            "enclose" if shuts else "attack",
            move,
            group.name,
            Tier.JUDGED,
            stake,
            named=grounds.group(group),
            said=(
                _strengths(group, after),
                *((f"ways out {group.ways_out}, then {then.ways_out}",) if shuts else ()),
            ),
        )


def _helped(grounds: Grounds, move: Point, group: Group, then: Group, stake: float) -> MotiveSaid:
    """Give what a move does for an own weak group: it joins another, runs, or is settled."""
    joined = [
        other
        for other in grounds.now.groups
        if other.color == group.color
        and other.name != group.name
        and other.name in then.stones
        and other.strength > group.strength
    ]
    said = [f"strength {group.strength:+.2f}, then {then.strength:+.2f}"]
    name, other, named = "settle", 0, ""
    if joined:
        best = max(joined, key=lambda one: len(one.stones))
        name, other, named = "join", best.name, grounds.group(best)
    elif then.ways_out > group.ways_out:
        name = "run"
        said.append(f"ways out {group.ways_out}, then {then.ways_out}")
    return grounds.motive(
        name,
        move,
        group.name,
        Tier.JUDGED,
        stake,
        named=grounds.group(group),
        other=other,
        other_named=named,
        said=said,
    )


def _strengths(group: Group, after: Evaluation) -> str:
    then = after.group_at(group.name)
    assert then is not None  # as the caller found it
    return f"{point_text(group.name)}: strength {group.strength:+.2f}, then {then.strength:+.2f}"


def _is_near(move: Point, group: Group) -> bool:
    return any(lines_apart(move, stone) <= NEAR for stone in group.stones)


# Areas. ---------------------------------------------------------------------------------------------------------------


def _areas(grounds: Grounds, move: Point, after: Evaluation) -> Iterator[MotiveSaid]:
    now, sign = grounds.now, 1 if grounds.color == BLACK else -1
    gains = {
        p: sign * (after.worth(p) - now.worth(p))
        for p in all_points(now.size)
        if now.kinds[now.place(p)] is not PointKind.STONE and p != move
    }
    left = {p for p, gain in gains.items() if gain >= CHANGED}
    while left:
        region = _together(left, now.size)
        left.difference_update(region)
        gain = sum(gains[p] for p in region)
        if gain < LEAST_AREA or min(lines_apart(move, p) for p in region) > NEAR:
            continue
        yield _area(grounds, move, after, region, gain, sign)


def _area(
    grounds: Grounds,
    move: Point,
    after: Evaluation,
    region: Sequence[Point],
    gain: float,
    sign: int,
) -> MotiveSaid:
    """Give what a move does for an area, by whose it was."""
    now = grounds.now
    before = sum(sign * now.worth(p) for p in region) / len(region)
    middle = _middle(region)
    kind = now.kinds[now.place(move)]
    theirs = sign * now.worth(move) < 0
    if before <= -HELD / 2:
        own = after.group_at(move)
        stands = own is not None and not own.is_dead and not is_weak(own)
        is_inside = theirs and kind in (PointKind.MOYO, PointKind.TERRITORY)
        name = "invade" if is_inside and stands else "reduce"
    elif before >= HELD:
        name = "close"
    else:
        name = "build"
    return grounds.motive(
        name,
        move,
        middle,
        Tier.JUDGED,
        gain,
        points=region,
        said=(f"{gain:.1f} points more around {point_text(middle)}, {before:+.2f} each before",),
        points_named=grounds.language.points(len(region)),
    )


def _together(left: set[Point], size: int) -> list[Point]:
    start = min(left)
    region, open_ends = {start}, [start]
    while open_ends:
        for p in neighbors(open_ends.pop(), size):
            if p in left and p not in region:
                region.add(p)
                open_ends.append(p)
    return sorted(region)


def _middle(region: Sequence[Point]) -> Point:
    """Give the point of a region that is nearest to all others together."""
    across = sum(map(column_of, region)) / len(region)
    up = sum(map(row_of, region)) / len(region)
    return min(region, key=lambda p: ((column_of(p) - across) ** 2 + (row_of(p) - up) ** 2, p))


# What the enemy wants. ------------------------------------------------------------------------------------------------


def _prevents(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell that the enemy would gain much at the very point: more than most other points give him."""
    gain = grounds.gain(grounds.enemy, move)
    if gain >= LEAST_ENEMY_GAIN:
        yield grounds.motive(
            "prevent",
            move,
            move,
            Tier.JUDGED,
            gain / 3,
            said=(f"the enemy would gain {gain:.1f} points there",),
            points_named=grounds.language.points(gain),
        )
