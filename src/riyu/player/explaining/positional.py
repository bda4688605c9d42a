"""Motives that are judged: what hangs for groups and areas on who comes first at a move, as the assessment has it.

Takes grounds and a move; gives motives whose gate is a change of the assessment. Reads nothing but whether a group has
an eye, and whether the enemy can cut two that the move joins: none of them says that a group lives or dies.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypedDict

from riyu.assessment.evaluation import Evaluation, Group
from riyu.assessment.group_words import AJI_ABOVE, is_weak
from riyu.assessment.reading_out import read_out
from riyu.game.points import Color, Point, column_of, line_of, lines_apart, point_text, row_of
from riyu.player.explaining.areas import area_motives, endgame_motives, is_fight
from riyu.player.explaining.grounds import Grounds, lives_of_100
from riyu.player.explaining.local import answered_near, enemy_first
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.reading.gate import Claim
from riyu.reading.reading import Verdict

__all__ = ["BothWays", "both_ways", "judged_motives", "strength"]

SURER = 0.12
"""By how much more or less surely a group must live, −1 to 1, for a move to be told of it."""

ENDANGERED = 0.5
"""How surely an enemy group must live, −1 to 1, at most, for it to be attacked: a weak one that mostly lives is not."""

HOPE = -0.5
"""How surely an own group must live after a move, −1 to 1, at least, for the move to have helped it."""

LEAST_ENEMY_GAIN = 6.0
"""Points that the enemy must gain at the very point for the move to prevent it."""

PREVENTED = 3.0
"""Times what counts, for the order of motives, of what the enemy is kept from: that is what is told of it, at most."""

NEAR = 6
"""Lines from the move within which groups are told of."""

AGAINST = 4
"""Lines from the move within which an enemy group is told of that it harms."""

BESIDE = 3
"""Lines from the move within which an own group is told of that it does not join."""

LEAST_WHOLE = 1.0
"""Points that are held to hang on a move at least, for what of them are a group's."""

THREAT_SHARE = 1 / 3
"""What of the points that hang on a group counts for the order of motives where a threat on it is answered."""

PROFIT = 2.0
"""Points that must hang elsewhere on an attack for that to be named."""

FEW = 2
"""Stones of a group up to which nothing is said of its eyes."""

FEW_WAYS = 3
"""Ways out that a group has at most, for a move that gives it more to lead it out."""

MOST_ROWS = 2
"""Numbers of a group of which it is told how they change, at most."""

MOST_ROOM = 40
"""Points of room up to which it is told how it changes: more is open board."""

EYE_NODES = 2_000
"""Positions that each space may take where it is read whether a group has an eye."""


