"""A pattern's drawing as a picture: its stones and letters on the piece of board that it asks about.

Takes a pattern and how its class is asked; gives a picture. Knows neither files nor games.

As in the examples of a pattern file `X` is Black and `O` White: own is White. What is no stone and no empty point of
the board is written as its symbol: `?` anything, `o` and `x` an own or enemy stone or none.
"""

from __future__ import annotations

from riyu.interfaces.picture import Mark, Overlay, Picture, Symbol, Text
from riyu.patterns._drawing import edges_of
from riyu.patterns.examples import example_position
from riyu.patterns.model import Asked, Pattern
from riyu.patterns.tables import ASKED, MASKS

__all__ = ["pattern_picture"]

_SYMBOL_OF = {1: ".", 2: "O", 4: "X"}
_LEGEND = "Own is White, to move; ? is any point."
_WORDS = {"*": "answer", "@": "focus"}


def pattern_picture(pattern: Pattern, asked: Asked, theme: str = "wood") -> Picture:
    """Give the picture of a pattern, named above, with its tests and counts below. The theme as in `Picture`."""
    known = {where.label: MASKS[where.symbol] for where in pattern.where}
    known.setdefault("@", ASKED[asked.focus].mask)
    rows = pattern.drawing.rows
    position, points, _ = example_position(
        ["".join([_stands(symbol, known) for symbol in row]) for row in rows]
    )
    top, bottom, left, right = edges_of(rows)
    inner = [row[left : len(row) - right] for row in rows[top : len(rows) - bottom]]
    marks = [
        _mark(symbol, point)
        for point, symbol in zip(points, "".join(reversed(inner)), strict=True)
        if symbol not in "XO."
    ]
    keys = [(_mark(symbol, 0), word) for symbol, word in _WORDS.items() if symbol in "".join(inner)]
    below = [str(test) for test in pattern.when]
    if pattern.seen:
        below.append(f"seen {pattern.seen[0]:,} of {pattern.seen[1]:,}")
    return Picture(
        position,
        (Overlay("pattern", _LEGEND, tuple(marks), tuple(keys)),),
        title=pattern.name,
        caption=", ".join(below),
        theme=theme,
        region=(min(points), max(points)),
        coordinates=False,
    )


def _stands(symbol: str, known: dict[str, int]) -> str:
    """Give what an example would draw for a symbol: a stone, an empty point, the answer, or an edge."""
    if symbol in "XO.*-|+":
        return symbol
    return _SYMBOL_OF.get(known.get(symbol, 0), ".")


def _mark(symbol: str, point: int) -> Mark:
    if symbol == "*":
        return Symbol(point, "cross")
    return Symbol(point, "circle") if symbol == "@" else Text(point, symbol)
