"""A whole picture as SVG: card, title, goban, marks in layers, caption; the legend is drawn next door.

Takes a position, overlays and settings; gives one SVG document, the same bytes each time. Knows no files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import Color, Point, color_name, point_text
from riyu.game.position import Position
from riyu.interfaces._layout import UNIT, Frame, Placed, Region, frame_of, place_marks
from riyu.interfaces._overlay import Arrow, Line, Number, Overlay, Symbol, Text, Tint
from riyu.interfaces._svg_goban import (
    SERIF,
    board_points,
    coordinate_marks,
    definitions,
    escape,
    fixed,
    grid,
    slab,
)
from riyu.interfaces._svg_legend import legend_below, wrap
from riyu.interfaces._svg_marks import (
    Ground,
    connector,
    last_move_mark,
    mark_on,
    words_on,
    worth_color,
)
from riyu.interfaces._theme import Theme, blend

__all__ = ["PLANES", "Piece", "Sheet", "describe", "line_pieces", "point_pieces", "sheet_svg"]

_NARROWEST = 270.0  # of texts around a small board, in drawing units
_GROUNDS: tuple[Ground, ...] = ("wood", "black", "white")
_PLANES = (Tint, Line | Arrow, Symbol, Number | Text)  # from the lowest to the highest
PLANES = len(_PLANES)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that a picture shows, checked: what `sheet_svg` draws."""

    position: Position
    overlays: tuple[Overlay, ...]
    last_move: Point
    numbers: Mapping[Point, str]
    title: str
    caption: str
    theme: Theme
    region: Region | None
    coordinates: bool
    point_size: float
    status: bool
    is_bare: bool = field(default=False, repr=False)  # for ids are drawn from all else


def sheet_svg(sheet: Sheet) -> str:
    """Draw a sheet."""
    theme, position = sheet.theme, sheet.position
    # Step 1. Sizes: card margin, title, slab with its border, caption, status, legend.
    margin = 0.0 if sheet.is_bare else 8.0 if theme.is_flat else 18.0
    border = (1.3 if sheet.coordinates else 0.85) * UNIT
    frame = frame_of(position.size, sheet.region)
    slab_width, slab_height = frame.width + 2 * border, frame.height + 2 * border
    legends = () if sheet.is_bare else sheet.overlays
    has_words = sheet.title or sheet.caption or sheet.status or legends
    content = max(slab_width, _NARROWEST if has_words else 0.0)
    title_lines = wrap("" if sheet.is_bare else sheet.title, content, 17.0)
    slab_top = margin + (24 * len(title_lines) + 6 if title_lines else 0)
    left, top = round(margin + (content - slab_width) / 2), slab_top
    # Lines lie on half units, so that they are sharp where a unit is a pixel.
    frame = replace(frame, left=round(left + border) + 0.5, top=round(top + border) + 0.5)
    width = content + 2 * margin
    y = slab_top + slab_height
    if sheet.status:
        y += 30
    status_y = y - 4
    caption_lines = wrap(sheet.caption, content, 13.0)
    caption_top = y + 8
    if caption_lines:
        caption_top += 0 if sheet.status else 8
        y = caption_top + 18 * len(caption_lines) - 4
    # The prefix of ids must not depend on ids: it is drawn from what is shown.
    prefix = _prefix(sheet)
    legend, bottom = legend_below(theme, legends, margin, y, content)
    height = bottom + margin
    # Step 2. The board.
    stones = frozenset(p for p in frame.points() if position.at(p) != EMPTY)
    placed = place_marks(sheet.overlays, sheet.numbers, stones)
    numbers = {p: t for p, t in sheet.numbers.items() if frame.shows(p)}
    body = [
        "" if sheet.is_bare else _card(theme, width, height),
        _title(theme, width / 2, margin, title_lines),
        slab(theme, prefix, (left, top, slab_width, slab_height)),
        grid(theme, frame, _cleared(numbers, placed, stones)),
    ]
    if sheet.coordinates:
        body.append(coordinate_marks(theme, frame, border * 0.66))
    body.append(board_points(theme, frame, position, prefix))
    # Step 3. What lies over it. Nothing here may catch the pointer: the points do.
    body.append('<g class="marks" pointer-events="none">')
    if numbers:
        body.append('<g class="numbers" text-anchor="middle">')
        for point, text in sorted(numbers.items()):
            shared = _has_text(placed.get(point, []))
            x, y = frame.x(point), frame.y(point) - (0.21 * UNIT if shared else 0)
            ground = _GROUNDS[position.at(point)]
            body.append(words_on(theme, ground, x, y, text, scale=0.62 if shared else 1.0))
        body.append("</g>")
    body.append(_layers(sheet, frame, placed))
    last = sheet.last_move
    if last and frame.shows(last) and position.at(last) != EMPTY:
        lines = (m for o in sheet.overlays for m in o.marks if isinstance(m, Line | Arrow))
        ends = {end for line in lines for end in (line.start, line.end)}
        crowded = last in numbers or last in placed or last in ends
        ground = _GROUNDS[position.at(last)]
        body.append(last_move_mark(theme, ground, frame.x(last), frame.y(last), crowded))
    body.append("</g>")
    # Step 4. What stands below it.
    if sheet.status:
        body.append(_status(sheet, prefix, margin, status_y, content))
    body.append(_caption(theme, width / 2, caption_top, caption_lines))
    body.append(legend)
    # Step 5. The document.
    scale = sheet.point_size / UNIT
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fixed(width)} {fixed(height)}" '
        f'width="{fixed(width * scale)}" height="{fixed(height * scale)}" '
        f'style="max-width:100%;height:auto" role="img" class="riyu-picture" '
        f'data-size="{position.size}" data-theme="{theme.name}" '
        f'aria-labelledby="{prefix}title {prefix}desc">'
        f'<title id="{prefix}title">{escape(sheet.title or _name(position))}</title>'
        f'<desc id="{prefix}desc">{escape(describe(sheet))}</desc>'
    )
    return head + definitions(theme, prefix, width, height) + "".join(body) + "</svg>\n"


