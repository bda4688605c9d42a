"""Theaters of eyes: the points and strings among which alone an eye can be fought out, closed by strings that stand.

Takes a board and a point; gives sets of points. A string stands if it has two eyes of its own; any other belongs to the
theater with its liberties. Who asks for a loose one lets a string stand as well that has liberties outside and isn't
taken though its enemy moves first. Where what hangs together so is too large, there is no theater. Whose the eye is,
and whether there will be one, others say.
"""

from __future__ import annotations

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, opposite
from riyu.reading.eye_walls import EyeWalls

__all__ = ["EyeTheaters"]

MOST_POINTS = 18
"""Points of a theater, stones among them."""

MOST_EMPTIES = 11
"""Empty points of a theater."""

ROOM = 4
"""Liberties outside with which a string holds a loose theater in, unread."""


class EyeTheaters(EyeWalls):
    """The theaters on one board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.single_eyes: dict[Point, list[Point]] = {}

    def forget(self) -> None:
        """Begin anew, on whatever stands on the board now."""
        super().forget()
        self.single_eyes.clear()

    def theater(self, start: Point, owner: Color, *, is_loose: bool = False) -> frozenset[Point]:
        """Give the points of the theater around one for an eye of a color, as the head of this module has it.

        There is none either where no string of the owner stands beside it.
        """
        points: set[Point] = set()
        standing: set[Point] = set()
        fallen: set[Point] = set()
        waiting = [start]
        while waiting:
            beside = self._flood_theater(points, waiting)
            if len(points) > MOST_POINTS or self._empties(points) > MOST_EMPTIES:
                return frozenset()
            standing = beside - fallen
            for name in sorted(standing):
                if not self._stands(name, points, is_loose):
                    fallen.add(name)
                    waiting += self.points_of(name)
                    waiting += self.board.liberty_points(name)
        standing -= fallen
        if not any(self.look(name) == owner for name in standing):
            return frozenset()
        return frozenset(points)

    def lives_alone(self, stone: Point, points: frozenset[Point]) -> bool:
        """Say whether a string has two eyes of one point each, outside of some points, within itself."""
        name = self.string_of(stone)
        eyes = self.single_eyes.get(name)
        if eyes is None:
            eyes = self.single_eyes[name] = [
                p
                for p in self.board.liberty_points(name)
                if all(self.look(q) and self.string_of(q) == name for q in self.look_around(p))
            ]
        return sum(p not in points for p in eyes) >= 2

    def _flood_theater(self, points: set[Point], waiting: list[Point]) -> set[Point]:
        """Add what waits, and all empty points that hang together with it; give the strings beside them all."""
        while waiting:
            p = waiting.pop()
            if p in points:
                continue
            points.add(p)
            if len(points) > MOST_POINTS:
                waiting.clear()
                return set()
            waiting += [q for q in self.look_around(p) if self.look(q) == EMPTY]
        return {
            self.string_of(q)
            for p in points
            for q in self.look_around(p)
            if q not in points and self.look(q) != EMPTY
        }

    def _empties(self, points: set[Point]) -> int:
        return sum(self.board.color_at(p) == EMPTY for p in points)

    def _stands(self, name: Point, points: set[Point], is_loose: bool) -> bool:
        """Say whether a string beside some points stands whatever happens in them."""
        outside = [p for p in self.board.liberty_points(name) if p not in points]
        if len(outside) < 2:
            return False
        if self.lives_alone(name, frozenset(points)):
            return True
        by = opposite(self.look(name))
        return is_loose and (len(outside) >= ROOM or not self.is_taken(name, by, by))
