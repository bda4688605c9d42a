"""Links and the walls they make: each link's code, kept up to date stone by stone.

Takes a board's state and the points that changed; gives a code of 3 bits for each two stones, or stone and edge, that
lie as a link does. What a code says, and how a window's games give it, is told in `link_games`; `link_windows` draws
the windows. Knows no strings, no reading and nothing outside a link's window.
Sources: RiscIgo (W4), "Links"; the novice's program (N4, N13), "Enclosure", "Future Thoughts".
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.features.link_windows import LAYOUT, STEPS
from riyu.game.points import Color, Point, all_points

if not cython.compiled:
    from riyu.base.plain import Log, put8, put64
    from riyu.features.link_games import cut_by, first_code, is_at
    from riyu.features.plain import ROWS, SIDE, FeatureState, Work, lowest_bit
    from riyu.features.plain_links import (
        DIGIT,
        JOIN,
        NEAR,
        NO_LINK,
        PAIRS,
        PARTNER,
        PLACE_OF,
        PLACES,
        PLACING_OF,
        PLACINGS,
        SHIFT,
        SLOTS,
        TERNARY,
        UNSETTLED_STRONG,
        WEAK_STRONG,
        WINDOWS,
        Placing,
    )
    from riyu.game.constants import MAX_SIZE, MIN_SIZE, NO_POINT, STRIDE
    from riyu.game.plain import SIZE, BoardState

__all__ = [
    "TABLES",
    "codes_in",
    "cuts_of",
    "edge_of",
    "is_joined",
    "kind_of",
    "partner_of",
    "wall_of",
    "window_of",
]

TABLES = [
    Field("features", "PLACINGS", 1024, 40, "links: windows as they lie on a board"),
    Field("features", "PLACING_OF", 11250, 2, "links: the placing of a slot at a place"),
    Field("features", "PLACE_OF", 8480, 2, "links: how near the edges a cell is"),
    Field("features", "DIGIT", 160, 4, "links: what a cell adds to a ternary code"),
    Field("features", "PARTNER", 18, 4, "links: from the lower stone to the other, by slot"),
    Field("features", "SHIFT", 18, 4, "links: the same in a field of stones"),
    Field("features", "NEAR", 18, 8, "links: the lower stones whose windows hold a point"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

_EDGES = ["bottom", "left", "right", "top"]


def _fill_tables() -> None:
    for i in range(10):
        for own in (1, 2):
            DIGIT[80 * (own - 1) + 20 * own + i] = TERNARY[1 << i]
            DIGIT[80 * (own - 1) + 20 * (3 - own) + i] = 2 * TERNARY[1 << i]
    for slot in range(SLOTS):
        NEAR[slot] = LAYOUT.near[slot]
    for slot in range(PAIRS):
        x, y = STEPS[slot]
        PARTNER[slot] = 20 * y + x
        SHIFT[slot] = 8 * y + x
    for size in range(MIN_SIZE, MAX_SIZE + 1):
        for p in all_points(size):
            place = 0
            for lines in (p // STRIDE - 1, size - p // STRIDE, p % STRIDE - 1, size - p % STRIDE):
                place = 5 * place + min(lines, 4)
            PLACE_OF[SIDE * size + p] = place
    for i in range(PLACES * SLOTS):
        PLACING_OF[i] = LAYOUT.placing_of[i]
    assert len(LAYOUT.steps) <= 1024, "more placings than PLACINGS has room for"
    for i in range(len(LAYOUT.steps)):
        write_placing(i, LAYOUT.window_of[i], LAYOUT.steps[i])


def write_placing(number: int, window: int, steps: list[int]) -> None:
    """Write a placing: its window, and the steps from the lower stone to the window's cells."""
    i, j = cython.declare(cython.int, number), cython.declare(cython.int, window)
    placing = cython.address(PLACINGS[i]) if cython.compiled else PLACINGS[i]
    placing.window = cython.address(WINDOWS[j]) if cython.compiled else WINDOWS[j]
    placing.known = placing.window.known
    placing.cells = placing.window.cells
    for k, step in enumerate(steps):
        placing.step[k] = step


_fill_tables()


# On the board.


def code_at(s: BoardState, slot: int, a: int, color: int) -> int:
    """Give the code of the link of a color in a slot of the stone at a."""
    placing = placing_at(s.numbers[SIZE], slot, a)
    index = 0
    for i in range(placing.cells):
        index += DIGIT[80 * (color - 1) + 20 * s.color[a + placing.step[i]] + i]
    known = placing.known[index] >> 8
    return known - 1 if known else first_code(placing.window, index)


def placing_at(size: int, slot: int, a: int) -> Placing:
    """Give the placing of a slot of the stone at a."""
    number = PLACING_OF[PLACES * slot + PLACE_OF[SIDE * size + a]]
    return cython.address(PLACINGS[number]) if cython.compiled else PLACINGS[number]


def strength(code: int) -> int:
    """Give 1 for the code of a link with a strong wall, else 0."""
    return 1 if code == UNSETTLED_STRONG or code >= WEAK_STRONG else 0


def set_code(
    s: BoardState, f: FeatureState, log: Log, w: Work, a: int, slot: int, color: int, code: int
) -> None:
    """Give a link its code, and its wall what that means."""
    word = f.links[a]
    old = word >> 3 * slot & 7
    if code == old:
        return
    put64(log, f.links, a, word ^ cython.cast(cython.ulonglong, code ^ old) << 3 * slot)
    change = strength(code) - strength(old)
    if change == 0:
        return
    placing = placing_at(s.numbers[SIZE], slot, a)
    for i in range(placing.window.wall):
        at = SIDE * (color - 1) + a + placing.step[i]
        count = f.walls[at] + change
        put8(log, f.walls, at, count)
        if count == 0 or count == change:
            turn_barred(w, at)


