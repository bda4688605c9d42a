"""What a choice of joseki may hang on, looked at on the board: stones and walls on the sides, ladders.

Takes a board, how a rectangle lies on it, and the color that chooses; gives the words of CONDITIONS that hold.
"""

from __future__ import annotations

from collections.abc import Collection

from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, opposite
from riyu.patterns.joseki import CONDITIONS, Placement
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict

__all__ = ["held"]

WALL = 3
"""Own stones on a side from which on there is a wall."""

LADDER = 500
"""Moves that reading a ladder may try."""


def held(
    board: Board,
    placement: Placement,
    color: Color,
    wanted: Collection[str] = tuple(CONDITIONS),
    cells: bytes = b"",
) -> frozenset[str]:
    """Give which of the wanted conditions hold for a color; `cells` are the board's, if they are at hand."""
    cells = cells or board.cells()
    enemy = opposite(color)
    found = set()
    for side, points in (("top", placement.top), ("right", placement.right)):
        own = f"own {side}" in wanted or f"wall {side}" in wanted
        stones = sum(cells[point] == color for point in points) if own else 0
        if stones and f"own {side}" in wanted:
            found.add(f"own {side}")
        if stones >= WALL and f"wall {side}" in wanted:
            found.add(f"wall {side}")
        if f"enemy {side}" in wanted and any(cells[point] == enemy for point in points):
            found.add(f"enemy {side}")
    if "ladder" in wanted and _falls(board, placement, enemy, cells):
        found.add("ladder")
    if "enemy ladder" in wanted and _falls(board, placement, color, cells):
        found.add("enemy ladder")
    return frozenset(found)


def _falls(board: Board, placement: Placement, owner: Color, cells: bytes) -> bool:
    """Say whether a string of the rectangle with two liberties is taken in a ladder, its enemy moving first."""
    assert owner in (BLACK, WHITE)
    looked_at: set[Point] = set()
    for point in placement.cells:
        if cells[point] != owner or point in looked_at or board.liberties(point) != 2:
            continue
        looked_at.update(board.string_points(point))
        if read_ladder(board, point, limit=LADDER).verdict is Verdict.WIN:
            return True
    return False
