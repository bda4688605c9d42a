"""What a move in a corner is for and what it gives, by facts about the stones alone: words for trees of joseki.

Takes a board drawn with its corner in the upper right, a move and the one before; gives words of PURPOSES and GAINS.
Judges no life and reads nothing out: a person may put better words into the trees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import (
    Color,
    Point,
    column_of,
    diagonals,
    line_of,
    neighbors,
    opposite,
    row_of,
    steps_apart,
)
from riyu.patterns.joseki import DRAWN, PURPOSES, Rectangle

__all__ = ["gains_of", "purposes_of"]

MOST = 2
"""Purposes that are told of a move."""

NEAR = 4
"""Points, along lines, from which on a stone no longer holds a point for `gains_of`."""

_ZONES: Mapping[str, Callable[[int, int], bool]] = MappingProxyType(
    {
        "corner": lambda x, y: x <= 5 and y <= 5,
        "side": lambda x, y: (x > 5 and y <= 4) or (y > 5 and x <= 4),
        "outside": lambda x, y: x > 4 and y > 4,
    }
)
"""The parts of a corner, by how many lines a point is from its two edges."""


def _place(point: Point) -> tuple[int, int]:
    """Give how many lines a point is from the right edge, and from the upper one."""
    return DRAWN + 1 - column_of(point), DRAWN + 1 - row_of(point)


def _stones(board: Board, rectangle: Rectangle, color: Color) -> list[Point]:
    cells = board.cells()
    return [point for point in rectangle.points() if cells[point] == color]


def purposes_of(
    board: Board, color: Color, point: Point, rectangle: Rectangle, last: Point = NO_POINT
) -> tuple[str, ...]:
    """Give what a move is for, the most telling first; `last` is where the enemy played before it."""
    own, enemy = (_stones(board, rectangle, c) for c in (color, opposite(color)))
    found = [
        *_by_liberties(board, color, point),
        *(_with_contact(board, color, point, last) or _apart(board, point, own, enemy)),
    ]
    assert all(word in PURPOSES for word in found)
    return tuple(dict.fromkeys(found or ["keep-shape"]))[:MOST]


def _by_liberties(board: Board, color: Color, point: Point) -> list[str]:
    after = outcome(board, color, point)
    beside = {
        board.string_name(p): board.color_at(p)
        for p in neighbors(point, DRAWN)
        if board.color_at(p) != EMPTY
    }
    own = [name for name, owner in beside.items() if owner == color]
    enemy = [name for name, owner in beside.items() if owner != color]
    found = []
    if after.taken:
        found.append("capture")
    if after.liberties > 1 and any(board.liberties(name) == 1 for name in own):
        found.append("save")
    if not after.taken and any(board.liberties(name) == 2 for name in enemy):
        found.append("atari")
    if len(enemy) > 1 and _is_cut(board, color, point):
        found.append("cut")
    if len(own) > 1:
        found.append("connect")
    return found


def _is_cut(board: Board, color: Color, point: Point) -> bool:
    """Say whether two enemy strings beside a point would join there around an own stone."""
    enemy = opposite(color)
    for across in diagonals(point, DRAWN):
        if board.color_at(across) != color:
            continue
        ends = [p for p in neighbors(across, DRAWN) if p in neighbors(point, DRAWN)]
        if len(ends) == 2 and all(board.color_at(p) == enemy for p in ends):
            return board.string_name(ends[0]) != board.string_name(ends[1])
    return False


def _with_contact(board: Board, color: Color, point: Point, last: Point) -> list[str]:
    """Give what a move is for that touches a stone along a line; nothing for one that touches none."""
    enemy = opposite(color)
    around = neighbors(point, DRAWN)
    own = [p for p in around if board.color_at(p) == color]
    theirs = [p for p in around if board.color_at(p) == enemy]
    has_diagonal = any(board.color_at(p) == color for p in diagonals(point, DRAWN))
    line = line_of(point, DRAWN)
    if own and all(line_of(p, DRAWN) > line for p in own) and line <= 2:
        return ["descend"]
    if own and theirs:
        if last in theirs:
            return ["block"] if line >= line_of(last, DRAWN) else ["extend"]
        return ["push"]
    if own:
        return ["extend"]
    if theirs:
        if has_diagonal:
            return ["block", "hane"] if last in theirs else ["hane"]
        return ["contact"]
    return []


def _apart(board: Board, point: Point, own: list[Point], enemy: list[Point]) -> list[str]:
    """Give what a move is for that touches no stone."""
    if not own and not enemy:
        return ["take-corner"]
    x, y = _place(point)
    if not enemy:
        is_near = any(steps_apart(point, stone) <= 5 for stone in own) and max(x, y) <= 8
        return ["enclose-corner"] if is_near else ["extend-along"]
    if not own:
        is_below = (x, y) == (3, 3) and any(_place(stone) == (4, 4) for stone in enemy)
        return ["invade"] if is_below else ["approach"]
    found = []
    if _is_pincer(point, own, enemy):
        found.append("pincer")
    if any(_is_above(point, stone) for stone in enemy):
        found.append("press")
    if any(_is_beside(point, stone, own + enemy) for stone in own):
        found.append("extend-along")
    line = min(x, y)
    if line >= 5 and any(steps_apart(point, s) <= 4 and line_of(s, DRAWN) < line for s in own):
        found.append("run")
    if not found and min(steps_apart(point, s) for s in enemy) < min(
        steps_apart(point, s) for s in own
    ):
        found.append("approach" if line <= 5 else "cap")
    return found


def _along(one: Point, other: Point) -> list[tuple[int, int]]:
    """Give how far a point is from another, along the upper and then the right side, and how many lines higher."""
    (x, y), (u, v) = _place(one), _place(other)
    return [(x - u, y - v), (y - v, x - u)]


def _is_above(point: Point, stone: Point) -> bool:
    """Say whether a point lies just above a stone, as seen from the edge that this is nearest to."""
    u, v = _place(stone)
    across, up = _along(point, stone)[0 if v <= u else 1]
    return (up == 1 and abs(across) == 1) or (up == 2 and across == 0)


def _is_pincer(point: Point, own: list[Point], enemy: list[Point]) -> bool:
    """Say whether a move leaves an enemy stone on a side between itself and an own stone nearer to the corner."""
    for stone in enemy:
        for side, (across, up) in enumerate(_along(point, stone)):
            height = _place(point)[1 - side]
            if not (2 <= across <= 5 and abs(up) <= 2 and 3 <= height <= 5):
                continue
            behind = [_along(stone, other)[side] for other in own]
            beyond = [_along(other, stone)[side] for other in own]
            if any(0 < far <= 5 and abs(high) <= 3 for far, high in behind) and not any(
                0 < far < across and abs(high) <= 2 for far, high in beyond
            ):
                return True
    return False


def _is_beside(point: Point, stone: Point, stones: list[Point]) -> bool:
    """Say whether a low point lies on one side with a stone, no other stone between."""
    for side, (across, up) in enumerate(_along(point, stone)):
        height = _place(point)[1 - side]
        if not (2 <= abs(across) <= 6 and abs(up) <= 2 and 2 <= height <= 5):
            continue
        between = [_along(other, stone)[side] for other in stones if other != stone]
        if not any(0 < far * across < across * across and abs(high) <= 2 for far, high in between):
            return True
    return False


def _held(zone: Callable[[int, int], bool], own: list[Point], enemy: list[Point]) -> int:
    """Give how many points of a zone are nearer to own stones than to the enemy's, and near."""
    found = 0
    for point in Rectangle(10, 10).points():
        if zone(*_place(point)):
            mine = min((steps_apart(point, stone) for stone in own), default=99)
            found += mine <= NEAR and mine < min((steps_apart(point, s) for s in enemy), default=99)
    return found


def gains_of(
    board: Board, color: Color, point: Point, rectangle: Rectangle, purposes: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give what a move gives its player, and what the enemy has afterwards: the part where each gains or leads most."""
    own, enemy = (_stones(board, rectangle, c) for c in (color, opposite(color)))
    after = [*own, point]
    gained = {
        name: _held(zone, after, enemy) - _held(zone, own, enemy) for name, zone in _ZONES.items()
    }
    lead = {
        name: _held(zone, enemy, after) - _held(zone, after, enemy) for name, zone in _ZONES.items()
    }
    mine = max(gained, key=lambda name: gained[name])
    theirs = max(lead, key=lambda name: lead[name])
    gives = [mine] if gained[mine] > 0 else []
    is_base = "extend-along" in purposes and any(steps_apart(s, e) <= 4 for s in own for e in enemy)
    if is_base:
        gives.append("base")
    return tuple(gives), (theirs,) if lead[theirs] > 0 and theirs != mine else ()
