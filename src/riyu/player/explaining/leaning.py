"""Motives of groups whose life hangs on a move as far as is likely, though it is not read out: by games about them.

Takes grounds and a move; gives motives. A large group's life is seldom read out in a record's nodes, and the
assessment, which counts eyes as they stand, holds it to be safe: games about the group, with its killer first now and
after the move, say what it hangs on, or what readings lean to where almost all lines end alike.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from riyu.assessment.evaluation import Group
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, lines_apart, point_text
from riyu.player.explaining.grounds import LEAST_TIMES, Danger, Grounds
from riyu.player.explaining.motives import AGAINST, HELPS, Tier
from riyu.player.explaining.positional import THREAT_SHARE
from riyu.player.explaining.record import MotiveSaid

__all__ = [
    "LIKELY",
    "is_likely",
    "is_unlikely",
    "largest_string",
    "leaning_motives",
    "likely_beside",
    "points_at_stake",
]

LIKELY = frozenset({"settle", "attack", "threaten"})
"""Motives that may be told of a group so."""

NEAR = 3
"""Lines from a move within which stones of a group stand whose life may hang on it."""

LEAST_STONES = 4
"""Stones of such a group, at least."""

IN_DANGER, SAFER = 0.55, 0.4
"""The chance that a group is killed for it to be in danger, and at most for it to be none that must be looked after."""

TURNS, THREATENED = 0.2, 0.15
"""By how much, 0 to 1, it must hang on who comes first, and be more than without the move, of the enemy's groups."""

IN_DOUBT, LESS = 0.4, 0.1
"""What the chance that an own group is killed must be at least, and by how much less after the move, for it to be told
as judged that it lives more surely."""

PURSUED = 0.5
"""The chance that a group of the enemy's is killed unless he answers, for what is judged of an attack on it."""

SURE = 0.05
"""What is not read out is never held to be surer than this, 0 to 1."""

_LIKELY_SAID = "likely killed"


def is_likely(told: MotiveSaid) -> bool:
    """Say whether a motive rests on how likely a group is killed, by readings left open and games about it."""
    return told.motive in LIKELY and any(one.startswith(_LIKELY_SAID) for one in told.said)


def leaning_motives(grounds: Grounds, move: Point, about: Point = NO_POINT) -> Iterator[MotiveSaid]:
    """Give the own groups that a move makes safer, and the enemy's that it endangers or all but kills, as is likely.

    Where readings were not ended, both or one of them: where both were, those are read motives. None where the record's
    readings are too short for that; only of the group of a stone, if it is asked `about` that.
    """
    if grounds.deep < LEAST_TIMES:
        return
    groups = grounds.now.groups if about == NO_POINT else (grounds.now.group_at(about),)
    for group in groups:
        if group is None or len(group.stones) < LEAST_STONES:
            continue
        if min(lines_apart(stone, move) for stone in group.stones) > NEAR:
            continue
        stone = largest_string(grounds, group)
        of_side = _helped if group.color == grounds.color else _hurt
        told = of_side(grounds, move, group, stone)
        if told is not None:
            yield told


def likely_beside(
    grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid], known: Collection[Point] = ()
) -> MotiveSaid | None:
    """Give of such groups the one on which most hangs that no reason tells; None if there is none.

    None with a stone that is `known`. A reason tells a group where it is about it, or about the larger part of its
    stones, or says that it hangs on that.
    """
    found = [
        one
        for one in leaning_motives(grounds, move)
        if (group := grounds.now.group_at(one.target)) is not None
        and not any(p in known for p in group.stones)
        and not any(_tells(grounds, reason, group) for reason in reasons)
    ]
    return max(found, key=points_at_stake, default=None)


def points_at_stake(one: MotiveSaid) -> float:
    """Give the points that hang on what a motive is about: of a threat a share counts for the order of reasons."""
    return one.stake / THREAT_SHARE if one.motive == "threaten" else one.stake


def _tells(grounds: Grounds, reason: MotiveSaid, group: Group) -> bool:
    board = grounds.board
    of_group = [p for p in reason.stones if p in group.stones]
    if not of_group or reason.kind in ("life", "groups") or reason.hanging in group.stones:
        return bool(of_group)
    return any(2 * board.string_size(p) >= len(group.stones) for p in of_group)


