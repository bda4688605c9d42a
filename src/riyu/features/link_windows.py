"""The windows of links: drawn once, turned into every slot, and laid at every place of boards of all sizes.

Takes the drawings below; gives windows as masks for `link_games`, and placings, windows as they lie on a board, for
`link_codes`. Knows no stones but the ends.
"""

from __future__ import annotations

from typing import TypeAlias

import cython

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t
    from cython.cimports.libc.stdlib import calloc
else:
    from riyu.features.plain_links import (
        NO_LINK,
        PAIRS,
        PLACES,
        SETTLED,
        SLOTS,
        TERNARY,
        WINDOWS,
    )

__all__ = ["LAYOUT", "STEPS", "Layout", "known_codes"]

# A and B are the ends, - the wall between them, 1 and 2 the points on either side, * what else is looked at, and _ what
# is off the board. A diagonal has no wall: its two stones bar the way along lines already.
_DRAWN = {
    "diagonal": """
        . * . .
        * 2 B .
        . A 1 *
        . . * .
    """,
    "one-space jump": """
        . * .
        1 1 1
        A - B
        2 2 2
        . * .
    """,
    "two-space jump": """
        1 1 1 1
        A - - B
        2 2 2 2
    """,
    "knight's move": """
        . 1 1
        1 - B
        A - 2
        2 2 .
    """,
    "large knight's move": """
        . 1 1 .
        1 - - B
        A - - 2
        . 2 2 .
    """,
    "edge link from line 1": """
        A
        _
    """,
    "edge link from line 2": """
        1 A 2
        1 - 2
        _ _ _
    """,
    "edge link from line 3": """
        1 A 2
        1 - 2
        1 - 2
        _ _ _
    """,
    "edge link from line 4": """
        . A .
        1 - 2
        1 - 2
        1 - 2
        _ _ _
    """,
}

# By slot: columns and rows from the lower stone to the other; for the last four, from the stone to the edge.
STEPS = [
    *((1, 1), (-1, 1), (2, 0), (0, 2), (3, 0), (0, 3)),
    *((2, 1), (1, 2), (-1, 2), (-2, 1), (3, 1), (1, 3), (-1, 3), (-3, 1)),
    *((0, -1), (-1, 0), (1, 0), (0, 1)),
]

_Drawn: TypeAlias = list[tuple[str, int, int]]  # marks with their columns and rows
_Grid: TypeAlias = int  # a set of cells around the lower stone, a bit each, 16 to a row


