"""The moves that may take a string, or save it.

Takes what is known of the string at a position, and of what either side threatens; offers moves, cheap ones first.
Knows no end of a line: `strings.py` does. Source: Wilcox, "String tactics" (W15).
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.ladder import LadderReader
from riyu.reading.solver import Solver

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import free
else:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import TO_MOVE, TURN, empty_beside
    from riyu.reading.plain import (
        CLOSE,
        LADDER,
        LATER,
        NARROW,
        PROOF,
        WIDE,
        uint64_t,
    )

__all__ = ["StringMoves"]


class StringMoves(Solver):
    """What is looked at for one string. A subclass says how it ends, and notes what is threatened."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 20000
        self.ladder = LadderReader(board, 0, LADDER)
        self.ladder.refused = self.refused
        self.target = self.owner = 0
        self.lib_count = self.met_stamp = self.needed = self.common = 0
        self.by_ladder = self.is_loose = False
        self.proof_count = 0
        if not cython.compiled:
            self.libs = [0] * 8
            self.rooms = [0] * 8
            self.is_plain = [0] * 8
            self.met = [0] * CELLS
            self.proof_keys: list[int] = []
            self.proof_moves: list[int] = []

    def __dealloc__(self) -> None:
        free(self.proof_keys)
        free(self.proof_moves)

    # What must be minded: a move that bears on nothing of what the other side would do next changes nothing.

    def meet(self, p: int) -> None:
        """Note that a point bears on the way out that is looked at, if it did on all before."""
        have = cython.declare(uint64_t, self.met_stamp + self.needed)
        if self.met[p] == have or (self.needed == 0 and self.met[p] < have):
            self.met[p] = have + 1
            self.common += 1

    def suggest(self, p: int, cost: int) -> None:
        """Offer a move, unless it bears on nothing of what the other side would do next."""
        if (self.needed and self.met[p] != self.met_stamp + self.needed) or (
            self.by_ladder and not self.ladder.touched[p]
        ):
            if self.s.numbers[TO_MOVE] == self.pursuer or not self.takes_at(p):
                return
        self.offer(p, cost)

    def takes_at(self, p: int) -> bool:
        """Say whether the owner takes something by a move."""
        self.touch_around(p)
        takes = False
        for i in range(4):
            q = p + TURN[i]
            if self.s.color[q] == self.pursuer and self.look(q, 2) == 1:
                takes = True
        return takes

    # Moves.

    def propose(self, side: int) -> None:
        """Offer the moves that may take the string, or save it; first to take what was just put into atari."""
        s = self.s
        last = self.last_move
        if s.color[self.target] != self.owner:
            self.offer(self.last_liberty(last), 1)
            return
        if last and s.color[last] == 3 - side and self.look(last, 2) == 1:
            self.propose_capture_of(last, 2)
        if side == self.pursuer:
            self.propose_taking()
        else:
            self.propose_saving()
        if self.over_ko:
            self.propose_proof_first(side)

    def propose_proof_first(self, side: int) -> None:
        """Let the move that was proven without taking kos back, if one was, come first."""
        key = self.key_now(side)
        at = cython.declare(cython.size_t, key & (PROOF - 1))
        while self.proof_keys[at] and self.proof_keys[at] != key:
            at = (at + 1) & (PROOF - 1)
        if self.proof_keys[at] == 0:
            return
        for i in range(self.move_count):
            if self.moves[i] == self.proof_moves[at]:
                self.costs[i] = 1
            else:
                self.costs[i] += LATER

    def propose_taking(self) -> None:
        """Offer the pursuer's moves: liberties, points near them, and the relief of strings that hold the target in."""
        s = self.s
        own = self.pursuer
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.lib_count
        for i in range(libs):
            p = self.libs[i]
            ours = self.freedom_after(p, own, 3)
            cost = 7 - self.rooms[i]
            if ours == 1:
                cost += 3
            if libs == 1 or cost < 1:
                cost = 1
            self.suggest(p, cost)
            if self.depth <= (WIDE if libs <= 2 else CLOSE) or (self.depth <= NARROW and ours == 1):
                self.propose_near(p, 4 + libs)
            if self.depth <= (WIDE if libs <= 2 else CLOSE):
                self.propose_friends(p, 3)
        if libs > 1:
            few = 1
            if self.depth <= (WIDE if libs <= 2 else CLOSE):
                few = libs if libs < 3 else 3
            beside = self.strings_beside(self.target, own, few, found, 8)
            for i in range(beside):
                theirs = s.liberties[s.string[found[i]]]
                if theirs == 1:
                    self.propose_relief(found[i], 2)
                else:
                    self.propose_relief(found[i], 4 + theirs)

    def propose_saving(self) -> None:
        """Offer the owner's moves: counter-attacks, liberties, points near them; with two or more he may pass."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.lib_count
        last = self.last_move
        few = 1
        if self.depth <= 2 or (libs > 1 and self.depth <= NARROW):
            few = libs + 1 if libs < 3 else 4
        beside = self.strings_beside(self.target, self.pursuer, few, found, 8)
        for i in range(beside):
            theirs = s.liberties[s.string[found[i]]]
            if theirs == 1:
                self.propose_attack(found[i], 1)
            else:
                self.propose_attack(found[i], 2 + theirs)
        if libs > 1 and self.depth > NARROW and last and self.look(last, 3) == 2:
            self.propose_attack(last, 3)
        for i in range(libs):
            p = self.libs[i]
            room = self.rooms[i]
            if room > 1:
                self.suggest(p, 1 if room > libs + 2 else libs + 3 - room)
            if libs > 1 and self.depth <= WIDE:
                self.propose_near(p, 6)
            if self.depth == 0 or ((libs > 1 or self.is_loose) and self.depth <= WIDE):
                self.propose_friends(p, 3)
        if libs > 1 and not self.by_ladder:
            self.offer_pass(7)

    def propose_capture_of(self, stone: int, cost: int) -> None:
        """Offer to take a string in atari."""
        self.touch_string(stone)
        self.suggest(self.last_liberty(stone), cost)

    def propose_relief(self, stone: int, cost: int) -> None:
        """Offer to strengthen a string of the pursuer's: its liberties, points near them, what it may take in turn."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.suggest(found[i], cost)
            if libs > 1 and self.depth <= WIDE:
                self.propose_near(found[i], cost + 2)
        beside = self.strings_beside(stone, self.owner, 2, found, 8)
        for i in range(beside):
            if s.string[found[i]] != s.string[self.target]:
                self.suggest_liberties(found[i], cost + s.liberties[s.string[found[i]]] - 1, 2)

    def propose_attack(self, stone: int, cost: int) -> None:
        """Offer to fill a string's liberties, and, near its end, to come near them or take what stands by them."""
        s = self.s
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            found = [0] * 4
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.suggest(found[i], cost)
            if libs <= 2 and self.depth <= WIDE:
                self.propose_near(found[i], cost + 4)
                for j in range(4):
                    q = found[i] + TURN[j]
                    if (
                        s.color[q] == s.color[stone]
                        and s.string[q] != s.string[stone]
                        and self.look(q, 3) <= 2
                    ):
                        self.suggest_liberties(q, cost + 1 + s.liberties[s.string[q]], 2)
        if libs <= 2 and self.depth <= WIDE:
            self.propose_keeping(stone, cost)

    def propose_keeping(self, stone: int, cost: int) -> None:
        """Offer to save strings in atari that hold a string of the other color in: extend them, take what stands by."""
        s = self.s
        held = cython.declare("unsigned short[4]")
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            held = [0] * 4
            found = [0] * 4
        count = self.strings_beside(stone, 3 - s.color[stone], 1, held, 4)
        for i in range(count):
            if s.string[held[i]] != s.string[self.target]:
                self.propose_capture_of(held[i], cost + 2)
                beside = self.strings_beside(held[i], s.color[stone], 1, found, 4)
                for j in range(beside):
                    self.propose_capture_of(found[j], cost + 1)

    def propose_friends(self, p: int, cost: int) -> None:
        """Offer the liberties of the owner's other strings at a liberty, and what holds them in: all may become one."""
        s = self.s
        is_owner = cython.declare(cython.bint, s.numbers[TO_MOVE] == self.owner)
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == self.owner and s.string[q] != s.string[self.target]:
                libs = self.look(q, 5)
                if libs > 4:
                    continue
                self.suggest_liberties(q, cost + libs, 4)
                if not is_owner and libs <= 2:
                    count = self.liberties_into(q, found, 2)
                    for j in range(count):
                        self.propose_near(found[j], cost + libs + 2)
                count = self.strings_beside(q, self.pursuer, 3 if is_owner else 1, found, 8)
                for j in range(count):
                    theirs = s.liberties[s.string[found[j]]]
                    if theirs == 1:
                        self.propose_capture_of(found[j], cost)
                    else:
                        self.propose_attack(found[j], cost + 1 + theirs)

    def suggest_liberties(self, stone: int, cost: int, most: int) -> None:
        """Offer up to `most` (eight) liberties of a string."""
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        count = self.liberties_into(stone, found, most)
        for i in range(count):
            self.suggest(found[i], cost)

    def propose_near(self, p: int, cost: int) -> None:
        """Offer the empty points beside a liberty."""
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    self.suggest(q, cost - empty_beside(s, q))
