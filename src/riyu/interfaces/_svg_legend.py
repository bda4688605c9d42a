"""A picture's legend as SVG: for each layer its swatches, its name and its sentences.

Takes overlays, a theme and a width; gives a fragment and where it ends. Knows no board.
"""

from __future__ import annotations

from riyu.interfaces._layout import UNIT, Placed
from riyu.interfaces._overlay import Arrow, Line, Mark, Overlay, keys_of
from riyu.interfaces._svg_goban import SERIF, escape, fixed
from riyu.interfaces._svg_marks import connector, mark_on
from riyu.interfaces._theme import Theme

__all__ = ["legend_below", "swatch", "wrap"]

_LEGEND_SIZE = 12.5
_LINE = 17.0
_SWATCH = 20.0


def legend_below(
    theme: Theme, overlays: tuple[Overlay, ...], left: float, top: float, width: float
) -> tuple[str, float]:
    """Give the legend below everything and where it ends: for each layer its swatches, its name and its sentences."""
    if not overlays:
        return "", top
    y = top + 22
    rule = (
        f'<path d="M{fixed(left)} {fixed(y - 8.5)}h{fixed(width)}" stroke="{theme.quiet}" '
        f'stroke-opacity=".3"/>'
    )
    parts = [rule]
    for layer in overlays:
        rows, y = _legend_entry(theme, layer, left, y, width)
        parts.append(f'<g data-layer="{layer.name}">{rows}</g>')
    return (
        f'<g class="legend" font-family="{SERIF}" font-size="{_LEGEND_SIZE}" '
        f'fill="{theme.quiet}">{"".join(parts)}</g>',
        y - 6,
    )


def _legend_entry(
    theme: Theme, layer: Overlay, left: float, top: float, width: float
) -> tuple[str, float]:
    parts = []
    keys = keys_of(layer)
    lone = len(keys) <= 1 and not any(words for _, words in keys)
    indent = _SWATCH + 9
    if lone and keys:
        parts.append(swatch(theme, keys[0][0], left, top))
    else:
        indent = 0.0
    name_width = _text_width(layer.name, _LEGEND_SIZE) * 1.1 + 8
    lines = wrap(layer.legend, width - indent, _LEGEND_SIZE, first=width - indent - name_width)
    x = left + indent
    y = top + 14
    first = escape(lines[0]) if lines else ""
    parts.append(
        f'<text x="{fixed(x)}" y="{fixed(y)}"><tspan font-weight="700" fill="{theme.text}">'
        f'{layer.name}</tspan><tspan dx="7">{first}</tspan></text>'
    )
    for line in lines[1:]:
        y += _LINE
        parts.append(f'<text x="{fixed(x)}" y="{fixed(y)}">{escape(line)}</text>')
    bottom = y + 5
    if not lone:
        # The keys in rows, each a swatch and its words.
        x, row = left, bottom + 3
        for mark, words in keys:
            need = _SWATCH + 6 + (_text_width(words, _LEGEND_SIZE) + 16 if words else 0)
            if x > left and x + need > left + width:
                x, row = left, row + _SWATCH + 4
            parts.append(swatch(theme, mark, x, row))
            if words:
                parts.append(
                    f'<text x="{fixed(x + _SWATCH + 6)}" y="{fixed(row + 14.2)}">{escape(words)}</text>'
                )
            x += need
        bottom = row + _SWATCH
    return "".join(parts), bottom + 7


def swatch(theme: Theme, mark: Mark, x: float, y: float) -> str:
    """Give a little piece of wood with a sample mark on it."""
    tile = (
        f'<rect x="{fixed(x)}" y="{fixed(y)}" width="{_SWATCH:g}" height="{_SWATCH:g}" rx="3" '
        f'fill="{theme.wood[1]}" stroke="{theme.line}" stroke-opacity=".35"/>'
    )
    middle_x, middle_y = x + _SWATCH / 2, y + _SWATCH / 2
    if isinstance(mark, Line | Arrow):
        inside = connector(theme, (6.5, 16), (26.5, 16), mark)
    else:
        inside = mark_on(theme, "wood", 16, 16, Placed(0, mark))
    # Drawn on a point's square and made smaller, so a swatch can't differ from the board's marks.
    scale = _SWATCH / UNIT * 1.04
    shift_x, shift_y = middle_x - 16 * scale, middle_y - 16 * scale
    return (
        f'{tile}<g transform="translate({fixed(shift_x)} {fixed(shift_y)}) scale({scale:.3f})" '
        f'text-anchor="middle">{inside}</g>'
    )


def _text_width(text: str, size: float) -> float:
    """Give a careful guess of a text's width: the renderer's font is not known here."""
    narrow = sum(c in "iljtfrI.,:;'|!()[] " for c in text)
    wide = sum(c in "mwMW—@%" or ord(c) > 0x2E7F for c in text)
    return size * (0.56 * (len(text) - narrow - wide) + 0.33 * narrow + 0.95 * wide)


def wrap(text: str, width: float, size: float, first: float | None = None) -> list[str]:
    """Break a text into lines of a width; the first may be shorter."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        current = ""
        for word in paragraph.split():
            longer = f"{current} {word}".strip()
            room = first if first is not None and not lines else width
            if current and _text_width(longer, size) > room:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return lines
