"""A game's tree as a picture: moves in columns by their number, variations in rows below each other.

Takes nodes; gives places and SVG. Of a large tree the part around a node is drawn. Nothing recurses.
"""

from __future__ import annotations

from dataclasses import dataclass

from riyu.base.errors import BadInput
from riyu.game.points import point_text
from riyu.interfaces.web.table import path_text
from riyu.sgf import points
from riyu.sgf.info import board_size
from riyu.sgf.node import Node

__all__ = ["Layout", "lay_out", "tree_svg"]

_STEP = 30  # pixels between two columns, and two rows
_REACH = 60  # columns drawn before and after the node
_MOST = 1500  # nodes drawn


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the nodes drawn stand: (column, row); `first` is the column that is drawn leftmost."""

    places: dict[Node, tuple[int, int]]
    first: int
    rows: int
    size: int

    def __contains__(self, node: Node) -> bool:
        return node in self.places and abs(self.places[node][0] - self.first - _REACH) < _REACH


def lay_out(around: Node) -> Layout:
    """Give the places of the nodes around one: rows so that no two lines cross."""
    depth = around.depth
    low, high = max(0, depth - _REACH), depth + _REACH
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
    return Layout(places, low, rows + 1, board_size(around.root))


def tree_svg(layout: Layout, now: Node) -> str:
    """Give the picture: a stone a move with its point, what is looked at ringed."""
    last = max((column for column, _ in layout.places.values()), default=0)
    width = (last - layout.first + 1) * _STEP + 8
    height = layout.rows * _STEP + 8

    def place(node: Node) -> tuple[int, int]:
        column, row = layout.places[node]
        return 4 + _STEP // 2 + (column - layout.first) * _STEP, 4 + _STEP // 2 + row * _STEP

    ways, stones = [], []
    for node in layout.places:
        x, y = place(node)
        if node.parent in layout.places:
            above_x, above_y = place(node.parent)
            bend = f"V{y - _STEP // 2}L{above_x + _STEP // 2} {y}" if y != above_y else ""
            ways.append(f"M{above_x} {above_y}{bend}H{x}")
        stones.append(_stone(node, x, y, layout.size))
    ring = ""
    if now in layout.places:
        x, y = place(now)
        ring = f'<rect class="now" x="{x - 14}" y="{y - 14}" width="28" height="28" rx="7"/>'
    return (
        f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-size="10" '
        f'text-anchor="middle"><path class="way" d="{"".join(ways)}"/>{"".join(stones)}{ring}</svg>'
    )


def _stone(node: Node, x: int, y: int, size: int) -> str:
    name = next((n for n in ("B", "W") if n in node.properties), "")
    fill, ink = {"B": ("#26282b", "#fff"), "W": ("#fbf8f1", "#1b1b1d"), "": ("#c9a15a", "#1b1b1d")}[
        name
    ]
    text = "·"
    if name:
        try:
            text = point_text(points.parse_move(node.raw(name)[0], size)).replace("pass", "–")
        except BadInput:
            text = "!"
    note = f'<circle cx="{x + 9}" cy="{y - 9}" r="3" fill="#0072b2"/>' if "C" in node else ""
    return (
        f'<g data-node="{path_text(node)}"><circle cx="{x}" cy="{y}" r="12" fill="{fill}" stroke="#8f8778"/>'
        f'<text x="{x}" y="{y + 3.5}" fill="{ink}">{text}</text>{note}</g>'
    )
