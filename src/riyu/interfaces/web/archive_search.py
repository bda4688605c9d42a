"""What the page asks the archive: what stands in a rectangle of the board, in which games, and how an answer is shown.

Takes frozen wishes; gives frozen answers and a layer of marks. Knows no page; may run in any thread, for it opens the
archive anew each time: games added meanwhile are found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from riyu.archive.archive import Archive, KeptGame
from riyu.archive.assessed import Better, better_of
from riyu.archive.drawing import Drawing, Rectangle, drawing_of_position
from riyu.archive.finding import Continuation, Found, StandingPlace
from riyu.archive.wanted import EVERY_GAME, Wanted
from riyu.base.words import counted
from riyu.game.points import Point, all_points, color_name, column_of, point_at, point_text, row_of
from riyu.game.position import Position
from riyu.interfaces.picture import Line, Mark, Number, Overlay, Text, Tint

__all__ = [
    "LAYER",
    "Answer",
    "Asked",
    "answer_of",
    "continuation_words",
    "corner_around",
    "find",
    "found_overlay",
    "open_points",
    "outline",
    "place_words",
    "point_of",
    "rectangle_text",
    "won_words",
    "years_words",
]

LAYER = "archive"
_MOST_PLACES = 200  # told with their games
_NUMBERED = 9  # continuations that have their place on the board
_MOST_JUDGED = 2_000  # told to choose those from that are judged
_JUDGED = 4  # places of each of these continuations


@dataclass(frozen=True, slots=True)
class Asked:
    """What is looked for: what stands in a rectangle of a position, in the games wanted.

    `anything`: points there on which anything may stand. `next_at`: where the next move was, NO_POINT for anywhere.
    `is_turned`: in all eight orientations; `is_swapped`: with the colors changed, too. `is_judged`: who stood better is
    wanted, too.
    """

    position: Position
    rectangle: Rectangle
    anything: frozenset[Point] = frozenset()
    next_at: Point = 0
    wanted: Wanted = EVERY_GAME
    is_turned: bool = True
    is_swapped: bool = True
    is_judged: bool = False

    @property
    def drawing(self) -> Drawing:
        """What is looked for, drawn. Raises UsageError where that is nothing."""
        drawing = drawing_of_position(self.position, self.rectangle, self.anything)
        if not self.next_at:
            return drawing
        part = self.rectangle
        column, row = column_of(self.next_at) - part.left, part.top - row_of(self.next_at)
        return drawing.with_next(row * part.width + column)


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found by now, the games of the places told, and who stood better by continuation, as far as judged."""

    asked: Asked
    found: Found
    games: dict[int, KeptGame]
    better: dict[tuple[int, int] | None, Better] = field(default_factory=dict)

    def better_words(self, one: Continuation) -> str:
        """Say who stood better after a continuation; nothing where that was not judged."""
        judged = self.better.get((one.place, one.color) if one.place >= 0 else None)
        return f" {judged}." if judged else ""


def find(
    folder: Path, asked: Asked, show: Callable[[Answer], None], stop: Callable[[], bool]
) -> Answer | None:
    """Look for it in an archive; show what is found so far; give the whole, None if it was stopped.

    Who stood better is judged once all is found, if that is asked: some tenth of a second a place.

    Raises BadInput for a folder that is no archive, UsageError for nothing to look for.
    """
    drawing = asked.drawing
    answer = None
    with Archive(folder) as kept:
        for found in kept.find(
            drawing,
            asked.wanted,
            is_turned=asked.is_turned,
            is_swapped=asked.is_swapped,
            most=_MOST_JUDGED if asked.is_judged else _MOST_PLACES,
        ):
            if stop():
                return None
            answer = answer_of(kept, asked, found)
            if not found.is_whole or asked.is_judged:
                show(answer)
        if answer is not None and asked.is_judged:
            for better in better_of(
                kept, answer.found, _JUDGED, continuations=_NUMBERED, stop=stop
            ):
                answer = replace(answer, better=better)
                show(answer)
            if stop():
                return None
    return answer


