"""A question over several points: the best match of all of them, bars holding for the whole question, oriented at will.

Takes an asker, a class, points and what they face; gives matches. Knows no values: the order of a file is priority.
Source: RiscIgo (W7, W8): a set of points and orientations is named, the best match for those points is returned, and
a point that a bar forbids is not matched, from whichever point it is looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from riyu.base.errors import UsageError
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point, column_of, row_of
from riyu.patterns._laying import laid_in, lay
from riyu.patterns.asking import Asker
from riyu.patterns.library import Library
from riyu.patterns.model import Match, PatternClass
from riyu.patterns.symmetry import ORIENTATIONS, turn

__all__ = ["all_over"]


def all_over(
    asker: Asker,
    name: str,
    color: Color,
    points: Iterable[Point],
    facing: Point = NO_POINT,
    laid: Collection[int] = ORIENTATIONS,
) -> list[Match]:
    """Give all matches of a class at some points, in the order of its file, without those that a bar forbids.

    The first is the best: of the pattern that stands first, at the first of the points where it matches. `facing`: only
    matches whose drawing, laid on the board, leads up toward that point; `laid`: only those of drawings that lie as in
    one of these orientations. Raises UsageError as Asker's methods do.
    """
    wanted = asker.ready.of(name).wanted
    places = {pattern.name: place for place, pattern in enumerate(wanted.patterns)}
    asked = list(points)
    barred = _barred(asker, wanted, color, asked)
    found = [
        match
        for match in asker.all(name, color, asked)
        if places[match.pattern.name] < barred.get(match.answer or match.focus, len(places))
        and (not facing or _faces(match, wanted, facing))
        and (laid == ORIENTATIONS or not set(laid).isdisjoint(_ways(match, wanted)))
    ]
    return sorted(found, key=lambda match: places[match.pattern.name])


def _barred(
    asker: Asker, wanted: PatternClass, color: Color, points: list[Point]
) -> dict[Point, int]:
    """Give the points that bars forbid, each with the first bar's place: patterns behind it may not answer there."""
    bars = {p.name: place for place, p in enumerate(wanted.patterns) if p.is_bar}
    if not bars:
        return {}
    alone = replace(
        wanted,
        patterns=tuple(replace(wanted.patterns[i], is_bar=False) for i in bars.values()),
        last="none",
        answer="all",
        digest="",
    )
    found: dict[Point, int] = {}
    for match in Asker(asker.features, Library((alone,))).all(wanted.name, color, points):
        point = match.answer or match.focus
        found[point] = min(bars[match.pattern.name], found.get(point, len(wanted.patterns)))
    return found


def _faces(match: Match, wanted: PatternClass, facing: Point) -> bool:
    """Say whether a drawing leads up toward a point in one of the orientations in which it lies as it does."""
    columns = column_of(facing) - column_of(match.focus)
    rows = row_of(facing) - row_of(match.focus)
    if not (columns or rows):
        raise UsageError("a pattern can't face its own focus: expected another point")
    far = max(abs(columns), abs(rows))
    upward = (turn(way, (0, 1)) for way in _ways(match, wanted))
    return any(columns * x + rows * y == far for x, y in upward)


def _ways(match: Match, wanted: PatternClass) -> list[int]:
    """Give the orientations in which a match's drawing lies as it does, its own among them."""
    drawing = lay(match.pattern, wanted.asked)[0]
    shape = laid_in(drawing, match.orientation).shape
    return [way for way in ORIENTATIONS if laid_in(drawing, way).shape == shape]
