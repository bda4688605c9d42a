"""What the `.pxd` files of this package give compiled code, in plain Python: for uncompiled runs and modules.

Takes nothing; gives constants and the records of the graph of positions. Knows no goals.
"""

from __future__ import annotations

from typing import Any

uint32_t = uint64_t = int  # types that `cython.declare` takes; nothing is bounded here

uint32_t = uint64_t = int
OPEN, MET, MISSED = range(3)
SURE = 100000000
DEEPEST = 400
MOST_MOVES, FIRST_PLACES, ASKED_EVERY, MOST_LEFT_OUT = 48, 1024, 1000, 3
WHOLE = 15
LADDER, MORE = 400, 200
PROOF, LATER = 8192, 120
FOUR, WIDE, CLOSE, NARROW = 6, 6, 5, 16
READ_OUT = 5000
STONE = 8
FARTHEST = 90
FAR = 120
ROOM = 9
NEAR = 17
AROUND = 2
WIDER = 5
ROW = 424
EYE_CELLS = 24
EYE_WALLS = 32
EYE_PLACES = 65536
FEW_PLACES, MOST_PLACES = 4096, 524288
FEW, MANY = 7, 10
LIFE = 3
MOST_FILLS = 30
HOLDS, KO_LOST, KO_HELD, ENDLESS = 60, 2, 3, 4
PLENTY = 60
MOST_WEAK = 8
AHEAD, MOST_GAIN = 2, 3
COUNTED_FROM, SHORT, CLEAR = 3, 9, 1
OUTSIDE, SHARED, EYE, UNCLEAR, VITAL, HOT, IN_KO = range(7)
EYE_POINTS = 10
MOST_HELD = 7
TARGET_HOLDS, RIVAL_HOLDS = 1, 2
EYES_KNOWN = 1024


class Node:
    """A position met in reading; twin of the struct in graph.pxd."""

    __slots__ = (
        "best",
        "count",
        "dn",
        "ease",
        "first",
        "is_noted",
        "is_on_path",
        "is_open",
        "key",
        "kos",
        "pn",
        "reply_cost",
        "side",
    )

    def __init__(self) -> None:
        self.key = self.pn = self.dn = self.first = self.best = self.count = self.side = 0
        self.is_open = self.is_on_path = self.is_noted = False
        self.reply_cost = 1
        self.ease = self.kos = 0


class Kept:
    """A verdict that is kept; twin of the struct in cache.pxd."""

    __slots__ = ("black", "ko", "mask", "size", "under", "white")

    def __init__(self) -> None:
        self.mask = [0] * 7
        self.black = [0] * 7
        self.white = [0] * 7
        self.under = self.ko = self.size = 0


class Edge:
    """A move from a position; twin of the struct in graph.pxd."""

    __slots__ = ("cost", "is_refused", "move", "node")

    def __init__(self) -> None:
        self.node = self.move = self.cost = 0
        self.is_refused = False


LONGEST, MOST_TRIES, SEQUEL, SEEN_RISK, MOST_FALLEN = 48, 32, 8, 16, 64
REFLEX, LINK, ANSWER, REACT, CONTACT, FOLLOW_UP, GIVEN = range(7)
SAFE, LOST, CRITICAL = range(3)


class Try:
    """A way to go on in an obvious sequence; twin of the struct in sequences.pxd."""

    __slots__ = ("count", "moves", "why")

    def __init__(self) -> None:
        self.count = self.why = 0
        self.moves = [0] * SEQUEL


def cells_in(cells: int) -> int:
    """Give how many cells a set has."""
    return cells.bit_count()


def lowest_cell(cells: int) -> int:
    """Give the first cell of a set that is not empty."""
    return (cells & -cells).bit_length() - 1


def cell_set(c: int) -> int:
    """Give the set of one cell."""
    return 1 << c


def reach(ways: Any, end: int, p: int, cost: int) -> None:
    """Note that an end comes up to a point at a cost; twin of the function in links.pxd."""
    if cost < ways.far[ROW * end + p] and cost <= ways.bound:
        ways.far[ROW * end + p] = cost
        level = (FARTHEST + 1) * end + cost
        ways.waiting[ROW * level + ways.count[level]] = p
        ways.count[level] += 1


def touch_once(ways: Any, p: int) -> None:
    """Touch a point and those beside it, if that is not done since `begin`; twin of the function in links.pxd."""
    if ways.around[p] != ways.look_stamp:
        ways.around[p] = ways.look_stamp
        ways.touch_around(p)
