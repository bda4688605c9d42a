"""Why a fact stands, as a picture: the points of the tree under it, by what they are there.

Takes a position, a reason and the moves that take the fact down; gives a picture. Asks no engine.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.game.points import Color, Point
from riyu.game.position import Position
from riyu.inference.why import Why
from riyu.interfaces.picture import Mark, Overlay, Picture, Symbol, Text, Tint

__all__ = ["why_overlay", "why_picture"]

_LOOKS: dict[str, tuple[Mark, str]] = {
    "map": (Tint(0, 0.5, "amount"), "where maps lie"),
    "fact": (Symbol(0, "circle", "good"), "the fact"),
    "known": (Symbol(0, "square", "neutral"), "a fact below"),
    "stones": (Symbol(0, "triangle"), "its stones"),
    "breaks": (Symbol(0, "cross", "bad"), "takes it down"),
}


def why_overlay(reason: Why, breaks: Iterable[tuple[Color, Point]] = ()) -> Overlay:
    """Give the points of a reason, of its first support alone, and those where a move takes the fact down.

    A point of several roles has one symbol: the fact, then what takes it down, then what is known.
    """
    tree = [(0, reason), *(one for first in reason.below[:1] for one in first.tree(1))]
    points: dict[str, dict[Point, None]] = {role: {} for role in _LOOKS}
    letters: dict[Point, str] = {}
    for number, (_, one) in enumerate(tree):
        under_map = number and tree[number - 1][1].role in ("map", "label", "stones")
        if one.role == "label":
            letters.update(dict.fromkeys(one.points, one.text.split()[0]))
        elif one.role == "known" and one.points:
            points["known"].update(dict.fromkeys(one.points))
        elif one.role in points and not (one.role == "stones" and under_map):
            points[one.role].update(dict.fromkeys(one.points))
    points["breaks"] = dict.fromkeys(point for _, point in breaks)
    marks: list[Mark] = []
    used: dict[str, None] = {}
    taken: set[Point] = set()
    for role in ("map", "fact", "breaks", "known", "stones"):
        for point in points[role]:
            if role != "map" and point in taken:
                continue
            used[role] = None
            marks.append(_at(_LOOKS[role][0], point))
            if role != "map":
                taken.add(point)
    marks += [Text(point, letter) for point, letter in letters.items() if letter != "*"]
    keys = [_LOOKS[role] for role in _LOOKS if role in used]
    return Overlay("why", f"{reason.text}.", tuple(marks), tuple(keys))


def why_picture(
    position: Position,
    reason: Why,
    breaks: Iterable[tuple[Color, Point]] = (),
    theme: str = "wood",
) -> Picture:
    """Give the picture of a position with why a fact stands in it. The theme as in `Picture`."""
    said = [below.text for below in reason.below[:1]]
    return Picture(
        position,
        (why_overlay(reason, breaks),),
        caption=said[0] if said else "",
        theme=theme,
    )


def _at(look: Mark, point: Point) -> Mark:
    if isinstance(look, Tint):
        return Tint(point, look.value, look.scale)
    assert isinstance(look, Symbol)
    return Symbol(point, look.shape, look.meaning)
