"""Styles: the weights that turn reasons into preferences, from text files that people edit.

Takes a TOML file or the name of a kept style; gives a frozen Style. Knows no board.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from riyu.base.errors import BadInput, Place, UsageError, nearest
from riyu.candidates.candidate import Motive
from riyu.search.one_ply import Weight

__all__ = ["DEFAULT", "Style", "load_style", "parse_style", "style_names"]

DEFAULT = "plain"
"""The style that is used where none is named."""


@dataclass(frozen=True, slots=True)
class Style:
    """One way of playing.

    `weights` gives each motive's worth (points); `width` is the number of candidates looked at by playouts,
    `playouts` how many for each, `trust` the worth of a point they gain; `assess_playouts` are run before anything
    else; below `pass_below` points no move is worth playing; `resign_behind` is the margin, as a share of the
    board's points, at which a game is given up.
    """

    name: str
    title: str
    about: str
    weights: Mapping[str, Weight]
    width: int = 12
    playouts: int = 100
    trust: float = 1.0
    assess_playouts: int = 300
    pass_below: float = 1.0
    resign_behind: float = 0.4


_NUMBERS = {f.name: f.type for f in fields(Style) if f.type in ("int", "float")}


def _folder() -> Any:
    return resources.files("riyu") / "knowledge" / "styles"


def style_names() -> list[str]:
    """Give the names of the kept styles, in order of the alphabet."""
    return sorted(
        e.name.removesuffix(".toml") for e in _folder().iterdir() if e.name.endswith(".toml")
    )


def load_style(name: str = DEFAULT) -> Style:
    """Give a style by name, or from a path that ends in `.toml`.

    Raises UsageError for an unknown name, BadInput (file, line) for a file that can't be read.
    """
    if name.endswith(".toml"):
        path = Path(name)
        try:
            return parse_style(path.read_text("utf-8"), path.stem, str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"can't read the style: {error}", Place(name)) from None
    if name not in style_names():
        known = style_names()
        raise UsageError(f"unknown style '{name}'; known: {', '.join(known)}{nearest(name, known)}")
    return parse_style((_folder() / f"{name}.toml").read_text("utf-8"), name, f"{name}.toml")


def parse_style(text: str, name: str, source: str = "") -> Style:
    """Read a style. Raises BadInput that says the line, what was found and what was expected."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(str(error), Place(source)) from None
    known = ["title", "about", "play", "weights"]
    for key in data:
        if key not in known:
            raise BadInput(f"unknown key '{key}'{nearest(key, known)}", _place(text, key, source))
    for key in ("title", "about"):
        if not isinstance(data.get(key), str):
            raise BadInput(f"'{key}' must be a text", _place(text, key, source))
    numbers: dict[str, Any] = {}
    for key, value in _table(data, "play", text, source).items():
        if key not in _NUMBERS:
            raise BadInput(
                f"unknown key '{key}'{nearest(key, _NUMBERS)}", _place(text, key, source)
            )
        whole = _NUMBERS[key] == "int"
        if not _is_number(value, whole) or value < 0:
            kind = "a whole number" if whole else "a number"
            raise BadInput(
                f"'{key}' is {value!r}: expected {kind}, 0 or more", _place(text, key, source)
            )
        numbers[key] = value if whole else float(value)
    motives = {m.value for m in Motive}
    weights: dict[str, Weight] = {}
    for key, value in _table(data, "weights", text, source).items():
        if key not in motives:
            raise BadInput(
                f"unknown motive '{key}'{nearest(key, motives)}", _place(text, key, source)
            )
        weights[key] = _weight(key, value, text, source)
    return Style(name, data["title"], data["about"], MappingProxyType(weights), **numbers)


def _table(data: dict[str, Any], key: str, text: str, source: str) -> dict[str, Any]:
    table = data.get(key, {})
    if not isinstance(table, dict):
        raise BadInput(f"'{key}' must be a table: write [{key}]", _place(text, key, source))
    return table


def _weight(key: str, value: Any, text: str, source: str) -> Weight:
    parts = value if isinstance(value, dict) else {"base": value}
    for part, number in parts.items():
        if part not in ("base", "each"):
            raise BadInput(
                f"unknown part '{part}' of '{key}'{nearest(part, ('base', 'each'))}",
                _place(text, key, source),
            )
        if not _is_number(number):
            raise BadInput(f"'{key}' is {number!r}: expected a number", _place(text, key, source))
    return Weight(float(parts.get("base", 0.0)), float(parts.get("each", 0.0)))


def _is_number(value: Any, whole: bool = False) -> bool:
    kind = int if whole else int | float
    return isinstance(value, kind) and not isinstance(value, bool) and math.isfinite(value)


def _place(text: str, key: str, source: str) -> Place:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip().strip("[]").startswith(key):
            return Place(source, number)
    return Place(source)
