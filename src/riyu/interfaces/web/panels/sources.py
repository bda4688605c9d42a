"""Where what is said comes from: rules and patterns opened in their panels, points that light up.

Takes a desk; opens panels and lights points. Infers nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from nicegui.element import Element

from riyu.base.errors import RiyuError
from riyu.game.points import Point
from riyu.interfaces.web.panel import Desk

__all__ = ["lights", "open_source"]


def lights(desk: Desk, element: Element, points: Sequence[Point]) -> None:
    """Light points up while an element is pointed at or has the focus."""
    for enter, leave in (("mouseenter", "mouseleave"), ("focusin", "focusout")):
        element.on(enter, partial(desk.light, list(points)), [])
        element.on(leave, partial(desk.light, []), [])


def open_source(desk: Desk, name: str) -> None:
    """Show a rule in its panel, or the pattern of that name. Raises UsageError if there is neither."""
    desk.light([])
    try:
        desk.hall.rules.file_with(name)
    except RiyuError:
        desk.show_panel("patterns", name)
    else:
        desk.show_panel("rules", name)
