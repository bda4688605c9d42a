"""A frozen position: what stands, who moves, which ko is forbidden. It prints and reads itself.

Takes drawings and stones; gives drawings and stones. Checks no rules: a position may hold strings without liberties.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from riyu.base.errors import BadInput, Place, UsageError
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import (
    COLUMNS,
    Color,
    Point,
    all_points,
    check_size,
    color_name,
    column_of,
    on_board,
    parse_color,
    parse_point,
    point_text,
    row_of,
    star_points,
)

__all__ = ["Position", "empty_position", "parse_position"]

_SYMBOLS = ".XO"
_CONTENT = {
    ".": EMPTY,
    "+": EMPTY,
    ",": EMPTY,
    "X": BLACK,
    "#": BLACK,
    "●": BLACK,
    "O": WHITE,
    "○": WHITE,
}

_SIZE = re.compile(r"[0-9]{1,2}x[0-9]{1,2}\b")
_TO_MOVE = re.compile(r"(\S+) to move")
_KO = re.compile(r"ko at (\S+)")
_CAPTURED = re.compile(r"captured ([0-9]{1,9}) black ([0-9]{1,9}) white")


@dataclass(frozen=True, slots=True)
class Position:
    """What stands on a board, who moves, and the point forbidden by ko.

    `stones` holds size × size bytes in reading order (top row first): EMPTY, BLACK or WHITE. `ko` is an empty point or
    NO_POINT. `captured` counts the stones taken so far: (black stones, white stones). Anything else raises UsageError.
    """

    size: int
    stones: bytes
    to_move: Color = BLACK
    ko: Point = NO_POINT
    captured: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        check_size(self.size)
        if len(self.stones) != self.size * self.size:
            raise UsageError(f"{len(self.stones)} points given for a {self.size}x{self.size} board")
        strange = self.stones.translate(None, bytes((EMPTY, BLACK, WHITE)))
        if strange:
            raise UsageError(
                f"a point holds {strange[0]}: expected EMPTY (0), BLACK (1) or WHITE (2)"
            )
        if self.to_move not in (BLACK, WHITE):
            raise UsageError(f"color {self.to_move} to move: expected BLACK (1) or WHITE (2)")
        if self.ko != NO_POINT and self.at(self.ko) != EMPTY:
            raise UsageError(f"ko at {point_text(self.ko)}, where a stone stands")
        if min(self.captured) < 0:
            raise UsageError(f"captured {self.captured}: expected counts of stones")

    def index(self, point: Point) -> int:
        """Give the place of a point in `stones`. Unchecked."""
        return (self.size - row_of(point)) * self.size + column_of(point) - 1

    def at(self, point: Point) -> Color:
        """Give what stands on a point: EMPTY, BLACK or WHITE; raise UsageError off the board."""
        if not on_board(point, self.size):
            raise UsageError(f"cell {point} is not on a {self.size}x{self.size} board")
        return self.stones[self.index(point)]

    def points(self, content: Color) -> Iterator[Point]:
        """Give the points with this content, in reading order."""
        for point, stone in zip(all_points(self.size), self.stones, strict=True):
            if stone == content:
                yield point

    def with_stones(
        self, black: Iterable[Point] = (), white: Iterable[Point] = (), empty: Iterable[Point] = ()
    ) -> Position:
        """Give the position with stones set and taken off; no capture, no check of liberties; ko is lifted."""
        stones = bytearray(self.stones)
        for content, points in ((BLACK, black), (WHITE, white), (EMPTY, empty)):
            for point in points:
                if not on_board(point, self.size):
                    raise UsageError(f"cell {point} is not on a {self.size}x{self.size} board")
                stones[self.index(point)] = content
        return replace(self, stones=bytes(stones), ko=NO_POINT)

    def rows(self) -> list[str]:
        """Give the drawn rows from the top, a space between points: `. X O`."""
        size, stones = self.size, self.stones
        return [
            " ".join(_SYMBOLS[stone] for stone in stones[start : start + size])
            for start in range(0, size * size, size)
        ]

    def __str__(self) -> str:
        """Draw the position with coordinates under a line that says the rest; `parse_position` reads it back."""
        head = f"{self.size}x{self.size}, {color_name(self.to_move)} to move"
        if self.ko != NO_POINT:
            head += f", ko at {point_text(self.ko)}"
        if any(self.captured):
            head += f", captured {self.captured[0]} black {self.captured[1]} white"
        columns = "   " + " ".join(COLUMNS[: self.size])
        stars = set(star_points(self.size))
        drawn = []
        for number, row in zip(range(self.size, 0, -1), self.rows(), strict=True):
            marks = list(row)
            for point in stars:
                if row_of(point) == number and marks[2 * (column_of(point) - 1)] == ".":
                    marks[2 * (column_of(point) - 1)] = "+"
            drawn.append(f"{number:2} {''.join(marks)}")
        return "\n".join([head, columns, *drawn, columns])


def empty_position(size: int) -> Position:
    """Give the empty board of a size, Black to move."""
    return Position(size, bytes(check_size(size) ** 2))


def parse_position(text: str, source: str = "") -> Position:
    """Read a drawn position.

    Takes what `str` of a position gives, or bare rows of `.`, `+`, `X` (`#`, `●`) and `O` (`○`), from the top, spaces
    and coordinates allowed, the board square. Raises BadInput with line and column.
    """
    head, head_place = _Head(), Place(source)
    rows: list[tuple[int, list[int]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or _is_column_letters(words):
            continue
        if "to move" in line or _SIZE.match(words[0]):
            head_place = Place(source, number)
            head = _read_head(line, head_place)
            continue
        rows.append((number, _read_row(line, Place(source, number))))
    size = len(rows)
    if not rows:
        raise BadInput("no rows drawn: expected rows of '.', 'X' and 'O'", Place(source))
    for number, row in rows:
        if len(row) != size:
            raise BadInput(
                f"{len(row)} points in this row, but {size} rows: the board must be square",
                Place(source, number),
            )
    if not 2 <= size <= 19:
        raise BadInput(f"{size} rows: a board has 2 to 19", Place(source, rows[0][0]))
    if head.size and head.size != f"{size}x{size}":
        raise BadInput(f"said to be {head.size}, but {size} rows are drawn", head_place)
    position = Position(
        size, bytes(c for _, row in rows for c in row), head.to_move, captured=head.captured
    )
    if not head.ko:
        return position
    try:
        return replace(position, ko=parse_point(head.ko, size))
    except BadInput as error:
        raise BadInput(error.message, head_place) from None
    except UsageError as error:  # a stone stands there
        raise BadInput(str(error), head_place) from None


class _Head(NamedTuple):
    """What the line over a drawing says; texts are empty where it says nothing."""

    size: str = ""
    to_move: Color = BLACK
    ko: str = ""
    captured: tuple[int, int] = (0, 0)


def _is_column_letters(words: list[str]) -> bool:
    joined = "".join(words)
    return len(joined) >= 2 and COLUMNS.startswith(joined)


def _read_row(line: str, place: Place) -> list[int]:
    row = []
    for column, character in enumerate(line, start=1):
        if character in " \t|" or character.isdigit():
            continue
        if character not in _CONTENT:
            raise BadInput(
                f"found '{character}': expected '.', 'X' or 'O'",
                Place(place.source, place.line, column),
            )
        row.append(_CONTENT[character])
    return row


def _read_head(line: str, place: Place) -> _Head:
    head = _Head()
    for part in (p.strip() for p in line.split(",")):
        if _SIZE.fullmatch(part):
            head = head._replace(size=part)
        elif match := _TO_MOVE.fullmatch(part):
            try:
                head = head._replace(to_move=parse_color(match[1]))
            except BadInput as error:
                raise BadInput(error.message, place) from None
        elif match := _KO.fullmatch(part):
            head = head._replace(ko=match[1])
        elif match := _CAPTURED.fullmatch(part):
            head = head._replace(captured=(int(match[1]), int(match[2])))
        else:
            raise BadInput(
                f"found '{part}': expected a size, 'Black to move', 'ko at E5'"
                " or 'captured 3 black 2 white'",
                place,
            )
    return head
