"""Reading strings: can the enemy take this string, can its owner save it.

Takes a board and a stone; gives what `Solver` gives, the enemy of the string being the pursuer. Knows no eyes beyond a
point where nobody can play. Source: Wilcox, "String tactics" (W15).

A string is out of reach once it has more liberties than the pursuer may hope to fill: five, and fewer the longer the
line is. It is taken when its stone is gone and can't snap back.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.solver import Solver

if not cython.compiled:
    from riyu.game.constants import EMPTY
    from riyu.game.plain import TURN, empty_beside, enemy_beside
    from riyu.reading.plain import MET, MISSED, OPEN

__all__ = ["StringReader"]


class StringReader(Solver):
    """Strings on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.target = 0
        self.owner = 0
        self.wide = 8
        self.narrow = 20
        if not cython.compiled:
            self.first_found = [0] * 8
            self.near_found = [0] * 8

    def aim(self, stone: int) -> None:
        """Let the string at a stone be what is asked about."""
        self.target = stone
        self.owner = self.s.color[stone]
        self.pursuer = 3 - self.owner

    def takes_for_good(self, p: int) -> bool:
        """Say whether the pursuer, taking the string at its last liberty, can't be taken back there at once."""
        s = self.s
        if empty_beside(s, p):
            return True
        head = s.string[self.target]
        gained = 0
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] == head:
                gained += 1
            elif s.color[q] == self.pursuer and s.liberties[s.string[q]] > 1:
                return True
        return gained > 1

    def outlook(self, side: int) -> int:
        """Say whether the string is taken, or out of reach."""
        s = self.s
        target = self.target
        if s.color[target] != self.owner:
            if side == self.pursuer:
                return MISSED  # taken, and it snapped back
            last = self.last_move
            if s.color[last] == self.pursuer and s.liberties[s.string[last]] == 1:
                stones = s.stones[s.string[last]]
                if (stones > 1 and stones >= self.last_taken) or (
                    stones == 1 and self.last_taken == 1
                ):
                    return OPEN
            return MET
        self.touch_string(target)
        libs = s.liberties[s.string[target]]
        if side == self.pursuer:
            if libs == 1:
                self.liberties_into(target, self.first_found, 1)
                if self.takes_for_good(self.first_found[0]) and self.can_play(
                    self.first_found[0], side
                ):
                    self.finish = self.first_found[0]
                    return MET
            most = 4
            if self.depth > self.wide:
                most = 3
            if self.depth > self.narrow:
                most = 2
            if libs > most:
                return MISSED
            return OPEN
        most = 4
        if self.depth > self.wide:
            most = 3
        if self.depth > self.narrow:
            most = 2
        if libs > most:
            return MISSED
        return OPEN

    def propose(self, side: int) -> None:
        """Offer the moves that may take the string, or save it."""
        s = self.s
        if s.color[self.target] != self.owner:
            self.liberties_into(self.last_move, self.first_found, 1)
            self.offer(self.first_found[0], 1)
            if self.move_count == 0:
                self.offer_pass(1)
        elif side == self.pursuer:
            self.propose_taking()
        else:
            self.propose_saving()

    def propose_taking(self) -> None:
        """Offer the pursuer's moves."""
        s = self.s
        own = self.pursuer
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.liberties_into(self.target, found, 5)
        for i in range(libs):
            p = found[i]
            room = self.freedom_after(p, self.owner, 6)
            ours = self.freedom_after(p, own, 3)
            cost = 7 - room
            if libs == 1:
                cost = 1
            elif ours == 1:
                cost += 3
            if cost < 1:
                cost = 1
            self.offer(p, cost)
            if self.depth <= self.wide or (self.depth <= self.narrow and ours == 1):
                self.propose_near(p, 4 + libs)
        if libs > 1:
            # its stones beside that are in atari, and ours that hold it in
            head = s.string[self.target]
            p = head
            while True:
                if enemy_beside(s, p, self.owner):
                    for i in range(4):
                        q = p + TURN[i]
                        if s.color[q] == own and s.liberties[s.string[q]] <= 2:
                            if s.liberties[s.string[q]] == 1:
                                self.propose_relief(q, 2)
                            elif self.depth <= self.wide:
                                self.propose_relief(q, 6)
                p = s.next[p]
                if p == head:
                    break

    def propose_relief(self, stone: int, cost: int) -> None:
        """Offer to save a string: its liberties, and taking what holds it in atari."""
        s = self.s
        count = self.liberties_into(stone, self.near_found, 2)
        for i in range(count):
            self.offer(self.near_found[i], cost)
        color = s.color[stone]
        head = s.string[stone]
        p = head
        while True:
            if enemy_beside(s, p, color):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] == 3 - color and s.liberties[s.string[q]] == 1:
                        self.touch_string(q)
                        self.liberties_into(q, self.near_found, 1)
                        self.offer(self.near_found[0], cost)
            p = s.next[p]
            if p == head:
                break

    def propose_near(self, p: int, cost: int) -> None:
        """Offer the empty points beside a liberty."""
        s = self.s
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    self.offer(q, cost - empty_beside(s, q))

    def propose_saving(self) -> None:
        """Offer the owner's moves."""
        own = self.owner
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.liberties_into(self.target, found, 5)
        self.propose_counter(libs)
        for i in range(libs):
            p = found[i]
            room = self.freedom_after(p, own, 6)
            if room > 1:
                self.offer(p, 1 if room > libs + 2 else libs + 3 - room)
            if self.depth <= self.wide and libs > 1:
                self.propose_near(p, 6)
        if libs > 1:
            self.offer_pass(7)

    def propose_counter(self, libs: int) -> None:
        """Offer to take or to attack the strings that hold the target in, none with more liberties than it has."""
        s = self.s
        own = self.owner
        head = s.string[self.target]
        p = head
        while True:
            if enemy_beside(s, p, own):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] != 3 - own:
                        continue
                    theirs = s.liberties[s.string[q]]
                    if theirs == 1 or (
                        theirs <= libs + 1 and theirs <= 3 and self.depth <= self.narrow
                    ):
                        self.touch_string(q)
                        count = self.liberties_into(q, self.near_found, 3)
                        for j in range(count):
                            self.offer(self.near_found[j], 1 if theirs == 1 else 2 + theirs)
            p = s.next[p]
            if p == head:
                break
