"""A slow second opinion on what the archive finds: every position of every game, every place, no index and no anchors.

Takes records and drawings; gives all places where a drawing came to stand, with what was played there next. Shares
with `riyu.archive` only the drawings: captures, turning and matching are its own.

All positions of a game stand side by side in one long number, a slot of bits each, once for each content; so one AND
asks a point of the drawing of all positions and all places at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from riyu.archive.drawing import Drawing
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import Color, Point, neighbors, opposite
from riyu.game.record import Record

__all__ = ["SeenGame", "SeenPlace", "places_of", "seen_game"]

_SLOT = 440  # bits of a position: its cells, and room that nothing shifts over
_TURNS: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (-x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, x),
    lambda x, y: (y, -x),
    lambda x, y: (-y, -x),
)


class SeenPlace(NamedTuple):
    """A place: after `move` moves, from this lower left, so wide and high; the next move there, and what that is.

    `laid`: what may stand on the points there, in reading order. `next_move` 0 and `continuation` None: nobody
    plays there again; else the least place and color of the drawing that its symmetry allows, with `swapped` colors.
    """

    move: int
    left: int
    bottom: int
    width: int
    height: int
    laid: bytes
    next_move: int
    continuation: tuple[int, Color] | None
    swapped: bool


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game's positions, by content one number, and its moves (color, point)."""

    size: int
    planes: tuple[int, int, int]
    moves: tuple[tuple[Color, Point], ...]


def seen_game(record: Record) -> SeenGame:
    """Play a game on a board of a dictionary, up to the first move onto a stone or off the board."""
    cells = [20 * y + x for y in range(1, record.size + 1) for x in range(1, record.size + 1)]
    board = dict.fromkeys(cells, EMPTY)
    board.update(dict.fromkeys(record.black, BLACK))
    board.update(dict.fromkeys(record.white, WHITE))
    planes = [0, 0, 0]
    moves: list[tuple[Color, Point]] = []

    def note() -> None:
        base = _SLOT * len(moves)
        for cell, content in board.items():
            planes[content] |= 1 << (base + cell)

    note()
    for move in record.moves:
        if move.point != PASS:
            if board.get(move.point) != EMPTY:
                break
            _play(board, move.color, move.point, record.size)
        moves.append((move.color, move.point))
        note()
    return SeenGame(record.size, (planes[0], planes[1], planes[2]), tuple(moves))


def _play(board: dict[Point, Color], color: Color, point: Point, size: int) -> None:
    board[point] = color
    for beside in neighbors(point, size):
        if board[beside] == opposite(color):
            _take(board, beside, size)
    _take(board, point, size)


def _take(board: dict[Point, Color], point: Point, size: int) -> None:
    """Take the string at a point off if it has no liberty."""
    color, string, pending = board[point], {point}, [point]
    while pending:
        for beside in neighbors(pending.pop(), size):
            if board[beside] == EMPTY:
                return
            if board[beside] == color and beside not in string:
                string.add(beside)
                pending.append(beside)
    for stone in string:
        board[stone] = EMPTY


class _Laid(NamedTuple):
    """A drawing turned: what may stand by column and row from its lower left, edges there, where each place came."""

    width: int
    height: int
    points: tuple[tuple[tuple[int, int], int], ...]
    edges: frozenset[str]


