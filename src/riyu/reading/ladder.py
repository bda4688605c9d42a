"""Ladders: can a string of one or two liberties be taken by keeping it in atari, and can it get out.

Takes a board, a stone and a limit of nodes; gives a Reading, as long as the ladder may be. Knows no nets and no
moves but the ataris of the attacker, and the extensions and counter-captures of the defender: three liberties are
an escape.
"""

from __future__ import annotations

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Point, on_board, point_text
from riyu.reading.ground import Ground
from riyu.reading.reading import Reading, Verdict

if not cython.compiled:
    from riyu.game.constants import BORDER, CELLS
    from riyu.game.plain import TURN, empty_beside

    DEEPEST = 240

__all__ = ["LIMIT", "read_ladder"]

LIMIT = 5000
"""Nodes a ladder may take unless said otherwise."""


class LadderReader(Ground):
    """One reading's state. Results inside: 1 the string is taken, 0 it is not, or not known where `gave_up` says so."""

    def __init__(self, board: Board, target: Point, limit: int) -> None:
        super().__init__(board)
        self.target = target
        self.limit = limit
        self.plays = 0
        self.asker = 0
        self.gave_up = False
        if not cython.compiled:
            self.lines = [0] * (DEEPEST * DEEPEST)
            self.lengths = [0] * (DEEPEST + 1)

    def touch_fight(self, stone: int) -> None:
        """Note what a verdict about a string depends on: it, its liberties, those of enemy strings beside it."""
        s = self.s
        color = s.color[stone]
        head = s.string[stone]
        last_enemy = 0
        self.touch_string(stone)
        p = head
        while True:
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == 3 - color and s.string[q] != last_enemy:
                    last_enemy = s.string[q]
                    self.touch_string(last_enemy)
            p = s.next[p]
            if p == head:
                break

    def keep_line(self, depth: int, p: int) -> None:
        """Let the line at a depth be this move and the line below it."""
        row = depth * DEEPEST
        below = row + DEEPEST
        length = self.lengths[depth + 1] if depth + 1 < DEEPEST else 0
        self.lines[row] = p
        for i in range(length):
            self.lines[row + 1 + i] = self.lines[below + i]
        self.lengths[depth] = length + 1

    def attack(self, depth: int) -> int:
        """Let the attacker move: give 1 if the string is taken."""
        s = self.s
        target = self.target
        attacker = 3 - s.color[target]
        found = cython.declare("unsigned short[3]")
        if not cython.compiled:
            found = [0] * 3
        self.lengths[depth] = 0
        self.touch_fight(target)
        liberties = s.liberties[s.string[target]]
        if liberties > 2:
            return 0
        if self.plays >= self.limit or depth >= DEEPEST - 2:
            self.gave_up = True
            return 0
        self.liberties_into(target, found, liberties)
        if liberties == 1:
            self.lengths[depth + 1] = 0
            self.keep_line(depth, found[0])
            if self.can_play(found[0], attacker):
                self.plays += 1
                return 1
            return 0
        # The liberty where the string would gain more is the attacker's first choice.
        for i in range(2):
            self.touch_around(found[i])
        if empty_beside(s, found[1]) > empty_beside(s, found[0]):
            found[2] = found[0]
            found[0] = found[1]
            found[1] = found[2]
        for i in range(2):
            p = found[i]
            if self.can_play(p, attacker):
                mark = self.step(p, attacker)
                taken = self.defend(depth + 1)
                self.back(mark)
                self.keep_line(depth, p)
                if taken:
                    return 1
                if self.gave_up:
                    return 0
        return 0

    def defend(self, depth: int) -> int:
        """Let the defender move, in atari or not: give 1 if the string is taken whatever it does."""
        s = self.s
        target = self.target
        own = s.color[target]
        found = cython.declare("unsigned short[3]")
        if not cython.compiled:
            found = [0] * 3
        self.lengths[depth] = 0
        self.touch_fight(target)
        if s.liberties[s.string[target]] > 1:
            return 0
        if self.plays >= self.limit or depth >= DEEPEST - 2:
            self.gave_up = True
            return 0
        # Step 1. Take an enemy string beside it that is in atari.
        head = s.string[target]
        p = head
        while True:
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == 3 - own and s.liberties[s.string[q]] == 1:
                    self.liberties_into(q, found, 1)
                    if self.can_play(found[0], own):
                        mark = self.step(found[0], own)
                        taken = self.attack(depth + 1)
                        self.back(mark)
                        self.keep_line(depth, found[0])
                        if not taken:
                            return 0
            p = s.next[p]
            if p == head:
                break
        # Step 2. Extend at its last liberty.
        self.liberties_into(target, found, 1)
        if self.can_play(found[0], own):
            mark = self.step(found[0], own)
            taken = self.attack(depth + 1)
            self.back(mark)
            self.keep_line(depth, found[0])
            if not taken:
                return 0
        return 1

    def takes(self, target: int, limit: int, over_ko: int) -> bool:
        """Say whether the string at a stone is surely taken, its enemy to move; as a part of another reading."""
        self.target = target
        self.limit = limit
        self.over_ko = over_ko
        self.look_stamp += 1
        self.plays = 0
        self.gave_up = False
        return self.attack(0) == 1

    def read(self, attacker_first: bool) -> Reading:
        """Read the ladder out; the verdict is for the side that moves first."""
        own = self.s.color[self.target]
        self.asker = 3 - own if attacker_first else own
        taken = self.attack(0) if attacker_first else self.defend(0)
        line = tuple([self.lines[i] for i in range(self.lengths[0])])
        won = bool(taken) == attacker_first
        verdict = Verdict.WIN if won else Verdict.LOSS
        if self.gave_up:
            verdict = Verdict.UNKNOWN
        elif not won and self.refused[self.asker]:
            # Lost, but a ko was in the way: would it be won by taking that?
            self.over_ko = self.asker
            taken = self.attack(0) if attacker_first else self.defend(0)
            if bool(taken) == attacker_first and not self.gave_up:
                verdict = Verdict.KO
                line = tuple([self.lines[i] for i in range(self.lengths[0])])
        return Reading(
            verdict,
            line,
            self.plays,
            frozenset([p for p in range(CELLS) if self.touched[p] and self.s.color[p] != BORDER]),
        )


def read_ladder(
    board: Board, stone: Point, *, attacker_first: bool = True, limit: int = LIMIT
) -> Reading:
    """Read whether the string at a stone is taken in a ladder.

    With `attacker_first` the enemy moves and WIN means it takes the string; otherwise the owner moves and WIN means
    the string gets out: a string of more than two (one) liberties is no ladder, and the verdict LOSS (WIN). KO if
    it would be otherwise but for a ko that can't be taken now. `limit` bounds the moves tried: UNKNOWN beyond. The
    board is as before. Raises UsageError if no stone stands there.
    """
    if board.color_at(stone) not in (1, 2):
        where = point_text(stone) if on_board(stone, board.size) else f"cell {stone}"
        raise UsageError(f"no stone stands at {where}")
    return LadderReader(board, stone, limit).read(attacker_first)
