"""The lead: who is ahead by how much, and how far that may be off. All who tell it to people have it from here.

Takes a position, the moves that led to it and a komi; gives playouts and evaluation joined, and of these the Lead. The
same position is looked at on a board of its own, with nothing known of it before, so that whoever asks is told the same
number. It takes some 150 ms of the processor on the largest board: it is for people who ask, not for a search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from riyu.assessment.assessment import recent_points
from riyu.assessment.assessor import GROUPS, NODES, Assessor
from riyu.assessment.joined import PLAYOUTS, Joined, assess_jointly
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.assessment.playouts import PlayoutWeights
from riyu.base.chance import Chance
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Color
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.reading.readings import Readings

__all__ = ["Lead", "assessor_at", "judged_at", "judged_game", "own_odds"]


@dataclass(frozen=True, slots=True)
class Lead:
    """Black's lead in points, negative where White leads; from `low` to `high` lie 80 of 100 leads that look like it.

    `chance` is the chance that Black wins, 0 to 1.
    """

    black: float
    low: float
    high: float
    chance: float

    @classmethod
    def of(cls, judged: Joined) -> Lead:
        """Give the lead of a position that was judged, to the hundredth of a point."""
        black, (low, high) = judged.whole.margin, judged.interval
        return cls(round(black, 2), round(low, 2), round(high, 2), round(judged.chance, 3))

    def for_color(self, color: Color) -> float:
        """Give the points by which a color leads."""
        return self.black if color == BLACK else -self.black

    def span_for(self, color: Color) -> tuple[float, float]:
        """Give from where to where a color leads, the less first."""
        return (self.low, self.high) if color == BLACK else (-self.high, -self.low)

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "black": self.black,
            "low": self.low,
            "high": self.high,
            "black_wins": self.chance,
        }

    @classmethod
    def from_json(cls, value: Any) -> Lead:
        """Give the lead that plain values hold. Raises KeyError, TypeError or ValueError where they are none."""
        return cls(*(float(value[name]) for name in ("black", "low", "high", "black_wins")))


@cache
def own_odds() -> PlayoutWeights:
    """Give the odds of moves in playouts that riyu comes with, read once."""
    return weights_of(read_playout_values())


def assessor_at(position: Position, ruleset: Ruleset = CHINESE) -> Assessor:
    """Give what assesses a position, on a board of its own. Raises UsageError for strings without liberties."""
    board = Board(position.size, ruleset)
    board.set_up(position)
    return Assessor(Features(board), Readings(board))


def judged_at(
    position: Position,
    komi: float,
    *,
    ruleset: Ruleset = CHINESE,
    moves: Sequence[Move] = (),
    assessor: Assessor | None = None,
    odds: PlayoutWeights | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    nodes: int = NODES,
    groups: int = GROUPS,
    stop: Callable[[], bool] = lambda: False,
) -> Joined:
    """Judge a position by reading and playouts together; the same for the same position, last moves and komi.

    `komi` is what White's area counts more (`Game.area_komi`), `moves` are those that led there. `assessor` is one of
    `assessor_at`, for who wants to see what it read; `odds` are riyu's own if not said. The others are as for
    `assess_jointly`; who tells people the lead leaves them as they are. Raises UsageError as `assessor_at`.
    """
    found = assessor or assessor_at(position, ruleset)
    return assess_jointly(
        found,
        odds or own_odds(),
        komi,
        recent=recent_points(moves),
        playouts=playouts,
        seed=Chance(seed ^ found.evaluator.board.key).word(),
        nodes=nodes,
        groups=groups,
        stop=stop,
    )


def judged_game(game: Game, stop: Callable[[], bool] = lambda: False) -> Joined:
    """Judge what stands in a game, as `judged_at`."""
    return judged_at(
        game.position(), game.area_komi, ruleset=game.ruleset, moves=game.moves, stop=stop
    )
