"""What windows.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives a laid board of lists and the names of its numbers. Knows no window.
"""

from __future__ import annotations

from riyu.game.constants import CELLS

__all__ = [
    "ANSWER",
    "ANSWERS",
    "ANSWER_RINGS",
    "AROUND",
    "BEFORE",
    "BOTH_OF",
    "LAID",
    "LIBERTIES",
    "LIBERTY_RINGS",
    "NOT_KEPT",
    "NOT_KNOWN",
    "PLACE_OF",
    "POINT_STEPS",
    "RESPONSE_OF",
    "RIM",
    "RINGS",
    "RING_ENDS",
    "STEPS",
    "TEMPLATES",
    "TEMPLATE_KEYS",
    "WIDE",
    "WINDOW_KEYS",
    "Entry",
    "Kept",
    "Laid",
]

WIDE, RIM, LAID, AROUND = 40, 7, 1480, 140
RINGS, LIBERTIES, LIBERTY_RINGS, ANSWER, ANSWERS, TEMPLATES = 12, 23, 4, 27, 4, 31
BEFORE, NOT_KNOWN, NOT_KEPT = 4, -1, 255
STEPS = [0] * AROUND
POINT_STEPS = [0] * AROUND
RING_ENDS = [0] * RINGS
RESPONSE_OF = [0] * RINGS
BOTH_OF = [0] * RINGS
ANSWER_RINGS = [0] * ANSWERS
PLACE_OF = [0] * LAID
WINDOW_KEYS = [0] * (64 * AROUND)
TEMPLATE_KEYS = [0] * TEMPLATES


class Laid:
    """A board as its mover sees it, with a rim; twin of the struct in windows.pxd."""

    def __init__(self) -> None:
        self.plain = [0] * LAID
        self.detailed = [0] * LAID
        self.last = self.before = 0
        self.answers = [[0] * 8 for _ in range(ANSWERS)]


class Kept:
    """The windows found on the board laid last for one color; twin of the struct in windows.pxd."""

    def __init__(self) -> None:
        self.plain = [0] * LAID
        self.detailed = [0] * LAID
        self.rings = [NOT_KEPT] * CELLS
        self.fine_rings = [NOT_KEPT] * CELLS
        self.numbers = [0] * (RINGS * CELLS)
        self.fine_numbers = [0] * (LIBERTY_RINGS * CELLS)


class Entry:
    """A key with its number; twin of the struct in windows.pxd."""

    def __init__(self) -> None:
        self.key = self.number = 0
