"""A rule's maps side by side as one picture, its relations drawn between them, to be looked at or painted.

Takes a rule; gives HTML of our own making. Knows no files and no boards. As in examples, own is White, the enemy Black
(or the other way round, as patterns are drawn).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from riyu.inference.model import Map, Relation, Rule
from riyu.interfaces.web.pattern_drawing import small_svg
from riyu.patterns._drawing import edges_of
from riyu.patterns.tables import MASKS

__all__ = ["kinds_of_rule", "maps_html", "shared_labels"]

_UNIT = 10
_GAP = 14  # between maps
_HEAD = 9  # above a map, for its name
_BELOW = 7  # below all maps, for each relation
_INKS = ("#a02c00", "#0b4f8a", "#2d6a1e", "#6a2d82", "#7a5200")


@dataclass(frozen=True)
class _Laid:
    """A map in the picture: its number, where its points begin, and its points by symbol, in the picture's units."""

    number: int
    map_: Map
    left: float
    columns: int
    rows: int
    centers: Mapping[str, tuple[float, float]]


def kinds_of_rule(rule: Rule) -> dict[str, int]:
    """Give what may stand where a label is drawn, as masks of the language: 2 own, 4 enemy, 6 either."""
    return {clause.label: MASKS[clause.symbol] for clause in rule.where}


def shared_labels(rule: Rule) -> list[str]:
    """Give what ties maps by a label alone, in words: `Q in net and push: the same string`."""
    told = []
    for label in dict.fromkeys(s for one in rule.maps for row in one.drawing.rows for s in row):
        if not (label.isalpha() or label == "*") or label in "OXoxs":
            continue
        maps = [one.name for one in rule.maps if one.drawing.places(label)]
        if len(maps) > 1:
            what = "the same string" if label.isupper() else "the same point"
            told.append(f"{label} in {' and '.join(maps)}: {what}")
    return told


def maps_html(rule: Rule, words: Mapping[str, str]) -> str:
    """Give the maps as a picture with a button on each point, `data-cell` its map, row and column from 0.

    `words` say what a symbol means. Each relation is a line between two points or to a map, and named below.
    """
    laid = list(_laid(rule))
    if not laid:
        return ""
    width = max(one.left + one.columns * _UNIT for one in laid) + 2
    tall = max(one.rows for one in laid) * _UNIT + _HEAD
    lines = [line for relation in rule.relate if (line := _line(relation, laid))]
    height = tall + 3 + _BELOW * len(lines)
    parts = [
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(_said(rule))}">'
    ]
    kinds = kinds_of_rule(rule)
    for one in laid:
        drawn = small_svg(one.map_.drawing.rows, kinds)
        inside = drawn[drawn.index(">") + 1 : -len("</svg>")]
        parts.append(
            f'<text x="{one.left:g}" y="{_HEAD - 2.5}" class="map-name">{escape(one.map_.name)}</text>'
            f'<g transform="translate({one.left:g} {_HEAD})">{inside}</g>'
        )
    drawn_lines = [_drawn(*line, number, tall) for number, line in enumerate(lines)]
    parts += [line for line, _ in drawn_lines]
    parts += [name for _, name in drawn_lines]
    parts.append("</svg>")
    for one in laid:
        style = (
            f"--columns:{one.columns};left:{_share(one.left, width)};top:{_share(_HEAD, height)};"
            f"width:{_share(one.columns * _UNIT, width)};height:{_share(one.rows * _UNIT, height)}"
        )
        parts.append(f'<div class="cells" style="{style}">{"".join(_buttons(one, words))}</div>')
    return f'<div class="painted maps" style="--columns:{width / _UNIT:.1f}">{"".join(parts)}</div>'


def _laid(rule: Rule) -> Iterator[_Laid]:
    left = 1.0
    for number, map_ in enumerate(rule.maps):
        rows = map_.drawing.rows
        top, bottom, west, east = edges_of(rows)
        inner = [row[west : len(row) - east] for row in rows[top : len(rows) - bottom]]
        centers: dict[str, tuple[float, float]] = {}
        for r, row in enumerate(inner):
            for c, symbol in enumerate(row):
                at = (left + c * _UNIT + _UNIT / 2, _HEAD + r * _UNIT + _UNIT / 2)
                centers.setdefault(symbol, at)
        yield _Laid(number, map_, left, len(inner[0]), len(inner), centers)
        left += len(inner[0]) * _UNIT + _GAP


def _line(
    relation: Relation, laid: list[_Laid]
) -> tuple[Relation, tuple[tuple[float, float], tuple[float, float]]] | None:
    """Give where a relation is drawn: between points of two maps where it can be."""
    ends = [_ends(argument, laid) for argument in relation.arguments[:2]]
    if len(ends) < 2 or not all(ends):
        return None
    pairs = [(one, other) for one in ends[0] for other in ends[1]]
    return relation, min(pairs, key=lambda pair: abs(pair[0][0] - pair[1][0]))


def _ends(argument: str, laid: list[_Laid]) -> list[tuple[float, float]]:
    found = [one.centers[argument] for one in laid if argument in one.centers]
    found += [
        (one.left + one.columns * _UNIT / 2, _HEAD + one.rows * _UNIT - 3)  # its lower edge
        for one in laid
        if one.map_.name == argument
    ]
    return found


def _drawn(
    relation: Relation,
    ends: tuple[tuple[float, float], tuple[float, float]],
    number: int,
    tall: float,
) -> tuple[str, str]:
    """Give a relation's line and its name, which stands over all lines."""
    (x, y), (u, v) = ends
    ink = _INKS[number % len(_INKS)]
    down = tall + _BELOW * (number + 1) + 3
    circles = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="4.8" fill="none" stroke="{ink}" stroke-width=".8"/>'
        for argument, (x, y) in zip(relation.arguments, ends, strict=False)
        if len(argument) == 1
    )
    dash = ' stroke-dasharray="2 1.4"' if relation.negated else ""
    return (
        f'<path d="M{x:g} {y + 3:g}L{x:g} {down - 4:g}H{u:g}L{u:g} {v + 3:g}" fill="none" '
        f'stroke="{ink}" stroke-width=".7"{dash}/>'
        f"{circles}",
        f'<text x="{min(x, u) + 1:g}" y="{down - 5.8:g}" class="relation">{escape(str(relation))}</text>',
    )


def _buttons(one: _Laid, words: Mapping[str, str]) -> Iterator[str]:
    rows = one.map_.drawing.rows
    top, bottom, left, right = edges_of(rows)
    for r in range(top, len(rows) - bottom):
        for c in range(left, len(rows[r]) - right):
            symbol = rows[r][c]
            said = f"row {r - top + 1}, column {c - left + 1}: {words.get(symbol, symbol)}"
            name = f"{one.map_.name}, " if one.map_.name else ""
            yield (
                f'<button type="button" data-cell="{one.number},{r},{c}" '
                f'aria-label="{escape(name + said)}"></button>'
            )


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.3f}%"


def _said(rule: Rule) -> str:
    names = ", ".join(one.name for one in rule.maps if one.name)
    ties = ", ".join(map(str, rule.relate))
    return f"maps {names}; {ties}" if names else "the map"
