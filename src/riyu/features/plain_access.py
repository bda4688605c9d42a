"""What access_map.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do. Knows no access.
"""

from __future__ import annotations

from riyu.features.plain import SIDE

__all__ = ["FAR", "LONGEST", "Waves", "beside"]

FAR, LONGEST = 6, 65024


class Waves:
    """What one color's access is ripped and spun with; twin of the struct in access_map.pxd."""

    def __init__(self) -> None:
        self.own = self.enemy = 0
        self.ripped_count = self.first = self.last = 0
        self.ripped = [0] * SIDE
        self.held = [0] * SIDE
        self.queue = [0] * 512
        self.waits = [0] * SIDE


def beside(p: int, i: int) -> int:
    """Give the point beside a point in direction 0 to 3."""
    return p + (20, -1, 1, -20)[i]
