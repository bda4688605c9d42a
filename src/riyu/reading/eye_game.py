"""Eye spaces played out by themselves: how many eyes the owner gets, and what becomes of a string with one space only.

Takes the cells of a space, what lies beside each and diagonally, the strings of the wall and the stones inside; gives
whether so many eyes come about, or the fate of up to seven points of a board, kept by their content. Knows nothing
outside the space. Sources: W18; the rule of the diagonals, and the tables of nakade in every book on life and death,
here read out instead of listed.

A set of cells, or of strings of the wall, is a number, a bit each.

In `EyeGame` both sides play in the space and at its diagonals, to the end, when both pass; the wall can't be taken, and
pieces of it that can are cells with own stones. In `EyeFates` the wall is one string whose only liberties are in the
space, but for one more at most. `EyeGame` asks the same of a wall (LIFE), and answers alike wherever each point of the
space is beside the wall. Where one is not, in a corner or in the middle, it also reads whether stones there are taken,
in ko or not; to `EyeFates` they belong to the wall, and what that makes uncertain in a corner is UNCLEAR.

Why two: the fates are asked for at every position of a reading of life. By `EyeGame` no more of those readings come out
right, they take about a sixth more time, and one that tests know ends in a ko that is none (experiments/log/reading.md,
"One game inside an eye?").
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.game.board import Board

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.string import memset
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import KEYS, SIZE, TURN, WHITE_TO_MOVE
    from riyu.reading.plain import (
        ENDLESS,
        EYE_CELLS,
        EYE_PLACES,
        EYE_WALLS,
        FEW,
        FEW_PLACES,
        HOLDS,
        KO_HELD,
        KO_LOST,
        LIFE,
        MANY,
        MOST_FILLS,
        MOST_PLACES,
        cell_set,
        cells_in,
        lowest_cell,
        uint64_t,
    )
    from riyu.reading.plain_life import DIES, FIRST, LIVES, UNCLEAR

__all__ = ["EyeFates", "EyeGame", "EyeShape"]


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


class EyeGame(EyeShape):
    """One shape after another. Answers of the search: 0 no, 1 yes, 2 the line repeats a position.

    A repetition serves neither side, for it is forbidden, unless `repeat` says that it counts as a no or a yes. A ko is
    minded in `fate` alone; a pass where it forbids something is none of the two that end all.
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
        self.best = -1
        self.gains = 0
        self.ko = 0
        self.minds_ko = self.is_strict = False
        self.owner_retakes = self.enemy_retakes = False
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
        self.ko = 0
        if not taken:
            group = self.flood(bit, mine)
            if not group & my_safe and not self.has_liberty(group, mine | other):
                return False
        elif self.minds_ko and not taken & (taken - 1) and not bit & my_safe:
            if not self.beside[c] & ~other & ~taken:
                self.ko = taken
        self.own = mine if is_owner else other
        self.enemy = other if is_owner else mine
        return True

    def reaches(self, wanted: int, is_owner: bool, passes: int) -> int:
        """Say whether the owner gets so many eyes from the stones in `own` and `enemy`, with a side to move."""
        if passes == 2 and self.is_strict:
            return 1 if self.eyes() and self.holds() else 0
        if passes == 2:
            return 1 if wanted == LIFE or self.eyes() >= wanted else 0
        own: int = cython.declare(cython.uint, self.own)
        enemy: int = cython.declare(cython.uint, self.enemy)
        banned: int = cython.declare(cython.uint, self.ko)
        is_free = cython.declare(cython.bint, banned == 0)
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
        good = 1 if is_owner else 0
        found = 1 - good
        best = -1
        if self.is_strict and self.holds() and self.eyes():
            self.best = best
            self.gains += 1 if self.repeat == 0 else 0
            self.known[place] = 2
            return 1
        self.known[place] = 3
        if self.owner_retakes if is_owner else self.enemy_retakes:
            banned = 0
        for i in range(self.count):
            bit = cell_set(self.order[i])
            if (own | enemy | banned) & bit or (is_owner and bit & self.outer):
                continue
            if self.play(self.order[i], is_owner):
                if self.took_wall or self.reaches(wanted, not is_owner, 0) == good:
                    found = good
                    best = self.order[i]
            self.own = own
            self.enemy = enemy
            if found == good:
                break
        self.ko = 0
        if found != good:
            passes = passes + 1 if is_free else 0
            if self.reaches(wanted, not is_owner, passes) == good:
                found = good
        self.best = best
        self.gains += 1 if found != self.repeat else 0
        self.known[place] = found + 1
        return found

    def holds(self) -> bool:
        """Say whether the wall is sure of a liberty in the shape though the owner passes for ever."""
        own: int = cython.declare(cython.uint, self.own)
        enemy: int = cython.declare(cython.uint, self.enemy)
        if not self.wall_has_liberty(own, own | enemy):
            return False
        self.ko = 0
        place = self.place_of(HOLDS, False, 0)
        if self.known[place]:
            return self.known[place] == 2
        if self.nodes >= self.limit:
            self.gave_up = True
            return False
        self.nodes += 1
        found = cython.declare(cython.bint, True)
        for i in range(self.count):
            if (own | enemy) & cell_set(self.order[i]):
                continue
            if self.play(self.order[i], False) and not self.holds():
                found = False
            self.own = own
            self.enemy = enemy
            if not found:
                break
        self.known[place] = 2 if found else 1
        return bool(found)

    def settle(self, is_owner: bool, own: int, enemy: int, repeat: int) -> int:
        """Say whether the owner gets an eye, going round for ever counting as a no or a yes.

        What is found to be otherwise than going round stands; the rest is asked again until no more of it is found.
        """
        self.is_mortal = False
        self.is_strict = True
        self.begin()
        self.repeat = repeat
        while True:
            self.gains = 0
            self.repeated = False
            self.own = own
            self.enemy = enemy
            self.ko = 0
            found = self.reaches(1, is_owner, 0)
            if self.gave_up or found != repeat or not self.repeated or not self.gains:
                break
            for i in range(self.place_count):
                if self.known[i] == 1 + repeat:
                    self.known[i] = 0
        self.repeat = 2
        self.is_strict = False
        return found

    def fate(self, is_owner: bool, own: int, enemy: int) -> int:
        """Say what becomes of an eye with a side to move: 0 none, 1 one, KO_LOST, KO_HELD, or ENDLESS.

        There is one if the wall is sure of it: an enemy string that can't be filled in on and isn't taken spoils it.

        In ko: none, or one, as long as nobody takes a ko back at once, and the other of both where who is worse off
        may. ENDLESS: a rule against repetition alone decides. `best` is the move that decides, -1 if there is none.
        """
        self.minds_ko = False
        found = self.settle(is_owner, own, enemy, 0)
        nodes = self.nodes
        if found == 0 and self.repeated and not self.gave_up:
            found = self.settle(is_owner, own, enemy, 1)
            nodes += self.nodes
            if found == 1 and not self.gave_up:
                found = self.fate_in_ko(is_owner, own, enemy)
                nodes += self.nodes
        self.nodes = nodes
        return found

    def fate_in_ko(self, is_owner: bool, own: int, enemy: int) -> int:
        """Say what `fate` does of an eye that hangs on who goes round: no stone may be taken back at once then."""
        self.minds_ko = True
        found = self.settle(is_owner, own, enemy, 0)
        best = self.best
        nodes = self.nodes
        if not self.gave_up:
            most = self.settle(is_owner, own, enemy, 1)
            nodes += self.nodes
            if found != most:
                found = ENDLESS
            elif not self.gave_up:
                if is_owner == (found == 0):
                    best = -1
                elif found == 0:
                    best = self.best
                self.enemy_retakes = found != 0
                self.owner_retakes = found == 0
                if self.settle(is_owner, own, enemy, found) != found:
                    found = KO_HELD if found else KO_LOST
                    if best == -1:
                        best = self.best
                nodes += self.nodes
                self.owner_retakes = self.enemy_retakes = False
                self.best = best
        self.minds_ko = False
        self.nodes = nodes
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
        if self.ko:
            rest += (lowest_cell(self.ko) + 1) << 8
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
        if self.is_strict and self.count > MANY and self.most > EYE_PLACES >> 1:
            self.place_count = MOST_PLACES
        self.limit = self.place_count >> 1
        if self.most and self.most < self.limit:
            self.limit = self.most
        if cython.compiled:
            memset(self.places, 0, self.place_count * 8)
            memset(self.known, 0, self.place_count)
        else:
            self.places = [0] * self.place_count
            self.known = [0] * self.place_count

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
        self.ko = 0
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

    # For callers in Python.

    def lay(
        self,
        cells: Iterable[tuple[int, int, int, int, bool, bool]],
        diagonals: int,
        walls: Iterable[int],
        out: int,
        held: int,
        has_outer: bool,
    ) -> None:
        """Lay a shape out.

        Of each cell: the cells beside it and diagonally next to it; `spare`, `lost`, `is_walled` and `is_sound` as
        `add_cell` takes them. Then so many diagonals to settle; the cells beside each string of the wall; what
        `set_open` takes; and whether the wall has a liberty outside.
        """
        self.clear()
        for beside, across, spare, lost, is_walled, is_sound in cells:
            c = self.add_cell(True, spare, lost, is_walled, is_sound)
            self.set_beside(c, beside)
            self.set_across(c, across)
        for _ in range(diagonals):
            self.add_cell(False, 0, 0, True, True)
        self.set_open(out, held)
        for wall in walls:
            self.add_wall(wall)
        if has_outer:
            self.add_outer()
        self.put_in_order()

    def fate_told(self, is_owner: bool, own: int, enemy: int) -> int:
        """Give what `fate` says."""
        return self.fate(is_owner, own, enemy)

    def answer(self, wanted: int, is_owner: bool, own: int, enemy: int, cell: int = -1) -> int:
        """Give what `reach` says; with a cell, what `reach_by` does."""
        if cell < 0:
            return self.reach(wanted, is_owner, own, enemy)
        return self.reach_by(wanted, is_owner, own, enemy, cell)


