"""Motives of areas: what points hang on who comes first at a move, as the assessment has it, and borders at the end.

Takes grounds and a move; gives motives whose gate is a change of the assessment. Reads nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from riyu.assessment.evaluation import Evaluation, PointKind
from riyu.assessment.group_words import is_weak
from riyu.features.access import Phase
from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import (
    Point,
    all_points,
    column_of,
    line_of,
    lines_apart,
    neighbors,
    point_text,
    row_of,
)
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.places import takes_corner
from riyu.player.explaining.record import MotiveSaid

__all__ = [
    "ANSWERED_THREAT",
    "CHANGED",
    "HELD",
    "LEAST_AREA",
    "area_motives",
    "empty_middle",
    "endgame_motives",
    "is_fight",
    "is_of_border",
    "middle_of",
    "what_first_does",
]

CHANGED = 0.12
"""By how much the worth of a point must change, 0 to 2, for it to belong to a border or to what a line takes."""

HANGS = 0.2
"""By how much who comes first must change it, 0 to 2, for it to belong to an area that a move is told of."""

LEAST_AREA = 5.0
"""Points of an area that must hang on who comes first there."""

HELD = 0.25
"""The worth of an area's points, in the mean, from which on it is held to be somebody's."""

TAKEN = 65
"""How many of 100 points of an area must be somebody's for it to be said that he has it."""

NEAR = 4
"""Lines from the move within which an area's middle must lie for it to be told of."""

LOW = 2
"""The line up to which a move from the middle game on is one of the endgame; in the endgame every move may be."""

LEAST_END, AROUND = 1.0, 4
"""Points that must hang on a border, and lines from the move within which they are its."""

FIGHT = 2
"""Lines from a border's middle within which no weak group stands: what hangs on the move there is a fight's."""

FATE = 0.3
"""By how much more or less surely, −1 to 1, a group lives by who comes first there for it to be a fight, no border."""

MOST_FOLLOW = 25.0
"""Points up to which what second moves in a row gain is told of a border: more is a group's life, and no border's."""

ANSWERED_THREAT = 6.0
"""Points that a second move in a row must gain, as assessed, for a move that search answers to be sente."""

LEAST_THREAT = 2.0
"""Points that a second move in a row must gain for the first to be sente at a border."""


def area_motives(
    grounds: Grounds,
    move: Point,
    after: Evaluation,
    theirs: Evaluation,
    share: float = 1.0,
    most: float = math.inf,
) -> Iterator[MotiveSaid]:
    """Give what a move does for areas: each on which LEAST_AREA points hang or more, or a `share` of that.

    What hangs on it is counted as at borders: `after` the move, less what is left where the enemy comes first there
    (`theirs`); no more is told than the `most` that search has hang on the move in all.
    """
    now, sign = grounds.now, 1 if grounds.color == BLACK else -1
    gains = {
        p: sign * (after.worth(p) - theirs.worth(p))
        for p in all_points(now.size)
        if now.kinds[now.place(p)] is not PointKind.STONE and p != move
    }
    left = {p for p, gain in gains.items() if gain >= HANGS * share}
    while left:
        region = _together(left, now.size)
        left.difference_update(region)
        gain = sum(gains[p] for p in region)
        near = lines_apart(move, empty_middle(grounds, region)) <= NEAR
        if gain >= LEAST_AREA * share and near:
            yield _area(grounds, move, (after, theirs), region, gain, most, sign)


def _area(
    grounds: Grounds,
    move: Point,
    first: tuple[Evaluation, Evaluation],
    region: Sequence[Point],
    gain: float,
    most: float,
    sign: int,
) -> MotiveSaid:
    """Give what a move does for an area, by whose it was: on which no more than the `most` is told to hang.

    `first` is how it stands where the mover comes first there, and where the enemy does.
    """
    now = grounds.now
    before, after, theirs_first = (
        sum(sign * one.worth(p) for p in region) / len(region) for one in (now, *first)
    )
    middle = empty_middle(grounds, region)
    kind = now.kinds[now.place(move)]
    theirs = sign * now.worth(move) < 0
    if takes_corner(grounds, move):
        name = "build"  # whatever lies near: an open corner is nobody's
    elif before <= -HELD / 2:
        own = first[0].group_at(move)
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
        named=point_text(middle),
        points=region,
        said=(
            f"{gain:.1f} points around {point_text(middle)} as either color comes first, "
            f"{before:+.2f} each now",
        ),
        points_named=grounds.language.points(len(region)),
        slots={
            "gain": grounds.language.points(min(gain, most)),
            "kind": what_first_does(
                grounds, middle, round(50 + 50 * after), round(50 + 50 * theirs_first)
            ),
        },
    )


def what_first_does(grounds: Grounds, middle: Point, own: int, other: int) -> str:
    """Say what coming first does for an area, by how many of 100 of its points are one's own then, and otherwise."""
    name = "takes" if own >= TAKEN else "denies" if other <= 100 - TAKEN else "first"
    words = grounds.language
    slots = {"enemy": words.color(grounds.enemy)} if name == "denies" else {}
    return words.word(f"area-{name}", target=point_text(middle), **slots)


