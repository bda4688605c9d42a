"""Links and the walls they make: each link's code, kept up to date stone by stone, and the games that say what it is.

Takes a board's state and the points that changed; gives a code of 3 bits for each two stones, or stone and edge, that
lie as a link does. A code rests on the stones in the link's window, a few points around its ends. Knows no strings, no
reading and nothing outside a link's window.

A code is connection status and wall, and comes of two little games on the window, own against enemy by turns:

- JOIN: own wants the ends joined along lines.
- THROUGH: the enemy wants a way along lines from one side of the link to the other.

Who wants a thing has it where it stands on his turn. Either may pass; there is no ko, for a taken stone's point goes to
the taker, who may fill it when he likes. A string is taken if the window shows all that is beside it and no liberty
is left; nobody plays where his string would be seen to have a single liberty, unless he takes something.

The enemy **bars** a link if his stones, diagonals counted, reach from side to side; what touches a part of a side that
is off the board touches the side. A link is **cut** if own, to move, loses JOIN, and the link is barred, or an enemy
stone stands in its wall, or own loses THROUGH too. An enemy move **cuts** if the link is cut after it.

- No link: the ends are joined already, or the link is cut.
- SETTLED: own joins though the enemy moves first. The wall is strong.
- UNSETTLED: a move cuts, and bars the link or touches another enemy stone: the cutter is not alone.
- WEAK: else. Whoever cuts has to live on both sides.

The wall is strong if the enemy can't get through though he moves first; else unsettled if a move that cuts takes him
through, else weak.

A window's games are solved when first met and kept for good. Two threads may solve one twice: they find the same.
Windows are drawn once below, turned into every slot, and laid at every place of boards of all sizes: placings.
Sources: RiscIgo (W4), "Links"; the novice's program (N4, N13), "Enclosure", "Future Thoughts".
"""

from __future__ import annotations

from typing import TypeAlias

import cython

from riyu.base.block import Field
from riyu.game.points import Color, Point, all_points

if cython.compiled:
    from cython.cimports.libc.stdint import uint16_t
    from cython.cimports.libc.stdlib import calloc
else:
    from riyu.base.plain import Log, put8, put64
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
        SETTLED,
        SHIFT,
        SLOTS,
        TERNARY,
        THROUGH,
        UNSETTLED_STRONG,
        UNSETTLED_UNSETTLED,
        UNSETTLED_WEAK,
        WEAK_STRONG,
        WEAK_WEAK,
        WINDOWS,
        Placing,
        Window,
    )
    from riyu.game.constants import MAX_SIZE, MIN_SIZE, NO_POINT, STRIDE
    from riyu.game.plain import SIZE, BoardState

__all__ = [
    "LAYOUT",
    "STEPS",
    "TABLES",
    "Layout",
    "codes_in",
    "cuts_of",
    "edge_of",
    "is_joined",
    "kind_of",
    "known_codes",
    "partner_of",
    "wall_of",
    "window_of",
]

TABLES = [
    Field("features", "WINDOWS", 512, 128, "links: windows, as masks"),
    Field("features", "TERNARY", 1024, 4, "links: a mask as digits to base 3"),
    Field("features", "PLACINGS", 1024, 40, "links: windows as they lie on a board"),
    Field("features", "PLACING_OF", 11250, 2, "links: the placing of a slot at a place"),
    Field("features", "PLACE_OF", 8480, 2, "links: how near the edges a cell is"),
    Field("features", "DIGIT", 160, 4, "links: what a cell adds to a ternary code"),
    Field("features", "PARTNER", 18, 4, "links: from the lower stone to the other, by slot"),
    Field("features", "SHIFT", 18, 4, "links: the same in a field of stones"),
    Field("features", "NEAR", 18, 8, "links: the lower stones whose windows hold a point"),
]
"""Tables that are filled at import, never change, and are shared by all games.

Beside them stands what is known of each window, worked out when first met: see `known_codes`.
"""


# The games in a window.


def _fill_ternary() -> None:
    for mask in range(1024):
        TERNARY[mask] = int(f"{mask:b}", 3)


_fill_ternary()


def string_of(near: list[int], cells: int, among: int, found: int) -> int:
    """Give all of some cells that hang together with those found."""
    while True:
        more = found
        for i in range(cells):
            if found >> i & 1:
                more |= near[i] & among
        if more == found:
            return found
        found = more


def is_at(window: Window, game: int, own: int, enemy: int) -> bool:
    """Say whether what a game is about stands: the ends joined, or a way through."""
    if game == JOIN:
        string = string_of(window.beside, window.cells, own, own & window.beside_a)
        return string & window.beside_b != 0
    string = string_of(window.beside, window.cells, enemy, enemy & window.side[0])
    return string & window.side[1] != 0


