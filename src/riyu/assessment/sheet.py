"""The sheet that an evaluation is written on, and its first three steps: cleared, chains, edge areas.

Takes a board's state and features; gives the parts of groups with their stones, and room along the edge. Knows
no territory and no life. Source: RiscIgo (W11), "Global evaluation", steps 1 to 3; the blog (B4): groups
from connections with confidence.

A **part** is strings that links hold together; a group is parts that territory joins. Strings are one part if a link
joins them that the enemy can't cut, or only by a stone that has to live on both sides itself; or if two parts so found
have two liberties in common. What reading found of a link goes before that: strings that can't be cut are joined, and
those that can't be joined are not, by what lies between them. A string that was entered as lost joins nothing and is a
part by itself. All pairs are found before any is joined, so the same stones make the same parts in whatever order they
are looked at. Strings that settled links, or reading, join are one **core**; what else holds cores together is listed.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.assessment.plain_sheet import (
        BY_TWO,
        FIRMLY,
        LINES,
        MOST_JOINTS,
        MOST_PAIRS,
        NOT_ASKED,
        SAID_JOINED,
        SHORT,
        SURE,
        WIDE,
        Sheet,
    )
    from riyu.features.plain import FeatureState
    from riyu.features.plain_links import PAIRS, PARTNER, SETTLED, WEAK_WEAK
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import SIZE, TURN, BoardState


# Step 1. All that was assessed before is cleared.


def clear_sheet(s: BoardState, t: Sheet) -> None:
    """Clear what is known of points; what is known of parts is written anew with each."""
    t.size = s.numbers[SIZE]
    t.parts = t.regions = t.rounds = t.phase = 0
    for p in range(CELLS):
        t.part[p] = t.gone[p] = t.met[p] = 0
    t.mark = 0


def root_of(parent: list[int], n: int) -> int:
    """Give the root of what a number is united with."""
    while parent[n] != n:
        n = parent[n]
    return n


def unite(parent: list[int], a: int, b: int) -> None:
    """Let two numbers have one root, the lower of theirs."""
    one = root_of(parent, a)
    two = root_of(parent, b)
    if one < two:
        parent[two] = one
    elif two < one:
        parent[one] = two


# Step 2. Chains: strings joined by their links.


def is_said_cut(t: Sheet, one: int, two: int) -> bool:
    """Say whether it was entered that two strings, by their heads, are cut."""
    for i in range(t.bonds):
        if t.bond_said[i] == SAID_JOINED:
            continue
        if t.bond_one[i] == one and t.bond_two[i] == two:
            return True
        if t.bond_one[i] == two and t.bond_two[i] == one:
            return True
    return False


def note_joint(t: Sheet, one: int, two: int, firmness: int) -> None:
    """Note what holds two strings together, by their heads; what is in one core holds anyway."""
    a = t.core[one]
    b = t.core[two]
    if a == b or t.joints == MOST_JOINTS:
        return
    t.joint_one[t.joints] = a
    t.joint_two[t.joints] = b
    t.joint_firmness[t.joints] = firmness
    t.joints += 1


def join_by_links(s: BoardState, f: FeatureState, t: Sheet, least: int, firmness: int) -> None:
    """Unite strings that links of a code or a better one join; what is not sure is noted."""
    for p in range(CELLS):
        word = f.links[p]
        if word == 0:
            continue
        for slot in range(PAIRS):
            if word >> 3 * slot & 7 < least:
                continue
            one = s.string[p]
            two = s.string[p + PARTNER[slot]]
            if t.lost[one] or t.lost[two] or is_said_cut(t, one, two):
                continue
            if firmness < SURE:
                note_joint(t, one, two, firmness)
            unite(t.string_parent, one, two)


def join_as_said(t: Sheet) -> None:
    """Unite strings that were entered as joined."""
    for i in range(t.bonds):
        if t.bond_said[i] != SAID_JOINED or t.lost[t.bond_one[i]] or t.lost[t.bond_two[i]]:
            continue
        unite(t.string_parent, t.bond_one[i], t.bond_two[i])


def count_pair(t: Sheet, pairs: int, a: int, b: int) -> int:
    """Count a liberty that two chains have in common; give how many pairs are known then."""
    low = a if a < b else b
    high = b if a < b else a
    for i in range(pairs):
        if t.pairs[2 * i] == low and t.pairs[2 * i + 1] == high:
            if t.common[i] < 255:
                t.common[i] += 1
            return pairs
    if pairs == MOST_PAIRS:
        return pairs
    t.pairs[2 * pairs] = low
    t.pairs[2 * pairs + 1] = high
    t.common[pairs] = 1
    return pairs + 1


def is_met_before(s: BoardState, t: Sheet, p: int, j: int) -> bool:
    """Say whether the chain of the stone beside a point in a direction is beside it in an earlier one too."""
    root = root_of(t.string_parent, s.string[p + TURN[j]])
    for i in range(j):
        other = s.string[p + TURN[i]]
        if other != 0 and root_of(t.string_parent, other) == root:
            return True
    return False


def join_by_liberties(s: BoardState, t: Sheet) -> None:
    """Unite chains that have two liberties in common."""
    pairs = 0
    for p in range(CELLS):
        if s.color[p] != EMPTY or s.near[p] & 7 > 2:
            continue
        for j in range(1, 4):
            one = s.string[p + TURN[j]]
            if one == 0 or t.lost[one] or is_met_before(s, t, p, j):
                continue
            color = s.color[one]
            head = one
            one = root_of(t.string_parent, one)
            for k in range(j):
                two = s.string[p + TURN[k]]
                if two == 0 or t.lost[two] or s.color[two] != color:
                    continue
                if is_said_cut(t, head, two):
                    continue
                if not is_met_before(s, t, p, k):
                    pairs = count_pair(t, pairs, one, root_of(t.string_parent, two))
    for i in range(pairs):
        if t.common[i] >= 2:
            note_joint(t, t.pairs[2 * i], t.pairs[2 * i + 1], BY_TWO)
            unite(t.string_parent, t.pairs[2 * i], t.pairs[2 * i + 1])


def number_parts(s: BoardState, t: Sheet) -> None:
    """Give numbers to parts, in the order of their lowest stones, and list the stones of each."""
    for p in range(CELLS):
        if s.string[p] == 0:
            continue
        root = root_of(t.string_parent, s.string[p])
        if t.met[root] == 0:
            t.parts += 1
            n = t.parts
            t.met[root] = n
            t.color[n] = s.color[p]
            t.first[n] = p
            t.parent[n] = n
            t.stones[n] = 0
            t.is_dead[n] = t.died_in[n] = t.said[n] = 0
            t.fate[n] = 0
            t.rival[n] = t.own_ways[n] = t.enemy_ways[n] = 0
            # What is never asked of a group that falls at once.
            t.liberties[n] = t.eyes[n] = t.halves[n] = t.room[n] = t.edges[n] = 0
            t.wide_edges[n] = t.ties[n] = t.outlets[n] = t.strength[n] = 0
            t.enclosure[n] = NOT_ASKED
        t.part[p] = t.met[root]
        t.stones[t.met[root]] += 1
    place = 0
    for n in range(1, t.parts + 1):
        t.begin[n] = place
        place += t.stones[n]
        t.stones[n] = 0
    t.begin[t.parts + 1] = place
    for p in range(CELLS):
        n = t.part[p]
        if n != 0:
            t.members[t.begin[n] + t.stones[n]] = p
            t.stones[n] += 1
        t.met[p] = 0


def find_chains(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Find the parts of groups that links alone hold together."""
    for p in range(CELLS):
        if s.string[p] == p:
            t.string_parent[p] = p
    join_by_links(s, f, t, SETTLED, SURE)
    join_as_said(t)
    t.joints = 0
    for p in range(CELLS):
        if s.string[p] == p:
            t.core[p] = root_of(t.string_parent, p)
    join_by_links(s, f, t, WEAK_WEAK, FIRMLY)
    join_by_liberties(s, t)
    number_parts(s, t)


