"""What state.pxd and features.pxd give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives a state of lists and the names of its numbers. Knows no feature.
"""

from __future__ import annotations

__all__ = [
    "ACCESS",
    "BASE_BITS",
    "BY_PATHS",
    "BY_SQUARES",
    "CHAINS",
    "IS_FOLLOWING",
    "LINKS",
    "NO_ACCESS",
    "ONE_MOVE",
    "ROWS",
    "SIDE",
    "UP_TO",
    "FeatureState",
    "Work",
    "color_in_rows",
    "lowest_bit",
    "signed16",
]

SIDE, ROWS = 424, 22
CHAINS, LINKS, ACCESS, BY_PATHS, BY_SQUARES = 1, 2, 4, 8, 16
BASE_BITS, ONE_MOVE, NO_ACCESS = 9, 512, 65535
UP_TO, IS_FOLLOWING = 0, 1


class FeatureState:
    """What a position is made of; twin of the struct in state.pxd."""

    def __init__(self) -> None:
        self.links = [0] * SIDE
        self.rows = [0] * (2 * ROWS)
        self.seen = [0] * 2
        self.access = [0] * (2 * SIDE)
        self.paths = [0] * SIDE
        self.squares = [0] * (2 * SIDE)
        self.walls = [0] * (2 * SIDE)
        self.chains = [0] * SIDE

    def clear(self) -> None:
        """Set every number to 0."""
        for array in vars(self).values():
            array[:] = [0] * len(array)


class Work:
    """What an update hands from feature to feature; twin of the struct in state.pxd."""

    def __init__(self) -> None:
        self.changed_count = 0
        self.barred_count = 0
        self.changed = [0] * SIDE
        self.was = [0] * SIDE
        self.barred = [0] * (2 * SIDE)


def signed16(word: int) -> int:
    """Give a stored word as the number it stands for: in lists it already is."""
    return word


def color_in_rows(f: FeatureState, p: int) -> int:
    """Give what stands on a point as of the last update: EMPTY, BLACK or WHITE."""
    row, column = divmod(p, 20)
    return (f.rows[row] >> column & 1) + 2 * (f.rows[ROWS + row] >> column & 1)


def lowest_bit(word: int) -> int:
    """Give the place of the lowest bit of a word that has one."""
    return (word & -word).bit_length() - 1
