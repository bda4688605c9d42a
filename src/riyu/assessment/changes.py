"""What a move changes by the evaluation: a group's life, which groups are one, or whose points are whose.

Takes an evaluation and the evaluator that made it; gives frozen changes. A point is compared as either color has it
first: what is told of a move is by how many points the board differs then, and on what. Nothing is read; moves are
tried and taken back. Source: requirements W22 (the generators of group, territory, moyo, edge, access and endgame).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from riyu.assessment.evaluation import Evaluation, Group, PointKind
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import Word, is_weak
from riyu.assessment.reading_out import read_out
from riyu.features.access import Phase
from riyu.features.sectors import Enclosure
from riyu.game.constants import BLACK, NO_POINT
from riyu.game.points import (
    Color,
    Point,
    column_of,
    line_of,
    neighbors,
    opposite,
    row_of,
)
from riyu.inference.facts import Key

__all__ = ["Change", "change_words", "changes_of"]

LEAST_GAIN = 0.5
"""Points that a move must gain by itself for points to be what it is about: else it only fills what is its color's."""

MOST_SAID = 2
"""What is said of one move, at most: what comes to most."""

LEAST = 2.0
"""Points by which a move must change what is said of it."""

EDGE_LINES, APART = (3, 4), 6
"""Lines along which a group extends, and how far from its stone."""

NEAR = 5
"""Lines from a group within which a move does something to it."""

_OUT = (Enclosure.WITHIN_SECTOR_LINE, Enclosure.OPEN)
_WON = (PointKind.TERRITORY, PointKind.DEAD_STONE)
_WANTED = (PointKind.MOYO, PointKind.POTENTIAL)


@dataclass(frozen=True, slots=True)
class Change:
    """What a color's move at a point does, against the enemy's there: a word of CHANGES, about a stone or point.

    `points` are what it comes to; `whole` what all that the move changes comes to, for both colors together.
    """

    color: Color
    move: Point
    kind: str
    target: Point
    points: float
    whole: float

    @property
    def profit(self) -> float:
        """The points that it gains beside what it is about."""
        return self.whole - self.points


def changes_of(
    evaluation: Evaluation, evaluator: Evaluator, color: Color, points: Iterable[Point]
) -> Iterator[Change]:
    """Give what a color's moves at some points change, two things of a move at most; the board is as before."""
    board, enemy = evaluator.board, opposite(color)
    for p in points:
        if not board.is_legal(color, p) or not board.is_legal(enemy, p):
            continue
        mine, theirs = _after(evaluator, color, p), _after(evaluator, enemy, p)
        whole = _lead(mine, color) - _lead(theirs, color)
        found = [*_of_groups(evaluation, color, p, (mine, theirs))]
        if _lead(mine, color) - _lead(evaluation, color) >= LEAST_GAIN:
            found += _of_points(evaluation, color, p, (mine, theirs))
        found = sorted((one for one in found if one[2] >= LEAST), key=lambda one: -one[2])
        for kind, target, size in found[:MOST_SAID]:
            yield Change(color, p, kind, target, size, whole)


def change_words(
    evaluation: Evaluation, evaluator: Evaluator, color: Color, points: Iterable[Point]
) -> Iterator[Word]:
    """Give what a color's moves at some points change as words, which rest on every stone near by."""
    size = evaluation.size
    for one in changes_of(evaluation, evaluator, color, points):
        key: Key = ("changes", color, one.move, one.kind, one.target, round(one.points))
        why = f"as either color has it first: {one.points:.1f} points; all that it changes, {one.whole:.1f}"
        stones = (g.stones for g in evaluation.groups if one.target in g.stones)
        around = {one.move, *neighbors(one.move, size), *(p for group in stones for p in group)}
        yield Word(key, why, frozenset(around))


def _after(evaluator: Evaluator, color: Color, point: Point) -> Evaluation:
    with evaluator.board.trail.scope():
        evaluator.board.play(color, point)
        return read_out(evaluator, 0.0)


def _lead(evaluation: Evaluation, color: Color) -> float:
    """Give the points by which a color leads, without what the turn is worth."""
    lead = evaluation.terms.total - evaluation.terms.turn
    return lead if color == BLACK else -lead


# Groups. --------------------------------------------------------------------------------------------------------------


def _of_groups(
    evaluation: Evaluation, color: Color, point: Point, after: tuple[Evaluation, Evaluation]
) -> Iterator[tuple[str, Point, float]]:
    """Give what a move does to groups: the kind, the group's name, and the points of its life that hang on it."""
    for group in evaluation.groups:
        if not _is_near(group, point):
            continue
        mine, theirs = (_still(one, group) for one in after)
        if mine is None and theirs is None:
            continue
        sign = 1 if group.color == color else -1
        surer = sign * (_strength(mine) - _strength(theirs))
        size = surer / 2 * (2 * len(group.stones) + group.room)
        if size < LEAST:
            continue
        if group.color == color and _is_in_doubt(theirs):
            yield _own_kind(group, mine, theirs), group.name, size
        elif group.color != color and _is_in_doubt(mine):
            yield _enemy_kind(evaluation, group, mine, theirs), group.name, size


