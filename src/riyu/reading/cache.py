"""Verdicts kept for as long as they may be asked for: each under its question, with what stood where it depends on.

Takes questions, boards and readings; gives a reading back wherever the same stones stand on the points that it depends
on, whatever stands elsewhere. Knows no goal. Sources: Wilcox, "Tactic cache" (W20); the shape blog, sub-domain hashes
(B9).

A **sub-domain** is the set of points that one verdict depends on: a bit a cell, and beside it a bit for each black and
each white stone there. Sub-domains overlap as they like and have any shape. The bits are compared themselves, not a
hash of them: 21 words, no false match. Nothing is ever told to the cache, so it lives through games and undo, and
several situations of one question are kept beside each other.
"""

from __future__ import annotations

from sys import getsizeof
from typing import NamedTuple

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.reading.reading import Reading

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import abort, calloc, free
else:
    from riyu.game.constants import BLACK, CELLS, WHITE
    from riyu.game.plain import KO, SIZE, TO_MOVE
    from riyu.reading.plain import Kept, uint64_t

    WORDS = 7

__all__ = ["CAPACITY", "Question", "ReadingCache"]

ROW_BYTES = 176
"""Bytes of one row of bits."""

CAPACITY = 10_000
"""Verdicts kept unless said otherwise: about 6 KB each with what they depend on, 60 MB in all."""


class Question(NamedTuple):
    """What is asked: a goal by name, the points it is about, who moves first, who asks, and the nodes it may take."""

    goal: str
    targets: tuple[Point, ...]
    first: Color
    asker: Color
    limit: int


class ReadingCache:
    """So many verdicts, the oldest out. It may serve many boards, and many threads: none is let in while it works.

    For that, nothing is made between the look at a board and the end of what follows from it: where an object is made
    the garbage collector may begin, and what it calls may let another thread go on.
    """

    def __init__(self, capacity: int = CAPACITY) -> None:
        if capacity < 1:
            raise UsageError(f"a cache of {capacity} verdicts: expected 1 or more")
        self.capacity = capacity
        self.kept = 0
        self.hits = 0
        self.misses = 0
        self.key = 0
        self.size = 0
        self.readings: list[Reading | None] = [None] * capacity
        self.questions: list[Question | None] = [None] * capacity
        self.newest: dict[Question, int] = {}
        if cython.compiled:
            self.rows = cython.cast(
                cython.pointer(Kept), calloc(self.capacity, cython.sizeof(Kept))
            )
            if not self.rows:
                abort()
        else:
            self.rows = [Kept() for _ in range(capacity)]
            self.black = [0] * WORDS
            self.white = [0] * WORDS

    def __dealloc__(self) -> None:
        free(self.rows)

    def __len__(self) -> int:
        return min(self.kept, self.capacity)

    # Compiled inside.

    def look_at(self, board: Board) -> None:
        """Bring the bits of black and white stones up to date; nothing to do where they are those of the last look."""
        s = board.s
        if self.size == s.numbers[SIZE] and self.key == s.key[0]:
            return
        one: int = cython.declare(uint64_t, 1)
        for w in range(WORDS):
            self.black[w] = 0
            self.white[w] = 0
        for p in range(CELLS):
            if s.color[p] == BLACK:
                self.black[p >> 6] |= one << (p & 63)
            elif s.color[p] == WHITE:
                self.white[p >> 6] |= one << (p & 63)
        self.size = s.numbers[SIZE]
        self.key = s.key[0]

    def ko_for(self, board: Board, first: int) -> int:
        """Give the point forbidden by ko to a color that moves first, or NO_POINT: it binds the side to move alone."""
        return board.s.numbers[KO] if board.s.numbers[TO_MOVE] == first else 0

    def stands(self, row: Kept, ko: int) -> bool:
        """Say whether what a verdict depends on is as it was; `ko` is forbidden now to the side that moves first."""
        for w in range(WORDS):
            mask = row.mask[w]
            if (self.black[w] & mask) != row.black[w] or (self.white[w] & mask) != row.white[w]:
                return False
        if ko and not (row.mask[ko >> 6] >> (ko & 63)) & 1:
            ko = 0
        return ko == row.ko and self.size == row.size

    def drop(self, number: int) -> None:
        """Take the oldest verdict out: it lies under all others on its question."""
        question: Question | None = self.questions[number - 1]
        assert question is not None
        n = cython.declare(cython.Py_ssize_t, self.newest[question])
        if n == number:
            del self.newest[question]
            return
        while self.rows[n - 1].under != number:
            n = self.rows[n - 1].under
        self.rows[n - 1].under = 0

    # For callers.

    def find(self, board: Board, question: Question) -> Reading | None:
        """Give what a fresh reading would say of a question, if it is known; else None."""
        n = cython.declare(cython.Py_ssize_t, self.newest.get(question, 0))
        if n:
            self.look_at(board)
            ko = self.ko_for(board, question.first)
            while n:
                if self.stands(
                    cython.address(self.rows[n - 1]) if cython.compiled else self.rows[n - 1], ko
                ):
                    self.hits += 1
                    found: Reading | None = self.readings[n - 1]
                    return found
                n = self.rows[n - 1].under
        self.misses += 1
        return None

    def keep(self, board: Board, question: Question, reading: Reading) -> None:
        """Keep what was read on a board as it stands; the oldest verdict gives way if the cache is full."""
        one: int = cython.declare(uint64_t, 1)
        mask = cython.declare("unsigned long long[7]")
        if not cython.compiled:
            mask = [0] * WORDS
        for w in range(WORDS):
            mask[w] = 0
        for point in reading.depends_on:
            p = cython.declare(cython.Py_ssize_t, point)
            mask[p >> 6] |= one << (p & 63)
        self.look_at(board)
        place = cython.declare(cython.Py_ssize_t, self.kept % self.capacity)
        if self.questions[place] is not None:
            self.drop(place + 1)
        for w in range(WORDS):
            self.rows[place].mask[w] = mask[w]
            self.rows[place].black[w] = self.black[w] & mask[w]
            self.rows[place].white[w] = self.white[w] & mask[w]
        ko = self.ko_for(board, question.first)
        self.rows[place].ko = ko if (mask[ko >> 6] >> (ko & 63)) & 1 else 0
        self.rows[place].size = self.size
        self.rows[place].under = self.newest.get(question, 0)
        self.newest[question] = place + 1
        self.readings[place] = reading
        self.questions[place] = question
        self.kept += 1

    @property
    def memory(self) -> int:
        """The bytes of what is kept, as `sys.getsizeof` counts them, things shared with others counted too."""
        kept = [r for r in self.readings if r is not None]
        found = sum(getsizeof(part) for r in kept for part in (r, r.line, r.depends_on))
        asked = {id(q): getsizeof(q) + getsizeof(q.targets) for q in self.questions if q}
        tables = getsizeof(self.readings) + getsizeof(self.questions) + getsizeof(self.newest)
        return found + sum(asked.values()) + tables + self.capacity * ROW_BYTES

    def clear(self) -> None:
        """Forget all."""
        self.newest.clear()
        for place in range(self.capacity):
            self.readings[place] = self.questions[place] = None
        self.kept = self.hits = self.misses = 0
