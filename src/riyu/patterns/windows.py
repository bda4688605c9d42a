"""Windows: what stands around a move, whole, in nested sizes, as 64-bit keys equal under the 8 symmetries.

Takes a board, the color to move, a point and the last two moves; gives a key for each template. Own and enemy, not
black and white, are what a key knows, so swapping colors and the mover keeps it. A `WindowTable` has the
numbers of the keys that are known. Knows no values.

The nested windows grow by the distance dx + dy + max(dx, dy), from 3 (the eight points around) to 14. Some mark where
the last move lies (response), or the last two (both), if inside; four count liberties to three (liberties). An answer
is a window around the last move, with liberties, that marks the point. Keys of all symmetries are kept at once, one
exclusive or a point, and the least is the window's. Source: Stern, Herbrich, Graepel, Bayesian pattern ranking for
move prediction in the game of Go, 2006; Coulom, Computing Elo ratings of move patterns in the game of Go, 2007;
answers: the response patterns of Silver and others, Mastering the game of Go with deep neural networks, 2016.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.block import Field
from riyu.base.chance import keys
from riyu.game.board import Board
from riyu.game.points import Color, Point

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import abort, calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import SIZE, BoardState
    from riyu.patterns.plain_windows import (
        ANSWER,
        ANSWER_RINGS,
        ANSWERS,
        AROUND,
        BEFORE,
        BOTH_OF,
        LAID,
        LIBERTIES,
        LIBERTY_RINGS,
        NOT_KEPT,
        NOT_KNOWN,
        PLACE_OF,
        POINT_STEPS,
        RESPONSE_OF,
        RIM,
        RING_ENDS,
        RINGS,
        STEPS,
        TEMPLATE_KEYS,
        TEMPLATES,
        WIDE,
        WINDOW_KEYS,
        Entry,
        Kept,
        Laid,
    )

    uint64_t = cython.ulonglong

__all__ = ["TABLES", "TEMPLATE_NAMES", "WindowTable", "keys_around"]

TABLES = [
    Field("patterns", "STEPS", 140, 4, "windows: from the center to each point, by distance"),
    Field("patterns", "POINT_STEPS", 140, 4, "windows: the same, in cells of the board"),
    Field("patterns", "RING_ENDS", 12, 4, "windows: points up to each ring's end"),
    Field("patterns", "RESPONSE_OF", 12, 4, "windows: a ring's template with the last move marked"),
    Field("patterns", "BOTH_OF", 12, 4, "windows: a ring's template with two moves marked"),
    Field("patterns", "ANSWER_RINGS", 4, 4, "windows: the ring that an answer goes to"),
    Field("patterns", "PLACE_OF", 1480, 4, "windows: the place of a step"),
    Field("patterns", "WINDOW_KEYS", 8960, 8, "windows: keys by place, content and symmetry"),
    Field("patterns", "TEMPLATE_KEYS", 31, 8, "windows: keys of the templates"),
]
"""Tables that are filled at import, never change, and are shared by all games."""


class WindowTable:
    """Numbers by key, 64-bit to 31-bit, in one table that widens itself."""

    def __init__(self) -> None:
        self.count = 0
        self.mask = 1023
        if cython.compiled:
            self.entries = cython.cast(cython.pointer(Entry), calloc(1024, cython.sizeof(Entry)))
            if not self.entries:
                abort()
        else:
            self.numbered: dict[int, int] = {}

    def __dealloc__(self) -> None:
        free(self.entries)

    # Compiled inside: unchecked, without Python.

    def number(self, key: int) -> int:
        """Give the number of a key, NOT_KNOWN if the table lacks it."""
        if not cython.compiled:
            return self.numbered.get(key, NOT_KNOWN)
        i = slot(self.entries, self.mask, key)
        return self.entries[i].number if self.entries[i].key != 0 else NOT_KNOWN

    def set_number(self, key: int, number: int) -> None:
        """Let a key have a number."""
        if cython.compiled:
            i = slot(self.entries, self.mask, key)
            if self.entries[i].key == 0:
                self.entries[i].key = key
                self.count += 1
            self.entries[i].number = number
            if 2 * self.count > self.mask:
                self.widen()
        else:
            self.numbered[key] = number
            self.count = len(self.numbered)

    def widen(self) -> None:
        """Make room for twice as many keys."""
        if cython.compiled:
            before = self.entries
            size = self.mask + 1
            self.mask = 2 * size - 1
            self.entries = cython.cast(
                cython.pointer(Entry), calloc(2 * size, cython.sizeof(Entry))
            )
            if not self.entries:
                abort()
            for i in range(size):
                if before[i].key != 0:
                    self.entries[slot(self.entries, self.mask, before[i].key)] = before[i]
            free(before)

    # For callers.

    def put(self, key: int, number: int) -> None:
        """Let a key (not 0) have a number from 0 to 2**31 - 1."""
        self.set_number(key, number)

    def put_all(self, keys: Iterable[int], first: int) -> None:
        """Let keys (none 0) have the numbers from `first` on, in their order."""
        number: int = cython.declare(cython.int, first)
        for key in keys:
            self.set_number(key, number)
            number += 1

    def get(self, key: int) -> int | None:
        """Give a key's number; None if the table lacks it."""
        number = self.number(key)
        return None if number == NOT_KNOWN else number

    def items(self) -> list[tuple[int, int]]:
        """Give all keys with their numbers, lowest key first."""
        if not cython.compiled:
            return sorted(self.numbered.items())
        return sorted(
            [
                (self.entries[i].key, self.entries[i].number)
                for i in range(self.mask + 1)
                if self.entries[i].key != 0
            ]
        )


