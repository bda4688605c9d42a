"""The slow twin of `riyu.features.link_codes`: every link of a position worked out from the definition.

Takes a position; gives link codes by stone and slot, and how many strong links have a point in their wall. Plays the
two games on windows written as text, a letter a cell (X own, O enemy), and remembers what it has played out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from riyu.game.points import Color, Point, all_points, column_of, point_at, row_of
from riyu.game.position import Position

__all__ = ["links_of", "walls_of"]

Cell = tuple[int, int]
"""Steps along a link from the stone it's kept at, and steps across it."""

Cells = tuple[Cell, ...]

Shape = tuple[Cells, Cells, Cells, Cells, Cells]
"""The other end (none for an edge link), the wall, the points on one side and the other, what else is looked at."""

DIAGONAL: Shape = (
    ((1, 1),),
    (),
    ((1, 0),),
    ((0, 1),),
    ((2, 0), (1, -1), (-1, 1), (0, 2)),
)
ONE_SPACE: Shape = (
    ((2, 0),),
    ((1, 0),),
    ((0, 1), (1, 1), (2, 1)),
    ((0, -1), (1, -1), (2, -1)),
    ((1, 2), (1, -2)),
)
TWO_SPACE: Shape = (
    ((3, 0),),
    ((1, 0), (2, 0)),
    ((0, 1), (1, 1), (2, 1), (3, 1)),
    ((0, -1), (1, -1), (2, -1), (3, -1)),
    (),
)
KNIGHT: Shape = (
    ((2, 1),),
    ((1, 0), (1, 1)),
    ((0, 1), (1, 2), (2, 2)),
    ((2, 0), (1, -1), (0, -1)),
    (),
)
LARGE: Shape = (
    ((3, 1),),
    ((1, 0), (2, 0), (1, 1), (2, 1)),
    ((0, 1), (1, 2), (2, 2)),
    ((3, 0), (1, -1), (2, -1)),
    (),
)

RIGHT, UP, LEFT, DOWN = (1, 0), (0, 1), (-1, 0), (0, -1)

# By slot, for two stones: the shape, which way is along, and which across.
PAIRS = [
    *((DIAGONAL, RIGHT, UP), (DIAGONAL, LEFT, UP)),
    *((ONE_SPACE, RIGHT, UP), (ONE_SPACE, UP, RIGHT)),
    *((TWO_SPACE, RIGHT, UP), (TWO_SPACE, UP, RIGHT)),
    *((KNIGHT, RIGHT, UP), (KNIGHT, UP, RIGHT), (KNIGHT, UP, LEFT), (KNIGHT, LEFT, UP)),
    *((LARGE, RIGHT, UP), (LARGE, UP, RIGHT), (LARGE, UP, LEFT), (LARGE, LEFT, UP)),
]
EDGES = [(DOWN, RIGHT), (LEFT, UP), (RIGHT, UP), (UP, RIGHT)]


