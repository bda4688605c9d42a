"""Semeai: two strings that can't both live race for liberties. Is one taken before the other?

Takes a board and two strings; gives what `Solver` gives, the rival's color being the pursuer of the target. It is met
when the target is taken, missed when the rival is taken first, when the target has two eyes or gets out, and when both
sides pass: a seki. Sources: Mueller 1999 (outside and shared liberties, eyes); W18; issue 6.

Outside liberties that nobody gains by are all the same: one of them is offered for all. Shared ones come last. The
first move may be any point near the liberties; deeper only what bears on them is offered. A short race that hangs on
one move counting decides only after some moves. What closed spaces a string has for itself, and what they are worth,
`spaces` knows. Whether one string stands inside such a space of the other's is told once: where it is first asked after
`aim`, so also of what is asked once a move is made.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.spaces import SpaceReader

if not cython.compiled:
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import PASSES, TURN, empty_beside, enemy_beside, new_liberties
    from riyu.reading.plain import (
        AHEAD,
        CLEAR,
        COUNTED_FROM,
        EYE,
        EYES_KNOWN,
        HOT,
        IN_KO,
        MET,
        MISSED,
        MOST_GAIN,
        MOST_WEAK,
        OPEN,
        OUTSIDE,
        PLENTY,
        RIVAL_HOLDS,
        SHARED,
        SHORT,
        TARGET_HOLDS,
        UNCLEAR,
    )

__all__ = ["SemeaiReader"]


class SemeaiReader(SpaceReader):
    """Races on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 4000
        self.target = 0
        self.rival = 0
        self.owner = 0
        self.inside = 0
        self.is_aimed_anew = False
        if not cython.compiled:
            self.found = [0] * PLENTY
            self.near = [0] * PLENTY
            self.wall_at = [0] * CELLS
            self.libs = [0] * (2 * PLENTY)
            self.kinds = [0] * (2 * PLENTY)
            self.weak_walls = [0] * (2 * MOST_WEAK)
            self.count = [0] * 2
            self.outside = [0] * 2
            self.shared = [0] * 2
            self.unclear = [0] * 2
            self.weak = [0] * 2
            self.fluid = [False] * 2

    def aim(self, target: int, rival: int) -> None:
        """Let the race of the strings at two stones be what is asked about."""
        self.aim_unlocked(target, rival)

    def aim_unlocked(self, target: int, rival: int) -> None:
        """Aim as `aim` does, without Python."""
        self.target = target
        self.rival = rival
        self.owner = self.s.color[target]
        self.pursuer = 3 - self.owner
        self.is_aimed_anew = True

    def outlook(self, side: int) -> int:
        """Say whether one is taken, or the target safe."""
        s = self.s
        self.mover = side
        has_target = cython.declare(cython.bint, s.color[self.target] == self.owner)
        has_rival = cython.declare(cython.bint, s.color[self.rival] == self.pursuer)
        if not has_target and self.inside != RIVAL_HOLDS:
            return MET
        if not has_rival and self.inside != TARGET_HOLDS:
            return MISSED
        if s.numbers[PASSES] >= 2:
            return MISSED
        is_first = cython.declare(cython.bint, self.is_aimed_anew)
        self.is_aimed_anew = False
        if is_first:
            self.inside = 0
        for w in range(2):
            self.count[w] = 0
            self.weak[w] = 0
            self.vital[w] = EYES_KNOWN
        if has_target:
            self.touch_string(self.target)
            self.survey(0, self.target, self.rival if has_rival else 0)
        if has_rival:
            self.touch_string(self.rival)
            self.survey(1, self.rival, self.target if has_target else 0)
        if is_first:
            if self.holds[0]:
                self.inside = TARGET_HOLDS
            elif self.holds[1]:
                self.inside = RIVAL_HOLDS
        if self.inside == RIVAL_HOLDS:
            return self.outlook_inside(side)
        libs = s.liberties[s.string[self.target]]
        if side == self.pursuer:
            if libs == 1 and self.can_play(self.libs[0], side):
                self.finish = self.libs[0]
                return MET
        elif self.inside == 0 and s.liberties[s.string[self.rival]] == 1:
            if self.can_play(self.libs[PLENTY], side):
                return MISSED
        if libs >= PLENTY or self.spaces[0] > 1 or self.has_two_eyes(self.target):
            return MISSED
        if self.depth == 0:
            return OPEN
        if side != self.pursuer and self.is_vital(0):
            return MISSED
        if self.inside == TARGET_HOLDS:
            if self.unclear[0] + self.weak[0]:
                return OPEN
            return MET
        return self.balance(side)

    def outlook_inside(self, side: int) -> int:
        """Say whether the rival has or gets two eyes, where the target stands, or stood, within its space."""
        if self.depth == 0:
            return OPEN
        if self.spaces[1] > 1 and self.two[1] == 2:
            return MET
        if side == self.pursuer and self.two[1] == 1:
            return MET
        if self.two[1] or self.unclear[1] + self.weak[1]:
            return OPEN
        return MISSED

    # Counting.

    def balance(self, side: int) -> int:
        """Say who wins by counting: what one has for sure against what the other has at most; OPEN if not known."""
        target_open = self.unclear[0] + self.weak[0]
        rival_open = self.unclear[1] + self.weak[1]
        if self.hot[0] + self.hot[1] > 1:
            return OPEN
        if self.spaces[1] > 1 or self.has_two_eyes(self.rival):
            return OPEN if target_open else MET
        if side == self.pursuer and self.is_vital(1):
            return OPEN if target_open else MET
        shared = self.shared[0]
        # What each has more than once the other has filled it.
        more = self.outside[1] + self.in_eye[1] + self.unclear[1]
        more -= self.outside[0] + self.in_eye[0] + self.unclear[0]
        if side != self.pursuer:
            more -= 1
        if self.eye[1] > self.eye[0]:
            more += shared
        elif self.eye[1] < self.eye[0] or self.eye[1]:
            more -= shared
        elif shared > 1:
            more -= shared - 1
        is_short = cython.declare(cython.bint, self.count[0] + self.count[1] <= SHORT)
        if is_short and self.depth < COUNTED_FROM and -CLEAR <= more < CLEAR:
            return OPEN
        if more >= 0:
            if target_open and (self.fluid[0] or more < AHEAD + MOST_GAIN * self.unclear[0]):
                return OPEN
            return MET
        if rival_open and (self.fluid[1] or -more < AHEAD + MOST_GAIN * self.unclear[1]):
            return OPEN
        return MISSED

    def survey(self, w: int, stone: int, other: int) -> None:
        """List a string's liberties with their kinds, and count these; `w` is 0 for the target, 1 for the rival."""
        s = self.s
        color = s.color[stone]
        head = s.string[stone]
        rival = s.string[other]  # 0 if it is taken
        libs = self.liberties_into(stone, self.found, PLENTY)
        self.count[w] = libs
        self.outside[w] = 0
        self.shared[w] = 0
        self.unclear[w] = 0
        self.fluid[w] = False
        self.forget_spaces(w)
        for i in range(libs):
            p = self.found[i]
            self.touch_beside(p)
            self.libs[w * PLENTY + i] = p
            kind = UNCLEAR
            if self.in_eye_at[p] == self.eye_stamp or self.eye_at(p, head, color, rival, w):
                kind = self.eye_kinds[self.space_of[p]]
            elif self.gain(p, head, color) <= 0:
                if rival and self.is_beside(p, rival):
                    kind = SHARED
                elif self.freedom_after(p, 3 - color, 3) >= 3 and not self.may_make_eye(p, color):
                    kind = OUTSIDE
            self.kinds[w * PLENTY + i] = kind
            if kind == SHARED:
                self.shared[w] += 1
            elif kind == OUTSIDE:
                self.outside[w] += 1
            elif kind != EYE and kind != HOT:
                self.unclear[w] += 1
                if kind != UNCLEAR or self.joins(p, head, color):
                    self.fluid[w] = True
        self.survey_walls(w, head, color, rival)
        if self.weak[w]:
            self.fluid[w] = True

    def survey_walls(self, w: int, head: int, color: int, rival: int) -> None:
        """List the enemy strings around a string, but for the rival, that may be taken or shut in."""
        s = self.s
        self.seen_stamp += 1
        stamp = self.seen_stamp
        self.weak[w] = 0
        p = head
        while True:
            if enemy_beside(s, p, color):
                for i in range(4):
                    q = s.string[p + TURN[i]]
                    if s.color[p + TURN[i]] != 3 - color or q == rival or self.wall_at[q] == stamp:
                        continue
                    self.wall_at[q] = stamp
                    if self.in_eye_at[q] == self.eye_stamp:
                        continue
                    self.touch_string(q)
                    if s.liberties[q] > 8 or self.weak[w] == MOST_WEAK:
                        continue
                    count = self.liberties_into(q, self.near, 9)
                    free = 0
                    for j in range(count):
                        if not self.is_beside(self.near[j], head):
                            free += 1
                    if count == 1 or free < 2:
                        self.weak_walls[w * MOST_WEAK + self.weak[w]] = q
                        self.weak[w] += 1
            p = s.next[p]
            if p == head:
                break

    def touch_beside(self, p: int) -> None:
        """Note that the verdict depends on a liberty, and on the strings beside it."""
        s = self.s
        self.touched[p] = 1
        for i in range(4):
            q = p + TURN[i]
            if s.string[q]:
                self.touch_string(q)
            self.touched[q] = 1

    def gain(self, p: int, head: int, color: int) -> int:
        """Give how many liberties a string gains if it plays on one of its own."""
        s = self.s
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == EMPTY or s.color[q] == BORDER or s.string[q] == head:
                continue
            if s.color[q] == color or s.liberties[s.string[q]] == 1:
                return self.freedom_after(p, color, PLENTY) - s.liberties[head]
        return new_liberties(s, p, head) - 1

    def joins(self, p: int, head: int, color: int) -> bool:
        """Say whether another string of a color stands beside a liberty."""
        s = self.s
        found = False
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == color and s.string[q] != head:
                found = True
        return found

    def may_make_eye(self, p: int, color: int) -> bool:
        """Say whether a liberty may become an eye, or a stone there make one beside it."""
        s = self.s
        if enemy_beside(s, p, color) == 0:
            return True
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] != EMPTY:
                continue
            self.touch_around(q)
            own = 0
            for j in range(4):
                content = s.color[q + TURN[j]]
                if content == color or content == BORDER:
                    own += 1
            if own == 3:
                return True
        return False

    def propose(self, side: int) -> None:
        """Offer the moves of the race."""
        mine = 1 if side == self.pursuer else 0
        his = 1 - mine
        s = self.s
        # Step 1. What makes two eyes of one, or keeps the enemy from that.
        if self.vital[mine] < EYES_KNOWN:
            self.propose_vital(self.vital[mine], 1)
        if self.vital[his] < EYES_KNOWN:
            self.propose_vital(self.vital[his], 0)
        # Step 2. What may be taken around both.
        self.propose_walls(his)
        self.propose_walls(mine)
        # Step 3. Fill: outside first, then what is shared or in an eye.
        plain = 0
        for i in range(self.count[his]):
            p = self.libs[his * PLENTY + i]
            kind = self.kinds[his * PLENTY + i]
            if kind == OUTSIDE:
                if plain == 0:
                    self.offer(p, 2)
                plain += 1
            elif kind == UNCLEAR:
                self.offer(p, 3 if self.freedom_after(p, side, 2) > 1 else 5)
                self.propose_near(p, 5)
            elif kind == HOT or kind == IN_KO:
                self.propose_space(p, s.string[self.target if mine else self.rival], 3)
        if plain == 0:
            for i in range(self.count[his]):
                kind = self.kinds[his * PLENTY + i]
                if kind == SHARED or kind == EYE:
                    self.offer(self.libs[his * PLENTY + i], 5 if kind == SHARED else 3)
        # Step 4. Gain liberties and eyes.
        for i in range(self.count[mine]):
            p = self.libs[mine * PLENTY + i]
            kind = self.kinds[mine * PLENTY + i]
            if kind == UNCLEAR:
                self.offer(p, 3)
                self.propose_near(p, 6)
            elif kind == HOT or kind == IN_KO:
                self.propose_space(p, s.string[self.rival if mine else self.target], 3)
            elif kind == EYE and empty_beside(s, p) == 0:
                self.offer(p, 6)
        # Step 5. At first, whatever lies near.
        if self.depth == 0:
            self.propose_around()
        if not mine:
            self.offer_pass(8)

    def propose_around(self) -> None:
        """Offer the empty points up to two steps from a liberty of either string."""
        s = self.s
        for w in range(2):
            for i in range(self.count[w]):
                p = self.libs[w * PLENTY + i]
                self.offer(p, 7)
                for j in range(4):
                    q = p + TURN[j]
                    if s.color[q] == EMPTY:
                        self.offer(q, 8)
                        self.touch_around(q)
                        self.propose_near(q, 9)

    def propose_near(self, p: int, cost: int) -> None:
        """Offer the empty points beside one."""
        s = self.s
        if empty_beside(s, p):
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == EMPTY:
                    self.offer(q, cost)

    def propose_walls(self, w: int) -> None:
        """Offer to take weak strings around one, or to save them."""
        for i in range(self.weak[w]):
            q = self.weak_walls[w * MOST_WEAK + i]
            self.touch_string(q)
            count = self.liberties_into(q, self.near, 9)
            for j in range(count):
                self.offer(self.near[j], 2 if count == 1 else 4)
            self.propose_rescue(q)

    def propose_rescue(self, stone: int) -> None:
        """Offer to take what holds a string in atari."""
        s = self.s
        color = s.color[stone]
        p = stone
        while True:
            if enemy_beside(s, p, color):
                for i in range(4):
                    q = p + TURN[i]
                    if s.color[q] == 3 - color and self.look(q, 2) == 1:
                        self.liberties_into(q, self.near, 1)
                        self.offer(self.near[0], 3)
            p = s.next[p]
            if p == stone:
                break
