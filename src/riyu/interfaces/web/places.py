"""Where a node is in its tree, as a short text for addresses and files.

Takes nodes and texts; gives texts and nodes. Knows no table.

`12` is move 12 of the main line; `12.1.3` turns off there to the second child and goes on three: steps along first
children and, between them, the number of the child taken.
"""

from __future__ import annotations

from riyu.sgf.node import Node

__all__ = ["node_at", "path_text"]


def path_text(node: Node) -> str:
    """Give a node's place in its tree as text, such as `12` or `12.1.3`."""
    parts: list[int] = [0]
    for above, below in zip(node.path(), node.path()[1:], strict=False):
        at = next(k for k, child in enumerate(above.children) if child is below)
        if at:
            parts += [at, 0]
        else:
            parts[-1] += 1
    return ".".join(map(str, parts))


def node_at(root: Node, text: str) -> Node:
    """Give the node at a place that `path_text` wrote, or as near to it as the tree goes; the root for nonsense."""
    words = text.split(".")
    if not all(word.isascii() and word.isdigit() and len(word) < 7 for word in words):
        return root
    node = root
    for place, number in enumerate(map(int, words)):
        if place % 2:
            if number >= len(node.children):
                return node
            node = node.children[number]
        else:
            for _ in range(number):
                if not node.children:
                    return node
                node = node.children[0]
    return node
