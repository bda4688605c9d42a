"""What is said of points and regions: territory, moyo, direction, urgent, big, sente, miai, invade, reduce.

Takes an evaluation and the evaluator that made it; gives words. Moves are tried one or two deep by the evaluator alone
and taken back: nothing is read. What a word means is one sentence each in docs/assessment.md.

A **gain** is by how many points a move makes the evaluation better for who plays it; a **swing** what a point gains
for the one and for the other together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

from riyu.assessment.evaluation import Evaluation, Group, PointKind
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.group_words import Word, is_weak
from riyu.assessment.reading_out import read_out
from riyu.game.constants import BLACK, NO_POINT, STRIDE, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    line_of,
    middle_of,
    neighbors,
    on_board,
    opposite,
    point_text,
    row_of,
)

__all__ = ["LEAST_MOYO", "point_words", "regions"]

TRIED = 60
"""The points that are tried, at most: those around which most is undecided."""

WEIGHED = 6
"""The points of the largest gains for who is to move that are weighed further, at most."""

LEAST_TERRITORY = 6
"""Points of a region from which on it is a territory to speak of."""

LEAST_MOYO = 1 / 8
"""Share of the board's points from which on a region is a moyo: a lone stone has less around it."""

LEAST_SWING = 4.0
"""Points that must hang on a group or a point for it to be urgent or big."""

COUNTED = 40.0
"""Open points up to which a move's worth is told in points: with more open it is mostly what a stone is nearer to."""

LEAST_THREAT = 6.0
"""Points that a move must threaten to be sente."""

LEAST_GAIN = 1.0
"""Points that a reverse sente gains at least."""

NEAR = 3
"""Lines within which two moves belong together: the follow-up of a threat, not a move elsewhere."""

TOLD = 3
"""Points that are told to be sente, or reverse sente, and pairs that are miai, at most."""

INSIDE = 48
"""Points of a moyo that are tried, at most: those around which most is undecided."""

HELD = 1.5
"""Points that a sente move, or one at a point that is miai, loses at most by itself, and who answers with the other."""

FACING = 8
"""Lines to a weak enemy group within which play goes in its direction."""

WIDE, AWAY = 8, 6
"""Open points in a straight line before a stone from which on play goes that way, and how far from its group."""

PAIR = 2
"""Stones of a group from which on play has a direction from it."""

_WHOLE = 1000
_AROUND = tuple(
    up * STRIDE + across
    for up in range(-2, 3)
    for across in range(-2, 3)
    if abs(up) + abs(across) <= 3
)
_BESIDE = tuple(up * STRIDE + across for up in (-1, 0, 1) for across in (-1, 0, 1) if up or across)
_OPEN = (PointKind.NEITHER, PointKind.MOYO, PointKind.POTENTIAL)


def point_words(
    evaluation: Evaluation, evaluator: Evaluator, asked: Collection[str] | None = None
) -> Iterator[Word]:
    """Give what is said of regions and points, for who is to move; the board is as before.

    `asked`: the predicates wanted, where others need not be said; all if there is none.
    """

    def wants(*names: str) -> bool:
        return asked is None or any(name in asked for name in names)

    told = [
        (kind, color, region)
        for kind, least in (
            (PointKind.TERRITORY, LEAST_TERRITORY),
            (PointKind.MOYO, LEAST_MOYO * evaluation.size**2),
        )
        for color in (BLACK, WHITE)
        for region in regions(evaluation, kind, color)
        if len(region) >= least
    ]
    for kind, color, region in told:
        name = "territory" if kind is PointKind.TERRITORY else "moyo"
        why = f"{len(region)} points"
        yield Word((name, color, middle_of(region)), why, frozenset(region))
    if wants("direction"):
        yield from _directions(evaluation)
    color = evaluator.board.to_move
    urgent = max(evaluation.groups, key=_swing, default=None)
    stake = _swing(urgent) if urgent is not None else 0.0
    if urgent is not None and stake >= LEAST_SWING:
        why = "of all groups that may live or die, most is in doubt with it"
        points = frozenset(urgent.stones)
        yield Word(("urgent", urgent.color, urgent.name, round(stake)), why, points)
    if not wants("big", "sente", "reverse-sente", "miai", "invade", "reduce"):
        return
    trials = _Trials(evaluation, evaluator, color)
    yield from _largest(trials, color)
    if wants("sente", "reverse-sente"):
        yield from _forcing(trials, color, stake)
    if wants("miai"):
        yield from _miai(trials, color)
    if wants("invade", "reduce"):
        for kind, owner, region in told:
            if kind is PointKind.MOYO and owner != color:
                yield from _into(trials, color, region)


