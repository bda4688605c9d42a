"""A board of its own in a panel, beside another one: what stands where the page looks, with one overlay.

Takes a desk, a title and an overlay; builds a drawing. Nothing can be played on it.
"""

from __future__ import annotations

from nicegui.element import Element

from riyu.interfaces.picture import Overlay, draw_svg
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.parts import box, svg, words

__all__ = ["one_board"]


def one_board(desk: Desk, title: str, overlay: Overlay | None) -> Element:
    """Build a board with its title; more can be put into it, by `with`."""
    standing = desk.standing
    with box("one-board", "figure") as figure:
        words(title, "figcaption")
        svg(
            draw_svg(
                standing.position,
                [overlay] if overlay is not None else [],
                title=title,
                last_move=standing.last_point,
                theme=desk.theme,
                coordinates=False,
                bare=True,
            )
        )
    return figure
