"""What eye spaces are worth: eyes if the attacker moves first, and if the owner does, with the points that decide.

Takes a board and a point; gives frozen values. The space is what own stones enclose, or nearly, around the point; its
game is read to the end (`eye_game`), the diagonals settled by reading whether stones there can be taken. Where a space
is too large for that, the patterns of eye values tell. Sources: Wilcox, "Eyes" (W18); B3, B7.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, STRIDE
from riyu.game.points import Color, Point, diagonals, neighbors, on_board, opposite
from riyu.patterns.library import load_library
from riyu.patterns.matcher import Matcher
from riyu.reading.eye_game import EyeGame
from riyu.reading.reading import Verdict
from riyu.reading.strings import StringReader

__all__ = ["EyeReader", "EyeWorth"]

LARGEST = 20
"""Points of an eye space; a larger one is none."""

READ_EMPTIES = 9
"""Empty points up to which a space is read to the end; a larger one is told by patterns."""

CELLS = 24
"""Cells of a shape: the space, and diagonals that either side may settle."""

LIFE_ASKED = 3
"""What `EyeGame.reach` takes instead of a number of eyes: that the wall can't be taken."""

NODES = 400
"""Nodes that reading a diagonal may take."""

POCKET = 3
"""Points that may lie behind a gap and belong to a space."""

CLOSED, AT_ENEMIES, AT_GAPS = range(3)
"""Where a space ends: at own stones only, also where an enemy stands beside, also between two own stones."""

OWN, CONTESTED, LOST = range(3)
"""Whose a diagonal is."""


@dataclass(frozen=True, slots=True)
class EyeWorth:
    """What an eye space is worth to its owner.

    `worst` and `best`: eyes, 0 to 2, if the attacker and if the owner moves first. `attack` and `defense`: the points
    where that move goes, the best first; none where `worst` is `best`. `is_read`: read to the end, else by patterns.
    """

    color: Color
    points: frozenset[Point]
    worst: int
    best: int
    attack: tuple[Point, ...]
    defense: tuple[Point, ...]
    is_read: bool

    @property
    def value(self) -> float:
        """The mean of both."""
        return (self.worst + self.best) / 2


@lru_cache(maxsize=1)
def _matcher() -> Matcher:
    return Matcher(load_library())


