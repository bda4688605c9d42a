"""What a move would leave, without playing it: the liberties and stones of its string, and the stones that it takes.

Takes a board, a color and an empty point; gives numbers. Ko is not looked at, and nothing is noted of what was looked
at: a reading whose verdict depends on that counts by its `Ground`.
"""

from __future__ import annotations

from dataclasses import dataclass

import cython

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.points import Color, Point, on_board, point_text

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import BORDER, EMPTY
    from riyu.game.plain import ANY, TURN, BoardState, empty_beside, new_liberties, uint64_t

__all__ = ["Outcome", "outcome"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What stands right after a move: its string's `liberties` and `stones`, none of suicide; the stones `taken`."""

    liberties: int
    stones: int
    taken: int

    @property
    def is_self_atari(self) -> bool:
        """Say whether the move leaves its own string with a single liberty."""
        return self.liberties == 1


def outcome(board: Board, color: Color, point: Point) -> Outcome:
    """Give what a stone on an empty point leaves, whatever forbids it. Raises UsageError where the point isn't empty.

    Suicide leaves nothing: its stones count as taken.
    """
    s = board.s
    if not on_board(point, board.size) or board.color_at(point) != EMPTY:
        raise UsageError(f"{point_text(point)} is no empty point")
    if color not in (1, 2):
        raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
    stones = stones_after(s, point, color)
    liberties = liberties_after(s, point, color, ANY)
    if liberties == 0:
        return Outcome(0, 0, stones)
    return Outcome(liberties, stones, taken_by(s, point, color))


# Compiled inside: unchecked, without Python.


def liberties_after(s: BoardState, p: int, color: int, most: int) -> int:
    """Give the liberties, up to `most`, of a stone's string once it stands on an empty point; 0 of suicide."""
    count = empty_beside(s, p)
    if count >= most:
        return most
    head = longest = 0
    is_plain = cython.declare(cython.bint, True)
    for i in range(4):
        h = s.string[p + TURN[i]]
        if h == 0:
            continue
        if s.color[h] == color:
            if head != 0 and head != h:
                is_plain = False
            head = h
            if s.liberties[h] > longest:
                longest = s.liberties[h]
        elif s.liberties[h] == 1:
            is_plain = False
    if longest > most:
        return most
    if not is_plain:
        return count_joined(s, p, color, most)
    if head:
        count = s.liberties[head] - 1 + new_liberties(s, p, head)
    return count if count < most else most


def is_new_beside(s: BoardState, p: int, i: int) -> bool:
    """Say whether a point's i-th neighbor is a stone whose string is beside it at no earlier one."""
    h = s.string[p + TURN[i]]
    is_met = False
    for j in range(i):
        if s.string[p + TURN[j]] == h:
            is_met = True
    return h != 0 and not is_met


def taken_by(s: BoardState, p: int, color: int) -> int:
    """Give how many stones a stone put on an empty point takes."""
    count = 0
    for i in range(4):
        h = s.string[p + TURN[i]]
        if s.color[p + TURN[i]] == 3 - color and s.liberties[h] == 1 and is_new_beside(s, p, i):
            count += s.stones[h]
    return count


def stones_after(s: BoardState, p: int, color: int) -> int:
    """Give how many stones the string of a stone put on an empty point has."""
    count = 1
    for i in range(4):
        if s.color[p + TURN[i]] == color and is_new_beside(s, p, i):
            count += s.stones[s.string[p + TURN[i]]]
    return count


def count_joined(s: BoardState, p: int, color: int, most: int) -> int:
    """Give the liberties, up to `most`, of a stone that joins strings or takes some, counted point by point."""
    seen = cython.declare("unsigned long long[7]")
    taken = cython.declare("int[4]")
    if not cython.compiled:
        seen = [0] * 7
        taken = [0] * 4
    for i in range(7):
        seen[i] = 0
    one = cython.declare(uint64_t, 1)
    seen[p >> 6] |= one << (p & 63)
    count = takes = 0
    for i in range(4):
        q = p + TURN[i]
        h = s.string[q]
        taken[i] = 0
        if s.color[q] == EMPTY:
            seen[q >> 6] |= one << (q & 63)
            count += 1
        elif s.color[q] == 3 - color and s.liberties[h] == 1:
            seen[q >> 6] |= one << (q & 63)
            count += 1
            taken[takes] = h
            takes += 1
    for i in range(takes, 4):
        taken[i] = taken[0]
    for i in range(4):
        if s.color[p + TURN[i]] != color or not is_new_beside(s, p, i):
            continue
        head = s.string[p + TURN[i]]
        r = head
        while count < most:
            if takes or empty_beside(s, r):
                for j in range(4):
                    q = r + TURN[j]
                    if s.color[q] == color or s.color[q] == BORDER:
                        continue
                    if seen[q >> 6] >> (q & 63) & 1:
                        continue
                    if s.color[q] != EMPTY:
                        h = s.string[q]
                        if takes == 0 or (
                            h != taken[0] and h != taken[1] and h != taken[2] and h != taken[3]
                        ):
                            continue
                    seen[q >> 6] |= one << (q & 63)
                    count += 1
            r = s.next[r]
            if r == head:
                break
    return count if count < most else most