def describe(sheet: Sheet) -> str:
    """Give the picture in words: what stands where, who moves, the last move, the layers."""
    position = sheet.position
    parts = [f"{_name(position)}, {color_name(position.to_move)} to move."]
    for color in (BLACK, WHITE):
        names = " ".join(point_text(p) for p in position.points(color))
        parts.append(f"{color_name(color)}: {names or 'no stones'}.")
    if sheet.last_move:
        parts.append(f"Last move: {point_text(sheet.last_move)}.")
    if sheet.caption:
        parts.append(sheet.caption)
    parts.extend(f"{layer.name}: {layer.legend}" for layer in sheet.overlays)
    return " ".join(parts)


def _name(position: Position) -> str:
    return f"Go board, {position.size} by {position.size}"


def _prefix(sheet: Sheet) -> str:
    """Give a short id prefix that differs between different pictures on one page."""
    seed = repr(sheet).encode()
    return "r" + hashlib.blake2s(seed, digest_size=3).hexdigest() + "-"


def _cleared(
    numbers: Mapping[Point, str], placed: Mapping[Point, list[Placed]], stones: frozenset[Point]
) -> set[Point]:
    """Give the empty points whose lines must give way to a text."""
    texts = {p for p, marks in placed.items() if _has_text(marks)} | set(numbers)
    return texts - stones


def _has_text(marks: list[Placed]) -> bool:
    return any(isinstance(m.mark, Number | Text) for m in marks)


def _layers(sheet: Sheet, frame: Frame, placed: Mapping[Point, list[Placed]]) -> str:
    """Give the layers' groups, plane by plane: a layer whose marks are of several kinds comes in several groups.

    So a later layer's tint can't cover an earlier one's text. All groups of a layer have the same `data-layer`.
    """
    drawn: list[list[list[str]]] = [[[] for _ in sheet.overlays] for _ in _PLANES]
    for piece in _layer_pieces(sheet.theme, sheet.position, frame, sheet.overlays, placed):
        drawn[piece.plane][piece.layer].append(piece.text)
    parts = []
    shown = set()
    for groups in drawn:
        for index, texts in enumerate(groups):
            if texts:
                shown.add(index)
                parts.append(_group(sheet.overlays[index], texts))
    # A layer without marks is there too, so that it can be found and its legend means something.
    parts.extend(_group(o, []) for k, o in enumerate(sheet.overlays) if k not in shown)
    return "".join(parts)


class Piece(NamedTuple):
    """One mark drawn: its plane (0 the lowest), its layer's number, the points it lies on, and its SVG."""

    plane: int
    layer: int
    points: str
    text: str


def _layer_pieces(
    theme: Theme,
    position: Position,
    frame: Frame,
    overlays: Sequence[Overlay],
    placed: Mapping[Point, list[Placed]],
) -> Iterator[Piece]:
    """Give the marks of all layers, each drawn by itself: lines first, then points in reading order."""
    yield from line_pieces(theme, frame, overlays)
    for point in sorted(placed, key=lambda p: (frame.y(p), frame.x(p))):
        if frame.shows(point):
            place = (frame.x(point), frame.y(point))
            yield from point_pieces(theme, position.at(point), point, place, placed[point])


