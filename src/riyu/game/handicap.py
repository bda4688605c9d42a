"""Where Black's handicap stones go: the fixed points of GTP, and sensible ones for any size and number.

Takes a board size, a number of stones and points already taken; gives points. Knows no game: who gets compensation
and who moves first is the ruleset's and the game's to say.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.base.errors import UsageError
from riyu.game.points import (
    Point,
    all_points,
    check_size,
    column_of,
    line_of,
    on_board,
    point_at,
    row_of,
)

__all__ = ["fixed_handicap", "free_handicap", "max_fixed", "max_free"]


def max_fixed(size: int) -> int:
    """Give the most stones that have fixed points on this size: 9, 4, or 0 (GTP 2, section 4.1.1)."""
    if check_size(size) < 7:
        return 0
    return 9 if size % 2 and size > 7 else 4


def max_free(size: int) -> int:
    """Give the most stones `free_handicap` will place on this size: every other point."""
    return check_size(size) ** 2 // 2


def fixed_handicap(size: int, stones: int) -> tuple[Point, ...]:
    """Give the fixed points for 2 to `max_fixed(size)` stones, in the order of GTP 2, section 4.1.1.

    Raises UsageError for a number that has no fixed points.
    """
    most = max_fixed(size)
    if not 2 <= stones <= most:
        expected = f"expected 2 to {most}" if most else "no fixed points below 7x7"
        raise UsageError(f"{stones} fixed handicap stones on {size}x{size}: {expected}")
    corners, sides, center = _landmarks(size, 4 if size >= 13 else 3)
    if stones <= 4:
        return corners[:stones]
    # An odd stone goes to the center, whatever the others do: 6 has none there, 7 has.
    return corners + sides[: (stones - 4) // 2 * 2] + ((center,) if stones % 2 else ())


def free_handicap(size: int, stones: int, existing: Iterable[Point] = ()) -> tuple[Point, ...]:
    """Give points for this many more stones, none on a point of `existing` (all that are taken, whoever stands there).

    On an empty board the fixed points are used as far as there are any. Further stones go, one by one, where the
    nearest stone is farthest away, on the third or fourth line rather than nearer to the edge. Raises UsageError if
    `stones` is negative, if more than every other point would be taken, or if an existing point is off the board.
    """
    check_size(size)
    taken = list(dict.fromkeys(existing))
    for point in taken:
        if not on_board(point, size):
            raise UsageError(f"cell {point} is not on a {size}x{size} board")
    most = max_free(size) - len(taken)
    if not 0 <= stones <= most:
        raise UsageError(
            f"{stones} handicap stones on {size}x{size}"
            + (f" with {len(taken)} points taken" if taken else "")
            + f": expected 0 to {max(most, 0)}"
        )
    start: tuple[Point, ...] = ()
    if not taken and stones >= 2 and max_fixed(size):
        start = fixed_handicap(size, min(stones, max_fixed(size)))
    return start + _spread(size, stones - len(start), [*taken, *start])


def _landmarks(size: int, inset: int) -> tuple[tuple[Point, ...], tuple[Point, ...], Point]:
    """Give four corner points, four side points and the center, in GTP's order; sides and center are for odd sizes."""
    low, high, middle = inset, size + 1 - inset, (size + 1) // 2
    corners = ((low, low), (high, high), (low, high), (high, low))
    sides = ((low, middle), (high, middle), (middle, low), (middle, high))
    return (
        tuple(point_at(column, row) for column, row in corners),
        tuple(point_at(column, row) for column, row in sides),
        point_at(middle, middle),
    )


def _spread(size: int, stones: int, taken: list[Point]) -> tuple[Point, ...]:
    """Give points one by one, the corners first, then each as far as can be from all taken before it."""
    inset = 4 if size >= 13 else 3 if size >= 7 else min(2, (size + 1) // 2)
    corners = _landmarks(size, inset)[0]
    # Squared distance from each free point to the nearest stone; a stone makes it smaller, never larger.
    nearest = dict.fromkeys(all_points(size), 4 * size * size)

    def take(stone: Point) -> None:
        nearest.pop(stone, None)
        for point in nearest:
            across, up = column_of(point) - column_of(stone), row_of(point) - row_of(stone)
            nearest[point] = min(nearest[point], across * across + up * up)

    def worth(point: Point) -> float:
        line = line_of(point, size)
        edge = (0.02, 0.1, 1.0, 1.0)[line - 1] if line <= 4 else 0.9
        return nearest[point] * edge

    for stone in taken:
        take(stone)
    given = []
    for _ in range(stones):
        # A corner is free if no stone is nearer than a quarter of the board.
        free_corners = [p for p in corners if 16 * nearest.get(p, 0) >= size * size]
        chosen = free_corners[0] if free_corners else max(nearest, key=worth)
        given.append(chosen)
        take(chosen)
    return tuple(given)
