"""A problem's tree asked on beyond the first move: what the tree answers is played, and what is right then asked again.

Takes the tree as SGF text, the first move, and a way to ask; gives the first question that was answered wrong. Judges
by the tree alone: a move is right if a line through it ends in `RIGHT`, as for first moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import IllegalMove
from riyu.game.board import Board
from riyu.game.points import Point, opposite, point_text
from riyu.game.position import Position
from riyu.lab._steps import Expected, SetUp
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.points import parse_move

__all__ = ["Asker", "Miss", "first_miss"]

Asker: TypeAlias = Callable[[SetUp, Expected], tuple[bool, str]]
"""Sets a position up and asks for a move: whether it is what was expected, and the reply's first line."""


@dataclass(frozen=True, slots=True)
class Miss:
    """Where a solution breaks down: the moves up to there, what was said then, and what would have been right."""

    moves: tuple[Point, ...]
    said: str
    right: str

    def __str__(self) -> str:
        line = " ".join(point_text(move) for move in self.moves)
        return f"after {line}: {self.said or 'nothing'} (right: {self.right})"


def first_miss(
    position: Position,
    tree: str,
    first: Point,
    moves: int,
    ask: Asker,
) -> Miss | None:
    """Ask on down the tree from a right first move, all the tree's answers in turn; give the first wrong reply.

    `moves`: how many own moves of a line are asked, the first among them. None: all was right, as far as the tree goes.
    """
    tops = [child for child in parse(tree).first.children if _move(child, position.size) == first]
    return next((_below(position, node, (first,), moves - 1, ask) for node in tops), None)


def _below(
    position: Position, node: Node, line: tuple[Point, ...], left: int, ask: Asker
) -> Miss | None:
    """Ask on below an own move, `left` own moves deep."""
    for reply in node.children if left > 0 else ():
        answers = {
            point_text(_move(child, position.size)): child
            for child in reply.children
            if _leads_right(child)
        }
        if not answers:
            continue
        played = (*line, _move(reply, position.size))
        try:
            setup = _after(position, played)
        except IllegalMove:
            continue  # the tree's own slip
        right = "|".join(answers)
        is_right, said = ask(setup, Expected(right))
        if not is_right:
            return Miss(played, said, right)
        chosen = answers[said.strip().upper()]
        deeper = (*played, _move(chosen, position.size))
        miss = _below(position, chosen, deeper, left - 1, ask)
        if miss is not None:
            return miss
    return None


def _after(position: Position, moves: tuple[Point, ...]) -> SetUp:
    """Give the position after moves by turns, the last of them to be played on top."""
    board = Board(position.size)
    board.set_up(position)
    color = position.to_move
    for move in moves[:-1]:
        board.play(color, move)
        color = opposite(color)
    return SetUp(board.position(), color, moves[-1])


def _move(node: Node, size: int) -> Point:
    """Give a node's move; PASS where it has none."""
    return parse_move(node.simple("B" if "B" in node else "W"), size)


def _leads_right(node: Node) -> bool:
    return any("RIGHT" in each.text("C") for each in node.walk())
