"""What a browser must be sent to draw a game's tree: the nodes that changed, the size, the node looked at.

Takes layouts; gives plain values, and nodes by the numbers that the browser knows them by. Sends nothing.
"""

from __future__ import annotations

from typing import Any

from riyu.interfaces.web.tree_drawing import Layout, Spot, spots
from riyu.sgf.node import Node

__all__ = ["TreeChanges"]

_COMMENTED, _CUT, _TORN = 1, 2, 4  # as static/tree.js has them


class TreeChanges:
    """What one browser was sent so far."""

    def __init__(self) -> None:
        self._ids: dict[Node, int] = {}
        self._nodes: dict[int, Node] = {}
        self._last_id = 0
        self._items: dict[int, list[object]] = {}
        self._frame: list[int] = []
        self._now: int | None = None
        self._layout: Layout | None = None

    def node(self, number: int) -> Node | None:
        """Give the node that the browser knows by a number; None if it is not drawn."""
        return self._nodes.get(number)

    def to(self, layout: Layout, now: Node) -> dict[str, Any]:
        """Give what is new in a layout with a node looked at; empty if nothing is.

        `drop` are the numbers of nodes that went, `set` those drawn anew, by number; `frame` is the leftmost column,
        the rightmost and the rows; `now` the number of the node looked at, None if it is not drawn.
        """
        changes: dict[str, Any] = {}
        if layout is not self._layout:
            self._layout = layout
            changes = self._redrawn(layout)
        if self._ids.get(now) != self._now:
            self._now = changes["now"] = self._ids.get(now)
        return changes

    def _redrawn(self, layout: Layout) -> dict[str, Any]:
        found = spots(layout)
        for node in [node for node in self._ids if node not in found]:
            del self._nodes[self._ids.pop(node)]
        for node in found:
            if node not in self._ids:
                self._last_id += 1
                self._ids[node] = self._last_id
                self._nodes[self._last_id] = node
        items = {self._ids[node]: self._item(spot) for node, spot in found.items()}
        frame = [layout.first, max(spot.column for spot in found.values()), layout.rows]
        changes = {
            "drop": [key for key in self._items if key not in items],
            "set": {key: item for key, item in items.items() if self._items.get(key) != item},
            "frame": frame if frame != self._frame else [],
        }
        self._items, self._frame = items, frame
        return {name: what for name, what in changes.items() if what}

    def _item(self, spot: Spot) -> list[object]:
        flags = _COMMENTED * spot.is_commented + _CUT * spot.is_cut + _TORN * spot.is_torn
        above = self._ids[spot.above] if spot.above is not None else 0
        place = [spot.column, spot.row, above, spot.color, spot.text, spot.number]
        return [*place, spot.nth, spot.of, spot.level, flags]