def edge_shape(line: int) -> Shape:
    """Give the shape of a link from a line to the edge, which lies `line` steps along."""
    first = 1 if line == 4 else 0
    one, other = (tuple((x, y) for x in range(first, line)) for y in (1, -1))
    return (), tuple((x, 0) for x in range(1, line)), one, other, ()


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Window:
    """A shape where some cells are off the board, and the games on it."""

    def __init__(self, shape: Shape, off: frozenset[Cell]) -> None:
        ends, wall, one, other, more = shape
        self.cells = [cell for cell in (*wall, *one, *other, *more) if cell not in off]
        self.place = {cell: i for i, cell in enumerate(self.cells)}
        self.wall = {self.place[cell] for cell in wall}
        self.sides = [{self.place[c] for c in side if c not in off} for side in (one, other)]
        # Where a part of a side is off the board, what touches that touches the side.
        self.banks = [
            {i for i, c in enumerate(self.cells) if c in side or {*around(c)} & {*side} & off}
            for side in (one, other)
        ]
        stones = [(0, 0), *ends]
        self.starts = {i for i, cell in enumerate(self.cells) if (0, 0) in beside(cell)}
        self.held = {i for i, cell in enumerate(self.cells) if {*beside(cell)} & {*stones}}
        self.goals = (
            {i for i, cell in enumerate(self.cells) if ends[0] in beside(cell)}
            if ends
            else {i for i, (x, _) in enumerate(self.cells) if (x + 1, 0) in off and x == len(wall)}
        )
        self.beside = [{self.place[b] for b in beside(c) if b in self.place} for c in self.cells]
        self.around = [{self.place[b] for b in around(c) if b in self.place} for c in self.cells]
        self.shown = {
            i
            for i, cell in enumerate(self.cells)
            if all(b in self.place or b in stones or b in off for b in beside(cell))
        }
        self.can = cache(self._can)
        self.code = cache(self._code)

    def spread(self, stones: str, start: set[int], near: list[set[int]]) -> set[int]:
        """Give the cells that hang together with those of a start that hold a stone, all of the same color."""
        found = set(start)
        todo = list(start)
        while todo:
            i = todo.pop()
            more = {j for j in near[i] - found if stones[j] == stones[i]}
            found |= more
            todo += more
        return found

    def joined(self, stones: str) -> bool:
        start = {i for i in self.starts if stones[i] == "X"}
        return bool(self.spread(stones, start, self.beside) & self.goals)

    def through(self, stones: str) -> bool:
        start = {i for i in self.sides[0] if stones[i] == "O"}
        return bool(self.spread(stones, start, self.beside) & self.sides[1])

    def barred(self, stones: str) -> bool:
        start = {i for i in self.banks[0] if stones[i] == "O"}
        return bool(self.spread(stones, start, self.around) & self.banks[1])

    def liberties(self, stones: str, i: int) -> int | None:
        """Give how many liberties the string on a cell has; None where it goes on outside the window, or may."""
        string = self.spread(stones, {i}, self.beside)
        if not string <= self.shown or (stones[i] == "X" and string & self.held):
            return None
        return len({j for k in string for j in self.beside[k] if stones[j] == "."})

    def moves(self, stones: str, color: str) -> Iterator[tuple[int, str]]:
        """Give the cells a color may choose to play on, and what then stands."""
        for i, stone in enumerate(stones):
            if stone != ".":
                continue
            after = stones[:i] + color + stones[i + 1 :]
            taken: set[int] = set()
            for j in self.beside[i]:
                if after[j] not in (color, ".") and self.liberties(after, j) == 0:
                    taken |= self.spread(after, {j}, self.beside)
            if taken:
                yield i, "".join(color if k in taken else after[k] for k in range(len(after)))
            elif self.liberties(after, i) not in (0, 1):
                yield i, after

    def _can(self, game: str, stones: str, mover: str) -> bool:
        """Say whether own can join, or the enemy can get through, by turns."""
        wants = "X" if game == "join" else "O"
        other = "O" if mover == "X" else "X"
        if mover == wants:
            if self.joined(stones) if game == "join" else self.through(stones):
                return True
            return any(self.can(game, after, other) for _, after in self.moves(stones, mover))
        if not self.can(game, stones, other):  # by passing
            return False
        return all(self.can(game, after, other) for _, after in self.moves(stones, mover))

    def cut(self, stones: str) -> bool:
        if self.can("join", stones, "X"):
            return False
        entered = any(stones[i] == "O" for i in self.wall)
        return entered or self.barred(stones) or self.can("through", stones, "X")

    def _code(self, stones: str) -> int:
        """Give the code: 0 no link, 1-3 unsettled, 4-5 weak, 6 settled; by the wall: unsettled, weak, strong."""
        if self.joined(stones) or self.cut(stones):
            return 0
        if self.can("join", stones, "O"):
            return 6
        weak = self.can("through", stones, "O")
        cuts = [(i, after) for i, after in self.moves(stones, "O") if self.cut(after)]
        if any(
            self.barred(after) or any(stones[j] == "O" for j in self.beside[i]) for i, after in cuts
        ):
            if not weak:
                return 3
            return 1 if any(self.through(after) for _, after in cuts) else 2
        return 4 if weak else 5


window = cache(Window)


def off_board(cell: Cell, size: int) -> bool:
    return not (1 <= cell[0] <= size and 1 <= cell[1] <= size)


def _links(position: Position) -> Iterator[tuple[Point, int, Color, int, list[Point]]]:
    """Give each link's stone, slot, color, code and wall."""
    size = position.size
    for a in all_points(size):
        color = position.at(a)
        if not color:
            continue
        for slot in range(18):
            along, across = PAIRS[slot][1:] if slot < 14 else EDGES[slot - 14]

            def at(cell: Cell, a: Point = a, along: Cell = along, across: Cell = across) -> Cell:
                x, y = cell
                return (
                    column_of(a) + x * along[0] + y * across[0],
                    row_of(a) + x * along[1] + y * across[1],
                )

            if slot < 14:
                shape = PAIRS[slot][0]
                (b,) = map(at, shape[0])
                if off_board(b, size) or position.at(point_at(*b)) != color:
                    continue
            else:
                line = next(k for k in range(1, 20) if off_board(at((k, 0)), size))
                if line == 1:
                    yield a, slot, color, 6, []
                if not 2 <= line <= 4:
                    continue
                shape = edge_shape(line)
            near = {cell for part in shape for one in part for cell in (one, *beside(one))}
            games = window(shape, frozenset(cell for cell in near if off_board(at(cell), size)))
            points = [point_at(*at(cell)) for cell in games.cells]
            stones = "".join(
                "." if not position.at(p) else "X" if position.at(p) == color else "O"
                for p in points
            )
            yield a, slot, color, games.code(stones), [points[i] for i in sorted(games.wall)]


def links_of(position: Position) -> dict[tuple[Point, int], int]:
    """Give the code of each link, by the stone it's kept at and its slot."""
    return {(a, slot): code for a, slot, _, code, _ in _links(position) if code}


def walls_of(position: Position) -> Counter[tuple[Color, Point]]:
    """Give how many strong links of a color have a point in their wall."""
    return Counter(
        (color, p)
        for _, _, color, code, wall in _links(position)
        if code in (3, 5, 6)
        for p in wall
    )