def judged_motives(
    grounds: Grounds,
    move: Point,
    line: Sequence[Point] = (),
    share: float = 1.0,
    most: float = math.inf,
    *,
    forces: bool = False,
) -> list[MotiveSaid]:
    """Give what a move does for groups and areas, as assessed after it and where the enemy comes first there.

    `line` is how search goes on, the move first, empty if unknown: what is said of a group is judged at its end, too;
    `share` is what of each threshold is enough: less than 1 where nothing else is known; `most` is what hangs on the
    move in all, by search: no more is told to hang on an area; `forces`: the enemy must answer the move, as is known
    otherwise.
    """
    after = grounds.after(grounds.color, move)
    if after is None:
        return []
    first = enemy_first(grounds, move)
    areas = list(area_motives(grounds, move, after, first[1], share, most))
    ends = list(endgame_motives(grounds, move, line, forces=forces))
    if ends:
        areas = [one for one in areas if lines_apart(one.target, ends[0].target) > NEAR]
        if is_fight(grounds, move):
            ends = []  # what hangs there is the groups'
    return [
        *_groups(grounds, move, after, areas, first, share, line),
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
    first: tuple[Sequence[Point], Evaluation],
    share: float = 1.0,
    line: Sequence[Point] = (),
) -> Iterator[MotiveSaid]:
    """Give what a move does for groups; `first` is the enemy's move there and the assessment after it.

    What hangs on it is how surely a group lives after the move, less after the enemy's. `line` is how search goes on.
    """
    known = list(both_ways(grounds, move, after, first, line))
    changed = [both for both in known if both.is_told(share)]
    changed.sort(key=lambda one: (-one.stake, one.now.name))
    for both in changed:
        is_helped = both.hangs > 0.0 and both.then.strength >= HOPE
        if both.now.color != grounds.color or not is_helped or not _is_by(move, both):
            continue
        if _stays_in_atari(grounds, move, both.now):
            continue
        if is_weak(both.now) or both.now.is_dead:
            yield _helped(grounds, move, both)
        elif _is_in_danger(both.otherwise):
            told = None if is_weak(both.then) else _guarded(grounds, move, both, first[0])
            yield told or _helped(grounds, move, both)
    hurt = [
        one
        for one in changed
        if one.now.color == grounds.enemy and one.surer < SURER and one.hangs < 0.0
        if _is_near(move, one.now, AGAINST)
    ]
    weakened = [one for one in hurt if _is_in_danger(one.then)]
    if len(weakened) > 1 and _is_between(move, weakened[0].now, weakened[1].now):
        one, other = weakened[:2]
        yield grounds.motive(
            "split",
            move,
            one.now.name,
            Tier.JUDGED,
            one.stake + other.stake,
            named=grounds.group(one.now),
            other=other.now.name,
            other_named=grounds.group(other.now),
            said=(one.said, other.said),
            **_shown(grounds, move, one),
        )
    for both in hurt:
        if both.now.is_dead and _is_in_danger(both.otherwise):
            if both.now.strength > AJI_ABOVE:
                yield _kept_dead(grounds, move, both)
        elif _is_in_danger(both.then):
            yield _attacked(grounds, move, both, areas)
            areas = ()  # the profit is the first one's
    for both in known:
        is_theirs = both.now.color == grounds.enemy and _is_near(move, both.now, AGAINST)
        if is_theirs and both.is_answered and _is_in_danger(both.then):
            yield _threatened(grounds, move, both)


def both_ways(
    grounds: Grounds,
    move: Point,
    after: Evaluation,
    first: tuple[Sequence[Point], Evaluation],
    line: Sequence[Point] = (),
) -> Iterator[BothWays]:
    """Give how each group near lives after a move, where the enemy comes `first`, and at the end of search's line."""
    whole = max(LEAST_WHOLE, grounds.worth(after) - grounds.worth(first[1]))
    goes_on, end = _goes_on(grounds, move, line)
    for group in grounds.now.groups:
        then = after.group_at(group.name)
        if then is None or not _is_near(move, group):
            continue
        at_end = end.group_at(group.name) if end is not None else None
        otherwise = first[1].group_at(group.name)
        yield BothWays(group, then, otherwise, whole, first[0], goes_on, at_end)


