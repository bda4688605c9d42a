"""An overlay in the form that GoGui draws: a line for each kind of mark, and the legend for its status bar.

Takes overlays; gives text. Knows no overlay's meaning. Source: GoGui's manual, Analyze Commands, type `gfx`.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.game.points import point_text
from riyu.interfaces._theme import THEMES, blend
from riyu.interfaces.picture import (
    Arrow,
    Line,
    Mark,
    Meaning,
    Number,
    Overlay,
    Symbol,
    Text,
    Tint,
)

__all__ = ["gfx_of"]

_THEME = THEMES["wood"]
_SHAPES = {
    "circle": "CIRCLE",
    "square": "SQUARE",
    "triangle": "TRIANGLE",
    "cross": "MARK",
    "stone": "CIRCLE",
}
_OTHER_SHAPES = {
    "dot": ".",
    "diamond": "<>",
    "star": "*",
    "veil": ":",
}  # GoGui has no such marks: labels
_SHADES = 5  # of an amount


def gfx_of(overlay: Overlay) -> str:
    """Give an overlay as GoGui's graphics.

    Tints that say whose a point is are GoGui's influence, other tints and marks with a meaning color the point. Lines,
    which GoGui can't draw, are listed in the status bar after the legend and the words of the keys.
    """
    commands: dict[str, list[str]] = {}
    for mark in overlay.marks:
        if not isinstance(mark, Line | Arrow):
            for command, argument in _commands(mark):
                commands.setdefault(command, []).append(argument)
    lines = [f"{command} {' '.join(arguments)}" for command, arguments in commands.items()]
    return "\n".join([*lines, f"TEXT {overlay.name}: {_words(overlay)}"])


def _commands(mark: Number | Text | Tint | Symbol) -> Iterable[tuple[str, str]]:
    point = point_text(mark.point)
    if isinstance(mark, Tint):
        if mark.scale == "side":
            yield "INFLUENCE", f"{point} {mark.value:.2f}"
        elif mark.value:
            shade = max(1, round(abs(mark.value) * _SHADES)) / _SHADES
            yield f"COLOR {blend(_hue(mark.meaning), _THEME.wood[0], 0.8 * shade)}", point
    elif isinstance(mark, Symbol) and mark.shape in _SHAPES:
        yield _SHAPES[mark.shape], point
    elif isinstance(mark, Symbol):
        yield "LABEL", f"{point} {_OTHER_SHAPES[mark.shape]}"
    else:
        yield "LABEL", f"{point} {mark.text}"
    if not isinstance(mark, Tint) and mark.meaning != "plain":
        yield f"COLOR {blend(_hue(mark.meaning), _THEME.wood[0], 0.6)}", point


def _hue(meaning: Meaning) -> str:
    return _THEME.look(meaning)[0]


def _words(overlay: Overlay) -> str:
    """Give the legend, the keys' words and the lines, on one line."""
    parts = [" ".join(overlay.legend.split())]
    keys = [f"{name} {words}" for mark, words in overlay.keys if (name := _name(mark))]
    if keys:
        parts.append(f"Marks: {', '.join(keys)}.")
    pairs: dict[str, list[str]] = {}
    for mark in overlay.marks:
        if isinstance(mark, Line | Arrow):
            pair = f"{point_text(mark.start)}-{point_text(mark.end)}"
            pairs.setdefault(_key_words(overlay, mark), []).append(pair)
    parts += [f"{words}: {' '.join(listed)}." for words, listed in pairs.items()]
    return " ".join(parts)


def _name(mark: Mark) -> str:
    """Give what a mark is called in GoGui's picture; nothing for lines and tints, which are told otherwise."""
    if isinstance(mark, Symbol):
        return (_SHAPES.get(mark.shape) or _OTHER_SHAPES[mark.shape]).lower()
    return mark.text if isinstance(mark, Number | Text) else ""


def _key_words(overlay: Overlay, line: Line | Arrow) -> str:
    """Give whose a line is and the words of the key for its form; `Lines` if nothing is said of it."""
    form = _form(line)
    words = next(
        (w for m, w in overlay.keys if isinstance(m, Line | Arrow) and _form(m) == form), ""
    )
    owner = line.meaning if line.meaning in ("black", "white") else ""
    return f"{owner} {words}".strip().capitalize() or "Lines"


def _form(line: Line | Arrow) -> tuple[object, ...]:
    return type(line), getattr(line, "stroke", "")
