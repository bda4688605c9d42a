"""Where a move lies, as numbers of features: distances, line, access, enclosure, and the links whose line it is on.

Takes the features kept of a board, the color to move, the last moves' points and how many were played; writes the
features of a move. Knows no windows and nothing that a move does. Links and access are riyu's own (W4, W6, N13).
"""

from __future__ import annotations

import cython

from riyu.base.block import Field
from riyu.features.features import Features

if not cython.compiled:
    from riyu.candidates.constants import (
        ACCESS_PAIR,
        ENCLOSED,
        IN_WALL,
        LINE,
        LINK,
        NEAR_BEFORE,
        NEAR_LAST,
    )
    from riyu.features.access_map import enclose
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import SIZE, BoardState

    LINK_SLOTS, LINK_STEPS, LINK_KINDS = [0] * 18, [0] * 18, [0] * 18

__all__ = ["TABLES", "PlaceFeatures"]

TABLES = [
    Field("candidates", "LINK_SLOTS", 18, 4, "moves: the slot of a link that a point lies in"),
    Field("candidates", "LINK_STEPS", 18, 4, "moves: from the link's lower stone to the point"),
    Field("candidates", "LINK_KINDS", 18, 4, "moves: the link's kind"),
]
"""Tables that are filled at import, never change, and are shared by all games."""


def _fill_tables() -> None:
    ways = (
        (0, 1, 0),
        (0, 20, 0),
        (1, -1, 0),
        (1, 20, 0),
        (2, 1, 1),
        (3, 20, 1),
        (4, 1, 2),
        (4, 2, 2),
        (5, 20, 2),
        (5, 40, 2),
        (6, 1, 3),
        (6, 21, 3),
        (7, 20, 3),
        (7, 21, 3),
        (8, 20, 3),
        (8, 19, 3),
        (9, -1, 3),
        (9, 19, 3),
    )
    for i, (slot, step, kind) in enumerate(ways):
        LINK_SLOTS[i] = slot
        LINK_STEPS[i] = step
        LINK_KINDS[i] = kind


_fill_tables()


def pair_kind(moves: int) -> int:
    """Give the place of an access value's moves among 1, 2, 3, 4 and 5, more, none."""
    if moves == NO_ACCESS:
        return 5
    m = moves >> BASE_BITS
    return 0 if m <= 1 else m - 1 if m <= 3 else 3 if m <= 5 else 4


def line_of(s: BoardState, p: int) -> int:
    """Give the line a point is on, from 1, counted from the nearest edge."""
    size = s.numbers[SIZE]
    row = p // 20
    column = p % 20
    return min(min(row, column), min(size + 1 - row, size + 1 - column))


def distance(p: int, q: int) -> int:
    """Give dx + dy + max(dx, dy) of two points."""
    dx = p % 20 - q % 20
    dy = p // 20 - q // 20
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx + dy + max(dx, dy)


class PlaceFeatures:
    """Where the legal moves of one board lie."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.s = self.features.s
        self.f = self.features.f
        if not cython.compiled:
            self.enclosed = [0] * 424

    # Compiled inside: unchecked, without Python.

    def face(self, color: int, last: int, before: int, number: int) -> None:
        """Note whose moves are asked for, the points of the last moves (0 for none), and how many were played."""
        self.color = color
        self.last = last
        self.before = before
        self.phase = 0 if number < 30 else 1 if number < 90 else 2 if number < 160 else 3

    def prepare(self) -> None:
        """Note who encloses what; the features are up to date."""
        enclose(self.s, self.f, self.enclosed)

    def add_lines(self, p: int, found: list[int], end: int) -> int:
        """Add distances, line, access and enclosure."""
        f = self.f
        if self.last != 0:
            found[end] = NEAR_LAST + min(max(distance(p, self.last), 2), 18) - 2
            end += 1
        if self.before != 0:
            d = distance(p, self.before)
            found[end] = NEAR_BEFORE + (0 if d == 0 else min(d, 18) - 1)
            end += 1
        found[end] = LINE + 10 * self.phase + line_of(self.s, p) - 1
        end += 1
        own = pair_kind(f.access[SIDE * (self.color - 1) + p])
        enemy = pair_kind(f.access[SIDE * (2 - self.color) + p])
        found[end] = ACCESS_PAIR + 6 * own + enemy
        end += 1
        if self.enclosed[p] != EMPTY:
            found[end] = ENCLOSED + (0 if self.enclosed[p] == self.color else 1)
            end += 1
        return end

    def add_links(self, p: int, found: list[int], end: int) -> int:
        """Add the links whose line a point is on, and the walls it belongs to."""
        s = self.s
        f = self.f
        bits = 0
        if f.walls[SIDE * (self.color - 1) + p]:
            found[end] = IN_WALL
            end += 1
        if f.walls[SIDE * (2 - self.color) + p]:
            found[end] = IN_WALL + 1
            end += 1
        for i in range(18):
            a = p - LINK_STEPS[i]
            if a < 0 or s.color[a] == EMPTY or s.color[a] == BORDER:
                continue
            code = (f.links[a] >> (3 * LINK_SLOTS[i])) & 7
            if code != 0:
                kind = (
                    (0 if s.color[a] == self.color else 8) + (4 if code < 4 else 0) + LINK_KINDS[i]
                )
                if not bits & (1 << kind):
                    bits |= 1 << kind
                    found[end] = LINK + kind
                    end += 1
        return end
