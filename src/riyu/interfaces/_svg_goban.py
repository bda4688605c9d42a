"""The bare goban as SVG: slab with grain, lines, star points, coordinates, slate and shell stones.

Takes a frame, a theme and a position; gives SVG fragments, the same bytes each time. Knows no overlays.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Collection, Iterable

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import COLUMNS, Point, column_of, point_text, row_of, star_points
from riyu.game.position import Position
from riyu.interfaces._layout import UNIT, Frame
from riyu.interfaces._theme import Theme, luminance

__all__ = [
    "RADIUS",
    "SANS",
    "SERIF",
    "board_points",
    "coordinate_marks",
    "definitions",
    "escape",
    "fixed",
    "grid",
    "slab",
    "text_at",
]

RADIUS = 0.478 * UNIT  # a stone's; neighbors almost touch, as on a real board
SERIF = "Georgia, 'Iowan Old Style', 'Liberation Serif', 'DejaVu Serif', serif"
SANS = "'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SHELLS = 4  # differently turned white stones
_BASELINE = 0.355  # from a text's middle down to its baseline, in font sizes


def fixed(value: float) -> str:
    """Give a coordinate with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if abs(value) < 1:
        text = text.replace("0.", ".", 1)
    return "0" if text in ("-0", "-", "") else text


