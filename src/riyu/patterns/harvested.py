"""A counted window as a pattern that a person can read: drawing, tests, and a sentence with its counts.

Takes a window's key and counts as `riyu.patterns.harvest_counts` gives them; gives a pattern. Knows no games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2s

from riyu.patterns.harvest_counts import QUESTIONS, RECORD, WIDTHS
from riyu.patterns.model import Drawing, Offset, Pattern, Test, Where

__all__ = ["PREFIX", "class_of", "harvested_pattern", "has_idea", "named_as", "width_of"]

PREFIX = "harvested-"
"""What the name of a harvested class begins with, and that of each of its patterns which nobody has named."""

_SYMBOLS = ".OX "
_OFF = 3
_ABOUT_STONE = {"contact-answer", "diagonal-contact", "react-without-thought"}
_STRING, _LINK = "string-", "-link-"
_CLASSES = {number: name for name, number in QUESTIONS.items()}


def class_of(high: int) -> str:
    """Give the class that a key's high word belongs to."""
    return _CLASSES[high >> 52 & 31]


def width_of(high: int) -> int:
    """Give how wide a key's window is: its place in WIDTHS."""
    return high >> 46 & 3


def has_idea(name: str) -> bool:
    """Say whether a pattern of this name has an idea in words: a harvested one has counts alone until it is named."""
    return not name.startswith(PREFIX)


def named_as(patterns: Iterable[Pattern], known: Iterable[Pattern]) -> list[Pattern]:
    """Give harvested patterns as those known are that a person named, where drawing and tests are the same.

    The counts are those of the harvest.
    """
    named = {_drawn(one): one for one in known if one.seen and has_idea(one.name)}
    return [
        replace(named[_drawn(one)], seen=one.seen) if _drawn(one) in named else one
        for one in patterns
    ]


def _drawn(pattern: Pattern) -> tuple[object, ...]:
    return pattern.drawing.rows, pattern.where, pattern.when


def harvested_pattern(low: int, high: int, chosen: int, possible: int) -> Pattern:
    """Give the pattern of a window: the answer drawn as `*`, the stone that is answered as `@`, the ends as `A`, `B`.

    Its name ends with eight signs made of what it draws, so that another harvest calls the same drawing the same.
    """
    of_class = class_of(high)
    liberties = high >> 48 & 3
    whose = "X" if of_class.endswith("-attack") else "O"
    where: tuple[Where, ...] = ()
    when: tuple[Test, ...] = ()
    ends = ("*", "*")
    verb = "played"
    if of_class in _ABOUT_STONE:
        ends, verb = ("@", "@"), "answered"
        when = (Test("liberties", ("@",), "=" if liberties < 3 else ">=", liberties),)
    elif of_class.startswith(_STRING):
        ends = ("*", "A")
        where = (Where("A", whose),)
        when = (Test("liberties", ("A",), "=", liberties),)
    elif _LINK in of_class:
        ends = ("A", "B")
        where = (Where("A", whose), Where("B", whose))
    mark = blake2s(RECORD.pack(low, high, 0, 0), digest_size=4).hexdigest()
    return Pattern(
        f"{PREFIX}{of_class}-{mark}",
        Drawing(_rows(low, high, *ends)),
        f"Strong players {verb} here {chosen:,} times of {possible:,}.",
        where=where,
        when=when,
        seen=(chosen, possible),
    )


def _offset(number: int) -> Offset:
    return number % 7 - 3, number // 7 - 3


def _rows(low: int, high: int, focus: str, end: str) -> tuple[str, ...]:
    offsets = WIDTHS[width_of(high)]
    cells = {
        offset: (low >> 2 * i if i < 25 else high >> 2 * (i - 25)) & 3
        for i, offset in enumerate(offsets)
    }
    drawn = {offset: _SYMBOLS[cell] for offset, cell in cells.items()} | {
        _offset(high >> 57): end,
        (0, 0): focus,
        _offset(high >> 40 & 63): "*",
    }
    # What is drawn beyond the window lies on the board.
    inside = [offset for offset in drawn if cells.get(offset) != _OFF]
    left, right = min(x for x, _ in inside), max(x for x, _ in inside)
    below, above = min(y for _, y in inside), max(y for _, y in inside)
    lines = [
        "".join(drawn.get((x, y), "?") for x in range(left, right + 1))
        for y in range(above, below - 1, -1)
    ]
    off = {offset for offset, cell in cells.items() if cell == _OFF}
    is_left, is_right = (left - 1, 0) in off, (right + 1, 0) in off
    lines = [f"{'|' * is_left}{line}{'|' * is_right}" for line in lines]
    edge = f"{'+' * is_left}{'-' * (right - left + 1)}{'+' * is_right}"
    if (0, above + 1) in off:
        lines.insert(0, edge)
    if (0, below - 1) in off:
        lines.append(edge)
    return tuple(lines)
