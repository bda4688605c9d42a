"""The board as the page draws it: a frame sent once, then stones, marks and words, of which only changes are sent.

Takes positions and overlays; gives plain values for goban.js and remembers what it gave. Knows no browser.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from riyu.game.constants import BLACK, EMPTY, NO_POINT
from riyu.game.points import Color, Point, point_text
from riyu.game.position import Position
from riyu.interfaces._layout import UNIT, Frame, LayerMark, frame_of, marks_by_point, place_on_point
from riyu.interfaces._svg import PLANES, Piece, line_pieces, point_pieces
from riyu.interfaces._svg_goban import (
    RADIUS,
    SANS,
    coordinate_marks,
    definitions,
    fixed,
    grid,
    slab,
)
from riyu.interfaces._svg_legend import swatch
from riyu.interfaces._theme import Theme, theme_by_name
from riyu.interfaces.picture import Mark, Number, Overlay, Symbol, Text, Tint

__all__ = ["Drawing", "Shown", "swatch_svg"]

_BORDER = 1.05 * UNIT  # from the outer line to the wood's edge
_COORDINATE = (
    14.0  # drawing units on 19 lines: 11 points of color on a laptop; as large there on fewer lines
)
_STEPS = 20  # of a tint's value, from 0 to 1
_MARGIN = 4.0  # around the slab, for its shadow


_Pieces: TypeAlias = dict[tuple[int, str, str], int]
"""What was sent of marks: a look's number by plane, layer and key."""

_AtPoint: TypeAlias = tuple[Color, Sequence[LayerMark], _Pieces]
"""What stands on a point, the marks on it, and their pieces."""

_NOTHING: _AtPoint = (EMPTY, (), {})
_ANEW = -1  # no color: the point is drawn anew


@dataclass(frozen=True)
class Shown:
    """Everything that the board shows. `labels` are points in words; `ghost` is the color that a click would play."""

    position: Position
    overlays: Sequence[Overlay] = ()
    last: Point = NO_POINT
    labels: Mapping[Point, str] = field(default_factory=dict)
    opacity: Mapping[str, float] = field(default_factory=dict)
    ghost: int = EMPTY
    theme: str = "wood"


