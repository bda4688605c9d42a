"""How often windows of the board were answered with a move, counted over games: the compiled part of `riyu harvest`.

Takes games to be played on a board; gives a table of windows with the times chosen and possible. Knows no files.

A window is what stands around a focus, as the mover sees it, in one of four widths: 3x3, the diamond of 13 points,
5x5, 7x7 without its corners; and an answer at most three points off. Its key is the window itself in the orientation
that gives the least number, so no two keys are one up to symmetry, and nothing is hashed away. The questions:
CONTACT, DIAGONAL, REPLY: the enemy's last stone touches an own one, stands diagonally to one, or neither; its liberties
count as 1, 2, or 3 and more. SHAPE: an empty point near the last two moves. EDGE: one elsewhere on the lines 1 to 4.
An open table takes in the windows that were answered; a closed one counts, for those it holds, how often they could
have been. A wider window is never answered more often than the narrower one in it: where that one is not held, the
wider ones need not be looked for.
Source: the seed's patterns with their replies (W7); counting as in "Computing Elo ratings" (Coulom 2007).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

import cython

from riyu.base.block import Field
from riyu.game.board import Board
from riyu.game.record import Move
from riyu.patterns.symmetry import turn

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free
    from cython.cimports.riyu.patterns.harvest_counts import Entry
else:
    from riyu.game.constants import EMPTY, NO_POINT, PASS
    from riyu.game.plain import SIZE, BoardState, enemy_beside, how_many
    from riyu.patterns._harvest_plain import (
        ANSWER_AT,
        CELL_STEPS,
        CELLS_SEEN,
        CONTACT,
        DIAGONAL,
        EDGE,
        EDGE_LINES,
        ENDS,
        FIELD,
        FIELD_CELLS,
        LIBERTIES_AT,
        LOW_CELLS,
        MIDDLE,
        MOVED,
        NEAR,
        OFFSETS,
        QUESTION_AT,
        REPLY,
        SHAPE,
        TURNED,
        WIDTH_AT,
        WINDOWS,
        Entry,
        mixed,
    )

__all__ = ["QUESTIONS", "RECORD", "TABLES", "WIDTHS", "WindowCounts"]

TABLES = [
    Field("patterns", "ENDS", 5, 4, "harvest: cells of windows by width"),
    Field("patterns", "CELL_STEPS", 45, 4, "harvest: from a focus to each cell"),
    Field("patterns", "TURNED", 360, 1, "harvest: cells of a drawing on the board, by orientation"),
    Field("patterns", "MOVED", 392, 1, "harvest: answers in a drawing, by orientation"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

RECORD = struct.Struct("<QQII")
"""A window in a table's bytes: low and high word of its key, times chosen, times possible."""

QUESTIONS = {
    "contact-answer": 1,
    "diagonal-contact": 2,
    "react-without-thought": 3,
    "shape": 4,
    "edge-moves": 5,
}
"""The classes that games can teach, and the number of the question that each is asked with."""

_SQUARES = [[(x, y) for y in range(-r, r + 1) for x in range(-r, r + 1)] for r in (1, 2, 3)]
_DIAMOND = [(0, -2), (-2, 0), (2, 0), (0, 2)]
_ROUNDED = [(x, y) for x, y in _SQUARES[2] if abs(x) + abs(y) < 6]

WIDTHS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(dict.fromkeys(offsets))
    for offsets in (
        _SQUARES[0],
        _SQUARES[0] + _DIAMOND,
        _SQUARES[0] + _DIAMOND + _SQUARES[1],
        _SQUARES[0] + _DIAMOND + _SQUARES[1] + _ROUNDED,
    )
)
"""The offsets of each window, those of the narrower ones first."""


def _fill_tables() -> None:
    cells = WIDTHS[3]
    for width, offsets in enumerate(WIDTHS):
        ENDS[width + 1] = len(offsets)
    for i, (x, y) in enumerate(cells):
        CELL_STEPS[i] = x + FIELD * y
    for o in range(8):
        for i, offset in enumerate(cells):
            TURNED[o][i] = cells.index(turn(o, offset))
        for x, y in _SQUARES[2]:
            across, up = turn(o, (x, y))
            MOVED[o][7 * (up + 3) + across + 3] = 7 * (y + 3) + x + 3


_fill_tables()


def is_far(p: int, move: int) -> bool:
    """Say whether a point lies more than three points from a move's; from no move's it is far."""
    if move == NO_POINT:
        return True
    across = p % 20 - move % 20
    up = p // 20 - move // 20
    return across > NEAR or -across > NEAR or up > NEAR or -up > NEAR


