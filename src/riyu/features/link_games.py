"""The games that say what a link is worth: each window's code, from the stones in it.

Takes a window, the few points that a link's code rests on, and the stones there; gives a code of 3 bits. Knows no
strings, no reading and nothing outside the window.

A code is connection status and wall, and comes of two little games on the window, own against enemy by turns:

- JOIN: own wants the ends joined along lines.
- THROUGH: the enemy wants a way along lines from one side of the link to the other.

Who wants a thing has it where it stands on his turn. Either may pass; there is no ko, for a taken stone's point goes to
the taker, who may fill it when he likes. A string is taken if the window shows all that is beside it and no liberty
is left; nobody plays where his string would be seen to have a single liberty, unless he takes something.

The enemy **bars** a link if his stones, diagonals counted, reach from side to side; what touches a part of a side that
is off the board touches the side. A link is **cut** if own, to move, loses JOIN, and the link is barred, or an enemy
stone stands in its wall, or own loses THROUGH too. An enemy move **cuts** if the link is cut after it.

- No link: the ends are joined already, or the link is cut.
- SETTLED: own joins though the enemy moves first. The wall is strong.
- UNSETTLED: a move cuts, and bars the link or touches another enemy stone: the cutter is not alone.
- WEAK: else. Whoever cuts has to live on both sides.

The wall is strong if the enemy can't get through though he moves first; else unsettled if a move that cuts takes him
through, else weak.

A window's games are solved when first met and kept for good. Two threads may solve one twice: they find the same.
Sources: RiscIgo (W4), "Links"; the novice's program (N4, N13), "Enclosure", "Future Thoughts".
"""

from __future__ import annotations

import cython

from riyu.base.block import Field

if not cython.compiled:
    from riyu.features.plain_links import (
        JOIN,
        NO_LINK,
        SETTLED,
        TERNARY,
        THROUGH,
        UNSETTLED_STRONG,
        UNSETTLED_UNSETTLED,
        UNSETTLED_WEAK,
        WEAK_STRONG,
        WEAK_WEAK,
        Window,
    )

__all__ = ["TABLES"]

TABLES = [
    Field("features", "WINDOWS", 512, 128, "links: windows, as masks"),
    Field("features", "TERNARY", 1024, 4, "links: a mask as digits to base 3"),
]
"""Tables that are filled at import, never change, and are shared by all games.

Beside them stands what is known of each window, worked out when first met: see `link_windows.known_codes`.
"""


def _fill_tables() -> None:
    for mask in range(1024):
        TERNARY[mask] = int(f"{mask:b}", 3)


_fill_tables()


def string_of(near: list[int], cells: int, among: int, found: int) -> int:
    """Give all of some cells that hang together with those found."""
    while True:
        more = found
        for i in range(cells):
            if found >> i & 1:
                more |= near[i] & among
        if more == found:
            return found
        found = more


def is_at(window: Window, game: int, own: int, enemy: int) -> bool:
    """Say whether what a game is about stands: the ends joined, or a way through."""
    if game == JOIN:
        string = string_of(window.beside, window.cells, own, own & window.beside_a)
        return string & window.beside_b != 0
    string = string_of(window.beside, window.cells, enemy, enemy & window.side[0])
    return string & window.side[1] != 0


def is_barred(window: Window, enemy: int) -> bool:
    """Say whether enemy stones, diagonals counted, reach from side to side."""
    string = string_of(window.around, window.cells, enemy, enemy & window.bank[0])
    return string & window.bank[1] != 0


def liberties_of(window: Window, string: int, filled: int) -> int:
    """Give the cells beside a string that are not filled."""
    beside = 0
    for i in range(window.cells):
        if string >> i & 1:
            beside |= window.beside[i]
    return beside & ~filled


def is_seen(window: Window, string: int, own: bool) -> bool:
    """Say whether the window shows all that is beside a string; an end's string goes on outside."""
    return string & ~window.closed == 0 and not (own and string & window.held)


