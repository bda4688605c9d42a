"""Overlay marks as SVG: tints, symbols, texts, lines and arrows, each told apart by form as well as by color.

Takes placed marks, a theme and what lies under them; gives SVG fragments. Knows no layers' meaning and no board.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from riyu.interfaces._layout import UNIT, Placed
from riyu.interfaces._overlay import Arrow, Line, Meaning, Shape, Stroke, Symbol, Tint
from riyu.interfaces._svg_goban import RADIUS, SANS, fixed, text_at
from riyu.interfaces._theme import Theme, blend, contrast

__all__ = [
    "Ground",
    "connector",
    "glyph_size",
    "last_move_mark",
    "mark_on",
    "words_on",
    "worth_color",
]

Ground: TypeAlias = Literal["wood", "black", "white"]
"""What lies under a mark."""

_STROKES: dict[Meaning, Stroke] = {"bad": "dashed", "neutral": "dotted"}
_DASHES = {
    "whole": "",
    "dashed": ' stroke-dasharray="7 5"',
    "dotted": ' stroke-dasharray="1 5"',
}
_VEIL = ".68"  # how much of a point a veil hides
_FAINTEST = 0.02  # a tint of a smaller value is not drawn
_WORTHS = ("#e2543a", "#f0913f", "#f2c849", "#b3d25c", "#5cb85c")  # from far worse to the best


def mark_on(
    theme: Theme, ground: Ground, x: float, y: float, placed: Placed, under: str = ""
) -> str:
    """Give a mark on a point at (x, y); `under` is the color of a tint's plate below a text, if there is one."""
    x, y = x + placed.dx * UNIT, y + placed.dy * UNIT
    mark = placed.mark
    if isinstance(mark, Tint):
        return _tint(theme, ground, x, y, mark, placed)
    if isinstance(mark, Symbol):
        return _symbol(theme, ground, x, y, mark, placed.scale)
    return words_on(theme, ground, x, y, mark.text, mark.meaning, placed.scale, under)


def words_on(
    theme: Theme,
    ground: Ground,
    x: float,
    y: float,
    text: str,
    meaning: Meaning = "plain",
    scale: float = 1.0,
    under: str = "",
) -> str:
    """Give a short text centered on a place, in the ink that is best read there."""
    edge = ""
    if under:
        color = max(("#ffffff", "#14100a"), key=lambda ink: contrast(ink, under))
    else:
        color = _ink(theme, ground, meaning)
        edge = _casing(theme, meaning)
    weight = ' font-weight="700"' if meaning not in ("plain", "neutral") else ""
    if meaning == "bad":
        weight += ' font-style="italic"'  # told from good without color
    size = glyph_size(text) * scale
    font = f' font-family="{SANS}"{weight}'
    drawn = text_at(x, y, size, text, f' fill="{color}"{font}')
    if edge:
        around = f' fill="{edge}" stroke="{edge}" stroke-width="2.4"'
        drawn = text_at(x, y, size, text, f'{around} stroke-linejoin="round"{font}') + drawn
    return drawn


def glyph_size(text: str) -> float:
    """Give the font size at which a text of 1 to 4 characters fits a stone."""
    return {1: 0.48, 2: 0.46, 3: 0.38}.get(len(text), 0.32) * UNIT


def _ink(theme: Theme, ground: Ground, meaning: Meaning) -> str:
    """Give a mark's color; a named meaning's is full everywhere: a casing parts it from its ground."""
    if meaning == "plain":
        return theme.ink[("wood", "black", "white").index(ground)]
    return theme.look(meaning)[0]


