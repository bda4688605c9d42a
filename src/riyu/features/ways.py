"""The paths that influence runs along, as numbers and bits: the tables that `influence_maps.py` looks things up in.

Takes nothing; gives lists. Knows no stones. Source: the 2011 blog (B5), "Under the Influence".

A **way** is a run of up to 5 steps, each to a neighbor, in no more than two directions, a quarter turn apart. Two such
directions make a **quarter**: seen from a point there are four, each with the number of its first direction. A way in a
quarter is a number: a 1, then a bit a step, 0 in the quarter's first direction, 1 in its second; 1 alone is the way of
no step. So 2 to 63 are all the ways in a quarter, and 64 bits can say which of them are open. The way back along one is
its steps in reverse, in the opposite quarter.

A **path** is a way that with each step comes as near to its end (Euclid) as a step can bring it, or one that does so
run backward. There are 188 from a point far from the edge, 53,728 on 19x19, each with its source. The blog's program
counted 143,296, and at most 188 that a move has to look at. The first is 4 times 35,824, the ways that come as near as
they can: each pair of points was met from either end and its paths made in both directions. The second is as here.

A path gives its end f / N units: f is NEAREST for a neighbor and half of that with each step more, N the number of
paths between the two points. NEAREST is the least for which all of them are whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

__all__ = [
    "NEAREST",
    "REACH",
    "diamond",
    "ending",
    "gives",
    "leaving",
    "onward",
    "passing",
    "paths",
    "places",
    "rows",
    "takes",
]

REACH = 5
"""Steps of the longest path."""

NEAREST = 1344
"""Units of influence by paths that a stone gives a neighbor."""

Steps = tuple[int, ...]
Offset = tuple[int, int]

_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Columns and rows of a step. A quarter's first direction has its number, the second comes next."""

_WAYS = range(2, 1 << (REACH + 1))
_QUARTERS = range(4)


def _greedy(first: int, second: int) -> set[Steps]:
    """Give the runs of so many steps in each direction of a quarter that come near as they can with every step."""
    if first == second == 0:
        return {()}
    steps = set()
    if first >= second:
        steps |= {(0, *rest) for rest in _greedy(first - 1, second)}
    if second >= first:
        steps |= {(1, *rest) for rest in _greedy(first, second - 1)}
    return steps


def _all_paths() -> dict[Steps, int]:
    """Give the units that each path of a quarter gives its end."""
    units = {}
    for length in range(1, REACH + 1):
        for second in range(length + 1):
            forward = _greedy(length - second, second)
            between = forward | {steps[::-1] for steps in forward}
            for steps in between:
                units[steps] = (NEAREST >> (length - 1)) // len(between)
    return units


_UNITS = _all_paths()


def _number(steps: Steps) -> int:
    """Give the way of some steps."""
    return int("".join(map(str, (1, *steps))), 2)


def _points(quarter: int, way: int) -> list[Offset]:
    """Give the columns and rows from where a way begins to each point that it comes to."""
    column = row = 0
    points = []
    for step in map(int, f"{way:b}"[1:]):
        right, up = _DIRECTIONS[(quarter + step) % 4]
        column, row = column + right, row + up
        points.append((column, row))
    return points


_POINTS = {(quarter, way): _points(quarter, way) for quarter in _QUARTERS for way in _WAYS}


def _bits(ways: Iterable[int]) -> int:
    return sum(1 << way for way in ways)


def diamond() -> list[Offset]:
    """Give the 61 cells within reach of a point, itself too, by row and column: their places are their numbers."""
    reach = range(-REACH, REACH + 1)
    return [(column, row) for row in reach for column in reach if abs(column) + abs(row) <= REACH]


def rows() -> list[tuple[int, int, int]]:
    """Give each row of the diamond, lowest first: its first cell's number, that cell's columns from the left, its bits.

    The bits are as many as its cells, from bit 0.
    """
    cells = diamond()
    return [
        (cells.index((-width, row)), REACH - width, (1 << (2 * width + 1)) - 1)
        for row in range(-REACH, REACH + 1)
        for width in (REACH - abs(row),)
    ]


def passing() -> list[int]:
    """Give the ways that come to a cell of the diamond and go on, at 4 * cell + quarter."""
    return _meeting(lambda points: points[:-1])


def ending() -> list[int]:
    """Give the ways that end on a cell of the diamond, at 4 * cell + quarter."""
    return _meeting(lambda points: points[-1:])


def _meeting(part: Callable[[list[Offset]], list[Offset]]) -> list[int]:
    """Give the ways that have a cell of the diamond in this part of their points, at 4 * cell + quarter."""
    cells = {cell: place for place, cell in enumerate(diamond())}
    words = [0] * (4 * len(cells))
    for (quarter, way), points in _POINTS.items():
        for cell in part(points):
            words[4 * cells[cell] + quarter] |= 1 << way
    return words


def leaving() -> list[int]:
    """Give the ways that leave the board, at 4 * (8 * side + line) + quarter.

    `line` is the point's, from 1, counted from the side; from the sixth on no way leaves, and 0 is none.
    """
    words = [0] * (4 * 8 * 4)
    for (quarter, way), points in _POINTS.items():
        for side, (right, up) in enumerate(_DIRECTIONS):
            column, row = points[-1]
            for line in range(1, column * right + row * up + 1):
                words[4 * (8 * side + line) + quarter] |= 1 << way
    return words


def paths() -> int:
    """Give the ways of a quarter that are paths. Straight ones count in the quarter they're the first direction of."""
    return _bits(_number(steps) for steps in _UNITS if 0 in steps)


def gives() -> list[int]:
    """Give the units that a path gives its end, by way; 0 where a way is none."""
    given = [0] * 64
    for steps, units in _UNITS.items():
        given[_number(steps)] = units
    return given


def places(width: int) -> list[int]:
    """Give where ways end, at 64 * quarter + way, in rows of so many cells: from the middle."""
    placed = [0] * 256
    for (quarter, way), points in _POINTS.items():
        column, row = points[-1]
        placed[64 * quarter + way] = width * row + column
    return placed


def takes() -> list[int]:
    """Give the units of the path that comes back along one way and goes on along another, at 32 * back + on.

    Its source is at the end of a way out into a quarter; it goes on into the opposite one, or ends, if `on` is 1.
    0 where that is no path, or one straight in the second direction: those count in the next quarter alone.
    """
    taken = [0] * (64 * 32)
    for steps, units in _UNITS.items():
        for length in range(1, len(steps) + 1) if 0 in steps else ():
            taken[32 * _number(steps[:length][::-1]) + _number(steps[length:])] = units
    return taken


def onward() -> list[int]:
    """Give, by the way back to a source, the ways on with which it makes a path."""
    taken = takes()
    return [_bits(on for on in range(32) if taken[32 * back + on]) for back in range(64)]
