"""Every goal that can be read, asked in one place: under its budget, and answered from the cache where that stands.

Takes a board, and what gives the patterns in force; gives Readings by goal. A goal is a row of GOALS: who asks, which
reader answers, what it may cost. Trees, GTP, plans and rules know goals by this table alone.
Source: requirements W14, W20.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from riyu.base.errors import UsageError, nearest
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, on_board, opposite, point_text
from riyu.inference.purposes import GOALS as PURPOSED
from riyu.reading.again import read_out
from riyu.reading.cache import Question, ReadingCache
from riyu.reading.eye_spaces import PatternsNow
from riyu.reading.plain import READ_OUT
from riyu.reading.reading import Reading

if TYPE_CHECKING:
    from riyu.reading.life import LifeReader
    from riyu.reading.likely import GroupGames
    from riyu.reading.move_model import LifeWeights

__all__ = ["GOALS", "Goal", "Reader", "Readings", "aims", "goal_named"]


class Reader(Protocol):
    """What answers for a goal: a `Solver` that can be aimed at the points asked about."""

    @property
    def pursuer(self) -> Color:
        """The color whose goal it is."""

    @property
    def aim(self) -> Callable[..., object]:
        """What lets points be what is asked about, as many as the goal has."""

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let reading end, raising Stopped, once `stop` says so; None: never."""

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Read the goal."""

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Build the graph of a question anew."""

    def told(self, n: int) -> tuple[Color, int, Point, list[tuple[Point, int]]]:
        """Give what is known of a node of the graph."""

    def proof_depends_on(self) -> frozenset[Point] | None:
        """Give the points that the last proof rests on, fewer than its search; None if they aren't known."""


def _strings(readings: Readings) -> Reader:
    from riyu.reading.strings import StringReader

    return StringReader(readings.board)


def _links(readings: Readings) -> Reader:
    from riyu.reading.links import LinkReader

    return LinkReader(readings.board)


def _life(readings: Readings) -> Reader:
    return readings.life_reader()


def _eyes(readings: Readings) -> Reader:
    from riyu.reading.eye_goals import EyeGoalReader

    return EyeGoalReader(readings.board, readings.patterns)


