"""Semeai: two strings that can't both live race for liberties. Is one taken before the other?

Takes a board and two strings; gives what `Solver` gives, the rival's color being the pursuer of the target. It is met
when the target is taken, missed when the rival is taken first, when the target has two eyes or gets out, and when both
sides pass: a seki. Sources: Mueller 1999 (outside and shared liberties, eyes; a big eye has as many liberties as it
takes moves to fill it); W18; issue 6.

Outside liberties that nobody gains by are all the same: one of them is offered for all. Shared ones come last. Of a
closed space that a string has for itself it is known whether it lives there, by which points, and how long filling it
takes: `eye_game` plays every space that is met once, and its worth is kept by its content.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.eye_game import EyeGame
from riyu.reading.solver import Solver

if not cython.compiled:
    from riyu.game.constants import BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import (
        KEYS,
        PASSES,
        TURN,
        WHITE_TO_MOVE,
        empty_beside,
        enemy_beside,
        new_liberties,
    )
    from riyu.reading.plain import (
        AHEAD,
        EYE,
        EYE_POINTS,
        EYES_KNOWN,
        HOT,
        IN_KO,
        LIFE,
        MET,
        MISSED,
        MOST_GAIN,
        MOST_HELD,
        MOST_WEAK,
        OPEN,
        OUTSIDE,
        PLENTY,
        RIVAL_HOLDS,
        SHARED,
        TARGET_HOLDS,
        UNCLEAR,
        VITAL,
        cell_set,
        cells_in,
    )

__all__ = ["SemeaiReader", "SpaceReader"]


class SpaceReader(Solver):
    """A search that asks what spaces two strings have: those of the first and of the second, by number 0 and 1."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.mover = 0
        self.eye_stamp = 0
        self.game = EyeGame()
        if not cython.compiled:
            self.waiting = [0] * CELLS
            self.in_eye_at = [0] * CELLS
            self.space_of = [0] * CELLS
            self.spaces = [0] * 2
            self.two = [0] * 2
            self.holds = [False] * 2
            self.vital = [0] * 2
            self.in_eye = [0] * 2
            self.eye = [0] * 2
            self.hot = [0] * 2
            self.eye_keys = [0] * EYES_KNOWN
            self.eye_states = [0] * EYES_KNOWN
            self.two_states = [0] * EYES_KNOWN
            self.eye_fills = [0] * EYES_KNOWN
            self.eye_kinds = [0] * EYES_KNOWN
            self.eye_sizes = [0] * EYES_KNOWN
            self.eye_counts = [0] * (2 * EYES_KNOWN)
            self.eye_best = [0] * (2 * EYES_KNOWN)
            self.eye_vital = [0] * (2 * EYES_KNOWN * EYE_POINTS)

    def forget_spaces(self, w: int) -> None:
        """Begin to count a string's spaces anew."""
        self.eye_stamp += 1
        self.spaces[w] = 0
        self.two[w] = 0
        self.holds[w] = False
        self.vital[w] = EYES_KNOWN
        self.in_eye[w] = 0
        self.eye[w] = 0
        self.hot[w] = 0

    def eye_at(self, start: int, head: int, color: int, other: int, w: int) -> bool:
        """Say whether one of a string's liberties is in a closed space of its own, and count that in.

        If it can't become two eyes, it takes so many moves to fill; a larger one of four points and more is better than
        another. Else the points that decide are kept as vital.
        """
        s = self.s
        self.seen_stamp += 1
        stamp = self.seen_stamp
        self.waiting[0] = start
        self.seen[start] = stamp
        count = 1
        done = 0
        empties = holds_other = 0
        key: int = cython.declare(cython.ulonglong, KEYS[WHITE_TO_MOVE] if color == WHITE else 0)
        is_closed = 1
        while done < count and is_closed:
            p = self.waiting[done]
            done += 1
            self.touch_around(p)
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] == BORDER or s.string[q] == head:
                    continue
                if self.seen[q] != stamp:
                    if count == EYE_POINTS:
                        is_closed = 0
                        break
                    self.seen[q] = stamp
                    self.waiting[count] = q
                    count += 1
            if s.color[p] == EMPTY:
                empties += 1
                key ^= KEYS[p]
            elif s.color[p] == color:
                key ^= KEYS[512 + p] >> 1
            else:
                key ^= KEYS[512 + p]
                if s.string[p] == other:
                    holds_other = 1
        if not is_closed or (holds_other and count > MOST_HELD):
            return False
        has_more = cython.declare(cython.bint, empties < s.liberties[head])
        if has_more:
            key ^= KEYS[WHITE_TO_MOVE] >> 1
        if color == self.mover:
            key ^= KEYS[WHITE_TO_MOVE] >> 2
        place = self.known_eye(key, count, has_more, head)
        for i in range(count):
            self.in_eye_at[self.waiting[i]] = self.eye_stamp
            self.space_of[self.waiting[i]] = place
        self.spaces[w] += 1
        if holds_other:
            self.holds[w] = True
        kind = self.eye_kinds[place]
        if kind == IN_KO:
            return True
        if self.two_states[place] > self.two[w]:
            self.two[w] = self.two_states[place]
        if self.eye_states[place] == 2:
            self.spaces[w] += 1
        elif kind != VITAL:
            self.in_eye[w] += self.eye_fills[place]
            if self.eye_sizes[place] > self.eye[w]:
                self.eye[w] = self.eye_sizes[place]
            if kind == HOT:
                self.hot[w] += 1
        if self.eye_states[place] == 1 or self.two_states[place] == 1:
            self.vital[w] = place
        return True

    def known_eye(self, key: int, count: int, has_more: bool, head: int) -> int:
        """Give where the worth of the closed space in `waiting` is kept; read it if it is met for the first time."""
        place: int = cython.declare(cython.uint, key & (EYES_KNOWN - 1))
        if self.eye_keys[place] == key:
            return place
        s = self.s
        self.eye_keys[place] = key
        self.game.clear()
        color = s.color[head]
        own: int = cython.declare(cython.uint, 0)
        enemy: int = cython.declare(cython.uint, 0)
        for i in range(count):
            p = self.waiting[i]
            self.game.add_cell(True, 1, 0, self.is_beside(p, head), True)
            if s.color[p] == color:
                own |= cell_set(i)
            elif s.color[p] != EMPTY:
                enemy |= cell_set(i)
        self.game.set_points(self.waiting)
        if has_more:
            self.game.add_outer()
        self.game.put_in_order()
        self.eye_counts[2 * place] = 0
        self.eye_counts[2 * place + 1] = 0
        self.game.repeat = 0
        life = self.state_of(LIFE, own, enemy)
        met_ko = cython.declare(cython.bint, self.repeated)
        two = self.state_of(2, own, enemy) if life else 0
        self.eye_states[place] = life
        self.two_states[place] = two
        self.eye_kinds[place] = VITAL if life else EYE
        if met_ko and self.hangs_on_ko(life, count, own, enemy):
            self.eye_kinds[place] = IN_KO
        self.game.repeat = 2
        # the points that make two eyes before those that only keep the wall from being taken
        for i in range(count):
            for side in range(2):
                if two == 1 and self.game.reach_by(2, side != 0, own, enemy, i) == side:
                    if side or life != 1 or self.game.reach_by(LIFE, False, own, enemy, i) == 0:
                        self.keep_vital(place, side, self.waiting[i])
        self.eye_best[2 * place] = self.eye_counts[2 * place]
        self.eye_best[2 * place + 1] = self.eye_counts[2 * place + 1]
        for i in range(count):
            for side in range(2):
                if life == 1 and self.game.reach_by(LIFE, side != 0, own, enemy, i) == side:
                    self.keep_vital(place, side, self.waiting[i])
        if life == 0:
            self.count_fills(place, count, own, enemy, color == self.mover)
        return place

    def state_of(self, wanted: int, own: int, enemy: int) -> int:
        """Say whether the space in `game` gets so many eyes: 2 surely, 1 if the owner moves first, 0 never."""
        self.repeated = False
        found = 0
        for side in range(2):
            if found == 0 and self.game.reach(wanted, side != 0, own, enemy):
                found = 2 - side
            if self.game.repeated:
                self.repeated = True
        return found

    def hangs_on_ko(self, life: int, count: int, own: int, enemy: int) -> bool:
        """Say whether the space in `game` gets more life if its owner wins all kos.

        Not one that the enemy may begin when he likes and the owner can do nothing about, as of a bent four: he loses
        it, for the enemy first removes all threats.
        """
        self.game.repeat = 1
        most = self.state_of(LIFE, own, enemy)
        if most < life + 2:
            return most > life
        gains = False
        for i in range(count):
            if self.game.reach_by(LIFE, True, own, enemy, i) == 1:
                gains = True
        return gains

    def count_fills(self, place: int, count: int, own: int, enemy: int, is_owner: bool) -> None:
        """Keep how many moves it takes to fill the space in `game`, which does not live, with a side to move.

        Where it is more if the owner moves first, it is hot.
        """
        if self.game.outer:
            self.game.drop_outer()
        fills = self.game.fills(own, enemy, False)
        is_lost = self.game.gave_up
        ahead = self.game.fills(own, enemy, True)
        is_lost = is_lost or self.game.gave_up
        if is_lost:
            fills = count - cells_in(own | enemy)
            if count > 3:
                fills += (count - 1) * (count - 2) // 2 + 2 - count
            ahead = fills
        elif ahead > fills and self.eye_kinds[place] == EYE:
            self.eye_kinds[place] = HOT
        self.eye_fills[place] = ahead if is_owner else fills
        self.eye_sizes[place] = count if count > 3 and ahead > 1 else 1

    def keep_vital(self, place: int, side: int, p: int) -> None:
        """Keep a point as vital for a side, if it is not yet."""
        at = 2 * place + side
        for i in range(self.eye_counts[at]):
            if self.eye_vital[at * EYE_POINTS + i] == p:
                return
        self.eye_vital[at * EYE_POINTS + self.eye_counts[at]] = p
        self.eye_counts[at] += 1

    def is_vital(self, w: int) -> bool:
        """Say whether a string lives for good if its side moves next in its space."""
        return self.vital[w] < EYES_KNOWN and self.eye_states[self.vital[w]] == 1

    def has_two_eyes(self, stone: int) -> bool:
        """Say whether a string alone has two eyes for good: regions all of whose empty points are beside it."""
        s = self.s
        head = s.string[stone]
        color = s.color[stone]
        before = self.seen_stamp
        eyes = 0
        p = head
        while True:
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] != color and s.color[q] != BORDER and self.seen[q] <= before:
                    if self.is_eye(q, head, color, before):
                        eyes += 1
                        if eyes == 2:
                            return True
            p = s.next[p]
            if p == head:
                return False

    def is_eye(self, start: int, head: int, color: int, before: int) -> bool:
        """Say whether the region at a point is small and vital to a string.

        What is seen with a stamp after `before` was found to be in another: the rest of a large one.
        """
        s = self.s
        self.seen_stamp += 1
        stamp = self.seen_stamp
        self.seen[start] = stamp
        self.waiting[0] = start
        count = 1
        done = 0
        while done < count:
            p = self.waiting[done]
            done += 1
            self.touched[p] = 1
            beside = 0
            for i in range(4):
                q = p + TURN[i]
                self.touched[q] = 1
                if s.string[q] == head:
                    beside = 1
                elif s.color[q] == color:
                    return False
                elif s.color[q] != BORDER and self.seen[q] != stamp:
                    if self.seen[q] > before or count > 12:
                        return False
                    self.seen[q] = stamp
                    self.waiting[count] = q
                    count += 1
            if s.color[p] == EMPTY and not beside:
                return False
        return True

    def propose_vital(self, place: int, is_owner: int) -> None:
        """Offer the vital points of a closed space, to its owner or to the enemy.

        First those that are vital for both, and those with more room beside.
        """
        at = 2 * place + is_owner
        other = 2 * place + 1 - is_owner
        for i in range(self.eye_counts[at]):
            p = self.eye_vital[at * EYE_POINTS + i]
            cost = 2 if i < self.eye_best[at] else 3
            for j in range(self.eye_counts[other]):
                if self.eye_vital[other * EYE_POINTS + j] == p:
                    cost -= 1
            room = 0
            for j in range(4):
                if self.in_eye_at[p + TURN[j]] + 2 > self.eye_stamp:
                    room += 1
            self.offer(p, cost if room > 2 else cost + 3 - room)

    def propose_space(self, start: int, head: int, cost: int) -> None:
        """Offer all empty points of a closed space of the string with a head."""
        s = self.s
        self.seen_stamp += 1
        self.seen[start] = self.seen_stamp
        self.waiting[0] = start
        count = 1
        done = 0
        while done < count and count < EYE_POINTS:
            p = self.waiting[done]
            done += 1
            self.offer(p, cost)
            for i in range(4):
                q = p + TURN[i]
                if s.color[q] != BORDER and s.string[q] != head and self.seen[q] != self.seen_stamp:
                    self.seen[q] = self.seen_stamp
                    self.waiting[count] = q
                    count += 1


class SemeaiReader(SpaceReader):
    """Races on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.limit = 4000
        self.target = 0
        self.rival = 0
        self.owner = 0
        self.inside = 0
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
        if self.depth == 0:
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
        if self.depth == 0:
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
        if not mine:
            self.offer_pass(8)

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
