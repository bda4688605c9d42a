"""What following.pxd, watch.pxd, rows.pxd and lone.pxd give compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; arrays are lists. Knows no Go.
"""

from __future__ import annotations

from riyu.base.plain import Log, put16
from riyu.features.plain import SIDE
from riyu.patterns.plain import Bound

__all__ = [
    "BUCKETS",
    "CAME",
    "FELL",
    "FIRST_PHASE",
    "HELD",
    "KO_PLACE",
    "NOT_SEEN",
    "NO_MOVES",
    "PAIR_SLOTS",
    "PHASE_PLACE",
    "WAY_BITS",
    "WENT",
    "LaidRule",
    "Lasting",
    "Link",
    "Row",
    "Seen",
    "Telling",
    "Tried",
    "bucket_of",
    "is_other",
    "per_word",
    "take_over",
    "wall_status",
]

WAY_BITS, NO_MOVES, FIRST_PHASE, PAIR_SLOTS = 9, 99, 9, 14
PHASE_PLACE, KO_PLACE, NOT_SEEN = 0, 1, 4
BUCKETS = 65536
CAME, WENT, HELD, FELL = range(4)


class Seen:
    """The values as of the last look; twin of the struct in following.pxd."""

    def __init__(self) -> None:
        self.links = [0] * SIDE
        self.access = [0] * (2 * SIDE)
        self.paths = [0] * SIDE
        self.string = [0] * SIDE
        self.liberties = [0] * SIDE
        self.stones = [0] * SIDE
        self.chain = [0] * SIDE
        self.chain_stones = [0] * SIDE
        self.chain_liberties = [0] * SIDE
        self.region = [0] * SIDE
        self.room = [0] * SIDE
        self.numbers = [0] * 4
        self.color = [0] * SIDE
        self.bits = [0] * SIDE
        self.walls = [0] * (2 * SIDE)
        self.enclosed = [0] * SIDE
        self.alive = [0] * SIDE
        self.territory = [0] * SIDE
        self.bridges = [0] * (2 * SIDE)
        self.nearest = [0] * SIDE


def per_word(array: list[int]) -> int:
    """Give the items that are compared at once."""
    return 1


def is_other(now: list[int], before: list[int], place: int) -> bool:
    """Say whether two arrays differ at a place."""
    return now[place] != before[place]


def take_over(log: Log, now: list[int], before: list[int], place: int) -> None:
    """Copy what stands at a place, recording what was there."""
    put16(log, before, place, now[place])


def wall_status(code: int) -> int:
    """Give the status of a link's wall by its code: 0 none, 1 weak, 2 unsettled, 3 settled."""
    return (0, 2, 1, 3, 1, 3, 3)[code]


class Tried:
    """A tie or test of a lone rule; twin of the struct in rows.pxd, as the next."""

    def __init__(self) -> None:
        self.bound = Bound()
        self.right = Bound()
        self.one = self.two = self.of_right = 0


class Telling:
    """A fact that a lone rule says."""

    def __init__(self) -> None:
        self.templates = [0] * 2
        self.holes = 0
        self.points = [0] * 6
        self.is_string = [False] * 6


class Lasting:
    """A lone rule, wherever it lies."""

    def __init__(self) -> None:
        self.number = self.test = self.telling = self.key = 0
        self.tests = self.tellings = self.keys = 0
        self.has_names = self.is_gate = False


class LaidRule:
    """A lone rule in an orientation."""

    def __init__(self) -> None:
        self.rule = self.offsets = self.variant = 0


class Row:
    """A lone rule where its map matches."""

    def __init__(self) -> None:
        self.match = self.laid = self.next = self.link = 0
        self.facts = [0] * 4
        self.holds = self.is_alerted = False


class Link:
    """A row that rests on a key."""

    def __init__(self) -> None:
        self.row = self.next = self.before = self.of_row = self.key = 0


def bucket_of(match: int) -> int:
    """Give where the rows of a match are."""
    return (match * 2654435769 & 0xFFFFFFFF) >> 16
