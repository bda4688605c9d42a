"""What is seen on a board: views from points and from chains. Numbers only.

Takes features; gives points. Knows walls as the features keep them; what a view is, `views.py` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import cython

from riyu.base.block import Field
from riyu.features.features import Features
from riyu.features.rounds import Rounds
from riyu.game.points import Color, Point

if not cython.compiled:
    from riyu.features.plain import SIDE
    from riyu.game.constants import BORDER, CELLS, EMPTY

    RUN = 6
    RAYS = [0] * 8

__all__ = ["TABLES", "Sight"]

TABLES = [Field("features", "RAYS", 8, 4, "sight: the steps of the eight directions")]
"""Tables that are filled at import, never change, and are shared by all games."""


def _set_up() -> None:
    for i, step in enumerate((20, -1, 1, -20, 19, 21, -21, -19)):
        RAYS[i] = step


_set_up()


class Sight(Rounds):
    """Looks over one board's features as they are now: make a new one after a move."""

    def __init__(self, features: Features) -> None:
        Rounds.__init__(self, features)
        if not cython.compiled:
            self.ended, self.starts, self.area = [0] * 424, [0] * 424, [0] * 424
            self.start_count = 0

    def ray_end(self, p: int, i: int, color: int) -> int:
        """Mark what a color sees from a point in direction `i` of RAYS; give where sight ends, or the point itself."""
        s = self.s
        enemy = 3 - color
        step = RAYS[i]
        beside = step - (-20 if step < 0 else 20)  # of a diagonal step the part along the row
        while True:
            if i > 3 and s.color[p + beside] == enemy and s.color[p + step - beside] == enemy:
                break
            if s.color[p + step] == BORDER:
                break
            p += step
            if s.color[p] != EMPTY or self.f.walls[SIDE * (enemy - 1) + p] != 0:
                break
            if self.reached[p] != self.round:
                self.come_to(p, 0)
        return p

    def look(self, p: int, color: int) -> None:
        """Mark what a color sees from a point in all directions, and where its sight ends."""
        for i in range(8):
            q = self.ray_end(p, i, color)
            if q != p:
                self.ended[q] = self.round

    def edge(self) -> list[Point]:
        """Give the points where sight ended in this round."""
        return [p for p in range(CELLS) if self.ended[p] == self.round]

    def view(self, color: Color, point: Point) -> tuple[list[Point], list[Point]]:
        """Give the points that a color sees from a point, and those where its sight ends."""
        self.set_out()
        self.look(point, color)
        return self.come(), self.edge()

    def run(
        self,
        color: Color,
        stones: Iterable[Point],
        liberties: Iterable[Point],
        enclosed: Mapping[Point, Color],
    ) -> tuple[int, int, list[Point], Point, list[int]]:
        """Look out from a chain, given by its stones and liberties.

        Give the outside points seen, the inside points seen, the own stones of other chains seen, the stone that sees
        the most outside points and the steps of the directions open from it.
        """
        for p in range(CELLS):
            self.area[p] = EMPTY
        for point, owner in enclosed.items():
            self.area[point] = owner
        self.start_count = 0
        for stone in stones:
            self.starts[self.start_count] = stone
            self.start_count += 1
        runner = most = 0
        for i in range(self.start_count):
            self.set_out()
            self.look(self.starts[i], color)
            outside = self.count_seen(EMPTY)
            if runner == 0 or outside > most:
                runner = self.starts[i]
                most = outside
        self.set_out()
        for i in range(self.start_count):
            self.look(self.starts[i], color)
        for liberty in liberties:
            if self.f.walls[SIDE * (2 - color) + liberty] == 0:
                self.look(liberty, color)
        own = {self.starts[i] for i in range(self.start_count)}
        others = [p for p in self.edge() if self.s.color[p] == color and p not in own]
        outside = self.count_seen(EMPTY)
        inside = self.count_seen(color)
        return outside, inside, others, runner, self.open_from(runner, color, own)

    def count_seen(self, owner: int) -> int:
        """Give how many of the points seen in this round a color encloses, or EMPTY for no color."""
        count = 0
        for i in range(self.cell_count):
            if self.area[self.cells[i]] == owner:
                count += 1
        return count

    def open_from(self, stone: int, color: int, own: set[Point]) -> list[int]:
        """Give the steps along lines in which a color sees an own stone of another chain, or RUN outside points."""
        steps = []
        for i in range(4):
            self.set_out()
            end = self.ray_end(stone, i, color)
            run = 0
            while run < self.cell_count and self.area[self.cells[run]] == EMPTY:
                run += 1
            if run >= RUN or (self.s.color[end] == color and end not in own):
                steps.append(RAYS[i])
        return steps
