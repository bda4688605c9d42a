"""Joseki: what is played in a corner or on half the board, kept by the stones of a rectangle and who moves.

Takes moves with their counts, and a board's cells; gives the moves of the largest rectangles whose stones all match, in
every orientation and both colors. Reads nothing out, and knows no files. Source: RiscIgo's joseki (W21), and the blog's
shapes by stages, for which the order of moves does not matter (B3).

A rectangle has its corner in the upper right of a 19×19 board, where trees are drawn. It lies on a board in up to eight
ways. Where a larger one matches at a corner, no smaller one is asked there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Color, Point, column_of, point_at, row_of
from riyu.game.transform import Transform, apply_point

__all__ = [
    "CONDITIONS",
    "DRAWN",
    "GAINS",
    "KINDS",
    "NEVER",
    "PURPOSES",
    "SMALLEST_BOARD",
    "Condition",
    "Found",
    "JosekiBook",
    "JosekiFile",
    "JosekiMove",
    "Placement",
    "Rectangle",
    "Share",
    "Stage",
    "joined",
    "placements",
    "stage_of",
]

DRAWN = 19
"""The size of the board that trees are drawn on."""

SMALLEST_BOARD = 13
"""The smallest board on which joseki are asked for."""

SIDE_LINES = 5
"""Lines from the edge that a side has, where a condition asks what stands there."""

GAINS: Mapping[str, str] = {
    "corner": "the corner",
    "side": "the side",
    "outside": "the outside",
    "base": "a base",
    "sente": "sente",
}
"""What a move gives its player, or the other, with the words for it."""

PURPOSES = (
    *("take-corner", "enclose-corner", "approach", "pincer", "extend-along", "limit", "invade"),
    *("settle", "press", "cap", "run", "hane", "block", "push", "extend", "descend", "contact"),
    *(
        "connect",
        "cut",
        "make-link",
        "peep",
        "atari",
        "capture",
        "save",
        "keep-shape",
        "build-moyo",
    ),
)
"""What a move of a tree may be for: words that facts have, too."""

KINDS: Mapping[str, str] = {"TE": "main", "IT": "also", "DO": "trick", "BM": "mistake"}
"""SGF's marks of a move, and what they say of one of a tree."""

CONDITIONS: Mapping[str, str] = {
    "own top": "an own stone further along the upper side",
    "own right": "an own stone further along the right side",
    "enemy top": "an enemy stone further along the upper side",
    "enemy right": "an enemy stone further along the right side",
    "wall top": "three own stones further along the upper side",
    "wall right": "three own stones further along the right side",
    "ladder": "a ladder that takes an enemy string here",
    "enemy ladder": "a ladder that takes an own string here",
}
"""What a choice may hang on, as the player of the move sees it, with what each asks; sides as they are drawn."""


class Share(NamedTuple):
    """How often of how many times."""

    times: int
    of: int

    @property
    def part(self) -> float:
        """The share, 0 to 1; 0 of none."""
        return self.times / self.of if self.of else 0.0

    def __str__(self) -> str:
        return f"{self.times} of {self.of}"


NEVER = Share(0, 0)
"""What was not counted."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a choice hangs on: a word of CONDITIONS, how often the move was made where it held, and else."""

    name: str
    held: Share
    otherwise: Share

    def __str__(self) -> str:
        return f"{self.name} {self.held}, else {self.otherwise}"


