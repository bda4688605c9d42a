"""The features' part of the game's block as one flat struct, with the stones it is of and the chain bits.

Takes a board's state and the points that changed; gives bits. Has room for links, access and influence; knows none.
Source of the chain rules: RiscIgo (W5), "Chains".
"""

from __future__ import annotations

import cython

from riyu.base.block import Field

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from riyu.base.plain import Log, put8, put32
    from riyu.features.plain import ROWS, FeatureState, Work
    from riyu.game.constants import BLACK, BORDER, EMPTY, WHITE
    from riyu.game.plain import BoardState, black_beside, white_beside

__all__ = ["FIELDS"]

FIELDS = [
    Field("features", "links", 424, 8, "links at their lower stone: connection status and wall"),
    Field("features", "rows", 44, 4, "the stones the features are of, a bit each"),
    Field(
        "features",
        "seen",
        2,
        4,
        "place in the change log up to which they are; whether it says what is new",
    ),
    Field("features", "access", 848, 2, "each color's moves to a point, and the nearest stone"),
    Field("features", "paths", 424, 2, "influence by paths"),
    Field("features", "squares", 848, 2, "each color's influence by inverse squares"),
    Field("features", "walls", 848, 1, "each color's strong links across a point"),
    Field("features", "chains", 424, 1, "chain bits of both colors"),
]
"""The features' part of the game's block."""


def clear_features(f: FeatureState) -> None:
    """Make the state one of no stones: all zero, which is right for every field but `access`."""
    if cython.compiled:
        memset(f, 0, cython.sizeof(FeatureState))
    else:
        f.clear()


def set_row(f: FeatureState, log: Log, p: int, was: int, now: int) -> None:
    """Note what stands on a point now in the bits of the stones the features are of."""
    row = p // 20
    bit = cython.declare(cython.uint, 1 << (p % 20))
    if was:
        i = ROWS * (was - 1) + row
        put32(log, f.rows, i, f.rows[i] & ~bit)
    if now:
        i = ROWS * (now - 1) + row
        put32(log, f.rows, i, f.rows[i] | bit)


def chain_bits_at(s: BoardState, p: int) -> int:
    """Give a point's chain bits by the four rules: 1 if it belongs to a black chain, 2 to a white one, else 0."""
    color = s.color[p]
    if color != EMPTY:  # rule 1, and nothing off the board
        return 0 if color == BORDER else color
    black = black_beside(s, p)
    white = white_beside(s, p)
    if black != white:
        # Rule 2, for either color: more touching stones than the other.
        return BLACK if black > white else WHITE
    if black == 2:
        return s.color[p + 20]  # rule 3, two each: whose stone is north of the point
    # Rule 4. One each or none: more stones diagonally.
    balance = 0
    for i in range(4):
        q = p + (19 if i == 0 else 21 if i == 1 else -21 if i == 2 else -19)
        if s.color[q] == BLACK:
            balance += 1
        elif s.color[q] == WHITE:
            balance -= 1
    if balance == 0:
        return 0
    return BLACK if balance > 0 else WHITE


def update_chains(s: BoardState, f: FeatureState, log: Log, w: Work) -> None:
    """Set the chain bits anew around each point that changed."""
    for i in range(w.changed_count):
        p = w.changed[i]
        for row in range(-20, 21, 20):
            for q in range(p + row - 1, p + row + 2):
                bits = chain_bits_at(s, q)
                if bits != f.chains[q]:
                    put8(log, f.chains, q, bits)