class EyeReader:
    """Eye spaces on one board, one question after another."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.strings = StringReader(board)
        self.game = EyeGame()
        self.is_whole = False
        self.lost: list[int] = []
        self.holders: dict[tuple[Point, Color], int] = {}

    def at(self, point: Point, color: Color = 0) -> EyeWorth | None:
        """Give the worth of the eye space at a point, None if there is none.

        Its owner is `color`, else whoever encloses the fewest points. Raises UsageError off the board.
        """
        if not on_board(point, self.board.size):
            raise UsageError(f"cell {point} is not on a {self.board.size}x{self.board.size} board")
        stone = self.board.color_at(point)
        self.holders.clear()
        found = []
        for owner in (1, 2):
            if owner != stone and color in (0, owner):
                room, out = self._space(point, owner)
                if room:
                    found.append((bool(out), len(room), owner, room, out))
        found.sort(key=lambda space: space[:3])
        if len(found) == 2 and self._is_dead(found[0][2], found[0][3]):
            found.pop(0)
        return self._worth(*found[0][2:]) if found else None

    def _is_dead(self, color: Color, room: frozenset[Point]) -> bool:
        """Say whether one of the strings around a space is taken though it moves first."""
        board = self.board
        walls = {
            board.string_name(q)
            for p in room
            for q in neighbors(p, board.size)
            if board.color_at(q) == color
        }
        return any(self._taken(q, opposite(color), color) for q in sorted(walls))

    # The space.

    def _space(self, start: Point, color: Color) -> tuple[frozenset[Point], frozenset[Point]]:
        """Give the points of the space around one, and those of them where the enemy comes in from outside."""
        board, size = self.board, self.board.size
        for closing in (CLOSED, AT_ENEMIES, AT_GAPS):
            room = self._flood(start, color, closing)
            if room and any(board.color_at(q) == color for p in room for q in neighbors(p, size)):
                break
        else:
            return frozenset(), frozenset()
        out = {
            p
            for p in room
            if any(board.color_at(q) != color and q not in room for q in neighbors(p, size))
        }
        if len(out) * 2 > len(room) + 1:
            return frozenset(), frozenset()
        return room, frozenset(out)

    def _flood(
        self, start: Point, color: Color, closing: int, most: int = LARGEST, closed: Point = 0
    ) -> frozenset[Point]:
        """Give the points around one up to the walls, or to where they nearly close; none if there are too many.

        Behind a gap only what is closed but for it belongs to the space. `closed` counts as a wall.
        """
        board, size = self.board, self.board.size
        room = {start}
        waiting = [start]
        while waiting:
            p = waiting.pop()
            is_gap = p != start and closing != CLOSED and self._is_gap(p, color, closing)
            for q in neighbors(p, size):
                if q in room or q == closed or board.color_at(q) == color:
                    continue
                if is_gap:
                    room |= self._flood(q, color, CLOSED, POCKET, p)
                    continue
                if (
                    board.color_at(q) != EMPTY
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
        board, size = self.board, self.board.size
        if board.color_at(p) != EMPTY:
            return False
        for q in neighbors(p, size):
            if board.color_at(q) == opposite(color) and not self._is_inside(q, color):
                return True
        if closing == AT_GAPS:
            for step in (1, STRIDE):
                ends = (p + step, p - step)
                if all(not on_board(q, size) or board.color_at(q) == color for q in ends):
                    return True
        return False

    def _may_fill(self, stone: Point) -> bool:
        """Say whether an enemy string may die inside a space and leave one eye: it is small or of one lump."""
        points = self.board.string_points(stone)
        if len(points) <= 4:
            return True
        size = self.board.size
        most = max(sum(q in points for q in neighbors(p, size)) for p in points)
        return most >= len(points) - 2

    def _is_inside(self, stone: Point, color: Color) -> bool:
        """Say whether an enemy stone is taken where it stands though it moves first."""
        return self._taken(stone, color, opposite(color))

    # Diagonals.

    def _taken(self, stone: Point, by: Color, first: Color) -> bool:
        """Say whether a string is taken, with a color to move first."""
        self.strings.aim(stone)
        reading = self.strings.read(first, by, NODES)
        return reading.verdict in (Verdict.WIN, Verdict.KO)

    def _holder(self, p: Point, color: Color) -> int:
        """Give whose a diagonal of an eye of a color is."""
        known = self.holders.get((p, color))
        if known is None:
            known = self.holders[p, color] = self._read_holder(p, color)
        return known

    def _read_holder(self, p: Point, color: Color) -> int:
        board, enemy = self.board, opposite(color)
        stone = board.color_at(p)
        if stone == EMPTY:
            if not self._can_stay(p, enemy):
                return OWN
            return CONTESTED if self._can_stay(p, color) else LOST
        by = opposite(stone)
        if not self._taken(p, by, by):
            return OWN if stone == color else LOST
        if not self._taken(p, by, stone):
            return CONTESTED
        return LOST if stone == color else OWN

    def _can_stay(self, p: Point, color: Color) -> bool:
        """Say whether a stone put on an empty point is not taken at once."""
        if self.board.legality(color, p):
            return False
        self.board.mark()
        try:
            self.board.play(color, p)
            return self.board.color_at(p) == color and not self._taken(
                p, opposite(color), opposite(color)
            )
        finally:
            self.board.undo()

    # The worth.

    def _worth(self, color: Color, room: frozenset[Point], out: frozenset[Point]) -> EyeWorth:
        empties = [p for p in room if self.board.color_at(p) == EMPTY]
        if len(empties) > READ_EMPTIES:
            return self._by_patterns(color, room)
        cells = sorted(room)
        switches = self._lay(color, cells, out)
        game = self.game
        enemy = sum(1 << i for i, p in enumerate(cells) if p not in empties)
        self.is_whole = not out and not switches and not any(self.lost)
        if self.is_whole:
            game.add_outer()
        game.put_in_order()
        worst = best = 0
        for wanted in (1, 2):
            worst += self._reaches(wanted, False, enemy)
            best += self._reaches(wanted, True, enemy)
            if game.gave_up:
                return self._by_patterns(color, room)
        attack: list[Point] = []
        defense: list[Point] = []
        if worst < best:
            moves = [(p, p) for p in cells] + switches
            for i, (by_enemy, by_owner) in enumerate(moves):
                if self._reaches(worst + 1, False, enemy, i) == 0:
                    attack.append(by_enemy)
                if self._reaches(best, True, enemy, i) == 1:
                    defense.append(by_owner)
        return EyeWorth(
            color,
            room,
            worst,
            best,
            self._in_order(attack, defense, room),
            self._in_order(defense, attack, room),
            True,
        )

    def _reaches(self, wanted: int, is_owner: bool, enemy: int, cell: int = -1) -> int:
        """Say whether the owner gets so many eyes with a side to move, on a cell if given: 0, 1, or 2 if it can't.

        A whole space whose wall can't be taken is as good as two eyes.
        """
        ways = (wanted, LIFE_ASKED) if wanted == 2 and self.is_whole else (wanted,)
        for way in ways:
            if cell < 0:
                found: int = self.game.reach(way, is_owner, 0, enemy)
            else:
                found = self.game.reach_by(way, is_owner, 0, enemy, cell)
            if found:
                break
        return found

    def _lay(
        self, color: Color, cells: list[Point], out: frozenset[Point]
    ) -> list[tuple[Point, Point]]:
        """Lay the shape out; give the moves, the enemy's and the owner's, that settle each diagonal."""
        board, size, game = self.board, self.board.size, self.game
        game.clear()
        numbers = {p: i for i, p in enumerate(cells)}
        across: list[int] = []
        lost: list[int] = []
        switches: list[tuple[Point, Point]] = []
        names: dict[Point, int] = {}
        held = 0
        for p in cells:
            inside = gone = 0
            for d in diagonals(p, size):
                if d in numbers:
                    inside |= 1 << numbers[d]
                    continue
                whose = self._holder(d, color)
                if whose == LOST:
                    gone += 1
                elif whose == CONTESTED:
                    name = board.string_name(d) if board.color_at(d) != EMPTY else d
                    if name not in names and len(cells) + len(names) < CELLS:
                        names[name] = len(cells) + len(names)
                        switches.append(self._settling(d, color))
                        if board.color_at(d) == opposite(color):
                            held |= 1 << names[name]
                    if name in names:
                        inside |= 1 << names[name]
            across.append(inside)
            lost.append(gone)
        for p, gone in zip(cells, lost, strict=True):
            walls = {board.string_name(q) for q in neighbors(p, size) if board.color_at(q) == color}
            spare = 1 if len(diagonals(p, size)) == 4 else 0
            game.add_cell(True, spare, gone, bool(walls), len(walls) == 1)
        for _ in switches:
            game.add_cell(False, 0, 0, True, True)
        for i, p in enumerate(cells):
            game.set_beside(i, sum(1 << numbers[q] for q in neighbors(p, size) if q in numbers))
            game.set_across(i, across[i])
        game.set_open(sum(1 << numbers[p] for p in out), held)
        self.lost = lost
        return switches

    def _settling(self, d: Point, color: Color) -> tuple[Point, Point]:
        """Give the moves by which the enemy and the owner of an eye settle a diagonal that both may."""
        stone = self.board.color_at(d)
        if stone == EMPTY:
            return d, d
        by = opposite(stone)
        self.strings.aim(d)
        taking = self.strings.read(by, by, NODES).line
        saving = self.strings.read(stone, stone, NODES).line
        moves = (taking[0] if taking else d, saving[0] if saving else d)
        return moves if stone == color else (moves[1], moves[0])

    def _in_order(
        self, moves: list[Point], others: list[Point], room: frozenset[Point]
    ) -> tuple[Point, ...]:
        """Put vital points in order: those vital for both first, then those with more room beside them."""
        size = self.board.size

        def rank(p: Point) -> tuple[bool, int, Point]:
            beside = sum(q in room for q in neighbors(p, size))
            return p not in others, -beside, p

        return tuple(sorted(dict.fromkeys(moves), key=rank))

    def _by_patterns(self, color: Color, room: frozenset[Point]) -> EyeWorth:
        """Give what the patterns of eye values say of a space too large to be read; two eyes if they say nothing."""
        empties = sum(self.board.color_at(p) == EMPTY for p in room)
        stones = len(room) - empties
        names = [f"eye-value-{empties}"] if empties <= 7 and not stones else ["eye-value-general"]
        if stones:
            names.insert(0, "eye-value-dead-stones")
        for name in names:
            for match in _matcher().over(self.board, name, color, sorted(room)):
                said = match.pattern.said("eyes")
                if not said:
                    continue
                eyes = float(said.arguments[0])
                vital = (match.answer,) if match.answer else ()
                return EyeWorth(color, room, int(eyes), int(eyes + 0.5), vital, vital, False)
        return EyeWorth(color, room, 2, 2, (), (), False)
