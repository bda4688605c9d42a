"""What a game file marks at a node, as a layer: letters, forms, lines, arrows, what is dimmed, whose points are.

Takes nodes; gives an overlay, and new values where a mark is put on a point or taken off. Marks outside the board are
passed over: a file may come from anyone. (SGF FF[4], markup properties.)
"""

from __future__ import annotations

from collections.abc import Iterator

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import Point, all_points, column_of, point_at, row_of
from riyu.game.position import Position
from riyu.interfaces.picture import Arrow, Line, Mark, Overlay, Shape, Symbol, Text, Tint
from riyu.sgf import points
from riyu.sgf.node import Node

__all__ = ["BETWEEN", "BRUSHES", "LAYER", "file_marks", "with_mark"]

LAYER = "file-marks"
_LONGEST = 4  # characters of a letter's text
_FORMS: dict[str, Shape] = {
    "TR": "triangle",
    "SQ": "square",
    "CR": "circle",
    "MA": "cross",
    "SL": "dot",
}
BRUSHES = {
    "A": ("A", "Letters in their order"),
    "1": ("1", "Numbers in their order"),
    "TR": ("△", "Triangle"),
    "SQ": ("□", "Square"),
    "CR": ("○", "Circle"),
    "MA": ("✕", "Cross"),
    "SL": ("•", "Dot"),
    "TB": ("◐", "Black's point"),
    "TW": ("◑", "White's point"),
    "DD": ("▒", "Dimmed"),
    "LN": ("╱", "Line, from point to point"),
    "AR": ("↗", "Arrow, from point to point"),
    "VW": ("▣", "The part that is shown, from corner to corner"),
}
"""What can be put on points by clicks: sign and name by what `with_mark` knows it as."""

BETWEEN = ("LN", "AR", "VW")
"""Those that two clicks put on the board."""


def file_marks(node: Node, position: Position) -> list[Overlay]:
    """Give the layer of what is marked at a node where `position` stands; none where nothing is."""
    size = position.size
    marks: list[Mark] = []
    for name, color in (("TB", BLACK), ("TW", WHITE)):
        for point in _points(node, name, size):
            stone = position.at(point)
            if stone == EMPTY:
                marks.append(Tint(point, 0.6 if color == BLACK else -0.6))
            elif stone != color:
                marks.append(Symbol(point, "cross", "bad"))
    for name, shape in _FORMS.items():
        marks += [Symbol(point, shape) for point in _points(node, name, size)]
    for text, point in _labels(node, size):
        shown = text[:_LONGEST]
        if shown and shown.isprintable():
            marks.append(Text(point, shown))
    for name, kind in (("LN", Line), ("AR", Arrow)):
        marks += [kind(start, end) for start, end in _pairs(node, name, size) if start != end]
    marks += [Symbol(point, "veil") for point in sorted(_dimmed(node, size))]
    if not marks:
        return []
    return [Overlay(LAYER, "What the game's file marks here.", tuple(marks))]


def with_mark(
    node: Node, brush: str, point: Point, size: int, start: Point = NO_POINT
) -> tuple[str, tuple[str, ...]]:
    """Give a property and its values with a mark put on a point, or taken off if it is there already.

    `brush` is a name of BRUSHES: a letter is the first that the node does not have yet. `start` is the other point of
    what lies between two; of the part that is shown there is only one.
    """
    where = points.move_text(point, size)
    if brush in BETWEEN:
        return brush, _with_pair(node, brush, start, point, size)
    if brush not in ("A", "1"):
        before = points.texts(_points(node, brush, size), size)
        now = [text for text in before if text != where]
        return brush, tuple(now if len(now) < len(before) else [*now, where])
    labels = list(_labels(node, size))
    kept = [(text, p) for text, p in labels if p != point]
    if len(kept) == len(labels):
        used = {text for text, _ in labels}
        kept.append((next(text for text in _in_order(brush) if text not in used), point))
    return "LB", tuple(f"{points.move_text(p, size)}:{text}" for text, p in kept)


def _with_pair(node: Node, brush: str, start: Point, end: Point, size: int) -> tuple[str, ...]:
    """Give the values with what lies between two points put there, or taken off; a line has no direction."""
    if brush == "VW":
        low, high = sorted((column_of(start), column_of(end)))
        bottom, top = sorted((row_of(start), row_of(end)))
        now = {point_at(x, y) for x in range(low, high + 1) for y in range(bottom, top + 1)}
        return () if now == set(_points(node, "VW", size)) else tuple(points.compress(now, size))
    before = list(_pairs(node, brush, size))
    gone = ((start, end), (end, start)) if brush == "LN" else ((start, end),)
    kept = [pair for pair in before if pair not in gone]
    if len(kept) == len(before):
        kept.append((start, end))
    return tuple(":".join(points.texts(pair, size)) for pair in kept)


def _in_order(brush: str) -> Iterator[str]:
    if brush == "A":
        yield from "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    number = 0
    while True:
        number += 1
        yield str(number)


def _dimmed(node: Node, size: int) -> set[Point]:
    """Give the points that a node dims (DD), and those outside the part that it shows (VW); both last until changed."""
    dimmed, shown = (_lasting(node, name, size) for name in ("DD", "VW"))
    return dimmed | (set(all_points(size)) - shown if shown else set())


def _lasting(node: Node, name: str, size: int) -> set[Point]:
    """Give the points of a property that holds for what follows, as of the last node on the way that has it."""
    for before in reversed(node.path()):
        if name in before:
            return set(_points(before, name, size))
    return set()


def _points(node: Node, name: str, size: int) -> list[Point]:
    found: dict[Point, None] = {}
    for value in node.raw(name):
        try:
            found.update(dict.fromkeys(points.expand([value], size)))
        except BadInput:
            continue
    return list(found)


def _labels(node: Node, size: int) -> Iterator[tuple[str, Point]]:
    """Give labels with their points."""
    for line in node.text("LB").splitlines():
        where, colon, text = line.partition(":")
        if colon:
            try:
                yield text.strip(), points.parse_point(where, size)
            except BadInput:
                continue


def _pairs(node: Node, name: str, size: int) -> Iterator[tuple[Point, Point]]:
    for value in node.raw(name):
        start, _, end = value.partition(":")
        try:
            yield points.parse_point(start, size), points.parse_point(end, size)
        except BadInput:
            continue
