"""What is played in corners and on halves of the board, counted in games: by stones and not by the order of moves.

Takes games; gives, for each position of a rectangle that is met often, how often each move was made and how its player
fared. Draws no tree: `joseki_harvest` does.

A position of a rectangle is one with its mirror image and with colors swapped: it is named by the least of its hashes.
Two passes: the first counts in a table of small numbers how often each hash comes, the second counts moves where that
was often enough. Hashes that share a place in the table are counted together there, so the table only lets more
through. An answer is a move in the rectangle right after the enemy's move in it; what comes there after a move
elsewhere is counted apart.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from riyu.base.errors import IllegalMove
from riyu.candidates.joseki_conditions import held
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.lab.apart import Game
from riyu.lab.games import starting_board
from riyu.patterns.joseki import CONDITIONS, DRAWN, Placement, Rectangle, placements

__all__ = ["RECTANGLES", "Counted", "CountedMove", "Visit", "count", "hash_of", "visits"]

RECTANGLES = (Rectangle(19, 10), Rectangle(10, 10), Rectangle(7, 7))
"""The rectangles that games are counted in: half the board, a corner to the middle lines, a small corner."""

MOVES = 120
"""Moves of a game that are looked at."""

STONES = {19: 12, 10: 20, 7: 18}
"""Stones in a rectangle of so many columns up to which a game is followed there."""

_BITS = 24
_MASK = (1 << _BITS) - 1
_FULL = 65535
_NAMES = tuple(CONDITIONS)


def _hashes() -> dict[Point, tuple[int, int, int]]:
    chance = random.Random(20260101)
    points = Rectangle(DRAWN, DRAWN).points()
    return {point: (0, chance.getrandbits(62), chance.getrandbits(62)) for point in points}


_HASH = _hashes()


def hash_of(stones: Iterable[tuple[Point, Color]], rectangle: Rectangle) -> int:
    """Give the hash of drawn stones in a rectangle; those of two rectangles differ."""
    found = rectangle.area
    for point, color in stones:
        found ^= _HASH[point][color]
    return found


@dataclass(slots=True)
class CountedMove:
    """How often a move was the answer, came later, and was followed by a win of its player, of so many with a winner.

    `held`: how often it was the answer where each condition held, by number.
    """

    at_once: int = 0
    later: int = 0
    won: int = 0
    decided: int = 0
    held: list[int] = field(default_factory=lambda: [0] * len(_NAMES))


@dataclass(slots=True)
class Counted:
    """What was counted at a position: moves by color and point; answers at once and those elsewhere by color.

    `chances`: how often a color had to answer where each condition held, by number.
    """

    moves: dict[tuple[Color, Point], CountedMove] = field(default_factory=dict)
    at_once: list[int] = field(default_factory=lambda: [0, 0, 0])
    elsewhere: list[int] = field(default_factory=lambda: [0, 0, 0])
    chances: list[list[int]] = field(default_factory=lambda: [[0] * len(_NAMES) for _ in range(3)])
    looked_at: list[int] = field(default_factory=lambda: [0, 0, 0])


class _Area:
    """A rectangle's place on a board in a game that goes on: hashes as each of two mirror images, with either color."""

    __slots__ = ("hashes", "last", "last_color", "placements", "rectangle", "stones")

    def __init__(self, rectangle: Rectangle, pair: Sequence[Placement]) -> None:
        self.rectangle = rectangle
        self.placements = tuple(pair)
        self.hashes = [rectangle.area] * (2 * len(pair))
        self.stones = 0
        self.last = -2
        self.last_color = EMPTY

    def change(self, point: Point, before: Color, now: Color) -> None:
        """Note what stands on a point now."""
        self.stones += (now != EMPTY) - (before != EMPTY)
        for i, placement in enumerate(self.placements):
            marks = _HASH[placement.drawn(point)]
            for color in (before, now):
                if color != EMPTY:
                    self.hashes[2 * i] ^= marks[color]
                    self.hashes[2 * i + 1] ^= marks[3 - color]


@dataclass(slots=True)
class Visit:
    """A move in a rectangle, or right after the enemy's move in it: before it is played.

    `drawings`: each way to draw the position by its least hash: a placement, and whether colors are swapped. `kind` is
    `at-once`, `later` or `elsewhere`; `stones` are in the rectangle.
    """

    key: int
    kind: str
    move: Move
    drawings: list[tuple[Placement, bool]]
    rectangle: Rectangle
    stones: int
    board: Board


