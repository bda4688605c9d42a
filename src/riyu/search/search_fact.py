"""What a search found of a move beside others, as a fact with its sentence, and whether another search finds it too.

Takes numbers of two moves; gives frozen values. Searches nothing and knows no blackboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from riyu.game.constants import BLACK
from riyu.game.points import Color, Point, point_text
from riyu.inference.facts import Fact, Key
from riyu.search.thinking import Seen, Winners

__all__ = ["SearchFact", "See", "hundredths", "owned_by", "won_more"]

See: TypeAlias = Callable[[Point], Seen | None]
"""Gives what a search found of a move; None where nothing was found."""


@dataclass(frozen=True, slots=True)
class SearchFact:
    """A fact of a search: `key` is the fact's, `said` its sentence for a reader, without an end.

    It compares two `moves`: by `gained`, the share of games that the first wins more than the second; or, where it
    speaks of whose points end as, by which the color owns the `owned` ones more often; or, of what `decides`, by which
    it wins more where these are its own than where not. 0 if it claims no difference. `points` are those that it
    speaks of, for pictures; `gains` has for each of the `owned` ones how much oftener, where that is told.
    """

    key: Key
    said: str
    moves: tuple[Point, Point]
    gained: float = 0.0
    owned: tuple[Point, ...] = ()
    points: tuple[Point, ...] = ()
    decides: bool = False
    gains: tuple[float, ...] = ()

    @property
    def predicate(self) -> str:
        """The fact's predicate."""
        return str(self.key[0])

    @property
    def color(self) -> Color:
        """The color whose moves it is about."""
        return int(self.key[1])

    def again(self, see: See, winners: Winners) -> float | None:
        """Give the difference that it claims, as another search has it; None if that knows not both moves."""
        if self.decides:
            if not min(winners.games):
                return None
            won, otherwise, _ = winners.by_owner(self.color, self.owned)
            return won - otherwise
        first, second = (see(move) for move in self.moves)
        if first is None or second is None or (self.owned and not (first.games and second.games)):
            return None
        if self.owned:
            return owned_by(self.color, first, self.owned) - owned_by(
                self.color, second, self.owned
            )
        return won_more(first, second)

    def __str__(self) -> str:
        return self.said

    def to_json(self) -> dict[str, Any]:
        """Give the fact as plain values."""
        return {
            "fact": str(Fact(self.key)),
            "predicate": self.predicate,
            "text": self.said,
            "points": [point_text(point) for point in self.points],
        }


def won_more(first: Seen, second: Seen) -> float:
    """Give by how much the share of games won after one move is larger than after another."""
    return first.won - second.won


def owned_by(color: Color, seen: Seen, points: Sequence[Point]) -> float:
    """Give the share of games after a move in which points end as a color's, 0 to 1, the mean of all."""
    black = sum(seen.owned[point] for point in points) / len(points)
    return 0.5 + 0.5 * (black if color == BLACK else -black)


def hundredths(share: float) -> int:
    """Give a share as so many of 100."""
    return round(100 * share)