def is_unlikely(grounds: Grounds, told: MotiveSaid, move: Point) -> bool:
    """Say whether readings and games about a group deny what a motive says of it as judged.

    Of an own one that is safe without the move, or no safer after it; of one of the enemy's that is safe though he
    answers elsewhere. No where the record's readings are too short for that.
    """
    is_own = told.motive in HELPS
    if told.tier is not Tier.JUDGED or not (is_own or told.motive in AGAINST) or is_likely(told):
        return False
    group = grounds.now.group_at(told.target)
    if group is None or grounds.deep < LEAST_TIMES:
        return False
    stone = largest_string(grounds, group)
    if not is_own:
        return grounds.danger(stone, move, grounds.color).chance < PURSUED
    now = grounds.danger(stone).chance
    return now < IN_DOUBT or grounds.danger(stone, move).chance > now - LESS


def largest_string(grounds: Grounds, group: Group) -> Point:
    """Give the name of a group's largest string, by which it is asked about."""
    return max(group.strings, key=lambda name: (grounds.board.string_size(name), -name))


def _helped(grounds: Grounds, move: Point, group: Group, stone: Point) -> MotiveSaid | None:
    """Tell that a move makes an own group safer, the largest string of which has a `stone`; None where it does not."""
    now = grounds.danger(stone)
    if now.chance < IN_DANGER:
        return None
    then = grounds.danger(stone, move)
    if then.chance > min(SAFER, now.chance - TURNS) or (now.is_read and then.is_read):
        return None
    return _of_group(grounds, "settle", move, group, (then, now))


def _hurt(grounds: Grounds, move: Point, group: Group, stone: Point) -> MotiveSaid | None:
    """Tell that the enemy must look after a group after a move, or that it is too late for that; None where neither."""
    then = grounds.danger(stone, move, grounds.color)
    if then.chance < IN_DANGER:
        return None
    answered = grounds.danger(stone, move, grounds.enemy)
    if answered.chance >= IN_DANGER:
        first = grounds.danger(stone, NO_POINT, grounds.enemy)
        if first.chance > answered.chance - TURNS or (first.is_read and answered.is_read):
            return None
        return _of_group(grounds, "attack", move, group, (first, answered))
    now = grounds.danger(stone)
    if then.chance < now.chance + THREATENED or (now.is_read and then.is_read):
        return None
    if answered.chance > min(SAFER, then.chance - TURNS):
        return None
    return _of_group(grounds, "threaten", move, group, (answered, then))


def _of_group(
    grounds: Grounds, motive: str, move: Point, group: Group, better: tuple[Danger, Danger]
) -> MotiveSaid | None:
    """Tell a motive of a group by how it fares the better way for it and the worse one.

    Of the stones that readings take for one group, where they are fewer; None where these are too few.
    """
    words = grounds.language
    safe, worse = better
    stones = [p for p in group.stones if p in (safe.stones or worse.stones or group.stones)]
    if len(stones) < LEAST_STONES:
        return None
    hangs = 2.0 * (worse.chance - safe.chance) * len(stones)
    slots = {"less": _of_100(worse), "more": _of_100(safe)}
    key = next((p for p in worse.line if p > 0), move)
    if motive == "threaten":
        hangs *= THREAT_SHARE
        slots["around"] = point_text(key)
    else:
        first = next((p for p in (worse if motive == "settle" else safe).line if p > 0), move)
        enemy = words.color(grounds.enemy)
        slots["without"] = words.word("first-at", enemy=enemy, point=point_text(first))
    called = {"owner": words.color(group.color), "point": point_text(grounds.nearest(stones))}

    def told(name: str) -> MotiveSaid:
        return grounds.motive(
            motive,
            move,
            group.name,
            Tier.JUDGED,
            hangs,
            named=name,
            slots=slots,
            said=(f"{_LIKELY_SAID} {worse.chance:.2f}, {safe.chance:.2f} the better way for it",),
            points=(key,) if motive == "threaten" else (),
        )

    unsized = told(words.word("group", **called))
    sized = told(words.word("group-of", count=str(len(stones)), **called))
    return replace(sized, alone=unsized.headline)


def _of_100(danger: Danger) -> str:
    return str(round(100 * min(1.0 - SURE, max(SURE, 1.0 - danger.chance))))
