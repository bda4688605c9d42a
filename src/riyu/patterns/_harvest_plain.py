"""What harvest_counts.pxd gives compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives numbers, tables and an entry. Knows no games.
"""

from __future__ import annotations

FIELD, FIELD_CELLS, CELLS_SEEN, LOW_CELLS, OFFSETS, MIDDLE, WINDOWS = 25, 625, 45, 25, 49, 24, 4
ANSWER_AT, WIDTH_AT, LIBERTIES_AT, QUESTION_AT, END_AT = 40, 46, 48, 52, 57
CONTACT, DIAGONAL, REPLY, SHAPE, EDGE, ATTACK, DEFENSE = range(1, 8)
NEAR, EDGE_LINES, NOT_LOOKED = 3, 4, 255

ENDS = [0] * (WINDOWS + 1)
CELL_STEPS = [0] * CELLS_SEEN
TURNED = [[0] * CELLS_SEEN for _ in range(8)]
MOVED = [[0] * OFFSETS for _ in range(8)]
LINK_OF = [0] * OFFSETS
LINK_WAY = [0] * OFFSETS

_WORD = (1 << 64) - 1


class Entry:
    """A window with its counts; twin of the struct in harvest_counts.pxd."""

    def __init__(self) -> None:
        self.low = self.high = self.chosen = self.possible = 0


def mixed(z: int) -> int:
    """Give a word with its bits mixed: the last step of splitmix64."""
    z &= _WORD
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _WORD
    return z ^ (z >> 31)
