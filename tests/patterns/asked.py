"""What tests ask of patterns at a point of a position, each position on a board of its own."""

from __future__ import annotations

from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point
from riyu.game.position import Position
from riyu.patterns.asking import ReadyLibrary, asker_of
from riyu.patterns.library import Library
from riyu.patterns.model import Match

__all__ = ["Asked"]


class Asked:
    """A library to be asked about positions."""

    def __init__(self, library: Library) -> None:
        self.ready = ReadyLibrary(library)

    def best(
        self, position: Position, name: str, focus: Point, color: Color, toward: Point = NO_POINT
    ) -> Match | None:
        """Give the first match at a focus."""
        asker = asker_of(position, self.ready)
        return next(iter(asker.best(name, color, (focus,), toward)), None)

    def all(
        self, position: Position, name: str, focus: Point, color: Color, toward: Point = NO_POINT
    ) -> tuple[Match, ...]:
        """Give all matches at a focus."""
        return asker_of(position, self.ready).all(name, color, (focus,), toward)

    def over(self, position: Position, name: str, color: Color) -> tuple[Match, ...]:
        """Give what the class answers all over the board."""
        return asker_of(position, self.ready).answers(name, color)
