"""Access: for each color and point, the moves from the color's nearest stone and which stone that is; and enclosure.

Takes a board's state, the points that changed and the walls that began or ended; gives access values (`moves << 9 |
stone`) and, from them, which color encloses a point. Knows no groups, and makes no walls.

An own stone's access is itself, at no moves. An empty point's is one move more than the least of the points beside it
that are own stones, or empty, reached, and in no enemy wall: a wall can be reached, not passed. The value is compared
as a whole, so of ways equally short the one from the stone with the lowest cell counts. After a change, access is
ripped out wherever it rested on what is no more, and spun anew from what borders there and from new stones.
Source: RiscIgo (W6, N5), "Access" and "Global evaluation", steps 4 and 5.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from riyu.base.plain import Log, put16
    from riyu.features.plain import (
        BASE_BITS,
        NO_ACCESS,
        ONE_MOVE,
        ROWS,
        SIDE,
        FeatureState,
        Work,
    )
    from riyu.features.plain_access import FAR, LONGEST, Waves, beside
    from riyu.game.constants import BLACK, CELLS, EMPTY, WHITE
    from riyu.game.plain import BoardState


def clear_access(s: BoardState, f: FeatureState) -> None:
    """Make the access map of a board without stones."""
    for i in range(2 * SIDE):
        f.access[i] = NO_ACCESS


def passes_on(s: BoardState, f: FeatureState, enemy: int, p: int) -> bool:
    """Say whether access to a point passes on from there: not where it's empty and in a wall of the enemy's part."""
    return f.walls[enemy + p] == 0 or s.color[p] != EMPTY


def is_supported(s: BoardState, f: FeatureState, own: int, enemy: int, p: int, held: int) -> bool:
    """Say whether a point beside passes on just this access."""
    for i in range(4):
        q = beside(p, i)
        if f.access[own + q] == held and passes_on(s, f, enemy, q):
            return True
    return False


def rip_out(f: FeatureState, log: Log, waves: Waves, p: int) -> None:
    """Clear a point's access and note what it held."""
    held = f.access[waves.own + p]
    waves.ripped[waves.ripped_count] = p
    waves.held[waves.ripped_count] = held
    waves.ripped_count += 1
    if held != NO_ACCESS:
        put16(log, f.access, waves.own + p, NO_ACCESS)


def rip_beside(s: BoardState, f: FeatureState, log: Log, waves: Waves, p: int, held: int) -> None:
    """Clear what rested on the access that a point held, unless it's supported equally otherwise."""
    own = waves.own
    enemy = waves.enemy
    value = held + ONE_MOVE
    for i in range(4):
        q = beside(p, i)
        if f.access[own + q] == value and not is_supported(s, f, own, enemy, q, held):
            rip_out(f, log, waves, q)


def spin_later(waves: Waves, p: int) -> None:
    """Put a point into the queue unless it waits there."""
    if not waves.waits[p]:
        waves.waits[p] = 1
        waves.queue[waves.last & 511] = p
        waves.last += 1


def spin_from(s: BoardState, f: FeatureState, log: Log, waves: Waves, p: int) -> None:
    """Pass a point's access on to those beside it that it's nearer to."""
    own = waves.own
    value = f.access[own + p] + ONE_MOVE
    if value >= LONGEST or not passes_on(s, f, waves.enemy, p):
        return
    for i in range(4):
        q = beside(p, i)
        if value < f.access[own + q] and s.color[q] == EMPTY:
            put16(log, f.access, own + q, value)
            spin_later(waves, q)


def spin_into(s: BoardState, f: FeatureState, log: Log, waves: Waves, p: int) -> None:
    """Give an empty point that was ripped what the points beside it pass on."""
    own = waves.own
    enemy = waves.enemy
    value = cython.declare(cython.int, LONGEST)
    for i in range(4):
        q = beside(p, i)
        if f.access[own + q] + ONE_MOVE < value and passes_on(s, f, enemy, q):
            value = f.access[own + q] + ONE_MOVE
    if value < LONGEST:
        put16(log, f.access, own + p, value)
        spin_later(waves, p)


