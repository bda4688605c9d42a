"""Conflict, the second half of step 7: which of the weak groups that touch dies first, until none changes.

Takes a sheet with parts by links and what was entered of them; gives each group its status, and what decided it. Reads
nothing out. Sources: RiscIgo (W13), "Global evaluation", step 7; the counting of liberties in races is common
knowledge of Go (R. Hunter, "Counting Liberties and Winning Capturing Races"; M. Müller, "Race to Capture", 1999).

In each round all steps from reach on are done anew, dead stones being looked through, so that what lay around them is
one group and its territory whole. A group with nothing to live by falls if no enemy that it touches has as little.
Where one has, their liberties decide: who loses though he moves first falls, unless his rival falls first. All who
fall in a round fall at once, so that the order of looking is nothing; and the dead stay dead, so it comes to an end.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.assessment.life_status import (
        count_eyes,
        count_liberties,
        find_room,
        give,
        judge_groups,
        said_of,
    )
    from riyu.assessment.plain_sheet import (
        BY_BENSON,
        BY_VERDICT,
        DEAD,
        DEAD_WITH_AJI,
        FELL_BY_BENSON,
        FELL_BY_VERDICT,
        FELL_TO_STRONG,
        HANGS,
        IN_SEKI,
        LOSES,
        LOST_RACE,
        MOST_FIGHTS,
        NO_CONFLICT,
        RACE_HANGS,
        RACE_STANDS,
        SAID_DEAD,
        SAID_HANGS,
        SAID_NOTHING,
        SMALL_SPACE,
        STANDS,
        WINS,
        Fights,
        Sheet,
    )
    from riyu.assessment.reach import (
        claim_by_reach,
        compare_reach,
        copy_walls,
        find_territories,
        rip_back,
    )
    from riyu.assessment.sheet import find_edge_areas
    from riyu.features.pass_alive import find_pass_alive
    from riyu.features.plain import FeatureState
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TURN, BoardState


def bury(s: BoardState, t: Sheet, n: int, fate: int) -> None:
    """Let a part count as dead."""
    t.is_dead[n] = 1
    t.fate[n] = fate
    t.died_in[n] = t.rounds if t.rounds < 255 else 255
    for i in range(t.begin[n], t.begin[n + 1]):
        t.gone[t.members[i]] = 1


def look_anew(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Do steps 3 to 6 with the dead looked through, and give each group that is left its status at a glance."""
    copy_walls(s, f, t)
    claim_by_reach(s, t)
    rip_back(s, t)
    find_territories(s, t)
    compare_reach(s, t)
    find_edge_areas(s, f, t)
    count_liberties(s, t)
    find_room(s, t)
    count_eyes(t)
    judge_groups(s, f, t)


# Who meets whom.


def list_fights(t: Sheet, w: Fights) -> None:
    """List the groups that have nothing to live by; those that are said to hang have that much."""
    w.count = 0
    for n in range(1, t.parts + 1):
        w.place[n] = 0
        if t.is_dead[n] == 0:
            t.fate[n] = NO_CONFLICT
            t.rival[n] = 0
        if t.is_dead[n] or t.parent[n] != n or t.status[n] > DEAD_WITH_AJI:
            continue
        if w.count < MOST_FIGHTS and said_of(t, n) in (SAID_NOTHING, SAID_HANGS):
            w.group[w.count] = n
            w.count += 1
            w.place[n] = w.count
    for i in range(w.count * MOST_FIGHTS):
        w.touches[i] = w.shared[i] = 0


def place_at(s: BoardState, t: Sheet, w: Fights, p: int) -> int:
    """Give the place from 1 of the fighting group whose stone stands on a point; 0 for none."""
    if t.group[p] == 0 or t.gone[p] != 0:
        return 0
    return w.place[t.group[p]]


