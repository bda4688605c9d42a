"""The value of a position, step 8: what each point is worth, by terms.

Takes a sheet with statuses; gives each point's worth to Black in thousandths, and the terms. Knows no komi. Source:
RiscIgo (W11), "Global evaluation", step 8.

A living stone counts for its point, less what its group's status leaves to doubt. An owned point counts as surely as
the strongest group around its territory lives. Any other point counts for who is nearer by moves: it is moyo within
four moves of its color where the enemy is more than four away, and else potential. The seed has 8 potential for a
point of territory early and 16 later, 4 and 2 or so where the enemy is far; here the shares are measured. Whose turn it
is has the worth of a move besides, less where little is open: as much as measured leads were off without it.
"""

from __future__ import annotations

import cython

from riyu.base.block import Field

if not cython.compiled:
    from riyu.assessment.life_status import said_of
    from riyu.assessment.plain_sheet import (
        A_DEAD_STONE,
        A_STONE,
        CLOSE,
        FALLEN,
        FAR_STEPS,
        FELL_BY_BENSON,
        FELL_BY_VERDICT,
        FEW_STONES,
        HALF_OWNED,
        LIFE,
        MIDDLE_GAME_FROM,
        MOST_OF_TURN,
        MOYO,
        MUCH_OPEN,
        NEAR_OWN,
        NEARER,
        NEARNESS,
        NEITHER,
        NEVER,
        OPENING_FROM,
        OWNED,
        OWNERSHIP,
        POTENTIAL,
        RACE_HANGS,
        SAID_ALIVE,
        SAID_HANGS,
        STONES,
        SURELY,
        TERRITORY,
        TURN_WORTH,
        WEAK,
        WHOLE,
        Sheet,
    )
    from riyu.features.plain import SIDE
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY
    from riyu.game.plain import TO_MOVE, TURN, BoardState

__all__ = ["TABLES"]

TABLES = [
    Field("assessment", "LIFE", 70, 4, "how surely groups live, by status and liberties"),
    Field(
        "assessment", "FALLEN", 14, 4, "how surely groups that fell are dead, by size and liberties"
    ),
    Field(
        "assessment", "NEARNESS", 363, 4, "what points are worth by both colors' moves, by phase"
    ),
    Field("assessment", "OWNERSHIP", 3, 4, "how surely owned points stay their owner's, by phase"),
]
"""Tables that are filled at import, never change, and are shared by all games."""

# All are in hundredths, means of what 853 labels of a strong net say (experiments/log/assessment.md), rounded.

_LIFE = (
    (-10, -10, -5, -5, 10, 15),  # DEAD, in a race that it does not lose
    (-10, 5, 5, 5, 10, 15),  # DEAD_WITH_AJI, the same
    (-30, -25, -10, 15, 20, 60),  # BAD
    (-70, -25, 5, 25, 50, 60),  # SICKLY
    (15, 30, 45, 60, 60, 65),  # PRESENTLY_STABLE
    (-35, 15, 30, 55, 55, 60),  # LIVABLE
    (0, 25, 55, 65, 70, 80),  # PRESENTLY_ALIVE
    (60, 65, 70, 70, 75, 90),  # ALIVE
    (100, 100, 100, 100, 100, 100),  # PASS_ALIVE
    (90, 90, 90, 90, 90, 90),  # IN_SEKI
)
"""By status, for one liberty to six and more."""

_FALLEN = ((-85, -75, -75, -55, -55, -30), (-95, -50, -45, -40, -40, -5))
"""Of groups of up to four stones and of larger ones."""

_NEARNESS = (
    (
        (12, 27, 33, 37, 41, 44, 44, 46, 46),
        (11, 19, 24, 30, 33, 37, 37, 37),
        (9, 15, 20, 25, 27, 29, 29),
        (7, 12, 15, 18, 19, 22),
        (6, 8, 10, 12, 17),
        (4, 6, 8, 12),
        (2, 4, 7),
    ),
    (
        (14, 33, 40, 45, 53, 57, 60, 65, 65),
        (14, 26, 35, 43, 50, 60, 65, 65),
        (13, 24, 34, 48, 51, 60, 65),
        (11, 24, 38, 49, 50, 65),
        (11, 30, 40, 50, 60),
        (10, 30, 40, 50),
        (10, 30, 40),
    ),
    (
        (17, 42, 50, 57, 70, 80, 80, 90, 90),
        (21, 37, 51, 64, 75, 80, 80, 90),
        (29, 50, 60, 70, 75, 80, 90),
        (30, 50, 60, 70, 80, 90),
        (30, 50, 60, 70, 80),
        (30, 50, 60, 70),
        (30, 50, 60),
    ),
)
"""For the opening, the middle game and the endgame: rows by the moves of who is nearer, 1 on, of the other's moves."""

_OWNERSHIP = (62, 70, 87)
"""For the opening, the middle game and the endgame."""


def _set_up() -> None:
    for status, row in enumerate(_LIFE):
        for liberties in range(7):
            LIFE[7 * status + liberties] = 10 * row[max(liberties, 1) - 1]
    for size, fallen in enumerate(_FALLEN):
        for liberties in range(7):
            FALLEN[7 * size + liberties] = 10 * fallen[max(liberties, 1) - 1]
    for stage, rows in enumerate(_NEARNESS):
        for nearer, worths in enumerate(rows, start=1):
            for more, worth in enumerate(worths, start=1):
                NEARNESS[121 * stage + 11 * nearer + nearer + more] = 10 * worth
    for stage, worth in enumerate(_OWNERSHIP):
        OWNERSHIP[stage] = 10 * worth