class Drawing:
    """What one board element has been sent; `changes` gives what must be sent so that it shows something else."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.forget()

    def forget(self) -> None:
        """Begin anew: the element was made new and shows nothing."""
        self._look: tuple[int, str] | None = None
        self._stones: dict[str, str] = {}
        self._names: tuple[str, ...] = ()
        self._points: dict[Point, _AtPoint] = {}
        self._lines: _Pieces = {}
        self._looks: dict[str, int] = {}
        self._labels: dict[str, str] = {}
        self._small: dict[str, Any] = {}

    def changes(self, shown: Shown) -> dict[str, Any]:
        """Give what has to be sent to show this; nothing in it if that is there already."""
        theme = theme_by_name(shown.theme)
        frame = _frame(shown.position.size)
        found: dict[str, Any] = {}
        look = (shown.position.size, shown.theme)
        if look != self._look:
            self.forget()
            self._look = look
            found["board"] = board_svg(theme, frame, self._prefix)
        found |= self._changed("stones", self._stones, self._now_stones(shown.position))
        found |= self._changed_labels(shown)
        found |= self._changed_layers(shown, theme, frame)
        small = {
            "last": point_text(shown.last) if shown.last else "",
            "ghost": "bw"[shown.ghost - 1] if shown.ghost else "",
            "order": [overlay.name for overlay in shown.overlays],
            "opacity": dict(shown.opacity),
        }
        found |= {name: value for name, value in small.items() if self._small.get(name) != value}
        self._small = small
        return found

    def _now_stones(self, position: Position) -> dict[str, str]:
        return {
            point_text(p): "b" if color == BLACK else f"w{(p * 7 + p // 3) % 4}"
            for color in (BLACK, 3 - BLACK)
            for p in position.points(color)
        }

    def _changed(self, name: str, sent: dict[str, str], now: dict[str, str]) -> dict[str, Any]:
        changed = {key: "" for key in sent if key not in now}
        changed |= {key: text for key, text in now.items() if sent.get(key) != text}
        sent.clear()
        sent.update(now)
        return {name: changed} if changed else {}

    def _changed_labels(self, shown: Shown) -> dict[str, Any]:
        """Give each new wording once, with all its points."""
        by_words: dict[str, list[str]] = defaultdict(list)
        for point, words in shown.labels.items():
            name = point_text(point)
            if self._labels.get(name, "empty") != words:
                by_words[words].append(name)
                self._labels[name] = words
        return {"labels": {w: " ".join(names) for w, names in by_words.items()}} if by_words else {}

    def _changed_layers(self, shown: Shown, theme: Theme, frame: Frame) -> dict[str, Any]:
        """Give the layers' changes, and looks that were not sent before.

        A look is a mark drawn around (0, 0); it is sent once, and then named by its number. `layers` are rows
        `[plane, layer, {points: look}]`; a look of -1 takes the mark off. Points that have the marks they had are
        not drawn again.
        """
        overlays = tuple(_in_steps(overlay) for overlay in shown.overlays)
        names = tuple(overlay.name for overlay in overlays)
        if names != self._names:
            self._names = names
            self._points = {p: (_ANEW, (), at[2]) for p, at in self._points.items()}
        looks: dict[int, str] = {}
        changed: dict[tuple[int, str], dict[str, int]] = defaultdict(dict)
        marks_now = marks_by_point(overlays)
        for point in sorted({*self._points, *marks_now}):
            color, marks = shown.position.at(point), marks_now.get(point, ())
            before = self._points.get(point, _NOTHING)
            if before[:2] != (color, marks):
                placed = place_on_point(marks, False, color != EMPTY)
                drawn = point_pieces(theme, color, point, None, placed)
                cleared = color == EMPTY and _is_bare_text(mark for _, mark in marks)
                pieces = self._looks_of(drawn, cleared, looks)
                _note_changes(changed, before[2], pieces)
                self._points[point] = (color, marks, pieces)
            if not marks:
                del self._points[point]
        lines = self._looks_of(line_pieces(theme, frame, overlays, at_origin=True), False, looks)
        _note_changes(changed, self._lines, lines)
        self._lines = lines
        found: dict[str, Any] = {"looks": looks} if looks else {}
        rows = [[*where, changed[where]] for where in sorted(changed)]
        return found | ({"layers": rows} if rows else {})

    def _looks_of(self, drawn: Iterable[Piece], cleared: bool, looks: dict[int, str]) -> _Pieces:
        """Give pieces' looks by plane, layer and key; new looks are put into `looks`.

        Where the point is cleared, the lines give way to the first text, as they do in a picture.
        """
        pieces: _Pieces = {}
        for piece in drawn:
            text = piece.text
            if cleared and piece.plane == PLANES - 1:
                cleared = False
                text = f'<use href="#{self._prefix}clear"/>{text}'
            if text not in self._looks:
                self._looks[text] = len(self._looks)
                short = text.replace(f' font-family="{SANS}"', "").replace('"', "'")
                looks[self._looks[text]] = short
            key, number = piece.points, 2
            while (piece.plane, self._names[piece.layer], key) in pieces:
                key, number = f"{piece.points}.{number}", number + 1
            pieces[piece.plane, self._names[piece.layer], key] = self._looks[text]
        return pieces


def _note_changes(
    changed: dict[tuple[int, str], dict[str, int]], before: _Pieces, after: _Pieces
) -> None:
    """Put what differs between pieces before and after into `changed`, by plane and layer."""
    for plane, name, key in before:
        if (plane, name, key) not in after:
            changed[plane, name][key] = -1
    for (plane, name, key), look in after.items():
        if before.get((plane, name, key)) != look:
            changed[plane, name][key] = look


def _is_bare_text(marks: Iterable[Mark]) -> bool:
    """Say whether there is a text with nothing under it but the board's lines."""
    kinds = list(marks)
    is_text = any(isinstance(mark, Number | Text) for mark in kinds)
    is_under = any(
        isinstance(mark, Tint) or (isinstance(mark, Symbol) and mark.shape == "stone")
        for mark in kinds
    )
    return is_text and not is_under


