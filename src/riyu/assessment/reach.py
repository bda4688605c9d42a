"""Territory by reach, steps 4 to 6 of the evaluation: claimed, ripped back to links, gathered; with the eyes in each.

Takes a sheet with parts, some of which may count as dead; gives who owns each point, territories, and the eyes that
each is worth. Knows no life. Source: RiscIgo (W11), "Global evaluation", steps 4 to 6; eye shapes are common knowledge
of Go.

Dead stones are looked through: their points are as empty, and neither their moves nor their links count. The points
where a color's strong links stand wall by wall are reached by the enemy, but not passed.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.assessment.plain_sheet import NEVER, SMALLEST_SAFE, TOO_FAR, Sheet
    from riyu.assessment.sheet import root_of, unite
    from riyu.features.link_codes import placing_at, strength
    from riyu.features.plain import SIDE, FeatureState
    from riyu.features.plain_links import PAIRS, PARTNER, SLOTS
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import TURN, BoardState


def copy_walls(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Take over the walls of the features, less those of dead stones' links."""
    for i in range(2 * SIDE):
        t.walls[i] = f.walls[i]
    dead = 0
    for n in range(1, t.parts + 1):
        dead += t.is_dead[n]
    if dead == 0:
        return
    for p in range(CELLS):
        if f.links[p] == 0:
            continue
        own = SIDE * (s.color[p] - 1)
        for slot in range(SLOTS):
            if strength(f.links[p] >> 3 * slot & 7) == 0:
                continue
            if t.gone[p] == 0 and (slot >= PAIRS or t.gone[p + PARTNER[slot]] == 0):
                continue
            placing = placing_at(t.size, slot, p)
            for i in range(placing.window.wall):
                t.walls[own + p + placing.step[i]] -= 1


def spread_reach(s: BoardState, t: Sheet, color: int) -> None:
    """Find how many moves a color's living stones need to each point; it does not pass the enemy's walls."""
    own = SIDE * (color - 1)
    enemy = SIDE - own
    end = 0
    for p in range(CELLS):
        t.reach[own + p] = NEVER
        if s.color[p] == color and t.gone[p] == 0:
            t.reach[own + p] = 0
            t.queue[end] = p
            end += 1
    i = 0
    while i < end:
        p = t.queue[i]
        i += 1
        moves = t.reach[own + p]
        if moves > 0 and t.walls[enemy + p] != 0:
            continue
        for j in range(4):
            q = p + TURN[j]
            if t.reach[own + q] == NEVER and (s.color[q] == EMPTY or t.gone[q] != 0):
                t.reach[own + q] = moves + 1
                t.queue[end] = q
                end += 1


# Step 4. Territory is what the enemy has no way to.


def claim_by_reach(s: BoardState, t: Sheet) -> None:
    """Give each point that a color alone reaches to it."""
    spread_reach(s, t, BLACK)
    spread_reach(s, t, WHITE)
    for p in range(CELLS):
        t.owner[p] = EMPTY
        t.region[p] = 0
        if s.color[p] == EMPTY or t.gone[p] != 0:
            if t.reach[SIDE + p] == NEVER and t.reach[p] != NEVER:
                t.owner[p] = BLACK
            elif t.reach[p] == NEVER and t.reach[SIDE + p] != NEVER:
                t.owner[p] = WHITE


# Step 5. What is too far from own stones is ripped back to the nearest links.


def rip_back(s: BoardState, t: Sheet) -> None:
    """Open what is too far from its owner's stones, up to his links; all, while the enemy has no stone."""
    stones = cython.declare("int[3]")
    if not cython.compiled:
        stones = [0] * 3
    stones[BLACK] = stones[WHITE] = 0
    for n in range(1, t.parts + 1):
        stones[t.color[n]] = 1
    for color in range(BLACK, WHITE + 1):
        own = SIDE * (color - 1)
        far = TOO_FAR if stones[3 - color] else 0
        end = 0
        for p in range(CELLS):
            if t.owner[p] == color and t.reach[own + p] > far:
                t.owner[p] = EMPTY
                t.queue[end] = p
                end += 1
        i = 0
        while i < end:
            p = t.queue[i]
            i += 1
            if t.walls[own + p] != 0:
                continue
            for j in range(4):
                q = p + TURN[j]
                if t.owner[q] == color:
                    t.owner[q] = EMPTY
                    t.queue[end] = q
                    end += 1


# Step 6. Contiguous points of one owner are a territory; it belongs to the parts around it.


def flood_region(s: BoardState, t: Sheet, start: int, number: int) -> int:
    """Put the points of a territory into the queue, and its number on them; give how many they are."""
    color = t.owner[start]
    t.region[start] = number
    t.queue[0] = start
    end = 1
    i = 0
    while i < end:
        p = t.queue[i]
        i += 1
        for j in range(4):
            q = p + TURN[j]
            if t.owner[q] == color and t.region[q] == 0:
                t.region[q] = number
                t.queue[end] = q
                end += 1
    return end


def is_living(s: BoardState, t: Sheet, p: int, color: int) -> bool:
    """Say whether a stone of a color stands on a point and is not dead."""
    return s.color[p] == color and t.gone[p] == 0


