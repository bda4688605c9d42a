"""A count under way, as layers: dead stones crossed, those in seki with a diamond, whose each point is.

Takes a table and a node; gives overlays. Counts nothing itself.
"""

from __future__ import annotations

from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import point_text
from riyu.game.position import Position
from riyu.interfaces.picture import Overlay, Symbol, Tint
from riyu.interfaces.web.table import Table
from riyu.sgf.node import Node

__all__ = ["counting_overlays"]


def counting_overlays(table: Table, node: Node) -> list[Overlay]:
    """Give the layers of a count under way at a node, as the module says."""
    if not table.is_counted(node) or table.dead is None:
        return []
    position = table.standing(node).position
    score = table.score()
    stones = Position(score.size, score.stones)
    owned = tuple(
        Tint(point, 0.6 if owner == BLACK else -0.6)
        for owner in (BLACK, WHITE)
        for point in Position(score.size, score.owner).points(owner)
        if stones.at(point) == EMPTY
    )
    crosses = tuple(Symbol(point, "cross", "bad") for point in sorted(table.dead))
    names = " ".join(point_text(p) for p in sorted(table.dead) if position.at(p))
    diamonds = tuple(Symbol(point, "diamond") for point in sorted(table.seki))
    return [
        Overlay("count", "Whose each point is.", owned),
        Overlay("dead", f"Dead: {names or 'none'}.", crosses),
        *([Overlay("seki", "Stones in seki.", diamonds)] if diamonds else []),
    ]