def answer_of(kept: Archive, asked: Asked, found: Found) -> Answer:
    """Give what was found with the games of the first places."""
    told = found.told[:_MOST_PLACES]
    return Answer(asked, found, kept.games_of(place.game for place in told))


def point_of(asked: Asked, continuation: Continuation) -> Point:
    """Give the point of the board that a continuation was played on."""
    row, column = divmod(continuation.place, asked.rectangle.width)
    return point_at(asked.rectangle.left + column, asked.rectangle.top - row)


def found_overlay(answer: Answer) -> Overlay:
    """Show the continuations on their points: the more often, the larger and the greener."""
    asked, found = answer.asked, answer.found
    marks: list[Mark] = [*outline(asked.rectangle), *open_points(asked.anything)]
    taken: set[Point] = set()
    most = max((one.places for one in found.continuations), default=1)
    for number, one in enumerate(found.continuations[:_NUMBERED], start=1):
        point = point_of(asked, one)
        if point not in taken:  # the other color's, too, less often: the list has it
            taken.add(point)
            marks.append(Tint(point, one.places / most, "worth"))
            marks.append(Number(point, number))
    keys: tuple[tuple[Mark, str], ...] = (
        (Tint(0, 1.0, "worth"), "most often"),
        (Tint(0, 0.0, "worth"), "seldom"),
    )
    legend = (
        f"What was played next in {rectangle_text(asked.rectangle)}, in the archive: "
        f"{counted(found.places, 'place')} in {counted(found.games, 'game')}."
    )
    return Overlay(LAYER, legend, tuple(marks), keys)


def outline(part: Rectangle) -> list[Mark]:
    """Give the edges of a rectangle."""
    corners = [
        point_at(column, row)
        for column, row in (
            (part.left, part.bottom),
            (part.left, part.top),
            (part.right, part.top),
            (part.right, part.bottom),
        )
    ]
    ends = zip(corners, [*corners[1:], corners[0]], strict=True)
    return [Line(one, other, "neutral", "whole") for one, other in ends if one != other]


def open_points(points: frozenset[Point]) -> list[Mark]:
    """Give the marks of points on which anything may stand."""
    return [Text(point, "?") for point in sorted(points)]


def corner_around(position: Position, point: Point) -> Rectangle:
    """Give the corner that a point lies in, from the board's corner to one line beyond its stones and the point."""
    size = position.size
    is_left, is_low = 2 * column_of(point) <= size, 2 * row_of(point) <= size
    points = [
        one
        for one in all_points(size)
        if (2 * column_of(one) <= size) == is_left
        and (2 * row_of(one) <= size) == is_low
        and (position.at(one) or one == point)
    ]
    columns, rows = [*map(column_of, points)], [*map(row_of, points)]
    return Rectangle(
        1 if is_left else min(columns) - 1,
        1 if is_low else min(rows) - 1,
        max(columns) + 1 if is_left else size,
        max(rows) + 1 if is_low else size,
    )


def rectangle_text(part: Rectangle) -> str:
    """Give a rectangle as it is typed: `A1:G7`."""
    corners = point_at(part.left, part.bottom), point_at(part.right, part.top)
    return ":".join(map(point_text, corners))


def continuation_words(one: Continuation) -> str:
    """Say how often a continuation was played, who won then, and when."""
    said = f"{counted(one.places, 'place')} in {counted(one.games, 'game')}"
    if one.at_once < one.places:
        said += f", {one.at_once} at once"
    return f"{said}; {won_words(one)}{years_words(one)}"


def won_words(one: Continuation | Found) -> str:
    """Say who won the games, by the colors drawn."""
    return f"{color_name(1)} won {one.black_won}, {color_name(2)} {one.white_won}"


def years_words(one: Continuation | Found) -> str:
    """Say from when to when, if that is known."""
    if not one.first:
        return ""
    first, last = one.first // 10000, one.last // 10000
    return f"; {first}" if first == last else f"; {first} to {last}"


def place_words(place: StandingPlace, game: KeptGame) -> str:
    """Say who played where a drawing stood, and when it did."""
    changed = ", colors changed" if place.swapped else ""
    return f"{game.title}: after move {place.move}{changed}"