# Regions and groups. --------------------------------------------------------------------------------------------------


def regions(evaluation: Evaluation, kind: PointKind, color: Color) -> Iterator[list[Point]]:
    """Give the connected regions of a kind that are a color's."""
    waiting = set(evaluation.points(kind, color))
    while waiting:
        region = [waiting.pop()]
        for p in region:
            beside = waiting.intersection(neighbors(p, evaluation.size))
            waiting -= beside
            region += sorted(beside)
        yield region


def _swing(group: Group) -> float:
    """Give the points in doubt with a group: its stones twice and the room for its eyes, less the surer it lives."""
    if not is_weak(group):
        return 0.0
    doubt = 1.0 if group.hangs else 1.0 - abs(group.strength)
    return doubt * (2 * len(group.stones) + group.room)


def _directions(evaluation: Evaluation) -> Iterator[Word]:
    """Tell for each group that stands well where play goes from it: to a weak enemy group, else the wide side."""
    weak = [group for group in evaluation.groups if is_weak(group)]
    for group in evaluation.groups:
        if group.is_dead or is_weak(group) or len(group.stones) < PAIR:
            continue
        pairs = [
            (_lines(stone, point), stone, point, other.name)
            for other in weak
            if other.color != group.color
            for point in _outside(evaluation, other)
            for stone in group.stones
        ]
        away, stone, point, name = min(pairs, default=(FACING + 1, 0, 0, 0))
        if NEAR <= away <= FACING:
            why = f"the weak group of {point_text(name)} is there"
            points = frozenset((stone, point, name))
            yield Word(("direction", group.color, stone, point), why, points)
            continue
        length, stone, ahead = max(_views_along(evaluation, group), default=(0, 0, ()))
        far = [p for p in ahead if min(_lines(p, own) for own in group.stones) >= AWAY]
        if length >= WIDE and far:
            why = f"{length} points in a straight line before it are open"
            points = frozenset((stone, *ahead))
            yield Word(("direction", group.color, stone, far[0]), why, points)


def _views_along(
    evaluation: Evaluation, group: Group
) -> Iterator[tuple[int, Point, tuple[Point, ...]]]:
    """Give for each stone on the third or fourth line the open points before it along that line, how many first."""
    size = evaluation.size
    for stone in group.stones:
        line = line_of(stone, size)
        if line not in (3, 4):
            continue
        for first in neighbors(stone, size):
            ahead, p = [], first
            while _is_open(evaluation, p) and line_of(p, size) >= line:
                ahead.append(p)
                p += first - stone
            yield len(ahead), stone, tuple(ahead)


def _is_open(evaluation: Evaluation, point: Point) -> bool:
    """Say whether a point is on the board, empty, and nobody's territory yet."""
    return on_board(point, evaluation.size) and evaluation.kinds[evaluation.place(point)] in _OPEN


def _outside(evaluation: Evaluation, group: Group) -> set[Point]:
    """Give the empty points beside a group."""
    size = evaluation.size
    beside = {q for p in group.stones for q in neighbors(p, size)}
    kinds = (PointKind.STONE, PointKind.DEAD_STONE)
    return {p for p in beside if evaluation.kinds[evaluation.place(p)] not in kinds}


def _lines(one: Point, other: Point) -> int:
    """Give by how many lines two points are apart, the farther way."""
    return max(abs(column_of(one) - column_of(other)), abs(row_of(one) - row_of(other)))


# Moves tried. ---------------------------------------------------------------------------------------------------------