def is_barred(window: Window, enemy: int) -> bool:
    """Say whether enemy stones, diagonals counted, reach from side to side."""
    string = string_of(window.around, window.cells, enemy, enemy & window.bank[0])
    return string & window.bank[1] != 0


def liberties_of(window: Window, string: int, filled: int) -> int:
    """Give the cells beside a string that are not filled."""
    beside = 0
    for i in range(window.cells):
        if string >> i & 1:
            beside |= window.beside[i]
    return beside & ~filled


def is_seen(window: Window, string: int, own: bool) -> bool:
    """Say whether the window shows all that is beside a string; an end's string goes on outside."""
    return string & ~window.closed == 0 and not (own and string & window.held)


def played(window: Window, mine: int, theirs: int, i: int, own_moves: bool) -> int:
    """Give the mover's stones after a move on cell i and, 16 bits above, the other's; -1 if nobody plays there."""
    filled = mine | theirs | 1 << i
    beside = window.beside[i] & theirs & window.closed
    taken = 0
    for j in range(window.cells):
        if beside >> j & 1 and not taken >> j & 1:
            string = string_of(window.beside, window.cells, theirs, 1 << j)
            if is_seen(window, string, not own_moves) and not liberties_of(window, string, filled):
                taken |= string
    mine |= taken | 1 << i
    if not taken and window.closed >> i & 1:
        string = string_of(window.beside, window.cells, mine, 1 << i)
        liberties = liberties_of(window, string, filled)
        if is_seen(window, string, own_moves) and liberties & (liberties - 1) == 0:
            return -1
    return mine | (theirs & ~taken) << 16


def wins(window: Window, game: int, own: int, enemy: int, own_moves: bool) -> int:
    """Give 1 if he who wants what a game is about gets it (own JOIN, the enemy THROUGH), else 0."""
    wants = 1 if own_moves == (game == JOIN) else 0
    if wants and is_at(window, game, own, enemy):
        return 1
    index = TERNARY[own] + 2 * TERNARY[enemy]
    question = 4 * game + 2 * own_moves
    known = window.known[index] >> question & 3
    if known:
        return known - 1
    # Who wants it gains nothing by a pass, for then both pass. The other may pass: that is tried first.
    won = 0 if wants else wins(window, game, own, enemy, not own_moves)
    for i in range(window.cells):
        if won == wants:
            break
        if (own | enemy) >> i & 1:
            continue
        if own_moves:
            after = played(window, own, enemy, i, True)
            if after >= 0 and wins(window, game, after & 1023, after >> 16, False) == wants:
                won = wants
        else:
            after = played(window, enemy, own, i, False)
            if after >= 0 and wins(window, game, after >> 16, after & 1023, True) == wants:
                won = wants
    window.known[index] |= (2 if won else 1) << question
    return won


def is_cut(window: Window, own: int, enemy: int) -> bool:
    """Say whether a link is cut."""
    if wins(window, JOIN, own, enemy, True):
        return False
    if enemy & (1 << window.wall) - 1 or is_barred(window, enemy):
        return True
    return wins(window, THROUGH, own, enemy, True) != 0


def cut_by(window: Window, own: int, enemy: int, i: int) -> int:
    """Give what stands after an enemy move on an empty cell, as `played` does; -1 if it doesn't cut."""
    after = played(window, enemy, own, i, False)
    return after if after >= 0 and is_cut(window, after >> 16, after & 1023) else -1


def judge(window: Window, own: int, enemy: int) -> int:
    """Give a link's code from the stones in its window."""
    if is_at(window, JOIN, own, enemy) or is_cut(window, own, enemy):
        return NO_LINK
    if wins(window, JOIN, own, enemy, False):
        return SETTLED
    cuts = goes_through = 0
    for i in range(window.cells):
        if (own | enemy) >> i & 1 == 0:
            after = cut_by(window, own, enemy, i)
            if after >= 0:
                if window.beside[i] & enemy or is_barred(window, after & 1023):
                    cuts = 1
                if is_at(window, THROUGH, after >> 16, after & 1023):
                    goes_through = 1
    weak = wins(window, THROUGH, own, enemy, False)
    if not cuts:
        return WEAK_WEAK if weak else WEAK_STRONG
    if not weak:
        return UNSETTLED_STRONG
    return UNSETTLED_UNSETTLED if goes_through else UNSETTLED_WEAK


def first_code(window: Window, index: int) -> int:
    """Give the link code of a window by its ternary code, and keep it."""
    own = enemy = 0
    for i in range(window.cells):
        digit = index // TERNARY[1 << i] % 3
        if digit == 1:
            own |= 1 << i
        elif digit == 2:
            enemy |= 1 << i
    code = judge(window, own, enemy)
    window.known[index] |= (code + 1) << 8
    return code


# The windows, drawn and laid.

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


# On the board.

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