def _races(readings: Readings) -> Reader:
    from riyu.reading.semeai import SemeaiReader

    return SemeaiReader(readings.board)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that can be read; what it is about and is in words stands in `purposes`, under the same name.

    `opposite` is what the other color wants instead; `is_pursued` whether the pursuer is who reaches it; `make` makes
    the reader, goals of one `make` sharing it; `limit` is the nodes it may take; `short` another name for it;
    `may_be_empty` that it may be asked about an empty point too; `is_looked_at_again` that its answers are, after their
    first move, where there are nodes for that.
    """

    name: str
    opposite: str
    is_pursued: bool
    make: Callable[[Readings], Reader]
    limit: int
    short: str = ""
    may_be_empty: bool = False
    is_looked_at_again: bool = False

    @property
    def sides(self) -> tuple[str, ...]:
        """Whose stones it is about, `own` or `enemy`, as the color sees them that is to reach it."""
        return PURPOSED[self.name].kinds

    @property
    def about(self) -> str:
        """What it is, in words."""
        return PURPOSED[self.name].sentence

    @property
    def points(self) -> int:
        """How many points it is about."""
        return len(self.sides)

    def aimed(self, targets: Sequence[Point]) -> Sequence[Point]:
        """Give the points of a question as its reader wants them: of a race, what may be taken first."""
        return targets[::-1] if self.sides == ("own", "enemy") and self.is_pursued else targets


GOALS = (
    Goal("capture", "save", True, _strings, 20_000, is_looked_at_again=True),
    Goal("save", "capture", False, _strings, 20_000, is_looked_at_again=True),
    Goal("cut", "connect", True, _links, 30_000, is_looked_at_again=True),
    Goal("connect", "cut", False, _links, 30_000, is_looked_at_again=True),
    Goal("kill", "live", True, _life, 20_000),
    Goal("live", "kill", False, _life, 20_000),
    Goal("take-eye", "make-eye", True, _eyes, 250_000, may_be_empty=True),
    Goal("make-eye", "take-eye", False, _eyes, 250_000, short="eye", may_be_empty=True),
    Goal("win-race", "survive-race", True, _races, 12_000, short="race", is_looked_at_again=True),
    Goal("survive-race", "win-race", False, _races, 12_000, is_looked_at_again=True),
)
"""All goals."""


def goal_named(name: str) -> Goal:
    """Give the goal of a name, or short name. Raises UsageError, with the nearest right name, if there is none."""
    for goal in GOALS:
        if name in (goal.name, goal.short):
            return goal
    raise UsageError(f"no goal '{name}'{nearest(name, [goal.name for goal in GOALS])}")


def aims(readings: Readings) -> dict[str, Callable[[tuple[Point, ...]], Reader]]:
    """Give what aims a reader at points, for each goal of the pursuer: what plans are read with."""

    def aim_for(goal: Goal) -> Callable[[tuple[Point, ...]], Reader]:
        return lambda targets: readings.aimed(goal, targets)

    return {goal.name: aim_for(goal) for goal in GOALS if goal.is_pursued}


class Readings:
    """All that can be read on one board, which it leaves as it is.

    `cache` may be shared, None for an own one; `patterns` gives those in force, which tell of eye spaces too large to
    be read, None where no patterns are to be asked; `life` gives the weights of moves in fights for life that
    are in force, None for riyu's own; `group_games` what plays games about groups that reading leaves open, and
    about links, None where nobody does.

    What is read may be told to stop (`heeding`): then Stopped is raised, and nothing of it is kept.
    """

    def __init__(
        self,
        board: Board,
        cache: ReadingCache | None = None,
        patterns: PatternsNow | None = None,
        life: Callable[[], LifeWeights | None] | None = None,
        group_games: Callable[[], GroupGames | None] | None = None,
    ) -> None:
        self.board = board
        self.patterns = patterns
        self.life = life
        self._group_games = group_games
        self.cache = cache if cache is not None else ReadingCache()
        self.share = 1.0
        self._readers: dict[Callable[[Readings], Reader], Reader] = {}
        self._stop: Callable[[], bool] | None = None

    @contextmanager
    def heeding(self, stop: Callable[[], bool] | None) -> Iterator[None]:
        """Let what is read in the block end, raising Stopped, once `stop` says so; None: never.

        Verdicts that are kept are told nevertheless.
        """
        before = self._stop
        self.heed(stop)
        try:
            yield
        finally:
            self.heed(before)

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let what is read from now on end as in `heeding`."""
        self._stop = stop
        for reader in self._readers.values():
            reader.heed(stop)

    def on(
        self,
        board: Board,
        patterns: PatternsNow | None = None,
        life: Callable[[], LifeWeights | None] | None = None,
        group_games: Callable[[], GroupGames | None] | None = None,
    ) -> Readings:
        """Give what reads on another board, with the same cache and budgets; by the same knowledge if none is given."""
        games = group_games or self._group_games
        other = Readings(board, self.cache, patterns or self.patterns, life or self.life, games)
        other.share = self.share
        return other

    @property
    def group_games(self) -> GroupGames | None:
        """What plays games about groups that reading leaves open, and about links; None where nobody does."""
        return self._group_games() if self._group_games is not None else None

    def life_reader(self) -> LifeReader:
        """Give a new reader of life, by the weights in force; it ends when it is to end now, as `heeding` has it."""
        from riyu.reading.life import LifeReader

        reader = LifeReader(self.board, self.life() if self.life is not None else None)
        reader.heed(self._stop)
        return reader

    def widen(self, times: float) -> None:
        """Let every goal take so many times the nodes it may take now, where a question does not say how many."""
        self.share = min(max(self.share * times, 1 / 64), 64.0)

    def nodes(self, usual: int) -> int:
        """Give the nodes that a question of so many may take now."""
        return max(1, int(usual * self.share))

    def question(
        self,
        goal: str,
        points: Sequence[Point],
        first: Color | None = None,
        asker: Color | None = None,
        limit: int | None = None,
        owner: Color = EMPTY,
    ) -> Question:
        """Give a question in full: who asks and moves first (the asker), and what it may cost, where that isn't said.

        `owner` is whose eye an empty point is asked about for, where that is not left to what stands around.

        A string is asked about by its lowest point, of two of one color the lower first. Where the other color asks
        than whose goal it is, its question is the opposite one; of two strings of different colors, though, the asker's
        own comes first. Raises UsageError where the stones are not those that the goal is about.
        """
        found = goal_named(goal)
        if len(points) != found.points:
            given = f"{len(points)} point{'s' if len(points) != 1 else ''}"
            raise UsageError(f"{found.name}: {given}, expected {found.points}")
        owners = [self._owner(found, point, owner) for point in points]
        are_alike = len(set(found.sides)) == 1
        if are_alike != (len(set(owners)) == 1) and len(points) > 1:
            stones = "stones of one color" if are_alike else "a stone of each color"
            raise UsageError(f"{found.name}: expected {stones}")
        who = owners[0] if found.sides[0] == "own" else opposite(owners[0])
        if asker is not None and asker != who:
            who = asker
            if are_alike:
                found = goal_named(found.opposite)
            else:
                points = points[::-1]
        names = [self._name(point) for point in points]
        return Question(
            found.name,
            tuple(sorted(names) if are_alike else names),
            first if first is not None else who,
            who,
            limit if limit is not None else self.nodes(found.limit),
        )

    def _name(self, point: Point) -> Point:
        return self.board.string_name(point) if self.board.color_at(point) else point

    def _owner(self, goal: Goal, point: Point, told: Color) -> Color:
        """Give whose stone stands at a point, or whose eye space an empty one is in, `told` if that is a color."""
        color = self.board.color_at(point)
        if color in (BLACK, WHITE):
            return color
        where = point_text(point) if on_board(point, self.board.size) else f"cell {point}"
        if not goal.may_be_empty or not on_board(point, self.board.size):
            raise UsageError(f"no stone stands at {where}")
        if told:
            return told
        pursuer = self.aimed(goal, (point,)).pursuer
        if not pursuer:
            raise UsageError(f"no stone stands at {where}, and it is in no eye space")
        return opposite(pursuer)

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
        """Give the verdict on a question: a kept one if it stands, else a fresh one, kept if it was all read."""
        kept = self.cache.find(self.board, question)
        if kept is not None:
            return kept
        reading = self.fresh(question)
        if not reading.by_patterns:  # nobody tells the cache that others are in force
            self.cache.keep(self.board, question, reading)
        return reading

    def fresh(self, question: Question) -> Reading:
        """Read a question, whatever is kept."""
        reader = self.reader(question)
        if question.limit < READ_OUT:
            return reader.read(question.first, question.asker, question.limit)
        from riyu.reading.by_life import read_by_life
        from riyu.reading.life import LifeReader
        from riyu.reading.strings import StringReader
        from riyu.reading.told_lines import legal_part, with_ladder

        if goal_named(question.goal).is_looked_at_again:
            found = read_out(reader, self.board, question)
        else:
            found = reader.read(question.first, question.asker, question.limit)
        if isinstance(reader, StringReader):
            found = with_ladder(self.board, question, found)
            life = self.reader_of(goal_named("kill"))
            assert isinstance(life, LifeReader)
            found = read_by_life(reader, life, self.board, question, found)
        return replace(found, line=legal_part(self.board, question.first, found.line))

    def reader(self, question: Question, reading: Reading | None = None) -> Reader:
        """Give the reader for a question, aimed at what it is about: the one that answered, if a reading is given."""
        goal = goal_named("kill" if reading is not None and reading.by_life else question.goal)
        if goal.may_be_empty and self.board.color_at(question.targets[0]) == EMPTY:
            asker = question.asker
            reader = self.reader_of(goal)
            reader.aim(question.targets[0], opposite(asker) if goal.is_pursued else asker)
            return reader
        return self.aimed(goal, question.targets)

    def aimed(self, goal: Goal, targets: Sequence[Point]) -> Reader:
        """Give the reader for a goal, aimed at points."""
        reader = self.reader_of(goal)
        reader.aim(*goal.aimed(targets))
        return reader

    def reader_of(self, goal: Goal) -> Reader:
        """Give the reader for a goal, aimed at whatever it was."""
        if goal.make not in self._readers:
            self._readers[goal.make] = goal.make(self)
            self._readers[goal.make].heed(self._stop)
        return self._readers[goal.make]

    # The goals by name.

    def capture(self, stone: Point, *, first: Color | None = None) -> Reading:
        """Read whether the enemy of the string at a stone takes it, moving first unless said otherwise."""
        return self.ask("capture", stone, first=first)

    def save(self, stone: Point, *, first: Color | None = None) -> Reading:
        """Read whether the owner of the string at a stone keeps it, moving first unless said otherwise."""
        return self.ask("save", stone, first=first)
