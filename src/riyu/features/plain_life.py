"""What pass_alive.pxd and groups.pxd give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives a record of lists, and constants. Knows no life.
"""

from __future__ import annotations

from riyu.features.plain import SIDE

__all__ = ["CUT", "FAR", "JOINED", "MOST_SAID", "OPEN", "Life"]

OPEN = 65535
FAR = 99
JOINED, CUT, MOST_SAID = 1, 2, 4096


class Life:
    """What is pass-alive and what it is found by; twin of the struct in pass_alive.pxd."""

    def __init__(self) -> None:
        self.alive = [0] * SIDE
        self.territory = [0] * SIDE
        self.eye = [0] * SIDE
        self.eyes = self.regions = self.floods = 0
        self.region = [0] * SIDE
        self.cells = [0] * SIDE
        self.first = [0] * (SIDE + 1)
        self.vital = [0] * (4 * SIDE)
        self.vitals = [0] * SIDE
        self.count = [0] * SIDE
        self.seen = [0] * SIDE
        self.queue = [0] * SIDE
        self.touched = [0] * 32
