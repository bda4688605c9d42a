"""Life at a first glance, the first half of step 7: what each group has to live by, and its status by the seed's rules.

Takes a sheet with territories; gives for each group its eyes, room, enclosure and life status, with the rule that gave
it. Knows no conflict: whoever is around counts as strong as he looks. Source: RiscIgo (W12), "Initial chain safety
evaluation"; the blog (B7): two half eyes make one.

A group is out where it reaches as many empty points as the square on half the board's lines has, or an own group that
has two eyes. It is OPEN if it does so over points that its color is nearer to, WITHIN_SECTOR_LINE if also over
those that both are as near to, ENCLOSABLE_IN_ONE if it has to pass where the enemy is nearer, and else ENCLOSED. Room
is what its color's nearer space beside it holds of points where the enemy comes two moves later, or not at all.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.assessment.plain_sheet import (
        ALIVE,
        ALL_POINTS,
        BAD,
        BY_BENSON,
        BY_EDGE_OR_EYE,
        BY_EDGE_PATTERN,
        BY_EDGE_ROOM,
        BY_EYE_AND_EDGE,
        BY_EYE_AND_ROOM,
        BY_EYE_ONLY_AND_EDGE,
        BY_EYES,
        BY_FEW_LIBERTIES,
        BY_MANY_EYES,
        BY_NOTHING,
        BY_ROOM,
        BY_ROOM_ALONE,
        BY_RUNNING,
        BY_RUNNING_AND_EYES,
        BY_TIES,
        BY_VERDICT,
        BY_WAY_OUT,
        BY_WIDE_EDGES,
        DEAD,
        DEAD_WITH_AJI,
        EARLIER,
        ENCLOSABLE_IN_ONE,
        ENCLOSED,
        EYE_ROOM,
        IN_SEKI,
        LIVABLE,
        MOST_EYES,
        MUCH_ROOM,
        NOT_ASKED,
        NOT_LATER,
        OPEN,
        PASS_ALIVE,
        PRESENTLY_ALIVE,
        PRESENTLY_STABLE,
        SAID_ALIVE,
        SAID_NOTHING,
        SAID_SEKI,
        SICKLY,
        SOME_ROOM,
        WITHIN_SECTOR_LINE,
        Sheet,
    )
    from riyu.features.plain import SIDE, FeatureState
    from riyu.features.plain_links import PAIRS, PARTNER
    from riyu.game.after import liberties_after
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, BoardState


# What a group has.


def count_liberties(s: BoardState, t: Sheet) -> None:
    """Count the stones and liberties of each group, at its root; dead parts keep their own."""
    for n in range(1, t.parts + 1):
        t.stones[n] = t.liberties[n] = 0
    for n in range(1, t.parts + 1):
        t.stones[t.parent[n]] += t.begin[n + 1] - t.begin[n]
    for p in range(CELLS):
        if s.color[p] != EMPTY or s.near[p] & 7 == 4:
            continue
        for j in range(4):
            n = t.group[p + TURN[j]]
            if n == 0:
                continue
            is_again = False
            for k in range(j):
                if t.group[p + TURN[k]] == n:
                    is_again = True
            if not is_again:
                t.liberties[n] += 1


def measure_room(s: BoardState, t: Sheet, start: int) -> None:
    """Measure the nearer space that a point is in, for the groups beside it."""
    color = t.nearer[start]
    t.met[start] = t.mark
    t.queue[0] = start
    end = 1
    i = room = 0
    while i < end:
        p = t.queue[i]
        i += 1
        if t.margin[p] >= 2:
            room += 1
        for j in range(4):
            q = p + TURN[j]
            if t.nearer[q] == color and t.met[q] != t.mark:
                t.met[q] = t.mark
                t.queue[end] = q
                end += 1
    for i in range(end):
        for j in range(4):
            q = t.queue[i] + TURN[j]
            if s.color[q] == color and t.gone[q] == 0 and t.room[t.group[q]] < room:
                t.room[t.group[q]] = room


def find_room(s: BoardState, t: Sheet) -> None:
    """Find the room beside each group."""
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0:
            t.room[n] = 0
    t.mark += 1
    for p in range(CELLS):
        if t.nearer[p] != EMPTY and t.met[p] != t.mark:
            measure_room(s, t, p)


def add_eyes(t: Sheet, group: int, eyes: int, halves: int) -> None:
    """Add a territory's eyes to a group's."""
    if t.eyes[group] < MOST_EYES:
        t.eyes[group] += eyes
    if t.halves[group] < MOST_EYES:
        t.halves[group] += halves


def count_eyes(t: Sheet) -> None:
    """Add up the eyes of each group's territories; half an eye between several is each one's."""
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0:
            t.eyes[n] = t.halves[n] = 0
    for i in range(1, t.regions + 1):
        group = t.region_group[i]
        if group != 0:
            add_eyes(t, group, t.region_eyes[i], t.region_halves[i])
        elif t.region_halves[i] != 0:
            p = t.region_point[i]
            for j in range(4):
                group = t.group[p + TURN[j]]
                is_again = False
                for k in range(j):
                    if t.group[p + TURN[k]] == group:
                        is_again = True
                if group != 0 and t.gone[p + TURN[j]] == 0 and not is_again:
                    add_eyes(t, group, 0, 1)


# How far it is shut in.


def may_pass(s: BoardState, t: Sheet, p: int, color: int, how: int) -> bool:
    """Say whether a group passes an empty point."""
    own = t.reach[SIDE * (color - 1) + p]
    enemy = t.reach[SIDE * (2 - color) + p]
    if how == EARLIER:
        return own < enemy
    if how == NOT_LATER:
        return own <= enemy
    return t.walls[SIDE * (2 - color) + p] == 0


def gets_out(s: BoardState, t: Sheet, group: int, how: int) -> bool:
    """Say whether a group reaches enough empty points, or an own group with two eyes."""
    color = t.color[group]
    half = t.size // 2
    enough = half * half
    end = empty = 0
    t.mark += 1
    for n in range(1, t.parts + 1):
        if t.parent[n] == group:
            for i in range(t.begin[n], t.begin[n + 1]):
                t.met[t.members[i]] = t.mark
                t.queue[end] = t.members[i]
                end += 1
    i = 0
    while i < end:
        p = t.queue[i]
        i += 1
        for j in range(4):
            q = p + TURN[j]
            if t.met[q] == t.mark:
                continue
            t.met[q] = t.mark
            if s.color[q] == EMPTY or t.gone[q] != 0:
                if not may_pass(s, t, q, color, how):
                    continue
                empty += 1
                if empty >= enough:
                    return True
                t.queue[end] = q
                end += 1
            elif s.color[q] == color:
                other = t.group[q]
                if t.eyes[other] + t.halves[other] // 2 >= 2:
                    return True
                t.queue[end] = q
                end += 1
    return False


def outlets_of(s: BoardState, t: Sheet, group: int) -> int:
    """Give how many liberties of a group lead on: those not its color's own territory nor in an enemy wall."""
    count = 0
    color = t.color[group]
    t.mark += 1
    for n in range(1, t.parts + 1):
        if t.parent[n] != group:
            continue
        for i in range(t.begin[n], t.begin[n + 1]):
            for j in range(4):
                p = t.members[i] + TURN[j]
                if s.color[p] != EMPTY or t.met[p] == t.mark or t.owner[p] == color:
                    continue
                t.met[p] = t.mark
                if may_pass(s, t, p, color, ALL_POINTS):
                    count += 1
    return count


