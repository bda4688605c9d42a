"""Where a page looks in its table's tree, and how it steps through it: on, back, between variations.

Takes a table; gives nodes. Knows no page: pages at one table each look for themselves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import Table
from riyu.sgf.node import Node

__all__ = ["Look"]


class Look:
    """A node that is looked at, and the ways by which nodes were come to before: stepping on goes there again.

    Only ways that are not a node's first child are kept.
    """

    def __init__(self, table: Table, node: Node) -> None:
        self.table = table
        self.node = node
        self._came_by: dict[Node, Node] = {}
        self.go(node)

    @property
    def standing(self) -> Standing:
        """What stands at the node."""
        return self.table.standing(self.node)

    def go(self, node: Node) -> bool:
        """Look at a node; give whether it is the one after the node looked at before."""
        forward = node.parent is self.node
        self.node = node
        while (parent := node.parent) is not None:
            if parent.children[0] is node:
                self._came_by.pop(parent, None)
            else:
                self._came_by[parent] = node
            node = parent
        return forward

    def _next_of(self, node: Node) -> Node | None:
        """Give the child of a node that was looked at last, else its first; None if it has none."""
        came_by = self._came_by.get(node)
        if came_by is not None and came_by.parent is node:
            return came_by
        return node.children[0] if node.children else None

    def line_on(self) -> Iterator[Node]:
        """Give the nodes that follow on the line looked at."""
        node = self._next_of(self.node)
        while node is not None:
            yield node
            node = self._next_of(node)

    def back(self, steps: int) -> Node:
        """Give the node so many steps back, or the root."""
        return self.node.path()[-1 - steps :][0]

    def on(self, steps: int) -> Node:
        """Give the node so many steps on, or the end of the line."""
        found = deque(islice(self.line_on(), steps), 1)
        return found[0] if found else self.node

    def end(self) -> Node:
        """Give the end of the line looked at."""
        found = deque(self.line_on(), 1)
        return found[0] if found else self.node

    def variation(self, step: int) -> Node:
        """Give the variation so many places after this one, the first again after the last."""
        parent = self.node.parent
        if parent is None:
            return self.node
        at = next(k for k, child in enumerate(parent.children) if child is self.node)
        return parent.children[(at + step) % len(parent.children)]
