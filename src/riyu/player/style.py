"""Styles: the weights that turn reasons into preferences, from text files that people edit.

Takes a TOML file or the name of a kept style; gives a frozen Style. Knows no board.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.base.files import read_text, text_of
from riyu.base.numbers import Bounds, shown
from riyu.base.toml import LARGEST, Toml, parse_toml
from riyu.candidates.weights import Weight, Weights
from riyu.inference.purposes import PURPOSES, QUALITIES
from riyu.player.searching import KINDS
from riyu.player.tastes import TASTES

__all__ = [
    "BOUNDS",
    "DEFAULT",
    "Style",
    "load_style",
    "parse_style",
    "style_names",
    "style_text",
]

DEFAULT = "balanced"
"""The style that is used where none is named."""


@dataclass(frozen=True, slots=True)
class Style:
    """One way of playing.

    `weights` say what purposes are worth; `width` is the number of candidates looked at by playouts, `playouts` how
    many for each, `trust` the worth of a point they gain, `proof` the share of it for a point that reading proves to
    hang on a move; `assess_playouts` are run before anything else; `simulations` are made in the tree of a search, no
    tree is searched if 0; `life_nodes` bounds the reading of a group's life, 0 for none; `dead_nodes` that which
    tells a search's playouts which are dead; it passes where no move gains `pass_below` points in playouts;
    `resign_behind` is the margin at which a game is given up, as a share of the board's points, of more than 9 lines of
    nine points a line.

    `tastes` are what it likes of a position beside what it is worth, each as what one counts in the logarithm of a
    move's odds; of the moves that win in a search as often as the best but for `may_cost` (a share of games) it plays
    the one that it likes most. `search` is the kind of search where no other is asked for.
    """

    name: str
    title: str
    about: str
    weights: Weights
    width: int = 12
    playouts: int = 100
    trust: float = 1.0
    proof: float = 0.5
    assess_playouts: int = 300
    simulations: int = 0
    life_nodes: int = 1000
    dead_nodes: int = 0
    pass_below: float = 0.5
    resign_behind: float = 0.4
    may_cost: float = 0.0
    tastes: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))
    search: str = "tree"


BOUNDS: Mapping[str, Bounds] = MappingProxyType(
    {
        "width": Bounds(0, 400, is_whole=True),
        "playouts": Bounds(0, 100_000, is_whole=True),
        "trust": Bounds(0, 1000),
        "proof": Bounds(0, 10),
        "assess_playouts": Bounds(0, 1_000_000, is_whole=True),
        "simulations": Bounds(0, 100_000_000, is_whole=True),
        "life_nodes": Bounds(0, 1_000_000, is_whole=True),
        "dead_nodes": Bounds(0, 1_000_000, is_whole=True),
        "pass_below": Bounds(0, 1000),
        "resign_behind": Bounds(0, 1000),
        "may_cost": Bounds(0, 1),
    }
)
"""The numbers of a style that a file's [play] can set, and what each may be."""

_WEIGHT = Bounds(-1000, 1000)
_LEARNED, _LIKE = "learned", "like"


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
        return parse_style(read_text(name, LARGEST, "a style's file"), Path(name).stem, name)
    if name not in style_names():
        known = style_names()
        raise UsageError(
            f"unknown style {shown(name)}; known: {', '.join(known)}{nearest(name, known)}"
        )
    return parse_style(_kept_text(name), name, f"{name}.toml")


def _kept_text(name: str) -> str:
    return text_of((_folder() / f"{name}.toml").read_bytes(), f"{name}.toml")