def find_enclosure(s: BoardState, t: Sheet, group: int) -> None:
    """Find how far a group is shut in, and the liberties through which it gets out."""
    t.outlets[group] = 0
    if gets_out(s, t, group, EARLIER):
        t.enclosure[group] = OPEN
    elif gets_out(s, t, group, NOT_LATER):
        t.enclosure[group] = WITHIN_SECTOR_LINE
    elif gets_out(s, t, group, ALL_POINTS):
        t.enclosure[group] = ENCLOSABLE_IN_ONE
    else:
        t.enclosure[group] = ENCLOSED
        return
    t.outlets[group] = outlets_of(s, t, group)


# What that comes to.


def give(t: Sheet, group: int, status: int, rule: int) -> None:
    """Give a group a status by a rule."""
    t.status[group] = status
    t.rule[group] = rule


def is_pass_alive(s: BoardState, t: Sheet, group: int) -> bool:
    """Say whether a stone of a group is pass-alive."""
    for n in range(1, t.parts + 1):
        if t.parent[n] == group:
            for i in range(t.begin[n], t.begin[n + 1]):
                if t.life.alive[t.members[i]] != 0:
                    return True
    return False


def is_short(s: BoardState, t: Sheet, group: int) -> bool:
    """Say whether a group has two liberties or less, and not three after playing on any of them."""
    if t.liberties[group] > 2:
        return False
    color = t.color[group]
    for n in range(1, t.parts + 1):
        if t.parent[n] != group:
            continue
        for i in range(t.begin[n], t.begin[n + 1]):
            for j in range(4):
                p = t.members[i] + TURN[j]
                if s.color[p] == EMPTY and liberties_after(s, p, color, 3) > 2:
                    return False
    return True


