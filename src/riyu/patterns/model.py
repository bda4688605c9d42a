"""What the pattern files hold, as frozen values: classes, patterns, globs, drawings, clauses, and a match.

Takes what the reader found; gives values that print themselves as the files do. Knows nothing of files or boards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from riyu.base.errors import Place
from riyu.game.points import Color, Point, color_name, point_text

__all__ = [
    "Asked",
    "Drawing",
    "Example",
    "Glob",
    "Match",
    "Offset",
    "Pattern",
    "PatternClass",
    "Saying",
    "Test",
    "Use",
    "Where",
]

Offset: TypeAlias = tuple[int, int]
"""From one point to another: columns to the right, rows up."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A rectangle of symbols: rows from the top, a character a point, edges included."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        """Symbols a row."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)

    @property
    def focus(self) -> Offset | None:
        """The place of `@`, or of `*` where there is no `@`: column from the left, row from the bottom, from 0."""
        for symbol in "@*":
            for place in self.places(symbol):
                return place
        return None

    @property
    def answer(self) -> Offset | None:
        """The place of `*`, as in `focus`; None if there is none."""
        return next(iter(self.places("*")), None)

    def places(self, symbol: str) -> tuple[Offset, ...]:
        """Give where a symbol stands, from the top left along the rows; offsets from the lower left symbol."""
        top = len(self.rows) - 1
        return tuple(
            [
                (column, top - row)
                for row, line in enumerate(self.rows)
                if symbol in line
                for column, found in enumerate(line)
                if found == symbol
            ]
        )

    def symbols(self) -> list[tuple[Offset, str]]:
        """Give all symbols with their offsets from the lower left one, from the top left along the rows."""
        top = len(self.rows) - 1
        return [
            ((column, top - row), symbol)
            for row, line in enumerate(self.rows)
            for column, symbol in enumerate(line)
        ]

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Example:
    """A drawn piece of a position, X Black and O White, with a word on it; `*` is the point that the answer must be."""

    rows: tuple[str, ...]
    note: str = ""
    place: Place = field(default=Place(), compare=False)

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Where:
    """What stands at the points of a label: `A is O`."""

    label: str
    symbol: str

    def __str__(self) -> str:
        return f"{self.label} is {self.symbol}"


@dataclass(frozen=True, slots=True)
class Test:
    """One test of `when`: `liberties(A) <= 3`, `not self-atari(*)`; `comparison` is empty if it is true or false."""

    __test__ = False  # pytest: this is no test class

    name: str
    arguments: tuple[str, ...] = ()
    comparison: str = ""
    number: int = 0
    negated: bool = False

    def __str__(self) -> str:
        text = f"not {self.name}" if self.negated else self.name
        if self.arguments:
            text += f"({', '.join(self.arguments)})"
        return f"{text} {self.comparison} {self.number}" if self.comparison else text


@dataclass(frozen=True, slots=True)
class Saying:
    """One thing that a pattern says: `connect(A, B) by *`, `eye(a) confidence 1612 of 1733`.

    A confidence is `measured`, as (times it came true, times it stood), or `guessed`, from 0 to 1; or there is none.
    """

    name: str
    arguments: tuple[str, ...] = ()
    by: str = ""
    guessed: float | None = None
    measured: tuple[int, int] | None = None

    @property
    def confidence(self) -> float | None:
        """The confidence from 0 to 1; of a measured one (true + 1) / (stood + 2), which few counts leave near 1/2.

        None if none is given. Source: Laplace's rule of succession.
        """
        if self.measured is not None:
            true, stood = self.measured
            return (true + 1) / (stood + 2)
        return self.guessed

    def __str__(self) -> str:
        text = f"{self.name}({', '.join(self.arguments)})" if self.arguments else self.name
        if self.by:
            text += f" by {self.by}"
        if self.measured is not None:
            return f"{text} confidence {self.measured[0]} of {self.measured[1]}"
        return text if self.guessed is None else f"{text} confidence {self.guessed!r}"


@dataclass(frozen=True, slots=True)
class Glob:
    """A header over patterns: they are looked at only where its drawing matches, in the same orientation.

    `joined` are the headers behind `or`, of the same name: any of them lets in as well. A header with `skips` turns
    it round: where it matches, the patterns are skipped. Of the first header it makes a glob that skips (and then of
    all); behind others it is the header behind `else`, asked where none of them matches. Source: RiscIgo (W8).
    """

    name: str
    drawing: Drawing
    why: str = ""
    where: tuple[Where, ...] = ()
    when: tuple[Test, ...] = ()
    comments: tuple[str, ...] = ()
    place: Place = field(default=Place(), compare=False)
    joined: tuple[Glob, ...] = ()
    skips: bool = False

    @property
    def word(self) -> str:
        """The word of the block that it is opened by."""
        return "skip" if self.skips else "glob"

    @property
    def headers(self) -> tuple[Glob, ...]:
        """Itself and the headers joined to it."""
        return (self, *self.joined)


@dataclass(frozen=True, slots=True)
class Use:
    """That a class asks for a pattern of another class, `home`, where it is drawn.

    `letters`: what labels of the drawing are called here, as (there, here). `when` is tested here besides. `why`,
    `says`, `yes` and `no` stand here in place of those there, if there are any.
    """

    home: str
    letters: tuple[tuple[str, str], ...] = ()
    when: tuple[Test, ...] = ()
    says: tuple[Saying, ...] = ()
    why: str = ""
    yes: tuple[Example, ...] = ()
    no: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True)
class Pattern:
    """One drawing with its answer, what it is for, and its examples. A bar forbids its point instead.

    `globs` are the globs it stands in, the outermost first. `seen` is (times chosen, times possible) if harvested.
    Where it was read does not count when two are compared. `use`: it is drawn in another class; all else of it is as
    this class asks for it, its name as there.
    """

    name: str
    drawing: Drawing
    why: str = ""
    where: tuple[Where, ...] = ()
    when: tuple[Test, ...] = ()
    says: tuple[Saying, ...] = ()
    yes: tuple[Example, ...] = ()
    no: tuple[Example, ...] = ()
    seen: tuple[int, int] | None = None
    source: str = ""
    is_bar: bool = False
    globs: tuple[Glob, ...] = ()
    comments: tuple[str, ...] = ()
    place: Place = field(default=Place(), compare=False)
    use: Use | None = None

    def said(self, name: str) -> Saying | None:
        """Give the first thing of this name that the pattern says; None if it does not."""
        return next((saying for saying in self.says if saying.name == name), None)

    def __str__(self) -> str:
        from riyu.patterns.writer import pattern_text

        return pattern_text(self)


@dataclass(frozen=True, slots=True)
class Asked:
    """How a class is asked for: what the focus is, and the orientations; phrases of `riyu.patterns.tables`."""

    focus: str
    orientation: str

    def __str__(self) -> str:
        return f"{self.focus}; {self.orientation}"


@dataclass(frozen=True, slots=True)
class PatternClass:
    """A file of patterns for one purpose, in order of priority.

    `answer` is best, all, bits or sequence. `last` names the pattern that matches when nothing else does, or is `none`.
    `closing` are the comments after the last block. `used` is a phrase of `tables.USED`, or empty. `digest` is that of
    the text that the class was read from, empty of one that comes from no file: give none to what is changed of it.
    """

    name: str
    asked: Asked
    answer: str
    last: str
    patterns: tuple[Pattern, ...]
    comments: tuple[str, ...] = ()
    closing: tuple[str, ...] = ()
    place: Place = field(default=Place(), compare=False)
    used: str = ""
    digest: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        from riyu.patterns.writer import class_text

        return class_text(self)

    @property
    def asks(self) -> tuple[str, ...]:
        """What names all that its patterns ask: its digest, and what those ask that stand in files of others."""
        drawn = (f"{p.drawing} {p.where} {p.when}" for p in self.patterns if p.use is not None)
        return (self.digest, *drawn)


@dataclass(frozen=True, slots=True)
class Match:
    """A pattern found on a board: where it lies, and the answer.

    `answer` is NO_POINT for a pattern without one. `orientation` is 0 to 7 as in `riyu.patterns.symmetry`. `points`
    holds the points of each label of the drawing (named stones and empty points, `@`, `*`). `color` is own.
    """

    pattern: Pattern
    focus: Point
    answer: Point
    orientation: int
    points: tuple[tuple[str, tuple[Point, ...]], ...]
    color: Color

    def at(self, label: str) -> tuple[Point, ...]:
        """Give the points that a label of the drawing has on the board; none if it is not drawn."""
        return next((points for name, points in self.points if name == label), ())

    @property
    def moves(self) -> tuple[Point, ...]:
        """The moves of the pattern's `sequence`, own first, the colors by turns; none if it says no sequence."""
        said = self.pattern.said("sequence")
        return tuple(self.at(label)[0] for label in said.arguments) if said else ()

    @property
    def bits(self) -> tuple[str, ...]:
        """The descriptors that the pattern says, words of `tables.DESCRIPTORS`."""
        said = self.pattern.said("bits")
        return said.arguments if said else ()

    def __str__(self) -> str:
        text = f"{self.pattern.name} at {point_text(self.focus)} for {color_name(self.color)}"
        if self.answer:
            text += f": {point_text(self.answer)}"
        labels = (f"{n}={' '.join(map(point_text, p))}" for n, p in self.points if n not in "@*")
        return f"{text} ({', '.join([*labels, f'orientation {self.orientation}'])})"
