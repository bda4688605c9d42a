"""Influence kept up to date as stones come and go: by open paths, with shadows, and by inverse squares, without.

Takes a stone that comes or goes and what stands around it; gives each point's sums, in whole units. Knows neither edge
rim nor radiation: `influence.py` works them out where they are asked for. What a path is, says `ways.py`.
Sources: the 2011 blog (B5), "Under the Influence"; the novice (N3), "Basic Infrastructure".

By paths: a path counts if a stone stands at its source and none on the rest of it. So a stone that comes gives along
its own paths, and the stones it sees lose what they gave through it, and to it. A sum is at most 19,152 either way: 4
stones at NEAREST, 8 at half of it, 12, 16 and 20 further out.

By inverse squares: a stone gives SQUARE / d² units, rounded, to every point but its own. With stones of one color on
all points that makes 62,716 in the middle, which 16 bits hold.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.features import ways

if not cython.compiled:
    from riyu.base.plain import Log
    from riyu.features.plain import ROWS, SIDE, FeatureState, lowest_bit
    from riyu.features.plain_influence import (
        CELLS_OF,
        ENDING,
        FIRST,
        GIVES,
        LEAVING,
        ONWARD,
        PASSING,
        PATHS,
        PLACES,
        REACH,
        SHIFT,
        SPAN,
        SQUARES,
        TAKES,
        WIDTH,
        Sight,
        add_cells,
        any_of_four,
        keep_cells,
    )
    from riyu.game.constants import BLACK
    from riyu.game.plain import SIZE, BoardState

__all__ = ["NEAREST", "SQUARE", "TABLES"]

NEAREST = ways.NEAREST
"""Units of influence by paths that a stone gives a neighbor."""

SQUARE = 3600
"""Units of influence by inverse squares that a stone gives a neighbor."""

TABLES = [
    Field("features", "SHIFT", 11, 1, "paths: where the rows of a diamond begin"),
    Field("features", "FIRST", 11, 1, "paths: the number of a row's first cell"),
    Field("features", "CELLS_OF", 11, 8, "paths: the cells of a diamond's rows"),
    Field("features", "PASSING", 244, 8, "paths: the ways that go on from a cell"),
    Field("features", "ENDING", 244, 8, "paths: the ways that end on a cell"),
    Field("features", "LEAVING", 128, 8, "paths: the ways that leave the board"),
    Field("features", "PATHS", 1, 8, "paths: the ways that are paths"),
    Field("features", "GIVES", 64, 2, "paths: what a path gives its end"),
    Field("features", "PLACES", 256, 2, "paths: where a way ends"),
    Field("features", "ONWARD", 64, 4, "paths: the ways on from a way back that make a path"),
    Field("features", "TAKES", 2048, 2, "paths: what a path through a point gives its end"),
    Field("features", "SQUARES", 760, 2, "inverse squares, rounded, by distance"),
]
"""Tables that are filled at import, never change, and are shared by all games."""


def _fill_tables() -> None:
    for i, (first, shift, cells) in enumerate(ways.rows()):
        FIRST[i], SHIFT[i], CELLS_OF[i] = first, shift, cells
    for i, word in enumerate(ways.passing()):
        PASSING[i] = word
    for i, word in enumerate(ways.ending()):
        ENDING[i] = word
    for i, word in enumerate(ways.leaving()):
        LEAVING[i] = word
    PATHS[0] = ways.paths()
    for i, units in enumerate(ways.gives()):
        GIVES[i] = units
    for i, place in enumerate(ways.places(WIDTH)):
        PLACES[i] = place
    for i, word in enumerate(ways.onward()):
        ONWARD[i] = word
    for i, units in enumerate(ways.takes()):
        TAKES[i] = units
    for rows in range(19):
        for columns in range(-19, 20):
            squared = rows * rows + columns * columns
            SQUARES[40 * rows + 20 + columns] = round(SQUARE / squared) if squared else 0


_fill_tables()


def look_around(s: BoardState, f: FeatureState, p: int, v: Sight) -> None:
    """See which ways from a point are free, and which end at a stone; what stands on the point itself is no matter."""
    row = p // 20
    column = p % 20
    size = s.numbers[SIZE]
    # Step 1. The ways that leave the board are stopped.
    right = 4 * min(size + 1 - column, 7)
    up = 4 * (8 + min(size + 1 - row, 7))
    left = 4 * (16 + min(column, 7))
    down = 4 * (24 + min(row, 7))
    for quarter in range(4):
        v.stopped[quarter] = (
            LEAVING[right + quarter]
            | LEAVING[up + quarter]
            | LEAVING[left + quarter]
            | LEAVING[down + quarter]
        )
        v.to_black[quarter] = 0
        v.to_white[quarter] = 0
    # Step 2. The stones within reach, a bit a cell of the diamond. Rows 0 and 21 hold none.
    black = cython.declare(cython.ulonglong, 0)
    white = cython.declare(cython.ulonglong, 0)
    bits = cython.declare(cython.ulonglong, 0)
    for i in range(SPAN):
        r = min(max(row + i - REACH, 0), ROWS - 1)
        bits = f.rows[r]
        black |= ((bits << REACH) >> (column + SHIFT[i]) & CELLS_OF[i]) << FIRST[i]
        bits = f.rows[ROWS + r]
        white |= ((bits << REACH) >> (column + SHIFT[i]) & CELLS_OF[i]) << FIRST[i]
    # Step 3. Those that go on from a stone are stopped as well.
    while black:
        cell = 4 * lowest_bit(black)
        black &= black - 1
        for quarter in range(4):
            v.stopped[quarter] |= PASSING[cell + quarter]
            v.to_black[quarter] |= ENDING[cell + quarter]
    while white:
        cell = 4 * lowest_bit(white)
        white &= white - 1
        for quarter in range(4):
            v.stopped[quarter] |= PASSING[cell + quarter]
            v.to_white[quarter] |= ENDING[cell + quarter]
    for quarter in range(4):
        v.to_black[quarter] &= ~v.stopped[quarter]
        v.to_white[quarter] &= ~v.stopped[quarter]
        v.free[quarter] = ~(v.stopped[quarter] | v.to_black[quarter] | v.to_white[quarter])


def give_along_own(v: Sight, middle: int, sign: int) -> None:
    """Change the sums where a stone's own paths end."""
    for quarter in range(4):
        bits = cython.declare(cython.ulonglong, v.free[quarter] & PATHS[0])
        while bits:
            way = lowest_bit(bits)
            bits &= bits - 1
            v.changes[middle + PLACES[64 * quarter + way]] += sign * GIVES[way]


