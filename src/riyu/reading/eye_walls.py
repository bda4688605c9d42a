"""The walls of eye spaces: what is looked at, where a space ends, whose its diagonals are, which of its strings fall.

Takes a board; gives sets of points. Whether a string falls is read. Every point that an answer rests on is noted in
`looked` (W20). Knows no worth of a space. Sources: Wilcox, "Eyes" (W18).
"""

from __future__ import annotations

from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import EMPTY, STRIDE
from riyu.game.points import Color, Point, neighbors, on_board, opposite
from riyu.reading.reading import Reading, Verdict
from riyu.reading.strings import StringReader

__all__ = ["CONTESTED", "LARGEST", "LOST", "OWN", "EyeWalls"]

LARGEST = 20
"""Points of an eye space; a larger one is none."""

NODES = 400
"""Nodes that reading a diagonal may take."""

POCKET = 3
"""Points that may lie behind a gap and belong to a space."""

CLOSED, AT_ENEMIES, AT_GAPS = range(3)
"""Where a space ends: at own stones only, also where an enemy stands beside, also between two own stones."""

OWN, CONTESTED, LOST = range(3)
"""Whose a diagonal is."""


class EyeWalls:
    """The walls and diagonals of eye spaces on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.strings = StringReader(board)
        self.holders: dict[tuple[Point, Color], int] = {}
        self.readings: dict[tuple[Point, Color, Color], Reading] = {}
        self.looked: set[Point] = set()
        self.strings_at: dict[Point, list[Point]] = {}

    # What is looked at.

    def forget(self) -> None:
        """Begin anew, on whatever stands on the board now."""
        self.looked.clear()
        self.holders.clear()
        self.readings.clear()
        self.strings_at.clear()

    def look(self, point: Point) -> Color:
        """Give what stands on a point, and note that the answer rests on it."""
        self.looked.add(point)
        return self.board.color_at(point)

    def look_around(self, point: Point) -> list[Point]:
        """Give the points beside one, all of them noted."""
        beside = neighbors(point, self.board.size)
        self.looked.add(point)
        self.looked.update(beside)
        return beside

    def string_of(self, stone: Point) -> Point:
        """Give the name of the string at a stone; the whole of it is noted."""
        return self.points_of(stone)[0]

    def points_of(self, stone: Point) -> list[Point]:
        """Give the points of the string at a stone, all of them noted with what is beside them."""
        known = self.strings_at.get(stone)
        if known is None:
            known = self.board.string_points(stone)
            for p in known:
                self.look_around(p)
                self.strings_at[p] = known
        return known

    def read_string(self, stone: Point, first: Color, asker: Color) -> Reading:
        """Read whether a string is taken or kept, once since `forget`, and note what that depends on."""
        name = self.string_of(stone)
        reading = self.readings.get((name, first, asker))
        if reading is None:
            reading = self.readings[name, first, asker] = self._fresh(name, first, asker)
        return reading

    def _fresh(self, stone: Point, first: Color, asker: Color) -> Reading:
        self.strings.aim(stone)
        reading = self.strings.read(first, asker, NODES)
        self.looked |= reading.depends_on
        return reading

    # The space.

    def space(self, start: Point, color: Color) -> tuple[frozenset[Point], frozenset[Point]]:
        """Give the points of the space around one, and those of them where the enemy comes in from outside."""
        for closing in (CLOSED, AT_ENEMIES, AT_GAPS):
            room = self._flood(start, color, closing)
            if room and any(self.look(q) == color for p in room for q in self.look_around(p)):
                break
        else:
            return frozenset(), frozenset()
        out = {
            p
            for p in room
            if any(self.look(q) != color and q not in room for q in self.look_around(p))
        }
        if len(out) * 2 > len(room) + 1:
            return frozenset(), frozenset()
        return room, frozenset(out)

    def walls_of(self, points: frozenset[Point], color: Color) -> list[Point]:
        """Give the names of a color's strings around some points."""
        beside = {q for p in points for q in self.look_around(p)}
        return sorted({self.string_of(q) for q in beside if self.look(q) == color})

    def _flood(
        self, start: Point, color: Color, closing: int, most: int = LARGEST, closed: Point = 0
    ) -> frozenset[Point]:
        """Give the points around one up to the walls, or to where they nearly close; none if there are too many.

        Behind a gap only what is closed but for it belongs to the space. `closed` counts as a wall.
        """
        room = {start}
        waiting = [start]
        while waiting:
            p = waiting.pop()
            is_gap = p != start and closing != CLOSED and self._is_gap(p, color, closing)
            for q in self.look_around(p):
                if q in room or q == closed or self.look(q) == color:
                    continue
                if is_gap:
                    room |= self._flood(q, color, CLOSED, POCKET, p)
                    continue
                if (
                    self.look(q) != EMPTY
                    and not (closing == CLOSED and self._may_fill(q))
                    and not self._is_inside(q, color)
                ):
                    if closing == CLOSED:
                        return frozenset()
                    continue
                room.add(q)
                waiting.append(q)
                if len(room) > most:
                    return frozenset()
        return frozenset(room)

    def _is_gap(self, p: Point, color: Color, closing: int) -> bool:
        """Say whether a point is where a wall nearly closes: an enemy beside it, or between two own stones."""
        size = self.board.size
        if self.look(p) != EMPTY:
            return False
        for q in self.look_around(p):
            if self.look(q) == opposite(color) and not self._is_inside(q, color):
                return True
        if closing == AT_GAPS:
            for step in (1, STRIDE):
                ends = (p + step, p - step)
                if all(not on_board(q, size) or self.look(q) == color for q in ends):
                    return True
        return False

    def _may_fill(self, stone: Point) -> bool:
        """Say whether an enemy string may die inside a space and leave one eye: it is small or of one lump."""
        points = self.points_of(stone)
        if len(points) <= 4:
            return True
        size = self.board.size
        most = max(sum(q in points for q in neighbors(p, size)) for p in points)
        return most >= len(points) - 2

    def _is_inside(self, stone: Point, color: Color) -> bool:
        """Say whether an enemy stone is taken where it stands though it moves first."""
        return self.is_taken(stone, color, opposite(color))

    # Diagonals.

    def is_taken(self, stone: Point, by: Color, first: Color) -> bool:
        """Say whether a string is taken, with a color to move first."""
        return self.read_string(stone, first, by).verdict in (Verdict.WIN, Verdict.KO)

    def holder(self, p: Point, color: Color) -> int:
        """Give whose a diagonal of an eye of a color is."""
        known = self.holders.get((p, color))
        if known is None:
            known = self.holders[p, color] = self._read_holder(p, color)
        return known

    def _read_holder(self, p: Point, color: Color) -> int:
        enemy = opposite(color)
        stone = self.look(p)
        if stone == EMPTY:
            if not self._can_stay(p, enemy):
                return OWN
            return CONTESTED if self._can_stay(p, color) else LOST
        by = opposite(stone)
        if not self.is_taken(p, by, by):
            return OWN if stone == color else LOST
        if not self.is_taken(p, by, stone):
            return CONTESTED
        return LOST if stone == color else OWN

    def _can_stay(self, p: Point, color: Color) -> bool:
        """Say whether a stone put on an empty point is not taken at once."""
        for q in self.look_around(p):
            if self.look(q) != EMPTY:
                self.string_of(q)
        if outcome(self.board, color, p).liberties == 0:
            return False
        with self.board.trail.scope():
            self.board.play(color, p, minds_ko=False)
            verdict = self._fresh(p, opposite(color), opposite(color)).verdict
        return verdict not in (Verdict.WIN, Verdict.KO)

    def settling(self, d: Point, color: Color) -> tuple[Point, Point]:
        """Give the moves by which the enemy and the owner of an eye settle a diagonal that both may."""
        stone = self.look(d)
        if stone == EMPTY:
            return d, d
        by = opposite(stone)
        taking = self.read_string(d, by, by).line
        saving = self.read_string(d, stone, stone).line
        moves = (taking[0] if taking else d, saving[0] if saving else d)
        return moves if stone == color else (moves[1], moves[0])
