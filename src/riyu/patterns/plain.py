"""What focus.pxd, asking.pxd, resting.pxd and sweep.pxd give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives tables, names of numbers and records. Knows no patterns.
"""

from __future__ import annotations

__all__ = [
    "ACROSS",
    "ALL_SETS",
    "APART",
    "BLACK_DISTANCE",
    "CHAIN",
    "ENCLOSER",
    "ENEMY_CANNOT_PLAY",
    "ENEMY_DISTANCE",
    "EYE_CANNOT_COLLAPSE",
    "FULL",
    "GAME_PHASE",
    "GONE",
    "IN_ENEMY_TERRITORY",
    "IN_OWN_TERRITORY",
    "LIBERTIES",
    "LIBERTIES_AFTER",
    "LINE",
    "MANY",
    "MET",
    "MIDDLES",
    "MOST_FOUND",
    "MOST_RESTS",
    "NONE",
    "NO_ENEMY_IN_ATARI",
    "NO_WAY",
    "ON_PLATE",
    "OWN_CANNOT_PLAY",
    "OWN_DISTANCE",
    "PAIRS",
    "PHASE",
    "PLACES",
    "SAME_CHAIN",
    "SELF_ATARI",
    "SIGHT_ROWS",
    "SLOTS",
    "STEPS",
    "STONES",
    "STRING",
    "STRING_LIBERTIES",
    "STRING_ROOM",
    "STRING_STONES",
    "TOGETHER",
    "TRIPLES",
    "TURNS",
    "WHITE_DISTANCE",
    "WIDE",
    "WIDE_CELLS",
    "WORD",
    "Bound",
    "Check",
    "Entry",
    "Found",
    "Placed",
    "Row",
    "Sight",
    "compares",
    "corner_step",
    "seen_as",
    "slot_of",
    "swapped",
    "wide_cell",
]

WIDE, WIDE_CELLS, SLOTS, FULL = 39, 2280, 65536, 49152
TRIPLES, TURNS, PLACES, MIDDLES, ALL_SETS, MET = 12, 768, 792, 1153, 1156, 14
NONE, GONE = 0, 0xFFFFFFFF
SIGHT_ROWS, PAIRS, WORD, MOST_FOUND, NO_WAY = 23, 13, 208, 1024, 99
LIBERTIES, LIBERTIES_AFTER, STONES, LINE, OWN_DISTANCE, ENEMY_DISTANCE, PHASE, SELF_ATARI = range(8)
OWN_CANNOT_PLAY, ENEMY_CANNOT_PLAY, EYE_CANNOT_COLLAPSE = 8, 9, 10
IN_OWN_TERRITORY, IN_ENEMY_TERRITORY, ON_PLATE, SAME_CHAIN, NO_ENEMY_IN_ATARI = range(11, 16)
TOGETHER, APART = 16, 17
STRING, STRING_LIBERTIES, STRING_STONES, STRING_ROOM, BLACK_DISTANCE, WHITE_DISTANCE = range(6)
ENCLOSER, CHAIN, GAME_PHASE, MOST_RESTS, MANY = 6, 7, 8, 96, 999

STEPS = [[0] * 2 for _ in range(8)]
ACROSS = [[0] * 4 for _ in range(8)]


class Sight:
    """A board as each color sees it; twin of the struct in focus.pxd."""

    def __init__(self) -> None:
        self.rows = [0] * (2 * SIGHT_ROWS)


class Bound:
    """A test, a tie or a point beyond 5x5; twin of the struct in focus.pxd."""

    def __init__(self) -> None:
        self.kind = self.comparison = self.mask = self.number = 0
        self.negated = False
        self.at = [0] * 4


class Row:
    """What a record asks beyond 5x5, and what it gives; twin of the struct in focus.pxd."""

    def __init__(self) -> None:
        self.first = self.outer = self.ties = self.order = 0
        self.is_bar = self.is_last = self.has_answer = False
        self.answer = [0] * 2


class Found:
    """A match; twin of the struct in focus.pxd."""

    def __init__(self) -> None:
        self.order = self.orientation = self.answer = 0


class Placed:
    """A match with its focus and other end; twin of the struct in asking.pxd."""

    def __init__(self) -> None:
        self.order = self.orientation = self.focus = self.end = self.answer = 0


class Entry:
    """A drawing with one of its points in the middle; twin of the struct in sweep.pxd."""

    def __init__(self) -> None:
        self.first = self.count = self.drawing = self.anchor_x = self.anchor_y = 0


class Check:
    """What is asked of a point beyond the 36 nearest; twin of the struct in sweep.pxd."""

    def __init__(self) -> None:
        self.x = self.y = self.mask = 0


def corner_step(i: int) -> int:
    """Give the step from a point to its i-th diagonal neighbor."""
    return (19, 21, -21, -19)[i]


def slot_of(match: int) -> int:
    """Give the slot where a match is looked for first."""
    return (match * 2654435769 & 0xFFFFFFFF) >> 16


def seen_as(wide: list[int], cell: int, color: int) -> int:
    """Give what a color sees on a cell of a wide picture: 0 empty, 1 own, 2 enemy, 3 off the board."""
    return (0, color, 3 - color, 3)[wide[cell]]


def swapped(contents: int) -> int:
    """Give up to three contents, two bits each, with black and white exchanged."""
    return (contents & 0x15) << 1 | (contents >> 1 & 0x15)


def wide_cell(p: int) -> int:
    """Give a point's cell in the wide picture."""
    return (p // 20 + 19) * WIDE + p % 20 - 1


def compares(comparison: int, value: int, number: int) -> bool:
    """Say whether a value compares so with a number; without a comparison, whether it is not 0."""
    if comparison == 1:
        return value < number
    if comparison == 2:
        return value <= number
    if comparison == 3:
        return value == number
    if comparison == 4:
        return value != number
    if comparison == 5:
        return value >= number
    if comparison == 6:
        return value > number
    return value != 0
