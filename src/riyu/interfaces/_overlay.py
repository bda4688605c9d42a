"""What can be laid over a board: marks on points, kept in named layers with a legend; and their JSON form.

Takes points, numbers and words; gives frozen values and JSON. Knows no drawing and no Go beyond points.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypeAlias, cast, get_args

from riyu.base.errors import BadInput, Place, UsageError, nearest
from riyu.game.constants import BLACK
from riyu.game.points import Color, Point, parse_point, point_text

__all__ = [
    "Arrow",
    "Line",
    "Mark",
    "Meaning",
    "Number",
    "Overlay",
    "Scale",
    "Shape",
    "Stroke",
    "Symbol",
    "Text",
    "Tint",
    "keys_of",
    "meaning_of",
    "overlay_from_json",
    "overlay_to_json",
    "points_of",
]

Meaning = Literal["plain", "black", "white", "good", "bad", "neutral"]
"""What a mark's color stands for; `plain` is the ink that is best read on what lies below."""

Scale = Literal["side", "merit", "amount", "worth"]
"""What a tint's value says: `side` +1 Black … −1 White; `merit` +1 good … −1 bad; `amount` +1 much … −1 lacking;
`worth` +1 the best … 0 far worse, from green to red and from large to small."""

Shape = Literal["circle", "square", "triangle", "cross", "star", "diamond", "dot", "stone", "veil"]
"""The forms of a symbol.

`stone` is one that is thought of, a number in it its place in a line; a `veil` lets a point and its stone grow faint.
"""

Stroke = Literal["by-meaning", "whole", "dashed", "dotted"]
"""How a line is drawn; `by-meaning`: bad dashed, neutral dotted, all others whole."""

_MEANINGS: tuple[str, ...] = get_args(Meaning)
_SCALES: tuple[str, ...] = get_args(Scale)
_SHAPES: tuple[str, ...] = get_args(Shape)
_STROKES: tuple[str, ...] = get_args(Stroke)
LONGEST_TEXT = 4  # characters; GoGui's string boards have the same bound


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a point; a fraction is shown with one decimal."""

    point: Point
    value: float
    meaning: Meaning = "plain"

    def __post_init__(self) -> None:
        _check_word("meaning", self.meaning, _MEANINGS)
        if not math.isfinite(self.value):
            raise UsageError(
                f"number {self.value} on {point_text(self.point)}: expected a finite one"
            )

    @property
    def text(self) -> str:
        """Give the number as it is drawn: `7`, `-3`, `2.5`."""
        return str(round(self.value)) if self.value == round(self.value) else f"{self.value:.1f}"


@dataclass(frozen=True, slots=True)
class Text:
    """One to four characters on a point."""

    point: Point
    text: str
    meaning: Meaning = "plain"

    def __post_init__(self) -> None:
        _check_word("meaning", self.meaning, _MEANINGS)
        if not 1 <= len(self.text) <= LONGEST_TEXT or not self.text.isprintable():
            raise UsageError(
                f"text '{self.text}' on {point_text(self.point)}: expected 1 to {LONGEST_TEXT} characters"
            )


@dataclass(frozen=True, slots=True)
class Tint:
    """A value from −1 to +1 on a point, shown by hue, by form and by size together."""

    point: Point
    value: float
    scale: Scale = "side"

    def __post_init__(self) -> None:
        _check_word("scale", self.scale, _SCALES)
        if not -1.0 <= self.value <= 1.0:
            raise UsageError(f"tint {self.value} on {point_text(self.point)}: expected -1 to +1")

    @property
    def meaning(self) -> Meaning:
        """Give the named meaning of the value's sign."""
        if self.scale == "amount":
            return "neutral"
        plus: tuple[Meaning, Meaning] = (
            ("black", "white") if self.scale == "side" else ("good", "bad")
        )
        return plus[0] if self.value >= 0 else plus[1]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A form drawn on a point."""

    point: Point
    shape: Shape
    meaning: Meaning = "plain"

    def __post_init__(self) -> None:
        _check_word("shape", self.shape, _SHAPES)
        _check_word("meaning", self.meaning, _MEANINGS)


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two points."""

    start: Point
    end: Point
    meaning: Meaning = "plain"
    stroke: Stroke = "by-meaning"

    def __post_init__(self) -> None:
        _check_word("meaning", self.meaning, _MEANINGS)
        _check_word("stroke", self.stroke, _STROKES)


@dataclass(frozen=True, slots=True)
class Arrow:
    """A line with a head at its end."""

    start: Point
    end: Point
    meaning: Meaning = "plain"

    def __post_init__(self) -> None:
        _check_word("meaning", self.meaning, _MEANINGS)


Mark: TypeAlias = Number | Text | Tint | Symbol | Line | Arrow
"""One thing drawn over the board."""

_KINDS: dict[str, type[Mark]] = {
    "number": Number,
    "text": Text,
    "tint": Tint,
    "symbol": Symbol,
    "line": Line,
    "arrow": Arrow,
}
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Overlay:
    """One layer over a board.

    `name` is kebab-case and unique in a picture; `legend` says in one or a few sentences what the marks mean; `keys`
    are sample marks (their points do not count) with a word or two each, for the legend's swatches.
    """

    name: str
    legend: str
    marks: tuple[Mark, ...] = ()
    keys: tuple[tuple[Mark, str], ...] = ()

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise UsageError(f"layer name '{self.name}': expected small letters joined by hyphens")
        object.__setattr__(self, "marks", tuple(self.marks))
        object.__setattr__(self, "keys", tuple(self.keys))

    def at(self, point: Point) -> Iterator[Mark]:
        """Give the marks on a point; lines and arrows are on none."""
        for mark in self.marks:
            if not isinstance(mark, Line | Arrow) and mark.point == point:
                yield mark