# Step 3. Edge areas: the gaps between stones that touch the edge.


def touching(s: BoardState, f: FeatureState, t: Sheet, foot: int, onto: int, slot: int) -> int:
    """Give the lowest living stone over a point of the first line if it is linked to the edge, else 0."""
    p = foot
    for line in range(LINES):
        if s.color[p] == BORDER:
            return 0
        if s.color[p] != EMPTY and t.gone[p] == 0:
            if line == 0 or f.links[p] >> 3 * slot & 7 != 0:
                return p
            return 0
        p += onto
    return 0


def note_gap(s: BoardState, t: Sheet, gap: int, stone: int, other: int) -> None:
    """Count what a gap along the edge gives the group of a stone; at its other end a stone stands, or 0: the corner."""
    if stone == 0:
        return
    group = t.group[stone]
    share = gap
    if other != 0:
        if t.group[other] == group:
            return
        if s.color[other] != s.color[stone]:
            share = gap // 2
    if share >= SHORT and t.edges[group] < 255:
        t.edges[group] += 1
        if share >= WIDE:
            t.wide_edges[group] += 1


def walk_side(
    s: BoardState, f: FeatureState, t: Sheet, corner: int, along: int, onto: int, slot: int
) -> None:
    """Find the gaps along one side, from a corner on."""
    left = gap = 0
    for place in range(t.size):
        stone = touching(s, f, t, corner + along * place, onto, slot)
        if stone == 0:
            gap += 1
            continue
        note_gap(s, t, gap, left, stone)
        note_gap(s, t, gap, stone, left)
        left = stone
        gap = 0
    note_gap(s, t, gap, left, 0)


def find_edge_areas(s: BoardState, f: FeatureState, t: Sheet) -> None:
    """Count for each group how often, and how far, it can expand along the edge."""
    for n in range(1, t.parts + 1):
        if t.is_dead[n] == 0:
            t.edges[n] = t.wide_edges[n] = 0
    last = t.size - 1
    walk_side(s, f, t, 21, 1, 20, 14)
    walk_side(s, f, t, 21 + last, 20, -1, 16)
    walk_side(s, f, t, 21 + 20 * last, 1, -20, 17)
    walk_side(s, f, t, 21, 20, 1, 15)
