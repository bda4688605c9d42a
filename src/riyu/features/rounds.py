"""Rounds over a board's cells, each noting those it comes to, once: chains, sight, and floods up to sector lines.

Takes features, points and stones; gives points and numbers. Knows walls as the features keep them; names no verdict:
what a chain, a view and a sector line are, and who is out, `chains.py`, `views.py` and `sectors.py` say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import cython

from riyu.base.block import Field
from riyu.features.features import Features
from riyu.game.points import Color, Point

if not cython.compiled:
    from riyu.base.plain import undo_words
    from riyu.features.plain import SIDE
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import SIZE, TURN

    RUN = 6
    RAYS = [0] * 8
    LINE_STEPS, EDGE_LINES = 8, 4
    LINK_REACH, WITNESSES, SHUT_IN, ROOMY = 3, 8, 0, -1

__all__ = ["TABLES", "DrawnLines", "Floods", "Rounds", "Sight"]

TABLES = [
    Field("features", "RAYS", 8, 4, "sight: the steps of the eight directions"),
]
"""Tables that are filled at import, never change, and are shared by all games."""


class Rounds:
    """Goes over one board's features as they are now: make a new one after a move.

    Argument: the features. All points are cells, all answers lowest cell first unless said otherwise.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.features.refresh()
        self.board = self.features.board
        self.s = self.features.s
        self.f = self.features.f
        self.size = self.s.numbers[SIZE]
        self.round = 0
        if not cython.compiled:
            self.reached, self.cells, self.origin = [0] * 424, [0] * 424, [0] * 424
            self.cell_count = 0

    def set_out(self) -> None:
        """Begin a new round; no cell is reached yet."""
        self.round += 1
        self.cell_count = 0

    def come_to(self, p: int, came_from: int) -> None:
        """Note a cell as reached in this round."""
        self.reached[p] = self.round
        self.origin[p] = came_from
        self.cells[self.cell_count] = p
        self.cell_count += 1

    def come(self) -> list[Point]:
        """Give the cells reached in this round, in order."""
        return [self.cells[i] for i in range(self.cell_count)]

    def sweep(self, color: Color, point: Point) -> list[Point]:
        """Give the points of a color's chain bit that hang together with a point along lines; none if it has no bit."""
        bits = self.f.chains
        if not bits[point] & color:
            return []
        self.set_out()
        self.come_to(point, 0)
        i = 0
        while i < self.cell_count:
            for j in range(4):
                q = self.cells[i] + TURN[j]
                if bits[q] & color and self.reached[q] != self.round:
                    self.come_to(q, 0)
            i += 1
        return sorted(self.come())


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