def take_from_others(v: Sight, middle: int, sign: int) -> None:
    """Change the sums where paths end that come from the stones in sight and go through a point, or end on it."""
    for quarter in range(4):
        opposite = quarter ^ 2
        bits = cython.declare(cython.ulonglong, v.to_black[quarter] | v.to_white[quarter])
        while bits:
            back = lowest_bit(bits)
            bits &= bits - 1
            theirs = sign if v.to_white[quarter] >> back & 1 else -sign
            onward = cython.declare(cython.ulonglong, (v.free[opposite] | 2) & ONWARD[back])
            while onward:
                way = lowest_bit(onward)
                onward &= onward - 1
                v.changes[middle + PLACES[64 * opposite + way]] += theirs * TAKES[32 * back + way]


def move_paths(s: BoardState, f: FeatureState, log: Log, p: int, color: int, sign: int) -> None:
    """Let a stone come (sign 1) or go (-1), the other stones being those of the rows."""
    if cython.compiled:
        sight = cython.declare(Sight)
        v = cython.address(sight)
    else:
        v = Sight()
    for i in range(SPAN * WIDTH):
        v.changes[i] = 0
    before = REACH + ((p - REACH) & 3)  # cells, so that words of changes are words of the sums
    look_around(s, f, p, v)
    give_along_own(v, WIDTH * REACH + before, sign if color == BLACK else -sign)
    take_from_others(v, WIDTH * REACH + before, sign)
    for i in range(SPAN):
        for j in range(0, WIDTH, 4):
            if any_of_four(v.changes, WIDTH * i + j):
                cell = p + 20 * (i - REACH) - before + j
                keep_cells(log, f.paths, cell, 4)
                add_cells(f.paths, cell, v.changes, WIDTH * i + j, 4, 1)


def move_squares(s: BoardState, f: FeatureState, log: Log, p: int, color: int, sign: int) -> None:
    """Let a stone come (sign 1) or go (-1)."""
    side = SIDE * (color - 1)
    row = p // 20
    column = p % 20
    size = s.numbers[SIZE]
    keep_cells(log, f.squares, side + 20, 20 * size)
    for r in range(1, size + 1):
        away = r - row if r > row else row - r
        add_cells(f.squares, side + 20 * r, SQUARES, 40 * away + 20 - column, 20, sign)
        # A whole row at once is fastest; border cells hold nothing.
        f.squares[side + 20 * r] = 0
        for c in range(size + 1, 20):
            f.squares[side + 20 * r + c] = 0


def follow_paths(s: BoardState, f: FeatureState, log: Log, p: int, was: int, now: int) -> None:
    """Let influence by paths follow a change on a point, while the rows still hold what stood before it."""
    if was:
        move_paths(s, f, log, p, was, -1)
    if now:
        move_paths(s, f, log, p, now, 1)


def follow_squares(s: BoardState, f: FeatureState, log: Log, p: int, was: int, now: int) -> None:
    """Let influence by inverse squares follow a change on a point."""
    if was:
        move_squares(s, f, log, p, was, -1)
    if now:
        move_squares(s, f, log, p, now, 1)
