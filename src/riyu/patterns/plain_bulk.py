"""What bulk.pxd and the kernel give compiled code, in plain Python: for uncompiled runs only.

Takes a program and a batch; gives records. A block's words are one number here, a bit a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from riyu.game.constants import BORDER, EMPTY
from riyu.patterns.plain import (
    APART,
    ENEMY_CANNOT_PLAY,
    EYE_CANNOT_COLLAPSE,
    LIBERTIES,
    LIBERTIES_AFTER,
    LINE,
    NO_ENEMY_IN_ATARI,
    ON_PLATE,
    OWN_CANNOT_PLAY,
    SELF_ATARI,
    STONES,
    TOGETHER,
    compares,
)

if TYPE_CHECKING:
    from riyu.patterns.bulk import Batch
    from riyu.patterns.bulk_program import Program

__all__ = [
    "ACROSS",
    "WIDE_CELLS",
    "CORE_WORDS",
    "LANES",
    "PLANES",
    "BulkFound",
    "BulkPosition",
    "bulk_ask",
]

WIDE_CELLS, ACROSS, PLANES, CORE_WORDS, LANES = 2280, 39, 16, 8, 64
_LEAF, _IS_BAR, _IS_LAST, _HAS_ANSWER = 255, 1, 2, 4
_BESIDE, _CORNERS = (1, -1, 20, -20), (19, 21, -21, -19)


class BulkPosition:
    """What a position's stones say beyond their places; twin of the kernel's struct."""

    def __init__(self) -> None:
        self.string, self.liberties, self.stones = [0] * 424, [0] * 424, [0] * 424
        self.after, self.color, self.safe = [0] * 848, [0] * 424, [0] * 424


class BulkFound(NamedTuple):
    """A leaf at a focus in up to 64 positions; twin of the kernel's struct."""

    leaf: int
    place: int
    lanes: int


def bulk_ask(
    program: Program, batch: Batch, block: int, first: int, end: int, colors: int
) -> list[BulkFound]:
    """Give what the kernel finds from one item (a class, a color, a focus) to another."""
    found: list[BulkFound] = []
    points = batch.size**2
    words = batch.words
    valid = _number(batch.valid[block * words : (block + 1) * words])
    for item in range(first, end):
        color = 1 + item // points % 2
        if not colors >> (color - 1) & 1:
            continue
        row, column = batch.size - item % points // batch.size, 1 + item % batch.size
        at = item // (2 * points)
        center = block * WIDE_CELLS + (row + 19) * ACROSS + column - 1
        hits = _lay(program, batch, at, center * PLANES, color, valid)
        for rank, left in _settle(program, batch, block, at, 20 * row + column, color, valid, hits):
            for word in range(words):
                lanes = left >> LANES * word & (1 << LANES) - 1
                if lanes:
                    leaf = program.classes[6 * at + 2] + rank
                    place = 20 * row + column | (color - 1) << 9 | (block * words + word) << 10
                    found.append(BulkFound(leaf, place, lanes))
    return found


def _number(words: list[int]) -> int:
    return sum(word << LANES * i for i, word in enumerate(words))


def _lay(
    program: Program, batch: Batch, at: int, center: int, color: int, valid: int
) -> dict[int, int]:
    """Give what is left at each leaf of a class, by rank."""
    node, end = program.classes[6 * at : 6 * at + 2]
    words = batch.words
    left = {0: valid}
    hits = {}
    while node < end:
        planes, skip, levels = (
            program.nodes[4 * node : 4 * node + 2],
            program.nodes[4 * node + 2],
            program.nodes[4 * node + 3],
        )
        if levels >> 8 == _LEAF:
            hits[planes[0]] = left[levels & 255]
            node += 1
            continue
        first = (center + planes[color - 1]) * words
        both = left[levels & 255] & _number(batch.planes[first : first + words])
        left[levels >> 8] = both
        node = node + 1 if both else skip
    return hits


