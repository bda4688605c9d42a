"""A reading looked at again after its first move: what is not true any more once that is made is not claimed.

Takes a reader aimed at a question of strings, links or races, and its board; gives a Reading, or builds its graph anew.
Knows no goal.

A reader looks about most where its question begins. So what it claims by a first move may fail once that is made, and
the other side, asked anew, looks about as much: such a move is left out, and the question read without it. And what a
reader of links misses a few moves on it may find looking wide, at some times the nodes.
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

__all__ = ["read_out", "wide", "without"]

TIMES = 4
"""How many times the nodes that a verdict took its first move may take to be looked at, and READ_OUT at least."""

WIDE_TIMES = 2
"""How many times the nodes that a verdict took a reading that looks wide may take, and WIDE_LEAST at least."""

WIDE_LEAST = 1_000
"""Nodes that a reading which looks wide may take at least."""


class _Reads(Protocol):
    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading: ...


@runtime_checkable
class _LeavesOut(Protocol):
    def leave_out(self, moves: Sequence[Point]) -> None: ...


@runtime_checkable
class _LooksWide(Protocol):
    def widen(self, is_wide: bool) -> None: ...


@contextmanager
def wide(reader: object, is_wide: bool) -> Iterator[None]:
    """Let a reader look wide as long as the block runs, if `is_wide`: one of links."""
    if not is_wide:
        yield
        return
    assert isinstance(reader, _LooksWide)
    reader.widen(True)
    try:
        yield
    finally:
        reader.widen(False)


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


def read_out(reader: _Reads, board: Board, question: Question) -> Reading:
    """Read a question, look at its answer again and then wide; with fewer nodes than READ_OUT read it alone.

    Raises Stopped as the reader does.
    """
    if question.limit < READ_OUT:
        return reader.read(question.first, question.asker, question.limit)
    found = read_again(reader, board, question)
    return read_wide(reader, board, question, found)


def read_again(reader: _Reads, board: Board, question: Question) -> Reading:
    """Read a question; where a first move decides it, in ko or not, ask the other side anew once that is made.

    What comes of that stands, of moves that do less than was said the best. Raises Stopped as the reader does.
    """
    left_out: list[Point] = []
    best: Reading | None = None
    nodes, points = 0, frozenset[Point]()
    while True:
        with without(reader, left_out):
            found = reader.read(question.first, question.asker, question.limit)
        found = replace(found, left_out=tuple(left_out))
        nodes, points = nodes + found.nodes, points | found.depends_on
        claimed = _worth(question, found)
        move = found.line[0] if found.line else 0
        if not claimed or not move or len(left_out) == MOST_LEFT_OUT or nodes >= question.limit:
            break
        after = _after(reader, board, question, move, _limit_after(question, found))
        if after is None:
            break
        nodes, points = nodes + after.nodes, points | after.depends_on
        comes = _worth(question, after)
        if after.verdict is Verdict.UNKNOWN or comes == claimed:
            break
        if comes > claimed:
            found = after
            break
        left_out.append(move)
        if comes and best is None:
            best = after
    if best is not None and not _worth(question, found):
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


def read_wide(reader: _Reads, board: Board, question: Question, found: Reading) -> Reading:
    """Read a question that was read before, looking at more where it begins; where that is done, it stands.

    Of readers that can, and of what was not unclear; first moves that were left out are again. But where a first move
    decides it then, and the other side, asked once that is made, is told otherwise, what was found before stands.
    Raises Stopped as the reader does.
    """
    if not isinstance(reader, _LooksWide) or found.verdict is Verdict.UNKNOWN:
        return found
    limit = min(question.limit, max(WIDE_LEAST, WIDE_TIMES * found.nodes))
    with wide(reader, True), without(reader, found.left_out):
        more = reader.read(question.first, question.asker, limit)
    nodes, points = found.nodes + more.nodes, found.depends_on | more.depends_on
    kept = more.verdict not in (Verdict.UNKNOWN, found.verdict)
    if kept and _worth(question, more) and more.line and more.line[0]:
        with wide(reader, True):
            after = _after(reader, board, question, more.line[0], _limit_after(question, more))
        if after is not None:
            nodes, points = nodes + after.nodes, points | after.depends_on
            kept = after.verdict in (Verdict.UNKNOWN, more.verdict)
    if kept:
        found = replace(more, left_out=found.left_out, is_wide=True)
    return replace(found, nodes=nodes, depends_on=points)


def _worth(question: Question, reading: Reading) -> int:
    """Give what a verdict is worth for who moves first: 2 that it is decided, 1 in ko, else 0."""
    succeeds = Verdict.WIN if question.first == question.asker else Verdict.LOSS
    return {succeeds: 2, Verdict.KO: 1}.get(reading.verdict, 0)


def _limit_after(question: Question, reading: Reading) -> int:
    """Give the nodes for looking at what a reading says once its first move is made."""
    return max(READ_OUT, min(question.limit, TIMES * reading.nodes))
