"""Komi that makes a lost or won position open: in descents White's area counts so many points more, or less.

Takes settings, a game, and what descents won; gives points to move komi by. Runs no descents.

Where one side wins nearly every descent all moves look alike, and a search plays anything. Komi then moves against the
side that is ahead, until each side wins some. It is moved only as long as there is room left to fight for: not at all
once three fifths of the board hold stones, so that a game ends by its own komi. Source: Baudis, Balancing MCTS by
dynamically adjusting the komi value, 2011 (linear by handicap; by the situation, as the share of games won has it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riyu.game.constants import BLACK, EMPTY

if TYPE_CHECKING:
    from riyu.game.game import Game
    from riyu.game.points import Color

__all__ = ["STILL", "DynamicKomi", "moved", "room_of", "start_of"]

FULL = 0.6
"""Share of the board's points that hold stones from which on komi is the game's."""

OPENING_MOVES = 0.55
"""Moves, as a share of the board's points, until which komi by handicap has fallen to nothing: 200 on 19×19."""

MOST_MOVED = 0.5
"""Points by which komi may move on an empty board, as a share of all points."""


@dataclass(frozen=True, slots=True)
class DynamicKomi:
    """How komi moves in a search.

    `by_value`: so that the side to move wins between `won_least` and `won_most` of the descents; it moves by `pace`
    times its mean lead at once. `by_handicap`: points for each handicap stone on 19×19 as the game begins, falling to
    nothing; on smaller boards less, by the share of points. Both off: the game's own komi.
    """

    by_value: bool = False
    by_handicap: float = 0.0
    won_least: float = 0.35
    won_most: float = 0.65
    pace: float = 0.7

    @property
    def moves(self) -> bool:
        """Whether komi moves at all."""
        return self.by_value or self.by_handicap != 0.0


STILL = DynamicKomi()
"""Komi as the game has it."""


def room_of(game: Game) -> float:
    """Give by how many points komi may move, either way: less with each stone on the board."""
    points = game.size**2
    stones = points - game.position().stones.count(EMPTY)
    return MOST_MOVED * points * max(0.0, 1.0 - stones / (FULL * points))


def start_of(how: DynamicKomi, game: Game) -> int:
    """Give the points that White's area counts more for handicap stones, as far as the game has gone."""
    points = game.size**2
    left = max(0.0, 1.0 - game.move_number / (OPENING_MOVES * points))
    wanted = how.by_handicap * game.handicap * left * points / 361
    return round(min(wanted, room_of(game)))


def moved(how: DynamicKomi, shift: int, color: Color, won: float, lead: float, room: float) -> int:
    """Give the points that White's area is to count more from now on, where `shift` were so far.

    `won` is the share that a color won by that komi, `lead` the mean by which its area was more, in points. Where it
    won a share between the bounds, or leads the other way, nothing changes.
    """
    if how.won_least <= won <= how.won_most or (won > 0.5) != (lead > 0.0):
        return shift
    step = max(1, round(how.pace * abs(lead)))
    against = color == BLACK if won > how.won_most else color != BLACK
    wanted = shift + step if against else shift - step
    return round(max(-room, min(room, wanted)))
