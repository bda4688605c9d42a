"""Pass-alive strings, their eyes, and unconditional territory: what stays though its owner passes for ever.

Takes a board's state; gives, on demand and kept nowhere, the color that is pass-alive on a point, whose unconditional
territory a point is, and the eyes. Knows no alternate play, but for the one shape named last.
Source: N8; D. B. Benson, Life in the Game of Go, Information Sciences 10 (1976), 17-29.

**Alive** (Benson). A region is a maximal set of points joined along lines without a stone of one color. It is vital
to a string of that color if every empty point of it is a liberty of the string. Strings with fewer than two vital
regions are struck off, and regions with such a string beside them, until none is left to strike off: the strings left
are pass-alive, and no others are. Where suicide is allowed the enemy can take his own stones out of a region (two or
more; the suicide of one changes nothing), so there his stones, too, must be beside the string.

**Territory.** A color's pass-alive strings leave regions, in which its other stones are points like any. A region is
that color's unless the enemy can live in it, moving there as often as he likes. He can fill it up to two points, so he
lives if they are not side by side, can be left empty, and neither is a cut point, without which the region falls apart.
Nor can he live otherwise: in whatever is alive some two eyes are such (those that lie last where its strings and eyes
branch, and any two on a ring of them). Left empty can be a point that is empty and beside no own stone, for those he
must surround to take them; or the point of an own stone that he took. With suicide he can empty the region: there any
point will do that is beside no pass-alive stone.

**The standing pair.** One shape he can't be taken out of in alternate play, though he has no two eyes: two own stones
in a row, and four of their six liberties left, one at each end and one at the side of each stone, on different sides.
Whichever of them the owner adds, what the enemy takes then is too long to be killed. The enemy must stand around it in
one string, or in strings joined by the two liberties of one stone, of which he gets the other when one is taken. No
other shape of own stones stands so: eye spaces of up to nine points, drawn at random, were read out, the owner moving
first and winning every ko.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board

if not cython.compiled:
    from riyu.features.plain import SIDE
    from riyu.features.plain_life import OPEN, Life
    from riyu.game.constants import BLACK, BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import SIZE, TURN, BoardState, enemy_beside, how_many, is_same

__all__ = ["pass_alive_maps"]

# Strings that are pass-alive ------------------------------------------------------------------------------------------


def stones_beside(s: BoardState, p: int, head: int) -> int:
    """Give how many stones of the string with this head stand beside a point."""
    return how_many(head, s.string[p + 20], s.string[p - 1], s.string[p + 1], s.string[p - 20])


def vital_at(s: BoardState, vital: list[int], vitals: int, p: int, color: int) -> int:
    """Keep those strings of a list that stand beside a point; of an unwritten list (-1), write those. Give how many."""
    kept = 0
    if vitals >= 0:
        for j in range(vitals):
            head = vital[j]
            if stones_beside(s, p, head):
                vital[kept] = head
                kept += 1
        return kept
    for i in range(4):
        q = p + TURN[i]
        if s.color[q] == color:
            head = s.string[q]
            known = 0
            for j in range(kept):
                if vital[j] == head:
                    known = 1
            if known == 0:
                vital[kept] = head
                kept += 1
    return kept


def note_region(s: BoardState, life: Life, start: int, color: int, suicide: bool) -> None:
    """Gather the region of a point and keep it if it is vital to a string, else mark what was gathered as OPEN."""
    vital = cython.declare("unsigned short[4]")
    if not cython.compiled:
        vital = [0] * 4
    r = life.regions
    i = end = life.first[r]
    vitals = -1
    life.region[start] = r + 1
    life.cells[end] = start
    end += 1
    while i < end and vitals != 0:
        p = life.cells[i]
        i += 1
        if suicide or s.color[p] == EMPTY:
            vitals = vital_at(s, vital, vitals, p, color)
        for j in range(4):
            q = p + TURN[j]
            if is_same(s.color[q], color) | is_same(s.color[q], BORDER):
                continue
            if life.region[q] == OPEN:
                vitals = 0
            elif life.region[q] == 0:
                life.region[q] = r + 1
                life.cells[end] = q
                end += 1
    if vitals == 0:
        for i in range(life.first[r], end):
            life.region[life.cells[i]] = OPEN
        return
    for j in range(vitals):
        life.vital[4 * r + j] = vital[j]
    life.vitals[r] = vitals
    life.regions = r + 1
    life.first[r + 1] = end


def note_regions(s: BoardState, life: Life, color: int, suicide: bool) -> None:
    """Gather the regions without stones of a color that are vital to a string of it."""
    size = s.numbers[SIZE]
    life.regions = 0
    life.first[0] = 0
    for row in range(20, 20 * size + 1, 20):
        for p in range(row + 1, row + size + 1):
            if s.color[p] == color or life.region[p] != 0:
                continue
            if is_same(life.region[p - 1], OPEN) | is_same(life.region[p - 20], OPEN):
                life.region[p] = OPEN
            else:
                note_region(s, life, p, color, suicide)


def is_healthy(s: BoardState, life: Life, r: int, color: int) -> int:
    """Say whether all strings beside a region have two regions vital to them."""
    for i in range(life.first[r], life.first[r + 1]):
        p = life.cells[i]
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] == color and life.count[s.string[q]] < 2:
                return 0
    return 1


def strike_off(s: BoardState, life: Life, color: int) -> None:
    """Strike off regions that are not healthy until all are; `count` tells then which strings are pass-alive."""
    for r in range(life.regions):
        for j in range(life.vitals[r]):
            life.count[life.vital[4 * r + j]] += 1
    changed = 1
    while changed:
        changed = 0
        for r in range(life.regions):
            if life.vitals[r] and not is_healthy(s, life, r, color):
                for j in range(life.vitals[r]):
                    life.count[life.vital[4 * r + j]] -= 1
                life.vitals[r] = 0
                changed = 1


def mark_alive(s: BoardState, life: Life, color: int) -> int:
    """Mark the pass-alive stones of a color and number the eyes; say whether there are any."""
    size = s.numbers[SIZE]
    found = 0
    for r in range(life.regions):
        if life.vitals[r]:
            found = 1
            life.eyes += 1
            for i in range(life.first[r], life.first[r + 1]):
                life.eye[life.cells[i]] = life.eyes
    if found:
        for row in range(20, 20 * size + 1, 20):
            for p in range(row + 1, row + size + 1):
                if s.color[p] == color and life.count[s.string[p]] > 1:
                    life.alive[p] = color
    return found


# Where the enemy can live ---------------------------------------------------------------------------------------------


def alive_beside(life: Life, p: int, color: int) -> int:
    """Give how many pass-alive stones of a color stand beside a point."""
    alive = life.alive
    return how_many(color, alive[p + 20], alive[p - 1], alive[p + 1], alive[p - 20])


def are_beside(p: int, q: int) -> int:
    """Say whether two points of the board are next to each other along a line."""
    away = (p - q) * (p - q)
    return is_same(away, 1) | is_same(away, 400)


def flood(s: BoardState, life: Life, start: int, color: int) -> int:
    """Put a point in `queue`, and all joined to it but pass-alive stones of a color and what is `seen` OPEN.

    Give how many they are.
    """
    life.floods += 1
    life.seen[start] = life.floods
    life.queue[0] = start
    i = 0
    end = 1
    while i < end:
        p = life.queue[i]
        i += 1
        for j in range(4):
            q = p + TURN[j]
            if is_same(s.color[q], BORDER) | is_same(life.alive[q], color):
                continue
            if life.seen[q] != OPEN and life.seen[q] != life.floods:
                life.seen[q] = life.floods
                life.queue[end] = q
                end += 1
    return end


def can_be_eye(s: BoardState, life: Life, p: int, color: int, suicide: bool) -> int:
    """Say whether the enemy of a color, moving alone, can have this point empty and hold all beside it."""
    if suicide:
        return alive_beside(life, p, color) == 0
    if s.color[p] == EMPTY:
        return enemy_beside(s, p, 3 - color) == 0
    return s.color[p] == color


def is_cut(s: BoardState, life: Life, p: int, color: int) -> int:
    """Say whether a region falls apart without a point of it that no pass-alive stone stands beside."""
    lost = 0
    edge = 0
    for row in range(-20, 21, 40):
        for q in range(p + row - 1, p + row + 2, 2):
            if s.color[q] == BORDER:
                edge = 1
            elif life.alive[q] == color:
                lost += 1
    # The points beside it are joined around its corners if no more than one is missing, at the edge none.
    if lost + edge < 2:
        return 0
    life.seen[p] = OPEN
    start = p + 1 if s.color[p + 1] != BORDER else p - 1
    flood(s, life, start, color)
    life.seen[p] = 0
    for j in range(4):
        q = p + TURN[j]
        if s.color[q] != BORDER and life.seen[q] != life.floods:
            return 1
    return 0


def stands_around(
    s: BoardState, life: Life, count: int, color: int, a: int, along: int, side: int
) -> int:
    """Say whether the enemy of a color stands around its pair at `a` and `a + along` with four liberties left.

    They are the points at the pair's ends, the one beside `a` in the direction `side` and the one beside its other
    stone in the direction away. `count` is the number of points of the region, in `cells`.
    """
    four = cython.declare("unsigned short[4]")
    if not cython.compiled:
        four = [0] * 4
    b = a + along
    four[0] = a - along
    four[1] = a + side
    four[2] = b + along
    four[3] = b - side
    for k in range(4):
        if s.color[four[k]] != EMPTY or alive_beside(life, four[k], color):
            return 0
    # Step 1. The parts into which the pair and its four liberties cut the region, and which liberties each is beside.
    life.seen[a] = life.seen[b] = OPEN
    for k in range(4):
        life.seen[four[k]] = OPEN
    before = life.floods
    for i in range(count):
        p = life.cells[i]
        if life.seen[p] <= before:
            flood(s, life, p, color)
            life.touched[life.floods - before - 1] = 0
    parts = life.floods - before
    for k in range(4):
        for j in range(4):
            q = four[k] + TURN[j]
            if s.color[q] != BORDER and life.seen[q] != OPEN:
                life.touched[life.seen[q] - before - 1] |= 1 << k
    life.seen[a] = life.seen[b] = 0
    for k in range(4):
        life.seen[four[k]] = 0
    # Step 2. Parts beside both liberties of one stone are joined by them; so all must be, directly or by others.
    if parts == 1:
        return 1
    by_a = by_b = by_both = 0
    for i in range(parts):
        joined_by_a = is_same(life.touched[i] & 3, 3)
        joined_by_b = is_same(life.touched[i] & 12, 12)
        by_a += joined_by_a
        by_b += joined_by_b
        by_both += joined_by_a & joined_by_b
    if by_a == parts or by_b == parts:
        return 1
    return by_both > 0 and by_a + by_b - by_both == parts


def has_standing_pair(s: BoardState, life: Life, count: int, color: int) -> int:
    """Say whether a region, `count` points in `cells`, holds two own stones that the enemy can stand around."""
    for i in range(count):
        a = life.cells[i]
        if s.color[a] == color and s.string[a] == a and s.stones[a] == 2:
            along = s.next[a] - a
            side = 20 if along * along == 1 else 1
            if stands_around(s, life, count, color, a, along, side):
                return 1
            if stands_around(s, life, count, color, a, along, -side):
                return 1
    return 0


def can_live(s: BoardState, life: Life, count: int, color: int, suicide: bool) -> int:
    """Say whether the enemy of a color, moving alone, can live in a region, `count` points in `cells`."""
    first = second = 0
    for i in range(count):
        p = life.cells[i]
        if can_be_eye(s, life, p, color, suicide) and not is_cut(s, life, p, color):
            # Two points side by side are no two eyes; of three, two aren't.
            if first == 0:
                first = p
            elif second != 0 or not are_beside(first, p):
                return 1
            else:
                second = p
    return has_standing_pair(s, life, count, color)


def claim_territory(s: BoardState, life: Life, color: int, suicide: bool) -> None:
    """Mark the regions between a color's pass-alive strings in which the enemy can't live."""
    size = s.numbers[SIZE]
    for row in range(20, 20 * size + 1, 20):
        for p in range(row + 1, row + size + 1):
            if life.alive[p] == color or life.region[p] != 0:
                continue
            count = flood(s, life, p, color)
            for i in range(count):
                life.cells[i] = life.queue[i]
                life.region[life.queue[i]] = 1
            if not can_live(s, life, count, color, suicide):
                for i in range(count):
                    life.territory[life.cells[i]] = color


def find_pass_alive(s: BoardState, life: Life, suicide: bool) -> None:
    """Find pass-alive strings, their eyes and unconditional territory of both colors."""
    life.eyes = life.floods = 0
    for p in range(SIDE):
        life.alive[p] = life.territory[p] = life.eye[p] = 0
        life.seen[p] = 0
    for color in range(BLACK, WHITE + 1):
        for p in range(SIDE):
            life.region[p] = 0
            life.count[p] = 0
        note_regions(s, life, color, suicide)
        if life.regions < 2:
            continue
        strike_off(s, life, color)
        if mark_alive(s, life, color):
            for p in range(SIDE):
                life.region[p] = 0
            claim_territory(s, life, color, suicide)


def pass_alive_maps(board: Board) -> tuple[bytes, bytes, bytes]:
    """Give three maps by cell: the color pass-alive there, whose unconditional territory it is, the number of its eye.

    0 stands for none. Each eye of pass-alive strings has a number of its own, from 1.
    """
    life = cython.declare(Life)
    if cython.compiled:
        find_pass_alive(board.s, cython.address(life), board.suicide)
    else:
        life = Life()
        find_pass_alive(board.s, life, board.suicide)
    return (
        bytes([life.alive[p] for p in range(CELLS)]),
        bytes([life.territory[p] for p in range(CELLS)]),
        bytes([life.eye[p] for p in range(CELLS)]),
    )
