"""A problem's stored solution: which moves its tree calls right, and how it answers moves that are tried.

Takes trees of SGF; gives moves with right or wrong. Judges by the tree alone: a move is right if a line through it ends
in `RIGHT` (or `Correct`, or a good move, TE); in a tree without such marks, if it is the first variation's. Reads
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK
from riyu.game.points import Color, Point, opposite
from riyu.lab._problems import Problem
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.points import parse_move

__all__ = ["Attempt", "Judgment", "Solution", "StoredMove", "right_moves"]

_LETTERS = {1: "B", 2: "W"}
_RIGHT = re.compile(r"\b(right|correct|solved)\b|正解|正确", re.IGNORECASE)
_WRONG = re.compile(
    r"\b(wrong|incorrect|not correct|not right|failure|fails?)\b|失败", re.IGNORECASE
)


class Judgment(Enum):
    """What a stored solution says of a line: right so far, right to its end, wrong, or nothing at all."""

    GOING = "right so far"
    SOLVED = "right: solved"
    WRONG = "wrong"
    UNKNOWN = "not in the stored solution: it counts as wrong"


@dataclass(frozen=True, eq=False)
class StoredMove:
    """A move of a stored tree, whether a line through it ends right, and its node."""

    move: Point
    color: Color
    is_right: bool
    node: Node


@dataclass(frozen=True)
class Attempt:
    """Moves tried by turns, the tree's answers among them, and what the solution says of them.

    `node` is where they are in the tree, None where it has them not.
    """

    line: tuple[Point, ...] = ()
    node: Node | None = None
    judgment: Judgment = Judgment.GOING


class Solution:
    """The stored solution of a problem, which may be empty: no tree and no right moves."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.size = problem.position.size
        self.root = Node()
        if problem.tree:
            try:
                self.root = parse(problem.tree).first
            except BadInput:
                self.root = Node()  # what can't be read has no moves
        self._right = _right_nodes(self.root)

    @property
    def is_stored(self) -> bool:
        """Whether there is anything to compare with."""
        return bool(self.problem.right or self.root.children)

    @property
    def start(self) -> Attempt:
        """An attempt without moves."""
        return Attempt((), self.root)

    def below(self, node: Node, color: Color) -> list[StoredMove]:
        """Give the moves of a color that the tree has below a node; nodes without a move are passed through."""
        found = []
        for child in _moves_below(node):
            letter = _LETTERS[color]
            if letter in child:
                move = parse_move(child.simple(letter), self.size)
                found.append(StoredMove(move, color, child in self._right, child))
        if node is self.root and self.problem.right:
            right = self.problem.right
            found = [StoredMove(m.move, m.color, m.move in right, m.node) for m in found]
        return found

    @property
    def wrong(self) -> tuple[Point, ...]:
        """The first moves that the tree calls wrong."""
        first = self.below(self.root, self.problem.position.to_move)
        return tuple(move.move for move in first if not move.is_right)

    def tried(self, attempt: Attempt, move: Point) -> Attempt:
        """Give an attempt with one more move, and the tree's answer to it if it has one."""
        color = self.problem.position.to_move
        line = (*attempt.line, move)
        stored = self.below(attempt.node, color) if attempt.node is not None else []
        found = next((one for one in stored if one.move == move), None)
        if found is None:
            is_right = not attempt.line and move in self.problem.right
            return Attempt(line, None, Judgment.SOLVED if is_right else Judgment.UNKNOWN)
        answers = self.below(found.node, opposite(color))
        if not answers:
            return Attempt(line, found.node, _judged(found.is_right, True))
        answer = answers[0]
        if found.is_right:
            answer = next((one for one in answers if one.is_right), answer)
        line = (*line, answer.move)
        has_more = bool(self.below(answer.node, color))
        return Attempt(line, answer.node, _judged(found.is_right, not has_more))

    def attempt_of(self, line: Sequence[Point]) -> Attempt:
        """Give a line of the tree as an attempt; one that is not in it as what it is."""
        node: Node = self.root
        color = self.problem.position.to_move
        judgment = Judgment.GOING
        for move in line:
            found = next((one for one in self.below(node, color) if one.move == move), None)
            if found is None:
                return Attempt(tuple(line), None, Judgment.UNKNOWN)
            node, color = found.node, opposite(color)
            judgment = _judged(found.is_right, not self.below(node, color))
        return Attempt(tuple(line), node, judgment)

    def kept_by(self, line: Sequence[Point]) -> int:
        """Give how many moves of a line, from its first, stay in right lines of the tree."""
        node: Node = self.root
        color = self.problem.position.to_move
        for number, move in enumerate(line):
            stored = [one for one in self.below(node, color) if one.move == move and one.is_right]
            if not stored:
                return number
            node, color = stored[0].node, opposite(color)
        return len(line)


def right_moves(root: Node, size: int, color: Color = BLACK) -> tuple[Point, ...]:
    """Give the first moves of a color that a tree calls right."""
    right = _right_nodes(root)
    letter = _LETTERS[color]
    nodes = [node for node in _moves_below(root) if letter in node and node in right]
    return tuple(dict.fromkeys(parse_move(node.simple(letter), size) for node in nodes))


def _judged(is_right: bool, is_over: bool) -> Judgment:
    if not is_right:
        return Judgment.WRONG
    return Judgment.SOLVED if is_over else Judgment.GOING


def _moves_below(node: Node) -> Iterator[Node]:
    for child in node.children:
        if "B" in child or "W" in child:
            yield child
        else:
            yield from _moves_below(child)


def _right_nodes(root: Node) -> set[Node]:
    """Give the nodes that lie on a line which ends right."""
    ends = [node for node in root.walk() if node is not root and _is_right(node)]
    is_marked = bool(ends) or any(_is_wrong(node) for node in root.walk())
    if not is_marked:
        ends = list(root.main_line())[-1:]
    found: set[Node] = set()
    for end in ends:
        below = takewhile(lambda node: node not in found, end.main_line())
        found.update(list(below))
        above = end.parent
        while above is not None and above not in found:
            found.add(above)
            above = above.parent
    return found


def _is_right(node: Node) -> bool:
    text = node.text("C")
    return not _is_wrong(node) and ("TE" in node or bool(_RIGHT.search(text)))


def _is_wrong(node: Node) -> bool:
    return "BM" in node or bool(_WRONG.search(node.text("C")))