class _Shown(TypedDict):
    """What a motive of a group has besides: slots, the line that shows it with its first color, and with the move."""

    slots: dict[str, str]
    shown: tuple[Color, Sequence[Point]]
    line: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BothWays:
    """A group now, after the move (`then`), and where the enemy comes first there (`otherwise`, None if taken)."""

    now: Group
    then: Group
    otherwise: Group | None
    whole: float
    """Points of the whole board that hang on who comes first there."""
    enemy_move: Sequence[Point] = ()
    """Where the enemy comes first; empty where he gains nothing."""
    line: tuple[Point, ...] = ()
    """How search goes on near by after the move, the enemy first; empty if that is not known."""
    end: Group | None = None
    """The group after that line; None if it was taken, or there is no line."""

    @property
    def surer(self) -> float:
        """By how much more surely it lives by the move, −1 to 1; below 0 where it lives less surely."""
        return self.then.strength - self.now.strength

    @property
    def hangs(self) -> float:
        """By how much more surely it lives after the move than where the enemy comes first."""
        return self.then.strength - strength(self.otherwise)

    @property
    def stake(self) -> float:
        """Points of the game that hang on that as judged: its stones and half its room, no more than hang in all."""
        surer = max(abs(self.surer), abs(self.hangs))
        return min(self.whole, surer * (len(self.now.stones) + self.now.room / 2))

    @property
    def is_shown(self) -> bool:
        """Say whether the group lives at the end of the line as it does after the move, rather than as otherwise.

        So it does where there is no line, and where the line goes on the way that the move has it.
        """
        if not self.line:
            return True
        more = strength(self.end) - self.then.strength
        left = strength(self.end) - strength(self.otherwise)
        return abs(more) <= (left if self.hangs > 0.0 else -left) or more * self.hangs > 0.0

    @property
    def is_answered(self) -> bool:
        """Say whether the enemy's group would live much less surely, and by the line, which answers that, as before."""
        if self.is_shown or self.end is None or _is_in_danger(self.end):
            return False
        return max(self.hangs, self.surer, self.then.strength - self.end.strength) <= -2 * SURER

    @property
    def said(self) -> str:
        """It in numbers."""
        left = f"{self.otherwise.strength:+.2f}" if self.otherwise is not None else "taken"
        return (
            f"{point_text(self.now.name)}: strength {self.now.strength:+.2f}, then "
            f"{self.then.strength:+.2f}, else {left}"
        )

    def is_told(self, share: float) -> bool:
        """Say whether that is much: SURER both ways and by the move alone, or twice that both ways.

        A `share` of it is enough. What the move alone does goes for little where who comes first goes the other way:
        groups that live less surely for a loose stone more are helped all the same. Nor is it much where search goes on
        to where it is so no more.
        """
        least = SURER * share
        if abs(self.hangs) < least or not self.is_shown:
            return False
        is_alike = self.hangs * self.surer > 0.0
        return (is_alike and abs(self.surer) >= least) or abs(self.hangs) >= 2 * least


def strength(group: Group | None) -> float:
    """Give how surely a group lives, −1 to 1; −1 for one that was taken."""
    return group.strength if group is not None else -1.0


def _is_in_danger(group: Group | None) -> bool:
    return group is None or group.is_dead or (is_weak(group) and group.strength < ENDANGERED)


def _helped(grounds: Grounds, move: Point, both: BothWays) -> MotiveSaid:
    """Give what a move does for an own group: it is settled, or joins another, gets an eye or runs if weak now."""
    group, then = both.now, both.then
    is_weak_now = is_weak(group) or group.is_dead
    beside = [
        other
        for other in grounds.now.groups
        if other.color == group.color
        and other.name != group.name
        and other.name in then.stones
        and other.strength > group.strength
    ]
    joined = [one for one in beside if is_weak_now and _hangs_together(grounds, move, group, one)]
    said = [both.said]
    name, other, named, tier = "settle", 0, "", Tier.JUDGED
    more = _shown(grounds, move, both)
    if joined:
        best = max(joined, key=lambda one: len(one.stones))
        name, other, named = "join", best.name, grounds.group(best)
    elif not is_weak_now:
        pass  # it is safe as long as nobody attacks it, and not firm yet
    elif not beside and then.eyes_second > group.eyes_second and _speaks_of_eyes(then):
        name = "make-eye"
        more["slots"] |= _eyes(grounds, then.eyes_second - group.eyes_second)
        said.append(f"eyes though the enemy moves first {group.eyes_second}, {then.eyes_second}")
        if _turns_on_eye(grounds, move, group):
            tier = Tier.READ
    elif (
        group.ways_out <= FEW_WAYS
        and then.ways_out > group.ways_out
        and _goes_up(grounds, group, move)
    ):
        name = "run"
        said.append(f"ways out {group.ways_out}, then {then.ways_out}")
    return grounds.motive(
        name,
        move,
        group.name,
        tier,
        both.stake,
        named=grounds.group(group),
        other=other,
        other_named=named,
        said=said,
        **more,
    )


def _hangs_together(grounds: Grounds, move: Point, group: Group, other: Group) -> bool:
    """Say whether the enemy, as read, can't cut a group from another after a move: their stones nearest to it."""
    nearest = (min(one.stones, key=lambda p: (lines_apart(move, p), p)) for one in (group, other))
    claim = Claim(grounds.color, move, "connect", *nearest)
    reading = grounds.reached(claim)
    return reading is not None and reading.verdict is Verdict.LOSS


