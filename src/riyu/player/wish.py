"""What is wanted of one decision: whose move, among which points, for how long, and what is told on the way.

Takes what `Engine.decide` was asked; gives it to the steps of a decision as one value, and what they have in common.
Decides nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from riyu.assessment.assessment import Assessment
from riyu.base.errors import Stopped
from riyu.candidates.gather import proposed
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, all_points, neighbors
from riyu.game.record import Move
from riyu.player.decision import Decision
from riyu.reading.blackboard import Blackboard
from riyu.search.by_tree import LINE_VISITS
from riyu.search.one_ply import Choice, Weighed
from riyu.search.thinking import Limits, Thought

__all__ = ["Wish", "decided_so_far", "in_turn", "is_problem", "with_proposals"]

MOST_OF_BOARD = 2 / 3
"""The share of the board's points that a problem takes at most: stones, and points that may be played."""


def is_problem(board: Board, among: Collection[Point] | None) -> bool:
    """Say whether what stands on a board is the question, where only some points may be played.

    So where stones stand on a part of it and all around them may be played; not where a few points of a game are asked
    about, nor where stones stand all over the board.
    """
    if among is None:
        return False
    points = list(all_points(board.size))
    stones = [p for p in points if board.color_at(p)]
    around = {q for p in stones for q in neighbors(p, board.size) if not board.color_at(q)}
    room = len(stones) + len(among)
    return bool(stones) and around.issubset(among) and room <= MOST_OF_BOARD * len(points)


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for: a color's move after those played, and as `Engine.decide` has it.

    `limits` are those of a tree search; there is none if None. Once `stop` says so nothing more is read. `is_analysis`:
    no move is to be chosen, and what comes before the search ends, too, once the limits' `stop` says so. A search has
    `search_seconds` at least, however long after `began` it begins; `is_hasty`: what speaks for moves waits until it
    has ended. `is_brief`: that, and what it found, is told only where the choice hangs on it. After
    `told_by` nothing more is searched for the sake of what is told. `is_problem`: what stands there is the question.
    """

    color: Color
    moves: tuple[Move, ...] = ()
    among: Collection[Point] | None = None
    avoid: Collection[Point] = ()
    cleanup: bool = False
    may_resign: bool = False
    limits: Limits | None = None
    is_analysis: bool = False
    tell: Callable[[Decision], object] | None = None
    every: float = 0.0
    began: float = 0.0
    search_seconds: float = 0.0
    is_hasty: bool = False
    is_brief: bool = False
    told_by: float = math.inf
    is_problem: bool = False
    stop: Callable[[], bool] = lambda: False

    def step_ended(self, name: str) -> None:
        """Note that a step before the search has ended. Raises Stopped if an analysis is to end."""
        if self.is_analysis and self.limits is not None and self.limits.stop():
            raise Stopped(f"stopped after: {name}")

    def searched(self, board: Board) -> Collection[Point] | None:
        """Give the points that a search may begin with; None if it may with all."""
        if not self.avoid:
            return self.among
        among = all_points(board.size) if self.among is None else self.among
        return {point for point in among if point not in self.avoid}


@contextmanager
def in_turn(board: Board, color: Color) -> Iterator[None]:
    """Let it be a color's turn: where it is the other's, that one's is skipped for as long as the block runs."""
    if board.to_move == color:
        yield
        return
    with board.trail.scope():
        board.skip_turn()
        yield


def decided_so_far(
    color: Color, assessment: Assessment, choice: Choice, thought: Thought
) -> Decision:
    """Give what would be decided by what a search has found so far, with all moves it looked at."""
    best = choice.weighed[0].candidate.move if choice.weighed else PASS
    seen = replace(assessment, ownership=thought.ownership)
    playouts = assessment.playouts + choice.playouts
    return Decision(color, best, choice.weighed, seen, playouts=playouts)


def with_proposals(blackboard: Blackboard, color: Color, choice: Choice) -> tuple[Weighed, ...]:
    """Give the moves that a source proposes, and those that search goes on at often enough, or most: a source, too."""
    found = {
        one.candidate.move: f"{one.visits:,} of {choice.playouts:,} games go on from it"
        for i, one in enumerate(choice.weighed)
        if one.candidate.move != PASS
        and all(reason.purpose == "follow-search" for reason in one.candidate.reasons)
        and (one.visits >= LINE_VISITS or i == 0)
    }
    reasons = proposed(blackboard, color, found)
    return tuple(
        replace(one, candidate=replace(one.candidate, reasons=(reasons[one.candidate.move],)))
        if one.candidate.move in reasons
        else one
        for one in choice.weighed
        if one.candidate.reasons or one.candidate.move in reasons
    )
