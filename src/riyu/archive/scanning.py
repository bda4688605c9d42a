"""Games gone through for a drawing: every move's change looked at where a drawing with that point changed could stand.

Takes the words of games, an index, and a drawing in its orientations; gives counts by continuation, and some places.

A drawing comes to stand only by a change of one of its points. So each move asks, of the points it changed,
which orientations could have that change there, by the cell and what stands on the eight points around, in one look
at a table; only what passes is compared point by point. Which stones are taken the words say: there are no rules here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from riyu.archive.laying import LaidDrawing

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from riyu.archive.orientations import NOWHERE
    from riyu.archive.stream import CELL, IS_WHITE, TAKES
    from riyu.game.constants import BLACK, CELLS, EMPTY, WHITE

    ANYTHING = 7
    ALL = NOWHERE + 1
    ROWS = ALL + 1
    WIDE = 8
    PLACES, GAMES, AT_ONCE, BLACK_WON, WHITE_WON, FIRST, LAST, SEEN = range(WIDE)
    TOLD = 2
    NUMBERS = 65536

__all__ = ["Scan"]


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
            self.played = [0] * NUMBERS
            self.later = [0] * NUMBERS
            self.soonest = [0] * CELLS

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
        self.is_listed = False
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
        if self.laid.by_code:
            self.look_by_code((change << 16) | code, p, j)
            return
        while i < end:
            entry = self.entries[i]
            i += 1
            if (code & entry & 65535) == ((entry >> 16) & 65535):
                base = (entry >> 32) & 65535
                o = entry >> 48
                if self.stands(base, o):
                    self.report(base, o, j)

    def look_by_code(self, code: int, p: int, j: int) -> None:
        """Look where the drawing may have come to stand, of all that what stands around a changed point allows."""
        for i in range(self.laid.code_starts[code], self.laid.code_starts[code + 1]):
            entry = self.laid.code_entries[i]
            base = p - (entry & 65535)
            o = entry >> 16
            if base > 0 and self.laid.lies[421 * o + base] and self.stands(base, o):
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
        # Where nobody plays soon, all that is played later is listed by its points once, and these are asked.
        steps = width * height
        while at < self.end and steps:
            steps -= 1
            word = self.words[at]
            at += 1
            following += 1
            if word & TAKES:
                at += 1 + self.words[at]
            i = self.key_at(word, o, left, low)
            if i >= 0:
                key = self.laid.keys[i]
                is_other = self.laid.turns[i]
                break
        if key == NOWHERE and at < self.end:
            following = self.next_inside(left, low, width, height)
            if following:
                i = self.key_at(self.played[following], o, left, low)
                key = self.laid.keys[i]
                is_other = self.laid.turns[i]
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

    def key_at(self, word: int, o: int, left: int, low: int) -> int:
        """Give where the key of a move in a rectangle stands; -1 for a move outside, or a pass."""
        p = word & CELL
        c = p % 20 - left
        u = p // 20 - low
        if p == 0 or c < 0 or u < 0 or c >= self.laid.widths[o] or u >= self.laid.heights[o]:
            return -1
        return 2 * (400 * o + 20 * u + c) + ((word >> 9) & 1)

    def next_inside(self, left: int, low: int, width: int, height: int) -> int:
        """Give the number of the next move in a rectangle, 0 if there is none."""
        if not self.is_listed:
            self.list_moves()
        found = 0
        for u in range(height):
            for c in range(width):
                p = 20 * (low + u) + left + c
                m = self.soonest[p]
                while m and m <= self.number:
                    m = self.later[m]
                self.soonest[p] = m
                if m and (found == 0 or m < found):
                    found = m
        return found

    def list_moves(self) -> None:
        """List the moves to come by their points, each with the next one there."""
        for p in range(CELLS):
            self.soonest[p] = 0
        at = self.at
        last = self.number
        while at < self.end:
            word = self.words[at]
            at += 1
            last += 1
            if word & TAKES:
                at += 1 + self.words[at]
            self.played[last] = word
        for m in range(last, self.number, -1):
            p = self.played[m] & CELL
            self.later[m] = self.soonest[p]
            self.soonest[p] = m
        self.is_listed = True

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
