"""The board under a reading: what is looked at is touched, and what is played taken back.

Takes a board; gives the strings and liberties on it as they stand in the midst of a line. Knows no goal. What is
touched is what a verdict depends on: while none of it changes, the same reading comes to the same end (W20).
"""

from __future__ import annotations

import cython

from riyu.game.board import Board

if cython.compiled:
    from cython.cimports.libc.stdint import uint32_t
else:
    from riyu.base.plain import put16, undo_words
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import KO, PASSES, TO_MOVE, TURN, empty_beside, enemy_beside
    from riyu.game.stones import is_suicide, play_at
    from riyu.reading.plain import WHOLE, uint32_t

__all__ = ["Ground"]


class Ground:
    """A board that readings look at and play on."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = self.board.s
        self.log = self.board.log
        self.depth = self.over_ko = self.last_taken = self.last_move = 0
        self.seen_stamp = self.look_stamp = 0
        self.plays = self.queued = 0
        if not cython.compiled:
            self.own_refused = [False] * 3
            self.looked = [0] * CELLS
            self.looked_for = [0] * CELLS
            self.seen = [0] * CELLS
            self.own_touched = [0] * CELLS
            self.taken = [0] * CELLS
            self.last_of = [0] * CELLS
            self.queue = [0] * CELLS
            self.beside = [0] * CELLS
        self.refused = self.own_refused
        self.touched = self.own_touched

    # What is looked at.

    def can_play(self, p: int, color: int) -> bool:
        """Say whether a move is legal but for superko; a ko that forbids it is noted.

        What that rests on is touched, and what shows which stones the move would take.
        """
        self.show_taken(p, color)
        return self.may_play(p, color)

    def show_taken(self, p: int, color: int) -> None:
        """Touch what shows which stones a move would take."""
        s = self.s
        if enemy_beside(s, p, color):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == 3 - color:
                    self.look(q, 2)

    def may_play(self, p: int, color: int) -> bool:
        """Say whether a move is legal, as `can_play` does; what it would take is not shown where it has room."""
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p) == 0:
            for i in range(4):
                q = p + TURN[i]
                if s.string[q] != 0:
                    self.look(q, 2)
        if p == s.numbers[KO] and color == s.numbers[TO_MOVE] and color != self.over_ko:
            self.refused[color] = True
            return False
        return not is_suicide(s, p, color)

    def touch(self, p: int) -> None:
        """Note that the verdict depends on a point."""
        self.touched[p] = 1

    def touch_around(self, p: int) -> None:
        """Note that the verdict depends on a point and the four beside it."""
        touched = self.touched
        touched[p] = 1
        touched[p + 20] = 1
        touched[p - 1] = 1
        touched[p + 1] = 1
        touched[p - 20] = 1

    def touch_string(self, stone: int) -> None:
        """Note that the verdict depends on a string and on what is beside it."""
        s = self.s
        head = s.string[stone]
        if self.looked[head] == self.look_stamp and self.looked_for[head] == WHOLE:
            return
        self.looked[head] = self.look_stamp
        self.looked_for[head] = WHOLE
        p = head
        while True:
            self.touch_around(p)
            p = s.next[p]
            if p == head:
                break

    def look(self, stone: int, most: int) -> int:
        """Give the liberties of the string at a stone, counted up to `most`, and touch what shows them, no more.

        From the stone on outward, so that what is touched depends on what is touched alone.
        """
        s = self.s
        if s.liberties[s.string[stone]] < most:
            self.touch_string(stone)
            return s.liberties[s.string[stone]]
        if self.looked[stone] == self.look_stamp and self.looked_for[stone] >= most:
            return most
        if empty_beside(s, stone) >= most:
            self.looked[stone] = self.look_stamp
            self.looked_for[stone] = most
            self.touch_around(stone)
            return most
        if self.is_plain_to_see(stone, most):
            return most
        found = self.spread(stone, s.color[stone], most, False)
        # The stones met on the way have as many, by what is touched now.
        for i in range(self.queued):
            self.looked[self.queue[i]] = self.look_stamp
            self.looked_for[self.queue[i]] = most
        return found

    def is_plain_to_see(self, stone: int, most: int) -> bool:
        """Say whether a stone with the next one of its string has so many liberties: no point is beside both."""
        s = self.s
        missing = most - empty_beside(s, stone)
        self.touch_around(stone)
        color = s.color[stone]
        for i in range(4):
            q = stone + TURN[i]
            if s.color[q] != color:
                continue
            self.touch_around(q)
            if empty_beside(s, q) >= missing:
                self.looked[stone] = self.looked[q] = self.look_stamp
                self.looked_for[stone] = self.looked_for[q] = most
                return True
        return False

    def spread(self, start: int, color: int, most: int, takes: bool) -> int:
        """Count liberties of a color's stones joined at a point, from it on outward, up to `most`; touch what is met.

        With `takes` enemy stones in atari beside the point count as empty, for a move there takes them.
        """
        self.seen_stamp += 1
        return self.spread_on(start, color, most, takes)

    def spread_on(self, start: int, color: int, most: int, takes: bool) -> int:
        """Count as `spread` does, but not what is seen already."""
        s = self.s
        touched = self.touched
        stamp = self.seen_stamp
        self.seen[start] = stamp
        touched[start] = 1
        self.queue[0] = start
        done = 0
        waiting = 1
        count = 0
        while done < waiting:
            p = self.queue[done]
            done += 1
            for i in range(4):
                q = p + TURN[i]
                touched[q] = 1
                content = s.color[q]
                if self.seen[q] == stamp or content == BORDER:
                    continue
                if content == color:
                    self.queue[waiting] = q
                    waiting += 1
                elif content == EMPTY or (
                    takes and s.liberties[s.string[q]] == 1 and self.is_beside(start, s.string[q])
                ):
                    count += 1
                    if count == most:
                        self.queued = waiting
                        return most
                self.seen[q] = stamp
        self.queued = waiting
        return count

    def touch_all_of(self, other: Ground) -> None:
        """Note all that another reading's verdict depends on, asked on the way."""
        mine = self.touched
        others = other.touched
        for p in range(CELLS):
            mine[p] |= others[p]

    def touch_none(self) -> None:
        """Begin anew what the verdict depends on."""
        touched = self.touched
        for p in range(CELLS):
            touched[p] = 0

    def touch_for(self, other: Ground) -> None:
        """Note all in the books of another reading, of which this is a part."""
        self.touched = other.touched
        self.refused = other.refused

    def liberties_into(self, stone: int, found: list[int], most: int) -> int:
        """Write up to `most` liberties of the string at a stone into `found`; give how many were written."""
        s = self.s
        head = s.string[stone]
        self.seen_stamp += 1
        count = 0
        p = head
        while True:
            if empty_beside(s, p):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] == EMPTY and self.seen[q] != self.seen_stamp:
                        self.seen[q] = self.seen_stamp
                        found[count] = q
                        count += 1
                        if count == most:
                            return count
            p = s.next[p]
            if p == head:
                return count

    def last_liberty(self, stone: int) -> int:
        """Give a liberty of the string at a stone: of a string in atari, the only one."""
        found = cython.declare("unsigned short[1]")
        if not cython.compiled:
            found = [0]
        self.liberties_into(stone, found, 1)
        liberty: int = found[0]
        return liberty

    def find_beside(self, stone: int, color: int) -> int:
        """Write stones of a color beside a string into `beside`, at least one of each string; give how many.

        Of stones next to each other, one is enough; which they are is known from what is beside the string.
        """
        s = self.s
        self.touch_string(stone)
        self.seen_stamp += 2
        joined = cython.declare(uint32_t, self.seen_stamp - 1)  # next to one that is written
        done = cython.declare(uint32_t, self.seen_stamp)
        head = s.string[stone]
        count = 0
        p = head
        while True:
            if enemy_beside(s, p, 3 - color):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] != color or self.seen[q] == done:
                        continue
                    if self.seen[q] != joined:
                        self.beside[count] = q
                        count += 1
                    self.seen[q] = done
                    for j in range(4):
                        r = q + TURN[j]
                        if s.color[r] == color and self.seen[r] != done:
                            self.seen[r] = joined
            p = s.next[p]
            if p == head:
                return count

    def strings_beside(self, stone: int, color: int, few: int, found: list[int], most: int) -> int:
        """Write a stone of each string of a color beside a string into `found`, up to `most`; give how many.

        Of those with up to `few` liberties (seven at most): what shows how many they have is touched.
        """
        s = self.s
        stones = self.find_beside(stone, color)
        count = 0
        for i in range(stones):
            q = self.beside[i]
            if self.look(q, few + 1) <= few:
                known = 0
                for j in range(count):
                    if s.string[found[j]] == s.string[q]:
                        known = 1
                if known:
                    continue
                found[count] = q
                count += 1
                if count == most:
                    break
        return count

    def freedom_after(self, p: int, color: int, most: int) -> int:
        """Give how many liberties a stone's string would have, counted up to `most`, stones it takes off the board."""
        for i in range(4):
            q = p + TURN[i]
            if self.s.color[q] == 3 - color:
                self.look(q, 2)
        return self.spread(p, color, most, True)

    def is_beside(self, p: int, head: int) -> bool:
        """Say whether a point is beside a stone of a string."""
        found = False
        for i in range(4):
            if self.s.string[p + TURN[i]] == head:
                found = True
        return found

    # What is played.

    def step(self, p: int, color: int) -> int:
        """Play a move, or pass, under a mark of its own; give what `back` takes.

        A pass where a ko forbids something is none of the two that end a line: who took the ko has to end it.
        """
        s = self.s
        count = self.log.count
        self.log.marks += 1
        self.plays += 1
        self.depth += 1
        self.look_stamp += 1
        if p:
            self.last_taken = play_at(s, self.log, p, color, self.taken)
        else:
            self.last_taken = 0
            put16(self.log, s.numbers, PASSES, 0 if s.numbers[KO] else s.numbers[PASSES] + 1)
            put16(self.log, s.numbers, KO, 0)
            put16(self.log, s.numbers, TO_MOVE, 3 - color)
        self.last_move = p
        return count

    def back(self, count: int) -> None:
        """Undo what `step` played."""
        undo_words(self.log, count)
        self.log.marks -= 1
        self.depth -= 1
        self.look_stamp += 1

    def straighten(self) -> None:
        """Let each string's ring run from its lowest point to its highest, whatever order it came about in.

        So that a reading sees the position alone. Is undone with what is on the log.
        """
        s = self.s
        first_of = self.taken
        for old in range(CELLS):
            self.last_of[old] = 0
        for p in range(CELLS):
            old = s.string[p]
            if old == 0:
                continue
            if self.last_of[old] == 0:
                first_of[old] = p
                if p != old:
                    put16(self.log, s.liberties, p, s.liberties[old])
                    put16(self.log, s.stones, p, s.stones[old])
            elif s.next[self.last_of[old]] != p:
                put16(self.log, s.next, self.last_of[old], p)
            self.last_of[old] = p
            if first_of[old] != old:
                put16(self.log, s.string, p, first_of[old])
        for old in range(CELLS):
            last = self.last_of[old]
            if last and s.next[last] != first_of[old]:
                put16(self.log, s.next, last, first_of[old])
