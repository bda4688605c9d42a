"""The board element: one board on a page, drawn layer by layer, clicked, hovered, walked over with the keyboard.

Takes what is to be shown; sends the browser what changed since, and no more. Knows no table and no rules of Go.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from nicegui.element import Element
from nicegui.events import GenericEventArguments

from riyu.base.errors import BadInput
from riyu.game.points import Point, parse_point, point_text
from riyu.interfaces.web.drawing import Drawing, Shown

__all__ = ["Goban"]


class Goban(Element, component="static/goban.js"):
    """A board. `keys` are the names of the keys it hands on, such as `Ctrl+Z`.

    Handlers: `on_point(point, shift)` a click or Enter, `on_hover(point)` the pointer or the cursor (NO_POINT: gone),
    `on_key(name)`. `sent` counts the bytes of all changes.
    """

    def __init__(
        self,
        *,
        keys: Sequence[str] = (),
        on_ready: Callable[[bool], None] = lambda is_dark: None,
        on_point: Callable[[Point, bool], None] = lambda point, shift: None,
        on_hover: Callable[[Point], None] = lambda point: None,
        on_key: Callable[[str], None] = lambda name: None,
    ) -> None:
        super().__init__()
        self._props["keys"] = list(keys)
        self._drawing = Drawing(f"g{self.id}-")
        self._shown: Shown | None = None
        self._is_ready = False
        self.sent = 0

        def ready(event: GenericEventArguments) -> None:
            self._is_ready = True
            self._drawing.forget()
            on_ready(event.args is True)
            if self._shown is not None:
                self.show(self._shown)

        self.on("ready", ready)
        self.on("dark", lambda event: on_ready(event.args is True))
        self.on("point", lambda event: self._pointed(event.args, on_point))
        self.on("hover", lambda event: on_hover(self._point(event.args)))
        self.on("key", lambda event: on_key(str(event.args)[:20]))

    def show(self, shown: Shown) -> None:
        """Show something: what changed is sent now, or once the browser is ready."""
        self._shown = shown
        if not self._is_ready:
            return
        changes = self._drawing.changes(shown)
        if changes:
            self.sent += len(json.dumps(changes, separators=(",", ":"), ensure_ascii=False))
            self.run_method("show", changes)

    def sound(self, kind: str) -> None:
        """Let a sound be heard, if the person has not switched sounds off: `stone`, `capture` or `pass`."""
        self.run_method("sound", kind)

    def light(self, points: Sequence[Point]) -> None:
        """Light up points, and no others."""
        self.run_method("light", [point_text(p) for p in points])

    def _pointed(self, said: Any, on_point: Callable[[Point, bool], None]) -> None:
        if isinstance(said, dict):
            point = self._point(said.get("point"))
            if point:
                on_point(point, said.get("shift") is True)

    def _point(self, said: Any) -> Point:
        """Give the point that the browser names, NO_POINT for anything that is none on this board."""
        if self._shown is None or not isinstance(said, str):
            return 0
        try:
            return parse_point(said, self._shown.position.size)
        except BadInput:
            return 0
