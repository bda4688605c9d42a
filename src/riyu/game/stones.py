"""The stones of a board as one flat struct, and what puts them there and takes them off.

Takes a state, points and colors that are legal; gives what was taken. Knows no history, no superko and no record.

Liberties are counted exactly and never listed: when strings join, each empty point beside the smaller one counts
only if no stone of the larger one stands beside it; when stones are taken, each point they leave is a new liberty
of each string beside it, once. Everything written goes through a recorder: on the trail, or, given UNLOGGED, nowhere.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.base.chance import keys

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from riyu.base.plain import Log, add8, add16, put8, put16, put64
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, STRIDE
    from riyu.game.plain import (
        BLACK_COMES,
        KEYS,
        KO,
        PASSES,
        SIZE,
        TAKEN_BLACK,
        TAKEN_WHITE,
        TO_MOVE,
        TURN,
        WHITE_COMES,
        BoardState,
        empty_beside,
        is_another,
        is_same,
        new_liberties,
    )

__all__ = ["FIELDS", "TABLES"]

FIELDS = [
    Field("board", "key", 1, 8, "Zobrist key of the stones"),
    Field("board", "counts", 4, 4, "lengths of history and change log"),
    Field("board", "numbers", 8, 2, "side to move, ko, stones taken, size, passes"),
    Field("board", "string", 421, 2, "each stone's string, by its head"),
    Field("board", "next", 421, 2, "the ring of a string's stones"),
    Field("board", "liberties", 421, 2, "true liberties of a string, at its head"),
    Field("board", "stones", 421, 2, "stones of a string, at its head"),
    Field("board", "color", 424, 1, "what stands on each point"),
    Field("board", "near", 424, 1, "black, white and border beside each point"),
]
"""The board's part of the game's block."""

TABLES = [
    Field("board", "KEYS", 1024, 8, "Zobrist keys of both colors' stones, and of the turn"),
]
"""Tables filled at import and never changed, shared by all games."""


def _fill_tables() -> None:
    for i, word in enumerate(keys(1024, 0x7269_7975)):
        KEYS[i] = word


_fill_tables()


def clear_state(s: BoardState, size: int) -> None:
    """Empty the board and give it a size."""
    if cython.compiled:
        memset(s, 0, cython.sizeof(BoardState))
    else:
        s.take(BoardState())
    for p in range(CELLS):
        s.color[p] = BORDER
    for row in range(1, size + 1):
        for column in range(1, size + 1):
            p = STRIDE * row + column
            s.color[p] = EMPTY
            border = 0
            if row == 1:
                border += 1
            if row == size:
                border += 1
            if column == 1:
                border += 1
            if column == size:
                border += 1
            s.near[p] = (border << 6) + 4 - border
    s.numbers[SIZE] = size
    s.numbers[TO_MOVE] = BLACK


def add_near(s: BoardState, log: Log, p: int, change: int) -> None:
    """Tell the four points beside a point that a stone came or went there."""
    add8(log, s.near, p + 20, change)
    add8(log, s.near, p - 1, change)
    add8(log, s.near, p + 1, change)
    add8(log, s.near, p - 20, change)


def join_strings(s: BoardState, log: Log, a: int, b: int) -> int:
    """Join the strings with heads a and b: the smaller takes the larger's head, which is given."""
    if s.stones[a] < s.stones[b]:
        a, b = b, a
    liberties = s.liberties[a]
    p = b
    while True:
        # Each empty point beside this stone is new to the larger string unless one of its stones stands there.
        if empty_beside(s, p):
            liberties += new_liberties(s, p, a)
        put16(log, s.string, p, a)
        p = s.next[p]
        if p == b:
            break
    put16(log, s.liberties, a, liberties)
    put16(log, s.stones, a, s.stones[a] + s.stones[b])
    after_a = s.next[a]
    put16(log, s.next, a, s.next[b])
    put16(log, s.next, b, after_a)
    return a


def remove_string(s: BoardState, log: Log, head: int, taken: list[int], count: int) -> int:
    """Take a string off the board, writing its points to `taken` from place `count` on; give the new count."""
    color = s.color[head]
    key = s.key[0]
    side = 512 * (color - 1)
    step = BLACK_COMES if color == BLACK else WHITE_COMES
    p = head
    while True:
        following = s.next[p]
        put8(log, s.color, p, EMPTY)
        put16(log, s.string, p, 0)
        key ^= KEYS[side + p]
        taken[count] = p
        count += 1
        add_near(s, log, p, -step)
        # Each other string beside it gains this liberty, once.
        up = s.string[p + 20]
        left = s.string[p - 1]
        right = s.string[p + 1]
        down = s.string[p - 20]
        add16(log, s.liberties, up, is_another(up, head, 0, 0, 0))
        add16(log, s.liberties, left, is_another(left, head, up, 0, 0))
        add16(log, s.liberties, right, is_another(right, head, up, left, 0))
        add16(log, s.liberties, down, is_another(down, head, up, left, right))
        p = following
        if p == head:
            break
    put64(log, s.key, 0, key)
    return count