@dataclass(frozen=True, slots=True)
class JosekiMove:
    """One move of a tree as it is drawn, Black first; `point` is NO_POINT where its color plays elsewhere.

    `purposes` are words of PURPOSES, the first before all; `own` and `enemy`, words of GAINS, what it gives its player
    and leaves the other. `seen` is how often it was the answer of how many times the color answered at once, elsewhere
    among them; `later` how often it came after a move elsewhere; `won` how many of the games with a winner its player
    won. `kind` is a word of KINDS or empty. `words` are a person's, `name` is the line's.
    """

    color: Color
    point: Point
    purposes: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    enemy: tuple[str, ...] = ()
    seen: Share = NEVER
    later: int = 0
    won: Share = NEVER
    when: tuple[Condition, ...] = ()
    kind: str = ""
    words: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle at the upper right corner of the drawn board: its columns and rows."""

    columns: int
    rows: int

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"

    @property
    def area(self) -> int:
        """How many points it has."""
        return self.columns * self.rows

    @property
    def far_corner(self) -> Point:
        """Its point farthest from the corner, as drawn."""
        return point_at(DRAWN + 1 - self.columns, DRAWN + 1 - self.rows)

    def holds(self, point: Point) -> bool:
        """Say whether a drawn point lies in it."""
        return DRAWN - column_of(point) < self.columns and DRAWN - row_of(point) < self.rows

    def points(self) -> Iterator[Point]:
        """Give its drawn points, from the corner on."""
        for row in range(DRAWN, DRAWN - self.rows, -1):
            for column in range(DRAWN, DRAWN - self.columns, -1):
                yield point_at(column, row)

    @property
    def mirror(self) -> Transform | None:
        """What leaves the rectangle where it is, beside nothing at all; None if nothing does."""
        if self.columns == self.rows:
            return Transform.DIAGONAL
        return Transform.LEFT_RIGHT if self.columns == DRAWN else None

    def fits(self, size: int) -> bool:
        """Say whether it is asked on a board: it reaches the middle line at most, or is as wide as a drawn board."""
        if size == DRAWN:
            return True
        return size >= SMALLEST_BOARD and 2 * max(self.columns, self.rows) <= size + 1


class Placement:
    """A rectangle as it lies on a board: `cells` are its points there, in the order of `Rectangle.points`.

    `top` and `right` are the points of the sides that go on from it; `corners` the board's corners in it, 0 to 3.
    """

    def __init__(self, rectangle: Rectangle, size: int, transform: int) -> None:
        self.rectangle, self.size, self.transform = rectangle, size, transform
        self.cells = tuple(self.on_board(point) for point in rectangle.points())
        self._pick = itemgetter(*self.cells)
        self._drawn = dict(zip(self.cells, rectangle.points(), strict=True))
        wide = [DRAWN - column for column in range(rectangle.columns, size)]
        high = [DRAWN - row for row in range(rectangle.rows, size)]
        edge = range(DRAWN, DRAWN - SIDE_LINES, -1)
        self.top = tuple(self.on_board(point_at(x, y)) for x in wide for y in edge)
        self.right = tuple(self.on_board(point_at(x, y)) for x in edge for y in high)
        ends = [point_at(x, y) for y in (size, 1) for x in (size, 1)]
        self.corners = frozenset(i for i, end in enumerate(ends) if end in self._drawn)

    def on_board(self, drawn: Point) -> Point:
        """Give where a drawn point lies on the board; NO_POINT for none."""
        if drawn == NO_POINT:
            return NO_POINT
        less = DRAWN - self.size
        return apply_point(
            self.transform, point_at(column_of(drawn) - less, row_of(drawn) - less), self.size
        )

    def holds(self, point: Point) -> bool:
        """Say whether a point of the board lies in it."""
        return point in self._drawn

    def drawn(self, point: Point) -> Point:
        """Give a point of the board as it is drawn. Raises KeyError for one outside."""
        return self._drawn[point]

    def key(self, view: bytes) -> bytes:
        """Give what stands in it, of a board's cells as the color to move sees them: own 1, enemy 2."""
        return bytes(self._pick(view))


@cache
def placements(rectangle: Rectangle, size: int) -> tuple[Placement, ...]:
    """Give the eight ways in which a rectangle lies on a board; none where it is not asked."""
    if not rectangle.fits(size):
        return ()
    return tuple(Placement(rectangle, size, transform) for transform in Transform)


_SWAPPED = bytes([0, 2, 1]) + bytes(range(3, 256))


def seen_by(cells: bytes, color: Color) -> bytes:
    """Give a board's cells as a color sees them: own stones 1, enemy stones 2."""
    return cells if color == BLACK else cells.translate(_SWAPPED)


@dataclass(frozen=True, slots=True)
class Stage:
    """What a color may play where a rectangle's stones stand so: moves by how often they were seen, most first.

    `elsewhere` is how often it played elsewhere at once; `is_twin` says that the position is its own mirror image;
    `color` is who moves as drawn, `line` the drawn moves that led there in the tree, `source` the file's name.
    """

    rectangle: Rectangle
    color: Color
    moves: tuple[JosekiMove, ...]
    elsewhere: Share
    is_twin: bool
    line: tuple[JosekiMove, ...]
    source: str

    def share(self, move: JosekiMove, *, at_once: bool) -> Share:
        """Give how often a move was made here: of all answers at once, or of those after moves elsewhere.

        Of two that mirror each other in a position that is its own mirror image each is one of the two.
        """
        later = Share(move.later, sum(one.later for one in self.moves))
        found = move.seen if at_once and move.seen.of else later
        mirror = self.rectangle.mirror
        if not (self.is_twin and mirror is not None):
            return found
        is_on_axis = apply_point(mirror, move.point, DRAWN) == move.point
        return found if is_on_axis else Share(found.times, 2 * found.of)


@dataclass(frozen=True, slots=True)
class JosekiFile:
    """What a file holds: its rectangle, stages by what stands in it as the color to move sees it, lines and nodes.

    `ends` is what stands after the last moves of lines, by the same keys.
    """

    name: str
    rectangle: Rectangle
    stages: Mapping[bytes, Stage]
    lines: int
    nodes: int
    games: int
    digest: str = ""
    ends: frozenset[bytes] = frozenset()


@dataclass(frozen=True, slots=True)
class Found:
    """A move of the book on a board: where, and by which stage as it lies there.

    `at_once` says whether it would answer the enemy's last move in the rectangle.
    """

    point: Point
    move: JosekiMove
    stage: Stage
    placement: Placement
    at_once: bool

    @property
    def share(self) -> Share:
        """How often it was made, conditions aside."""
        return self.stage.share(self.move, at_once=self.at_once)


