"""Alpha-beta of fixed widths: a few moves at each ply, the positions after the last valued by the evaluation.

Takes a board, candidates and widths; gives values in points with the lines expected. Knows no playouts. By `GLANCE` it
values as the novice's program does.
Source: the novice's program, "A Worthy Opponent" (N11): three plies, 10, 5 and 2 wide; what learned values hold for
nothing is not looked at (B8).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from riyu.assessment.evaluator import Evaluator
from riyu.assessment.first_glance import FirstGlance
from riyu.assessment.reading_out import terms_of
from riyu.candidates.candidate import Candidate
from riyu.candidates.move_scores import LearnedMoves, MoveScores
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.search.one_ply import Choice, Looks, Weighed, by_reasons

__all__ = [
    "EVALUATION",
    "GLANCE",
    "TRUST",
    "WIDTHS",
    "AlphaBeta",
    "Told",
    "choose_by_alpha_beta",
    "likely_moves",
]

EVALUATION, GLANCE = "evaluation", "glance"
"""What can value the positions at the ends of lines: the assessment's evaluator, or the novice's first glance."""

WIDTHS = (10, 5, 2)
"""Moves looked at in each ply."""

TRUST = 0.1
"""What a point by such a look is worth beside the weights: less than one by playouts, for it sees less."""

LEAST = 0.002
"""The share by learned values below which a move is not looked at."""

Moves = Callable[[Color, Sequence[Move], int], Sequence[Point]]
"""Gives the moves to look at of a color, after these moves, so many at most; the best first."""


class AlphaBeta:
    """A search on one board, which is as before after it. `leaves` counts the positions valued.

    `value` gives what a position is worth to Black; it is asked once for each position and turn.
    """

    def __init__(
        self, board: Board, moves: Moves, value: Callable[[], float], widths: Sequence[int] = WIDTHS
    ) -> None:
        self.board = board
        self.leaves = self.met_again = 0
        self._moves = moves
        self._value = value
        self._widths = tuple(widths)
        self._known: dict[tuple[int, Color, Point], float] = {}

    def after(self, path: Sequence[Move], color: Color, point: Point) -> tuple[float, list[Point]]:
        """Give what a move at the root is worth to its color, in points, and the line expected, the move first."""
        with self.board.trail.scope():
            self.board.play(color, point)
            value, line = self.search([*path, Move(color, point)], 1, -math.inf, math.inf)
        return -value, [point, *line]

    def search(
        self, path: Sequence[Move], ply: int, alpha: float, beta: float
    ) -> tuple[float, list[Point]]:
        """Give what the position is worth to the side to move, and the line; only a bound outside the window."""
        board = self.board
        color = board.to_move
        if ply == len(self._widths) or board.passes >= 2:
            return self._leaf(color), []
        best, line = -math.inf, list[Point]()
        for point in self._moves(color, path, self._widths[ply]) or (PASS,):
            with board.trail.scope():
                board.play(color, point)
                found, rest = self.search([*path, Move(color, point)], ply + 1, -beta, -alpha)
            if -found > best:
                best, line = -found, [point, *rest]
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best, line

    def _leaf(self, color: Color) -> float:
        board = self.board
        place = (board.key, color, board.ko)
        value = self._known.get(place)
        if value is None:
            self.leaves += 1
            value = self._known[place] = self._value()
        else:
            self.met_again += 1
        return value if color == BLACK else -value


def likely_moves(board: Board, scores: MoveScores) -> Moves:
    """Give the moves by learned values, first those at the liberty of a string in atari: it costs microseconds."""

    def moves(color: Color, path: Sequence[Move], width: int) -> list[Point]:
        shares = scores.shares(color, path)
        ataris = [name for name in board.strings() if board.liberties(name) == 1]
        largest = sorted(ataris, key=lambda name: -board.string_size(name))
        first = [p for name in largest for p in board.liberty_points(name) if p in shares]
        ordered = sorted(shares, key=lambda p: -shares[p])
        wanted = [p for p in ordered if p != PASS and shares[p] >= LEAST]
        return list(dict.fromkeys([*first[: max(1, width // 2)], *wanted]))[:width]

    return moves


class _ByEvaluation:
    """Values positions of features' board by the evaluator. `asked` and `reused` are ladders: none."""

    asked = reused = 0

    def __init__(self, features: Features) -> None:
        self._evaluator = Evaluator(features)

    def total(self) -> float:
        return self._evaluator.evaluate() / 1000

    def terms(self) -> dict[str, float]:
        self._evaluator.evaluate()
        return terms_of(self._evaluator).to_json()


class _ByGlance:
    """Values positions of features' board by a first glance. `asked` and `reused` are its ladders."""

    def __init__(self, features: Features) -> None:
        self._glance = FirstGlance(features)

    @property
    def asked(self) -> int:
        return self._glance.readings.asked

    @property
    def reused(self) -> int:
        return self._glance.readings.reused

    def total(self) -> float:
        return self._glance.worth().total

    def terms(self) -> dict[str, float]:
        return self._glance.worth().terms()


@dataclass(frozen=True, slots=True)
class Told:
    """What a search took: positions valued, those met again, ladders asked for and those reused by a tile's key."""

    leaves: int
    met_again: int
    asked: int
    reused: int


def choose_by_alpha_beta(
    features: Features,
    learned: LearnedMoves,
    path: Sequence[Move],
    color: Color,
    candidates: Sequence[Candidate],
    looks: Looks,
    *,
    komi: float,
    widths: Sequence[int] = WIDTHS,
    valued_by: str = EVALUATION,
) -> tuple[Choice, Told]:
    """Weigh the best candidates by search, whose turn it is; the board is as before.

    `looks.trust` is added to the weights' order for every point that a move gains over a pass, as one ply does; looking
    ends between two moves of the root when its time is up. What was not looked at keeps the value of its weights.
    """
    board = features.board
    judge = _ByEvaluation(features) if valued_by == EVALUATION else _ByGlance(features)
    search = AlphaBeta(
        board,
        likely_moves(board, MoveScores(features, learned)),
        lambda: judge.total() - komi,
        widths,
    )
    static = sorted((by_reasons(one, looks) for one in candidates), key=lambda one: -one.value)
    if looks.time_is_up() or not static:
        return Choice(tuple(static), 0), Told(0, 0, 0, 0)
    passing, base_line = search.after(path, color, PASS)
    base = _terms_after(board, judge, color, base_line)
    weighed: list[Weighed] = []
    for number, one in enumerate(static):
        if number >= widths[0] or looks.time_is_up():
            weighed.append(one)
            continue
        value, line = search.after(path, color, one.candidate.move)
        sign = 1 if color == BLACK else -1
        changed = tuple(
            (name, sign * (after - base[name]))
            for name, after in _terms_after(board, judge, color, line).items()
            if after != base[name]
        )
        weighed.append(
            replace(
                one,
                value=one.value - one.proven + max(one.proven, looks.trust * (value - passing)),
                ahead=value,
                changed=changed,
                line=tuple(line),
            )
        )
    told = Told(search.leaves, search.met_again, judge.asked, judge.reused)
    return Choice(tuple(sorted(weighed, key=lambda one: -one.value)), 0), told


def _terms_after(
    board: Board, judge: _ByEvaluation | _ByGlance, color: Color, line: Sequence[Point]
) -> dict[str, float]:
    """Give what the position is worth at the end of a line, by terms."""
    with board.trail.scope():
        for point in line:
            board.play(color, point)
            color = 3 - color
        return judge.terms()