def note_meeting(w: Fights, a: int, b: int, is_shared: bool) -> None:
    """Note that two fighting groups touch, or have a liberty in common."""
    for i in range(2):
        at = (a - 1) * MOST_FIGHTS + b - 1 if i == 0 else (b - 1) * MOST_FIGHTS + a - 1
        w.touches[at] = 1
        if is_shared and w.shared[at] < 255:
            w.shared[at] += 1


def find_meetings(s: BoardState, t: Sheet, w: Fights) -> None:
    """Find which fighting groups of different colors touch, and count the liberties they share."""
    beside = cython.declare("int[4]")
    if not cython.compiled:
        beside = [0] * 4
    for p in range(CELLS):
        if s.color[p] > 2:
            continue
        own = place_at(s, t, w, p)
        if own != 0:
            for j in range(2):
                q = p + TURN[2 * j]  # up and right: each pair once
                other = place_at(s, t, w, q)
                if other != 0 and s.color[q] != s.color[p]:
                    note_meeting(w, own, other, False)
        elif s.color[p] == EMPTY:
            for j in range(4):
                beside[j] = place_at(s, t, w, p + TURN[j])
                for k in range(j):
                    if beside[k] == beside[j]:
                        beside[j] = 0
            for j in range(1, 4):
                for k in range(j):
                    if beside[j] == 0 or beside[k] == 0:
                        continue
                    one = w.group[beside[j] - 1]
                    two = w.group[beside[k] - 1]
                    if t.color[one] != t.color[two]:
                        note_meeting(w, beside[j], beside[k], True)


# How their races end.


def needed(own_eyes: int, enemy_eyes: int, shared: int) -> int:
    """Give how many more outside liberties than the enemy one needs to win a race that one begins.

    Shared ones count for the side that alone has an eye; where both or neither have one, they are in the way of who
    is ahead, the last but one where neither has.
    """
    if own_eyes and not enemy_eyes:
        return -shared
    if enemy_eyes or shared == 0:
        return shared
    return shared - 1


def is_inside(s: BoardState, t: Sheet, group: int, rival: int) -> bool:
    """Say whether stones stand in another group's small eye space: nobody else is beside them or their liberties."""
    if t.stones[group] + t.liberties[group] > SMALL_SPACE:
        return False
    for n in range(1, t.parts + 1):
        if t.parent[n] != group:
            continue
        for i in range(t.begin[n], t.begin[n + 1]):
            for j in range(4):
                p = t.members[i] + TURN[j]
                if t.group[p] != 0 and t.group[p] != group and t.group[p] != rival:
                    return False
                if s.color[p] != EMPTY:
                    continue
                for k in range(4):
                    other = t.group[p + TURN[k]]
                    if other != 0 and other != group and other != rival:
                        return False
    return True


def race(s: BoardState, t: Sheet, group: int, rival: int, shared: int) -> int:
    """Give how a race ends for a group: LOSES to WINS.

    A stone in the middle of the only eye space of another group, of three points, is no seki: it takes the second eye.
    With a group that is said to hang any race hangs.
    """
    if said_of(t, group) == SAID_HANGS or said_of(t, rival) == SAID_HANGS:
        return HANGS
    ahead = (t.liberties[group] - shared) - (t.liberties[rival] - shared)
    own = needed(t.eyes[group], t.eyes[rival], shared)
    theirs = needed(t.eyes[rival], t.eyes[group], shared)
    if ahead > own:
        return WINS
    if -ahead > theirs:
        return LOSES
    if ahead < own and -ahead < theirs:
        if is_inside(s, t, group, rival):
            return WINS
        return LOSES if is_inside(s, t, rival, group) else STANDS
    return HANGS


def note_rival(t: Sheet, group: int, rival: int, shared: int) -> None:
    """Note which race decides a group's lot: of several that with the strongest."""
    own = t.liberties[group] - shared
    ways = t.liberties[rival] - shared
    is_known = cython.declare(cython.bint, t.rival[group] != 0)
    if is_known and ways < t.enemy_ways[group]:
        return
    if is_known and ways == t.enemy_ways[group] and own >= t.own_ways[group]:
        return
    t.rival[group] = rival
    t.own_ways[group] = own
    t.enemy_ways[group] = ways