def turn_barred(w: Work, at: int) -> None:
    """Note that a wall began or ended at a point; if it ended or began there before, nothing has come of it."""
    for i in range(w.barred_count):
        if w.barred[i] == at:
            w.barred_count -= 1
            w.barred[i] = w.barred[w.barred_count]
            return
    w.barred[w.barred_count] = at
    w.barred_count += 1


def end_links(s: BoardState, f: FeatureState, log: Log, w: Work, p: int, color: int) -> None:
    """Take away all links of a stone that stood at p."""
    for slot in range(SLOTS):
        set_code(s, f, log, w, p, slot, color, NO_LINK)
    for slot in range(PAIRS):
        if p > PARTNER[slot]:
            set_code(s, f, log, w, p - PARTNER[slot], slot, color, NO_LINK)


def look_around(s: BoardState, f: FeatureState, log: Log, w: Work, p: int) -> None:
    """Judge all links anew whose windows hold p."""
    size = s.numbers[SIZE]
    row = p // STRIDE
    column = p % STRIDE
    lines = cython.declare("int[4]")  # p's line, counted from the edges in the slots' order
    if not cython.compiled:
        lines = [0] * 4
    lines[0] = row
    lines[1] = column
    lines[2] = size + 1 - column
    lines[3] = size + 1 - row
    for color in range(1, 3):
        # The stones in the 7x7 points around p: rows of 8 bits, p in the middle, at column and row 3.
        field = cython.declare(cython.ulonglong, 0)
        for y in range(7):
            if 3 <= row + y <= MAX_SIZE + 3:
                bits = f.rows[ROWS * (color - 1) + row + y - 3] << 3 >> column
                field |= cython.cast(cython.ulonglong, bits & 127) << 8 * y
        for slot in range(SLOTS):
            if slot >= PAIRS and lines[slot - PAIRS] > 4:
                continue
            stones = field & field >> SHIFT[slot] & NEAR[slot]
            while stones:
                bit = lowest_bit(stones)
                stones &= stones - 1
                a = p + STRIDE * ((bit >> 3) - 3) + (bit & 7) - 3
                code = code_at(s, slot, a, color)
                if code != (f.links[a] >> 3 * slot & 7):
                    set_code(s, f, log, w, a, slot, color, code)


def update_links(s: BoardState, f: FeatureState, log: Log, w: Work) -> None:
    """Bring links and walls up to date around each point that changed."""
    w.barred_count = 0
    for i in range(w.changed_count):
        if w.was[i]:
            end_links(s, f, log, w, w.changed[i], w.was[i])
    for i in range(w.changed_count):
        look_around(s, f, log, w, w.changed[i])


# For callers: a link by its slot, its lower stone and the board's size.


def codes_in(word: int) -> list[tuple[int, int]]:
    """Give the slots of a stone's links with their codes, from its word of `FeatureState.links`."""
    return [(slot, word >> 3 * slot & 7) for slot in range(SLOTS) if word >> 3 * slot & 7]


def kind_of(slot: int, point: Point, size: int) -> str:
    """Give what kind of link a slot of a stone holds; empty if none can be there."""
    return LAYOUT.kinds[PLACING_OF[PLACES * slot + PLACE_OF[SIDE * size + point]]]


def partner_of(slot: int, point: Point) -> Point:
    """Give the stone at the other end of a link; NO_POINT where that is the edge."""
    return point + PARTNER[slot] if slot < PAIRS else NO_POINT


def edge_of(slot: int) -> str:
    """Give the edge that the links of a slot lead to; empty where it is a stone."""
    return "" if slot < PAIRS else _EDGES[slot - PAIRS]


def window_of(slot: int, point: Point, size: int) -> list[Point]:
    """Give the points that a link's code rests on, but for its ends: those of the wall first."""
    placing = placing_at(size, slot, point)
    return [point + placing.step[i] for i in range(placing.cells)]


def wall_of(slot: int, point: Point, size: int) -> list[Point]:
    """Give the points of a link's wall."""
    placing = placing_at(size, slot, point)
    return [point + placing.step[i] for i in range(placing.window.wall)]


def is_joined(slot: int, point: Point, color: Color, size: int, cells: bytes) -> bool:
    """Say whether the ends of a link that may be there are joined already, by stones in its window."""
    own, enemy = _stones_in(slot, point, color, size, cells)
    window = placing_at(size, slot, point).window
    return bool(is_at(window, JOIN, own, enemy)) if window else False


def cuts_of(slot: int, point: Point, color: Color, size: int, cells: bytes) -> list[Point]:
    """Give the points of a window where an enemy stone cuts the link: own, to move, can't join after it."""
    own, enemy = _stones_in(slot, point, color, size, cells)
    placing = placing_at(size, slot, point)
    return [
        point + placing.step[i]
        for i in range(placing.cells)
        if (own | enemy) >> i & 1 == 0 and cut_by(placing.window, own, enemy, i) >= 0
    ]


def _stones_in(slot: int, point: Point, color: Color, size: int, cells: bytes) -> tuple[int, int]:
    standing = [cells[p] for p in window_of(slot, point, size)]
    own = sum(1 << i for i, stone in enumerate(standing) if stone == color)
    enemy = sum(1 << i for i, stone in enumerate(standing) if stone == 3 - color)
    return own, enemy
