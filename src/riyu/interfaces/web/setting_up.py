"""A problem set up by hand: stones painted on a board, who is to move, with a way back.

Takes points and colors; gives positions as problems. Knows no page.
"""

from __future__ import annotations

from dataclasses import replace

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point
from riyu.game.position import Position, empty_position
from riyu.lab._problems import Problem

__all__ = ["Easel"]


class Easel:
    """A position that is being painted."""

    def __init__(self, position: Position) -> None:
        self.position = replace(position, ko=0)
        self._before: list[Position] = []

    @classmethod
    def empty(cls, size: int) -> Easel:
        """Give an empty board of so many lines."""
        return cls(empty_position(size))

    @property
    def problem(self) -> Problem:
        """The position as a problem without a solution."""
        return Problem("Set up here", self.position, (), "", "", False, 0)

    def paint(self, point: Point, content: Color) -> None:
        """Set a stone of a color, or take it off (EMPTY, or the color that stands there)."""
        self._before.append(self.position)
        if self.position.at(point) == content:
            content = EMPTY
        painted: dict[Color, list[Point]] = {0: [], 1: [], 2: []}
        painted[content].append(point)
        self.position = self.position.with_stones(painted[1], painted[2], painted[0])

    def set_to_move(self, color: Color) -> None:
        """Say who is to move."""
        if color != self.position.to_move:
            self._before.append(self.position)
            self.position = replace(self.position, to_move=color)

    def undo(self) -> bool:
        """Go one step back; say whether there was one."""
        if self._before:
            self.position = self._before.pop()
            return True
        return False
