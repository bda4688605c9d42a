"""A pattern's drawing, symbol by symbol, as a small picture: to be looked at on a page of many, or to be painted.

Takes drawn rows; gives HTML of our own making. Knows no files and no boards. As in examples of pattern files `O` is
White, so own is White, and `X` Black; below an element of the class `own-black` it is the other way round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from riyu.patterns._drawing import edges_of
from riyu.patterns.model import Asked, Glob, Pattern
from riyu.patterns.tables import ASKED, MASKS

__all__ = ["kinds_of", "painted_html", "small_svg"]

_WOOD, _LINE, _INK = "#e6bd76", "#6b4d22", "#2a2219"
_STONES = {
    2: ("var(--own,#fdfbf6)", "var(--own-rim,#8f8778)", "var(--own-ink,#2a2219)"),
    4: ("var(--enemy,#1b1c1e)", "var(--enemy-rim,#000)", "var(--enemy-ink,#fdfbf6)"),
    6: ("#8d8a85", "#4d4a45", "#fff"),
}  # by mask: fill, rim, letters on it
_EDGES = "-|+"
_UNIT = 10


def kinds_of(block: Pattern | Glob, asked: Asked | None = None) -> dict[str, int]:
    """Give what may stand where a label is drawn, as masks of the language: 2 own, 4 enemy, 6 either, 1 empty."""
    kinds = {where.label: MASKS[where.symbol] for where in block.where}
    if asked is not None:
        kinds.setdefault("@", ASKED[asked.focus].mask)
        if ASKED[asked.focus].end:
            kinds.setdefault("A", ASKED[asked.focus].mask)
    return kinds


def small_svg(rows: Sequence[str], kinds: Mapping[str, int], label: str = "") -> str:
    """Give drawn rows as an SVG element; without a label it is decoration, and is not read aloud."""
    rows = tuple(rows)
    top, bottom, left, right = edges_of(rows)
    inner = [row[left : len(row) - right] for row in rows[top : len(rows) - bottom]]
    height, width = len(inner), len(inner[0])
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    parts = [
        f'<svg viewBox="0 0 {width * _UNIT} {height * _UNIT}" {told}>',
        f'<rect width="{width * _UNIT}" height="{height * _UNIT}" fill="{_WOOD}"/>',
    ]
    lines, bold = "", ""
    for r, row in enumerate(inner):
        for c, symbol in enumerate(row):
            if symbol == "_":
                continue
            x, y = c * _UNIT + 5, r * _UNIT + 5
            west, east = 0 if left and c == 0 else 5, 0 if right and c == width - 1 else 5
            north, south = 0 if top and r == 0 else 5, 0 if bottom and r == height - 1 else 5
            lines += f"M{x - west} {y}H{x + east}M{x} {y - north}V{y + south}"
            bold += f"M{x} {y - north}V{y + south}" * ((not west) + (not east))
            bold += f"M{x - west} {y}H{x + east}" * ((not north) + (not south))
    parts.append(f'<path d="{lines}" stroke="{_LINE}" stroke-width=".5"/>')
    if bold:
        parts.append(f'<path d="{bold}" stroke="{_LINE}" stroke-width="1.4"/>')
    for r, row in enumerate(inner):
        for c, symbol in enumerate(row):
            parts.append(_symbol(symbol, c * _UNIT + 5, r * _UNIT + 5, kinds))
    return "".join([*parts, "</svg>"])


def _symbol(symbol: str, x: int, y: int, kinds: Mapping[str, int]) -> str:
    if symbol == ".":
        return ""
    if symbol == "_":
        return f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" fill="#fff" opacity=".45"/>'
    if symbol in "ox":
        fill, rim, _ = _STONES[MASKS[symbol] & 6]
        return (
            f'<circle cx="{x}" cy="{y}" r="2.5" fill="{fill}" stroke="{rim}" stroke-width=".5"/>'
            f'<circle cx="{x}" cy="{y}" r="4.3" fill="none" stroke="{rim}" stroke-width=".5" stroke-dasharray="1.2"/>'
        )
    if symbol == "*":
        return f'<path d="M{x - 3} {y - 3}l6 6m-6 0l6-6" stroke="#a02c00" stroke-width="1.5"/>'
    mask = MASKS.get(symbol, 0) if symbol in "OXs" else kinds.get(symbol, 0)
    drawn, ink = "", _INK
    if mask in _STONES:
        fill, rim, ink = _STONES[mask]
        drawn = (
            f'<circle cx="{x}" cy="{y}" r="4.6" fill="{fill}" stroke="{rim}" stroke-width=".5"/>'
        )
    if symbol in "OXs":
        return drawn
    if symbol == "@":
        ring = ink if drawn else "#0b4f8a"
        return f'{drawn}<circle cx="{x}" cy="{y}" r="2.4" fill="none" stroke="{ring}" stroke-width="1.1"/>'
    if not drawn:
        drawn = f'<circle cx="{x}" cy="{y}" r="3.4" fill="{_WOOD}"/>'
    return (
        f'{drawn}<text x="{x}" y="{y + 2.4}" font-size="6.6" text-anchor="middle" '
        f'font-family="sans-serif" fill="{ink}">{escape(symbol)}</text>'
    )


def painted_html(
    rows: Sequence[str],
    kinds: Mapping[str, int],
    part: int,
    words: Mapping[str, str],
    brush: str = "",
) -> str:
    """Give drawn rows as a picture with a button on each point, `data-cell` its part, row and column from 0.

    `words` say what a symbol means; with `brush` a button says what a click would do.
    """
    rows = tuple(rows)
    top, bottom, left, right = edges_of(rows)
    buttons = []
    for r in range(top, len(rows) - bottom):
        for c in range(left, len(rows[r]) - right):
            symbol = rows[r][c]
            said = words.get(symbol, f"{symbol}")
            buttons.append(
                f'<button type="button" data-cell="{part},{r},{c}" '
                f'aria-label="{escape(f"row {r - top + 1}, column {c - left + 1}: {said}")}"></button>'
            )
    width = len(rows[0]) - left - right
    hint = f' title="paints {escape(brush)}"' if brush else ""
    return (
        f'<div class="painted" style="--columns:{width}"{hint}>{small_svg(rows, kinds)}'
        f'<div class="cells">{"".join(buttons)}</div></div>'
    )
