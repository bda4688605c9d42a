"""A new pattern from a piece of the board: what is clicked, and the text that is made of it.

Takes points, a position and words; gives a pattern's text, put into a draft. Knows no page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from riyu.base.errors import RiyuError, UsageError
from riyu.game.constants import BLACK, NO_POINT
from riyu.game.points import Color, Point, column_of, point_at, point_text, row_of, steps_apart
from riyu.game.position import Position
from riyu.inference.purposes import TACTICAL
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.pattern_firing import failing_examples
from riyu.patterns.model import Asked, PatternClass
from riyu.patterns.sections import KEBAB
from riyu.patterns.tables import ASKED, SAYINGS, WHOLE_BOARD
from riyu.patterns.writer import field_lines

__all__ = ["Selection", "sayings_for", "steps_of"]

_CORNERS = ("one corner of the piece", "the opposite corner")
_ANSWER = "the answer, an empty point"
_SIDES = {"own": 2, "enemy": 4, "stone": 6}


def steps_of(asked: Asked) -> tuple[str, ...]:
    """Give what is to be clicked, in order, for a pattern of a class that is asked so."""
    kind = ASKED[asked.focus]
    steps = list(_CORNERS)
    if kind.phrase != WHOLE_BOARD:
        steps.append(f"the focus ({kind.phrase})")
    if kind.end:
        steps.append(
            "the other end" if kind.end == "B" else "a stone of the string, beside the focus"
        )
    return (*steps, _ANSWER)


class Selection:
    """Points clicked one after the other: corners, focus, other end, answer, as `steps_of` has them."""

    def __init__(self, steps: Sequence[str]) -> None:
        self._steps = steps
        self._points: list[Point] = []

    @property
    def wanted(self) -> str:
        """What is to be clicked next; empty once all is there."""
        return self._steps[len(self._points)] if len(self._points) < len(self._steps) else ""

    @property
    def may_end(self) -> bool:
        """Whether only the answer is wanted, which a pattern need not have."""
        return self.wanted == _ANSWER

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners clicked."""
        return tuple(self._points[:2])

    def _named(self, start: str) -> Point:
        places = [i for i, step in enumerate(self._steps) if step.startswith(start)]
        return self._points[places[0]] if places and len(self._points) > places[0] else NO_POINT

    @property
    def focus(self) -> Point:
        """The focus clicked; NO_POINT if there is none."""
        return self._named("the focus")

    @property
    def end(self) -> Point:
        """The other end clicked; NO_POINT if there is none."""
        return self._named("the other end") or self._named("a stone")

    @property
    def answer(self) -> Point:
        """The answer clicked; NO_POINT if there is none."""
        return self._named(_ANSWER)

    @property
    def region(self) -> list[Point]:
        """The points of the piece, from the top left along the rows; none while a corner is missing."""
        if len(self._points) < 2:
            return []
        one, other = self.corners
        columns = sorted((column_of(one), column_of(other)))
        rows = sorted((row_of(one), row_of(other)))
        return [
            point_at(column, row)
            for row in range(rows[1], rows[0] - 1, -1)
            for column in range(columns[0], columns[1] + 1)
        ]

    def take(self, point: Point) -> None:
        """Take a click. Raises UsageError for a point outside the piece."""
        if len(self._points) >= 2 and point not in self.region:
            raise UsageError(f"{point_text(point)} lies outside of the piece that was chosen")
        self._points.append(point)

    def leave_out_answer(self) -> None:
        """Leave the answer out."""
        if self.may_end:
            self._points.append(NO_POINT)

    def add_to(
        self,
        draft: PatternDraft,
        position: Position,
        *,
        name: str,
        why: str,
        own: Color,
        saying: str,
    ) -> None:
        """Make the pattern and add it to a draft.

        Of the piece with a margin its `yes` is made, and of that with a stone less its `no`. Raises UsageError or
        BadKnowledge if no pattern comes of it; then the draft is as it was.
        """
        if not KEBAB.fullmatch(name):
            raise UsageError(
                f"'{name[:80]}' can't be a pattern's name: expected small letters joined by hyphens"
            )
        if not why:
            raise UsageError("a pattern needs a sentence that says why")
        if self.answer and position.at(self.answer):
            raise UsageError(f"the answer {point_text(self.answer)} is no empty point")
        if saying not in SAYINGS:
            raise UsageError("a pattern needs something that it says")
        rows, where, says = self._drawing(draft.found, position, own, saying)
        head = [f"pattern {name}", *field_lines("why", why), "draw", *_drawn(rows)]
        head += field_lines("where", ", ".join(where)) if where else []
        head += field_lines("says", says)
        example = self._example(position)
        first: RiyuError | None = None
        for without in self._without(position, example):
            text = "\n".join([*head, "yes", *_drawn(example), "no", *_drawn(without)])
            tried = PatternDraft(draft.text, draft.source)
            try:
                tried.add(text)
            except RiyuError as error:
                first = first or error
                break
            if 2 not in failing_examples(tried.found, tried.pattern(name)):
                break
        draft.add(text)

    def _drawing(
        self, found: PatternClass, position: Position, own: Color, saying: str
    ) -> tuple[list[str], list[str], str]:
        """Give the rows of the drawing, the clauses of `where`, and what it says."""
        kind = ASKED[found.asked.focus]
        symbols = {p: _seen(position, p, own) for p in self.region}
        labels: dict[str, Point] = {}
        if self.focus and kind.end == "B":
            labels = {"A": self.focus, "B": self.end}
        elif self.end:
            labels = {kind.end: self.end}
        if self.focus and kind.end != "B" and self.focus != self.answer:
            symbols[self.focus] = "@"
        if self.answer:
            symbols[self.answer] = "*"
        says = _said(saying, self.answer, self._arguments(saying, kind.mask, position, own, labels))
        where = []
        for label, point in sorted(labels.items()):
            where.append(f"{label} is {_seen(position, point, own)}")
            symbols[point] = label
        return _with_edges(self.region, symbols, position.size), where, says

    def _arguments(
        self, saying: str, mask: int, position: Position, own: Color, labels: dict[str, Point]
    ) -> list[str]:
        """Give labels for what a saying speaks of: the nearest stones of the side, named as needed."""
        given: list[str] = []
        near = sorted(
            (p for p in self.region if position.at(p)),
            key=lambda p: steps_apart(p, self.answer or self.focus or self.corners[0]),
        )
        for wanted in SAYINGS[saying].kinds:
            if wanted in _SIDES:
                for point in near:
                    side = 2 if position.at(point) == own else 4
                    if not side & _SIDES[wanted]:
                        continue
                    known = next((label for label, p in labels.items() if p == point), "")
                    if point == self.focus and not known:
                        known = "@" if mask == side else "-"
                    if known == "-" or known in given:
                        continue
                    if not known:
                        known = next(c for c in "ABCDE" if c not in labels)
                        labels[known] = point
                    given.append(known)
                    break
                else:
                    side_words = {"own": "own stone", "enemy": "enemy stone", "stone": "stone"}
                    raise UsageError(
                        f"'{saying}' speaks of an {side_words[wanted]} that the piece does not have"
                    )
            else:
                given.append(
                    {"empty": "*", "number": "1", "descriptor": "plain"}.get(wanted, "name")
                )
        if SAYINGS[saying].most and saying == "sequence":
            given = ["*"]
        return given

    def _example(self, position: Position) -> list[str]:
        columns = sorted(map(column_of, self.corners))
        rows = sorted(map(row_of, self.corners))
        size = position.size
        across = range(max(1, columns[0] - 1), min(size, columns[1] + 1) + 1)
        up = range(min(size, rows[1] + 1), max(1, rows[0] - 1) - 1, -1)
        region = [point_at(column, row) for row, column in product(up, across)]
        symbols = {
            p: _seen(position, p, BLACK).translate(str.maketrans("OX", "XO")) for p in region
        }
        if self.answer:
            symbols[self.answer] = "*"
        return _with_edges(region, symbols, size)

    def _without(self, position: Position, example: list[str]) -> Iterator[list[str]]:
        """Give what may be the `no`: the example with one stone less, the middle first; at last an empty one."""
        places = [
            (r, c)
            for r, row in enumerate(example)
            for c, symbol in enumerate(row)
            if symbol in "XO"
        ]
        middle = (len(example) // 2, len(example[0]) // 2)
        places.sort(key=lambda rc: abs(rc[0] - middle[0]) + abs(rc[1] - middle[1]))
        for r, c in places[:8]:
            row = example[r]
            yield [*example[:r], f"{row[:c]}.{row[c + 1 :]}", *example[r + 1 :]]
        yield ["".join("." if symbol in "XO" else symbol for symbol in row) for row in example]


def sayings_for(found: PatternClass, selection: Selection) -> dict[str, str]:
    """Give what a pattern can say, with a sentence each: what its class says already comes first."""
    if found.answer in SAYINGS:
        names = [found.answer]
    else:
        needed = ("needed", "allowed") if selection.answer else ("never", "allowed")
        said = dict.fromkeys(s.name for p in found.patterns for s in p.says)
        usual = sorted(said, key=lambda name: name in TACTICAL)  # these count only if borne out
        names = [n for n in (*usual, *SAYINGS) if n in SAYINGS and SAYINGS[n].by in needed]
    return {name: f"{name}: {SAYINGS[name].sentence}"[:90] for name in dict.fromkeys(names)}


def _said(saying: str, answer: Point, arguments: list[str]) -> str:
    said = f"{saying}({', '.join(arguments)})" if arguments else saying
    return f"{said} by *" if answer and SAYINGS[saying].by in ("needed", "allowed") else said


def _seen(position: Position, point: Point, own: Color) -> str:
    content = position.at(point)
    return "." if not content else "O" if content == own else "X"


def _with_edges(region: Sequence[Point], symbols: dict[Point, str], size: int) -> list[str]:
    columns = {column_of(p) for p in region}
    left, right = 1 in columns, size in columns
    lines = []
    by_row = dict.fromkeys(row_of(p) for p in region)
    for row in by_row:
        line = "".join(symbols[p] for p in region if row_of(p) == row)
        lines.append(f"{'|' * left}{line}{'|' * right}")
    edge = f"{'+' * left}{'-' * len(columns)}{'+' * right}"
    if size in by_row:
        lines.insert(0, edge)
    if 1 in by_row:
        lines.append(edge)
    return lines


def _drawn(rows: Sequence[str]) -> list[str]:
    return [f"  {' '.join(row)}" for row in rows]