_set_up()


def stage_of_game(phase: int) -> int:
    """Give 0 for the opening, 1 for the middle game, 2 for the endgame."""
    if phase >= OPENING_FROM:
        return 0
    return 1 if phase >= MIDDLE_GAME_FROM else 2


def weigh_groups(s: BoardState, t: Sheet) -> None:
    """Say how surely each group lives; whose race hangs on who moves first, by whose turn it is."""
    for n in range(1, t.parts + 1):
        if t.parent[n] != n:
            continue
        liberties = t.liberties[n] if t.liberties[n] < 6 else 6
        t.strength[n] = LIFE[7 * t.status[n] + liberties]
        if t.is_dead[n]:
            t.strength[n] = FALLEN[7 * (1 if t.stones[n] > FEW_STONES else 0) + liberties]
            if t.fate[n] == FELL_BY_BENSON:
                t.strength[n] = -WHOLE
            elif t.fate[n] == FELL_BY_VERDICT:
                t.strength[n] = -SURELY
        elif t.fate[n] == RACE_HANGS or said_of(t, n) == SAID_HANGS:
            t.strength[n] = WHOLE // 2 if s.numbers[TO_MOVE] == t.color[n] else -WHOLE // 2
        elif said_of(t, n) == SAID_ALIVE:
            t.strength[n] = max(t.strength[n], SURELY)


def strongest_around(t: Sheet, i: int) -> int:
    """Give how surely the strongest group around a territory lives, 0 where none does."""
    if t.region_group[i] != 0:
        return max(t.strength[t.region_group[i]], 0)
    most = 0
    p = t.region_point[i]
    for j in range(4):
        group = t.group[p + TURN[j]]
        if group != 0 and t.gone[p + TURN[j]] == 0:
            most = max(most, t.strength[group])
    return most


def doubt_territories(t: Sheet) -> None:
    """Say how surely each territory's owner lives, and the dead in it are dead, where they fill much of it."""
    stage = stage_of_game(t.phase)
    for i in range(1, t.regions + 1):
        t.region_worth[i] = min(OWNERSHIP[stage], strongest_around(t, i))
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0:
            continue
        doubt = max(-t.strength[n], 0)
        for k in range(t.begin[n], t.begin[n + 1]):
            i = t.region[t.members[k]]
            if i != 0 and 3 * t.stones[n] >= t.region_size[i] and doubt < t.region_worth[i]:
                t.region_worth[i] = doubt


def find_phase(s: BoardState, t: Sheet) -> None:
    """Find the phase of the game: the most moves that the nearer color needs to a point that nobody owns."""
    worst = 1
    for p in range(CELLS):
        if s.color[p] != EMPTY or t.owner[p] != EMPTY:
            continue
        moves = t.reach[p] if t.reach[p] < t.reach[SIDE + p] else t.reach[SIDE + p]
        if moves != NEVER and moves > worst:
            worst = moves
    t.phase = worst if worst < 9 else 9
    if t.parts == 0:
        t.phase = 9


def weigh_point(s: BoardState, t: Sheet, p: int) -> None:
    """Say what a point is worth, and what of the position it is; count it."""
    sign = 0
    worth = 0
    if s.color[p] != EMPTY and t.gone[p] == 0:
        sign = 1 if s.color[p] == BLACK else -1
        worth = t.strength[t.group[p]]
        t.kind[p] = A_STONE
        t.terms[STONES] += sign * WHOLE
        t.terms[WEAK] -= sign * (WHOLE - worth)
    elif t.owner[p] != EMPTY:
        sign = 1 if t.owner[p] == BLACK else -1
        worth = t.region_worth[t.region[p]]
        t.kind[p] = OWNED
        if s.color[p] != EMPTY:
            t.kind[p] = A_DEAD_STONE
            worth = -t.strength[t.part[p]]
            sign = 1 if s.color[p] != BLACK else -1
        t.terms[TERRITORY] += sign * worth
    else:
        own = t.reach[p]
        enemy = t.reach[SIDE + p]
        sign = 1
        if enemy < own:
            own = t.reach[SIDE + p]
            enemy = t.reach[p]
            sign = -1
        t.kind[p] = NEITHER
        if own < enemy:
            near = own if own < FAR_STEPS else FAR_STEPS
            far = enemy if enemy < FAR_STEPS else FAR_STEPS
            worth = NEARNESS[121 * stage_of_game(t.phase) + 11 * near + far]
            is_far = cython.declare(cython.bint, own <= NEAR_OWN and enemy > CLOSE)
            t.kind[p] = HALF_OWNED if is_far else NEARER
            t.terms[MOYO if is_far else POTENTIAL] += sign * worth
        if s.color[p] != EMPTY:
            t.kind[p] = A_DEAD_STONE
    t.worth[p] = sign * worth


# Step 8. The value of the game.


def value_board(s: BoardState, t: Sheet) -> None:
    """Say what each point is worth, and the whole by terms."""
    for i in range(8):
        t.terms[i] = 0
    find_phase(s, t)
    weigh_groups(s, t)
    doubt_territories(t)
    still_open = 0
    for p in range(CELLS):
        if s.color[p] != BORDER:
            weigh_point(s, t, p)
            still_open += WHOLE - (t.worth[p] if t.worth[p] > 0 else -t.worth[p])
    turn = MOST_OF_TURN * min(still_open, MUCH_OPEN * WHOLE) // (MUCH_OPEN * WHOLE)
    t.terms[TURN_WORTH] = turn if s.numbers[TO_MOVE] == BLACK else -turn
