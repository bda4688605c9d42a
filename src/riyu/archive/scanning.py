"""Games gone through for a drawing: every move's change looked at where a drawing with that point changed could stand.

Takes the words of games, an index, and a drawing in its orientations; gives counts by continuation, and some places.

A drawing comes to stand only by a change of one of its points. So each move asks, of the points it changed,
which orientations could have that change there: by the cell, and by what stands on the eight points around, in one look
at a table; only what passes is compared point by point. Which stones are taken the words say: there are no rules here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from riyu.archive.orientations import Orientation

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from riyu.archive.orientations import NOWHERE
    from riyu.archive.stream import CELL, IS_WHITE, TAKES
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, WHITE

    ANYTHING = 7
    ALL = NOWHERE + 1
    ROWS = ALL + 1
    WIDE = 8
    PLACES, GAMES, AT_ONCE, BLACK_WON, WHITE_WON, FIRST, LAST, SEEN = range(WIDE)
    TOLD = 2

__all__ = ["LaidDrawing", "Scan"]


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
            self.wanted = [0] * ALL
            self.known = [0] * 16
            self.swaps = [False] * 16
            self.offsets, self.contents = [0] * 5776, [0] * 5776
            self.starts = [0] * 1685
        for p in range(CELLS):
            row, column = p // 20, p % 20
            on_board = 1 <= row <= size and 1 <= column <= size
            self.blank[p] = EMPTY if on_board else BORDER
        for key in range(ALL):
            self.wanted[key] = key in wanted
        first = orientations[0].laid
        self.on_empty = all(content & 1 for content in first.points)
        for o, orientation in enumerate(orientations):
            self.swaps[o] = orientation.swapped
            self._take(o, orientation)
        self.count_entries()
        self.entries = array("Q", bytes(8 * (self.starts[1684] + 1)))
        self.possible = array("B", bytes(4 << 16))
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


class Scan:
    """A look through games. Arguments: the words of all games, and the index: three 64-bit numbers a game."""

    def __init__(self, words: Sequence[int], index: Sequence[int], most: int) -> None:
        self.words = words
        self.index = index
        self.most = most
        self.tally = array("I", bytes(4 * ROWS * WIDE))
        self.told = array("Q", bytes(8 * TOLD * max(1, most)))
        self.rows = self.tally
        self.places = self.told
        self.told_count = 0
        if not cython.compiled:
            self.board: list[int] = []
            self.changed = [0] * CELLS
            self.old = [0] * CELLS

    def run(self, laid: LaidDrawing, mask: Sequence[int], first: int, last: int) -> None:
        """Go through games of the drawing's board size, from `first` to before `last`, that `mask` has a 1 for.

        What is found is added to `tally` and `told`; of the places only so many are told as the scan was given.
        """
        self.laid = laid
        self.mask = mask
        self.first, self.last = first, last
        if cython.compiled:
            self.entries = cython.address(self.laid.entries[0])
            self.possible = cython.address(self.laid.possible[0])
            with cython.nogil:
                self.scan_games()
        else:
            self.entries, self.possible = laid.entries, laid.possible
            self.scan_games()

    # Compiled inside: unchecked, without Python.

    def scan_games(self) -> None:
        """Go through games."""
        for game in range(self.first, self.last):
            about = self.index[3 * game + 2]
            if self.mask[game] and ((about >> 32) & 255) == self.laid.size:
                sizes = self.index[3 * game + 1]
                self.game = game
                self.at = self.index[3 * game]
                self.end = self.at + (sizes & 0x7FFFFFFF)
                self.day = sizes >> 32
                self.winner = (about >> 40) & 255
                self.scan_game((about >> 16) & 65535)

    def scan_game(self, setup: int) -> None:
        """Go through a game."""
        if cython.compiled:
            memcpy(self.board, self.laid.blank, 421)
        else:
            self.board[:] = self.laid.blank
        self.number = 0
        for j in range(setup):
            word = self.words[self.at]
            self.at += 1
            p = word & CELL
            self.board[p] = WHITE if word & IS_WHITE else BLACK
            self.changed[j] = p
            self.old[j] = EMPTY
        if self.laid.on_empty:
            self.look_everywhere()
        else:
            for j in range(setup):
                p = self.changed[j]
                self.look(self.board[p] - 1, p, j)
        while self.at < self.end:
            word = self.words[self.at]
            self.at += 1
            self.number += 1
            p = word & CELL
            if p == 0:
                continue
            is_white = (word >> 9) & 1
            self.board[p] = is_white + 1
            if word & TAKES == 0:
                self.changed[0] = p
                self.old[0] = EMPTY
                self.look(is_white, p, 0)
                continue
            taken = self.words[self.at]
            count = 0
            for k in range(taken):
                q = self.words[self.at + 1 + k]
                # A string that takes itself off leaves the point of its last stone as it was.
                if q != p:
                    self.changed[count] = q
                    self.old[count] = self.board[q]
                    count += 1
                self.board[q] = EMPTY
            self.at += 1 + taken
            if self.board[p] != EMPTY:
                self.changed[count] = p
                self.old[count] = EMPTY
                count += 1
            for j in range(count):
                q = self.changed[j]
                if self.old[j] == EMPTY:
                    self.look(is_white, q, j)
                else:
                    self.look(self.old[j] + 1, q, j)

    def look_everywhere(self) -> None:
        """Look at all places, as at the beginning of a game."""
        for o in range(self.laid.count):
            for row in range(self.laid.low(o, 0), self.laid.high(o, 0) + 1):
                for column in range(self.laid.low(o, 1), self.laid.high(o, 1) + 1):
                    if self.stands(20 * row + column + 21, o):
                        self.report(20 * row + column + 21, o, 0)

    def look(self, change: int, p: int, j: int) -> None:
        """Look where the drawing may have come to stand by one changed point, the move's j-th."""
        i = self.laid.starts[421 * change + p]
        end = self.laid.starts[421 * change + p + 1]
        if i == end:
            return
        code = (
            self.board[p + 19]
            | (self.board[p + 20] << 2)
            | (self.board[p + 21] << 4)
            | (self.board[p - 1] << 6)
            | (self.board[p + 1] << 8)
            | (self.board[p - 21] << 10)
            | (self.board[p - 20] << 12)
            | (self.board[p - 19] << 14)
        )
        if not self.possible[(change << 16) | code]:
            return
        while i < end:
            entry = self.entries[i]
            i += 1
            if (code & entry & 65535) == ((entry >> 16) & 65535):
                base = (entry >> 32) & 65535
                o = entry >> 48
                if self.stands(base, o):
                    self.report(base, o, j)

    def stands(self, base: int, o: int) -> bool:
        """Say whether the drawing stands with its lower left on a cell."""
        for k in range(361 * o, 361 * o + self.laid.known[o]):
            if not (self.laid.contents[k] >> self.board[base + self.laid.offsets[k]]) & 1:
                return False
        return True

    def set_at(self, base: int, o: int, p: int) -> int:
        """Give what may stand on a point of the board; anything outside of the rectangle."""
        c = p % 20 - base % 20
        u = p // 20 - base // 20
        if c < 0 or u < 0 or c >= self.laid.widths[o] or u >= self.laid.heights[o]:
            return ANYTHING
        return self.laid.sets[400 * o + 20 * u + c]

    def report(self, base: int, o: int, j: int) -> None:
        """Count a place where the drawing came to stand, with what was played there next."""
        # It is found by each changed point that brought it about: the first one counts.
        for i in range(j):
            if not (self.set_at(base, o, self.changed[i]) >> self.old[i]) & 1:
                return
        left = base % 20
        low = base // 20
        width = self.laid.widths[o]
        height = self.laid.heights[o]
        at = self.at
        following = self.number
        key = NOWHERE
        is_other = self.laid.swaps[o]
        while at < self.end:
            word = self.words[at]
            at += 1
            following += 1
            if word & TAKES:
                at += 1 + self.words[at]
            p = word & CELL
            c = p % 20 - left
            u = p // 20 - low
            if p != 0 and c >= 0 and c < width and u >= 0 and u < height:
                i = 2 * (400 * o + 20 * u + c) + ((word >> 9) & 1)
                key = self.laid.keys[i]
                is_other = self.laid.turns[i]
                break
        if key == NOWHERE:
            following = 0
        if not self.laid.wanted[key]:
            return
        at_once = cython.declare(cython.bint, following == self.number + 1)
        won = self.winner
        if won == BLACK or won == WHITE:
            won = BLACK + WHITE - won if is_other else won
        self.count(key, at_once, won)
        self.count(ALL, at_once, won)
        if self.told_count < self.most:
            i = TOLD * self.told_count
            number = cython.declare(cython.ulonglong, self.number)
            then = cython.declare(cython.ulonglong, following)
            row = cython.declare(cython.ulonglong, key)
            self.places[i] = self.game | (number << 32) | (then << 48)
            self.places[i + 1] = base | (o << 16) | (row << 32)
            self.told_count += 1

    def count(self, row: int, at_once: bool, won: int) -> None:
        """Enter a place in a row of the tally."""
        i = WIDE * row
        self.rows[i + PLACES] += 1
        if self.rows[i + SEEN] != self.game + 1:
            self.rows[i + SEEN] = self.game + 1
            self.rows[i + GAMES] += 1
            if self.day:
                if self.rows[i + FIRST] == 0 or self.day < self.rows[i + FIRST]:
                    self.rows[i + FIRST] = self.day
                if self.day > self.rows[i + LAST]:
                    self.rows[i + LAST] = self.day
        if at_once:
            self.rows[i + AT_ONCE] += 1
        if won == BLACK:
            self.rows[i + BLACK_WON] += 1
        elif won == WHITE:
            self.rows[i + WHITE_WON] += 1
