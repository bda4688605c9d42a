"""The picture of an explanation: the position, the move, what its reasons speak of, and what happens elsewhere.

Takes a position and a record; gives SVG, or the overlay alone for whoever draws it. Explains nothing.
"""

from __future__ import annotations

from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point
from riyu.game.position import Position
from riyu.interfaces.picture import Mark, Number, Overlay, Picture, Symbol
from riyu.player.explaining.record import BEGINNER, Explanation

__all__ = ["explanation_overlay", "explanation_svg"]


def explanation_overlay(record: Explanation, reader: str = BEGINNER) -> Overlay:
    """Give what an explanation speaks of as one layer: the move, its objects, the line of what happens elsewhere."""
    marks: list[Mark] = []
    taken: set[Point] = set()
    line = record.threat.line if record.threat is not None else ()
    for number, point in enumerate(line, start=1):
        if point not in (PASS, NO_POINT) and point not in taken:
            marks.append(Number(point, number, "bad"))
            taken.add(point)
    if record.move > 0:
        marks.append(Symbol(record.move, "circle", "good"))
        taken.add(record.move)
    for one in record.reasons:
        for point in one.named:
            if point not in taken:
                marks.append(Symbol(point, "triangle", "plain"))
                taken.add(point)
    keys: list[tuple[Mark, str]] = [(Symbol(0, "circle", "good"), "the move")]
    keys.append((Symbol(0, "triangle", "plain"), "what it is about"))
    if line:
        keys.append((Number(0, 1, "bad"), "if one plays elsewhere"))
    return Overlay("explanation", record.headline.of(reader), tuple(marks), tuple(keys))


def explanation_svg(position: Position, record: Explanation, reader: str = BEGINNER) -> str:
    """Draw a position with an explanation."""
    overlay = explanation_overlay(record, reader)
    return Picture(position, (overlay,), title=record.headline.of(reader), status=True).svg()
