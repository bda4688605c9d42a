"""Sector lines drawn between the stones of a color, and from them to the edge. Numbers only.

Takes features; gives points. Knows walls as the features keep them; what a sector line is, `sectors.py` says.
"""

from __future__ import annotations

import cython

from riyu.features.features import Features
from riyu.game.points import Color, Point

if not cython.compiled:
    from riyu.features.plain import SIDE
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN

    LINE_STEPS, EDGE_LINES = 8, 4

__all__ = ["DrawnLines"]


class DrawnLines:
    """The sector lines of one color on one board as it is now, once drawn: make a new one after a move."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.features.refresh()
        self.s = self.features.s
        self.f = self.features.f
        if not cython.compiled:
            self.lines, self.line = [0] * 424, [0] * 32
            self.lines_of = EMPTY
            self.line_count = 0

    def is_clear(self, p: int, other: int) -> bool:
        """Say whether a line may cross a point: it is empty, and in no wall of the other color."""
        return self.s.color[p] == EMPTY and self.f.walls[SIDE * (other - 1) + p] == 0

    def draw_line(self, a: int, b: int) -> bool:
        """Draw the line between two stones into `line`; say whether they have one and nothing stands across it."""
        dx = b % 20 - a % 20
        dy = b // 20 - a // 20
        forward = -1 if dx < 0 else 1
        sideways = -20 if dy < 0 else 20
        steps = -dx if dx < 0 else dx
        drift = -dy if dy < 0 else dy
        if drift > steps:
            steps, drift = drift, steps
            forward, sideways = sideways, forward
        self.line_count = 0
        if steps < 2 or steps > LINE_STEPS:
            return False
        other = 3 - self.s.color[a]
        highest = 0  # steps sideways one step ago
        for i in range(1, steps + 1):
            low = i * drift // steps
            rest = 2 * (i * drift - low * steps)
            high = low
            if rest > steps:
                low += 1
            if rest >= steps:  # halfway between two points: the line is on both
                high += 1
            q = a + i * forward + low * sideways
            if (
                low > highest
                and self.s.color[q - sideways] == other
                and self.s.color[q - forward] == other
            ):
                return False
            highest = high
            if i == steps:
                break
            for _ in range(low, high + 1):
                if not self.is_clear(q, other):
                    return False
                self.line[self.line_count] = q
                self.line_count += 1
                q += sideways
        return True

    def draw_to_edge(self, a: int, step: int) -> bool:
        """Draw the line from a stone to an edge into `line`; say whether it is near and nothing stands across it."""
        other = 3 - self.s.color[a]
        self.line_count = 0
        q = a + step
        while self.s.color[q] != BORDER:
            if self.line_count == EDGE_LINES - 1 or not self.is_clear(q, other):
                return False
            self.line[self.line_count] = q
            self.line_count += 1
            q += step
        return self.line_count > 0

    def keep_line(self, found: list[tuple[Point, Point, list[Point]]], a: int, b: int) -> None:
        """Add the line last drawn to all lines, and with its ends to a list."""
        for i in range(self.line_count):
            self.lines[self.line[i]] = 1
        found.append((a, b, [self.line[i] for i in range(self.line_count)]))

    def draw(self, color: Color) -> list[tuple[Point, Point, list[Point]]]:
        """Draw a color's sector lines, and give each one's ends (0 for the edge) and points; none if drawn already."""
        found: list[tuple[Point, Point, list[Point]]] = []
        if self.lines_of == color:
            return found
        self.lines_of = color
        for p in range(CELLS):
            self.lines[p] = 0
        stones = [p for p in range(CELLS) if self.s.color[p] == color]
        for i, a in enumerate(stones):
            for j in range(i + 1, len(stones)):
                if stones[j] // 20 - a // 20 > LINE_STEPS:
                    break
                if self.draw_line(a, stones[j]):
                    self.keep_line(found, a, stones[j])
            for j in range(4):
                if self.draw_to_edge(a, TURN[j]):
                    self.keep_line(found, a, 0)
        return found
