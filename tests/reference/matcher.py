"""The plain twin of the focus matcher and of asking: which patterns of a class match around a point.

Takes a library, a board (or a snapshot of it), a class, a focus and a color; gives matches. Beside it `patterns` is the
slower one, which knows no masks and no features.

A table finds the patterns that fit the nine points around the focus; what a drawing has beyond them is checked after.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, NO_POINT, STRIDE, WHITE
from riyu.game.points import Color, Point, all_points, column_of, on_board, row_of
from riyu.patterns._laying import lay
from riyu.patterns.library import Library
from riyu.patterns.model import Match, PatternClass
from riyu.patterns.tables import ASKED, ONE_STRING, WHOLE_BOARD
from tests.reference.class_table import Candidate, ClassTable
from tests.reference.conditions import holds
from tests.reference.snapshot import Seen, Snapshot, wide_cell

__all__ = ["Matcher"]


class Matcher:
    """Asks the patterns of a library; a class is made ready when it is first asked for.

    Boards are anything with `size` and `color_at`, positions, or a `Snapshot`: take one yourself to ask more than one
    thing about the same position.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self._ready: dict[str, tuple[PatternClass, ClassTable]] = {}

    def best(
        self, board: Seen, name: str, focus: Point, color: Color, toward: Point = NO_POINT
    ) -> Match | None:
        """Give the first match of a class, in the order of its file, at a focus; None if there is none.

        `color` is own. `toward` is the other end, for a class that is asked for between two ends, or the stone beside
        the focus, for one that is asked for at a liberty of its string; only for those. Raises UsageError for an
        unknown class or color, for a focus off the board, and for a class that is asked for over the whole board.
        """
        return next(iter(self._ask(board, name, (focus,), color, toward, False)), None)

    def all(
        self, board: Seen, name: str, focus: Point, color: Color, toward: Point = NO_POINT
    ) -> tuple[Match, ...]:
        """Give every match of a class at a focus, in the order of its file, a pattern in each orientation that matches.

        Arguments and errors as for `best`.
        """
        return tuple(self._ask(board, name, (focus,), color, toward, True))

    def over(
        self, board: Seen, name: str, color: Color, points: Iterable[Point] | None = None
    ) -> tuple[Match, ...]:
        """Give the matches with each of some points (by default all of the board) as the focus.

        The first match at each point, or all of them if the class's header says `answer all`. A class asked for over
        the whole board is matched everywhere; the focus of its matches is the drawing's first stone. Not for a class
        that is asked toward a point. Raises UsageError as `best` does.
        """
        every = self._table(name)[0].answer == "all"
        if points is None:
            points = all_points(board.size)
        return tuple(self._ask(board, name, points, color, NO_POINT, every, True))

    def _table(self, name: str) -> tuple[PatternClass, ClassTable]:
        found = self._ready.get(name)
        if found is None:
            wanted = self.library.of(name)
            table = ClassTable(lay(pattern, wanted.asked) for pattern in wanted.patterns)
            found = self._ready[name] = (wanted, table)
        return found

    def _ask(
        self,
        board: Seen,
        name: str,
        points: Iterable[Point],
        color: Color,
        toward: Point,
        every: bool,
        is_over: bool = False,
    ) -> list[Match]:
        # Step 1. Is it a question?
        wanted, table = self._table(name)
        if color not in (BLACK, WHITE):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        size = board.size
        kind = ASKED[wanted.asked.focus]
        if bool(kind.end) != (toward != NO_POINT):
            end = "a stone of the string" if kind.phrase == ONE_STRING else "the other end"
            needed = f"needs {end} as well" if kind.end else "has no other end"
            raise UsageError(f"class '{name}' is asked for at {kind.phrase}: it {needed}")
        if kind.phrase == ONE_STRING and any(abs(toward - p) not in (1, STRIDE) for p in points):
            raise UsageError(f"class '{name}' is asked for toward a stone beside the focus")
        if kind.phrase == WHOLE_BOARD and not is_over:
            raise UsageError(f"class '{name}' is asked for over {kind.phrase}, not at a point")
        # Step 2. Look at each point's neighborhood; most have no pattern that fits.
        snapshot = Snapshot.of(board)
        cells = snapshot.seen_by(color)
        wide = snapshot.wide_by(color) if table.reaches_out else b""
        around = table.around
        found: list[Match] = []
        for p in points:
            if not on_board(p, size):
                raise UsageError(f"cell {p} is not on a {size}x{size} board: expected a focus")
            fitting = around(cells[p - 21 : p - 18] + cells[p - 1 : p + 2] + cells[p + 19 : p + 22])
            if fitting:
                _judge(wanted, fitting, snapshot, wide, p, color, toward, every=every, found=found)
        return found


def _judge(
    wanted: PatternClass,
    fitting: tuple[Candidate, ...],
    snapshot: Snapshot,
    wide: bytes,
    focus: Point,
    color: Color,
    toward: Point = NO_POINT,
    *,
    every: bool,
    found: list[Match],
) -> None:
    """Add to `found` the matches that candidates have at a focus, in order; the first one only, unless `every`.

    Their nine inner points fit. `wide` is the wide picture for what they ask beyond; empty if that fits too.
    """
    # Step 3. In order of priority: the points beyond the nine, ties and tests, bars.
    before = len(found)
    orientations: set[int] = set()  # in which the pattern at hand was found
    barred: set[Point] = set()
    cell = wide_cell(focus)
    if toward:
        to_end = (column_of(toward) - column_of(focus), row_of(toward) - row_of(focus))
    for candidate in fitting:
        laid = candidate.laid
        pattern = laid.pattern
        if toward and laid.end != to_end:
            continue
        if wide and candidate.outer and not candidate.fits(wide, cell):
            continue
        if candidate.is_bound and not holds(laid, snapshot, focus, color):
            continue
        answer = NO_POINT
        if laid.answer is not None:
            answer = focus + laid.answer[0] + STRIDE * laid.answer[1]
        if pattern.is_bar:
            barred.add(answer or focus)
            continue
        if (answer or focus) in barred:
            continue
        if pattern.name == wanted.last and len(found) > before:
            return
        if len(found) == before or found[-1].pattern is not pattern:
            orientations = {laid.orientation}
        elif laid.orientation in orientations:  # by another header of a glob
            continue
        orientations.add(laid.orientation)
        points = tuple(
            (label, tuple(focus + x + STRIDE * y for x, y in offsets))
            for label, offsets in laid.labels
        )
        found.append(Match(pattern, focus, answer, laid.orientation, points, color))
        if not every:
            return