def escape(text: str) -> str:
    """Give a text as XML content; characters that XML can't hold become `�`. (The library's own loads urllib.)"""
    return (
        _NOT_IN_XML.sub("\ufffd", text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
    )


def text_at(x: float, y: float, size: float, text: str, more: str = "") -> str:
    """Give a text centered on a place. The baseline is set by hand: not every renderer knows `dominant-baseline`."""
    return (
        f'<text x="{fixed(x)}" y="{fixed(y + _BASELINE * size)}" font-size="{fixed(size)}"{more}>'
        f"{escape(text)}</text>"
    )


def definitions(theme: Theme, prefix: str, width: float, height: float) -> str:
    """Give the gradients, filters and stones that the picture uses; ids begin with `prefix`, unique on a page."""
    if theme.is_flat:
        return "<defs>" + _flat_stones(theme, prefix) + _hit(prefix) + "</defs>"
    stops = _wood_stops(theme.wood)
    shine = ".2" if luminance(theme.wood[0]) > 0.3 else ".08"
    parts = [
        "<defs>",
        f'<linearGradient id="{prefix}wood" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{fixed(width)}" y2="0">{stops}</linearGradient>',
        f'<linearGradient id="{prefix}light" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="#fff" stop-opacity="{shine}"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#5a2c00" stop-opacity=".1"/></linearGradient>',
        _radial(f"{prefix}slate", theme.slate, (0, 0.5, 1), (0.36, 0.3, 0.72)),
        _radial(f"{prefix}shell", theme.shell, (0, 0.6, 1), (0.38, 0.32, 0.78)),
        f'<radialGradient id="{prefix}glow"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity=".11"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
        f'<filter id="{prefix}soft" filterUnits="userSpaceOnUse" x="0" y="0" width="{fixed(width)}" '
        f'height="{fixed(height)}"><feGaussianBlur stdDeviation="1.5"/></filter>',
        f'<filter id="{prefix}far" x="-5%" y="-5%" width="110%" height="112%">'
        '<feGaussianBlur stdDeviation="5"/></filter>',
        _slate_stone(theme, prefix),
        _shell_stones(theme, prefix),
        _hit(prefix),
        "</defs>",
    ]
    return "".join(parts)


def _wood_stops(wood: tuple[str, str, str]) -> str:
    """Give the slab's slow change of tone from left to right."""
    order = (0, 1, 0, 2, 1, 2, 0, 1, 1, 2, 0)
    last = len(order) - 1
    return "".join(
        f'<stop offset="{fixed(place / last)}" stop-color="{wood[tone]}"/>'
        for place, tone in enumerate(order)
    )


def _radial(
    name: str,
    colors: tuple[str, str, str],
    offsets: tuple[float, float, float],
    at: tuple[float, float, float],
) -> str:
    stops = "".join(
        f'<stop offset="{fixed(offset)}" stop-color="{color}"/>'
        for offset, color in zip(offsets, colors, strict=True)
    )
    return f'<radialGradient id="{name}" cx="{at[0]}" cy="{at[1]}" r="{at[2]}">{stops}</radialGradient>'


def _hit(prefix: str) -> str:
    half = UNIT / 2
    return (
        f'<rect id="{prefix}e" x="-{fixed(half)}" y="-{fixed(half)}" width="{fixed(UNIT)}" '
        f'height="{fixed(UNIT)}" fill="none" pointer-events="all"/>'
    )


def _flat_stones(theme: Theme, prefix: str) -> str:
    radius = fixed(RADIUS - 0.6)
    white = "".join(
        f'<g id="{prefix}w{turn}"><circle r="{radius}" fill="{theme.shell[0]}" '
        f'stroke="{theme.rim[1]}" stroke-width="1.2"/></g>'
        for turn in range(_SHELLS)
    )
    return (
        f'<g id="{prefix}b"><circle r="{radius}" fill="{theme.slate[0]}" stroke="{theme.rim[0]}" '
        f'stroke-width="1.2"/></g>{white}'
    )


def _slate_stone(theme: Theme, prefix: str) -> str:
    return (
        f'<g id="{prefix}b"><circle r="{fixed(RADIUS)}" fill="url(#{prefix}slate)" '
        f'stroke="{theme.rim[0]}" stroke-width=".6"/>'
        f'<ellipse cx="-5" cy="-6.4" rx="7.4" ry="5.4" transform="rotate(-38 -5 -6.4)" '
        f'fill="url(#{prefix}glow)"/></g>'
    )


def _shell_stones(theme: Theme, prefix: str) -> str:
    """Give white stones with the shell's growth lines, each turned another way."""
    return "".join(
        f'<g id="{prefix}w{turn}"><circle r="{fixed(RADIUS)}" fill="url(#{prefix}shell)" '
        f'stroke="{theme.rim[1]}" stroke-width=".7"/><path d="{_growth_lines(turn)}" fill="none" '
        f'stroke="{theme.shell_line}" stroke-width=".55" stroke-opacity=".45"/>'
        f'<ellipse cx="-5" cy="-6" rx="6" ry="4.4" transform="rotate(-38 -5 -6)" '
        f'fill="url(#{prefix}glow)"/></g>'
        for turn in range(_SHELLS)
    )


def _growth_lines(turn: int) -> str:
    """Give thin bent chords across a stone; they end inside it, so that no clipping is needed."""
    angle = (0.35, 1.2, 2.05, 2.75)[turn]
    cos, sin = math.cos(angle), math.sin(angle)
    inner = RADIUS - 1.1
    bend = 2.4
    parts = []
    for step in range(-4, 5):
        offset = step * 3.1 + 0.35 * (step % 3) + 0.6
        half = inner * inner - (abs(offset) + 1.0) ** 2
        if half <= 4:
            continue
        reach = math.sqrt(half)
        ends = ((-reach, offset), (0.0, offset + bend * 0.9), (reach, offset))
        (ax, ay), (bx, by), (cx, cy) = ((x * cos - y * sin, x * sin + y * cos) for x, y in ends)
        parts.append(f"M{fixed(ax)} {fixed(ay)}Q{fixed(bx)} {fixed(by)} {fixed(cx)} {fixed(cy)}")
    return "".join(parts)


def slab(theme: Theme, prefix: str, at: tuple[float, float, float, float]) -> str:
    """Give the board's wood; `at` is left, top, width, height."""
    left, top, width, height = at
    box = f'x="{fixed(left)}" y="{fixed(top)}" width="{fixed(width)}" height="{fixed(height)}"'
    if theme.is_flat:
        return f'<rect class="slab" {box} fill="{theme.wood[0]}"/>'
    right, bottom = left + width, top + height
    lit, shaded = theme.slab_edge
    return "".join(
        [
            f'<rect x="{fixed(left + 1)}" y="{fixed(top + 4)}" width="{fixed(width - 2)}" '
            f'height="{fixed(height)}" rx="3" fill="#1a0e02" opacity=".38" '
            f'filter="url(#{prefix}far)"/>',
            f'<g class="slab"><rect {box} rx="2.5" fill="url(#{prefix}wood)"/>',
            _grain(theme, at),
            f'<rect {box} rx="2.5" fill="url(#{prefix}light)"/>',
            f'<path d="M{fixed(left + 0.75)} {fixed(bottom - 2)}V{fixed(top + 0.75)}'
            f'H{fixed(right - 2)}" fill="none" stroke="{lit}" stroke-width="1.5" opacity=".75"/>',
            f'<path d="M{fixed(left + 2)} {fixed(bottom - 0.75)}H{fixed(right - 0.75)}'
            f'V{fixed(top + 2)}" fill="none" stroke="{shaded}" stroke-width="1.5" opacity=".7"/>',
            "</g>",
        ]
    )


def _grain(theme: Theme, at: tuple[float, float, float, float]) -> str:
    """Give straight grain, as of a quarter-sawn kaya board: streaks that sway together and never cross."""
    left, top, width, height = at
    chance = random.Random(19)
    phase = chance.random() * 6.3

    def sway(x: float, y: float) -> float:
        along = (y - top) / UNIT
        across = (x - left) / UNIT
        return 2.6 * math.sin(along * 0.21 + across * 0.13 + phase) + 0.9 * math.sin(
            along * 0.63 + across * 0.35
        )

    def short(value: float) -> str:
        return fixed(round(value, 1))

    def streak(x: float) -> str:
        y0, y1, y2, y3 = (top + 1.5 + (height - 3) * part / 3 for part in range(4))
        x0, x1, x2, x3 = (
            min(max(x + sway(x, y), left + 1), left + width - 1) for y in (y0, y1, y2, y3)
        )
        # A cubic through four places at thirds: Bézier handles from the interpolation formula.
        h1 = (-5 * x0 + 18 * x1 - 9 * x2 + 2 * x3) / 6
        h2 = (2 * x0 - 9 * x1 + 18 * x2 - 5 * x3) / 6
        run = " ".join(f"{short(x - x0)} {y - y0:.0f}" for x, y in ((h1, y1), (h2, y2), (x3, y3)))
        return f"M{short(x0)} {y0:.0f}c{run}"

    dark, light = theme.grain
    groups: list[tuple[str, float, float, float]] = [
        # color, width, opacity, mean distance between streaks
        (dark, 7.0, 0.055, 31.0),
        (light, 6.0, 0.09, 27.0),
        (dark, 2.2, 0.09, 15.0),
        (light, 1.4, 0.16, 14.0),
        (dark, 0.7, 0.25, 8.0),
        (dark, 0.45, 0.34, 17.0),
    ]
    parts = []
    for color, thick, opacity, distance in groups:
        streaks = []
        x = left + chance.random() * distance
        while x < left + width - thick / 2 - 1:
            if x > left + thick / 2 + 1:
                streaks.append(streak(x))
            # Rings stand closer in cold years: distances vary in slow waves, not evenly.
            wave = 1 + 0.45 * math.sin((x - left) / 61 + phase)
            x += distance * wave * (0.45 + 1.1 * chance.random())
        parts.append(
            f'<path d="{"".join(streaks)}" stroke="{color}" stroke-width="{fixed(thick)}" '
            f'opacity="{fixed(opacity)}"/>'
        )
    pores = []
    for _ in range(int(width * height / 3200)):
        x, y = left + 4 + chance.random() * (width - 8), top + 6 + chance.random() * (height - 22)
        pores.append(f"M{x:.1f} {y:.0f}v{4 + chance.random() * 9:.0f}")
    parts.append(f'<path d="{"".join(pores)}" stroke="{dark}" stroke-width=".6" opacity=".3"/>')
    return f'<g fill="none">{"".join(parts)}</g>'


def grid(theme: Theme, frame: Frame, cleared: Collection[Point]) -> str:
    """Give lines and star points; lines break at `cleared` points, so that a text there is read on bare wood.

    Where the shown part ends before the board does, lines run on for half a distance and fade.
    """
    inner: list[str] = []
    border: list[str] = []
    fading: list[str] = []
    run = 0.5 * UNIT
    for row in range(frame.low_row, frame.high_row + 1):
        y = frame.top + (frame.high_row - row) * UNIT
        gaps = [frame.x(p) for p in cleared if row_of(p) == row]
        lines = border if row in (1, frame.size) else inner
        start, end = frame.left, frame.left + frame.width
        lines.extend(f"M{fixed(a)} {fixed(y)}H{fixed(b)}" for a, b in _pieces(start, end, gaps))
        if frame.low_column > 1:
            fading.append(f"M{fixed(start - run)} {fixed(y)}H{fixed(start)}")
        if frame.high_column < frame.size:
            fading.append(f"M{fixed(end)} {fixed(y)}h{fixed(run)}")
    for column in range(frame.low_column, frame.high_column + 1):
        x = frame.left + (column - frame.low_column) * UNIT
        gaps = [frame.y(p) for p in cleared if column_of(p) == column]
        lines = border if column in (1, frame.size) else inner
        start, end = frame.top, frame.top + frame.height
        lines.extend(f"M{fixed(x)} {fixed(a)}V{fixed(b)}" for a, b in _pieces(start, end, gaps))
        if frame.high_row < frame.size:
            fading.append(f"M{fixed(x)} {fixed(start - run)}V{fixed(start)}")
        if frame.low_row > 1:
            fading.append(f"M{fixed(x)} {fixed(end)}v{fixed(run)}")
    stars = "".join(
        f"M{fixed(frame.x(p))} {fixed(frame.y(p))}h0"
        for p in star_points(frame.size)
        if frame.shows(p) and p not in cleared
    )
    parts = [f'<path d="{"".join(inner)}" stroke-width="1"/>']
    if border:
        parts.append(f'<path d="{"".join(border)}" stroke-width="1.8" stroke-linecap="square"/>')
    if fading:
        parts.append(f'<path d="{"".join(fading)}" stroke-width="1" opacity=".4"/>')
    if stars:
        parts.append(f'<path d="{stars}" stroke-width="6.4" stroke-linecap="round"/>')
    return f'<g class="grid" fill="none" stroke="{theme.line}">{"".join(parts)}</g>'


def _pieces(start: float, end: float, gaps: Iterable[float]) -> list[tuple[float, float]]:
    half = 0.34 * UNIT
    pieces = []
    for gap in sorted(gaps):
        if gap - half > start:
            pieces.append((start, gap - half))
        start = gap + half
    if start < end:
        pieces.append((start, end))
    return pieces


def coordinate_marks(theme: Theme, frame: Frame, distance: float, size: float = 10.5) -> str:
    """Give letters above and below and numbers at both sides, `distance` away from the outer lines.

    `size` is the letters' in drawing units.
    """
    parts = []
    right, bottom = frame.left + frame.width + distance, frame.top + frame.height + distance
    for column in range(frame.low_column, frame.high_column + 1):
        x = frame.left + (column - frame.low_column) * UNIT
        for y in (frame.top - distance, bottom):
            parts.append(text_at(x, y, size, COLUMNS[column - 1]))
    for row in range(frame.low_row, frame.high_row + 1):
        y = frame.top + (frame.high_row - row) * UNIT
        for x in (frame.left - distance, right):
            parts.append(text_at(x, y, size, str(row)))
    return (
        f'<g class="coordinates" fill="{theme.coordinate}" font-family="{SERIF}" '
        f'text-anchor="middle" aria-hidden="true">{"".join(parts)}</g>'
    )


def board_points(theme: Theme, frame: Frame, position: Position, prefix: str) -> str:
    """Give the stones' shadows and then a group for each point, with its stone or an unseen square to be hit."""
    points = frame.points()
    parts = []
    stones = [p for p in points if position.at(p)]
    if stones and not theme.is_flat:
        # One path with round caps: a dot for each shadow, blurred together, below all stones.
        dots = "".join(f"M{fixed(frame.x(p) + 1.6)} {fixed(frame.y(p) + 2.6)}h0" for p in stones)
        parts.append(
            f'<path class="shadows" d="{dots}" fill="none" stroke="#140a00" stroke-linecap="round" '
            f'stroke-width="{fixed(2 * RADIUS)}" opacity="{fixed(theme.shadow)}" '
            f'filter="url(#{prefix}soft)"/>'
        )
    parts.append('<g class="points">')
    for point in points:
        content = position.at(point)
        place = f'x="{fixed(frame.x(point))}" y="{fixed(frame.y(point))}"'
        name = point_text(point)
        if content == BLACK:
            parts.append(
                f'<g data-point="{name}" class="black"><use href="#{prefix}b" {place}/></g>'
            )
        elif content == WHITE:
            turn = (point * 7 + point // 3) % _SHELLS
            parts.append(
                f'<g data-point="{name}" class="white"><use href="#{prefix}w{turn}" {place}/></g>'
            )
        else:
            parts.append(f'<g data-point="{name}"><use href="#{prefix}e" {place}/></g>')
    parts.append("</g>")
    return "".join(parts)
