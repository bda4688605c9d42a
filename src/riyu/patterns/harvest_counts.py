"""How often windows of the board were answered with a move, counted over games: the compiled part of `riyu harvest`.

Takes games to be played on a board; gives a table of windows with the times chosen and possible. Knows no files.

A window is what stands around a focus, as the mover sees it, in one of four widths: 3x3, the diamond of 13 points,
5x5, 7x7 without its corners; and an answer at most three points off. Its key is the window itself in the orientation
that gives the least number, so no two keys are one up to symmetry, and nothing is hashed away. The questions:
CONTACT, DIAGONAL, REPLY: the enemy's last stone touches an own one, stands diagonally to one, or neither; its liberties
count as 1, 2, or 3 and more. SHAPE: an empty point near the last two moves. EDGE: one elsewhere on the lines 1 to 4.
ATTACK, DEFENSE: one near the last two moves, toward a stone beside it whose string has 3 liberties or fewer. LINKS: a
stone and another of its color that stand in a link's way, not of one string; an own pair and an enemy pair have each
their question. There the answer, and one of the last two moves, lie on a point of the ends' rectangle or beside one.
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
from riyu.patterns.model import Offset
from riyu.patterns.symmetry import turn

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, calloc, free
    from cython.cimports.libc.string import memset
    from cython.cimports.riyu.patterns.harvest_counts import Entry
else:
    from riyu.game.constants import EMPTY, NO_POINT, PASS
    from riyu.game.plain import SIZE, TURN, BoardState, enemy_beside, how_many
    from riyu.patterns._harvest_plain import (
        ANSWER_AT,
        ATTACK,
        CELL_STEPS,
        CELLS_SEEN,
        CONTACT,
        DEFENSE,
        DIAGONAL,
        EDGE,
        EDGE_LINES,
        END_AT,
        ENDS,
        FIELD,
        FIELD_CELLS,
        LIBERTIES_AT,
        LINK_OF,
        LINK_WAY,
        LOW_CELLS,
        MIDDLE,
        MOVED,
        NEAR,
        NOT_LOOKED,
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

__all__ = [
    "NEAR_OFFSETS",
    "QUESTIONS",
    "RECORD",
    "TABLES",
    "WIDTHS",
    "CountTable",
    "HarvestWindow",
    "WindowCounts",
]

TABLES = [
    Field("patterns", "ENDS", 5, 4, "harvest: cells of windows by width"),
    Field("patterns", "CELL_STEPS", 45, 4, "harvest: from a focus to each cell"),
    Field("patterns", "TURNED", 360, 1, "harvest: cells of a drawing on the board, by orientation"),
    Field("patterns", "MOVED", 392, 1, "harvest: answers in a drawing, by orientation"),
    Field("patterns", "LINK_OF", 49, 1, "harvest: the question of a link to an offset"),
    Field(
        "patterns",
        "LINK_WAY",
        49,
        8,
        "harvest: the points between a focus and an offset, and beside these",
    ),
]
"""Tables that are filled at import, never change, and are shared by all games."""


_SQUARES = [[(x, y) for y in range(-r, r + 1) for x in range(-r, r + 1)] for r in (1, 2, 3)]
_DIAMOND = [(0, -2), (-2, 0), (2, 0), (0, 2)]
_ROUNDED = [(x, y) for x, y in _SQUARES[2] if abs(x) + abs(y) < 6]

NEAR_OFFSETS: list[Offset] = _SQUARES[2]
"""The offsets at most three points off, by their numbers: 7 * (rows up + 3) + columns right + 3."""

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


def _fill_windows() -> None:
    cells = WIDTHS[3]
    for width, offsets in enumerate(WIDTHS):
        ENDS[width + 1] = len(offsets)
    for i, (x, y) in enumerate(cells):
        CELL_STEPS[i] = x + FIELD * y
    for o in range(8):
        for i, offset in enumerate(cells):
            TURNED[o][i] = cells.index(turn(o, offset))
        for number, offset in enumerate(NEAR_OFFSETS):
            MOVED[o][NEAR_OFFSETS.index(turn(o, offset))] = number


_fill_windows()


class HarvestWindow:
    """A window around a focus, read in all orientations at once, each width after the narrower ones.

    Its key's words are `low[order]` and `high[order]`; the question, liberties, width, end and answer come on top.
    """

    def __init__(self) -> None:
        self.order = self.ties = 0
        if not cython.compiled:
            self.picture = [3] * FIELD_CELLS
            self.cells = [0] * CELLS_SEEN
            self.low = [0] * 8
            self.high = [0] * 8

    def narrower(self, low: int, high: int) -> tuple[int, int]:
        """Give the key of the window that is one step narrower than a key's, with the same question and answer."""
        width = high >> WIDTH_AT & 3
        for i in range(CELLS_SEEN):
            shift = 2 * i if i < LOW_CELLS else 2 * (i - LOW_CELLS)
            self.cells[i] = ((low if i < LOW_CELLS else high) >> shift) & 3
        for narrow in range(width):
            self.widen(narrow)
        kept = (high >> LIBERTIES_AT & 511) << LIBERTIES_AT
        kept |= cython.cast(cython.ulonglong, width - 1) << WIDTH_AT
        kept |= self.turned(high >> END_AT & 63, high >> ANSWER_AT & 63)
        return self.low[self.order], self.high[self.order] | kept

    # Compiled inside: unchecked, without Python.

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
        """Read the window of a width, after the narrower ones, in the orientations that were least so far."""
        if width == 0:
            self.ties = 255
            for o in range(8):
                self.low[o] = 0
                self.high[o] = 0
        ties = 0
        for o in range(8):
            if (self.ties >> o) & 1 == 0:
                continue
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
            if ties == 0 or (
                high < self.high[self.order]
                or (high == self.high[self.order] and low < self.low[self.order])
            ):
                self.order = o
                ties = 1 << o
            elif high == self.high[self.order] and low == self.low[self.order]:
                ties |= 1 << o
        self.ties = ties

    def turned(self, end: int, answer: int) -> int:
        """Give the offsets of an end and an answer as a key has them; the least ones where the window is symmetric."""
        least: int = cython.declare(cython.ulonglong, 0)
        for o in range(8):
            if (self.ties >> o) & 1:
                bits = cython.cast(cython.ulonglong, MOVED[o][end]) << END_AT
                bits |= cython.cast(cython.ulonglong, MOVED[o][answer]) << ANSWER_AT
                if least == 0 or bits < least:
                    least = bits
        return least


