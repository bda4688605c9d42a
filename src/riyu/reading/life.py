"""Reading life and death: can a group be killed, can it live.

Takes a board and a stone; gives what `Solver` gives, the killer of the stone's group being the pursuer. Knows no other
groups but those in the zone. Sources: Wilcox, "Groups" (W19); Kishimoto and Mueller 2005 (proof numbers for life and
death).

A group is dead when half its stones are taken or it can't get two eyes any more, alive when it has them, when both
sides pass (seki), or when it is out of its zone.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.life_playouts import LifePlayouts
from riyu.reading.sure_eyes import SureEyes

if not cython.compiled:
    from riyu.game.constants import CELLS, EMPTY
    from riyu.game.plain import PASSES, TURN, empty_beside
    from riyu.reading.plain import MET, MISSED, OPEN
    from riyu.reading.plain_life import INNER, OPEN_ROOM

__all__ = ["LifeReader"]


class LifeReader(LifePlayouts):
    """The life of groups on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.sure = SureEyes(self.eyes)
        self.may_join = False

    def members_alive(self) -> int:
        """Give how many of the group's stones have two eyes."""
        count = 0
        for i in range(self.zone.member_count):
            p = self.zone.members[i]
            if self.s.color[p] == self.zone.owner and self.eyes.eyes_of[self.s.string[p]] >= 2:
                count += 1
        return count

    def outlook(self, side: int) -> int:
        """Say whether the group is dead or alive."""
        if self.depth == 0:
            # `aim` looks at all of the board: who is strong, safe or alive, and how far off
            for p in range(CELLS):
                self.touched[p] = 1
            self.number_places()
        self.ground.look_stamp += 1
        self.clear_found()
        left = self.zone.members_left()
        if 2 * left < self.zone.member_count or left == 0:
            return MET
        if self.s.numbers[PASSES] >= 2 or self.zone.inner_room > OPEN_ROOM:
            self.find_all()
            return MET if self.eyes.needs_eyes and self.s.numbers[PASSES] >= 2 else MISSED
        self.eyes.scan()
        if 2 * self.members_alive() >= left:
            self.find_eyes()
            return MISSED
        if self.has_escaped(side):
            self.find_all()
            return MISSED
        self.eyes.weigh_eyes(side, self.depth == 0)
        self.looks_alive = not self.is_playing and self.sure.is_sure(side, self.depth == 0)
        if self.eyes.is_contested or self.may_run(side):
            return OPEN
        if self.eyes.capacity < 2:
            self.find_room()
            return MET
        return OPEN

    def find_eyes(self) -> None:
        """Let the strings that have two eyes be found, and their eyes."""
        for a in range(self.eyes.area_count):
            area = cython.address(self.eyes.areas[a]) if cython.compiled else self.eyes.areas[a]
            if area.vitals == 0 or area.is_struck:
                continue
            for k in range(area.size):
                self.find(self.eyes.area_cells[area.first + k])
            for k in range(area.head_count):
                self.find_string(area.heads[k])

    def find_room(self) -> None:
        """Let all be found that keeps the group from having two eyes."""
        s = self.s
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.eyes.can_be_eye[p] or s.color[p] == self.zone.owner:
                self.find(p)
            if s.color[p] == self.pursuer and self.eyes.holds(p) != 1:
                self.find_string(p)
            if s.color[p] == EMPTY:
                for j in range(4):
                    q = p + TURN[j]
                    if s.color[q] == self.zone.owner and self.zone.kind[p] != INNER:
                        self.find(p)
                    if (self.zone.kind[q] and self.eyes.can_be_eye[q]) or self.zone.is_safe[q]:
                        self.find(p)

    def has_escaped(self, side: int) -> bool:
        """Say whether the group is joined with safe stones or has liberties enough outside.

        An owner to move joins with them by one point; but of the position asked about his move is wanted.
        """
        s = self.s
        self.seen_stamp += 1
        stamp = self.seen_stamp
        outside = 0
        joints = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] != self.zone.owner:
                continue
            head = s.string[p]
            if self.seen[head] == stamp:
                continue
            is_own = False
            x = head
            while True:
                if self.zone.is_member[x]:
                    is_own = True
                    break
                x = s.next[x]
                if x == head:
                    break
            self.seen[head] = stamp
            if not is_own:
                continue
            x = head
            while True:
                if self.zone.is_safe[x]:
                    return True
                if empty_beside(s, x):
                    for j in range(4):
                        q = x + TURN[j]
                        if s.color[q] != EMPTY or self.seen[q] == stamp:
                            continue
                        self.seen[q] = stamp
                        if self.zone.kind[q] != INNER:
                            outside += 1
                        for k in range(4):
                            if (
                                self.zone.is_safe[q + TURN[k]]
                                and s.color[q + TURN[k]] == self.zone.owner
                            ):
                                joints += 1
                                break
                x = s.next[x]
                if x == head:
                    break
        self.may_join = joints >= 1
        if side == self.zone.owner and self.depth:
            return outside >= 3 or joints >= 1
        return outside >= 3 or joints >= 2

    def may_run(self, side: int) -> bool:
        """Say whether the group may get out of the zone yet; at the position asked about, if either color moves."""
        s = self.s
        runs = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] != EMPTY:
                continue
            is_own = False
            outs = 0
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == self.zone.owner:
                    is_own = True
                elif s.color[q] == EMPTY and self.zone.kind[q] != INNER:
                    outs += 1
            if is_own and outs >= 2:
                runs += 1
        if side == self.zone.owner or self.depth == 0:
            return runs >= 1 or self.may_join
        return runs >= 2
