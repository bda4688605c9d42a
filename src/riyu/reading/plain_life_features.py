"""What the `.pxd` files of the features of moves give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives numbers of features, tables and how places in them are found. Knows no moves.
"""

from __future__ import annotations

FAMILY_ROOM, ABSENT, FAMILY_COUNT = 1024, 1023, 34
(
    LINE,
    ZONE,
    TAKES,
    SAVES,
    ATARI,
    FREEDOM,
    LAST,
    ANSWER,
    STRINGS,
    EYE,
    SPACE,
    SPLIT,
    CENTER,
    FALSE_EYE,
    AWAY,
    LAST_STRING,
    SQUEEZE,
    OTHERS,
    CAPACITY,
    HOLDS,
    THROW,
    AROUND,
    DEPRIVE,
    LAST_SQUEEZE,
    LAST_FREEDOM,
    SPLIT_SQUEEZE,
    SPACE_OTHERS,
    EYE_SQUEEZE,
    LAST_STRINGS,
    FREEDOM_FALSE,
    LAST_SPACE,
    SPACE_STRINGS,
    SQUEEZE_AROUND,
    SHORTAGE,
) = range(34)
SHAPES, CROSSES, DIAMONDS, REPLIES = 34816, 100352, 104448, 16881664
EYE_POINT, THREE_WALLS, WALLED, OWN, OTHER, EXIT, SHORT, DEAD, OPENED = (8**i for i in range(9))
OWN_STRING, OTHER_STRING = 1, 8
OWN_STONES, SAVED, TAKEN, IN_ATARI = (64 << 5 * i for i in range(4))
OF_KILLER, STANDING, ANSWERS, DEPRIVES, TAKEN_KINDS, ATARI_KINDS, KIN_KINDS = (
    5,
    10,
    12,
    15,
    18,
    21,
    24,
)
MAY_FALL, STANDS, PLAYED_LAST = 1 << 10, 1 << 11, 1 << 17
ALL_KINDS, ONE_KIND = (1 << 18) - 1, 1 << 18 | 1 << 21 | 1 << 24
DIAMOND_PLACES, MOST_DIAMONDS = 524288, 393216
KILLER, KEEPER = 0, 1

AROUND_STEPS = [0] * 8
APART = [0] * 361
SIZE_CLASSES = [0] * 8
SPACE_CLASSES = [0] * 16
LEAST = [0] * 32
HIGHEST = [0] * 8
REACHES = [0] * 81
TURNED = [[0] * 12 for _ in range(8)]


class Space:
    """An eye space; twin of the struct in life_features.pxd."""

    def __init__(self) -> None:
        self.size = self.most = 0
        self.low_row = self.high_row = self.low_column = self.high_column = 0


class Look:
    """What a string is to moves beside it; twin of the struct in life_features.pxd."""

    def __init__(self) -> None:
        self.stamp = self.counts = self.flags = self.cross = 0


def class_of_size(stones: int) -> int:
    """Give the class of a number of stones."""
    return SIZE_CLASSES[min(stones, 7)]


def class_of_space(points: int) -> int:
    """Give the class of an eye space's size."""
    return SPACE_CLASSES[min(points, 15)]


def diamond_home(code: int) -> int:
    """Give where the search for a diamond's weights begins."""
    return (code * 2654435769 & 0xFFFFFFFF) >> 13


def noted(weights: list[int], values: list[int], family: int, value: int) -> int:
    """Enter a family's value; give its weight."""
    values[family] = value
    return weights[FAMILY_ROOM * family + value]
