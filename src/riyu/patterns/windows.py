"""Windows: what stands around a move, whole, in nested sizes, as 64-bit keys equal under the 8 symmetries.

Takes a board, the color to move and a point; gives a key for each template. Own and enemy, not black and white, are
what a key knows, so swapping colors and the mover keeps it. Knows no values.

The nested windows grow by the distance dx + dy + max(dx, dy), from 3 (the eight points around) to 14. Besides, four
of them mark where the last move lies, if it is inside; and the two smallest count liberties to three. Keys of all
symmetries are kept at once, one exclusive or a point, and the least is the window's. Source: Stern, Herbrich, Graepel,
Bayesian pattern ranking for move prediction in the game of Go, 2006; Coulom, Computing Elo ratings of move patterns
in the game of Go, 2007.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.base.chance import keys
from riyu.game.board import Board
from riyu.game.points import Color, Point

if cython.compiled:
    from cython.cimports.libc.stdint import int32_t, uint64_t
    from cython.cimports.libc.stdlib import abort, calloc, free
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import SIZE, BoardState
    from riyu.patterns.plain_windows import (
        AROUND,
        DETAILED,
        LAID,
        NOT_KNOWN,
        PLACE_OF,
        RESPONSE_OF,
        RIM,
        RING_ENDS,
        RINGS,
        STEPS,
        TEMPLATE_KEYS,
        TEMPLATES,
        WIDE,
        WINDOW_KEYS,
        Laid,
    )

__all__ = ["TABLES", "TEMPLATE_NAMES", "WindowTable", "keys_around"]

TABLES = [
    Field("patterns", "STEPS", 140, 4, "windows: from the center to each point, by distance"),
    Field("patterns", "RING_ENDS", 12, 4, "windows: points up to each ring's end"),
    Field("patterns", "RESPONSE_OF", 12, 4, "windows: a ring's template with the last move marked"),
    Field("patterns", "PLACE_OF", 1480, 4, "windows: the place of a step"),
    Field("patterns", "WINDOW_KEYS", 8960, 8, "windows: keys by place, content and symmetry"),
    Field("patterns", "TEMPLATE_KEYS", 18, 8, "windows: keys of the templates"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

_DISTANCES = range(3, 15)
_MARKED = (3, 4, 6, 8)

TEMPLATE_NAMES = (
    *(f"window-{distance}" for distance in _DISTANCES),
    *(f"response-{distance}" for distance in _MARKED),
    "liberties-3",
    "liberties-4",
)
"""What each template is called, by its number; the number in a name is the farthest distance."""


def _distance(dx: int, dy: int) -> int:
    return abs(dx) + abs(dy) + max(abs(dx), abs(dy))


def _fill_tables() -> None:
    span = range(-7, 8)
    around = sorted(
        (_distance(dx, dy), dy, dx) for dy in span for dx in span if 2 <= _distance(dx, dy) <= 14
    )
    words = keys(8 * AROUND, 0x7769_6E64)
    places = {(dx, dy): i for i, (_, dy, dx) in enumerate(around)}
    for i in range(LAID):
        PLACE_OF[i] = -1
    for i, (_, dy, dx) in enumerate(around):
        STEPS[i] = WIDE * dy + dx
        PLACE_OF[WIDE * (dy + 8) + dx] = i
        turned = [(a, b) for x, y in ((dx, dy), (dy, dx)) for a in (x, -x) for b in (y, -y)]
        for code in range(8):
            for t, place in enumerate(turned):
                WINDOW_KEYS[64 * i + 8 * code + t] = words[8 * places[place] + code]
    for ring, distance in enumerate(_DISTANCES):
        RING_ENDS[ring] = sum(d <= distance for d, _, _ in around)
        marked = distance in _MARKED
        RESPONSE_OF[ring] = RINGS + _MARKED.index(distance) if marked else 0
    for i, word in enumerate(keys(TEMPLATES, 0x7465_6D70)):
        TEMPLATE_KEYS[i] = word


_fill_tables()


class WindowTable:
    """Numbers by key, 64-bit to 31-bit, in one table that widens itself."""

    def __init__(self) -> None:
        self.count = 0
        self.mask = 1023
        if cython.compiled:
            self.keys = cython.cast(cython.pointer(uint64_t), calloc(1024, 8))
            self.numbers = cython.cast(cython.pointer(int32_t), calloc(1024, 4))
            if not self.keys or not self.numbers:
                abort()
        else:
            self.numbered: dict[int, int] = {}

    def __dealloc__(self) -> None:
        free(self.keys)
        free(self.numbers)

    # Compiled inside: unchecked, without Python.

    def slot(self, key: int) -> int:
        """Give where a key stands, or the free slot where it would."""
        i = (key ^ (key >> 32)) & self.mask
        while self.keys[i] != 0 and self.keys[i] != key:
            i = (i + 1) & self.mask
        return i

    def number(self, key: int) -> int:
        """Give the number of a key, NOT_KNOWN if the table lacks it."""
        if not cython.compiled:
            return self.numbered.get(key, NOT_KNOWN)
        i = self.slot(key)
        return self.numbers[i] if self.keys[i] != 0 else NOT_KNOWN

    def set_number(self, key: int, number: int) -> None:
        """Let a key have a number."""
        if cython.compiled:
            i = self.slot(key)
            if self.keys[i] == 0:
                self.keys[i] = key
                self.count += 1
            self.numbers[i] = number
            if 2 * self.count > self.mask:
                self.widen()
        else:
            self.numbered[key] = number
            self.count = len(self.numbered)

    def add_one(self, key: int) -> None:
        """Count a key once more, from 0."""
        number = self.number(key)
        self.set_number(key, 1 if number == NOT_KNOWN else number + 1)

    def widen(self) -> None:
        """Make room for twice as many keys."""
        if cython.compiled:
            keys_before = self.keys
            numbers_before = self.numbers
            size = self.mask + 1
            self.keys = cython.cast(cython.pointer(uint64_t), calloc(2 * size, 8))
            self.numbers = cython.cast(cython.pointer(int32_t), calloc(2 * size, 4))
            if not self.keys or not self.numbers:
                abort()
            self.mask = 2 * size - 1
            for i in range(size):
                if keys_before[i] != 0:
                    j = self.slot(keys_before[i])
                    self.keys[j] = keys_before[i]
                    self.numbers[j] = numbers_before[i]
            free(keys_before)
            free(numbers_before)

    # For callers.

    def put(self, key: int, number: int) -> None:
        """Let a key (not 0) have a number from 0 to 2**31 - 1."""
        self.set_number(key, number)

    def get(self, key: int) -> int | None:
        """Give a key's number; None if the table lacks it."""
        number = self.number(key)
        return None if number == NOT_KNOWN else number

    def items(self) -> list[tuple[int, int]]:
        """Give all keys with their numbers, lowest key first."""
        if not cython.compiled:
            return sorted(self.numbered.items())
        return sorted(
            [(self.keys[i], self.numbers[i]) for i in range(self.mask + 1) if self.keys[i] != 0]
        )