def meaning_of(color: Color) -> Meaning:
    """Give the meaning of marks that are Black's or White's."""
    return "black" if color == BLACK else "white"


def points_of(mark: Mark) -> tuple[Point, ...]:
    """Give the points a mark touches: one, or a line's two ends."""
    return (mark.start, mark.end) if isinstance(mark, Line | Arrow) else (mark.point,)


def keys_of(overlay: Overlay) -> tuple[tuple[Mark, str], ...]:
    """Give an overlay's legend samples: its own, or one for each look among its marks with the meaning's word."""
    if overlay.keys:
        return overlay.keys
    found: dict[tuple[object, ...], tuple[Mark, str]] = {}
    for mark in overlay.marks:
        words: str = "" if mark.meaning == "plain" else mark.meaning
        if isinstance(mark, Tint):
            if mark.value == 0:
                continue
            sign = 1.0 if mark.value > 0 else -1.0
            if mark.scale == "amount":
                words = "much" if sign > 0 else "lacking"
            found.setdefault((mark.scale, sign), (replace(mark, value=0.8 * sign), words))
        else:
            form = getattr(mark, "shape", "") or getattr(mark, "stroke", "")
            look = (type(mark), mark.meaning, form)
            found.setdefault(look, (mark, words))
    # Black before White and good before bad, wherever the marks lie.
    keys = sorted(found.values(), key=lambda key: _MEANINGS.index(key[0].meaning))
    return tuple((m, w.capitalize() if w in ("black", "white") else w) for m, w in keys)


def overlay_to_json(overlay: Overlay) -> dict[str, Any]:
    """Give an overlay as plain JSON values; points are texts such as `Q16`."""
    return {
        "name": overlay.name,
        "legend": overlay.legend,
        "marks": [_mark_to_json(mark) for mark in overlay.marks],
        "keys": [[_mark_to_json(mark), words] for mark, words in overlay.keys],
    }


def overlay_from_json(data: object, source: str = "") -> Overlay:
    """Read what `overlay_to_json` gives, or JSON that says the same; raise BadInput for anything else."""
    place = Place(source)
    try:
        table = _table(data, "an overlay")
        _only(table, {"name", "legend", "marks", "keys"}, "an overlay")
        marks = tuple(_mark_from_json(mark) for mark in _list(table.get("marks", []), "marks"))
        keys = []
        for key in _list(table.get("keys", []), "keys"):
            pair = _list(key, "a key")
            if len(pair) != 2:
                raise BadInput(f"a key of {len(pair)} parts: expected a mark and its words")
            keys.append((_mark_from_json(pair[0]), _string(pair[1], "a key's words")))
        return Overlay(
            _string(table.get("name"), "name"),
            _string(table.get("legend", ""), "legend"),
            marks,
            tuple(keys),
        )
    except BadInput as error:
        raise BadInput(error.message, place) from None
    except UsageError as error:
        raise BadInput(str(error), place) from None


def _mark_to_json(mark: Mark) -> dict[str, Any]:
    kind = next(word for word, kind in _KINDS.items() if type(mark) is kind)
    out: dict[str, Any] = {"kind": kind}
    for part in fields(mark):
        value = getattr(mark, part.name)
        if part.name in ("point", "start", "end"):
            out[part.name] = point_text(value) if value else ""
        elif value != part.default:
            out[part.name] = value
    return out


def _mark_from_json(data: object) -> Mark:
    table = _table(data, "a mark")
    word = _string(table.get("kind"), "a mark's kind")
    _check_word("kind", word, tuple(_KINDS))
    kind = _KINDS[word]
    names = {part.name for part in fields(kind)}
    _only(table, names | {"kind"}, f"a {word}")
    given: dict[str, Any] = {}
    for part in fields(kind):
        if part.name not in table:
            if part.name in ("meaning", "scale", "stroke"):
                continue
            raise BadInput(f"a {word} without '{part.name}'")
        value = table[part.name]
        if part.name == "value":
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise BadInput(f"found {value!r} as a {word}'s value: expected a number")
            given[part.name] = value
        elif part.name in ("point", "start", "end"):
            text = _string(value, f"a {word}'s {part.name}")
            given[part.name] = parse_point(text) if text else 0
        else:
            given[part.name] = _string(value, f"a {word}'s {part.name}")
    return kind(**given)


def _check_word(what: str, word: str, known: Sequence[str]) -> None:
    if word not in known:
        raise UsageError(
            f"unknown {what} '{word}'; known: {', '.join(known)}{nearest(word, known)}"
        )


def _table(data: object, what: str) -> Mapping[str, object]:
    if not isinstance(data, Mapping):
        raise BadInput(f"found {type(data).__name__} for {what}: expected an object")
    return cast(Mapping[str, object], data)


def _list(data: object, what: str) -> list[object]:
    if not isinstance(data, list | tuple):
        raise BadInput(f"found {type(data).__name__} for {what}: expected a list")
    return list(data)


def _string(data: object, what: str) -> str:
    if not isinstance(data, str):
        raise BadInput(f"found {data!r} for {what}: expected text")
    return data


def _only(table: Mapping[str, object], known: set[str], what: str) -> None:
    for name in table:
        if name not in known:
            raise BadInput(
                f"unknown '{name}' in {what}; known: {', '.join(sorted(known))}{nearest(name, known)}"
            )
