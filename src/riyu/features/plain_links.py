"""What link_codes.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; tables are lists. Knows no links.
"""

from __future__ import annotations

from collections import defaultdict

from riyu.features.plain import SIDE

__all__ = [
    "DIGIT",
    "JOIN",
    "NEAR",
    "NO_LINK",
    "PAIRS",
    "PARTNER",
    "PLACES",
    "PLACE_OF",
    "PLACINGS",
    "PLACING_OF",
    "SETTLED",
    "SHIFT",
    "SLOTS",
    "TERNARY",
    "THROUGH",
    "UNSETTLED_STRONG",
    "UNSETTLED_UNSETTLED",
    "UNSETTLED_WEAK",
    "WEAK_STRONG",
    "WEAK_WEAK",
    "WINDOWS",
    "Placing",
    "Window",
]

SLOTS, PAIRS, PLACES = 18, 14, 625
JOIN, THROUGH = 0, 1
NO_LINK, UNSETTLED_UNSETTLED, UNSETTLED_WEAK, UNSETTLED_STRONG, WEAK_WEAK, WEAK_STRONG, SETTLED = (
    range(7)
)


class Window:
    """The points on which a link's code rests; twin of the struct in link_codes.pxd."""

    def __init__(self) -> None:
        self.cells = self.wall = self.closed = self.beside_a = self.beside_b = self.held = 0
        self.side = [0, 0]
        self.bank = [0, 0]
        self.beside = [0] * 10
        self.around = [0] * 10
        self.known: defaultdict[int, int] = defaultdict(int)


class Placing:
    """A window on the board; twin of the struct in link_codes.pxd."""

    def __init__(self) -> None:
        self.window = Window()
        self.known = self.window.known
        self.cells = 0
        self.step = [0] * 10


WINDOWS = [Window() for _ in range(512)]
PLACINGS = [Placing() for _ in range(1024)]
PLACING_OF = [0] * (PLACES * SLOTS)
PLACE_OF = [0] * (20 * SIDE)
TERNARY = [0] * 1024
DIGIT = [0] * 160
PARTNER = [0] * SLOTS
SHIFT = [0] * SLOTS
NEAR = [0] * SLOTS
