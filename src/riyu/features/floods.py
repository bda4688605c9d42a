"""Ways out found by floods, and the moves that close them. Numbers only.

Takes features and stones; gives points. Knows walls as the features keep them; names no verdict: `sectors.py` says what
is out. Moves it tries are taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from riyu.features.drawn_lines import DrawnLines
from riyu.features.features import Features
from riyu.features.rounds import Rounds
from riyu.game.points import Color, Point

if not cython.compiled:
    from riyu.base.plain import undo_words
    from riyu.features.drawn_lines import EDGE_LINES
    from riyu.features.plain import SIDE
    from riyu.game.constants import BORDER, CELLS, EMPTY
    from riyu.game.plain import TURN

    LINK_REACH, WITNESSES, SHUT_IN, ROOMY = 3, 8, 0, -1

__all__ = ["Floods"]


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