def slot(entries: list[Entry], mask: int, key: int) -> int:
    """Give where a key stands in a table's entries, or the free place where it would."""
    i = (key ^ (key >> 32)) & mask
    while entries[i].key != 0 and entries[i].key != key:
        i = (i + 1) & mask
    return i


_DISTANCES = range(3, 15)
_MARKED = (3, 4, 5, 6, 8, 10, 12, 14)
_BOTH = (4, 6, 8)
_LIBERTIES = (3, 4, 5, 6)
_ANSWERS = (3, 4, 6, 8)

TEMPLATE_NAMES = (
    *(f"window-{distance}" for distance in _DISTANCES),
    *(f"response-{distance}" for distance in _MARKED),
    *(f"both-{distance}" for distance in _BOTH),
    *(f"liberties-{distance}" for distance in _LIBERTIES),
    *(f"answer-{distance}" for distance in _ANSWERS),
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
        POINT_STEPS[i] = 20 * dy + dx
        PLACE_OF[WIDE * (dy + 8) + dx] = i
        turned = [(a, b) for x, y in ((dx, dy), (dy, dx)) for a in (x, -x) for b in (y, -y)]
        for code in range(8):
            for t, place in enumerate(turned):
                WINDOW_KEYS[64 * i + 8 * code + t] = words[8 * places[place] + code]
    for ring, distance in enumerate(_DISTANCES):
        RING_ENDS[ring] = sum(d <= distance for d, _, _ in around)
        RESPONSE_OF[ring] = _template("response", distance, _MARKED)
        BOTH_OF[ring] = _template("both", distance, _BOTH)
    for i, distance in enumerate(_ANSWERS):
        ANSWER_RINGS[i] = distance - _DISTANCES[0]
    for i, word in enumerate(keys(TEMPLATES, 0x7465_6D70)):
        TEMPLATE_KEYS[i] = word


def _template(kind: str, distance: int, distances: tuple[int, ...]) -> int:
    return TEMPLATE_NAMES.index(f"{kind}-{distance}") if distance in distances else 0


_fill_tables()


def laid_place(p: int) -> int:
    """Give the place of a point on a laid board."""
    return WIDE * (p // 20 + RIM) + p % 20 + RIM


def lay(s: BoardState, laid: Laid, color: int, last: int, before: int) -> None:
    """Lay a board as a color sees it, with a rim; `last` and `before` are the points of the last moves, or 0."""
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
    laid.before = laid_place(before) if before != 0 else 0
    sums = cython.declare(uint64_t[8])
    if not cython.compiled:
        sums = [0] * 8
    clear(sums)
    start = 0
    for i in range(ANSWERS if last != 0 else 0):
        end = RING_ENDS[ANSWER_RINGS[i]]
        add_points(laid.detailed, laid.last, start, end, sums)
        start = end
        for t in range(8):
            laid.answers[i][t] = sums[t]


def clear(sums: list[int]) -> None:
    """Let the keys of all symmetries be those of nothing."""
    for t in range(8):
        sums[t] = 0


def add_points(codes: list[int], at: int, first: int, end: int, sums: list[int]) -> None:
    """Add the points from `first` to before `end` around a place to the keys of all symmetries."""
    for i in range(first, end):
        code = codes[at + STEPS[i]]
        if code:
            for t in range(8):
                sums[t] ^= WINDOW_KEYS[64 * i + 8 * code + t]


def add_ring(codes: list[int], at: int, ring: int, sums: list[int]) -> None:
    """Add a ring around a place to the keys of all symmetries."""
    add_points(codes, at, RING_ENDS[ring - 1] if ring else 0, RING_ENDS[ring], sums)


def least(sums: list[int], template: int) -> int:
    """Give a template's key: the least of those of all symmetries."""
    best = sums[0]
    for t in range(1, 8):
        if sums[t] < best:
            best = sums[t]
    return best ^ TEMPLATE_KEYS[template]


def marked(sums: list[int], template: int, last: int, before: int) -> int:
    """Give a template's key with the place of the last move marked, and that of the one before unless it is -1."""
    best = cython.declare("unsigned long long", 0)
    for t in range(8):
        word = sums[t] ^ WINDOW_KEYS[64 * last + t]
        if before >= 0:
            word ^= WINDOW_KEYS[64 * before + 8 * BEFORE + t]
        if t == 0 or word < best:
            best = word
    key: int = best ^ TEMPLATE_KEYS[template]
    return key


def place_among(center: int, at: int) -> int:
    """Give the place among STEPS of one place of a laid board around another; -1 if it is not in any window or 0."""
    away = at - center + 8 * WIDE
    if at == 0 or away < 0 or away >= LAID:
        return -1
    place: int = PLACE_OF[away]
    return place


def answer_key(laid: Laid, i: int, place: int) -> int:
    """Give the key of answer i at a place around the last move."""
    return marked(laid.answers[i], ANSWER + i, place, -1) ^ laid.detailed[laid.last]


def window_keys(laid: Laid, at: int, found: list[int]) -> int:
    """Write the key of each template around a place, 0 where what it marks is not inside; give their number."""
    sums = cython.declare(uint64_t[8])
    if not cython.compiled:
        sums = [0] * 8
    last = place_among(at, laid.last)
    before = place_among(at, laid.before)
    for i in range(TEMPLATES):
        found[i] = 0
    clear(sums)
    for ring in range(RINGS):
        add_ring(laid.plain, at, ring, sums)
        found[ring] = least(sums, ring)
        end = RING_ENDS[ring]
        if last >= 0 and last < end and RESPONSE_OF[ring] != 0:
            found[RESPONSE_OF[ring]] = marked(sums, RESPONSE_OF[ring], last, -1)
            if before >= 0 and before < end and BOTH_OF[ring] != 0:
                found[BOTH_OF[ring]] = marked(sums, BOTH_OF[ring], last, before)
    clear(sums)
    for ring in range(LIBERTY_RINGS):
        add_ring(laid.detailed, at, ring, sums)
        found[LIBERTIES + ring] = least(sums, LIBERTIES + ring)
    place = place_among(laid.last, at) if laid.last != 0 else -1
    if place >= 0:
        for i in range(ANSWERS):
            found[ANSWER + i] = answer_key(laid, i, place)
    return TEMPLATES


def known_windows(
    table: WindowTable, laid: Laid, kept: Kept, p: int, found: list[int], first: int
) -> int:
    """Write the numbers of the windows around a point that a table knows, from `first` on; give where they end.

    A nested window is looked for only where the smaller ones are known: what was seen so often was seen within them.
    What was found before is taken from `kept` if nothing has changed inside and the last move is not there.
    """
    sums = cython.declare(uint64_t[8])
    if not cython.compiled:
        sums = [0] * 8
    at = laid_place(p)
    last = place_among(at, laid.last)
    before = place_among(at, laid.before)
    end = first
    rings = cython.declare(cython.int, kept.rings[p])
    if rings != NOT_KEPT and (last < 0 or last >= RING_ENDS[min(rings, RINGS - 1)]):
        for i in range(rings):
            found[end + i] = kept.numbers[RINGS * p + i]
        end += rings
    else:
        rings = 0
        clear(sums)
        while rings < RINGS:
            add_ring(laid.plain, at, rings, sums)
            number = table.number(least(sums, rings))
            if number == NOT_KNOWN:
                break
            kept.numbers[RINGS * p + rings] = number
            found[end] = number
            end += 1
            if last >= 0 and last < RING_ENDS[rings] and RESPONSE_OF[rings] != 0:
                number = table.number(marked(sums, RESPONSE_OF[rings], last, -1))
                if number != NOT_KNOWN:
                    found[end] = number
                    end += 1
                    if before >= 0 and before < RING_ENDS[rings] and BOTH_OF[rings] != 0:
                        number = table.number(marked(sums, BOTH_OF[rings], last, before))
                        if number != NOT_KNOWN:
                            found[end] = number
                            end += 1
            rings += 1
        kept.rings[p] = rings
    rings = kept.fine_rings[p]
    if rings == NOT_KEPT:
        rings = 0
        clear(sums)
        while rings < LIBERTY_RINGS:
            add_ring(laid.detailed, at, rings, sums)
            number = table.number(least(sums, LIBERTIES + rings))
            if number == NOT_KNOWN:
                break
            kept.fine_numbers[LIBERTY_RINGS * p + rings] = number
            rings += 1
        kept.fine_rings[p] = rings
    for i in range(rings):
        found[end + i] = kept.fine_numbers[LIBERTY_RINGS * p + i]
    end += rings
    place = place_among(laid.last, at) if laid.last != 0 else -1
    if place >= 0:
        for i in range(ANSWERS):
            number = table.number(answer_key(laid, i, place))
            if number == NOT_KNOWN:
                break
            found[end] = number
            end += 1
    return end


def forget_all(kept: Kept) -> None:
    """Keep nothing."""
    for p in range(CELLS):
        kept.rings[p] = kept.fine_rings[p] = NOT_KEPT


def forget_changed(kept: Kept, laid: Laid) -> None:
    """Forget the windows in which a laid board differs from the one that is kept, and keep this one."""
    for row in range(1, 20):
        for column in range(1, 20):
            p = 20 * row + column
            at = laid_place(p)
            if kept.detailed[at] == laid.detailed[at]:
                continue
            is_plain = cython.declare(cython.bint, kept.plain[at] != laid.plain[at])
            kept.rings[p] = kept.fine_rings[p] = NOT_KEPT
            for i in range(AROUND):
                if laid.plain[at + STEPS[i]] == BORDER:
                    continue
                q = p + POINT_STEPS[i]
                rings = cython.declare(cython.int, kept.rings[q])
                rings = kept.rings[q]
                if is_plain and rings != NOT_KEPT and i < RING_ENDS[min(rings, RINGS - 1)]:
                    kept.rings[q] = NOT_KEPT
                rings = kept.fine_rings[q]
                if rings != NOT_KEPT and i < RING_ENDS[min(rings, LIBERTY_RINGS - 1)]:
                    kept.fine_rings[q] = NOT_KEPT
    if cython.compiled:
        memcpy(kept.plain, laid.plain, LAID)
        memcpy(kept.detailed, laid.detailed, LAID)
    else:
        kept.plain[:] = laid.plain
        kept.detailed[:] = laid.detailed


def keys_around(
    board: Board, color: Color, point: Point, last: Point = 0, before: Point = 0
) -> tuple[int, ...]:
    """Give the keys around a point for a color, by template (TEMPLATE_NAMES).

    0 where what it marks is not inside or there is none.
    """
    words = cython.declare(uint64_t[31])
    if cython.compiled:
        on_stack = cython.declare(Laid)
        laid = cython.address(on_stack)
        s = cython.cast(Board, board, typecheck=True).s
    else:
        laid = Laid()
        words = [0] * TEMPLATES
        s = board.s
    lay(s, laid, color, last, before)
    window_keys(laid, laid_place(point), words)
    return tuple([words[i] for i in range(TEMPLATES)])