@dataclass(frozen=True)
class JosekiBook:
    """All joseki in force: files, and the stages of each rectangle, the largest first."""

    files: tuple[JosekiFile, ...] = ()
    _stages: tuple[tuple[Rectangle, Mapping[bytes, Stage]], ...] = field(
        init=False, repr=False, compare=False
    )
    _ends: Mapping[Rectangle, set[bytes]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_rectangle: dict[Rectangle, dict[bytes, Stage]] = {}
        ends: dict[Rectangle, set[bytes]] = {}
        for file in self.files:
            stages = by_rectangle.setdefault(file.rectangle, {})
            ends.setdefault(file.rectangle, set()).update(file.ends)
            for key, stage in file.stages.items():
                stages[key] = joined(stages[key], stage) if key in stages else stage
        found = sorted(by_rectangle.items(), key=lambda item: -item[0].area)
        object.__setattr__(self, "_stages", tuple(found))
        object.__setattr__(self, "_ends", ends)

    @property
    def lines(self) -> int:
        """How many lines there are: nodes that nothing follows."""
        return sum(file.lines for file in self.files)

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return sum(file.nodes for file in self.files)

    def stages(self, cells: bytes, size: int, color: Color) -> Iterator[tuple[Stage, Placement]]:
        """Give the stages that match on a board for a color to move, the largest rectangles of each corner alone."""
        view = seen_by(cells, color)
        done: set[int] = set()
        for rectangle, stages in self._stages:
            matched: set[int] = set()
            for placement in placements(rectangle, size):
                if placement.corners & done:
                    continue
                stage = stages.get(placement.key(view))
                if stage is not None and stage.moves:
                    matched |= placement.corners
                    yield stage, placement
            done |= matched

    def has(self, cells: bytes, size: int, point: Point) -> bool:
        """Say whether what stands around a point is in a tree, in any rectangle that holds it, whoever moves next.

        A larger rectangle keeps none from being asked, unlike in `stages`: it has fewer moves.
        """
        views = (seen_by(cells, BLACK), seen_by(cells, WHITE))
        for rectangle, stages in self._stages:
            ends = self._ends[rectangle]
            for placement in placements(rectangle, size):
                if placement.holds(point):
                    keys = map(placement.key, views)
                    if any(key in stages or key in ends for key in keys):
                        return True
        return False

    def find(self, cells: bytes, size: int, color: Color, last: Point = NO_POINT) -> list[Found]:
        """Give the moves of the book for a color on a board, each point once, those seen most often first.

        `cells` are the board's; `last` is where the enemy played last, NO_POINT if that was nowhere.
        """
        best: dict[Point, Found] = {}
        for stage, placement in self.stages(cells, size, color):
            at_once = last != NO_POINT and placement.holds(last)
            for move in stage.moves:
                found = Found(placement.on_board(move.point), move, stage, placement, at_once)
                other = best.get(found.point)
                if other is None or (found.at_once, found.share.part) > (
                    other.at_once,
                    other.share.part,
                ):
                    best[found.point] = found
        return sorted(best.values(), key=lambda one: (-one.at_once, -one.share.part, one.point))

    def words(self, cells: bytes, size: int, color: Color) -> dict[Point, tuple[str, str]]:
        """Give what people wrote of moves on a board, words and a line's name by point, from all rectangles that match.

        Of two the larger one's: what holds in a corner holds on half the board, where few lines have words.
        """
        view = seen_by(cells, color)
        found: dict[Point, tuple[str, str]] = {}
        for rectangle, stages in self._stages:
            for placement in placements(rectangle, size):
                stage = stages.get(placement.key(view))
                for move in stage.moves if stage is not None else ():
                    if move.words:
                        found.setdefault(placement.on_board(move.point), (move.words, move.name))
        return found


def joined(one: Stage, other: Stage) -> Stage:
    """Give a stage with the moves of two, those of the first where both have one."""
    points = {move.point for move in one.moves}
    more = [move for move in other.moves if move.point not in points]
    elsewhere = one.elsewhere if one.elsewhere.of else other.elsewhere
    return Stage(
        one.rectangle,
        one.color,
        (*one.moves, *more),
        elsewhere,
        one.is_twin,
        one.line,
        one.source,
    )


def stage_of(
    rectangle: Rectangle,
    cells: bytes,
    color: Color,
    moves: Iterable[JosekiMove],
    line: Sequence[JosekiMove],
    source: str,
) -> tuple[bytes, Stage]:
    """Give the stage of a drawn board's cells and moves, with its key."""
    view = seen_by(cells, color)
    there = placements(rectangle, DRAWN)
    key = there[Transform.IDENTITY].key(view)
    mirror = rectangle.mirror
    is_twin = mirror is not None and there[mirror].key(view) == key
    own = [move for move in moves if move.color == color]
    played = sorted(
        (move for move in own if move.point != NO_POINT),
        key=lambda move: (-move.seen.times, -move.later, move.point),
    )
    away = next((move.seen for move in own if move.point == NO_POINT), NEVER)
    return key, Stage(rectangle, color, tuple(played), away, is_twin, tuple(line), source)
