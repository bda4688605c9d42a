"""The slow twin of `riyu.features.eyes`: eye spaces grown point by point, kinds of eye by playing out the diagonals.

Takes a slow board and a color; gives regions with the strings around, and words for points. Moves it tries are undone.
"""

from __future__ import annotations

from collections.abc import Collection

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, all_points, diagonals, neighbors, opposite
from tests.reference.board import SlowBoard, String
from tests.reference.groups import slow_groups

__all__ = ["slow_kind", "slow_spaces"]


def slow_spaces(
    board: SlowBoard, color: Color, settled: Collection[tuple[Point, Point]] = ()
) -> set[tuple[frozenset[Point], frozenset[String], bool]]:
    """Give (points, strings around, whether these are one group) of each region of up to 20 points."""
    groups = slow_groups(board, settled)
    left = {p for p in all_points(board.size) if board.color_at(p) != color}
    found = set()
    while left:
        points = {left.pop()}
        while beside := {q for p in points for q in neighbors(p, board.size)} & left:
            points |= beside
            left -= beside
        around = {q for p in points for q in neighbors(p, board.size)} - points
        if around and len(points) <= 20:
            strings = frozenset(board.string_points(p) for p in around)
            is_one = any(group >= frozenset().union(*strings) for group in groups)
            found.add((frozenset(points), strings, is_one))
    return found


def slow_kind(board: SlowBoard, color: Color, point: Point) -> str | None:
    """Give what a point between own stones is; None for any other."""
    beside = neighbors(point, board.size)
    if board.color_at(point) != EMPTY or {board.color_at(p) for p in beside} != {color}:
        return None
    if len({board.string_points(p) for p in beside}) == 1:
        return "eye"
    corners = [_holder(board, color, p) for p in diagonals(point, board.size)]
    may_lose = 1 if len(corners) == 4 else 0
    if _holds(corners, color, opposite(color), may_lose):
        return "eye"
    return "half eye" if _holds(corners, color, color, may_lose) else "false eye"


def _holds(corners: list[Color], color: Color, mover: Color, may_lose: int) -> bool:
    """Say whether a color loses no more corners than it may if the open ones are taken in turn."""
    if EMPTY not in corners:
        return corners.count(opposite(color)) <= may_lose
    taken = list(corners)
    taken[taken.index(EMPTY)] = mover
    return _holds(taken, color, opposite(mover), may_lose)


def _holder(board: SlowBoard, color: Color, point: Point) -> Color:
    stone = board.color_at(point)
    if stone != EMPTY:
        return EMPTY if len(board.liberty_points(point)) == 1 else stone
    own, enemy = (_stays(board, c, point) for c in (color, opposite(color)))
    if own and enemy:
        return EMPTY
    return opposite(color) if enemy else color


def _stays(board: SlowBoard, color: Color, point: Point) -> bool:
    reason = board.legality(color, point)
    if reason in ("ko", "superko"):
        return True  # under these rulesets only what takes is forbidden so
    if reason:
        return False
    taken = board.play(color, point)
    left = len(board.liberty_points(point)) if board.color_at(point) == color else 0
    board.undo()
    return left > 1 or (left == 1 and taken > 0)
