"""Strings read at a node of the tree: what the last two moves left hanging, and by which move it is decided.

Takes a board in the position of a node; changes the priors of the node's moves. Reads strings alone, and what they
depend on is not kept.

Of the strings that the last two moves lie in or beside, those of few liberties are read both ways. Where the fate hangs
on who moves first, the move that decides it has a prior of `least` at least, more for more stones; where an own string
is lost whoever moves, its liberties have theirs times `lost`. A ko leaves priors as they are.
"""

from __future__ import annotations

import cython

from riyu.game.board import Board
from riyu.reading.strings import StringReader
from riyu.search.tree import Tree

if not cython.compiled:
    from riyu.game.constants import EMPTY
    from riyu.game.plain import TURN, BoardState
    from riyu.reading.plain import MET, MISSED
    from riyu.search.tree import WHOLE, root_of

    MOST_HEADS = 10

__all__ = ["NodeReader"]


class NodeReader:
    """What reads at the nodes of a tree, on a board that stands in a node's position when it is asked.

    `nodes` limits each question, `liberties` what a string has that is read.
    """

    def __init__(
        self, board: Board, tree: Tree, nodes: int, liberties: int, least: float, lost: float
    ) -> None:
        self.board, self.tree = board, tree
        self.s: BoardState = self.board.s
        self.reader = StringReader(board)
        self.reader.limit = nodes
        self.liberties, self.least, self.lost = liberties, least, lost
        self.asked = self.turning = self.count = 0
        if not cython.compiled:
            self.seen = [0] * MOST_HEADS

    # Compiled inside: unchecked, without Python.

    def find_near(self, last: int, before: int) -> None:
        """Find the strings that two moves lie in or beside, each once."""
        s = self.s
        self.count = 0
        for k in range(10):
            center = last if k < 5 else before
            if center == 0:
                continue
            p = center if k % 5 == 0 else center + TURN[k % 5 - 1]
            head = s.string[p]
            if s.color[p] == EMPTY or head == 0:
                continue
            is_new = True
            for i in range(self.count):
                if self.seen[i] == head:
                    is_new = False
            if is_new:
                self.seen[self.count] = head
                self.count += 1

    def read(self, node: int, color: int, last: int, before: int) -> None:
        """Read what the last two moves left hanging, with a color to move, and change priors by it."""
        self.find_near(last, before)
        for i in range(self.count):
            if self.s.liberties[self.seen[i]] <= self.liberties:
                self.read_string(node, color, self.seen[i])

    def read_string(self, node: int, color: int, head: int) -> None:
        """Read a string both ways, and change priors by what comes out."""
        s = self.s
        owner = s.color[head]
        stones = s.stones[head]
        if self.ask(head, 3 - owner) != MET:
            return
        taking = self.reader.answer
        out = self.ask(head, owner)
        if out == MISSED:
            self.turning += 1
            move = self.reader.answer if color == owner else taking
            self.raise_prior(node, move, self.least * min(4, stones))
        elif out == MET and color == owner:
            self.lower_liberties(node, head)

    def ask(self, head: int, first: int) -> int:
        """Read a string with a color to move first."""
        self.asked += 1
        self.reader.target_at(head)
        return self.reader.ask(first)

    def raise_prior(self, node: int, move: int, share: float) -> None:
        """Give a move a prior of a share at least."""
        root = root_of(share)
        first = self.tree.first[node]
        for i in range(self.tree.count[node]):
            if self.tree.move[first + i] == move and self.tree.prior[first + i] < root:
                self.tree.prior[first + i] = root

    def lower_liberties(self, node: int, head: int) -> None:
        """Make the priors of a string's liberties less."""
        s = self.s
        first = self.tree.first[node]
        for i in range(self.tree.count[node]):
            p = self.tree.move[first + i]
            if p == 0:
                continue
            for j in range(4):
                q = p + TURN[j]
                if s.color[q] == s.color[head] and s.string[q] == head:
                    share = self.tree.prior[first + i] / float(WHOLE)
                    self.tree.prior[first + i] = root_of(share * share * self.lost)
                    break
