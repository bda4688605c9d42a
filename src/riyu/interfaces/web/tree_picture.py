"""The element of a game's tree: drawn in the browser, clicked, walked over with the keyboard.

Takes a layout and the node looked at; sends the browser what changed since, and no more. Knows no table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui.element import Element

from riyu.interfaces.web.tree_changes import TreeChanges
from riyu.interfaces.web.tree_drawing import Layout
from riyu.sgf.node import Node

__all__ = ["TreePicture"]


class TreePicture(Element, component="static/tree.js"):
    """A tree. `on_choose(node)` is a click or Enter; `on_reach(node)` asks for what is not drawn beside a node."""

    def __init__(
        self, on_choose: Callable[[Node], object], on_reach: Callable[[Node], object]
    ) -> None:
        super().__init__()
        self._changes = TreeChanges()
        self._shown: tuple[Layout, Node] | None = None
        self._is_ready = False
        self.on("ready", lambda: self._ready(), [])
        self.on("choose", lambda event: self._said(event.args, on_choose))
        self.on("reach", lambda event: self._said(event.args, on_reach))

    def show(self, layout: Layout, now: Node) -> None:
        """Show a layout with a node looked at: what changed is sent now, or once the browser is ready."""
        self._shown = (layout, now)
        if self._is_ready:
            changes = self._changes.to(layout, now)
            if changes:
                self.run_method("show", changes)

    def _ready(self) -> None:
        self._is_ready = True
        self._changes = TreeChanges()  # the browser has nothing yet
        if self._shown is not None:
            self.show(*self._shown)

    def _said(self, said: Any, tell: Callable[[Node], object]) -> None:
        node = self._changes.node(said) if isinstance(said, int) else None
        if node is not None:
            tell(node)
