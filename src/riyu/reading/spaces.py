"""What closed spaces two strings have, for a search in which both count.

Takes a board and two strings; gives, of each, how many spaces it has for itself, whether one lives, by which points,
and how long filling it takes: `eye_game` plays every space that is met once, and its worth is kept by its content.
`semeai` races with it. Sources: Mueller 1999 (a big eye has as many liberties as it takes moves to fill it); W18.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.eye_game import EyeGame
from riyu.reading.solver import Solver

if not cython.compiled:
    from riyu.game.constants import BORDER, CELLS, EMPTY, WHITE
    from riyu.game.plain import KEYS, TURN, WHITE_TO_MOVE
    from riyu.reading.plain import (
        EYE,
        EYE_POINTS,
        EYES_KNOWN,
        HOT,
        IN_KO,
        LIFE,
        MOST_HELD,
        VITAL,
        cell_set,
        cells_in,
    )

__all__ = ["SpaceReader"]


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