def holder(s: BoardState, t: Sheet, p: int, color: int) -> int:
    """Give who holds a point diagonally next to an eye of a color: 1 its enemy, 2 whoever plays there, else 0."""
    if s.color[p] == BORDER or is_living(s, t, p, color) or t.owner[p] == color:
        return 0
    if is_living(s, t, p, 3 - color):
        return 1 if s.liberties[s.string[p]] > 1 else 2
    return 1 if t.owner[p] == 3 - color else 2


def eye_kind(s: BoardState, t: Sheet, p: int, color: int) -> int:
    """Give what a territory of one point is: 2 an eye, 1 half an eye, 0 a false one."""
    head = 0
    is_one = cython.declare(cython.bint, True)
    for j in range(4):
        q = p + TURN[j]
        if s.color[q] == BORDER:
            continue
        if not is_living(s, t, q, color):
            return 1
        if head != 0 and s.string[q] != head:
            is_one = False
        head = s.string[q]
    if is_one:
        return 2
    lost = contested = at_edge = 0
    for j in range(4):
        q = p + (19 if j == 0 else 21 if j == 1 else -19 if j == 2 else -21)
        if s.color[q] == BORDER:
            at_edge = 1
            continue
        held = holder(s, t, q, color)
        if held == 1:
            lost += 1
        elif held == 2:
            contested += 1
    spare = 1 - at_edge
    if lost + (contested + 1) // 2 <= spare:
        return 2
    return 1 if lost + contested // 2 <= spare else 0


def shape_eyes(t: Sheet, size: int) -> int:
    """Give the eyes of a territory of 3 to 6 points, the last flood's: 2 two eyes, 1 one and another half, 0 one.

    Two eyes or one hang on the middle of shapes that have a point beside all others, of a square with one point more,
    and of a square and a cross in one. A square alone is one eye.
    """
    edges = most = middle = 0
    for i in range(size):
        p = t.queue[i]
        beside = 0
        for j in range(4):
            if t.region[p + TURN[j]] == t.region[p]:
                beside += 1
        edges += beside
        if beside > most:
            most = beside
            middle = p
    has_square = cython.declare(cython.bint, edges >= 2 * size)
    if size == 4 and has_square:
        return 0
    if most == size - 1 or (size == 5 and has_square) or (size == 6 and has_square and most == 4):
        return 0 if t.gone[middle] != 0 else 1
    return 2


def note_region(s: BoardState, t: Sheet, size: int, color: int) -> None:
    """Write the row of the last territory: its size, its eyes, and one group of all parts around it.

    What lies around half an eye or a false one is not united by it: then `region_group` is 0.
    """
    number = t.regions
    group = 0
    kind = 2
    if size == 1:
        kind = eye_kind(s, t, t.queue[0], color)
        t.region_eyes[number] = 1 if kind == 2 else 0
        t.region_halves[number] = 1 if kind == 1 else 0
    elif size == 2:
        t.region_eyes[number] = 1
        t.region_halves[number] = 0
    else:
        kind = 2 if size >= SMALLEST_SAFE else shape_eyes(t, size)
        t.region_eyes[number] = 2 if kind == 2 else 1
        t.region_halves[number] = 1 if kind == 1 else 0
        kind = 2
    for i in range(size):
        p = t.queue[i]
        for j in range(4):
            q = p + TURN[j]
            if is_living(s, t, q, color):
                if group == 0:
                    group = t.part[q]
                elif kind == 2:
                    unite(t.parent, group, t.part[q])
    t.region_size[number] = size
    t.region_point[number] = t.queue[0]
    t.region_group[number] = group if kind == 2 else 0


def find_territories(s: BoardState, t: Sheet) -> None:
    """Gather territories; what lies around one, and around its dead stones, is one group."""
    for n in range(1, t.parts + 1):
        t.parent[n] = n
    t.regions = 0
    for p in range(CELLS):
        if t.owner[p] != EMPTY and t.region[p] == 0:
            t.regions += 1
            note_region(s, t, flood_region(s, t, p, t.regions), t.owner[p])
    for n in range(1, t.parts + 1):
        t.parent[n] = root_of(t.parent, n)
    for p in range(CELLS):
        t.group[p] = t.parent[t.part[p]] if t.part[p] != 0 else 0
    for i in range(1, t.regions + 1):
        if t.region_group[i] != 0:
            t.region_group[i] = t.parent[t.region_group[i]]


def compare_reach(s: BoardState, t: Sheet) -> None:
    """Note for each empty or dead point who is nearer, and by how many moves."""
    for p in range(CELLS):
        t.nearer[p] = EMPTY
        t.margin[p] = 0
        if s.color[p] != EMPTY and t.gone[p] == 0:
            continue
        black = t.reach[p]
        white = t.reach[SIDE + p]
        if black < white:
            t.nearer[p] = BLACK
            t.margin[p] = NEVER if white == NEVER else white - black
        elif white < black:
            t.nearer[p] = WHITE
            t.margin[p] = NEVER if black == NEVER else black - white
