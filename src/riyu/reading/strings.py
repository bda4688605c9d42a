"""Reading strings: can the enemy take this string, can its owner save it.

Takes a board and a stone; gives what `Solver` gives, the enemy of the string being the pursuer. Source: Wilcox, "String
tactics" (W15): a virtual string, ladders at once, snapbacks, counter-attacks that may not outlast the string.

A string is taken when its stone is gone and can't snap back. It is out of reach once it has more liberties than the
pursuer may hope to fill: more than four, and fewer the longer the line is. Beyond that no eye is known: where the
enemy can't play any more he has no move.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Point, on_board, point_text
from riyu.patterns.compact import records_of
from riyu.patterns.focus import CompactClass, FocusMatcher
from riyu.patterns.library import Library
from riyu.reading.ladder import LadderReader
from riyu.reading.solver import Solver

if not cython.compiled:
    from riyu.game.constants import EMPTY, NO_POINT
    from riyu.game.plain import TO_MOVE, TURN, empty_beside
    from riyu.patterns.plain import Found
    from riyu.reading.plain import (
        CLOSE,
        LADDER,
        MET,
        MISSED,
        NARROW,
        OPEN,
        PATTERNS_TO,
        WIDE,
    )

__all__ = ["StringReader"]


class StringReader(Solver):
    """Strings on one board, one question after another.

    Arguments: the board's features, which the pattern classes may ask, and the library with the classes
    `string-attack`, `string-defense`, `trick-plays` and `net-attack`; without a library, none is asked.
    """

    def __init__(
        self, board: Board, features: Features | None = None, library: Library | None = None
    ) -> None:
        super().__init__(board)
        self.limit = 20000
        self.ladder = LadderReader(board, 0, LADDER)
        self.ladder.touch_for(self)
        self.target = 0
        self.owner = 0
        self.has_patterns = library is not None
        if library is not None:
            self.matcher = FocusMatcher(features or Features(board))
            self.taking, self.saving, self.tricks, self.nets = [
                CompactClass(found, records_of(found))
                for found in map(
                    library.of, ("string-attack", "string-defense", "trick-plays", "net-attack")
                )
            ]
        if not cython.compiled:
            self.answers = [Found() for _ in range(8)]

    def aim(self, stone: Point) -> None:
        """Let the string at a stone be what is asked about. Raises UsageError if no stone stands there."""
        if self.board.color_at(stone) not in (1, 2):
            where = point_text(stone) if on_board(stone, self.board.size) else f"cell {stone}"
            raise UsageError(f"no stone stands at {where}")
        self.target = stone
        self.owner = self.board.color_at(stone)
        self.pursuer = 3 - self.owner

    # What is decided.

    def takes_for_good(self, p: int) -> bool:
        """Say whether the pursuer, taking the string at its last liberty, can't be taken back there at once."""
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p):
            return True
        head = s.string[self.target]
        gained = 0
        for i in range(4):
            q = p + TURN[i]
            if s.string[q] == head:
                gained += 1
            elif s.color[q] == self.pursuer and self.look(q, 2) > 1:
                return True
        return gained > 1

    def snaps_back(self, side: int) -> bool:
        """Say whether the owner, whose string was just taken, can take as much back, or the ko."""
        s = self.s
        last = self.last_move
        if s.color[last] != self.pursuer or self.look(last, 2) != 1:
            return False
        stones = s.stones[s.string[last]]
        if stones < self.last_taken or (stones == 1 and self.last_taken != 1):
            return False
        return self.can_play(self.last_liberty(last), side)

    def most_liberties(self) -> int:
        """Give how many liberties the pursuer may still hope to fill."""
        if self.depth > NARROW:
            return 2
        if self.depth > WIDE:
            return 3
        return 4

    def outlook(self, side: int) -> int:
        """Say whether the string is taken, or out of reach."""
        s = self.s
        target = self.target
        if s.color[target] != self.owner:
            if side == self.pursuer:
                return MISSED
            return OPEN if self.snaps_back(side) else MET
        self.touch_string(target)
        liberties = s.liberties[s.string[target]]
        if side == self.pursuer and liberties == 1:
            p = self.last_liberty(target)
            if self.takes_for_good(p) and self.can_play(p, side):
                self.finish = p
                return MET
        if liberties > self.most_liberties():
            return MISSED
        if (
            side == self.pursuer
            and liberties == 2
            and self.ladder.takes(target, LADDER, self.over_ko)
        ):
            self.finish = self.ladder.lines[0]
            return MET
        return OPEN

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
        if self.has_patterns and self.depth <= PATTERNS_TO:
            self.matcher.look()
        if side == self.pursuer:
            self.propose_taking()
        else:
            self.propose_saving()

    def propose_taking(self) -> None:
        """Offer the pursuer's moves: liberties, points near them, and the relief of strings that hold the target in."""
        s = self.s
        own = self.pursuer
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = self.liberties_into(self.target, found, 5)
        for i in range(libs):
            p = found[i]
            ours = self.freedom_after(p, own, 3)
            cost = 7 - self.freedom_after(p, self.owner, 6)
            if ours == 1:
                cost += 3
            if libs == 1 or cost < 1:
                cost = 1
            self.offer(p, cost)
            if self.depth <= (WIDE if libs <= 2 else CLOSE) or (self.depth <= NARROW and ours == 1):
                self.propose_near(p, 4 + libs)
            if self.depth <= WIDE:
                self.propose_friends(p, 3)
            if self.has_patterns and self.depth <= PATTERNS_TO:
                self.propose_known(self.taking, p, own, self.stone_beside(p, self.target))
        if self.has_patterns and self.depth <= PATTERNS_TO:
            self.propose_known(self.tricks, self.target, own, NO_POINT)
            self.propose_known(self.nets, self.target, own, NO_POINT)
        if libs > 1:
            few = 1
            if self.depth <= WIDE:
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
        own = self.owner
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        libs = s.liberties[s.string[self.target]]
        few = 1
        if self.depth <= NARROW:
            few = libs + 1 if libs < 3 else 4
        beside = self.strings_beside(self.target, self.pursuer, few, found, 8)
        for i in range(beside):
            theirs = s.liberties[s.string[found[i]]]
            if theirs == 1:
                self.propose_attack(found[i], 1)
            else:
                self.propose_attack(found[i], 2 + theirs)
        libs = self.liberties_into(self.target, found, 5)
        for i in range(libs):
            p = found[i]
            room = self.freedom_after(p, own, 6)
            if room > 1:
                self.offer(p, 1 if room > libs + 2 else libs + 3 - room)
            if libs > 1 and self.depth <= WIDE:
                self.propose_near(p, 6)
            if self.depth <= WIDE:
                self.propose_friends(p, 3)
            if self.has_patterns and self.depth <= PATTERNS_TO:
                self.propose_known(self.saving, p, own, self.stone_beside(p, self.target))
        if libs > 1:
            self.offer_pass(7)

    def propose_capture_of(self, stone: int, cost: int) -> None:
        """Offer to take a string in atari."""
        self.touch_string(stone)
        self.offer(self.last_liberty(stone), cost)

    def propose_relief(self, stone: int, cost: int) -> None:
        """Offer to strengthen a string of the pursuer's: its liberties, points near them, what it may take in turn."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.offer(found[i], cost)
            if libs > 1:
                self.propose_near(found[i], cost + 2)
        beside = self.strings_beside(stone, self.owner, 2, found, 8)
        for i in range(beside):
            if s.string[found[i]] != s.string[self.target]:
                self.propose_liberties(found[i], cost + s.liberties[s.string[found[i]]] - 1, 2)

    def propose_attack(self, stone: int, cost: int) -> None:
        """Offer to fill a string's liberties, and, near its end, to come near them or take what stands by them."""
        s = self.s
        found = cython.declare("unsigned short[4]")
        if not cython.compiled:
            found = [0] * 4
        self.touch_string(stone)
        libs = self.liberties_into(stone, found, 4)
        for i in range(libs):
            self.offer(found[i], cost)
            if libs <= 2 and self.depth <= WIDE:
                self.propose_near(found[i], cost + 4)
                for j in range(4):
                    q = found[i] + TURN[j]
                    if (
                        s.color[q] == s.color[stone]
                        and s.string[q] != s.string[stone]
                        and self.look(q, 3) <= 2
                    ):
                        self.propose_liberties(q, cost + 1 + s.liberties[s.string[q]], 2)
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
                self.propose_liberties(q, cost + libs, 4)
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

    def propose_near(self, p: int, cost: int) -> None:
        """Offer the empty points beside a liberty."""
        s = self.s
        self.touch_around(p)
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    self.offer(q, cost - empty_beside(s, q))

    def propose_known(self, wanted: CompactClass, p: int, side: int, toward: int) -> None:
        """Offer the answers of a pattern class at a focus, the first soonest."""
        count = self.matcher.ask(wanted, p, side, toward, 8, self.answers)
        for i in range(count):
            if self.answers[i].answer != NO_POINT:
                self.offer(self.answers[i].answer, 2 + i)
