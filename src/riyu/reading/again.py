"""A reading looked at again after its first move: what is not true any more once that is made is not claimed.

Takes a reader aimed at a question of strings or links, and its board; gives a Reading, or builds its graph anew. Knows
no goal.

A reader looks about most where its question begins. So what it claims by a first move may fail once that is made, and
the other side, asked anew, looks about as much: such a move is left out, and the question read without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol, runtime_checkable

from riyu.base.errors import IllegalMove
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, opposite
from riyu.reading.cache import Question
from riyu.reading.plain import MOST_LEFT_OUT, READ_OUT
from riyu.reading.reading import Reading, Verdict

__all__ = ["read_again", "without"]

TIMES = 4
"""How many times the nodes that a verdict took its first move may take to be looked at, and READ_OUT at least."""


class _Reads(Protocol):
    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading: ...


@runtime_checkable
class _LeavesOut(Protocol):
    def leave_out(self, moves: Sequence[Point]) -> None: ...


@contextmanager
def without(reader: object, moves: Sequence[Point]) -> Iterator[None]:
    """Let a reader not look at some first moves as long as the block runs: a `Graph`, if there are any moves."""
    if not moves:
        yield
        return
    assert isinstance(reader, _LeavesOut)
    reader.leave_out(moves)
    try:
        yield
    finally:
        reader.leave_out(())


def read_again(reader: _Reads, board: Board, question: Question) -> Reading:
    """Read a question; where a first move decides it, in ko or not, ask the other side anew once that is made.

    What comes of that stands, of moves that do less than was said the best. Raises Stopped as the reader does.
    """
    succeeds = Verdict.WIN if question.first == question.asker else Verdict.LOSS
    worth = {succeeds: 2, Verdict.KO: 1}  # for who moves first
    left_out: list[Point] = []
    best: Reading | None = None
    nodes, points = 0, frozenset[Point]()
    while True:
        with without(reader, left_out):
            found = reader.read(question.first, question.asker, question.limit)
        found = replace(found, left_out=tuple(left_out))
        nodes, points = nodes + found.nodes, points | found.depends_on
        claimed = worth.get(found.verdict, 0)
        move = found.line[0] if found.line else 0
        if not claimed or not move or len(left_out) == MOST_LEFT_OUT or nodes >= question.limit:
            break
        limit = max(READ_OUT, min(question.limit, TIMES * found.nodes))
        after = _after(reader, board, question, move, limit)
        if after is None:
            break
        nodes, points = nodes + after.nodes, points | after.depends_on
        comes = worth.get(after.verdict, 0)
        if after.verdict is Verdict.UNKNOWN or comes == claimed:
            break
        if comes > claimed:
            found = after
            break
        left_out.append(move)
        if comes and best is None:
            best = after
    if best is not None and not worth.get(found.verdict, 0):
        found = best
    return replace(found, nodes=nodes, depends_on=points)


def _after(
    reader: _Reads, board: Board, question: Question, move: Point, limit: int
) -> Reading | None:
    """Ask the other side once a move is made; None where it is not legal, or takes what is asked about.

    Whether that stays taken is told from before the move alone.
    """
    board.mark()
    try:
        board.play(question.first, move)
        if any(board.color_at(p) == EMPTY for p in question.targets):
            return None
        found = reader.read(opposite(question.first), question.asker, limit)
    except IllegalMove:
        return None
    finally:
        board.undo()
    return replace(found, line=(move, *found.line), after_move=True)
