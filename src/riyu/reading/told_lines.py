"""Lines as they are told: up to a ko that would be taken back at once, and on to the end of a ladder.

Takes a board, a question and its reading; gives lines, or the Reading with another. Knows ladders alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from riyu.game.board import Board
from riyu.game.points import Color, Point, opposite
from riyu.reading.cache import Question
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Reading, Verdict

__all__ = ["legal_part", "taken", "with_ladder"]


def legal_part(board: Board, first: Color, line: Sequence[Point]) -> tuple[Point, ...]:
    """Give a line up to where it would take a ko back at once: a threat is due there.

    The first move is given in any case: what was just taken in ko is to be taken back once a threat was answered.
    """
    with _played(board, first, line) as played:
        return tuple(line[: max(1, played)])


def taken(question: Question, pursuer: Color) -> Verdict:
    """Give the verdict on a question that says that its pursuer reaches the goal."""
    return Verdict.WIN if question.asker == pursuer else Verdict.LOSS


def with_ladder(board: Board, question: Question, found: Reading) -> Reading:
    """Let the line of a string that is taken, but stands where it ends, go on with the ladder that takes it."""
    stone, line = question.targets[0], found.line
    pursuer = opposite(board.color_at(stone))
    if found.verdict is not taken(question, pursuer):
        return found
    is_attack = (question.first == pursuer) == (len(line) % 2 == 0)
    with _played(board, question.first, line) as played:
        if played < len(line) or board.color_at(stone) != opposite(pursuer):
            return found
        ladder = read_ladder(board, stone, attacker_first=is_attack)
    if ladder.verdict is not (Verdict.WIN if is_attack else Verdict.LOSS):
        return found
    return replace(found, line=line + ladder.line, depends_on=found.depends_on | ladder.depends_on)


@contextmanager
def _played(board: Board, first: Color, line: Sequence[Point]) -> Iterator[int]:
    """Play a line, up to a move that is not legal, as long as the block runs; give how many moves that are."""
    board.mark()
    color, played = first, 0
    try:
        for move in line:
            if move and board.legality(color, move):
                break
            board.play(color, move)
            color, played = opposite(color), played + 1
        yield played
    finally:
        board.undo()