RECORD = struct.Struct("<QQII")
"""A window in a table's bytes: low and high word of its key, times chosen, times possible."""


class CountTable:
    """Windows with their counts, open at first."""

    def __init__(self) -> None:
        self.is_closed = False
        self.count = 0
        self.slots = 1 << 12
        if cython.compiled:
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(self.slots, cython.sizeof(Entry))
            )
            if self.entries is cython.NULL:
                raise MemoryError
        else:
            self.entries = [Entry() for _ in range(self.slots)]

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

    # Compiled inside: unchecked, without Python.

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


QUESTIONS = {
    "contact-answer": 1,
    "diagonal-contact": 2,
    "react-without-thought": 3,
    "shape": 4,
    "edge-moves": 5,
    "string-attack": 6,
    "string-defense": 7,
    "diagonal-link-defense": 8,
    "diagonal-link-attack": 9,
    "one-space-link-defense": 10,
    "one-space-link-attack": 11,
    "knight-link-defense": 12,
    "knight-link-attack": 13,
    "two-space-link-defense": 14,
    "two-space-link-attack": 15,
    "large-knight-link-defense": 16,
    "large-knight-link-attack": 17,
}
"""The classes that games can teach, and the number of the question that each is asked with."""

_LINKS = {(1, 1): 8, (0, 2): 10, (1, 2): 12, (0, 3): 14, (1, 3): 16}


