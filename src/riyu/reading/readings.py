"""Every goal that can be read, asked in one place: under its budget, and answered from the cache where that stands.

Takes a board; gives Readings by goal. A goal is a row of GOALS: who asks, which reader answers, what it may cost.
Source: requirements W14, W20.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from riyu.base.errors import UsageError, nearest
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, on_board, opposite, point_text
from riyu.reading.cache import Question, ReadingCache
from riyu.reading.reading import Reading

__all__ = ["GOALS", "Goal", "Reader", "Readings", "goal_named"]


class Reader(Protocol):
    """What answers for a goal: a `Solver` that can be aimed at the points asked about."""

    @property
    def pursuer(self) -> Color:
        """The color whose goal it is."""

    @property
    def aim(self) -> Callable[..., object]:
        """What lets points be what is asked about, as many as the goal has."""

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Read the goal."""

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Build the graph of a question anew."""

    def told(self, n: int) -> tuple[Color, int, Point, list[tuple[Point, int]]]:
        """Give what is known of a node of the graph."""


def _strings(board: Board) -> Reader:
    from riyu.reading.strings import StringReader

    return StringReader(board)


def _links(board: Board) -> Reader:
    from riyu.reading.links import LinkReader

    return LinkReader(board)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that can be read.

    `points` is how many points it is about, each with a stone of one color; `is_pursued` whether the enemy of these
    stones asks for it; `make` makes the reader, goals of one `make` sharing it; `limit` is the nodes it may take.
    """

    name: str
    about: str
    points: int
    is_pursued: bool
    make: Callable[[Board], Reader]
    limit: int


GOALS = (
    Goal("capture", "take a string", 1, True, _strings, 20_000),
    Goal("save", "keep a string from being taken", 1, False, _strings, 20_000),
    Goal("cut", "cut two stones apart", 2, True, _links, 2_000),
    Goal("connect", "join two stones", 2, False, _links, 2_000),
)
"""All goals; the first two are each other's opposite, and so on in pairs."""


def goal_named(name: str) -> Goal:
    """Give the goal of a name. Raises UsageError, with the nearest right name, if there is none."""
    for goal in GOALS:
        if goal.name == name:
            return goal
    raise UsageError(f"no goal '{name}'{nearest(name, [goal.name for goal in GOALS])}")


class Readings:
    """All that can be read on one board, which it leaves as it is; `cache` may be shared, None for an own one."""

    def __init__(self, board: Board, cache: ReadingCache | None = None) -> None:
        self.board = board
        self.cache = cache if cache is not None else ReadingCache()
        self.share = 1.0
        self._readers: dict[Callable[[Board], Reader], Reader] = {}

    def on(self, board: Board) -> Readings:
        """Give what reads on another board, with the same cache and budgets."""
        other = Readings(board, self.cache)
        other.share = self.share
        return other

    def widen(self, times: float) -> None:
        """Let every goal take so many times the nodes it may take now, where a question does not say how many."""
        self.share = min(max(self.share * times, 1 / 64), 64.0)

    def question(
        self,
        goal: str,
        points: Sequence[Point],
        first: Color | None = None,
        asker: Color | None = None,
        limit: int | None = None,
    ) -> Question:
        """Give a question in full: who asks and moves first (the asker), and what it may cost, where that isn't said.

        A string is asked about by its lowest point. Raises UsageError for points where no stone of one color stands, or
        too many or few of them.
        """
        found = goal_named(goal)
        if len(points) != found.points:
            raise UsageError(f"{goal}: {len(points)} points, expected {found.points}")
        for point in points:
            if self.board.color_at(point) not in (BLACK, WHITE):
                where = point_text(point) if on_board(point, self.board.size) else f"cell {point}"
                raise UsageError(f"no stone stands at {where}")
        owner = self.board.color_at(points[0])
        if any(self.board.color_at(point) != owner for point in points):
            raise UsageError(f"{goal}: expected stones of one color")
        who = asker if asker is not None else opposite(owner) if found.is_pursued else owner
        targets = tuple([self.board.string_name(point) for point in points])
        return Question(
            goal,
            targets,
            first if first is not None else who,
            who,
            limit if limit is not None else max(1, int(found.limit * self.share)),
        )

    def ask(
        self,
        goal: str,
        *points: Point,
        first: Color | None = None,
        asker: Color | None = None,
        limit: int | None = None,
    ) -> Reading:
        """Read a goal for `asker`, with `first` to move. Arguments and errors as for `question`."""
        return self.answer(self.question(goal, points, first, asker, limit))

    def answer(self, question: Question) -> Reading:
        """Give the verdict on a question: a kept one if it stands, else a fresh one, which is kept."""
        kept = self.cache.find(self.board, question)
        if kept is not None:
            return kept
        reading = self.fresh(question)
        self.cache.keep(self.board, question, reading)
        return reading

    def fresh(self, question: Question) -> Reading:
        """Read a question, whatever is kept."""
        reader = self.reader(question)
        return reader.read(question.first, question.asker, question.limit)

    def reader(self, question: Question) -> Reader:
        """Give the reader for a question, aimed at what it is about."""
        make = goal_named(question.goal).make
        if make not in self._readers:
            self._readers[make] = make(self.board)
        reader = self._readers[make]
        reader.aim(*question.targets)
        return reader

    # The goals by name.

    def capture(self, stone: Point, *, first: Color | None = None) -> Reading:
        """Read whether the enemy of the string at a stone takes it, moving first unless said otherwise."""
        return self.ask("capture", stone, first=first)

    def save(self, stone: Point, *, first: Color | None = None) -> Reading:
        """Read whether the owner of the string at a stone keeps it, moving first unless said otherwise."""
        return self.ask("save", stone, first=first)
