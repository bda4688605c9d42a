"""What windows.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives a laid board of lists and the names of its numbers. Knows no window.
"""

from __future__ import annotations

__all__ = [
    "AROUND",
    "DETAILED",
    "LAID",
    "NOT_KNOWN",
    "PLACE_OF",
    "RESPONSE_OF",
    "RIM",
    "RINGS",
    "RING_ENDS",
    "STEPS",
    "TEMPLATES",
    "TEMPLATE_KEYS",
    "WIDE",
    "WINDOW_KEYS",
    "Laid",
]

WIDE, RIM, LAID, AROUND = 40, 7, 1480, 140
RINGS, TEMPLATES, DETAILED, NOT_KNOWN = 12, 18, 16, -1
STEPS = [0] * AROUND
RING_ENDS = [0] * RINGS
RESPONSE_OF = [0] * RINGS
PLACE_OF = [0] * LAID
WINDOW_KEYS = [0] * (64 * AROUND)
TEMPLATE_KEYS = [0] * TEMPLATES


class Laid:
    """A board as its mover sees it, with a rim; twin of the struct in windows.pxd."""

    def __init__(self) -> None:
        self.plain = [0] * LAID
        self.detailed = [0] * LAID
        self.last = 0
