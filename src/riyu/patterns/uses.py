"""Patterns that a class asks for and another class draws: `use CLASS/NAME`, with the letters that they have here.

Takes the pattern as drawn, how both classes are asked, and what a use says; gives the pattern as this class has it, or
says why it can't be had so. Also finds the texts that a file's uses rest on. Knows no boards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from riyu.base.errors import BadInput, Place, UsageError, nearest
from riyu.base.files import read_text
from riyu.patterns.files import package_folder
from riyu.patterns.model import (
    Asked,
    Drawing,
    Example,
    Pattern,
    PatternClass,
    Saying,
    Test,
    Use,
    Where,
)
from riyu.patterns.tables import ASKED, MASKS, NAMED_EMPTY, NAMED_STONES

__all__ = ["home_class", "home_file", "homes_of", "used_pattern"]

_USES = re.compile(r"^use[ ]+([a-z0-9-]+)/", re.MULTILINE)
_LARGEST = 10_000_000
_SIDES = {mask: symbol for symbol, mask in MASKS.items() if symbol in "OXs"}
_EMPTY = 1


def homes_of(text: str) -> tuple[str, ...]:
    """Give the names of the classes whose patterns a file's text uses, sorted."""
    return tuple(sorted(set(_USES.findall(text)))) if "\nuse " in text else ()


def home_file(name: str, source: str) -> Path:
    """Give the file of a class that a file uses: the one beside it, else the package's, there or not."""
    beside = Path(source).parent / f"{name}.pat"
    return beside if source and beside.is_file() else package_folder("patterns") / f"{name}.pat"


def home_class(name: str, source: str) -> PatternClass:
    """Give a class that the file `source` uses, as read alone. Raises BadInput if it can't be had."""
    file = home_file(name, source)
    if not file.is_file():
        message = f"found no class '{name}' to use from: expected {name}.pat beside this file"
        raise BadInput(message + ", or in the package")
    return _class_of(read_text(file, _LARGEST, "a pattern file"), str(file))


@lru_cache(maxsize=64)
def _class_of(text: str, source: str) -> PatternClass:
    from riyu.patterns.reader import read_drawn_here

    return read_drawn_here(text, source)


def used_pattern(home: PatternClass, name: str, use: Use, asked: Asked, place: Place) -> Pattern:
    """Give a pattern of another class as it stands here. Raises UsageError that says why it can't."""
    drawn = next((one for one in home.patterns if one.name == name), None)
    if drawn is None:
        known = [one.name for one in home.patterns]
        raise UsageError(f"found no pattern '{name}' drawn in '{home.name}'{nearest(name, known)}")
    if name == home.last:
        raise UsageError(f"found '{name}', the last of its class: expected one that asks something")
    letters = dict(use.letters)
    _check_letters(drawn, use.letters)
    masks = _masks(drawn, home.asked)
    rows = list(drawn.drawing.rows)
    swap = str.maketrans(letters)
    drawing = Drawing(tuple(row.translate(swap) for row in rows))
    where = []
    shown = {symbol for row in drawing.rows for symbol in row}
    for there, mask in masks.items():
        here = letters.get(there, there)
        if here == "@":
            given = ASKED[asked.focus].mask
            if mask & given == given or mask == _EMPTY == given:
                continue
            where.append(Where("@", _SIDES.get(mask, ".")))
        elif here in NAMED_STONES:
            if mask not in _SIDES:
                raise UsageError(f"found '{there} is {here}': expected a letter of an empty point")
            where.append(Where(here, _SIDES[mask]))
        elif here in NAMED_EMPTY and mask != _EMPTY:
            raise UsageError(f"found '{there} is {here}': expected a letter of a stone, a capital")
    where = [one for one in where if one.label in shown]
    says = use.says or tuple(_said(one, letters) for one in drawn.says)
    named = {letter for test in drawn.when for letter in _letters_of(test, letters)}
    named |= {letter for test in use.when for letter in test.arguments}
    named |= {letter for one in says for letter in (*one.arguments, one.by)}
    unsaid = {letter for letter in shown & NAMED_EMPTY if letter not in named}
    drawing = Drawing(
        tuple("".join("." if s in unsaid else s for s in row) for row in drawing.rows)
    )
    return replace(
        drawn,
        why=use.why or drawn.why,
        drawing=drawing,
        where=tuple(where),
        when=(*(_tested(test, letters) for test in drawn.when), *use.when),
        says=says,
        yes=use.yes or _placed(drawn.yes, place),
        no=use.no or _placed(drawn.no, place),
        globs=(),
        comments=(),
        place=place,
        use=use,
    )


def _check_letters(drawn: Pattern, letters: Sequence[tuple[str, str]]) -> None:
    """Raise UsageError unless the letters named are drawn, once each, and stay different."""
    shown = {symbol for row in drawn.drawing.rows for symbol in row}
    labels = shown & (NAMED_STONES | NAMED_EMPTY | {"@"})
    there = [one for one, _ in letters]
    for one, here in letters:
        if one not in labels:
            listed = ", ".join(sorted(labels)) or "none"
            raise UsageError(f"found '{one} is {here}': expected a letter drawn there ({listed})")
        if there.count(one) > 1:
            raise UsageError(f"found '{one}' again: expected it once")
        if here == "@" and len(drawn.drawing.places(one)) > 1:
            raise UsageError(f"found '{one} is @': '{one}' is drawn more than once there")
    called = [dict(letters).get(label, label) for label in sorted(labels)]
    twice = next((label for label in called if called.count(label) > 1), None)
    if twice:
        raise UsageError(f"found '{twice}' for two letters: expected a letter for each")


def _masks(drawn: Pattern, asked: Asked) -> dict[str, int]:
    """Give what may stand at each label of a drawing, in the order of its clauses."""
    masks = {where.label: MASKS[where.symbol] for where in drawn.where}
    shown = {symbol for row in drawn.drawing.rows for symbol in row}
    if "@" in shown:
        masks["@"] = masks.get("@", 15) & ASKED[asked.focus].mask
    return masks | dict.fromkeys(sorted(shown & NAMED_EMPTY), _EMPTY)


def _letters_of(test: Test, letters: dict[str, str]) -> list[str]:
    return [letters.get(one, one) for one in test.arguments]


def _tested(test: Test, letters: dict[str, str]) -> Test:
    return replace(test, arguments=tuple(_letters_of(test, letters)))


def _said(saying: Saying, letters: dict[str, str]) -> Saying:
    arguments = tuple(letters.get(one, one) for one in saying.arguments)
    return replace(saying, arguments=arguments, by=letters.get(saying.by, saying.by))


def _placed(examples: Sequence[Example], place: Place) -> tuple[Example, ...]:
    """Give examples as if they stood here, so that what is wrong with them here is told here."""
    return tuple(replace(one, place=place) for one in examples)
