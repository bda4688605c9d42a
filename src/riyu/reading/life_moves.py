"""The moves that reading of life and death looks at, and in what order.

Takes a zone and the eyes in it; gives moves with costs. Knows no verdicts but those of the search so far: what decided
nodes before is looked at sooner.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.life_eyes import LifeEyes

if not cython.compiled:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import TURN
    from riyu.reading.plain_life import INNER, RING

__all__ = ["LifeMoves"]


class LifeMoves(LifeEyes):
    """A group, its zone, its eyes, and the moves there."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.target_in_atari = False
        if not cython.compiled:
            self.worked = [0] * 848
            self.reply_to = [0] * 848

    def settled(self, n: int, came: int) -> None:
        """Remember which move decided a node, for nodes alike."""
        side = self.nodes[n].side
        if (self.nodes[n].pn == 0) == (side == self.pursuer):
            place = 424 * (side - 1)
            best = self.nodes[n].best
            if self.worked[place + best] < 60000:
                self.worked[place + best] += 1
            self.reply_to[place + came] = best

    def propose(self, side: int) -> None:
        """Offer the moves in the zone, what is at its border, and to pass."""
        s = self.s
        if self.depth == 0:
            for i in range(848):
                self.worked[i] = self.reply_to[i] = 0
        self.target_in_atari = False
        for i in range(self.cell_count):
            p = self.cells[i]
            if s.color[p] == EMPTY:
                cost = self.move_cost(p, side)
                if cost:
                    self.offer(p, cost)
            else:
                if self.is_member[p] and s.liberties[s.string[p]] == 1:
                    self.target_in_atari = True
                self.propose_border(p, side)
        if side == self.owner and not self.target_in_atari:
            self.offer_pass(8)
        if side == self.owner:
            self.reply_cost = 1 + self.eye_points // 2
        else:
            self.reply_cost = 1
            if self.eye_points < 16:
                self.reply_cost = 9 - self.eye_points // 2

    def propose_border(self, p: int, side: int) -> None:
        """Offer the liberties outside the zone of a string in it, and those of strings in atari beside it."""
        s = self.s
        found = cython.declare("unsigned short[8]")
        if not cython.compiled:
            found = [0] * 8
        if s.string[p] == p or self.zone[s.string[p]] == 0:
            libs = 4 if s.color[p] == self.owner else 2
            if s.liberties[s.string[p]] <= libs:
                libs = self.liberties_into(p, found, 4)
                for i in range(libs):
                    if self.zone[found[i]] == 0:
                        self.touch_around(found[i])
                        self.offer(
                            found[i], self.learned(found[i], side, self.border_cost(found[i], side))
                        )
        if s.color[p] == self.owner:
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == self.pursuer and self.zone[q] == 0:
                    if s.liberties[s.string[q]] <= 2:
                        libs = self.liberties_into(q, found, 2)
                        for i in range(libs):
                            if self.zone[found[i]] == 0:
                                self.touch_around(found[i])
                                self.offer(
                                    found[i],
                                    self.learned(found[i], side, self.border_cost(found[i], side)),
                                )

    def border_cost(self, p: int, side: int) -> int:
        """Give what a move outside the zone costs."""
        s = self.s
        cost = 7
        for j in range(4):
            q = p + TURN[j]
            if s.string[q] and s.liberties[s.string[q]] == 1:
                cost = 3
        if cost == 7 and self.freedom_after(p, side, 2) < 2:
            cost = 9
        return cost

    def move_cost(self, p: int, side: int) -> int:
        """Give what a move costs, 0 if it isn't worth reading."""
        s = self.s
        cost = 8
        own = 0
        other = 0
        empty = 0
        eyes = 0
        if self.can_be_eye[p]:
            eyes = 1
        takes = 0
        saves = 0
        ataris = 0
        head = 0
        is_one = True
        near_eye = 0
        if self.can_be_eye[p]:
            near_eye = 1
        outs = 0
        presses = 0
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] == BORDER:
                continue
            if self.zone[q] and self.can_be_eye[q]:
                near_eye = 1
            if s.color[q] == EMPTY:
                empty += 1
                if self.zone[q] != INNER:
                    outs += 1
                if self.zone[q] == INNER:
                    if self.can_be_eye[q]:
                        eyes += 1
                continue
            libs = s.liberties[s.string[q]]
            if s.color[q] == side:
                own += 1
                if head and s.string[q] != head:
                    is_one = False
                head = s.string[q]
                if libs == 1:
                    saves += s.stones[head]
                if libs <= 2 and side == self.owner:
                    presses += 1
            else:
                other += 1
                if self.can_be_eye[q]:
                    eyes += 1
                if libs == 1:
                    takes += s.stones[s.string[q]]
                elif libs == 2:
                    ataris += 1
                elif libs == 3 and side == self.pursuer:
                    presses += 1
        if (
            near_eye == 0
            and takes == 0
            and saves == 0
            and ataris == 0
            and outs == 0
            and presses == 0
            and (is_one or side == self.pursuer)
            and not self.cuts(p)
        ):
            # the pursuer may have to fill liberties in the end
            return 11 if side == self.pursuer and other else 0
        if takes == 0 and empty == 0 and other == 0 and is_one:
            return 0
        for row in range(-20, 21, 40):
            for q in range(p + row - 1, p + row + 2, 2):
                if s.color[q] != BORDER and self.zone[q] == INNER and self.can_be_eye[q]:
                    eyes += 1
        cost -= eyes // 2
        if self.can_be_eye[p] == 2:
            cost -= 3
        if takes:
            cost -= 3
        if saves:
            cost -= 2
        if ataris:
            cost -= 1
        if self.zone[p] == RING:
            cost += 2
        if self.away[p] > 2:
            cost += 1
        if empty == 0 and takes == 0 and self.freedom_after(p, side, 2) < 2:
            cost += 1
        return self.learned(p, side, cost)

    def cuts(self, p: int) -> bool:
        """Say whether a point is beside two strings of the owner."""
        s = self.s
        head = 0
        for j in range(4):
            q = p + TURN[j]
            if s.color[q] == self.owner:
                if head and s.string[q] != head:
                    return True
                head = s.string[q]
        return False

    def learned(self, p: int, side: int, cost: int) -> int:
        """Give a cost, less where the move decided nodes before."""
        place = 424 * (side - 1)
        worked = self.worked[place + p]
        if worked > 0:
            cost -= 1
        if worked > 8:
            cost -= 1
        if worked > 64:
            cost -= 1
        if self.reply_to[place + self.last_move] == p:
            cost -= 3
        return cost if cost > 1 else 1