class _Trials:
    """Moves tried on a board: what each gains. `best` are the largest gains of who is to move, largest swing first."""

    def __init__(self, evaluation: Evaluation, evaluator: Evaluator, color: Color) -> None:
        self.evaluation, self.evaluator, self.board = evaluation, evaluator, evaluator.board
        self.now = evaluator.evaluate_points()
        pairs = zip(all_points(evaluation.size), evaluation.worths, strict=True)
        self.doubt = {p: 1.0 - abs(worth) for p, worth in pairs}
        tried = self._most_open(color, self.doubt, TRIED)
        self.gains = {p: self.gain(color, p) for p in tried}
        largest = sorted(self.gains, key=lambda p: (-self.gains[p], p))[:WEIGHED]
        enemy = opposite(color)
        self.theirs = {p: self.gain(enemy, p) for p in largest if self._may(enemy, p)}
        self.best = sorted(self.theirs, key=lambda p: (-self.swing(p), p))

    def _most_open(self, color: Color, points: Iterable[Point], most: int) -> list[Point]:
        """Give those of some points that are nobody's yet around which most is undecided."""
        evaluation, doubt = self.evaluation, self.doubt
        around = {
            p: sum([doubt.get(p + step, 0.0) for step in _AROUND])
            for p in points
            if evaluation.kinds[evaluation.place(p)] in _OPEN and self._may(color, p)
        }
        return sorted(around, key=lambda p: (-around[p], p))[:most]

    def most(self, color: Color, points: Iterable[Point]) -> tuple[float, Point]:
        """Give the largest gain of a color at some points, and where; NO_POINT if none can be tried."""
        tried = self._most_open(color, points, INSIDE)
        gain, negative = max(((self.gain(color, p), -p) for p in tried), default=(0.0, -NO_POINT))
        return gain, -negative

    def _may(self, color: Color, point: Point) -> bool:
        board = self.board
        return on_board(point, board.size) and board.is_legal(color, point)

    def value(self, color: Color, moves: Iterable[tuple[Color, Point]]) -> float:
        """Give what the board is worth more to a color after moves than now, in points.

        What who played last has put into atari and can be taken at once is taken, where that is worse for him.
        """
        with self.board.trail.scope():
            mover, left = color, list[Point]()
            for who, point in moves:
                if self._may(who, point):
                    took = self.board.play(who, point)
                    left = [*(left if who == mover else ()), *(() if took else (point,))]
                    mover = who
            worth = self._answered(mover, left) - self.now
        return (worth if color == BLACK else -worth) / _WHOLE

    def _answered(self, color: Color, stones: Iterable[Point]) -> int:
        """Give what the board is worth, in thousandths, or is once the enemy took a string of a color's new stones."""
        board, enemy, sign = self.board, opposite(color), 1 if color == BLACK else -1
        least = sign * self.evaluator.evaluate_points()
        for stone in stones:
            if board.color_at(stone) != color or board.liberties(stone) > 1:
                continue
            (liberty,) = board.liberty_points(stone)
            if not self._may(enemy, liberty):
                continue
            with board.trail.scope():
                board.play(enemy, liberty)
                if board.liberties(liberty) > 1:  # else it is taken back: a snapback, or a ko
                    least = min(least, sign * self.evaluator.evaluate_points())
        return sign * least

    def gain(self, color: Color, point: Point) -> float:
        """Give what a move gains for who plays it, in points."""
        return self.value(color, ((color, point),))

    def swing(self, point: Point) -> float:
        """Give what a point gains for the one and for the other together."""
        return self.gains[point] + self.theirs[point]

    def threat(self, color: Color, point: Point) -> float:
        """Give what a second move in a row near a first gains more than the first, in points."""
        board, sign = self.board, 1 if color == BLACK else -1
        most = 0
        with board.trail.scope():
            board.play(color, point)
            first = self.evaluator.evaluate_points()
            for follow in [point + step for step in _BESIDE]:
                if self._may(color, follow):
                    with board.trail.scope():
                        board.play(color, follow)
                        most = max(most, sign * (self.evaluator.evaluate_points() - first))
        return most / _WHOLE

    def elsewhere(self, point: Point) -> float:
        """Give the most that a move gains, for the one or the other, that is not near a point."""
        gains = (*self.gains.items(), *self.theirs.items())
        return max((gain for p, gain in gains if _lines(p, point) > NEAR), default=0.0)