def parse_style(text: str, name: str, source: str = "") -> Style:
    """Read a style; what it does not say is as in the style that `like` names.

    Raises BadInput that says the line, what was found and what was expected.
    """
    file = parse_toml(text, source)
    known_keys = ("title", "about", _LIKE, "search", "play", "qualities", "weights", "tastes")
    _check_keys(file, file.values, known_keys)
    start = _liked(file)
    for key in ("title", "about"):
        if not isinstance(file.values.get(key), str):
            raise BadInput(f"'{key}' must be a text", file.place(key))
    numbers: dict[str, Any] = {key: getattr(start, key) for key in BOUNDS}
    for key, value in _table(file, "play", BOUNDS).items():
        bounds = BOUNDS[key]
        if not bounds.hold(value):
            raise BadInput(f"'{key}' is {shown(value)}: expected {bounds}", file.place("play", key))
        numbers[key] = value if bounds.is_whole else float(value)
    qualities = dict(start.weights.qualities)
    for quality, value in _table(file, "qualities", QUALITIES, "quality").items():
        if not _WEIGHT.hold(value):
            place = file.place("qualities", quality)
            raise BadInput(f"'{quality}' is {shown(value)}: expected {_WEIGHT}", place)
        qualities[quality] = float(value)
    known = (*PURPOSES, _LEARNED)
    found = {**start.weights.purposes, _LEARNED: Weight(start.weights.learned)}
    for purpose, value in _table(file, "weights", known, "purpose").items():
        found[purpose] = _weight(purpose, value, file)
    learned = found.pop(_LEARNED).base
    weights = Weights(MappingProxyType(found), MappingProxyType(qualities), learned)
    tastes = dict(start.tastes)
    for taste, value in _table(file, "tastes", TASTES, "taste").items():
        if not _WEIGHT.hold(value):
            place = file.place("tastes", taste)
            raise BadInput(f"'{taste}' is {shown(value)}: expected {_WEIGHT}", place)
        tastes[taste] = float(value)
    search = file.values.get("search", start.search)
    if search not in KINDS:
        expected = ", ".join(KINDS)
        raise BadInput(
            f"'search' is {shown(search)}: expected one of {expected}", file.place("search")
        )
    return Style(
        name,
        file.values["title"],
        file.values["about"],
        weights,
        tastes=MappingProxyType(tastes),
        search=search,
        **numbers,
    )


def _liked(file: Toml) -> Style:
    """Give the style that a file begins with: a kept one that is like no other, or one of no weights."""
    liked = file.values.get(_LIKE)
    if liked is None:
        return Style("", "", "", Weights())
    names = style_names()
    if liked not in names:
        near = nearest(liked, names) if isinstance(liked, str) else ""
        known = ", ".join(names)
        raise BadInput(
            f"'{_LIKE}' is {shown(liked)}: expected one of {known}{near}", file.place(_LIKE)
        )
    text = _kept_text(liked)
    if _LIKE in parse_toml(text).values:
        raise BadInput(f"'{_LIKE}' is {shown(liked)}, which is like another", file.place(_LIKE))
    return parse_style(text, liked)


def style_text(style: Style, notes: Sequence[str] = ()) -> str:
    """Give a style as its file has it, weights from the largest on; `notes` are comments at its top."""
    lines = [f"# {note}" for note in notes]
    lines += [f"title = {_quoted(style.title)}", f"about = {_quoted(style.about)}"]
    lines += [f"search = {_quoted(style.search)}", "", "[play]"]
    lines += [f"{name} = {getattr(style, name):g}" for name in BOUNDS]
    lines += ["", "[qualities]"]
    lines += [f"{name} = {worth:g}" for name, worth in style.weights.qualities.items()]
    if style.tastes:
        lines += ["", "[tastes]", *(f"{name} = {worth:g}" for name, worth in style.tastes.items())]
    lines += ["", "[weights]", f"{_LEARNED} = {style.weights.learned:g}"]
    found = style.weights.purposes.items()
    for purpose, weight in sorted(found, key=lambda item: (-abs(item[1].of(3)), item[0])):
        each = f", each = {weight.each:g}" if weight.each else ""
        lines.append(f"{purpose} = {{ base = {weight.base:g}{each} }}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _table(file: Toml, name: str, known: Collection[str], kind: str = "key") -> dict[str, Any]:
    """Give a table of a file, empty if there is none; it has no keys but the known ones."""
    table = file.values.get(name, {})
    if not isinstance(table, dict):
        raise BadInput(f"'{name}' must be a table: write [{name}]", file.place(name))
    _check_keys(file, table, known, kind, name)
    return table


def _check_keys(
    file: Toml, values: Mapping[str, Any], known: Collection[str], kind: str = "key", *within: str
) -> None:
    for key in values:
        if key not in known:
            place = file.place(*within, key)
            raise BadInput(f"unknown {kind} {shown(key)}{nearest(key, known)}", place)


def _weight(purpose: str, value: Any, file: Toml) -> Weight:
    parts = value if isinstance(value, dict) else {"base": value}
    place = file.place("weights", purpose)
    for part, number in parts.items():
        if part not in ("base", "each"):
            near = nearest(part, ("base", "each"))
            raise BadInput(f"unknown part {shown(part)} of '{purpose}'{near}", place)
        if not _WEIGHT.hold(number):
            raise BadInput(f"'{purpose}' is {shown(number)}: expected {_WEIGHT}", place)
    return Weight(float(parts.get("base", 0.0)), float(parts.get("each", 0.0)))
