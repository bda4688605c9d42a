"""What eye spaces are worth: eyes if the attacker moves first, and if the owner does, with the points that decide.

Takes a board, what gives the patterns in force, and a point; gives frozen values. The space is what own stones enclose,
or nearly, around the point; its game is read to the end (`eye_game`), pieces of the wall that live by the space alone
taking part. Where a space is too large for that, the patterns of eye values tell; one of which they say nothing, or of
which there are none to ask, is held to be worth two eyes. Sources: Wilcox, "Eyes" (W18); B3, B7.

Whose a diagonal is comes of reading whether stones there can be taken. Every point that an answer rests on is noted in
`looked` (W20). Ko is not minded: a move that a ko forbids now counts as one that can be made.

Nothing here is compiled: what takes time is the game of a space and the reading of strings, and they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import UsageError
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import EMPTY, PASS, STRIDE
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, on_board, opposite
from riyu.patterns.asking import ReadyLibrary, asker_of
from riyu.patterns.model import Match
from riyu.reading.eye_game import EyeGame
from riyu.reading.reading import Reading, Verdict
from riyu.reading.strings import StringReader

__all__ = ["CLASSES", "EyeReader", "EyeWorth", "PatternsNow"]

_BY_SIZE = tuple(f"eye-value-{size}" for size in range(1, 8))
_DEAD_STONES, _GENERAL = "eye-value-dead-stones", "eye-value-general"

CLASSES = (*_BY_SIZE, _DEAD_STONES, _GENERAL)
"""The classes of patterns that tell of eye spaces: one that is not there is not asked."""

PatternsNow: TypeAlias = Callable[[], ReadyLibrary | None]
"""What gives the patterns in force, None if there are none: asked each time, for a file may change in a game."""

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

    # What is looked at.

    def forget(self) -> None:
        """Begin anew, on whatever stands on the board now."""
        self.looked.clear()
        self.holders.clear()
        self.readings.clear()

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
        points = self.board.string_points(stone)
        for p in points:
            self.look_around(p)
        return points

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


READ_EMPTIES = 9
"""Empty points up to which a space is read to the end; a larger one is told by patterns."""

CELLS = 24
"""Cells of a shape: the space, and diagonals that either side may settle."""

LIFE_ASKED = 3
"""What `EyeGame.reach` takes instead of a number of eyes: that the wall can't be taken."""


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


