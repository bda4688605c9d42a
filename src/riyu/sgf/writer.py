"""Trees to SGF: FF[4] in UTF-8, the game's facts first and in one order, all else kept as it is.

Takes nodes, gives text or bytes. What it writes, the parser reads back equal and without a warning; nothing recurses.
"""

from __future__ import annotations

from collections.abc import Iterable

import riyu
from riyu.sgf.node import Collection, Node, Properties
from riyu.sgf.text import unclosed_from

__all__ = ["ROOT_ORDER", "write", "write_text"]

ROOT_ORDER = (
    *("FF", "GM", "CA", "AP", "SZ", "KM", "RU", "HA", "PB", "PW", "BR", "WR", "DT", "EV", "RE"),
    *("TM", "OT"),
)
"""The properties that a root is written with first, those present in this order."""

_WIDTH = 78


def write(
    trees: Collection | Node | Iterable[Node], *, stamp: bool = True, width: int = _WIDTH
) -> bytes:
    """Give the bytes of an SGF file, in UTF-8.

    Takes a collection, a root or several. With `stamp` each root gets FF[4], CA[UTF-8] and AP[riyu:VERSION], and
    GM[1] and SZ[19] if it has none; without, a CA that is there says UTF-8 and nothing else is changed. Lines are
    broken between nodes and values at about `width` characters; 0 gives one line a tree, if no value holds a line
    break.
    """
    return write_text(trees, stamp=stamp, width=width).encode("utf-8", "replace")


def write_text(
    trees: Collection | Node | Iterable[Node], *, stamp: bool = True, width: int = _WIDTH
) -> str:
    """Give the text that `write` encodes."""
    roots = trees.trees if isinstance(trees, Collection) else trees
    lines = _Lines(width)
    for root in [roots] if isinstance(roots, Node) else roots:
        _write_tree(root, lines, stamp)
        lines.end()
    return "".join(lines.pieces)


class _Lines:
    """Text that is put together piece by piece and broken between pieces."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.pieces: list[str] = []
        self.column = 0

    def put(self, piece: str) -> None:
        """Add a piece, on a new line if it would pass the width."""
        if self.width and self.column and self.column + len(piece) > self.width:
            self.end()
        self.pieces.append(piece)
        last_break = piece.rfind("\n")
        self.column = self.column + len(piece) if last_break < 0 else len(piece) - last_break - 1

    def fresh(self) -> None:
        """Begin a new line, unless lines are not wanted."""
        if self.width and self.column:
            self.end()

    def end(self) -> None:
        """End the line."""
        self.pieces.append("\n")
        self.column = 0


def _write_tree(root: Node, lines: _Lines, stamp: bool) -> None:
    pending: list[Node | None] = [root]  # None closes a branch
    while pending:
        node = pending.pop()
        if node is None:
            lines.put(")")
            continue
        branch = node is root or (node.parent is not None and len(node.parent.children) > 1)
        if branch:
            lines.fresh()
            pending.append(None)
        opening = "(" if branch else ""
        if node is root:
            _write_root(node, lines, stamp)
        else:
            _write_node(opening + ";", node.properties, lines)
        pending.extend(reversed(node.children))


def _write_root(node: Node, lines: _Lines, stamp: bool) -> None:
    properties = dict(node.properties)
    if stamp:
        properties["FF"] = ("4",)
        properties.setdefault("GM", ("1",))
        properties["AP"] = (f"riyu:{riyu.__version__}",)
        properties.setdefault("SZ", ("19",))
    if stamp or "CA" in properties:
        properties["CA"] = ("UTF-8",)
    ordered = {name: properties[name] for name in ROOT_ORDER if name in properties}
    _write_node("(;", ordered | properties, lines)


def _write_node(opening: str, properties: Properties, lines: _Lines) -> None:
    """Write a node, whole on one line if it fits, else broken between values."""
    pieces = [opening]
    for name, values in properties.items():
        first, *others = [f"[{_guarded(value)}]" for value in values]
        pieces.append(name + first)
        pieces.extend(others)
    whole = "".join(pieces)
    if len(whole) <= lines.width or not lines.width:
        lines.put(whole)
        return
    for piece in pieces:
        lines.put(piece)


def _guarded(value: str) -> str:
    """Give a raw value so that the parser does not take its end for a move that a missing `]` let in."""
    if unclosed_from(value) == len(value):
        return value
    start, _, end = value.rpartition("[")
    return f"{start}\\[{end}"