def put_stone(s: BoardState, log: Log, p: int, color: int, taken: list[int]) -> int:
    """Put a stone on an empty point and take what has no liberty left, enemy strings first.

    The points of taken stones go to `taken`; gives their number. Leaves ko, counts and the side to move alone.
    """
    own = cython.declare("int[5]")  # heads of own strings beside it
    if not cython.compiled:
        own = [0] * 5
    # Step 1. The stone stands, of no string yet.
    put64(log, s.key, 0, s.key[0] ^ KEYS[512 * (color - 1) + p])
    put8(log, s.color, p, color)
    # Step 2. Each string beside it loses this liberty, once. Without branches, for none could be foretold: where no
    # stone stands the head is 0, and 0 is taken from what stands there for liberties.
    up = s.string[p + 20]
    left = s.string[p - 1]
    right = s.string[p + 1]
    down = s.string[p - 20]
    new_up = is_another(up, 0, 0, 0, 0)
    new_left = is_another(left, up, 0, 0, 0)
    new_right = is_another(right, up, left, 0, 0)
    new_down = is_another(down, up, left, right, 0)
    own[0] = up
    owns = cython.declare(cython.Py_ssize_t, new_up & is_same(s.color[p + 20], color))
    own[owns] = left
    owns += new_left & is_same(s.color[p - 1], color)
    own[owns] = right
    owns += new_right & is_same(s.color[p + 1], color)
    own[owns] = down
    owns += new_down & is_same(s.color[p - 20], color)
    add16(log, s.liberties, up, -new_up)
    add16(log, s.liberties, left, -new_left)
    add16(log, s.liberties, right, -new_right)
    add16(log, s.liberties, down, -new_down)
    add_near(s, log, p, BLACK_COMES if color == BLACK else WHITE_COMES)
    # Step 3. Enemy strings left without any are taken.
    count = 0
    ended = new_up & is_same(s.liberties[up], 0)
    ended |= new_left & is_same(s.liberties[left], 0)
    ended |= new_right & is_same(s.liberties[right], 0)
    ended |= new_down & is_same(s.liberties[down], 0)
    if ended:
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == 3 - color and s.liberties[s.string[q]] == 0:
                count = remove_string(s, log, s.string[q], taken, count)
    # Step 4. It joins the own strings beside it, the largest first, or is one of its own.
    if owns == 0:
        head = p
        put16(log, s.next, p, p)
        put16(log, s.stones, p, 1)
        put16(log, s.liberties, p, empty_beside(s, p))
        put16(log, s.string, p, p)
    else:
        head = own[0]
        if owns > 1 and s.stones[own[1]] > s.stones[head]:
            head = own[1]
            own[1] = own[0]
        if empty_beside(s, p):
            add16(log, s.liberties, head, new_liberties(s, p, head))
        put16(log, s.stones, head, s.stones[head] + 1)
        put16(log, s.next, p, s.next[head])
        put16(log, s.next, head, p)
        put16(log, s.string, p, head)
        for i in range(1, owns):
            head = join_strings(s, log, head, own[i])
    # Step 5. Without a liberty it is taken itself (suicide).
    if s.liberties[head] == 0:
        count = remove_string(s, log, head, taken, count)
    return count


def play_at(s: BoardState, log: Log, p: int, color: int, taken: list[int]) -> int:
    """Play a legal move: stones, ko, counts of taken stones, side to move. Gives the number of stones taken."""
    count = put_stone(s, log, p, color, taken)
    ko = 0
    if count:
        if s.color[p] == color:
            if count == 1 and s.stones[p] == 1 and s.liberties[p] == 1 and s.string[p] == p:
                ko = taken[0]
            whose = TAKEN_WHITE if color == BLACK else TAKEN_BLACK
        else:
            whose = TAKEN_BLACK if color == BLACK else TAKEN_WHITE
        put16(log, s.numbers, whose, s.numbers[whose] + count)
    put16(log, s.numbers, KO, ko)
    put16(log, s.numbers, PASSES, 0)
    put16(log, s.numbers, TO_MOVE, 3 - color)
    return count


def is_suicide(s: BoardState, p: int, color: int) -> bool:
    """Say whether a stone on this empty point would have no liberty after taking what it takes."""
    if empty_beside(s, p):
        return False
    for i in range(4):
        q = p + TURN[i]
        c = s.color[q]
        if c == BORDER:
            continue
        if c == color:
            if s.liberties[s.string[q]] > 1:
                return False
        elif s.liberties[s.string[q]] == 1:
            return False
    return True