class EyeFates(EyeShape):
    """One eye space after another."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.s = self.board.s
        self.stamp = self.vital = 0
        self.has_corner = False
        if not cython.compiled:
            self.points = [0] * 8
            self.known = [0] * 131072
            self.keys = [0] * 4096
            self.fates = [0] * 4096
            self.vitals = [0] * 4096

    def fate_of(self, size: int, has_room: bool) -> int:
        """Say how a string fares whose only eye space are so many `points`: LIVES, FIRST, DIES, UNCLEAR.

        Sorts the points; `vital` are those where the pursuer kills, if he moves first, a bit each. Where
        `has_room` the string has a liberty elsewhere, so that the pursuer must spend a move before he can take it.
        """
        s = self.s
        key: int = cython.declare(uint64_t, s.numbers[SIZE])
        for i in range(size):
            p = self.points[i]
            at = i
            while at > 0 and self.points[at - 1] > p:
                self.points[at] = self.points[at - 1]
                at -= 1
            self.points[at] = p
            key ^= KEYS[p]
            if s.color[p] != EMPTY:
                key ^= KEYS[512 + p]
        if has_room:
            key ^= KEYS[WHITE_TO_MOVE]
        slot: int = cython.declare(cython.int, (key >> 20) & 4095)
        if self.keys[slot] == key:
            self.vital = self.vitals[slot]
            return self.fates[slot]
        taken = self.lay_out(size)
        whole: int = cython.declare(cython.uint, (1 << size) - 1)
        outside = 1 if has_room else 0
        fate = UNCLEAR
        self.vital = 0
        if size == 1 or self.killed_waiting(whole, taken, 0, outside):
            fate = DIES
        elif self.killed_moving(whole, taken, 0, outside):
            fate = FIRST
            for i in range(size):
                bit = cell_set(i)
                if not taken & bit and self.killed_waiting(whole, taken | bit, 0, outside):
                    self.vital |= bit
        else:
            fate = LIVES
        if self.has_corner and (fate == LIVES or (fate == FIRST and size >= 6)):
            fate = UNCLEAR
            self.vital = 0
        self.keys[slot] = key
        self.fates[slot] = fate
        self.vitals[slot] = self.vital
        return fate

    def lay_out(self, size: int) -> int:
        """Make the shape of the points; give those with stones of the pursuer."""
        s = self.s
        taken: int = cython.declare(cython.uint, 0)
        self.stamp += 1
        self.has_corner = False
        self.clear()
        for _ in range(size):
            self.add_cell(True, 0, 0, False, True)
        self.set_points(self.points)
        for i in range(size):
            p = self.points[i]
            borders = 0
            for j in range(4):
                if s.color[p + TURN[j]] == BORDER:
                    borders += 1
            if cells_in(self.beside[i]) + borders < 4:
                self.walled |= cell_set(i)
            elif borders:
                self.has_corner = True
            if s.color[p] != EMPTY:
                taken |= cell_set(i)
        return taken

    def killed_moving(self, area: int, taken: int, passed: int, outside: int) -> bool:
        """Say whether the pursuer, to move, kills: `taken` are his stones there, `outside` liberties elsewhere."""
        place = (area | (taken << 7) | (passed << 14) | (outside << 16)) & 131071
        if self.known[place] >> 1 == self.stamp:
            return (self.known[place] & 1) != 0
        is_killed = False
        empties: int = cython.declare(cython.uint, area & ~taken)
        left: int = cython.declare(cython.uint, 0)
        for i in range(self.count):
            bit = cell_set(i)
            if not empties & bit:
                continue
            left = empties & ~bit
            if not left & self.walled and not outside:
                is_killed = True
                break
            if self.has_liberty(self.flood(bit, taken | bit), ~left):
                if self.killed_waiting(area, taken | bit, 0, outside):
                    is_killed = True
                    break
        if not is_killed and outside:
            is_killed = self.killed_waiting(area, taken, 0, 0)
        elif not is_killed and not passed:
            is_killed = self.killed_waiting(area, taken, 1, 0)
        self.known[place] = 2 * self.stamp + (1 if is_killed else 0)
        return is_killed

    def killed_waiting(self, area: int, taken: int, passed: int, outside: int) -> bool:
        """Say whether the pursuer kills with the owner to move."""
        place = (area | (taken << 7) | (passed << 14) | 32768 | (outside << 16)) & 131071
        if self.known[place] >> 1 == self.stamp:
            return (self.known[place] & 1) != 0
        is_killed = True
        left: int = cython.declare(cython.uint, 0)
        stays: int = cython.declare(cython.uint, 0)
        unseen: int = cython.declare(cython.uint, 0)
        for i in range(self.count):
            bit = cell_set(i)
            if not area & ~taken & bit:
                continue
            left = area & ~bit
            stays = unseen = taken
            while unseen:
                stones = self.flood(unseen & (~unseen + 1), taken)
                unseen &= ~stones
                if not self.has_liberty(stones, ~(left & ~taken)):
                    stays &= ~stones
            if not left & ~stays:
                continue
            part = self.flood(left & (~left + 1), left)
            if part != left or not self.killed_moving(left, stays, 0, outside):
                is_killed = False
                break
        if is_killed and not passed:
            is_killed = self.killed_moving(area, taken, 1, outside)
        elif is_killed and passed:
            is_killed = False
        self.known[place] = 2 * self.stamp + (1 if is_killed else 0)
        return is_killed