def _settle(
    program: Program,
    batch: Batch,
    block: int,
    at: int,
    p: int,
    color: int,
    valid: int,
    hits: dict[int, int],
) -> list[tuple[int, int]]:
    """Give what of a class's leaves matches, by rank, with its positions."""
    _, _, first, _, is_best, _ = program.classes[6 * at : 6 * at + 6]
    end, open_, met = -1, valid, 0
    barred: list[tuple[int, int]] = []
    matched = []
    for rank in sorted(hits):
        toward, answer, bound, bounds, before, flags = program.leaves[
            6 * (first + rank) : 6 * (first + rank) + 6
        ]
        if toward != end:
            end, open_, met, barred = toward, valid, 0, []
        point = p + answer if flags & _HAS_ANSWER else p
        lanes = hits[rank] & open_
        if flags & _IS_LAST:
            lanes &= ~met
        for where, banned in barred:
            if where == point:
                lanes &= ~banned
        while before >= 0:
            lanes &= ~hits.get(before, 0)
            before = program.leaves[6 * (first + before) + 4]
        asked = lanes
        while asked:
            lowest = asked & -asked
            asked ^= lowest
            one = batch.positions[block * LANES * batch.words + lowest.bit_length() - 1]
            for i in range(bound, bound + bounds):
                asks = program.bounds[6 * i : 6 * i + 6].tolist()
                if not _holds(asks, one, p, color, batch.size):
                    lanes &= ~lowest
                    break
        hits[rank] = lanes
        if lanes and flags & _IS_BAR:
            barred.append((point, lanes))
        elif lanes:
            met |= lanes
            if is_best:
                open_ &= ~lanes
            matched.append((rank, lanes))
    return matched


def _holds(asks: list[int], s: BulkPosition, focus: int, color: int, size: int) -> bool:
    """Say whether a tie or test holds; those that ask for features are taken to."""
    kind, comparison, number, negated, one, two = asks
    p, q = focus + one, focus + two
    if kind == TOGETHER:
        value = int(s.string[p] == s.string[q])
    elif kind == APART:
        value = int(s.string[p] != s.string[q])
    elif kind == LIBERTIES:
        value = s.liberties[s.string[p]]
    elif kind == STONES:
        value = s.stones[s.string[p]]
    elif kind == LIBERTIES_AFTER:
        value = s.after[424 * (color - 1) + p]
    elif kind == SELF_ATARI:
        value = int(s.after[424 * (color - 1) + p] <= 1)
    elif kind == OWN_CANNOT_PLAY:
        value = int(not s.safe[p] >> (color - 1) & 1)
    elif kind == ENEMY_CANNOT_PLAY:
        value = int(not s.safe[p] >> (2 - color) & 1)
    elif kind == EYE_CANNOT_COLLAPSE:
        value = int(_stands(s, p, color))
    elif kind == LINE:
        x, y = p % 20, p // 20
        value = min(x, y, size + 1 - x, size + 1 - y)
    elif kind == ON_PLATE:
        value = int(
            any(s.string[p + 20 * y + x] == s.string[q] for y in (-1, 0, 1) for x in (-1, 0, 1))
        )
    elif kind == NO_ENEMY_IN_ATARI:
        value = int(
            not any(
                s.color[p + step] == 3 - color and s.liberties[s.string[p + step]] == 1
                for step in _BESIDE
            )
        )
    else:
        return True
    return bool(compares(comparison, value, number)) != bool(negated)


def _stands(s: BulkPosition, p: int, color: int) -> bool:
    """Say whether a point stays an eye whatever the enemy does beside it: as FocusMatcher.stands."""
    if any(s.color[p + step] not in (color, BORDER) for step in _BESIDE):
        return False
    corners = [p + step for step in _CORNERS]
    taken = sum(
        s.color[q] == 3 - color or (s.color[q] == EMPTY and s.safe[q] >> (2 - color) & 1)
        for q in corners
    )
    return taken == 0 or (taken == 1 and all(s.color[q] != BORDER for q in corners))
