"""Nodes of life-and-death problems where the right moves are known, with the features of all moves there.

Takes problems with trees; gives samples. Learns nothing.

A line of a tree is right if it ends in `RIGHT`. Of the side that solves, the moves on right lines are known; of the
other, what it answers on right lines (the best it can do), and what refutes wrong moves. The group at stake is the one
in doubt whose zone holds most of the solution; it's found once, in the problem's position, as a reader does.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from riyu.base.errors import RiyuError
from riyu.game.board import Board
from riyu.game.points import Color, Point
from riyu.lab._problems import Problem
from riyu.reading.life_stakes import groups_in_doubt
from riyu.reading.move_model import MoveModel, model_on
from riyu.reading.zone import zone_on
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.points import parse_move

__all__ = ["Kind", "Sample", "band_of", "is_apart", "sample_at", "samples_of", "stone_at_stake"]

Kind: TypeAlias = Literal["first", "later", "answer", "refutation", "tried", "proven"]
"""A solver's first move or a later one; the other side's answer on a right line, or to a wrong move; what a reading
tried most, or proved."""

FIFTH = 5
"""One cluster of problems in so many is kept apart for checking."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A node: the role (0 killer, 1 owner) of the side to move, its moves' features, and places of the right moves.

    `features` has those of all moves, one after another; move i's end before `ends[i]`. `is_apart` says that it is kept
    apart for checking; `rank` is its problem's, empty if there is none.
    """

    is_apart: bool
    rank: str
    kind: Kind
    role: int
    points: tuple[Point, ...]
    features: array[int]
    ends: array[int]
    right: tuple[int, ...]


def is_apart(problem: Problem) -> bool:
    """Say whether a problem is kept apart for checking, with all its near-duplicates."""
    return zlib.crc32(("apart " + (problem.cluster or problem.name)).encode()) % FIFTH == 0


def band_of(rank: str) -> str:
    """Give the band that a rank such as `3k` is in."""
    if not rank:
        return "no rank"
    if rank.endswith("d"):
        return "dan"
    return "5k-1k" if int(rank[:-1]) <= 5 else "15k-6k"


def stone_at_stake(board: Board, moves: Iterable[Point]) -> Point | None:
    """Give a stone of the group in doubt whose zone holds most of some moves, the largest if several do."""
    wanted = set(moves)
    zone = zone_on(board)
    best: Point | None = None
    most = 0
    for stone, _ in groups_in_doubt(board):
        zone.aim(stone)
        held = len(wanted & zone.points().keys())
        if held > most:
            best, most = stone, held
    return best


def samples_of(problem: Problem) -> Iterator[Sample]:
    """Give the samples of a problem; none if there is no tree, or no group at stake."""
    if not problem.tree:
        return
    root = parse(problem.tree).first
    right, wrong = _ends(root)
    position = problem.position
    board = Board(position.size)
    board.set_up(position)
    solution = [
        move
        for node in root.walk()
        if node in right and (move := _move(node, position.size)) and move[0] == position.to_move
    ]
    stone = stone_at_stake(board, [point for _, point in solution] or problem.right)
    if stone is None:
        return
    model = model_on(board)
    model.zone.aim(stone)
    yield from _walk(problem, root, board, model, right, wrong)


def _walk(
    problem: Problem,
    root: Node,
    board: Board,
    model: MoveModel,
    right: set[Node],
    wrong: set[Node],
) -> Iterator[Sample]:
    solver = problem.position.to_move
    waiting: list[tuple[Node, tuple[Point, ...]] | None] = [(root, ())]
    while waiting:
        entry = waiting.pop()
        if entry is None:
            board.undo()
            continue
        node, line = entry
        if line:
            move = _move(node, board.size)
            if move is None:
                continue
            board.mark()
            waiting.append(None)
            try:
                board.play(*move)
            except RiyuError:
                continue
        replies = [
            (child, move)
            for child in node.children
            if (move := _move(child, board.size)) and move[1]
        ]
        for side in (1, 2):
            known: set[Point] = set()
            kind: Kind = "first"
            for child, (color, point) in replies:
                if color != side:
                    continue
                if side == solver:
                    kind = "later" if line else "first"
                    if child in right:
                        known.add(point)
                elif node in right:
                    kind = "answer"
                    known.add(point)
                elif child in wrong:
                    kind = "refutation"
                    known.add(point)
            if not line and side == solver:
                known.update(problem.right)
            if known:
                yield _sample(problem, kind, side, model, line, known)
        for child, (_, point) in replies:
            waiting.append((child, (*line, point)))


def _sample(
    problem: Problem,
    kind: Kind,
    side: Color,
    model: MoveModel,
    line: tuple[Point, ...],
    known: set[Point],
) -> Sample:
    last = line[-1] if line else 0
    return sample_at(is_apart(problem), problem.rank, kind, side, model, last, known)


def sample_at(
    is_apart: bool,
    rank: str,
    kind: Kind,
    side: Color,
    model: MoveModel,
    last: Point,
    known: set[Point],
) -> Sample:
    """Give the sample of the position that a model stands at; `last` is the move that led there, 0 if none did."""
    moves = model.judged(side, last)
    features, ends = array("I"), array("I")
    for _, _, found in moves:
        features.extend(found)
        ends.append(len(features))
    points = tuple(point for point, _, _ in moves)
    places = tuple(i for i, point in enumerate(points) if point in known)
    role = 1 if model.zone.owner == side else 0
    return Sample(is_apart, rank, kind, role, points, features, ends, places)


def _ends(root: Node) -> tuple[set[Node], set[Node]]:
    """Give the nodes through which lines end right, and those through which they end wrong alone."""
    right: set[Node] = set()
    wrong: set[Node] = set()
    for node in root.walk():
        comment = node.text("C")
        for word, nodes in (("RIGHT", right), ("WRONG", wrong)):
            if word in comment:
                above: Node | None = node
                while above is not None and above not in nodes:
                    nodes.add(above)
                    above = above.parent
    return right, wrong - right


def _move(node: Node, size: int) -> tuple[Color, Point] | None:
    for name, color in (("B", 1), ("W", 2)):
        if name in node:
            return color, parse_move(node.raw(name)[0], size)
    return None
