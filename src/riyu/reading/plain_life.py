"""What the `.pxd` files of life and death give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives constants and the record of an area. Knows no goals.
"""

from __future__ import annotations

from riyu.features.plain_life import FAR

__all__ = [
    "AHEAD",
    "CANDIDATES",
    "CHANCE_OF_GAP",
    "DEAREST",
    "DIES",
    "ENOUGH",
    "FAR",
    "FARTHEST",
    "FARTHEST_TRIED",
    "FATE_POINTS",
    "FEAR",
    "FIRST",
    "FIRST_MOVES",
    "FIRST_PART",
    "GAPS",
    "INNER",
    "KNOWN_COST",
    "KNOWN_SHIFT",
    "LATE",
    "LATER",
    "LATE_PASS",
    "LEAST_REACH",
    "LIVES",
    "LONGEST",
    "MOST_AREAS",
    "MOST_CELLS",
    "MOST_CHOICES",
    "MOST_HEADS",
    "MOST_SPACE",
    "MOST_STRINGS",
    "NARROW",
    "OPEN_ROOM",
    "PASS_COST",
    "PASS_GAP",
    "PLACES",
    "POCKET",
    "PRIOR_OF_COST",
    "PROVEN",
    "PUSH",
    "REACH",
    "RING",
    "ROOMY",
    "SAFE_SPACE",
    "SOON",
    "STEP",
    "STRONG_LIBERTIES",
    "STRONG_SPACE",
    "TURNS",
    "UNCLEAR",
    "WIDE",
    "WIDER",
    "WORDS",
    "Area",
]

INNER, RING = 1, 2
REACH, LEAST_REACH, ROOMY = 7, 3, 18
POCKET = 12
MOST_CELLS = 200
OPEN_ROOM = 60
STRONG_SPACE, STRONG_LIBERTIES, SAFE_SPACE = 8, 4, 16
MOST_AREAS = 40
MOST_HEADS = 6
FATE_POINTS = 7
MOST_SPACE, MOST_STRINGS = 8, 24
PLACES, WORDS, ENOUGH = 256, 4, 2
MOST_CHOICES, PROVEN, TURNS = 250, 65536, 4
NARROW, WIDER, WIDE, FARTHEST, STEP = 60, 90, 130, 200, 20
DEAREST, PASS_COST, LATE_PASS, AHEAD, KNOWN_COST, KNOWN_SHIFT = 60, 8, 20, 10, 2, 3
SOON, LATE, LATER = 3, 4, 4
FARTHEST_TRIED, FIRST_MOVES = 400, 5
LONGEST, CANDIDATES, GAPS, PASS_GAP, FIRST_PART = 60, 64, 512, 160, 2
PUSH, FEAR = 150, 20
CHANCE_OF_GAP = [0.0] * GAPS
PRIOR_OF_COST = [0.0] * 256
LIVES, FIRST, DIES, UNCLEAR = range(1, 5)


class Area:
    """A part of a zone without stones of the owner; twin of the struct in eye_counter.pxd."""

    def __init__(self) -> None:
        self.first = self.size = self.empties = 0
        self.heads = [0] * MOST_HEADS
        self.vital = [0] * 4
        self.head_count = self.vitals = self.is_open = self.is_struck = self.worth = self.fate = 0