def laid_place(p: int) -> int:
    """Give the place of a point on a laid board."""
    return WIDE * (p // 20 + RIM) + p % 20 + RIM


def lay(s: BoardState, laid: Laid, color: int, last: int) -> None:
    """Lay a board as a color sees it, with a rim; `last` is the last move's point, or 0."""
    if cython.compiled:
        memset(laid.plain, BORDER, LAID)
        memset(laid.detailed, BORDER, LAID)
    else:
        laid.plain[:] = laid.detailed[:] = [BORDER] * LAID
    size = s.numbers[SIZE]
    for row in range(1, size + 1):
        for column in range(1, size + 1):
            p = 20 * row + column
            at = laid_place(p)
            code = cython.declare(cython.int, EMPTY)
            fine = cython.declare(cython.int, EMPTY)
            if s.color[p] != EMPTY:
                code = 1 if s.color[p] == color else 2
                liberties = s.liberties[s.string[p]]
                fine = code + 5 if liberties == 1 else code + 3 if liberties == 2 else code
            laid.plain[at] = code
            laid.detailed[at] = fine
    laid.last = laid_place(last) if last != 0 else 0


def add_ring(codes: list[int], at: int, first: int, end: int, sums: list[int]) -> None:
    """Add the points from `first` to before `end` around a place to the keys of all symmetries."""
    for i in range(first, end):
        code = codes[at + STEPS[i]]
        if code:
            for t in range(8):
                sums[t] ^= WINDOW_KEYS[64 * i + 8 * code + t]


def least(sums: list[int]) -> int:
    """Give the least of the keys of all symmetries."""
    best = sums[0]
    for t in range(1, 8):
        if sums[t] < best:
            best = sums[t]
    return best


def window_keys(laid: Laid, at: int, found: list[int]) -> int:
    """Write the key of each template around a place, 0 where the last move is not inside; give their number."""
    sums = cython.declare("unsigned long long[8]")
    marked = cython.declare("unsigned long long[8]")
    if not cython.compiled:
        sums = [0] * 8
        marked = [0] * 8
    place = cython.declare(cython.int, -1)
    away = laid.last - at + 8 * WIDE
    if laid.last != 0 and away >= 0 and away < LAID:
        place = PLACE_OF[away]
    for i in range(TEMPLATES):
        found[i] = 0
    for t in range(8):
        sums[t] = 0
    start = 0
    for ring in range(RINGS):
        add_ring(laid.plain, at, start, RING_ENDS[ring], sums)
        start = RING_ENDS[ring]
        found[ring] = least(sums) ^ TEMPLATE_KEYS[ring]
        template = RESPONSE_OF[ring]
        if template != 0 and place >= 0 and place < start:
            for t in range(8):
                marked[t] = sums[t] ^ WINDOW_KEYS[64 * place + t]
            found[template] = least(marked) ^ TEMPLATE_KEYS[template]
    for t in range(8):
        sums[t] = 0
    add_ring(laid.detailed, at, 0, RING_ENDS[0], sums)
    found[DETAILED] = least(sums) ^ TEMPLATE_KEYS[DETAILED]
    add_ring(laid.detailed, at, RING_ENDS[0], RING_ENDS[1], sums)
    found[DETAILED + 1] = least(sums) ^ TEMPLATE_KEYS[DETAILED + 1]
    return TEMPLATES


def known_windows(table: WindowTable, laid: Laid, at: int, found: list[int], first: int) -> int:
    """Write the numbers of the windows around a place that a table knows, from `first` on; give where they end.

    A nested window is looked for only where the smaller ones are known: what was seen so often was seen within them.
    """
    sums = cython.declare("unsigned long long[8]")
    marked = cython.declare("unsigned long long[8]")
    if not cython.compiled:
        sums = [0] * 8
        marked = [0] * 8
    place = cython.declare(cython.int, -1)
    away = laid.last - at + 8 * WIDE
    if laid.last != 0 and away >= 0 and away < LAID:
        place = PLACE_OF[away]
    end = first
    for t in range(8):
        sums[t] = 0
    start = 0
    for ring in range(RINGS):
        add_ring(laid.plain, at, start, RING_ENDS[ring], sums)
        start = RING_ENDS[ring]
        number = table.number(least(sums) ^ TEMPLATE_KEYS[ring])
        if number == NOT_KNOWN:
            break
        found[end] = number
        end += 1
        template = RESPONSE_OF[ring]
        if template != 0 and place >= 0 and place < start:
            for t in range(8):
                marked[t] = sums[t] ^ WINDOW_KEYS[64 * place + t]
            number = table.number(least(marked) ^ TEMPLATE_KEYS[template])
            if number != NOT_KNOWN:
                found[end] = number
                end += 1
    for t in range(8):
        sums[t] = 0
    for ring in range(2):
        add_ring(laid.detailed, at, RING_ENDS[0] if ring else 0, RING_ENDS[ring], sums)
        number = table.number(least(sums) ^ TEMPLATE_KEYS[DETAILED + ring])
        if number == NOT_KNOWN:
            break
        found[end] = number
        end += 1
    return end


def keys_around(board: Board, color: Color, point: Point, last: Point = 0) -> tuple[int, ...]:
    """Give the keys around a point for a color, by template (TEMPLATE_NAMES).

    0 where the last move is not inside or there is none.
    """
    words = cython.declare("unsigned long long[18]")
    if cython.compiled:
        on_stack = cython.declare(Laid)
        laid = cython.address(on_stack)
    else:
        laid = Laid()
        words = [0] * TEMPLATES
    lay(board.s, laid, color, last)
    window_keys(laid, laid_place(point), words)
    return tuple([words[i] for i in range(TEMPLATES)])
