"""A game's tree as a picture: moves in columns by their number, variations in rows below each other.

Takes nodes; gives places, and what is drawn there. Of a large tree the part around a node is drawn. Nothing recurses.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.base.errors import BadInput
from riyu.game.points import point_text
from riyu.sgf import points
from riyu.sgf.info import board_size
from riyu.sgf.node import Node

__all__ = ["Layout", "Spot", "lay_out", "spots"]

_REACH = 60  # columns drawn before and after the node
_MARGIN = 5  # columns drawn at the least
_MOST = 1500  # nodes drawn


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the nodes drawn stand: (column, row); `first` is the column that is drawn leftmost.

    `riyus` are the colors that riyu plays, `B` and `W`: it comments each of its moves, and only people's comments are
    marked.
    """

    places: dict[Node, tuple[int, int]]
    first: int
    rows: int
    size: int
    riyus: str = ""

    def __contains__(self, node: Node) -> bool:
        return node in self.places and self.covers(self.places[node][0])

    def covers(self, column: int) -> bool:
        """Say whether a column is drawn with some more on both sides, but for the tree's beginning."""
        low = self.first + _MARGIN if self.first else 0
        return low <= column <= self.first + 2 * _REACH - _MARGIN


def lay_out(around: Node, kept: Layout | None = None, riyus: str = "") -> Layout:
    """Give the places of the nodes around one: rows so that no two lines cross. `riyus` as in `Layout`.

    The columns are those of the layout `kept` if the node lies well within them.
    """
    depth = around.depth
    low = kept.first if kept is not None and kept.covers(depth) else max(0, depth - _REACH)
    high = low + 2 * _REACH
    start = around
    for _ in range(depth - low):
        assert start.parent is not None
        start = start.parent
    places: dict[Node, tuple[int, int]] = {}
    taken: dict[int, int] = {}  # column: lowest row in use
    rows = 0
    pending = [(start, low, 0)]
    while pending and len(places) < _MOST:
        node, column, wish = pending.pop()
        row = wish
        line = []
        for at, step in enumerate(node.main_line(), start=column):
            if at > high:
                break
            line.append((step, at))
        row = max([wish, *(taken.get(at, -1) + 1 for _, at in line)])
        before = max(0, column - 1)
        row = max(row, taken.get(before, -1) + 1 if node is not start else 0)
        for step, at in line:
            places[step] = (at, row)
            taken[at] = max(taken.get(at, -1), row)
        if node is not start:
            taken[before] = max(taken.get(before, -1), row)
        rows = max(rows, row)
        for step, at in line:
            if at < high:
                pending += [(child, at + 1, row + 1) for child in reversed(step.children[1:])]
    return Layout(places, low, rows + 1, board_size(around.root), riyus)


@dataclass(frozen=True, slots=True)
class Spot:
    """How a node is drawn and read aloud.

    `color` is B, W or empty for a node without a move; `text` is the point, `–` for a pass; `number` is that of the
    move; it is the variation `nth` of `of`; `level` is 1 in the main line, and more with each variation turned into.
    `above` is the node before it where that is drawn. `is_cut` says that more
    follows, `is_torn` that more comes before, which is not drawn.
    """

    column: int
    row: int
    above: Node | None
    color: str
    text: str
    number: int
    nth: int
    of: int
    level: int
    is_commented: bool
    is_cut: bool
    is_torn: bool


def spots(layout: Layout) -> dict[Node, Spot]:
    """Give how each node of a layout is drawn, nodes before those that follow them."""
    found: dict[Node, Spot] = {}
    for node, (column, row) in layout.places.items():
        parent = node.parent
        above = found.get(parent) if parent is not None else None
        color, text = _move(node, layout.size)
        nth = _place_of(node)
        before = above.number if above else _moves_before(node)
        found[node] = Spot(
            column,
            row,
            parent if above else None,
            color,
            text,
            before + bool(color),
            nth,
            len(parent.children) if parent is not None else 1,
            (above.level + (nth > 1)) if above else _level(node),
            "C" in node and (not color or color not in layout.riyus),
            any(child not in layout.places for child in node.children),
            parent is not None and above is None,
        )
    return found


def _move(node: Node, size: int) -> tuple[str, str]:
    """Give the color of a node's move and its point, as they are drawn."""
    color = next((n for n in ("B", "W") if n in node.properties), "")
    if not color:
        return "", "·"
    try:
        text = point_text(points.parse_move(node.raw(color)[0], size))
    except BadInput:
        return color, "!"
    return color, "–" if text.lower() == "pass" else text


def _place_of(node: Node) -> int:
    """Give which child of its parent a node is, from 1."""
    siblings = node.parent.children if node.parent is not None else (node,)
    return 1 + next(k for k, one in enumerate(siblings) if one is node)


def _level(node: Node) -> int:
    return 1 + sum(_place_of(one) > 1 for one in node.path())


def _moves_before(node: Node) -> int:
    return sum("B" in one.properties or "W" in one.properties for one in node.path()[:-1])