def _goes_up(grounds: Grounds, group: Group, move: Point) -> bool:
    """Say whether a move lies above the third line, or higher than the stone of a group that is nearest to it."""
    size = grounds.board.size
    nearest = min(group.stones, key=lambda p: lines_apart(p, move))
    return line_of(move, size) > min(3, line_of(nearest, size))


def _guarded(grounds: Grounds, move: Point, both: BothWays, line: Sequence[Point]) -> MotiveSaid:
    """Give that a move keeps safe an own group that the enemy's move there would make weak."""
    return grounds.motive(
        "guard",
        move,
        both.now.name,
        Tier.JUDGED,
        both.stake,
        named=grounds.group(both.now),
        shown=(grounds.enemy, line),
        is_instead=True,
        said=(both.said,),
        slots=_lives(grounds, both),
    )


def _attacked(
    grounds: Grounds, move: Point, both: BothWays, areas: Sequence[MotiveSaid]
) -> MotiveSaid:
    """Give what a move does against a weak enemy group: an eye or a way out less, and what is gained meanwhile."""
    name, tier, group, then = "attack", Tier.JUDGED, both.now, both.then
    said = [both.said]
    more = _shown(grounds, move, both)
    if then.eyes_first < group.eyes_first and _speaks_of_eyes(group):
        name = "take-eye"
        more["slots"] |= _eyes(grounds, group.eyes_first - then.eyes_first)
        said.append(f"eyes though it moves first {group.eyes_first}, then {then.eyes_first}")
        if _turns_on_eye(grounds, move, group):
            tier = Tier.READ
    elif then.ways_out < group.ways_out:
        is_shut = not then.ways_out and (both.end is None or not both.end.ways_out)
        name = "enclose" if is_shut and _is_near(move, group, BESIDE) else name
        said.append(f"ways out {group.ways_out}, then {then.ways_out}")
    profit = max(
        (one for one in areas if one.stake >= PROFIT and one.target not in group.stones),
        key=lambda one: one.stake,
        default=None,
    )
    if profit is not None:
        more["slots"] |= {
            "gain": grounds.language.points(profit.stake),
            "around": point_text(profit.target),
        }
        said.append(f"{profit.stake:.1f} points hang around {point_text(profit.target)}")
    return grounds.motive(
        name,
        move,
        group.name,
        tier,
        both.stake,
        named=grounds.group(group),
        said=said,
        points=(profit.target,) if profit is not None else (),
        **more,
    )


def _threatened(grounds: Grounds, move: Point, both: BothWays) -> MotiveSaid:
    """Give that a move threatens an enemy group, and that search has it answered."""
    return grounds.motive(
        "threaten",
        move,
        both.now.name,
        Tier.JUDGED,
        both.stake * THREAT_SHARE,
        named=grounds.group(both.now),
        line=(move, *both.line),
        shown=(grounds.enemy, both.line),
        said=(both.said,),
        slots={"after": lives_of_100(both.then), "before": lives_of_100(both.end)},
    )


def _kept_dead(grounds: Grounds, move: Point, both: BothWays) -> MotiveSaid:
    """Give that a move takes away what was left in dead enemy stones."""
    return grounds.motive(
        "keep-dead",
        move,
        both.now.name,
        Tier.JUDGED,
        both.stake,
        named=grounds.group(both.now),
        said=(both.said,),
        **_shown(grounds, move, both),
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


def _lives(grounds: Grounds, both: BothWays) -> dict[str, str]:
    """Give how surely a group lives where the enemy comes first and after the move, and what else changes the same way.

    That is eyes, ways out, room: from what they are now to what they are after the move.
    """
    group, then = both.now, both.then
    # Of a group that is helped, the eyes that it gets though the enemy moves next.
    is_second = both.hangs > 0.0 and group.eyes_second != then.eyes_second
    is_first = group.eyes_first != then.eyes_first and not is_second
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
        if before != after
        and (after > before) == (both.hangs > 0.0)
        and (name != "row-room" or max(before, after) <= MOST_ROOM)
    ]
    words, enemy = grounds.language, grounds.language.color(grounds.enemy)
    where = [
        words.word("first-at", enemy=enemy, point=point_text(p)) for p in both.enemy_move[:1]
    ] or [words.word("as-it-stands")]
    return {
        "before": lives_of_100(both.otherwise),
        "after": lives_of_100(then),
        "without": where[0],
        **_ends(grounds, both),
        "kind": words.word("goes-on"),
        "rows": words.listed(rows[:MOST_ROWS]),
    }


