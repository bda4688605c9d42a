"""A drawing laid on boards of one size: which changes of which points may bring it about, and where it lies then.

Takes a drawing in its orientations; gives tables that a scan asks at each move. Goes through no games.

An entry is a point of the drawing in one orientation that may be the last to come right. Where the drawing lies on an
edge the entries are listed by the cell; else by what stands on the eight points around, unless that would be too many.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from riyu.archive.orientations import Orientation

if not cython.compiled:
    from riyu.archive.orientations import NOWHERE
    from riyu.game.constants import BORDER, CELLS, EMPTY

    ANYTHING = 7
    MOST_BY_CODE = 1500000
    CODES = 262144

__all__ = ["LaidDrawing"]


class LaidDrawing:
    """A drawing laid on boards of one size in some orientations, in every place where it fits."""

    def __init__(
        self, size: int, orientations: Sequence[Orientation], wanted: frozenset[int]
    ) -> None:
        self.size = size
        self.count = len(orientations)
        if not cython.compiled:
            self.blank = [0] * CELLS
            self.sets = [0] * 6400
            self.keys = [0] * 12800
            self.turns = [False] * 12800
            self.widths, self.heights, self.edges = [0] * 16, [0] * 16, [0] * 16
            self.wanted = [0] * (NOWHERE + 1)
            self.known = [0] * 16
            self.swaps = [False] * 16
            self.offsets, self.contents = [0] * 5776, [0] * 5776
            self.starts = [0] * 1685
            self.lies = [0] * 6736
        for p in range(CELLS):
            row, column = p // 20, p % 20
            on_board = 1 <= row <= size and 1 <= column <= size
            self.blank[p] = EMPTY if on_board else BORDER
        for key in range(NOWHERE + 1):
            self.wanted[key] = key in wanted
        first = orientations[0].laid
        self.on_empty = all(content & 1 for content in first.points)
        for o, orientation in enumerate(orientations):
            self.swaps[o] = orientation.swapped
            self._take(o, orientation)
        self.possible = array("B", bytes(4 << 16))
        self.count_entries()
        total = self.count_by_code()
        self.by_code = total <= MOST_BY_CODE and not any(self.edges[o] for o in range(self.count))
        self.entries = array("Q", bytes(8 * (1 if self.by_code else self.starts[1684] + 1)))
        self.code_starts = array("I", bytes(4 * (CODES + 1 if self.by_code else 1)))
        self.code_entries = array("I", bytes(4 * (total + 1 if self.by_code else 1)))
        if self.by_code:
            self.fill_by_code()
        else:
            self.fill_entries()

    @property
    def fits(self) -> bool:
        """Whether it lies anywhere on such a board."""
        return self.starts[1684] > 0

    def _take(self, o: int, orientation: Orientation) -> None:
        laid, keys, turns = orientation.laid, orientation.keys, orientation.turns
        self.widths[o], self.heights[o] = laid.width, laid.height
        edges = laid.edges
        self.edges[o] = edges.left + 2 * edges.right + 4 * edges.top + 8 * edges.bottom
        for row in range(laid.height):
            for column in range(laid.width):
                place = (laid.height - 1 - row) * laid.width + column
                at = 400 * o + 20 * row + column
                self.sets[at] = laid.points[place]
                for k in range(2):
                    self.keys[2 * at + k] = keys[2 * place + k]
                    self.turns[2 * at + k] = turns[2 * place + k]
        self.order_points(o)

    # Compiled inside: unchecked, without Python.

    def order_points(self, o: int) -> None:
        """List the points that say something, those with stones first: they are the rarest."""
        n = 361 * o
        for wanted in range(3):
            for row in range(self.heights[o]):
                for column in range(self.widths[o]):
                    content = self.sets[400 * o + 20 * row + column]
                    kind = 2
                    if content == 2 or content == 4:
                        kind = 0
                    elif content == 1:
                        kind = 1
                    if kind == wanted and content != ANYTHING:
                        self.offsets[n] = 20 * row + column
                        self.contents[n] = content
                        n += 1
        self.known[o] = n - 361 * o

    def low(self, o: int, across: int) -> int:
        """Give the least column (`across`) or row, from 0, of the lower left; beyond `high` if it fits nowhere."""
        extent = self.widths[o] if across else self.heights[o]
        at_end = self.edges[o] & (2 if across else 4)
        return self.size - extent if at_end and extent < self.size else 0

    def high(self, o: int, across: int) -> int:
        """Give the greatest column or row of the lower left, -1 if there is none."""
        extent = self.widths[o] if across else self.heights[o]
        at_start = self.edges[o] & (1 if across else 8)
        if extent > self.size:
            return -1
        return 0 if at_start else self.size - extent

    def neighbor(self, o: int, c: int, u: int) -> int:
        """Give what is known of a point beside: mask in bits 0-1, value in bits 2-3."""
        edges = self.edges[o]
        if (
            (c < 0 and edges & 1)
            or (c >= self.widths[o] and edges & 2)
            or (u >= self.heights[o] and edges & 4)
            or (u < 0 and edges & 8)
        ):
            return 15
        if c < 0 or u < 0 or c >= self.widths[o] or u >= self.heights[o]:
            return 0
        content = self.sets[400 * o + 20 * u + c]
        if content == 1:
            return 3
        if content == 2:
            return 7
        if content == 4:
            return 11
        if content == 3:
            return 2
        return 1 if content == 5 else 0

    def around(self, o: int, c: int, u: int) -> int:
        """Give what is known of the eight points around a point: mask in bits 0-15, value in bits 16-31."""
        mask = cython.declare(cython.ulonglong, 0)
        value = cython.declare(cython.ulonglong, 0)
        k = 0
        for dr in range(3):
            for dc in range(3):
                if dr != 1 or dc != 1:
                    known = cython.declare(cython.int, self.neighbor(o, c + dc - 1, u + 1 - dr))
                    mask |= (known & 3) << (2 * k)
                    value |= (known >> 2) << (2 * k)
                    k += 1
        both: int = mask | (value << 16)
        return both

    def count_entries(self) -> None:
        """Find how many entries each change on each cell has, and so where they begin."""
        for i in range(1685):
            self.starts[i] = 0
        for o in range(self.count):
            for k in range(361 * o, 361 * o + self.known[o]):
                for change in range(4):
                    if is_by(change, self.contents[k]):
                        for row in range(self.low(o, 0), self.high(o, 0) + 1):
                            for column in range(self.low(o, 1), self.high(o, 1) + 1):
                                p = 20 * row + column + 21 + self.offsets[k]
                                self.starts[421 * change + p + 1] += 1
        for i in range(1684):
            self.starts[i + 1] += self.starts[i]

    def fill_entries(self) -> None:
        """Write the entries, and which surroundings any of them allows."""
        # Each start is moved on while its entries are written, and so comes to be the next one's.
        for o in range(self.count):
            for k in range(361 * o, 361 * o + self.known[o]):
                around = self.around(o, self.offsets[k] % 20, self.offsets[k] // 20)
                for change in range(4):
                    if is_by(change, self.contents[k]):
                        self.mark_possible(change, around)
                        for row in range(self.low(o, 0), self.high(o, 0) + 1):
                            for column in range(self.low(o, 1), self.high(o, 1) + 1):
                                self.enter(
                                    change, self.offsets[k], 20 * row + column + 21, o, around
                                )
        for i in range(1684, 0, -1):
            self.starts[i] = self.starts[i - 1]
        self.starts[0] = 0

    def count_by_code(self) -> int:
        """Give how many entries there would be by what stands around, and note where the drawing lies."""
        total = cython.declare(cython.longlong, 0)
        for o in range(self.count):
            for row in range(self.low(o, 0), self.high(o, 0) + 1):
                for column in range(self.low(o, 1), self.high(o, 1) + 1):
                    self.lies[421 * o + 20 * row + column + 21] = 1
            for k in range(361 * o, 361 * o + self.known[o]):
                free = ~self.around(o, self.offsets[k] % 20, self.offsets[k] // 20) & 65535
                ways = cython.declare(cython.longlong, 1)
                while free:
                    free &= free - 1
                    ways *= 2
                for change in range(4):
                    if is_by(change, self.contents[k]):
                        total += ways
        entries: int = total
        return entries

    def fill_by_code(self) -> None:
        """Write the entries by what stands around, each under all codes that it allows."""
        for is_filling in (False, True):
            for o in range(self.count):
                for k in range(361 * o, 361 * o + self.known[o]):
                    around = self.around(o, self.offsets[k] % 20, self.offsets[k] // 20)
                    for change in range(4):
                        if is_by(change, self.contents[k]):
                            self.list_codes(change, around, self.offsets[k] | (o << 16), is_filling)
            if not is_filling:
                for i in range(CODES):
                    self.possible[i] = self.code_starts[i + 1] > 0
                    self.code_starts[i + 1] += self.code_starts[i]
        # Filling moved each start on to the next one's.
        for i in range(CODES, 0, -1):
            self.code_starts[i] = self.code_starts[i - 1]
        self.code_starts[0] = 0

    def list_codes(self, change: int, around: int, entry: int, is_filling: bool) -> None:
        """Count an entry under all codes that it allows, or write it there."""
        free = ~around & 65535
        value = (around >> 16) & 65535
        rest = free
        while True:
            code = (change << 16) | value | rest
            if is_filling:
                self.code_entries[self.code_starts[code]] = entry
                self.code_starts[code] += 1
            else:
                self.code_starts[code + 1] += 1
            if rest == 0:
                break
            rest = (rest - 1) & free

    def enter(self, change: int, offset: int, base: int, o: int, around: int) -> None:
        """Write an entry: a point that changes so may complete the drawing with its lower left on `base`."""
        lower_left = cython.declare(cython.ulonglong, base)
        orientation = cython.declare(cython.ulonglong, o)
        place = 421 * change + base + offset
        self.entries[self.starts[place]] = around | (lower_left << 32) | (orientation << 48)
        self.starts[place] += 1

    def mark_possible(self, change: int, around: int) -> None:
        """Note all surroundings that an entry allows."""
        free = ~around & 65535
        value = (around >> 16) & 65535
        rest = free
        while True:
            self.possible[(change << 16) | value | rest] = 1
            if rest == 0:
                break
            rest = (rest - 1) & free


def is_by(change: int, content: int) -> bool:
    """Say whether a change brings about what may stand on a point: what stood there before may not."""
    if change == 0:
        return content & 3 == 2
    if change == 1:
        return content & 5 == 4
    if change == 2:
        return content & 3 == 1
    return content & 5 == 1