def said_of(t: Sheet, group: int) -> int:
    """Give what was entered of a group: of its parts the word that helps it most."""
    said = SAID_NOTHING
    for n in range(1, t.parts + 1):
        if t.said[n] > said and t.parent[n] == group:
            said = t.said[n]
    return said


def judge_group(s: BoardState, t: Sheet, group: int) -> None:
    """Give a group the status that the seed's rules give it, the first that holds."""
    eyes = t.eyes[group]
    halves = t.halves[group]
    edges = t.edges[group]
    room = t.room[group]
    t.enclosure[group] = NOT_ASKED
    t.outlets[group] = 0
    said = said_of(t, group)
    if is_pass_alive(s, t, group):
        give(t, group, PASS_ALIVE, BY_BENSON)
        return
    if eyes + halves // 2 >= 2 and said in (SAID_NOTHING, SAID_ALIVE):
        give(t, group, ALIVE, BY_EYES)
        return
    if said in (SAID_ALIVE, SAID_SEKI):
        give(t, group, ALIVE if said == SAID_ALIVE else IN_SEKI, BY_VERDICT)
        return
    find_enclosure(s, t, group)
    enclosure = t.enclosure[group]
    possible = eyes + halves + room // EYE_ROOM
    is_open = cython.declare(cython.bint, enclosure == OPEN)
    if eyes == 0 and is_short(s, t, group):
        give(t, group, DEAD_WITH_AJI, BY_FEW_LIBERTIES)
        return
    if room >= MUCH_ROOM and possible >= 2:
        give(t, group, PRESENTLY_ALIVE, BY_ROOM)
    elif is_open and possible + edges >= 2:
        give(t, group, PRESENTLY_ALIVE, BY_RUNNING_AND_EYES)
    elif t.wide_edges[group] >= 2:
        give(t, group, PRESENTLY_ALIVE, BY_WIDE_EDGES)
    elif possible >= 3:
        give(t, group, PRESENTLY_ALIVE, BY_MANY_EYES)
    elif possible >= 1 and possible + edges >= 2:
        give(t, group, LIVABLE, BY_EYE_AND_EDGE)
    elif eyes + halves >= 1 and room >= SOME_ROOM:
        give(t, group, LIVABLE, BY_EYE_AND_ROOM)
    elif is_open:
        give(t, group, PRESENTLY_STABLE, BY_RUNNING)
    elif eyes + halves >= 1 and edges >= 1:
        give(t, group, SICKLY, BY_EYE_ONLY_AND_EDGE)
    elif enclosure != ENCLOSED and edges >= 1:
        give(t, group, SICKLY, BY_EDGE_ROOM)
    elif room >= SOME_ROOM:
        give(t, group, SICKLY, BY_ROOM_ALONE)
    elif enclosure != ENCLOSED:
        give(t, group, BAD, BY_WAY_OUT)
    elif edges >= 1 or possible > 1:
        give(t, group, DEAD_WITH_AJI, BY_EDGE_OR_EYE)
    else:
        give(t, group, DEAD, BY_NOTHING)
    if t.status[group] <= DEAD_WITH_AJI and t.wide_edges[group] >= 1:
        give(t, group, SICKLY, BY_EDGE_PATTERN)


def count_ties(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Count for each group the links to own groups of PRESENTLY_STABLE or better that hang on who moves first."""
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0:
            t.ties[n] = 0
    for p in range(CELLS):
        if f.links[p] == 0 or t.gone[p] != 0:
            continue
        one = t.group[p]
        for slot in range(PAIRS):
            q = p + PARTNER[slot]
            if f.links[p] >> 3 * slot & 7 == 0 or t.gone[q] != 0:
                continue
            two = t.group[q]
            if one == two:
                continue
            if t.status[two] >= PRESENTLY_STABLE and t.ties[one] < 255:
                t.ties[one] += 1
            if t.status[one] >= PRESENTLY_STABLE and t.ties[two] < 255:
                t.ties[two] += 1


def judge_groups(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Give each group that is not dead its status; then those that links may save a better one."""
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0 and t.parent[n] == n:
            judge_group(s, t, n)
    count_ties(s, f, t)
    for n in range(1, t.parts + 1):
        if t.is_dead[n] or t.parent[n] != n or t.ties[n] == 0 or t.liberties[n] < 2:
            continue
        if t.status[n] <= BAD:
            give(t, n, SICKLY if t.ties[n] == 1 else LIVABLE, BY_TIES)
