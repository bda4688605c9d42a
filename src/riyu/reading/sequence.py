"""A sequence as a value: moves played out, why each, and what they come to.

Takes nothing; a frozen value between layers. Knows no search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from riyu.game.points import Color, Point, color_name, point_text
from riyu.patterns.model import Pattern

__all__ = ["Sequence", "Step", "own_sequence"]


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a sequence and the pattern that gives it; `given` if it was handed in."""

    color: Color
    point: Point
    why: str

    def __str__(self) -> str:
        return f"{color_name(self.color)} {point_text(self.point)} ({self.why})"


@dataclass(frozen=True, slots=True)
class Sequence:
    """Moves played out, and what stands at their end.

    `value` is in points for `color`, who moves first; `start` the same as it stood before. `nodes` are the positions
    met.
    """

    color: Color
    steps: tuple[Step, ...]
    value: float
    start: float
    nodes: int

    @property
    def moves(self) -> tuple[Point, ...]:
        """The moves alone, 0 for a pass."""
        return tuple(step.point for step in self.steps)

    @property
    def gain(self) -> float:
        """What the moves are worth to the color that begins, in points."""
        return self.value - self.start

    def __str__(self) -> str:
        moves = ", ".join(map(str, self.steps)) or "nothing obvious"
        return f"{moves}: {self.gain:+.2f} for {color_name(self.color)}"

    def to_json(self) -> dict[str, Any]:
        """Give it for JSON."""
        return {
            "color": color_name(self.color).lower(),
            "moves": [
                {"color": color_name(s.color).lower(), "move": point_text(s.point), "why": s.why}
                for s in self.steps
            ],
            "value": self.value,
            "start": self.start,
            "nodes": self.nodes,
        }


def own_sequence(pattern: Pattern) -> list[tuple[int, int]]:
    """Give where the moves of a pattern's own sequence lie from its focus, in columns and rows; none if it has none."""
    said = pattern.said("sequence")
    focus = pattern.drawing.focus
    if not said or not focus:
        return []
    at = [pattern.drawing.places(label)[0] for label in said.arguments]
    return [(x - focus[0], y - focus[1]) for x, y in at]
