"""Theaters: the parts of the board that some moves are about, each read out for what it is worth to move there first.

Takes plans and a reader of sequences; gives theaters with their moves for both colors and the swing, the largest first.
Knows no whole-board assessment but what the reader's evaluation says. Source: Klinger & Mechner, 4.0 (K9): candidate
moves of both colors with related purposes, minimax over their reasonable variations, worth the swing.

Plans are about the same part of the board if they share a liberty of their targets or a move to make, or if their
targets touch. A whole context is too wide for that: a ladder's path would join what has nothing to do with each other.
Candidate moves are those of plans that work only for who moves first, and those that plans about two strings foresee:
double purposes. A theater is read with these, and with what patterns answer to each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Sequence as Listed
from dataclasses import dataclass
from typing import Any

from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, Point, color_name, neighbors, opposite, point_text
from riyu.reading.plans import Plan
from riyu.reading.sequence import Sequence
from riyu.reading.sequences import SequenceReader

__all__ = ["Theater", "gather_plans", "read_theater", "read_theaters"]

MOST_MOVES = 8
"""Candidate moves that a theater is read with."""


@dataclass(frozen=True, slots=True)
class Theater:
    """A part of the board, the plans about it, and what moving there first is worth.

    `points` are its stones, liberties and moves, `moves` the candidates of either color, `best` each color's line if it
    moves first (the first may be a pass: nothing here is worth a move to it), and `swing` in points what it makes who
    moves first.
    """

    points: frozenset[Point]
    plans: tuple[Plan, ...]
    moves: tuple[Point, ...]
    swing: float
    best: tuple[Sequence, Sequence]

    def best_move(self, color: Color) -> Point:
        """Give a color's best move here; a pass if none gains."""
        moves = self.best[color - 1].moves
        return moves[0] if moves else PASS

    def __str__(self) -> str:
        moves = " ".join(point_text(p) for p in self.moves)
        lines = "; ".join(
            f"{color_name(line.color)} first "
            + (" ".join(map(point_text, line.moves)) or "leaves it")
            for line in self.best
        )
        return f"{self.swing:.1f} points between who moves first at {moves}: {lines}"

    def to_json(self) -> dict[str, Any]:
        """Give it for JSON."""
        return {
            "points": [point_text(p) for p in sorted(self.points)],
            "plans": [plan.to_json(1) for plan in self.plans],
            "moves": [point_text(p) for p in self.moves],
            "swing": self.swing,
            "best": {color_name(line.color).lower(): line.to_json() for line in self.best},
        }


def gather_plans(board: Board, plans: Iterable[Plan]) -> list[tuple[Plan, ...]]:
    """Give the plans in groups that are about the same part of the board, in the order they came."""
    every = list(plans)
    leader = list(range(len(every)))

    def find(i: int) -> int:
        while leader[i] != i:
            leader[i] = leader[leader[i]]
            i = leader[i]
        return i

    first_with: dict[Point, int] = {}
    for i, plan in enumerate(every):
        for point in _hinges(board, plan):
            j = first_with.setdefault(point, i)
            one, other = sorted((find(i), find(j)))
            leader[other] = one
    groups: dict[int, list[Plan]] = defaultdict(list)
    for i, plan in enumerate(every):
        groups[find(i)].append(plan)
    return [tuple(group) for group in groups.values()]


def _hinges(board: Board, plan: Plan) -> set[Point]:
    """Give the points by which a plan meets others: liberties, its next move, its strings and those beside them."""
    found = set(plan.liberties)
    if plan.side == plan.first:
        found |= {branch.move for branch in plan.moves if branch.move != PASS}
    for target in plan.targets:
        if board.color_at(target):
            found.add(board.string_name(target))
            found |= set(board.neighbor_strings(target))
    return found


def _candidates(plans: Listed[Plan]) -> list[Point]:
    """Give the moves that a group of plans is about, those with most purposes first."""
    works = {(plan.side, plan.targets, plan.first) for plan in plans}
    purposes: dict[Point, set[tuple[Point, ...]]] = defaultdict(set)
    tries: dict[tuple[Color, Point], set[tuple[Point, ...]]] = defaultdict(set)
    for plan in plans:
        moves = [branch.move for branch in plan.moves if branch.move != PASS]
        for move in moves:
            tries[plan.first, move].add(plan.targets)
        needs_move = (plan.side, plan.targets, opposite(plan.first)) not in works
        if plan.side == plan.first and needs_move and moves:
            purposes[moves[0]].add(plan.targets)
    for (_, move), targets in tries.items():
        if len(targets) > 1:
            purposes[move] |= targets
    return sorted(purposes, key=lambda move: (-len(purposes[move]), move))


def read_theater(
    reader: SequenceReader, plans: Listed[Plan], *, depth: int = 4, limit: int = 600
) -> Theater | None:
    """Read what a group of plans is worth to each color; None if it has no move that matters.

    `depth` bounds the moves of a line, `limit` the positions for either color to move.
    """
    board = reader.board
    moves = _candidates(plans)[:MOST_MOVES]
    if not moves:
        return None
    points = set(moves)
    for plan in plans:
        points |= plan.liberties
        for target in plan.targets:
            if board.color_at(target):
                points |= set(board.string_points(target))
    near = set(points)
    for point in points:
        for beside in neighbors(point, board.size):
            near |= set(board.string_points(beside)) if board.color_at(beside) else {beside}
    black, white = (
        reader.among(color, moves, sorted(near), depth=depth, width=1, limit=limit)
        for color in (BLACK, WHITE)
    )
    return Theater(
        frozenset(points), tuple(plans), tuple(moves), black.value + white.value, (black, white)
    )


def read_theaters(
    reader: SequenceReader, plans: Iterable[Plan], *, depth: int = 4, limit: int = 600
) -> tuple[Theater, ...]:
    """Read the theaters of some plans on the reader's board, the largest swing first; bounds as for `read_theater`."""
    found = [
        read_theater(reader, group, depth=depth, limit=limit)
        for group in gather_plans(reader.board, plans)
    ]
    theaters = [theater for theater in found if theater is not None]
    return tuple(sorted(theaters, key=lambda theater: -theater.swing))
