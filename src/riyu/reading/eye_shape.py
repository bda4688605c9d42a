"""The shape of an eye space, the stones in it and its walls: what is joined, what has liberties, how many eyes.

Takes cells, what lies beside each and diagonally, and the strings of the wall; gives answers about the stones
put there. Knows no moves. Source: W18; the rule of the diagonals is common knowledge of Go.

A set of cells, or of strings of the wall, is a number, a bit each.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from riyu.reading.plain import EYE_CELLS, EYE_WALLS, cell_set, cells_in, lowest_cell

__all__ = ["EyeShape"]


class EyeShape:
    """One shape after another, with stones in it."""

    def __init__(self) -> None:
        self.own = 0
        self.enemy = 0
        self.clear()

    def clear(self) -> None:
        """Begin with no cells."""
        self.count = 0
        self.room = 0
        self.walled = 0
        self.out = 0
        self.held = 0
        self.sound = 0
        self.outer = 0
        self.wall_count = 0
        if not cython.compiled:
            self.beside = [0] * EYE_CELLS
            self.across = [0] * EYE_CELLS
            self.lost = [0] * EYE_CELLS
            self.spare = [0] * EYE_CELLS
            self.walls = [0] * EYE_CELLS
            self.wall_cells = [0] * EYE_WALLS

    def add_cell(
        self, is_room: bool, spare: int, lost: int, is_walled: bool, is_sound: bool
    ) -> int:
        """Add a cell, give its number.

        Room, else a diagonal that either side may settle. Of its diagonals the enemy may hold `spare`, and holds `lost`
        for good. `is_walled`: a stone there can't be taken, for it joins the wall. `is_sound`: the walls beside are
        one string.
        """
        c = self.count
        bit = cell_set(c)
        self.count += 1
        self.room |= bit if is_room else 0
        self.walled |= bit if is_walled or not is_room else 0
        self.sound |= bit if is_sound else 0
        self.beside[c] = 0
        self.across[c] = 0
        self.walls[c] = 0
        self.spare[c] = spare
        self.lost[c] = lost
        return c

    def add_outer(self) -> None:
        """Add a liberty of the wall outside, which only the enemy may fill."""
        self.outer = cell_set(self.add_cell(False, 0, 0, True, True))
        self.beside[self.count - 1] = 0
        self.across[self.count - 1] = 0

    def set_beside(self, c: int, cells: int) -> None:
        """Say which cells lie beside a cell."""
        self.beside[c] = cells

    def set_points(self, points: list[int]) -> None:
        """Say where on a board the cells lie: those next to each other lie beside each other."""
        beside: int = cython.declare(cython.uint, 0)
        for c in range(self.count):
            beside = 0
            for i in range(self.count):
                step = points[i] - points[c]
                if step == 1 or step == -1 or step == 20 or step == -20:
                    beside |= cell_set(i)
            self.beside[c] = beside

    def set_across(self, c: int, cells: int) -> None:
        """Say which cells lie diagonally next to a cell."""
        self.across[c] = cells

    def set_open(self, out: int, held: int) -> None:
        """Say where the enemy's stones join others outside, and which diagonals are his while nobody plays there."""
        self.out = out
        self.held = held

    def add_wall(self, cells: int) -> None:
        """Add a string of the wall, beside some cells; none beyond the 32nd. Where none is, `sound` is minded."""
        w = self.wall_count
        if w == EYE_WALLS:
            return
        self.wall_count += 1
        self.wall_cells[w] = cells
        for c in range(self.count):
            if (cells >> c) & 1:
                self.walls[c] |= cell_set(w)

    # What stands in it.

    def flood(self, start: int, among: int) -> int:
        """Give all cells that hang together with some, among a set of cells."""
        found: int = cython.declare(cython.uint, start & among)
        fresh = found
        while fresh:
            c = lowest_cell(fresh)
            fresh &= fresh - 1
            more = self.beside[c] & among & ~found
            found |= more
            fresh |= more
        return found

    def has_liberty(self, group: int, full: int) -> bool:
        """Say whether an empty cell lies beside a string."""
        left: int = cython.declare(cython.uint, group)
        while left:
            if self.beside[lowest_cell(left)] & ~full:
                return True
            left &= left - 1
        return False

    def wall_has_liberty(self, own: int, full: int) -> bool:
        """Say whether an empty cell lies beside the wall or what hangs together with it, or it has one outside."""
        if self.walled & (self.room | self.outer) & ~full:
            return True
        return self.has_liberty(self.flood(own & self.walled, own), full)

    def is_joined(self, c: int) -> bool:
        """Say whether all own stones beside a cell, the wall's and others, hang together otherwise than by the cell."""
        if self.wall_count == 0:
            return bool((self.sound >> c) & 1)
        near: int = cython.declare(cython.uint, self.beside[c] & self.own)
        joined: int = cython.declare(cython.uint, self.walls[c] & (~self.walls[c] + 1))
        found: int = cython.declare(cython.uint, 0)
        if not joined:
            found = self.flood(near & (~near + 1), self.own)
        again = 1
        while again:
            again = 0
            for w in range(self.wall_count):
                bit = cell_set(w)
                if joined & bit or self.wall_cells[w] & found:
                    fresh: int = cython.declare(cython.uint, self.wall_cells[w] & self.own & ~found)
                    if fresh or not joined & bit:
                        again = 1
                    joined |= bit
                    found |= self.flood(fresh, self.own)
        return not self.walls[c] & ~joined and not near & ~found

    def eyes(self) -> int:
        """Give how many eyes there are when nobody plays on."""
        living: int = cython.declare(cython.uint, self.flood(self.enemy & self.out, self.enemy))
        rest: int = cython.declare(cython.uint, self.room & ~self.own & ~living)
        bad = self.enemy | (self.held & ~self.own)
        again = 1
        while again:
            again = 0
            left: int = cython.declare(cython.uint, rest)
            while left:
                c = lowest_cell(left)
                left &= left - 1
                bit = cell_set(c)
                is_false = 0
                if self.beside[c] & living:
                    is_false = 1
                elif cells_in(self.beside[c] & rest) <= 1:
                    lost = self.lost[c] + cells_in(self.across[c] & bad)
                    if lost > self.spare[c] and not self.is_joined(c):
                        is_false = 1
                if is_false:
                    # an enemy stone there can stay, for to take it is to fill what is left
                    rest &= ~bit
                    living |= self.flood(bit, self.enemy)
                    again = 1
        count = 0
        while rest:
            rest &= ~self.flood(rest & (~rest + 1), rest)
            count += 1
        return count
