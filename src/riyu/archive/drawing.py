"""What is looked for: a rectangle of the board drawn, each point with what may stand there, and which edges it lies on.

Takes text, positions and moves; gives frozen drawings that print and read themselves. Looks for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from riyu.base.errors import BadInput, IllegalMove, Place, UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, MAX_SIZE, PASS, WHITE
from riyu.game.points import COLUMNS, Color, Point, column_of, parse_point, point_at, row_of
from riyu.game.position import Position
from riyu.game.ruleset import WIDEST

__all__ = [
    "ANYTHING",
    "NO_EDGES",
    "Drawing",
    "Edges",
    "Rectangle",
    "drawing_of_corner",
    "drawing_of_position",
    "parse_drawing",
    "parse_rectangle",
    "parse_sequence",
    "point_name",
]

ANYTHING = 7
_SETS = {".": 1, "X": 2, "O": 4, "x": 3, "o": 5, "s": 6, "?": ANYTHING, "*": 1}
"""What may stand on a point, as a sum: 1 nothing, 2 a black stone, 4 a white one."""
_SYMBOLS = {content: symbol for symbol, content in _SETS.items() if symbol != "*"}
_EDGE_LETTERS = "-+|"


@dataclass(frozen=True, slots=True)
class Edges:
    """Which edges of the board a drawing lies on."""

    left: bool = False
    right: bool = False
    top: bool = False
    bottom: bool = False

    def turned(self, transform: int) -> Edges:
        """Give the edges after a transform of `riyu.game.transform`."""
        left, right, top, bottom = self.left, self.right, self.top, self.bottom
        if transform & 4:
            left, right, top, bottom = bottom, top, right, left
        if transform & 1:
            left, right = right, left
        if transform & 2:
            top, bottom = bottom, top
        return Edges(left, right, top, bottom)


NO_EDGES = Edges()


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A part of a board: columns and rows from 1 at the lower left, both ends within."""

    left: int
    bottom: int
    right: int
    top: int

    @property
    def width(self) -> int:
        """Columns."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """Rows."""
        return self.top - self.bottom + 1


@dataclass(frozen=True, slots=True)
class Drawing:
    """A rectangle of points in reading order, each with what may stand there: a sum of 1 nothing, 2 Black, 4 White.

    `edges`: those of the board that it lies on; without them it may lie anywhere. `next_at`: the place in reading order
    where the next move in the rectangle is asked for, -1 for any. Raises UsageError for what can't be drawn.
    """

    width: int
    height: int
    points: bytes
    edges: Edges = NO_EDGES
    next_at: int = -1

    def __post_init__(self) -> None:
        if not (1 <= self.width <= MAX_SIZE and 1 <= self.height <= MAX_SIZE):
            raise UsageError(f"a drawing of {self.width} by {self.height} points: at most 19 by 19")
        if len(self.points) != self.width * self.height:
            raise UsageError(
                f"{len(self.points)} points for a drawing of {self.width} by {self.height}"
            )
        if self.points.translate(None, bytes(range(1, ANYTHING + 1))):
            raise UsageError("a point on which nothing may stand")
        if self.points == bytes([ANYTHING]) * len(self.points):
            raise UsageError("a drawing on which anything may stand: nothing to look for")
        if not -1 <= self.next_at < len(self.points):
            raise UsageError(f"the next move at place {self.next_at} of {len(self.points)}")

    def at(self, column: int, row: int) -> int:
        """Give what may stand on a point: column and row from 0 at the lower left of the drawing. Unchecked."""
        return self.points[(self.height - 1 - row) * self.width + column]

    def with_next(self, place: int) -> Drawing:
        """Give the drawing with another next move asked for."""
        return replace(self, next_at=place)

    def __str__(self) -> str:
        """Draw it with its edges; `parse_drawing` reads it back."""
        lines = []
        edges, width = self.edges, self.width
        across = ("+" if edges.left else "") + "-" * width + ("+" if edges.right else "")
        if edges.top:
            lines.append(" ".join(across))
        for start in range(0, len(self.points), width):
            row = [_SYMBOLS[content] for content in self.points[start : start + width]]
            if start <= self.next_at < start + width:
                row[self.next_at - start] = "*"
            lines.append(
                " ".join([*("|" if edges.left else ""), *row, *("|" if edges.right else "")])
            )
        if edges.bottom:
            lines.append(" ".join(across))
        return "\n".join(lines)


def parse_drawing(text: str, source: str = "") -> Drawing:
    """Read a drawing: rows of `.`, `X` (Black), `O` (White), `?` (anything), `x`, `o` (that or nothing), `s` (a stone).

    `*` is an empty point at which the next move in the rectangle was played. `|` and `-` are the board's edges, `+` its
    corners. Raises BadInput with line and column.
    """
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        row = "".join(line.partition("#")[0].split())
        if row:
            rows.append((number, row))
    top = bool(rows) and _is_edge(rows[0][1])
    bottom = len(rows) > 1 and _is_edge(rows[-1][1])
    inner = rows[top : len(rows) - bottom]
    if not inner:
        raise BadInput("no rows drawn: expected rows of '.', 'X', 'O' and '?'", Place(source))
    left = all(row.startswith("|") for _, row in inner)
    right = all(row.endswith("|") for _, row in inner)
    width = len(inner[0][1]) - left - right
    points, next_at = bytearray(), -1
    for number, row in inner:
        place = Place(source, number)
        drawn = row[left : len(row) - right]
        if len(drawn) != width:
            raise BadInput(f"{len(drawn)} points in this row, {width} in the first", place)
        for letter in drawn:
            if letter not in _SETS:
                raise BadInput(f"found '{letter}': expected one of {' '.join(_SETS)}", place)
            if letter == "*":
                if next_at >= 0:
                    raise BadInput("a second '*': only one next move can be asked for", place)
                next_at = len(points)
            points.append(_SETS[letter])
    try:
        return Drawing(width, len(inner), bytes(points), Edges(left, right, top, bottom), next_at)
    except UsageError as error:
        raise BadInput(str(error), Place(source, inner[0][0])) from None


def _is_edge(row: str) -> bool:
    return "-" in row and not row.strip(_EDGE_LETTERS)


def parse_rectangle(text: str, size: int) -> Rectangle:
    """Read two opposite corners, such as `A1:E5`. Raises BadInput."""
    one, colon, other = text.partition(":")
    if not colon:
        raise BadInput(f"'{text}': expected two corners of a rectangle, such as A1:E5")
    points = parse_point(one, size), parse_point(other, size)
    columns, rows = sorted(map(column_of, points)), sorted(map(row_of, points))
    return Rectangle(columns[0], rows[0], columns[1], rows[1])


def drawing_of_position(
    position: Position, rectangle: Rectangle | None = None, anything: Iterable[Point] = ()
) -> Drawing:
    """Give what stands in a rectangle of a position, or on all of it, with the edges that it lies on.

    `anything`: points on which anything may stand.
    """
    size = position.size
    part = rectangle or Rectangle(1, 1, size, size)
    free = set(anything)
    points = bytes(
        ANYTHING if (point := point_at(column, row)) in free else 1 << position.at(point)
        for row in range(part.top, part.bottom - 1, -1)
        for column in range(part.left, part.right + 1)
    )
    edges = Edges(part.left == 1, part.right == size, part.top == size, part.bottom == 1)
    return Drawing(part.width, part.height, points, edges)


def drawing_of_corner(moves: Sequence[tuple[Color, Point]], size: int = 19) -> Drawing:
    """Give the corner as moves leave it, in any order: from the corner to one line beyond their stones.

    The corner is the one nearest to the first move. Raises UsageError if there is no move, or they reach
    from one side of the board to the other; IllegalMove.
    """
    board = Board(size, WIDEST)
    points = [point for _, point in moves if point != PASS]
    if not points:
        raise UsageError("no moves: expected a sequence in a corner, such as Q16 R14")
    for number, (color, point) in enumerate(moves, start=1):
        try:
            board.play(color, point, minds_ko=False)
        except IllegalMove as error:
            raise IllegalMove(f"move {number}: {error}", error.reason) from None
    is_left = 2 * column_of(points[0]) <= size
    is_low = 2 * row_of(points[0]) <= size
    columns = [column_of(p) if is_left else size + 1 - column_of(p) for p in points]
    rows = [row_of(p) if is_low else size + 1 - row_of(p) for p in points]
    width, height = min(size, max(columns) + 1), min(size, max(rows) + 1)
    if max(width, height) >= size:
        raise UsageError("these moves reach from one side of the board to the other: no corner")
    part = Rectangle(
        1 if is_left else size + 1 - width,
        1 if is_low else size + 1 - height,
        width if is_left else size,
        height if is_low else size,
    )
    return drawing_of_position(board.position(), part)


def parse_sequence(text: str) -> list[tuple[Color, Point]]:
    """Read moves of a corner: points such as `Q16 R14`, Black first and in turn, `pass` for a move elsewhere; or SGF's.

    Raises BadInput.
    """
    if ";" in text:
        from riyu.sgf.files import read_record

        data = text if "(" in text else f"({text})"
        record = read_record(data.encode(), name="the moves")
        return [(move.color, move.point) for move in record.moves]
    moves: list[tuple[Color, Point]] = []
    for number, word in enumerate(text.replace(",", " ").split()):
        point = PASS if word.lower() in ("pass", "-") else parse_point(word)
        moves.append((WHITE if number % 2 else BLACK, point))
    return moves


def point_name(drawing: Drawing, place: int) -> str:
    """Give a place of a drawing as if its lower left were A1; with edges, as on a 19x19 board."""
    edges = drawing.edges
    column = place % drawing.width + (
        MAX_SIZE - drawing.width if edges.right and not edges.left else 0
    )
    row = drawing.height - 1 - place // drawing.width
    row += MAX_SIZE - drawing.height if edges.top and not edges.bottom else 0
    return f"{COLUMNS[column]}{row + 1}"
