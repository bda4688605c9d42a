"""Points and colors by name: `Q16` to a cell and back, neighbors, lines from the edge.

Takes board sizes, cells and text; gives cells and text. Knows no stones.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, MAX_SIZE, MIN_SIZE, NO_POINT, PASS, STRIDE, WHITE

__all__ = [
    "COLUMNS",
    "Color",
    "Point",
    "all_points",
    "check_size",
    "color_name",
    "column_of",
    "diagonals",
    "lies_amid",
    "line_of",
    "lines_apart",
    "middle_of",
    "neighbors",
    "on_board",
    "opposite",
    "parse_color",
    "parse_move",
    "parse_point",
    "point_at",
    "point_text",
    "row_of",
    "star_points",
    "steps_apart",
]

Point: TypeAlias = int
"""A cell: `20 * row + column`, both from 1 at the lower left; 0 is no point (and as a move a pass)."""

Color: TypeAlias = int
"""BLACK (1) or WHITE (2); as the content of a point also EMPTY (0)."""

COLUMNS = "ABCDEFGHJKLMNOPQRST"
"""Column letters from the left; I is left out, as everywhere in Go."""


def check_size(size: int) -> int:
    """Give `size` back if a board can have it; else raise UsageError."""
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise UsageError(f"board size {size}: expected {MIN_SIZE} to {MAX_SIZE}")
    return size


def point_at(column: int, row: int) -> Point:
    """Give the cell of a column and row, both from 1 at the lower left. Unchecked."""
    return STRIDE * row + column


def column_of(point: Point) -> int:
    """Give a point's column, from 1 at the left."""
    return point % STRIDE


def row_of(point: Point) -> int:
    """Give a point's row, from 1 at the bottom."""
    return point // STRIDE


def on_board(point: Point, size: int) -> bool:
    """Say whether a cell is a point of a board of this size."""
    return 1 <= point % STRIDE <= size and 1 <= point // STRIDE <= size


@cache
def all_points(size: int) -> tuple[Point, ...]:
    """Give all points in reading order: from the top left along the rows."""
    return tuple(
        [STRIDE * row + column for row in range(size, 0, -1) for column in range(1, size + 1)]
    )


def neighbors(point: Point, size: int) -> list[Point]:
    """Give the points next to a point along the lines: 2 to 4 of them."""
    return list(_beside(point, size))


@cache
def _beside(point: Point, size: int) -> tuple[Point, ...]:
    around = (point + STRIDE, point - 1, point + 1, point - STRIDE)
    return tuple(p for p in around if on_board(p, size))


def diagonals(point: Point, size: int) -> list[Point]:
    """Give the points diagonally next to a point: 1 to 4 of them."""
    around = (point + STRIDE - 1, point + STRIDE + 1, point - STRIDE - 1, point - STRIDE + 1)
    return [p for p in around if on_board(p, size)]


def line_of(point: Point, size: int) -> int:
    """Give the line a point lies on, from 1 at the edge."""
    column, row = point % STRIDE, point // STRIDE
    return min(column, row, size + 1 - column, size + 1 - row)


def lies_amid(point: Point, one: Point, other: Point) -> bool:
    """Say whether a point lies in the rectangle of which two others are corners, its border with it."""
    columns = sorted((column_of(one), column_of(other)))
    rows = sorted((row_of(one), row_of(other)))
    return columns[0] <= column_of(point) <= columns[1] and rows[0] <= row_of(point) <= rows[1]


def lines_apart(one: Point, other: Point) -> int:
    """Give by how many lines two points are apart, the farther way."""
    return max(abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE))


def steps_apart(one: Point, other: Point) -> int:
    """Give how many steps from point to point along lines lead from one to the other."""
    return abs(one % STRIDE - other % STRIDE) + abs(one // STRIDE - other // STRIDE)


def middle_of(points: Collection[Point]) -> Point:
    """Give the one of some points that is nearest to all of them together. Raises ValueError for none."""
    across, up = sum(map(column_of, points)), sum(map(row_of, points))
    count = len(points)

    def far(point: Point) -> int:
        return (count * column_of(point) - across) ** 2 + (count * row_of(point) - up) ** 2

    return min(points, key=lambda point: (far(point), point))


def star_points(size: int) -> list[Point]:
    """Give the points drawn as stars on a board of this size, in reading order; below 7×7 only 5×5 has one."""
    if size < 7:
        return [point_at(3, 3)] if size == 5 else []
    inset = 4 if size >= 13 else 3
    low, high, middle = inset, size + 1 - inset, (size + 1) // 2
    corners = {(low, low), (low, high), (high, low), (high, high)}
    if size % 2:
        corners.add((middle, middle))
        if size >= 15:
            corners |= {(low, middle), (middle, low), (high, middle), (middle, high)}
    return sorted(
        (point_at(column, row) for column, row in corners), key=lambda p: (-row_of(p), column_of(p))
    )


def point_text(point: Point) -> str:
    """Give a point's text form, such as `Q16`; `pass` for 0."""
    if point == PASS:
        return "pass"
    return f"{COLUMNS[point % STRIDE - 1]}{point // STRIDE}"


def parse_point(text: str, size: int = MAX_SIZE) -> Point:
    """Read a point such as `Q16` or `q16` on a board of this size; raise BadInput if it is none."""
    word = text.strip().upper()
    letter, digits = word[:1], word[1:]
    # Only ASCII: upper() makes an S of a long s.
    if text.isascii() and letter and letter in COLUMNS and digits.isdigit() and len(digits) <= 2:
        point = point_at(COLUMNS.index(letter) + 1, int(digits))
        if on_board(point, size):
            return point
        raise BadInput(f"point '{text}' is not on a {size}x{size} board")
    raise BadInput(f"'{text}' is no point: expected a letter A-T without I and a row, such as Q16")


def parse_move(text: str, size: int = MAX_SIZE) -> Point:
    """Read a point or `pass` (0); raise BadInput if it is neither."""
    return PASS if text.strip().lower() == "pass" else parse_point(text, size)


def opposite(color: Color) -> Color:
    """Give the other color."""
    return 3 - color


def color_name(color: Color) -> str:
    """Give `Black`, `White`, or `empty` for 0."""
    return ("empty", "Black", "White")[color]


def parse_color(text: str) -> Color:
    """Read `b`, `black`, `w` or `white` in any case; raise BadInput if it is none of them."""
    word = text.strip().lower()
    if word in ("b", "black"):
        return BLACK
    if word in ("w", "white"):
        return WHITE
    raise BadInput(f"'{text}' is no color: expected b, black, w or white")


assert NO_POINT == PASS == 0