def rip(s: BoardState, f: FeatureState, log: Log, w: Work, waves: Waves, color: int) -> None:
    """Put in a color's new stones and clear all that rested on what is no more."""
    for i in range(w.changed_count):
        p = w.changed[i]
        if s.color[p] == color:
            put16(log, f.access, waves.own + p, p)
            spin_later(waves, p)
        else:
            rip_out(f, log, waves, p)
    for i in range(w.barred_count):
        p = w.barred[i] - waves.enemy
        if p < 0 or p >= SIDE or s.color[p] != EMPTY:
            continue
        if f.walls[waves.enemy + p]:
            rip_beside(s, f, log, waves, p, f.access[waves.own + p])
        else:
            spin_later(waves, p)
    ripped = 0
    while ripped < waves.ripped_count:
        rip_beside(s, f, log, waves, waves.ripped[ripped], waves.held[ripped])
        ripped += 1


def spin(s: BoardState, f: FeatureState, log: Log, waves: Waves) -> None:
    """Give what was ripped access from what borders there, and pass on all new access until nothing changes."""
    for i in range(waves.ripped_count):
        if s.color[waves.ripped[i]] == EMPTY:
            spin_into(s, f, log, waves, waves.ripped[i])
    while waves.first != waves.last:
        p = waves.queue[waves.first & 511]
        waves.first += 1
        waves.waits[p] = 0
        spin_from(s, f, log, waves, p)


def update_access(s: BoardState, f: FeatureState, log: Log, w: Work) -> None:
    """Bring both colors' access up to date with the stones and walls that came and went."""
    if cython.compiled:
        on_stack = cython.declare(Waves)
        waves = cython.address(on_stack)
        memset(waves.waits, 0, SIDE)
    else:
        waves = Waves()
    for color in range(BLACK, WHITE + 1):
        waves.own = SIDE * (color - 1)
        waves.enemy = SIDE - waves.own
        waves.ripped_count = waves.first = waves.last = 0
        rip(s, f, log, w, waves, color)
        spin(s, f, log, waves)


def has_stones(f: FeatureState, color: int) -> bool:
    """Say whether a color has a stone on the board."""
    bits = 0
    for row in range(ROWS):
        bits |= f.rows[ROWS * (color - 1) + row]
    return bits != 0


def enclose(s: BoardState, f: FeatureState, enclosed: list[int]) -> None:
    """Write for each cell which color encloses it, EMPTY if none: an empty point that the enemy has no access to.

    But where a region is too vast, no color's: each of its points that the color itself has no access to, or only with
    more than FAR moves, opens it, as if an enemy's access began there. It goes on over the points beside, into the
    color's walls but not through them. From a color without stones nothing is enclosed.
    """
    queue = cython.declare("unsigned short[424]")
    if not cython.compiled:
        queue = [0] * SIDE
    for p in range(CELLS):
        enclosed[p] = EMPTY
    for color in range(BLACK, WHITE + 1):
        own = SIDE * (color - 1)
        enemy = SIDE - own
        far = FAR if has_stones(f, 3 - color) else 0
        count = 0
        for p in range(CELLS):
            if s.color[p] == EMPTY and f.access[enemy + p] == NO_ACCESS:
                if f.access[own + p] >> BASE_BITS > far:
                    queue[count] = p
                    count += 1
                else:
                    enclosed[p] = color
        opened = 0
        while opened < count:
            p = queue[opened]
            opened += 1
            if not passes_on(s, f, own, p):
                continue
            for i in range(4):
                q = beside(p, i)
                if enclosed[q] == color:
                    enclosed[q] = EMPTY
                    queue[count] = q
                    count += 1


def most_moves(s: BoardState, f: FeatureState) -> int:
    """Give the most moves that the nearer color needs to an empty point that neither encloses; 0 if there is none."""
    enclosed = cython.declare("unsigned char[424]")
    if not cython.compiled:
        enclosed = [0] * SIDE
    enclose(s, f, enclosed)
    worst = 0
    for p in range(CELLS):
        if s.color[p] == EMPTY and enclosed[p] == EMPTY:
            value = min(f.access[p], f.access[SIDE + p])
            if value != NO_ACCESS:
                worst = max(worst, value >> BASE_BITS)
    return worst
