"""What the `.pxd` files of life and death give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives constants and the record of an area. Knows no goals.
"""

from __future__ import annotations

__all__ = [
    "DIES",
    "FAR",
    "FIRST",
    "GAME_POINTS",
    "INNER",
    "LIVES",
    "MOST_AREAS",
    "MOST_CELLS",
    "MOST_HEADS",
    "OPEN_ROOM",
    "POCKET",
    "REACH",
    "RING",
    "SAFE_SPACE",
    "STRONG_SPACE",
    "UNCLEAR",
    "Area",
]

INNER, RING = 1, 2
FAR = 99
REACH = 7
POCKET = 12
MOST_CELLS = 200
OPEN_ROOM = 60
STRONG_SPACE, SAFE_SPACE = 8, 16
MOST_AREAS = 40
MOST_HEADS = 6
GAME_POINTS = 7
LIVES, FIRST, DIES, UNCLEAR = range(1, 5)


class Area:
    """A part of a zone without stones of the owner; twin of the struct in life_eyes.pxd."""

    def __init__(self) -> None:
        self.first = self.size = self.empties = 0
        self.heads = [0] * MOST_HEADS
        self.vital = [0] * 4
        self.head_count = self.vitals = self.is_open = self.is_struck = self.worth = self.fate = 0
