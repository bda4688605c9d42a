"""Pattern classes asked about a board wherever their headers say, without Python: what answers there.

Takes features and a library; gives matches, as values or as numbers. Knows no values of moves, and keeps no position:
the board may go on and back between two questions.

A class is asked at each focus that fits its header; one asked toward another end (the other stone of a link, a stone of
the string whose liberty is asked) toward each that a drawing of the class has there; one asked over the whole board
with every point as its focus.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import TypeAlias

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Color, Point, all_points
from riyu.game.position import Position
from riyu.patterns.focus import CompactClass, FocusMatcher, made_ready
from riyu.patterns.library import Library
from riyu.patterns.model import Match, Pattern, PatternClass
from riyu.patterns.tables import WHOLE_BOARD

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.riyu.patterns.asking import Placed
else:
    from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
    from riyu.game.plain import SIZE
    from riyu.patterns.plain import MOST_FOUND, Placed

__all__ = ["Asker", "Found", "ReadyLibrary", "alone", "asker_of"]

Found: TypeAlias = tuple[int, int, Point, Point, Point]
"""A match as numbers: place of the pattern in its class, orientation, focus, other end and answer, or NO_POINT."""

_PARTS = 7
"""The parts of features that tests ask about: chains, links with walls, access."""


class ReadyLibrary:
    """A library whose classes are made ready to be asked when they first are, or were by one `before`.

    It may be shared by any number of boards and threads.
    """

    def __init__(self, library: Library, before: ReadyLibrary | None = None) -> None:
        self.library = library
        self.names = frozenset([found.name for found in library.classes])
        known: list[CompactClass] = list(before._ready.values()) if before is not None else []
        still = {id(found) for found in library.classes}
        self._ready: dict[str, CompactClass] = {
            one.name: one for one in known if id(one.wanted) in still
        }

    def of(self, name: str) -> CompactClass:
        """Give a class by name, ready; raise UsageError with the nearest name if there is none."""
        found = self._ready.get(name)
        if found is None:
            found = self._ready[name] = made_ready(self.library.of(name))
        return found


class Asker:
    """Asks the classes of a library about a board. Arguments: the board's features, and the library.

    Wherever no `points` are given a class is asked all over the board, else with these as its focus, where its header
    fits; toward every other end, unless one is named. Matches come by focus, from the top left along the rows or as the
    points are given, then by end in that order, then in the order of the class's file, a pattern in each orientation
    that matches. Methods raise UsageError for an unknown class or color, for points off the board, for an end that the
    class does not ask for.
    """

    def __init__(self, features: Features, library: Library | ReadyLibrary) -> None:
        self.features = features
        self.ready = library if isinstance(library, ReadyLibrary) else ReadyLibrary(library)
        self.matcher = FocusMatcher(features)
        self.count = self.questions = self.room = 0
        if not cython.compiled:
            self.placed: list[Placed] = []

    def __dealloc__(self) -> None:
        free(self.placed)

    # Compiled inside: unchecked, without Python.

    def begin(self) -> None:
        """Look at the board as it stands now; nothing is found yet."""
        self.count = self.questions = 0
        self.matcher.look()

    def may_stand(self, mask: int, p: int, color: int) -> bool:
        """Say whether a mask admits what stands on a point, as a color sees it."""
        content = self.matcher.s.color[p]
        if content != EMPTY:
            content = 1 if content == color else 2
        return (mask >> content & 1) != 0

    def put(self, c: CompactClass, p: int, color: int, toward: int, most: int) -> None:
        """Put one question, and note up to `most` matches."""
        found = self.matcher.found
        count = self.matcher.ask(c, p, color, toward, most, found)
        self.questions += 1
        for i in range(count):
            self.note(found[i].order, found[i].orientation, p, toward, found[i].answer)

    def put_at(self, c: CompactClass, p: int, color: int, toward: int, most: int) -> None:
        """Put the question toward an end, or all with a point as the focus; none where the class is not asked."""
        if not self.may_stand(c.focus_mask, p, color):
            return
        if toward != NO_POINT or c.end_count == 0:
            self.put(c, p, color, toward, most)
            return
        size = self.matcher.s.numbers[SIZE]
        for i in range(c.end_count):
            x = p % 20 + c.end_steps[2 * i]
            y = p // 20 + c.end_steps[2 * i + 1]
            if x < 1 or y < 1 or x > size or y > size:
                continue
            if self.may_stand(c.end_mask, 20 * y + x, color):
                self.put(c, p, color, 20 * y + x, most)

    def put_over(self, c: CompactClass, color: int, most: int) -> None:
        """Put all questions of a class for a color as own."""
        size = self.matcher.s.numbers[SIZE]
        for row in range(size, 0, -1):
            for column in range(1, size + 1):
                self.put_at(c, 20 * row + column, color, NO_POINT, most)

    def note(self, order: int, orientation: int, focus: int, end: int, answer: int) -> None:
        """Note a match. Ends the process if there is no memory."""
        n = self.count
        if cython.compiled:
            if n >= self.room:
                self.room = 2 * n + 256
                self.placed = cython.cast(
                    cython.pointer(Placed),
                    realloc(self.placed, self.room * cython.sizeof(Placed)),
                )
                if not self.placed:
                    abort()
            one = cython.address(self.placed[n])
        else:
            one = Placed()
            self.placed[n:] = [one]
        one.order = order
        one.orientation = orientation
        one.focus = focus
        one.end = end
        one.answer = answer
        self.count = n + 1

    # For callers: checked.

    def best(
        self,
        name: str,
        color: Color,
        points: Iterable[Point] | None = None,
        toward: Point = NO_POINT,
    ) -> tuple[Match, ...]:
        """Give the first match of a class, in the order of its file, at each focus toward each end. `color` is own."""
        return self._matches(self._ask(name, color, 1, points, toward), color)

    def all(
        self,
        name: str,
        color: Color,
        points: Iterable[Point] | None = None,
        toward: Point = NO_POINT,
    ) -> tuple[Match, ...]:
        """Give every match of a class, `color` being own."""
        return self._matches(self._ask(name, color, MOST_FOUND, points, toward), color)

    def answers(
        self, name: str, color: Color, points: Iterable[Point] | None = None
    ) -> tuple[Match, ...]:
        """Give the matches that a class answers with, as its header says: the first at each focus, or all."""
        most = _most(self.ready.of(name).wanted)
        return self._matches(self._ask(name, color, most, points, NO_POINT), color)

    def everything(
        self, colors: Iterable[Color] = (BLACK, WHITE), names: Collection[str] = ()
    ) -> Iterator[tuple[PatternClass, Match]]:
        """Give all that the classes answer in the position, by class, then by color.

        `names`: the classes wanted, all if none is named.
        """
        for wanted in [self.ready.of(name).wanted for name in names] or self.ready.library.classes:
            for color in colors:
                for match in self.answers(wanted.name, color):
                    yield wanted, match

    def around(self, name: str, point: Point, color: Color) -> tuple[Match, ...]:
        """Give every match of a class with a point as its focus, whatever the other end.

        Of a class asked over the whole board those that have a stone or named point of their drawing there.
        """
        if self.ready.of(name).wanted.asked.focus != WHOLE_BOARD:
            return self.all(name, color, (point,))
        return tuple(
            match
            for match in self.all(name, color)
            if point in (match.focus, match.answer) or any(point in p for _, p in match.points)
        )

    def found(
        self,
        name: str,
        color: Color,
        points: Iterable[Point] | None = None,
        toward: Point = NO_POINT,
    ) -> list[Found]:
        """Give what a class answers with, as numbers: for whoever asks much and wants few matches as values."""
        self._ask(name, color, _most(self.ready.of(name).wanted), points, toward)
        return self._placed()

    def match(self, name: str, color: Color, found: Found) -> Match:
        """Give what was found of a class, as a value."""
        order, orientation, focus, _, answer = found
        return self.ready.of(name).match(order, orientation, focus, answer, color)

    def has(self, name: str) -> bool:
        """Say whether there is a class of that name."""
        return name in self.ready.names

    def patterns(self, name: str) -> tuple[Pattern, ...]:
        """Give the patterns of a class, in the order of their places."""
        return self.ready.of(name).wanted.patterns

    def answer(self, name: str, color: Color) -> None:
        """Put all questions of a class, and note what it answers with: compiled callers read it themselves."""
        self._ask(name, color, _most(self.ready.of(name).wanted), None, NO_POINT)

    def tally(self, name: str, color: Color) -> None:
        """Put all questions of a class, the first match alone wanted; `tallied` says with what result."""
        self._ask(name, color, 1, None, NO_POINT)

    def tallied(self, name: str) -> tuple[list[int], int]:
        """Give how often each pattern of the class last asked answered, by place, and how often none did."""
        counts = [0] * len(self.ready.of(name).wanted.patterns)
        for order, *_ in self._placed():
            counts[order] += 1
        return counts, self.questions - self.count

    def _ask(
        self,
        name: str,
        color: Color,
        most: int,
        points: Iterable[Point] | None,
        toward: Point,
    ) -> CompactClass:
        wanted: CompactClass = self.ready.of(name)
        size = self.features.size
        if color not in (BLACK, WHITE):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        if toward and wanted.end_count == 0:
            raise UsageError(
                f"class '{name}' is asked for at {wanted.wanted.asked.focus}: it has no other end"
            )
        self.begin()
        if points is None and not toward:
            self.put_over(wanted, color, most)
            return wanted
        asked = list(points or ())
        there = _there(size)
        for cell in (*asked, toward) if asked and toward else asked:
            if cell not in there:
                raise UsageError(f"cell {cell} is not on a {size}x{size} board: expected a focus")
        for p in asked:
            self.put_at(wanted, p, color, toward, most)
        return wanted

    def _placed(self) -> list[Found]:
        placed = self.placed
        return [
            (
                placed[i].order,
                placed[i].orientation,
                placed[i].focus,
                placed[i].end,
                placed[i].answer,
            )
            for i in range(self.count)
        ]

    def _matches(self, wanted: CompactClass, color: Color) -> tuple[Match, ...]:
        return tuple(
            [
                wanted.match(order, orientation, focus, answer, color)
                for order, orientation, focus, _, answer in self._placed()
            ]
        )


@cache
def _there(size: int) -> frozenset[Point]:
    return frozenset(all_points(size))


def _most(wanted: PatternClass) -> int:
    """Give how many matches a class answers with at a focus."""
    most: int = MOST_FOUND if wanted.answer == "all" else 1
    return most


def asker_of(position: Position, library: Library | ReadyLibrary) -> Asker:
    """Give what asks about a position, on a board of its own. Raises UsageError for strings without liberties."""
    board = Board(position.size)
    board.set_up(position)
    return Asker(Features(board, _PARTS), library)


def alone(wanted: PatternClass, pattern: Pattern) -> PatternClass:
    """Give a class that has one of its patterns alone, answered wherever it matches, a bar too."""
    return replace(
        wanted,
        patterns=(replace(pattern, is_bar=False),),
        last="none",
        answer="all",
        used="",
        digest="",
    )