def _tint(theme: Theme, ground: Ground, x: float, y: float, tint: Tint, placed: Placed) -> str:
    value = max(0.0, tint.value) if tint.scale == "worth" else abs(tint.value)
    if value < _FAINTEST and tint.scale != "worth":
        return ""
    if tint.scale == "worth":
        radius = (0.22 + 0.26 * value) * UNIT * placed.scale
        return (
            f'<circle cx="{fixed(x)}" cy="{fixed(y)}" r="{fixed(radius)}" fill="{worth_color(value)}" '
            f'stroke="#14100a" stroke-opacity=".55"/>'
        )
    fill, edge = theme.look(tint.meaning)
    if placed.plate:
        side = 0.9 * UNIT
        dash = ' stroke-dasharray="3 2"' if tint.meaning == "bad" else ""
        return (
            f'<rect x="{fixed(x - side / 2)}" y="{fixed(y - side / 2)}" width="{fixed(side)}" '
            f'height="{fixed(side)}" rx="4" fill="{fill}" fill-opacity="{fixed(0.2 + 0.65 * value)}" '
            f'stroke="{fill}"{dash}/>'
        )
    # The area grows with the value; on its own stone the edge keeps it visible.
    size = (0.16 + 0.4 * math.sqrt(value)) * UNIT * placed.scale
    half = size / 2
    thin = max(0.9, 1.2 * placed.scale)
    if tint.scale == "merit" and tint.value < 0:
        reach = half * 1.22
        return (
            f'<path d="M{fixed(x)} {fixed(y - reach)}l{fixed(reach)} {fixed(reach)}'
            f"l{fixed(-reach)} {fixed(reach)}l{fixed(-reach)} {fixed(-reach)}z"
            f'" fill="{fill}" stroke="{edge}" stroke-width="{fixed(thin)}"/>'
            f'<path d="M{fixed(x - half * 0.5)} {fixed(y)}h{fixed(half)}" stroke="{edge}" '
            f'stroke-width="{fixed(thin * 1.3)}"/>'
        )
    if tint.scale == "merit":
        return (
            f'<circle cx="{fixed(x)}" cy="{fixed(y)}" r="{fixed(half * 1.08)}" fill="{fill}" '
            f'stroke="{edge}" stroke-width="{fixed(thin)}"/>'
        )
    hollow = tint.scale == "amount" and tint.value < 0
    if hollow:
        thick = max(1.2, size * 0.16)
        inside = size - thick
        return (
            f'<rect x="{fixed(x - inside / 2)}" y="{fixed(y - inside / 2)}" '
            f'width="{fixed(inside)}" height="{fixed(inside)}" rx="{fixed(inside * 0.3)}" '
            f'fill="{edge}" fill-opacity=".35" stroke="{fill}" stroke-width="{fixed(thick)}"/>'
        )
    round_by = 0.3 * size if tint.scale == "amount" else 0.06 * size
    return (
        f'<rect x="{fixed(x - half)}" y="{fixed(y - half)}" width="{fixed(size)}" '
        f'height="{fixed(size)}" rx="{fixed(round_by)}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{fixed(thin)}"/>'
    )


def worth_color(value: float) -> str:
    """Give the color of a tint of worth, 0 far worse (red) to 1 the best (green)."""
    at = min(1.0, max(0.0, value)) * (len(_WORTHS) - 1)
    below = min(int(at), len(_WORTHS) - 2)
    return blend(_WORTHS[below + 1], _WORTHS[below], at - below)


def _symbol(theme: Theme, ground: Ground, x: float, y: float, symbol: Symbol, scale: float) -> str:
    if symbol.shape == "veil":
        return (
            f'<rect x="{fixed(x - UNIT / 2)}" y="{fixed(y - UNIT / 2)}" width="{fixed(UNIT)}" '
            f'height="{fixed(UNIT)}" fill="{theme.wood[1]}" fill-opacity="{_VEIL}"/>'
        )
    color = _ink(theme, ground, symbol.meaning)
    if symbol.shape == "stone":
        fill, edge = theme.look(symbol.meaning) if symbol.meaning != "plain" else (color, color)
        return (
            f'<circle cx="{fixed(x)}" cy="{fixed(y)}" r="{fixed(0.32 * UNIT * scale)}" fill="{fill}" '
            f'fill-opacity=".72" stroke="{edge}" stroke-opacity=".6"/>'
        )
    thick = max(1.1, min(2.0, 2.0 * scale))
    path = _symbol_path(x, y, symbol.shape, 0.27 * UNIT * scale)
    solid = symbol.shape in ("dot", "star")
    edge = _casing(theme, symbol.meaning)
    line = 'stroke-linejoin="round" stroke-linecap="round"'
    around = ""
    if edge:
        wide = fixed((0.6 if solid else thick) + 2.2)
        around = f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="{wide}" {line}/>'
    return (
        f'{around}<path d="{path}" fill="{color if solid else "none"}" stroke="{color}" '
        f'stroke-width="{"0.6" if solid else fixed(thick)}" {line}/>'
    )


def _casing(theme: Theme, meaning: Meaning) -> str:
    """Give what parts a colored mark from its ground; nothing for the plain ink."""
    if meaning == "plain":
        return ""
    return theme.look(meaning)[1] if meaning in ("black", "white") else theme.casing


