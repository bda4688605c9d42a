"""What softmax.pxd and looking.pxd give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives numbers' names and a structure. Knows no Go.
"""

from __future__ import annotations

__all__ = ["LONGEST", "MOST_MOVES", "MOST_TOUCHED", "SKETCHED", "Place"]

MOST_MOVES, MOST_TOUCHED = 361, 28880
LONGEST, SKETCHED = 1200, 1 << 28


class Place:
    """Where a position's words lie; twin of the struct in softmax.pxd."""

    def __init__(self) -> None:
        self.starts = self.found = self.moves = self.chosen = 0