def _way(end: Offset) -> set[Offset]:
    """Give the points of the rectangle between two ends, and those beside them: where the link is cut and mended."""
    x, y = end
    inside = {
        (across, up)
        for across in range(min(0, x), max(0, x) + 1)
        for up in range(min(0, y), max(0, y) + 1)
    } - {(0, 0), end}
    beside = {(x + i, y + j) for x, y in inside for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return (inside | beside).intersection(NEAR_OFFSETS) - {(0, 0), end}


def _fill_links() -> None:
    for end, (x, y) in enumerate(NEAR_OFFSETS):
        LINK_OF[end] = _LINKS.get((min(abs(x), abs(y)), max(abs(x), abs(y))), 0)
        way = _way((x, y))
        LINK_WAY[end] = sum(1 << i for i, offset in enumerate(NEAR_OFFSETS) if offset in way)


_fill_links()


def is_far(p: int, move: int) -> bool:
    """Say whether a point lies more than three points from a move's; from no move's it is far."""
    if move == NO_POINT:
        return True
    across = p % 20 - move % 20
    up = p // 20 - move // 20
    return across > NEAR or -across > NEAR or up > NEAR or -up > NEAR


def offset_to(focus: int, p: int) -> int:
    """Give a point's offset from a focus as a number; -1 if it lies more than three points off, or is no point."""
    if is_far(focus, p):
        return -1
    return 7 * (p // 20 - focus // 20 + 3) + p % 20 - focus % 20 + 3


class WindowCounts(CountTable):
    """A table of windows with their counts. `questions`: a bit for the number of each that is asked."""

    def __init__(self, questions: int) -> None:
        CountTable.__init__(self)
        self.questions = questions
        self.window = HarvestWindow()
        if not cython.compiled:
            self.drawn = [0] * 421
            self.held = [[NOT_LOOKED] * 421 for _ in range(2)]
            self.places = [[[0] * WINDOWS for _ in range(421)] for _ in range(2)]
        else:
            memset(self.drawn, 0, 421)
            memset(self.held, NOT_LOOKED, 842)

    def see(self, board: Board, moves: Sequence[Move]) -> None:
        """Play a game from a board on and count at each move. Raises IllegalMove; what came before is counted."""
        last = before = NO_POINT
        for move in moves:
            if move.point != PASS and board.is_legal(move.color, move.point):
                self.ask(board, move.color, move.point, last, before)
            board.play(move.color, move.point)
            before, last = last, NO_POINT if move.point == PASS else move.point

    # Compiled inside: unchecked, without Python.

    def ask(self, board: Board, color: int, point: int, last: int, before: int) -> None:
        """Count at a position in which a color plays a point, after the moves `last` and `before`."""
        self.window.draw_picture(board.s, color)
        if self.is_closed and (self.questions >> EDGE) & 1:
            self.forget_changes(board.s)
        if last != NO_POINT and board.s.color[last] == 3 - color:
            self.ask_answer(board, color, point, last)
        size = board.s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if board.s.color[p] != EMPTY:
                    self.ask_links(board, color, point, p, last, before)
                elif p == point or self.is_closed:
                    self.ask_point(board, color, point, p, is_far(p, last) and is_far(p, before))

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
        liberties = s.liberties[s.string[last]]
        if liberties > 3:
            liberties = 3
        one = 1
        self.ask_at(board, color, point, last, question, liberties, MIDDLE, (one << OFFSETS) - one)

    def ask_links(
        self, board: Board, color: int, point: int, p: int, last: int, before: int
    ) -> None:
        """Count the answers at each link from a stone that one of the last two moves came near to."""
        s = board.s
        one = 1
        touched = cython.declare(cython.ulonglong, 0)
        offset = offset_to(p, last)
        if offset >= 0:
            touched |= one << offset
        offset = offset_to(p, before)
        if offset >= 0:
            touched |= one << offset
        if touched == 0:
            return
        for end in range(OFFSETS):
            if LINK_OF[end] == 0 or LINK_WAY[end] & touched == 0:
                continue
            # Outside of the board the picture has its margin; a color is read inside alone.
            x = p % 20 + end % 7 - 3
            y = p // 20 + end // 7 - 3
            if self.window.picture[FIELD * (y + 2) + x + 2] % 3 == 0:
                continue
            q = 20 * y + x
            if s.color[q] != s.color[p] or s.string[q] == s.string[p]:
                continue
            question = LINK_OF[end]
            if s.color[p] != color:
                question += 1
            self.ask_at(board, color, point, p, question, 0, end, LINK_WAY[end])

    def ask_point(self, board: Board, color: int, point: int, p: int, is_far_off: bool) -> None:
        """Count one empty point as focus and answer, of itself and toward each string of few liberties beside it."""
        s = board.s
        one = 1
        if is_far_off:
            size = s.numbers[SIZE]
            row = p // 20
            column = p % 20
            if (
                row <= EDGE_LINES
                or column <= EDGE_LINES
                or size + 1 - row <= EDGE_LINES
                or size + 1 - column <= EDGE_LINES
            ):
                if self.is_closed:
                    self.count_edge(board, color, point, p)
                else:
                    self.ask_at(board, color, point, p, EDGE, 0, MIDDLE, one << MIDDLE)
            return
        self.ask_at(board, color, point, p, SHAPE, 0, MIDDLE, one << MIDDLE)
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] == 0 or s.liberties[s.string[q]] > 3:
                continue
            question = DEFENSE if s.color[q] == color else ATTACK
            liberties = s.liberties[s.string[q]]
            end = offset_to(p, q)
            self.ask_at(board, color, point, p, question, liberties, end, one << MIDDLE)

    def forget_changes(self, s: BoardState) -> None:
        """Forget which windows are held around the points near one that changed since the last position."""
        for p in range(421):
            if s.color[p] == self.drawn[p]:
                continue
            self.drawn[p] = s.color[p]
            for row in range(max(p // 20 - NEAR, 1), min(p // 20 + NEAR, 19) + 1):
                for column in range(max(p % 20 - NEAR, 1), min(p % 20 + NEAR, 19) + 1):
                    self.held[0][20 * row + column] = NOT_LOOKED
                    self.held[1][20 * row + column] = NOT_LOOKED

    def count_edge(self, board: Board, color: int, point: int, p: int) -> None:
        """Count an empty point near the edge: most are as they were, so what is held there is remembered."""
        if (self.questions >> EDGE) & 1 == 0:
            return
        side = color - 1
        if self.held[side][p] == NOT_LOOKED:
            self.window.look(p % 20, p // 20)
            self.held[side][p] = 0
            for width in range(WINDOWS):
                self.window.widen(width)
                high = self.window.high[self.window.order] | (
                    cython.cast(cython.ulonglong, width) << WIDTH_AT
                )
                high |= cython.cast(cython.ulonglong, EDGE) << QUESTION_AT
                high |= self.window.turned(MIDDLE, MIDDLE)
                place = self.slot(self.window.low[self.window.order], high)
                if self.entries[place].high == 0:
                    break
                self.places[side][p][width] = place
                self.held[side][p] = width + 1
        if self.held[side][p] == 0 or board.judge(p, color) != 0:
            return
        for width in range(self.held[side][p]):
            place = self.places[side][p][width]
            self.entries[place].possible += 1
            if p == point:
                self.entries[place].chosen += 1

    def ask_at(
        self,
        board: Board,
        color: int,
        point: int,
        focus: int,
        question: int,
        liberties: int,
        end: int,
        waiting: int,
    ) -> None:
        """Count the answers to a question. `waiting`: their offsets as bits; `end`: the other end's, or MIDDLE."""
        if (self.questions >> question) & 1 == 0:
            return
        chosen = offset_to(focus, point)
        if chosen >= 0 and (waiting >> chosen) & 1 == 0:
            chosen = -1
        if chosen < 0 and not self.is_closed:
            return
        x = focus % 20
        y = focus // 20
        self.window.look(x, y)
        one = 1
        for width in range(WINDOWS):
            self.window.widen(width)
            low = self.window.low[self.window.order]
            base = self.window.high[self.window.order] | (
                cython.cast(cython.ulonglong, width) << WIDTH_AT
            )
            base |= cython.cast(cython.ulonglong, liberties) << LIBERTIES_AT
            base |= cython.cast(cython.ulonglong, question) << QUESTION_AT
            if not self.is_closed:
                entry = self.enter(low, base | self.window.turned(end, chosen))
                entry.chosen += 1
                continue
            chosen_answer = self.window.turned(end, chosen) if chosen >= 0 else 0
            counted = 0
            for offset in range(MIDDLE if waiting == one << MIDDLE else 0, OFFSETS):
                if waiting >> offset == 0:
                    break
                if (waiting >> offset) & 1 == 0:
                    continue
                p = focus + (offset % 7 - 3) + 20 * (offset // 7 - 3)
                if self.window.picture[FIELD * (y + offset // 7 - 1) + x + offset % 7 - 1] != 0:
                    waiting &= ~(one << offset)
                    continue
                answer = self.window.turned(end, offset)
                if (counted >> (answer >> ANSWER_AT & 63)) & 1:
                    continue
                place = self.slot(low, base | answer)
                if self.entries[place].high == 0 or (width == 0 and board.judge(p, color) != 0):
                    waiting &= ~(one << offset)
                    continue
                counted |= one << (answer >> ANSWER_AT & 63)
                self.entries[place].possible += 1
                if answer == chosen_answer:
                    self.entries[place].chosen += 1
            if waiting == 0:
                return
