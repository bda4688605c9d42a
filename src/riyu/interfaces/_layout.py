"""Where things go in a picture: board points to drawing coordinates, and marks of several layers on one point.

Takes a board size, a region and overlays; gives numbers. Knows no colors and no SVG.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import BadInput, UsageError
from riyu.game.points import (
    Point,
    all_points,
    column_of,
    on_board,
    parse_point,
    row_of,
)
from riyu.interfaces._overlay import Arrow, Line, Number, Overlay, Symbol, Text, Tint, points_of

__all__ = [
    "UNIT",
    "Frame",
    "LayerMark",
    "Placed",
    "Region",
    "check_overlays",
    "frame_of",
    "marks_by_point",
    "place_marks",
    "place_on_point",
    "region_from_text",
]

UNIT = 32.0  # drawing units between two lines; at point_size 32 a unit is a pixel and lines lie on whole ones

Region: TypeAlias = tuple[Point, Point]
"""Two opposite corners of the part of the board that is shown."""

_CORNERS = ((0.3, -0.3), (-0.3, -0.3), (0.3, 0.3), (-0.3, 0.3))
_FRAMES = frozenset({"circle", "square", "diamond", "stone"})  # symbols that a text may stand in


@dataclass(frozen=True, slots=True)
class Frame:
    """The shown part of a board and where it lies in the drawing (units of which UNIT make a line's distance)."""

    size: int
    low_column: int
    high_column: int
    low_row: int
    high_row: int
    left: float = 0.0  # of the first shown line
    top: float = 0.0

    @property
    def columns(self) -> int:
        """Give how many lines run up and down in the shown part."""
        return self.high_column - self.low_column + 1

    @property
    def rows(self) -> int:
        """Give how many lines run across in the shown part."""
        return self.high_row - self.low_row + 1

    @property
    def width(self) -> float:
        """Give the distance from the first to the last shown line, in drawing units."""
        return (self.columns - 1) * UNIT

    @property
    def height(self) -> float:
        """Give the distance from the top to the bottom shown line, in drawing units."""
        return (self.rows - 1) * UNIT

    def x(self, point: Point) -> float:
        """Give a point's place from the left."""
        return self.left + (column_of(point) - self.low_column) * UNIT

    def y(self, point: Point) -> float:
        """Give a point's place from the top."""
        return self.top + (self.high_row - row_of(point)) * UNIT

    def shows(self, point: Point) -> bool:
        """Say whether a point lies in the shown part."""
        return (
            self.low_column <= column_of(point) <= self.high_column
            and self.low_row <= row_of(point) <= self.high_row
        )

    def points(self) -> list[Point]:
        """Give the shown points in reading order."""
        return [p for p in all_points(self.size) if self.shows(p)]

    @property
    def is_whole(self) -> bool:
        """Say whether the whole board is shown."""
        return self.columns == self.rows == self.size


def frame_of(size: int, region: Region | None, left: float = 0.0, top: float = 0.0) -> Frame:
    """Give the frame of a region, or of the whole board; raise UsageError for a corner off the board."""
    if region is None:
        return Frame(size, 1, size, 1, size, left, top)
    for corner in region:
        if not on_board(corner, size):
            raise UsageError(f"region corner: cell {corner} is not on a {size}x{size} board")
    columns = sorted(column_of(p) for p in region)
    rows = sorted(row_of(p) for p in region)
    return Frame(size, columns[0], columns[1], rows[0], rows[1], left, top)


def region_from_text(text: str, size: int) -> Region | None:
    """Read a region such as `A1-K10`; empty text is the whole board. Raises UsageError."""
    if not text.strip():
        return None
    first, dash, second = text.partition("-")
    if not dash:
        raise UsageError(f"region '{text}': expected two corners, such as A1-K10")
    try:
        return parse_point(first, size), parse_point(second, size)
    except BadInput as error:
        raise UsageError(f"region '{text}': {error.message}") from None


def check_overlays(size: int, overlays: Iterable[Overlay]) -> tuple[Overlay, ...]:
    """Give the overlays as a tuple; raise UsageError for a mark off the board or a name used twice."""
    layers = tuple(overlays)
    seen: set[str] = set()
    for layer in layers:
        if layer.name in seen:
            raise UsageError(f"two layers are named '{layer.name}'")
        seen.add(layer.name)
        for mark in layer.marks:
            for point in points_of(mark):
                if not on_board(point, size):
                    raise UsageError(
                        f"layer '{layer.name}': cell {point} is not on a {size}x{size} board"
                    )
    return layers


LayerMark: TypeAlias = tuple[int, Number | Text | Tint | Symbol]
"""A mark that lies on a point, after its layer's number."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A mark with its place on its point: an offset in line distances and a scale; `plate`: a tint under a text."""

    layer: int
    mark: Number | Text | Tint | Symbol
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    plate: bool = False


def place_marks(
    layers: tuple[Overlay, ...], numbers: Mapping[Point, str], stones: frozenset[Point]
) -> dict[Point, list[Placed]]:
    """Give for each marked point its marks with places that leave each readable.

    The trap is two layers on one point. Texts share the middle; a tint under a text becomes a plate (on a stone, a
    small gauge below); a symbol frames a lone text if it can and goes to a corner if not; symbols without text are
    concentric. A veil lies over all of a point, below its other symbols and texts.
    """
    return {
        point: place_on_point(marks, point in numbers, point in stones)
        for point, marks in marks_by_point(layers).items()
    }


def marks_by_point(layers: Sequence[Overlay]) -> dict[Point, list[LayerMark]]:
    """Give the marks that lie on points, each with its layer's number, in the layers' order."""
    by_point: dict[Point, list[LayerMark]] = defaultdict(list)
    for index, layer in enumerate(layers):
        for mark in layer.marks:
            if not isinstance(mark, Line | Arrow):
                by_point[mark.point].append((index, mark))
    return by_point


def place_on_point(marks: Sequence[LayerMark], numbered: bool, stone: bool) -> list[Placed]:
    """Give the marks of one point with their places: see `place_marks`."""
    texts = [(i, m) for i, m in marks if isinstance(m, Number | Text)]
    tints = [(i, m) for i, m in marks if isinstance(m, Tint)]
    symbols = [(i, m) for i, m in marks if isinstance(m, Symbol) and m.shape != "veil"]
    taken = len(texts) + numbered
    placed = [Placed(i, m) for i, m in marks if isinstance(m, Symbol) and m.shape == "veil"]
    gauge = bool(tints) and taken > 0 and stone
    for place, (index, tint) in enumerate(tints):
        if gauge:
            spread = (place - (len(tints) - 1) / 2) * 0.3
            placed.append(Placed(index, tint, spread, 0.33, 0.4))
        elif taken and len(tints) == 1:
            placed.append(Placed(index, tint, plate=True))
        else:
            dx, dy, scale = _share(place, len(tints))
            placed.append(Placed(index, tint, dx, dy, scale))
    for place, (index, text) in enumerate(texts, start=int(numbered)):
        dx, dy, scale = _stack(place, taken)
        placed.append(
            Placed(index, text, dx, dy - (0.08 if gauge else 0), scale * (0.9 if gauge else 1))
        )
    corner = 0
    rings = 0
    for index, symbol in symbols:
        if not taken:
            placed.append(Placed(index, symbol, scale=0.58**rings))
            rings += 1
        elif taken == 1 and not rings and symbol.shape in _FRAMES and not gauge:
            placed.append(Placed(index, symbol, scale=1.42 if symbol.shape != "diamond" else 1.5))
            rings = 1
        else:
            dx, dy = _CORNERS[corner % 4]
            placed.append(Placed(index, symbol, dx, dy, 0.5))
            corner += 1
    return placed


def _share(place: int, of: int) -> tuple[float, float, float]:
    """Give offset and scale of one of several tints that share a point's square."""
    across = math.ceil(math.sqrt(of))
    down = math.ceil(of / across)
    step = 0.86 / across
    dx = (place % across - (across - 1) / 2) * step
    dy = (place // across - (down - 1) / 2) * step
    return dx, dy, 1.0 if of == 1 else 0.98 / across


def _stack(place: int, of: int) -> tuple[float, float, float]:
    """Give offset and scale of one of several texts: one above the other, from three on in two columns."""
    if of == 1:
        return 0.0, 0.0, 1.0
    if of == 2:
        return 0.0, (place - 0.5) * 0.42, 0.62
    dx, dy, _ = _share(place, of)
    return dx, dy, 1.0 / math.ceil(math.sqrt(of)) * 0.95