def played(window: Window, mine: int, theirs: int, i: int, own_moves: bool) -> int:
    """Give the mover's stones after a move on cell i and, 16 bits above, the other's; -1 if nobody plays there."""
    filled = mine | theirs | 1 << i
    beside = window.beside[i] & theirs & window.closed
    taken = 0
    for j in range(window.cells):
        if beside >> j & 1 and not taken >> j & 1:
            string = string_of(window.beside, window.cells, theirs, 1 << j)
            if is_seen(window, string, not own_moves) and not liberties_of(window, string, filled):
                taken |= string
    mine |= taken | 1 << i
    if not taken and window.closed >> i & 1:
        string = string_of(window.beside, window.cells, mine, 1 << i)
        liberties = liberties_of(window, string, filled)
        if is_seen(window, string, own_moves) and liberties & (liberties - 1) == 0:
            return -1
    return mine | (theirs & ~taken) << 16


def wins(window: Window, game: int, own: int, enemy: int, own_moves: bool) -> int:
    """Give 1 if he who wants what a game is about gets it (own JOIN, the enemy THROUGH), else 0."""
    wants = 1 if own_moves == (game == JOIN) else 0
    if wants and is_at(window, game, own, enemy):
        return 1
    index = TERNARY[own] + 2 * TERNARY[enemy]
    question = 4 * game + 2 * own_moves
    known = window.known[index] >> question & 3
    if known:
        return known - 1
    # Who wants it gains nothing by a pass, for then both pass. The other may pass: that is tried first.
    won = 0 if wants else wins(window, game, own, enemy, not own_moves)
    for i in range(window.cells):
        if won == wants:
            break
        if (own | enemy) >> i & 1:
            continue
        if own_moves:
            after = played(window, own, enemy, i, True)
            if after >= 0 and wins(window, game, after & 1023, after >> 16, False) == wants:
                won = wants
        else:
            after = played(window, enemy, own, i, False)
            if after >= 0 and wins(window, game, after >> 16, after & 1023, True) == wants:
                won = wants
    window.known[index] |= (2 if won else 1) << question
    return won


def is_cut(window: Window, own: int, enemy: int) -> bool:
    """Say whether a link is cut."""
    if wins(window, JOIN, own, enemy, True):
        return False
    if enemy & (1 << window.wall) - 1 or is_barred(window, enemy):
        return True
    return wins(window, THROUGH, own, enemy, True) != 0


def cut_by(window: Window, own: int, enemy: int, i: int) -> int:
    """Give what stands after an enemy move on an empty cell, as `played` does; -1 if it doesn't cut."""
    after = played(window, enemy, own, i, False)
    return after if after >= 0 and is_cut(window, after >> 16, after & 1023) else -1


def judge(window: Window, own: int, enemy: int) -> int:
    """Give a link's code from the stones in its window."""
    if is_at(window, JOIN, own, enemy) or is_cut(window, own, enemy):
        return NO_LINK
    if wins(window, JOIN, own, enemy, False):
        return SETTLED
    cuts = goes_through = 0
    for i in range(window.cells):
        if (own | enemy) >> i & 1 == 0:
            after = cut_by(window, own, enemy, i)
            if after >= 0:
                if window.beside[i] & enemy or is_barred(window, after & 1023):
                    cuts = 1
                if is_at(window, THROUGH, after >> 16, after & 1023):
                    goes_through = 1
    weak = wins(window, THROUGH, own, enemy, False)
    if not cuts:
        return WEAK_WEAK if weak else WEAK_STRONG
    if not weak:
        return UNSETTLED_STRONG
    return UNSETTLED_UNSETTLED if goes_through else UNSETTLED_WEAK


def first_code(window: Window, index: int) -> int:
    """Give the link code of a window by its ternary code, and keep it."""
    own = enemy = 0
    for i in range(window.cells):
        digit = index // TERNARY[1 << i] % 3
        if digit == 1:
            own |= 1 << i
        elif digit == 2:
            enemy |= 1 << i
    code = judge(window, own, enemy)
    window.known[index] |= (code + 1) << 8
    return code
