"""The game inside an eye space: both sides play there and at its diagonals; how many eyes does the owner get.

Takes a shape with the stones in it and the side to move; gives whether so many eyes come about. The wall can't be
taken, and pieces of it that can are cells with own stones: what only the space itself decides is read, to the end, when
both sides pass. Knows no board. Source: W18.

A set of cells is a number, a bit a cell.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_shape import EyeShape

if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from riyu.reading.plain import (
        EYE_CELLS,
        EYE_PLACES,
        FEW,
        FEW_PLACES,
        LIFE,
        MOST_FILLS,
        cell_set,
        cells_in,
    )

__all__ = ["EyeGame"]


class EyeGame(EyeShape):
    """One shape after another. Answers of the search: 0 no, 1 yes, 2 the line repeats a position.

    A repetition serves neither side, for it is forbidden, unless `repeat` says that it counts as a no or a yes.
    """

    def __init__(self) -> None:
        super().__init__()
        self.limit = 0
        self.most = 0
        self.place_count = 0
        self.nodes = 0
        self.gave_up = False
        self.repeat = 2
        self.repeated = False
        self.took_wall = False
        self.is_mortal = False
        if not cython.compiled:
            self.order = [0] * EYE_CELLS
            self.places: list[int] = []
            self.known: list[int] = []

    def put_in_order(self) -> None:
        """Let cells with more room beside them be tried sooner, diagonals first."""
        for i in range(self.count):
            at = i
            while at > 0 and self.weight(i) > self.weight(self.order[at - 1]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = i

    def weight(self, c: int) -> int:
        """Give how soon a cell is tried."""
        if not (self.room >> c) & 1:
            return 9
        return 2 * cells_in(self.beside[c]) + ((self.out >> c) & 1)

    def play(self, c: int, is_owner: bool) -> bool:
        """Play on a cell of the stones in `own` and `enemy`; say whether it is legal."""
        bit = cell_set(c)
        mine: int = cython.declare(cython.uint, (self.own if is_owner else self.enemy) | bit)
        other: int = cython.declare(cython.uint, self.enemy if is_owner else self.own)
        # the other's stones that can't be taken, and mine
        his_safe: int = cython.declare(cython.uint, self.out if is_owner else self.walled)
        my_safe: int = cython.declare(cython.uint, self.walled if is_owner else self.out)
        if not self.room & bit:
            my_safe |= bit
        taken: int = cython.declare(cython.uint, 0)
        near: int = cython.declare(cython.uint, self.beside[c] & other)
        while near:
            group = self.flood(near & (~near + 1), other)
            near &= ~group
            if not group & his_safe and not self.has_liberty(group, mine | other):
                taken |= group
        other &= ~taken
        self.took_wall = False
        if self.is_mortal and not self.wall_has_liberty(mine if is_owner else other, mine | other):
            if is_owner:
                return False
            self.took_wall = True
            return True
        if not taken:
            group = self.flood(bit, mine)
            if not group & my_safe and not self.has_liberty(group, mine | other):
                return False
        self.own = mine if is_owner else other
        self.enemy = other if is_owner else mine
        return True

    def reaches(self, wanted: int, is_owner: bool, passes: int) -> int:
        """Say whether the owner gets so many eyes from the stones in `own` and `enemy`, with a side to move."""
        if passes == 2:
            return 1 if wanted == LIFE or self.eyes() >= wanted else 0
        own: int = cython.declare(cython.uint, self.own)
        enemy: int = cython.declare(cython.uint, self.enemy)
        if self.nodes >= self.limit:
            self.gave_up = True
        if self.gave_up:
            return 0
        place = self.place_of(wanted, is_owner, passes)
        if self.known[place]:
            if self.known[place] == 3:
                self.repeated = True
                return self.repeat
            return self.known[place] - 1
        self.nodes += 1
        self.known[place] = 3
        good = 1 if is_owner else 0
        found = 1 - good
        for i in range(self.count):
            bit = cell_set(self.order[i])
            if (own | enemy) & bit or (is_owner and bit & self.outer):
                continue
            if self.play(self.order[i], is_owner):
                if self.took_wall or self.reaches(wanted, not is_owner, 0) == good:
                    found = good
            self.own = own
            self.enemy = enemy
            if found == good:
                break
        if found != good and self.reaches(wanted, not is_owner, passes + 1) == good:
            found = good
        self.known[place] = found + 1
        return found

    def falls(self, moves: int, is_owner: bool) -> int:
        """Say whether the wall is taken with so many moves of the enemy more than the owner makes, a side to move.

        The owner passes or takes stones, the enemy does not pass.
        """
        own: int = cython.declare(cython.uint, self.own)
        enemy: int = cython.declare(cython.uint, self.enemy)
        if self.nodes >= self.limit:
            self.gave_up = True
        if self.gave_up or (moves == 0 and not is_owner) or moves > MOST_FILLS:
            return 0
        place = self.place_of(LIFE + 1 + moves, is_owner, 0)
        if self.known[place]:
            if self.known[place] == 3:
                self.repeated = True
                return self.repeat
            return self.known[place] - 1
        self.nodes += 1
        self.known[place] = 3
        good = 0 if is_owner else 1
        found = 1 - good
        if is_owner and self.falls(moves, False) == 0:
            found = good
        for i in range(self.count):
            bit = cell_set(self.order[i])
            if found == good:
                break
            if (own | enemy) & bit:
                continue
            if self.play(self.order[i], is_owner):
                if self.took_wall:
                    found = good
                elif not is_owner:
                    if self.falls(moves - 1, True) == good:
                        found = good
                elif self.enemy != enemy and self.falls(moves + 1, False) == good:
                    found = good
            self.own = own
            self.enemy = enemy
        self.known[place] = found + 1
        return found

    def fills(self, own: int, enemy: int, is_owner: bool) -> int:
        """Give how many moves more than the owner the enemy needs to take the wall, with a side to move.

        The wall has no liberties but those of the shape.
        """
        self.begin()
        self.is_mortal = True
        for moves in range(1, MOST_FILLS):
            if self.gave_up:
                break
            self.own = own
            self.enemy = enemy
            if self.falls(moves, is_owner) == 1:
                return moves
        return MOST_FILLS

    def place_of(self, wanted: int, is_owner: bool, passes: int) -> int:
        """Give where the answer for a position is kept."""
        key: int = cython.declare(cython.ulonglong, self.own)
        key |= cython.cast(cython.ulonglong, self.enemy) << 24
        rest = wanted * 4 + (2 if is_owner else 0) + passes + 1
        key |= cython.cast(cython.ulonglong, rest) << 48
        spread: int = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
        spread = (spread * key) >> 40
        place: int = cython.declare(cython.uint, spread & (self.place_count - 1))
        while self.places[place] and self.places[place] != key:
            place = (place + 1) & (self.place_count - 1)
        self.places[place] = key
        return place

    def begin(self) -> None:
        """Forget what was asked before."""
        self.nodes = 0
        self.gave_up = False
        self.repeated = False
        self.place_count = FEW_PLACES if self.count <= FEW else EYE_PLACES
        self.limit = self.place_count >> 1
        if self.most and self.most < self.limit:
            self.limit = self.most
        if cython.compiled:
            memset(self.places, 0, self.place_count * 8)
            memset(self.known, 0, self.place_count)
        else:
            self.places = [0] * EYE_PLACES
            self.known = [0] * EYE_PLACES

    def drop_outer(self) -> None:
        """Take the liberty outside away again: the last cell that was added."""
        self.count -= 1
        self.walled &= ~self.outer
        self.outer = 0
        self.put_in_order()

    def reach(self, wanted: int, is_owner: bool, own: int, enemy: int) -> int:
        """Say whether the owner gets so many eyes with a side to move: 0 or 1; `gave_up` if it was cut short.

        LIFE asks for more than one and less than two: that the wall is not taken though it has no liberties outside.
        """
        self.begin()
        self.is_mortal = wanted == LIFE
        self.own = own
        self.enemy = enemy
        return 1 if self.reaches(wanted, is_owner, 0) == 1 else 0

    def reach_by(self, wanted: int, is_owner: bool, own: int, enemy: int, c: int) -> int:
        """Say the same after a side has played on a cell, or 2 if it can't."""
        self.own = own
        self.enemy = enemy
        self.is_mortal = wanted == LIFE
        if ((own | enemy) >> c) & 1 or not self.play(c, is_owner):
            return 2
        if self.took_wall:
            return 0
        return self.reach(wanted, not is_owner, self.own, self.enemy)