def _symbol_path(x: float, y: float, shape: Shape, radius: float) -> str:
    if shape in ("dot", "circle"):
        r = radius * (0.56 if shape == "dot" else 0.95)
        arc = f"a{fixed(r)} {fixed(r)} 0 1 0"
        return f"M{fixed(x - r)} {fixed(y)}{arc} {fixed(2 * r)} 0{arc} {fixed(-2 * r)} 0z"
    if shape == "cross":
        arm, span = radius * 0.78, fixed(radius * 1.56)
        return f"M{fixed(x - arm)} {fixed(y - arm)}l{span} {span}m0 -{span}l-{span} {span}"
    if shape == "star":
        return _star(x, y, radius * 1.15)
    if shape == "square":
        return _polygon(x, y, radius * 1.2, 4, math.pi / 4)
    if shape == "diamond":
        return _polygon(x, y, radius * 1.15, 4, 0)
    return _polygon(x, y + radius * 0.12, radius * 1.12, 3, 0)


def _polygon(x: float, y: float, radius: float, sides: int, turn: float) -> str:
    places = (
        (
            x + radius * math.sin(turn + 2 * math.pi * k / sides),
            y - radius * math.cos(turn + 2 * math.pi * k / sides),
        )
        for k in range(sides)
    )
    return "M" + "L".join(f"{fixed(px)} {fixed(py)}" for px, py in places) + "z"


def _star(x: float, y: float, radius: float) -> str:
    places = []
    for k in range(10):
        reach = radius if k % 2 == 0 else radius * 0.45
        angle = math.pi * k / 5
        places.append(f"{fixed(x + reach * math.sin(angle))} {fixed(y - reach * math.cos(angle))}")
    return "M" + "L".join(places) + "z"


def connector(
    theme: Theme, start: tuple[float, float], end: tuple[float, float], mark: Line | Arrow
) -> str:
    """Give a line or an arrow with a light casing, so that it is seen on wood and on both stones."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    if length == 0:
        return ""
    ux, uy = (bx - ax) / length, (by - ay) / length
    color, casing = theme.look("black" if mark.meaning == "plain" else mark.meaning)
    if mark.meaning in ("good", "bad", "neutral"):
        casing = theme.casing
    stroke = mark.stroke if isinstance(mark, Line) else "by-meaning"
    if stroke == "by-meaning":
        stroke = _STROKES.get(mark.meaning, "whole")
    dash = _DASHES[stroke]
    if isinstance(mark, Line):
        path = f"M{fixed(ax)} {fixed(ay)}L{fixed(bx)} {fixed(by)}"
        ends = f"M{fixed(ax)} {fixed(ay)}h0M{fixed(bx)} {fixed(by)}h0"
        head = (
            f'<path d="{ends}" stroke="{casing}" stroke-width="9.4"/>'
            f'<path d="{ends}" stroke="{color}" stroke-width="6.6"/>'
        )
    else:
        tip_x, tip_y = bx - ux * 0.1 * UNIT, by - uy * 0.1 * UNIT
        neck_x, neck_y = tip_x - ux * 11, tip_y - uy * 11
        path = f"M{fixed(ax)} {fixed(ay)}L{fixed(neck_x)} {fixed(neck_y)}"
        wing = 5.6
        head = (
            f'<path d="M{fixed(tip_x)} {fixed(tip_y)}'
            f"L{fixed(neck_x - uy * wing - ux * 2)} {fixed(neck_y + ux * wing - uy * 2)}"
            f"L{fixed(neck_x)} {fixed(neck_y)}"
            f'L{fixed(neck_x + uy * wing - ux * 2)} {fixed(neck_y - ux * wing - uy * 2)}z" '
            f'fill="{color}" stroke="{casing}" stroke-width="1.3" stroke-linejoin="round"/>'
        )
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="{casing}" '
        f'stroke-width="5.6" stroke-opacity=".9"/><path d="{path}" stroke="{color}" '
        f'stroke-width="2.8"{dash}/>{head}</g>'
    )


def last_move_mark(theme: Theme, ground: Ground, x: float, y: float, crowded: bool) -> str:
    """Give the last move's ring: in the middle of its stone, or along the rim where the middle is taken."""
    if not crowded:
        color = theme.ink[1] if ground == "black" else theme.ink[2]
        return (
            f'<circle class="last" cx="{fixed(x)}" cy="{fixed(y)}" r="{fixed(0.235 * UNIT)}" '
            f'fill="none" stroke="{color}" stroke-width="1.9"/>'
        )
    color = theme.accent[0] if ground == "black" else theme.accent[1]
    return (
        f'<circle class="last" cx="{fixed(x)}" cy="{fixed(y)}" r="{fixed(RADIUS - 2.1)}" '
        f'fill="none" stroke="{color}" stroke-width="2.2"/>'
    )