def _is_near(group: Group, point: Point) -> bool:
    """Say whether a point is within five lines of a group that may live."""
    column, row = column_of(point), row_of(point)
    away = (max(abs(column_of(p) - column), abs(row_of(p) - row)) for p in group.stones)
    return min(away) <= NEAR


def _still(evaluation: Evaluation, group: Group) -> Group | None:
    """Give what a group has become; None if its stones were taken."""
    return next((g for p in group.stones if (g := evaluation.group_at(p)) is not None), None)


def _strength(group: Group | None) -> float:
    return group.strength if group is not None else -1.0


def _is_in_doubt(group: Group | None) -> bool:
    """Say whether a group would be weak, dead or taken."""
    return group is None or group.is_dead or is_weak(group)


def _own_kind(group: Group, mine: Group | None, theirs: Group | None) -> str:
    """Say by what an own group gets surer: joined with others, an eye, a way out, or room."""
    if mine is None or theirs is None:
        return "settle"
    more = set(mine.stones).difference(theirs.stones)
    if len(more) > 1 and len(mine.strings) > len(theirs.strings):
        return "join"
    if (mine.eyes_second, mine.eyes_first) > (theirs.eyes_second, theirs.eyes_first):
        return "make-eye"
    if theirs.enclosure not in _OUT and (mine.enclosure in _OUT or mine.ways_out > theirs.ways_out):
        return "run"
    return "settle"


def _enemy_kind(
    evaluation: Evaluation, group: Group, mine: Group | None, theirs: Group | None
) -> str:
    """Say by what an enemy group gets less sure: parted from others, shut in, or an eye less."""
    if mine is None or theirs is None:
        return "attack"
    if len(theirs.stones) > len(mine.stones) + 1 and len(theirs.strings) > len(mine.strings):
        return "split"
    if theirs.enclosure in _OUT and mine.enclosure not in _OUT:
        return "enclose"
    if (mine.eyes_second, mine.eyes_first) < (theirs.eyes_second, theirs.eyes_first):
        return "take-eye"
    return "attack"


# Points. --------------------------------------------------------------------------------------------------------------


def _of_points(
    evaluation: Evaluation, color: Color, point: Point, after: tuple[Evaluation, Evaluation]
) -> Iterator[tuple[str, Point, float]]:
    """Give what a move does to empty points, by what most of them are to whom: the kind, a point, and how many."""
    mine, theirs = after
    sign = 1 if color == BLACK else -1
    sums = {"own": 0.0, "enemy": 0.0, "mine": 0.0, "his": 0.0}
    stones = (PointKind.STONE, PointKind.DEAD_STONE)
    for place, now in enumerate(evaluation.kinds):
        d = sign * (mine.worths[place] - theirs.worths[place])
        if now in stones or mine.kinds[place] is PointKind.STONE or abs(d) < 0.05:
            continue
        if mine.kinds[place] in _WON and sign * mine.worths[place] > 0:
            sums["own"] += d
        elif theirs.kinds[place] in _WON and sign * theirs.worths[place] < 0:
            sums["enemy"] += d
        elif sign * mine.worths[place] >= -sign * theirs.worths[place]:
            sums["mine"] += d
        else:
            sums["his"] += d
    most = max(sums, key=lambda name: sums[name])
    yield _point_kind(evaluation, color, point, most), NO_POINT, sums[most]


def _point_kind(evaluation: Evaluation, color: Color, point: Point, most: str) -> str:
    """Say what a move that changes most such points is for."""
    is_low = line_of(point, evaluation.size) <= 2 and evaluation.phase <= Phase.MID_MIDDLE_GAME
    if most in ("own", "enemy") and (is_low or evaluation.phase <= Phase.EARLY_ENDGAME):
        return "endgame"
    if most == "own":
        return "close"
    if most == "enemy":
        return "break"
    if most == "mine":
        return "extend" if _extends(evaluation, color, point) else "build"
    return "reduce"


def _extends(evaluation: Evaluation, color: Color, point: Point) -> bool:
    """Say whether a point is on the third or fourth line with an own stone along it, and nothing in between."""
    size = evaluation.size
    if line_of(point, size) not in EDGE_LINES:
        return False
    stones = {p: g.color for g in evaluation.groups for p in g.stones}
    for first in neighbors(point, size):
        p = first
        for _ in range(APART):
            if p in stones or line_of(p, size) < EDGE_LINES[0]:
                break
            p += first - point
        if stones.get(p) == color and line_of(p, size) in EDGE_LINES:
            return True
    return False