class EyeReader(EyeWalls):
    """Eye spaces on one board, one question after another. Without patterns none is asked of a large space."""

    def __init__(self, board: Board, patterns: PatternsNow | None = None) -> None:
        super().__init__(board)
        self.patterns = patterns
        self.game = EyeGame()
        self.limit = 0
        self.nodes = 0
        self.gave_up = False
        self.is_whole = False
        self.own = 0

    def at(self, point: Point, color: Color = 0) -> EyeWorth | None:
        """Give the worth of the eye space at a point, None if there is none; `looked` has what that rests on.

        Its owner is `color`, else whoever encloses the fewest points. `limit` bounds the positions that it may take, if
        it isn't 0; `nodes` is how many it took. Raises UsageError off the board.
        """
        self.forget()
        return self.further_at(point, color)

    def further_at(self, point: Point, color: Color = 0) -> EyeWorth | None:
        """Give the worth of one space more on the same board: `looked` has what all answers since `at` rest on."""
        if not on_board(point, self.board.size):
            raise UsageError(f"cell {point} is not on a {self.board.size}x{self.board.size} board")
        self.nodes = 0
        self.gave_up = False
        with self.board.trail.scope():
            self.board.play(opposite(self.board.to_move), PASS)  # no ko is minded
            return self._at(point, color)

    def _at(self, point: Point, color: Color) -> EyeWorth | None:
        stone = self.look(point)
        found = []
        for owner in (1, 2):
            if owner != stone and color in (0, owner):
                room, out = self.space(point, owner)
                if room:
                    found.append((bool(out), len(room), owner, room, out))
        found.sort(key=lambda space: space[:3])
        if len(found) == 2 and self._is_dead(found[0][2], found[0][3]):
            found.pop(0)
        return self._worth(*found[0][2:]) if found else None

    def _is_dead(self, color: Color, room: frozenset[Point]) -> bool:
        """Say whether one of the strings around a space is taken though it moves first."""
        return any(self.is_taken(q, opposite(color), color) for q in self.walls_of(room, color))

    # The worth.

    def _worth(self, color: Color, room: frozenset[Point], out: frozenset[Point]) -> EyeWorth:
        if sum(self.board.color_at(p) == EMPTY for p in room) > READ_EMPTIES:
            return self._by_patterns(color, room)
        pieces = self._pieces(room, color)
        worth = self._played(color, room, out, pieces)
        if worth is None and pieces:
            worth = self._played(color, room, out, set())
        return worth or self._by_patterns(color, room)

    def _played(
        self, color: Color, room: frozenset[Point], out: frozenset[Point], pieces: set[Point]
    ) -> EyeWorth | None:
        """Play the game of a space out, pieces of its wall in it; None if that takes too many positions."""
        self.gave_up = False
        cells = sorted(room | pieces)
        ends = {p for p in pieces if not set(self.look_around(p)) <= room | pieces}
        self.own = sum(1 << i for i, p in enumerate(cells) if p in pieces)
        switches = self._lay(color, cells, out, ends)
        enemy = sum(
            1 << i for i, p in enumerate(cells) if self.board.color_at(p) == opposite(color)
        )
        worst = best = 0
        for wanted in (1, 2):
            worst += self._reaches(wanted, False, enemy)
            best += self._reaches(wanted, True, enemy)
            if self.gave_up:
                return None
        attack: list[Point] = []
        defense: list[Point] = []
        if worst < best:
            moves = [(p, p) for p in cells] + switches
            for i, (by_enemy, by_owner) in enumerate(moves):
                if self._reaches(worst + 1, False, enemy, i) == 0:
                    attack.append(by_enemy)
                if self._reaches(best, True, enemy, i) == 1:
                    defense.append(by_owner)
            if self.gave_up:
                return None
            if not attack or not defense:
                # Only a repeated position told them apart: to pass is to let the other move first.
                worst = best = worst if attack else best
                attack = defense = []
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

        A whole space whose wall can't be taken is as good as two eyes: whole if it is closed, and its wall holds
        together, or is one string but for pieces that only the space keeps alive.
        """
        ways = (wanted, LIFE_ASKED) if wanted == 2 and self.is_whole else (wanted,)
        for way in ways:
            self.game.most = max(1, self.limit - self.nodes) if self.limit else 0
            found = self.game.answer(way, is_owner, self.own, enemy, cell)
            self.nodes += self.game.nodes
            self.gave_up = self.gave_up or self.game.gave_up
            if found:
                break
        return found

    def _lay(
        self, color: Color, cells: list[Point], out: frozenset[Point], ends: set[Point]
    ) -> list[tuple[Point, Point]]:
        """Lay the shape out; give the moves, the enemy's and the owner's, that settle each diagonal.

        The enemy comes in from outside at `out`, and joins stones outside at `ends` too.
        """
        board, size = self.board, self.board.size
        numbers = {p: i for i, p in enumerate(cells)}
        walls: dict[Point, set[Point]] = {}
        for p in cells:
            for q in self.look_around(p):
                if q not in numbers and board.color_at(q) == color:
                    walls.setdefault(self.string_of(q), set()).add(p)
        # No eye is false where all that is around hangs together.
        is_joined = len(walls) == 1 and not self.own
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
                if is_joined or (board.color_at(d) == color and self.string_of(d) in walls):
                    continue
                whose = self.holder(d, color)
                if whose == LOST:
                    gone += 1
                elif whose == CONTESTED:
                    name = self.string_of(d) if board.color_at(d) != EMPTY else d
                    if name not in names and len(cells) + len(names) < CELLS:
                        names[name] = len(cells) + len(names)
                        switches.append(self.settling(d, color))
                        if board.color_at(d) == opposite(color):
                            held |= 1 << names[name]
                    if name in names:
                        inside |= 1 << names[name]
            across.append(inside)
            lost.append(gone)
        self.is_whole = not (out or switches or (any(lost) and len(walls) > 1))
        shape = []
        for p, inside, gone in zip(cells, across, lost, strict=True):
            near = sum(1 << numbers[q] for q in neighbors(p, size) if q in numbers)
            spare = 1 if len(diagonals(p, size)) == 4 else 0
            strings = sum(p in touched for touched in walls.values())
            shape.append((near, inside, spare, gone, strings > 0, strings == 1))
        self.game.lay(
            shape,
            len(switches),
            [sum(1 << numbers[p] for p in walls[name]) for name in sorted(walls)],
            sum(1 << numbers[p] for p in out | ends),
            held,
            self.is_whole,
        )
        return switches

    def _pieces(self, room: frozenset[Point], color: Color) -> set[Point]:
        """Give the own stones around a space that only it keeps alive: where they are taken, it goes on.

        Not the largest string, where all would be such: the space is worth what it is worth to a wall that stands.
        """
        board = self.board
        walls = self.walls_of(room, color)
        mortal = [name for name in walls if not set(board.liberty_points(name)) - room]
        if len(mortal) == len(walls):
            mortal.remove(max(mortal, key=board.string_size))
        found: set[Point] = set()
        for name in mortal:
            points = board.string_points(name)
            if len(room) + len(found) + len(points) <= LARGEST:
                found.update(points)
        return found

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
        """Give what the patterns of eye values say of a space too large to be read; two eyes if they say nothing.

        Wherever these look, it rests on the whole board.
        """
        self.looked.update(all_points(self.board.size))
        for match in self._matches(color, room):
            said = match.pattern.said("eyes")
            if said:
                eyes = float(said.arguments[0])
                vital = (match.answer,) if match.answer else ()
                return EyeWorth(color, room, int(eyes), int(eyes + 0.5), vital, vital, False)
        return EyeWorth(color, room, 2, 2, (), (), False)

    def _matches(self, color: Color, room: frozenset[Point]) -> Iterator[Match]:
        """Give what the patterns in force answer about a space, what tells most of it first."""
        library = self.patterns() if self.patterns is not None else None
        if library is None:
            return
        empties = sum(self.board.color_at(p) == EMPTY for p in room)
        has_stones = empties < len(room)
        names = [_GENERAL if has_stones or empties > len(_BY_SIZE) else _BY_SIZE[empties - 1]]
        if has_stones:
            names.insert(0, _DEAD_STONES)
        asker = asker_of(self.board.position(), library)
        for name in filter(asker.has, names):
            yield from asker.answers(name, color, sorted(room))