def _lay(drawing: Drawing, turn: int, swapped: bool) -> tuple[_Laid, dict[tuple[int, int], int]]:
    """Give a drawing turned, and by column and row the place of the drawing that came there."""
    move = _TURNS[turn]
    at = {
        move(place % drawing.width, -(place // drawing.width)): place
        for place in range(drawing.width * drawing.height)
    }
    left, bottom = min(x for x, _ in at), min(y for _, y in at)
    where = {(x - left, y - bottom): place for (x, y), place in at.items()}
    content = dict(enumerate(drawing.points))
    if swapped:
        changed = {0: 0, 1: 2, 2: 1}
        content = {
            place: sum(1 << changed[one] for one in range(3) if may >> one & 1)
            for place, may in content.items()
        }
    directions = {"left": (-1, 0), "right": (1, 0), "top": (0, 1), "bottom": (0, -1)}
    names = {step: name for name, step in directions.items()}
    edges = frozenset(
        names[move(*step)] for name, step in directions.items() if getattr(drawing.edges, name)
    )
    points = tuple(sorted((there, content[place]) for there, place in where.items()))
    wide, high = max(x for x, _ in where) + 1, max(y for _, y in where) + 1
    return _Laid(wide, high, points, edges), where


def places_of(drawing: Drawing, games: list[SeenGame]) -> Iterator[tuple[int, SeenPlace]]:
    """Give each place where a drawing came to stand: the game's number in the list, and the place."""
    lain: dict[_Laid, list[tuple[bool, dict[tuple[int, int], int]]]] = {}
    for turn in range(8):
        for swapped in (False, True):
            laid, where = _lay(drawing, turn, swapped)
            lain.setdefault(laid, []).append((swapped, where))
    for number, game in enumerate(games):
        for laid, twins in lain.items():
            for move, left, bottom in _comings(laid, game):
                next_move, continuation, swapped = _next(game, move, laid, left, bottom, twins)
                drawn = bytes(
                    content for _, content in sorted(laid.points, key=lambda p: (-p[0][1], p[0][0]))
                )
                yield (
                    number,
                    SeenPlace(
                        move,
                        left,
                        bottom,
                        laid.width,
                        laid.height,
                        drawn,
                        next_move,
                        continuation,
                        swapped,
                    ),
                )


def _comings(laid: _Laid, game: SeenGame) -> Iterator[tuple[int, int, int]]:
    """Give each time that a laid drawing came to stand: the moves before, the column and row of its lower left."""
    size, positions = game.size, len(game.moves) + 1
    xs = range(1, size - laid.width + 2)
    ys = range(1, size - laid.height + 2)
    one = sum(
        1 << (20 * y + x)
        for x in xs
        for y in ys
        if ("left" not in laid.edges or x == 1)
        and ("right" not in laid.edges or x + laid.width - 1 == size)
        and ("bottom" not in laid.edges or y == 1)
        and ("top" not in laid.edges or y + laid.height - 1 == size)
    )
    if not one:
        return
    stands = one * _every(positions)
    for (x, y), content in sorted(laid.points, key=lambda p: p[1].bit_count() * 8 + (p[1] == 1)):
        allowed = 0
        for what in range(3):
            if content >> what & 1:
                allowed |= game.planes[what]
        stands &= allowed >> (20 * y + x)
        if not stands:
            return
    comes = stands & ~(stands << _SLOT)
    comes &= (1 << (_SLOT * positions)) - 1
    while comes:
        bit = (comes & -comes).bit_length() - 1
        comes &= comes - 1
        move, cell = divmod(bit, _SLOT)
        yield move, cell % 20, cell // 20


@cache  # of what never changes, for games of each length
def _every(positions: int) -> int:
    """Give a number with the lowest bit of each slot set."""
    return sum(1 << (_SLOT * i) for i in range(positions))


def _next(
    game: SeenGame,
    move: int,
    laid: _Laid,
    left: int,
    bottom: int,
    twins: list[tuple[bool, dict[tuple[int, int], int]]],
) -> tuple[int, tuple[int, Color] | None, bool]:
    """Give the number of the next move in a rectangle, the least place and color it is, and if colors are changed."""
    for number, (color, point) in enumerate(game.moves[move:], start=move + 1):
        x, y = point % 20 - left, point // 20 - bottom
        if point != PASS and 0 <= x < laid.width and 0 <= y < laid.height:
            place, drawn, swapped = min(
                (where[x, y], opposite(color) if changed else color, changed)
                for changed, where in twins
            )
            return number, (place, drawn), swapped
    return 0, None, min(changed for changed, _ in twins)
