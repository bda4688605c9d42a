"""Groups and races read at a node of the tree that many descents went through: the move on which one turns.

Takes a board in the position of a node; changes the priors of the node's moves. What was read is kept in a table of
its own, one a thread, by the whole position: a zone looks at all of the board, so that no part of it would do.

Of the groups and strings that the last two moves lie in or beside, the life of those of `LEAST` stones and more is read
both ways, and each race with an enemy string beside. Where it hangs on who moves first, the move that decides it has a
prior of `least` at least for each stone up to four. A ko, and what is not read to its end, leaves priors as they are.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.life import LifeReader
from riyu.reading.semeai import SemeaiReader
from riyu.search.node_reading import NodeReader
from riyu.search.tree import Tree

if cython.compiled:
    from cython.cimports.libc.stdint import uint64_t
else:
    from riyu.game.constants import CELLS
    from riyu.game.plain import KEYS, TURN, BoardState
    from riyu.reading.plain import MET, MISSED, uint64_t

    MOST_RACES, MOST_RACING, LEAST, KEPT = 4, 8, 3, 4096

__all__ = ["GroupReader"]


class GroupReader:
    """What reads groups at the nodes of a tree, on a board that stands in a node's position when it is asked.

    `nodes` limits each question. `strings` finds those that the last two moves touch, and raises priors.
    """

    def __init__(
        self, board: Board, tree: Tree, strings: NodeReader, nodes: int, least: float
    ) -> None:
        self.board, self.tree, self.strings = board, tree, strings
        self.s: BoardState = self.board.s
        self.life = LifeReader(board)
        self.races = SemeaiReader(board)
        self.life.limit = self.races.limit = nodes
        self.least = least
        self.asked = self.kept = self.turning = 0
        if not cython.compiled:
            self.met_at = [0] * CELLS
            self.keys = [0] * KEPT
            self.outs = [0] * KEPT
            self.answers = [0] * KEPT
            self.sizes = [0] * KEPT
        for i in range(KEPT):
            self.keys[i] = 0
        for p in range(CELLS):
            self.met_at[p] = 0
        self.stamp = 0
        self.answer = self.stones = 0

    # Compiled inside: unchecked, without Python.

    def read(self, node: int, color: int, last: int, before: int) -> None:
        """Read the groups and races that the last two moves lie in or beside, with a color to move."""
        s = self.s
        self.strings.find_near(last, before)
        for i in range(self.strings.count):
            self.read_group(node, color, self.strings.seen[i])
        races = 0
        for i in range(self.strings.count):
            head = self.strings.seen[i]
            if s.liberties[head] > MOST_RACING:
                continue
            self.stamp += 1
            p = head
            while True:
                for j in range(4):
                    other = s.string[p + TURN[j]]
                    if (
                        s.color[p + TURN[j]] != 3 - s.color[head]
                        or self.met_at[other] == self.stamp
                    ):
                        continue
                    self.met_at[other] = self.stamp
                    if s.liberties[other] <= MOST_RACING and races < MOST_RACES:
                        races += 1
                        self.read_race(node, color, head, other)
                p = s.next[p]
                if p == head:
                    break

    def read_group(self, node: int, color: int, head: int) -> None:
        """Read the life of a string's group both ways, and give the move on which it turns a prior."""
        s = self.s
        owner = s.color[head]
        if self.ask(head, 0, 3 - owner) != MET:
            return
        killing = self.answer
        stones = self.stones
        if self.ask(head, 0, owner) == MISSED:
            self.raise_by(node, self.answer if color == owner else killing, stones)

    def read_race(self, node: int, color: int, head: int, other: int) -> None:
        """Read whether the first of two strings is taken in a race, and give the move on which it turns a prior."""
        s = self.s
        owner = s.color[head]
        if self.ask(head, other, 3 - owner) != MET:
            return
        taking = self.answer
        if self.ask(head, other, owner) == MISSED:
            move = self.answer if color == owner else taking
            self.raise_by(node, move, s.stones[head] + s.stones[other])

    def raise_by(self, node: int, move: int, stones: int) -> None:
        """Give the move that decides so many stones a prior."""
        self.turning += 1
        if move:
            self.strings.raise_prior(node, move, self.least * (stones if stones < 4 else 4))

    def ask(self, head: int, other: int, first: int) -> int:
        """Read a string's group, or its race with another, with a color to move first; `answer` is the best move then.

        Groups of less than LEAST stones are not read.
        """
        key: int = cython.declare(uint64_t, self.life.key_now(first))
        key ^= KEYS[head] >> 7
        key ^= KEYS[512 + other] >> 9
        slot = cython.declare(cython.int, key & (KEPT - 1))
        if self.keys[slot] == key:
            self.kept += 1
            self.answer = self.answers[slot]
            self.stones = self.sizes[slot]
            known: int = self.outs[slot]
            return known
        self.asked += 1
        if other:
            self.races.aim_unlocked(head, other)
            out = self.races.ask(first)
            self.answer = self.races.answer
        else:
            self.life.aim_unlocked(head)
            self.stones = self.life.zone.member_count
            out = 0
            self.answer = 0
            if self.stones >= LEAST:
                out = self.life.ask(first)
                self.answer = self.life.answer
        self.keys[slot] = key
        self.outs[slot] = out
        self.answers[slot] = self.answer
        self.sizes[slot] = self.stones
        return out
