"""Whether a group is dead or alive as the board stands, without reading: by its eyes, its room, and its ways out.

Takes a zone and the eyes in it; gives an outlook for the side to move, and the points that it rests on, to be kept for
each decided node. Knows no search. Sources: Wilcox, "Groups" (W19); Shih, Wu, Liu, Chang 2022 (relevance zones, dilated
by liberties).

A group is dead when half its stones are taken or it can't get two eyes any more, alive when it has them, when both
sides pass (seki), or when it is out of its zone.
"""

from __future__ import annotations

import cython

from riyu.reading.eye_counter import SureEyes
from riyu.reading.zone import Zone

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
    from cython.cimports.libc.stdlib import abort, free, realloc
else:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import PASSES, TURN, empty_beside
    from riyu.reading.plain import FIRST_PLACES, MET, MISSED, OPEN, uint64_t
    from riyu.reading.plain_life import ENOUGH, INNER, OPEN_ROOM, PLACES, WORDS

__all__ = ["LifeJudge", "ProofPoints"]


class ProofPoints:
    """A set of points that proofs rest on, as it is being found, and those that were kept, a node of a graph each.

    Sets are of places, a bit each: the points of the zone of the group's life first, then others as they are met.
    """

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.ground = self.zone.ground
        self.s = self.zone.s
        self.place_end = 0
        self.rests_limit = 0
        if not cython.compiled:
            self.rests: list[int] = []
            self.place_of = [0] * (CELLS + 3)
            self.point_at = [0] * PLACES
            self.marked = [0] * WORDS

    def __dealloc__(self) -> None:
        free(self.rests)

    def number_places(self) -> None:
        """Give the points of the zone their places; others get theirs as they are met."""
        for p in range(CELLS):
            self.place_of[p] = 0
        self.place_end = 1
        for i in range(self.zone.cell_count):
            self.place(self.zone.cells[i])

    def place(self, p: int) -> int:
        """Give the place of a point; the first one is shared by all for which there's no room."""
        if self.place_of[p] == 0 and self.place_end < PLACES:
            self.place_of[p] = self.place_end
            self.point_at[self.place_end] = p
            self.place_end += 1
        found: int = self.place_of[p]
        return found

    def clear_found(self) -> None:
        """Begin with no points found."""
        for i in range(WORDS):
            self.marked[i] = 0

    def find_all(self) -> None:
        """Let all points be found."""
        full = cython.declare(uint64_t, 0xFFFFFFFFFFFFFFFF)
        for i in range(WORDS):
            self.marked[i] = full

    def find(self, p: int) -> None:
        """Let a point be found."""
        at = self.place(p)
        self.marked[at >> 6] |= cython.cast(uint64_t, 1) << (at & 63)

    def has_found(self, p: int) -> bool:
        """Say whether a point was found; those without a place of their own always are."""
        at = self.place(p)
        return at == 0 or (self.marked[at >> 6] >> (at & 63)) & 1 != 0

    def find_string(self, stone: int) -> None:
        """Let a string and all that is beside it be found."""
        s = self.s
        head = s.string[stone]
        p = head
        while True:
            self.find(p)
            for j in range(4):
                if s.color[p + TURN[j]] != BORDER:
                    self.find(p + TURN[j])
            p = s.next[p]
            if p == head:
                break

    def find_rest_of(self, n: int) -> None:
        """Let all that a node's proof rests on be found."""
        for i in range(WORDS):
            self.marked[i] |= self.rests[WORDS * n + i]

    def keep_found(self, n: int) -> None:
        """Let a node's proof rest on what was found."""
        if cython.compiled:
            if cython.cast(cython.size_t, n) >= self.rests_limit:
                self.rests_limit = 2 * cython.cast(cython.size_t, n) + FIRST_PLACES
                self.rests = cython.cast(
                    cython.pointer(uint64_t), realloc(self.rests, self.rests_limit * WORDS * 8)
                )
                if not self.rests:
                    abort()
        else:
            while len(self.rests) < WORDS * (n + 1):
                self.rests.append(0)
        for i in range(WORDS):
            self.rests[WORDS * n + i] = self.marked[i]

    def find_liberties(self, winner: int) -> None:
        """Let liberties of the winner's strings among what was found be found too, so that none is taken unseen."""
        s = self.s
        liberties = cython.declare("unsigned short[8]")
        if not cython.compiled:
            liberties = [0] * 8
        for i in range(1, self.place_end):
            p = self.point_at[i]
            if s.color[p] != winner or not (self.marked[i >> 6] >> (i & 63)) & 1:
                continue
            if winner == self.zone.pursuer and self.zone.is_strong[p]:
                continue
            count = self.ground.liberties_into(p, liberties, 8)
            inside = 0
            for j in range(count):
                if self.has_found(liberties[j]):
                    inside += 1
            for j in range(count):
                if inside >= ENOUGH:
                    break
                if not self.has_found(liberties[j]):
                    self.find(liberties[j])
                    inside += 1


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

        `is_root` says that this is the position asked about, `guesses` that `looks_alive` is wanted too. There a group
        in a zone made narrower isn't dead before its own moves were looked at: one may lead beyond.
        """
        self.ground.look_stamp += 1
        self.proof.clear_found()
        left = self.zone.members_left()
        if 2 * left < self.zone.member_count or left == 0:
            return MET
        if self.s.numbers[PASSES] >= 2 or self.zone.open_room > OPEN_ROOM:
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
        if self.eyes.capacity < 2 and not (
            is_root and side == self.zone.owner and self.zone.narrowing
        ):
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
        """Let all be found that keeps the group from having two eyes, and its liberties: it may run by one of them."""
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
                    if s.color[q] == self.zone.owner:
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
