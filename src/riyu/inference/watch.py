"""The watched values of a board and its features by cell, and which of them changed since last asked.

Takes features and the kinds to watch (`constants`); gives keys and values. Knows no rules and no wards.

What the features keep is compared as a whole, 8 bytes at a time; what is joined is followed (`following`). The values
as of the last look are on the trail: after undo they are those of the last look that still stands.
Source: Klinger & Mechner, 3.3 (K7).
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.points import Point
from riyu.inference import constants
from riyu.inference.following import Following
from riyu.patterns.resting import RestingMatcher

if not cython.compiled:
    from riyu.base.plain import put8
    from riyu.features.access_map import enclose
    from riyu.features.link_codes import placing_at
    from riyu.features.pass_alive import find_pass_alive
    from riyu.features.plain import NO_ACCESS, SIDE, signed16
    from riyu.features.plain_life import Life
    from riyu.features.plain_links import PARTNER, SLOTS
    from riyu.game.constants import BORDER, CELLS, EMPTY, STRIDE
    from riyu.game.plain import KO, SIZE
    from riyu.inference.constants import (
        ALIVE_AT,
        BLACK_ACCESS_AT,
        BLACK_BRIDGES_AT,
        BLACK_MOVES_AT,
        BLACK_WALLS_AT,
        CELL_BITS,
        CHAIN_AT,
        CHAIN_LIBERTIES_OF,
        CHAIN_STONES_OF,
        CHAIN_TOUCHED_OF,
        ENCLOSED_AT,
        INFLUENCE_AT,
        KIND_BITS,
        KO_NOW,
        LIBERTIES_OF,
        LINKS_AT,
        NEAREST_AT,
        PHASE_NOW,
        REGION_AT,
        ROOM_OF,
        STONE_AT,
        STONES_OF,
        STRING_AT,
        TERRITORY_AT,
        TOUCHED_OF,
        WHITE_ACCESS_AT,
        WHITE_BRIDGES_AT,
        WHITE_MOVES_AT,
        WHITE_WALLS_AT,
    )
    from riyu.inference.plain import (
        FIRST_PHASE,
        KO_PLACE,
        NO_MOVES,
        PAIR_SLOTS,
        PHASE_PLACE,
        WAY_BITS,
        is_other,
        per_word,
        take_over,
        wall_status,
    )

__all__ = ["KIND_NAMES", "Watch"]

KIND_NAMES = {
    key >> constants.KIND_BITS: name
    for name, key in vars(constants).items()
    if name.endswith(("_AT", "_OF", "_NOW"))
}
"""The kinds of values, by their numbers."""


class Watch(Following):
    """The watched values of one board.

    Arguments: its features; the numbers of the kinds that are asked for, all if not given: no other is compared. See
    `Following` for one that is made where a mark stands.
    """

    def __init__(self, features: Features, kinds: Iterable[int] = tuple(KIND_NAMES)) -> None:
        super().__init__(features, kinds)
        self.matcher = RestingMatcher(features)
        self.numbers = tuple(range(constants.KEY_COUNT))
        if not cython.compiled:
            self.area, self.bridges = [0] * SIDE, [0] * (2 * SIDE)
            self.life = Life()
        for p in range(CELLS):
            self.seen.nearest[p] = 0 if self.s.color[p] == BORDER else NO_MOVES
        self.look()

    # What the features keep by point.

    def follow_access(self) -> None:
        """Take over the access of both colors."""
        now = self.f.access
        before = self.seen.access
        items = per_word(before)
        for place in range(2 * SIDE // items):
            if not is_other(now, before, place):
                continue
            for at in range(items * place, items * place + items):
                if now[at] != before[at]:
                    key = at if at < SIDE else at - SIDE + CELL_BITS + 1
                    self.note(BLACK_ACCESS_AT + key)
                    if now[at] >> WAY_BITS != before[at] >> WAY_BITS:
                        self.note(BLACK_MOVES_AT + key)
            take_over(self.log, now, before, place)

    def take_bytes(self, now: list[int], before: list[int], kind: int) -> None:
        """Take over an array of bytes by cell, noting what differs as of a kind."""
        items = per_word(before)
        for place in range(SIDE // items):
            if not is_other(now, before, place):
                continue
            for p in range(items * place, items * place + items):
                if now[p] != before[p]:
                    self.note(kind + p)
            take_over(self.log, now, before, place)

    def take_sides(self, now: list[int], before: list[int], kind: int) -> None:
        """Take over an array of bytes of both colors, noting what differs as of Black's kind or the next."""
        items = per_word(before)
        for place in range(2 * SIDE // items):
            if not is_other(now, before, place):
                continue
            for at in range(items * place, items * place + items):
                if now[at] != before[at]:
                    self.note(kind + (at if at < SIDE else at - SIDE + CELL_BITS + 1))
            take_over(self.log, now, before, place)

    def follow_links(self) -> None:
        """Take over the links, noting both stones of each that differs or is of another color."""
        now = self.f.links
        before = self.seen.links
        for p in range(SIDE):
            other = now[p] ^ before[p]
            if self.is_moved[p] == self.look_number:
                other |= now[p]
            if other == 0:
                continue
            self.note(LINKS_AT + p)
            for slot in range(PAIR_SLOTS):
                if other >> 3 * slot & 7:
                    self.note(LINKS_AT + p + PARTNER[slot])
            if now[p] != before[p]:
                take_over(self.log, now, before, p)

    def follow_bridges(self) -> None:
        """Find each color's bridge points and their best status, and take them over."""
        for at in range(2 * SIDE):
            self.bridges[at] = 0
        for a in range(SIDE):
            word = self.f.links[a]
            if word == 0:
                continue
            side = SIDE * (self.s.color[a] - 1)
            for slot in range(SLOTS):
                code = word >> 3 * slot & 7
                if code == 0:
                    continue
                placing = placing_at(self.s.numbers[SIZE], slot, a)
                for i in range(placing.window.wall):
                    p = a + placing.step[i]
                    if self.s.color[p] == EMPTY and self.bridges[side + p] < wall_status(code):
                        self.bridges[side + p] = wall_status(code)
        self.take_sides(self.bridges, self.seen.bridges, BLACK_BRIDGES_AT)

    def follow_nearest(self) -> None:
        """Bring up to date how near a stone is to each point: first for the stones that came, then for those gone."""
        for i in range(self.moved_count):
            if self.s.color[self.moved[i]] != EMPTY:
                self.measure_from(self.moved[i], True)
        for i in range(self.moved_count):
            if self.s.color[self.moved[i]] == EMPTY:
                self.measure_from(self.moved[i], False)

    def measure_from(self, p: int, comes: bool) -> None:
        """Bring up to date how near a stone is to all points but one, where a stone came or went."""
        near = self.seen.nearest
        size = self.s.numbers[SIZE]
        for row in range(1, size + 1):
            rows = row - p // STRIDE
            if rows < 0:
                rows = -rows
            for column in range(1, size + 1):
                away = column - p % STRIDE
                if away < 0:
                    away = -away
                if away < rows:
                    away = rows
                q = STRIDE * row + column
                if comes:
                    if away >= near[q] or away == 0:
                        continue
                elif away != near[q]:
                    continue
                else:
                    away = self.nearest_to(q)
                    if away == near[q]:
                        continue
                put8(self.log, near, q, away)
                self.note(NEAREST_AT + q)

    def nearest_to(self, p: int) -> int:
        """Give how near the nearest stone on another point is."""
        size = self.s.numbers[SIZE]
        row = p // STRIDE
        column = p % STRIDE
        for away in range(1, size):
            for y in range(max(row - away, 1), min(row + away, size) + 1):
                step = 1 if y == row - away or y == row + away else 2 * away
                x = column - away
                while x <= column + away:
                    if 1 <= x <= size and self.s.color[STRIDE * y + x] != EMPTY:
                        return away
                    x += step
        return NO_MOVES

    def follow_influence(self) -> None:
        """Take over the influence by paths."""
        now = self.f.paths
        before = self.seen.paths
        items = per_word(before)
        for place in range(SIDE // items):
            if not is_other(now, before, place):
                continue
            for p in range(items * place, items * place + items):
                if now[p] != before[p]:
                    self.note(INFLUENCE_AT + p)
            take_over(self.log, now, before, place)

    def follow_enclosure(self) -> None:
        """Bring who encloses what, and the phase of the game, up to date."""
        enclose(self.s, self.f, self.area)
        self.take_bytes(self.area, self.seen.enclosed, ENCLOSED_AT)
        self.set_number(self.seen.numbers, PHASE_NOW - PHASE_PLACE, PHASE_PLACE, self.phase())

    def phase(self) -> int:
        """Give the phase of the game, by its worst access outside of what is enclosed."""
        worst = 0
        stones = 0
        for p in range(SIDE):
            color = self.s.color[p]
            if color == EMPTY and self.area[p] == EMPTY:
                value = min(self.f.access[p], self.f.access[SIDE + p])
                if value != NO_ACCESS:
                    worst = max(worst, value >> WAY_BITS)
            if color != BORDER and color != EMPTY:
                stones += 1
        if stones == 0:
            return FIRST_PHASE
        return min(max(worst, 1), FIRST_PHASE)

    def follow_life(self) -> None:
        """Bring the pass-alive stones and unconditional territory up to date."""
        life = cython.address(self.life) if cython.compiled else self.life
        find_pass_alive(self.s, life, self.board.suicide)
        self.take_bytes(life.alive, self.seen.alive, ALIVE_AT)
        self.take_bytes(life.territory, self.seen.territory, TERRITORY_AT)

    def wants(self, first: int, last: int) -> bool:
        """Say whether a kind from one to another is asked for."""
        wanted = 0
        for kind in range(first >> KIND_BITS, (last >> KIND_BITS) + 1):
            wanted |= self.wanted[kind]
        return wanted != 0

    def look(self) -> None:
        """Bring all values that are asked for up to date with the board, noting in `keys` what changed."""
        self.features.refresh()
        self.look_number += 1
        self.key_count = 0
        self.set_number(self.seen.numbers, KO_NOW - KO_PLACE, KO_PLACE, self.s.numbers[KO])
        self.gather()
        if self.moved_count == 0:
            return
        if self.wants(STRING_AT, TOUCHED_OF):
            self.follow_strings()
        if self.wants(CHAIN_AT, CHAIN_TOUCHED_OF):
            self.follow_chains()
        if self.wants(REGION_AT, ROOM_OF):
            self.follow_regions()
        if self.wants(BLACK_ACCESS_AT, WHITE_MOVES_AT):
            self.follow_access()
        if self.wants(ENCLOSED_AT, ENCLOSED_AT) or self.wants(PHASE_NOW, PHASE_NOW):
            self.follow_enclosure()
        if self.wants(LINKS_AT, LINKS_AT):
            self.follow_links()
        if self.wants(BLACK_WALLS_AT, WHITE_WALLS_AT):
            self.take_sides(self.f.walls, self.seen.walls, BLACK_WALLS_AT)
        if self.wants(BLACK_BRIDGES_AT, WHITE_BRIDGES_AT):
            self.follow_bridges()
        if self.wants(NEAREST_AT, NEAREST_AT):
            self.follow_nearest()
        if self.wants(INFLUENCE_AT, INFLUENCE_AT):
            self.follow_influence()
        if self.wants(ALIVE_AT, TERRITORY_AT):
            self.follow_life()

    # For callers.

    def changed(self) -> list[int]:
        """Bring the values up to date with the board; give the keys of those that differ from the last time.

        And the key at cell 0 of each kind in which any does. Each key once, in no order.
        """
        self.look()
        return [self.numbers[self.keys[i]] for i in range(self.key_count)]

    def value(self, kind: int, cell: Point) -> int:
        """Give a value as of the last look; 0 where nothing is.

        Raises UsageError for a kind that is not watched and for no cell.
        """
        if not 0 < kind < 64 or not self.wanted[kind]:
            raise UsageError(f"kind {kind} is not watched")
        if not 0 <= cell < SIDE:
            raise UsageError(f"{cell} is no cell")
        return self.value_of(kind << KIND_BITS, cell)

    def value_of(self, kind: int, p: int) -> int:
        """Give a value of a kind, by its key at cell 0."""
        seen = self.seen
        if kind == STRING_AT:
            return seen.string[p] & CELL_BITS
        if kind == LIBERTIES_OF:
            return seen.liberties[p]
        if kind == STONE_AT:
            return seen.color[p]
        if kind == STONES_OF:
            return seen.stones[p]
        if kind == CHAIN_AT:
            return seen.chain[p] & CELL_BITS
        if kind == CHAIN_STONES_OF:
            return seen.chain_stones[p]
        if kind == CHAIN_LIBERTIES_OF:
            return seen.chain_liberties[p]
        if kind == REGION_AT:
            return seen.region[p]
        if kind == ROOM_OF:
            return seen.room[p]
        if kind == BLACK_ACCESS_AT or kind == WHITE_ACCESS_AT:
            return seen.access[p if kind == BLACK_ACCESS_AT else SIDE + p]
        if kind == BLACK_MOVES_AT or kind == WHITE_MOVES_AT:
            way = seen.access[p if kind == BLACK_MOVES_AT else SIDE + p]
            return NO_MOVES if way == NO_ACCESS else way >> WAY_BITS
        if kind == BLACK_WALLS_AT or kind == WHITE_WALLS_AT:
            return seen.walls[p if kind == BLACK_WALLS_AT else SIDE + p]
        if kind == ENCLOSED_AT:
            return seen.enclosed[p]
        if kind == INFLUENCE_AT:
            return signed16(seen.paths[p])
        if kind == ALIVE_AT:
            return seen.alive[p]
        if kind == TERRITORY_AT:
            return seen.territory[p]
        if kind == BLACK_BRIDGES_AT or kind == WHITE_BRIDGES_AT:
            return seen.bridges[p if kind == BLACK_BRIDGES_AT else SIDE + p]
        if kind == NEAREST_AT:
            return seen.nearest[p]
        if kind == PHASE_NOW:
            return seen.numbers[PHASE_PLACE]
        if kind == KO_NOW:
            return seen.numbers[KO_PLACE]
        return 0  # what is raised and has no number

    def strings_with(self, kind: int, least: int, most: int) -> list[Point]:
        """Give the names of the strings at whose name a value, by its kind's key at cell 0, lies between two."""
        found = []
        for p in range(1, SIDE):
            if self.seen.string[p] & CELL_BITS == p and least <= self.value_of(kind, p) <= most:
                found.append(p)
        return found

    def links_at(self, point: Point) -> list[tuple[Point, int]]:
        """Give the links of the stone on a point as of the last look: other stone, 0 for an edge, and link code."""
        if self.s.color[point] == EMPTY or self.s.color[point] == BORDER:
            return []
        found = []
        word = self.f.links[point]
        for slot in range(SLOTS if word else 0):
            if word >> 3 * slot & 7:
                other = point + PARTNER[slot] if slot < PAIR_SLOTS else 0
                found.append((other, cython.cast(cython.int, word >> 3 * slot & 7)))
        for slot in range(PAIR_SLOTS):
            a = point - PARTNER[slot]
            if a > 0 and self.f.links[a] >> 3 * slot & 7:
                found.append((a, cython.cast(cython.int, self.f.links[a] >> 3 * slot & 7)))
        return found