def _rests_on(trials: _Trials, *points: Point) -> frozenset[Point]:
    """Give the points around some: what is said of a point falls when anything comes near."""
    size = trials.board.size
    return frozenset(points).union(*(neighbors(p, size) for p in points))


def _largest(trials: _Trials, color: Color) -> Iterator[Word]:
    """Tell the point with the largest swing."""
    for p in trials.best[:1]:
        if trials.swing(p) >= LEAST_SWING:
            worth = trials.swing(p) / 2
            why = "of the points tried a move there gains most, by either color"
            if sum(trials.doubt.values()) <= COUNTED:
                why += f": to have it first is worth {worth:.1f} points"
            yield Word(("big", color, p, round(worth)), why, _rests_on(trials, p))


def _forcing(trials: _Trials, color: Color, stake: float) -> Iterator[Word]:
    """Tell what is sente for who is to move, and where he takes a sente move of the enemy; the largest threats."""
    for who, name in ((color, "sente"), (opposite(color), "reverse-sente")):
        found = []
        for p in trials.best:
            if who != color and trials.gains[p] < LEAST_GAIN:
                continue
            elsewhere = max(trials.elsewhere(p), stake / 2)
            itself = (trials.gains if who == color else trials.theirs)[p]
            if itself < -HELD:
                continue
            threat = trials.threat(who, p)
            if threat >= max(LEAST_THREAT, elsewhere, itself):
                found.append((-threat, p, elsewhere))
        for threat, p, elsewhere in sorted(found)[:TOLD]:
            whose = "" if who == color else "for the enemy "
            why = f"{whose}a second move there gains {-threat:.1f} points, any other move {elsewhere:.1f}"
            points = round(-threat if who == color else trials.gains[p])
            yield Word((name, color, p, points), why, _rests_on(trials, p))


def _miai(trials: _Trials, color: Color) -> Iterator[Word]:
    """Tell pairs of points that hold the same, the most at stake first: the enemy may have either, but not both."""
    pairs = [
        pair
        for pair in combinations(sorted(trials.best), 2)
        if _lines(pair[0], pair[1]) <= NEAR + 1
        and all(min(trials.gains[p], trials.theirs[p]) >= -HELD for p in pair)
    ]
    found = []
    for one, other in pairs:
        more = _lost_by_both(trials, color, one, other)
        if more >= LEAST_SWING:
            found.append((-more, one, other))
    for more, *pair in sorted(found)[:TOLD]:
        why = f"both together cost {-more:.1f} points more than the one and the other"
        for one, other in (pair, reversed(pair)):
            yield Word(("miai", color, one, other), why, _rests_on(trials, *pair))


def _lost_by_both(trials: _Trials, color: Color, one: Point, other: Point) -> float:
    """Give what two enemy moves cost more than the one and the other; 0 if neither makes up for the other."""
    enemy = opposite(color)
    both = -trials.value(color, ((enemy, one), (enemy, other)))
    more = both - trials.theirs[one] - trials.theirs[other]
    if more < LEAST_SWING:
        return 0.0
    answered = (
        trials.value(color, ((enemy, taken), (color, left))) >= -HELD
        for taken, left in ((one, other), (other, one))
    )
    return more if all(answered) else 0.0


def _into(trials: _Trials, color: Color, region: Sequence[Point]) -> Iterator[Word]:
    """Tell where to invade an enemy moyo, if a stone inside is not weak there, or else from where to reduce it."""
    gain, best = trials.most(color, region)
    if gain < LEAST_SWING:
        return
    with trials.board.trail.scope():
        trials.board.play(color, best)
        group = read_out(trials.evaluator, 0.0).group_at(best)
    points = frozenset(region)
    if group is not None and not group.is_dead and not is_weak(group):
        yield Word(("invade", color, best), f"its stone would live: {group.reasons[0]}", points)
        return
    size = trials.board.size
    rim = {q for p in region for q in neighbors(p, size)}.difference(region)
    gain, edge = trials.most(color, rim)
    if gain > 0.0:
        yield Word(("reduce", color, edge), "a stone inside would be weak or dead", points | {edge})
