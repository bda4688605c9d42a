"""What a move does to the strings beside it, as numbers of features: captures, ataris, escapes, ladders, liberties.

Takes a board, the color to move and the last move's point; writes the features of a move. Knows no windows, links or
access.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.ladder import LadderReader

if not cython.compiled:
    from riyu.candidates.constants import (
        ATARI,
        ATARI_IN_KO,
        ATARI_LAST,
        ESCAPE,
        JOINS,
        LADDER,
        OWN_LIBERTIES,
        PARTS,
        SAVES,
        SELF_ATARI,
        SQUEEZE,
        TAKES,
        TAKES_FREE,
        TAKES_HELD,
        TAKES_IN_KO,
        TAKES_LAST,
    )
    from riyu.game.after import liberties_after
    from riyu.game.plain import KO, SIZE, TO_MOVE, TURN, empty_beside

__all__ = ["StringFeatures"]

LADDER_NODES = 200
"""Moves that a ladder may take here; a longer one counts as not working."""


def bucket(moves: int) -> int:
    """Give the place of a number of stones among 1, 2, 3 to 5, more."""
    return 0 if moves <= 1 else 1 if moves == 2 else 2 if moves <= 5 else 3


class StringFeatures:
    """What the legal moves of one board do to the strings beside them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = self.board.s
        self.reader = LadderReader(self.board, 0, LADDER_NODES)
        if not cython.compiled:
            self.verdict = [0] * 424
            self.first_move = [0] * 424

    # Compiled inside: unchecked, without Python.

    def face(self, color: int, last: int) -> None:
        """Note whose moves are asked for, and the last move's point, 0 for none."""
        self.color = color
        self.last = last

    def ladder(self, head: int, attacker_first: bool) -> int:
        """Read a string's ladder: give 1 if the side that moves first has its way, else 2."""
        self.reader.target = head
        self.reader.plays = 0
        self.reader.over_ko = 0
        self.reader.gave_up = False
        own = self.s.color[head]
        self.reader.asker = 3 - own if attacker_first else own
        taken = self.reader.attack(0) if attacker_first else self.reader.defend(0)
        self.first_move[head] = self.reader.lines[0] if self.reader.lengths[0] > 0 else 0
        if attacker_first:
            return 1 if taken and not self.reader.gave_up else 2
        return 2 if taken else 1

    def read_ladders(self) -> None:
        """Read the ladders of all strings with one or two liberties: the owner first where it has one."""
        s = self.s
        to_move = s.numbers[TO_MOVE]
        size = s.numbers[SIZE]
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                p = 20 * row + column
                if s.string[p] != p:
                    continue
                self.verdict[p] = 0
                liberties = s.liberties[p]
                if liberties <= 2:
                    # A ko binds whoever is to move: the one who begins the ladder. Put back at once, so not logged.
                    s.numbers[TO_MOVE] = s.color[p] if liberties == 1 else 3 - s.color[p]
                    self.verdict[p] = self.ladder(p, liberties == 2)
                    s.numbers[TO_MOVE] = to_move

    def add(self, p: int, found: list[int], end: int) -> int:
        """Add captures, ataris, escapes, ladders, liberties, joins from `end` on; give where they end."""
        s = self.s
        color = self.color
        heads = cython.declare("int[4]")
        if not cython.compiled:
            heads = [0] * 4
        count = 0
        for i in range(4):
            h = s.string[p + TURN[i]]
            seen = 0
            if h == 0:
                seen = 1
            for j in range(count):
                if heads[j] == h:
                    seen = 1
            if seen == 0:
                heads[count] = h
                count += 1
        taken = 0
        owns = 0
        enemies = 0
        joined = 1
        least_own = 9
        saves = 0
        last_head = s.string[self.last] if self.last != 0 else 0
        for j in range(count):
            h = heads[j]
            liberties = s.liberties[h]
            stones = s.stones[h]
            if s.color[h] == color:
                owns += 1
                joined += stones
                least_own = min(least_own, liberties)
                if liberties == 2 and self.verdict[h] == 1:
                    found[end] = LADDER + 4
                    end += 1
            else:
                enemies += 1
                if liberties == 1:
                    taken += stones
                    if h == last_head:
                        found[end] = TAKES_LAST
                        end += 1
                    found[end] = TAKES_FREE if self.verdict[h] == 1 else TAKES_HELD
                    end += 1
                    # Step 1. Which own strings in atari stand beside what is taken?
                    q = h
                    while True:
                        for i in range(4):
                            beside = s.string[q + TURN[i]]
                            if (
                                beside != 0
                                and s.color[beside] == color
                                and s.liberties[beside] == 1
                            ):
                                saves = max(saves, 1 if s.stones[beside] == 1 else 2)
                        q = s.next[q]
                        if q == h:
                            break
                elif liberties == 2:
                    found[end] = ATARI + min(stones, 3) - 1
                    end += 1
                    if h == last_head:
                        found[end] = ATARI_LAST
                        end += 1
                    if s.numbers[KO] != 0:
                        found[end] = ATARI_IN_KO
                        end += 1
                    if self.verdict[h] == 1 and self.first_move[h] == p:
                        found[end] = LADDER
                        end += 1
                    elif self.verdict[h] == 2:
                        found[end] = LADDER + 1
                        end += 1
                elif liberties == 3:
                    found[end] = SQUEEZE + (1 if stones > 2 else 0)
                    end += 1
                elif liberties == 4:
                    found[end] = SQUEEZE + (3 if stones > 2 else 2)
                    end += 1
        if taken:
            found[end] = TAKES + (taken - 1 if taken < 4 else 3 if taken < 7 else 4)
            end += 1
            if saves:
                found[end] = SAVES + saves - 1
                end += 1
            if taken == 1 and owns == 0 and empty_beside(s, p) == 0:
                found[end] = TAKES_IN_KO
                end += 1
        # Step 2. The liberties of what stands there then.
        liberties = liberties_after(s, p, color, 5)
        if liberties == 1:
            found[end] = SELF_ATARI + bucket(joined)
            end += 1
        elif owns:
            found[end] = OWN_LIBERTIES + min(liberties, 5) - 2
            end += 1
        for j in range(count):
            h = heads[j]
            if s.color[h] == color and s.liberties[h] == 1:
                if liberties > 1:
                    size = 0 if s.stones[h] == 1 else 2 if s.stones[h] < 4 else 4
                    found[end] = ESCAPE + size + (1 if liberties > 2 else 0)
                    end += 1
                if self.first_move[h] == p or taken == 0:
                    found[end] = LADDER + (2 if self.verdict[h] == 1 else 3)
                    end += 1
        if owns > 1:
            found[end] = JOINS + (1 if owns > 2 else 0)
            end += 1
        if enemies > 1:
            found[end] = PARTS + (1 if enemies > 2 else 0)
            end += 1
        return end
