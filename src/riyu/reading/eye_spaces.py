"""What eye spaces are worth: eyes if the attacker moves first, and if the owner does, with the points that decide.

Takes a board, what gives the patterns in force, and a point; gives frozen values. The space is what own stones enclose,
or nearly, around the point; its game is read to the end (`eye_game`), pieces of the wall that live by the space alone
taking part. Where a space is too large for that, the patterns of eye values tell; one of which they say nothing, or of
which there are none to ask, is held to be worth two eyes. Sources: Wilcox, "Eyes" (W18); B3, B7.

Where living strings close all in among which the eye can be fought out, that theater is read instead (`eye_theaters`).
Whose a diagonal is comes of reading whether stones there can be taken. Every point that an answer rests on is noted in
`looked` (W20). Of a worth no ko is minded: a move that a ko forbids now counts as one that can be made.

Nothing here is compiled: what takes time is the game of a space and the reading of strings, and they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT, PASS
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, on_board, opposite
from riyu.patterns.asking import ReadyLibrary, asker_of
from riyu.patterns.model import Match
from riyu.reading.eye_game import EyeGame
from riyu.reading.eye_theaters import EyeTheaters
from riyu.reading.eye_walls import CONTESTED, LARGEST, LOST

__all__ = ["CLASSES", "UNREAD", "EyeFate", "EyeReader", "EyeWorth", "PatternsNow"]

_BY_SIZE = tuple(f"eye-value-{size}" for size in range(1, 8))
_DEAD_STONES, _GENERAL = "eye-value-dead-stones", "eye-value-general"

CLASSES = (*_BY_SIZE, _DEAD_STONES, _GENERAL)
"""The classes of patterns that tell of eye spaces: one that is not there is not asked."""

PatternsNow: TypeAlias = Callable[[], ReadyLibrary | None]
"""What gives the patterns in force, None if there are none: asked each time, for a file may change in a game."""

READ_EMPTIES = 9
"""Empty points up to which a space is read to the end; a larger one is told by patterns."""

CELLS = 24
"""Cells of a shape: the space, and diagonals that either side may settle."""

AT_FIRST, AT_LAST = 32_768, 262_144
"""Positions that the fate of an eye may take, before more room is made for them; and where no limit is given."""

UNREAD = -1
"""Of a fate: not known."""

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


@dataclass(frozen=True, slots=True)
class EyeFate:
    """What becomes of an eye with a color to move first, and the move that decides it, NO_POINT if there is none.

    `fate`: as `EyeGame.fate` gives it, 0 for none, 1 for an eye, or KO_LOST, KO_HELD, ENDLESS; or UNREAD, where a
    theater took too many positions.
    """

    fate: int
    move: Point


class EyeReader(EyeTheaters):
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
        with self._kos_aside():
            return self._at(point, color)

    def owner_at(self, point: Point) -> Color:
        """Give whose eye space a point is in, EMPTY if nobody's; as `further_at` it adds to what was looked at."""
        with self._kos_aside():
            found = self._space_at(point, EMPTY)
        return found[0] if found else EMPTY

    def _at(self, point: Point, color: Color) -> EyeWorth | None:
        found = self._space_at(point, color)
        return self._worth(point, *found) if found else None

    def _space_at(
        self, point: Point, color: Color
    ) -> tuple[Color, frozenset[Point], frozenset[Point]] | None:
        """Give the owner of the space at a point, its points, and those where the enemy comes in."""
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
        return found[0][2:] if found else None

    @contextmanager
    def _kos_aside(self) -> Iterator[None]:
        """Let no ko be minded in the block."""
        with self.board.trail.scope():
            self.board.play(opposite(self.board.to_move), PASS)
            yield

    def _parts(
        self, theater: frozenset[Point], color: Color
    ) -> tuple[frozenset[Point], frozenset[Point], set[Point]]:
        """Give what of a theater is space, where the enemy comes in, and the owner's stones in it."""
        pieces = {p for p in theater if self.look(p) == color}
        out = {
            p
            for p in theater - pieces
            if any(
                q not in theater and self.look(q) == opposite(color) for q in self.look_around(p)
            )
        }
        return theater - pieces, frozenset(out), pieces

    def _is_dead(self, color: Color, room: frozenset[Point]) -> bool:
        """Say whether one of the strings around a space is taken though it moves first."""
        return any(self.is_taken(q, opposite(color), color) for q in self.walls_of(room, color))

    # The worth.

    def _worth(
        self, point: Point, color: Color, room: frozenset[Point], out: frozenset[Point]
    ) -> EyeWorth:
        theater = self.theater(point, color)
        if theater:  # else the space is worth what it is worth to a wall that stands
            worth = self._played(color, *self._parts(theater, color))
            if worth is not None:
                return worth
        if sum(self.board.color_at(p) == EMPTY for p in room) > READ_EMPTIES:
            return self._by_patterns(color, room)
        pieces = self._pieces(room, color)
        worth = self._played(color, room, out, pieces)
        if worth is None and pieces:
            worth = self._played(color, room, out, set())
        return worth or self._by_patterns(color, room)

    def fate_at(self, point: Point, color: Color, first: Color) -> EyeFate | None:
        """Say what becomes of an eye of a color at a point, a color moving first; None where that is not read.

        Kos that come of it are minded, one that forbids a point now is not. It is read in the eye's theater, where that
        is closed by strings that live; else in its space, or, where it has none, in a loose theater. As `further_at` it
        adds to what was looked at.
        """
        self.nodes = 0
        self.gave_up = False
        with self._kos_aside():
            return self._fate_at(point, color, first)

    def _fate_at(self, point: Point, color: Color, first: Color) -> EyeFate | None:
        theater = self.theater(point, color)
        if theater:
            found = self._fought(color, first, *self._parts(theater, color))
            return found or EyeFate(UNREAD, NO_POINT)
        room, out = self.space(point, color)
        if not room:
            theater = self.theater(point, color, is_loose=True)
            return self._fought(color, first, *self._parts(theater, color)) if theater else None
        if sum(self.board.color_at(p) == EMPTY for p in room) > READ_EMPTIES:
            return None
        pieces = self._pieces(room, color)
        found = self._fought(color, first, room, out, pieces)
        if found is None and pieces:
            found = self._fought(color, first, room, out, set())
        return found

    def _fought(
        self,
        color: Color,
        first: Color,
        room: frozenset[Point],
        out: frozenset[Point],
        pieces: set[Point],
    ) -> EyeFate | None:
        """Read what becomes of an eye; None if that takes too many positions."""
        cells, switches = self._laid(color, room, out, pieces)
        enemy = self._stones(cells, opposite(color))
        is_owner = first == color
        fate = 0
        for most in (AT_FIRST, self.limit or AT_LAST):
            self.game.most = min(most, max(1, self.limit - self.nodes)) if self.limit else most
            fate = self.game.fate_told(is_owner, self.own, enemy)
            self.nodes += self.game.nodes
            if not self.game.gave_up:
                break
        if self.game.gave_up:
            self.gave_up = True
            return None
        moves = [*((p, p) for p in cells), *switches]
        best = self.game.best
        move = moves[best][is_owner] if 0 <= best < len(moves) else NO_POINT
        return EyeFate(fate, move)

    def _laid(
        self, color: Color, room: frozenset[Point], out: frozenset[Point], pieces: set[Point]
    ) -> tuple[list[Point], list[tuple[Point, Point]]]:
        """Lay the game of a space out, pieces of its wall in it; give its cells, and the moves at diagonals."""
        cells = sorted(room | pieces)
        ends = {p for p in pieces if not set(self.look_around(p)) <= room | pieces}
        self.own = sum(1 << i for i, p in enumerate(cells) if p in pieces)
        return cells, self._lay(color, cells, out, ends)

    def _stones(self, cells: list[Point], color: Color) -> int:
        return sum(1 << i for i, p in enumerate(cells) if self.board.color_at(p) == color)

    def _played(
        self, color: Color, room: frozenset[Point], out: frozenset[Point], pieces: set[Point]
    ) -> EyeWorth | None:
        """Play the game of a space out, pieces of its wall in it; None if that takes too many positions."""
        self.gave_up = False
        cells, switches = self._laid(color, room, out, pieces)
        enemy = self._stones(cells, opposite(color))
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
                    walls.setdefault(self._wall_at(q, cells), set()).add(p)
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
                if is_joined or (board.color_at(d) == color and self._wall_at(d, cells) in walls):
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

    def _wall_at(self, stone: Point, cells: list[Point]) -> Point:
        """Give the name of a string of the wall; all that live by themselves are as one, the first."""
        name = self.string_of(stone)
        return NO_POINT if self.lives_alone(name, frozenset(cells)) else name

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
