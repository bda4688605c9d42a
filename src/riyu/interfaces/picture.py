"""One picture: a position with overlays, as SVG for pages, notebooks and print, or as characters for a terminal.

Takes a position, overlays (marks on points in named layers) and settings; gives text. Knows neither files nor games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from riyu.base.errors import UsageError
from riyu.game.constants import NO_POINT
from riyu.game.points import Point, on_board
from riyu.game.position import Position
from riyu.interfaces._layout import Region, check_overlays, frame_of, region_from_text
from riyu.interfaces._overlay import (
    Arrow,
    Line,
    Mark,
    Meaning,
    Number,
    Overlay,
    Scale,
    Shape,
    Stroke,
    Symbol,
    Text,
    Tint,
    meaning_of,
    overlay_from_json,
    overlay_to_json,
)
from riyu.interfaces._svg import Sheet, sheet_svg
from riyu.interfaces._terminal import terminal_text
from riyu.interfaces._theme import THEMES, Theme, theme_by_name

__all__ = [
    "THEMES",
    "Arrow",
    "Line",
    "Mark",
    "Meaning",
    "Number",
    "Overlay",
    "Picture",
    "Region",
    "Scale",
    "Shape",
    "Stroke",
    "Symbol",
    "Text",
    "Theme",
    "Tint",
    "draw_svg",
    "draw_text",
    "meaning_of",
    "overlay_from_json",
    "overlay_to_json",
    "region_from_text",
    "theme_by_name",
]


def draw_svg(
    position: Position,
    overlays: Iterable[Overlay] = (),
    *,
    last_move: Point = NO_POINT,
    numbers: Mapping[Point, int | str] | None = None,
    title: str = "",
    caption: str = "",
    status: bool = False,
    theme: Theme | str = "wood",
    region: Region | None = None,
    coordinates: bool = True,
    point_size: float = 32.0,
    bare: bool = False,
) -> str:
    """Draw a position as an SVG document; the same arguments give the same bytes.

    `last_move` is ringed; `numbers` are written on their points (move numbers); `status` adds a line with the side to
    move and the prisoners; `region` (two opposite corners) cuts a part out; `point_size` is the distance of two lines
    in pixels; `bare` gives the board alone: no card, no words. Each point is a `<g data-point="D4">`, with class
    `black` or `white` if a stone stands there; a layer's marks are in groups `<g class="layer" data-layer="name">`,
    one or several. Raises UsageError for a point off the board, an unknown theme, or a layer name used twice.
    """
    layers = check_overlays(position.size, overlays)
    _check_points(position, last_move, numbers or {})
    frame_of(position.size, region)
    if not 1 <= point_size <= 1000:
        raise UsageError(f"point size {point_size}: expected 1 to 1000 pixels")
    return sheet_svg(
        Sheet(
            position,
            layers,
            last_move,
            {point: str(text) for point, text in (numbers or {}).items()},
            title,
            caption,
            theme_by_name(theme) if isinstance(theme, str) else theme,
            region,
            coordinates,
            point_size,
            status,
            bare,
        )
    )


def draw_text(
    position: Position,
    overlays: Iterable[Overlay] = (),
    *,
    color: bool,
    unicode: bool,
    last_move: Point = NO_POINT,
    numbers: Mapping[Point, int | str] | None = None,
    title: str = "",
    caption: str = "",
    status: bool = False,
    region: Region | None = None,
    coordinates: bool = True,
) -> str:
    """Draw a position with characters, the overlays' marks beside the stones and their legend below.

    `color` allows ANSI colors (the caller obeys NO_COLOR, TERM=dumb and pipes), `unicode` round stones and drawn lines;
    without both and without overlays `parse_position` reads the rows back. The last move stands in parentheses. Raises
    UsageError as `draw_svg` does.
    """
    layers = check_overlays(position.size, overlays)
    _check_points(position, last_move, numbers or {})
    return terminal_text(
        position,
        layers,
        frame_of(position.size, region),
        color=color,
        unicode=unicode,
        last_move=last_move,
        numbers={point: str(text) for point, text in (numbers or {}).items()},
        title=title,
        caption=caption,
        status=status,
        coordinates=coordinates,
    )


def _check_points(position: Position, last_move: Point, numbers: Mapping[Point, int | str]) -> None:
    for what, points in (("last move", (last_move,) if last_move else ()), ("number", numbers)):
        for point in points:
            if not on_board(point, position.size):
                raise UsageError(
                    f"{what}: cell {point} is not on a {position.size}x{position.size} board"
                )


@dataclass(frozen=True)
class Picture:
    """A position with all that is to be seen on it: draws itself in a notebook and prints itself in a terminal."""

    position: Position
    overlays: tuple[Overlay, ...] = ()
    last_move: Point = NO_POINT
    numbers: Mapping[Point, int | str] = field(default_factory=dict)
    title: str = ""
    caption: str = ""
    status: bool = False
    theme: str = "wood"
    region: Region | None = None
    coordinates: bool = True
    point_size: float = 32.0

    def svg(self) -> str:
        """Give the picture as an SVG document."""
        return draw_svg(
            self.position,
            self.overlays,
            last_move=self.last_move,
            numbers=self.numbers,
            title=self.title,
            caption=self.caption,
            status=self.status,
            theme=self.theme,
            region=self.region,
            coordinates=self.coordinates,
            point_size=self.point_size,
        )

    def text(self, *, color: bool = False, unicode: bool = True) -> str:
        """Give the picture as characters."""
        return draw_text(
            self.position,
            self.overlays,
            color=color,
            unicode=unicode,
            last_move=self.last_move,
            numbers=self.numbers,
            title=self.title,
            caption=self.caption,
            status=self.status,
            region=self.region,
            coordinates=self.coordinates,
        )

    def _repr_svg_(self) -> str:
        """Give what a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return self.text()
