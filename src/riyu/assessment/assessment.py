"""The first assessment: who owns each point in playouts, by how much, and which strings are surely dead.

Takes a board, komi and a seed; gives a frozen Assessment. Knows no moves, no eyes and no seki: a string that random
play kills now and then is doubtful here, whatever a player would see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.playouts import PlayoutWeights, ShapedPlayouts
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.playout import Playouts
from riyu.game.points import Color, Point, column_of, row_of
from riyu.game.record import Move
from riyu.game.scoring import Score

__all__ = ["SETTLED", "SLICE", "Assessment", "FinalStatus", "assess", "lean", "recent_points"]

SETTLED = 0.8
"""Ownership from which on a point counts as settled."""

OPEN_STRING = 0.5
"""Ownership of a string's points, in the mean, below which it is open: a color's in less than three games of four."""

SLICE = 50
"""Playouts between two questions whether to stop: some hundredths of a second on the largest board."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """Who owns what, as playouts have it.

    `ownership` holds for each point in reading order how often it ended Black's less White's, −1 to +1; `margin` is
    Black's mean area less White's and komi, in points; `playouts` is the number they were taken over.
    """

    size: int
    ownership: tuple[float, ...]
    margin: float
    playouts: int

    def at(self, point: Point) -> float:
        """Give the ownership of a point: +1 Black's, −1 White's. Unchecked."""
        return self.ownership[(self.size - row_of(point)) * self.size + column_of(point) - 1]

    def for_color(self, color: Color, point: Point) -> float:
        """Give the ownership of a point as a color sees it: +1 its own. Unchecked."""
        return self.at(point) if color == BLACK else -self.at(point)

    @property
    def open_share(self) -> float:
        """The share of points that are not settled, 0 to 1."""
        return sum(abs(x) < SETTLED for x in self.ownership) / len(self.ownership)

    def has_open_string(self, board: Board) -> bool:
        """Say whether there is a string on the board whose points are neither color's in three games of four."""
        for name in board.strings():
            points = board.string_points(name)
            if abs(sum(self.at(p) for p in points)) < OPEN_STRING * len(points):
                return True
        return False

    def margin_for(self, color: Color) -> float:
        """Give the margin as a color sees it, in points."""
        return self.margin if color == BLACK else -self.margin

    def to_json(self) -> dict[str, Any]:
        """Give the assessment as plain values."""
        return {
            "size": self.size,
            "ownership": [round(x, 3) for x in self.ownership],
            "margin": round(self.margin, 2),
            "playouts": self.playouts,
        }


def assess(
    board: Board,
    komi: float,
    *,
    playouts: int,
    seed: int,
    odds: PlayoutWeights | None = None,
    recent: tuple[Point, Point] = (PASS, PASS),
    stop: Callable[[], bool] = lambda: False,
) -> Assessment:
    """Give the assessment of a board with the side to move as it is; the same for the same seed.

    Playouts go by `odds`, which were learned for positions in the middle of a game and see more there, and by `recent`,
    the points of the last move and the one before; without odds they are careful ones, which do as well where all is
    settled and are quicker. `stop` is asked after every SLICE of playouts; once it says so, those run so far are what
    the assessment rests on.
    """
    run = (
        Playouts(board, seed, careful=True)
        if odds is None
        else ShapedPlayouts(board, odds, seed, *recent)
    )
    while run.count < playouts:
        run.run(min(SLICE, playouts - run.count))
        if stop():
            break
    return Assessment(board.size, tuple(run.ownership()), run.mean_margin - komi, run.count)


def recent_points(moves: Sequence[Move]) -> tuple[Point, Point]:
    """Give the points of a game's last move and of the one before."""
    last, before = ([PASS, PASS] + [move.point for move in moves[-2:]])[:-3:-1]
    return last, before


@dataclass(frozen=True, slots=True)
class FinalStatus:
    """Which stones live at the end of a game: every stone of every string is in `alive`, `dead` or `seki`."""

    alive: frozenset[Point]
    dead: frozenset[Point]
    seki: frozenset[Point]

    def count(self, game: Game) -> Score:
        """Count a game of these stones; under a ruleset that takes nothing off, what stands counts."""
        return game.score(self.dead if game.ruleset.dead_removed else (), self.seki)


def lean(
    board: Board, *, playouts: int, seed: int, stop: Callable[[], bool] = lambda: False
) -> dict[Point, float]:
    """Give for each string, by its name, how much of its points its own color holds in playouts: +1 all, −1 none.

    Both sides' turns to move are tried alike. `stop` is asked as `assess` does.
    """
    depth = board.mark()
    try:
        first = assess(board, 0.0, playouts=playouts // 2, seed=seed, stop=stop)
        board.play(board.to_move, PASS)
        second = assess(board, 0.0, playouts=playouts // 2, seed=seed + 1, stop=stop)
    finally:
        board.trail.undo_to(depth)
    leans = {}
    for name in board.strings():
        points = board.string_points(name)
        color = board.color_at(name)
        own = sum(first.for_color(color, p) + second.for_color(color, p) for p in points)
        leans[name] = own / (2 * len(points))
    return leans
