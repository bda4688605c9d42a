"""What move_features.pxd and those it takes from give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives names of numbers. Knows no move.
"""

from __future__ import annotations

from riyu.features.access_map import enclose
from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
from riyu.game.constants import BORDER, EMPTY
from riyu.game.plain import KO, SIZE, TO_MOVE, TURN, BoardState, empty_beside
from riyu.patterns.plain_windows import NOT_KNOWN, TEMPLATES, Kept, Laid
from riyu.patterns.windows import (
    forget_all,
    forget_changed,
    known_windows,
    laid_place,
    lay,
    window_keys,
)

__all__ = [
    "ACCESS_PAIR",
    "ATARI",
    "ATARI_IN_KO",
    "ATARI_LAST",
    "BASE_BITS",
    "BORDER",
    "EMPTY",
    "ENCLOSED",
    "ESCAPE",
    "FEATURE_KEYS",
    "FIXED",
    "IN_WALL",
    "JOINS",
    "KO",
    "LADDER",
    "LINE",
    "LINK",
    "LINK_KINDS",
    "LINK_SLOTS",
    "LINK_STEPS",
    "MOST",
    "MOST_EACH",
    "NAMED",
    "NEAR_BEFORE",
    "NEAR_LAST",
    "NOT_KNOWN",
    "NO_ACCESS",
    "OWN_LIBERTIES",
    "PARTS",
    "SAVES",
    "SELF_ATARI",
    "SIDE",
    "SIZE",
    "SQUEEZE",
    "TAKES",
    "TAKES_FREE",
    "TAKES_HELD",
    "TAKES_IN_KO",
    "TAKES_LAST",
    "TEMPLATES",
    "TOGETHER",
    "TOGETHER_KEYS",
    "TO_MOVE",
    "TURN",
    "BoardState",
    "Kept",
    "Laid",
    "empty_beside",
    "enclose",
    "forget_all",
    "forget_changed",
    "known_windows",
    "laid_place",
    "lay",
    "window_keys",
]

TAKES = 0
TAKES_IN_KO = 5
SAVES = 6
TAKES_LAST = 8
TAKES_HELD = 9
TAKES_FREE = 10
ATARI = 11
ATARI_LAST = 14
ATARI_IN_KO = 15
ESCAPE = 16
SELF_ATARI = 22
LADDER = 26
NEAR_LAST = 31
NEAR_BEFORE = 48
LINE = 66
OWN_LIBERTIES = 106
SQUEEZE = 110
JOINS = 114
PARTS = 116
IN_WALL = 118
LINK = 120
ACCESS_PAIR = 136
ENCLOSED = 172
FIXED = 174
TOGETHER = 4
NAMED = 35
MOST_EACH = 80
MOST = 28880
FEATURE_KEYS = [0] * FIXED
TOGETHER_KEYS = [0] * TOGETHER
LINK_SLOTS = [0] * 18
LINK_STEPS = [0] * 18
LINK_KINDS = [0] * 18