def _areas(rectangles: Sequence[Rectangle], size: int) -> list[_Area]:
    found = []
    for rectangle in rectangles:
        groups: dict[frozenset[Point], list[Placement]] = {}
        for placement in placements(rectangle, size):
            groups.setdefault(frozenset(placement.cells), []).append(placement)
        found += [_Area(rectangle, pair) for pair in groups.values()]
    return found


def visits(
    game: Game, rectangles: Sequence[Rectangle] = RECTANGLES, most: int = MOVES
) -> Iterator[Visit]:
    """Give what a game adds: each move in a rectangle, and each move elsewhere right after the enemy's in one."""
    record = game.record
    board = starting_board(record)
    areas = _areas(rectangles, record.size)
    at: dict[Point, list[_Area]] = {}
    for area in areas:
        for cell in area.placements[0].cells:
            at.setdefault(cell, []).append(area)
    for point, color in [(p, BLACK) for p in record.black] + [(p, WHITE) for p in record.white]:
        for area in at.get(point, ()):
            area.change(point, EMPTY, color)
    before: list[_Area] = []
    for number, move in enumerate(record.moves[:most]):
        inside = at.get(move.point, [])
        for area in before:
            if area not in inside and area.last_color != move.color:
                yield _visit(area, "elsewhere", move, board)
        for area in inside:
            at_once = area.last == number - 1 and area.last_color != move.color
            if area.stones < STONES.get(area.rectangle.columns, 20):
                yield _visit(area, "at-once" if at_once else "later", move, board)
        cells = board.cells()
        place = board.change_count
        try:
            board.play(move.color, move.point)
        except IllegalMove:
            return
        for point in set(board.changes_since(place)):
            now = board.color_at(point)
            for area in at.get(point, ()):
                if now != cells[point]:
                    area.change(point, cells[point], now)
        for area in inside:
            area.last, area.last_color = number, move.color
        before = inside


def _visit(area: _Area, kind: str, move: Move, board: Board) -> Visit:
    key = min(area.hashes)
    drawings = [
        (area.placements[i // 2], bool(i % 2))
        for i, found in enumerate(area.hashes)
        if found == key
    ]
    if len({swapped for _, swapped in drawings}) > 1:  # it is its own image with colors swapped
        wanted = move.color == WHITE
        drawings = [one for one in drawings if one[1] == wanted]
    return Visit(key, kind, move, drawings, area.rectangle, area.stones, board)


def count(
    games: Sequence[tuple[Game, Color]],
    least: int,
    rectangles: Sequence[Rectangle] = RECTANGLES,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> dict[int, Counted]:
    """Count in games, each with who won (EMPTY if nobody knows), at positions met `least` times or more, by hash."""
    table = array("H", [0]) * (1 << _BITS)
    for done, (game, _) in enumerate(games, start=1):
        for visit in visits(game, rectangles):
            place = visit.key & _MASK
            if visit.kind != "elsewhere" and table[place] < _FULL:
                table[place] += 1
        advance(done, 2 * len(games), "finding positions")
    found: dict[int, Counted] = {}
    for done, (game, winner) in enumerate(games, start=1):
        for visit in visits(game, rectangles):
            if table[visit.key & _MASK] >= least:
                _enter(found.setdefault(visit.key, Counted()), visit, winner)
        advance(len(games) + done, 2 * len(games), "counting moves")
    return found


def _enter(counted: Counted, visit: Visit, winner: Color) -> None:
    color = 3 - visit.move.color if visit.drawings[0][1] else visit.move.color
    if visit.kind == "elsewhere":
        counted.elsewhere[color] += 1
        _look(counted, visit, color, None)
        return
    point = min(placement.drawn(visit.move.point) for placement, _ in visit.drawings)
    move = counted.moves.setdefault((color, point), CountedMove())
    if visit.kind == "at-once":
        move.at_once += 1
        counted.at_once[color] += 1
        _look(counted, visit, color, point)
    else:
        move.later += 1
    if winner != EMPTY:
        move.decided += 1
        move.won += winner == visit.move.color


def _look(counted: Counted, visit: Visit, color: Color, point: Point | None) -> None:
    """Note which conditions hold, for each way to draw the position."""
    if visit.rectangle.columns == DRAWN:
        return
    cells = visit.board.cells()
    for placement, _ in visit.drawings:
        found = held(visit.board, placement, visit.move.color, _NAMES, cells)
        counted.looked_at[color] += 1
        numbers = [i for i, name in enumerate(_NAMES) if name in found]
        for i in numbers:
            counted.chances[color][i] += 1
        if point is not None and placement.drawn(visit.move.point) == point:
            move = counted.moves[color, point]
            for i in numbers:
                move.held[i] += 1