def _in_steps(overlay: Overlay) -> Overlay:
    """Give an overlay with its tints' values in steps that an eye just tells apart: small changes are not sent."""
    marks = tuple(
        Tint(mark.point, round(mark.value * _STEPS) / _STEPS, mark.scale)
        if isinstance(mark, Tint)
        else mark
        for mark in overlay.marks
    )
    return Overlay(overlay.name, overlay.legend, marks)


def _frame(size: int) -> Frame:
    left = _MARGIN + _BORDER
    return frame_of(size, None, round(left) + 0.5, round(left) + 0.5)


def board_svg(theme: Theme, frame: Frame, prefix: str) -> str:
    """Give the empty board: three drawings that lie on each other, so that what changes is painted alone.

    The ground (wood, lines), the stones with all points, each a cell of a grid, and the groups that marks go into.
    """
    slab_size = frame.width + 2 * _BORDER
    whole = slab_size + 2 * _MARGIN
    low = frame.left - _BORDER
    rows = []
    points = frame.points()
    for start in range(0, len(points), frame.size):
        cells = "".join(_cell(frame, p, prefix) for p in points[start : start + frame.size])
        rows.append(f'<g role="row">{cells}</g>')
    planes = "".join(f'<g data-plane="{k}" text-anchor="middle"></g>' for k in range(PLANES))
    clear = (
        f'<radialGradient id="{prefix}wash"><stop offset=".55" stop-color="{theme.wood[0]}"/>'
        f'<stop offset="1" stop-color="{theme.wood[0]}" stop-opacity="0"/></radialGradient>'
        f'<circle id="{prefix}clear" r="{fixed(0.4 * UNIT)}" fill="url(#{prefix}wash)"/>'
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fixed(whole)} {fixed(whole)}"'
    ground = (
        f'{head} class="ground" aria-hidden="true">'
        + definitions(theme, prefix, whole, whole)
        + f"<defs>{clear}</defs>"
        + slab(theme, prefix, (low, low, slab_size, slab_size))
        + grid(theme, frame, ())
        + coordinate_marks(
            theme, frame, _BORDER * 0.62, _COORDINATE * (0.25 + 0.75 * frame.size / 19)
        )
        + "</svg>"
    )
    stones = (
        f'{head} class="stones" role="grid" aria-label="Board, {frame.size} by {frame.size} lines" '
        f'data-size="{frame.size}" data-prefix="{prefix}" data-radius="{fixed(RADIUS)}" '
        f'data-unit="{fixed(UNIT)}">'
        f'<path class="shadows" fill="none" stroke="#140a00" stroke-linecap="round" '
        f'stroke-width="{fixed(2 * RADIUS)}" opacity="{fixed(theme.shadow)}" '
        f'filter="url(#{prefix}soft)" role="presentation"/>'
        f'<g class="points" role="rowgroup">{"".join(rows)}</g></svg>'
    )
    marks = (
        f'{head} class="marks" aria-hidden="true" font-family="{SANS}">{planes}'
        f'<circle class="last" fill="none" stroke-width="1.9" '
        f'data-on-black="{theme.ink[1]}" data-on-white="{theme.ink[2]}" '
        f'data-rim-black="{theme.accent[0]}" data-rim-white="{theme.accent[1]}" visibility="hidden"/>'
        f'<use class="ghost" visibility="hidden"/>'
        f'<rect class="cursor" width="{fixed(UNIT - 3)}" height="{fixed(UNIT - 3)}" rx="6" '
        f'fill="none" visibility="hidden"/></svg>'
    )
    return f"{ground}{stones}{marks}"


def _cell(frame: Frame, point: Point, prefix: str) -> str:
    name, x, y = point_text(point), fixed(frame.x(point)), fixed(frame.y(point))
    return (
        f'<g role="gridcell" data-point="{name}" tabindex="-1" aria-label="{name} empty" data-x="{x}" '
        f'data-y="{y}"><use href="#{prefix}e" x="{x}" y="{y}"/></g>'
    )


def swatch_svg(mark: Mark, theme: str, words: str = "") -> str:
    """Give a legend's sample of a mark as a small SVG."""
    inside = swatch(theme_by_name(theme), mark, 0, 0)
    named = f'role="img" aria-label="{words}"' if words else 'aria-hidden="true"'
    return f'<svg viewBox="-1 -1 22 22" width="22" height="22" {named} font-family="{SANS}">{inside}</svg>'
