"""The moves of a game as played, with what must be known to replay them: a frozen value.

Takes moves and settings; gives them back. Checks no legality: `riyu.game.game.Game` does when it replays a record.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point, color_name, point_text
from riyu.game.ruleset import Ruleset

__all__ = ["Move", "Players", "Record"]


@dataclass(frozen=True, slots=True)
class Move:
    """A stone of a color on a point, or a pass (point 0)."""

    color: Color
    point: Point

    @property
    def is_pass(self) -> bool:
        """Say whether this is a pass."""
        return self.point == PASS

    def __str__(self) -> str:
        return f"{color_name(self.color)} {point_text(self.point)}"


@dataclass(frozen=True, slots=True)
class Players:
    """Who played: names and ranks as written in the game's file, empty where unknown."""

    black: str = ""
    white: str = ""
    black_rank: str = ""
    white_rank: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as played.

    `black` and `white` are the stones set up before the first move (handicap stones are in `black`, and counted in
    `handicap`); `to_move` is who moves first; `ruleset` and `komi` are None where not known; `result` is SGF's text
    (`B+3.5`, `W+R`, `0`, `Void`, empty where unknown); `date` and `event` are texts as written.
    """

    size: int
    moves: tuple[Move, ...] = ()
    black: tuple[Point, ...] = ()
    white: tuple[Point, ...] = ()
    to_move: Color = BLACK
    handicap: int = 0
    komi: float | None = None
    ruleset: Ruleset | None = None
    players: Players = field(default_factory=Players)
    result: str = ""
    date: str = ""
    event: str = ""
