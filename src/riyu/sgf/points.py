"""Points as SGF writes them (`pd`, from the upper left) to cells and back, and lists of them with rectangles.

Takes values and a board size, gives cells; and the other way. Knows no nodes.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.base.errors import BadInput
from riyu.game.constants import PASS
from riyu.game.points import Point, column_of, point_at, row_of

__all__ = ["compress", "expand", "move_text", "parse_move", "parse_point", "parse_points", "texts"]

_LETTERS = "abcdefghijklmnopqrs"


def parse_move(text: str, size: int) -> Point:
    """Read the value of B or W: a point, or PASS where it is empty or `tt`.

    `tt` is a pass on boards up to 19×19 (FF[3]), and riyu has none larger. Raises BadInput.
    """
    word = text.strip()
    return PASS if word in ("", "tt", "TT") else parse_point(word, size)


def parse_point(text: str, size: int) -> Point:
    """Read a point such as `pd` (or `PD`, as some old programs write); raise BadInput if it is none."""
    word = text.strip()
    if len(word) == 2:
        x = _LETTERS.find(word[0].lower())
        y = _LETTERS.find(word[1].lower())
        if 0 <= x < size and 0 <= y < size:
            return point_at(x + 1, size - y)
    last = _LETTERS[size - 1]
    raise BadInput(f"found '{word[:20]}': expected a point, two letters a-{last}")


def parse_points(text: str, size: int) -> list[Point]:
    """Read one value of a point list: a point, or a rectangle `aa:cc` by two opposite corners, as a list."""
    if ":" not in text:
        return [parse_point(text, size)]
    first, _, second = text.partition(":")
    a, b = parse_point(first, size), parse_point(second, size)
    left, right = sorted((column_of(a), column_of(b)))
    low, high = sorted((row_of(a), row_of(b)))
    return [
        point_at(column, row)
        for row in range(high, low - 1, -1)
        for column in range(left, right + 1)
    ]


def expand(values: Iterable[str], size: int) -> list[Point]:
    """Read a point list, rectangles and all: each point once, in the order of the file.

    A single empty value is the empty list (`DD[]`). Raises BadInput.
    """
    listed = list(values)
    if len(listed) == 1 and not listed[0].strip():
        return []
    points: dict[Point, None] = {}
    for value in listed:
        points.update(dict.fromkeys(parse_points(value, size)))
    return list(points)


def move_text(point: Point, size: int) -> str:
    """Give the value of B or W for a cell: two letters, nothing for PASS (FF[4]). Unchecked."""
    if point == PASS:
        return ""
    return _LETTERS[column_of(point) - 1] + _LETTERS[size - row_of(point)]


def texts(points: Iterable[Point], size: int) -> list[str]:
    """Give a value for each point: the form that every program reads."""
    return [move_text(point, size) for point in points]


def compress(points: Iterable[Point], size: int) -> list[str]:
    """Give a point list with rectangles, in reading order: short, but GNU Go and other old programs don't read it."""
    left_over = set(points)
    values = []
    for point in sorted(left_over, key=lambda p: (-row_of(p), column_of(p))):
        if point not in left_over:
            continue
        column, row = column_of(point), row_of(point)
        # The longest row from here, then down as far as all of it is there.
        right = column
        while point_at(right + 1, row) in left_over:
            right += 1
        low = row
        while all(point_at(x, low - 1) in left_over for x in range(column, right + 1)):
            low -= 1
        for y in range(low, row + 1):
            left_over.difference_update(point_at(x, y) for x in range(column, right + 1))
        corner = point_at(right, low)
        first = move_text(point, size)
        values.append(first if corner == point else f"{first}:{move_text(corner, size)}")
    return values