def line_pieces(
    theme: Theme, frame: Frame, overlays: Sequence[Overlay], *, at_origin: bool = False
) -> Iterator[Piece]:
    """Give the lines and arrows of all layers; with `at_origin` as if each began at (0, 0)."""
    for index, layer in enumerate(overlays):
        for mark in layer.marks:
            if isinstance(mark, Line | Arrow) and (
                frame.shows(mark.start) and frame.shows(mark.end)
            ):
                (ax, ay), (bx, by) = ((frame.x(p), frame.y(p)) for p in (mark.start, mark.end))
                if at_origin:
                    ax, ay, bx, by = 0, 0, bx - ax, by - ay
                between = f"{point_text(mark.start)}-{point_text(mark.end)}"
                yield Piece(1, index, between, connector(theme, (ax, ay), (bx, by), mark))


def point_pieces(
    theme: Theme,
    color: Color,
    point: Point,
    place: tuple[float, float] | None,
    placed: Sequence[Placed],
) -> Iterator[Piece]:
    """Give the marks of one point, on which `color` stands (EMPTY: none), at a place in the picture.

    Without a place each is drawn around (0, 0): marks that look alike are the same text then, wherever they lie.
    """
    ground = _GROUNDS[color]
    under = _plate_color(theme, placed)
    for item in placed:
        plane = next(k for k, kind in enumerate(_PLANES) if isinstance(item.mark, kind))
        if place is None:
            bare = replace(item, mark=replace(item.mark, point=NO_POINT))
            text = _at_origin(theme, ground, bare, under)
        else:
            text = mark_on(theme, ground, *place, item, under)
        yield Piece(plane, item.layer, point_text(point), text)


@lru_cache(maxsize=4096)  # of frozen values: the same marks stand on many boards
def _at_origin(theme: Theme, ground: Ground, placed: Placed, under: str) -> str:
    return mark_on(theme, ground, 0.0, 0.0, placed, under)


def _group(layer: Overlay, texts: list[str]) -> str:
    return f'<g class="layer" data-layer="{layer.name}" text-anchor="middle">{"".join(texts)}</g>'


def _plate_color(theme: Theme, marks: Sequence[Placed]) -> str:
    for item in marks:
        if item.plate and isinstance(item.mark, Tint):
            if item.mark.scale == "worth":
                return worth_color(item.mark.value)
            opacity = 0.2 + 0.65 * abs(item.mark.value)
            return blend(theme.look(item.mark.meaning)[0], theme.wood[0], opacity)
    return ""


def _card(theme: Theme, width: float, height: float) -> str:
    """Give the paper below all: it keeps texts readable on light and dark pages alike."""
    return (
        f'<rect class="card" x=".5" y=".5" width="{fixed(width - 1)}" height="{fixed(height - 1)}" '
        f'rx="8" fill="{theme.paper}" stroke="{theme.paper_edge}"/>'
    )


def _title(theme: Theme, middle: float, margin: float, lines: list[str]) -> str:
    if not lines:
        return ""
    rows = "".join(
        f'<text x="{fixed(middle)}" y="{fixed(margin + 15 + 24 * k)}">{escape(line)}</text>'
        for k, line in enumerate(lines)
    )
    return (
        f'<g class="title" fill="{theme.text}" font-family="{SERIF}" font-size="17" '
        f'text-anchor="middle">{rows}</g>'
    )


def _caption(theme: Theme, middle: float, top: float, lines: list[str]) -> str:
    if not lines:
        return ""
    rows = "".join(
        f'<text x="{fixed(middle)}" y="{fixed(top + 10 + 18 * k)}">{escape(line)}</text>'
        for k, line in enumerate(lines)
    )
    return (
        f'<g class="caption" fill="{theme.quiet}" font-family="{SERIF}" font-size="13" '
        f'font-style="italic" text-anchor="middle">{rows}</g>'
    )


def _status(sheet: Sheet, prefix: str, left: float, y: float, width: float) -> str:
    """Give the line below the board: who moves at the left, prisoners at the right."""
    theme, position = sheet.theme, sheet.position

    def stone(x: float, color: int) -> str:
        name = f"{prefix}b" if color == BLACK else f"{prefix}w0"
        return f'<use href="#{name}" transform="translate({fixed(x)} {fixed(y - 4.5)}) scale(.5)"/>'

    parts = [
        stone(left + 9, position.to_move),
        f'<text x="{fixed(left + 22)}" y="{fixed(y)}">{color_name(position.to_move)} to move</text>',
    ]
    right = left + width - 2
    for color in (WHITE, BLACK):
        count = str(position.captured[color - 1])
        parts.append(f'<text x="{fixed(right)}" y="{fixed(y)}" text-anchor="end">{count}</text>')
        right -= 7.5 * len(count) + 12
        parts.append(stone(right, color))
        right -= 20
    right += 8
    parts.append(f'<text x="{fixed(right)}" y="{fixed(y)}" text-anchor="end">captured</text>')
    return (
        f'<g class="status" fill="{theme.quiet}" font-family="{SERIF}" font-size="13">'
        f"{''.join(parts)}</g>"
    )