class WindowCounts:
    """A table of windows with their counts. `questions`: a bit for the number of each that is asked."""

    def __init__(self, questions: int) -> None:
        self.questions = questions
        self.is_closed = False
        self.count = 0
        self.slots = 1 << 12
        self.order = self.ties = 0
        if cython.compiled:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(self.slots, cython.sizeof(Entry))
            )
            if self.entries is cython.NULL:
                raise MemoryError
        else:
            self.entries = [Entry() for _ in range(self.slots)]
            self.picture = [3] * FIELD_CELLS
            self.cells = [0] * CELLS_SEEN
            self.low = [0] * 8
            self.high = [0] * 8

    def __dealloc__(self) -> None:
        free(self.entries)

    def close(self) -> None:
        """Count from now on for the windows that are held, from 0, how often they were possible and chosen."""
        self.is_closed = True
        for i in range(self.slots):
            self.entries[i].chosen = 0
            self.entries[i].possible = 0

    def add(self, records: bytes) -> None:
        """Add the counts of another table's records, entering its windows; those with no count are entered, too."""
        for low, high, chosen, possible in RECORD.iter_unpack(records):
            entry = self.enter(low, high)
            entry.chosen += chosen
            entry.possible += possible

    def records(self, least: int = 0) -> bytes:
        """Give the windows chosen at least so often as records, in the order of their keys."""
        found = []
        for i in range(self.slots):
            if self.entries[i].high and self.entries[i].chosen >= least:
                entry = self.entries[i]
                found.append((entry.high, entry.low, entry.chosen, entry.possible))
        found.sort()
        return b"".join([RECORD.pack(low, high, c, p) for high, low, c, p in found])

    def see(self, board: Board, moves: Sequence[Move]) -> None:
        """Play a game from a board on and count at each move. Raises IllegalMove; what came before is counted."""
        last = before = NO_POINT
        for move in moves:
            if move.point != PASS and board.is_legal(move.color, move.point):
                self.ask(board, move.color, move.point, last, before)
            board.play(move.color, move.point)
            before, last = last, NO_POINT if move.point == PASS else move.point

    def narrower(self, low: int, high: int) -> tuple[int, int]:
        """Give the key of the window that is one step narrower than a key's, with the same answer and question."""
        width = high >> WIDTH_AT & 3
        for i in range(CELLS_SEEN):
            shift = 2 * i if i < LOW_CELLS else 2 * (i - LOW_CELLS)
            self.cells[i] = ((low if i < LOW_CELLS else high) >> shift) & 3
        for narrow in range(width):
            self.widen(narrow)
        answer = self.turned_answer(high >> ANSWER_AT & 63)
        kept = high >> LIBERTIES_AT << LIBERTIES_AT
        kept |= cython.cast(cython.ulonglong, width - 1) << WIDTH_AT
        kept |= answer << ANSWER_AT
        return self.low[self.order], self.high[self.order] | kept

    # The table.

    def slot(self, low: int, high: int) -> int:
        """Give the place of a key, or the free one where it belongs."""
        place = mixed(low ^ mixed(high)) & (self.slots - 1)
        while self.entries[place].high != 0:
            if self.entries[place].low == low and self.entries[place].high == high:
                break
            place = (place + 1) & (self.slots - 1)
        return place

    def grow(self) -> None:
        """Double the table."""
        old, count = self.entries, self.slots
        self.slots = 2 * count
        if cython.compiled:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(self.slots, cython.sizeof(Entry))
            )
            if self.entries is cython.NULL:
                abort()
        else:
            self.entries = [Entry() for _ in range(self.slots)]
        for i in range(count):
            if old[i].high != 0:
                self.entries[self.slot(old[i].low, old[i].high)] = old[i]
        if cython.compiled:
            free(old)

    def enter(self, low: int, high: int) -> Entry:
        """Give the entry of a key, a new one if there is none."""
        place = self.slot(low, high)
        if self.entries[place].high == 0:
            if 3 * self.count > 2 * self.slots:
                self.grow()
                place = self.slot(low, high)
            self.entries[place].low = low
            self.entries[place].high = high
            self.count += 1
        if cython.compiled:
            return cython.address(self.entries[place])
        return self.entries[place]

    # Windows.

    def draw_picture(self, s: BoardState, color: int) -> None:
        """Draw the board as a color sees it, with a margin."""
        size = s.numbers[SIZE]
        for i in range(FIELD_CELLS):
            self.picture[i] = 3
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                stone = s.color[20 * row + column]
                if stone != EMPTY:
                    stone = 1 if stone == color else 2
                self.picture[FIELD * (row + 2) + column + 2] = stone

    def look(self, x: int, y: int) -> None:
        """Read the widest window around a point, by column and row from 1."""
        at = FIELD * (y + 2) + x + 2
        for i in range(CELLS_SEEN):
            self.cells[i] = self.picture[at + CELL_STEPS[i]]

    def widen(self, width: int) -> None:
        """Read the window of a width in all orientations, after the narrower ones, and find the least."""
        if width == 0:
            for o in range(8):
                self.low[o] = 0
                self.high[o] = 0
        self.ties = 0
        for o in range(8):
            low = self.low[o]
            high = self.high[o]
            for i in range(ENDS[width], ENDS[width + 1]):
                stone = self.cells[TURNED[o][i]]
                if i < LOW_CELLS:
                    low |= stone << (2 * i)
                else:
                    high |= stone << (2 * (i - LOW_CELLS))
            self.low[o] = low
            self.high[o] = high
            if self.ties == 0 or (
                high < self.high[self.order]
                or (high == self.high[self.order] and low < self.low[self.order])
            ):
                self.order = o
                self.ties = 1 << o
            elif high == self.high[self.order] and low == self.low[self.order]:
                self.ties |= 1 << o

    def turned_answer(self, offset: int) -> int:
        """Give an answer's offset in the drawing; the least one where the window is symmetric."""
        least = OFFSETS
        for o in range(8):
            if (self.ties >> o) & 1 and MOVED[o][offset] < least:
                least = MOVED[o][offset]
        return least

    # Questions.

    def ask(self, board: Board, color: int, point: int, last: int, before: int) -> None:
        """Count at a position in which a color plays a point, after the moves `last` and `before`."""
        self.draw_picture(board.s, color)
        if last != NO_POINT and board.s.color[last] == 3 - color:
            self.ask_answer(board, color, point, last)
        self.ask_points(board, color, point, last, before)

    def ask_answer(self, board: Board, color: int, point: int, last: int) -> None:
        """Count the answers to the enemy's last stone."""
        s = board.s
        if enemy_beside(s, last, 3 - color) > 0:
            question = CONTACT
        elif (
            how_many(
                color,
                s.color[last + 21],
                s.color[last - 21],
                s.color[last + 19],
                s.color[last - 19],
            )
            > 0
        ):
            question = DIAGONAL
        else:
            question = REPLY
        if (self.questions >> question) & 1 == 0:
            return
        liberties = s.liberties[s.string[last]]
        if liberties > 3:
            liberties = 3
        x = last % 20
        y = last // 20
        across = point % 20 - x + 3
        up = point // 20 - y + 3
        chosen = -1
        if across >= 0 and across < 7 and up >= 0 and up < 7:
            chosen = 7 * up + across
        if chosen < 0 and not self.is_closed:
            return
        self.look(x, y)
        one = 1
        waiting = (one << OFFSETS) - one
        for width in range(WINDOWS):
            self.widen(width)
            low = self.low[self.order]
            base = self.high[self.order] | (cython.cast(cython.ulonglong, width) << WIDTH_AT)
            base |= liberties << LIBERTIES_AT
            base |= question << QUESTION_AT
            answer = 0
            chosen_answer = -1
            if chosen >= 0:
                answer = chosen_answer = self.turned_answer(chosen)
            if not self.is_closed:
                entry = self.enter(low, base | (answer << ANSWER_AT))
                entry.chosen += 1
                continue
            counted = 0
            for offset in range(OFFSETS):
                if (waiting >> offset) & 1 == 0:
                    continue
                p = last + (offset % 7 - 3) + 20 * (offset // 7 - 3)
                if self.picture[FIELD * (y + offset // 7 - 1) + x + offset % 7 - 1] != 0:
                    waiting &= ~(one << offset)
                    continue
                answer = self.turned_answer(offset)
                if (counted >> answer) & 1:
                    continue
                place = self.slot(low, base | (answer << ANSWER_AT))
                if self.entries[place].high == 0 or (width == 0 and board.judge(p, color) != 0):
                    waiting &= ~(one << offset)
                    continue
                counted |= one << answer
                self.entries[place].possible += 1
                if cython.cast(cython.int, answer) == chosen_answer:
                    self.entries[place].chosen += 1
            if waiting == 0:
                return

    def ask_points(self, board: Board, color: int, point: int, last: int, before: int) -> None:
        """Count the empty points near the last two moves, and those elsewhere near the edge."""
        size = board.s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if not self.is_closed and p != point:
                    continue
                if board.s.color[p] != EMPTY:
                    continue
                question = SHAPE
                if is_far(p, last) and is_far(p, before):
                    question = EDGE
                    if (
                        row > EDGE_LINES
                        and column > EDGE_LINES
                        and size + 1 - row > EDGE_LINES
                        and size + 1 - column > EDGE_LINES
                    ):
                        continue
                if (self.questions >> question) & 1:
                    self.ask_point(board, color, p, question, p == point)

    def ask_point(self, board: Board, color: int, p: int, question: int, is_chosen: bool) -> None:
        """Count one empty point as focus and answer."""
        self.look(p % 20, p // 20)
        for width in range(WINDOWS):
            self.widen(width)
            high = self.high[self.order] | (question << QUESTION_AT)
            high |= cython.cast(cython.ulonglong, width) << WIDTH_AT
            high |= cython.cast(cython.ulonglong, MIDDLE) << ANSWER_AT
            if not self.is_closed:
                entry = self.enter(self.low[self.order], high)
                entry.chosen += 1
                continue
            place = self.slot(self.low[self.order], high)
            if self.entries[place].high == 0 or (width == 0 and board.judge(p, color) != 0):
                return
            self.entries[place].possible += 1
            if is_chosen:
                self.entries[place].chosen += 1