class Floods(Rounds):
    """Floods from some stones over one board's features as they are now: make a new one after a move."""

    def __init__(self, features: Features) -> None:
        Rounds.__init__(self, features)
        self.log = self.features.log
        self.drawn = DrawnLines(features)
        self.distant = self.size // 2
        if not cython.compiled:
            self.starts, self.near, self.witnessed = [0] * 424, [0] * 424, [0] * 424
            self.nothing, self.shadow = [0] * 424, [0] * 424
            self.shadow_of = EMPTY
            self.start_count = self.witness_count = 0

    def begin(self, stones: Iterable[Point]) -> None:
        """Let floods begin from these stones: note them, and the points that lie near one of them."""
        self.set_out()
        self.start_count = 0
        for stone in stones:
            self.starts[self.start_count] = stone
            self.start_count += 1
            self.come_to(stone, 0)
        i = 0
        for _ in range(self.distant - 1):
            end = self.cell_count
            while i < end:
                for j in range(4):
                    q = self.cells[i] + TURN[j]
                    if self.reached[q] != self.round and self.s.color[q] != BORDER:
                        self.come_to(q, 0)
                i += 1
        for p in range(CELLS):
            self.near[p] = self.reached[p] == self.round

    def flood(self, color: int, bars: list[int], closed: int) -> int:
        """Spread from the starts that stand: give the first distant cell reached, ROOMY if there is room, SHUT_IN else.

        Over empty points and own stones. Enemy walls, and points where `bars` is not 0, are reached and not passed;
        `closed`, if not 0, is taken for an enemy stone. Notes the cells reached, and where from.
        """
        s = self.s
        enemy_side = SIDE * (2 - color)
        self.set_out()
        for j in range(self.start_count):
            if s.color[self.starts[j]] == color:
                self.come_to(self.starts[j], 0)
        empty = 0
        i = 0
        while i < self.cell_count:
            p = self.cells[i]
            i += 1
            if s.color[p] == EMPTY:
                empty += 1
                if self.f.walls[enemy_side + p] != 0 or bars[p] != 0:
                    continue
            for j in range(4):
                q = p + TURN[j]
                if self.reached[q] == self.round or q == closed:
                    continue
                if s.color[q] == EMPTY or s.color[q] == color:
                    self.come_to(q, p)
                    if self.near[q] == 0:
                        return q
        return ROOMY if empty >= self.distant * self.distant else SHUT_IN

    def is_out(self, color: Color) -> bool:
        """Say whether the starts have a way out."""
        return self.flood(color, self.nothing, 0) != SHUT_IN

    def way(self) -> list[Point]:
        """Give the way that the last flood took to a distant point, nearest first; none if it reached none."""
        way = []
        p = self.cells[self.cell_count - 1]
        if self.near[p] == 0:
            while self.origin[p] != 0:
                way.append(p)
                p = self.origin[p]
        return way[::-1]

    def is_within_lines(self, color: Color) -> bool:
        """Say whether every way out of the starts crosses an enemy sector line."""
        self.drawn.draw(3 - color)
        return self.flood(color, self.drawn.lines, 0) == SHUT_IN

    def pocket(self) -> list[Point]:
        """Give the empty points that the last flood reached."""
        return sorted([p for p in self.come() if self.s.color[p] == EMPTY])

    def crossings(self) -> list[Point]:
        """Give the points of the sector lines last drawn that the last flood reached."""
        return sorted([p for p in self.come() if self.drawn.lines[p] != 0])

    # Closing moves. A move is played only where it would close if all that lies like a link barred: its shadow.

    def shade_edge(self, p: int, step: int, change: int) -> None:
        """Change the shadow from a stone toward an edge, if it is near enough for a link."""
        q = p
        for _ in range(EDGE_LINES):
            q += step
            if self.s.color[q] == BORDER:
                while q != p:
                    q -= step
                    self.shadow[q] += change
                return

    def shade(self, p: int, color: int, change: int) -> None:
        """Change the shadow by all that links of a stone at a point could bar, whatever else stands there."""
        column = p % 20
        row = p // 20
        for dy in range(-LINK_REACH, LINK_REACH + 1):
            for dx in range(-LINK_REACH, LINK_REACH + 1):
                wide = cython.declare(cython.bint, dx > 1 or dx < -1)
                high = cython.declare(cython.bint, dy > 1 or dy < -1)
                if wide == high:
                    continue
                x = column + dx
                y = row + dy
                if x < 1 or y < 1 or x > self.size or y > self.size:
                    continue
                if self.s.color[20 * y + x] != color:
                    continue
                for b in range(min(row, y), max(row, y) + 1):
                    for a in range(min(column, x), max(column, x) + 1):
                        self.shadow[20 * b + a] += change
        for i in range(4):
            self.shade_edge(p, TURN[i], change)

    def shade_all(self, color: int) -> None:
        """Let the shadow be that of all stones of a color."""
        if self.shadow_of == color:
            return
        self.shadow_of = color
        for p in range(CELLS):
            self.shadow[p] = 0
        for p in range(CELLS):
            if self.s.color[p] == color:
                self.shade(p, color, 1)

    def remember_way(self, last: int) -> None:
        """Remember the last flood's way to a distant point as a witness: a move that closes must bar it somewhere."""
        if last == ROOMY or self.witness_count == WITNESSES:
            return
        bit = cython.declare(cython.int, 1 << self.witness_count)
        self.witness_count += 1
        p = last
        while self.origin[p] != 0:
            column = p % 20
            row = p // 20
            for y in range(max(row - LINK_REACH, 1), min(row + LINK_REACH, self.size) + 1):
                for x in range(
                    max(column - LINK_REACH, 1), min(column + LINK_REACH, self.size) + 1
                ):
                    self.witnessed[20 * y + x] |= bit
            p = self.origin[p]

    def takes(self, p: int, enemy: int) -> bool:
        """Say whether a move at a point would take stones of the color it is an enemy of."""
        s = self.s
        for i in range(4):
            q = p + TURN[i]
            if s.color[q] == 3 - enemy and s.liberties[s.string[q]] == 1:
                return True
        return False

    def closes(self, p: int, color: int) -> bool:
        """Play an enemy move and take it back; say whether it stands with a liberty to spare and leaves no way out."""
        s = self.s
        enemy = 3 - color
        if self.board.judge(p, enemy) != 0:
            return False
        count = self.log.count
        self.log.marks += 1
        self.board.play_unchecked(p, enemy)
        self.features.refresh()
        out = ROOMY
        if s.color[p] == enemy and s.liberties[s.string[p]] > 1:
            out = self.flood(color, self.nothing, 0)
        undo_words(self.log, count)
        self.log.marks -= 1
        return out == SHUT_IN

    def closing_moves(self, color: Color) -> list[Point]:
        """Give the enemy moves after which no way out of the starts is left. There must be one now."""
        s = self.s
        enemy = 3 - color
        for p in range(CELLS):
            self.witnessed[p] = 0
        self.witness_count = 0
        self.remember_way(self.flood(color, self.nothing, 0))
        self.shade_all(enemy)
        found = []
        for p in range(CELLS):
            if s.color[p] != EMPTY:
                continue
            if not self.takes(p, enemy):
                if self.witnessed[p] != (1 << self.witness_count) - 1:
                    continue
                self.shade(p, enemy, 1)
                out = self.flood(color, self.shadow, p)
                self.shade(p, enemy, -1)
                if out != SHUT_IN:
                    self.remember_way(out)
                    continue
            if self.closes(p, color):
                found.append(p)
        return found
