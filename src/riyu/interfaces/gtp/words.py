"""GTP's arguments: colors, vertices, numbers, with refusals in GNU Go's words and what was expected.

Takes words and a board size; gives colors, points, numbers, and vertices as text. Knows no session.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import EMPTY, PASS
from riyu.game.points import (
    Color,
    Point,
    column_of,
    parse_color,
    parse_move,
    parse_point,
    point_text,
    row_of,
)
from riyu.game.position import Position
from riyu.game.record import Move

__all__ = [
    "color_of",
    "content_pairs",
    "dboard",
    "in_reading_order",
    "move_of",
    "moves_of",
    "number_of",
    "point_of",
    "points_of",
    "shown",
    "stone_of",
    "vertex",
    "vertices",
    "whole_of",
]

_NUMBER = re.compile(
    r"[-+]?(?:[0-9]{1,18}(?:\.[0-9]{0,18})?|\.[0-9]{1,18})(?:[eE][-+]?[0-9]{1,3})?"
)
_WHOLE = re.compile(r"[-+]?[0-9]{1,18}")
_BOTH = "invalid color or coordinate"


def shown(word: str) -> str:
    """Give a word for a message, cut short."""
    return f"'{word}'" if len(word) <= 40 else f"'{word[:40]}…'"


def color_of(words: Sequence[str]) -> Color:
    """Read the color that a command's first argument must be."""
    if not words:
        raise UsageError("invalid color: none given, expected b or w")
    try:
        return parse_color(words[0])
    except BadInput:
        raise UsageError(f"invalid color: {shown(words[0])}, expected b or w") from None


def move_of(words: Sequence[str], size: int) -> Move:
    """Read a color and a vertex (`pass` is one) from a command's first two arguments."""
    if len(words) < 2:
        raise UsageError(f"{_BOTH}: expected a color and a vertex, such as b Q16")
    try:
        return Move(parse_color(words[0]), parse_move(words[1], size))
    except BadInput as error:
        raise UsageError(f"{_BOTH}: {error.message[:120]}") from None


def moves_of(words: Sequence[str], size: int) -> list[Move]:
    """Read colors and vertices in turn, as many as there are."""
    if len(words) % 2:
        raise UsageError(f"{_BOTH}: expected pairs of a color and a vertex, such as b Q16")
    return [move_of(words[i : i + 2], size) for i in range(0, len(words), 2)]


def content_pairs(words: Sequence[str], size: int) -> dict[Point, Color]:
    """Read contents (b, w, or e for empty) and vertices in turn; a point may be named once."""
    if len(words) % 2:
        raise UsageError(f"{_BOTH}: expected pairs such as b Q16, w D4 or e K10")
    contents: dict[Point, Color] = {}
    for kind, where in zip(words[::2], words[1::2], strict=True):
        empty = kind.lower() in ("e", "empty")
        try:
            content = EMPTY if empty else parse_color(kind)
            point = parse_point(where, size)
        except BadInput as error:
            raise UsageError(f"{_BOTH}: {error.message[:120]}") from None
        if point in contents:
            raise UsageError(f"repeated vertex: {point_text(point)}")
        contents[point] = content
    return contents


def point_of(words: Sequence[str], size: int) -> Point:
    """Read the point that a command's first argument must be."""
    return points_of(words[:1], size)[0] if words else _no_point()


def _no_point() -> Point:
    raise UsageError("invalid coordinate: none given, expected a vertex such as Q16")


def points_of(words: Iterable[str], size: int) -> list[Point]:
    """Read vertices, a pass not among them."""
    try:
        return [parse_point(word, size) for word in words]
    except BadInput as error:
        raise UsageError(f"invalid coordinate: {error.message[:120]}") from None


def stone_of(words: Sequence[str], position: Position) -> Point:
    """Read a vertex where a stone stands."""
    point = point_of(words, position.size)
    if position.at(point) == EMPTY:
        raise UsageError("vertex must not be empty")
    return point


def whole_of(
    words: Sequence[str],
    refusal: str,
    low: int = 0,
    high: int = 10**18,
    *,
    default: int | None = None,
) -> int:
    """Read the whole number that the first argument must be; `refusal` are the words for anything else."""
    if not words and default is not None:
        return default
    if not words or not _WHOLE.fullmatch(words[0]):
        raise UsageError(refusal)
    number = int(words[0])
    if not low <= number <= high:
        raise UsageError(f"{refusal}: {number}, expected {low} to {high}")
    return number


def number_of(word: str, refusal: str, low: float = -1e9, high: float = 1e9) -> float:
    """Read a finite number; `refusal` are the words for anything else."""
    if not _NUMBER.fullmatch(word):
        raise UsageError(f"{refusal}: {shown(word)}")
    number = float(word)
    if not math.isfinite(number) or not low <= number <= high:
        raise UsageError(f"{refusal}: {shown(word)}, expected {low:g} to {high:g}")
    return number


def vertex(point: Point) -> str:
    """Give a move as GNU Go writes it: `Q16`, `PASS`."""
    return "PASS" if point == PASS else point_text(point)


def vertices(points: Iterable[Point]) -> str:
    """Give vertices with a blank between."""
    return " ".join(vertex(point) for point in points)


def in_reading_order(points: Iterable[Point]) -> list[Point]:
    """Give points from the top left along the rows."""
    return sorted(points, key=lambda p: (-row_of(p), column_of(p)))


def dboard(values: Sequence[float], size: int) -> str:
    """Write a value for each point as GoGui reads them: rows from the top."""
    return "\n".join(
        " ".join(f"{value:.2f}" for value in values[start : start + size])
        for start in range(0, size * size, size)
    )