def _ends(grounds: Grounds, both: BothWays) -> dict[str, str]:
    """Give how surely a group lives at the end of the line, in a number and in words; nothing if it is the same."""
    end = lives_of_100(both.end)
    if not both.line or end == lives_of_100(both.then):
        return {"end": "", "ends": ""}
    return {"end": end, "ends": grounds.language.word("lives-then", end=end)}


def _eyes(grounds: Grounds, count: int) -> dict[str, str]:
    """Give the eyes that a move makes or takes."""
    return {"eyes": grounds.language.word("eye" if count == 1 else "eyes")}


def _speaks_of_eyes(group: Group) -> bool:
    """Say whether a group is large enough for its eyes to be spoken of: a stone or two have none yet."""
    return len(group.stones) > FEW


def _shown(grounds: Grounds, move: Point, both: BothWays) -> _Shown:
    """Give the slots of what is said of a group, and the line that shows it, where search has one."""
    shown = (grounds.enemy, both.line)
    return {
        "slots": _lives(grounds, both),
        "shown": shown,
        "line": (move, *both.line) if both.line else (),
    }


def _goes_on(
    grounds: Grounds, move: Point, line: Sequence[Point]
) -> tuple[tuple[Point, ...], Evaluation | None]:
    """Give how search goes on near by after a move, the enemy first and to move again, and the assessment then."""
    kept = answered_near(grounds, line) if line[:1] == (move,) else ()
    if not kept:
        return (), None
    moves = [(grounds.color, move)]
    for i, point in enumerate(kept):
        moves.append((grounds.enemy if i % 2 == 0 else grounds.color, point))
    with grounds.played(*moves) as is_legal:
        return (kept, read_out(grounds.assessor.evaluator, 0.0)) if is_legal else ((), None)


def _is_near(move: Point, group: Group, lines: int = NEAR) -> bool:
    return any(lines_apart(move, stone) <= lines for stone in group.stones)


def _is_by(move: Point, both: BothWays) -> bool:
    """Say whether a move joins a group, or stands beside it."""
    return move in both.then.stones or _is_near(move, both.now, BESIDE)


def _stays_in_atari(grounds: Grounds, move: Point, group: Group) -> bool:
    """Say whether the string by which a group is called is in atari after a move: it is not helped by that."""
    with grounds.played((grounds.color, move)):
        return grounds.board.liberties(grounds.group_called(group)) == 1


def _is_between(move: Point, one: Group, other: Group) -> bool:
    """Say whether a move lies between two groups: neither above, below nor beside the lines from stone to stone."""
    row, column = row_of(move), column_of(move)
    return any(
        min(row_of(a), row_of(b)) <= row <= max(row_of(a), row_of(b))
        and min(column_of(a), column_of(b)) <= column <= max(column_of(a), column_of(b))
        for a in one.stones
        for b in other.stones
        if lines_apart(a, b) <= 2 * NEAR
    )


# What the enemy wants. ------------------------------------------------------------------------------------------------


def _prevents(grounds: Grounds, move: Point) -> Iterator[MotiveSaid]:
    """Tell what the enemy would do at the very point, where that gains him much by the assessment."""
    gain = grounds.gain(grounds.enemy, move)
    if gain < LEAST_ENEMY_GAIN:
        return
    theirs = grounds.seen_by_enemy()
    after = theirs.after(theirs.color, move)
    assert after is not None  # it gains
    ours = enemy_first(theirs, move)
    areas = list(area_motives(theirs, move, after, ours[1]))
    wanted = [one for one in (*_groups(theirs, move, after, areas, ours), *areas) if one.wanted]
    if wanted:
        first = max(wanted, key=lambda one: (one.stake, -one.target))
        yield grounds.motive(
            "prevent",
            move,
            first.target,
            Tier.JUDGED,
            min(first.stake, gain / PREVENTED),
            points=first.sentence.points,
            said=(f"the enemy would gain {gain:.1f} points there", *first.said),
            slots={"fate": first.wanted},
        )
