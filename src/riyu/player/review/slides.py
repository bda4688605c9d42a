"""Slides: stretches of a game in which the lead goes one way, be it by many small losses, and what changed hands there.

Takes the leads through a game, and the way through it; gives each slide with the parts of the board that changed
owners. Judges positions as all who tell the lead do; says nothing in words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from statistics import median

from riyu.assessment.assessment import Assessment
from riyu.assessment.lead import Lead, judged_game
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, all_points, lines_apart, opposite
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.player.review.record import LARGE, MISTAKE, Change, MoveReview, Slide
from riyu.sgf.path import Path, game_of, take_step

__all__ = ["changes_between", "slide_spans", "slides_of"]

PACE = 0.5
"""Points a move that a slide has more than: slower than that the lead only drifts."""

AROUND = 2
"""Leads before and after each by which it is smoothed: one that alone is far off is no slide."""

CHANGED = 0.5
"""How much a point's owner must have changed to be part of what changed hands, of the 2 from one color to the other."""

STONES = 0.3
"""The share of the points changed that stones must hold for it to be told of them, not of the area."""

NEAR = 2
"""Lines between points that changed hands together, at most."""


def slide_spans(leads: Sequence[float]) -> list[tuple[int, int]]:
    """Give from which to which lead a game slides, in order: places in `leads`, Black's after 0, 1, 2, … moves.

    Of the leads smoothed, that stretch is a slide which goes furthest one way beside PACE, by LARGE points at least; so
    are those before and after it.
    """
    smooth = [
        median(leads[max(0, place - AROUND) : place + AROUND + 1]) for place in range(len(leads))
    ]
    found: list[tuple[int, int]] = []
    pending = [(0, len(leads) - 1)]
    while pending:
        low, high = pending.pop()
        first, last = _steepest(smooth, low, high)
        if first < last:
            found.append((first, last))
            pending += [(low, first), (last, high)]
    return [_on_its_leads(leads, smooth, span) for span in sorted(found)]


def _steepest(leads: Sequence[float], low: int, high: int) -> tuple[int, int]:
    """Give the steepest stretch between two places; one without a move if none goes by LARGE points."""
    best, span = 0.0, (low, low)
    for first in range(low, high):
        for last in range(first + 1, high + 1):
            way = abs(leads[last] - leads[first])
            if way >= LARGE and way - PACE * (last - first) > best:
                best, span = way - PACE * (last - first), (first, last)
    return span


def _on_its_leads(
    leads: Sequence[float], smooth: Sequence[float], span: tuple[int, int]
) -> tuple[int, int]:
    """Move the ends of a span to where the lead itself is the smoothed one: that lead is told."""

    def nearest(end: int) -> int:
        around = range(max(0, end - AROUND), min(len(leads), end + AROUND + 1))
        return min(around, key=lambda place: (abs(leads[place] - smooth[end]), abs(place - end)))

    first, last = map(nearest, span)
    return (first, last) if first < last else span


def slides_of(
    path: Path, moves: Collection[MoveReview], stop: Callable[[], bool] = lambda: False
) -> tuple[Slide, ...]:
    """Give the slides of a way through a game whose moves were reviewed, in order; fewer once `stop` says so.

    None where a move has no lead. Raises BadInput for a move that can't be played, with its place.
    """
    ordered = sorted(moves, key=lambda one: one.number)
    leads = [one.before for one in ordered[:1]] + [one.after for one in ordered]
    known = [lead for lead in leads if lead is not None]
    if len(known) < len(leads) or [one.number for one in ordered] != list(range(1, len(leads))):
        return ()
    spans = slide_spans([lead.black for lead in known])
    judged = dict(_judged_after(path, {end for span in spans for end in span}, stop))
    return tuple(
        _slide(first, last, known, judged)
        for first, last in spans
        if first in judged and last in judged
    )


def _judged_after(
    path: Path, numbers: Collection[int], stop: Callable[[], bool]
) -> Iterator[tuple[int, tuple[Position, Assessment]]]:
    """Give the positions after so many moves of a game, with who owns what in them."""
    game = game_of(replace(path, steps=(), nodes=()))
    done = 0
    if 0 in numbers:
        yield 0, (game.position(), judged_game(game, stop).whole)
    for index, step in enumerate(path.steps):
        if stop():
            return
        take_step(game, path, index)
        if isinstance(step, Move):
            done += 1
            if done in numbers:
                yield done, (game.position(), judged_game(game, stop).whole)


def _slide(
    first: int,
    last: int,
    leads: Sequence[Lead],
    judged: dict[int, tuple[Position, Assessment]],
) -> Slide:
    before, after = leads[first], leads[last]
    winner = BLACK if after.black > before.black else WHITE
    changes = changes_between(winner, *judged[first], *judged[last])
    return Slide(first + 1, last, before, after, changes)


def changes_between(
    winner: Color, old: Position, owned: Assessment, new: Position, owned_then: Assessment
) -> tuple[Change, ...]:
    """Give the parts of the board that went over to a color, by MISTAKE points or more, the most first.

    `old` and `new` are the positions before and after, `owned` and `owned_then` who owns what in them.
    """
    gains = {
        point: owned_then.for_color(winner, point) - owned.for_color(winner, point)
        for point in all_points(old.size)
    }
    found = []
    for part in _parts([point for point, gain in gains.items() if gain >= CHANGED]):
        points = sum(gains[point] for point in part)
        if points < MISTAKE:
            continue
        stood = {p: new.at(p) if old.at(p) == EMPTY else old.at(p) for p in part}
        lost = [p for p in part if stood[p] == opposite(winner)]
        saved = [p for p in part if stood[p] == winner and old.at(p) == winner]
        kind, stones = max(("lost", lost), ("saved", saved), key=lambda each: len(each[1]))
        if sum(gains[p] for p in stones) < STONES * points:
            kind, stones = "area", part
        elif kind == "lost" and sum(owned_then.for_color(winner, p) for p in stones) < 0:
            kind = "weak"
        found.append(Change(kind, round(points, 1), tuple(stones)))
    return tuple(sorted(found, key=lambda change: -change.points))


def _parts(points: Sequence[Point]) -> Iterator[list[Point]]:
    """Give points in parts: those that lie NEAR each other, one beside the next, are one."""
    left = list(points)
    while left:
        part = [left.pop(0)]
        for one in part:
            near = [other for other in left if lines_apart(one, other) <= NEAR]
            part += near
            left = [other for other in left if other not in near]
        yield part