def _read(drawing: str) -> _Drawn:
    rows = [row.split() for row in reversed(drawing.strip().splitlines())]
    return [(mark, x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."]


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    if turn & 4:
        x, y = y, x
    return -x if turn & 1 else x, -y if turn & 2 else y


def _turned_into(slot: int, drawn: _Drawn) -> _Drawn:
    """Give a drawing turned as a slot has it, counted from the lower stone; nothing if no turn does it."""
    ends = [(x, y) for mark, x, y in drawn if mark in "AB"]
    if len(ends) == 2:
        ways = [(ends[0], ends[1]), (ends[1], ends[0])]
    else:  # the other end is the edge, and the last slots lead there
        ways = [(ends[0], (ends[0][0], ends[0][1] - 1))] if slot >= PAIRS else []
    for (x, y), (to_x, to_y) in ways:
        for turn in range(8):
            if _turned(to_x - x, to_y - y, turn) == STEPS[slot]:
                return [(mark, *_turned(u - x, v - y, turn)) for mark, u, v in drawn]
    return []


def _bit(x: int, y: int) -> _Grid:
    return 1 << 16 * (y + 6) + x + 6


def _beside(grid: _Grid) -> _Grid:
    return grid << 1 | grid >> 1 | grid << 16 | grid >> 16


def _around(grid: _Grid) -> _Grid:
    rows = grid << 1 | grid | grid >> 1
    return rows << 16 | rows | rows >> 16


def _spans(lines: list[int]) -> list[range]:
    """Give which of some lines, and of those next to them, are on the board: by how near its two edges are."""
    low, high = min(lines) - 1, max(lines) + 1
    return [range(max(low, -(i // 5)), min(high, i % 5) + 1) for i in range(25)]


class Layout:
    """All links laid at all places of boards of all sizes; the windows are written to WINDOWS.

    `kinds`, `window_of` and `steps` say of each placing what kind of link it is, which window it has, and how far each
    of the window's cells lies from the lower stone; the first is for where no link can be. `placing_of` gives the
    placing of a slot at a place (PLACES * slot + place), `near` by slot the lower stones whose windows hold a point.
    """

    def __init__(self) -> None:
        self.windows: dict[object, int] = {"": 0}
        self.placings: dict[object, int] = {"": 0}
        self.kinds = [""]
        self.window_of = [0]
        self.steps: list[list[int]] = [[]]
        self.placing_of = [0] * (PLACES * SLOTS)
        self.near = [0] * SLOTS
        self.write_window(0, dict.fromkeys("AB_-12*", 0), [], 0)
        for kind, drawing in _DRAWN.items():
            for slot in range(SLOTS):
                drawn = _turned_into(slot, _read(drawing))
                if drawn:
                    self.lay(slot, kind, drawn)

    def lay(self, slot: int, kind: str, drawn: _Drawn) -> None:
        """Fill in a slot's placings: the same wherever the board cuts a window and what is beside it off alike."""
        for mark, x, y in drawn:
            if mark != "_":
                self.near[slot] |= 1 << 8 * (3 - y) + 3 - x
        grids = {one: sum(_bit(x, y) for mark, x, y in drawn if mark == one) for one in "AB_-12*"}
        cells = [(_bit(x, y), 20 * y + x) for one in "-12*" for mark, x, y in drawn if mark == one]
        rows = _spans([y for _, _, y in drawn])
        columns = _spans([x for _, x, _ in drawn])
        across = {span: sum(_bit(x, y) for x in range(-6, 7) for y in span) for span in set(rows)}
        along = {span: sum(_bit(x, y) for x in span for y in range(-6, 7)) for span in set(columns)}
        placings = {
            (high, wide): self.placing(slot, kind, grids, cells, across[high] & along[wide])
            for high in across
            for wide in along
        }
        place = PLACES * slot
        for high in rows:
            for wide in columns:
                self.placing_of[place] = self.placing_of[place] or placings[high, wide]
                place += 1

    def placing(
        self,
        slot: int,
        kind: str,
        grids: dict[str, _Grid],
        cells: list[tuple[_Grid, int]],
        board: _Grid,
    ) -> int:
        """Give the placing where these cells are on the board; 0 if the link can't be there."""
        ends = grids["A"] | grids["B"]
        if ends & ~board or grids["_"] & board:
            return 0
        others = board & ~(ends | grids["-"] | grids["1"] | grids["2"] | grids["*"])
        # 0: off the board; 2: with all beside it in the window, an end or off the board.
        states = [0 if bit & ~board else 1 if _beside(bit) & others else 2 for bit, _ in cells]
        key = kind, *states
        if key not in self.windows:
            self.windows[key] = len(self.windows)
            there = [bit for bit, _ in cells if bit & board]
            closed = sum(bit for (bit, _), state in zip(cells, states, strict=True) if state == 2)
            self.write_window(self.windows[key], grids, there, closed)
        if (slot, key) not in self.placings:
            self.placings[slot, key] = len(self.kinds)
            self.kinds.append(kind)
            self.window_of.append(self.windows[key])
            self.steps.append([step for bit, step in cells if bit & board])
        return self.placings[slot, key]

    def write_window(
        self, number: int, grids: dict[str, _Grid], cells: list[_Grid], closed: _Grid
    ) -> None:
        """Write a window's masks, and claim room for what will be known of it."""

        def mask(wanted: _Grid) -> int:
            return sum(1 << i for i, cell in enumerate(cells) if cell & wanted)

        assert number < 512, "more windows than WINDOWS has room for"
        at = cython.declare(cython.int, number)
        window = cython.address(WINDOWS[at]) if cython.compiled else WINDOWS[at]
        window.cells = len(cells)
        window.closed = mask(closed)
        window.beside_a = mask(_beside(grids["A"]))
        window.beside_b = mask(_beside(grids["B"] | grids["_"]))
        window.held = mask(_beside(grids["A"] | grids["B"]))
        for i, one in enumerate("12"):
            window.side[i] = mask(grids[one])
            window.bank[i] = mask(grids[one] | _around(grids[one] & ~sum(cells)))
        for i, cell in enumerate(cells):
            window.wall += 1 if cell & grids["-"] else 0
            window.beside[i] = mask(_beside(cell))
            window.around[i] = mask(_around(cell))
        if cython.compiled:
            codes = 1 + 2 * TERNARY[(1 << window.cells) - 1]
            window.known = cython.cast(cython.pointer(uint16_t), calloc(codes, 2))
            if not window.known:
                raise MemoryError
        if not cells:  # no link, or from the first line: joined to the edge, with nothing between
            window.known[0] = (SETTLED if number else NO_LINK) + 1 << 8


LAYOUT = Layout()
"""Where links can be, and how their windows lie there."""


def known_codes() -> int:
    """Give the number of ternary codes of all windows: what may come to be known, a word of 2 bytes each."""
    return sum(3 ** WINDOWS[i].cells for i in range(len(LAYOUT.windows)))