def draw_lot(s: BoardState, t: Sheet, w: Fights, i: int) -> None:
    """Find what becomes of a fighting group, if its rivals stay: the worst of its races counts."""
    group = w.group[i]
    worst = WINS + 1
    t.rival[group] = 0
    for j in range(w.count):
        at = i * MOST_FIGHTS + j
        if w.touches[at] == 0:
            continue
        end = race(s, t, group, w.group[j], w.shared[at])
        if end < worst:
            worst = end
            t.rival[group] = 0
        if end == worst:
            note_rival(t, group, w.group[j], w.shared[at])
    if worst > WINS:
        w.lot[i] = NO_CONFLICT if said_of(t, group) == SAID_HANGS else FELL_TO_STRONG
    elif worst == LOSES:
        w.lot[i] = LOST_RACE
    elif worst == HANGS:
        w.lot[i] = RACE_HANGS
    else:
        w.lot[i] = RACE_STANDS if worst == STANDS else NO_CONFLICT


def is_beaten_by_unbeaten(s: BoardState, t: Sheet, w: Fights, i: int) -> bool:
    """Say whether a fighting group loses a race to one that loses none itself."""
    for j in range(w.count):
        at = i * MOST_FIGHTS + j
        if w.touches[at] == 0 or w.lot[j] == LOST_RACE:
            continue
        if race(s, t, w.group[i], w.group[j], w.shared[at]) == LOSES:
            return True
    return False


def let_fall(s: BoardState, t: Sheet, w: Fights) -> bool:
    """Let all fall at once who fall in this round; say whether any did."""
    some = False
    for i in range(w.count):
        draw_lot(s, t, w, i)
    for i in range(w.count):
        is_beaten = False
        if w.lot[i] == LOST_RACE:
            is_beaten = is_beaten_by_unbeaten(s, t, w, i)
        w.falls[i] = 1 if is_beaten or w.lot[i] == FELL_TO_STRONG else 0
    for i in range(w.count):
        group = w.group[i]
        t.fate[group] = w.lot[i]
        if w.falls[i]:
            some = True
            for n in range(1, t.parts + 1):
                if t.is_dead[n] == 0 and t.parent[n] == group:
                    t.status[n] = t.status[group]
                    t.rule[n] = t.rule[group]
                    t.rival[n] = t.rival[group]
                    t.own_ways[n] = t.own_ways[group]
                    t.enemy_ways[n] = t.enemy_ways[group]
                    bury(s, t, n, w.lot[i])
        elif w.lot[i] == RACE_STANDS:
            t.status[group] = IN_SEKI
    return some


# Step 7. Life status, and conflict until nothing changes.


def settle_conflict(s: BoardState, f: FeatureState, t: Sheet, suicide: bool) -> None:
    """Find who lives: round by round, until nobody falls."""
    if cython.compiled:
        on_stack = cython.declare(Fights)
        w = cython.address(on_stack)
        find_pass_alive(s, cython.address(t.life), suicide)
    else:
        w = Fights()
        find_pass_alive(s, t.life, suicide)
    for n in range(1, t.parts + 1):
        p = t.first[n]
        if t.life.territory[p] == 3 - t.color[n]:
            bury(s, t, n, FELL_BY_BENSON)
            give(t, n, DEAD, BY_BENSON)
        elif t.said[n] == SAID_DEAD:
            bury(s, t, n, FELL_BY_VERDICT)
            give(t, n, DEAD, BY_VERDICT)
    while True:
        t.rounds += 1
        look_anew(s, f, t)
        list_fights(t, w)
        if w.count > 1:
            find_meetings(s, t, w)
        if not let_fall(s, t, w):
            return