def _together(left: set[Point], size: int) -> list[Point]:
    start = min(left)
    region, open_ends = {start}, [start]
    while open_ends:
        for p in neighbors(open_ends.pop(), size):
            if p in left and p not in region:
                region.add(p)
                open_ends.append(p)
    return sorted(region)


def middle_of(region: Sequence[Point]) -> Point:
    """Give the point of a region that is nearest to all others together."""
    across = sum(map(column_of, region)) / len(region)
    up = sum(map(row_of, region)) / len(region)
    return min(region, key=lambda p: ((column_of(p) - across) ** 2 + (row_of(p) - up) ** 2, p))


def empty_middle(grounds: Grounds, region: Sequence[Point]) -> Point:
    """Give the middle of a region's empty points, by which it is called; of all where none is empty."""
    empty = [p for p in region if grounds.board.color_at(p) == EMPTY]
    return middle_of(empty or region)


# Borders. -------------------------------------------------------------------------------------------------------------


def is_of_border(grounds: Grounds, move: Point) -> bool:
    """Say whether a move may be one of the endgame: all in that phase, low ones from the middle game on."""
    phase = grounds.now.phase
    if phase <= Phase.EARLY_ENDGAME:
        return True
    return phase <= Phase.EARLY_MIDDLE_GAME and line_of(move, grounds.board.size) <= LOW


def is_fight(grounds: Grounds, move: Point) -> bool:
    """Say whether it hangs on who comes first at a point how surely a group within AROUND lines of it lives."""
    mine, theirs = grounds.after(grounds.color, move), grounds.after(grounds.enemy, move)
    if mine is None or theirs is None:
        return False

    def strength(after: Evaluation, stone: Point) -> float:
        group = after.group_at(stone)
        return group.strength if group is not None else -1.0

    return any(
        abs(strength(mine, group.name) - strength(theirs, group.name)) >= FATE
        for group in grounds.now.groups
        if min(lines_apart(move, p) for p in group.stones) <= AROUND
    )


def endgame_motives(
    grounds: Grounds, move: Point, line: Sequence[Point] = (), *, forces: bool = False
) -> Iterator[MotiveSaid]:
    """Give what hangs on who moves first at a border, and whose sente it is; nothing beside a weak group: a fight.

    It is somebody's sente where a second move in a row gains him as much again as hangs on the first. The mover's only
    where search answers near by and then has him elsewhere, or nobody asked it; where it answers, as little is enough
    as for any other sente. `line` is how search goes on, the move first; where that speaks against the turn as it is
    judged, or the move `forces` where it is judged not to, nothing is said of the turn.
    """
    if grounds.opening_handicap or not is_of_border(grounds, move):
        return  # many stones make a board look late that is open
    mine, theirs = grounds.after(grounds.color, move), grounds.after(grounds.enemy, move)
    if mine is None or theirs is None or not grounds.may_stand(grounds.enemy, move):
        return
    sign, now = 1 if grounds.color == BLACK else -1, grounds.now
    changed = {
        p: sign * (mine.worth(p) - theirs.worth(p))
        for p in all_points(now.size)
        if now.kinds[now.place(p)] is not PointKind.STONE and lines_apart(move, p) <= AROUND
    }
    region = sorted(p for p, more in changed.items() if more >= CHANGED)
    size = sum(changed[p] for p in region)
    if size < LEAST_END:
        return
    middle = empty_middle(grounds, region)
    weak = (p for group in now.groups if is_weak(group) for p in group.stones)
    if any(lines_apart(middle, p) <= FIGHT for p in weak):
        return
    answer = line[1] if len(line) > 1 else 0
    own = grounds.second(move, (answer,) if answer > 0 else ())
    enemy = grounds.seen_by_enemy().second(move)
    least = max(LEAST_THREAT, size)
    is_answered = answer <= 0 or lines_apart(move, answer) <= AROUND
    enough = min(least, ANSWERED_THREAT) if answer > 0 else least
    kinds = [
        *(["sente"] if is_answered and own >= enough else ()),
        *(["reverse"] if enemy >= least else ()),
    ]
    kind = "double" if len(kinds) > 1 else kinds[0] if kinds else "gote"
    goes_on = len(line) > 2 and line[2] > 0 and lines_apart(move, line[2]) <= AROUND
    is_doubtful = kind == "gote" and (forces or (answer > 0 and is_answered))
    is_known = not (goes_on if "sente" in kinds else is_doubtful)
    words = grounds.language
    names = {"color": words.color(grounds.color), "enemy": words.color(grounds.enemy)}
    yield grounds.motive(
        "endgame",
        move,
        middle,
        Tier.JUDGED,
        size,
        named=point_text(middle),
        points=region,
        points_named=words.points(size),
        slots={
            "kind": words.word(f"end-{kind}", **names) if is_known else "",
            "count": words.word(f"name-{kind}") if is_known else "",
            "rows": words.word(
                "row-follow", before=str(round(own)), after=str(round(enemy)), **names
            )
            if max(own, enemy) <= MOST_FOLLOW
            else "",
        },
        said=(
            f"{size:.1f} points as either color has it first; a second move in a row gains "
            f"{own:.1f} more, the enemy {enemy:.1f}",
        ),
    )
