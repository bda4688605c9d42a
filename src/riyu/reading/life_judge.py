"""Whether a group is dead or alive as the board stands, without reading: by its eyes, its room, and its ways out.

Takes a zone and the eyes in it; gives an outlook for the side to move, and what it rests on. Knows no search. Source:
Wilcox, "Groups" (W19).

A group is dead when half its stones are taken or it can't get two eyes any more, alive when it has them, when both
sides pass (seki), or when it is out of its zone.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_counter import SureEyes
from riyu.reading.proof_points import ProofPoints

if not cython.compiled:
    from riyu.game.constants import EMPTY
    from riyu.game.plain import PASSES, TURN, empty_beside
    from riyu.reading.plain import MET, MISSED, OPEN
    from riyu.reading.plain_life import INNER, OPEN_ROOM

__all__ = ["LifeJudge"]


class LifeJudge:
    """What is plain to see of a group's life; `looks_alive` says what is likely where nothing is."""

    def __init__(self, sure: SureEyes, proof: ProofPoints) -> None:
        self.sure = sure
        self.proof = proof
        self.eyes = self.sure.eyes
        self.zone = self.sure.zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.looks_alive = self.may_join = False

    def outlook(self, side: int, is_root: bool, guesses: bool) -> int:
        """Say whether the group is dead (MET) or alive (MISSED) with a side to move; what that rests on is found.

        `is_root` says that this is the position asked about, `guesses` that `looks_alive` is wanted too.
        """
        self.ground.look_stamp += 1
        self.proof.clear_found()
        left = self.zone.members_left()
        if 2 * left < self.zone.member_count or left == 0:
            return MET
        if self.s.numbers[PASSES] >= 2 or self.zone.inner_room > OPEN_ROOM:
            self.proof.find_all()
            return MET if self.eyes.needs_eyes and self.s.numbers[PASSES] >= 2 else MISSED
        self.eyes.scan()
        if 2 * self.members_alive() >= left:
            self.find_eyes()
            return MISSED
        if self.has_escaped(side, is_root):
            self.proof.find_all()
            return MISSED
        self.eyes.weigh_eyes(side, is_root)
        self.looks_alive = guesses and self.sure.is_sure(side, is_root)
        if self.eyes.is_contested or self.may_run(side, is_root):
            return OPEN
        if self.eyes.capacity < 2:
            self.find_room()
            return MET
        return OPEN

    def members_alive(self) -> int:
        """Give how many of the group's stones have two eyes."""
        count = 0
        for i in range(self.zone.member_count):
            p = self.zone.members[i]
            if self.s.color[p] == self.zone.owner and self.eyes.eyes_of[self.s.string[p]] >= 2:
                count += 1
        return count

    def find_eyes(self) -> None:
        """Let the strings that have two eyes be found, and their eyes."""
        for a in range(self.eyes.area_count):
            area = cython.address(self.eyes.areas[a]) if cython.compiled else self.eyes.areas[a]
            if area.vitals == 0 or area.is_struck:
                continue
            for k in range(area.size):
                self.proof.find(self.eyes.area_cells[area.first + k])
            for k in range(area.head_count):
                self.proof.find_string(area.heads[k])

    def find_room(self) -> None:
        """Let all be found that keeps the group from having two eyes."""
        s = self.s
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if self.eyes.can_be_eye[p] or s.color[p] == self.zone.owner:
                self.proof.find(p)
            if s.color[p] == self.zone.pursuer and self.eyes.holds(p) != 1:
                self.proof.find_string(p)
            if s.color[p] == EMPTY:
                for j in range(4):
                    q = p + TURN[j]
                    if s.color[q] == self.zone.owner and self.zone.kind[p] != INNER:
                        self.proof.find(p)
                    if (self.zone.kind[q] and self.eyes.can_be_eye[q]) or self.zone.is_safe[q]:
                        self.proof.find(p)

    def has_escaped(self, side: int, is_root: bool) -> bool:
        """Say whether the group is joined with safe stones or has liberties enough outside.

        An owner to move joins with them by one point; but of the position asked about his move is wanted.
        """
        s = self.s
        self.ground.seen_stamp += 1
        stamp = self.ground.seen_stamp
        outside = 0
        joints = 0
        for i in range(self.zone.cell_count):
            p = self.zone.cells[i]
            if s.color[p] != self.zone.owner:
                continue
            head = s.string[p]
            if self.ground.seen[head] == stamp:
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
            self.ground.seen[head] = stamp
            if not is_own:
                continue
            x = head
            while True:
                if self.zone.is_safe[x]:
                    return True
                if empty_beside(s, x):
                    for j in range(4):
                        q = x + TURN[j]
                        if s.color[q] != EMPTY or self.ground.seen[q] == stamp:
                            continue
                        self.ground.seen[q] = stamp
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
        if side == self.zone.owner and not is_root:
            return outside >= 3 or joints >= 1
        return outside >= 3 or joints >= 2

    def may_run(self, side: int, is_root: bool) -> bool:
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
        if side == self.zone.owner or is_root:
            return runs >= 1 or self.may_join
        return runs >= 2
